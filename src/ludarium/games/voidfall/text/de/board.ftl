board-keys = Pfeiltasten führen zum nächsten wählbaren Sektor, mit Umschalt zu jedem. Eingabe wählt. Plus, Minus und 0 ändern die Größe.
board-void = Von der Leere besetzt, { COUNT($n, "# Flotte", "# Flotten") }
board-population = Bevölkerung { $n }{ IF($corrupt, ", verderbt") }
board-bounties = { COUNT($n, "# Beuteplättchen") }
board-reclaims = { COUNT($n, "# Hinterlassenschaft", "# Hinterlassenschaften") }
board-while-held = Solange du ihn hältst: Produktion von { $resources } +1
board-once = Einmal, bei der Eroberung: { $effect }
board-resists = { $what ->
        [void] Die Leere kann ihn nicht angreifen
        [corruption] Kann nicht verderbt werden
       *[both] Weder Leere noch Verderbnis treffen ihn
    }
board-approach = Fügt { $n } Annäherungsschaden zu
board-storms = Sturm zwischen ihm und { $sectors }
board-risk = Hier würde die Leere angreifen, Stärke { $n }
board-falling = Die Leere nähme diesen Sektor ein, mit Stärke { $n }
forecast-success = { $me ->
        [attacker] Du eroberst { $sector } und behältst { $kept } von { COUNT($sent, "# Flotte", "# Flotten") }.
        [defender] Du verlierst { $sector } { COUNT($held, "mit # Flotte", "mit # Flotten", zero: "ohne Flotte") }.
       *[other] Der Angreifer erobert { $sector } und behält { $kept } von { COUNT($sent, "# Flotte", "# Flotten") }.
    }
forecast-defence = { $me ->
        [attacker] Du scheiterst und { COUNT($sent, "verlierst deine einzige Flotte", "verlierst alle # Flotten") }; { $held ->
            [0] die Stützpunkte halten stand.
           *[other] die Verteidigung behält { $left } von { $held }.
        }
        [defender] Du hältst { $sector } und behältst { $left } von { COUNT($held, "# Flotte", "# Flotten") }.
       *[other] Die Verteidigung hält { $sector } und behält { $left } von { COUNT($held, "# Flotte", "# Flotten") }.
    }
forecast-tie = { $me ->
        [defender] Unentschieden: beide Seiten verlieren alles, und du verlierst { $sector }.
       *[other] Unentschieden: beide Seiten verlieren alles, niemand erobert { $sector }.
    }
forecast-all = Mit allem in Reichweite: { $outcome }
forecast-strike = Die Leere greift mit Stärke { $n } an: { $outcome }
forecast-if = Wenn die andere Seite am besten wählt: { $outcome }
forecast-abandon = Du gibst vor dem Kampf { $sectors } auf.
forecast-prize = Das bringt { LIST(COUNT($influence, "# Einfluss für Ruhm", zero: ""), COUNT($bounty, "# Beuteplättchen", zero: ""), COUNT($reclaim, "# Hinterlassenschaft", "# Hinterlassenschaften", zero: ""), by: ", ", last: " und ") }.
forecast-faster = { $side ->
        [attacker] Angreifer zuerst
        [defender] Verteidigung zuerst
       *[both] gleichzeitig
    }
forecast-losses = { $attacker ->
        [0] { COUNT($defender, "Verteidigung verliert #", zero: "niemand verliert etwas") }
       *[other] { $defender ->
            [0] Angreifer verliert { $attacker }
           *[other] Angreifer verliert { $attacker }, Verteidigung { $defender }
        }
    }
forecast-side = { $side ->
        [attacker] Angreifer
       *[defender] Verteidigung
    }
forecast-absorb = { forecast-side } absorbiert durch { $source }
forecast-escape = { forecast-side } lässt entkommen: { $fleet }
forecast-lose = { forecast-side } gibt auf: { $fleet }
