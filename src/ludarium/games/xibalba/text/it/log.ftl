# Risposte, domande e diario.

verb-faction = Giocare { $faction }
verb-draw = Pescare { $card }
verb-roll-resource = Dadi risorse: { $blank } vuoti, { $r1 }×1, { $r2 }×2, { $r3 }×3
verb-roll-attack = Dadi attacco: { $blank } vuoti, { $attack } attacco, { $critical } critici
verb-roll-paragon = Dadi paragon: { $blank } vuoti, { $p1 }×1, { $p2 }×2
verb-resolve = Risolvere l'effetto: { $place }
verb-pool = Prendere { $resource } dadi risorse e { $attack } dadi attacco
verb-keep =
    Tenere ( { $r1 ->
        [0] { "" }
       *[other] { $r1 }×①{ " " }
    }{ $r2 ->
        [0] { "" }
       *[other] { $r2 }×②{ " " }
    }{ $r3 ->
        [0] { "" }
       *[other] { $r3 }×③{ " " }
    }{ $attack ->
        [0] { "" }
       *[other] { $attack }×⚔{ " " }
    }{ $critical ->
        [0] { "" }
       *[other] { $critical }×✸{ " " }
    }{ $r0 ->
        [0] { "" }
       *[other] { $r0 }×▢{ " " }
    }{ $a0 ->
        [0] { "" }
       *[other] { $a0 }×▫{ " " }
    })
verb-trade = Scambiare { $face }
verb-attack = Attaccare { $target }: { $symbols } attacco, { $criticals } critici
verb-enter =
    Entrare nell'arca vuota { $critical ->
        [yes] con un colpo critico
       *[no] con un simbolo d'attacco
    }
verb-block = Bloccare
verb-let-through = Lasciar passare l'attacco
verb-destroy = Distruggere la carta in { $spot }, { $depth } sotto la cima
verb-spare = Non distruggere nulla
verb-buy-soldier = Comprare { $card }
verb-buy-upgrade = Comprare { $card } per { $place }
verb-buy-event = Comprare l'evento { $card }
verb-discard-open = Scartare { $card } dal mercato
verb-discard-own = Scartare la propria carta in cima: { $place }
verb-reorganise = Riorganizzare
verb-bring = In cima a { $place }: la carta { $depth } sotto
verb-shift = Da { $src } a { $dst }: la carta { $depth } sotto la cima
verb-swap = Scambiare { $first } e { $second }
verb-done = Fatto
verb-medicine = Medicina
verb-weapon-technology = Tecnologia bellica
verb-tactical-attack = Attacco tattico
verb-harvest = Raccogliere
verb-upgrade = Potenziare la base
verb-use = Usare l'effetto: { $place }
verb-apply =
    Applicare { $which ->
        [0] l'effetto
       *[other] l'altro effetto ({ $which })
    }: { $spot }
verb-skip = Rinunciare
verb-end = Finire il turno

event-faction = Il posto { $seat } gioca { $faction }.
event-ark-soldier = { $card } è nell'arca con { $life } punti vita.
event-opened = { $card } entra nel mercato.
event-reshuffled = Si rimescolano gli scarti: { $type }.
event-start-roll = Il posto { $seat } tira { $amount } per iniziare.
event-starts = Inizia il posto { $seat }.
event-turn = Turno del posto { $seat }.
event-income = Posto { $seat }: la base produce { $amount }.
event-resolved = Posto { $seat }: effetto di { $card }.
event-pool = Il posto { $seat } prende { $resource } dadi risorse e { $attack } dadi attacco.
event-rolled-resource = Il posto { $seat } tira: { $blank } vuoti, { $r1 }×1, { $r2 }×2, { $r3 }×3.
event-rolled-attack = Il posto { $seat } tira: { $blank } vuoti, { $attack } attacco, { $critical } critici.
event-rolled-paragon = Il posto { $seat } tira paragon: { $blank } vuoti, { $p1 }×1, { $p2 }×2.
event-kept =
    Il posto { $seat } tiene ( { $r1 ->
        [0] { "" }
       *[other] { $r1 }×①{ " " }
    }{ $r2 ->
        [0] { "" }
       *[other] { $r2 }×②{ " " }
    }{ $r3 ->
        [0] { "" }
       *[other] { $r3 }×③{ " " }
    }{ $attack ->
        [0] { "" }
       *[other] { $attack }×⚔{ " " }
    }{ $critical ->
        [0] { "" }
       *[other] { $critical }×✸{ " " }
    }{ $r0 ->
        [0] { "" }
       *[other] { $r0 }×▢{ " " }
    }{ $a0 ->
        [0] { "" }
       *[other] { $a0 }×▫{ " " }
    }).
event-traded = Il posto { $seat } scambia { $face }.
event-gained = Posto { $seat }: +{ $amount } risorse.
event-lost = Posto { $seat }: -{ $amount } risorse.
event-paragon = Posto { $seat }: +{ $amount } paragon.
event-paragon-lost = Posto { $seat }: -{ $amount } paragon.
event-looted = Il posto { $seat } saccheggia { $amount } paragon al posto { $other }.
event-stole = Il posto { $seat } prende { $amount } risorse al posto { $other }.
event-attacked = Il posto { $seat } attacca { $target } con forza { $strength }.
event-damaged = { $card } subisce { $amount }, restano { $life } punti vita.
event-destroyed = { $card } è distrutto.
event-entered = Posto { $seat }: { $card } entra nell'arca con { $life } punti vita.
event-blocked = Il posto { $seat } blocca con { $card }.
event-let-through = Il posto { $seat } non blocca.
event-held = La base del posto { $seat } resiste.
event-breached = La base del posto { $seat } cede.
event-bought = Il posto { $seat } compra { $card }.
event-discarded = Il posto { $seat } scarta { $card }.
event-demoted = { $card } del posto { $seat } va sotto la pila.
event-won-over = { $card } passa dal posto { $other } al posto { $seat }.
event-recalled = Posto { $seat }: { $card } lascia l'arca.
event-reorganised = Il posto { $seat } riorganizza.
event-healed = Posto { $seat }: il soldato nell'arca ha { $life } punti vita.
event-weapon-technology = Posto { $seat }: un simbolo d'attacco diventa colpo critico.
event-die = Il posto { $seat } tira { $face }.
event-upgraded = Posto { $seat }: la base è ora al livello { $level }.
event-used = Il posto { $seat } usa { $card }.
event-controls = Il posto { $seat } controlla l'arca.
event-won = Il posto { $seat } ha raggiunto l'obiettivo.

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
