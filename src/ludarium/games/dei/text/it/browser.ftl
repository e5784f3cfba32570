# I pad nel browser: verbi sui pulsanti, nomi dei numeri, e ciò che dicono mercati, missioni, pad e punteggio.
# $n un numero; $phase, $points, $round anche; $first, $action, $card, $feat, $faction, $tile parole

## Verbi sui pulsanti

act-lay = Posa distretto
act-faction = Scegli fazione
act-priority = Estrai l’ordine
act-key = Estrai il colore
act-drone-token = Piazza il drone
act-reveal = Rivela
act-deal-mission = Rivela la missione
act-deal-feat = Distribuisci talento
act-draft = Scegli talento
act-draw-boost = Pesca boost
act-place = Inizia qui
act-plan = Posa le carte
act-plan-one = Posa la carta
act-play = Gioca carta
act-turn-up = Scopri
act-keep-down = Lascia coperta
act-order = Robot da consegna
act-boost = Candy Boost
act-enlist = Recluta
act-move = Muovi
act-collect = Raccogli
act-dig = Scava
act-kill = Uccidi
act-build-refuge = Costruisci rifugio
act-build-elevator = Costruisci ascensore
act-build-bridge = Costruisci ponte
act-gain = Prendi
act-copy = Copia carta
act-drone = Drone
act-buy = Acquista
act-spend = Usa icona
act-relocate = Prendi Spazzino
act-take-refuge = Prendi rifugio
act-take-elevator = Prendi ascensore
act-take-bridge = Prendi ponte
act-give-back = Restituisci
act-fly = Vola
act-stay = Resta
act-harvest = Raccogli
act-deploy = Recluta qui
act-teleport = Teletrasporta
act-reap = Colpisci
act-discard = Spendi carta
act-learn = Sblocca talento
act-mission = Scegli missione
act-skip-mission = Nessuna missione
act-done = Fatto

## Nomi dei numeri e delle opzioni da impostare

amount-scrappers = Spazzini
amount-champion = Campione
amount-refuges = Rifugi
amount-down = Coperta
amount-supplied = Aggiungi una risorsa
amount-extra = 1 tecnologia in più
amount-swap = Scambia
amount-amount = Quante
amount-turned = Girato
amount-technology = Tecnologia
amount-energy = Celle Energetiche
amount-token = Icona

## Orologio e posti

clock-phase = Fase { $phase } di 3
seat-card = carta { $n } di 2
seat-sealed = ha scelto
seat-order = ordine { $n }
seat-hand = { COUNT($n, "# carta in mano", "# carte in mano") }
seat-reserve = { COUNT($n, "# Spazzino in riserva", "# Spazzini in riserva") }
seat-recycled = { COUNT($n, "# carta nel cestino", "# carte nel cestino") }
seat-feat-secret = Talento segreto
seat-feat-learned = { $feat }, sbloccato

## Carte e mano

card-designed = Ideata da noi: nessuna fonte mostra questa carta.
card-done = Fatto: { $action }
card-in-play = Carta in gioco: { $card }
card-hidden = Carta nascosta
hand-planned = Posate in segreto
hand-not-yet = Le carte arrivano quando le fazioni sono scelte.
tile-name = Distretto { $tile }

## Mercati

market-deck = { COUNT($n, "# carta nel mazzo", "# carte nel mazzo") }
market-empty = vuoto
market-free = libero
market-locked = Ora non puoi acquistarla
market-black-left = +1 tecnologia
market-black-middle = prezzo normale
market-black-right = 1 tecnologia resa

## Missioni

missions-when = una dopo ogni fase 3, ogni colonna una volta
missions-late = tardi
missions-now = ora
missions-none = Si rivelano durante la preparazione.
mission-per = per
mission-late-value = tardi
mission-late = Ora conta solo il valore in ritardo.
mission-now = ora varrebbe
mission-worth = Ora ti darebbe { $points }.
mission-used = Hai già usato questa colonna.
mission-column-used = colonna usata
mission-tokens = Scelta da { $faction }.

## Pad

slots-phase = F{ $phase }
slots-planned = Posata in segreto
stock-refuge = { COUNT($n, "# rifugio rimasto", "# rifugi rimasti") }
stock-elevator = { COUNT($n, "# ascensore rimasto", "# ascensori rimasti") }
stock-bridge = { COUNT($n, "# ponte rimasto", "# ponti rimasti") }
pad-look = Mostra le carte di { $faction }
pad-close = Chiudi
feat-learned = sbloccato
feat-open = servono 2 cubi, hai { $first }

## Punteggio

scoring-missions = Missioni
scoring-played = In gioco
scoring-outposts = Avamposti
scoring-feats = Talenti
scoring-technology = Tecnologia
scoring-energy = Celle Energetiche
scoring-cards = Carte
scoring-earlier = Prima
scoring-total = Totale
