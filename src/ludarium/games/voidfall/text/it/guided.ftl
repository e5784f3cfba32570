# La prima partita guidata: ciò che l'allenatore dice a ogni passo di guided.toml e su ciò che è stato scelto.
guided-title = Il tuo primo ciclo, contro Jonas
guided-goal = Avere più influenza di Jonas alla fine del ciclo I.
guided-points = L'influenza (★) sono i punti. Quasi tutta arriva alla fine di un ciclo: il tuo programma iniziale paga allora 3 per ogni settore puro, cioè senza corruzione, 2 per ogni cantiere e 1 per ogni difesa di settore.
guided-free = Ora decidi tu. Mi faccio sentire quando arriva qualcosa di nuovo.
guided-done = Il ciclo I è finito. Una partita intera ne ha tre.

guided-house-task = Scegli la casata che vuoi guidare
guided-house-why = Tutte e quattro cominciano uguali, tranne una tecnologia. In combattimento Belitan è più rapida, Cortozaar colpisce più forte, Valnis è più protetta; Dunlork ha un cantiere in più ma a casa una corvetta in meno. Prendi quella che ti piace.
guided-house-later = Poi: un dono del primo evento
guided-house-belitan = Belitan comincia con { technology-targeting }: in combattimento le tue corvette sono più rapide.
guided-house-cortozaar = Cortozaar comincia con { technology-torpedoes }: in combattimento i tuoi colpi fanno più danni.
guided-house-dunlork = Dunlork comincia con { technology-orbital-docks } e un secondo cantiere: le flotte arrivano facilmente, ma a casa hai una sola corvetta.
guided-house-valnis = Valnis comincia con { technology-shields }: in combattimento assorbi il primo danno.

guided-gift-task = Prendi una gilda o un'installazione
guided-gift-why = Ogni ciclo comincia con un evento, e questo dà qualcosa a tutti. Una gilda aumenta la produzione, un'installazione serve alle flotte e conta alla fine del ciclo.
guided-gift-guild = Una gilda lavora per te ogni volta che produci.
guided-gift-installation = Un'installazione conta per il tuo programma iniziale.
guided-gift-other = Hai lasciato il dono. Ogni effetto si può ignorare, ma questo era gratis.

guided-found-task = Fonda una gilda in uno dei tuoi settori
guided-found-why = Gli agricoltori danno cibo, gli ingegneri energia, i minatori materiali, i banchieri crediti, gli scienziati scienza. Il numero bianco di un settore è la popolazione: più è grande, più rende. La tua casa non si perde mai.
guided-found-scientists = La scienza è rara e paga le tecnologie e la purificazione dei settori.
guided-found-bankers = I crediti possono sostituire cibo, energia e materiali.
guided-found-work = Più di ciò di cui vive la tua gente: cibo, energia o materiali.
guided-found-other = Stavolta niente gilda. Ci saranno altre occasioni.

guided-focus-task = Gioca una carta focus: Produzione è un buon inizio
guided-focus-why = In ogni round giochi una carta focus e fai due delle sue tre azioni. Fino alla fine del ciclo non torna, quindi pensa a quando ti serve ciascuna. Produzione riempie le scorte e non costa nulla.
guided-focus-later = Poi: le sue azioni
guided-focus-production = Due delle sue tre azioni, in qualsiasi ordine.
guided-focus-conquest = Audace: un attacco al primo round. Potrai produrre dopo.
guided-focus-any = Prima questa, allora. La produzione può aspettare un round.

guided-gather-task = Fai la terza azione: porta a casa una corvetta
guided-gather-why = { sector-world-1 }, il settore più debole accanto a casa tua, ha una flotta del vuoto. Anche tu a casa ne hai una: sarebbe un pareggio. Questa azione costa 1 cibo e 1 energia e permette di raggruppare.
guided-gather-later = Nel round 2: una conquista
guided-gather-gather = Bene. Raggruppare è una delle sue due parti.
guided-gather-other = Il tuo piano. Prima di attaccare confronta le tue flotte con le loro: una contro una è un pareggio.
guided-regroup-task = Raggruppa: sposta le tue flotte
guided-regroup-why = Le flotte vanno passo per passo tra settori tuoi che si toccano. A casa ne servono due per l'attacco; in ogni altro settore ne deve restare una, o va perso.
guided-regroup-use = Ora scegli da dove a dove.
guided-regroup-other = Restano dove sono.
guided-fetch-task = Sposta una corvetta a casa
guided-fetch-why = Da lì nel prossimo round raggiunge { sector-world-1 }.
guided-fetch-home = Due a casa: bastano per l'attacco.
guided-fetch-away = Via da casa? Puoi spostarla ancora.
guided-fetch-other = Restano dove sono.
guided-act-task = Scegli un'azione di questa carta
guided-act-why = Le tre righe della carta sono le sue azioni: a sinistra ciò che costa, a destra ciò che dà. Punta un simbolo per leggere che cosa vuol dire. Il costo si paga prima. Ogni azione si fa una volta per turno.
guided-act-any = In un turno ne fai due su tre.
guided-act-other = Hai finito il turno senza agire. La carta è giocata lo stesso.

guided-track-task = Avanza su un tracciato
guided-track-why = Società, governo ed economia sono i tuoi tre tracciati. Ogni nuovo spazio dà subito la sua ricompensa, e i livelli alti permettono di migliorare le tecnologie.
guided-track-society = La società fa crescere la popolazione.
guided-track-government = Il governo serve a flotte e programmi.
guided-track-economy = L'economia porta commercio e costruzioni.
guided-track-other = Tralasciato. Ogni effetto si può ignorare.

guided-both-task = Usa entrambe le parti di questa azione, una dopo l'altra
guided-both-why = Un più tra le parti vuol dire: quante ne vuoi, in qualsiasi ordine. Produci con le tue gilde e ricevi 1 influenza per ognuna di esse.
guided-both-worth = Influenza subito, senza aspettare la fine del ciclo.
guided-both-later = Nel round 2: una conquista
guided-both-produce = Le tue gilde hanno lavorato. Ora prendi anche l'influenza.
guided-both-influence = Prima i punti. Ora fai lavorare le gilde.
guided-both-other = Quello che tralasci è perso per questo turno.

guided-conquest-task = Gioca il focus Conquista: togli un settore al vuoto
guided-conquest-why = Ogni settore puro paga 3 alla fine di ogni ciclo, e le sue gilde lavorano per te. Il vicino più debole di casa tua è { sector-world-1 }: il triangolo chiaro è una flotta del vuoto.
guided-conquest-conquest = Ora serve ciò che costa un attacco: energia e flotte.
guided-conquest-politics = Anche con Politica si attacca, per 2 energia e un credito.
guided-conquest-any = Un altro piano. I settori vicini non scappano.

guided-engage-task = Fai la prima azione: permette di invadere
guided-engage-why = Costa 2 energia. Possono partire le flotte che stanno accanto al bersaglio.
guided-engage-engage = Prima il prezzo.
guided-engage-other = Bene: l'ordine delle azioni lo decidi tu.

guided-pay-task = Paga il costo
guided-pay-why = Ogni credito può sostituire un cibo, un'energia o un materiale. Spendi ciò che ti serve meno.
guided-pay-credits = Pagato con crediti: le altre risorse restano.
guided-pay-plain = Pagato per intero; i crediti restano per altro.

guided-invade-task = Scegli di invadere
guided-invade-why = Una barra tra le parti vuol dire: una sola. Qui è invadere, oppure spostare flotte tra i tuoi settori.
guided-invade-invade = Ora il bersaglio.
guided-invade-other = Stavolta niente attacco. Il costo è pagato lo stesso.

guided-target-task = Scegli un settore che puoi battere
guided-target-why = In combattimento non c'è fortuna: di solito vince chi ha più flotte, e le difese sparano per prime. I triangoli contano le flotte; { sector-world-1 } ne ha una sola. Prima di confermare leggi la previsione.
guided-target-weak = Il più debole dei tre. Bastano due corvette, una è un pareggio.
guided-target-strong = Un bersaglio più duro: conta le sue flotte e le sue difese prima di mandare le tue.
guided-target-other = Stavolta niente attacco.

guided-send-task = Manda abbastanza flotte
guided-send-why = Le flotte sparano a turno finché una parte sparisce. La tua casa resta tua anche se vuota; ogni altro settore che lasci vuoto va perso.
guided-send-won = Vinto. Il settore è tuo, e con esso la taglia.
guided-send-sent = Sono in viaggio. Prima dell'attacco puoi mandarne altre.

guided-spoils-task = Prendi la tua taglia
guided-spoils-why = Un settore conquistato porta una taglia e gloria per la tua casata: influenza subito.
guided-spoils-take = Bene. Ancora un più: prendi anche l'altra parte.
guided-spoils-other = Tralasciata. Era gratis, ma puoi farlo.

guided-second-task = Scegli la tua seconda azione
guided-second-why = Quella in mezzo porta un programma e sposta un segnalino corruzione; l'ultima prepara flotte che potrai schierare.
guided-second-plan = Un programma, allora.
guided-second-prepare = Più flotte per dopo, allora.
guided-second-other = Stavolta una sola azione. È permesso.

guided-agenda-task = Prendi un programma
guided-agenda-why = I programmi sono obiettivi tuoi: dal ciclo II li giochi, e alla fine di un ciclo ognuno paga per ciò che conta. Prendi la carta scoperta di un tipo, oppure pescane due e tienine una.
guided-agenda-later = I tuoi programmi si possono rileggere sempre
guided-agenda-open = Sai che cosa hai preso.
guided-agenda-draw = Due tra cui scegliere.
guided-agenda-other = Stavolta niente programma.

guided-shift-task = Sposta un segnalino corruzione via dal tuo settore
guided-shift-why = Un settore corrotto non conta per i tuoi programmi. Su un tracciato il segnalino blocca solo le ricompense di quel tracciato.
guided-shift-worth = Un settore puro paga 3 alla fine di ogni ciclo.
guided-shift-sector = Ora il settore è puro e conterà.
guided-shift-any = Un segnalino si è spostato. Guarda dove fa meno danno.
guided-shift-other = Resta dov'è. I settori corrotti non contano.

guided-develop-task = Gioca il focus Sviluppo: rendi utile il nuovo settore
guided-develop-why = Con esso fondi gilde, costruisci e togli corruzione.
guided-develop-development = Ancora due delle sue tre azioni.
guided-develop-any = Un altro piano; il settore può aspettare.

guided-grow-task = Scegli come sviluppare
guided-grow-why = La prima azione dà una gilda o un'installazione per 1 materiale. La seconda le dà entrambe per una flotta richiamata. L'ultima costa 1 scienza: più popolazione o una corruzione in meno.
guided-grow-grow = Costa poco e serve.
guided-grow-settle = Due cose insieme, per una flotta. Lascia una flotta in ogni settore, tranne a casa.
guided-grow-harmonise = Scienza ben spesa.
guided-grow-other = Niente sviluppo. La carta è giocata lo stesso.

guided-clean-task = Usa l'ultima azione per togliere un segnalino corruzione
guided-clean-why = Settori e programmi corrotti non contano, i tracciati corrotti non danno ricompense.
guided-clean-harmonise = Scegli: togliere corruzione o far crescere una popolazione.
guided-clean-settle = Una flotta per una gilda e un'installazione, allora.
guided-clean-other = Bene. La corruzione va e viene con molte altre carte.

guided-purify-task = Scegli quale corruzione togliere
guided-purify-why = Un settore corrotto non conta, un tracciato corrotto non dà ricompense e in un campo corrotto non va nessun programma. Prima ciò che ti impedisce di segnare.
guided-purify-sector = Tolta per sempre.
guided-purify-other = Resta.

guided-build-task = Costruisci un'installazione
guided-build-why = I cantieri schierano flotte e pagano 2 ciascuno alla fine del ciclo; una difesa di settore spara agli attaccanti e paga 1. Contano solo i settori puri.
guided-build-shipyard = Un cantiere: flotte, e 2 influenza ogni ciclo.
guided-build-defence = Una difesa di settore: sicurezza, e 1 influenza ogni ciclo.
guided-build-other = Niente costruzione.

guided-decree-task = Prendi la ricompensa di un decreto
guided-decree-why = Il ciclo finisce. Prima si paga il mantenimento, poi l'evento premia chi soddisfa le sue condizioni, poi contano i programmi.
guided-decree-one = Meritata. Ora conta il programma iniziale.
guided-decree-other = La ricompensa era gratis, ma puoi lasciarla.

guided-remark-lost = L'attacco non è riuscito: conta prima flotte e difese da entrambe le parti. Una contro una è un pareggio, e spariscono tutte e due.
guided-remark-token = Un gettone commercio su un programma ne copre il mantenimento; su una carta focus permette la terza azione.
guided-remark-upkeep = Mantenimento: 1 cibo per punto, o 2 tra energia e materiali. Ogni punto non pagato costerebbe 3 influenza.
guided-remark-corrupt = Hai preso corruzione: il posto in cui sta non conta, o non dà ricompense, finché non la togli.

guided-learned-1 = Una carta focus per round, due delle sue tre azioni; prima i costi.
guided-learned-2 = Un più vuol dire quante parti vuoi, una barra una sola.
guided-learned-3 = Gilde e popolazione decidono che cosa produci.
guided-learned-4 = Il combattimento è senza fortuna: conta flotte e difese, poi mandane abbastanza.
guided-learned-5 = La corruzione impedisce a settori e programmi di contare.
guided-learned-6 = Alla fine di un ciclo: mantenimento, decreti, programmi.
guided-learned-7 = Dal ciclo II giochi programmi e ricerchi tecnologie.
