# Learning a game step by step, in the lobby and at the table.
lesson-offer = New to { $game }?
lesson-steps = { COUNT($steps, "# step", "# steps") }
lesson-learn = Learn it step by step
lesson-panel = Lesson
lesson-step = Step { $number } of { $steps }
lesson-do = Do this: { $action }
lesson-show = Show me
lesson-show-why = Fills in the answer; you confirm it
lesson-astray = That is a different move.
lesson-others = { $name } answers …
lesson-leave = Leave the lesson
lesson-leave-sure = Continue without the lesson? The other seats play as bots.
lesson-leave-with = Play it my way and leave the lesson
lesson-leave-now = Continue without the lesson
lesson-stay = Stay in the lesson
lesson-done = That was the lesson. From here on you decide, and the others play as bots.
