# The table: in a terminal, and in the browser.

## The terminal

screen-cycle = Cycle { $cycle }, round { $round } of { $rounds }: { $event }
screen-set-up = Set-up
screen-player = { $seat } { $house }: { $influence } influence
screen-stock = { $food } food, { $energy } energy, { $materials } materials, { $credits } credits, { $science } science
screen-fleets = fleet power: { $active } active, { $inactive } inactive; { $tokens } trade tokens; glory { $glory }
screen-tracks = society { $society }, government { $government }, economy { $economy }
screen-technologies = technologies: { $names }
screen-agendas = agendas: { $names }
screen-hand = focus cards in hand: { $names }
screen-own-agendas = agendas in hand: { $names }
screen-offers = open agendas: { $names }
screen-trade = trade tokens on the board: { $tokens }
screen-storms = storms: { $pairs }
screen-legend = In a sector: number, population (* corrupted); owner and fleet power or v with the void; guilds, installations

## The browser: clock, seats, house board

screen-seat = Seat { $seat }
screen-you = you
clock-cycle = Cycle { $cycle }
clock-round = round { $round } of { $rounds }
clock-preparation = preparation
clock-evaluation = evaluation
clock-end = The game is over
seat-order = turn { $n }
term-house = House
house-name = House { $house }
house-complexity = House, complexity { $complexity }
origin-name = Origin { $origin }: { $technology }
term-ability = Ability
term-preferred = Preferred focuses
term-start-agenda = Start agenda
term-start-technology = Start technology
board-look = Look at the board of { $house }
board-close = Close
card-designed = Designed by us: no source shows all of this.
count-influence = { $n } influence; { $more } more if the cycle ended now
count-active = { $n } fleet power active
count-deployed = { $n } fleet power in sectors
count-inactive = { $n } fleet power inactive
count-agendas = { COUNT($n, "# agenda in hand", "# agendas in hand") }
count-technologies = { COUNT($n, "# technology", "# technologies") }
count-glory = Glory tokens: { $values }
count-trade = { COUNT($n, "# trade token", "# trade tokens") }
count-bounty = { COUNT($n, "# bounty token", "# bounty tokens") }
count-reclaim = { COUNT($n, "# reclaim token", "# reclaim tokens") }
count-corruption = Corruption: { $board } on the house board, { $sectors } in sectors
stock-cell = { $n } { $resource }; producing brings { $yield } (level { $level }, { COUNT($rise, "# more level brings more", "# more levels bring more") })
stock-cell-top = { $n } { $resource }; producing brings { $yield } (level { $level })
mine-fleet = Fleet
mine-if-ended = If it ended now
forecast-upkeep = If the cycle ended now: { $covered } of { $due } points of upkeep would be paid
forecast-skirmish = If the cycle ended now the void would strike { $sectors } with strength { $n }
forecast-no-target = The skirmish would have strength { $n }, but no target
forecast-points = If the cycle ended now: { $n } influence for agendas, less unpaid upkeep

## Focus cards

term-focus = Focus card
term-focus-cards = Focus cards
hand-not-yet = Cards come with the house.
focus-used = Already used in this cycle.
focus-preferred = Preferred focus.
focus-in-play = In play: { $focus }
focus-actions = { $taken } of { $allowed } actions taken
action-twice = { $action } (twice)
select-with-token = Three actions, with a trade token
select-without-token = Two actions
pay-nothing = Nothing
strike-let = Let the void strike

## Event, evaluation and agendas

screen-event = Event
screen-agendas-pane = Agendas
screen-house-pane = House
tab-event = Event of cycle { $cycle }
tab-evaluation = Evaluation
tab-forecast = If it ended now
event-not-yet = The event of the cycle is not revealed yet.
event-of-cycle = Event of cycle { $cycle }, { $rounds } rounds
event-must-each = Everyone must
event-may-each = Everyone may
event-must-once = Once
event-may-once = Once, at will
event-always = For the whole cycle
event-later = After the first turn
term-decree = Decree
decree-met = You fulfil it now
evaluation-told = The evaluation of this cycle
evaluation-forecast = What the evaluation would bring now
evaluation-skirmish = Skirmish
evaluation-upkeep = Upkeep
evaluation-decree = Decree
evaluation-agendas = Agendas
evaluation-spared = No skirmish
agenda-start = Start
agenda-of-kind = Agenda: { $kind }
agenda-played-with = May be played with { $focuses }.
agenda-action = Its action: { $action }.
agenda-field = Field { $field }
agenda-corrupted = Corrupted.
agenda-hidden = An agenda nobody else sees
agendas-offer = Agendas on offer
agendas-own = Agendas at the board
agendas-hand = In hand
offer-empty = none left
offer-corrupted = Corrupted: it brings corruption.
glory-token = Glory { $value }
glory-rises = { $value } becomes { $next }

## Technologies, civilization, trade

term-technology = Technology
term-technologies = Technologies
technologies-own = Own technologies
technologies-display = On display
technologies-limit = { $n } of { $most } technologies, { $improved } of { $limit } improved
technology-immediate = At once
technology-basic = Basic
technology-improved = Improved
technology-with = Extra action with { $focuses }
technology-preferred = a preferred focus
technology-copy = Copy of { $n } influence
technology-copies = On display: { $dear } of 4 influence, { $free } of 0.
technology-owned = You have it.
technology-owned-improved = You have it improved.
technology-can-improve = The improved card is there: 6 influence
technology-improved-here = The improved card lies there
term-civilization = Civilization
track-level = level { $level }
track-space = Space { $space }
track-at = { $track }: space { $space }, level { $level }
track-corrupted = { $track }: space { $space }, level { $level }, corrupted
track-reaches = Level { $level } begins here.
place-corruption = Corruption: { $place }
term-trade-board = Trade board
trade-slot = Slot { $slot }

## The end

scoring-start = Start agenda
scoring-agendas = Agendas
scoring-technologies = Technologies
scoring-conquests = Conquests and tokens
scoring-tracks = Tracks
scoring-event = Events
scoring-focus = Focus cards
scoring-lost = Lost
scoring-earlier = At the start
scoring-total = Influence
