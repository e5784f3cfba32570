faction-ravagers-text = Predoni che raccolgono più di tutti gli altri.
faction-refuge-42-text = Costruttori che sui tetti sono di casa.
faction-farm-z-text = Una folla che recluta in fretta e spinge con forza.
faction-auxilia-text = Rapidi e silenziosi, sempre in movimento.
champion-abraham-text = { $edition ->
        [en] Alla fine di ogni tua Fase Azione Abraham raccoglie 1 risorsa nella sua Regione, anche senza Maggioranza.
        [it] Alla fine di ogni tua Fase Azione Abraham prende 1 risorsa nella sua Regione, anche senza Maggioranza.
       *[de] Una volta per Fase Azione, una raccolta nella Regione di Abraham ne concede lì un'altra.
    }
champion-aria-text = Quando Aria si muove da sola, per lei Terreno e Tetti confinanti sono adiacenti.
champion-neena-text = { $edition ->
        [en] Neena e il gruppo che si muove con lei ignorano le Maggioranze; dopo essere entrata in una Regione senza Maggioranza può muoversi ancora una volta.
        [it] Neena e il gruppo che si muove con lei ignorano le Maggioranze; a ogni Movimento può muoversi ancora una volta.
       *[de] Neena e il gruppo che si muove con lei ignorano le Maggioranze.
    }
drone-harvester-text = Prende fino a 2 risorse dalla sua Regione.
drone-transporter-text = Recluta fino a 2 Spazzini nella sua Regione.
drone-teleporter-text = { $edition ->
        [de] Sposta fino a 2 tuoi Spazzini dalla sua Regione in qualsiasi Regione di Terreno, oppure 1 su qualsiasi Tetto.
       *[en] Sposta fino a 2 tue unità dalla sua Regione in qualsiasi Regione di Terreno, oppure 1 su qualsiasi Tetto.
    }
drone-reaper-text = { $edition ->
        [de] Uccide 1 Spazzino di ogni altra fazione nella sua Regione per 1 Rifornimento e 1 Candy Boost.
       *[en] Uccide 1 Spazzino di ogni altra fazione nella sua Regione (in due giocatori fino a 2 dell'avversario) per 1 Rifornimento ciascuno e 1 Candy Boost.
    }
boost-adds = Aggiunge alla carta: { $action }.
boost-cube = Vale come 1 cubo di un colore a tua scelta per il requisito dello spazio o per le azioni per Avamposto della carta.
edition-it = Regole italiane, versione 0.7 del 2020
