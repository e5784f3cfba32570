# What no effect data says: names of actions, what technologies, houses and events change all the time.

## Actions of the focus cards

action-accelerate = Accelerare
action-accumulate = Accumulare
action-adapt = Adattare
action-amplify = Amplificare
action-analyze = Analizzare
action-assemble = Assemblare
action-assert = Affermare
action-besiege = Assediare
action-bloom = Sbocciare
action-bombard = Bombardare
action-brandish = Ostentare
action-colonize = Colonizzare
action-consolidate = Consolidare
action-conspire = Cospirare
action-consult = Consultare
action-control = Controllare
action-direct = Dirigere
action-disperse = Disperdere
action-divide = Dividere
action-elevate = Elevare
action-embrace = Abbracciare
action-engage = Ingaggiare
action-enlighten = Illuminare
action-ensnare = Irretire
action-exalt = Esaltare
action-experiment = Sperimentare
action-exploit = Sfruttare
action-exterminate = Sterminare
action-flourish = Fiorire
action-foresee = Prevedere
action-grow = Crescere
action-harmonize = Armonizzare
action-harvest = Raccogliere
action-indoctrinate = Indottrinare
action-industrialize = Industriare
action-inspire = Ispirare
action-invent = Inventare
action-invest = Investire
action-liberate = Liberare
action-mechanize = Meccanizzare
action-mobilize = Mobilitare
action-negotiate = Negoziare
action-obtain = Ottenere
action-optimize = Ottimizzare
action-organize = Organizzare
action-overcome = Superare
action-parade = Sfilare
action-plan = Pianificare
action-prepare = Preparare
action-prosper = Prosperare
action-push = Spingere
action-rally = Radunare
action-rebuild = Ricostruire
action-reclaim = Recuperare
action-recruit = Reclutare
action-recycle = Riciclare
action-regenerate = Rigenerare
action-regulate = Regolare
action-replicate = Replicare
action-research = Ricercare
action-restore = Risanare
action-retaliate = Vendicare
action-settle = Insediare
action-stockpile = Immagazzinare
action-supply = Rifornire
action-sustain = Sostenere
action-transfer = Trasferire
action-wield = Esercitare

## Focus cards of houses that have a name of their own

focus-card-fenrax-dispersion = Dispersione
focus-card-marqualos-cunning = Astuzia
focus-card-nervo-uplift = Elevazione
focus-card-shiveus-crusade = Crociata
focus-card-yarvek-raid = Razzia

## Technologies: what they change all the time, basic and improved

technology-shields-text = Con una corvetta nel combattimento: 1 assorbimento nelle salve.
technology-shields-improved-text = Con una corvetta anche 1 assorbimento nell'avvicinamento.
technology-escape-pods-text = Una volta per combattimento 1 potenza navale da richiamare torna invece a casa. Puoi tenere 1 gettone commercio in più.
technology-escape-pods-improved-text = Quante volte vuoi in un combattimento.
technology-targeting-text = Con una corvetta nel combattimento: 5 di iniziativa in più.
technology-targeting-improved-text = Spari per primo se hai iniziativa; non serve una corvetta. Sostituisce i 5 di iniziativa.
technology-data-refinery-text = Ogni gilda di banchieri dà 2 livelli di produzione di scienza.
technology-data-refinery-improved-text = Nella valutazione 1 credito paga 2 punti di mantenimento.
technology-orbital-docks-text = Quando schieri, un settore con un cantiere vale un cantiere in più.
technology-orbital-docks-improved-text = Ogni cantiere dà 2 livelli di produzione di crediti.
technology-energy-cells-text = In difesa: se infliggi danni d'avvicinamento, ne infliggi 1 in più.
technology-energy-cells-improved-text = Non paghi mantenimento per i tuoi settori.
technology-torpedoes-text = Con una corvetta nel combattimento: 1 danno in più nella prima salva.
technology-torpedoes-improved-text = 1 danno in più in ogni salva.
technology-starbases-text = Puoi costruire basi stellari, 1 per settore: valgono come cantiere e in difesa infliggono 1 danno d'avvicinamento.
technology-starbases-improved-text = Fino a 2 per settore. Invece di aumentare una popolazione puoi rimuovere corruzione.
technology-destroyers-text = Puoi schierare cacciatorpediniere.
technology-destroyers-improved-text = Invadendo, i cacciatorpediniere infliggono 1 danno d'avvicinamento.
technology-cloning-text = Ogni volta che aumenti una popolazione pura: 1 credito, oppure attiva 1 potenza navale.
technology-cloning-improved-text = La potenza navale richiesta dai livelli III e IV non viene disattivata.
technology-terraforming-text = Un'azione extra che aumenta una popolazione.
technology-terraforming-improved-text = L'azione extra è gratuita e vale anche con Innovazione.
technology-neural-matrix-text = Prima di produrre crediti ne ottieni 2.
technology-neural-matrix-improved-text = Azioni extra con Produzione e Innovazione.
technology-dreadnoughts-text = Puoi schierare corazzate per 1 materiale ciascuna; un segnalino ne tiene 1.
technology-dreadnoughts-improved-text = Un segnalino tiene fino a 3 corazzate.
technology-decontamination-chambers-text = La carta accoglie fino a 2 corruzione, che non conta più.
technology-decontamination-chambers-improved-text = Ne accoglie fino a 3. Quando rimuovi corruzione puoi rimuoverne 1 in più da qui.
technology-hyperdrive-text = Con Conquista puoi raggruppare prima della prima invasione del tuo turno.
technology-hyperdrive-improved-text = Una volta per turno puoi invadere attraverso le tempeste, o da un settore più lontano passando per settori tuoi.
technology-tactical-transports-text = Azioni extra che mutano potenza navale in popolazione e viceversa.
technology-tactical-transports-improved-text = Una delle due vale anche con ogni focus preferito, una volta per turno.
technology-robotics-text = Con Sviluppo un'azione può essere svolta due volte, costo ed effetto.
technology-robotics-improved-text = Così anche con un focus preferito.
technology-ark-ships-text = La tua casa accoglie 2 gilde in più.
technology-ark-ships-improved-text = Ne accoglie 4 in più.
technology-deep-space-missiles-text = Invadendo, per 1 energia: 1 danno d'avvicinamento se un tuo settore accanto al bersaglio ha un cantiere o una base stellare.
technology-deep-space-missiles-improved-text = Invadendo e difendendo, gratis: 1 per ogni settore simile, al massimo 2.
technology-sentries-text = Puoi schierare sentinelle. Invece di costruire un'installazione puoi schierarne una lì.
technology-sentries-improved-text = Puoi fare entrambe le cose in un settore, o schierare anche senza uno spazio libero.
technology-carriers-text = Puoi schierare portanavi per 1 cibo ciascuna; un segnalino ne tiene 1. Valgono come cantieri.
technology-carriers-improved-text = Un segnalino tiene fino a 3 portanavi.
technology-central-surveillance-text = Un'azione extra con Politica.
technology-central-surveillance-improved-text = Un quarto campo programma, tutti di tipo diverso.
technology-salvage-scanner-text = Invadendo un settore del vuoto vi metti prima un gettone recupero.
technology-salvage-scanner-improved-text = Così in ogni settore corrotto; la conquista ne rimuove la corruzione.
technology-purifier-text = Un'azione extra con Tentazione che rimuove corruzione.
technology-purifier-improved-text = Fino a due volte. Invece di schierare in un cantiere puoi rimuovere la corruzione di quel settore.
technology-autonomous-drones-text = Invadendo, per un gettone commercio: 1 assorbimento nell'avvicinamento e 1 nelle salve. Nella valutazione un gettone chiude la schermaglia.
technology-autonomous-drones-improved-text = 1 nell'avvicinamento e 2 nelle salve. Nessuna schermaglia della valutazione ti raggiunge.
technology-trade-nexus-text = Quando un gettone commercio torna indietro prendi il bonus accanto o sotto.
technology-trade-nexus-improved-text = Alla prima sovrapproduzione del tuo turno: 3 influenza, oppure un gettone commercio senza bonus.
technology-combat-replicators-text = Dopo un'invasione riuscita: un gettone taglia, e le installazioni restano.
technology-combat-replicators-improved-text = Poi schiera lì 1 potenza navale; un pareggio diventa un successo.
technology-cybernetics-text = Fondare una gilda dà 2 della sua risorsa.
technology-cybernetics-improved-text = Aumentare una popolazione pura dà 2 risorse del tipo di una gilda di quel settore.

## What houses can do

ability-no-installation-upkeep = Le tue installazioni non hanno mantenimento.
ability-step-after-deploying = Una volta nel tuo turno, dopo aver schierato, puoi muovere 1 potenza navale di un passo.
ability-grows-corrupted = I tuoi settori corrotti possono crescere.
ability-second-start-agenda = Hai due programmi iniziali.
ability-materials-stand-in = Una volta per turno i materiali possono valere come cibo o energia.
ability-home-may-be-corrupted = La tua casa può accogliere corruzione.
ability-influence-for-corrupted = Conquistare un settore corrotto dà 2 influenza.
ability-more-food = Produrre cibo ne dà 1 in più.
ability-two-bounties = Peschi due gettoni taglia e ne tieni uno.
ability-cheaper-technology = La tua prima tecnologia di un ciclo costa 1 scienza in meno.

## What events change for a cycle

permanent-keep-corruption = la corruzione rimossa resta accanto alla tua plancia
permanent-deploying-corrupts = schierare porta corruzione, una volta per turno, o costa 1 materiale per potenza navale
permanent-no-skirmish = il vuoto non colpisce
permanent-poor-are-spared = chi ha al massimo 40 influenza è risparmiato dalla schermaglia
permanent-void-absorbs = in ogni salva di una schermaglia il vuoto assorbe quante tecnologie migliorate hai
permanent-new-glory-rises = la gloria ottenuta può essere migliorata subito
permanent-preferred-costs-energy = le azioni dei focus preferiti costano 1 energia in più
permanent-preferred-costs-credit = le azioni dei focus preferiti costano 1 credito invece di ciò che mostrano
