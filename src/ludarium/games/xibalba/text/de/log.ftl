kept-dice = { LIST(COUNT($r1, "①", "#×①", zero: ""), COUNT($r2, "②", "#×②", zero: ""), COUNT($r3, "③", "#×③", zero: ""),
    COUNT($attack, "⚔", "#×⚔", zero: ""), COUNT($critical, "✸", "#×✸", zero: ""),
    COUNT($r0, "# Leerseite", "# Leerseiten", zero: ""),
    COUNT($a0, "# leeren Angriffswürfel", "# leere Angriffswürfel", zero: ""), by: ", ", none: "nichts") }
attack-dice = { COUNT($symbols, " ⚔", " #×⚔", zero: "") }{ COUNT($criticals, " ✸", " #×✸", zero: "") }
resource-roll = { LIST(COUNT($r1, "①", "#×①", zero: ""), COUNT($r2, "②", "#×②", zero: ""),
    COUNT($r3, "③", "#×③", zero: ""), COUNT($blank, "# Leerseite", "# Leerseiten", zero: ""), by: ", ") }
attack-roll = { LIST(COUNT($attack, "⚔", "#×⚔", zero: ""), COUNT($critical, "✸", "#×✸", zero: ""),
    COUNT($blank, "# Leerseite", "# Leerseiten", zero: ""), by: ", ") }
paragon-roll = { LIST(COUNT($p1, "✦", "#×✦", zero: ""), COUNT($p2, "✦✦", "#×✦✦", zero: ""),
    COUNT($blank, "# Leerseite", "# Leerseiten", zero: ""), by: ", ") }
verb-roll-resource = Ressourcenwürfel: { resource-roll }
verb-roll-attack = Angriffswürfel: { attack-roll }
verb-roll-paragon = Paragonwürfel: { paragon-roll }
verb-pool = { COUNT($resource, "# Ressourcenwürfel und", "# Ressourcen- und") } { $attack } Angriffswürfel nehmen
verb-attack = Angriff auf { $target } mit{ attack-dice }
verb-enter = Die leere Arche { IF($critical, "mit einem kritischen Treffer", "mit einem Angriffssymbol") } betreten
verb-destroy = Karte vernichten: { $spot }{ COUNT($depth, ", # unter der obersten", zero: "") }
verb-discard-open = „{ $card }“ aus der Auslage abwerfen
verb-discard-own = Deine oberste Karte abwerfen: { $place }
verb-bring = Nach oben holen: { $place }, die Karte { COUNT($depth, "# Platz", "# Plätze") } tiefer
verb-shift = Karte versetzen: { $src } → { $dst }{ COUNT($depth, ", die # unter der obersten", zero: "") }
verb-swap = { $first } und { $second } vertauschen
verb-apply = { COUNT($which, "Den anderen Effekt (#)", zero: "Den Effekt") } ausführen: { $spot }
log-ark-soldier = „{ $card }“ ist mit { COUNT($life, "# Lebenspunkt", "# Lebenspunkten") } in der Arche.
log-reshuffled = Ein Ablagestapel wird neu gemischt: { $type }.
log-start-roll = { $who } würfelt { $amount } für den Start.
log-income = { $who } erhält { COUNT($amount, "# Ressource", "# Ressourcen") } von der Basis.
log-pool = { $who } nimmt { COUNT($resource, "# Ressourcenwürfel und", "# Ressourcen- und") } { $attack } Angriffswürfel.
log-rolled-resource = { $who } würfelt { resource-roll }.
log-rolled-attack = { $who } würfelt { attack-roll }.
log-rolled-paragon = { $who } würfelt um Paragon: { paragon-roll }.
log-traded = { $who } tauscht einen Würfel.
log-gained = { $who } erhält { COUNT($amount, "# Ressource", "# Ressourcen") }.
log-lost = { $who } verliert { COUNT($amount, "# Ressource", "# Ressourcen") }.
log-paragon = { $who } erhält { $amount } Paragon.
log-paragon-lost = { $who } verliert { $amount } Paragon.
log-looted = { $who } erbeutet { $amount } Paragon von { $whom }.
log-stole = { $who } nimmt { $whom } { COUNT($amount, "# Ressource", "# Ressourcen") } weg.
log-attacked = { $who } greift { $target } mit Stärke { $strength } an.
log-damaged = „{ $card }“ erleidet { $amount } Schaden{ COUNT($life, ", noch # Lebenspunkt", ", noch # Lebenspunkte", zero: "") }.
log-entered = { $who } schickt „{ $card }“ mit { COUNT($life, "# Lebenspunkt", "# Lebenspunkten") } in die Arche.
log-breached = Die Basis von { $who } ist durchbrochen.
log-demoted = „{ $card }“ von { $who } kommt unter den Stapel.
log-won-over = „{ $card }“ läuft von { $whom } zu { $who } über.
log-recalled = { $who } nimmt „{ $card }“ aus der Arche.
log-healed = { $who } heilt den Soldaten in der Arche auf { COUNT($life, "# Lebenspunkt", "# Lebenspunkte") }.
log-weapon-technology = { $who } macht ein Angriffssymbol zum kritischen Treffer.
log-tactical-attack = { $who } greift taktisch an.
log-upgraded = { $who } baut die Basis auf Stufe { $level } aus.
ask-EffectPhase = Welchen Effekt handelst du als Nächstes ab?
ask-Keep = Welche Würfel behältst du? Die anderen wirfst du noch einmal.
ask-ChangePool = Wie ändert sich dein Würfelvorrat?
ask-DiceEffects = Welchen Effekt der Würfelphase handelst du als Nächstes ab?
ask-Raid = Deine Basis wird angegriffen. Blockst du ab?
