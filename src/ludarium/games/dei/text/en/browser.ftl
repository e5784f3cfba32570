# The browser's pads: verbs on buttons, labels of numbers, and what markets, missions, pads and scoring say.
# $n a number; $phase, $points, $round likewise; $first, $action, $card, $feat, $faction, $tile words

## Verbs on buttons

act-lay = Lay tile
act-faction = Choose faction
act-priority = Draw order
act-key = Draw colour
act-drone-token = Place drone
act-reveal = Reveal
act-deal-mission = Reveal mission
act-deal-feat = Deal feat
act-draft = Pick feat
act-draw-boost = Draw boost
act-place = Start here
act-plan = Lay cards
act-plan-one = Lay card
act-play = Play card
act-turn-up = Turn up
act-keep-down = Keep down
act-order = Delivery Bot
act-boost = Candy boost
act-enlist = Enlist
act-move = Move
act-collect = Collect
act-dig = Excavate
act-kill = Kill
act-build-refuge = Build refuge
act-build-elevator = Build elevator
act-build-bridge = Build bridge
act-gain = Gain
act-copy = Copy card
act-drone = Drone
act-buy = Buy
act-spend = Use icon
act-relocate = Take scrapper
act-take-refuge = Take refuge
act-take-elevator = Take elevator
act-take-bridge = Take bridge
act-give-back = Give back
act-fly = Fly
act-stay = Stay
act-harvest = Harvest
act-deploy = Enlist here
act-teleport = Teleport
act-reap = Strike
act-discard = Spend card
act-learn = Learn feat
act-mission = Choose mission
act-skip-mission = No mission
act-done = Done

## Labels of the numbers and flags that are set

amount-scrappers = Scrappers
amount-champion = Champion
amount-refuges = Refuges
amount-down = Face down
amount-supplied = Add a resource
amount-extra = 1 technology more
amount-swap = Swap
amount-amount = How many
amount-turned = Turned
amount-technology = Technology
amount-energy = Energy
amount-token = Icon

## Clock and seats

clock-phase = Phase { $phase } of 3
seat-card = card { $n } of 2
seat-sealed = has chosen
seat-order = order { $n }
seat-hand = { COUNT($n, "# card in hand", "# cards in hand") }
seat-reserve = { COUNT($n, "# scrapper in reserve", "# scrappers in reserve") }
seat-recycled = { COUNT($n, "# card in the recycle bin", "# cards in the recycle bin") }
seat-feat-secret = Secret feat
seat-feat-learned = { $feat }, learned

## Cards and hand

card-designed = Designed by us: no source shows this card.
card-done = Done: { $action }
card-in-play = Card in play: { $card }
card-hidden = Hidden card
hand-planned = Laid in secret
hand-not-yet = Hands are dealt once the factions are chosen.
tile-name = Tile { $tile }

## Markets

market-deck = { COUNT($n, "# card in the deck", "# cards in the deck") }
market-empty = empty
market-free = free
market-locked = You cannot buy it now
market-black-left = +1 technology
market-black-middle = normal price
market-black-right = 1 technology back

## Missions

missions-when = one after each phase 3, every column once
missions-late = late
missions-now = now
missions-none = They are revealed during set-up.
mission-per = per
mission-late-value = late
mission-late = Only the late value counts now.
mission-now = you now
mission-worth = It would bring you { $points } now.
mission-used = You have used this column.
mission-column-used = column used
mission-tokens = Chosen by { $faction }.

## Pad

slots-phase = P{ $phase }
slots-planned = Laid in secret
stock-refuge = { COUNT($n, "# refuge left", "# refuges left") }
stock-elevator = { COUNT($n, "# elevator left", "# elevators left") }
stock-bridge = { COUNT($n, "# bridge left", "# bridges left") }
pad-look = Show the cards of { $faction }
pad-close = Close
feat-learned = learned
feat-open = needs 2 cubes, you have { $first }

## Scoring

scoring-missions = Missions
scoring-played = In play
scoring-outposts = Outposts
scoring-feats = Feats
scoring-technology = Technology
scoring-energy = Energy
scoring-cards = Cards
scoring-earlier = Earlier
scoring-total = Total
