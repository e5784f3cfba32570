screen-round = Round { $round }, obiettivo { $target }
screen-rerolls = { COUNT($n, "ancora # ritiro", "ancora # ritiri") }
screen-slots = Spazi: { $free } liberi, { $locked } bloccati
screen-piles = Mazzo { $deck }, scarti { $discards }
