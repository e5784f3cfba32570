# Risposte, domande e diario.

# I dadi secondo le facce, se ce ne sono: ① ② ③ risorse, ⚔ attacco, ✸ colpo critico, ✦ paragon, ▢ ▫ vuoto.
kept-dice = { COUNT($r1, " #×①", zero: "") }{ COUNT($r2, " #×②", zero: "") }{ COUNT($r3, " #×③", zero: "") }{ COUNT($attack, " #×⚔", zero: "") }{ COUNT($critical, " #×✸", zero: "") }{ COUNT($r0, " #×▢", zero: "") }{ COUNT($a0, " #×▫", zero: "") }{ $r1 ->
        [0] { $r2 ->
                [0] { $r3 ->
                        [0] { $attack ->
                                [0] { $critical ->
                                        [0] { $r0 ->
                                                [0] { COUNT($a0, "", zero: " niente") }
                                               *[other] { "" }
                                            }
                                       *[other] { "" }
                                    }
                               *[other] { "" }
                            }
                       *[other] { "" }
                    }
               *[other] { "" }
            }
       *[other] { "" }
    }
attack-dice = { COUNT($symbols, " #×⚔", zero: "") }{ COUNT($criticals, " #×✸", zero: "") }
rolled-resource-dice = { COUNT($r1, " #×①", zero: "") }{ COUNT($r2, " #×②", zero: "") }{ COUNT($r3, " #×③", zero: "") }{ COUNT($blank, " #×▢", zero: "") }
rolled-attack-dice = { COUNT($attack, " #×⚔", zero: "") }{ COUNT($critical, " #×✸", zero: "") }{ COUNT($blank, " #×▢", zero: "") }
rolled-paragon-dice = { COUNT($p1, " #×✦", zero: "") }{ COUNT($p2, " #×✦✦", zero: "") }{ COUNT($blank, " #×▢", zero: "") }

verb-faction = Giocare { $faction }
verb-draw = Pescare { $card }
verb-roll-resource = Dadi risorse:{ rolled-resource-dice }
verb-roll-attack = Dadi attacco:{ rolled-attack-dice }
verb-roll-paragon = Dadi paragon:{ rolled-paragon-dice }
verb-resolve = Risolvere l'effetto: { $place }
verb-pool = Prendere { $resource } dadi risorse e { $attack } dadi attacco
verb-keep = Tenere{ kept-dice }
verb-trade = Scambiare { $face }
verb-attack = Attaccare { $target } con{ attack-dice }
verb-enter = Entrare nell'arca vuota { IF($critical, "con un colpo critico", "con un simbolo d'attacco") }
verb-block = Bloccare
verb-let-through = Lasciar passare l'attacco
verb-destroy = Distruggere la carta in { $spot }{ COUNT($depth, ", # sotto la cima", zero: "") }
verb-spare = Non distruggere nulla
verb-buy-soldier = Comprare { $card }
verb-buy-upgrade = Comprare { $card } per { $place }
verb-buy-event = Comprare l'evento { $card }
verb-discard-open = Scartare { $card } dal mercato
verb-discard-own = Scartare la propria carta in cima: { $place }
verb-reorganise = Riorganizzare
verb-bring = Portare in cima ({ $place }): la carta { $depth } sotto
verb-shift = Spostare una carta da { $src } a { $dst }{ COUNT($depth, ": quella # sotto la cima", zero: "") }
verb-swap = Scambiare { $first } e { $second }
verb-done = Fatto
verb-medicine = Medicina
verb-weapon-technology = Tecnologia bellica
verb-tactical-attack = Attacco tattico
verb-harvest = Raccogliere
verb-upgrade = Potenziare la base
verb-use = Usare l'effetto: { $place }
verb-apply = Applicare { COUNT($which, "l'altro effetto (#)", zero: "l'effetto") }: { $spot }
verb-skip = Rinunciare
verb-end = Finire il turno

event-faction = { $who } gioca { $faction }.
event-ark-soldier = { $card } è nell'arca con { COUNT($life, "# punto vita", "# punti vita") }.
event-opened = { $card } entra nel mercato.
event-reshuffled = Si rimescolano gli scarti: { $type }.
event-start-roll = { $who } tira { $amount } per iniziare.
event-starts = Inizia { $who }.
event-turn = Turno di { $who }.
event-income = { $who }: la base produce { $amount }.
event-resolved = { $who }: effetto di { $card }.
event-pool = { $who } prende { $resource } dadi risorse e { $attack } dadi attacco.
event-rolled-resource = { $who } lancia{ rolled-resource-dice }.
event-rolled-attack = { $who } lancia{ rolled-attack-dice }.
event-rolled-paragon = { $who } lancia per paragon:{ rolled-paragon-dice }.
event-kept = { $who } tiene{ kept-dice }.
event-traded = { $who } scambia { $face }.
event-gained = { $who }: +{ COUNT($amount, "# risorsa", "# risorse") }.
event-lost = { $who }: -{ COUNT($amount, "# risorsa", "# risorse") }.
event-paragon = { $who }: +{ $amount } paragon.
event-paragon-lost = { $who }: -{ $amount } paragon.
event-looted = { $who } saccheggia { $amount } paragon a { $whom }.
event-stole = { $who } prende { COUNT($amount, "# risorsa", "# risorse") } a { $whom }.
event-attacked = { $who } attacca { $target } con forza { $strength }.
event-damaged = { $card } subisce { $amount }, { COUNT($life, "resta # punto vita", "restano # punti vita") }.
event-destroyed = { $card } è distrutto.
event-entered = { $who }: { $card } entra nell'arca con { COUNT($life, "# punto vita", "# punti vita") }.
event-blocked = { $who } blocca con { $card }.
event-let-through = { $who } non blocca.
event-held = La base di { $who } resiste.
event-breached = La base di { $who } cede.
event-bought = { $who } compra { $card }.
event-discarded = { $who } scarta { $card }.
event-demoted = { $card } di { $who } va sotto la pila.
event-won-over = { $card } passa da { $whom } a { $who }.
event-recalled = { $who }: { $card } lascia l'arca.
event-reorganised = { $who } riorganizza.
event-healed = { $who }: il soldato nell'arca ha { COUNT($life, "# punto vita", "# punti vita") }.
event-weapon-technology = { $who }: un simbolo d'attacco diventa colpo critico.
event-die = { $who } tira { $face }.
event-upgraded = { $who }: la base è ora al livello { $level }.
event-used = { $who } usa { $card }.
event-controls = { $who } controlla l'arca.
event-won = { $who } ha raggiunto l'obiettivo.

ask-ArkSoldier = Un soldato va nell'arca.
ask-Factions = Quale fazione giochi?
ask-StartRoll = Si tira per chi inizia.
ask-Refill = Il mercato si riempie.
ask-Turn = Comincia un turno.
ask-EffectPhase = Quale effetto risolvi adesso?
ask-Effects = Come applichi l'effetto?
ask-Offer = Paghi per l'effetto?
ask-ChoosePool = Quali dadi prendi?
ask-ChangePool = Come cambia la tua riserva di dadi?
ask-DiceEffects = Quale effetto della fase dadi segue?
ask-Roll = Si tirano i dadi.
ask-Keep = Quali dadi tieni?
ask-Action = Cosa fai?
ask-AttackRoll = Si tira un dado attacco.
ask-Raid = La tua base è attaccata. Blocchi?
ask-Plunder = Quale carta distruggi?
ask-AttackDone = L'attacco è finito.
ask-ParagonRoll = Si tirano i dadi paragon.
ask-EventDone = L'evento è finito.
ask-Reorganise = Come disponi le tue pile?
ask-HarvestRoll = Si tira un dado paragon.
