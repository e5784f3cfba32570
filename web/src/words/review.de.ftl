# Aus Fehlern lernen: die Antworten einer beendeten Partie, die am meisten gekostet haben.
review-title = Lerne aus deinen Fehlern
review-wait = Wird gesucht …
review-offer = Starke Bots sehen sich jede deiner Antworten an und probieren aus, was besser gewesen wäre. Das dauert ein bis zwei Minuten, länger, wenn viele spielen; du kannst inzwischen weitermachen.
review-start = Meine Partie ansehen
review-running = { $part } haben sich die Bots angesehen. Du kannst inzwischen weitermachen; das Ergebnis bleibt hier.
review-none = { COUNT($choices, "Zu deiner einen Entscheidung wissen die Bots keine sicher bessere Antwort.", "Zu keiner deiner # Entscheidungen wissen die Bots sicher eine bessere Antwort.") }
review-found = { COUNT($count, "Diese Antwort hat", "Diese # Antworten haben") } am meisten gekostet, von { COUNT($choices, "# Entscheidung", "# Entscheidungen") }; ± ist das 95-%-Intervall.
review-chance = { $chance } Gewinnchance (± { $wide })
review-points = { $points } Punkte (± { $wide })
review-played = gespielt
review-better = besser
review-why = Warum das besser ist, und wie viele Punkte das ausmacht
review-worth = Etwa { $points } Punkte am Ende der Partie (± { $wide }), zwei Züge später beurteilt.
review-worth-others = An deinen eigenen Punkten ändert es wenig ({ $points } ± { $wide }): Es kostet die anderen mehr.
review-level = Üben: { $level }
review-replay = Wiederholung
review-try = Von da noch einmal
