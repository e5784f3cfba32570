# The page in the browser: buttons, dice tray, market, troop, seats, scoring.

card-designed = our own design: no source shows this card
market-deck = { COUNT($n, "# card in the deck", "# cards in the deck") }
market-discards = { COUNT($n, "# card on the discard pile", "# cards on the discard pile") }
market-price-other = costs { $n } instead of { $printed }
seat-resources = { COUNT($n, "# resource", "# resources") }
seat-productivity = { COUNT($n, "the base produces # each turn", zero: "the base produces nothing") }
seat-squad = { COUNT($n, "# soldier in the squad", "# soldiers in the squad", zero: "no soldiers") }
mine-crates = { $n } of at most { $limit } resources
action-reorganise-text = Rearrange your squad and your build slots as you like. You pay when you are done, and only if something changed.
action-medicine-text = Your soldier in the ark gains { COUNT($n, "# life point.", "# life points.") }
action-weapon-technology-text = One of your attack symbols becomes a critical hit.
action-tactical-attack-text = Roll one attack die into your action pool.
action-harvest-text = Roll one paragon die into your action pool.
action-discard-text = Discard an open card of the market or one of your own top cards.
action-discard-own-text = Discard one of your own top cards. In Apocalypse mode the open cards of the market stay.
action-upgrade-text = The base rises by one level: a further build slot, more resistance or more income. Once a round.
tray-choose = { COUNT($n, "# die chosen", "# dice chosen: click to change") }
tray-keep = { COUNT($n, "Click what you keep · # re-roll left", "Click what you keep · # re-rolls left") }
tray-rolled = { COUNT($n, "Rolled · # re-roll left", "Rolled · # re-rolls left", zero: "Rolled") }
tray-trade = Action pool · click a die to trade it
tray-empty = The dice lie here as soon as somebody chooses them.
troop-none = No soldier in the squad. Buy one to attack the ark and to block.
troop-below = { COUNT($n, "# more below") }
