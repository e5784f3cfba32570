# The slot beside the decision, and the hint in it.
advice-title = Advice
hint-wait = Comparing the answers …
hint-none = There is a hint when you are asked something.
hint-off = Other people play at this table, and it was opened without hints.
hint-allowed = Hints allowed
hint-allowed-why = Everybody at this table may ask for hints.
hint-even = { $even ->
        [2] These two are equally good.
       *[other] These three are equally good.
    }
hint-line = Explain answer { $number }
hint-chance = { $chance } to win
hint-then = Then:
hint-comes = It comes to:
hint-why = Why:
hint-take = Set it up for me
hint-next = Next best
hint-deals = { COUNT($deals, "Chance to win", "Chance to win, from # deals; line: 95 %") }
# The coach: rules that apply for the first time.
coach-title = The coach
coach-rule = See the rule
coach-next = Next
coach-got-it = Got it
coach-off = No more tips
settings-coach = Coach
settings-coach-first = in first games
settings-coach-on = always
settings-coach-off = never
