# The table in the browser. $name is who plays a seat, $card a card, $n a number.
board-base = Base of { $name }, level { $level }, resistance { $resistance }, resources { $resources }, paragon { $paragon }
board-life = { $life } of { $limit } life points
board-income = { COUNT($n, "# die after every turn", "# dice after every turn", zero: "no dice after turns") }
board-short-ark = { $need } life points: { $short } short
board-short-base = Resistance { $need }: { $short } short
board-enough-ark = { $need } life points: it falls, you enter{ COUNT($n, " and roll # paragon die", " and roll # paragon dice", zero: "") }
board-enough-base = Resistance { $need }: breached{ COUNT($n, ", # die of loot", ", # dice of loot", zero: "") }
board-block-felled = Unless blocked; a blocker ({ $block }) falls.
board-block-holds = Unless blocked; a blocker ({ $block }) holds.
board-raid = { $name } attacks with { $strength }
board-raid-on = { $name } attacks { $target } with { $strength }
board-blocker-falls = { COUNT($n, "It falls; # paragon die for the attacker. The base is safe.", "It falls; # paragon dice for the attacker. The base is safe.", zero: "It falls, the base is safe.") }
board-base-falls = { COUNT($n, "Breached: a card may be destroyed, # die of loot.", "Breached: a card may be destroyed, # dice of loot.", zero: "Breached: a card may be destroyed.") }
board-base-holds = The base holds, nothing is lost.
board-no-dice = No attack symbols in the action pool. Tactical attack rolls one more.
board-sum = { $strength } strength for { $dice } dice, and { $extra } for critical hits: { $sum }
