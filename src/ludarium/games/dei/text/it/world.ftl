faction-ravagers-text = Predoni che raccolgono più di tutti gli altri.
faction-refuge-42-text = Costruttori che sui tetti sono di casa.
faction-farm-z-text = Una folla che recluta in fretta e spinge con forza.
faction-auxilia-text = Rapidi e silenziosi, sempre in movimento.
champion-abraham-text = { $edition ->
        [en] Alla fine di ogni tua fase azione Abraham raccoglie 1 risorsa nella sua regione, anche senza maggioranza.
        [it] Alla fine di ogni tua fase azione Abraham prende 1 risorsa nella sua regione, anche senza maggioranza.
       *[de] Una volta per fase azione, una raccolta nella regione di Abraham ne concede lì un'altra.
    }
champion-aria-text = Quando Aria si muove da sola, per lei terreno e tetti confinanti sono adiacenti.
champion-neena-text = { $edition ->
        [en] Neena e il gruppo che si muove con lei ignorano le maggioranze; dopo essere entrata in una regione senza maggioranza può muoversi ancora una volta.
        [it] Neena e il gruppo che si muove con lei ignorano le maggioranze; a ogni movimento può muoversi ancora una volta.
       *[de] Neena e il gruppo che si muove con lei ignorano le maggioranze.
    }
drone-harvester-text = Prende fino a 2 risorse dalla sua regione.
drone-transporter-text = Recluta fino a 2 spazzini nella sua regione.
drone-teleporter-text = { $edition ->
        [de] Sposta fino a 2 tuoi spazzini dalla sua regione in qualsiasi regione di terreno, oppure 1 su qualsiasi tetto.
       *[en] Sposta fino a 2 tue unità dalla sua regione in qualsiasi regione di terreno, oppure 1 su qualsiasi tetto.
    }
drone-reaper-text = { $edition ->
        [de] Uccide 1 spazzino di ogni altra fazione nella sua regione per 1 rifornimento e 1 Candy Boost.
       *[en] Uccide 1 spazzino di ogni altra fazione nella sua regione (in due giocatori fino a 2 dell'avversario) per 1 rifornimento ciascuno e 1 Candy Boost.
    }
boost-adds = Aggiunge alla carta: { $action }.
boost-cube = Vale come 1 cubo di un colore a tua scelta per il requisito dello spazio o per le azioni per avamposto della carta.
edition-it = Regole italiane, versione 0.7 del 2020
