# Answers, questions and the log. Factions stand in front of a colon, so that no verb has to agree with them.

## What seats and chance can answer

verb-lay = Lay tile { $tile }, turned by { $turned } quarters
verb-faction = Play { $faction }
verb-priority = Next in turn order: { $faction }
verb-key = Colour of the next letter: { $colour }
verb-drone-token = Next drone tile: { $drone }
verb-reveal = Reveal { $card }
verb-deal-mission = Reveal the mission { $mission }
verb-deal-feat = Deal the feat { $feat }
verb-draft = Pick the feat { $feat }
verb-draw-boost = Draw the candy boost { $boost }
verb-place = Start with { COUNT($scrappers, "# scrapper", "# scrappers") } { $champion ->
        [yes] and the champion in { $region }
       *[no] in { $region }
    }
verb-plan = Lay { $first }, then { $second }
verb-plan-one = Lay { $card }
verb-play = Play { $card }{ IF($down, " face down, to buy") }
verb-turn-up = Turn the card up
verb-keep-down = Keep the card face down
verb-order = Have { $card } delivered ({ $technology ->
        [0] { COUNT($energy, "# energy + ", zero: "") }
       *[other] { $technology } technology{ COUNT($energy, ", # energy + ", zero: " + ") }
    }1 energy)
verb-boost = Play the candy boost { $boost }
verb-enlist = Enlist in { $region }{ IF($supplied, ", add a resource") }
verb-move = Move { $scrappers ->
        [0] { $champion ->
            [yes] champion{ COUNT($refuges, " + # refuge", " + # refuges", zero: "") }
           *[no] { COUNT($refuges, "# refuge", "# refuges", zero: "") }
        }
        [one] { $scrappers } scrapper{ IF($champion, " + champion") }{ COUNT($refuges, " + # refuge", " + # refuges", zero: "") }
       *[other] { $scrappers } scrappers{ IF($champion, " + champion") }{ COUNT($refuges, " + # refuge", " + # refuges", zero: "") }
    } { $src } → { $dst }
verb-collect = Collect in { $region }{ IF($extra, " + 1 technology") }{ COUNT($swap, ", swap #", zero: "") }
verb-dig = Add a resource to { $region }
verb-kill = Kill { $faction } in { $region }
verb-build-refuge = Build a refuge in { $region }
verb-build-elevator = Build an elevator { $ground } → { $roof }
verb-build-bridge = Build a bridge { $first } → { $second } over { $over }
verb-gain = Gain { $amount } { $resource }
verb-copy = Copy { $card }
verb-drone = Activate the { $drone }
verb-buy = Buy { $card } ({ $technology ->
        [0] { COUNT($energy, "# energy", zero: "free") }
       *[other] { $technology } technology{ COUNT($energy, ", # energy", zero: "") }
    })
verb-spend = Use icon { $token }
verb-relocate = Take the scrapper from { $region }
verb-take-refuge = Take the refuge from { $region }
verb-take-elevator = Take the elevator { $ground } → { $roof }
verb-take-bridge = Take the bridge { $first } → { $second } over { $over }
verb-give-back = Give back 1 { $resource }
verb-fly = Fly to { $region }
verb-stay = Stay where it is
verb-harvest = Take { $amount }{ COUNT($swap, " and swap #", zero: "") }
verb-deploy = Enlist a scrapper at the drone
verb-teleport = Send { IF($champion, "the champion", "a scrapper") } to { $region }
verb-reap = Kill { $scrappers } of each other faction there
verb-discard = Spend { $card }
verb-learn = Learn a feat: { $colour }
verb-mission = Choose { $mission }
verb-skip-mission = Choose no mission
verb-done = Done

## What is asked

ask-Lay = Which tile lies next, and how is it turned?
ask-Factions = Which faction do you play?
ask-Priority = The turn order is drawn.
ask-Key = The colours of the outposts are drawn.
ask-DroneTokens = The drones are placed.
ask-Reveal = The markets are filled.
ask-DealMissions = The missions are revealed.
ask-DealFeats = The feats are dealt.
ask-Draft = Which feat do you pick?
ask-Place = What starts at the first refuge? The rest starts at the other.
ask-Round = A round begins.
ask-Plan = Which two cards do you lay, in secret?
ask-Phase = An action phase begins.
ask-Turn = Which card do you play? Face up to act, face down to buy.
ask-Card = What do you do next with this card?
ask-Spend = Which icon of the card do you use for it? They are listed above.
ask-Relocate = Your reserve is empty: which scrapper goes there?
ask-TakeBuilding = Which construction do you take from the board?
ask-Refill = The market is refilled.
ask-SpendCard = Which card do you spend for the Delivery Bot?
ask-Fly = Where does the drone fly?
ask-Harvest = How many resources does the harvester take?
ask-Transport = Does a scrapper come with the transporter?
ask-Teleport = Where does the teleporter send a scrapper?
ask-Reap = Does the reaper strike?
ask-Full = Your pad is full: what do you give back?
ask-DrawBoost = A candy boost is drawn.
ask-EndTurn = The turn ends.
ask-Search = Does Abraham collect in his region?
ask-Learn = Which feat do you learn?
ask-Missions = Missions are chosen.
ask-ChooseMission = Which mission do you choose?

## What happens

event-laid = Tile { $tile } lies at place { $place }, turned by { $turned } quarters.
event-chose-faction = Seat { $seat } plays { $faction }.
event-priority = Turn order, { $place }: { $faction }.
event-key = Outposts { $letter }: { $colour }.
event-drone-starts = { $drone } starts in { $region }.
event-revealed = { $market }: { $card }.
event-mission-open = Column { $column }: mission { $mission }.
event-feat-dealt = { $faction }: you draw the feat { $feat }.
event-feat-hidden = { $faction }: a secret feat of colour { $colour }.
event-drafted = { $faction }: picks the feat { $feat }.
event-placed = { $faction }: { COUNT($scrappers, "# scrapper", "# scrappers") }{ $champion ->
        [yes] { " " }+ champion start
       *[no] { COUNT($scrappers, " starts", " start") }
    } in { $region }.
event-round = Round { $round }
event-phase = Action phase { $phase }
event-turn = Turn of { $faction }
event-planned = { $faction }: cards are laid.
event-played = { $faction }: plays { $card }.
event-played-down = { $faction }: plays { $card } face down.
event-kept-down = { $faction }: a card stays face down.
event-boosted = { $faction }: plays the candy boost { $boost }.
event-boost-drawn = { $faction }: you draw the candy boost { $boost }.
event-boost-hidden = { $faction }: draws a candy boost.
event-enlisted = { $faction }: enlists in { $region }.
event-relocated = { $faction }: a scrapper goes from { $src } to { $dst }.
event-supplied = 1 { $resource } is put into { $region }.
event-moved = { $faction }: { $scrappers ->
        [0] { $champion ->
            [yes] champion{ COUNT($refuges, " + # refuge", " + # refuges", zero: "") }
           *[no] { COUNT($refuges, "# refuge", "# refuges", zero: "") }
        }
        [one] { $scrappers } scrapper{ IF($champion, " + champion") }{ COUNT($refuges, " + # refuge", " + # refuges", zero: "") }
       *[other] { $scrappers } scrappers{ IF($champion, " + champion") }{ COUNT($refuges, " + # refuge", " + # refuges", zero: "") }
    } from { $src } to { $dst }.
event-collected = { $faction }: collects { $resource } in { $region }.
event-gained = { $faction }: +{ $amount } { $resource }.
event-gave-back = { $faction }: gives back 1 { $resource }.
event-swapped = { $faction }: swaps for { $resource }.
event-built = { $faction }: builds { $building } in { $region }.
event-bought = { $faction }: buys { $card }.
event-paid = { $faction }: pays { $technology } technology, { $energy } energy.
event-killed = { $faction }: a scrapper dies in { $region }.
event-copied = { $faction }: copies { $card }.
event-flew = { $drone } flies to { $region }.
event-teleported = { $faction }: { IF($champion, "the champion", "a scrapper") } is teleported to { $region }.
event-learned = { $faction }: learns { $feat }.
event-cube = { $faction }: controls the outpost in { $region }.
event-cube-back = Nobody controls the outpost in { $region }.
event-mission = { $faction }: mission { $mission }, { COUNT($points, "# supply", "# supplies") }.
event-mission-skipped = { $faction }: no mission this round.
event-scored = { $faction }: { COUNT($points, "# supply", "# supplies") }.
event-counted = { $faction }: supply count, { COUNT($points, "# supply", "# supplies") }.
event-cards-counted = { $faction }: cards, { COUNT($points, "# supply", "# supplies") }.
event-recycled = { $faction }: { $card } goes to the recycle bin.
event-discarded = { $faction }: spends a card.

## Words in sentences

resource-technology = technology
resource-energy = energy
resource-supplies = supplies
building-refuge = a refuge
building-elevator = an elevator
building-bridge = a bridge
letter-a = A
letter-b = B
letter-c = C
