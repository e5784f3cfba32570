# Fazioni, Campioni, droni, Candy Boost, Mercati, svolgimento della partita.
# $edition  de, en oppure it: secondo quali regole si gioca
# $n        numero di un Round o di una fase

## Fazioni

faction-ravagers-text = Predoni che raccolgono più di tutti gli altri.
faction-refuge-42-text = Costruttori che sui Tetti sono di casa.
faction-farm-z-text = Una folla che recluta in fretta e spinge con forza.
faction-auxilia-text = Rapidi e silenziosi, sempre in movimento.

## Campioni

champion-abraham-ability = Ricerca
champion-abraham-text = { $edition ->
        [en] Alla fine di ogni tua Fase Azione Abraham raccoglie 1 risorsa nella sua Regione, anche senza Maggioranza.
        [it] Alla fine di ogni tua Fase Azione Abraham prende 1 risorsa nella sua Regione, anche senza Maggioranza.
       *[de] Una volta per Fase Azione, una raccolta nella Regione di Abraham ne concede lì un'altra.
    }
champion-aria-ability = Rampino
champion-aria-text = Quando Aria si muove da sola, per lei Terreno e Tetti confinanti sono adiacenti.
champion-neena-ability = Furtività
champion-neena-text = { $edition ->
        [en] Neena e il gruppo che si muove con lei ignorano le Maggioranze; dopo essere entrata in una Regione senza Maggioranza può muoversi ancora una volta.
        [it] Neena e il gruppo che si muove con lei ignorano le Maggioranze; a ogni Movimento può muoversi ancora una volta.
       *[de] Neena e il gruppo che si muove con lei ignorano le Maggioranze.
    }
champion-z-13-ability = Combattente
champion-z-13-text = Z-13 ha forza 3.

## Droni

drone-harvester-figure = Masamune
drone-harvester-text = Prende fino a 2 risorse dalla sua Regione.
drone-transporter-figure = Simon
drone-transporter-text = Recluta fino a 2 Spazzini nella sua Regione.
drone-teleporter-figure = Fly
drone-teleporter-text = { $edition ->
        [de] Sposta fino a 2 tuoi Spazzini dalla sua Regione in qualsiasi Regione di Terreno, oppure 1 su qualsiasi Tetto.
       *[en] Sposta fino a 2 tue unità dalla sua Regione in qualsiasi Regione di Terreno, oppure 1 su qualsiasi Tetto.
    }
drone-reaper-figure = Draco
drone-reaper-text = { $edition ->
        [de] Uccide 1 Spazzino di ogni altra fazione nella sua Regione per 1 Rifornimento e 1 Candy Boost.
       *[en] Uccide 1 Spazzino di ogni altra fazione nella sua Regione (in due giocatori fino a 2 dell'avversario) per 1 Rifornimento ciascuno e 1 Candy Boost.
    }

## Candy Boost

boost-adds = Aggiunge alla carta: { $action }.
boost-cube = Vale come 1 cubo di un colore a tua scelta per il requisito dello spazio o per le azioni per Avamposto della carta.

## Mercati, colori e spazi

market-tactic = Mercato Tattica
market-logistic = Mercato Logistica
market-machinery = Mercato Impianti
market-black = Mercato Nero
block-tactic = Tattica
block-logistic = Logistica
block-machinery = Impianti
block-black = Mercato Nero
block-drone = Drone
colour-red = Rosso
colour-blue = Blu
colour-green = Verde
slot-left = Sinistra
slot-middle = Centro
slot-right = Destra

## Svolgimento della partita

round-number = Round { $n }
phase-number = Fase Azione { $n }
phase-1 = Fase Azione 1
phase-2 = Fase Azione 2: Talenti
phase-3 = Fase Azione 3: Missioni
phase-clean-up = Fase di Pulizia
phase-start-placement = Piazzamento iniziale
phase-feat-draft = Draft dei Talenti
phase-planning = Pianificazione
phase-learning = Sbloccare i Talenti
phase-mission = Scelta della Missione
phase-supply-count = Conteggio dei Rifornimenti
phase-final-scoring = Punteggio finale
phase-end = Fine della partita

## Edizioni delle regole

edition-de = Regole tedesche del 2022
edition-en = Regole inglesi
edition-it = Regole italiane, versione 0.7 del 2020
