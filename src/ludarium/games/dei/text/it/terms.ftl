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

count-scrappers =
    { $n ->
        [one] { $n } Spazzino
       *[other] { $n } Spazzini
    }
count-figures = { $n } unità
count-supplies =
    { $n ->
        [one] { $n } Rifornimento
       *[other] { $n } Rifornimenti
    }
count-resources =
    { $n ->
        [one] { $n } risorsa
       *[other] { $n } risorse
    }
count-technology =
    { $n ->
        [one] { $n } Tecnologia
       *[other] { $n } Tecnologie
    }
count-energy =
    { $n ->
        [one] { $n } Cella Energetica
       *[other] { $n } Celle Energetiche
    }
count-cubes =
    { $n ->
        [one] { $n } cubo
       *[other] { $n } cubi
    }
count-cubes-red =
    { $n ->
        [one] { $n } cubo rosso
       *[other] { $n } cubi rossi
    }
count-cubes-blue =
    { $n ->
        [one] { $n } cubo blu
       *[other] { $n } cubi blu
    }
count-cubes-green =
    { $n ->
        [one] { $n } cubo verde
       *[other] { $n } cubi verdi
    }
count-constructions =
    { $n ->
        [one] { $n } Costruzione
       *[other] { $n } Costruzioni
    }
count-refuges =
    { $n ->
        [one] { $n } Rifugio
       *[other] { $n } Rifugi
    }
count-elevators =
    { $n ->
        [one] { $n } Ascensore
       *[other] { $n } Ascensori
    }
count-bridges =
    { $n ->
        [one] { $n } Ponte
       *[other] { $n } Ponti
    }
count-candy-boosts = { $n } Candy Boost
count-cards =
    { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }
count-drone-cards =
    { $n ->
        [one] { $n } carta Drone
       *[other] { $n } carte Drone
    }
count-actions =
    { $n ->
        [one] { $n } azione
       *[other] { $n } azioni
    }
count-regions =
    { $n ->
        [one] { $n } Regione
       *[other] { $n } Regioni
    }
count-feats =
    { $n ->
        [one] { $n } Talento
       *[other] { $n } Talenti
    }
count-missions =
    { $n ->
        [one] { $n } Missione
       *[other] { $n } Missioni
    }
count-garrisons =
    { $n ->
        [one] { $n } presidio
       *[other] { $n } presìdi
    }
count-outposts =
    { $n ->
        [one] { $n } Avamposto
       *[other] { $n } Avamposti
    }
count-players =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
