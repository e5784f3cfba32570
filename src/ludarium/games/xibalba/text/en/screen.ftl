# The terminal's picture.

screen-seat = Seat { $seat }
screen-you = you
screen-round = Round { $round }, target { $target }
screen-your-turn = Your turn
screen-rerolls = { COUNT($n, "# re-roll left", "# re-rolls left") }
screen-prices = Prices
screen-under = { $n } below
screen-slots = Build slots: { $free } free, { $locked } locked
screen-empty = empty
screen-piles = Deck { $deck }, discards { $discards }
price-reorganise = reorganise
price-medicine = medicine
price-weapon-technology = weapon technology
price-tactical-attack = tactical attack
price-harvest = harvest
price-discard = discard
price-upgrade = upgrade
