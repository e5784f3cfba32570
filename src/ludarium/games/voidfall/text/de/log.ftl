verb-first = { $who } folgt in der Zugreihenfolge
verb-lay-out = { $technology } (verbessert) auslegen
verb-select = { $focus } wählen{ IF($token, " mit Handelsplättchen") }
verb-act = { NTH($action, "Erste", "Zweite", "Dritte") } Aktion{ IF($double, " doppelt") } ausführen
verb-extra = Zusatzaktion von { $technology } ({ $way })
verb-agenda-action = Aktion der Agenda ausführen
verb-deploy = 1 { $fleet } in { $sector } einsetzen
verb-recall = 1 { $fleet } aus { $sector } zurückrufen
verb-regroup = 1 { $fleet } von { $src } nach { $dst } verlegen
verb-found = { $guild } in { $sector } gründen
verb-build = { $installation } in { $sector } bauen
verb-grow = Bevölkerung von { $sector } erhöhen
verb-shrink = Bevölkerung von { $sector } senken
verb-corrupt = Verderbnis auf { $place } legen
verb-purify = Verderbnis entfernen: { $place }
verb-shift = Verderbnis verschieben: { $src } → { $dst }
verb-open-agenda = Offene Agenda { $kind } nehmen
verb-draw-agenda = Zwei Agenden { $kind } ziehen
verb-research = { $technology } erforschen ({ $copy } Einfluss)
verb-bonus = Handelsbonus { $slot } nehmen
verb-draw-bounty = Beute aufdecken: { $bounty }
verb-draw-reclaim = Hinterlassenschaft aufdecken: { $reclaim }
verb-keep-bounty = Beute { $bounty } behalten
verb-upgrade = Ruhm { $value } aufwerten
verb-discard-glory = Ruhm { $value } abwerfen
verb-borrow = { NTH($action, "Erste", "Zweite", "Dritte") } Aktion von { $focus }
verb-exchange = { $science } Wissen in Credits tauschen
verb-place-guild = Mit { $guild } in { $sector } legen
verb-destroy-guild = { $guild } in { $sector } zerstören
verb-destroy = { $installation } in { $sector } zerstören
verb-send = { $power } { COUNT($power, $fleet, $fleet-many) } aus { $sector } schicken
verb-launch = { COUNT($power, "# Korvette", "# Korvetten", zero: "Keine Korvette") } von Trägern starten
verb-fire = Vor dem Kampf{ IF($missiles, " · Geschosse") }{ IF($drones, " · Drohnen") }{ COUNT($bombs, " · # Bombardement", " · # Bombardements", zero: "") }
verb-escape = 1 { $fleet } nach Hause entkommen lassen
verb-bold = { IF($now, "Zerstörer jetzt einsetzen", "Zerstörer aufsparen") }
verb-attach = Agenda an Feld { $field } anlegen
verb-discard-agenda = Agenda unter ihren Stapel legen
verb-place-tokens = { COUNT($tokens, "# Handelsplättchen", zero: "Kein Handelsplättchen") } behalten
verb-upkeep = Wartung zahlen{ COUNT($food, " · # Nahrung", zero: "") }{ COUNT($energy, " · # Energie", zero: "") }{ COUNT($materials, " · # Material", zero: "") }{ COUNT($credits, " · # Credit", " · # Credits", zero: "") }
verb-decree = Belohnung der { NTH($number, "ersten", "zweiten") } Bestimmung nehmen
verb-remove-agenda = Agenda von Feld { $field } entfernen
verb-strike = Die Leere greift { $sector } an
act-borrow = Aktion eines bevorzugten Fokus
want-research = Welche Technologie erhältst du?
want-improve = Welche Technologie erhältst du?
want-recall = Welche Flotte wird zurückgerufen?
want-regroup = Von wo nach wo bewegt sich eine Flotte?
want-found = Wo gründest du eine Gilde, und welche?
want-purify = Wo wird Verderbnis entfernt?
want-shift = Von wo nach wo wandert Verderbnis?
want-bonus = Welchen Handelsbonus nimmst du?
want-keep-bounty = Welches Beuteplättchen behältst du?
want-borrow = Welche Aktion eines bevorzugten Fokus?
want-score = Welche Agenda wird jetzt gewertet?
want-exchange = Wie viel Wissen wird zu Credits?
want-place-guild = In welchen Sektor kommt es, und mit welcher Gilde?
want-destroy-guild = Welche Gilde wird zerstört?
want-destroy = Welcher Stützpunkt wird zerstört?
want-send = Welche Flotten nehmen teil?
want-abandon = Welcher Sektor wird verlassen?
want-launch = Wie viele Korvetten verlassen die Träger?
want-fire = Was setzt du vor dem Kampf ein?
want-bold = Feuern die Zerstörer jetzt?
want-place-tokens = Wie viele Handelsplättchen behältst du?
want-decree = Welche Bestimmung belohnt dich?
want-remove-agenda = Welche Agenda entfernst du?
event-house = { $who } spielt Haus { $house }
event-origin = { $who } behält Herkunft { $origin }
event-place = { $who } ist { NTH($place, "als Erster", "als Zweiter", "als Dritter", "als Letzter") } am Zug
event-event = Galaktisches Ereignis: { $event }
event-selected = { $who } wählt { $focus }{ IF($token, " mit Handelsplättchen") }
event-gained = { $who } erhält { $amount } { COUNT($amount, $resource-one, $resource) }
event-influence = { $who } erhält { $points } Einfluss
event-lost = { $who } verliert { $points } Einfluss
event-paid = { $who } zahlt { goods-paid }
goods-paid = { LIST(COUNT($credits, "# Credit", "# Credits", zero: ""), COUNT($food, "# Nahrung", zero: ""),
    COUNT($energy, "# Energie", zero: ""), COUNT($materials, "# Material", zero: ""),
    COUNT($science, "# Wissen", zero: ""), by: " · ", none: "nichts") }
event-produced = { $who } produziert { $amount } { COUNT($amount, $resource-one, $resource) }
event-overproduced = { $who } hat Überproduktion: { $resource }
event-activated = { $who } aktiviert { COUNT($amount, "# Flotte", "# Flotten") }
event-deactivated = { $who } deaktiviert 1 Flotte
event-deployed = { $who } setzt 1 { $fleet } in { $sector } ein
event-recalled = { $who } ruft 1 { $fleet } aus { $sector } zurück
event-moved = { $who } verlegt 1 { $fleet } von { $src } nach { $dst }
event-founded = { $who } gründet { $guild } in { $sector }
event-built = { $who } baut { $installation } in { $sector }
event-guild-gone = { $guild } in { $sector } ist verschwunden
event-installation-gone = { $installation } in { $sector } ist verschwunden
event-grew = Bevölkerung von { $sector } ist jetzt { $population }
event-shrank = Bevölkerung von { $sector } sinkt auf { $population }
event-corrupted = { $who }: neue Verderbnis ({ $place })
event-purified = { $who }: Verderbnis entfernt ({ $place })
event-offer-corrupted = Die Auslage { $kind } ist verderbt
event-advanced = { $who } rückt auf { $track } auf Feld { $space } vor
event-agenda-taken = { $who } nimmt { $agenda }
event-agenda-drawn = { $who } zieht Agenden { $kind }
event-agenda-attached = { $who } legt { $agenda } an Feld { $field }
event-agenda-left = { $agenda } von { $who } kommt unter den Stapel
event-researched = { $who } erforscht { $technology }
event-improved = { $who } verbessert { $technology }
event-token = { $who } nimmt ein Handelsplättchen
event-token-back = { $who } gibt ein Handelsplättchen zurück
event-bounty = { $who } erhält Beute: { $bounty }
event-reclaim = { $who } erhält Hinterlassenschaft: { $reclaim }
event-token-discarded = { $who } wirft Beute oder Hinterlassenschaft ab
event-glory = { $who } erhält Ruhm { $value }
event-glory-gone = { $who } wirft Ruhm { $value } ab
event-invaded = { $who } dringt in { $sector } ein
event-sent = { $who } schickt { $power } { COUNT($power, $fleet, $fleet-many) } aus { $sector }
event-shot = { IF($attacker, "Angreifer", "Verteidiger") } verliert 1 { $fleet }
event-absorbed = { IF($attacker, "Angreifer", "Verteidiger") } absorbiert durch { $source }
event-outcome = Kampf in { $sector }: { $outcome }
event-conquered = { $who } erobert { $sector }
event-abandoned = { $who } verlässt { $sector }
event-incursion = Die Leere dringt in { $sector } ein
event-skirmish = Die Leere greift { $sector } von { $who } mit Stärke { $strength } an
event-spared = { $who } bleibt vom Gefecht verschont
event-upkeep = { $points ->
        [0] { $who } hat keine Wartung zu zahlen
       *[other] { $unpaid ->
            [0] { $who } zahlt alle { $points } Wartung
           *[other] { $who } lässt { $unpaid } von { $points } Wartung unbezahlt
        }
    }
event-scored = { $points ->
        [0] { $who } wertet { $agenda } ohne Punkte
       *[other] { $who } wertet { $agenda } für { $points }
    }
event-start-scored = { $points ->
        [0] { $who } wertet die Startagenda ohne Punkte
       *[other] { $who } wertet die Startagenda für { $points }
    }
event-decree = { $who } nimmt die Belohnung der { NTH($number, "ersten", "zweiten") } Bestimmung
event-laid-out = Ausgelegt: { $technology } (verbessert)
ask-Order = Wer folgt in der Zugreihenfolge?
ask-SecretOrigins = Welche Herkunft? Alle wählen zugleich.
ask-LayOut = Welche verbesserte Technologie wird ausgelegt?
ask-Extras = Was bringt deine Herkunft mit?
ask-DiscardGlory = Welcher Ruhm geht verloren?
ask-Overproduction = Einfluss oder Handelsplättchen?
ask-Tax = Material oder Verderbnis fürs Einsetzen?
ask-StepAfterDeploying = Welche Flotte wird verlegt?
ask-FoundAndProduce = Eine Gilde, dann Produktion
ask-Step = Welche Flotte wird deaktiviert?
ask-Depart = Welcher Sektor wird zuerst verlassen?
ask-Declare = Was sagst du vor dem Kampf an?
ask-Conquest = Erst Beute oder Hinterlassenschaft?
