# What no effect data says: names of actions, what technologies, houses and events change all the time.

## Technologies: what they change all the time, basic and improved
technology-shields-text = With a corvette in the combat: 1 absorption in the salvos.
technology-shields-improved-text = Also 1 absorption in the approach, with a corvette.
technology-escape-pods-text = Once a combat, 1 fleet power that would be recalled goes home instead. You may keep 1 more trade token.
technology-escape-pods-improved-text = As often as you like in a combat.
technology-targeting-text = With a corvette in the combat: 5 more initiative.
technology-targeting-improved-text = You fire first whenever you have initiative; no corvette is needed. This replaces the 5 initiative.
technology-data-refinery-text = Each guild of bankers adds 2 production levels of science.
technology-data-refinery-improved-text = In the evaluation 1 credit pays 2 points of upkeep.
technology-orbital-docks-text = A sector with a shipyard counts one more shipyard when you deploy.
technology-orbital-docks-improved-text = Each shipyard adds 2 production levels of credits.
technology-energy-cells-text = Defending: if you deal approach damage, you deal 1 more.
technology-energy-cells-improved-text = You pay no upkeep for your sectors.
technology-torpedoes-text = With a corvette in the combat: 1 more damage in the first salvo.
technology-torpedoes-improved-text = 1 more damage in every salvo.
technology-starbases-text = You may build starbases, 1 in a sector: each counts as a shipyard and deals 1 approach damage in defence.
technology-starbases-improved-text = Up to 2 in a sector. Instead of raising a population you may remove corruption.
technology-destroyers-improved-text = Invading, destroyers deal 1 approach damage.
technology-cloning-text = Whenever you raise a pure population: 1 credit, or activate 1 fleet power.
technology-cloning-improved-text = Fleet power that levels III and IV ask for is not deactivated.
technology-terraforming-text = An extra action that raises a population.
technology-terraforming-improved-text = The extra action is free, and goes with Innovation too.
technology-neural-matrix-text = Before you produce credits you gain 2.
technology-neural-matrix-improved-text = Extra actions with Production and Innovation.
technology-dreadnoughts-text = You may deploy dreadnoughts for 1 material each; a token holds 1.
technology-dreadnoughts-improved-text = A token holds up to 3 dreadnoughts.
technology-decontamination-chambers-text = The card takes up to 2 corruption, which then counts nowhere.
technology-decontamination-chambers-improved-text = It takes up to 3. Whenever you remove corruption you may remove 1 more from here.
technology-hyperdrive-text = With Conquest you may regroup before the first invasion of your turn.
technology-hyperdrive-improved-text = Once a turn you may invade across storms, or from one sector further through sectors of yours.
technology-tactical-transports-text = Extra actions that turn fleet power into population and back.
technology-tactical-transports-improved-text = One of the two goes with any preferred focus too, once a turn.
technology-robotics-text = With Development one action may be carried out twice, cost and effect.
technology-robotics-improved-text = So with a preferred focus.
technology-ark-ships-text = Your home takes 2 more guilds.
technology-deep-space-missiles-text = Invading, for 1 energy: 1 approach damage if a sector of yours beside the target has a shipyard or starbase.
technology-deep-space-missiles-improved-text = Invading and defending, free: 1 for each such sector, at most 2.
technology-sentries-text = You may deploy sentries. Instead of building an installation you may deploy one there.
technology-sentries-improved-text = You may do both in one sector, or deploy where no slot is free.
technology-carriers-text = You may deploy carriers for 1 food each; a token holds 1. They count as shipyards.
technology-carriers-improved-text = A token holds up to 3 carriers.
technology-central-surveillance-text = An extra action with Politics.
technology-central-surveillance-improved-text = A fourth agenda field, all of different kinds.
technology-salvage-scanner-text = Invading a voidborn sector you first put a reclaim token there.
technology-salvage-scanner-improved-text = So in every corrupted sector; taking it removes its corruption.
technology-purifier-text = An extra action with Temptation that removes corruption.
technology-purifier-improved-text = Up to twice. Instead of deploying at a shipyard you may remove the corruption there.
technology-autonomous-drones-text = Invading, for a trade token: 1 absorption in the approach and 1 in the salvos. In the evaluation a token ends the skirmish.
technology-autonomous-drones-improved-text = 1 in the approach and 2 in the salvos. No skirmish of the evaluation reaches you.
technology-trade-nexus-text = When a trade token goes back you take the bonus beside or below it.
technology-trade-nexus-improved-text = The first time in your turn you overproduce: 3 influence, or a trade token without bonus.
technology-combat-replicators-text = After a successful invasion: a bounty token, and the installations stay.
technology-combat-replicators-improved-text = Then deploy 1 fleet power there; a tie becomes a success.
technology-cybernetics-text = Founding a guild gives 2 of its resource.
technology-cybernetics-improved-text = Raising a pure population gives 2 resources of the kind of one guild there.

## What houses can do
ability-no-installation-upkeep = Your installations have no upkeep.
ability-step-after-deploying = Once in your turn, after you deploy, you may move 1 fleet power one step.
ability-grows-corrupted = Your corrupted sectors may grow.
ability-materials-stand-in = Once a turn materials may stand for food or energy.
ability-home-may-be-corrupted = Your home may take corruption.
ability-influence-for-corrupted = Taking a corrupted sector gives 2 influence.
ability-two-bounties = You draw two bounty tokens and keep one.
ability-cheaper-technology = Your first technology of a cycle costs 1 science less.

## What events change for a cycle
permanent-keep-corruption = corruption you remove is kept beside your board
permanent-deploying-corrupts = deploying brings corruption, once a turn, or costs 1 material for each fleet power
permanent-poor-are-spared = whoever has 40 influence or less is spared the skirmish
permanent-void-absorbs = in every salvo of a skirmish the void absorbs as much as you have improved technologies
permanent-new-glory-rises = a glory token you gain may be upgraded at once
permanent-preferred-costs-energy = actions of preferred focuses cost 1 energy more
permanent-preferred-costs-credit = actions of preferred focuses cost 1 credit instead of what they show
