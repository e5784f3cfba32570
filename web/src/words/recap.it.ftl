# Che cosa hanno fatto gli altri, e con quale velocità si mostra.
recap-title = Dal tuo ultimo turno
recap-steps = { COUNT($turns, "# turno", "# turni") }, { COUNT($steps, "# passo", "# passi") }
recap-step = Passo { $number } di { $steps }
recap-behind = { COUNT($steps, "ancora # passo", "ancora # passi") }
recap-back = Passo precedente
recap-play = Continua
recap-again = Mostra di nuovo
recap-pause = Pausa
recap-forward = Passo successivo
recap-points = punti
recap-show = Mostra
recap-skip = Salta
recap-close = Chiudi
settings-pace = Turni degli altri
settings-pace-calm = con calma
settings-pace-brisk = svelti
settings-pace-instant = subito
