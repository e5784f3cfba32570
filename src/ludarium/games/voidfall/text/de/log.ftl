verb-first = { $who } folgt in der Zugreihenfolge
verb-lay-out = { $technology } (verbessert) auslegen
verb-select = { $focus } wählen{ IF($token, " mit Handelsplättchen") }
verb-act = { NTH($action, "Erste", "Zweite", "Dritte") } Aktion{ IF($double, " zweimal") } ausführen
verb-extra = Zusatzaktion: { $technology }{ NTH($way, "", " (die zweite)", " (die dritte)", " (die vierte)") }
verb-deploy = 1 { $fleet } in { $sector } einsetzen
verb-recall = 1 { $fleet } aus { $sector } zurückrufen
verb-regroup = 1 { $fleet } von { $src } nach { $dst } verlegen
verb-build = In { $sector } { $installation-one } bauen
verb-grow = Bevölkerung von { $sector } erhöhen
verb-shrink = Bevölkerung von { $sector } senken
verb-shift = Verderbnis verschieben: { $src } → { $dst }
verb-open-agenda = Offene Agenda der Art { $kind } nehmen
verb-research = { $technology } erforschen ({ $copy } Einfluss)
verb-draw-bounty = Beuteplättchen aufdecken: { $bounty }
verb-draw-reclaim = Hinterlassenschaft aufdecken: { $reclaim }
verb-upgrade = Ruhm { $value } aufwerten
verb-discard-glory = Ruhm { $value } abwerfen
verb-borrow = { NTH($action, "Erste", "Zweite", "Dritte") } Aktion von { $focus }
verb-exchange = { $science } Wissen in Credits tauschen
verb-place-guild = Mit { $guild } in { $sector } legen
verb-destroy-guild = In { $sector } eine { $guild } zerstören
verb-destroy = In { $sector } { $installation-one } zerstören
verb-send = { $power } { COUNT($power, $fleet, $fleet-many) } aus { $sector } schicken
verb-launch = { COUNT($power, "# Korvette", "# Korvetten", zero: "Keine Korvette") } von Trägern starten
verb-fire = Vor dem Kampf: { LIST(IF($missiles, "Geschosse"), IF($drones, "Drohnen"), COUNT($bombs, "# Bombardement", "# Bombardements", zero: ""), by: ", ", last: " und ", none: "nichts") }
verb-bonus = Handelsbonus { NTH($slot, "1", "2", "3", "4", "5", "6") } nehmen
verb-bold = { IF($now, "Zerstörer jetzt einsetzen", "Zerstörer aufsparen") }
verb-attach = Agenda an Feld { $field } anlegen
verb-discard-agenda = Agenda unter ihren Stapel legen
verb-place-tokens = { COUNT($tokens, "# Handelsplättchen", zero: "Kein Handelsplättchen") } behalten
verb-upkeep = Wartung zahlen{ COUNT($food, " · # Nahrung", zero: "") }{ COUNT($energy, " · # Energie", zero: "") }{ COUNT($materials, " · # Material", zero: "") }{ COUNT($credits, " · # Credit", " · # Credits", zero: "") }
verb-decree = Belohnung der { NTH($number, "ersten", "zweiten") } Bestimmung nehmen
verb-remove-agenda = Agenda von Feld { $field } entfernen
verb-found = In { $sector } eine { $guild } gründen
verb-draw-agenda = Zwei Agenden der Art { $kind } ziehen
verb-keep-bounty = Beuteplättchen { $bounty } behalten
want-regroup = Von wo nach wo bewegt sich eine Flotte?
want-found = Wo gründest du eine Gilde, und welche?
want-shift = Von wo nach wo wandert Verderbnis?
want-borrow = Welche Aktion eines bevorzugten Fokus?
want-place = In welchen Sektor legst du das?
want-place-guild = In welchen Sektor kommt es, und mit welcher Gilde?
want-build-installation = Was baust du in { $sector }?
want-destroy = Welcher Stützpunkt wird zerstört?
want-launch = Wie viele Korvetten verlassen die Träger?
want-place-tokens = Wie viele Handelsplättchen behältst du?
want-decree = Von welcher Bestimmung nimmst du die Belohnung?
log-origin = { $who } behält Herkunft { $origin } mit { $technology }
log-place = Zugreihenfolge: { NTH($place, "1", "2", "3", "4") }. { $who }
log-selected = { $who } wählt { $focus }{ IF($token, " mit Handelsplättchen") }
log-gained = { $who } erhält { $amount } { COUNT($amount, $resource-one, $resource) }
log-influence = { $who } erhält { $points } Einfluss
log-lost = { $who } verliert { $points } Einfluss
goods-paid = { LIST(COUNT($credits, "# Credit", "# Credits", zero: ""), COUNT($food, "# Nahrung", zero: ""),
    COUNT($energy, "# Energie", zero: ""), COUNT($materials, "# Material", zero: ""),
    COUNT($science, "# Wissen", zero: ""), by: ", ", last: " und ", none: "nichts") }
log-produced = { $who } produziert { $amount } { COUNT($amount, $resource-one, $resource) }
log-overproduced = { $who } hat eine Überproduktion an { $resource }
log-haven = { $who } schickt eine Flotte in die Zuflucht ({ $levels } von 5)
log-activated = { $who } aktiviert { COUNT($amount, "# Flotte", "# Flotten") }
log-deactivated = { $who } deaktiviert 1 Flotte
log-deployed = { $who } setzt 1 { $fleet } in { $sector } ein
log-recalled = { $who } ruft 1 { $fleet } aus { $sector } zurück
log-moved = { $who } verlegt 1 { $fleet } von { $src } nach { $dst }
log-founded = { $who } gründet eine { $guild } in { $sector }
log-built = { $who } baut { $installation-one } in { $sector }
log-guild-gone = { $sector } verliert eine { $guild }
log-installation-gone = { $sector } verliert { $installation-one }
log-grew = Bevölkerung von { $sector } ist jetzt { $population }
log-shrank = Bevölkerung von { $sector } sinkt auf { $population }
log-corrupted = { $who } erhält Verderbnis ({ $place })
log-purified = { $who } entfernt Verderbnis ({ $place })
log-offer-corrupted = Die Auslage der Art { $kind } ist verderbt
log-advanced = { $who } rückt auf der Leiste { $track } auf Feld { $space } vor
log-agenda-drawn = { $who } zieht Agenden der Art { $kind }
log-agenda-attached = { $who } legt { $agenda } an Feld { $field }
log-agenda-left = { $who } legt { $agenda } unter den Stapel
log-researched = { $who } erforscht { $technology }
log-improved = { $who } verbessert { $technology }
log-token-back = { $who } gibt ein Handelsplättchen zurück
log-bounty = { $who } erhält ein Beuteplättchen: { $bounty }
log-reclaim = { $who } erhält eine Hinterlassenschaft: { $reclaim }
log-token-discarded = { $who } wirft ein Beuteplättchen oder eine Hinterlassenschaft ab
log-glory = { $who } erhält Ruhm { $value }
log-glory-gone = { $who } wirft Ruhm { $value } ab
log-sent = { $who } schickt { $power } { COUNT($power, $fleet, $fleet-many) } aus { $sector }
log-shot = { IF($attacker, "Der Angreifer", "Die Verteidigung") } verliert 1 { $fleet }
log-absorbed = { IF($attacker, "Der Angreifer", "Die Verteidigung") } absorbiert durch { $source }
log-outcome = Kampf in { $sector }: { $outcome }
log-skirmish = Die Leere greift { $sector } von { $who } mit Stärke { $strength } an
log-upkeep = { $points ->
        [0] { $who } hat keine Wartung zu zahlen
       *[other] { $unpaid ->
            [0] { $who } zahlt die ganze Wartung ({ $points })
           *[other] { $who } lässt { $unpaid } von { COUNT($points, "# Punkt", "# Punkten") } Wartung unbezahlt
        }
    }
log-scored = { $points ->
        [0] { $who } wertet { $agenda } ohne Einfluss
       *[other] { $who } wertet { $agenda } für { $points } Einfluss
    }
log-start-scored = { $points ->
        [0] { $who } wertet die Startagenda ohne Einfluss
       *[other] { $who } wertet die Startagenda für { $points } Einfluss
    }
log-decree = { $who } nimmt die Belohnung der { NTH($number, "ersten", "zweiten") } Bestimmung
log-laid-out = Ausgelegt: { $technology } (verbessert)
ask-SecretOrigins = Welche Herkunft? Alle wählen zugleich.
ask-LayOut = Welche verbesserte Technologie wird ausgelegt?
ask-Tax = Material oder Verderbnis fürs Einsetzen?
ask-Depart = Welcher Sektor wird zuerst verlassen?
ask-Declare = Was sagst du vor dem Kampf an?
