# What the others did, and how fast it is shown.
recap-title = Since your last turn
recap-steps = { COUNT($turns, "# turn", "# turns") }, { COUNT($steps, "# step", "# steps") }
recap-step = Step { $number } of { $steps }
recap-behind = { COUNT($steps, "# step to come", "# steps to come") }
recap-back = Previous step
recap-play = Go on
recap-again = Show it again
recap-pause = Pause
recap-forward = Next step
recap-points = points
recap-show = Show
recap-skip = Skip
recap-close = Close
settings-pace = Turns of others
settings-pace-calm = calm
settings-pace-brisk = brisk
settings-pace-instant = instant
