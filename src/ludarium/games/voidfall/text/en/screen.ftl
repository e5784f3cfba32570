# The terminal table.

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
