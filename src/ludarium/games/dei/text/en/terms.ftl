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

count-scrappers =
    { $n ->
        [one] { $n } scrapper
       *[other] { $n } scrappers
    }
count-figures =
    { $n ->
        [one] { $n } figure
       *[other] { $n } figures
    }
count-supplies =
    { $n ->
        [one] { $n } supply
       *[other] { $n } supplies
    }
count-resources =
    { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
count-technology = { $n } technology
count-energy = { $n } energy
count-cubes =
    { $n ->
        [one] { $n } cube
       *[other] { $n } cubes
    }
count-cubes-red =
    { $n ->
        [one] { $n } red cube
       *[other] { $n } red cubes
    }
count-cubes-blue =
    { $n ->
        [one] { $n } blue cube
       *[other] { $n } blue cubes
    }
count-cubes-green =
    { $n ->
        [one] { $n } green cube
       *[other] { $n } green cubes
    }
count-constructions =
    { $n ->
        [one] { $n } construction
       *[other] { $n } constructions
    }
count-refuges =
    { $n ->
        [one] { $n } refuge
       *[other] { $n } refuges
    }
count-elevators =
    { $n ->
        [one] { $n } elevator
       *[other] { $n } elevators
    }
count-bridges =
    { $n ->
        [one] { $n } bridge
       *[other] { $n } bridges
    }
count-candy-boosts =
    { $n ->
        [one] { $n } candy boost
       *[other] { $n } candy boosts
    }
count-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
count-drone-cards =
    { $n ->
        [one] { $n } drone card
       *[other] { $n } drone cards
    }
count-actions =
    { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
count-regions =
    { $n ->
        [one] { $n } region
       *[other] { $n } regions
    }
count-feats =
    { $n ->
        [one] { $n } feat
       *[other] { $n } feats
    }
count-missions =
    { $n ->
        [one] { $n } mission
       *[other] { $n } missions
    }
count-garrisons =
    { $n ->
        [one] { $n } garrison
       *[other] { $n } garrisons
    }
count-outposts =
    { $n ->
        [one] { $n } outpost
       *[other] { $n } outposts
    }
count-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
