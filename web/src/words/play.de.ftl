# Die Seite eines Tisches.
play-sitting-down = Du setzt dich an den Tisch …
play-no-table = Dieser Tisch kann nicht gezeigt werden
play-to-lobby = Zur Lobby
play-seats = Plätze
play-board = Plan
play-offers = Auslage
play-mine = Meins
play-hand = Hand
play-decision = Deine Entscheidung
play-order = Reihenfolge
play-log = Verlauf
play-chat = Chat
play-seat = Platz { $seat }
play-bot = Bot, { $level }
play-seat-score = { $name }, { $score } Punkte
play-over = Das Spiel ist zu Ende
play-your-turn = Du bist dran
play-turn-of = { $names } ist dran
play-waits-for-seat = Platz { $seat } wartet auf jemanden
play-asked =
    { $n ->
        [one] wird gefragt
       *[other] werden gefragt
    }
play-quoted = „{ $text }“
play-others-turn = Du wirst gefragt, sobald du dran bist.
play-pass-to = Gib den Bildschirm an { $name }
play-pass-why = Bis dahin ist vom Tisch nichts zu sehen.
play-i-am = Ich bin { $name }
play-undo = Rückgängig
play-undo-key = Die letzte Antwort zurücknehmen (U)
play-reset = Zug zurücksetzen
play-reset-key = Alles bis zur Grenze zurücknehmen (Umschalt U)
play-back = Zurück
play-barrier = Mehr lässt sich nicht zurücknehmen
play-barrier-why = Seit deiner letzten Antwort wurde gezogen, etwas aufgedeckt oder ein anderer Platz hat geantwortet.
play-confirm = Bestätigen
play-choose = Erst wählen
play-yes = ja
play-no = nein
play-away = Verbindung verloren: neuer Versuch …
play-menu = Tisch
play-close = Schließen
play-list = Alle erlaubten Aktionen
play-list-count = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
 }
play-search = Suchen
play-hint = Was würde der Bot tun?
play-hint-title = Der Bot würde …
play-hint-wait = Der Bot denkt nach …
play-hint-worth = { NUMBER($value, maximumFractionDigits: 2) }
play-hint-take = Übernehmen
play-rules = Regeln
play-record = Aufzeichnung herunterladen
play-former-record = Frühere Aufzeichnung herunterladen
play-see-end = Wie es ausging
play-bot-for = Einen Bot für { $name } spielen lassen
play-stand-in = Einen Bot für { $name } weiterspielen lassen
play-return = Platz { $seat } vom Bot übernehmen
play-commitment = Vor dem ersten Zug festgelegt:
play-keys = Tasten: 1–9 Karten, Pfeile Ziele, Eingabe bestätigen, U rückgängig, Umschalt U Zug zurücksetzen, Esc einen Klick zurück, L Liste, H Rat.
play-earlier = Früheres
play-took-back = hat die letzte Antwort zurückgenommen
play-watching = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
 }
play-nobody-said = Noch hat niemand etwas gesagt.
play-say = Etwas sagen
play-send = Senden

## Boards

board-nearer = Näher heran
board-farther = Weiter weg
board-whole = Den ganzen Spielplan zeigen
board-overview = Übersicht: zu einem anderen Teil des Spielplans
board-legal = Kann gewählt werden
board-chosen = Gewählt

## Cards

card-buy = Kaufen
card-discard = Abwerfen
card-can-buy = Du kannst sie kaufen
card-can-discard = Du kannst sie abwerfen
card-can-locked = Du kannst sie jetzt nicht kaufen
card-can-play = Du kannst sie spielen
card-unpayable = nicht bezahlbar
card-nothing-payable = Keine ihrer Aktionen lässt sich jetzt bezahlen
