# What is missing when an answer is refused, what an answer changes, and what would be left unused.
goods-needed = { LIST(COUNT($food, "# food", zero: ""), COUNT($energy, "# energy", zero: ""),
    COUNT($materials, "# material", "# materials", zero: ""), COUNT($credits, "# credit", "# credits", zero: ""),
    COUNT($science, "# science", zero: ""), by: ", ", last: " and ") }
goods-had = { LIST(IF($wants-food, COUNT($has-food, "# food")), IF($wants-energy, COUNT($has-energy, "# energy")),
    IF($wants-materials, COUNT($has-materials, "# material", "# materials")),
    IF($wants-credits, COUNT($has-credits, "# credit", "# credits")),
    IF($wants-science, COUNT($has-science, "# science")), by: ", ", last: " and ") }
lack-asked = You are being asked something else: { $question }

## Costs
lack-bill = You need { goods-needed }. You have { goods-had }.
lack-mix = You need { $need } in food, energy, materials or credits. You have { $have }.
lack-any = You need { $need } resources. You have { $have }.
lack-recall = You need 1 fleet power in a sector to recall. You have { $have }.
lack-deactivate = You need 1 fleet power to deactivate. You have { $have }.
lack-place = You need a place for corruption. All of yours are taken.
lack-shrinkable = You need a pure sector outside your home with population 2 or more that is not fixed. You have { $have }.
lack-destructible = You need an installation outside your home that is not printed. You have { $have }.
lack-agenda = You need an agenda beside the start agenda. You have { $have }.
lack-bounty = You need 1 bounty token. You have { $have }.
lack-reclaim = You need 1 reclaim token. You have { $have }.
lack-any-glory = You need 1 glory token. You have { $have }.
lack-token = You need 1 trade token. You have { $have }.
lack-field = You need a pure agenda field. You have { $have }.
lack-stock = You need { $need } { COUNT($need, $resource-one, $resource) }. You have { $have }.
lack-payment = The cost is { LIST(goods-needed, COUNT($free, "# of your choice", zero: ""), by: " plus ") }. Your payment: { $paid }.
lack-upkeep = You must pay exactly { $need } of { $due } upkeep. That covers { $covered }.
lack-upkeep-pairs = Energy and materials pay upkeep in pairs. Here: { $n }, an odd number.
lack-upkeep-credits = Credits pay upkeep only with improved { $technology }. You do not have it.

## Turns
lack-house = Only { $n } houses take part here. { $house } is not one of them.
lack-house-taken = You need a house that is free. { $who } plays { $house }.
lack-house-fallen = You need a house that has not fallen. { $house } has, in this scenario.
lack-focus-played = You need a card from your hand. { $focus } is in your discard pile.
lack-focus-later = { $focus } joins your hand after cycle 1. This is cycle { $cycle }.
lack-agenda-hand = You need an agenda from your hand. { $agenda } is not in it.
lack-agenda-focus = { $agenda } is a { $kind } agenda and goes with { $focuses }. The focus of this turn is { $focus }.
lack-action-done = You have already taken this action in this turn.
lack-actions = You have taken { $taken } of { $most } actions.{ NTH($most, "", "", " A third needs a trade token when the card is selected.", "") }
lack-technology = You need the technology { $technology }. You do not have it.
lack-extra-used = { $technology } acts once in a turn. It has already done so.
lack-extra-focus = { $technology } goes with { $focuses }. The focus of this turn is { $focus }.
lack-extra-ways = { $technology } has { COUNT($n, "# extra action", "# extra actions", zero: "no extra action") }.
lack-extra-invaded = { $technology } regroups before the first invasion. You have already invaded in this turn.
lack-agenda-used = An agenda acts once. You have already taken the action of { $agenda }.
lack-agenda-none = You need an agenda played in this turn. You have played none.
lack-part = You may choose from what the card offers now. That is not among it: { $effect }.
lack-part-done = This part is already done: { $effect }.
lack-effect = It would have no effect now: { $effect }.
lack-active = You need 1 active fleet power. You have { $have }, and { $more } inactive.
lack-inactive = You need inactive fleet power. You have { $have }.
lack-trade-board = You need a token on the trade board. It has { $have }.
lack-nothing-there = None of these effects can be done in { $sector }.
lack-fields = You have { $n } fields for agendas, beside the start agenda.
lack-kind-twice = { $agenda } in field { $field } is a { $kind } agenda, too. Replace that one, or put the new one under its stack.
lack-tokens = You need { COUNT($need, "# trade token", "# trade tokens") }. You have { $have }.
lack-token-room = { COUNT($need, "# trade token needs an agenda", "# trade tokens need an agenda each") }. You have room for { $have }.
lack-decree = The { NTH($number, "first", "second") } decree counts only if { $condition }. Right now: { $have }.

## Cards and tokens
lack-kind = This gives a { $kind } agenda only.
lack-offer = You need an open { $kind } agenda. There is none.
lack-stack = You need a card in the { $kind } stack. It is empty.
lack-drawn = { $card } was not drawn. You have { COUNT($n, "# choice", "# choices") }.
lack-agenda-board = You need an agenda at your house board. { $agenda } is not there.
lack-field-corrupt = You need a pure field. Field { $field } with { $agenda } is corrupted.
lack-field-empty = You need an agenda in the field. There is none in field { $field }.
lack-preferred = You need a preferred focus of your house. { $focus } is not one.
lack-focus-away = You need a card in your hand or discard pile. { $focus } is in neither.
lack-research-cycle = Research begins in cycle { $need }. This is cycle { $have }.
lack-improved = You need a technology that is not improved yet. { $technology } is.
lack-basic-only = This gives basic technologies only.
lack-improved-limit = Your civilization allows { COUNT($most, "# improved technology", "# improved technologies", zero: "no improved technology") }. You have { $have }.
lack-barrier = The improved cards on the board are free from cycle { $need } on. This is cycle { $have }.
lack-improved-gone = You need the improved card of { $technology }. It is not on the board.
lack-owned = You already have { $technology }.
lack-technologies = You have room for { $most } technologies. You have { $have }.
lack-no-copy = You need a copy of { $technology } on display. None is left.
lack-copy = You need a copy of { $technology } with { $n } influence. The one left has { $left }.
lack-track = This advances the { $track } track only.
lack-track-end = The { $track } track is on its last space, { $space }.
lack-track-least = This advances your least advanced track, on space { $least }. The { $track } track is on space { $space }.
lack-basic-goods = You may take food, energy or materials, but not { $resource }.
lack-stock-full = You have { $have } { $resource }. { $most } is the limit.
lack-produce = You produce what the new guild gives: { $resource }.
lack-produced = You have already produced { $resource } with this effect.
lack-exchange = You may exchange 1 to { $most } science. That was { $n }.
lack-bonus = The token came from slot { $most }. You may take that bonus or a lower one, but not the one of slot { $slot }.
lack-new-glory = Only the new glory token of { $value } may rise.
lack-glory-top = A glory token of 5 is the highest.
lack-glory = You need a glory token of { $value }. You have { $have }.

## Sectors
lack-no-sector = There is no such sector: this map has { $number }.
lack-owner = You need a sector of your own. { $sector } belongs to { $who }.
lack-voidborn = You need a sector of your own. The void holds { $sector } with { $n } fleet power.
lack-unowned = You need a sector of your own. Nobody holds { $sector }.
lack-here = This happens in { $sector } only.
lack-elsewhere = This happens outside { $sector }.
lack-home = This does not happen in a home such as { $sector }.
lack-guild-kind = This founds { $guild } only.
lack-guild-room = You need a free guild slot. In { $sector } { $have } of { $most } are taken.
lack-guild-slots = You need a free guild slot. All { $most } in your sectors are taken.
lack-guild-there = You need { $guild } in { $sector }. There are { $have }.
lack-installation-kind = This builds a { $installation } only.
lack-installation-room = You need a free installation slot. In { $sector } { $have } of { $most } are taken.
lack-installation-slots = You need a free installation slot. { COUNT($most, "The only one in your sectors is taken", "All # in your sectors are taken", zero: "Your sectors have none") }.
lack-installation-there = You need a { $installation } in { $sector }. There are { $have }.
lack-printed = What is printed stays. In { $sector } everything of this kind is printed: { $what } ({ $have }).
lack-starbases = You may have { COUNT($most, "# starbase", "# starbases") } in a sector. { $sector } has { $have }.
lack-growable = You need a pure sector with population 1 to 5. You have { $have }.
lack-grown = The population of { $sector } has already grown with this effect.
lack-no-corruption = You need corruption to remove. You have { $have }.
lack-corrupted = You need a pure place. There is corruption on { $place }.
lack-pure = You need a corrupted place. There is no corruption on { $place }.
lack-resists = Corruption needs a place that does not resist it. { $place } does.
lack-no-population = You need a sector with population. { $sector } has none.
lack-fixed = The population of { $sector } is always { $have }.
lack-population-top = { $sector } has population { $have }, the highest there is.
lack-population = You need population { $need }. { $sector } has { $have }.
lack-chambers = The Chambers hold { COUNT($most, "# marker", "# markers") }. They have { $have }.
lack-reach-mat = This reaches tracks and agenda fields only.
lack-reach-sector = This reaches sectors only.
lack-reach-field = This reaches agenda fields only.
lack-reach-track = This reaches tracks only.
lack-reach-chambers = This reaches the Chambers only.
lack-near = This reaches { $sector } and sectors adjacent to it only.
lack-same-place = Corruption moves to another place. It already lies on { $place }.
lack-not-voidborn = You need a voidborn sector. In { $sector } there is no fleet power of the void.
lack-not-fallen = You need a voidborn or fallen sector. { $sector } is neither.
lack-beside = You need a sector next to one of yours. { $sector } is not.
lack-void-room = A sector has room for { $most } fleet power of the void. { $sector } has { $have }, and { $more } would join it.
lack-least = You need the lowest population, { $need }. { $sector } has { $have }.
lack-most = You need the highest population, { $need }. { $sector } has { $have }.

## Fleet power
lack-yard = You need a shipyard. { $sector } has { $have }.
lack-fleet-type = You may deploy { $fleet-many } only.
lack-formations = { $sector } needs { COUNT($have, "# fleet token", "# fleet tokens") }. { $most } are allowed, so nothing goes.
lack-fleet = You need { $need } { COUNT($need, $fleet, $fleet-many) } in { $sector }. There are { $have }.
lack-last-fleet = 1 fleet power has to stay in { $sector }. It has { $have }.
lack-storm = You need adjacent sectors. A storm lies between { $src } and { $dst }.
lack-apart = You need adjacent sectors. { $src } and { $dst } are not.
lack-own = You need a sector of somebody else. { $sector } is yours.
lack-home-of = Homes cannot be conquered. { $sector } is the home of { $who }.
lack-peace = Players do not invade each other in this game. { $sector } belongs to { $who }.
lack-no-source = You need fleet power in a sector next to { $sector }. You have { $have }.
lack-send = You need to send { $need } fleet power. You have sent { $have }.
lack-send-none = A sector sends at least { $need } fleet power, or you leave it out. That was 0.
lack-sent = You have already decided on { $fleet-many } from { $sector }.
lack-not-empty = You need an empty sector. { $sector } has { $have } fleet power.
lack-launch = You need { COUNT($need, "# carrier", "# carriers") } and as much active fleet power. You have { COUNT($carriers, "# carrier", "# carriers") } and { $active } active fleet power.
lack-bombs = You need an action that bombards. This one does not.
lack-missiles = Basic missiles are declared and paid for. Yours are improved and fire by themselves: { $damage } damage here.
lack-base = You need a shipyard or starbase next to { $sector }. You have { $have }.
lack-absorb = You need absorption that works in this step. There is none from { $source }.
lack-in-combat = You need { $fleet-many } in this combat. You have { $have }.

## What an answer changes, and what would be left
change-lost = You lose { $sector }.
change-of = { $resource } { $before } → { $after }
change-stock = Stock: { LIST($food, $energy, $materials, $credits, $science, by: ", ") }
change-price = You pay { LIST(goods-needed, COUNT($free, "# of your choice", zero: ""), by: " plus ") }. You have { goods-had }.
change-influence = Influence { $before } → { $after }
change-expected = End of the cycle: { $before } → { $after } influence
change-falling = The void would then take { $sector } at the end of the cycle.
change-population = Population of { $sector } { $before } → { $after }
change-yield = Yield of { $resource } { $before } → { $after }
change-upkeep = Upkeep { $before } → { $after }
change-corruption = Corruption { $before } → { $after }
change-strike = Strength of the void's skirmish { $before } → { $after }
change-tokens = Trade tokens { $before } → { $after }
change-glory = Glory tokens { $before } → { $after }
change-active = Active fleet power { $before } → { $after }
change-deployed = Fleet power in sectors { $before } → { $after }
change-payable = You can pay for { COUNT($n, "# of its 3 actions", zero: "none of its 3 actions") }.
unused-actions = You can still take { COUNT($n, "# action", "# actions") }: { NTH($n, "", LIST($first, $second, $third, by: ", ", last: " or "), LIST($first, $second, $third, by: ", ")) }.
unused-extra = You can still take the extra action of { $technology }.
unused-agenda = You can still take the action of { $agenda }.
unused-part = Something is still to be had: { $line }.
unused-tokens = You can keep { COUNT($n, "# trade token", "# trade tokens") } on your agendas.

## What is missing for something out of reach
short-needs = { $action }: needs { $what }.
short-food = { $n } more food
short-energy = { $n } more energy
short-materials = { COUNT($n, "# more material", "# more materials") }
short-credits = { COUNT($n, "# more credit", "# more credits") }
short-science = { $n } more science
short-mix = { $n } more of food, energy, materials or credits
short-any = { COUNT($n, "# more resource", "# more resources") }
short-goods = { $n } more of food, energy, materials or credits
short-recall = { $n } fleet power in a sector
short-deactivate = { $n } fleet power
short-corruption = { COUNT($n, "a free place for corruption") }
short-shrink = { COUNT($n, "a pure sector with population 2 outside your home") }
short-destroy-installation = { COUNT($n, "# installation outside your home") }
short-remove-agenda = { COUNT($n, "# agenda beside the start agenda") }
short-discard-bounty = { COUNT($n, "# bounty token") }
short-discard-reclaim = { COUNT($n, "# reclaim token") }
short-discard-glory = { COUNT($n, "# glory token") }
short-return-token = { COUNT($n, "# trade token") }
short-corrupt-field = { COUNT($n, "a pure agenda field") }
short-levels = { COUNT($n, "# more level", "# more levels") }

## What led to a question
# $absorbs  whether something can absorb
# $pods     how many may escape
background-damage = { $salvo ->
        [0] Approach to { $sector }
       *[other] Salvo { $salvo } in { $sector }
    }: { $n } damage hits you. Each fleet power you lose takes 1 of it and becomes active again.{ IF($absorbs, " Absorbing costs no fleet power, but is used up for this combat and impossible after the first loss.") }{ IF($pods, " What escapes goes home instead.") }
background-destroyers = Once in a combat your destroyers deal { $n } more damage. Saved, they can still do so in a later salvo if they survive.
background-glory-limit = At the end of a turn at most { $most } glory tokens stay. You have { $have }.
background-glory-lost = You have lost a sector: discard 1 glory token for it.
background-tokens = You have { COUNT($have, "# trade token", "# trade tokens") } and room for { $room }: each agenda holds one, which covers its upkeep. What you do not keep goes back to the trade board, where anybody can gain it{ IF($nexus, "; Trade Nexus gives you the bonus of its place") }.
background-there = “There” is { $sector }.
background-upkeep = You owe { $due } upkeep. 1 food pays 1, and so do 2 of energy and materials. What you cannot pay costs { $points } influence each.
background-several = You may choose up to { $n } times, one after another.
