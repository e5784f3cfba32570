# Answers, questions and the log.

## What seats and chance can answer
verb-first = { $who } is next in turn order
verb-lay-out = Lay out { $technology } (improved)
verb-select = Select { $focus }{ IF($token, " with a trade token") }
verb-act = Take the { NTH($action, "first", "second", "third") } action{ IF($double, " twice") }
verb-extra = Extra action of { $technology }{ NTH($way, "", " (the second)", " (the third)", " (the fourth)") }
verb-deploy = Deploy 1 { $fleet } in { $sector }
verb-recall = Recall 1 { $fleet } from { $sector }
verb-regroup = Move 1 { $fleet } from { $src } to { $dst }
verb-build = Build { $installation-one } in { $sector }
verb-grow = Raise the population of { $sector }
verb-shrink = Lower the population of { $sector }
verb-shift = Move corruption from { $src } to { $dst }
verb-open-agenda = Take the open { $kind } agenda
verb-research = Research { $technology } ({ $copy } influence)
verb-draw-bounty = Turn over a bounty token: { $bounty }
verb-draw-reclaim = Turn over a reclaim token: { $reclaim }
verb-upgrade = Upgrade a glory token of { $value }
verb-discard-glory = Discard a glory token of { $value }
verb-borrow = { NTH($action, "First", "Second", "Third") } action of { $focus }
verb-exchange = Exchange { $science } science for credits
verb-place-guild = Place it with { $guild } in { $sector }
verb-destroy-guild = Destroy { $guild } in { $sector }
verb-destroy = Destroy { $installation-one } in { $sector }
verb-send = Send { $power } { COUNT($power, $fleet, $fleet-many) } from { $sector }
verb-launch = Launch { COUNT($power, "# corvette", "# corvettes", zero: "no corvettes") } from carriers
verb-fire = Before the combat: { LIST(IF($missiles, "missiles"), IF($drones, "drones"), COUNT($bombs, "# bombardment", "# bombardments", zero: ""), by: ", ", last: " and ", none: "nothing") }
verb-bonus = Take trade bonus { NTH($slot, "1", "2", "3", "4", "5", "6") }
verb-bold = { IF($now, "Use the destroyers now", "Save the destroyers") }
verb-attach = Attach the agenda to field { $field }
verb-discard-agenda = Put the agenda under its stack
verb-place-tokens = Keep { COUNT($tokens, "# trade token", "# trade tokens", zero: "no trade token") }
verb-upkeep = Pay upkeep{ COUNT($food, " · # food", zero: "") }{ COUNT($energy, " · # energy", zero: "") }{ COUNT($materials, " · # material", " · # materials", zero: "") }{ COUNT($credits, " · # credit", " · # credits", zero: "") }
verb-decree = Take the reward of the { NTH($number, "first", "second") } decree
verb-remove-agenda = Remove the agenda of field { $field }
verb-found = Found { $guild } in { $sector }
verb-draw-agenda = Draw two { $kind } agendas
verb-keep-bounty = Keep the bounty token { $bounty }

## What a verb asks
want-regroup = From where to where does fleet power move?
want-found = Where do you found a guild, and which?
want-shift = From where to where does corruption move?
want-borrow = Which action of a preferred focus?
want-place = In which sector do you place this?
want-place-guild = In which sector is it placed, and with which guild?
want-build-installation = What do you build in { $sector }?
want-destroy = Which installation is destroyed?
want-launch = How many corvettes leave the carriers?
want-place-tokens = How many trade tokens do you keep?
want-decree = Which decree's reward do you take?

## What has happened
log-origin = { $who } keeps origin { $origin }, with { $technology }
log-place = Turn order: { NTH($place, "1", "2", "3", "4") } { $who }
log-selected = { $who } selects { $focus }{ IF($token, " with a trade token") }
log-gained = { $who } gains { $amount } { COUNT($amount, $resource-one, $resource) }
log-influence = { $who } gains { $points } influence
log-lost = { $who } loses { $points } influence
goods-paid = { LIST(COUNT($credits, "# credit", "# credits", zero: ""), COUNT($food, "# food", zero: ""),
    COUNT($energy, "# energy", zero: ""), COUNT($materials, "# material", "# materials", zero: ""),
    COUNT($science, "# science", zero: ""), by: ", ", last: " and ", none: "nothing") }
log-produced = { $who } produces { $amount } { COUNT($amount, $resource-one, $resource) }
log-overproduced = { $who } overproduces { $resource }
log-haven = { $who } sends fleet power to a safe haven ({ $levels } of 5)
log-activated = { $who } activates { $amount } fleet power
log-deactivated = { $who } deactivates 1 fleet power
log-deployed = { $who } deploys 1 { $fleet } in { $sector }
log-recalled = { $who } recalls 1 { $fleet } from { $sector }
log-moved = { $who } moves 1 { $fleet } from { $src } to { $dst }
log-founded = { $who } founds a guild of { $guild } in { $sector }
log-built = { $who } builds { $installation-one } in { $sector }
log-guild-gone = { $sector } loses a guild of { $guild }
log-installation-gone = { $sector } loses { $installation-one }
log-grew = Population of { $sector } is now { $population }
log-shrank = Population of { $sector } falls to { $population }
log-corrupted = { $who } takes corruption on { $place }
log-purified = { $who } removes corruption from { $place }
log-offer-corrupted = The { $kind } offer is corrupted
log-advanced = { $who } advances { $track } to space { $space }
log-agenda-drawn = { $who } draws { $kind } agendas
log-agenda-attached = { $who } attaches { $agenda } to field { $field }
log-agenda-left = { $who } puts { $agenda } under its stack
log-researched = { $who } researches { $technology }
log-improved = { $who } improves { $technology }
log-token-back = { $who } returns a trade token
log-bounty = { $who } receives bounty: { $bounty }
log-reclaim = { $who } receives reclaim: { $reclaim }
log-token-discarded = { $who } discards a bounty or reclaim token
log-glory = { $who } gets a glory token of { $value }
log-glory-gone = { $who } discards a glory token of { $value }
log-sent = { $who } sends { $power } { COUNT($power, $fleet, $fleet-many) } from { $sector }
log-shot = { IF($attacker, "Attacker", "Defender") } loses 1 { $fleet }
log-absorbed = { IF($attacker, "Attacker", "Defender") } absorbs with { $source }
log-outcome = Combat in { $sector }: { $outcome }
log-skirmish = The void strikes { $sector } of { $who } with strength { $strength }
log-upkeep = { $points ->
        [0] { $who } has no upkeep to pay
       *[other] { $unpaid ->
            [0] { $who } pays all upkeep ({ $points })
           *[other] { $who } leaves { $unpaid } of { $points } upkeep unpaid
        }
    }
log-scored = { $points ->
        [0] { $who } scores nothing with { $agenda }
       *[other] { $who } scores { $points } with { $agenda }
    }
log-start-scored = { $points ->
        [0] { $who } scores nothing with the start agenda
       *[other] { $who } scores { $points } with the start agenda
    }
log-decree = { $who } takes the reward of the { NTH($number, "first", "second") } decree
log-laid-out = Laid out: { $technology } (improved)

## Questions
ask-SecretOrigins = Which origin? All choose at once.
ask-LayOut = Which improved technology is laid out?
ask-Tax = Materials or corruption for deploying?
ask-Depart = Which sector is abandoned first?
ask-Declare = What do you declare before the combat?
