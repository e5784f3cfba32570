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
        [one] 1 dado paragon e ottieni ciò che mostra
       *[other] { $n } dadi paragon e ottieni ciò che mostrano
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
effect-win-over-soldier = il soldato attivo di un avversario dal costo massimo { $n } entra nella tua squadra
effect-roll-attack =
    tira { $n ->
        [one] 1 dado attacco
       *[other] { $n } dadi attacco
    } nella tua riserva azioni
effect-pool-dice = dadi ammessi nella tua riserva in questo turno { $n }
effect-rerolls = i tuoi ritiri in questo turno { $n }
effect-destroy-soldier = distruggi il soldato attivo di un avversario
effect-destroy-civilian = distruggi un civile attivo di un avversario
effect-destroy-building = distruggi un edificio attivo di un avversario
effect-destroy-upgrade = distruggi una carta espansione attiva di un avversario
effect-destroy-ark = distruggi il soldato altrui nell'arca
effect-destroy-this = questa carta è distrutta
effect-demote-soldier = il soldato attivo di un avversario va sotto la sua squadra
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
effect-pay = puoi pagare { $n }: { $what }
effect-pay-each = paga { $n } ogni volta: { $what }
effect-once = una volta per turno: { $what }
effect-attack = dopo ogni suo attacco: { $what }
effect-anyway = in ogni caso: { $what }
effect-none = nessun effetto

# Modificatori. $n ha il suo segno; -own: su un soldato, solo per lui.
modifier-strength = forza dei tuoi soldati { $n }
modifier-strength-own = forza di questo soldato { $n }
modifier-ark-strength = forza del tuo soldato nell'arca { $n }
modifier-ark-strength-own = forza di questo soldato nell'arca { $n }
modifier-resistance = resistenza dei tuoi soldati { $n }
modifier-resistance-own = resistenza di questo soldato { $n }
modifier-block-resistance = resistenza del tuo soldato quando blocca { $n }
modifier-block-resistance-own = resistenza di questo soldato quando blocca { $n }
modifier-critical = forza di ogni colpo critico dei tuoi soldati { $n }
modifier-critical-own = forza di ogni colpo critico di questo soldato { $n }
modifier-loot = il tuo bottino da una base { $n }, niente con faccia vuota
modifier-loot-own = bottino di questo soldato da una base { $n }, niente con faccia vuota
modifier-control = dadi paragon { $n } quando il tuo soldato controlla l'arca
modifier-control-own = dadi paragon { $n } quando questo soldato controlla l'arca
modifier-kill = dadi paragon { $n } quando il tuo soldato distrugge un soldato
modifier-kill-own = dadi paragon { $n } quando questo soldato distrugge un soldato
modifier-entry-life = punti vita { $n } quando il tuo soldato entra nell'arca
modifier-entry-life-own = punti vita { $n } quando questo soldato entra nell'arca
modifier-unblockable = i tuoi attacchi non possono essere bloccati
modifier-unblockable-own = gli attacchi di questo soldato non possono essere bloccati
modifier-no-block = i tuoi soldati non possono bloccare
modifier-no-block-own = questo soldato non può bloccare
modifier-paragon-value = valore paragon dei tuoi soldati { $n }
modifier-paragon-value-own = valore paragon di questo soldato { $n }
modifier-base-resistance = resistenza della tua base { $n }
modifier-one-die-resistance = resistenza della tua base contro un solo dado { $n }
modifier-guard = bottino dalla tua base { $n }
modifier-pool = dadi ammessi nella tua riserva { $n }
modifier-reroll = i tuoi ritiri { $n }
modifier-blank-trade = risorse { $n } per ogni faccia vuota che scambi
modifier-medicine-life = punti vita dalla tua medicina { $n }
modifier-soldier-price = il tuo prezzo dei soldati { $n }
modifier-civilian-price = il tuo prezzo dei civili { $n }
modifier-building-price = il tuo prezzo degli edifici { $n }
modifier-event-price = il tuo prezzo degli eventi { $n }
modifier-reorganise-price = il tuo prezzo della riorganizzazione { $n }, minimo 1
modifier-medicine-price = il tuo prezzo della medicina { $n }, minimo 1
modifier-weapon-technology-price = il tuo prezzo della tecnologia bellica { $n }, minimo 1
modifier-tactical-attack-price = il tuo prezzo dell'attacco tattico { $n }, minimo 1
modifier-harvest-price = il tuo prezzo del raccolto { $n }, minimo 1
modifier-discard-price = il tuo prezzo dello scarto { $n }, minimo 1
modifier-upgrade-price = il tuo prezzo dei potenziamenti { $n }, minimo 1
