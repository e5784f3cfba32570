# Il dizionario di D.E.I. in italiano: etichette, poi parole contate.

## Tempo

term-round = Round
term-phase = Fase
term-action-phase = Fase Azione
term-clean-up = Fase di Pulizia
term-turn = Turno
term-priority = Priorità
term-turn-order = Ordine di turno
term-first-player = Primo Giocatore
term-set-up = Preparazione
term-start-placement = Piazzamento iniziale

## Giocatori e unità

term-seat = Giocatore
term-faction = Fazione
term-scrapper = Spazzino
term-champion = Campione
term-figure = Unità
term-reserve = Riserva
term-pad = Pad
term-hand = Mano
term-purebreds = Puri

## Segnalini

term-supplies = Rifornimenti
term-resource = Risorsa
term-technology = Tecnologia
term-energy = Cella Energetica
term-common-reserve = Riserva comune
term-candy-boost = Candy Boost
term-mission-token = Segnalino Missione
term-score-token = Segnalino Rifornimenti
term-score-track = Plancia Rifornimenti
term-drone-token = Segnalino Drone

## Tabellone

term-board = Tabellone
term-tile = Distretto
term-drone-tile = Distretto con drone
term-layout = Disposizione
term-region = Regione
term-level = Livello
term-ground = Terreno
term-roof = Tetto
term-border = Confine
term-adjacent = Adiacente
term-bordering = Confinante
term-construction = Costruzione
term-refuge = Rifugio
term-elevator = Ascensore
term-bridge = Ponte
term-neutral = Neutrale
term-outpost = Avamposto
term-cube = Cubo
term-drone = Drone

## Maggioranza

term-strength = Forza
term-majority = Maggioranza
term-tie = Pareggio
term-supremacy = Supremazia
term-control = Controllo
term-garrison = Presidio

## Carte e Mercati

term-action-card = Carta azione
term-faction-card = Carta Fazione
term-market-card = Carta Mercato
term-drone-card = Carta Drone
term-face-up = Scoperta
term-face-down = Coperta
term-recycle-bin = Cestino
term-deck = Mazzo
term-market = Mercato
term-outpost-market = Mercato degli Avamposti
term-black-market = Mercato Nero
term-slot = Spazio
term-slot-requirement = Requisito
term-slot-modifier = Modificatore
term-cost = Costo

## Talenti, Missioni e punteggio

term-feat = Talento
term-learn = Sbloccare
term-mission = Missione
term-on-time = In tempo
term-late = In ritardo
term-supply-count = Conteggio dei Rifornimenti
term-final-scoring = Punteggio finale

## Azioni

term-action = Azione
term-enlist = Reclutare
term-move = Movimento
term-collect = Raccogliere
term-gain = Guadagnare
term-build = Costruire
term-buy = Acquistare
term-copy = Copia
term-kill = Uccidere
term-per-outpost = Per Avamposto

## Contati

count-scrappers = { COUNT($n, "# Spazzino", "# Spazzini") }
count-figures = { $n } unità
count-supplies = { COUNT($n, "# Rifornimento", "# Rifornimenti") }
count-resources = { COUNT($n, "# risorsa", "# risorse") }
count-technology = { COUNT($n, "# Tecnologia", "# Tecnologie") }
count-energy = { COUNT($n, "# Cella Energetica", "# Celle Energetiche") }
count-cubes = { COUNT($n, "# cubo", "# cubi") }
count-cubes-red = { COUNT($n, "# cubo rosso", "# cubi rossi") }
count-cubes-blue = { COUNT($n, "# cubo blu", "# cubi blu") }
count-cubes-green = { COUNT($n, "# cubo verde", "# cubi verdi") }
count-constructions = { COUNT($n, "# Costruzione", "# Costruzioni") }
count-refuges = { COUNT($n, "# Rifugio", "# Rifugi") }
count-elevators = { COUNT($n, "# Ascensore", "# Ascensori") }
count-bridges = { COUNT($n, "# Ponte", "# Ponti") }
count-candy-boosts = { $n } Candy Boost
count-cards = { COUNT($n, "# carta", "# carte") }
count-drone-cards = { COUNT($n, "# carta Drone", "# carte Drone") }
count-actions = { COUNT($n, "# azione", "# azioni") }
count-regions = { COUNT($n, "# Regione", "# Regioni") }
count-feats = { COUNT($n, "# Talento", "# Talenti") }
count-missions = { COUNT($n, "# Missione", "# Missioni") }
count-garrisons = { COUNT($n, "# presidio", "# presìdi") }
count-outposts = { COUNT($n, "# Avamposto", "# Avamposti") }
count-players = { COUNT($n, "# giocatore", "# giocatori") }
