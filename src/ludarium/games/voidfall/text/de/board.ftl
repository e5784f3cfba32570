# Die Galaxie im Browser, und wie ein Kampf ausgehen wird.
# $sector   s0, s1 ... wie im Protokoll
# $who      ein Haus, oder das Wort für den Leser
# $n        eine Zahl

board-label = Galaxie
board-keys = Pfeiltasten führen zum nächsten wählbaren Sektor, mit Umschalt zu jedem. Eingabe wählt. Plus, Minus und 0 ändern die Größe.
board-you = dir
board-sector = Sektor { $sector }: { $name }
board-held = Gehört { $who }
board-void = Von der Leere besetzt, { COUNT($n, "# Flotte", "# Flotten") }
board-fallen-holds = Vom gefallenen Haus gehalten
board-nobody = Gehört niemandem
board-fallen = gefallenes Haus { $house }
board-population = Bevölkerung { $n }{ IF($corrupt, ", verderbt") }
board-fleets = Flotten: { $names }
board-guilds = Gilden: { $names }
board-installations = Stützpunkte: { $names }
board-approach = Richtet { $n } Anflugschaden an
board-glory = Ruhm { $values }
board-bounties = { COUNT($n, "# Beute", "# Beuten") }
board-reclaims = { COUNT($n, "# Hinterlassenschaft", "# Hinterlassenschaften") }
board-upkeep = Wartung { $n }
board-while-held = Solange du ihn hältst: Produktion von { $resources } +1
board-once = Einmal, bei der Eroberung: { $effect }
board-resists = { $what ->
        [void] Die Leere kann ihn nicht angreifen
        [corruption] Kann nicht verderbt werden
       *[both] Weder Leere noch Verderbnis treffen ihn
    }
board-storms = Sturm zwischen ihm und { $sectors }
board-risk = Hier würde die Leere angreifen, Stärke { $n }

## Wie ein Kampf ausgehen wird
# $me       attacker, defender oder other: wer es liest
# $sent, $kept     Flotten des Angreifers vorher und nachher
# $held, $left     die des Verteidigers

forecast-title = Vorschau für { $sector }
forecast-success = { $me ->
        [attacker] Du eroberst { $sector } und behältst { $kept } von { $sent } Flotten.
        [defender] Du verlierst { $sector } mit { $held } Flotten.
       *[other] Der Angreifer erobert { $sector } und behält { $kept } von { $sent } Flotten.
    }
forecast-defence = { $me ->
        [attacker] Du scheiterst und verlierst alle { $sent } Flotten; { $held ->
            [0] die Stützpunkte halten stand.
           *[other] die Verteidigung behält { $left } von { $held }.
        }
        [defender] Du hältst { $sector } und behältst { $left } von { $held } Flotten.
       *[other] Die Verteidigung hält { $sector } und behält { $left } von { $held } Flotten.
    }
forecast-tie = { $me ->
        [defender] Unentschieden: beide Seiten verlieren alles, und du verlierst { $sector }.
       *[other] Unentschieden: beide Seiten verlieren alles, niemand erobert { $sector }.
    }
forecast-all = Mit allem in Reichweite: { $outcome }
forecast-now = Wenn du jetzt angreifst: { $outcome }
forecast-strike = Die Leere greift mit Stärke { $n } an: { $outcome }
forecast-or = Oder, durch das Los: { $outcome }
forecast-if = Wenn die andere Seite am besten wählt: { $outcome }
forecast-abandon = Du gibst vor dem Kampf { $sectors } auf.
forecast-approach = Anflug
forecast-salvo = Salve { $n }
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
forecast-absorb = { $side ->
        [attacker] Angreifer
       *[defender] Verteidigung
    } absorbiert durch { $source }
forecast-escape = { $side ->
        [attacker] Angreifer
       *[defender] Verteidigung
    } lässt entkommen: { $fleet }
forecast-lose = { $side ->
        [attacker] Angreifer
       *[defender] Verteidigung
    } gibt auf: { $fleet }
forecast-bold = Zerstörer schlagen zu
forecast-attack = Angriff
forecast-defend = Verteidigung
