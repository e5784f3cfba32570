# The table in the browser. $name is who plays a seat, $card a card, $n a number.

board-label = Ark and bases
board-legal = legal target
board-chosen = chosen
board-locked = locked until level { $n }
board-free = free
board-base = Base of { $name }, level { $level }, resistance { $resistance }, resources { $resources }, paragon { $paragon }
board-stack = { $n } cards, the active one first
board-lift = Pick a card of your base
board-lifted = Now pick where it goes
board-ark-empty = The ark is empty
board-ark-nobody = { $card }, nobody's
board-ark-of = { $card } of { $name }
board-life = { $life } of { $limit } life points
board-income =
    { $n ->
        [0] no dice at the end of turns
        [one] 1 die at the end of every turn
       *[other] { $n } dice at the end of every turn
    }
board-extra = and { $n } paragon more
board-attack = Attack: { $card }
board-against = against
board-enter = enter with one die
board-enough = enough
board-all-dice = with all your dice
board-short-ark = { $need } life points: { $short } short
board-short-base = Resistance { $need }: { $short } short
board-enough-ark =
    { $need } life points: it falls, you enter{ $n ->
        [0] { "" }
        [one] { " " }and roll 1 paragon die
       *[other] { " " }and roll { $n } paragon dice
    }
board-enough-base =
    Resistance { $need }: breached{ $n ->
        [0] { "" }
        [one] , 1 die of loot
       *[other] , { $n } dice of loot
    }
board-no-block = Nobody can block.
board-block-felled = Unless blocked; a blocker ({ $block }) falls.
board-block-holds = Unless blocked; a blocker ({ $block }) holds.
board-raid = { $name } attacks with { $strength }
board-raid-on = { $name } attacks { $target } with { $strength }
board-block-with = Block: { $card }
board-no-blocker = No block
board-blocker-falls =
    { $n ->
        [0] It falls, the base is safe.
        [one] It falls; 1 paragon die for the attacker. The base is safe.
       *[other] It falls; { $n } paragon dice for the attacker. The base is safe.
    }
board-blocker-holds = It holds, the base is safe.
board-base-falls =
    { $n ->
        [0] Breached: a card may be destroyed.
        [one] Breached: a card may be destroyed, 1 die of loot.
       *[other] Breached: a card may be destroyed, { $n } dice of loot.
    }
board-base-holds = The base holds, nothing is lost.
