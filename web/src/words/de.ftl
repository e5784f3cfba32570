# Die Wörter der Oberfläche: Lobby, Einstellungen, Regeln, Wiederholungen, Spielende.

game-dei = D.E.I.
game-dei-short = D.E.I.
game-dei-about = London im Eis: Plünderer, Drohnen, Märkte.
game-xibalba = Xibalba
game-xibalba-short = XI
game-xibalba-about = Söldner kämpfen um eine fremde Arche: Würfel, Trupps, Basen.
game-voidfall = Voidfall
game-voidfall-short = VF
game-voidfall-about = Eine gefallene Galaxis: drei Zyklen, neun Fokuskarten, eine Leere.

title-lobby = Lobby
title-watch = Zuschauen
title-replays = Wiederholungen
title-lost = Nicht gefunden
title-end = Spielende
title-replay = Wiederholung
title-rules = Regeln
title-editions = Ausgaben im Vergleich

nav-label = Seiten
nav-play = Spielen
nav-watch = Zuschauen
nav-replays = Wiederholungen
nav-rules = Regeln

loading = Lädt …
away-title = Der Server antwortet nicht.
away-text = Die Verbindung wird wieder aufgebaut; nichts geht verloren.
trouble-title = Das hat nicht geklappt
trouble-again = Noch einmal
trouble-lobby = Zur Lobby
lost-heading = Diese Seite gibt es nicht
lost-text = Vielleicht ist der Link unvollständig.

settings-open = Einstellungen von { $name }
settings-title = Einstellungen
settings-name = Dein Name
settings-language = Sprache
settings-theme = Farben
settings-theme-system = System
settings-theme-dark = Dunkel
settings-theme-light = Hell
settings-motion = Bewegung
settings-motion-system = System
settings-motion-reduced = Wenig
settings-auto-confirm = Automatisch bestätigen, wenn nur eine Aktion übrig ist
settings-list-view = Erlaubte Aktionen als Liste zeigen

lobby-heading = Lobby
lobby-aside = Partien
lobby-choose = Spiel wählen
lobby-no-games = Dieser Server bietet kein Spiel, das der Browser zeichnen kann.
lobby-seat-range = { $least }–{ $most } Personen
lobby-editions = { $count ->
    [one] eine Ausgabe
   *[other] { $count } Ausgaben
}
lobby-who = Wer spielt
lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-seat-count = { $count } Plätze
lobby-seat-name = Name an Platz { $number }
lobby-bot-level = Bot an Platz { $number }
lobby-company-bots = Ich und Bots
lobby-company-friends = Freunde per Link
lobby-company-hotseat = Ein Bildschirm
lobby-company-open = Offener Tisch
lobby-kind-me = Du
lobby-kind-friend = Link
lobby-kind-open = Offen
lobby-kind-bot = Bot
lobby-friend = Einladungslink
lobby-friend-text = steht am Tisch
lobby-open = Wer mag
lobby-open-text = steht in der Lobby
lobby-free = frei
lobby-bot = Bot, { $level }
level-random = zufällig
level-novice = Neuling
level-casual = locker
level-skilled = geübt
level-expert = stark
level-master = Meister
level-greedy = gierig
lobby-edition = Ausgabe
lobby-compare = vergleichen
lobby-option-number = oder eine Zahl von { $low } bis { $high }
lobby-option-wrong = Eine ganze Zahl von { $low } bis { $high }; bis dahin gilt die erste Wahl.
lobby-options = Optionen
lobby-options-none = wie in der Schachtel
lobby-options-changed = { $count } geändert
lobby-cards = Karten
lobby-cards-own = mitgeliefert
lobby-title = Name des Tisches
lobby-title-hint = Donnerstagsrunde
lobby-watchable = Andere dürfen zuschauen
choice-yes = Ja
choice-no = Nein
lobby-count-me = { $count ->
    [one] du
   *[other] { $count } an diesem Bildschirm
}
lobby-count-friend = { $count ->
    [one] ein Freund
   *[other] { $count } Freunde
}
lobby-count-open = { $count ->
    [one] ein offener Platz
   *[other] { $count } offene Plätze
}
lobby-count-bot = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
lobby-hint-bots = Es geht sofort los; du kannst jederzeit gehen und wiederkommen.
lobby-hint-friend = Für jeden Freund bekommst du einen Link. Ein leerer Platz kann später ein Bot werden.
lobby-hint-open = Der Tisch steht in der Lobby, bis seine Plätze besetzt sind.
lobby-hint-hotseat = Ihr gebt den Bildschirm weiter. Wo etwas geheim ist, fällt zwischen euren Zügen ein Vorhang.
lobby-start = Spiel beginnen
lobby-starting = Beginnt …
lobby-mine = Deine Partien
lobby-mine-none = Noch keine.
lobby-waiting = { $count ->
    [one] { $count } wartet auf dich
   *[other] { $count } warten auf dich
 }
lobby-your-turn = Du bist dran
lobby-all = Alle { $count } zeigen
lobby-more = Mehr zeigen
lobby-fewer = Weniger zeigen
lobby-open-tables = Offene Tische
lobby-finished = Beendet
lobby-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } haben gewonnen
 }
lobby-finished-none = Noch ist keine Partie beendet.
lobby-all-replays = alle Wiederholungen
lobby-replay = Wiederholung

record-title = Aufzeichnung öffnen
record-text = Lege eine Aufzeichnung hier ab, um sie Zug für Zug anzusehen.
record-choose = Datei wählen
record-reading = Liest …
record-no-face = Der Browser kann { $game } nicht zeichnen; „ludarium replay“ kann es.

watch-heading = Zuschauen
watch-now = Partien, denen du zuschauen darfst
watch-none = Gerade spielt niemand öffentlich.
replays-heading = Wiederholungen

invites-title = Lade deine Freunde ein
invites-text = Wer einen Link öffnet, nimmt diesen Platz. Ein Link gilt einmal.
invites-seat = Link zu Platz { $number }
invites-copy = Link kopieren
invites-copied = Kopiert

rules-heading = Regeln von { $game }
rules-search = Regeln durchsuchen
rules-search-hint = Wort oder Nummer
rules-status = Art
rules-status-all = Alle
rules-status-printed = Gedruckt
rules-status-ruling = Festlegung
rules-edition = Ausgaben
rules-edition-all = Alle Regeln
rules-edition-differs = Mit Unterschieden
rules-found = { $count ->
    [0] Keine Regel passt
    [one] Eine Regel
   *[other] { $count } Regeln
}
rules-source = Quelle
rules-in-editions = Ausgaben
rules-because = Grund
rules-missing = wird noch nicht gespielt
rules-link = Link zu { $rule }
rules-english = Manche Regelsätze sind noch nicht übersetzt und stehen auf Englisch da.
rules-others = Andere Regelseiten
rules-compare = Ausgaben im Vergleich

editions-heading = Ausgaben von { $game } im Vergleich
editions-text = Alles, worin sich die Regelhefte unterscheiden, mit der Zeile, in der es steht.
editions-rule = Regel
editions-yes = ja
editions-no = nein
editions-unlimited = unbegrenzt

replay-seats = Plätze
replay-board = Spielplan
replay-offers = Angebot
replay-pad = Pad
replay-hand = Hand
replay-log = Züge
replay-hidden = eine verdeckte Wahl
replay-eyes = Gesehen von
replay-spectator = Zuschauer
replay-to-end = Ergebnis
replay-controls = Wiederholung
replay-move = Zug { $number } von { $most }
replay-slider = Zug
replay-first = Erster Zug
replay-back = Einen Zug zurück
replay-forward = Einen Zug weiter
replay-last = Letzter Zug
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-jump = Springen …
replay-link = Link zu diesem Zug
replay-branch = Von hier weiterspielen
replay-branch-title = Ab Zug { $number } weiterspielen
replay-branch-seat = Du spielst für
replay-branch-level = Die anderen sind Bots
replay-branch-go = Tisch öffnen
replay-branch-not = Nicht jetzt

end-title = { $name } gewinnt
end-title-dei = { $part ->
    [Ravagers] London gehört den Ravagers
   *[other] London gehört { $part }
 }
end-title-xibalba = Die Arche gehört { $part }
end-title-none = Niemand hat gewonnen
end-lead = { $name } gewinnt mit { $lead } Vorsprung.
end-tie = { $name } gewinnt bei gleichen Punkten durch die Regel für Gleichstände.
end-shared = { $names } teilen sich den Sieg.
end-ended = Die Partie wurde ohne Ergebnis beendet.
end-moves = { $count ->
    [one] ein Zug
   *[other] { $count } Züge
}
end-record = Aufzeichnung
end-replay = Wiederholung
end-rematch = Revanche
end-course = Verlauf des Spiels
end-course-points = Punkte über die Runden
end-course-chances = Gewinnaussichten
end-tab-points = Punkte
end-tab-chances = Aussichten
end-chances-text = Geschätzt nach der Bewertung der Bots und danach, wie viel noch kam.
end-open-move = Ein Punkt öffnet seinen Zug
end-point = { $name }: { $value } nach Zug { $number }. Wiederholung dort öffnen.
end-ranking = Rangliste
end-you = du
end-scoring = Wer wofür Punkte bekam
end-turning-points = Wendepunkte
end-no-turning-points = Kein Zug hat die Aussichten verändert.
end-round = Runde { $number }
end-move = Zug { $number }
end-turned = { $name }: von { $before } % auf { $after } %
end-verified = Würfel und Karten geprüft
end-verified-text = Alle { $count } Zufallsantworten folgen aus dem Startwert, der vor Zug 1 festgelegt wurde.
end-not-verified = Würfel und Karten passen nicht zum Startwert
end-partly-verified = Würfel und Karten zum Teil geprüft
end-partly-verified-text = Diese Partie wurde unter anderen Regeln gespielt: { $count } Zufallsantworten ließen sich aus ihrem Startwert neu herleiten.
end-record-checked = Eine Aufzeichnung aus einer Datei
end-record-checked-text = Jede Antwort wurde an den Regeln geprüft; „ludarium verify“ prüft den Startwert.
