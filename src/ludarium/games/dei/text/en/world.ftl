# Factions, champions, drones, candy boosts, markets, the course of the game.
# $edition  de, en or it: whose rules are played
# $n        the number of a round or phase

## Factions

faction-ravagers-text = Scavengers who collect more than anyone else.
faction-refuge-42-text = Builders at home on the roofs.
faction-farm-z-text = A crowd that enlists quickly and pushes hard.
faction-auxilia-text = Quick and quiet, always on the move.

## Champions

champion-abraham-ability = Search
champion-abraham-text = { $edition ->
        [en] At the end of each of your action phases Abraham collects 1 resource in his region, even without the majority.
        [it] At the end of each of your action phases Abraham takes 1 resource in his region, even without the majority.
       *[de] Once per action phase, a collect in Abraham's region brings one more collect there.
    }
champion-aria-ability = Grappling hook
champion-aria-text = When Aria moves on her own, ground and roof regions beside each other are adjacent for her.
champion-neena-ability = Stealth
champion-neena-text = { $edition ->
        [en] Neena and the group moving with her ignore majorities; after moving to a region without majority she may move once more.
        [it] Neena and the group moving with her ignore majorities; with every move she may move once more.
       *[de] Neena and the group moving with her ignore majorities.
    }
champion-z-13-ability = Fighter
champion-z-13-text = Z-13 has strength 3.

## Drones

drone-harvester-figure = Masamune
drone-harvester-text = Takes up to 2 resources from its region.
drone-transporter-figure = Simon
drone-transporter-text = Enlists up to 2 scrappers into its region.
drone-teleporter-figure = Fly
drone-teleporter-text = { $edition ->
        [de] Sends up to 2 of your scrappers from its region to any ground regions, or 1 to any roof.
       *[en] Sends up to 2 of your figures from its region to any ground regions, or 1 to any roof.
    }
drone-reaper-figure = Draco
drone-reaper-text = { $edition ->
        [de] Kills 1 scrapper of each other faction in its region for 1 supply and 1 candy boost.
       *[en] Kills 1 scrapper of each other faction in its region (with two players up to 2 of the opponent) for 1 supply each and 1 candy boost.
    }

## Candy boosts

boost-adds = Adds to its card: { $action }.
boost-cube = Counts as 1 cube of a colour of your choice for the slot requirement or the per-outpost actions of the card.

## Markets, colours and slots

market-tactic = Tactic market
market-logistic = Logistic market
market-machinery = Machinery market
market-black = Black market
block-tactic = Tactic
block-logistic = Logistic
block-machinery = Machinery
block-black = Black market
block-drone = Drone
colour-red = Red
colour-blue = Blue
colour-green = Green
slot-left = Left
slot-middle = Middle
slot-right = Right

## Course of the game

round-number = Round { $n }
phase-number = Action phase { $n }
phase-1 = Action phase 1
phase-2 = Action phase 2: feats
phase-3 = Action phase 3: missions
phase-clean-up = Clean-up
phase-start-placement = Start placement
phase-feat-draft = Feats draft
phase-planning = Planning
phase-learning = Learning feats
phase-mission = Choosing a mission
phase-supply-count = Supply count
phase-final-scoring = Final scoring
phase-end = End of the game

## Editions of the rules

edition-de = German rules, 2022
edition-en = English rules
edition-it = Italian rules, version 0.7 of 2020
