feat-bombing-text = Ogni tuo Ponte aggiunge 2 alla tua forza nella Regione di Terreno che attraversa, se vi è una tua unità.
feat-trojan-horses-text = Nelle Regioni con un drone hai 1 forza in più, se vi è una tua unità.
feat-fortress-text = Ogni tuo Rifugio aggiunge 2 alla tua forza nella sua Regione, se vi è una tua unità.
feat-extreme-remedies-text = In una Regione con una tua unità ma senza la tua Maggioranza puoi usare una raccolta per uccidervi 1 Spazzino di un'altra fazione.
feat-field-knowledge-text = Se in una Regione sei in pareggio per la forza maggiore, la Maggioranza è tua.
feat-caravan-text = { $edition ->
        [en] Puoi muovere i tuoi Rifugi come Spazzini, da soli o in gruppo.
       *[de] Puoi muovere i tuoi Rifugi come Spazzini, da soli o in gruppo, e ognuno aggiunge 1 alla tua forza nella sua Regione se vi è una tua unità.
    }
feat-field-engineer-text = Ogni volta che costruisci un Ponte o un Ascensore, la carta ottiene altri 2 Movimenti.
feat-underground-shortcut-text = Per i tuoi Movimenti tutte le Regioni di Terreno con un Ascensore tuo o neutrale sono adiacenti tra loro.
feat-sky-boots-text = { $edition ->
        [de] Una volta per carta, un Movimento te ne dà 1 altro.
       *[en] Ogni Movimento ti dà 1 altro Movimento su quella carta, tranne i Movimenti bonus.
    }
feat-outnumber-text = Finché tutti i tuoi 15 Spazzini sono sul tabellone, puoi usare un reclutamento come Movimento o raccolta.
feat-drop-pod-text = Puoi costruire Rifugi anche in Regioni senza tue unità.
feat-remote-drive-text = I droni che muovi possono andare 1 Regione più lontano.
feat-exploitation-camp-text = { $edition ->
        [en] Quando raccogli Tecnologia in una Regione con un tuo Ascensore, anche con il Drone Raccoglitore, puoi scambiarne 1 con 1 Cella Energetica.
        [it] Quando raccogli Tecnologia in una Regione con un Ascensore tuo o neutrale, anche con il Drone Raccoglitore, puoi scambiarne 1 con 1 Cella Energetica.
       *[de] Quando raccogli in una Regione di Terreno con un tuo Ascensore, puoi scambiare 1 Tecnologia del tuo Pad con 1 Cella Energetica.
    }
feat-deep-excavation-text = Puoi usare una raccolta per mettere 1 risorsa della Riserva comune in una Regione con una tua unità: Tecnologia sul Terreno, Cella Energetica su un Tetto.
feat-alternative-energy-text = { $edition ->
        [de] Una volta per Fase Azione, negli acquisti puoi pagare 1 Tecnologia al posto di 1 Cella Energetica o viceversa.
       *[en] Una volta per Fase Azione, negli acquisti puoi pagare 1 Tecnologia al posto di 1 Cella Energetica.
    }
feat-low-energy-remote-control-text = Le carte Drone ti costano 1 risorsa a tua scelta in meno.
feat-delivery-bot-text = { $edition ->
        [it] Una volta per Fase Azione puoi pagare 1 Cella Energetica e cedere 1 carta della mano per un acquisto.
       *[de] Una volta per Fase Azione puoi pagare 1 Cella Energetica per un acquisto senza giocare una carta.
    }
feat-trading-post-text = Segni 1 Rifornimento per ogni carta Mercato che acquisti.
