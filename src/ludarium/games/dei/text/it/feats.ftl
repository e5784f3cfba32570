feat-bombing-text = Ogni tuo ponte aggiunge 2 alla tua forza nella regione di terreno che attraversa, se vi è una tua unità.
feat-trojan-horses-text = Nelle regioni con un drone hai 1 forza in più, se vi è una tua unità.
feat-fortress-text = Ogni tuo rifugio aggiunge 2 alla tua forza nella sua regione, se vi è una tua unità.
feat-extreme-remedies-text = In una regione con una tua unità ma senza la tua maggioranza puoi usare una raccolta per uccidervi 1 spazzino di un'altra fazione.
feat-field-knowledge-text = Se in una regione sei in pareggio per la forza maggiore, la maggioranza è tua.
feat-caravan-text = { $edition ->
        [en] Puoi muovere i tuoi rifugi come spazzini, da soli o in gruppo.
       *[de] Puoi muovere i tuoi rifugi come spazzini, da soli o in gruppo, e ognuno aggiunge 1 alla tua forza nella sua regione se vi è una tua unità.
    }
feat-field-engineer-text = Ogni volta che costruisci un ponte o un ascensore, la carta ottiene altri 2 movimenti.
feat-underground-shortcut-text = Per i tuoi movimenti tutte le regioni di terreno con un ascensore tuo o neutrale sono adiacenti tra loro.
feat-sky-boots-text = { $edition ->
        [de] Una volta per carta, un movimento te ne dà 1 altro.
       *[en] Ogni movimento ti dà 1 altro movimento su quella carta, tranne i movimenti bonus.
    }
feat-outnumber-text = Finché tutti i tuoi 15 spazzini sono sul tabellone, puoi usare un reclutamento come movimento o raccolta.
feat-drop-pod-text = Puoi costruire rifugi anche in regioni senza tue unità.
feat-remote-drive-text = I droni che muovi possono andare 1 regione più lontano.
feat-exploitation-camp-text = { $edition ->
        [en] Quando raccogli tecnologia in una regione con un tuo ascensore, anche con il Drone Raccoglitore, puoi scambiarne 1 con 1 cella energetica.
        [it] Quando raccogli tecnologia in una regione con un ascensore tuo o neutrale, anche con il Drone Raccoglitore, puoi scambiarne 1 con 1 cella energetica.
       *[de] Quando raccogli in una regione di terreno con un tuo ascensore, puoi scambiare 1 tecnologia del tuo pad con 1 cella energetica.
    }
feat-deep-excavation-text = Puoi usare una raccolta per mettere 1 risorsa della riserva comune in una regione con una tua unità: tecnologia sul terreno, cella energetica su un tetto.
feat-alternative-energy-text = { $edition ->
        [de] Una volta per fase azione, negli acquisti puoi pagare 1 tecnologia al posto di 1 cella energetica o viceversa.
       *[en] Una volta per fase azione, negli acquisti puoi pagare 1 tecnologia al posto di 1 cella energetica.
    }
feat-low-energy-remote-control-text = Le carte drone ti costano 1 risorsa a tua scelta in meno.
feat-delivery-bot-text = { $edition ->
        [it] Una volta per fase azione puoi pagare 1 cella energetica e cedere 1 carta della mano per un acquisto.
       *[de] Una volta per fase azione puoi pagare 1 cella energetica per un acquisto senza giocare una carta.
    }
feat-trading-post-text = Segni 1 rifornimento per ogni carta mercato che acquisti.
