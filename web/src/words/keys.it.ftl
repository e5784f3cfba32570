# La tastiera e la riga di comando di un tavolo.
keys-line = Riga di comando
keys-line-open = Riga di comando (/)
keys-line-replies = Risposte del tavolo
keys-line-hint = Scrivi un numero, una risposta, perché, guarda …, cosa è cambiato o aiuto
keys-line-send = Invia
keys-line-next = { $question } { COUNT($count, "# scelta", "# scelte") }.
keys-line-away = Connessione persa. Riprova quando è tornata.
settings-single-keys = Lettere e cifre sono tasti del tavolo
