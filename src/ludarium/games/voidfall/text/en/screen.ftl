# The table: in a terminal, and in the browser.

## The terminal
screen-cycle = Cycle { $cycle }, round { $round } of { $rounds }: { $event }
screen-player = { $seat } { $house }: { $influence } influence
screen-stock = { $food } food, { $energy } energy, { $materials } materials, { $credits } credits, { $science } science
screen-fleets = fleet power: { $active } active, { $inactive } inactive; { $tokens } trade tokens; glory { $glory }
screen-tracks = society { $society }, government { $government }, economy { $economy }
screen-trade = trade tokens on the board: { $tokens }
screen-legend = In a sector: number, population (* corrupted); owner and fleet power or v with the void; guilds, installations

## The browser: clock, seats, house board
house-complexity = House, complexity { $complexity }
origin-name = Origin { $origin }: { $technology }
origin-of = Begins as origin { $origin }
origin-begins = Origin { $origin } begins with: { $begins }.
start-level = production level of { $resource } +{ $n }
card-designed = Designed by us: no source shows all of this.
count-influence = { $n } influence; { $more } more if the cycle ended now
count-active = { $n } fleet power active
count-deployed = { $n } fleet power in sectors
count-inactive = { $n } fleet power inactive
count-agendas = { COUNT($n, "# agenda in hand", "# agendas in hand") }
count-technologies = { COUNT($n, "# technology", "# technologies") }
count-trade = { COUNT($n, "# trade token", "# trade tokens") }
count-bounty = { COUNT($n, "# bounty token", "# bounty tokens") }
count-reclaim = { COUNT($n, "# reclaim token", "# reclaim tokens") }
count-corruption = Corruption: { $board } on the house board, { $sectors } in sectors
stock-cell = { $n } { $resource }; producing brings { $yield } (level { $level }, { COUNT($rise, "# more level brings more", "# more levels bring more") })
stock-cell-top = { $n } { $resource }; producing brings { $yield } (level { $level })
forecast-upkeep = If the cycle ended now: { $covered } of { $due } points of upkeep would be paid
forecast-skirmish = If the cycle ended now the void would strike { $sectors } with strength { $n }
forecast-no-target = The skirmish would have strength { $n }, but no target
forecast-points = If the cycle ended now: { $n } influence for agendas, less unpaid upkeep

## Focus cards
focus-actions = { $taken } of { $allowed } actions taken
select-with-token = Three actions, with a trade token

## Event, evaluation and agendas
event-not-yet = The event of the cycle is not revealed yet.
event-of-cycle = Event of cycle { $cycle }, { $rounds } rounds
evaluation-forecast = What the evaluation would bring now

## Technologies, civilization, trade
technologies-limit = { $n } of { $most } technologies, { $improved } of { $limit } improved
technology-copies = On display: { $dear } of 4 influence, { $free } of 0.
technology-can-improve = The improved card is there: 6 influence
track-at = { $track }: space { $space }, level { $level }
track-corrupted = { $track }: space { $space }, level { $level }, corrupted
