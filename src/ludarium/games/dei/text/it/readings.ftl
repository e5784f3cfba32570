# I punti su cui i regolamenti di D.E.I. differiscono, per la pagina che confronta le edizioni.

## Ordine di turno

reading-first-order = Primo ordine di turno
reading-first-order-random = estratto a sorte
reading-first-order-seats = comincia il posto 1, poi in senso orario
reading-next-order = Ordine di turno del Round seguente
reading-next-order-score = prima chi ha meno rifornimenti
reading-next-order-clockwise = il primo giocatore passa al seguente
reading-last-round-of-three = Chi comincia il Round 4 in 3
reading-last-round-of-three-normal = come negli altri turni
reading-last-round-of-three-fewest-first = chi ha meno rifornimenti

## Preparazione

reading-refuge-tiles-apart = I due distretti con rifugio non si toccano
reading-refuge-tiles-apart-edge = lungo un lato
reading-refuge-tiles-apart-corner = lungo un lato o in un angolo
reading-start-scrappers = Spazzini all'inizio, per ordine di turno
reading-start-split = Unità iniziali tra i due rifugi
reading-start-split-free = divise liberamente
reading-start-split-fixed = come indicato
reading-draft-order = Ordine della scelta dei talenti
reading-draft-order-snake = avanti e indietro
reading-draft-order-last-first = ogni volta dall'ultimo

## Limiti

reading-resource-limit = Risorse su un pad
reading-cube-limit = Cubi di un colore su un pad

## Azioni

reading-enlist-at-own-refuge-needs-majority = Reclutare al proprio rifugio richiede la maggioranza
reading-relocate-building = Una costruzione si può spostare
reading-relocate-building-kind-used-up = finito il suo tipo
reading-relocate-building-all-used-up = finite tutte e nove
reading-copy-any-seat = Copia vale anche per carte altrui
reading-blue-collect-swaps-energy = Raccogliere blu scambia anche celle con tecnologia
reading-champion-is-scrapper = Il campione conta come spazzino per reclutare rosso e per { drone-teleporter }

## Droni e Candy Boost

reading-reaper-points = Rifornimenti per { drone-reaper }
reading-reaper-points-flat = 1 per l'uso
reading-reaper-points-per-kill = 1 per ogni spazzino ucciso
reading-reaper-kills-of-two = { drone-reaper } in 2: spazzini che può uccidere
reading-harvester-collects = { drone-harvester }: la sua tecnologia vale come raccolta
reading-boosts-return = I Candy Boost giocati tornano nella pulizia

## Campioni

reading-neena-extra-move = { champion-neena } ottiene un altro movimento
reading-neena-extra-move-none = mai
reading-neena-extra-move-without-majority = dove non ha la maggioranza
reading-neena-extra-move-always = sempre
reading-abraham = Che cosa fa { champion-abraham }
reading-abraham-extra-collect = una raccolta in più nella sua regione per fase
reading-abraham-end-collect = una raccolta lì alla fine del turno
reading-abraham-end-take = prende lì una risorsa alla fine del turno
reading-champion-garrisons = Il campione da solo presidia un avamposto

## Talenti

reading-learning = Sbloccare un talento
reading-learning-optional = si può rifiutare
reading-learning-automatic = avviene da sé
reading-caravan-strength = Forza di ogni rifugio con { feat-caravan }
reading-sky-boots = { feat-sky-boots } dà un altro movimento
reading-sky-boots-once-per-card = una volta per carta
reading-sky-boots-every-move = dopo ogni movimento
reading-camp-elevators = { feat-exploitation-camp } vale per gli ascensori
reading-camp-elevators-own = propri
reading-camp-elevators-own-or-neutral = propri e neutrali
reading-camp-swaps = { feat-exploitation-camp } scambia tecnologia
reading-camp-swaps-any-technology = qualsiasi sul pad
reading-camp-swaps-collected = solo quella appena raccolta
reading-alternative-energy-both-ways = { feat-alternative-energy } vale nei due sensi
reading-delivery-bot-spends-card = { feat-delivery-bot } richiede un'altra carta dalla mano

## Missioni e punteggio

reading-garrisons-of-colour = Le missioni presidio contano un solo colore
reading-recycled-drone-cards-count = Le carte drone nel cestino contano per la missione
reading-card-supplies = Carte che danno rifornimenti alla fine
reading-card-supplies-all = tutte
reading-card-supplies-market = carte mercato
