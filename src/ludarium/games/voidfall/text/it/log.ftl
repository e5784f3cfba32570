# Answers, questions and the log.

## What seats and chance can answer

verb-house = Prendi la casa { $house }
verb-origin = Tieni l'origine { $origin }
verb-first = Il posto { $seat } segue nell'ordine di turno
verb-lay-out = Esponi { $technology } migliorata
verb-offer = Programma scoperto: { $agenda }
verb-reveal = Rivela { $event }
verb-select =
    Scegli { $focus }{ $token ->
        [yes] {" "}con un gettone commercio
       *[no] {""}
    }
verb-play-agenda = Gioca { $agenda }
verb-no-agenda = Non giocare programmi
verb-act =
    Esegui la { $action ->
        [0] prima
        [1] seconda
       *[2] terza
    } azione{ $double ->
        [yes] {" "}due volte
       *[no] {""}
    }
verb-extra = Azione extra di { $technology } ({ $way })
verb-agenda-action = Esegui l'azione del programma
verb-use = Usa: { $effect }
verb-at = Nel settore { $sector }
verb-pay = Paga { $credits } crediti, { $food } cibo, { $energy } energia, { $materials } materiali, { $science } scienza
verb-take = Prendi 1 { $resource }
verb-produce = Produci { $resource }
verb-deploy = Schiera 1 { $fleet } in { $sector }
verb-recall = Richiama 1 { $fleet } da { $sector }
verb-regroup = Sposta 1 { $fleet } da { $src } a { $dst }
verb-found = Fonda { $guild } in { $sector }
verb-build = Costruisci { $installation } in { $sector }
verb-grow = Aumenta la popolazione di { $sector }
verb-shrink = Riduci la popolazione di { $sector }
verb-corrupt = Metti corruzione su { $place }
verb-purify = Rimuovi la corruzione da { $place }
verb-shift = Sposta la corruzione da { $src } a { $dst }
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
verb-borrow =
    { $action ->
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
verb-send = Manda { $power } { $fleet } da { $sector }
verb-attack = Attacca
verb-abandon = Abbandona prima { $sector }
verb-launch = Lancia { $power } corvette dalle portanavi
verb-fire =
    Dichiara: { $missiles ->
        [yes] missili,
       *[no] {""}
    }{ $drones ->
        [yes] droni,
       *[no] {""}
    } { $bombs } bombardamenti
verb-absorb = Assorbi con { $source }
verb-lose = Perdi 1 { $fleet }
verb-escape = Fai fuggire a casa 1 { $fleet }
verb-bold =
    { $now ->
        [yes] Usa ora i cacciatorpediniere
       *[no] Risparmia i cacciatorpediniere
    }
verb-attach = Assegna il programma al campo { $field }
verb-discard-agenda = Metti il programma sotto la sua pila
verb-place-tokens = Tieni { $tokens } gettoni commercio
verb-upkeep = Paga il mantenimento con { $food } cibo, { $energy } energia, { $materials } materiali, { $credits } crediti
verb-decree =
    Prendi la ricompensa del { $number ->
        [0] primo
       *[1] secondo
    } decreto
verb-remove-agenda = Rimuovi il programma del campo { $field }
verb-strike = Il vuoto colpisce { $sector }
verb-done = Fatto

## What has happened

event-house = Il posto { $seat } gioca la casa { $house }
event-origin = Il posto { $seat } tiene l'origine { $origin }
event-place = Il posto { $seat } è il numero { $place } nell'ordine di turno
event-offered = { $agenda } è scoperto
event-event = Evento galattico: { $event }
event-cycle = Ciclo { $cycle }
event-round = Round { $round }
event-turn = Turno del posto { $seat }
event-selected =
    Il posto { $seat } sceglie { $focus }{ $token ->
        [yes] {" "}con un gettone commercio
       *[no] {""}
    }
event-played = Il posto { $seat } gioca { $agenda }
event-gained = Il posto { $seat } ottiene { $amount } { $resource }
event-influence = Il posto { $seat } ottiene { $points } influenza
event-lost = Il posto { $seat } perde { $points } influenza
event-paid = Il posto { $seat } paga { $credits } crediti, { $food } cibo, { $energy } energia, { $materials } materiali, { $science } scienza
event-produced = Il posto { $seat } produce { $amount } { $resource }
event-overproduced = Il posto { $seat } ha sovrapproduzione: { $resource }
event-activated = Il posto { $seat } attiva { $amount } potenza navale
event-deactivated = Il posto { $seat } disattiva 1 potenza navale
event-deployed = Il posto { $seat } schiera 1 { $fleet } in { $sector }
event-recalled = Il posto { $seat } richiama 1 { $fleet } da { $sector }
event-moved = Il posto { $seat } sposta 1 { $fleet } da { $src } a { $dst }
event-founded = Il posto { $seat } fonda { $guild } in { $sector }
event-built = Il posto { $seat } costruisce { $installation } in { $sector }
event-guild-gone = { $guild } in { $sector } non ci sono più
event-installation-gone = { $installation } in { $sector } non c'è più
event-grew = La popolazione di { $sector } ora è { $population }
event-shrank = La popolazione di { $sector } scende a { $population }
event-corrupted = Posto { $seat }: corruzione su { $place }
event-purified = Posto { $seat }: la corruzione lascia { $place }
event-offer-corrupted = L'offerta { $kind } è corrotta
event-advanced = Il posto { $seat } avanza su { $track } fino allo spazio { $space }
event-agenda-taken = Il posto { $seat } prende { $agenda }
event-agenda-drawn = Il posto { $seat } pesca programmi { $kind }
event-agenda-attached = Il posto { $seat } assegna { $agenda } al campo { $field }
event-agenda-left = { $agenda } del posto { $seat } va sotto la pila
event-researched = Il posto { $seat } ricerca { $technology }
event-improved = Il posto { $seat } migliora { $technology }
event-token = Il posto { $seat } prende un gettone commercio
event-token-back = Il posto { $seat } restituisce un gettone commercio
event-bounty = Il posto { $seat } riceve una taglia: { $bounty }
event-reclaim = Il posto { $seat } riceve un recupero: { $reclaim }
event-token-discarded = Il posto { $seat } scarta un gettone taglia o recupero
event-glory = Il posto { $seat } ha un gettone gloria da { $value }
event-glory-gone = Il posto { $seat } scarta un gettone gloria da { $value }
event-placed = { $item } va in { $sector }
event-invaded = Il posto { $seat } invade { $sector }
event-sent = Il posto { $seat } manda { $power } { $fleet } da { $sector }
event-shot =
    { $attacker ->
        [yes] L'attaccante
       *[no] Il difensore
    } perde 1 { $fleet }
event-absorbed =
    { $attacker ->
        [yes] L'attaccante
       *[no] Il difensore
    } assorbe con { $source }
event-outcome = Combattimento in { $sector }: { $outcome }
event-conquered = Il posto { $seat } conquista { $sector }
event-abandoned = Il posto { $seat } abbandona { $sector }
event-incursion = Il vuoto entra in { $sector }
event-skirmish = Il vuoto colpisce { $sector } del posto { $seat } con forza { $strength }
event-spared = Il posto { $seat } evita la schermaglia
event-upkeep = Il posto { $seat } ha { $points } mantenimento, { $unpaid } non pagato
event-scored = Il posto { $seat } segna { $points } con { $agenda }
event-decree =
    Il posto { $seat } prende la ricompensa del { $number ->
        [0] primo
       *[1] secondo
    } decreto
event-laid-out = { $technology } migliorata è esposta

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
ask-Choice = Su cosa agisce l'effetto?
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
