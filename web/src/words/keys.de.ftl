# Die Tastatur und die Befehlszeile eines Tisches.
keys-line = Befehlszeile
keys-line-open = Befehlszeile (/)
keys-line-replies = Rückmeldungen
keys-line-hint = Tippe eine Nummer, eine Antwort, warum, zeige …, was ist neu oder hilfe
keys-line-send = Senden
keys-line-next = { $question } { COUNT($count, "# Möglichkeit", "# Möglichkeiten") }.
keys-line-away = Die Verbindung ist unterbrochen. Versuche es noch einmal, sobald sie wieder steht.
settings-single-keys = Buchstaben und Ziffern sind Tasten des Tisches
