# Answers, questions and the log. Factions come before a colon, so that no verb has to agree with them.

## What seats and chance can answer
verb-lay = Lay tile { $tile }{ COUNT($turned, ", turned by # quarter", ", turned by # quarters", zero: "") }
verb-priority = Next in turn order: { $faction }
verb-key = Colour of the next letter: { $colour }
verb-drone-token = Next drone tile: { $drone }
verb-place = Start with { COUNT($scrappers, "# scrapper", "# scrappers") }{ IF($champion, " and the champion") } in { $region }
verb-play = Play { $card }{ IF($down, " face down, to buy") }
verb-order = Have { $card } delivered ({ LIST(LIST(COUNT($technology, "# technology", zero: ""),
    COUNT($energy, "# energy", zero: ""), by: ", "), "1 energy", by: " + ") })
verb-enlist = Enlist in { $region }{ IF($supplied, ", add a resource") }
verb-move = Move { moved-figures }: { $src } → { $dst }
verb-collect = Collect in { $region }{ IF($extra, " + 1 technology") }{ COUNT($swap, ", # swapped", zero: "") }
verb-kill = Kill a scrapper of { $faction } in { $region }
verb-build-refuge = Build a refuge in { $region }
verb-build-elevator = Build an elevator from { $ground } to { $roof }
verb-build-bridge = Build a bridge from { $first } to { $second } over { $over }
verb-gain = Gain { $amount } { COUNT($amount, $resource-one, $resource-many) }
verb-buy = Buy { $card } ({ LIST(COUNT($technology, "# technology", zero: ""), COUNT($energy, "# energy", zero: ""),
    by: ", ", none: "free") })
verb-relocate = Take the scrapper from { $region }
verb-take-refuge = Take the refuge from { $region }
verb-take-elevator = Take the elevator from { $ground } to { $roof }
verb-take-bridge = Take the bridge from { $first } to { $second } over { $over }
verb-harvest = Take { COUNT($amount, "# resource", "# resources") }{ COUNT($swap, " and swap #", zero: "") }
verb-deploy = Enlist a scrapper at the drone
verb-teleport = Send { IF($champion, "the champion", "a scrapper") } to { $region }
verb-reap = Kill { COUNT($scrappers, "# scrapper", "# scrappers") } of each other faction there

## What is asked
ask-Lay = Which tile lies next, and how is it turned?
ask-Key = The colours of the outposts are drawn.
ask-Place = What starts at the first refuge? The rest starts at the other.
ask-Plan = Which two cards do you lay, in secret?
ask-Turn = Which card do you play? Face up to act, face down to buy.
ask-Card = What do you do next with this card?
ask-Spend = Which icon of the card do you use for it? They are listed above.
ask-Relocate = Your reserve is empty: which scrapper goes there?
ask-TakeBuilding = Which construction do you take from the board?
ask-SpendCard = Which card do you spend for the Delivery Bot?
ask-Harvest = How many resources does the harvester take?
ask-Transport = Does a scrapper come with the transporter?
ask-Teleport = Where does the teleporter send a scrapper?
ask-Full = Your pad is full: what do you give back?
ask-Search = Does Abraham collect in his region?

## What happens
log-laid = Tile { $tile } lies at place { $place }{ COUNT($turned, ", turned by # quarter", ", turned by # quarters", zero: "") }.
log-priority = Turn order: { $place } { $faction }.
log-key = Outposts with the letter { $letter } are { $colour }.
log-drone-starts = { $drone } starts in { $region }.
log-mission-open = Column { $column }: mission { $mission }.
log-feat-dealt = { $faction }: draws the feat { $feat }.
log-feat-hidden = { $faction }: draws a secret { $colour } feat.
log-drafted = { $faction }: picks the feat { $feat }.
log-placed = { $faction }: starts with { LIST(COUNT($scrappers, "# scrapper", "# scrappers", zero: ""), IF($champion, "the champion"), by: " and ", none: "nobody") } in { $region }.
log-played-down = { $faction }: plays { $card } face down.
log-kept-down = { $faction }: keeps a card face down.
log-boosted = { $faction }: plays the candy boost { $boost }.
log-boost-drawn = { $faction }: draws the candy boost { $boost }.
log-boost-hidden = { $faction }: draws a candy boost.
log-enlisted = { $faction }: enlists in { $region }.
log-relocated = { $faction }: takes a scrapper from { $src } to { $dst }.
log-supplied = 1 { $resource } is put into { $region }.
log-moved = { $faction }: moves { moved-figures } from { $src } to { $dst }.
moved-figures = { LIST(COUNT($scrappers, "# scrapper", "# scrappers", zero: ""), IF($champion, "the champion"),
    COUNT($refuges, "# refuge", "# refuges", zero: ""), by: ", ", last: " and ", none: "figures") }
log-collected = { $faction }: collects in { $region }.
log-gained = { $faction }: gains { $amount } { COUNT($amount, $resource-one, $resource-many) }.
log-gave-back = { $faction }: gives back 1 { $resource }.
log-swapped = { $faction }: swaps for { $resource }.
log-flew = The { $drone } flies to { $region }.
log-built = { $faction }: builds { $building } in { $region }.
log-paid = { $faction }: pays { LIST(COUNT($technology, "# technology", zero: ""), COUNT($energy, "# energy", zero: ""),
    by: " + ", none: "nothing") }.
log-killed = { $faction }: loses a scrapper in { $region }.
log-stuck = { $faction }: cannot { $act }.
log-teleported = { $faction }: teleports { IF($champion, "the champion", "a scrapper") } to { $region }.
log-cube = { $faction }: controls the outpost in { $region }.
log-cube-back = Nobody controls the outpost in { $region }.
log-mission = { $faction }: scores { COUNT($points, "# supply", "# supplies") } for the mission { $mission }.
log-mission-skipped = { $faction }: chooses no mission this round.
log-scored = { $faction }: gains { COUNT($points, "# supply", "# supplies") }.
log-counted = { $faction }: gains { COUNT($points, "# supply", "# supplies") } in the supply count.
log-cards-counted = { $faction }: gains { COUNT($points, "# supply", "# supplies") } for cards.
log-recycled = { $faction }: recycles { $card }.
