board-keys = Le frecce portano al prossimo settore che si può scegliere, con Maiusc a qualsiasi. Invio sceglie. Più, meno e 0 cambiano l'ingrandimento.
board-void = Del vuoto, potenza navale { $n }
board-population = Popolazione { $n }{ IF($corrupt, ", corrotta") }
board-bounties = { COUNT($n, "# gettone taglia", "# gettoni taglia") }
board-reclaims = { COUNT($n, "# gettone recupero", "# gettoni recupero") }
board-while-held = Finché lo tieni: produzione di { $resources } +1
board-once = Una volta, alla conquista: { $effect }
board-resists = { $what ->
        [void] Il vuoto non può colpirlo
        [corruption] Non può essere corrotto
       *[both] Né vuoto né corruzione possono colpirlo
    }
board-approach = Infligge { $n } danni di avvicinamento
board-storms = Tempesta tra questo e { $sectors }
board-risk = Il vuoto colpirebbe qui, forza { $n }
board-falling = Il vuoto prenderebbe questo settore, con forza { $n }
forecast-success = { $me ->
        [attacker] Conquisti { $sector } e conservi { $kept } potenza navale su { $sent }.
        [defender] Perdi { $sector } con { $held } potenza navale.
       *[other] L'attaccante conquista { $sector } e conserva { $kept } potenza navale su { $sent }.
    }
forecast-defence = { $me ->
        [attacker] Fallisci e { COUNT($sent, "perdi la tua unica potenza navale", "perdi tutta la potenza navale (#)") }; { $held ->
            [0] le installazioni reggono.
           *[other] la difesa conserva { $left } su { $held }.
        }
        [defender] Tieni { $sector } e conservi { $left } potenza navale su { $held }.
       *[other] La difesa tiene { $sector } e conserva { $left } potenza navale su { $held }.
    }
forecast-tie = { $me ->
        [defender] Pareggio: entrambi perdono tutto, e tu perdi { $sector }.
       *[other] Pareggio: entrambi perdono tutto, nessuno conquista { $sector }.
    }
forecast-all = Con tutto ciò che è a portata: { $outcome }
forecast-strike = Il vuoto colpisce con forza { $n }: { $outcome }
forecast-if = Se l'altra parte sceglie al meglio: { $outcome }
forecast-abandon = Prima del combattimento abbandoni { $sectors }.
forecast-prize = Frutta { LIST(COUNT($influence, "# influenza per la gloria", zero: ""), COUNT($bounty, "# gettone taglia", "# gettoni taglia", zero: ""), COUNT($reclaim, "# gettone recupero", "# gettoni recupero", zero: ""), by: ", ", last: " e ") }.
forecast-faster = { $side ->
        [attacker] prima l'attaccante
        [defender] prima la difesa
       *[both] insieme
    }
forecast-losses = { $attacker ->
        [0] { COUNT($defender, "la difesa perde #", zero: "nessuno perde nulla") }
       *[other] { $defender ->
            [0] l'attaccante perde { $attacker }
           *[other] attaccante perde { $attacker }, difesa { $defender }
        }
    }
forecast-side = { $side ->
        [attacker] attaccante
       *[defender] difesa
    }
forecast-absorb = { forecast-side } assorbe con { $source }
forecast-escape = { forecast-side } fa fuggire: { $fleet }
forecast-lose = { forecast-side } rinuncia a: { $fleet }
