# Antworten, Fragen und das Protokoll.

# Würfel nach ihren Seiten, soweit es welche gibt: ① ② ③ Ressourcen, ⚔ Angriff, ✸ kritischer Treffer, ✦ Paragon, ▢ ▫ leer.
kept-dice = { COUNT($r1, " #×①", zero: "") }{ COUNT($r2, " #×②", zero: "") }{ COUNT($r3, " #×③", zero: "") }{ COUNT($attack, " #×⚔", zero: "") }{ COUNT($critical, " #×✸", zero: "") }{ COUNT($r0, " #×▢", zero: "") }{ COUNT($a0, " #×▫", zero: "") }{ $r1 ->
        [0] { $r2 ->
                [0] { $r3 ->
                        [0] { $attack ->
                                [0] { $critical ->
                                        [0] { $r0 ->
                                                [0] { COUNT($a0, "", zero: " nichts") }
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

verb-faction = { $faction } spielen
verb-draw = { $card } ziehen
verb-roll-resource = Ressourcenwürfel:{ rolled-resource-dice }
verb-roll-attack = Angriffswürfel:{ rolled-attack-dice }
verb-roll-paragon = Paragonwürfel:{ rolled-paragon-dice }
verb-resolve = Effekt abhandeln: { $place }
verb-pool = { $resource } Ressourcen- und { $attack } Angriffswürfel nehmen
verb-keep = Behalten:{ kept-dice }
verb-trade = { $face } tauschen
verb-attack = Angriff auf { $target } mit{ attack-dice }
verb-enter = Die leere Arche { IF($critical, "mit einem kritischen Treffer", "mit einem Angriffssymbol") } betreten
verb-block = Abblocken
verb-let-through = Den Angriff durchlassen
verb-destroy = Karte vernichten: { $spot }{ COUNT($depth, ", # unter der obersten", zero: "") }
verb-spare = Nichts vernichten
verb-buy-soldier = { $card } kaufen
verb-buy-upgrade = { $card } kaufen, nach { $place }
verb-buy-event = Ereignis { $card } kaufen
verb-discard-open = { $card } aus der Auslage abwerfen
verb-discard-own = Eigene oberste Karte abwerfen: { $place }
verb-reorganise = Reorganisieren
verb-bring = Nach oben holen: { $place }, die Karte { $depth } darunter
verb-shift = Karte versetzen: { $src } nach { $dst }{ COUNT($depth, ", die # unter der obersten", zero: "") }
verb-swap = { $first } und { $second } vertauschen
verb-done = Fertig
verb-medicine = Medizin
verb-weapon-technology = Waffentechnologie
verb-tactical-attack = Taktischer Angriff
verb-harvest = Abernten
verb-upgrade = Basis ausbauen
verb-use = Effekt nutzen: { $place }
verb-apply = { COUNT($which, "Den anderen Effekt (#)", zero: "Den Effekt") } ausführen: { $spot }
verb-skip = Verzichten
verb-end = Zug beenden

event-faction = { $who } spielt { $faction }.
event-ark-soldier = { $card } steht mit { COUNT($life, "# Lebenspunkt", "# Lebenspunkten") } in der Arche.
event-opened = { $card } kommt in die Auslage.
event-reshuffled = Eine Ablage wird neu gemischt: { $type }.
event-start-roll = { $who } würfelt { $amount } um den Start.
event-starts = { $who } beginnt.
event-turn = Zug von { $who }.
event-income = { $who }: Die Basis produziert { $amount }.
event-resolved = { $who }: Effekt von { $card }.
event-pool = { $who } nimmt { $resource } Ressourcen- und { $attack } Angriffswürfel.
event-rolled-resource = { $who } würfelt{ rolled-resource-dice }.
event-rolled-attack = { $who } würfelt{ rolled-attack-dice }.
event-rolled-paragon = { $who } würfelt um Paragon:{ rolled-paragon-dice }.
event-kept = { $who } behält{ kept-dice }.
event-traded = { $who } tauscht { $face }.
event-gained = { $who }: +{ COUNT($amount, "# Ressource", "# Ressourcen") }.
event-lost = { $who }: -{ COUNT($amount, "# Ressource", "# Ressourcen") }.
event-paragon = { $who }: +{ $amount } Paragon.
event-paragon-lost = { $who }: -{ $amount } Paragon.
event-looted = { $who } erbeutet { $amount } Paragon von { $whom }.
event-stole = { $who } nimmt { $whom } { COUNT($amount, "# Ressource", "# Ressourcen") }.
event-attacked = { $who } greift { $target } mit Stärke { $strength } an.
event-damaged = { $card } erleidet { $amount }, noch { COUNT($life, "# Lebenspunkt", "# Lebenspunkte") }.
event-destroyed = { $card } wird vernichtet.
event-entered = { $who }: { $card } betritt die Arche mit { COUNT($life, "# Lebenspunkt", "# Lebenspunkten") }.
event-blocked = { $who } blockt mit { $card } ab.
event-let-through = { $who } blockt nicht ab.
event-held = Die Basis von { $who } hält.
event-breached = Die Basis von { $who } ist durchbrochen.
event-bought = { $who } kauft { $card }.
event-discarded = { $who } wirft { $card } ab.
event-demoted = { $card } von { $who } kommt unter den Stapel.
event-won-over = { $card } läuft von { $whom } zu { $who } über.
event-recalled = { $who }: { $card } verlässt die Arche.
event-reorganised = { $who } reorganisiert.
event-healed = { $who }: Der Archesoldat hat { COUNT($life, "# Lebenspunkt", "# Lebenspunkte") }.
event-weapon-technology = { $who }: Ein Angriffssymbol wird zum kritischen Treffer.
event-die = { $who } würfelt { $face }.
event-upgraded = { $who }: Die Basis ist nun Stufe { $level }.
event-used = { $who } nutzt { $card }.
event-controls = { $who } kontrolliert die Arche.
event-won = { $who } hat das Ziel erreicht.

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
