# Learning a game step by step, in the lobby and at the table.
lesson-offer = { $game } è nuovo per te?
lesson-steps = { COUNT($steps, "# passo", "# passi") }
lesson-learn = Imparalo passo per passo
lesson-panel = Lezione
lesson-step = Passo { $number } di { $steps }
lesson-do = Ora: { $action }
lesson-show = Mostrami
lesson-show-why = Prepara la risposta; sei tu a confermarla
lesson-astray = Questo porta altrove.
lesson-others = { $name } risponde …
lesson-leave = Lascia la lezione
lesson-leave-sure = Vuoi continuare liberamente da qui? La lezione finisce e gli altri giocano come bot.
lesson-leave-with = Gioco a modo mio e lascio la lezione
lesson-leave-now = Continua liberamente
lesson-stay = Resta nella lezione
lesson-done = La lezione è finita. Da qui in poi decidi tu, e gli altri giocano come bot.
