# Was Kern und Kommandozeile sagen. Die Wörter eines Spiels stehen in dessen eigenen Katalogen.

## Absagen: $action ist die Aktion als Satz

refusal-game-over = „{ $action }“ ist nicht möglich: Das Spiel ist zu Ende.
refusal-not-your-turn = „{ $action }“ ist nicht möglich: Ein anderer Platz ist am Zug.
refusal-not-offered = „{ $action }“ ist jetzt nicht möglich.

## Plätze und Tische

cli-seat = Platz { $seat }
cli-seats = { COUNT($seats, "# Platz", "# Plätze") }

## Der Tisch im Terminal

cli-menu-game = Welches Spiel?
cli-menu-edition = Welche Auflage?
cli-menu-seats = Wie viele Plätze?
cli-menu-prompt = Nummer (Enter für { $first }, q zum Verlassen):{" "}
cli-menu-again = Bitte eine Nummer von { $first } bis { $last } eingeben.
cli-play-prompt = Platz { $seat } >{" "}
cli-play-you = du
cli-play-random = Zufall
cli-play-answer = Antwort
cli-play-sealed = verdeckt
cli-play-hidden = { $count } verdeckt
cli-play-more = und { $count } weitere: { $verb } eingeben
cli-play-unknown = „{ $text }“ ist keine Wahl: Gib eine Nummer von 1 bis { $count }, eine Aktion oder h für Hilfe ein.
cli-play-confirm = Enter beendet deinen Zug, u nimmt die letzte Antwort zurück.
cli-play-no-undo = Es gibt nichts zurückzunehmen: Seit deiner letzten Antwort hat der Zufall entschieden, wurde etwas aufgedeckt oder hat ein anderer Platz geantwortet.
cli-play-no-log = Noch ist nichts geschehen.
cli-play-key-u = zurück
cli-play-key-l = Verlauf
cli-play-key-w = schreiben
cli-play-key-h = Hilfe
cli-play-key-q = Ende
cli-play-help-number = gibt die Antwort mit dieser Nummer
cli-play-help-text = gibt sie als Text; ihre ersten Wörter zeigen, was passt
cli-play-help-u = nimmt deine letzte Antwort zurück, wenn seither nichts aufgedeckt wurde
cli-play-help-l = zeigt den ganzen Verlauf
cli-play-help-w = schreibt das bisherige Spiel in eine Protokolldatei
cli-play-help-h = zeigt diese Hilfe; Enter zeichnet den Tisch neu
cli-play-help-q = verlässt den Tisch
cli-play-file = Datei (Enter für { $file }):{" "}
cli-play-offer = Protokoll als { $file } sichern? j, n oder ein anderer Name:{" "}
cli-play-saved = Gesichert als { $file }.
cli-play-exists = { $file } gibt es schon; nichts wurde gesichert.
cli-play-not-saved = { $file } konnte nicht gesichert werden: { $problem }.
cli-play-left = Du hast den Tisch verlassen.
cli-play-curtain = Platz { $seat } ist am Zug. Gib die Tastatur weiter und drücke dann Enter.
cli-play-over = Das Spiel ist zu Ende
cli-play-won = gewinnt
cli-play-points = { COUNT($points, "# Punkt", "# Punkte") }

## Zahlentafeln

cli-column-game = Spiel
cli-column-title = Titel
cli-column-editions = Auflagen
cli-column-seats = Plätze
cli-column-options = Optionen
cli-column-chapter = Kapitel
cli-column-rules = Regeln
cli-column-implemented = Umgesetzt
cli-column-tested = Getestet
cli-column-check = Prüfung
cli-column-times = Anzahl
cli-column-law = Gesetz
cli-column-points = Punkte im Mittel
cli-column-wins = Siege
cli-column-bot = Bot
cli-column-games = Partien
cli-column-rate = Siegquote
cli-column-interval = 95 %
cli-column-rating = Spielstärke

## games, rules

cli-games-broken = { $game } lässt sich nicht laden: { $problem }
cli-rules-counts = { $total } Regeln: { $implemented } umgesetzt, { $tested } getestet.
cli-rules-no-tests = { $total } Regeln: { $implemented } umgesetzt. Hier wurden keine Tests dieses Spiels gefunden.
cli-rules-not-implemented = Noch nicht umgesetzt ({ $count }):
cli-rules-untranslated = { COUNT($count, "# Regeltext fehlt", "# Regeltexte fehlen") } noch auf { $into ->
        [de] Deutsch
       *[it] Italienisch
    }.
cli-rules-untested = { $rule } ist umgesetzt, aber kein Test zeigt sie.
cli-rules-unknown = { $rule } wird in einem Test genannt, aber diese Regel gibt es nicht.
cli-rules-tested = getestet
cli-rules-implemented = umgesetzt
cli-rules-missing = fehlt

## check

cli-check-bar = Prüfe { $game }
cli-check-tried = { $games } Spiele an { $tables } Tischen, { $decisions } Entscheidungen.
cli-check-cores = Kompilierter und interpretierter Kern haben dieselben { $count } Aufzeichnungen geschrieben.
cli-check-one-core = Der kompilierte Kern ist nicht in Gebrauch, darum wurden die beiden Kerne nicht verglichen.
cli-check-held = Alle Gesetze gelten.
cli-law-asks = erlaubte Antworten sind sortiert, eindeutig und nie leer; Fragen ändert nichts
cli-law-save = eine gesicherte und geladene Stellung ist dieselbe Stellung
cli-law-clone = Kopien sind unabhängig
cli-law-notation = jede Antwort und jedes Ereignis lässt sich aus seinem Text lesen
cli-law-view = eine Sicht verrät nichts Verdecktes
cli-law-mask = eine verdeckte Antwort hinterlässt keine Spur
cli-law-undo = Zurücknehmen führt genau zurück und nie über eine Schranke
cli-law-secrets = was sich vorab zeigen oder zurücknehmen lässt, zeigt niemandem etwas Verdecktes
cli-law-laws = die Erhaltungssätze des Spiels
cli-law-length = jedes Spiel endet, und zwar innerhalb seiner Grenze
cli-law-refusals = was nicht erlaubt ist, wird abgelehnt, und zwar von einer Regel, die es gibt
cli-law-record = ein Protokoll führt zur selben Stellung, und seine Würfel stimmen

## sim

cli-sim-bar = Spiele { $game }
cli-sim-speed = { $games } Spiele, { $actions } Aktionen in { $seconds } s: { $rate } Aktionen/s, { $each } Spiele/s.
cli-sim-held = Alle Gesetze gelten.

## replay, verify, content

cli-replay-answers = Nach { $answers } von { $held } Antworten.
cli-replay-trace = Die Regeln stehen bei { $trace }.
cli-former-holds = Gespielt unter Version { $was } der Regeln, jetzt gilt { $now }: Alle { $answers } Antworten gelten.
cli-former-stops = Gespielt unter Version { $was } der Regeln, jetzt gilt { $now }: { $kept } von { $answers } Antworten gelten; { $problem }.
cli-verify-game = Spiel
cli-verify-commitment = Festlegung
cli-verify-seed = Startwert
cli-verify-answers = Antworten nachgespielt
cli-verify-copied = Davon aus einer anderen Partie oder Lektion
cli-verify-chances = Zufall nachgerechnet
cli-verify-result = Ergebnis
cli-verify-verified = bestätigt

cli-serve = Der Tisch ist offen unter { $url } (Strg-C schließt ihn; nichts Bestätigtes geht verloren)
cli-serve-moved = Port { $port } ist belegt; der nächste freie wird benutzt.
cli-backup = { COUNT($count, "Ein Tisch", "# Tische") } nach { $file } kopiert.
cli-content-holds = { $name } ist gültig: ein Paket für { $game } mit { $count } Einträgen ({ $origins }).
cli-content-hash = Hash { $hash }

## Das Labor

cli-lab-table = { $game }, Auflage { $edition }, { COUNT($seats, "# Platz", "# Plätze") }: { COUNT($games, "# Partie", "# Partien") }
cli-lab-results = Ergebnisse: { $file }
cli-lab-plots = Bilder: { $files }
cli-lab-bare = Bilder und Spielstärken brauchen die Pakete von ludarium[lab].
cli-export-done = { $rows } Antworten aus { COUNT($games, "# Partie", "# Partien") }: { $file }

## Hilfe

cli-help = Ein offener digitaler Tisch für anspruchsvolle Strategiespiele.
cli-help-example = Beispiel:
cli-help-commands = Befehle
cli-help-arguments = Argumente
cli-help-options = Optionen
cli-help-help = Zeigt diese Hilfe.
cli-help-version = Nennt die Version und ob der übersetzte Kern läuft.
cli-help-language = Sprache aller Ausgaben; gilt für jeden Befehl. Sonst entscheidet LANG.
cli-help-games-command = Zählt die Spiele auf, die hier gespielt werden können.
cli-help-rules-command = Zeigt, wie viele Regeln eines Spiels umgesetzt und getestet sind; Code 1, wenn eine umgesetzte keinen Test hat.
cli-help-check-command = Prüft ein Spiel mit Zufallspartien gegen jedes Gesetz des Kerns.
cli-help-sim-command = Spielt Zufallspartien mit voller Geschwindigkeit; Code 1, wenn ein Gesetz verletzt wird.
cli-help-arena-command = Lässt Bots ein Turnier spielen; derselbe Befehl macht weiter, wo er angehalten wurde.
cli-help-balance-command = Zählt, wer gewinnt: nach Platz, Fraktion, Karten und was das Spiel sonst angibt.
cli-help-play-command = Spielt im Terminal gegen Zufallsplätze oder zu mehreren an einer Tastatur.
cli-help-serve-command = Den Tisch öffnen: Spiele, Plätze, Bots und Wiederholungen, mit der Seite für den Browser.
cli-help-backup-command = Die Datenbank eines Tischservers in eine Datei kopieren, auch während er läuft (SQLite; für PostgreSQL pg_dump benutzen).
cli-help-replay-command = Zeigt die Stellung eines Protokolls nach einem Teil seiner Antworten.
cli-help-verify-command = Spielt eine beendete Partie nach und rechnet alle Würfel und Karten aus dem offenen Startwert nach.
cli-help-export-command = Schreibt die Antworten von Protokollen, mit dem, was jeder Platz sah, zum Lernen in eine Parquet- oder JSONL-Datei.
cli-help-content = Arbeitet mit Inhaltspaketen.
cli-help-content-check-command = Prüft ein Inhaltspaket und sagt, wo es nicht stimmt.
cli-help-bench-command = Misst die Geschwindigkeit aller Spiele neben einem Vergleich; braucht das Quellverzeichnis.
cli-help-game = Name des Spiels, siehe „ludarium games“.
cli-help-play-game = Name des Spiels; ohne ihn öffnet sich ein Menü.
cli-help-edition = Auflage der Regeln.
cli-help-seats = Wie viele Plätze spielen.
cli-help-option = Eine Option des Tischs; mehrfach möglich.
cli-help-games-count = Wie viele Partien.
cli-help-seed = Nummer des Startwerts der ersten Partie.
cli-help-play-seed = Nummer, die allen Zufall festlegt; ohne sie ist der Startwert geheim.
cli-help-json = Gibt JSON aus.
cli-help-bots = Bots: random, greedy, novice, casual, skilled, expert, master, mcts:400 (Simulationen) oder mcts:1.5s (Sekunden), mit Kommas dazwischen.
cli-help-workers = Wie viele Partien gleichzeitig gespielt werden; sonst eine je Kern.
cli-help-ray = Adresse eines Ray-Clusters, der die Partien spielt, etwa 10.0.0.5:6379 oder auto; braucht ludarium[ray].
cli-help-out = Ordner für Ergebnisse und Bilder.
cli-help-list = Zählt jede Regel auf.
cli-help-pack = Ordner eines anderen Inhaltspakets.
cli-help-human = Plätze von Menschen: 1 oder 1,3 oder all oder none.
cli-help-save = Schreibt das Protokoll hierhin, wenn der Tisch schließt.
cli-help-host = Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere Rechner herein.
cli-help-port = Port, auf dem gewartet wird; ohne Angabe 8000 oder der nächste freie.
cli-help-open = Die Seite im Browser öffnen.
cli-help-proxy = Adresse oder Netz eines Proxys, dessen X-Forwarded-Angaben gelten; mehrmals möglich.
cli-help-backup-file = Die Datei, die geschrieben wird; es darf sie noch nicht geben.
cli-help-database = Datenbank für alle Partien, etwa postgresql://NAME@RECHNER/DATENBANK; sonst eine Datei im Datenordner.
cli-help-data-dir = Ordner für Datenbank, Schlüssel und Inhaltspakete; sonst der Datenordner des Benutzers.
cli-help-file = Ein Protokoll.
cli-help-files = Protokolle.
cli-help-export-to = Die Datei, die geschrieben wird: .parquet oder .jsonl.
cli-help-to = Hält nach so vielen Antworten an.
cli-help-seat = Zeigt, was dieser Platz sieht; sonst, was alle sehen.
cli-help-content-path = Ordner des Pakets mit seiner pack.toml.

# Der Tisch: wie Leute heißen, bis sie einen Namen angeben.
table-guest = Gast

# Der Tisch: was aus einer Partie wurde, als sich die Regeln änderten.
table-change-rules = Am { $date } wurden die Regeln dieses Spiels berichtigt: Seit Antwort { $answers } gilt Version { $now } statt Version { $was }.
table-change-content = Am { $date } wurde der Inhalt dieses Spiels geändert: Seit Antwort { $answers } gelten die jetzigen Karten und Pläne.
table-change-differs = Alle Antworten gelten weiter, aber die Partie steht nicht mehr dort, wo sie vorher stand.
table-change-back = Die Partie ist bis kurz davor zurückgegangen ({ COUNT($back, "# Antwort wurde", "# Antworten wurden") } zurückgenommen), und der Zufall kommt ab hier aus einem neuen Startwert. Die frühere Aufzeichnung lässt sich weiter herunterladen.
table-change-free = Die Lektion ist heute eine andere; die Partie geht frei weiter.
table-refused-seat = { $who } hatte „{ $action }“ geantwortet, was die jetzigen Regeln nicht erlauben.
table-refused-seat-hidden = { $who } hatte eine Antwort gegeben, die die jetzigen Regeln nicht erlauben.
table-refused-chance = Der Zufall hatte „{ $action }“ gebracht, was die jetzigen Regeln nicht erlauben.
table-refused-chance-hidden = Der Zufall hatte etwas gebracht, was die jetzigen Regeln nicht erlauben.
table-refused-unknown = Die jetzigen Regeln kennen „{ $action }“ nicht mehr.
table-finished-rules = Diese Partie wurde unter Version { $was } der Regeln gespielt, heute gilt Version { $now }. Ihr Ergebnis bleibt bestehen.
table-finished-content = Diese Partie wurde mit anderem Inhalt gespielt als dem heutigen. Ihr Ergebnis bleibt bestehen.
table-finished-holds = Alle { $answers } Antworten gelten auch unter den jetzigen Regeln.
table-finished-stops = Sie lässt sich bis Antwort { $kept } zeigen: { $why }
table-finished-otherwise = Unter den jetzigen Regeln führen sie zu einem anderen Ende.
table-record-rules = Diese Aufzeichnung entstand unter Version { $was } der Regeln und wird unter Version { $now } gezeigt.
table-record-content = Diese Aufzeichnung entstand mit anderem Inhalt als dem heutigen.
table-record-stops = Sie lässt sich bis Antwort { $kept } von { $answers } zeigen (Zeile { $line }): { $why }
