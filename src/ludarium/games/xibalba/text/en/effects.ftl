# Card texts are put together from these phrases. $n is an amount, $what a phrase.

effect-gain-resources =
    gain { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
effect-lose-resources =
    lose { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
effect-gain-paragon = gain { $n } paragon
effect-lose-paragon = lose { $n } paragon
effect-roll-paragon =
    roll { $n ->
        [one] 1 paragon die and gain what it shows
       *[other] { $n } paragon dice and gain what they show
    }
effect-steal-resources =
    take { $n ->
        [one] 1 resource
       *[other] { $n } resources
    } from an opponent
effect-steal-paragon = take { $n } paragon from an opponent
effect-others-lose-resources =
    every opponent loses { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
effect-others-gain-resources =
    every opponent gains { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
effect-damage-ark =
    the foreign soldier in the ark loses { $n ->
        [one] 1 life point
       *[other] { $n } life points
    }
effect-heal =
    your soldier in the ark gains { $n ->
        [one] 1 life point
       *[other] { $n } life points
    }
effect-win-over-soldier = an opponent's active soldier of cost { $n } or less joins your squad
effect-roll-attack =
    roll { $n ->
        [one] 1 attack die
       *[other] { $n } attack dice
    } into your action pool
effect-pool-dice = dice allowed in your pool this turn { $n }
effect-rerolls = your re-rolls this turn { $n }
effect-destroy-soldier = destroy an opponent's active soldier
effect-destroy-civilian = destroy an opponent's active civilian
effect-destroy-building = destroy an opponent's active building
effect-destroy-upgrade = destroy an opponent's active upgrade card
effect-destroy-ark = destroy the foreign soldier in the ark
effect-destroy-this = this card is destroyed
effect-demote-soldier = an opponent's active soldier goes under its squad
effect-demote-upgrade = an opponent's active upgrade card goes under its stack
effect-recall = your soldier in the ark returns to the squad
effect-refresh = replace the open cards: { $what }
effect-add-symbol = add { $n }× { $what } to your action pool
effect-turn-blank =
    turn { $n ->
        [one] 1 blank
       *[other] up to { $n } blanks
    } into: { $what }
effect-until-end-of-turn = until the end of the turn: { $what }
effect-until-next-turn = until your next turn: { $what }
effect-per-soldier = for each soldier of your squad: { $what }
effect-per-civilian = for each active civilian of yours: { $what }
effect-per-building = for each active building of yours: { $what }
effect-or = { $first } or { $what }
effect-may = if you like: { $what }
effect-pay = you may pay { $n }: { $what }
effect-pay-each = pay { $n } each time: { $what }
effect-once = once a turn: { $what }
effect-attack = after each of its attacks: { $what }
effect-anyway = in any case: { $what }
effect-none = no effect

# Modifiers. $n has its sign; -own: on a soldier, for this soldier alone.
modifier-strength = strength of your soldiers { $n }
modifier-strength-own = this soldier's strength { $n }
modifier-ark-strength = strength of your soldier in the ark { $n }
modifier-ark-strength-own = this soldier's strength in the ark { $n }
modifier-resistance = resistance of your soldiers { $n }
modifier-resistance-own = this soldier's resistance { $n }
modifier-block-resistance = resistance of your soldier when it blocks { $n }
modifier-block-resistance-own = this soldier's resistance when it blocks { $n }
modifier-critical = strength of each critical hit of your soldiers { $n }
modifier-critical-own = strength of each critical hit of this soldier { $n }
modifier-loot = your loot from a base { $n }, nothing on a blank
modifier-loot-own = this soldier's loot from a base { $n }, nothing on a blank
modifier-control = paragon dice { $n } when your soldier controls the ark
modifier-control-own = paragon dice { $n } when this soldier controls the ark
modifier-kill = paragon dice { $n } when your soldier destroys a soldier
modifier-kill-own = paragon dice { $n } when this soldier destroys a soldier
modifier-entry-life = life points { $n } when your soldier enters the ark
modifier-entry-life-own = life points { $n } when this soldier enters the ark
modifier-unblockable = your attacks cannot be blocked
modifier-unblockable-own = this soldier's attacks cannot be blocked
modifier-no-block = your soldiers cannot block
modifier-no-block-own = this soldier cannot block
modifier-paragon-value = paragon value of your soldiers { $n }
modifier-paragon-value-own = this soldier's paragon value { $n }
modifier-base-resistance = resistance of your base { $n }
modifier-one-die-resistance = resistance of your base against a single die { $n }
modifier-guard = loot from your base { $n }
modifier-pool = dice allowed in your pool { $n }
modifier-reroll = your re-rolls { $n }
modifier-blank-trade = resources { $n } for each blank you trade
modifier-medicine-life = life points from your medicine { $n }
modifier-soldier-price = your price of soldiers { $n }
modifier-civilian-price = your price of civilians { $n }
modifier-building-price = your price of buildings { $n }
modifier-event-price = your price of events { $n }
modifier-reorganise-price = your price of reorganising { $n }, at least 1
modifier-medicine-price = your price of medicine { $n }, at least 1
modifier-weapon-technology-price = your price of weapon technology { $n }, at least 1
modifier-tactical-attack-price = your price of tactical attacks { $n }, at least 1
modifier-harvest-price = your price of harvesting { $n }, at least 1
modifier-discard-price = your price of discarding { $n }, at least 1
modifier-upgrade-price = your price of base upgrades { $n }, at least 1
