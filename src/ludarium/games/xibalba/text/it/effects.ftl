# I testi delle carte si compongono di queste frasi. $n è una quantità, $what una frase.

effect-gain-resources =
    ottieni { $n ->
        [one] 1 risorsa
       *[other] { $n } risorse
    }
effect-lose-resources =
    perdi { $n ->
        [one] 1 risorsa
       *[other] { $n } risorse
    }
effect-gain-paragon = ottieni { $n } paragon
effect-lose-paragon = perdi { $n } paragon
effect-roll-paragon =
    tira { $n ->
        [one] 1 dado paragon
       *[other] { $n } dadi paragon
    }
effect-steal-resources =
    prendi { $n ->
        [one] 1 risorsa
       *[other] { $n } risorse
    } a un avversario
effect-steal-paragon = prendi { $n } paragon a un avversario
effect-others-lose-resources =
    ogni avversario perde { $n ->
        [one] 1 risorsa
       *[other] { $n } risorse
    }
effect-others-gain-resources =
    ogni avversario ottiene { $n ->
        [one] 1 risorsa
       *[other] { $n } risorse
    }
effect-damage-ark =
    il soldato altrui nell'arca perde { $n ->
        [one] 1 punto vita
       *[other] { $n } punti vita
    }
effect-heal =
    il tuo soldato nell'arca ottiene { $n ->
        [one] 1 punto vita
       *[other] { $n } punti vita
    }
effect-win-over-soldier = il soldato attivo di un avversario dal costo massimo { $n } si unisce a te
effect-roll-attack =
    tira { $n ->
        [one] 1 dado attacco
       *[other] { $n } dadi attacco
    } nella tua riserva azioni
effect-pool-dice = cambia la tua riserva di dadi di { $n }
effect-rerolls = ritiri in questo turno: { $n }
effect-destroy-soldier = distruggi il soldato attivo di un avversario
effect-destroy-civilian = distruggi un civile attivo di un avversario
effect-destroy-building = distruggi un edificio attivo di un avversario
effect-destroy-upgrade = distruggi una carta espansione attiva di un avversario
effect-destroy-ark = distruggi il soldato altrui nell'arca
effect-destroy-this = questa carta è distrutta
effect-demote-soldier = il soldato attivo di un avversario va sotto la squadra
effect-demote-upgrade = una carta espansione attiva di un avversario va sotto la pila
effect-recall = il tuo soldato nell'arca torna nella squadra
effect-refresh = sostituisci le carte scoperte: { $what }
effect-add-symbol = aggiungi { $n }× { $what } alla tua riserva azioni
effect-turn-blank =
    gira { $n ->
        [one] 1 faccia vuota
       *[other] fino a { $n } facce vuote
    } su: { $what }
effect-until-end-of-turn = fino a fine turno: { $what }
effect-until-next-turn = fino al tuo prossimo turno: { $what }
effect-per-soldier = per ogni soldato della tua squadra: { $what }
effect-per-civilian = per ogni tuo civile attivo: { $what }
effect-per-building = per ogni tuo edificio attivo: { $what }
effect-or = { $first } oppure { $what }
effect-may = facoltativo: { $what }
effect-pay = paga { $n }: { $what }
effect-none = nessun effetto

modifier-strength = forza { $n }
modifier-ark-strength = forza nell'arca { $n }
modifier-resistance = resistenza { $n }
modifier-block-resistance = resistenza nel blocco { $n }
modifier-critical = ogni colpo critico { $n }
modifier-loot = bottino da una base { $n }
modifier-control = dadi paragon per il controllo dell'arca { $n }
modifier-kill = dadi paragon per distruggere un soldato { $n }
modifier-entry-life = punti vita entrando nell'arca { $n }
modifier-unblockable = i tuoi attacchi non possono essere bloccati
modifier-no-block = non può bloccare
modifier-paragon-value = valore paragon { $n }
modifier-base-resistance = resistenza della base { $n }
modifier-one-die-resistance = resistenza della base contro un solo dado { $n }
modifier-guard = meno bottino dalla tua base { $n }
modifier-pool = dadi nella tua riserva { $n }
modifier-reroll = ritiri { $n }
modifier-blank-trade = le facce vuote si scambiano con risorse { $n }
modifier-medicine-life = punti vita dalla medicina { $n }
modifier-soldier-price = prezzo dei soldati { $n }
modifier-civilian-price = prezzo dei civili { $n }
modifier-building-price = prezzo degli edifici { $n }
modifier-event-price = prezzo degli eventi { $n }
modifier-reorganise-price = prezzo della riorganizzazione { $n }
modifier-medicine-price = prezzo della medicina { $n }
modifier-weapon-technology-price = prezzo della tecnologia bellica { $n }
modifier-tactical-attack-price = prezzo dell'attacco tattico { $n }
modifier-harvest-price = prezzo del raccolto { $n }
modifier-discard-price = prezzo dello scarto { $n }
modifier-upgrade-price = prezzo dei potenziamenti { $n }
