# Titoli delle regole, con parole nostre.

## SET

rule-DEI-SET-01 = Da due a quattro giocatori, una fazione ciascuno
rule-DEI-SET-02 = Distretti secondo il numero di giocatori
rule-DEI-SET-03 = Disposizione fissa per la prima partita
rule-DEI-SET-04 = Distretti con Rifugio mai affiancati
rule-DEI-SET-05 = Tanti distretti con drone quante fazioni
rule-DEI-SET-06 = Ponti neutrali all'inizio
rule-DEI-SET-07 = I droni partono da simboli casuali
rule-DEI-SET-08 = Risorse sui simboli stampati
rule-DEI-SET-09 = 60 Tecnologie e 40 Celle Energetiche
rule-DEI-SET-10 = 16 Candy Boost nascosti
rule-DEI-SET-11 = Tre Mercati degli Avamposti e il Mercato Nero
rule-DEI-SET-12 = 15 Avamposti in tre colori
rule-DEI-SET-13 = Avamposti nella prima partita: A, B, C
rule-DEI-SET-14 = Avamposti mescolati: colori casuali alle lettere
rule-DEI-SET-15 = Ogni Avamposto parte con il suo cubo
rule-DEI-SET-16 = Ci sono 48 carte Mercato
rule-DEI-SET-17 = Tre carte Mercato per ogni drone
rule-DEI-SET-18 = Carte Drone divise tra i Mercati degli Avamposti
rule-DEI-SET-19 = Tre carte scoperte in ogni Mercato
rule-DEI-SET-20 = Che cosa mostra una carta Mercato
rule-DEI-SET-21 = 18 Talenti, ciascuno unico
rule-DEI-SET-22 = Otto Missioni rivelate su dodici
rule-DEI-SET-23 = Il segnalino turno parte da 1
rule-DEI-SET-24 = Punteggio da zero senza limite
rule-DEI-SET-25 = Risorse iniziali sul Pad
rule-DEI-SET-26 = Aree del Pad
rule-DEI-SET-27 = Scelta delle fazioni in ordine di posto
rule-DEI-SET-28 = Fazioni e loro Campioni
rule-DEI-SET-29 = Otto carte Fazione, una con drone
rule-DEI-SET-30 = Le carte in mano sono pubbliche
rule-DEI-SET-31 = Segnalini Missione e priorità
rule-DEI-SET-32 = Primo ordine di gioco casuale
rule-DEI-SET-33 = Nove Costruzioni per fazione
rule-DEI-SET-34 = 15 Spazzini e un Campione
rule-DEI-SET-35 = Piazzamento iniziale secondo la priorità
rule-DEI-SET-36 = Unità iniziali nei Rifugi neutrali
rule-DEI-SET-37 = Piazzamento iniziale senza Maggioranza
rule-DEI-SET-38 = Un Talento segreto per colore
rule-DEI-SET-39 = Una scheda riassuntiva per tutti

## BRD

rule-DEI-BRD-01 = Due livelli: Terreno e Tetto
rule-DEI-BRD-02 = Tutto sopra il Terreno è Tetto
rule-DEI-BRD-03 = Una Regione ha un solo livello
rule-DEI-BRD-04 = Le Regioni continuano oltre i distretti
rule-DEI-BRD-05 = Bordi e dislivelli dividono le Regioni
rule-DEI-BRD-06 = Regioni affiancate dello stesso livello: adiacenti
rule-DEI-BRD-07 = Tetti di altezza diversa sono adiacenti
rule-DEI-BRD-08 = Terreno e Tetto sono solo confinanti
rule-DEI-BRD-09 = Gli Ascensori uniscono Terreno e Tetto
rule-DEI-BRD-10 = Un Ascensore unisce una sola coppia
rule-DEI-BRD-11 = I Ponti uniscono due Tetti
rule-DEI-BRD-12 = Gli estremi del Ponte nello stesso distretto
rule-DEI-BRD-13 = Un Ponte attraversa una Regione di Terreno
rule-DEI-BRD-14 = Gli estremi del Ponte sono Tetti diversi
rule-DEI-BRD-15 = Mai usare Costruzioni altrui
rule-DEI-BRD-16 = Le Costruzioni neutrali servono a tutti
rule-DEI-BRD-17 = Dove sono i Rifugi neutrali
rule-DEI-BRD-18 = I droni ignorano i livelli
rule-DEI-BRD-19 = Le Costruzioni non toccano i droni
rule-DEI-BRD-20 = Il contatto d'angolo non è adiacenza
rule-DEI-BRD-21 = Tecnologia sul Terreno, Celle sui Tetti
rule-DEI-BRD-22 = Nessun limite di pezzi per Regione
rule-DEI-BRD-23 = Le risorse sul tabellone non si ripristinano
rule-DEI-BRD-24 = Le Costruzioni restano anche senza unità
rule-DEI-BRD-25 = I Ponti non ostacolano il Terreno

## MAJ

rule-DEI-MAJ-01 = La forza maggiore ha la Maggioranza
rule-DEI-MAJ-02 = Forza di Spazzini e Campioni
rule-DEI-MAJ-03 = I Talenti possono aggiungere forza
rule-DEI-MAJ-04 = I bonus di forza richiedono un'unità
rule-DEI-MAJ-05 = Il pareggio non dà Maggioranza
rule-DEI-MAJ-06 = I pareggi inferiori non contano
rule-DEI-MAJ-07 = Un'unità sola ha la Maggioranza
rule-DEI-MAJ-08 = Senza unità nessuna Maggioranza
rule-DEI-MAJ-09 = Il Movimento richiede Maggioranza a destinazione
rule-DEI-MAJ-10 = Raccogliere richiede la Maggioranza
rule-DEI-MAJ-11 = Azioni che non richiedono Maggioranza
rule-DEI-MAJ-12 = Perdere la Maggioranza non scaccia nessuno
rule-DEI-MAJ-13 = Le Regioni si lasciano liberamente
rule-DEI-MAJ-14 = Maggioranza riletta a ogni cambiamento
rule-DEI-MAJ-15 = La verifica del Movimento conta i bonus
rule-DEI-MAJ-16 = La Supremazia non ha effetto

## OUT

rule-DEI-OUT-01 = La Maggioranza dà il controllo dell'Avamposto
rule-DEI-OUT-02 = I cubi si prendono subito
rule-DEI-OUT-03 = Al massimo quattro cubi per colore
rule-DEI-OUT-04 = Il quinto cubo resta sull'Avamposto
rule-DEI-OUT-05 = Perso l'Avamposto, si cede il cubo
rule-DEI-OUT-06 = Non importa chi causa il cambio
rule-DEI-OUT-07 = L'Avamposto abbandonato riprende il cubo
rule-DEI-OUT-08 = Il pareggio restituisce il cubo
rule-DEI-OUT-09 = Quando chi controlla se ne va
rule-DEI-OUT-10 = I cubi liberi vanno alla Maggioranza
rule-DEI-OUT-11 = Colore pieno: il cubo resta lì
rule-DEI-OUT-12 = Più Avamposti in una Regione
rule-DEI-OUT-13 = I cubi dello stesso colore si equivalgono
rule-DEI-OUT-14 = Gli effetti multipli si applicano insieme
rule-DEI-OUT-15 = Un'unità basta a presidiare
rule-DEI-OUT-16 = I presìdi contano per Avamposto
rule-DEI-OUT-17 = Colori dei tre tipi di Avamposto
rule-DEI-OUT-18 = A che cosa servono i cubi
rule-DEI-OUT-19 = Il Boost Avamposto non è un cubo

## MKT

rule-DEI-MKT-01 = Ogni Mercato vende le proprie carte
rule-DEI-MKT-02 = Solo le tre carte scoperte
rule-DEI-MKT-03 = Lo spazio destro non ha requisiti
rule-DEI-MKT-04 = Centro un cubo, sinistra due
rule-DEI-MKT-05 = Il requisito di cubi è un minimo
rule-DEI-MKT-06 = Le carte Drone seguono lo spazio
rule-DEI-MKT-07 = Il requisito vale all'acquisto
rule-DEI-MKT-08 = Il Mercato Nero non richiede cubi
rule-DEI-MKT-09 = Mercato Nero a sinistra: una Tecnologia in più
rule-DEI-MKT-10 = Mercato Nero a destra: una Tecnologia resa
rule-DEI-MKT-11 = Mercato Nero al centro: prezzo normale
rule-DEI-MKT-12 = Si paga alla Riserva comune
rule-DEI-MKT-13 = Le risorse non si sostituiscono
rule-DEI-MKT-14 = Dopo l'acquisto le carte scorrono a destra
rule-DEI-MKT-15 = Le nuove carte sono subito disponibili
rule-DEI-MKT-16 = Mazzo vuoto, spazi vuoti
rule-DEI-MKT-17 = Le carte escono solo se acquistate
rule-DEI-MKT-18 = Un solo acquisto per Fase Azione
rule-DEI-MKT-19 = Una carta per acquisto
rule-DEI-MKT-20 = Il Boost Avamposto aiuta con gli spazi
rule-DEI-MKT-21 = Le carte acquistate vanno in mano
rule-DEI-MKT-22 = I Rifornimenti stampati contano alla fine
rule-DEI-MKT-23 = I prezzi non scendono sotto zero
rule-DEI-MKT-24 = Nessun rimborso a Riserva vuota
rule-DEI-MKT-25 = Carte nei mazzi all'inizio

## CRD

rule-DEI-CRD-01 = Carte Fazione e Mercato sono carte azione
rule-DEI-CRD-02 = Due carte per Fase Azione
rule-DEI-CRD-03 = Prima lo spazio inferiore, poi il superiore
rule-DEI-CRD-04 = Si risolve prima la prima carta
rule-DEI-CRD-05 = Le carte scoperte danno le azioni
rule-DEI-CRD-06 = Azioni in qualsiasi ordine
rule-DEI-CRD-07 = Le azioni si possono saltare
rule-DEI-CRD-08 = Le carte coperte servono ad acquistare
rule-DEI-CRD-09 = Una sola carta coperta per fase
rule-DEI-CRD-10 = La carta acquistata si può giocare subito
rule-DEI-CRD-11 = Le carte coperte finiscono nel Cestino
rule-DEI-CRD-12 = Ogni carta una volta per turno
rule-DEI-CRD-13 = Giocare due carte è obbligatorio
rule-DEI-CRD-14 = Coperta senza acquisto è permesso
rule-DEI-CRD-15 = Poche carte: si gioca quel che resta
rule-DEI-CRD-16 = Copia ripete una carta del turno
rule-DEI-CRD-17 = Copia non copia sé stessa
rule-DEI-CRD-18 = Copia senza carte non fa nulla
rule-DEI-CRD-19 = Copia solo le azioni stampate
rule-DEI-CRD-20 = Le carte Drone si possono copiare
rule-DEI-CRD-21 = Che cosa non si può copiare
rule-DEI-CRD-22 = Come si combinano i simboli
rule-DEI-CRD-23 = Le azioni non usate si perdono
rule-DEI-CRD-24 = Un'azione alla volta
rule-DEI-CRD-25 = Talenti e Boost tra le azioni
rule-DEI-CRD-26 = Una carta per agire, una per comprare

## ACT

rule-DEI-ACT-01 = Reclutare presso un Rifugio
rule-DEI-ACT-02 = Non si recluta nei Rifugi altrui
rule-DEI-ACT-03 = Reclutare non richiede Maggioranza
rule-DEI-ACT-04 = Riserva vuota: si sposta uno Spazzino
rule-DEI-ACT-05 = Lo spostamento non dà Candy Boost
rule-DEI-ACT-06 = Spostamento solo a Riserva vuota
rule-DEI-ACT-07 = I Campioni non si reclutano
rule-DEI-ACT-08 = Muovere un gruppo in una Regione adiacente
rule-DEI-ACT-09 = I gruppi si dividono e si riuniscono
rule-DEI-ACT-10 = Si muove almeno un'unità
rule-DEI-ACT-11 = Il Campione può muoversi da solo
rule-DEI-ACT-12 = Una partenza, una destinazione
rule-DEI-ACT-13 = Maggioranza dopo il Movimento
rule-DEI-ACT-14 = Nelle Regioni vuote si entra sempre
rule-DEI-ACT-15 = Ascensori e Ponti per muoversi
rule-DEI-ACT-16 = Un Movimento è un passo
rule-DEI-ACT-17 = Raccogliere una risorsa
rule-DEI-ACT-18 = Senza risorse non si raccoglie
rule-DEI-ACT-19 = Raccogliere più volte in una Regione
rule-DEI-ACT-20 = Al massimo dieci risorse sul Pad
rule-DEI-ACT-21 = L'undicesima risorsa ne sostituisce un'altra
rule-DEI-ACT-22 = Il limite vale per ogni guadagno
rule-DEI-ACT-23 = L'eccesso va alla Riserva comune
rule-DEI-ACT-24 = I Candy Boost non sono risorse
rule-DEI-ACT-25 = Costruire una propria Costruzione
rule-DEI-ACT-26 = Costruire richiede un'unità
rule-DEI-ACT-27 = Riserva comune vuota: guadagno perso
rule-DEI-ACT-28 = Più Costruzioni in una Regione
rule-DEI-ACT-29 = Costruire non costa nulla
rule-DEI-ACT-30 = Dove si costruisce un Rifugio
rule-DEI-ACT-31 = Dove si costruisce un Ascensore
rule-DEI-ACT-32 = Dove si costruisce un Ponte
rule-DEI-ACT-33 = Riserva vuota: si sposta una Costruzione
rule-DEI-ACT-34 = Nessuno spostamento finché c'è Riserva
rule-DEI-ACT-35 = I nuovi collegamenti valgono subito
rule-DEI-ACT-36 = Spostare vale come costruire
rule-DEI-ACT-37 = Ascensori e Ponti paralleli permessi
rule-DEI-ACT-38 = Fasi di un acquisto
rule-DEI-ACT-39 = Il Boost può precedere l'acquisto

## ADV

rule-DEI-ADV-01 = Le carte Mercato possono di più
rule-DEI-ADV-02 = Guadagnare subito Rifornimenti
rule-DEI-ADV-03 = Guadagnare Tecnologia o Celle Energetiche
rule-DEI-ADV-04 = Uccidere uno Spazzino
rule-DEI-ADV-05 = I propri Spazzini non si uccidono
rule-DEI-ADV-06 = I Campioni non si uccidono
rule-DEI-ADV-07 = Uccidere vale ovunque
rule-DEI-ADV-08 = Gli Spazzini uccisi possono tornare
rule-DEI-ADV-09 = Una volta per ogni cubo
rule-DEI-ADV-10 = Tutti gli Avamposti, ogni colore
rule-DEI-ADV-11 = Un'azione diversa per ogni cubo
rule-DEI-ADV-12 = Le ripetizioni si fissano all'inizio
rule-DEI-ADV-13 = Senza cubi nessuna azione
rule-DEI-ADV-14 = Movimento rosso ignora la Maggioranza
rule-DEI-ADV-15 = Reclutare rosso presso i propri Spazzini
rule-DEI-ADV-16 = Movimento blu cambia livello
rule-DEI-ADV-17 = Raccogliere blu scambia Tecnologia con Cella
rule-DEI-ADV-18 = Reclutare verde aggiunge una risorsa
rule-DEI-ADV-19 = Raccogliere verde dà Tecnologia in più
rule-DEI-ADV-20 = Le azioni colorate valgono come base
rule-DEI-ADV-21 = L'extra colorato è facoltativo

## DRN

rule-DEI-DRN-01 = I quattro droni
rule-DEI-DRN-02 = Le carte Drone attivano i droni
rule-DEI-DRN-03 = I droni non hanno proprietario
rule-DEI-DRN-04 = Prima il movimento, poi l'abilità
rule-DEI-DRN-05 = I droni muovono fino a due Regioni
rule-DEI-DRN-06 = Bonus di movimento della carta
rule-DEI-DRN-07 = Il drone può restare fermo
rule-DEI-DRN-08 = L'abilità del drone è facoltativa
rule-DEI-DRN-09 = Più droni in una Regione
rule-DEI-DRN-10 = I droni non richiedono Maggioranza
rule-DEI-DRN-11 = Non serve un'unità presso il drone
rule-DEI-DRN-12 = Movimento e abilità del drone: un'azione
rule-DEI-DRN-13 = Drone a scelta
rule-DEI-DRN-14 = Il Drone Raccoglitore prende due risorse
rule-DEI-DRN-15 = Il Raccoglitore non compie l'azione Raccogliere
rule-DEI-DRN-16 = Il Drone Trasporto recluta due Spazzini
rule-DEI-DRN-17 = Il Trasporto può spostare Spazzini
rule-DEI-DRN-18 = Il Drone Teletrasporto sposta Spazzini ovunque
rule-DEI-DRN-19 = Si teletrasportano solo i propri Spazzini
rule-DEI-DRN-20 = Il teletrasporto non è un Movimento
rule-DEI-DRN-21 = Il Mietitore ne uccide uno per fazione
rule-DEI-DRN-22 = Ricompensa del Mietitore
rule-DEI-DRN-23 = Senza vittime nessuna ricompensa
rule-DEI-DRN-24 = Le vittime del Mietitore pescano Candy Boost
rule-DEI-DRN-25 = Chi pesca prima i Candy Boost
rule-DEI-DRN-26 = I droni non hanno forza
rule-DEI-DRN-27 = Solo i droni delle fazioni in gioco

## CDY

rule-DEI-CDY-01 = Un Candy Boost per ogni perdita
rule-DEI-CDY-02 = Un Candy Boost per chi usa il Mietitore
rule-DEI-CDY-03 = Candy Boost segreti, numero pubblico
rule-DEI-CDY-04 = Il Boost aggiunge un'azione alla carta
rule-DEI-CDY-05 = Un Candy Boost per carta
rule-DEI-CDY-06 = Il Boost vale anche su carte coperte
rule-DEI-CDY-07 = L'azione del Boost in qualsiasi momento
rule-DEI-CDY-08 = Boost finché la carta si risolve
rule-DEI-CDY-09 = Otto tipi di Candy Boost
rule-DEI-CDY-10 = Il Boost Avamposto è un jolly
rule-DEI-CDY-11 = Il Boost Avamposto vale per la sua carta
rule-DEI-CDY-12 = Le azioni dei Boost seguono le regole
rule-DEI-CDY-13 = I Boost giocati tornano alla Pulizia
rule-DEI-CDY-14 = Riserva vuota: niente Candy Boost
rule-DEI-CDY-15 = Nessun limite ai Boost posseduti
rule-DEI-CDY-16 = I nuovi Boost si usano subito
rule-DEI-CDY-17 = Boost solo nel proprio turno

## LDR

rule-DEI-LDR-01 = I Campioni valgono come Spazzini
rule-DEI-LDR-02 = I Campioni restano sempre in gioco
rule-DEI-LDR-03 = I Campioni muovono e contano
rule-DEI-LDR-04 = I Campioni valgono come presenza
rule-DEI-LDR-05 = Per le Missioni i Campioni non contano
rule-DEI-LDR-06 = Le abilità dei Campioni valgono sempre
rule-DEI-LDR-07 = Il gruppo di Neena ignora le Maggioranze
rule-DEI-LDR-08 = Il Movimento extra di Neena
rule-DEI-LDR-09 = Senza Neena nessun vantaggio
rule-DEI-LDR-10 = La raccolta extra di Abraham
rule-DEI-LDR-11 = Anche Abraham richiede la Maggioranza
rule-DEI-LDR-12 = L'extra di Abraham una volta per fase
rule-DEI-LDR-13 = Aria si arrampica da sola
rule-DEI-LDR-14 = Anche Aria richiede la Maggioranza
rule-DEI-LDR-15 = Z-13 ha forza 3

## FEA

rule-DEI-FEA-01 = Bombardamento: i Ponti danno forza sotto
rule-DEI-FEA-02 = Cavallo di Troia: forza presso i droni
rule-DEI-FEA-03 = Fortezza: i Rifugi danno forza
rule-DEI-FEA-04 = Estremi Rimedi: Raccogliere diventa uccidere
rule-DEI-FEA-05 = Conoscenza della città: pareggi vinti
rule-DEI-FEA-06 = Caravan: i Rifugi si muovono
rule-DEI-FEA-07 = Ingegnere da campo: costruire dà Movimenti
rule-DEI-FEA-08 = Scorciatoia sotterranea: Ascensori collegati
rule-DEI-FEA-09 = Stivali da neve: un Movimento in più
rule-DEI-FEA-10 = Prevalere: Reclutare diventa altro
rule-DEI-FEA-11 = Drop Pod: Rifugi ovunque
rule-DEI-FEA-12 = Controllo remoto: droni più lontano
rule-DEI-FEA-13 = Sfruttamento delle risorse: scambio agli Ascensori
rule-DEI-FEA-14 = Scavi profondi: piazzare una risorsa
rule-DEI-FEA-15 = Energia alternativa: pagare con l'altra
rule-DEI-FEA-16 = Conoscere il mercato: carte Drone scontate
rule-DEI-FEA-17 = Robot da consegna: acquisto extra
rule-DEI-FEA-18 = Base commerciale: Rifornimenti per acquisti
rule-DEI-FEA-19 = I Talenti valgono solo se sbloccati
rule-DEI-FEA-20 = I Talenti sbloccati restano
rule-DEI-FEA-21 = Un Talento per colore
rule-DEI-FEA-22 = I Talenti di forza valgono sempre
rule-DEI-FEA-23 = Le azioni bonus sono facoltative

## MIS

rule-DEI-MIS-01 = Missione: Costruzioni in gioco
rule-DEI-MIS-02 = Missione: carte Drone possedute
rule-DEI-MIS-03 = Missione: Avamposti controllati
rule-DEI-MIS-04 = Missione: Tecnologia raccolta
rule-DEI-MIS-05 = Missione: Celle Energetiche raccolte
rule-DEI-MIS-06 = Missione: Spazzini in gioco
rule-DEI-MIS-07 = Missione: Avamposti rossi controllati
rule-DEI-MIS-08 = Missione: Avamposti blu controllati
rule-DEI-MIS-09 = Missione: Avamposti verdi controllati
rule-DEI-MIS-10 = Missione: Avamposti rossi presidiati
rule-DEI-MIS-11 = Missione: Avamposti blu presidiati
rule-DEI-MIS-12 = Missione: Avamposti verdi presidiati
rule-DEI-MIS-13 = Ogni colonna Missioni è un turno
rule-DEI-MIS-14 = Una Missione per turno
rule-DEI-MIS-15 = Ogni colonna una volta sola
rule-DEI-MIS-16 = Le Missioni sono aperte a tutti
rule-DEI-MIS-17 = Missioni in tempo, valore superiore
rule-DEI-MIS-18 = Missioni in ritardo, valore inferiore
rule-DEI-MIS-19 = Le Missioni valgono subito
rule-DEI-MIS-20 = La Missione è obbligatoria
rule-DEI-MIS-21 = Le Missioni non costano nulla
rule-DEI-MIS-22 = Nulla tra ultima carta e Missione

## PHS

rule-DEI-PHS-01 = Una partita ha quattro turni
rule-DEI-PHS-02 = Tre Fasi Azione e la Pulizia
rule-DEI-PHS-03 = Turni in ordine di priorità
rule-DEI-PHS-04 = Prima il piazzamento iniziale
rule-DEI-PHS-05 = La fase 1 non ha aggiunte
rule-DEI-PHS-06 = I Talenti si sbloccano nella fase 2
rule-DEI-PHS-07 = Sbloccare richiede due cubi
rule-DEI-PHS-08 = Sbloccare è facoltativo e gratuito
rule-DEI-PHS-09 = Più Talenti in un turno
rule-DEI-PHS-10 = Talenti uno dopo l'altro
rule-DEI-PHS-11 = Nuovi Talenti ancora senza azioni
rule-DEI-PHS-12 = Missione alla fine della fase 3
rule-DEI-PHS-13 = Conteggio subito dopo la Missione
rule-DEI-PHS-14 = L'ordine resta fisso nel turno
rule-DEI-PHS-15 = La partita finisce dopo il turno 4

## CLN

rule-DEI-CLN-01 = Le carte coperte vanno nel Cestino
rule-DEI-CLN-02 = Le carte scoperte tornano
rule-DEI-CLN-03 = I Boost giocati si rimescolano
rule-DEI-CLN-04 = Chi ha meno Rifornimenti inizia
rule-DEI-CLN-05 = Parità: inizia chi ha giocato dopo
rule-DEI-CLN-06 = Più parità invertono l'ordine
rule-DEI-CLN-07 = Il segnalino turno avanza
rule-DEI-CLN-08 = L'ultima Pulizia è breve
rule-DEI-CLN-09 = Due caselle priorità inutilizzate
rule-DEI-CLN-10 = Tutto il resto rimane

## SCO

rule-DEI-SCO-01 = Rifornimenti durante la partita
rule-DEI-SCO-02 = Conteggio: cubi sul Pad
rule-DEI-SCO-03 = Conteggio: Talenti sbloccati
rule-DEI-SCO-04 = Conteggio: Tecnologia sul Pad
rule-DEI-SCO-05 = Conteggio: Celle Energetiche sul Pad
rule-DEI-SCO-06 = Punteggio finale: Rifornimenti sulle carte
rule-DEI-SCO-07 = Vince chi ha più Rifornimenti
rule-DEI-SCO-08 = In parità vince chi gioca prima
rule-DEI-SCO-09 = Nient'altro dà punti
rule-DEI-SCO-10 = Dopo il conteggio il punteggio resta

## OPT

rule-DEI-OPT-01 = Nessuna Scelta: una Missione per colonna
rule-DEI-OPT-02 = Nessuna Scelta: colonne libere
rule-DEI-OPT-03 = Draft dei Talenti invece della pesca
rule-DEI-OPT-04 = Ordine del Draft dei Talenti
rule-DEI-OPT-05 = Pianificazione: carte scelte in segreto
rule-DEI-OPT-06 = Pianificazione: una carta può acquistare
rule-DEI-OPT-07 = Pianificazione: le carte acquistate attendono
rule-DEI-OPT-08 = Pianificazione: le carte scelte vincolano
rule-DEI-OPT-09 = Confronto: Missioni dopo tutte le carte
rule-DEI-OPT-10 = Confronto: conteggio comune
rule-DEI-OPT-11 = Ribelle: Missioni facoltative
rule-DEI-OPT-12 = Ribelle: nulla si recupera
rule-DEI-OPT-13 = Regole opzionali combinabili

## NPL

rule-DEI-NPL-01 = Due giocatori: nove distretti
rule-DEI-NPL-02 = Tre giocatori: dodici distretti
rule-DEI-NPL-03 = I droni delle fazioni assenti escono
rule-DEI-NPL-04 = Meno carte Drone con meno giocatori
rule-DEI-NPL-05 = Fazioni assenti a scelta
rule-DEI-NPL-06 = Due giocatori partono da un Rifugio
rule-DEI-NPL-07 = Due giocatori: il Mietitore
rule-DEI-NPL-08 = Tre giocatori: ordine del turno 4
rule-DEI-NPL-09 = Spazzini iniziali con meno giocatori
rule-DEI-NPL-10 = I distretti inutilizzati non contano
rule-DEI-NPL-11 = Che cosa non cambia coi giocatori
