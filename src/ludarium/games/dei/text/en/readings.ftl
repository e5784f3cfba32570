# The points on which the rulebooks of D.E.I. differ, for the page that compares the editions.

## Turn order
reading-first-order-seats = seat 1 first, then clockwise
reading-next-order-clockwise = the first player token passes on
reading-last-round-of-three = First in round 4 with 3 seats

## Set-up
reading-refuge-tiles-apart = The two refuge tiles may not touch
reading-start-scrappers = Scrappers at the start, by turn order
reading-start-split = Start figures between the two refuges

## Limits
reading-cube-limit = Cubes of one colour on a pad

## Actions
reading-enlist-at-own-refuge-needs-majority = Enlisting at an own refuge needs the majority
reading-relocate-building = A construction may be relocated
reading-copy-any-seat = Copy reaches cards of other seats
reading-blue-collect-swaps-energy = Blue collect swaps energy for technology too
reading-champion-is-scrapper = The champion counts as a scrapper for red enlist and { drone-teleporter }

## Drones and candy boosts
reading-reaper-points = Supplies for the { drone-reaper }
reading-reaper-kills-of-two = { drone-reaper } with 2 seats: scrappers it may kill
reading-harvester-collects = { drone-harvester }: its technology counts as collected
reading-boosts-return = Played candy boosts return at clean-up

## Champions
reading-neena-extra-move = { champion-neena } earns one more move
reading-neena-extra-move-without-majority = where she lacks the majority
reading-abraham-extra-collect = one more collect in his region per phase
reading-abraham-end-collect = a collect there at the end of the turn
reading-abraham-end-take = takes a resource there at the end of the turn
reading-champion-garrisons = The champion alone garrisons an outpost

## Feats
reading-caravan-strength = Strength of each refuge with { feat-caravan }
reading-sky-boots = { feat-sky-boots } gives another move
reading-camp-elevators = { feat-exploitation-camp } works at elevators
reading-camp-swaps = { feat-exploitation-camp } swaps technology
reading-alternative-energy-both-ways = { feat-alternative-energy } works both ways
reading-delivery-bot-spends-card = { feat-delivery-bot } needs another card from the hand

## Missions and scoring
reading-garrisons-of-colour = Garrison missions count one colour only
reading-recycled-drone-cards-count = Drone cards in the recycle bin count for the mission
reading-card-supplies = Cards that bring their supplies at the end
