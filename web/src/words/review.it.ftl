# Imparare dagli errori: le risposte di una partita finita che sono costate di più.
review-title = Impara dai tuoi errori
review-wait = Lo cerco …
review-offer = Bot forti guardano ogni tua risposta e provano che cosa sarebbe stato meglio. Ci vogliono uno o due minuti, di più se giocano in molti; intanto puoi continuare.
review-start = Guarda la mia partita
review-running = Parte della partita già vista dai bot: { $part }. Intanto puoi continuare; il risultato resta qui.
review-none = { COUNT($choices, "Per la tua unica scelta i bot non conoscono con certezza una risposta migliore.", "Per nessuna delle tue # scelte i bot conoscono con certezza una risposta migliore.") }
review-found = { COUNT($count, "Questa risposta è costata", "Queste # risposte sono costate") } di più, su { COUNT($choices, "# scelta", "# scelte") }; ± è l'intervallo del 95%.
review-chance = { $chance } di probabilità di vittoria (± { $wide })
review-points = { $points } punti (± { $wide })
review-played = giocata
review-better = migliore
review-why = Perché è migliore, e quanti punti vale
review-worth = Circa { $points } punti a fine partita (± { $wide }), valutati due turni dopo.
review-worth-others = Nei tuoi punti cambia poco ({ $points } ± { $wide }): costa di più agli altri.
review-level = Esercitati: { $level }
review-replay = Rivedi
review-try = Riprova da lì
