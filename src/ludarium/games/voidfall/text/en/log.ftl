# Answers, questions and the log.

## What seats and chance can answer

verb-house = Take house { $house }
verb-origin = Keep origin { $origin }
verb-first = Seat { $seat } is next in turn order
verb-lay-out = Lay out improved { $technology }
verb-offer = Open agenda: { $agenda }
verb-reveal = Reveal { $event }
verb-select =
    Select { $focus }{ $token ->
        [yes] {" "}with a trade token
       *[no] {""}
    }
verb-play-agenda = Play { $agenda }
verb-no-agenda = Play no agenda
verb-act =
    Take the { $action ->
        [0] first
        [1] second
       *[2] third
    } action{ $double ->
        [yes] {" "}twice
       *[no] {""}
    }
verb-extra = Extra action of { $technology } ({ $way })
verb-agenda-action = Take the action of the agenda
verb-use = Use: { $effect }
verb-at = In sector { $sector }
verb-pay = Pay { $credits } credits, { $food } food, { $energy } energy, { $materials } materials, { $science } science
verb-take = Take 1 { $resource }
verb-produce = Produce { $resource }
verb-deploy = Deploy 1 { $fleet } in { $sector }
verb-recall = Recall 1 { $fleet } from { $sector }
verb-regroup = Move 1 { $fleet } from { $src } to { $dst }
verb-found = Found { $guild } in { $sector }
verb-build = Build a { $installation } in { $sector }
verb-grow = Raise the population of { $sector }
verb-shrink = Lower the population of { $sector }
verb-corrupt = Lay corruption on { $place }
verb-purify = Remove corruption from { $place }
verb-shift = Move corruption from { $src } to { $dst }
verb-advance = Advance { $track }
verb-open-agenda = Take the open { $kind } agenda
verb-draw-agenda = Draw two { $kind } agendas
verb-deal = Deal { $agenda }
verb-keep = Keep { $agenda }
verb-research = Research { $technology } ({ $copy } influence)
verb-improve = Improve { $technology }
verb-bonus = Take trade bonus { $slot }
verb-draw-bounty = Turn over a bounty token: { $bounty }
verb-draw-reclaim = Turn over a reclaim token: { $reclaim }
verb-keep-bounty = Keep the bounty token { $bounty }
verb-upgrade = Upgrade a glory token of { $value }
verb-discard-glory = Discard a glory token of { $value }
verb-borrow =
    { $action ->
        [0] First
        [1] Second
       *[2] Third
    } action of { $focus }
verb-peek = Look at { $event }
verb-foresee = Put { $event } on top
verb-score = Score { $agenda } now
verb-exchange = Exchange { $science } science for credits
verb-place = Place it in { $sector }
verb-place-guild = Place it with { $guild } in { $sector }
verb-destroy-guild = Destroy { $guild } in { $sector }
verb-destroy = Destroy a { $installation } in { $sector }
verb-invade = Invade { $sector }
verb-send = Send { $power } { $fleet } from { $sector }
verb-attack = Attack
verb-abandon = Abandon { $sector } first
verb-launch = Launch { $power } corvettes from carriers
verb-fire =
    Declare: { $missiles ->
        [yes] missiles,
       *[no] {""}
    }{ $drones ->
        [yes] drones,
       *[no] {""}
    } { $bombs } bombardments
verb-absorb = Absorb with { $source }
verb-lose = Lose 1 { $fleet }
verb-escape = Let 1 { $fleet } escape home
verb-bold =
    { $now ->
        [yes] Use the destroyers now
       *[no] Save the destroyers
    }
verb-attach = Attach the agenda to field { $field }
verb-discard-agenda = Put the agenda under its stack
verb-place-tokens = Keep { $tokens } trade tokens
verb-upkeep = Pay upkeep with { $food } food, { $energy } energy, { $materials } materials, { $credits } credits
verb-decree =
    Take the reward of the { $number ->
        [0] first
       *[1] second
    } decree
verb-remove-agenda = Remove the agenda of field { $field }
verb-strike = The void strikes { $sector }
verb-done = Done

## What has happened

event-house = Seat { $seat } plays house { $house }
event-origin = Seat { $seat } keeps origin { $origin }
event-place = Seat { $seat } has place { $place } in turn order
event-offered = { $agenda } lies open
event-event = Galactic event: { $event }
event-cycle = Cycle { $cycle }
event-round = Round { $round }
event-turn = Turn of seat { $seat }
event-selected =
    Seat { $seat } selects { $focus }{ $token ->
        [yes] {" "}with a trade token
       *[no] {""}
    }
event-played = Seat { $seat } plays { $agenda }
event-gained = Seat { $seat } gains { $amount } { $resource }
event-influence = Seat { $seat } gains { $points } influence
event-lost = Seat { $seat } loses { $points } influence
event-paid = Seat { $seat } pays { $credits } credits, { $food } food, { $energy } energy, { $materials } materials, { $science } science
event-produced = Seat { $seat } produces { $amount } { $resource }
event-overproduced = Seat { $seat } overproduces { $resource }
event-activated = Seat { $seat } activates { $amount } fleet power
event-deactivated = Seat { $seat } deactivates 1 fleet power
event-deployed = Seat { $seat } deploys 1 { $fleet } in { $sector }
event-recalled = Seat { $seat } recalls 1 { $fleet } from { $sector }
event-moved = Seat { $seat } moves 1 { $fleet } from { $src } to { $dst }
event-founded = Seat { $seat } founds { $guild } in { $sector }
event-built = Seat { $seat } builds a { $installation } in { $sector }
event-guild-gone = { $guild } in { $sector } are gone
event-installation-gone = A { $installation } in { $sector } is gone
event-grew = Population of { $sector } is now { $population }
event-shrank = Population of { $sector } falls to { $population }
event-corrupted = Seat { $seat }: corruption on { $place }
event-purified = Seat { $seat }: corruption leaves { $place }
event-offer-corrupted = The { $kind } offer is corrupted
event-advanced = Seat { $seat } advances { $track } to space { $space }
event-agenda-taken = Seat { $seat } takes { $agenda }
event-agenda-drawn = Seat { $seat } draws { $kind } agendas
event-agenda-attached = Seat { $seat } attaches { $agenda } to field { $field }
event-agenda-left = { $agenda } of seat { $seat } goes under its stack
event-researched = Seat { $seat } researches { $technology }
event-improved = Seat { $seat } improves { $technology }
event-token = Seat { $seat } takes a trade token
event-token-back = Seat { $seat } returns a trade token
event-bounty = Seat { $seat } receives bounty: { $bounty }
event-reclaim = Seat { $seat } receives reclaim: { $reclaim }
event-token-discarded = Seat { $seat } discards a bounty or reclaim token
event-glory = Seat { $seat } has a glory token of { $value }
event-glory-gone = Seat { $seat } discards a glory token of { $value }
event-placed = { $item } is placed in { $sector }
event-invaded = Seat { $seat } invades { $sector }
event-sent = Seat { $seat } sends { $power } { $fleet } from { $sector }
event-shot =
    { $attacker ->
        [yes] Attacker
       *[no] Defender
    } loses 1 { $fleet }
event-absorbed =
    { $attacker ->
        [yes] Attacker
       *[no] Defender
    } absorbs with { $source }
event-outcome = Combat in { $sector }: { $outcome }
event-conquered = Seat { $seat } conquers { $sector }
event-abandoned = Seat { $seat } abandons { $sector }
event-incursion = The void moves into { $sector }
event-skirmish = The void strikes { $sector } of seat { $seat } with strength { $strength }
event-spared = Seat { $seat } is spared a skirmish
event-upkeep = Seat { $seat } has { $points } upkeep, { $unpaid } unpaid
event-scored = Seat { $seat } scores { $points } with { $agenda }
event-decree =
    Seat { $seat } takes the reward of the { $number ->
        [0] first
       *[1] second
    } decree
event-laid-out = Improved { $technology } is laid out

## Questions

ask-Order = Who is next in turn order?
ask-Houses = Which house?
ask-Origins = Which origin?
ask-SecretOrigins = Which origin? All choose at once.
ask-LayOut = Which improved technology is laid out?
ask-Extras = What does your origin bring?
ask-Cycle = Cycle
ask-Reveal = Which event?
ask-Boxes = Event
ask-Rounds = Round
ask-Select = Which focus?
ask-PlayAgenda = Play an agenda?
ask-Act = Which action?
ask-CleanUp = Clean up
ask-Evaluation = Evaluation
ask-Skirmish = Skirmish
ask-Strike = Where does the void strike?
ask-Upkeep = How is the upkeep paid?
ask-Decrees = Which decree?
ask-Run = Which effect?
ask-Choice = What shall the effect reach?
ask-Pay = How do you pay?
ask-Spend = How do you pay?
ask-Costs = What do you give for it?
ask-DiscardGlory = Which glory token goes?
ask-Take = Which resource?
ask-Produce = Produce what?
ask-Overproduction = Influence or a trade token?
ask-Exchange = How much science?
ask-Tax = Materials or corruption for deploying?
ask-Deploy = Deploy where?
ask-DeployYards = Deploy at this shipyard?
ask-Regroup = Move which fleet power?
ask-Yielding = Which resource?
ask-FoundAndProduce = A guild, then production
ask-EmptyChambers = Empty the Chambers too?
ask-Lay = Where does the corruption go?
ask-Step = Which fleet power is deactivated?
ask-Onward = Go on one space?
ask-Offer = Which agenda lies open?
ask-Draw = Which agenda do you keep?
ask-Bonus = Which trade bonus?
ask-Bounty = Which bounty token?
ask-Reclaim = Which reclaim token?
ask-Rise = Upgrade the new glory token?
ask-Foresee = Which event stays on top?
ask-Gather = Send which fleet power?
ask-Depart = Which sector is abandoned first?
ask-Declare = What do you declare before the combat?
ask-Fight = Combat: your choice
ask-Conquest = Bounty or reclaim first?
