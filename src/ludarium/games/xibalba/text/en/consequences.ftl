# What an answer changes, before it is confirmed. $n and $to are a number before and after, or a chance in per cent.
then-wins = You win.
then-may-win = { $n }% to win at once.
then-spend = Costs { COUNT($n, "# resource", "# resources") }, leaves { $left }.
then-costless = Costs nothing.
then-resources = Resources { $n } → { $to }.
then-others = { $who }: resources { $n } → { $to }.
then-over = { COUNT($n, "# resource is", "# resources are") } lost: { $limit } is the limit.
then-life = { $card }: life points { $n } → { $to }.
then-paragon = Paragon { $n } → { $to } of { $target }.
then-gain-own-few = { $one }% for 1 paragon.
then-gain-own-many = { $one }% for at least 1 paragon, { $two }% for at least 2.
then-gain-other-few = { $who }: { $one }% for 1 paragon.
then-gain-other-many = { $who }: { $one }% for at least 1 paragon, { $two }% for at least 2.
then-control-own-few = You hold the ark: { $one }% for 1 paragon.
then-control-own-many = You hold the ark: { $one }% for at least 1 paragon, { $two }% for at least 2.
then-control-other-few = { $who } holds the ark: { $one }% for 1 paragon.
then-control-other-many = { $who } holds the ark: { $one }% for at least 1 paragon, { $two }% for at least 2.
then-lose-own-few = { $one }% to lose 1 paragon.
then-lose-own-many = { $one }% to lose at least 1 paragon, { $two }% at least 2.
then-lose-other-few = { $who }: { $one }% to lose 1 paragon.
then-lose-other-many = { $who }: { $one }% to lose at least 1 paragon, { $two }% at least 2.
then-no-loot = { $who } has { COUNT($has, "# paragon, of which nothing goes to you", zero: "no paragon: nothing to loot") }.
then-loot-few = { $who } has { $has } paragon: { $one }% that 1 of it goes to you ({ $n } → { $to }).
then-loot-many = { $who } has { $has } paragon: { $one }% that at least 1 goes to you, { $two }% at least 2 ({ $n } → up to { $to }).
then-ark-short = Strength { $n } against { COUNT($need, "# life point", "# life points") }: { $short } left.
then-ark-falls = Strength { $n } against { COUNT($need, "# life point", "# life points") }: { $card } falls, you enter with { COUNT($life, "# life point", "# life points") }.
then-base-short = Strength { $n } against resistance { $need }: { $short } short.
then-base-falls = Strength { $n } against resistance { $need }: breached{ COUNT($cards, "; you may destroy its card", "; you may destroy one of its # cards", zero: "") }.
then-base-blockable = Strength { $n } against resistance { $need }: breached unless blocked{ COUNT($cards, "; you may destroy its card", "; you may destroy one of its # cards", zero: "") }.
then-block-falls = If { $card } blocks (resistance { $need }), it falls.
then-block-holds = If { $card } blocks (resistance { $need }), nothing happens.
then-own-base-falls = Strength { $n } against resistance { $need }: your base is breached.
then-own-base-holds = Strength { $n } against resistance { $need }: your base holds.
then-own-block-falls = Strength { $n } against resistance { $need }: { $card } falls, your base is safe.
then-own-block-holds = Strength { $n } against resistance { $need }: { $card } holds, your base is safe.
then-enter = { $card } enters with { COUNT($n, "# life point", "# life points") }.
then-covers = It covers { $card }, which is no longer active.
then-destroys = { $card } is destroyed.
then-uncovers = { $card } becomes active.
then-joins = { $card } leaves { $who } and joins your squad.
then-demoted = { $card } of { $who } goes under its stack.
then-destroyed = { $card } of { $who } is destroyed.
then-no-card = No card is left there.
then-discards = { $card } is discarded.
then-free = Free this time; the next discard this turn costs { $n }.
then-replaced = Another card takes its place.
then-level = Level { $n }: slot { $n } opens, resistance { $resistance } → { $resistance-to }, income { $income } → { $income-to }.
then-stronger = One attack symbol becomes critical. All attack dice together: strength { $n } → { $to }.
then-critical = One attack symbol becomes critical.
then-tactical = { $symbol }% attack symbol, { $critical }% critical hit.
then-harvest = { $one }% for at least 1 paragon, { $two }% for 2.
then-arrange = { COUNT($n, "Costs # resource when you are done, if anything has changed.", "Costs # resources when you are done, if anything has changed.", zero: "Costs nothing this time.") }
then-unchanged = Nothing has changed: it costs nothing.
then-again = { COUNT($n, "# die is", "# dice are") } rolled again; then { COUNT($left, "# re-roll is left", "# re-rolls are left", zero: "no re-roll is left") }.
then-keep-all = You keep { COUNT($n, "# resource", "# resources") } and { COUNT($symbols, "# attack symbol", "# attack symbols") }; unused re-rolls are lost.
then-roll-ark = Next roll: { $n }% to conquer the ark with { $card }.
then-roll-enter = Next roll: { $n }% for a symbol to enter the ark.
then-roll-base = Next roll: { $n }% to breach the base of { $who }.
then-roll-resources = Next roll: { $n }% for { COUNT($least, "# resource", "# resources") } or more.
then-dice-lost = { COUNT($n, "# die is", "# dice are") } left unused.

# Before a turn ends
unused-resources = Dice worth { COUNT($n, "# resource", "# resources") } are not traded yet.
unused-paragon = Dice worth { $n } paragon are not traded yet.
unused-attack = { COUNT($n, "# attack die is", "# attack dice are") } left: you can still attack.
unused-effect = You can still use { $card }.
unused-cards = Your { COUNT($n, "resource is", "# resources are") } enough for { COUNT($cards, "# open card", "# open cards") }.
unused-level = You can still upgrade your base for { COUNT($n, "# resource", "# resources") }.

# What is missing, on a card
short-resources = { $n } short
short-trade = trade first

# What led to a question
background-effect = { $card }: { $effect }.
background-offer = { $card }: { $effect }. { COUNT($left, "# resource", "# resources", zero: "No resource") } would be left.
