# Learning a game step by step, in the lobby and at the table.
lesson-offer = { $game } ist neu für dich?
lesson-steps = { COUNT($steps, "# Schritt", "# Schritte") }
lesson-learn = Schritt für Schritt lernen
lesson-panel = Lektion
lesson-step = Schritt { $number } von { $steps }
lesson-do = Jetzt: { $action }
lesson-show = Zeig es mir
lesson-show-why = Legt die Antwort bereit; du bestätigst sie
lesson-astray = Das führt woandershin.
lesson-others = { $name } antwortet …
lesson-leave = Lektion verlassen
lesson-leave-sure = Von hier an frei weiterspielen? Die Lektion endet, und die anderen spielen als Bots.
lesson-leave-with = Auf meine Art spielen und die Lektion verlassen
lesson-leave-now = Frei weiterspielen
lesson-stay = In der Lektion bleiben
lesson-done = Das war die Lektion. Von hier an entscheidest du allein, und die anderen spielen als Bots.
