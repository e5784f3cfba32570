# Answers, questions and the log.

## What seats and chance can answer

verb-house = Take house { $house }
verb-origin = Keep origin { $origin }
verb-first = { $who } is next in turn order
verb-lay-out = Lay out { $technology } (improved)
verb-offer = Open agenda: { $agenda }
verb-reveal = Reveal { $event }
verb-select = Select { $focus }{ IF($token, " with a trade token") }
verb-play-agenda = Play { $agenda }
verb-no-agenda = Play no agenda
verb-act = Take the { $action ->
        [0] first
        [1] second
       *[2] third
    } action{ IF($double, " twice") }
verb-extra = Extra action of { $technology } ({ $way })
verb-agenda-action = Take the action of the agenda
verb-use = Use: { $effect }
verb-at = In sector { $sector }
verb-pay = Pay{ COUNT($credits, " · # credit", " · # credits", zero: "") }{ COUNT($food, " · # food", zero: "") }{ COUNT($energy, " · # energy", zero: "") }{ COUNT($materials, " · # material", " · # materials", zero: "") }{ $science ->
        [0] { $credits ->
            [0] { $food ->
                [0] { $energy ->
                    [0] { COUNT($materials, "", zero: " nothing") }
                   *[other] {""}
                }
               *[other] {""}
            }
           *[other] {""}
        }
       *[other] {" · "}{ $science } science
    }
verb-take = Take 1 { $resource-one }
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
verb-borrow = { $action ->
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
verb-send = Send { $power } { $power ->
        [one] { $fleet }
       *[other] { $fleet-many }
    } from { $sector }
verb-attack = Attack
verb-abandon = Abandon { $sector } first
verb-launch = Launch { COUNT($power, "# corvette", "# corvettes", zero: "no corvettes") } from carriers
verb-fire = Before the combat{ IF($missiles, " · missiles") }{ IF($drones, " · drones") }{ COUNT($bombs, " · # bombardment", " · # bombardments", zero: "") }
verb-absorb = Absorb with { $source }
verb-lose = Lose 1 { $fleet }
verb-escape = Let 1 { $fleet } escape home
verb-bold = { IF($now, "Use the destroyers now", "Save the destroyers") }
verb-attach = Attach the agenda to field { $field }
verb-discard-agenda = Put the agenda under its stack
verb-place-tokens = Keep { COUNT($tokens, "# trade token", "# trade tokens", zero: "no trade token") }
verb-upkeep = Pay upkeep{ COUNT($food, " · # food", zero: "") }{ COUNT($energy, " · # energy", zero: "") }{ COUNT($materials, " · # material", " · # materials", zero: "") }{ COUNT($credits, " · # credit", " · # credits", zero: "") }
verb-decree = Take the reward of the { $number ->
        [0] first
       *[1] second
    } decree
verb-remove-agenda = Remove the agenda of field { $field }
verb-strike = The void strikes { $sector }
verb-done = Done

## Verbs on buttons

act-play-agenda = Play an agenda
act-no-agenda = Play none
act-act = Take an action
act-extra = Extra action
act-agenda-action = Action of the agenda
act-use = Use an effect
act-at = In a sector
act-pay = Pay
act-take = Take a resource
act-produce = Produce
act-deploy = Deploy
act-recall = Recall
act-regroup = Move fleet power
act-found = Found a guild
act-build = Build
act-grow = Raise a population
act-shrink = Lower a population
act-corrupt = Lay corruption
act-purify = Remove corruption
act-shift = Move corruption
act-advance = Advance a track
act-open-agenda = Take the open agenda
act-draw-agenda = Draw two, keep one
act-keep = Keep an agenda
act-research = Research
act-improve = Improve
act-bonus = Take a bonus
act-keep-bounty = Keep a bounty token
act-upgrade = Upgrade glory
act-discard-glory = Discard glory
act-borrow = Action of a preferred focus
act-foresee = Choose the event on top
act-score = Score an agenda
act-exchange = Exchange science
act-place = Choose the sector
act-place-guild = Choose sector and guild
act-destroy-guild = Destroy a guild
act-destroy = Destroy an installation
act-invade = Invade
act-send = Send fleet power
act-attack = Attack
act-abandon = Abandon a sector first
act-launch = Launch corvettes
act-fire = Declare
act-absorb = Absorb
act-lose = Lose fleet power
act-escape = Let one escape
act-bold = Destroyers
act-attach = Attach the agenda
act-discard-agenda = Put it under its stack
act-place-tokens = Keep trade tokens
act-upkeep = Pay upkeep
act-decree = Take a reward
act-remove-agenda = Remove an agenda

## What a verb asks of whoever may give it

want-open-agenda = Which agenda do you gain?
want-draw-agenda = Which agenda do you gain?
want-research = Which technology do you gain?
want-improve = Which technology do you gain?
want-house = Which house do you take?
want-origin = Which origin do you keep?
want-at = In which sector?
want-take = Which resource do you take?
want-produce = What do you produce?
want-deploy = Where do you deploy, and what?
want-recall = Which fleet power is recalled?
want-regroup = From where to where does fleet power move?
want-found = Where do you found a guild, and which?
want-build = Where do you build, and what?
want-grow = Which population rises?
want-shrink = Which population falls?
want-corrupt = Where does the corruption go?
want-purify = Where is corruption removed?
want-shift = From where to where does corruption move?
want-advance = Which track advances?
want-keep = Which agenda do you keep?
want-bonus = Which trade bonus do you take?
want-keep-bounty = Which bounty token do you keep?
want-upgrade = Which glory token rises?
want-discard-glory = Which glory token goes?
want-borrow = Which action of a preferred focus?
want-foresee = Which event goes on top?
want-score = Which agenda scores now?
want-exchange = How much science becomes credits?
want-place = In which sector is it placed?
want-place-guild = In which sector is it placed, and with which guild?
want-destroy-guild = Which guild is destroyed?
want-destroy = Which installation is destroyed?
want-invade = Which sector do you invade?
want-send = Which fleet power goes into the invasion?
want-abandon = Which sector is left behind?
want-launch = How many corvettes leave the carriers?
want-fire = What do you use before the combat?
want-absorb = What absorbs the damage?
want-lose = Which fleet power is lost?
want-bold = Do the destroyers fire now?
want-attach = Where does the agenda go?
want-place-tokens = How many trade tokens do you keep?
want-upkeep = How do you pay the upkeep?
want-decree = Which decree's reward do you take?
want-remove-agenda = Which agenda do you remove?
want-play-agenda = Do you play an agenda?

## Numbers that are chosen

amount-token = Actions
amount-power = Fleet power
amount-tokens = Trade tokens to keep
amount-science = Science
amount-food = Food
amount-energy = Energy
amount-materials = Materials
amount-credits = Credits
amount-copy = Influence
amount-bombs = Bombardments
amount-missiles = Missiles
amount-drones = Drones
amount-now = Now
amount-double = Twice
amount-action = Action
amount-field = Field
amount-value = Value
amount-number = Decree
amount-way = Way
amount-slot = Slot

## What has happened

event-house = { $who } plays house { $house }
event-origin = { $who } keeps origin { $origin }
event-place = { $who } is { $place ->
        [0] first
        [1] second
        [2] third
       *[3] last
    } in turn order
event-offered = { $agenda } lies open
event-event = Galactic event: { $event }
event-cycle = Cycle { $cycle }
event-round = Round { $round }
event-turn = Turn of { $who }
event-selected = { $who } selects { $focus }{ IF($token, " with a trade token") }
event-played = { $who } plays { $agenda }
event-gained = { $who } gains { $amount } { $amount ->
        [one] { $resource-one }
       *[other] { $resource }
    }
event-influence = { $who } gains { $points } influence
event-lost = { $who } loses { $points } influence
event-paid = { $who } pays{ COUNT($credits, " · # credit", " · # credits", zero: "") }{ COUNT($food, " · # food", zero: "") }{ COUNT($energy, " · # energy", zero: "") }{ COUNT($materials, " · # material", " · # materials", zero: "") }{ COUNT($science, " · # science", zero: "") }
event-produced = { $who } produces { $amount } { $amount ->
        [one] { $resource-one }
       *[other] { $resource }
    }
event-overproduced = { $who } overproduces { $resource }
event-activated = { $who } activates { $amount } fleet power
event-deactivated = { $who } deactivates 1 fleet power
event-deployed = { $who } deploys 1 { $fleet } in { $sector }
event-recalled = { $who } recalls 1 { $fleet } from { $sector }
event-moved = { $who } moves 1 { $fleet } from { $src } to { $dst }
event-founded = { $who } founds { $guild } in { $sector }
event-built = { $who } builds a { $installation } in { $sector }
event-guild-gone = In { $sector } the { $guild } are gone
event-installation-gone = A { $installation } in { $sector } is gone
event-grew = Population of { $sector } is now { $population }
event-shrank = Population of { $sector } falls to { $population }
event-corrupted = { $who }: corruption on { $place }
event-purified = { $who }: corruption leaves { $place }
event-offer-corrupted = The { $kind } offer is corrupted
event-advanced = { $who } advances { $track } to space { $space }
event-agenda-taken = { $who } takes { $agenda }
event-agenda-drawn = { $who } draws { $kind } agendas
event-agenda-attached = { $who } attaches { $agenda } to field { $field }
event-agenda-left = { $agenda } of { $who } goes under its stack
event-researched = { $who } researches { $technology }
event-improved = { $who } improves { $technology }
event-token = { $who } takes a trade token
event-token-back = { $who } returns a trade token
event-bounty = { $who } receives bounty: { $bounty }
event-reclaim = { $who } receives reclaim: { $reclaim }
event-token-discarded = { $who } discards a bounty or reclaim token
event-glory = { $who } gets a glory token of { $value }
event-glory-gone = { $who } discards a glory token of { $value }
event-placed = Into { $sector }: { $item }
event-invaded = { $who } invades { $sector }
event-sent = { $who } sends { $power } { $power ->
        [one] { $fleet }
       *[other] { $fleet-many }
    } from { $sector }
event-shot = { IF($attacker, "Attacker", "Defender") } loses 1 { $fleet }
event-absorbed = { IF($attacker, "Attacker", "Defender") } absorbs with { $source }
event-outcome = Combat in { $sector }: { $outcome }
event-conquered = { $who } conquers { $sector }
event-abandoned = { $who } abandons { $sector }
event-incursion = The void moves into { $sector }
event-skirmish = The void strikes { $sector } of { $who } with strength { $strength }
event-spared = { $who } is spared a skirmish
event-upkeep = { $points ->
        [0] { $who } has no upkeep to pay
       *[other] { $unpaid ->
            [0] { $who } pays all { $points } upkeep
           *[other] { $who } leaves { $unpaid } of { $points } upkeep unpaid
        }
    }
event-scored = { $points ->
        [0] { $who } scores nothing with { $agenda }
       *[other] { $who } scores { $points } with { $agenda }
    }
event-start-scored = { $points ->
        [0] { $who } scores nothing with the start agenda
       *[other] { $who } scores { $points } with the start agenda
    }
event-decree = { $who } takes the reward of the { $number ->
        [0] first
       *[1] second
    } decree
event-laid-out = Laid out: { $technology } (improved)

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
ask-Where = In which sector?
ask-Choice = What do you choose?
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
ask-StepAfterDeploying = Move which fleet power?
ask-GrowSeveral = Raise which population?
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
