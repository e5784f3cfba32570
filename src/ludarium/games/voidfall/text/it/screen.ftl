# The table: in a terminal, and in the browser.

## The terminal

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

## The browser: clock, seats, house board

screen-seat = Posto { $seat }
screen-you = tu
clock-cycle = Ciclo { $cycle }
clock-round = round { $round } di { $rounds }
clock-preparation = preparazione
clock-evaluation = valutazione
clock-end = La partita è finita
seat-order = turno { $n }
term-house = Casata
house-name = Casata { $house }
house-complexity = Casata, complessità { $complexity }
origin-name = Origine { $origin }: { $technology }
term-ability = Abilità
term-preferred = Focus preferiti
term-start-agenda = Programma iniziale
term-start-technology = Tecnologia iniziale
board-look = Guarda la plancia di { $house }
board-close = Chiudi
card-designed = Ideato da noi: nessuna fonte lo mostra per intero.
count-influence = { $n } influenza; { $more } in più se il ciclo finisse ora
count-active = { $n } potenza navale attiva
count-deployed = { $n } potenza navale nei settori
count-inactive = { $n } potenza navale inattiva
count-agendas = { COUNT($n, "# programma in mano", "# programmi in mano") }
count-technologies = { COUNT($n, "# tecnologia", "# tecnologie") }
count-glory = Gettoni gloria: { $values }
count-trade = { COUNT($n, "# gettone commercio", "# gettoni commercio") }
count-bounty = { COUNT($n, "# gettone taglia", "# gettoni taglia") }
count-reclaim = { COUNT($n, "# gettone recupero", "# gettoni recupero") }
count-corruption = Corruzione: { $board } sulla plancia, { $sectors } nei settori
stock-cell = { $n } { $resource }; produrre dà { $yield } (livello { $level }, { COUNT($rise, "# livello in più dà di più", "# livelli in più danno di più") })
stock-cell-top = { $n } { $resource }; produrre dà { $yield } (livello { $level })
mine-fleet = Flotta
mine-if-ended = Se finisse ora
forecast-upkeep = Se il ciclo finisse ora: { $covered } di { $due } punti di mantenimento sarebbero pagati
forecast-skirmish = Se il ciclo finisse ora il vuoto colpirebbe { $sectors } con forza { $n }
forecast-no-target = La schermaglia avrebbe forza { $n }, ma nessun bersaglio
forecast-points = Se il ciclo finisse ora: { $n } influenza per i programmi, meno il mantenimento non pagato

## Focus cards

term-focus = Carta focus
term-focus-cards = Carte focus
hand-not-yet = Le carte arrivano con la casata.
focus-used = Già usata in questo ciclo.
focus-preferred = Focus preferito.
focus-in-play = In gioco: { $focus }
focus-actions = { $taken } di { $allowed } azioni svolte
action-twice = { $action } (due volte)
select-with-token = Tre azioni, con un gettone commercio
select-without-token = Due azioni
pay-nothing = Niente
strike-let = Lascia che il vuoto colpisca

## Event, evaluation and agendas

screen-event = Evento
screen-agendas-pane = Programmi
screen-house-pane = Casata
tab-event = Evento del ciclo { $cycle }
tab-evaluation = Valutazione
tab-forecast = Se finisse ora
event-not-yet = L'evento del ciclo non è ancora rivelato.
event-of-cycle = Evento del ciclo { $cycle }, { $rounds } round
event-must-each = Tutti devono
event-may-each = Tutti possono
event-must-once = Una volta
event-may-once = Una volta, a scelta
event-always = Per tutto il ciclo
event-later = Dopo il primo turno
term-decree = Decreto
decree-met = Ora lo soddisfi
evaluation-told = La valutazione di questo ciclo
evaluation-forecast = Cosa darebbe ora la valutazione
evaluation-skirmish = Schermaglia
evaluation-upkeep = Mantenimento
evaluation-decree = Decreto
evaluation-agendas = Programmi
evaluation-spared = Nessuna schermaglia
agenda-start = Iniziale
agenda-of-kind = Programma: { $kind }
agenda-played-with = Si gioca con { $focuses }.
agenda-action = La sua azione: { $action }.
agenda-field = Campo { $field }
agenda-corrupted = Corrotto.
agenda-hidden = Un programma che nessun altro vede
agendas-offer = Programmi in offerta
agendas-own = Programmi sulla plancia
agendas-hand = In mano
offer-empty = nessuno rimasto
offer-corrupted = Corrotto: porta corruzione.
glory-token = Gloria { $value }
glory-rises = { $value } diventa { $next }

## Technologies, civilization, trade

term-technology = Tecnologia
term-technologies = Tecnologie
technologies-own = Tecnologie proprie
technologies-display = In mostra
technologies-limit = { $n } di { $most } tecnologie, { $improved } di { $limit } migliorate
technology-immediate = Subito
technology-basic = Base
technology-improved = Migliorata
technology-with = Azione extra con { $focuses }
technology-preferred = un focus preferito
technology-copy = Copia da { $n } influenza
technology-copies = In mostra: { $dear } da 4 influenza, { $free } da 0.
technology-owned = La possiedi.
technology-owned-improved = La possiedi migliorata.
technology-can-improve = La carta migliorata c'è: 6 influenza
technology-improved-here = La carta migliorata è in mostra
term-civilization = Civiltà
track-level = livello { $level }
track-space = Spazio { $space }
track-at = { $track }: spazio { $space }, livello { $level }
track-corrupted = { $track }: spazio { $space }, livello { $level }, corrotto
track-reaches = Qui comincia il livello { $level }.
place-corruption = Corruzione: { $place }
term-trade-board = Tavola del commercio
trade-slot = Posto { $slot }

## The end

scoring-start = Programma iniziale
scoring-agendas = Programmi
scoring-technologies = Tecnologie
scoring-conquests = Conquiste e gettoni
scoring-tracks = Tracciati
scoring-event = Eventi
scoring-focus = Carte focus
scoring-lost = Persi
scoring-earlier = All'inizio
scoring-total = Influenza
