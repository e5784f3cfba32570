# Antworten, Fragen und das Protokoll.

verb-faction = { $faction } spielen
verb-draw = { $card } ziehen
verb-roll-resource = Ressourcenwürfel: { $blank } leer, { $r1 }×1, { $r2 }×2, { $r3 }×3
verb-roll-attack = Angriffswürfel: { $blank } leer, { $attack } Angriff, { $critical } kritisch
verb-roll-paragon = Paragonwürfel: { $blank } leer, { $p1 }×1, { $p2 }×2
verb-resolve = Effekt abhandeln: { $place }
verb-pool = { $resource } Ressourcen- und { $attack } Angriffswürfel nehmen
verb-keep =
    Behalten ( { $r1 ->
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
verb-trade = { $face } tauschen
verb-attack = { $target } angreifen: { $symbols } Angriff, { $criticals } kritisch
verb-enter =
    Die leere Arche { $critical ->
        [yes] mit einem kritischen Treffer
       *[no] mit einem Angriffssymbol
    } betreten
verb-block = Abblocken
verb-let-through = Den Angriff durchlassen
verb-destroy = Karte in { $spot } vernichten, { $depth } unter der obersten
verb-spare = Nichts vernichten
verb-buy-soldier = { $card } kaufen
verb-buy-upgrade = { $card } kaufen, nach { $place }
verb-buy-event = Ereignis { $card } kaufen
verb-discard-open = { $card } aus der Auslage abwerfen
verb-discard-own = Eigene oberste Karte abwerfen: { $place }
verb-reorganise = Reorganisieren
verb-bring = Nach oben in { $place }: die Karte { $depth } darunter
verb-shift = Von { $src } nach { $dst }: die Karte { $depth } unter der obersten
verb-swap = { $first } und { $second } vertauschen
verb-done = Fertig
verb-medicine = Medizin
verb-weapon-technology = Waffentechnologie
verb-tactical-attack = Taktischer Angriff
verb-harvest = Abernten
verb-upgrade = Basis ausbauen
verb-use = Effekt nutzen: { $place }
verb-apply =
    { $which ->
        [0] Den Effekt
       *[other] Den anderen Effekt ({ $which })
    } ausführen: { $spot }
verb-skip = Verzichten
verb-end = Zug beenden

event-faction = Platz { $seat } spielt { $faction }.
event-ark-soldier = { $card } steht mit { $life } Lebenspunkten in der Arche.
event-opened = { $card } kommt in die Auslage.
event-reshuffled = Eine Ablage wird neu gemischt: { $type }.
event-start-roll = Platz { $seat } würfelt { $amount } um den Start.
event-starts = Platz { $seat } beginnt.
event-turn = Zug von Platz { $seat }.
event-income = Platz { $seat }: Die Basis produziert { $amount }.
event-resolved = Platz { $seat }: Effekt von { $card }.
event-pool = Platz { $seat } nimmt { $resource } Ressourcen- und { $attack } Angriffswürfel.
event-rolled-resource = Platz { $seat } würfelt: { $blank } leer, { $r1 }×1, { $r2 }×2, { $r3 }×3.
event-rolled-attack = Platz { $seat } würfelt: { $blank } leer, { $attack } Angriff, { $critical } kritisch.
event-rolled-paragon = Platz { $seat } würfelt Paragon: { $blank } leer, { $p1 }×1, { $p2 }×2.
event-kept =
    Platz { $seat } behält ( { $r1 ->
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
event-traded = Platz { $seat } tauscht { $face }.
event-gained = Platz { $seat }: +{ $amount } Ressourcen.
event-lost = Platz { $seat }: -{ $amount } Ressourcen.
event-paragon = Platz { $seat }: +{ $amount } Paragon.
event-paragon-lost = Platz { $seat }: -{ $amount } Paragon.
event-looted = Platz { $seat } erbeutet { $amount } Paragon von Platz { $other }.
event-stole = Platz { $seat } nimmt Platz { $other } { $amount } Ressourcen.
event-attacked = Platz { $seat } greift { $target } mit Stärke { $strength } an.
event-damaged = { $card } erleidet { $amount }, noch { $life } Lebenspunkte.
event-destroyed = { $card } wird vernichtet.
event-entered = Platz { $seat }: { $card } betritt die Arche mit { $life } Lebenspunkten.
event-blocked = Platz { $seat } blockt mit { $card } ab.
event-let-through = Platz { $seat } blockt nicht ab.
event-held = Die Basis von Platz { $seat } hält.
event-breached = Die Basis von Platz { $seat } ist durchbrochen.
event-bought = Platz { $seat } kauft { $card }.
event-discarded = Platz { $seat } wirft { $card } ab.
event-demoted = { $card } von Platz { $seat } kommt unter den Stapel.
event-won-over = { $card } läuft von Platz { $other } zu Platz { $seat } über.
event-recalled = Platz { $seat }: { $card } verlässt die Arche.
event-reorganised = Platz { $seat } reorganisiert.
event-healed = Platz { $seat }: Der Archesoldat hat { $life } Lebenspunkte.
event-weapon-technology = Platz { $seat }: Ein Angriffssymbol wird zum kritischen Treffer.
event-die = Platz { $seat } würfelt { $face }.
event-upgraded = Platz { $seat }: Die Basis ist nun Stufe { $level }.
event-used = Platz { $seat } nutzt { $card }.
event-controls = Platz { $seat } kontrolliert die Arche.
event-won = Platz { $seat } hat das Ziel erreicht.

ask-ArkSoldier = Ein Soldat kommt in die Arche.
ask-Factions = Welche Fraktion spielst du?
ask-StartRoll = Um den Start wird gewürfelt.
ask-Refill = Die Auslage wird aufgefüllt.
ask-Turn = Ein Zug beginnt.
ask-EffectPhase = Welchen Effekt handelst du als Nächstes ab?
ask-Effects = Wie führst du den Effekt aus?
ask-Offer = Bezahlst du für den Effekt?
ask-ChoosePool = Welche Würfel nimmst du?
ask-ChangePool = Wie ändert sich dein Würfelvorrat?
ask-DiceEffects = Welcher Würfelphasen-Effekt folgt?
ask-Roll = Die Würfel fallen.
ask-Keep = Welche Würfel behältst du?
ask-Action = Was tust du?
ask-AttackRoll = Ein Angriffswürfel fällt.
ask-Raid = Deine Basis wird angegriffen. Blockst du ab?
ask-Plunder = Welche Karte vernichtest du?
ask-AttackDone = Der Angriff ist abgehandelt.
ask-ParagonRoll = Paragonwürfel fallen.
ask-EventDone = Das Ereignis ist vorbei.
ask-Reorganise = Wie ordnest du deine Stapel?
ask-HarvestRoll = Ein Paragonwürfel fällt.
