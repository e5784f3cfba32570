lack-answer = Prima rispondi: { $question }
lack-turn = Non tocca a te: tocca a { $who }.
lack-chance = Lo decide il caso.
lack-option = Solo con l'opzione { $option }.
lack-set-up = Fa parte della preparazione; questo è il round { $round }.
lack-time-to-learn = I talenti si sbloccano alla fine del tuo turno nella fase azione 2. { $phase ->
        [2] Prima gioca le tue carte.
       *[other] Questa è la fase { $phase }.
    }
lack-time-of-mission = Una missione si sceglie alla fine del tuo turno nella fase azione 3. { $phase ->
        [3] Prima gioca le tue carte.
       *[other] Questa è la fase { $phase }.
    }
lack-card-up = Prima gioca una carta scoperta: le sue azioni te lo permettono.
lack-card-down = Prima gioca una carta coperta: poi puoi acquistare.
lack-card = Prima gioca la carta a cui serve il Candy Boost.
lack-cards-played = In un turno giochi { $need } carte e ne hai giocate { $have }.
lack-region = Il tabellone ha solo { $regions } regioni.
lack-figure = Non hai unità in { $region }.
lack-figure-either = Non hai unità in { $first } o { $second }.
lack-no-scrapper = Non hai spazzini in { $region }.
lack-scrappers = Hai { COUNT($have, "solo # spazzino", "solo # spazzini") } in { $region }, non { $need }.
lack-champion = Il tuo campione è in { $at }, non in { $region }.
lack-no-refuge = Non hai rifugi in { $region }.
lack-refuges = Hai { COUNT($have, "solo # rifugio", "solo # rifugi") } in { $region }, non { $need }.
lack-reserve = Tutti i tuoi spazzini sono già in { $region }.
lack-group = Un movimento sposta almeno 1 unità.
lack-majority = Non hai la maggioranza in { $region }: { $who } { $most }, tu { $have }.
lack-majority-then = Non basta per la maggioranza in { $region }: { $who } { $most }, tu { $have }. { COUNT($more, "Manca ancora #", "Mancano ancora #") }.
lack-minority = Funziona solo senza la maggioranza, e in { $region } ce l'hai.
lack-lone-refuge = Un rifugio da solo va dove non c'è nessun altro: in { $region } la forza contraria è { $most }.
lack-elsewhere = È proprio { $region }: scegli un'altra regione.
lack-ground = Il secondo spazzino va sul terreno, e { $region } è un tetto.
lack-way = { $src } e { $dst } non sono adiacenti.{ COUNT($moves, " Serve # movimento.", " Servono # movimenti.", zero: " Non c'è via per arrivarci.") }
lack-elevator = Tra { $src } e { $dst } non c'è un ascensore per te.
lack-bridge = Tra { $src } e { $dst } non c'è un ponte per te.
lack-own-way = Quello che unisce { $src } e { $dst } non è tuo: { $who }.
lack-alone = Aria si arrampica da sola, senza { COUNT($others, "l'altra unità", "le altre # unità") }.
lack-neena = Il movimento rimasto è di Neena: è in { $at } e deve muoversi anche lei.
lack-range = { $drone }: vola al massimo di { COUNT($have, "# regione", "# regioni") }; { $region } è a { $need }.
lack-refuge = { $region } non ha né un tuo rifugio né uno neutrale.
lack-own-refuge = Il rifugio in { $region } non è tuo: { $who }.
lack-refuge-or-scrapper = { $region } non ha né un tuo spazzino né un rifugio per te.
lack-resource = In { $region } non c'è niente.
lack-lying = In { $region } { COUNT($have, "c'è solo # risorsa", "ci sono solo # risorse") }, non { $need }.
lack-search = La raccolta rimasta è di Abraham: solo in { $region }.
lack-plain-search = Abraham prende 1 risorsa in { $region }, nient'altro.
lack-technology-there = Si scambia solo la tecnologia, e in { $region } ci sono celle energetiche.
lack-elevator-there = Non hai un ascensore in { $region }.
lack-swaps = { COUNT($have, "Se ne può scambiare solo #", "Se ne possono scambiare solo #", zero: "Non si può scambiare niente") }{
    COUNT($need, "", ", non #") }.
lack-enemy = I propri spazzini non si uccidono.
lack-faction = { $faction }: non gioca nessuno.
lack-victim = { $who }: nessuno spazzino in { $region }{ $champion ->
        [1] , e i campioni non si uccidono
       *[0] { "" }
    }.
lack-victims = In { $region } nessun altro ha { COUNT($need, "uno spazzino", "# spazzini" ) }{ COUNT($have, "; il massimo è #", "; il massimo è #", zero: "") }.
lack-scrapper = Il teletrasporto manda solo spazzini, mai il campione.
lack-drone = { $drone }: non è in questa partita.
lack-piece = { $building ->
        [refuge] Tutti i tuoi 3 rifugi
        [elevator] Tutti i tuoi 3 ascensori
       *[bridge] Tutti i tuoi 3 ponti
    } sono costruiti. Puoi spostarne uno quando lo sono tutte le { $need } costruzioni; ora sono { $have }.
lack-other-place = Tutti i tuoi { $have } { $building ->
        [refuge] rifugi
        [elevator] ascensori
       *[bridge] ponti
    } sono già lì.
lack-piece-there = Lì non c'è un tuo { $building ->
        [refuge] rifugio
        [elevator] ascensore
       *[bridge] ponte
    } da prendere.
lack-elevator-site = Un ascensore unisce una regione di terreno e un tetto accanto, non { $first } e { $second }.
lack-bridge-site = Tra { $first } e { $second } sopra { $over } un ponte non ci sta.
lack-icon = { $shown ->
        [0] Non c'è sulla carta { $card }: { $icon }.
       *[other] Già usato sulla carta { $card }: { $icon }.
    }
lack-face-up = { $card } è coperta: serve solo per acquistare.
lack-face-down = { $card } è scoperta. { $left ->
        [0] Per acquistare, gioca una carta coperta nella prossima fase.
       *[other] Per acquistare, gioca coperta la tua seconda carta.
    }
lack-second-down = { $card } è già coperta: può esserlo solo una delle tue due carte.
lack-played = Hai giocato { $card } nella fase { $phase }{ $down ->
        [1] , coperta
       *[0] { "" }
    }.
lack-in-hand = { $card } non è nella tua mano.
lack-finished = Prima concludi { $card }: { COUNT($left, "resta # azione", "restano # azioni", zero: "non restano azioni") }.
lack-planned = Le carte sono posate: { $left } ancora da scoprire.
lack-planned-cards = Posa { COUNT($need, "# carta", "# carte diverse") }, non { $have }.
lack-played-up = { $card } non è tra le { $all ->
        [1] carte
       *[0] tue carte
    } già scoperte in questo round.
lack-more-than-copy = { $card } mostra solo copiare, che non si copia.
lack-token = Dei { $have } simboli rimasti qui ne vanno bene solo { $fit }.
lack-boost = Non hai il Candy Boost { $boost }.
lack-room-for-boost = { $boost } è già sulla carta { $card }: un Candy Boost per carta.
lack-cube-for = Si fa una volta per ogni { $per }, e non ne hai.
lack-on-offer = { $card } non è in vendita.
lack-cubes = Servono: { $cubes }. Ne hai { $have }.
lack-means = { $card } costa { LIST(COUNT($technology, "# tecnologia", "# tecnologie", zero: ""), COUNT($energy, "# cella energetica", "# celle energetiche", zero: ""),
    by: " e ") }; hai { COUNT($have_technology, "# tecnologia", "# tecnologie") } e { COUNT($have_energy, "# cella energetica", "# celle energetiche") }.
lack-price = Il prezzo della carta { $card } è { LIST(COUNT($technology, "# tecnologia", "# tecnologie", zero: ""), COUNT($energy, "# cella energetica", "# celle energetiche", zero: ""), by: " e ", none: "0") }.
lack-purchase = { $card } è coperta, quindi devi acquistare: { COUNT($cards, "# carta è", "# carte sono", zero: "con un Candy Boost una carta è"
    ) } alla tua portata.
lack-something-to-buy = Con { COUNT($technology, "# tecnologia", "# tecnologie") } e { COUNT($energy, "# cella energetica", "# celle energetiche") } non potresti acquistare niente, quindi la carta resta scoperta.
lack-buy = In questa fase hai già acquistato una carta.
lack-order = In questa fase hai già usato il robot da consegna.
lack-fee = Il robot da consegna costa 1 cella energetica, ne hai 0.
lack-hand = Il robot da consegna costa una carta della mano, e non ne hai.
lack-other-card = { $card } è appena arrivata: spendi un'altra carta.
lack-common = Nella riserva comune non resta nessuna { $resource }.
lack-feat = Serve il talento { $feat }, che non hai sbloccato.
lack-new-feat = Hai già sbloccato { $feat }.
lack-mission = Devi scegliere una missione.
lack-mission-open = { $mission } non è tra le missioni scoperte.
lack-column = Hai usato la colonna { $column } per { $mission }.
lack-seats = Il distretto { $tile } è per almeno { $need } giocatori; siete in { $have }.
lack-tile = Il distretto { $tile } è già sul tabellone.
lack-distance = I due distretti con rifugio si toccherebbero: il distretto { $tile } non può stare qui.
lack-free-faction = { $faction } è già presa: { $who }.
lack-free-feat = { $feat } è già preso: { $who }.
lack-colour = { $colour ->
        [red] Ora si sceglie un talento rosso
        [blue] Ora si sceglie un talento blu
        [green] Ora si sceglie un talento verde
       *[other] Il colore di questo talento è già stato assegnato
    }, quindi non { $feat }.
lack-first-refuge = Indica che cosa inizia in { $region }; il resto inizia nell'altro rifugio.
lack-start = Inizi con { COUNT($have, "# spazzino", "# spazzini") }, non con { $need }.
lack-split = Con { COUNT($scrappers, "# spazzino", "# spazzini") } la divisione è indicata dalle regole.
