# What a review says: why another answer was better, by the part of the estimate that differs.
motive-supplies = You score more supplies.
motive-cards = You get cards with more supplies on them.
motive-figures = More of your figures are on the board.
motive-regions = You hold more regions, or outposts come within reach.
motive-buildings = Your buildings serve you for the rest of the game.
motive-boosts = You have more candy boosts.
motive-outposts = You take an outpost, or keep one that is in danger.
motive-feats = You come closer to a feat, or make more of one.
motive-technology = You have more technology to buy with.
motive-energy = You have more energy for later.
motive-missions = Your missions are worth more.
motive-hand = You have better cards for the turns to come.
motive-actions = You make more of the actions of a turn.
