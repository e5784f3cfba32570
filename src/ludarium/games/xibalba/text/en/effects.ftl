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
        [one] 1 paragon die
       *[other] { $n } paragon dice
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
effect-pool-dice = change your dice pool by { $n }
effect-rerolls = re-rolls this turn: { $n }
effect-destroy-soldier = destroy an opponent's active soldier
effect-destroy-civilian = destroy an opponent's active civilian
effect-destroy-building = destroy an opponent's active building
effect-destroy-upgrade = destroy an opponent's active upgrade card
effect-destroy-ark = destroy the foreign soldier in the ark
effect-destroy-this = this card is destroyed
effect-demote-soldier = an opponent's active soldier goes under the squad
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
effect-pay = pay { $n }: { $what }
effect-none = no effect

modifier-strength = strength { $n }
modifier-ark-strength = strength in the ark { $n }
modifier-resistance = resistance { $n }
modifier-block-resistance = resistance when blocking { $n }
modifier-critical = each critical hit { $n }
modifier-loot = loot from a base { $n }
modifier-control = paragon dice for controlling the ark { $n }
modifier-kill = paragon dice for destroying a soldier { $n }
modifier-entry-life = life points on entering the ark { $n }
modifier-unblockable = your attacks cannot be blocked
modifier-no-block = cannot block
modifier-paragon-value = paragon value { $n }
modifier-base-resistance = base resistance { $n }
modifier-one-die-resistance = base resistance against a single die { $n }
modifier-guard = less loot from your base { $n }
modifier-pool = dice in your pool { $n }
modifier-reroll = re-rolls { $n }
modifier-blank-trade = blanks can be traded for resources { $n }
modifier-medicine-life = life points from medicine { $n }
modifier-soldier-price = price of soldiers { $n }
modifier-civilian-price = price of civilians { $n }
modifier-building-price = price of buildings { $n }
modifier-event-price = price of events { $n }
modifier-reorganise-price = price of reorganising { $n }
modifier-medicine-price = price of medicine { $n }
modifier-weapon-technology-price = price of weapon technology { $n }
modifier-tactical-attack-price = price of tactical attacks { $n }
modifier-harvest-price = price of harvesting { $n }
modifier-discard-price = price of discarding { $n }
modifier-upgrade-price = price of base upgrades { $n }
