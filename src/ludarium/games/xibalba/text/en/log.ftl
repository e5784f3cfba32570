# Answers, questions and the log.

# Dice by their faces, as far as there are any: ① ② ③ resources, ⚔ attack, ✸ critical hit, ✦ paragon, ▢ ▫ blank.
kept-dice = { COUNT($r1, " #×①", zero: "") }{ COUNT($r2, " #×②", zero: "") }{ COUNT($r3, " #×③", zero: "") }{ COUNT($attack, " #×⚔", zero: "") }{ COUNT($critical, " #×✸", zero: "") }{ COUNT($r0, " #×▢", zero: "") }{ COUNT($a0, " #×▫", zero: "") }{ $r1 ->
        [0] { $r2 ->
                [0] { $r3 ->
                        [0] { $attack ->
                                [0] { $critical ->
                                        [0] { $r0 ->
                                                [0] { COUNT($a0, "", zero: " nothing") }
                                               *[other] { "" }
                                            }
                                       *[other] { "" }
                                    }
                               *[other] { "" }
                            }
                       *[other] { "" }
                    }
               *[other] { "" }
            }
       *[other] { "" }
    }
attack-dice = { COUNT($symbols, " #×⚔", zero: "") }{ COUNT($criticals, " #×✸", zero: "") }
rolled-resource-dice = { COUNT($r1, " #×①", zero: "") }{ COUNT($r2, " #×②", zero: "") }{ COUNT($r3, " #×③", zero: "") }{ COUNT($blank, " #×▢", zero: "") }
rolled-attack-dice = { COUNT($attack, " #×⚔", zero: "") }{ COUNT($critical, " #×✸", zero: "") }{ COUNT($blank, " #×▢", zero: "") }
rolled-paragon-dice = { COUNT($p1, " #×✦", zero: "") }{ COUNT($p2, " #×✦✦", zero: "") }{ COUNT($blank, " #×▢", zero: "") }

verb-faction = Play { $faction }
verb-draw = Draw { $card }
verb-roll-resource = Roll resource dice:{ rolled-resource-dice }
verb-roll-attack = Roll attack dice:{ rolled-attack-dice }
verb-roll-paragon = Roll paragon dice:{ rolled-paragon-dice }
verb-resolve = Resolve the effect: { $place }
verb-pool = Take { $resource } resource and { $attack } attack dice
verb-keep = Keep{ kept-dice }
verb-trade = Trade { $face }
verb-attack = Attack { $target } with{ attack-dice }
verb-enter = Enter the empty ark { IF($critical, "with a critical hit", "with an attack symbol") }
verb-block = Block
verb-let-through = Let the attack through
verb-destroy = Destroy the card in { $spot }{ COUNT($depth, ", # below the top", zero: "") }
verb-spare = Destroy nothing
verb-buy-soldier = Buy { $card }
verb-buy-upgrade = Buy { $card } for { $place }
verb-buy-event = Buy the event { $card }
verb-discard-open = Discard { $card } from the market
verb-discard-own = Discard the own top card: { $place }
verb-reorganise = Reorganise
verb-bring = Bring to the top of { $place }: the card { $depth } below
verb-shift = Move a card from { $src } to { $dst }{ COUNT($depth, ": the one # below the top", zero: "") }
verb-swap = Exchange { $first } and { $second }
verb-done = Done
verb-medicine = Medicine
verb-weapon-technology = Weapon technology
verb-tactical-attack = Tactical attack
verb-harvest = Harvest
verb-upgrade = Upgrade the base
verb-use = Use the effect: { $place }
verb-apply = Carry out { COUNT($which, "the other effect (#)", zero: "the effect") }: { $spot }
verb-skip = Do without
verb-end = End the turn

event-faction = { $who } plays { $faction }.
event-ark-soldier = { $card } stands in the ark with { COUNT($life, "# life point", "# life points") }.
event-opened = { $card } comes into the market.
event-reshuffled = A discard pile is reshuffled: { $type }.
event-start-roll = { $who } rolls { $amount } for the start.
event-starts = { $who } starts.
event-turn = Turn of { $who }.
event-income = { $who }: the base produces { $amount }.
event-resolved = { $who }: the effect of { $card }.
event-pool = { $who } takes { $resource } resource and { $attack } attack dice.
event-rolled-resource = { $who } rolls{ rolled-resource-dice }.
event-rolled-attack = { $who } rolls{ rolled-attack-dice }.
event-rolled-paragon = { $who } rolls for paragon:{ rolled-paragon-dice }.
event-kept = { $who } keeps{ kept-dice }.
event-traded = { $who } trades { $face }.
event-gained = { $who }: +{ COUNT($amount, "# resource", "# resources") }.
event-lost = { $who }: -{ COUNT($amount, "# resource", "# resources") }.
event-paragon = { $who }: +{ $amount } paragon.
event-paragon-lost = { $who }: -{ $amount } paragon.
event-looted = { $who } loots { $amount } paragon from { $whom }.
event-stole = { $who } takes { COUNT($amount, "# resource", "# resources") } from { $whom }.
event-attacked = { $who } attacks { $target } with strength { $strength }.
event-damaged = { $card } suffers { $amount }, { COUNT($life, "# life point", "# life points") } left.
event-destroyed = { $card } is destroyed.
event-entered = { $who }: { $card } enters the ark with { COUNT($life, "# life point", "# life points") }.
event-blocked = { $who } blocks with { $card }.
event-let-through = { $who } does not block.
event-held = The base of { $who } holds.
event-breached = The base of { $who } is breached.
event-bought = { $who } buys { $card }.
event-discarded = { $who } discards { $card }.
event-demoted = { $card } of { $who } goes under its stack.
event-won-over = { $card } goes over from { $whom } to { $who }.
event-recalled = { $who }: { $card } leaves the ark.
event-reorganised = { $who } reorganises.
event-healed = { $who }: the ark soldier has { COUNT($life, "# life point", "# life points") }.
event-weapon-technology = { $who }: an attack symbol becomes a critical hit.
event-die = { $who } rolls { $face }.
event-upgraded = { $who }: the base is now level { $level }.
event-used = { $who } uses { $card }.
event-controls = { $who } controls the ark.
event-won = { $who } has reached the target.

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
