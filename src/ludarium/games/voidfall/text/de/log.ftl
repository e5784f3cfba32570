# Answers, questions and the log.

## What seats and chance can answer

verb-house = Haus { $house } nehmen
verb-origin = Herkunft { $origin } behalten
verb-first = Platz { $seat } folgt in der Zugreihenfolge
verb-lay-out = Verbesserte { $technology } auslegen
verb-offer = Offene Agenda: { $agenda }
verb-reveal = { $event } aufdecken
verb-select =
    { $focus } wählen{ $token ->
        [yes] {" "}mit Handelsplättchen
       *[no] {""}
    }
verb-play-agenda = { $agenda } ausspielen
verb-no-agenda = Keine Agenda ausspielen
verb-act =
    { $action ->
        [0] Erste
        [1] Zweite
       *[2] Dritte
    } Aktion{ $double ->
        [yes] {" "}doppelt
       *[no] {""}
    } ausführen
verb-extra = Zusatzaktion von { $technology } ({ $way })
verb-agenda-action = Aktion der Agenda ausführen
verb-use = Nutzen: { $effect }
verb-at = In Sektor { $sector }
verb-pay = { $credits } Credits, { $food } Nahrung, { $energy } Energie, { $materials } Material, { $science } Wissen zahlen
verb-take = 1 { $resource } nehmen
verb-produce = { $resource } produzieren
verb-deploy = 1 { $fleet } in { $sector } einsetzen
verb-recall = 1 { $fleet } aus { $sector } zurückrufen
verb-regroup = 1 { $fleet } von { $src } nach { $dst } verlegen
verb-found = { $guild } in { $sector } gründen
verb-build = { $installation } in { $sector } bauen
verb-grow = Bevölkerung von { $sector } erhöhen
verb-shrink = Bevölkerung von { $sector } senken
verb-corrupt = Verderbnis auf { $place } legen
verb-purify = Verderbnis von { $place } entfernen
verb-shift = Verderbnis von { $src } nach { $dst } verschieben
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
verb-borrow =
    { $action ->
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
verb-send = { $power } { $fleet } aus { $sector } schicken
verb-attack = Angreifen
verb-abandon = { $sector } zuerst verlassen
verb-launch = { $power } Korvetten von Trägern starten
verb-fire =
    Ansagen: { $missiles ->
        [yes] Geschosse,
       *[no] {""}
    }{ $drones ->
        [yes] Drohnen,
       *[no] {""}
    } { $bombs } Bombardements
verb-absorb = Mit { $source } absorbieren
verb-lose = 1 { $fleet } verlieren
verb-escape = 1 { $fleet } nach Hause entkommen lassen
verb-bold =
    { $now ->
        [yes] Zerstörer jetzt einsetzen
       *[no] Zerstörer aufsparen
    }
verb-attach = Agenda an Feld { $field } anlegen
verb-discard-agenda = Agenda unter ihren Stapel legen
verb-place-tokens = { $tokens } Handelsplättchen behalten
verb-upkeep = Wartung mit { $food } Nahrung, { $energy } Energie, { $materials } Material, { $credits } Credits zahlen
verb-decree =
    Belohnung der { $number ->
        [0] ersten
       *[1] zweiten
    } Bestimmung nehmen
verb-remove-agenda = Agenda von Feld { $field } entfernen
verb-strike = Die Leere greift { $sector } an
verb-done = Fertig

## What has happened

event-house = Platz { $seat } spielt Haus { $house }
event-origin = Platz { $seat } behält Herkunft { $origin }
event-place = Platz { $seat } ist Nummer { $place } der Zugreihenfolge
event-offered = { $agenda } liegt offen
event-event = Galaktisches Ereignis: { $event }
event-cycle = Zyklus { $cycle }
event-round = Runde { $round }
event-turn = Zug von Platz { $seat }
event-selected =
    Platz { $seat } wählt { $focus }{ $token ->
        [yes] {" "}mit Handelsplättchen
       *[no] {""}
    }
event-played = Platz { $seat } spielt { $agenda }
event-gained = Platz { $seat } erhält { $amount } { $resource }
event-influence = Platz { $seat } erhält { $points } Einfluss
event-lost = Platz { $seat } verliert { $points } Einfluss
event-paid = Platz { $seat } zahlt { $credits } Credits, { $food } Nahrung, { $energy } Energie, { $materials } Material, { $science } Wissen
event-produced = Platz { $seat } produziert { $amount } { $resource }
event-overproduced = Platz { $seat } hat Überproduktion: { $resource }
event-activated = Platz { $seat } aktiviert { $amount } Flotten
event-deactivated = Platz { $seat } deaktiviert 1 Flotte
event-deployed = Platz { $seat } setzt 1 { $fleet } in { $sector } ein
event-recalled = Platz { $seat } ruft 1 { $fleet } aus { $sector } zurück
event-moved = Platz { $seat } verlegt 1 { $fleet } von { $src } nach { $dst }
event-founded = Platz { $seat } gründet { $guild } in { $sector }
event-built = Platz { $seat } baut { $installation } in { $sector }
event-guild-gone = { $guild } in { $sector } sind verschwunden
event-installation-gone = { $installation } in { $sector } ist verschwunden
event-grew = Bevölkerung von { $sector } ist jetzt { $population }
event-shrank = Bevölkerung von { $sector } sinkt auf { $population }
event-corrupted = Platz { $seat }: Verderbnis auf { $place }
event-purified = Platz { $seat }: Verderbnis verlässt { $place }
event-offer-corrupted = Die Auslage { $kind } ist verderbt
event-advanced = Platz { $seat } rückt auf { $track } auf Feld { $space } vor
event-agenda-taken = Platz { $seat } nimmt { $agenda }
event-agenda-drawn = Platz { $seat } zieht Agenden { $kind }
event-agenda-attached = Platz { $seat } legt { $agenda } an Feld { $field }
event-agenda-left = { $agenda } von Platz { $seat } kommt unter den Stapel
event-researched = Platz { $seat } erforscht { $technology }
event-improved = Platz { $seat } verbessert { $technology }
event-token = Platz { $seat } nimmt ein Handelsplättchen
event-token-back = Platz { $seat } gibt ein Handelsplättchen zurück
event-bounty = Platz { $seat } erhält Beute: { $bounty }
event-reclaim = Platz { $seat } erhält Hinterlassenschaft: { $reclaim }
event-token-discarded = Platz { $seat } wirft Beute oder Hinterlassenschaft ab
event-glory = Platz { $seat } hat Ruhm { $value }
event-glory-gone = Platz { $seat } wirft Ruhm { $value } ab
event-placed = { $item } kommt nach { $sector }
event-invaded = Platz { $seat } dringt in { $sector } ein
event-sent = Platz { $seat } schickt { $power } { $fleet } aus { $sector }
event-shot =
    { $attacker ->
        [yes] Angreifer
       *[no] Verteidiger
    } verliert 1 { $fleet }
event-absorbed =
    { $attacker ->
        [yes] Angreifer
       *[no] Verteidiger
    } absorbiert mit { $source }
event-outcome = Kampf in { $sector }: { $outcome }
event-conquered = Platz { $seat } erobert { $sector }
event-abandoned = Platz { $seat } verlässt { $sector }
event-incursion = Die Leere dringt in { $sector } ein
event-skirmish = Die Leere greift { $sector } von Platz { $seat } mit Stärke { $strength } an
event-spared = Platz { $seat } bleibt vom Gefecht verschont
event-upkeep = Platz { $seat } hat { $points } Wartung, { $unpaid } unbezahlt
event-scored = Platz { $seat } wertet { $agenda } für { $points }
event-decree =
    Platz { $seat } nimmt die Belohnung der { $number ->
        [0] ersten
       *[1] zweiten
    } Bestimmung
event-laid-out = Verbesserte { $technology } liegt aus

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
ask-Choice = Worauf wirkt der Effekt?
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
