# Learning a game step by step, in the lobby and at the table.
lesson-offer = New to { $game }?
lesson-steps = { COUNT($steps, "# step", "# steps") }
lesson-learn = Learn it step by step
lesson-panel = Lesson
lesson-step = Step { $number } of { $steps }
lesson-do = Do this: { $action }
lesson-show = Show me
lesson-show-why = Lays the answer out; you confirm it
lesson-astray = That leads elsewhere.
lesson-others = { $name } answers …
lesson-leave = Leave the lesson
lesson-leave-sure = Play on freely from here? The lesson ends, and the others play as bots.
lesson-leave-with = Play it my way and leave the lesson
lesson-leave-now = Play on freely
lesson-stay = Stay in the lesson
lesson-done = That was the lesson. From here on you decide alone, and the others play as bots.
