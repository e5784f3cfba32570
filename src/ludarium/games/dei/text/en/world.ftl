# Factions, champions, drones, candy boosts, markets, the course of the game.
# $edition  de, en or it: whose rules are played
# $n        the number of a round or phase

## Factions
faction-ravagers-text = Scavengers who collect more than anyone else.
faction-refuge-42-text = Builders at home on the roofs.
faction-farm-z-text = A crowd that enlists quickly and pushes hard.
faction-auxilia-text = Quick and quiet, always on the move.

## Champions
champion-abraham-text = { $edition ->
        [en] At the end of each of your action phases Abraham collects 1 resource in his region, even without the majority.
        [it] At the end of each of your action phases Abraham takes 1 resource in his region, even without the majority.
       *[de] Once per action phase, a collect in Abraham's region brings one more collect there.
    }
champion-aria-text = When Aria moves on her own, ground and roof regions beside each other are adjacent for her.
champion-neena-text = { $edition ->
        [en] Neena and the group moving with her ignore majorities; after moving to a region without majority she may move once more.
        [it] Neena and the group moving with her ignore majorities; with every move she may move once more.
       *[de] Neena and the group moving with her ignore majorities.
    }

## Drones
drone-harvester-text = It takes up to 2 resources from its region.
drone-transporter-text = It enlists up to 2 scrappers into its region.
drone-teleporter-text = { $edition ->
        [de] It sends up to 2 of your scrappers from its region to any ground regions, or 1 to any roof.
       *[en] It sends up to 2 of your figures from its region to any ground regions, or 1 to any roof.
    }
drone-reaper-text = { $edition ->
        [de] It kills 1 scrapper of each other faction in its region for 1 supply and 1 candy boost.
       *[en] It kills 1 scrapper of each other faction in its region (with two players up to 2 of the opponent) for 1 supply each and 1 candy boost.
    }

## Candy boosts
boost-adds = Adds to its card: { $action }.
boost-cube = Counts as 1 cube of a colour of your choice, for the requirement of a slot or for this card's actions per outpost.

## Editions of the rules
edition-it = Italian rules, version 0.7 of 2020
