# La prima partita guidata: ciò che l'allenatore dice a ogni passo di guided.toml e su ciò che è stato scelto.
guided-title = Il tuo primo ciclo, contro Jonas
guided-goal = Avere più influenza di Jonas alla fine del ciclo I.
guided-points = L'influenza (★) sono i punti. Quasi tutta arriva alla fine di un ciclo: 3 per ogni settore puro, cioè senza corruzione, 2 per un cantiere e 1 per una difesa di settore.
guided-free = Ora decidi tu. Mi faccio sentire quando arriva qualcosa di nuovo.
guided-done = Il ciclo I è finito. Una partita intera ne ha tre.

guided-gift-task = Prendi una gilda o un'installazione
guided-gift-why = Guidi la casata Cortozaar. Ogni ciclo comincia con un evento; questo dà qualcosa a tutti. Una gilda aumenta la produzione, un'installazione conta alla fine del ciclo.
guided-gift-guild = Una gilda lavora per te ogni volta che produci.
guided-gift-installation = Un'installazione conta per il tuo programma iniziale.
guided-gift-other = Hai lasciato il dono. Ogni effetto si può ignorare, ma questo era gratis.

guided-found-task = Fonda una gilda in uno dei tuoi settori
guided-found-why = Ogni gilda dà una risorsa, tanto più quanto più grande è la popolazione: il numero bianco di un settore. La tua casa non si perde mai.
guided-found-scientists = La scienza è rara e paga le tecnologie e la purificazione dei settori.
guided-found-bankers = I crediti possono sostituire cibo, energia e materiali.
guided-found-work = Più di ciò di cui vive la tua gente: cibo, energia o materiali.
guided-found-other = Stavolta niente gilda. Ci saranno altre occasioni.

guided-focus-task = Gioca una carta focus: Produzione è un buon inizio
guided-focus-why = In ogni round giochi una carta focus e fai due delle sue tre azioni; torna alla fine del ciclo. Produzione riempie le scorte e non costa nulla.
guided-focus-later = Poi: le sue azioni
guided-focus-production = Due delle sue tre azioni, in qualsiasi ordine.
guided-focus-conquest = Audace: un attacco al primo round. Potrai produrre dopo.
guided-focus-any = Prima questa, allora. La produzione può aspettare un round.

guided-act-task = Scegli un'azione di questa carta
guided-act-why = Ogni riga della carta è un'azione: a sinistra ciò che costa, a destra ciò che dà. Punta un simbolo per leggerlo.
guided-act-any = In un turno ne fai due su tre.
guided-act-other = Hai finito il turno senza agire. La carta è giocata lo stesso.

guided-track-task = Avanza su un tracciato
guided-track-why = Ogni nuovo spazio dei tuoi tre tracciati dà subito la sua ricompensa.
guided-track-society = La società fa crescere la popolazione.
guided-track-government = Il governo serve a flotte e programmi.
guided-track-economy = L'economia porta commercio e costruzioni.
guided-track-other = Tralasciato. Ogni effetto si può ignorare.

guided-both-task = Usa entrambe le parti di questa azione, una dopo l'altra
guided-both-why = Un più tra le parti vuol dire: quante ne vuoi, in qualsiasi ordine. Le tue gilde producono, e ricevi influenza per esse.
guided-both-worth = Influenza subito, senza aspettare la fine del ciclo.
guided-both-later = Nel round 2: una conquista
guided-both-produce = Le tue gilde hanno lavorato. Ora prendi anche l'influenza.
guided-both-influence = Prima i punti. Ora fai lavorare le gilde.
guided-both-other = Quello che tralasci è perso per questo turno.

guided-conquest-task = Gioca il focus Conquista: togli un settore al vuoto
guided-conquest-why = Ogni settore puro paga 3 alla fine di ogni ciclo. Il vicino più debole di casa tua è { sector-world-1 }: il triangolo chiaro è una flotta del vuoto.
guided-conquest-conquest = Di nuovo due azioni su tre; la prima è l'attacco.
guided-conquest-politics = Anche con Politica si attacca, per 2 energia e un credito.
guided-conquest-any = Un altro piano. I settori vicini non scappano.

guided-engage-task = Fai la prima azione: permette di invadere
guided-engage-why = Costa 2 energia; i crediti possono sostituirla. La barra vuol dire: una sola delle due. Scegli poi di invadere.
guided-engage-engage = Paga, poi scegli di invadere.
guided-engage-other = Bene: l'ordine delle azioni lo decidi tu.

guided-target-task = Scegli un settore che puoi battere
guided-target-why = In combattimento non c'è fortuna: di solito vince chi ha più flotte, e le difese sparano per prime. { sector-world-1 } ne ha una sola. Prima di confermare leggi la previsione.
guided-target-weak = Il più debole dei tre. Bastano due corvette, una è un pareggio.
guided-target-strong = Un bersaglio più duro: conta le sue flotte e le sue difese prima di mandare le tue.
guided-target-other = Stavolta niente attacco.

guided-send-task = Manda abbastanza flotte
guided-send-why = La tua casa resta tua anche se vuota; ogni altro settore che lasci vuoto va perso.
guided-send-won = Vinto. Il settore è tuo, e con esso la taglia.
guided-send-sent = Sono in viaggio. Prima dell'attacco puoi mandarne altre.

guided-spoils-task = Prendi la tua taglia
guided-spoils-why = Un settore conquistato porta una taglia e gloria per la tua casata: influenza subito.
guided-spoils-take = È subito tuo.
guided-spoils-other = Tralasciata. Era gratis, ma puoi farlo.

guided-second-task = Scegli la tua seconda azione
guided-second-why = Quella in mezzo porta un programma e sposta un segnalino corruzione; l'ultima prepara flotte che potrai schierare.
guided-second-plan = Un programma, allora.
guided-second-prepare = Più flotte per dopo, allora.
guided-second-other = Stavolta una sola azione. È permesso.

guided-agenda-task = Prendi un programma
guided-agenda-why = I programmi sono obiettivi tuoi e pagano alla fine di un ciclo; li giochi dal ciclo II. Prendi una carta scoperta, oppure pescane due e tienine una.
guided-agenda-later = I tuoi programmi si possono rileggere sempre
guided-agenda-open = Sai che cosa hai preso.
guided-agenda-draw = Due tra cui scegliere.
guided-agenda-other = Stavolta niente programma.

guided-shift-task = Sposta un segnalino corruzione via dal tuo settore
guided-shift-why = Un settore corrotto non conta. Su un tracciato il segnalino blocca solo le ricompense.
guided-shift-worth = Un settore puro paga 3 alla fine di ogni ciclo.
guided-shift-sector = Ora il settore è puro e conterà.
guided-shift-any = Un segnalino si è spostato. Guarda dove fa meno danno.
guided-shift-other = Resta dov'è. I settori corrotti non contano.

guided-develop-task = Gioca il focus Sviluppo: rendi utile il nuovo settore
guided-develop-why = Con esso fondi gilde, costruisci e togli corruzione.
guided-develop-development = Ancora due delle sue tre azioni.
guided-develop-any = Un altro piano; il settore può aspettare.

guided-grow-task = Scegli come sviluppare
guided-grow-why = La prima azione dà una gilda o un'installazione, la seconda entrambe per una flotta richiamata. L'ultima toglie una corruzione o fa crescere una popolazione.
guided-grow-grow = Costa poco e serve.
guided-grow-settle = Due cose insieme, per una flotta. Lascia una flotta in ogni settore, tranne a casa.
guided-grow-harmonise = Scienza ben spesa.
guided-grow-other = Niente sviluppo. La carta è giocata lo stesso.

guided-purify-task = Scegli quale corruzione togliere
guided-purify-why = I settori corrotti non contano, i tracciati corrotti non danno ricompense, i campi corrotti non tengono programmi. Prima ciò che ti impedisce di segnare.
guided-purify-sector = Tolta per sempre.
guided-purify-other = Resta.

guided-build-task = Costruisci un'installazione
guided-build-why = Alla fine del ciclo un cantiere paga 2 e una difesa di settore 1, ma solo nei settori puri.
guided-build-shipyard = Un cantiere: flotte, e 2 influenza ogni ciclo.
guided-build-defence = Una difesa di settore: sicurezza, e 1 influenza ogni ciclo.
guided-build-other = Niente costruzione.

guided-decree-task = Prendi la ricompensa di un decreto
guided-decree-why = Il ciclo finisce: si paga il mantenimento, l'evento premia chi soddisfa le condizioni, poi contano i programmi. Il tuo programma iniziale paga per i settori puri e ciò che vi si trova.
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
