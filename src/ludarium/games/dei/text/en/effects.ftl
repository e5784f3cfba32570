# Icons on cards and candy boosts. Card texts are put together from these phrases:
#   effect-<icon>       the phrase of one icon
#   effect-<icon>-text  one sentence about it
#   effect-and, effect-or, effect-per with effect-per-outpost join phrases as the grammar of cards.toml says
# $n        how many
# $bonus    movement bonus of a drone card
# $edition  de, en or it: whose rules are played
# $colour   tactic, logistic, machinery or all

## Basic actions
effect-enlist-text = { $edition ->
        [it] Put 1 scrapper from your reserve into a region with a neutral refuge, or with your own if you then have the majority.
       *[de] Put 1 scrapper from your reserve into a region with your own or a neutral refuge.
    }
effect-move-text = Move any number of your figures from one region to one adjacent region where you then have the majority.
effect-collect-text = Take 1 resource from a region where you have the majority.
effect-build-text = Build a refuge, an elevator or a bridge of your choice.
effect-build-refuge-text = Build a refuge in a region with one of your figures.
effect-build-elevator-text = Build an elevator between a ground region and a roof beside it, with one of your figures in either.
effect-build-bridge-text = Build a bridge between two roofs of one tile over 1 ground region, with one of your figures on either.
effect-buy-text = Buy 1 open card from a market whose slot requirement you meet.

## Advanced actions
effect-enlist-red-text = { $edition ->
        [de] Enlist at a refuge or in any region with one of your scrappers.
       *[en] Enlist at a refuge or in any region with one of your figures.
    }
effect-enlist-green-text = Enlist, and you may add 1 resource from the common reserve to that region: technology on ground, energy on a roof.
effect-move-red-text = Move without needing the majority at the target.
effect-move-blue-text = Move, also between ground and a roof beside it without an elevator.
effect-collect-blue-text = { $edition ->
        [de] Collect, and you may swap collected technology for 1 energy.
       *[en] Collect, and you may swap the resource for 1 of the other kind.
    }
effect-collect-green-text = Collect and take 1 technology more from the common reserve.
effect-gain-technology = gain { $n } technology
effect-gain-technology-text = Take technology from the common reserve.
effect-gain-energy = gain { $n } energy
effect-gain-energy-text = Take energy from the common reserve.
effect-gain-supplies = { COUNT($n, "gain # supply", "gain # supplies") }
effect-kill-text = Return 1 scrapper of another faction to its reserve; its owner draws 1 candy boost.
effect-copy-text = { $edition ->
        [de] Do the actions of a card that you have played face up in this round, except copy.
       *[en] Do the actions of a card that anyone has played face up in this round, except copy.
    }

## Drones
effect-drone-harvester = { COUNT($bonus, "harvester (+# movement)", zero: "harvester") }
effect-drone-harvester-text = Move the drone up to 2 regions. { drone-harvester-text }
effect-drone-transporter = { COUNT($bonus, "transporter (+# movement)", zero: "transporter") }
effect-drone-transporter-text = Move the drone up to 2 regions. { drone-transporter-text }
effect-drone-teleporter = { COUNT($bonus, "teleporter (+# movement)", zero: "teleporter") }
effect-drone-teleporter-text = Move the drone up to 2 regions. { drone-teleporter-text }
effect-drone-reaper = { COUNT($bonus, "reaper (+# movement)", zero: "reaper") }
effect-drone-reaper-text = Move the drone up to 2 regions. { drone-reaper-text }
effect-drone-any-text = Use the ability of a drone of your choice in the region where it stands.

## Joining phrases
effect-per-outpost = { $colour ->
        [tactic] red cube on your pad
        [logistic] blue cube on your pad
        [machinery] green cube on your pad
       *[all] cube on your pad
    }
