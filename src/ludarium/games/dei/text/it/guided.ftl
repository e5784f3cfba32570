# La prima partita guidata: ciò che l'allenatore dice a ogni passo di guided.toml e su ciò che è stato scelto.
guided-title = I tuoi primi due round, contro Jonas
guided-goal = Avere più rifornimenti di Jonas alla fine del round 2.
guided-points = I rifornimenti (★) sono i punti. Quasi tutti vengono dalle missioni: alla fine di ogni round ne scegli una, che paga per ciò che hai in quel momento, come avamposti, costruzioni o celle energetiche.
guided-free = Ora decidi tu. Mi faccio sentire quando arriva qualcosa di nuovo.
guided-done = Il round 2 è finito. Una partita intera ne ha quattro.

guided-faction-task = Scegli la fazione con cui vuoi giocare
guided-faction-why = Ogni fazione ha otto carte azione sue e un campione con un'abilità. Nessuna è migliore delle altre: prendi quella che ti piace.
guided-faction-later = Poi: la tua prima carta
guided-faction-farm-z = Farm-Z: il tuo campione { champion-z-13 } vale quanto tre persone.
guided-faction-ravagers = Ravagers: dove si trova il tuo campione { champion-abraham } puoi raccogliere una risorsa in più, una volta per fase.
guided-faction-refuge-42 = Refuge 42: la tua campionessa { champion-aria }, lei sola, sale e scende dai tetti senza ascensore.
guided-faction-auxilia = Auxilia: un gruppo con la tua campionessa { champion-neena } può entrare anche dove altri sono più forti.

guided-walk-task = Gioca una carta con una freccia: ti permette di muoverti
guided-walk-why = Un round ha tre fasi e in ognuna giochi due carte; i loro simboli sono le tue azioni. La tua gente, il numero con il tuo segno, e il tuo campione, la corona, sono presso un rifugio. Gli avamposti sono fuori, nelle strade.
guided-walk-later = Poi: prendere un avamposto
guided-walk-move = Ora puoi usare i simboli di questa carta, in qualsiasi ordine. Ognuno si può anche tralasciare.
guided-walk-enlist = Questa carta porta invece gente. Ti servirà; potrai muoverti con la prossima.
guided-walk-other = Va bene anche così. Tieni una carta con la freccia per dopo: gli avamposti non vengono da te.

guided-outpost-task = Muoviti verso un avamposto, un segno rotondo rosso, blu o verde
guided-outpost-why = Chi in una regione è più forte di ogni altro ha lì la maggioranza, e subito il cubo del suo avamposto. Dove non c'è nessuno basta una persona; chi resta indietro fa la guardia da dove vieni.
guided-outpost-worth = Un cubo può dare 2 o 3 rifornimenti in una missione.
guided-outpost-later = Poi: più gente
guided-outpost-cube = Il cubo è tuo finché hai lì la maggioranza. Se ve ne andate tutti, torna al suo posto.
guided-outpost-street = Un passo lungo la strada. Il prossimo movimento può raggiungere un avamposto.
guided-outpost-other = Bene. Finché sulla carta resta una freccia, puoi ancora muoverti.

guided-people-task = Gioca una carta che porta gente: la figura con il più
guided-people-why = Jonas può arrivare al tuo avamposto con più gente di quanta ne hai lì. Decide il numero, e non ci sono dadi.
guided-people-later = Nella fase 2: bottino e mercati
guided-people-enlist = Porta gente; anche gli altri suoi simboli si possono usare, in qualsiasi ordine.
guided-people-card = Un altro piano. La gente può arrivare con una carta successiva.
guided-people-other = Una carta coperta ti permette di acquistare. Volevo mostrartelo nella fase 2, ma fai pure.

guided-enlist-task = Recluta: fai arrivare qualcuno presso un rifugio
guided-enlist-why = La nuova gente arriva presso i rifugi, le tende: i tuoi e quello neutrale al centro, anche dove altri sono più forti. Con più gente tieni ciò che hai.
guided-enlist-majority = Questo fa pendere la bilancia: ora la regione è tua.
guided-enlist-refuge = Uno in più. Da lì prosegue con il prossimo movimento.
guided-enlist-other = Bene: l'ordine delle azioni lo decidi tu.

guided-loot-task = Gioca una carta con cui puoi raccogliere
guided-loot-why = Le carte migliori costano tecnologia e celle energetiche, e tu hai una tecnologia e una cella. Alcuni simboli raccolgono altre risorse.
guided-loot-later = Poi: acquistare una carta con ciò che raccogli
guided-loot-collect = Hai la maggioranza dove c'è qualcosa, quindi puoi raccogliere.
guided-loot-card = Va bene lo stesso. Da raccogliere ne resterà anche dopo.
guided-loot-other = Già coperta? Allora prima acquista e poi raccogli.

guided-collect-task = Raccogli una risorsa
guided-collect-why = Dove hai la maggioranza puoi prendere ciò che c'è: tecnologia nelle strade, celle energetiche sui tetti. Con esse paghi carte migliori. Ciò che avanza a fine partita vale rifornimenti: 1 per ogni cella energetica, 1 per due tecnologie.
guided-collect-technology = Con la tecnologia si paga la maggior parte delle carte dei mercati.
guided-collect-energy = Le celle energetiche sono rare: stanno solo sui tetti, e le carte care le richiedono.
guided-collect-other = Bene. Finché il simbolo resta sulla carta, puoi ancora raccogliere.

guided-market-task = Gioca una carta coperta per acquistarne una migliore
guided-market-why = In ogni fase una delle tue due carte può stare coperta. I suoi simboli vanno persi e dopo il round è fuori dal gioco; in cambio puoi acquistare. Usa quella che ti serve meno. Fra un attimo vedi i mercati, e puoi ancora annullare.
guided-market-down = Ora acquista qualcosa dai mercati.
guided-market-other = Anche due carte con azioni sono forti. Potrai acquistare in ogni fase successiva.

guided-buy-task = Acquista una carta che puoi pagare
guided-buy-why = In ogni mercato colorato un posto è libero per tutti; gli altri richiedono avamposti di quel colore. Puoi giocare la carta da subito.
guided-buy-worth = I rifornimenti (★) stampati sulla carta contano a fine partita.
guided-buy-later = Nella fase 3: le missioni
guided-buy-red = Le carte rosse servono a scacciare gli altri.
guided-buy-blue = Le carte blu ti fanno attraversare in fretta la città.
guided-buy-green = Le carte verdi portano risorse e molta gente.
guided-buy-drone = Una carta drone: fa volare un drone, e una missione conta carte come questa.
guided-buy-black = Il mercato nero non chiede avamposti, ma i suoi posti cambiano il prezzo. Le sue carte fanno un po' di tutto.
guided-buy-other = Niente acquisti, e la carta resta coperta lo stesso. A volte è giusto risparmiare.

guided-plan-task = Guarda le missioni, poi gioca una carta che ne aiuti una
guided-plan-why = È l'ultima fase del round: dopo la tua seconda carta scegli una missione. «Ora varrebbe» dice quanto ti darebbe ciascuna, «tardi» quanto paga passato il round della sua colonna. Di costruzioni, avamposti e celle energetiche se ne aggiunge in fretta una.
guided-plan-later = Dopo l'ultima carta: la missione
guided-plan-build = Una carta per costruire: ogni costruzione può valere 2 rifornimenti.
guided-plan-drone = Stavolta un drone vola per te.
guided-plan-buy = Un'altra carta. Paga a fine partita più che adesso.
guided-plan-card = Usa i suoi simboli dove una missione conta: avamposti, presìdi, celle energetiche.
guided-plan-other = Coperta, e non puoi pagare niente. Questa carta è andata; ora conta la prossima.

guided-build-task = Costruisci qualcosa dov'è la tua gente
guided-build-why = Costruire non costa niente. Presso un rifugio arriva gente, un ascensore porta su un tetto, un ponte unisce due tetti.
guided-build-worth = Ogni costruzione può dare 2 rifornimenti in una missione.
guided-build-refuge = D'ora in poi la tua gente può arrivare proprio qui.
guided-build-elevator = La via verso l'alto è aperta, verso le celle energetiche del tetto.
guided-build-bridge = Ora passi di tetto in tetto sopra la strada.
guided-build-other = Bene. Finché il simbolo resta sulla carta, puoi ancora costruire.

guided-last-task = Gioca ancora una carta, l'ultima di questo round
guided-last-why = Dopo scegli la tua missione. Una carta con un drone fa volare un drone per te, e vale la pena provarlo; ogni carta che aiuta la tua missione va altrettanto bene.
guided-last-drone = Il drone è pronto. Gli altri simboli della carta vengono prima o dopo.
guided-last-card = I suoi simboli li conosci.
guided-last-buy = L'ultima occasione di acquistare in questo round.
guided-last-other = Coperta, e non puoi pagare niente. Capita.

guided-drone-task = Avvia il drone
guided-drone-why = I droni non sono di nessuno. Chi gioca la sua carta muove il drone fino a due regioni, poi il drone fa lì il suo lavoro. La maggioranza non serve.
guided-drone-use = Ora di' dove vola.
guided-drone-other = Puoi anche tralasciarlo.

guided-fly-task = Fallo volare dove ti è più utile
guided-fly-why = Il { drone-reaper } uccide uno spazzino di ogni avversario e dà 1 rifornimento. Il { drone-harvester } prende due risorse, il { drone-transporter } porta due persone, il { drone-teleporter } manda le tue lontano.
guided-fly-fly = È arrivato. Se lì c'è qualcosa da fare, ti viene chiesto subito.
guided-fly-stay = Resta. Se qui c'è qualcosa da fare, ti viene chiesto subito.

guided-candy-task = Usa il tuo Candy Boost, oppure tienilo
guided-candy-why = Chi perde uno spazzino ne pesca uno, e anche chi usa il { drone-reaper }. Aggiunge una volta il suo simbolo alla carta in gioco. Nessun altro vede i tuoi, e quelli che tieni ti restano per i round successivi.
guided-candy-use = Il suo simbolo ora è sulla carta: usalo come gli altri.
guided-candy-other = Tenuto per un momento migliore.
guided-mission-task = Scegli la missione che ora paga di più
guided-mission-why = Si conta subito, con ciò che hai adesso, e niente va perso. Puoi usare ogni colonna una volta nella partita; passato il suo round, le sue missioni pagano meno.
guided-mission-worth = I numeri accanto alle missioni dicono quanto ti darebbe ciascuna.
guided-mission-good = Ben scelto: per un primo round è molto.
guided-mission-some = Un inizio. Più avamposti o costruzioni renderanno più ricca la prossima.
guided-mission-none = Stavolta non ha dato niente, e per te la sua colonna è usata.

guided-remark-left = La tua gente ha lasciato un avamposto e il cubo è tornato al suo posto. Bastava che restasse una persona.
guided-remark-more = Un altro avamposto. Ognuno conta nelle missioni e apre posti nel mercato del suo colore, e due cubi di un colore ti danno il talento di quel colore.
guided-remark-unused = «Fatto» conclude una carta: i simboli rimasti vanno persi, i Candy Boost li tieni.
guided-remark-reap = Il { drone-reaper } ha dato 1 rifornimento e un Candy Boost; chi perde uno spazzino ne pesca uno anche lui.
guided-remark-learn = Un talento: sono bastati due cubi del suo colore. Vale da ora e conta alla fine.

guided-learned-1 = In ogni fase due carte; i loro simboli sono le tue azioni.
guided-learned-2 = Chi è davvero il più forte ha la maggioranza: con essa entri, raccogli e tieni gli avamposti.
guided-learned-3 = La gente arriva presso i rifugi, anche senza maggioranza.
guided-learned-4 = Con una carta coperta ne acquisti una migliore.
guided-learned-5 = Costruire non costa niente; i droni volano per chi gioca la loro carta.
guided-learned-6 = Una missione per round paga per ciò che hai in quel momento.
