# Die Seite im Browser: Knöpfe, Würfelbrett, Auslage, Kampftrupp, Plätze, Wertung.

act-faction = Fraktion wählen
act-resolve = Effekt abhandeln
act-pool = Würfelvorrat
act-keep = Würfel behalten
act-trade = Würfel tauschen
act-attack = Angreifen
act-enter = Arche betreten
act-block = Abblocken
act-let-through = Nicht abblocken
act-destroy = Karte vernichten
act-spare = Nichts vernichten
act-buy-soldier = Soldat kaufen
act-buy-upgrade = Ausbaukarte kaufen
act-buy-event = Ereignis kaufen
act-discard-open = Offene Karte abwerfen
act-discard-own = Eigene Karte abwerfen
act-reorganise = Reorganisieren
act-bring = Nach oben holen
act-shift = Karte versetzen
act-swap = Felder vertauschen
act-done = Fertig
act-use = Effekt nutzen
act-apply = Ausführen
act-skip = Verzichten
act-end = Zug beenden
amount-critical = Kritischen Treffer nehmen
amount-depth = Karten unter der obersten
amount-which = Welcher Effekt
amount-symbols = Angriffssymbole
amount-criticals = Kritische Treffer
amount-resource = Ressourcenwürfel
amount-attack = Angriffswürfel

tag-effect = Effekt
tag-dice = Würfel
tag-action = Aktion
tag-permanent = Immer
card-designed = eigener Entwurf: keine Quelle zeigt diese Karte
market-title = { $type ->
    [soldier] Soldaten
    [civilian] Zivilisten
    [building] Gebäude
   *[event] Ereignisse
}
market-deck =
    { $n ->
        [one] 1 Karte im Stapel
       *[other] { $n } Karten im Stapel
    }
market-discards =
    { $n ->
        [one] 1 Karte auf dem Ablagestapel
       *[other] { $n } Karten auf dem Ablagestapel
    }
market-empty = nichts im Angebot
market-price = kostet { $n }
market-price-other = kostet { $n } statt { $printed }
market-event = wird ausgeführt
clock-goal = bis { $n } Paragon
clock-round = Runde { $n }
clock-set-up = Aufbau
clock-over = Das Spiel ist aus
phase-effect = Effekte
phase-dice = Würfel
phase-action = Aktionen
phase-end = Arche
seat-race = { $n } von { $target } Paragon
seat-in-ark = in der Arche
seat-level = Basis { $n }
seat-resources =
    { $n ->
        [one] 1 Ressource
       *[other] { $n } Ressourcen
    }
seat-resistance = Widerstand der Basis { $n }
seat-productivity =
    { $n ->
        [0] die Basis produziert nichts
       *[other] die Basis produziert { $n } je Zug
    }
seat-squad =
    { $n ->
        [0] keine Soldaten
        [one] 1 Soldat im Kampftrupp
       *[other] { $n } Soldaten im Kampftrupp
    }
seat-upgrades =
    { $n ->
        [one] 1 Ausbaukarte
       *[other] { $n } Ausbaukarten
    }
mine-free = frei
mine-topped = voll ausgebaut
mine-level = Ausbaustufe { $n } von 4
mine-crates = { $n } von höchstens { $limit } Ressourcen
action-reorganise = Reorganisieren
action-medicine = Medizin
action-weapon-technology = Waffentech
action-tactical-attack = Takt. Angriff
action-harvest = Abernten
action-discard = Abwerfen
action-upgrade = Ausbauen
action-reorganise-text = Ordne Kampftrupp und Ausbaufelder neu, wie du willst. Bezahlt wird am Schluss, und nur, wenn sich etwas geändert hat.
action-medicine-text =
    Dein Soldat in der Arche erhält { $n ->
        [one] 1 Lebenspunkt.
       *[other] { $n } Lebenspunkte.
    }
action-weapon-technology-text = Eines deiner Angriffssymbole wird ein kritischer Treffer.
action-tactical-attack-text = Wirf einen Angriffswürfel in deinen Aktionsvorrat.
action-harvest-text = Wirf einen Paragonwürfel in deinen Aktionsvorrat.
action-discard-text = Wirf eine offene Karte der Auslage oder eine deiner obersten Karten ab.
action-discard-own-text = Wirf eine deiner obersten Karten ab. Im Apokalypse-Modus bleiben die offenen Karten der Auslage liegen.
action-upgrade-text = Die Basis steigt um eine Stufe: ein weiteres Ausbaufeld, mehr Widerstand oder mehr Einkommen. Einmal je Runde.
die-blank = Würfel
tray-choose =
    { $n ->
        [one] 1 Würfel gewählt
       *[other] { $n } Würfel gewählt: klicke zum Ändern
    }
tray-keep =
    { $n ->
        [one] Klicke an, was du behältst · noch 1 Wiederholungswurf
       *[other] Klicke an, was du behältst · noch { $n } Wiederholungswürfe
    }
tray-rolled =
    { $n ->
        [0] Geworfen
        [one] Geworfen · noch 1 Wiederholungswurf
       *[other] Geworfen · noch { $n } Wiederholungswürfe
    }
tray-waiting = Zu werfende Würfel
tray-kept = Behalten
tray-keep-all = Alle behalten
tray-empty = Hier liegen die Würfel, sobald jemand welche wählt.
troop-title = Dein Kampftrupp
troop-title-other = Kampftrupp von { $name }
troop-none = Kein Soldat im Kampftrupp. Kaufe einen, um die Arche anzugreifen und abzublocken.
troop-none-other = Kein Soldat im Kampftrupp.
troop-in-ark = { $card } kämpft aus der Arche.
troop-below =
    { $n ->
        [one] 1 weiterer darunter
       *[other] { $n } weitere darunter
    }
troop-ark = Wenn du die Arche angreifst
troop-ark-other = Bei einem Angriff auf die Arche
troop-bases = Wenn du eine Basis angreifst
troop-bases-other = Bei einem Angriff auf eine Basis
troop-enter = Die Arche ist leer
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
scoring-total = Paragon
scoring-control = Kontrolle der Arche
scoring-conquest = Arche erobert
scoring-raid = Überfälle auf Basen
scoring-trade = Getauschte Paragonwürfel
scoring-cards = Karten
scoring-lost = Verloren
scoring-earlier = Vor dem hier Bekannten
