# The terminal table.

screen-cycle = Ciclo { $cycle }, round { $round } di { $rounds }: { $event }
screen-set-up = Preparazione
screen-player = { $seat } { $house }: { $influence } influenza
screen-stock = { $food } cibo, { $energy } energia, { $materials } materiali, { $credits } crediti, { $science } scienza
screen-fleets = potenza navale: { $active } attiva, { $inactive } inattiva; { $tokens } gettoni commercio; gloria { $glory }
screen-tracks = società { $society }, governo { $government }, economia { $economy }
screen-technologies = tecnologie: { $names }
screen-agendas = programmi: { $names }
screen-hand = carte focus in mano: { $names }
screen-own-agendas = programmi in mano: { $names }
screen-offers = programmi scoperti: { $names }
screen-trade = gettoni commercio sulla plancia: { $tokens }
screen-storms = tempeste: { $pairs }
screen-legend = In un settore: numero, popolazione (* corrotto); proprietario e potenza navale o v con il vuoto; gilde, installazioni
