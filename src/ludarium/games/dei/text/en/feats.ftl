# The 18 feats: name and one sentence.
# $edition  de, en or it: whose rules are played

## Tactic
feat-bombing-text = Each of your bridges adds 2 strength in the ground region it spans, if one of your figures is there.
feat-trojan-horses-text = You have 1 more strength in regions with a drone, if one of your figures is there.
feat-fortress-text = Each of your refuges adds 2 strength in its region, if one of your figures is there.
feat-extreme-remedies-text = In a region with one of your figures but without your majority you may use a collect to kill 1 scrapper of another faction there.
feat-field-knowledge-text = When you are tied for the greatest strength in a region, you have the majority there.
feat-caravan-text = { $edition ->
        [en] You may move your refuges like scrappers, alone or in a group.
       *[de] You may move your refuges like scrappers, alone or in a group, and each adds 1 strength in its region if one of your figures is there.
    }

## Logistic
feat-field-engineer-text = Whenever you build a bridge or an elevator, the card gains 2 more moves.
feat-underground-shortcut-text = For your moves all ground regions with your own or a neutral elevator are adjacent to each other.
feat-sky-boots-text = { $edition ->
        [de] Once per card, a move gives you 1 more move.
       *[en] Every move gives you 1 more move on that card, except bonus moves.
    }
feat-outnumber-text = While all your 15 scrappers are on the board you may use an enlist as a move or a collect.
feat-drop-pod-text = You may also build refuges in regions without your figures.
feat-remote-drive-text = Drones you move may go 1 region further.

## Machinery
feat-exploitation-camp-text = { $edition ->
        [en] When you collect technology in a region with your elevator, also with the harvester, you may swap 1 of it for 1 energy.
        [it] When you collect technology in a region with your own or a neutral elevator, also with the harvester, you may swap 1 of it for 1 energy.
       *[de] When you collect in a ground region with your elevator, you may swap 1 technology on your pad for 1 energy.
    }
feat-deep-excavation-text = You may use a collect to put 1 resource from the common reserve into a region with one of your figures: technology on ground, energy on a roof.
feat-alternative-energy-text = { $edition ->
        [de] Once per action phase you may pay 1 technology instead of 1 energy when buying, or the reverse.
       *[en] Once per action phase you may pay 1 technology instead of 1 energy when buying.
    }
feat-low-energy-remote-control-text = Drone cards cost you 1 resource of your choice less.
feat-delivery-bot-text = { $edition ->
        [it] Once per action phase you may pay 1 energy and give up 1 hand card for a buy.
       *[de] Once per action phase you may pay 1 energy for a buy without playing a card.
    }
feat-trading-post-text = You score 1 supply for each market card you buy.
