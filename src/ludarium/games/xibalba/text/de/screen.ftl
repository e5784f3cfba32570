# Das Bild im Terminal.

screen-seat = Platz { $seat }
screen-you = du
screen-round = Runde { $round }, Ziel { $target }
screen-your-turn = Du bist dran
screen-rerolls = { COUNT($n, "noch # Wiederholungswurf", "noch # Wiederholungswürfe") }
screen-prices = Preise
screen-under = { $n } darunter
screen-slots = Ausbaufelder: { $free } frei, { $locked } gesperrt
screen-empty = leer
screen-piles = Stapel { $deck }, Ablage { $discards }
price-reorganise = Reorganisieren
price-medicine = Medizin
price-weapon-technology = Waffentechnologie
price-tactical-attack = taktischer Angriff
price-harvest = Abernten
price-discard = Abwerfen
price-upgrade = Ausbau
