# Answers, questions and the log.

## What seats and chance can answer

verb-house = Prendi la casa { $house }
verb-origin = Tieni l'origine { $origin }
verb-first = { $who } segue nell'ordine di turno
verb-lay-out = Esponi { $technology } (migliorata)
verb-offer = Programma scoperto: { $agenda }
verb-reveal = Rivela { $event }
verb-select = Scegli { $focus }{ IF($token, " con un gettone commercio") }
verb-play-agenda = Gioca { $agenda }
verb-no-agenda = Non giocare programmi
verb-act = Esegui la { $action ->
        [0] prima
        [1] seconda
       *[2] terza
    } azione{ IF($double, " due volte") }
verb-extra = Azione extra di { $technology } ({ $way })
verb-agenda-action = Esegui l'azione del programma
verb-use = Usa: { $effect }
verb-at = Nel settore { $sector }
verb-pay = Paga{ COUNT($credits, " · # credito", " · # crediti", zero: "") }{ COUNT($food, " · # cibo", zero: "") }{ COUNT($energy, " · # energia", zero: "") }{ COUNT($materials, " · # materiale", " · # materiali", zero: "") }{ $science ->
        [0] { $credits ->
            [0] { $food ->
                [0] { $energy ->
                    [0] { COUNT($materials, "", zero: " · niente") }
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {" · "}{ $science } scienza
    }
verb-take = Prendi 1 { $resource-one }
verb-produce = Produci { $resource }
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
verb-advance = Avanza su { $track }
verb-open-agenda = Prendi il programma scoperto { $kind }
verb-draw-agenda = Pesca due programmi { $kind }
verb-deal = Distribuisci { $agenda }
verb-keep = Tieni { $agenda }
verb-research = Ricerca { $technology } ({ $copy } influenza)
verb-improve = Migliora { $technology }
verb-bonus = Prendi il bonus commercio { $slot }
verb-draw-bounty = Gira un gettone taglia: { $bounty }
verb-draw-reclaim = Gira un gettone recupero: { $reclaim }
verb-keep-bounty = Tieni il gettone taglia { $bounty }
verb-upgrade = Migliora un gettone gloria da { $value }
verb-discard-glory = Scarta un gettone gloria da { $value }
verb-borrow = { $action ->
        [0] Prima
        [1] Seconda
       *[2] Terza
    } azione di { $focus }
verb-peek = Guarda { $event }
verb-foresee = Metti { $event } in cima
verb-score = Valuta ora { $agenda }
verb-exchange = Scambia { $science } scienza con crediti
verb-place = Mettilo in { $sector }
verb-place-guild = Mettilo con { $guild } in { $sector }
verb-destroy-guild = Distruggi { $guild } in { $sector }
verb-destroy = Distruggi { $installation } in { $sector }
verb-invade = Invadi { $sector }
verb-send = Manda { $power } { $power ->
        [one] { $fleet }
       *[other] { $fleet-many }
    } da { $sector }
verb-attack = Attacca
verb-abandon = Abbandona prima { $sector }
verb-launch = { COUNT($power, "Lancia # corvetta", "Lancia # corvette", zero: "Non lanciare corvette") } dalle portanavi
verb-fire = Prima del combattimento{ IF($missiles, " · missili") }{ IF($drones, " · droni") }{ COUNT($bombs, " · # bombardamento", " · # bombardamenti", zero: "") }
verb-absorb = Assorbi con { $source }
verb-lose = Perdi 1 { $fleet }
verb-escape = Fai fuggire a casa 1 { $fleet }
verb-bold = { IF($now, "Usa ora i cacciatorpediniere", "Risparmia i cacciatorpediniere") }
verb-attach = Assegna il programma al campo { $field }
verb-discard-agenda = Metti il programma sotto la sua pila
verb-place-tokens = { COUNT($tokens, "Tieni # gettone commercio", "Tieni # gettoni commercio", zero: "Non tenere gettoni commercio") }
verb-upkeep = Paga il mantenimento{ COUNT($food, " · # cibo", zero: "") }{ COUNT($energy, " · # energia", zero: "") }{ COUNT($materials, " · # materiale", " · # materiali", zero: "") }{ COUNT($credits, " · # credito", " · # crediti", zero: "") }
verb-decree = Prendi la ricompensa del { $number ->
        [0] primo
       *[1] secondo
    } decreto
verb-remove-agenda = Rimuovi il programma del campo { $field }
verb-strike = Il vuoto colpisce { $sector }
verb-done = Fatto

## Verbs on buttons

act-play-agenda = Gioca un programma
act-no-agenda = Nessuno
act-act = Svolgi un'azione
act-extra = Azione extra
act-agenda-action = Azione del programma
act-use = Usa un effetto
act-at = In un settore
act-pay = Paga
act-take = Prendi una risorsa
act-produce = Produci
act-deploy = Schiera
act-recall = Richiama
act-regroup = Muovi potenza navale
act-found = Fonda una gilda
act-build = Costruisci
act-grow = Aumenta una popolazione
act-shrink = Riduci una popolazione
act-corrupt = Metti corruzione
act-purify = Rimuovi corruzione
act-shift = Sposta corruzione
act-advance = Avanza su un tracciato
act-open-agenda = Prendi il programma scoperto
act-draw-agenda = Pescane due, tienine uno
act-keep = Tieni un programma
act-research = Ricerca
act-improve = Migliora
act-bonus = Prendi un bonus
act-keep-bounty = Tieni un gettone taglia
act-upgrade = Migliora la gloria
act-discard-glory = Scarta gloria
act-borrow = Azione di un focus preferito
act-foresee = Scegli l'evento in cima
act-score = Valuta un programma
act-exchange = Scambia scienza
act-place = Scegli il settore
act-place-guild = Scegli settore e gilda
act-destroy-guild = Distruggi una gilda
act-destroy = Distruggi un'installazione
act-invade = Invadi
act-send = Invia potenza navale
act-attack = Attacca
act-abandon = Abbandona prima un settore
act-launch = Lancia corvette
act-fire = Dichiara
act-absorb = Assorbi
act-lose = Perdi potenza navale
act-escape = Falla fuggire
act-bold = Cacciatorpediniere
act-attach = Attacca il programma
act-discard-agenda = Mettilo sotto la pila
act-place-tokens = Tieni gettoni commercio
act-upkeep = Paga il mantenimento
act-decree = Prendi una ricompensa
act-remove-agenda = Rimuovi un programma

## What a verb asks of whoever may give it

want-open-agenda = Quale programma ottieni?
want-draw-agenda = Quale programma ottieni?
want-research = Quale tecnologia ottieni?
want-improve = Quale tecnologia ottieni?
want-house = Quale casata prendi?
want-origin = Quale origine tieni?
want-at = In quale settore?
want-take = Quale risorsa prendi?
want-produce = Cosa produci?
want-deploy = Dove schieri, e cosa?
want-recall = Quale potenza navale richiami?
want-regroup = Da dove a dove si muove la potenza navale?
want-found = Dove fondi una gilda, e quale?
want-build = Dove costruisci, e cosa?
want-grow = Quale popolazione aumenta?
want-shrink = Quale popolazione cala?
want-corrupt = Dove va la corruzione?
want-purify = Dove si rimuove corruzione?
want-shift = Da dove a dove si sposta la corruzione?
want-advance = Quale tracciato avanza?
want-keep = Quale programma tieni?
want-bonus = Quale bonus commerciale prendi?
want-keep-bounty = Quale gettone taglia tieni?
want-upgrade = Quale gettone gloria migliora?
want-discard-glory = Quale gettone gloria va via?
want-borrow = Quale azione di un focus preferito?
want-foresee = Quale evento va in cima?
want-score = Quale programma si valuta ora?
want-exchange = Quanta scienza diventa crediti?
want-place = In quale settore si mette?
want-place-guild = In quale settore si mette, e con quale gilda?
want-destroy-guild = Quale gilda viene distrutta?
want-destroy = Quale installazione viene distrutta?
want-invade = Quale settore invadi?
want-send = Quale potenza navale partecipa?
want-abandon = Quale settore viene abbandonato?
want-launch = Quante corvette lasciano le portanavi?
want-fire = Cosa usi prima del combattimento?
want-absorb = Cosa assorbe il danno?
want-lose = Quale potenza navale va persa?
want-bold = I cacciatorpediniere sparano ora?
want-attach = Dove va il programma?
want-place-tokens = Quanti gettoni commercio tieni?
want-upkeep = Come paghi il mantenimento?
want-decree = Di quale decreto prendi la ricompensa?
want-remove-agenda = Quale programma rimuovi?
want-play-agenda = Giochi un programma?

## Numbers that are chosen

amount-token = Azioni
amount-power = Potenza navale
amount-tokens = Gettoni commercio da tenere
amount-science = Scienza
amount-food = Cibo
amount-energy = Energia
amount-materials = Materiali
amount-credits = Crediti
amount-copy = Influenza
amount-bombs = Bombardamenti
amount-missiles = Missili
amount-drones = Droni
amount-now = Ora
amount-double = Due volte
amount-action = Azione
amount-field = Campo
amount-value = Valore
amount-number = Decreto
amount-way = Modo
amount-slot = Posto

## What has happened

event-house = { $who } gioca la casa { $house }
event-origin = { $who } tiene l'origine { $origin }
event-place = { $who } è { $place ->
        [0] primo
        [1] secondo
        [2] terzo
       *[3] ultimo
    } nell'ordine di turno
event-offered = Programma scoperto: { $agenda }
event-event = Evento galattico: { $event }
event-cycle = Ciclo { $cycle }
event-round = Round { $round }
event-turn = Turno di { $who }
event-selected = { $who } sceglie { $focus }{ IF($token, " con un gettone commercio") }
event-played = { $who } gioca { $agenda }
event-gained = { $who } ottiene { $amount } { $amount ->
        [one] { $resource-one }
       *[other] { $resource }
    }
event-influence = { $who } ottiene { $points } influenza
event-lost = { $who } perde { $points } influenza
event-paid = { $who } paga{ COUNT($credits, " · # credito", " · # crediti", zero: "") }{ COUNT($food, " · # cibo", zero: "") }{ COUNT($energy, " · # energia", zero: "") }{ COUNT($materials, " · # materiale", " · # materiali", zero: "") }{ COUNT($science, " · # scienza", zero: "") }
event-produced = { $who } produce { $amount } { $amount ->
        [one] { $resource-one }
       *[other] { $resource }
    }
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
event-placed = In { $sector }: { $item }
event-invaded = { $who } invade { $sector }
event-sent = { $who } manda { $power } { $power ->
        [one] { $fleet }
       *[other] { $fleet-many }
    } da { $sector }
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
event-decree = { $who } prende la ricompensa del { $number ->
        [0] primo
       *[1] secondo
    } decreto
event-laid-out = Esposta: { $technology } (migliorata)

## Questions

ask-Order = Chi segue nell'ordine di turno?
ask-Houses = Quale casa?
ask-Origins = Quale origine?
ask-SecretOrigins = Quale origine? Tutti scelgono insieme.
ask-LayOut = Quale tecnologia migliorata si espone?
ask-Extras = Cosa porta la tua origine?
ask-Cycle = Ciclo
ask-Reveal = Quale evento?
ask-Boxes = Evento
ask-Rounds = Round
ask-Select = Quale focus?
ask-PlayAgenda = Giochi un programma?
ask-Act = Quale azione?
ask-CleanUp = Riordino
ask-Evaluation = Valutazione
ask-Skirmish = Schermaglia
ask-Strike = Dove colpisce il vuoto?
ask-Upkeep = Come paghi il mantenimento?
ask-Decrees = Quale decreto?
ask-Run = Quale effetto?
ask-Where = In quale settore?
ask-Choice = Cosa scegli?
ask-Pay = Come paghi?
ask-Spend = Come paghi?
ask-Costs = Cosa dai in cambio?
ask-DiscardGlory = Quale gettone gloria va via?
ask-Take = Quale risorsa?
ask-Produce = Cosa produci?
ask-Overproduction = Influenza o gettone commercio?
ask-Exchange = Quanta scienza?
ask-Tax = Materiali o corruzione per schierare?
ask-Deploy = Dove schieri?
ask-DeployYards = Schieri in questo cantiere?
ask-Regroup = Quale potenza navale sposti?
ask-StepAfterDeploying = Quale potenza navale sposti?
ask-GrowSeveral = Quale popolazione cresce?
ask-Yielding = Quale risorsa?
ask-FoundAndProduce = Una gilda, poi la produzione
ask-EmptyChambers = Svuoti anche le camere?
ask-Lay = Dove va la corruzione?
ask-Step = Quale potenza navale disattivi?
ask-Onward = Avanzi di uno spazio?
ask-Offer = Quale programma è scoperto?
ask-Draw = Quale programma tieni?
ask-Bonus = Quale bonus commercio?
ask-Bounty = Quale gettone taglia?
ask-Reclaim = Quale gettone recupero?
ask-Rise = Migliori il nuovo gettone gloria?
ask-Foresee = Quale evento resta in cima?
ask-Gather = Quale potenza navale mandi?
ask-Depart = Quale settore si abbandona per primo?
ask-Declare = Cosa dichiari prima del combattimento?
ask-Fight = Combattimento: la tua scelta
ask-Conquest = Prima la taglia o il recupero?
