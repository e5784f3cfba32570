# Answers, questions and the log.

# Dice by their faces, as far as there are any: ① ② ③ resources, ⚔ attack, ✸ critical hit, ✦ paragon.
kept-dice = { LIST(COUNT($r1, "①", "#×①", zero: ""), COUNT($r2, "②", "#×②", zero: ""), COUNT($r3, "③", "#×③", zero: ""),
    COUNT($attack, "⚔", "#×⚔", zero: ""), COUNT($critical, "✸", "#×✸", zero: ""),
    COUNT($r0, "# blank", "# blanks", zero: ""), COUNT($a0, "# blank attack die", "# blank attack dice", zero: ""),
    none: "nothing") }
attack-dice = { COUNT($symbols, " ⚔", " #×⚔", zero: "") }{ COUNT($criticals, " ✸", " #×✸", zero: "") }
resource-roll = { LIST(COUNT($r1, "①", "#×①", zero: ""), COUNT($r2, "②", "#×②", zero: ""),
    COUNT($r3, "③", "#×③", zero: ""), COUNT($blank, "# blank", "# blanks", zero: ""), by: ", ") }
attack-roll = { LIST(COUNT($attack, "⚔", "#×⚔", zero: ""), COUNT($critical, "✸", "#×✸", zero: ""),
    COUNT($blank, "# blank", "# blanks", zero: ""), by: ", ") }
paragon-roll = { LIST(COUNT($p1, "✦", "#×✦", zero: ""), COUNT($p2, "✦✦", "#×✦✦", zero: ""),
    COUNT($blank, "# blank", "# blanks", zero: ""), by: ", ") }

verb-roll-resource = Roll resource dice: { resource-roll }
verb-roll-attack = Roll attack dice: { attack-roll }
verb-roll-paragon = Roll paragon dice: { paragon-roll }
verb-pool = Take { $resource } resource and { COUNT($attack, "# attack die", "# attack dice") }
verb-attack = Attack { $target } with{ attack-dice }
verb-enter = Enter the empty ark { IF($critical, "with a critical hit", "with an attack symbol") }
verb-destroy = Destroy the card in { $spot }{ COUNT($depth, ", # below the top", zero: "") }
verb-discard-open = Discard { $card } from the market
verb-discard-own = Discard your top card: { $place }
verb-bring = Bring the card { $depth } below to the top of { $place }
verb-shift = Move a card from { $src } to { $dst }{ COUNT($depth, ": the one # below the top", zero: "") }
verb-swap = Exchange { $first } and { $second }
verb-apply = Carry out { COUNT($which, "the other effect (#)", zero: "the effect") }: { $spot }

log-ark-soldier = { $card } is in the ark with { COUNT($life, "# life point", "# life points") }.
log-reshuffled = A discard pile is reshuffled: { $type }.
log-start-roll = { $who } rolls { $amount } for the start.
log-income = { $who } gets { COUNT($amount, "# resource", "# resources") } from the base.
log-pool = { $who } takes { $resource } resource and { COUNT($attack, "# attack die", "# attack dice") }.
log-rolled-resource = { $who } rolls { resource-roll }.
log-rolled-attack = { $who } rolls { attack-roll }.
log-rolled-paragon = { $who } rolls for paragon: { paragon-roll }.
log-traded = { $who } trades a die.
log-gained = { $who } gains { COUNT($amount, "# resource", "# resources") }.
log-lost = { $who } loses { COUNT($amount, "# resource", "# resources") }.
log-paragon = { $who } gains { $amount } paragon.
log-paragon-lost = { $who } loses { $amount } paragon.
log-looted = { $who } loots { $amount } paragon from { $whom }.
log-stole = { $who } takes { COUNT($amount, "# resource", "# resources") } from { $whom }.
log-attacked = { $who } attacks { $target } with strength { $strength }.
log-damaged = { $card } takes { $amount } damage{ COUNT($life, ": # life point left", ": # life points left", zero: "") }.
log-entered = { $who } sends { $card } into the ark with { COUNT($life, "# life point", "# life points") }.
log-breached = The base of { $who } is breached.
log-demoted = { $card } of { $who } goes under its stack.
log-won-over = { $card } leaves { $whom } and joins { $who }.
log-recalled = { $who } takes { $card } out of the ark.
log-healed = { $who } heals the soldier in the ark to { COUNT($life, "# life point", "# life points") }.
log-weapon-technology = { $who } turns an attack symbol into a critical hit.
log-tactical-attack = { $who } makes a tactical attack.
log-upgraded = { $who } upgrades the base to level { $level }.

ask-EffectPhase = Which effect do you resolve next?
ask-Keep = Which dice do you keep? The others are rolled again.
ask-ChangePool = How does your dice pool change?
ask-DiceEffects = Which effect of the dice phase do you resolve next?
ask-Raid = Your base is attacked. Do you block?
