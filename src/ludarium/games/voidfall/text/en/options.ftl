# Ways to play and table options.

edition-competitive = Competitive game
edition-tutorial = First game
option-scenario = Scenario
option-houses = How houses are dealt
option-origins = How origins are chosen
option-installations-survive-conquest = Installations survive a conquest
option-skirmish-anywhere = The void strikes any sector but homes
option-spread-absorption = Blocks of ships spread their absorption
option-glory-influence = Conquests give influence for glory
option-formation-limit = Two fleet tokens for each sector
option-overproduction = Overproduction gives influence
option-approach-damage = Who deals approach damage when improved
option-turn-order = Turn order of later cycles
option-bounty-in-void-resistant = Bounty tokens in abandoned void-resistant sectors
