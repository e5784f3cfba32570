# Learn from your mistakes: the answers of a finished game that cost most.
review-title = Learn from your mistakes
review-wait = Looking for it …
review-offer = Strong bots look at every answer you gave and try out what would have been better. That takes a minute or two, longer while many are playing; you can go on meanwhile.
review-start = Look at my game
review-running = Bots have looked at { $part } of it. You can go on meanwhile; the result is kept here.
review-none = { COUNT($choices, "For your one choice the bots know no answer that is surely better.", "Of your # choices there is none for which the bots surely know a better answer.") }
review-found = { COUNT($count, "This answer cost", "These # answers cost") } most, of { COUNT($choices, "# choice", "# choices") }; ± is the 95 % interval.
review-chance = { $chance } to win (± { $wide })
review-points = { $points } points (± { $wide })
review-played = played
review-better = better
review-why = Why it is better, and how many points that makes
review-worth = About { $points } points at the end of the game (± { $wide }), judged two turns later.
review-worth-others = In your own points it makes little difference ({ $points } ± { $wide }): it costs the others more.
review-level = Practise: { $level }
review-replay = Replay
review-try = Try again from there
