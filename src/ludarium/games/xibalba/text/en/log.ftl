# Answers, questions and the log.

verb-faction = Play { $faction }
verb-draw = Draw { $card }
verb-roll-resource = Roll resource dice: { $blank } blank, { $r1 }×1, { $r2 }×2, { $r3 }×3
verb-roll-attack = Roll attack dice: { $blank } blank, { $attack } attack, { $critical } critical
verb-roll-paragon = Roll paragon dice: { $blank } blank, { $p1 }×1, { $p2 }×2
verb-resolve = Resolve the effect: { $place }
verb-pool = Take { $resource } resource and { $attack } attack dice
verb-keep =
    Keep ( { $r1 ->
        [0] { "" }
       *[other] { $r1 }×①{ " " }
    }{ $r2 ->
        [0] { "" }
       *[other] { $r2 }×②{ " " }
    }{ $r3 ->
        [0] { "" }
       *[other] { $r3 }×③{ " " }
    }{ $attack ->
        [0] { "" }
       *[other] { $attack }×⚔{ " " }
    }{ $critical ->
        [0] { "" }
       *[other] { $critical }×✸{ " " }
    }{ $r0 ->
        [0] { "" }
       *[other] { $r0 }×▢{ " " }
    }{ $a0 ->
        [0] { "" }
       *[other] { $a0 }×▫{ " " }
    })
verb-trade = Trade { $face }
verb-attack = Attack { $target }: { $symbols } attack, { $criticals } critical
verb-enter =
    Enter the empty ark { $critical ->
        [yes] with a critical hit
       *[no] with an attack symbol
    }
verb-block = Block
verb-let-through = Let the attack through
verb-destroy = Destroy the card in { $spot }, { $depth } below the top
verb-spare = Destroy nothing
verb-buy-soldier = Buy { $card }
verb-buy-upgrade = Buy { $card } for { $place }
verb-buy-event = Buy the event { $card }
verb-discard-open = Discard { $card } from the market
verb-discard-own = Discard the own top card: { $place }
verb-reorganise = Reorganise
verb-bring = To the top of { $place }: the card { $depth } below
verb-shift = Move from { $src } to { $dst }: the card { $depth } below the top
verb-swap = Exchange { $first } and { $second }
verb-done = Done
verb-medicine = Medicine
verb-weapon-technology = Weapon technology
verb-tactical-attack = Tactical attack
verb-harvest = Harvest
verb-upgrade = Upgrade the base
verb-use = Use the effect: { $place }
verb-apply =
    Carry out { $which ->
        [0] the effect
       *[other] the other effect ({ $which })
    }: { $spot }
verb-skip = Do without
verb-end = End the turn

event-faction = Seat { $seat } plays { $faction }.
event-ark-soldier = { $card } stands in the ark with { $life } life points.
event-opened = { $card } comes into the market.
event-reshuffled = A discard pile is reshuffled: { $type }.
event-start-roll = Seat { $seat } rolls { $amount } for the start.
event-starts = Seat { $seat } starts.
event-turn = Turn of seat { $seat }.
event-income = Seat { $seat }: the base produces { $amount }.
event-resolved = Seat { $seat }: the effect of { $card }.
event-pool = Seat { $seat } takes { $resource } resource and { $attack } attack dice.
event-rolled-resource = Seat { $seat } rolls: { $blank } blank, { $r1 }×1, { $r2 }×2, { $r3 }×3.
event-rolled-attack = Seat { $seat } rolls: { $blank } blank, { $attack } attack, { $critical } critical.
event-rolled-paragon = Seat { $seat } rolls paragon: { $blank } blank, { $p1 }×1, { $p2 }×2.
event-kept =
    Seat { $seat } keeps ( { $r1 ->
        [0] { "" }
       *[other] { $r1 }×①{ " " }
    }{ $r2 ->
        [0] { "" }
       *[other] { $r2 }×②{ " " }
    }{ $r3 ->
        [0] { "" }
       *[other] { $r3 }×③{ " " }
    }{ $attack ->
        [0] { "" }
       *[other] { $attack }×⚔{ " " }
    }{ $critical ->
        [0] { "" }
       *[other] { $critical }×✸{ " " }
    }{ $r0 ->
        [0] { "" }
       *[other] { $r0 }×▢{ " " }
    }{ $a0 ->
        [0] { "" }
       *[other] { $a0 }×▫{ " " }
    }).
event-traded = Seat { $seat } trades { $face }.
event-gained = Seat { $seat }: +{ $amount } resources.
event-lost = Seat { $seat }: -{ $amount } resources.
event-paragon = Seat { $seat }: +{ $amount } paragon.
event-paragon-lost = Seat { $seat }: -{ $amount } paragon.
event-looted = Seat { $seat } loots { $amount } paragon from seat { $other }.
event-stole = Seat { $seat } takes { $amount } resources from seat { $other }.
event-attacked = Seat { $seat } attacks { $target } with strength { $strength }.
event-damaged = { $card } suffers { $amount }, { $life } life points left.
event-destroyed = { $card } is destroyed.
event-entered = Seat { $seat }: { $card } enters the ark with { $life } life points.
event-blocked = Seat { $seat } blocks with { $card }.
event-let-through = Seat { $seat } does not block.
event-held = The base of seat { $seat } holds.
event-breached = The base of seat { $seat } is breached.
event-bought = Seat { $seat } buys { $card }.
event-discarded = Seat { $seat } discards { $card }.
event-demoted = { $card } of seat { $seat } goes under its stack.
event-won-over = { $card } goes over from seat { $other } to seat { $seat }.
event-recalled = Seat { $seat }: { $card } leaves the ark.
event-reorganised = Seat { $seat } reorganises.
event-healed = Seat { $seat }: the ark soldier has { $life } life points.
event-weapon-technology = Seat { $seat }: an attack symbol becomes a critical hit.
event-die = Seat { $seat } rolls { $face }.
event-upgraded = Seat { $seat }: the base is now level { $level }.
event-used = Seat { $seat } uses { $card }.
event-controls = Seat { $seat } controls the ark.
event-won = Seat { $seat } has reached the target.

ask-ArkSoldier = A soldier is put into the ark.
ask-Factions = Which faction do you play?
ask-StartRoll = The start player is rolled for.
ask-Refill = The market is refilled.
ask-Turn = A turn begins.
ask-EffectPhase = Which effect do you resolve next?
ask-Effects = How do you carry out the effect?
ask-Offer = Do you pay for the effect?
ask-ChoosePool = Which dice do you take?
ask-ChangePool = How does your dice pool change?
ask-DiceEffects = Which dice-phase effect comes next?
ask-Roll = The dice are rolled.
ask-Keep = Which dice do you keep?
ask-Action = What do you do?
ask-AttackRoll = An attack die is rolled.
ask-Raid = Your base is attacked. Do you block?
ask-Plunder = Which card do you destroy?
ask-AttackDone = The attack is over.
ask-ParagonRoll = Paragon dice are rolled.
ask-EventDone = The event is over.
ask-Reorganise = How do you arrange your stacks?
ask-HarvestRoll = A paragon die is rolled.
