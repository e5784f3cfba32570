# La prima partita guidata: ciò che l'allenatore dice a ogni passo di guided.toml e su ciò che è stato scelto.
guided-title = Una breve guerra per l'arca, contro Jonas
guided-goal = Arrivare a 7 paragon prima di Jonas.
guided-points = Il paragon (✦) viene dall'arca: chi la prende tira dadi paragon, e alla fine di ogni turno chi la tiene tira ancora. Anche le incursioni contro una base saccheggiano paragon.
guided-free = Ora decidi tu. Mi faccio sentire quando arriva qualcosa di nuovo.
guided-done = La guerra è finita. Una partita normale dura di più.

guided-pool-task = Scegli i tuoi sei dadi per questo turno
guided-pool-why = Al massimo quattro per tipo: i dadi risorse pagano le carte, i dadi attacco servono a combattere. Nel primo turno non hai ancora soldati, quindi le risorse valgono di più.
guided-pool-later = Poi: tirare, tenere, tirare ancora
guided-pool-resources = Quattro per le risorse, due per l'attacco: un inizio solido.
guided-pool-even = Tre e tre: un po' di tutto.
guided-pool-attack = Quattro per l'attacco: audace, perché i soldati prima costano.

guided-keep-task = Tieni i dadi buoni e ritira gli altri
guided-keep-why = Tiri al massimo tre volte. Quello che tieni resta così finché non lo usi; le facce vuote non valgono niente. Una stella gialla è un colpo critico: un simbolo d'attacco che fa un danno in più.
guided-keep-worth = Un dado risorse vale il numero che mostra.
guided-keep-three = Un tre è la faccia migliore. Giusto tenerlo.
guided-keep-good = Un due conviene tenerlo. Il resto ha un'altra possibilità.
guided-keep-attack = Un simbolo d'attacco è al sicuro. Il resto ha un'altra possibilità.
guided-keep-some = A tua scelta. Quello che non tieni si tira di nuovo.

guided-again-task = Tieni ciò che ti serve, per l'ultimo tiro
guided-again-why = Dopo il terzo tiro tutto resta com'è. Ti servono due cose: risorse per un soldato (le carte rosse; il numero dorato è il prezzo) e almeno un simbolo d'attacco.
guided-again-some = Era l'ultima scelta: ora usa i dadi.

guided-trade-task = Scambia un dado risorse con risorse
guided-trade-why = Nel tuo turno puoi scambiare i dadi quando vuoi, uno per uno o tutti. Scambia prima di comprare, perché i dadi avanzati vanno persi.
guided-trade-later = Poi: un soldato
guided-trade-three = Tre risorse in un colpo.
guided-trade-less = Le risorse nella tua scorta restano per i turni dopo.
guided-trade-other = Bene. Scambia prima di finire il turno: i dadi avanzati vanno persi.

guided-soldier-task = Compra un soldato al mercato
guided-soldier-why = Senza un soldato i simboli d'attacco non servono. Il numero dorato è il prezzo. Le spade sono la forza, ciò che infligge per ogni simbolo; lo scudo è la resistenza, da cui nell'arca vengono i suoi punti vita.
guided-soldier-soldier = Il tuo soldato è pronto.
guided-soldier-other = Bene. Ma tieni abbastanza per un soldato: nell'arca entrano solo loro.

guided-attack-task = Attacca il soldato nell'arca
guided-attack-why = Un attacco toglie dall'anello tanti punti vita quanti ne dà la forza per i simboli usati, e uno in più per ogni colpo critico. A 0 il soldato sparisce e il tuo entra. Sono scelti i dadi che bastano; gli altri ti restano.
guided-attack-worth = Chi prende l'arca tira subito dadi paragon.
guided-attack-won = L'arca è tua e hai tirato per il paragon. Alla fine di ogni turno tiri ancora, finché la tieni.
guided-attack-hit = Colpito. I punti vita non tornano da soli: chi colpisce dopo può finirlo.
guided-attack-other = L'attacco può aspettare la fine del tuo turno, non oltre.

guided-tools-task = Usa una delle azioni generali
guided-tools-why = Puoi comprarle in ogni turno; sono elencate con il prezzo accanto alle tue risorse. La medicina dà vita al tuo soldato nell'arca, la tecnologia bellica rende critico un simbolo, un attacco tattico tira un altro dado attacco.
guided-tools-medicine = Il tuo soldato nell'arca resiste di più.
guided-tools-weapon = Un colpo critico: un danno in più.
guided-tools-tactical = Un altro dado attacco, qualunque cosa mostri.
guided-tools-harvest = Un dado paragon: ogni ✦ è un punto.
guided-tools-base = Una base più grande: più spazio, più riparo o più rendita.
guided-tools-other = Bene. Restano disponibili in ogni turno.

guided-faction-task = Usa ciò che la tua fazione ha gratis
guided-faction-why = Ogni fazione ha i suoi punti di forza. La Fratellanza Shikai non paga la prima tecnologia bellica del turno. Rende critico un simbolo, e i tuoi colpi critici fanno due danni in più invece di uno.
guided-faction-worth = Le fazioni vogliono cose diverse: costruire, fare incursioni o restare nell'arca.
guided-faction-free = Un simbolo più forte, gratis. Si può fare in ogni turno.
guided-faction-other = Bene. Nel prossimo turno ce n'è un'altra gratis.

guided-upgrade-task = Compra qualcosa che non sia un soldato
guided-upgrade-why = Civili ed edifici vanno sui tuoi spazi e aiutano in ogni turno. Gli eventi accadono subito e poi spariscono.
guided-upgrade-card = Funziona finché sta in cima al suo spazio.
guided-upgrade-event = Fatto subito.
guided-upgrade-other = Come vuoi. Civili ed edifici rendono di più se arrivano presto.

guided-raid-task = Attacca la base di Jonas con ciò che resta
guided-raid-why = Un soldato nell'arca attacca solo le basi. Riesce se l'attacco è forte almeno quanto lo scudo della base, a meno che qualcuno blocchi. I dadi avanzati vanno comunque persi.
guided-raid-worth = Un'incursione che riesce distrugge una carta, se c'è, e i dadi decidono quanto paragon saccheggi.
guided-raid-loot = È riuscita. I dadi dicono quanto saccheggi, al massimo ciò che ha Jonas.
guided-raid-card = È riuscita. Distruggi una carta, se vuoi; poi si tira per il bottino.
guided-raid-fight = Jonas può bloccare: allora il colpo va al suo soldato e, se cade, tiri anche tu per il paragon.
guided-raid-raid = Un'incursione rende se è abbastanza forte, se nessuno blocca e se c'è qualcosa da prendere. I simboli sarebbero andati persi comunque.
guided-raid-other = Bene. I simboli che non usi vanno persi alla fine del turno.

guided-remark-control = Tenevi l'arca alla fine del tuo turno, quindi hai tirato per il paragon; il risultato è nella cronaca.
guided-remark-enter = L'arca era vuota: è bastato un simbolo per entrare.
guided-remark-base = Una base più grande ha più posto per le carte, uno scudo più forte e più rendita.
guided-remark-harvest = Un dado paragon in cambio di risorse: ogni ✦ è un punto, senza combattere.
guided-remark-spend = Un secondo soldato: aspetta da te finché l'arca è da riprendere, e può bloccare un attacco alla tua base.
guided-remark-block = Il tuo soldato si è messo in mezzo. Il danno lo prende lui e non la base.
guided-remark-let-through = L'hai lasciato passare: ora l'attacco deve essere forte quanto il tuo scudo.
guided-remark-discard = Il mercato ha una carta nuova. Conviene se manca ciò che ti serve.
guided-remark-reorganise = Funziona solo la carta in cima a ogni posto: ora scegli tu quale.

guided-learned-1 = Sei dadi per turno, tre tiri; tieni ciò che ti serve.
guided-learned-2 = I dadi sono risorse o attacchi; ciò che avanza va perso.
guided-learned-3 = I soldati prendono l'arca: forza per simboli, uno in più per ogni colpo critico.
guided-learned-4 = L'arca paga paragon quando la prendi e alla fine di ogni turno.
guided-learned-5 = Dall'arca fai incursioni contro le basi; da fuori attacchi l'arca.
guided-learned-6 = Carte e azioni generali trasformano le risorse in più di tutto.
guided-learned-7 = Ogni fazione ha prezzi e capacità proprie.
