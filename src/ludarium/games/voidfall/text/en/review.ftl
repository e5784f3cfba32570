# What a review says: why another answer was better, by the part of the estimate that differs.
motive-influence = You gain more influence.
motive-agendas = Your agendas score more.
motive-decree = The decree at the end of the cycle brings you more.
motive-upkeep = You can pay the upkeep.
motive-resources = You have more resources left.
motive-fleets = More of your fleets are active.
motive-production = Your sectors produce more.
motive-technologies = You get technology that pays for the rest of the game.
motive-glory = You gain more glory.
motive-tokens = You have more trade tokens left.
motive-purity = More of your agenda fields stay pure.
motive-sectors = The sectors you hold are stronger.
motive-conquests = More sectors come within reach.
motive-safety = Your sectors are safer from attacks.
motive-tracks = You are further on the tracks.
motive-actions = You make more of the actions of a turn.
