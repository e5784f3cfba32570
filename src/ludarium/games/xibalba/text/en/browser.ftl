# The page in the browser: buttons, dice tray, market, troop, seats, scoring.

act-faction = Choose faction
act-resolve = Resolve effect
act-pool = Dice pool
act-keep = Keep dice
act-trade = Trade a die
act-attack = Attack
act-enter = Enter the ark
act-block = Block
act-let-through = Do not block
act-destroy = Destroy a card
act-spare = Destroy nothing
act-buy-soldier = Buy a soldier
act-buy-upgrade = Buy an upgrade card
act-buy-event = Buy an event
act-discard-open = Discard an open card
act-discard-own = Discard an own card
act-reorganise = Reorganise
act-bring = Bring to the top
act-shift = Move a card
act-swap = Exchange slots
act-done = Done
act-use = Use an effect
act-apply = Carry out
act-skip = Do without
act-end = End the turn
amount-critical = Use a critical hit
amount-depth = Cards below the top
amount-which = Which effect
amount-symbols = Attack symbols
amount-criticals = Critical hits
amount-resource = Resource dice
amount-attack = Attack dice

tag-effect = Effect
tag-dice = Dice
tag-action = Action
tag-permanent = Always
card-designed = our own design: no source shows this card
market-title = { $type ->
    [soldier] Soldiers
    [civilian] Civilians
    [building] Buildings
   *[event] Events
}
market-deck =
    { $n ->
        [one] 1 card in the deck
       *[other] { $n } cards in the deck
    }
market-discards =
    { $n ->
        [one] 1 card on the discard pile
       *[other] { $n } cards on the discard pile
    }
market-empty = nothing on offer
market-price = costs { $n }
market-price-other = costs { $n } instead of { $printed }
market-event = being carried out
clock-goal = first to { $n } paragon
clock-round = Round { $n }
clock-set-up = Set-up
clock-over = The game is over
phase-effect = Effects
phase-dice = Dice
phase-action = Actions
phase-end = Ark
seat-race = { $n } of { $target } paragon
seat-in-ark = in the ark
seat-level = base { $n }
seat-resources =
    { $n ->
        [one] 1 resource
       *[other] { $n } resources
    }
seat-resistance = base resistance { $n }
seat-productivity =
    { $n ->
        [0] the base produces nothing
       *[other] the base produces { $n } each turn
    }
seat-squad =
    { $n ->
        [0] no soldiers
        [one] 1 soldier in the squad
       *[other] { $n } soldiers in the squad
    }
seat-upgrades =
    { $n ->
        [one] 1 upgrade card
       *[other] { $n } upgrade cards
    }
mine-free = free
mine-topped = at its best
mine-level = Base level { $n } of 4
mine-crates = { $n } of at most { $limit } resources
action-reorganise = Reorganise
action-medicine = Medicine
action-weapon-technology = Weapon tech
action-tactical-attack = Tactical attack
action-harvest = Harvest
action-discard = Discard
action-upgrade = Upgrade base
action-reorganise-text = Rearrange your squad and your build slots as you like. You pay when you are done, and only if something changed.
action-medicine-text =
    Your soldier in the ark gains { $n ->
        [one] 1 life point.
       *[other] { $n } life points.
    }
action-weapon-technology-text = One of your attack symbols becomes a critical hit.
action-tactical-attack-text = Roll one attack die into your action pool.
action-harvest-text = Roll one paragon die into your action pool.
action-discard-text = Discard an open card of the market or one of your own top cards.
action-discard-own-text = Discard one of your own top cards. In Apocalypse mode the open cards of the market stay.
action-upgrade-text = The base rises by one level: a further build slot, more resistance or more income. Once a round.
die-blank = die
tray-choose =
    { $n ->
        [one] 1 die chosen
       *[other] { $n } dice chosen: click to change
    }
tray-keep =
    { $n ->
        [one] Click what you keep · 1 re-roll left
       *[other] Click what you keep · { $n } re-rolls left
    }
tray-rolled =
    { $n ->
        [0] Rolled
        [one] Rolled · 1 re-roll left
       *[other] Rolled · { $n } re-rolls left
    }
tray-waiting = Dice to roll
tray-kept = Kept
tray-keep-all = Keep all
tray-empty = The dice lie here as soon as somebody chooses them.
troop-title = Your troop
troop-title-other = Troop of { $name }
troop-none = No soldier in the squad. Buy one to attack the ark and to block.
troop-none-other = No soldier in the squad.
troop-in-ark = { $card } fights from the ark.
troop-below =
    { $n ->
        [one] 1 more below
       *[other] { $n } more below
    }
troop-ark = If you attack the ark
troop-ark-other = In an attack on the ark
troop-bases = If you attack a base
troop-bases-other = In an attack on a base
troop-enter = The ark is empty
troop-enter-text = One attack symbol or critical hit brings your soldier in.
troop-enter-text-other = One attack symbol or critical hit brings the soldier in.
troop-no-dice = No attack symbols in the action pool. Tactical attack rolls one more.
troop-fells = Enough: { $card } has { $n } life points.
troop-short = { $card } has { $life } life points: { $n } short.
troop-base-falls = { $name }: { $n } needed, enough.
troop-base-holds = { $name }: { $n } needed, { $short } short.
troop-blocker = A blocker falls at { $n }.
troop-block = Blocks with resistance { $n }
troop-sum = { $strength } strength for { $dice } dice, and { $extra } for critical hits: { $sum }
scoring-total = Paragon
scoring-control = Control of the ark
scoring-conquest = Ark conquered
scoring-raid = Raids on bases
scoring-trade = Traded paragon dice
scoring-cards = Cards
scoring-lost = Lost
scoring-earlier = Before what is known here
