# L'immagine nel terminale.

screen-seat = Posto { $seat }
screen-you = tu
screen-round = Round { $round }, obiettivo { $target }
screen-your-turn = Tocca a te
screen-rerolls = { COUNT($n, "ancora # ritiro", "ancora # ritiri") }
screen-prices = Prezzi
screen-under = { $n } sotto
screen-slots = Spazi: { $free } liberi, { $locked } bloccati
screen-empty = vuoto
screen-piles = Mazzo { $deck }, scarti { $discards }
price-reorganise = riorganizzare
price-medicine = medicina
price-weapon-technology = tecnologia bellica
price-tactical-attack = attacco tattico
price-harvest = raccogliere
price-discard = scartare
price-upgrade = potenziare
