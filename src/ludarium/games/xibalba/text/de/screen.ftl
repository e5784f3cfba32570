screen-round = Runde { $round }, Ziel { $target }
screen-rerolls = { COUNT($n, "noch # Wiederholungswurf", "noch # Wiederholungswürfe") }
screen-slots = Ausbaufelder: { $free } frei, { $locked } gesperrt
screen-piles = Stapel { $deck }, Ablage { $discards }
