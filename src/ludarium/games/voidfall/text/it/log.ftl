verb-first = { $who } segue nell'ordine di turno
verb-lay-out = Esponi { $technology } (migliorata)
verb-select = Scegli { $focus }{ IF($token, " con un gettone commercio") }
verb-act = Esegui la { NTH($action, "prima", "seconda", "terza") } azione{ IF($double, " due volte") }
verb-extra = Azione extra di { $technology }{ NTH($way, "", " (la seconda)", " (la terza)", " (la quarta)") }
verb-deploy = Schiera 1 { $fleet } in { $sector }
verb-recall = Richiama 1 { $fleet } da { $sector }
verb-regroup = Sposta 1 { $fleet } da { $src } a { $dst }
verb-build = Costruisci { $installation-one } in { $sector }
verb-grow = Aumenta la popolazione di { $sector }
verb-shrink = Riduci la popolazione di { $sector }
verb-shift = Sposta la corruzione: { $src } → { $dst }
verb-open-agenda = Prendi il programma di { $kind } scoperto
verb-research = Ricerca { $technology } ({ $copy } influenza)
verb-draw-bounty = Gira un gettone taglia: { $bounty }
verb-draw-reclaim = Gira un gettone recupero: { $reclaim }
verb-upgrade = Migliora un gettone gloria da { $value }
verb-discard-glory = Scarta un gettone gloria da { $value }
verb-borrow = { NTH($action, "Prima", "Seconda", "Terza") } azione di { $focus }
verb-exchange = Scambia { $science } scienza con crediti
verb-place-guild = Scegli { $sector } con { $guild }
verb-destroy-guild = Distruggi una gilda di { $guild } in { $sector }
verb-destroy = Distruggi { $installation-one } in { $sector }
verb-send = Manda { $power } { COUNT($power, $fleet, $fleet-many) } da { $sector }
verb-launch = { COUNT($power, "Lancia # corvetta", "Lancia # corvette", zero: "Non lanciare corvette") } dalle portanavi
verb-fire = Prima del combattimento: { LIST(IF($missiles, "missili"), IF($drones, "droni"), COUNT($bombs, "# bombardamento", "# bombardamenti", zero: ""), by: ", ", last: " e ", none: "niente") }
verb-bonus = Prendi il bonus commercio { NTH($slot, "1", "2", "3", "4", "5", "6") }
verb-bold = { IF($now, "Usa ora i cacciatorpediniere", "Risparmia i cacciatorpediniere") }
verb-attach = Assegna il programma al campo { $field }
verb-discard-agenda = Metti il programma sotto la sua pila
verb-place-tokens = { COUNT($tokens, "Tieni # gettone commercio", "Tieni # gettoni commercio", zero: "Non tenere gettoni commercio") }
verb-upkeep = Paga il mantenimento{ COUNT($food, " · # cibo", zero: "") }{ COUNT($energy, " · # energia", zero: "") }{ COUNT($materials, " · # materiale", " · # materiali", zero: "") }{ COUNT($credits, " · # credito", " · # crediti", zero: "") }
verb-decree = Prendi la ricompensa del { NTH($number, "primo", "secondo") } decreto
verb-remove-agenda = Rimuovi il programma del campo { $field }
verb-found = Fonda una gilda di { $guild } in { $sector }
verb-draw-agenda = Pesca due programmi di { $kind }
verb-keep-bounty = Tieni il gettone taglia { $bounty }
want-regroup = Da dove a dove sposti potenza navale?
want-found = Dove fondi una gilda, e quale?
want-shift = Da dove a dove sposti la corruzione?
want-borrow = Quale azione di un focus preferito?
want-place = Quale settore scegli?
want-place-guild = Quale settore scegli, e quale gilda?
want-build-installation = Cosa costruisci in { $sector }?
want-destroy = Quale installazione viene distrutta?
want-launch = Quante corvette lasciano le portanavi?
want-place-tokens = Quanti gettoni commercio tieni?
want-decree = Di quale decreto prendi la ricompensa?
log-origin = { $who } tiene l'origine { $origin }, con { $technology }
log-place = Ordine di turno: { NTH($place, "1", "2", "3", "4") } { $who }
log-selected = { $who } sceglie { $focus }{ IF($token, " con un gettone commercio") }
log-gained = { $who } ottiene { $amount } { COUNT($amount, $resource-one, $resource) }
log-influence = { $who } ottiene { $points } influenza
log-lost = { $who } perde { $points } influenza
goods-paid = { LIST(COUNT($credits, "# credito", "# crediti", zero: ""), COUNT($food, "# cibo", zero: ""),
    COUNT($energy, "# energia", zero: ""), COUNT($materials, "# materiale", "# materiali", zero: ""),
    COUNT($science, "# scienza", zero: ""), by: ", ", last: " e ", none: "niente") }
log-produced = { $who } produce { $amount } { COUNT($amount, $resource-one, $resource) }
log-overproduced = { $who } ha una sovrapproduzione di { $resource }
log-haven = { $who } manda potenza navale a un rifugio ({ $levels } su 5)
log-activated = { $who } attiva { $amount } potenza navale
log-deactivated = { $who } disattiva 1 potenza navale
log-deployed = { $who } schiera 1 { $fleet } in { $sector }
log-recalled = { $who } richiama 1 { $fleet } da { $sector }
log-moved = { $who } sposta 1 { $fleet } da { $src } a { $dst }
log-founded = { $who } fonda una gilda di { $guild } in { $sector }
log-built = { $who } costruisce { $installation-one } in { $sector }
log-guild-gone = { $sector } perde una gilda di { $guild }
log-installation-gone = { $sector } perde { $installation-one }
log-grew = La popolazione di { $sector } ora è { $population }
log-shrank = La popolazione di { $sector } scende a { $population }
log-corrupted = { $who } riceve corruzione ({ $place })
log-purified = { $who } rimuove corruzione ({ $place })
log-offer-corrupted = L'offerta di { $kind } è corrotta
log-advanced = { $who } avanza sul tracciato { $track } fino allo spazio { $space }
log-agenda-drawn = { $who } pesca programmi di { $kind }
log-agenda-attached = { $who } assegna { $agenda } al campo { $field }
log-agenda-left = { $who } mette { $agenda } sotto la pila
log-researched = { $who } ricerca { $technology }
log-improved = { $who } migliora { $technology }
log-token-back = { $who } restituisce un gettone commercio
log-bounty = { $who } riceve un gettone taglia: { $bounty }
log-reclaim = { $who } riceve un gettone recupero: { $reclaim }
log-token-discarded = { $who } scarta un gettone taglia o recupero
log-glory = { $who } riceve un gettone gloria da { $value }
log-glory-gone = { $who } scarta un gettone gloria da { $value }
log-sent = { $who } manda { $power } { COUNT($power, $fleet, $fleet-many) } da { $sector }
log-shot = { IF($attacker, "L'attaccante", "La difesa") } perde 1 { $fleet }
log-absorbed = { IF($attacker, "L'attaccante", "La difesa") } assorbe con { $source }
log-outcome = Combattimento in { $sector }: { $outcome }
log-skirmish = Il vuoto colpisce { $sector } di { $who } con forza { $strength }
log-upkeep = { $points ->
        [0] { $who } non ha mantenimento da pagare
       *[other] { $unpaid ->
            [0] { $who } paga tutto il mantenimento ({ $points })
           *[other] { $who } { COUNT($unpaid, "lascia non pagato # punto", "lascia non pagati # punti") } di mantenimento su { $points }
        }
    }
log-scored = { $points ->
        [0] { $who } non segna nulla con { $agenda }
       *[other] { $who } segna { $points } con { $agenda }
    }
log-start-scored = { $points ->
        [0] { $who } non segna nulla con il programma iniziale
       *[other] { $who } segna { $points } con il programma iniziale
    }
log-decree = { $who } prende la ricompensa del { NTH($number, "primo", "secondo") } decreto
log-laid-out = Esposta: { $technology } (migliorata)
ask-SecretOrigins = Quale origine? Tutti scelgono insieme.
ask-LayOut = Quale tecnologia migliorata si espone?
ask-Tax = Materiali o corruzione per schierare?
ask-Depart = Quale settore si abbandona per primo?
ask-Declare = Cosa dichiari prima del combattimento?
