effect-enlist-text = { $edition ->
        [it] Metti 1 Spazzino dalla tua Riserva in una Regione con un Rifugio neutrale, o con uno tuo se poi vi hai la Maggioranza.
       *[de] Metti 1 Spazzino dalla tua Riserva in una Regione con un Rifugio tuo o neutrale.
    }
effect-move-text = Muovi quante unità vuoi da una Regione a una adiacente in cui poi hai la Maggioranza.
effect-collect-text = Prendi 1 risorsa da una Regione in cui hai la Maggioranza.
effect-build-text = Costruisci un Rifugio, un Ascensore o un Ponte a tua scelta.
effect-build-refuge-text = Costruisci un Rifugio in una Regione con una tua unità.
effect-build-elevator-text = Costruisci un Ascensore tra una Regione di Terreno e un Tetto confinante, con una tua unità in una delle due.
effect-build-bridge-text = Costruisci un Ponte tra due Tetti dello stesso distretto sopra 1 Regione di Terreno, con una tua unità su uno dei due.
effect-buy-text = Acquista 1 carta scoperta da un Mercato se soddisfi il requisito del suo spazio.
effect-enlist-red-text = { $edition ->
        [de] Recluta presso un Rifugio o in qualsiasi Regione con un tuo Spazzino.
       *[en] Recluta presso un Rifugio o in qualsiasi Regione con una tua unità.
    }
effect-enlist-green-text = Recluta; puoi anche aggiungere 1 risorsa della Riserva comune in quella Regione: Tecnologia sul Terreno, Cella Energetica su un Tetto.
effect-move-red-text = Muovi senza bisogno della Maggioranza a destinazione.
effect-move-blue-text = Muovi, anche tra il Terreno e un Tetto confinante senza Ascensore.
effect-collect-blue-text = { $edition ->
        [de] Raccogli; puoi scambiare la Tecnologia raccolta con 1 Cella Energetica.
       *[en] Raccogli; puoi scambiare la risorsa con 1 dell'altro tipo.
    }
effect-collect-green-text = Raccogli e prendi 1 Tecnologia in più dalla Riserva comune.
effect-gain-technology = { COUNT($n, "guadagnare # Tecnologia", "guadagnare # Tecnologie") }
effect-gain-technology-text = Prendi Tecnologia dalla Riserva comune.
effect-gain-energy = { COUNT($n, "guadagnare # Cella Energetica", "guadagnare # Celle Energetiche") }
effect-gain-energy-text = Prendi Celle Energetiche dalla Riserva comune.
effect-gain-supplies = { COUNT($n, "guadagnare # Rifornimento", "guadagnare # Rifornimenti") }
effect-kill-text = Rimetti 1 Spazzino di un'altra fazione nella sua Riserva; il proprietario pesca 1 Candy Boost.
effect-copy-text = { $edition ->
        [de] Esegui le azioni di una carta che tu hai già giocato scoperta in questo Round, tranne copiare.
       *[en] Esegui le azioni di una carta che chiunque ha giocato scoperta in questo Round, tranne copiare.
    }
effect-drone-harvester = { COUNT($bonus, "Drone Raccoglitore (+# al movimento)", zero: "Drone Raccoglitore") }
effect-drone-harvester-text = Muovi il drone fino a 2 Regioni. { drone-harvester-text }
effect-drone-transporter = { COUNT($bonus, "Drone Trasporto (+# al movimento)", zero: "Drone Trasporto") }
effect-drone-transporter-text = Muovi il drone fino a 2 Regioni. { drone-transporter-text }
effect-drone-teleporter = { COUNT($bonus, "Drone Teletrasporto (+# al movimento)", zero: "Drone Teletrasporto") }
effect-drone-teleporter-text = Muovi il drone fino a 2 Regioni. { drone-teleporter-text }
effect-drone-reaper = { COUNT($bonus, "Drone Mietitore (+# al movimento)", zero: "Drone Mietitore") }
effect-drone-reaper-text = Muovi il drone fino a 2 Regioni. { drone-reaper-text }
effect-drone-any-text = Usa l'abilità di un drone a tua scelta nella Regione in cui si trova.
effect-per-outpost = { $colour ->
        [tactic] cubo rosso sul tuo Pad
        [logistic] cubo blu sul tuo Pad
        [machinery] cubo verde sul tuo Pad
       *[all] cubo sul tuo Pad
    }
