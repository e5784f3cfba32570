# Why not: what an answer needs, and what there is. $need and $have are amounts, $n a number, $card a card, $who a player.
lack-resources = You need { COUNT($need, "# resource", "# resources") }, you have { $have }.
lack-trade = You need { COUNT($need, "# resource", "# resources") }, you have { $have }. Trade your dice first: then you have { $n }.
lack-symbols = You need { COUNT($need, "# attack symbol", "# attack symbols") }, you have { $have }.
lack-criticals = You need { COUNT($need, "# critical hit", "# critical hits") }, you have { $have }.
lack-no-dice = An attack needs at least 1 die. You have { COUNT($symbols, "# attack symbol", "# attack symbols") } and { COUNT($criticals, "# critical hit", "# critical hits") }.
lack-technology = You need an attack symbol, you have none{ COUNT($n, "; your critical hit does not count", "; your # critical hits do not count", zero: "") }.
lack-die = You have no die that shows: { $face }.
lack-blank = { COUNT($n, "You have # blank", "You have # blanks") }, but no card that makes use of blanks.
lack-trade-attack = Not for trade: { $face }. It is for attacks.

# Who is asked for what
lack-chance = Nobody chooses this: it is rolled or drawn.
lack-waits-turn = It is { $who }'s turn.
lack-waits-block = { $who } is deciding whether to block.
lack-waits-faction = { $who } is choosing a faction.
lack-first-faction = First choose your faction.
lack-first-resolve = First choose which of your effects to resolve.
lack-first-pool = First choose your dice, at most { $most }.
lack-first-keep = First choose which dice you keep; { COUNT($n, "# re-roll is left", "# re-rolls are left") }.
lack-first-block = First decide whether to block the attack of { $who }.
lack-first-destroy = First choose which card of { $who } you destroy, or none.
lack-first-pay = First decide whether to pay { $n } for { $card }.
lack-first-effect = First carry out { $card }.
lack-first-arrange = You are reorganising: finish that first.
lack-faction = You already play { $faction }.
lack-taken = { $who } already plays { $faction }.
lack-taken-board = { $who } plays { $faction }, the other side of this board.
lack-effects-over = Your effect phase is over; this is your action phase.
lack-dice-over = Your dice phase is over; this is your action phase.
lack-no-raid = Your base is not under attack.
lack-no-breach = You have not breached a base.
lack-no-effect = No effect is being carried out.
lack-arrange = Choose Reorganise first; it costs { COUNT($n, "# resource", "# resources", zero: "nothing") }.

# Dice
lack-pool-kind = At most { $most } dice of a kind; you chose { $n }.
lack-pool-exact = You take exactly { COUNT($most, "# die", "# dice") }; you chose { $n }.
lack-pool = You take { $least } to { $most } dice; you chose { $n }.
lack-pool-fewer = You remove dice: keep at most { $resource } resource and { COUNT($attack, "# attack die", "# attack dice") }.
lack-pool-more = You add dice: keep at least { $resource } resource and { COUNT($attack, "# attack die", "# attack dice") }.
lack-keep = You want to keep { COUNT($need, "# die", "# dice") } with this face ({ $face }); you rolled { $have }.

# Ark and attacks
lack-ark-empty = You need a soldier in the ark, but the ark is empty.
lack-ark-nobody = You need a soldier in the ark; { $card } in there is nobody's.
lack-ark-other = You need a soldier in the ark; { $card } in there is { $who }'s.
lack-own-ark = Your own { $card } is in the ark: from there you attack bases.
lack-own-base = This is your own base.
lack-no-base = There are only { $n } bases at this table.
lack-vacant = The ark is empty: there is nobody to attack, but you can enter.
lack-inside = Your { $card } is already in the ark.
lack-occupied = { $card } is in the ark with { COUNT($n, "# life point", "# life points") } and must be destroyed first.
lack-life = { $card } already has { $n } life points, the maximum.
lack-plunder = You breached the base of { $who }: choose a card in one of its slots.
lack-top-only = Only the top card of a slot can be destroyed; { COUNT($n, "# card lies", "# cards lie") } on this one.
lack-spot = You want card { $need } from the top; the stack ({ $spot }) has { COUNT($have, "# card", "# cards", zero: "none") }.

# Cards
lack-not-open = { $card } is not in the market.
lack-in-ark = { $card } is in the ark, not in the market.
lack-apocalypse = In Apocalypse mode the cards of the market cannot be discarded.
lack-type-soldier = { $card } is a soldier and joins the squad.
lack-type-civilian = { $card } is a civilian and goes into a build slot.
lack-type-building = { $card } is a building and goes into a build slot.
lack-type-event = { $card } is an event: it happens at once and has no place.
lack-slot-civilian = Slot { $n } holds civilians; { $card } is a building.
lack-slot-building = Slot { $n } holds buildings; { $card } is a civilian.
lack-locked = You need base level { $n } for slot { $n }, yours is { $have }.
lack-empty-squad = You need a soldier in your squad; it is empty.
lack-empty-slot = Your slot { $n } is empty.
lack-top-level = Your base is at level { $n }, the highest.
lack-upgraded = You have already upgraded your base this round.

# Reorganising
lack-just-arranged = Your last reorganisation changed nothing: do something else first.
lack-nothing-to-arrange = You have { COUNT($n, "# card", "# cards", zero: "no cards") } and { COUNT($slots, "# build slot", "# build slots") }: nothing can be moved.
lack-on-top = This card is already on top.
lack-deep = You want card { $need } from the top; the stack has { COUNT($have, "# card", "# cards", zero: "none") }.
lack-stays = Soldiers stay in the squad, all other cards in build slots.
lack-same-slot = The card is already in slot { $n }.
lack-both-empty = Slots { $first } and { $second } are both empty.
lack-lower-first = Name the lower slot first: { $first }, then { $second }.

# Effects
lack-use-squad = Soldiers act by attacking and blocking, not by an action of their own.
lack-effect-phase = { $card } has no effect for the effect phase.
lack-dice-phase = { $card } has no effect for the dice phase.
lack-action-phase = { $card } has no effect to use in the action phase.
lack-resolved = You have already resolved { $card } this round.
lack-used = You have already used { $card } this turn.
lack-must = { $card } cannot be skipped.
lack-ways = { $card } offers only { COUNT($n, "# way", "# ways") }.
lack-no-target = { $card } needs no target.
lack-gone = { $card } has left your base.
lack-per-soldier = { $card } counts soldiers in your squad; you have none.
lack-per-civilian = { $card } counts your active civilians; you have none.
lack-per-building = { $card } counts your active buildings; you have none.
lack-per-kin = { $card } counts your active cards that bear your faction; you have none.
lack-if-holding = { $card } needs your soldier in the ark.
lack-if-outside = { $card } works only while your soldier is not in the ark.
lack-turn-blank = { $card } needs a blank in your action pool; you have none.
lack-refresh = There is no open card of this type: { $type }.
choice-left = { COUNT($n, "there is #", "there are # to choose from", zero: "there is none") }
lack-damage-ark = { $card } strikes an enemy soldier in the ark; { choice-left }.
lack-destroy-ark = { $card } strikes an enemy soldier in the ark; { choice-left }.
lack-steal-resources = { $card } takes from an opponent with resources; { choice-left }.
lack-steal-paragon = { $card } takes from an opponent with paragon; { choice-left }.
lack-destroy-soldier = { $card } strikes an opponent's active soldier; { choice-left }.
lack-destroy-civilian = { $card } strikes an opponent's active civilian; { choice-left }.
lack-destroy-building = { $card } strikes an opponent's active building; { choice-left }.
lack-destroy-upgrade = { $card } strikes an opponent's active upgrade card; { choice-left }.
lack-demote-soldier = { $card } needs an opponent's squad of 2 or more; { choice-left }.
lack-demote-upgrade = { $card } needs an opponent's slot with 2 or more cards; { choice-left }.
lack-win-over-soldier = { $card } needs an opponent's active soldier of cost { $most } or less; { choice-left }.
