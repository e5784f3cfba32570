# What is missing when an answer is not possible here and now. Seats are named before a number, without a verb.
# $region, $at, $src, $dst, $first, $second, $over  regions; $card, $feat, $mission, $boost, $drone, $faction, $tile names
# $need, $have, $most, $more, $left and other numbers

## When
lack-answer = Answer this first: { $question }
lack-turn = Not your turn: { $who } is to play.
lack-chance = Chance decides that.
lack-option = Only with the option { $option }.
lack-set-up = That belongs to the set-up; this is round { $round }.
lack-time-to-learn = Feats are learned at the end of your turn in action phase 2. { $phase ->
        [2] Play your cards first.
       *[other] This is phase { $phase }.
    }
lack-time-of-mission = A mission is chosen at the end of your turn in action phase 3. { $phase ->
        [3] Play your cards first.
       *[other] This is phase { $phase }.
    }
lack-card-up = First play a card face up: its actions let you do this.
lack-card-down = First play a card face down: then you can buy.
lack-card = First play the card the candy boost is for.
lack-cards-played = You play { $need } cards in a turn and have played { $have }.

## Regions and figures
lack-region = The board has only { $regions } regions.
lack-figure = You have no figure in { $region }.
lack-figure-either = You have no figure in { $first } or { $second }.
lack-no-scrapper = You have no scrapper in { $region }.
lack-scrappers = You have { COUNT($have, "only # scrapper", "only # scrappers") } in { $region }, not { $need }.
lack-champion = Your champion is in { $at }, not in { $region }.
lack-no-refuge = You have no refuge in { $region }.
lack-refuges = You have { COUNT($have, "only # refuge", "only # refuges") } in { $region }, not { $need }.
lack-reserve = All your scrappers are in { $region } already.
lack-group = A move takes at least 1 figure along.
lack-majority = You do not have the majority in { $region }: { $who } { $most }, you { $have }.
lack-majority-then = That does not win the majority in { $region }: { $who } { $most }, you { $have }. You need { $more } more.
lack-minority = This works only without the majority, and you have it in { $region }.
lack-lone-refuge = A refuge alone goes only where nobody else is: in { $region } there is strength { $most } against it.
lack-elsewhere = That is { $region } itself: choose another region.
lack-ground = The second scrapper goes to the ground, and { $region } is a roof.

## Ways
lack-way = { $src } and { $dst } are not adjacent.{ COUNT($moves, " It takes # move.", " It takes # moves.", zero: " No way leads there.") }
lack-elevator = There is no elevator for you between { $src } and { $dst }.
lack-bridge = There is no bridge for you between { $src } and { $dst }.
lack-own-way = What joins { $src } and { $dst } belongs to { $who }.
lack-alone = Aria climbs alone, without { COUNT($others, "the other figure", "the # other figures") }.
lack-neena = The move that is left is Neena's: she is in { $at } and has to go along.
lack-range = The { $drone } flies at most { COUNT($have, "# region", "# regions") }; { $region } is { $need } away.

## Enlist, collect, kill
lack-refuge = { $region } has neither a refuge of yours nor a neutral one.
lack-own-refuge = The refuge in { $region } belongs to { $who }.
lack-refuge-or-scrapper = { $region } has neither a scrapper of yours nor a refuge you can use.
lack-resource = Nothing lies in { $region }.
lack-lying = { COUNT($have, "Only # resource lies", "Only # resources lie") } in { $region }, not { $need }.
lack-search = The collect that is left is Abraham's: only in { $region }.
lack-plain-search = Abraham takes 1 resource in { $region }, without anything on top.
lack-technology-there = Only technology can be swapped, and in { $region } there is energy.
lack-elevator-there = You have no elevator in { $region }.
lack-swaps = { COUNT($have, "Only # can", "Only # can", zero: "Nothing can") } be swapped{ COUNT($need, "", ", not #") }.
lack-enemy = Your own scrappers cannot be killed.
lack-faction = { $faction }: nobody plays it.
lack-victim = { $who }: no scrapper in { $region }{ $champion ->
        [1] , and champions cannot be killed
       *[0] { "" }
    }.
lack-victims = In { $region } nobody else has { COUNT($need, "a scrapper", "# scrappers"
    ) }{ COUNT($have, "; the most is #", "; the most is #", zero: "") }.
lack-scrapper = The teleporter sends scrappers only, never the champion.
lack-drone = The { $drone } is not in this game.

## Build
lack-piece = All 3 of your { $building ->
        [refuge] refuges
        [elevator] elevators
       *[bridge] bridges
    } are built. You may move one once all { $need } constructions are; { $have } are.
lack-other-place = All { $have } of your { $building ->
        [refuge] refuges
        [elevator] elevators
       *[bridge] bridges
    } are there already.
lack-piece-there = There is no { $building ->
        [refuge] refuge
        [elevator] elevator
       *[bridge] bridge
    } of yours that could be taken.
lack-elevator-site = An elevator joins a ground region and a roof next to it, not { $first } and { $second }.
lack-bridge-site = No bridge fits between { $first } and { $second } over { $over }.

## Cards
lack-icon = { $shown ->
        [0] Not on { $card }: { $icon }.
       *[other] Used up on { $card }: { $icon }.
    }
lack-face-up = { $card } is face down: it can only buy.
lack-face-down = { $card } is face up. { $left ->
        [0] To buy, play a card face down in the next phase.
       *[other] To buy, play your second card face down.
    }
lack-second-down = { $card } is face down already: only one of your two cards may be.
lack-played = You played { $card } in phase { $phase }{ $down ->
        [1] , face down
       *[0] { "" }
    }.
lack-in-hand = { $card } is not in your hand.
lack-finished = First finish { $card }: { COUNT($left, "# action is", "# actions are", zero: "no action is") } left.
lack-planned = The cards are laid: { $left } left to turn up.
lack-planned-cards = Lay { COUNT($need, "# card", "# different cards") }, not { $have }.
lack-played-up = { $card } is not one of the { $all ->
        [1] cards
       *[0] cards of yours
    } that lie face up from before in this round.
lack-more-than-copy = { $card } shows nothing but copy, which cannot be copied.
lack-token = Only { $fit } of the { $have } icons that are left fit here.
lack-boost = You do not have the candy boost { $boost }.
lack-room-for-boost = { $boost } lies on { $card } already: one candy boost for each card.
lack-cube-for = This is done once for each { $per }, and you have none.

## Markets
lack-on-offer = { $card } is not on offer.
lack-cubes = You need { $cubes }, you have { $have }.
lack-means = { $card } costs { LIST(COUNT($technology, "# technology", zero: ""), COUNT($energy, "# energy", zero: ""),
    by: " and ") }; you have { $have_technology } technology and { $have_energy } energy.
lack-price = The price of { $card } is { LIST(COUNT($technology, "# technology", zero: ""), COUNT($energy, "# energy", zero: ""),
    by: " and ", none: "0") }.
lack-purchase = { $card } is face down, so you have to buy: { COUNT($cards, "# card is", "# cards are", zero: "with a candy boost a card is"
    ) } within reach.
lack-something-to-buy = With { $technology } technology and { $energy } energy you could not buy anything, so the card stays face up.
lack-buy = You have bought a card in this phase already.
lack-order = You have used the Delivery Bot in this phase already.
lack-fee = The Delivery Bot costs 1 energy, you have 0.
lack-hand = The Delivery Bot costs a card from your hand, and it is empty.
lack-other-card = { $card } was just delivered: spend another card.
lack-common = The common reserve has no { $resource } left.
lack-feat = That takes the feat { $feat }, which you have not learned.

## Feats and missions
lack-new-feat = You have learned { $feat } already.
lack-mission = You have to choose a mission.
lack-mission-open = { $mission } is not among the open missions.
lack-column = You used column { $column } for { $mission }.

## Set-up
lack-seats = Tile { $tile } is for { $need } players or more; you are { $have }.
lack-tile = Tile { $tile } is on the board already.
lack-distance = The two refuge tiles would touch: tile { $tile } cannot lie here.
lack-free-faction = { $faction } is taken by { $who }.
lack-free-feat = { $feat } is taken: { $who }.
lack-colour = { $colour ->
        [red] A red feat is to be picked now
        [blue] A blue feat is to be picked now
        [green] A green feat is to be picked now
       *[other] The colour of this feat has been given out
    }, so not { $feat }.
lack-first-refuge = Say what starts in { $region }; the rest starts at the other refuge.
lack-start = You start with { COUNT($have, "# scrapper", "# scrappers") }, not { $need }.
lack-split = With { COUNT($scrappers, "# scrapper", "# scrappers") } the rules say how to split.
