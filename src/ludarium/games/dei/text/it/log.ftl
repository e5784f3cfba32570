# Risposte, domande e il registro. Le fazioni stanno davanti ai due punti, così nessun verbo deve accordarsi.

## Che cosa rispondono giocatori e caso

verb-lay = Posa il distretto { $tile }, girato di { $turned } quarti
verb-faction = Gioca { $faction }
verb-priority = Prossimo nell’ordine di turno: { $faction }
verb-key = Colore della prossima lettera: { $colour }
verb-drone-token = Prossimo distretto drone: { $drone }
verb-reveal = Rivela { $card }
verb-deal-mission = Rivela la missione { $mission }
verb-deal-feat = Distribuisci il talento { $feat }
verb-draft = Scegli il talento { $feat }
verb-draw-boost = Pesca il Candy Boost { $boost }
verb-place = Inizia con { COUNT($scrappers, "# Spazzino", "# Spazzini") } { $champion ->
        [yes] e il campione in { $region }
       *[no] in { $region }
    }
verb-plan = Posa { $first }, poi { $second }
verb-plan-one = Posa { $card }
verb-play = Gioca { $card }{ IF($down, " coperta, per acquistare") }
verb-turn-up = Scopri la carta
verb-keep-down = Lascia la carta coperta
verb-order = Fatti consegnare { $card } ({ $technology ->
        [0] { COUNT($energy, "# energia + ", "# energie + ", zero: "") }
        [one] { $technology } tecnologia{ COUNT($energy, ", # energia + ", ", # energie + ", zero: " + ") }
       *[other] { $technology } tecnologie{ COUNT($energy, ", # energia + ", ", # energie + ", zero: " + ") }
    }1 energia)
verb-boost = Gioca il Candy Boost { $boost }
verb-enlist = Recluta in { $region }{ IF($supplied, ", con una risorsa") }
verb-move = Muovi { $scrappers ->
        [0] { $champion ->
            [yes] campione{ COUNT($refuges, " + # rifugio", " + # rifugi", zero: "") }
           *[no] { COUNT($refuges, "# rifugio", "# rifugi", zero: "") }
        }
        [one] { $scrappers } Spazzino{ IF($champion, " + campione") }{ COUNT($refuges, " + # rifugio", " + # rifugi", zero: "") }
       *[other] { $scrappers } Spazzini{ IF($champion, " + campione") }{ COUNT($refuges, " + # rifugio", " + # rifugi", zero: "") }
    } { $src } → { $dst }
verb-collect = Raccogli in { $region }{ IF($extra, " + 1 tecnologia") }{ COUNT($swap, ", scambia #", zero: "") }
verb-dig = Metti una risorsa in { $region }
verb-kill = Uccidi { $faction } in { $region }
verb-build-refuge = Costruisci un Rifugio in { $region }
verb-build-elevator = Costruisci un Ascensore { $ground } → { $roof }
verb-build-bridge = Costruisci un Ponte { $first } → { $second } sopra { $over }
verb-gain = Prendi { $amount } { $resource }
verb-copy = Copia { $card }
verb-drone = Attiva { $drone }
verb-buy = Acquista { $card } ({ $technology ->
        [0] { COUNT($energy, "# energia", "# energie", zero: "gratis") }
        [one] { $technology } tecnologia{ COUNT($energy, ", # energia", ", # energie", zero: "") }
       *[other] { $technology } tecnologie{ COUNT($energy, ", # energia", ", # energie", zero: "") }
    })
verb-spend = Usa l’icona { $token }
verb-relocate = Prendi lo Spazzino da { $region }
verb-take-refuge = Prendi il rifugio da { $region }
verb-take-elevator = Prendi l’ascensore { $ground } → { $roof }
verb-take-bridge = Prendi il ponte { $first } → { $second } sopra { $over }
verb-give-back = Restituisci 1 { $resource }
verb-fly = Vola a { $region }
verb-stay = Resta dov’è
verb-harvest = Prendi { $amount }{ COUNT($swap, " e scambia #", zero: "") }
verb-deploy = Recluta uno Spazzino presso il drone
verb-teleport = Manda { IF($champion, "il campione", "uno Spazzino") } in { $region }
verb-reap = Uccidi lì { $scrappers } per ogni altra fazione
verb-discard = Spendi { $card }
verb-learn = Sblocca un talento: { $colour }
verb-mission = Scegli { $mission }
verb-skip-mission = Non scegliere missioni
verb-done = Fatto

## Che cosa viene chiesto

ask-Lay = Quale distretto viene dopo, e come è girato?
ask-Factions = Quale fazione giochi?
ask-Priority = Si sorteggia l’ordine di turno.
ask-Key = Si sorteggiano i colori degli avamposti.
ask-DroneTokens = Si piazzano i droni.
ask-Reveal = Si riempiono i mercati.
ask-DealMissions = Si rivelano le missioni.
ask-DealFeats = Si distribuiscono i talenti.
ask-Draft = Quale talento scegli?
ask-Place = Che cosa inizia nel primo rifugio? Il resto inizia nell’altro.
ask-Round = Inizia un Round.
ask-Plan = Quali due carte posi in segreto?
ask-Phase = Inizia una fase azione.
ask-Turn = Quale carta giochi? Scoperta per agire, coperta per acquistare.
ask-Card = Che cosa fai ora con questa carta?
ask-Spend = Quale icona della carta usi? Sono elencate sopra.
ask-Relocate = La tua riserva è vuota: quale Spazzino ci va?
ask-TakeBuilding = Quale costruzione prendi dal tabellone?
ask-Refill = Si riempie il mercato.
ask-SpendCard = Quale carta spendi per il robot da consegna?
ask-Fly = Dove vola il drone?
ask-Harvest = Quante risorse prende il raccoglitore?
ask-Transport = Arriva uno Spazzino con il trasporto?
ask-Teleport = Dove manda uno Spazzino il teletrasporto?
ask-Reap = Il mietitore colpisce?
ask-Full = Il tuo pad è pieno: che cosa restituisci?
ask-DrawBoost = Si pesca un Candy Boost.
ask-EndTurn = Il turno finisce.
ask-Search = Abraham raccoglie nella sua regione?
ask-Learn = Quale talento sblocchi?
ask-Missions = Si scelgono le missioni.
ask-ChooseMission = Quale missione scegli?

## Che cosa succede

event-laid = Il distretto { $tile } è al posto { $place }, girato di { $turned } quarti.
event-chose-faction = Il posto { $seat } gioca { $faction }.
event-priority = Ordine di turno, { $place }: { $faction }.
event-key = Avamposti { $letter }: { $colour }.
event-drone-starts = { $drone } inizia in { $region }.
event-revealed = { $market }: { $card }.
event-mission-open = Colonna { $column }: missione { $mission }.
event-feat-dealt = { $faction }: peschi il talento { $feat }.
event-feat-hidden = { $faction }: un talento segreto di colore { $colour }.
event-drafted = { $faction }: sceglie il talento { $feat }.
event-placed = { $faction }: { COUNT($scrappers, "# Spazzino", "# Spazzini") }{ IF($champion, " + campione") } in partenza da { $region }.
event-round = Round { $round }
event-phase = Fase azione { $phase }
event-turn = Turno di { $faction }
event-planned = { $faction }: carte posate.
event-played = { $faction }: gioca { $card }.
event-played-down = { $faction }: gioca { $card } coperta.
event-kept-down = { $faction }: una carta resta coperta.
event-boosted = { $faction }: gioca il Candy Boost { $boost }.
event-boost-drawn = { $faction }: peschi il Candy Boost { $boost }.
event-boost-hidden = { $faction }: pesca un Candy Boost.
event-enlisted = { $faction }: recluta in { $region }.
event-relocated = { $faction }: uno Spazzino passa da { $src } a { $dst }.
event-supplied = 1 { $resource } viene messa in { $region }.
event-moved = { $faction }: { $scrappers ->
        [0] { $champion ->
            [yes] campione{ COUNT($refuges, " + # rifugio", " + # rifugi", zero: "") }
           *[no] { COUNT($refuges, "# rifugio", "# rifugi", zero: "") }
        }
        [one] { $scrappers } Spazzino{ IF($champion, " + campione") }{ COUNT($refuges, " + # rifugio", " + # rifugi", zero: "") }
       *[other] { $scrappers } Spazzini{ IF($champion, " + campione") }{ COUNT($refuges, " + # rifugio", " + # rifugi", zero: "") }
    } da { $src } a { $dst }.
event-collected = { $faction }: raccoglie { $resource } in { $region }.
event-gained = { $faction }: +{ $amount } { $resource }.
event-gave-back = { $faction }: restituisce 1 { $resource }.
event-swapped = { $faction }: scambia con { $resource }.
event-built = { $faction }: costruisce { $building } in { $region }.
event-bought = { $faction }: acquista { $card }.
event-paid = { $faction }: paga { $technology } tecnologia, { $energy } energia.
event-killed = { $faction }: uno Spazzino muore in { $region }.
event-copied = { $faction }: copia { $card }.
event-flew = { $drone } vola a { $region }.
event-teleported = { $faction }: { IF($champion, "il campione", "uno Spazzino") } viene teletrasportato in { $region }.
event-learned = { $faction }: sblocca { $feat }.
event-cube = { $faction }: controlla l’avamposto in { $region }.
event-cube-back = Nessuno controlla l’avamposto in { $region }.
event-mission = { $faction }: missione { $mission }, { COUNT($points, "# rifornimento", "# rifornimenti") }.
event-mission-skipped = { $faction }: nessuna missione in questo Round.
event-scored = { $faction }: { COUNT($points, "# rifornimento", "# rifornimenti") }.
event-counted = { $faction }: conta dei rifornimenti, { COUNT($points, "# rifornimento", "# rifornimenti") }.
event-cards-counted = { $faction }: carte, { COUNT($points, "# rifornimento", "# rifornimenti") }.
event-recycled = { $faction }: { $card } va nel cestino.
event-discarded = { $faction }: spende una carta.

## Parole nelle frasi

resource-technology = tecnologia
resource-energy = energia
resource-supplies = rifornimenti
building-refuge = un Rifugio
building-elevator = un Ascensore
building-bridge = un Ponte
letter-a = A
letter-b = B
letter-c = C
