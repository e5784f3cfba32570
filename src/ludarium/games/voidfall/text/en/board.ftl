# The galaxy in the browser, and what a combat will come to.
# $sector   the name of a sector
# $who      a house, or the word for the reader
# $n        a number
board-keys = Arrow keys go to the next sector that can be chosen, with Shift to any. Enter chooses. Plus, minus and 0 zoom.
board-void = Voidborn, fleet power { $n }
board-population = Population { $n }{ IF($corrupt, ", corrupted") }
board-bounties = { COUNT($n, "# bounty token", "# bounty tokens") }
board-reclaims = { COUNT($n, "# reclaim token", "# reclaim tokens") }
board-while-held = While held: production of { $resources } +1
board-once = Once, when taken: { $effect }
board-resists = { $what ->
        [void] The void cannot strike it
        [corruption] Cannot be corrupted
       *[both] Neither void nor corruption can strike it
    }
board-approach = Deals { $n } approach damage
board-storms = Storm between it and { $sectors }
board-risk = The void would strike here, strength { $n }
board-falling = The void would take this sector, with strength { $n }

## What a combat will come to
# $me       attacker, defender or other: who reads it
# $sent, $kept     the attacker's fleet power before and after
# $held, $left     the defender's
forecast-success = { $me ->
        [attacker] You take { $sector } and keep { $kept } of { $sent } fleet power.
        [defender] You lose { $sector } with { $held } fleet power.
       *[other] The attacker takes { $sector } and keeps { $kept } of { $sent } fleet power.
    }
forecast-defence = { $me ->
        [attacker] You fail and lose { COUNT($sent, "your only fleet power", "all # fleet power") }; { $held ->
            [0] the installations hold.
           *[other] the defence keeps { $left } of { $held }.
        }
        [defender] You hold { $sector } and keep { $left } of { $held } fleet power.
       *[other] The defence holds { $sector } and keeps { $left } of { $held } fleet power.
    }
forecast-tie = { $me ->
        [defender] A tie: both sides lose everything, and you lose { $sector }.
       *[other] A tie: both sides lose everything, nobody takes { $sector }.
    }
forecast-all = With everything within reach: { $outcome }
forecast-strike = The void strikes with strength { $n }: { $outcome }
forecast-if = If the other side chooses best: { $outcome }
forecast-abandon = You abandon { $sectors } before the combat.
forecast-prize = It brings { LIST(COUNT($influence, "# influence for glory", zero: ""), COUNT($bounty, "# bounty token", "# bounty tokens", zero: ""), COUNT($reclaim, "# reclaim token", "# reclaim tokens", zero: ""), by: ", ", last: " and ") }.
forecast-faster = { $side ->
        [attacker] attacker first
        [defender] defence first
       *[both] at once
    }
forecast-losses = { $attacker ->
        [0] { COUNT($defender, "the defence loses #", zero: "nobody loses anything") }
       *[other] { $defender ->
            [0] the attacker loses { $attacker }
           *[other] attacker loses { $attacker }, defence { $defender }
        }
    }
forecast-side = { $side ->
        [attacker] attacker
       *[defender] defence
    }
forecast-absorb = { forecast-side } absorbs with { $source }
forecast-escape = { forecast-side } lets a { $fleet } escape
forecast-lose = { forecast-side } gives up a { $fleet }
