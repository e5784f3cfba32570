# Was die anderen getan haben, und wie schnell es gezeigt wird.
recap-title = Seit deinem letzten Zug
recap-steps = { COUNT($turns, "# Zug", "# Züge") }, { COUNT($steps, "# Schritt", "# Schritte") }
recap-step = Schritt { $number } von { $steps }
recap-behind = { COUNT($steps, "noch # Schritt", "noch # Schritte") }
recap-back = Voriger Schritt
recap-play = Weiter
recap-again = Noch einmal zeigen
recap-pause = Anhalten
recap-forward = Nächster Schritt
recap-points = Punkte
recap-show = Zeigen
recap-skip = Überspringen
recap-close = Schließen
settings-pace = Züge der anderen
settings-pace-calm = ruhig
settings-pace-brisk = zügig
settings-pace-instant = sofort
