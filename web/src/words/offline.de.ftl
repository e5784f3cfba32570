# Ohne den Server: was man lesen kann, was nicht geht, und wem dieser Browser gehört.
offline-heading = Lesen ohne den Server
offline-lead = Der Server ist nicht erreichbar. Was du hier schon einmal geöffnet hast, kannst du weiter lesen; alles andere erscheint, sobald der Server wieder da ist.
offline-games = Beendete Partien und Wiederholungen
offline-games-none = Du hast in diesem Browser noch keine beendete Partie geöffnet.
offline-books = Regelbücher
offline-books-none = In dieser Sprache wurde hier noch kein Regelbuch geöffnet.
offline-needs = Dafür braucht es den Server
offline-needs-play = Spielen: einen Tisch öffnen, Platz nehmen, eine Partie fortsetzen. Von laufenden Partien wird auf diesem Gerät nichts gespeichert.
offline-needs-lists = Die Listen deiner Partien, offener Tische und von Partien zum Zuschauen
offline-needs-learn = Stufen, Lektionen und Beispiele zum Ausprobieren
offline-needs-hints = Tipps, Chat, das Herunterladen von Aufzeichnungen und das Weiterspielen aus einer Wiederholung
offline-not-kept = Das wurde hier noch nie geöffnet und braucht deshalb den Server.
forget-me = Mich auf diesem Gerät vergessen
forget-sure = Dein Name und alles, was hier gespeichert ist, werden gelöscht. Es gibt kein Passwort: Auf deine Plätze kommst du nur von einem anderen Gerät oder mit dem Link eines Platzes zurück.
forget-yes = Mich vergessen
forget-no = Bleiben
