card-designed = eigener Entwurf: keine Quelle zeigt diese Karte
market-title = { $type ->
    [soldier] Soldaten
    [civilian] Zivilisten
    [building] Gebäude
   *[event] Ereignisse
}
market-deck = { COUNT($n, "# Karte im Stapel", "# Karten im Stapel") }
market-discards = { COUNT($n, "# Karte auf dem Ablagestapel", "# Karten auf dem Ablagestapel") }
market-price-other = kostet { $n } statt { $printed }
seat-race = { $n } von { $target } Paragon
seat-resources = { COUNT($n, "# Ressource", "# Ressourcen") }
seat-productivity = { COUNT($n, "die Basis produziert # je Zug", zero: "die Basis produziert nichts") }
seat-squad = { COUNT($n, "# Soldat im Kampftrupp", "# Soldaten im Kampftrupp", zero: "keine Soldaten") }
mine-crates = { $n } von höchstens { $limit } Ressourcen
action-reorganise-text = Ordne Kampftrupp und Ausbaufelder neu, wie du willst. Bezahlt wird am Schluss, und nur, wenn sich etwas geändert hat.
action-medicine-text = Dein Soldat in der Arche erhält { COUNT($n, "# Lebenspunkt.", "# Lebenspunkte.") }
action-weapon-technology-text = Eines deiner Angriffssymbole wird ein kritischer Treffer.
action-tactical-attack-text = Wirf einen Angriffswürfel in deinen Aktionsvorrat.
action-harvest-text = Wirf einen Paragonwürfel in deinen Aktionsvorrat.
action-discard-text = Wirf eine offene Karte der Auslage oder eine deiner obersten Karten ab.
action-discard-own-text = Wirf eine deiner obersten Karten ab. Im Apokalypse-Modus bleiben die offenen Karten der Auslage liegen.
action-upgrade-text = Die Basis steigt um eine Stufe: ein weiteres Ausbaufeld, mehr Widerstand oder mehr Einkommen. Einmal je Runde.
die-blank = Würfel
tray-choose = { COUNT($n, "# Würfel gewählt", "# Würfel gewählt: klicke zum Ändern") }
tray-keep = { COUNT($n, "Klicke an, was du behältst · noch # Wiederholungswurf", "Klicke an, was du behältst · noch # Wiederholungswürfe") }
tray-rolled = { COUNT($n, "Geworfen · noch # Wiederholungswurf", "Geworfen · noch # Wiederholungswürfe", zero: "Geworfen") }
tray-empty = Hier liegen die Würfel, sobald jemand welche wählt.
troop-none = Kein Soldat im Kampftrupp. Kaufe einen, um die Arche anzugreifen und abzublocken.
troop-none-other = Kein Soldat im Kampftrupp.
troop-in-ark = { $card } kämpft aus der Arche.
troop-below = { COUNT($n, "# weiterer darunter", "# weitere darunter") }
troop-bases-other = Bei einem Angriff auf eine Basis
troop-enter-text = Ein Angriffssymbol oder kritischer Treffer bringt deinen Soldaten hinein.
troop-enter-text-other = Ein Angriffssymbol oder kritischer Treffer bringt den Soldaten hinein.
troop-no-dice = Keine Angriffssymbole im Aktionsvorrat. Ein taktischer Angriff wirft einen Würfel dazu.
troop-fells = Genug: { $card } hat { $n } Lebenspunkte.
troop-short = { $card } hat { $life } Lebenspunkte: { $n } zu wenig.
troop-base-falls = { $name }: { $n } nötig, genug.
troop-base-holds = { $name }: { $n } nötig, { $short } zu wenig.
troop-blocker = Wer abblockt, fällt bei { $n }.
troop-block = Blockt ab mit Widerstand { $n }
troop-sum = Stärke { $strength } für { $dice } Würfel und { $extra } für kritische Treffer: { $sum }
