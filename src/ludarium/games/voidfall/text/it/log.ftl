verb-first = { $who } segue nell'ordine di turno
verb-lay-out = Esponi { $technology } (migliorata)
verb-select = Scegli { $focus }{ IF($token, " con un gettone commercio") }
verb-act = Esegui la { NTH($action, "prima", "seconda", "terza") } azione{ IF($double, " due volte") }
verb-extra = Azione extra di { $technology } ({ $way })
verb-agenda-action = Esegui l'azione del programma
verb-deploy = Schiera 1 { $fleet } in { $sector }
verb-recall = Richiama 1 { $fleet } da { $sector }
verb-regroup = Sposta 1 { $fleet } da { $src } a { $dst }
verb-found = Fonda { $guild } in { $sector }
verb-build = Costruisci { $installation } in { $sector }
verb-grow = Aumenta la popolazione di { $sector }
verb-shrink = Riduci la popolazione di { $sector }
verb-corrupt = Metti corruzione: { $place }
verb-purify = Rimuovi la corruzione: { $place }
verb-shift = Sposta la corruzione: { $src } → { $dst }
verb-open-agenda = Prendi il programma scoperto { $kind }
verb-draw-agenda = Pesca due programmi { $kind }
verb-research = Ricerca { $technology } ({ $copy } influenza)
verb-bonus = Prendi il bonus commercio { $slot }
verb-draw-bounty = Gira un gettone taglia: { $bounty }
verb-draw-reclaim = Gira un gettone recupero: { $reclaim }
verb-keep-bounty = Tieni il gettone taglia { $bounty }
verb-upgrade = Migliora un gettone gloria da { $value }
verb-discard-glory = Scarta un gettone gloria da { $value }
verb-borrow = { NTH($action, "Prima", "Seconda", "Terza") } azione di { $focus }
verb-exchange = Scambia { $science } scienza con crediti
verb-place-guild = Mettilo con { $guild } in { $sector }
verb-destroy-guild = Distruggi { $guild } in { $sector }
verb-destroy = Distruggi { $installation } in { $sector }
verb-send = Manda { $power } { COUNT($power, $fleet, $fleet-many) } da { $sector }
verb-launch = { COUNT($power, "Lancia # corvetta", "Lancia # corvette", zero: "Non lanciare corvette") } dalle portanavi
verb-fire = Prima del combattimento{ IF($missiles, " · missili") }{ IF($drones, " · droni") }{ COUNT($bombs, " · # bombardamento", " · # bombardamenti", zero: "") }
verb-escape = Fai fuggire a casa 1 { $fleet }
verb-bold = { IF($now, "Usa ora i cacciatorpediniere", "Risparmia i cacciatorpediniere") }
verb-attach = Assegna il programma al campo { $field }
verb-discard-agenda = Metti il programma sotto la sua pila
verb-place-tokens = { COUNT($tokens, "Tieni # gettone commercio", "Tieni # gettoni commercio", zero: "Non tenere gettoni commercio") }
verb-upkeep = Paga il mantenimento{ COUNT($food, " · # cibo", zero: "") }{ COUNT($energy, " · # energia", zero: "") }{ COUNT($materials, " · # materiale", " · # materiali", zero: "") }{ COUNT($credits, " · # credito", " · # crediti", zero: "") }
verb-decree = Prendi la ricompensa del { NTH($number, "primo", "secondo") } decreto
verb-remove-agenda = Rimuovi il programma del campo { $field }
verb-strike = Il vuoto colpisce { $sector }
act-borrow = Azione di un focus preferito
want-research = Quale tecnologia ottieni?
want-improve = Quale tecnologia ottieni?
want-recall = Quale potenza navale richiami?
want-regroup = Da dove a dove si muove la potenza navale?
want-found = Dove fondi una gilda, e quale?
want-purify = Dove si rimuove corruzione?
want-shift = Da dove a dove si sposta la corruzione?
want-bonus = Quale bonus commerciale prendi?
want-keep-bounty = Quale gettone taglia tieni?
want-borrow = Quale azione di un focus preferito?
want-score = Quale programma si valuta ora?
want-exchange = Quanta scienza diventa crediti?
want-place-guild = In quale settore si mette, e con quale gilda?
want-destroy-guild = Quale gilda viene distrutta?
want-destroy = Quale installazione viene distrutta?
want-send = Quale potenza navale partecipa?
want-abandon = Quale settore viene abbandonato?
want-launch = Quante corvette lasciano le portanavi?
want-fire = Cosa usi prima del combattimento?
want-bold = I cacciatorpediniere sparano ora?
want-place-tokens = Quanti gettoni commercio tieni?
want-decree = Di quale decreto prendi la ricompensa?
want-remove-agenda = Quale programma rimuovi?
event-house = { $who } gioca la casa { $house }
event-origin = { $who } tiene l'origine { $origin }
event-place = { $who } è { NTH($place, "primo", "secondo", "terzo", "ultimo") } nell'ordine di turno
event-event = Evento galattico: { $event }
event-selected = { $who } sceglie { $focus }{ IF($token, " con un gettone commercio") }
event-gained = { $who } ottiene { $amount } { COUNT($amount, $resource-one, $resource) }
event-influence = { $who } ottiene { $points } influenza
event-lost = { $who } perde { $points } influenza
event-paid = { $who } paga { goods-paid }
goods-paid = { LIST(COUNT($credits, "# credito", "# crediti", zero: ""), COUNT($food, "# cibo", zero: ""),
    COUNT($energy, "# energia", zero: ""), COUNT($materials, "# materiale", "# materiali", zero: ""),
    COUNT($science, "# scienza", zero: ""), by: " · ", none: "niente") }
event-produced = { $who } produce { $amount } { COUNT($amount, $resource-one, $resource) }
event-overproduced = { $who } ha sovrapproduzione: { $resource }
event-activated = { $who } attiva { $amount } potenza navale
event-deactivated = { $who } disattiva 1 potenza navale
event-deployed = { $who } schiera 1 { $fleet } in { $sector }
event-recalled = { $who } richiama 1 { $fleet } da { $sector }
event-moved = { $who } sposta 1 { $fleet } da { $src } a { $dst }
event-founded = { $who } fonda { $guild } in { $sector }
event-built = { $who } costruisce { $installation } in { $sector }
event-guild-gone = In { $sector } spariscono: { $guild }
event-installation-gone = In { $sector } non c'è più: { $installation }
event-grew = La popolazione di { $sector } ora è { $population }
event-shrank = La popolazione di { $sector } scende a { $population }
event-corrupted = { $who }: nuova corruzione ({ $place })
event-purified = { $who }: corruzione rimossa ({ $place })
event-offer-corrupted = L'offerta { $kind } è corrotta
event-advanced = { $who } avanza su { $track } fino allo spazio { $space }
event-agenda-taken = { $who } prende { $agenda }
event-agenda-drawn = { $who } pesca programmi { $kind }
event-agenda-attached = { $who } assegna { $agenda } al campo { $field }
event-agenda-left = { $agenda } di { $who } va sotto la pila
event-researched = { $who } ricerca { $technology }
event-improved = { $who } migliora { $technology }
event-token = { $who } prende un gettone commercio
event-token-back = { $who } restituisce un gettone commercio
event-bounty = { $who } riceve una taglia: { $bounty }
event-reclaim = { $who } riceve un recupero: { $reclaim }
event-token-discarded = { $who } scarta un gettone taglia o recupero
event-glory = { $who } riceve un gettone gloria da { $value }
event-glory-gone = { $who } scarta un gettone gloria da { $value }
event-invaded = { $who } invade { $sector }
event-sent = { $who } manda { $power } { COUNT($power, $fleet, $fleet-many) } da { $sector }
event-shot = { IF($attacker, "L'attaccante", "Il difensore") } perde 1 { $fleet }
event-absorbed = { IF($attacker, "L'attaccante", "Il difensore") } assorbe con { $source }
event-outcome = Combattimento in { $sector }: { $outcome }
event-conquered = { $who } conquista { $sector }
event-abandoned = { $who } abbandona { $sector }
event-incursion = Il vuoto entra in { $sector }
event-skirmish = Il vuoto colpisce { $sector } di { $who } con forza { $strength }
event-spared = { $who } evita la schermaglia
event-upkeep = { $points ->
        [0] { $who } non ha mantenimento da pagare
       *[other] { $unpaid ->
            [0] { $who } paga tutto il mantenimento ({ $points })
           *[other] { $who } non paga { $unpaid } di { $points } mantenimento
        }
    }
event-scored = { $points ->
        [0] { $who } non segna nulla con { $agenda }
       *[other] { $who } segna { $points } con { $agenda }
    }
event-start-scored = { $points ->
        [0] { $who } non segna nulla con il programma iniziale
       *[other] { $who } segna { $points } con il programma iniziale
    }
event-decree = { $who } prende la ricompensa del { NTH($number, "primo", "secondo") } decreto
event-laid-out = Esposta: { $technology } (migliorata)
ask-Order = Chi segue nell'ordine di turno?
ask-SecretOrigins = Quale origine? Tutti scelgono insieme.
ask-LayOut = Quale tecnologia migliorata si espone?
ask-Extras = Cosa porta la tua origine?
ask-DiscardGlory = Quale gettone gloria va via?
ask-Overproduction = Influenza o gettone commercio?
ask-Tax = Materiali o corruzione per schierare?
ask-StepAfterDeploying = Quale potenza navale sposti?
ask-FoundAndProduce = Una gilda, poi la produzione
ask-Step = Quale potenza navale disattivi?
ask-Depart = Quale settore si abbandona per primo?
ask-Declare = Cosa dichiari prima del combattimento?
ask-Conquest = Prima la taglia o il recupero?
