# Answers, questions and the log.

## What seats and chance can answer

verb-house = Haus { $house } nehmen
verb-origin = Herkunft { $origin } behalten
verb-first = { $who } folgt in der Zugreihenfolge
verb-lay-out = { $technology } (verbessert) auslegen
verb-offer = Offene Agenda: { $agenda }
verb-reveal = { $event } aufdecken
verb-select = { $focus } wählen{ IF($token, " mit Handelsplättchen") }
verb-play-agenda = { $agenda } ausspielen
verb-no-agenda = Keine Agenda ausspielen
verb-act = { $action ->
        [0] Erste
        [1] Zweite
       *[2] Dritte
    } Aktion{ IF($double, " doppelt") } ausführen
verb-extra = Zusatzaktion von { $technology } ({ $way })
verb-agenda-action = Aktion der Agenda ausführen
verb-use = Nutzen: { $effect }
verb-at = In Sektor { $sector }
verb-pay = Zahlen{ COUNT($credits, " · # Credit", " · # Credits", zero: "") }{ COUNT($food, " · # Nahrung", zero: "") }{ COUNT($energy, " · # Energie", zero: "") }{ COUNT($materials, " · # Material", zero: "") }{ $science ->
        [0] { $credits ->
            [0] { $food ->
                [0] { $energy ->
                    [0] { COUNT($materials, "", zero: " · nichts") }
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {" · "}{ $science } Wissen
    }
verb-take = 1 { $resource-one } nehmen
verb-produce = { $resource } produzieren
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
verb-advance = { $track } vorrücken
verb-open-agenda = Offene Agenda { $kind } nehmen
verb-draw-agenda = Zwei Agenden { $kind } ziehen
verb-deal = { $agenda } austeilen
verb-keep = { $agenda } behalten
verb-research = { $technology } erforschen ({ $copy } Einfluss)
verb-improve = { $technology } verbessern
verb-bonus = Handelsbonus { $slot } nehmen
verb-draw-bounty = Beute aufdecken: { $bounty }
verb-draw-reclaim = Hinterlassenschaft aufdecken: { $reclaim }
verb-keep-bounty = Beute { $bounty } behalten
verb-upgrade = Ruhm { $value } aufwerten
verb-discard-glory = Ruhm { $value } abwerfen
verb-borrow = { $action ->
        [0] Erste
        [1] Zweite
       *[2] Dritte
    } Aktion von { $focus }
verb-peek = { $event } ansehen
verb-foresee = { $event } nach oben legen
verb-score = { $agenda } jetzt werten
verb-exchange = { $science } Wissen in Credits tauschen
verb-place = In { $sector } legen
verb-place-guild = Mit { $guild } in { $sector } legen
verb-destroy-guild = { $guild } in { $sector } zerstören
verb-destroy = { $installation } in { $sector } zerstören
verb-invade = In { $sector } eindringen
verb-send = { $power } { $power ->
        [one] { $fleet }
       *[other] { $fleet-many }
    } aus { $sector } schicken
verb-attack = Angreifen
verb-abandon = { $sector } zuerst verlassen
verb-launch = { COUNT($power, "# Korvette", "# Korvetten", zero: "Keine Korvette") } von Trägern starten
verb-fire = Vor dem Kampf{ IF($missiles, " · Geschosse") }{ IF($drones, " · Drohnen") }{ COUNT($bombs, " · # Bombardement", " · # Bombardements", zero: "") }
verb-absorb = Durch { $source } absorbieren
verb-lose = 1 { $fleet } verlieren
verb-escape = 1 { $fleet } nach Hause entkommen lassen
verb-bold = { IF($now, "Zerstörer jetzt einsetzen", "Zerstörer aufsparen") }
verb-attach = Agenda an Feld { $field } anlegen
verb-discard-agenda = Agenda unter ihren Stapel legen
verb-place-tokens = { COUNT($tokens, "# Handelsplättchen", zero: "Kein Handelsplättchen") } behalten
verb-upkeep = Wartung zahlen{ COUNT($food, " · # Nahrung", zero: "") }{ COUNT($energy, " · # Energie", zero: "") }{ COUNT($materials, " · # Material", zero: "") }{ COUNT($credits, " · # Credit", " · # Credits", zero: "") }
verb-decree = Belohnung der { $number ->
        [0] ersten
       *[1] zweiten
    } Bestimmung nehmen
verb-remove-agenda = Agenda von Feld { $field } entfernen
verb-strike = Die Leere greift { $sector } an
verb-done = Fertig

## Verbs on buttons

act-play-agenda = Agenda spielen
act-no-agenda = Keine spielen
act-act = Aktion ausführen
act-extra = Zusatzaktion
act-agenda-action = Aktion der Agenda
act-use = Wirkung nutzen
act-at = In einem Sektor
act-pay = Zahlen
act-take = Ressource nehmen
act-produce = Produzieren
act-deploy = Einsetzen
act-recall = Zurückrufen
act-regroup = Flotte bewegen
act-found = Gilde gründen
act-build = Bauen
act-grow = Bevölkerung erhöhen
act-shrink = Bevölkerung senken
act-corrupt = Verderbnis legen
act-purify = Verderbnis entfernen
act-shift = Verderbnis verschieben
act-advance = Auf einer Leiste vorrücken
act-open-agenda = Offene Agenda nehmen
act-draw-agenda = Zwei ziehen, eine behalten
act-keep = Agenda behalten
act-research = Erforschen
act-improve = Verbessern
act-bonus = Bonus nehmen
act-keep-bounty = Beuteplättchen behalten
act-upgrade = Ruhm verbessern
act-discard-glory = Ruhm abwerfen
act-borrow = Aktion eines bevorzugten Fokus
act-foresee = Oberstes Ereignis wählen
act-score = Agenda werten
act-exchange = Wissen tauschen
act-place = Sektor wählen
act-place-guild = Sektor und Gilde wählen
act-destroy-guild = Gilde zerstören
act-destroy = Stützpunkt zerstören
act-invade = Eindringen
act-send = Flotten schicken
act-attack = Angreifen
act-abandon = Zuerst einen Sektor verlassen
act-launch = Korvetten starten
act-fire = Ansagen
act-absorb = Absorbieren
act-lose = Flotte verlieren
act-escape = Eine entkommen lassen
act-bold = Zerstörer
act-attach = Agenda anlegen
act-discard-agenda = Unter den Stapel legen
act-place-tokens = Handelsplättchen behalten
act-upkeep = Wartung zahlen
act-decree = Belohnung nehmen
act-remove-agenda = Agenda entfernen

## What a verb asks of whoever may give it

want-open-agenda = Welche Agenda erhältst du?
want-draw-agenda = Welche Agenda erhältst du?
want-research = Welche Technologie erhältst du?
want-improve = Welche Technologie erhältst du?
want-house = Welches Haus nimmst du?
want-origin = Welche Herkunft behältst du?
want-at = In welchem Sektor?
want-take = Welche Ressource nimmst du?
want-produce = Was produzierst du?
want-deploy = Wo setzt du ein, und was?
want-recall = Welche Flotte wird zurückgerufen?
want-regroup = Von wo nach wo bewegt sich eine Flotte?
want-found = Wo gründest du eine Gilde, und welche?
want-build = Wo baust du, und was?
want-grow = Welche Bevölkerung wächst?
want-shrink = Welche Bevölkerung sinkt?
want-corrupt = Wohin kommt die Verderbnis?
want-purify = Wo wird Verderbnis entfernt?
want-shift = Von wo nach wo wandert Verderbnis?
want-advance = Welche Leiste rückt vor?
want-keep = Welche Agenda behältst du?
want-bonus = Welchen Handelsbonus nimmst du?
want-keep-bounty = Welches Beuteplättchen behältst du?
want-upgrade = Welcher Ruhm steigt?
want-discard-glory = Welcher Ruhm geht?
want-borrow = Welche Aktion eines bevorzugten Fokus?
want-foresee = Welches Ereignis kommt nach oben?
want-score = Welche Agenda wird jetzt gewertet?
want-exchange = Wie viel Wissen wird zu Credits?
want-place = In welchen Sektor kommt es?
want-place-guild = In welchen Sektor kommt es, und mit welcher Gilde?
want-destroy-guild = Welche Gilde wird zerstört?
want-destroy = Welcher Stützpunkt wird zerstört?
want-invade = In welchen Sektor dringst du ein?
want-send = Welche Flotten nehmen teil?
want-abandon = Welcher Sektor wird verlassen?
want-launch = Wie viele Korvetten verlassen die Träger?
want-fire = Was setzt du vor dem Kampf ein?
want-absorb = Was absorbiert den Schaden?
want-lose = Welche Flotte geht verloren?
want-bold = Feuern die Zerstörer jetzt?
want-attach = Wohin kommt die Agenda?
want-place-tokens = Wie viele Handelsplättchen behältst du?
want-upkeep = Wie zahlst du die Wartung?
want-decree = Welche Bestimmung belohnt dich?
want-remove-agenda = Welche Agenda entfernst du?
want-play-agenda = Spielst du eine Agenda?

## Numbers that are chosen

amount-token = Aktionen
amount-power = Flotten
amount-tokens = Handelsplättchen behalten
amount-science = Wissen
amount-food = Nahrung
amount-energy = Energie
amount-materials = Material
amount-credits = Credits
amount-copy = Einfluss
amount-bombs = Bombardements
amount-missiles = Geschosse
amount-drones = Drohnen
amount-now = Jetzt
amount-double = Zweimal
amount-action = Aktion
amount-field = Feld
amount-value = Wert
amount-number = Bestimmung
amount-way = Art
amount-slot = Platz

## What has happened

event-house = { $who } spielt Haus { $house }
event-origin = { $who } behält Herkunft { $origin }
event-place = { $who } ist { $place ->
        [0] als Erster
        [1] als Zweiter
        [2] als Dritter
       *[3] als Letzter
    } am Zug
event-offered = Offene Agenda: { $agenda }
event-event = Galaktisches Ereignis: { $event }
event-cycle = Zyklus { $cycle }
event-round = Runde { $round }
event-turn = Zug von { $who }
event-selected = { $who } wählt { $focus }{ IF($token, " mit Handelsplättchen") }
event-played = { $who } spielt { $agenda }
event-gained = { $who } erhält { $amount } { $amount ->
        [one] { $resource-one }
       *[other] { $resource }
    }
event-influence = { $who } erhält { $points } Einfluss
event-lost = { $who } verliert { $points } Einfluss
event-paid = { $who } zahlt{ COUNT($credits, " · # Credit", " · # Credits", zero: "") }{ COUNT($food, " · # Nahrung", zero: "") }{ COUNT($energy, " · # Energie", zero: "") }{ COUNT($materials, " · # Material", zero: "") }{ COUNT($science, " · # Wissen", zero: "") }
event-produced = { $who } produziert { $amount } { $amount ->
        [one] { $resource-one }
       *[other] { $resource }
    }
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
event-placed = Nach { $sector }: { $item }
event-invaded = { $who } dringt in { $sector } ein
event-sent = { $who } schickt { $power } { $power ->
        [one] { $fleet }
       *[other] { $fleet-many }
    } aus { $sector }
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
event-decree = { $who } nimmt die Belohnung der { $number ->
        [0] ersten
       *[1] zweiten
    } Bestimmung
event-laid-out = Ausgelegt: { $technology } (verbessert)

## Questions

ask-Order = Wer folgt in der Zugreihenfolge?
ask-Houses = Welches Haus?
ask-Origins = Welche Herkunft?
ask-SecretOrigins = Welche Herkunft? Alle wählen zugleich.
ask-LayOut = Welche verbesserte Technologie wird ausgelegt?
ask-Extras = Was bringt deine Herkunft mit?
ask-Cycle = Zyklus
ask-Reveal = Welches Ereignis?
ask-Boxes = Ereignis
ask-Rounds = Runde
ask-Select = Welcher Fokus?
ask-PlayAgenda = Eine Agenda ausspielen?
ask-Act = Welche Aktion?
ask-CleanUp = Aufräumen
ask-Evaluation = Auswertung
ask-Skirmish = Gefecht
ask-Strike = Wo greift die Leere an?
ask-Upkeep = Womit wird die Wartung bezahlt?
ask-Decrees = Welche Bestimmung?
ask-Run = Welcher Effekt?
ask-Where = In welchem Sektor?
ask-Choice = Was wählst du?
ask-Pay = Womit bezahlst du?
ask-Spend = Womit bezahlst du?
ask-Costs = Was gibst du dafür?
ask-DiscardGlory = Welcher Ruhm geht verloren?
ask-Take = Welche Ressource?
ask-Produce = Was wird produziert?
ask-Overproduction = Einfluss oder Handelsplättchen?
ask-Exchange = Wie viel Wissen?
ask-Tax = Material oder Verderbnis fürs Einsetzen?
ask-Deploy = Wo wird eingesetzt?
ask-DeployYards = An dieser Werft einsetzen?
ask-Regroup = Welche Flotte wird verlegt?
ask-StepAfterDeploying = Welche Flotte wird verlegt?
ask-GrowSeveral = Welche Bevölkerung wächst?
ask-Yielding = Welche Ressource?
ask-FoundAndProduce = Eine Gilde, dann Produktion
ask-EmptyChambers = Auch die Kammern leeren?
ask-Lay = Wohin kommt die Verderbnis?
ask-Step = Welche Flotte wird deaktiviert?
ask-Onward = Ein Feld weiter?
ask-Offer = Welche Agenda liegt offen?
ask-Draw = Welche Agenda behältst du?
ask-Bonus = Welcher Handelsbonus?
ask-Bounty = Welche Beute?
ask-Reclaim = Welche Hinterlassenschaft?
ask-Rise = Neuen Ruhm aufwerten?
ask-Foresee = Welches Ereignis bleibt oben?
ask-Gather = Welche Flotten schickst du?
ask-Depart = Welcher Sektor wird zuerst verlassen?
ask-Declare = Was sagst du vor dem Kampf an?
ask-Fight = Kampf: deine Wahl
ask-Conquest = Erst Beute oder Hinterlassenschaft?
