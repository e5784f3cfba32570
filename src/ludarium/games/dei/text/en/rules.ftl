# Titles of the rules, in our own words.

## SET

rule-DEI-SET-01 = Two to four seats, one faction each
rule-DEI-SET-02 = Tile set for each seat count
rule-DEI-SET-03 = Fixed layout for a first game
rule-DEI-SET-04 = Refuge tiles never lie side by side
rule-DEI-SET-05 = As many drone tiles as factions
rule-DEI-SET-06 = Neutral bridges at the start
rule-DEI-SET-07 = Drones start at random drone symbols
rule-DEI-SET-08 = Resources placed on printed symbols
rule-DEI-SET-09 = Sixty technology and forty energy tokens
rule-DEI-SET-10 = Sixteen hidden candy boosts
rule-DEI-SET-11 = Three outpost markets and a black market
rule-DEI-SET-12 = Fifteen outposts in three colours
rule-DEI-SET-13 = First-game outpost key: A, B, C
rule-DEI-SET-14 = Shuffled outpost key: letters get random colours
rule-DEI-SET-15 = Every outpost starts with its cube
rule-DEI-SET-16 = Forty-eight market cards
rule-DEI-SET-17 = Three market cards for each drone
rule-DEI-SET-18 = Drone cards split among outpost decks
rule-DEI-SET-19 = Three open cards in each market
rule-DEI-SET-20 = What a market card shows
rule-DEI-SET-21 = Eighteen feats, each existing once
rule-DEI-SET-22 = Eight of twelve missions are revealed
rule-DEI-SET-23 = The round marker starts on one
rule-DEI-SET-24 = Scores start at zero and are unbounded
rule-DEI-SET-25 = Starting resources on the pad
rule-DEI-SET-26 = Areas of the pad
rule-DEI-SET-27 = Choosing factions in seat order
rule-DEI-SET-28 = Factions and their champions
rule-DEI-SET-29 = Eight faction cards, one for a drone
rule-DEI-SET-30 = Hands are open information
rule-DEI-SET-31 = Mission and priority tokens
rule-DEI-SET-32 = First turn order is random
rule-DEI-SET-33 = Nine constructions for each faction
rule-DEI-SET-34 = Fifteen scrappers and one champion
rule-DEI-SET-35 = Start placement by priority
rule-DEI-SET-36 = Start figures stand at neutral refuges
rule-DEI-SET-37 = Start placement needs no majority
rule-DEI-SET-38 = One secret feat of each colour
rule-DEI-SET-39 = Reference sheet for every seat

## BRD

rule-DEI-BRD-01 = Two levels: ground and roof
rule-DEI-BRD-02 = Everything above ground is roof
rule-DEI-BRD-03 = A region lies on one level
rule-DEI-BRD-04 = Regions continue across tile edges
rule-DEI-BRD-05 = Borders and height steps divide regions
rule-DEI-BRD-06 = Same-level regions side by side are adjacent
rule-DEI-BRD-07 = Roofs of different height are adjacent
rule-DEI-BRD-08 = Ground and roof are only bordering
rule-DEI-BRD-09 = Elevators join ground and roof
rule-DEI-BRD-10 = An elevator joins exactly one pair
rule-DEI-BRD-11 = Bridges join two roofs
rule-DEI-BRD-12 = Bridge ends lie on one tile
rule-DEI-BRD-13 = A bridge spans one ground region
rule-DEI-BRD-14 = Bridge ends are different roofs
rule-DEI-BRD-15 = Never use another faction's constructions
rule-DEI-BRD-16 = Neutral constructions serve everyone
rule-DEI-BRD-17 = Where the neutral refuges stand
rule-DEI-BRD-18 = Drones ignore levels
rule-DEI-BRD-19 = Constructions do not affect drones
rule-DEI-BRD-20 = Corner contact is not adjacency
rule-DEI-BRD-21 = Technology on ground, energy on roofs
rule-DEI-BRD-22 = No limit of pieces in a region
rule-DEI-BRD-23 = Board resources are not refilled
rule-DEI-BRD-24 = Constructions stay without any figures
rule-DEI-BRD-25 = Bridges do not hinder the ground

## MAJ

rule-DEI-MAJ-01 = Greatest strength holds the majority
rule-DEI-MAJ-02 = Strength of scrappers and champions
rule-DEI-MAJ-03 = Learned feats may add strength
rule-DEI-MAJ-04 = Strength bonuses need a figure there
rule-DEI-MAJ-05 = A tie gives nobody the majority
rule-DEI-MAJ-06 = Ties below the top do not matter
rule-DEI-MAJ-07 = A lone figure has the majority
rule-DEI-MAJ-08 = No figures, no majority
rule-DEI-MAJ-09 = Moving needs majority at the target
rule-DEI-MAJ-10 = Collecting needs the majority
rule-DEI-MAJ-11 = Actions that need no majority
rule-DEI-MAJ-12 = Losing majority expels nobody
rule-DEI-MAJ-13 = Regions may be left freely
rule-DEI-MAJ-14 = Majority is re-read after every change
rule-DEI-MAJ-15 = The move test counts all bonuses
rule-DEI-MAJ-16 = Supremacy has no effect

## OUT

rule-DEI-OUT-01 = Majority gives control of an outpost
rule-DEI-OUT-02 = Cubes are taken at once
rule-DEI-OUT-03 = At most four cubes per colour
rule-DEI-OUT-04 = A fifth cube stays on its outpost
rule-DEI-OUT-05 = Losing an outpost hands over a cube
rule-DEI-OUT-06 = The cause of the change is irrelevant
rule-DEI-OUT-07 = Abandoned outposts get their cube back
rule-DEI-OUT-08 = A tie returns the cube
rule-DEI-OUT-09 = When the holder leaves others behind
rule-DEI-OUT-10 = Free cubes go to the majority
rule-DEI-OUT-11 = Full colour: the cube stays there
rule-DEI-OUT-12 = Several outposts in one region
rule-DEI-OUT-13 = Cubes of one colour are alike
rule-DEI-OUT-14 = Effects on several figures apply together
rule-DEI-OUT-15 = One figure garrisons an outpost
rule-DEI-OUT-16 = Garrisons count for each outpost
rule-DEI-OUT-17 = Colours of the three outpost kinds
rule-DEI-OUT-18 = What cubes are good for
rule-DEI-OUT-19 = The outpost boost is not a cube

## MKT

rule-DEI-MKT-01 = Each market sells its own cards
rule-DEI-MKT-02 = Only the three open cards are offered
rule-DEI-MKT-03 = Right slot needs no cube
rule-DEI-MKT-04 = Middle slot one cube, left two
rule-DEI-MKT-05 = The cube requirement is a minimum
rule-DEI-MKT-06 = Drone cards follow their slot
rule-DEI-MKT-07 = Requirements hold when buying
rule-DEI-MKT-08 = Black market needs no cubes
rule-DEI-MKT-09 = Black market left: one technology more
rule-DEI-MKT-10 = Black market right: one technology back
rule-DEI-MKT-11 = Black market middle: normal price
rule-DEI-MKT-12 = Prices go to the common reserve
rule-DEI-MKT-13 = Resources do not replace each other
rule-DEI-MKT-14 = Cards slide right after a purchase
rule-DEI-MKT-15 = New cards are available at once
rule-DEI-MKT-16 = Empty decks leave slots empty
rule-DEI-MKT-17 = Cards leave only by purchase
rule-DEI-MKT-18 = One buy action per action phase
rule-DEI-MKT-19 = One card for each buy action
rule-DEI-MKT-20 = Outpost boost helps with slots
rule-DEI-MKT-21 = Bought cards join the hand
rule-DEI-MKT-22 = Printed supplies count at the end
rule-DEI-MKT-23 = Prices never fall below zero
rule-DEI-MKT-24 = No pay-back from an empty reserve
rule-DEI-MKT-25 = Deck sizes at the start

## CRD

rule-DEI-CRD-01 = Faction and market cards are action cards
rule-DEI-CRD-02 = Two cards in each action phase
rule-DEI-CRD-03 = Lower slot first, then upper
rule-DEI-CRD-04 = Resolve the first card first
rule-DEI-CRD-05 = Face-up cards give their actions
rule-DEI-CRD-06 = Actions in any order
rule-DEI-CRD-07 = Actions may be skipped
rule-DEI-CRD-08 = Face-down cards are used to buy
rule-DEI-CRD-09 = Only one face-down card per phase
rule-DEI-CRD-10 = A bought card may follow at once
rule-DEI-CRD-11 = Face-down cards end in the recycle bin
rule-DEI-CRD-12 = Each card once a round
rule-DEI-CRD-13 = Two cards must be played
rule-DEI-CRD-14 = Face down without buying is allowed
rule-DEI-CRD-15 = Too few cards: play what remains
rule-DEI-CRD-16 = Copy repeats a card of this round
rule-DEI-CRD-17 = Copy never copies copy
rule-DEI-CRD-18 = Copy without a card does nothing
rule-DEI-CRD-19 = Copy takes printed actions only
rule-DEI-CRD-20 = Drone cards can be copied
rule-DEI-CRD-21 = What cannot be copied
rule-DEI-CRD-22 = How icons combine
rule-DEI-CRD-23 = Unused actions expire
rule-DEI-CRD-24 = One action at a time
rule-DEI-CRD-25 = Feats and boosts between actions
rule-DEI-CRD-26 = One card for actions, one to buy

## ACT

rule-DEI-ACT-01 = Enlist at a refuge
rule-DEI-ACT-02 = No enlisting at others' refuges
rule-DEI-ACT-03 = Enlist needs no majority
rule-DEI-ACT-04 = Empty reserve: relocate a scrapper
rule-DEI-ACT-05 = Relocating gives no candy boost
rule-DEI-ACT-06 = Relocation only with an empty reserve
rule-DEI-ACT-07 = Champions are never enlisted
rule-DEI-ACT-08 = Move a group to an adjacent region
rule-DEI-ACT-09 = Groups may split and regroup
rule-DEI-ACT-10 = At least one figure moves
rule-DEI-ACT-11 = The champion may move alone
rule-DEI-ACT-12 = One start, one target per move
rule-DEI-ACT-13 = Majority after the move
rule-DEI-ACT-14 = Empty regions may always be entered
rule-DEI-ACT-15 = Elevators and bridges for moving
rule-DEI-ACT-16 = One move is one step
rule-DEI-ACT-17 = Collect one resource
rule-DEI-ACT-18 = Nothing to collect, no collecting
rule-DEI-ACT-19 = Collect repeatedly in one region
rule-DEI-ACT-20 = At most ten resources on the pad
rule-DEI-ACT-21 = The eleventh resource replaces another
rule-DEI-ACT-22 = The limit holds for every gain
rule-DEI-ACT-23 = Surplus goes to the common reserve
rule-DEI-ACT-24 = Candy boosts are not resources
rule-DEI-ACT-25 = Build a construction
rule-DEI-ACT-26 = Building needs a figure there
rule-DEI-ACT-27 = Empty common reserve: gains are lost
rule-DEI-ACT-28 = Several constructions in one region
rule-DEI-ACT-29 = Building is free
rule-DEI-ACT-30 = Where refuges are built
rule-DEI-ACT-31 = Where elevators are built
rule-DEI-ACT-32 = Where bridges are built
rule-DEI-ACT-33 = Empty reserve: relocate a construction
rule-DEI-ACT-34 = No relocation while stock remains
rule-DEI-ACT-35 = New links work at once
rule-DEI-ACT-36 = Relocating counts as building
rule-DEI-ACT-37 = Parallel elevators and bridges allowed
rule-DEI-ACT-38 = Steps of a purchase
rule-DEI-ACT-39 = Boosts may come before the purchase

## ADV

rule-DEI-ADV-01 = Market cards are stronger
rule-DEI-ADV-02 = Gain supplies at once
rule-DEI-ADV-03 = Gain technology or energy
rule-DEI-ADV-04 = Kill a scrapper
rule-DEI-ADV-05 = Own scrappers cannot be killed
rule-DEI-ADV-06 = Champions cannot be killed
rule-DEI-ADV-07 = A kill strikes anywhere
rule-DEI-ADV-08 = Killed scrappers may return
rule-DEI-ADV-09 = Once for each cube
rule-DEI-ADV-10 = All outposts count every colour
rule-DEI-ADV-11 = A different action for each cube
rule-DEI-ADV-12 = Repeats are fixed at the start
rule-DEI-ADV-13 = No cube, no per-outpost action
rule-DEI-ADV-14 = Red move ignores majority
rule-DEI-ADV-15 = Red enlist joins own scrappers
rule-DEI-ADV-16 = Blue move crosses levels
rule-DEI-ADV-17 = Blue collect swaps technology for energy
rule-DEI-ADV-18 = Green enlist adds a resource
rule-DEI-ADV-19 = Green collect yields extra technology
rule-DEI-ADV-20 = Coloured actions count as base actions
rule-DEI-ADV-21 = The coloured extra is optional

## DRN

rule-DEI-DRN-01 = The four drones
rule-DEI-DRN-02 = Drone cards activate drones
rule-DEI-DRN-03 = Drones belong to nobody
rule-DEI-DRN-04 = First move, then ability
rule-DEI-DRN-05 = Drones move up to two regions
rule-DEI-DRN-06 = The card's movement bonus
rule-DEI-DRN-07 = The drone may stay
rule-DEI-DRN-08 = The ability may be skipped
rule-DEI-DRN-09 = Drones may share a region
rule-DEI-DRN-10 = Drones need no majority
rule-DEI-DRN-11 = No figure needed beside the drone
rule-DEI-DRN-12 = Drone move and ability are one action
rule-DEI-DRN-13 = Drone of your choice
rule-DEI-DRN-14 = The harvester takes two resources
rule-DEI-DRN-15 = The harvester does not collect
rule-DEI-DRN-16 = The transporter enlists two scrappers
rule-DEI-DRN-17 = The transporter may relocate scrappers
rule-DEI-DRN-18 = The teleporter sends scrappers anywhere
rule-DEI-DRN-19 = The teleporter takes own scrappers only
rule-DEI-DRN-20 = Teleporting is not a move
rule-DEI-DRN-21 = The reaper kills one per faction
rule-DEI-DRN-22 = Reward for the reaper
rule-DEI-DRN-23 = No victim, no reward
rule-DEI-DRN-24 = Victims of the reaper draw boosts
rule-DEI-DRN-25 = Who draws boosts first
rule-DEI-DRN-26 = Drones have no strength
rule-DEI-DRN-27 = Only drones of factions in play

## CDY

rule-DEI-CDY-01 = A candy boost for each loss
rule-DEI-CDY-02 = A candy boost for the reaper's user
rule-DEI-CDY-03 = Candy boosts are secret, their number open
rule-DEI-CDY-04 = Boosts add an action to a card
rule-DEI-CDY-05 = One candy boost per card
rule-DEI-CDY-06 = Boosts work on face-down cards too
rule-DEI-CDY-07 = Boost actions at any point
rule-DEI-CDY-08 = Boosts while the card is resolved
rule-DEI-CDY-09 = Eight kinds of candy boost
rule-DEI-CDY-10 = The outpost boost is a wildcard
rule-DEI-CDY-11 = The outpost boost serves its card
rule-DEI-CDY-12 = Boost actions follow normal rules
rule-DEI-CDY-13 = Played boosts return at clean-up
rule-DEI-CDY-14 = Empty pile: no candy boost
rule-DEI-CDY-15 = No limit on held boosts
rule-DEI-CDY-16 = Fresh boosts may be used at once
rule-DEI-CDY-17 = Boosts only in the own turn

## LDR

rule-DEI-LDR-01 = Champions are treated like scrappers
rule-DEI-LDR-02 = Champions never leave the board
rule-DEI-LDR-03 = Champions move and count
rule-DEI-LDR-04 = Champions count as presence
rule-DEI-LDR-05 = Champions are no scrappers for missions
rule-DEI-LDR-06 = Champion abilities always work
rule-DEI-LDR-07 = Neena's group ignores majorities
rule-DEI-LDR-08 = Neena's extra move
rule-DEI-LDR-09 = Without Neena, no stealth
rule-DEI-LDR-10 = Abraham's extra collect
rule-DEI-LDR-11 = Abraham still needs the majority
rule-DEI-LDR-12 = Abraham's extra once per phase
rule-DEI-LDR-13 = Aria climbs alone
rule-DEI-LDR-14 = Aria still needs the majority
rule-DEI-LDR-15 = Z-13 has strength three

## FEA

rule-DEI-FEA-01 = Bombing: bridges add strength below
rule-DEI-FEA-02 = Trojan Horses: strength beside drones
rule-DEI-FEA-03 = Fortress: refuges add strength
rule-DEI-FEA-04 = Extreme Remedies: collect becomes kill
rule-DEI-FEA-05 = Field Knowledge: ties are won
rule-DEI-FEA-06 = Caravan: refuges can move
rule-DEI-FEA-07 = Field Engineer: building gives moves
rule-DEI-FEA-08 = Underground Shortcut: elevators are linked
rule-DEI-FEA-09 = Sky Boots: an extra move
rule-DEI-FEA-10 = Outnumber: enlist becomes move or collect
rule-DEI-FEA-11 = Drop Pod: refuges anywhere
rule-DEI-FEA-12 = Remote Drive: drones move further
rule-DEI-FEA-13 = Exploitation Camp: swap at elevators
rule-DEI-FEA-14 = Deep Excavation: place a resource
rule-DEI-FEA-15 = Alternative Energy: pay with the other
rule-DEI-FEA-16 = Low Energy Remote Control: cheaper drones
rule-DEI-FEA-17 = Delivery Bot: buy without a card
rule-DEI-FEA-18 = Trading Post: supplies for purchases
rule-DEI-FEA-19 = Feats work only once learned
rule-DEI-FEA-20 = Learned feats stay
rule-DEI-FEA-21 = One feat of each colour
rule-DEI-FEA-22 = Strength feats always work
rule-DEI-FEA-23 = Bonus actions are optional

## MIS

rule-DEI-MIS-01 = Mission: constructions on the board
rule-DEI-MIS-02 = Mission: drone cards owned
rule-DEI-MIS-03 = Mission: controlled outposts
rule-DEI-MIS-04 = Mission: collected technology
rule-DEI-MIS-05 = Mission: collected energy
rule-DEI-MIS-06 = Mission: scrappers on the board
rule-DEI-MIS-07 = Mission: red outposts controlled
rule-DEI-MIS-08 = Mission: blue outposts controlled
rule-DEI-MIS-09 = Mission: green outposts controlled
rule-DEI-MIS-10 = Mission: red outposts garrisoned
rule-DEI-MIS-11 = Mission: blue outposts garrisoned
rule-DEI-MIS-12 = Mission: green outposts garrisoned
rule-DEI-MIS-13 = Each mission column is a round
rule-DEI-MIS-14 = One mission in each round
rule-DEI-MIS-15 = Each column only once
rule-DEI-MIS-16 = Missions are open to all
rule-DEI-MIS-17 = Missions on time score more
rule-DEI-MIS-18 = Late missions score less
rule-DEI-MIS-19 = Missions score at once
rule-DEI-MIS-20 = A mission must be chosen
rule-DEI-MIS-21 = Missions cost nothing
rule-DEI-MIS-22 = Nothing between last card and mission

## PHS

rule-DEI-PHS-01 = A game has four rounds
rule-DEI-PHS-02 = Three action phases and clean-up
rule-DEI-PHS-03 = Turns in priority order
rule-DEI-PHS-04 = Start placement comes first
rule-DEI-PHS-05 = Phase one has no extra step
rule-DEI-PHS-06 = Feats are learned in phase two
rule-DEI-PHS-07 = Learning needs two cubes
rule-DEI-PHS-08 = Learning is optional and free
rule-DEI-PHS-09 = Several feats in one turn
rule-DEI-PHS-10 = Feats one after the other
rule-DEI-PHS-11 = New feats give no actions yet
rule-DEI-PHS-12 = A mission ends phase three
rule-DEI-PHS-13 = Supply count right after the mission
rule-DEI-PHS-14 = Turn order is fixed all round
rule-DEI-PHS-15 = The game ends after round four

## CLN

rule-DEI-CLN-01 = Face-down cards are recycled
rule-DEI-CLN-02 = Face-up cards return
rule-DEI-CLN-03 = Played boosts are shuffled back
rule-DEI-CLN-04 = Fewest supplies go first
rule-DEI-CLN-05 = Equal scores: later player goes first
rule-DEI-CLN-06 = Several equal scores reverse the order
rule-DEI-CLN-07 = The round marker advances
rule-DEI-CLN-08 = Last clean-up is short
rule-DEI-CLN-09 = Two priority fields stay unused
rule-DEI-CLN-10 = Everything else carries over

## SCO

rule-DEI-SCO-01 = Supplies during play
rule-DEI-SCO-02 = Supply count: cubes
rule-DEI-SCO-03 = Supply count: learned feats
rule-DEI-SCO-04 = Supply count: technology
rule-DEI-SCO-05 = Supply count: energy
rule-DEI-SCO-06 = Final scoring: supplies on cards
rule-DEI-SCO-07 = Most supplies win
rule-DEI-SCO-08 = Ties go to the earlier seat
rule-DEI-SCO-09 = Nothing else scores
rule-DEI-SCO-10 = After the count the score stands

## OPT

rule-DEI-OPT-01 = No Choice: one mission per column
rule-DEI-OPT-02 = No Choice: columns stay free
rule-DEI-OPT-03 = Feats Draft instead of drawing
rule-DEI-OPT-04 = Order of the Feats Draft
rule-DEI-OPT-05 = Planning: cards are laid secretly
rule-DEI-OPT-06 = Planning: one card may buy
rule-DEI-OPT-07 = Planning: bought cards wait
rule-DEI-OPT-08 = Planning: laid cards are binding
rule-DEI-OPT-09 = Confrontation: missions after all cards
rule-DEI-OPT-10 = Confrontation: common supply count
rule-DEI-OPT-11 = Rebellion: missions are voluntary
rule-DEI-OPT-12 = Rebellion: nothing is made up
rule-DEI-OPT-13 = Optional rules combine freely

## NPL

rule-DEI-NPL-01 = Two seats: nine tiles
rule-DEI-NPL-02 = Three seats: twelve tiles
rule-DEI-NPL-03 = Drones of absent factions are removed
rule-DEI-NPL-04 = Fewer drone cards with fewer seats
rule-DEI-NPL-05 = Absent factions are a free choice
rule-DEI-NPL-06 = Two seats start at one refuge
rule-DEI-NPL-07 = Two seats: the reaper
rule-DEI-NPL-08 = Three seats: order of round four
rule-DEI-NPL-09 = Start scrappers with fewer seats
rule-DEI-NPL-10 = Unused tiles bring nothing
rule-DEI-NPL-11 = What seat count does not change
