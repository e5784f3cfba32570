# Optional rules, table options and ways to set up.

## Optional rules
option-no-choice-text = Only 4 missions are revealed, one for each column.
option-feat-draft-text = Feats are drafted colour by colour instead of drawn at random.
option-planning-text = Cards are secret; at the start of each action phase everyone lays two cards at the same time.
option-confrontation-text = Missions are chosen only when everyone has played the cards of phase 3, and the supply count of the last round comes for all together.
option-rebellion-text = Nobody has to choose a mission.

## Table options
option-strict-buy-text = A card may be played face down only if you then buy something with it.
option-even-start-text = Ours, not printed: the first scrappers are dealt out so that every place in the order wins about as often; with the printed numbers later places win more often.
option-parcel-bot-extra-buy = Delivery Bot buys in addition
option-parcel-bot-extra-buy-text = The purchase of the feat Delivery Bot comes in addition to the one buy action of the phase; without this option it takes its place.

## Layout of the tiles
layout-fixed-text = The layout for a first game with this number of players.
layout-random-text = Tiles in random places and rotations, the two refuge tiles never side by side.
layout-free-text = The players give the place and rotation of every tile.

## Colours of the outposts
outpost-key-first-game-text = A is red, B is blue, C is green.
outpost-key-shuffled-text = Chance decides which letter has which colour.

## Factions and feats
factions-chosen-text = The players choose their factions in seat order.
factions-random-text = Chance decides who plays which faction.
