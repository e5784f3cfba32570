# The terminal's picture.
screen-round = Round { $round }, target { $target }
screen-rerolls = { COUNT($n, "# re-roll left", "# re-rolls left") }
screen-slots = Build slots: { $free } free, { $locked } locked
screen-piles = Deck { $deck }, discards { $discards }
