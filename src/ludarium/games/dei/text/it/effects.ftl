effect-enlist-text = { $edition ->
        [it] Metti 1 spazzino dalla tua riserva in una regione con un rifugio neutrale, o con uno tuo se poi vi hai la maggioranza.
       *[de] Metti 1 spazzino dalla tua riserva in una regione con un rifugio tuo o neutrale.
    }
effect-move-text = Muovi quante unità vuoi da una regione a una adiacente in cui poi hai la maggioranza.
effect-collect-text = Prendi 1 risorsa da una regione in cui hai la maggioranza.
effect-build-text = Costruisci un rifugio, un ascensore o un ponte a tua scelta.
effect-build-refuge-text = Costruisci un rifugio in una regione con una tua unità.
effect-build-elevator-text = Costruisci un ascensore tra una regione di terreno e un tetto confinante, con una tua unità in una delle due.
effect-build-bridge-text = Costruisci un ponte tra due tetti dello stesso distretto sopra 1 regione di terreno, con una tua unità su uno dei due.
effect-buy-text = Acquista 1 carta scoperta da un mercato se soddisfi il requisito del suo spazio.
effect-enlist-red-text = { $edition ->
        [de] Recluta presso un rifugio o in qualsiasi regione con un tuo spazzino.
       *[en] Recluta presso un rifugio o in qualsiasi regione con una tua unità.
    }
effect-enlist-green-text = Recluta; puoi anche aggiungere 1 risorsa della riserva comune in quella regione: tecnologia sul terreno, cella energetica su un tetto.
effect-move-red-text = Muovi senza bisogno della maggioranza a destinazione.
effect-move-blue-text = Muovi, anche tra il terreno e un tetto confinante senza ascensore.
effect-collect-blue-text = { $edition ->
        [de] Raccogli; puoi scambiare la tecnologia raccolta con 1 cella energetica.
       *[en] Raccogli; puoi scambiare la risorsa con 1 dell'altro tipo.
    }
effect-collect-green-text = Raccogli e prendi 1 tecnologia in più dalla riserva comune.
effect-gain-technology = { COUNT($n, "guadagnare # tecnologia", "guadagnare # tecnologie") }
effect-gain-technology-text = Prendi tecnologia dalla riserva comune.
effect-gain-energy = { COUNT($n, "guadagnare # cella energetica", "guadagnare # celle energetiche") }
effect-gain-energy-text = Prendi celle energetiche dalla riserva comune.
effect-gain-supplies = { COUNT($n, "guadagnare # rifornimento", "guadagnare # rifornimenti") }
effect-kill-text = Rimetti 1 spazzino di un'altra fazione nella sua riserva; il proprietario pesca 1 Candy Boost.
effect-copy-text = { $edition ->
        [de] Esegui le azioni di una carta che tu hai già giocato scoperta in questo round, tranne copiare.
       *[en] Esegui le azioni di una carta che chiunque ha giocato scoperta in questo round, tranne copiare.
    }
effect-drone-harvester = { COUNT($bonus, "Drone Raccoglitore (+# al movimento)", zero: "Drone Raccoglitore") }
effect-drone-harvester-text = Muovi il drone fino a 2 regioni. { drone-harvester-text }
effect-drone-transporter = { COUNT($bonus, "Drone Trasporto (+# al movimento)", zero: "Drone Trasporto") }
effect-drone-transporter-text = Muovi il drone fino a 2 regioni. { drone-transporter-text }
effect-drone-teleporter = { COUNT($bonus, "Drone Teletrasporto (+# al movimento)", zero: "Drone Teletrasporto") }
effect-drone-teleporter-text = Muovi il drone fino a 2 regioni. { drone-teleporter-text }
effect-drone-reaper = { COUNT($bonus, "Drone Mietitore (+# al movimento)", zero: "Drone Mietitore") }
effect-drone-reaper-text = Muovi il drone fino a 2 regioni. { drone-reaper-text }
effect-drone-any-text = Usa l'abilità di un drone a tua scelta nella regione in cui si trova.
effect-per-outpost = { $colour ->
        [tactic] cubo rosso sul tuo pad
        [logistic] cubo blu sul tuo pad
        [machinery] cubo verde sul tuo pad
       *[all] cubo sul tuo pad
    }
