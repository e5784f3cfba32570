# Titles of the rules, in our own words.

## GOAL

rule-VF-GOAL-01 = La partita finisce dopo il ciclo 3
rule-VF-GOAL-02 = Vince chi ha più influenza
rule-VF-GOAL-03 = Nei pareggi vince chi ha meno corruzione
rule-VF-GOAL-04 = Se resta pari, la vittoria è condivisa
rule-VF-GOAL-05 = Niente gioco cooperativo o in solitario

## SET

rule-VF-SET-01 = Uno scenario è contenuto
rule-VF-SET-02 = La prima partita omette le parti cooperative
rule-VF-SET-03 = Le case si estraggono o si scelgono a turno
rule-VF-SET-04 = Si tiene una di due origini
rule-VF-SET-05 = Origini segrete, a turno o a caso
rule-VF-SET-06 = L'origine A porta la sua tecnologia iniziale
rule-VF-SET-07 = Tre carte della tecnologia iniziale
rule-VF-SET-08 = La carta base sta sulla plancia
rule-VF-SET-09 = La carta iniziale migliorata è riservata
rule-VF-SET-10 = Seconda copia in esposizione in 3 o 4
rule-VF-SET-11 = In 2 la seconda copia esce
rule-VF-SET-12 = Le tessere combattimento non cambiano nulla
rule-VF-SET-13 = Corruzione sul campo programma più a destra
rule-VF-SET-14 = I segnalini partono da sinistra
rule-VF-SET-15 = Nessun bonus durante la preparazione
rule-VF-SET-16 = Le carte della casa sostituiscono quelle standard
rule-VF-SET-17 = I gettoni stanno dove nessuno governa
rule-VF-SET-18 = Niente Innovazione nel ciclo 1
rule-VF-SET-19 = Ordine di turno: a caso, poi per influenza
rule-VF-SET-20 = I valori iniziali vengono dall'origine
rule-VF-SET-21 = Quattordici potenze navali in tre zone
rule-VF-SET-22 = Il programma iniziale sta a sinistra
rule-VF-SET-23 = La barriera copre le tecnologie migliorate
rule-VF-SET-24 = Da due a quattro giocatori

## TUT

rule-VF-TUT-01 = La galassia introduttiva
rule-VF-TUT-02 = Obiettivo: 120 influenza
rule-VF-TUT-03 = Niente invasioni tra giocatori
rule-VF-TUT-04 = Solo quattro case
rule-VF-TUT-05 = Solo origini A
rule-VF-TUT-06 = Preparazione senza scelte
rule-VF-TUT-07 = Ciò che manca arriva nel ciclo 2
rule-VF-TUT-08 = Niente programmi e ricerca nel ciclo 1
rule-VF-TUT-09 = Eventi fissi
rule-VF-TUT-10 = 120 influenza è un riferimento
rule-VF-TUT-11 = Cosa manca nel ciclo 1

## RES

rule-VF-RES-01 = Cinque risorse
rule-VF-RES-02 = L'influenza conta subito
rule-VF-RES-03 = L'influenza non scende sotto 0
rule-VF-RES-04 = Più ottiene, meno spende
rule-VF-RES-05 = I crediti sostituiscono cibo, energia, materiali
rule-VF-RES-06 = Nulla sostituisce la scienza
rule-VF-RES-07 = Niente crediti per il mantenimento
rule-VF-RES-08 = Costi misti
rule-VF-RES-09 = Costi di risorse qualsiasi
rule-VF-RES-10 = Crediti nei costi misti
rule-VF-RES-11 = Nulla sostituisce i crediti
rule-VF-RES-12 = Le scorte cambiano subito
rule-VF-RES-13 = Non più di 15 per risorsa
rule-VF-RES-14 = I costi si pagano prima e per intero
rule-VF-RES-15 = Le scorte non scendono sotto 0
rule-VF-RES-16 = Cosa non finisce mai
rule-VF-RES-17 = Cosa è limitato
rule-VF-RES-18 = Esaurito vuol dire ignorato
rule-VF-RES-19 = Gli effetti toccano le proprie cose
rule-VF-RES-20 = Mai le cose degli altri
rule-VF-RES-21 = Chi paga sceglie la combinazione
rule-VF-RES-22 = Perdere toglie ciò che c'è
rule-VF-RES-23 = La sovrapproduzione dà 3 influenza

## SEC

rule-VF-SEC-01 = Settori e i loro stati
rule-VF-SEC-02 = Adiacenti se non separati da una tempesta
rule-VF-SEC-03 = Le tempeste non si spostano
rule-VF-SEC-04 = Un settore proprio ha potenza navale propria
rule-VF-SEC-05 = La casa resta anche senza navi
rule-VF-SEC-06 = Le case non si conquistano
rule-VF-SEC-07 = Nulla distrugge in casa
rule-VF-SEC-08 = Puro vuol dire senza corruzione
rule-VF-SEC-09 = Corrotto vuol dire segnalino sotto il dado
rule-VF-SEC-10 = I settori del vuoto contengono il vuoto
rule-VF-SEC-11 = Senza ultima nave il settore è abbandonato
rule-VF-SEC-12 = Settori resistenti alla corruzione
rule-VF-SEC-13 = Settori resistenti al vuoto
rule-VF-SEC-14 = Settori di nessuno
rule-VF-SEC-15 = Abilità del settore finché tenuto
rule-VF-SEC-16 = Abilità singole alla conquista
rule-VF-SEC-17 = Popolazione fissa o assente
rule-VF-SEC-18 = Settori sempre puri
rule-VF-SEC-19 = Una casa vuota conta come propria
rule-VF-SEC-20 = Settori puri senza proprietario
rule-VF-SEC-21 = Mai due parti in un settore
rule-VF-SEC-22 = Un segnalino per settore
rule-VF-SEC-23 = Tre spazi gilda e tre installazione
rule-VF-SEC-24 = Settori resistenti al vuoto abbandonati

## GLD

rule-VF-GLD-01 = Ogni gilda aumenta la sua risorsa
rule-VF-GLD-02 = Le gilde muovono la produzione
rule-VF-GLD-03 = Si fonda su uno spazio libero
rule-VF-GLD-04 = Si fonda in settori corrotti
rule-VF-GLD-05 = Gli spazi gilda sono limitati
rule-VF-GLD-06 = Gli spazi mantenimento per ultimi
rule-VF-GLD-07 = Le gilde non subiscono danni
rule-VF-GLD-08 = Le gilde sopravvivono al vuoto
rule-VF-GLD-09 = Le gilde non finiscono
rule-VF-GLD-10 = Si fonda solo nei propri settori
rule-VF-GLD-11 = Le gilde conquistate servono il nuovo proprietario
rule-VF-GLD-12 = Le gilde senza proprietario non producono
rule-VF-GLD-13 = Le gilde rimosse liberano prima il mantenimento

## BAS

rule-VF-BAS-01 = Tre installazioni
rule-VF-BAS-02 = I cantieri schierano potenza navale
rule-VF-BAS-03 = Le difese sparano nell'avvicinamento
rule-VF-BAS-04 = Le basi stellari sparano nell'avvicinamento
rule-VF-BAS-05 = Si costruisce su uno spazio libero
rule-VF-BAS-06 = Si costruisce in settori corrotti
rule-VF-BAS-07 = Gli spazi installazione sono limitati
rule-VF-BAS-08 = Le installazioni non subiscono danni
rule-VF-BAS-09 = Le usa solo la difesa
rule-VF-BAS-10 = I settori abbandonati perdono le installazioni
rule-VF-BAS-11 = Il vuoto rimuove le installazioni
rule-VF-BAS-12 = Le installazioni non finiscono
rule-VF-BAS-13 = La conquista rimuove le installazioni
rule-VF-BAS-14 = Le difese neutrali difendono
rule-VF-BAS-15 = Le basi stellari richiedono la tecnologia

## POP

rule-VF-POP-01 = Un dado mostra la popolazione
rule-VF-POP-02 = Popolazione fissa o assente
rule-VF-POP-03 = Produzione per risorsa
rule-VF-POP-04 = La corruzione può frenare i settori
rule-VF-POP-05 = L'eccesso va perso
rule-VF-POP-06 = Il livello di produzione
rule-VF-POP-07 = La tabella delle rese
rule-VF-POP-08 = Produrre aggiunge la resa
rule-VF-POP-09 = La popolazione corrotta resta ferma
rule-VF-POP-10 = I settori corrotti producono appieno
rule-VF-POP-11 = Popolazione da 1 a 6
rule-VF-POP-12 = Gli obiettivi ignorano i settori corrotti
rule-VF-POP-13 = Senza popolazione niente produzione
rule-VF-POP-14 = I livelli si leggono dalla plancia

## CIV

rule-VF-CIV-01 = Tre tracciati
rule-VF-CIV-02 = Uno spazio a destra
rule-VF-CIV-03 = La ricompensa è immediata
rule-VF-CIV-04 = Ricompense diverse per casa
rule-VF-CIV-05 = La corruzione blocca le ricompense
rule-VF-CIV-06 = Il limite delle migliorate parte da 0
rule-VF-CIV-07 = Il livello I alza il limite
rule-VF-CIV-08 = Il livello II lo alza ancora
rule-VF-CIV-09 = Il limite va da 0 a 6
rule-VF-CIV-10 = Un tracciato corrotto avanza lo stesso
rule-VF-CIV-11 = Le ricompense perse non tornano
rule-VF-CIV-12 = L'ultimo spazio e cosa chiedono i livelli alti
rule-VF-CIV-13 = Passo per passo
rule-VF-CIV-14 = Le ricompense si possono rifiutare
rule-VF-CIV-15 = Un segnalino per tracciato

## TRD

rule-VF-TRD-01 = Un gettone aiuta un focus o un programma
rule-VF-TRD-02 = Un gettone si gira alla scelta
rule-VF-TRD-03 = Non si gira durante le azioni
rule-VF-TRD-04 = Un gettone ceduto torna subito
rule-VF-TRD-05 = I gettoni girati tornano
rule-VF-TRD-06 = I gettoni stanno sui programmi o tornano
rule-VF-TRD-07 = I gettoni si spostano nel riordino
rule-VF-TRD-08 = La corruzione non conta per i gettoni
rule-VF-TRD-09 = Si prende il gettone più basso
rule-VF-TRD-10 = Il suo bonus o uno più basso
rule-VF-TRD-11 = Niente gettone, niente bonus
rule-VF-TRD-12 = Restituzione in due
rule-VF-TRD-13 = Restituzione in tre o quattro
rule-VF-TRD-14 = Un contatore per la plancia commercio
rule-VF-TRD-15 = I gettoni commercio sono limitati
rule-VF-TRD-16 = Un gettone per programma
rule-VF-TRD-17 = Un gettone copre entrambi i simboli

## AGE

rule-VF-AGE-01 = Quattro tipi di programmi
rule-VF-AGE-02 = Cosa mostra un programma
rule-VF-AGE-03 = Ottenere: scegli un tipo
rule-VF-AGE-04 = Prendi la carta scoperta
rule-VF-AGE-05 = O pescane due e tienine una
rule-VF-AGE-06 = Un tipo esaurito non si ottiene
rule-VF-AGE-07 = Nessun limite di mano
rule-VF-AGE-08 = Giocato alla scelta, assegnato nel riordino
rule-VF-AGE-09 = Deve mostrare il focus
rule-VF-AGE-10 = Un programma per turno
rule-VF-AGE-11 = Assegnato a un campo a destra
rule-VF-AGE-12 = Mai due dello stesso tipo
rule-VF-AGE-13 = O sotto la pila
rule-VF-AGE-14 = Il programma iniziale resta a sinistra
rule-VF-AGE-15 = Un nuovo programma sostituisce il vecchio
rule-VF-AGE-16 = Il programma iniziale non ha tipo
rule-VF-AGE-17 = I programmi corrotti non danno nulla
rule-VF-AGE-18 = Il programma iniziale non si corrompe
rule-VF-AGE-19 = La corruzione segue l'offerta corrotta
rule-VF-AGE-20 = Azioni dei focus preferiti
rule-VF-AGE-21 = Senza posto per la corruzione niente carta
rule-VF-AGE-22 = Ricchezza: prima la gilda, poi la sua risorsa
rule-VF-AGE-23 = Il quarto campo è un campo programma come gli altri
rule-VF-AGE-24 = I settori senza spazi gilda non sono né pieni né liberi

## COR

rule-VF-COR-01 = Un segnalino corrompe un settore
rule-VF-COR-02 = Un programma corrotto non segna
rule-VF-COR-03 = Corruzione su un campo programma
rule-VF-COR-04 = Corruzione su un tracciato
rule-VF-COR-05 = Corruzione sulla plancia
rule-VF-COR-06 = La corruzione ottenuta si colloca
rule-VF-COR-07 = Posti della plancia
rule-VF-COR-08 = Corruzione su un'offerta
rule-VF-COR-09 = Un posto richiesto è obbligatorio
rule-VF-COR-10 = Un posto occupato si ignora
rule-VF-COR-11 = Rimuovere corruzione
rule-VF-COR-12 = La corruzione decide i pareggi
rule-VF-COR-13 = I segnalini non finiscono
rule-VF-COR-14 = Posti per la corruzione ottenuta
rule-VF-COR-15 = Programmi su campi corrotti
rule-VF-COR-16 = Niente posto, niente costo
rule-VF-COR-17 = Si rimuove solo la propria corruzione
rule-VF-COR-18 = La corruzione conquistata conta per il nuovo proprietario
rule-VF-COR-19 = Il segnalino è del campo
rule-VF-COR-20 = Le Camere liberano sempre un altro segnalino

## TEC

rule-VF-TEC-01 = Tecnologie base e migliorate
rule-VF-TEC-02 = Cinque tecnologie
rule-VF-TEC-03 = Una sesta dopo una casa caduta
rule-VF-TEC-04 = Il sesto campo resta
rule-VF-TEC-05 = Ricercare una tecnologia base
rule-VF-TEC-06 = Una migliorata deve essere disponibile
rule-VF-TEC-07 = Serve la carta base
rule-VF-TEC-08 = Il limite delle migliorate
rule-VF-TEC-09 = La migliorata sostituisce la base
rule-VF-TEC-10 = La carta base esce dal gioco
rule-VF-TEC-11 = Sei influenza per migliorare
rule-VF-TEC-12 = Effetti immediati
rule-VF-TEC-13 = Quali migliorate sono disponibili
rule-VF-TEC-14 = La barriera del ciclo 1
rule-VF-TEC-15 = Carte sulla plancia dal ciclo 2
rule-VF-TEC-16 = Tecnologie da combattimento
rule-VF-TEC-17 = I tipi di flotta richiedono la tecnologia
rule-VF-TEC-18 = Miglioramenti delle corvette
rule-VF-TEC-19 = Tecnologie estinte
rule-VF-TEC-20 = Le carte prevalgono sulle regole
rule-VF-TEC-21 = Gli effetti valgono se la condizione vale
rule-VF-TEC-22 = Nessuna tecnologia due volte
rule-VF-TEC-23 = Copie da 4 e 0 influenza
rule-VF-TEC-24 = Migliorata conta come posseduta
rule-VF-TEC-25 = Il sesto campo viene con la capitolazione
rule-VF-TEC-26 = La carta avanzata conserva la base, tranne il Puntamento
rule-VF-TEC-27 = L'Iperguida riorganizza prima della prima invasione
rule-VF-TEC-28 = Nodo commerciale: nel proprio turno
rule-VF-TEC-29 = Celle d'energia: i simboli restano, ma gratuiti

## INV

rule-VF-INV-01 = Un bersaglio accanto a un proprio settore
rule-VF-INV-02 = Bersagli del vuoto
rule-VF-INV-03 = Bersagli di altri giocatori
rule-VF-INV-04 = Bersagli abbandonati
rule-VF-INV-05 = Case cadute come bersagli
rule-VF-INV-06 = Solo bersagli corrotti
rule-VF-INV-07 = La potenza si raduna dai vicini
rule-VF-INV-08 = Almeno una deve andare
rule-VF-INV-09 = Movimento verso il bersaglio
rule-VF-INV-10 = I settori svuotati si abbandonano
rule-VF-INV-11 = La casa può restare vuota
rule-VF-INV-12 = Quando si combatte
rule-VF-INV-13 = Nulla difende, niente combattimento
rule-VF-INV-14 = Si applica l'esito
rule-VF-INV-15 = Il successo prende il settore
rule-VF-INV-16 = Le navi sconfitte spariscono
rule-VF-INV-17 = Una difesa che regge
rule-VF-INV-18 = Ordine dei settori abbandonati
rule-VF-INV-19 = Perdere un settore costa gloria
rule-VF-INV-20 = I superstiti restano
rule-VF-INV-21 = Il pareggio lascia il settore al vuoto
rule-VF-INV-22 = Niente gettoni dal pareggio

## CMB

rule-VF-CMB-01 = Da dove nasce il combattimento
rule-VF-CMB-02 = Attacco e difesa
rule-VF-CMB-03 = Le difese servono la difesa
rule-VF-CMB-04 = I gettoni flotta non contano
rule-VF-CMB-05 = Il vuoto combatte come corvette
rule-VF-CMB-06 = Un avvicinamento, poi salve
rule-VF-CMB-07 = Il danno richiama navi a scelta
rule-VF-CMB-08 = Gilde e installazioni non subiscono danni
rule-VF-CMB-09 = L'assorbimento riduce il danno
rule-VF-CMB-10 = L'assorbimento vale nel suo passo
rule-VF-CMB-11 = Le portanavi lanciano corvette
rule-VF-CMB-12 = Le corvette lanciate restano
rule-VF-CMB-13 = Il danno d'avvicinamento è simultaneo
rule-VF-CMB-14 = 1 per difesa di settore
rule-VF-CMB-15 = 1 per base stellare
rule-VF-CMB-16 = 1 per sentinella
rule-VF-CMB-17 = Cacciatorpediniere migliorati nell'avvicinamento
rule-VF-CMB-18 = Missili dell'attacco
rule-VF-CMB-19 = Missili migliorati
rule-VF-CMB-20 = Celle d'energia
rule-VF-CMB-21 = Le case cadute capitolano
rule-VF-CMB-22 = Una parte vuota chiude il combattimento
rule-VF-CMB-23 = Le sole installazioni possono vincere
rule-VF-CMB-24 = Chi sopravvive alle installazioni vince
rule-VF-CMB-25 = Iniziativa delle due parti
rule-VF-CMB-26 = Cosa dà iniziativa
rule-VF-CMB-27 = La parte più rapida infligge 1
rule-VF-CMB-28 = La parte più lenta risponde
rule-VF-CMB-29 = Risponde anche dopo l'assorbimento
rule-VF-CMB-30 = Iniziativa pari: entrambe
rule-VF-CMB-31 = Nessuna salva a 0 pari
rule-VF-CMB-32 = Salve finché una parte sparisce
rule-VF-CMB-33 = Iniziativa nuova a ogni salva
rule-VF-CMB-34 = Scudi della difesa
rule-VF-CMB-35 = Corazzate della difesa
rule-VF-CMB-36 = Portanavi della difesa
rule-VF-CMB-37 = Scudi dell'attacco
rule-VF-CMB-38 = Droni dell'attacco
rule-VF-CMB-39 = Droni migliorati
rule-VF-CMB-40 = Bombardare
rule-VF-CMB-41 = L'assorbimento non si rinnova
rule-VF-CMB-42 = I blocchi di navi assorbono una volta
rule-VF-CMB-43 = L'assorbimento è facoltativo
rule-VF-CMB-44 = I siluri richiedono un colpo
rule-VF-CMB-45 = Il primo colpo
rule-VF-CMB-46 = Entrambe sparite: pareggio

## FLT

rule-VF-FLT-01 = Quattordici potenze navali ciascuno
rule-VF-FLT-02 = I gettoni flotta sono segnalini
rule-VF-FLT-03 = Cinque tipi di flotta
rule-VF-FLT-04 = Le corvette non richiedono tecnologia
rule-VF-FLT-05 = Schierare
rule-VF-FLT-06 = Quanto costano i tipi
rule-VF-FLT-07 = I tipi non pagati non si schierano
rule-VF-FLT-08 = Si schiera solo potenza attiva
rule-VF-FLT-09 = Nessun richiamo senza ordine
rule-VF-FLT-10 = Richiamo nella zona attiva
rule-VF-FLT-11 = Il danno richiama dal settore in lotta
rule-VF-FLT-12 = I gettoni flotta vuoti spariscono
rule-VF-FLT-13 = Richiamare l'ultima abbandona il settore
rule-VF-FLT-14 = Inattiva, attiva, schierata
rule-VF-FLT-15 = I miglioramenti valgono per le corvette
rule-VF-FLT-16 = I miglioramenti valgono una volta per parte
rule-VF-FLT-17 = I miglioramenti richiedono una corvetta
rule-VF-FLT-18 = Puntamento e siluri
rule-VF-FLT-19 = Scudi
rule-VF-FLT-20 = Due gettoni flotta per settore
rule-VF-FLT-21 = I tipi non cambiano
rule-VF-FLT-22 = Fenrax: un passo dopo uno schieramento a scelta
rule-VF-FLT-23 = I cantieri si contano prima di schierare
rule-VF-FLT-24 = I Moli orbitali vogliono un cantiere

## VOI

rule-VF-VOI-01 = Quando un settore è abbandonato
rule-VF-VOI-02 = Scarta un gettone gloria
rule-VF-VOI-03 = Le installazioni spariscono
rule-VF-VOI-04 = Arriva la corruzione
rule-VF-VOI-05 = Arrivano due navi del vuoto
rule-VF-VOI-06 = Arriva una taglia coperta
rule-VF-VOI-07 = Una schermaglia è un'invasione del vuoto
rule-VF-VOI-08 = La forza è la corruzione sulla plancia
rule-VF-VOI-09 = Uno in più nei cicli 2 e 3
rule-VF-VOI-10 = Le crisi cambiano la forza
rule-VF-VOI-11 = Forza 0: difesa riuscita
rule-VF-VOI-12 = Un gettone gloria per settore perso
rule-VF-VOI-13 = Una schermaglia in ogni valutazione
rule-VF-VOI-14 = Il vuoto viene dalla riserva
rule-VF-VOI-15 = Un combattimento normale in difesa
rule-VF-VOI-16 = Vittoria o pareggio riescono
rule-VF-VOI-17 = Nessuna nave propria resta
rule-VF-VOI-18 = Il vuoto costa gloria
rule-VF-VOI-19 = Il vuoto toglie le installazioni
rule-VF-VOI-20 = Il vuoto corrompe
rule-VF-VOI-21 = Restano esattamente due navi del vuoto
rule-VF-VOI-22 = Il vuoto lascia una taglia
rule-VF-VOI-23 = Chi può colpire il vuoto
rule-VF-VOI-24 = Priorità dei bersagli
rule-VF-VOI-25 = L'esito si calcola prima
rule-VF-VOI-26 = Nessun bersaglio, niente schermaglia
rule-VF-VOI-27 = Una schermaglia difesa non dà nulla
rule-VF-VOI-28 = I pareggi finiscono come incursioni
rule-VF-VOI-29 = I settori resistenti restano vuoti

## SPO

rule-VF-SPO-01 = Le taglie sono coperte
rule-VF-SPO-02 = Recuperi di certi settori
rule-VF-SPO-03 = Chi vince prende tutti i gettoni
rule-VF-SPO-04 = Girati e tenuti
rule-VF-SPO-05 = Le ricompense si rifiutano
rule-VF-SPO-06 = Messi nel settore appena preso
rule-VF-SPO-07 = Taglia dalla riserva
rule-VF-SPO-08 = I gettoni raccolti contano
rule-VF-SPO-09 = La ricompensa vale una volta
rule-VF-SPO-10 = I gettoni scartati tornano
rule-VF-SPO-11 = Nessun gettone, niente guadagno
rule-VF-SPO-12 = Ordine a scelta
rule-VF-SPO-13 = I gettoni coperti sono segreti
rule-VF-SPO-14 = Ottenere gloria
rule-VF-SPO-15 = Perdere gloria
rule-VF-SPO-16 = Gloria fino a 5
rule-VF-SPO-17 = Migliorare la gloria
rule-VF-SPO-18 = Gloria e influenza di una conquista
rule-VF-SPO-19 = Sceglie chi scarta
rule-VF-SPO-20 = La gloria non finisce
rule-VF-SPO-21 = Senza gloria non si scarta
rule-VF-SPO-22 = Gettoni nei settori dei giocatori

## CYC

rule-VF-CYC-01 = Tre cicli di tre fasi
rule-VF-CYC-02 = Il ciclo 1 inizia dall'evento
rule-VF-CYC-03 = L'offerta comune di focus
rule-VF-CYC-04 = L'evento si rivela
rule-VF-CYC-05 = Si eseguono le istruzioni
rule-VF-CYC-06 = Preveggenza
rule-VF-CYC-07 = La preparazione successiva
rule-VF-CYC-08 = Dopo il ciclo 3 si valuta
rule-VF-CYC-09 = Passi della preparazione
rule-VF-CYC-10 = Il simultaneo in ordine di turno
rule-VF-CYC-11 = Un evento casuale per ciclo

## FOC

rule-VF-FOC-01 = I round sono sull'evento
rule-VF-FOC-02 = Un turno per tutti a round
rule-VF-FOC-03 = Scegliere, agire, riordinare
rule-VF-FOC-04 = Una carta focus dalla mano
rule-VF-FOC-05 = Niente carte, niente turno
rule-VF-FOC-06 = Si può girare un gettone commercio
rule-VF-FOC-07 = Si può giocare un programma adatto
rule-VF-FOC-08 = Le scelte si possono annullare
rule-VF-FOC-09 = Nuove informazioni vincolano
rule-VF-FOC-10 = Due azioni, tre con un gettone
rule-VF-FOC-11 = Qualsiasi ordine
rule-VF-FOC-12 = Ogni azione una volta
rule-VF-FOC-13 = Prima i costi per intero
rule-VF-FOC-14 = Poi gli effetti in qualsiasi ordine
rule-VF-FOC-15 = Linea verde: quanti si vuole
rule-VF-FOC-16 = Linea rossa: uno solo
rule-VF-FOC-17 = Gli effetti si possono ignorare
rule-VF-FOC-18 = Prima vuol dire finito prima
rule-VF-FOC-19 = Azioni delle tecnologie
rule-VF-FOC-20 = Azioni dei programmi
rule-VF-FOC-21 = Le azioni dei programmi sono gratuite
rule-VF-FOC-22 = La carta focus si scarta
rule-VF-FOC-23 = Carte condivise ed eroiche
rule-VF-FOC-24 = Il programma si assegna o si scarta
rule-VF-FOC-25 = I gettoni si collocano e restituiscono
rule-VF-FOC-26 = Il settore che nessun atto nomina lo nomina il giocatore

## EVA

rule-VF-EVA-01 = Tutti i passi in ordine di turno
rule-VF-EVA-02 = Il vuoto contrattacca
rule-VF-EVA-03 = Mantenimento dei programmi
rule-VF-EVA-04 = Mantenimento degli spazi gilda
rule-VF-EVA-05 = Mantenimento degli spazi installazione
rule-VF-EVA-06 = Simboli di mantenimento liberi
rule-VF-EVA-07 = 1 cibo per punto
rule-VF-EVA-08 = O 2 tra energia e materiali
rule-VF-EVA-09 = Niente crediti né scienza
rule-VF-EVA-10 = 3 influenza per punto non pagato
rule-VF-EVA-11 = Ciò che si può pagare si paga
rule-VF-EVA-12 = Rifugi
rule-VF-EVA-13 = Decreti galattici
rule-VF-EVA-14 = Linea rossa: una ricompensa
rule-VF-EVA-15 = Una volta o quante volte è soddisfatto
rule-VF-EVA-16 = Tutti i programmi puri segnano
rule-VF-EVA-17 = Ogni obiettivo per sé
rule-VF-EVA-18 = Gli obiettivi danno influenza
rule-VF-EVA-19 = Gli obiettivi contano il proprio puro
rule-VF-EVA-20 = Gli obiettivi contano una o più volte
rule-VF-EVA-21 = I programmi restano in gioco
rule-VF-EVA-22 = Le carte focus tornano
rule-VF-EVA-23 = L'Innovazione arriva dopo il ciclo 1
rule-VF-EVA-24 = Ciclo successivo o fine

## EVT

rule-VF-EVT-01 = Cosa stabilisce un evento
rule-VF-EVT-02 = I decreti sono obiettivi dell'evento
rule-VF-EVT-03 = Le istruzioni vengono in preparazione
rule-VF-EVT-04 = I decreti contano il proprio
rule-VF-EVT-05 = Le cose altrui non contano
rule-VF-EVT-06 = Gli eventi toccano settori del vuoto
rule-VF-EVT-07 = I bersagli corrotti si ignorano
rule-VF-EVT-08 = Collocazioni richieste
rule-VF-EVT-09 = Linee tra i decreti
rule-VF-EVT-10 = Preveggenza dagli eventi
rule-VF-EVT-11 = Schermaglie dagli eventi
rule-VF-EVT-12 = Gli eventi durano il loro ciclo
rule-VF-EVT-13 = Ognuno in ordine di turno
rule-VF-EVT-14 = Riquadri obbligatori e facoltativi
rule-VF-EVT-15 = Senza bersaglio si ignora
rule-VF-EVT-16 = Ognuno sceglie per sé
rule-VF-EVT-17 = Su tutti i settori: pezzo per pezzo
rule-VF-EVT-18 = Dritti all'inferno: ciò che non si può non si deve
rule-VF-EVT-19 = Dritti all'inferno: solo nel proprio turno
rule-VF-EVT-20 = La forza dei numeri: due volte lo stesso
rule-VF-EVT-21 = Ascesa gloriosa: anche i tracciati a livello 0
rule-VF-EVT-22 = Ciò che è dovuto lo resta dopo il pagamento

## END

rule-VF-END-01 = Il ciclo 3 si completa
rule-VF-END-02 = Si confronta l'influenza
rule-VF-END-03 = Pareggio: meno corruzione
rule-VF-END-04 = Ancora pari: vittoria condivisa
rule-VF-END-05 = Gli avanzi non contano
rule-VF-END-06 = Riprendere le carte alla fine
