# The dictionary of D.E.I. in English: labels, then counted words.

## Time

term-round = Round
term-phase = Phase
term-action-phase = Action phase
term-clean-up = Clean-up
term-turn = Turn
term-priority = Priority
term-turn-order = Turn order
term-first-player = First player
term-set-up = Set-up
term-start-placement = Start placement

## People and figures

term-seat = Player
term-faction = Faction
term-scrapper = Scrapper
term-champion = Champion
term-figure = Figure
term-reserve = Reserve
term-pad = Pad
term-hand = Hand
term-purebreds = Purebreds

## Tokens

term-supplies = Supplies
term-resource = Resource
term-technology = Technology
term-energy = Energy
term-common-reserve = Common reserve
term-candy-boost = Candy boost
term-mission-token = Mission token
term-score-token = Supply token
term-score-track = Supply track
term-drone-token = Call token

## Board

term-board = Board
term-tile = Tile
term-drone-tile = Drone tile
term-layout = Layout
term-region = Region
term-level = Level
term-ground = Ground
term-roof = Roof
term-border = Border
term-adjacent = Adjacent
term-bordering = Bordering
term-construction = Construction
term-refuge = Refuge
term-elevator = Elevator
term-bridge = Bridge
term-neutral = Neutral
term-outpost = Outpost
term-cube = Cube
term-drone = Drone

## Majority

term-strength = Strength
term-majority = Majority
term-tie = Tie
term-supremacy = Supremacy
term-control = Control
term-garrison = Garrison

## Cards and markets

term-action-card = Action card
term-faction-card = Faction card
term-market-card = Market card
term-drone-card = Drone card
term-face-up = Face up
term-face-down = Face down
term-recycle-bin = Recycle bin
term-deck = Deck
term-market = Market
term-outpost-market = Outpost market
term-black-market = Black market
term-slot = Slot
term-slot-requirement = Requirement
term-slot-modifier = Price change
term-cost = Cost

## Feats, missions and scoring

term-feat = Feat
term-learn = Learn
term-mission = Mission
term-on-time = On time
term-late = Late
term-supply-count = Supply count
term-final-scoring = Final scoring

## Actions

term-action = Action
term-enlist = Enlist
term-move = Move
term-collect = Collect
term-gain = Gain
term-build = Build
term-buy = Buy
term-copy = Copy
term-kill = Kill
term-per-outpost = Per outpost

## Counted

count-scrappers = { COUNT($n, "# scrapper", "# scrappers") }
count-figures = { COUNT($n, "# figure", "# figures") }
count-supplies = { COUNT($n, "# supply", "# supplies") }
count-resources = { COUNT($n, "# resource", "# resources") }
count-technology = { $n } technology
count-energy = { $n } energy
count-cubes = { COUNT($n, "# cube", "# cubes") }
count-cubes-red = { COUNT($n, "# red cube", "# red cubes") }
count-cubes-blue = { COUNT($n, "# blue cube", "# blue cubes") }
count-cubes-green = { COUNT($n, "# green cube", "# green cubes") }
count-constructions = { COUNT($n, "# construction", "# constructions") }
count-refuges = { COUNT($n, "# refuge", "# refuges") }
count-elevators = { COUNT($n, "# elevator", "# elevators") }
count-bridges = { COUNT($n, "# bridge", "# bridges") }
count-candy-boosts = { COUNT($n, "# candy boost", "# candy boosts") }
count-cards = { COUNT($n, "# card", "# cards") }
count-drone-cards = { COUNT($n, "# drone card", "# drone cards") }
count-actions = { COUNT($n, "# action", "# actions") }
count-regions = { COUNT($n, "# region", "# regions") }
count-feats = { COUNT($n, "# feat", "# feats") }
count-missions = { COUNT($n, "# mission", "# missions") }
count-garrisons = { COUNT($n, "# garrison", "# garrisons") }
count-outposts = { COUNT($n, "# outpost", "# outposts") }
count-players = { COUNT($n, "# player", "# players") }
