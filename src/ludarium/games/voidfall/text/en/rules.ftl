# Titles of the rules, in our own words.

## GOAL

rule-VF-GOAL-01 = The game ends after cycle 3
rule-VF-GOAL-02 = Most influence wins
rule-VF-GOAL-03 = Ties go to the least corruption
rule-VF-GOAL-04 = A tie that remains is shared
rule-VF-GOAL-05 = No co-operative and solo play

## SET

rule-VF-SET-01 = A scenario is content
rule-VF-SET-02 = The first game leaves co-operative parts out
rule-VF-SET-03 = Houses are drawn or chosen in turn order
rule-VF-SET-04 = One of two origins is kept
rule-VF-SET-05 = Origins are chosen secretly, in order or at random
rule-VF-SET-06 = Origin A brings its start technology
rule-VF-SET-07 = Three cards of the start technology
rule-VF-SET-08 = The basic card lies on the house board
rule-VF-SET-09 = The improved start card is reserved
rule-VF-SET-10 = Second copy to the display with 3 or 4 players
rule-VF-SET-11 = Second copy leaves with 2 players
rule-VF-SET-12 = Combat tiles change nothing
rule-VF-SET-13 = Corruption on the rightmost agenda field
rule-VF-SET-14 = Markers start on the left
rule-VF-SET-15 = No bonus during set-up
rule-VF-SET-16 = House cards replace standard ones
rule-VF-SET-17 = Tokens lie where nobody rules
rule-VF-SET-18 = No Innovation in cycle 1
rule-VF-SET-19 = Turn order: random, then by influence
rule-VF-SET-20 = Start values come from the origin
rule-VF-SET-21 = Fourteen fleet power in three zones
rule-VF-SET-22 = The start agenda lies left
rule-VF-SET-23 = The barrier covers improved technologies
rule-VF-SET-24 = Two to four players

## TUT

rule-VF-TUT-01 = The tutorial galaxy
rule-VF-TUT-02 = Aim for 120 influence
rule-VF-TUT-03 = No invasion of other players
rule-VF-TUT-04 = Four houses only
rule-VF-TUT-05 = Only origins A
rule-VF-TUT-06 = Set-up without choices
rule-VF-TUT-07 = What is left out comes in cycle 2
rule-VF-TUT-08 = No agendas and research in cycle 1
rule-VF-TUT-09 = Fixed events
rule-VF-TUT-10 = 120 influence is a benchmark
rule-VF-TUT-11 = What cycle 1 leaves out

## RES

rule-VF-RES-01 = Five resources
rule-VF-RES-02 = Influence is counted at once
rule-VF-RES-03 = Influence never falls below 0
rule-VF-RES-04 = Plus gains, minus spends
rule-VF-RES-05 = Credits stand in for food, energy, materials
rule-VF-RES-06 = Nothing stands in for science
rule-VF-RES-07 = No credits for upkeep
rule-VF-RES-08 = Mixed costs
rule-VF-RES-09 = Costs of any resources
rule-VF-RES-10 = Credits in mixed costs
rule-VF-RES-11 = Nothing replaces credits
rule-VF-RES-12 = Stocks change at once
rule-VF-RES-13 = No more than 15 of a resource
rule-VF-RES-14 = Costs are paid first and in full
rule-VF-RES-15 = Stocks never fall below 0
rule-VF-RES-16 = What never runs out
rule-VF-RES-17 = What is limited
rule-VF-RES-18 = Used up means ignored
rule-VF-RES-19 = Effects reach one's own things
rule-VF-RES-20 = Never other players' things
rule-VF-RES-21 = The payer chooses the mix
rule-VF-RES-22 = Losing takes what is there
rule-VF-RES-23 = Overproduction gives 3 influence

## SEC

rule-VF-SEC-01 = Sectors and their states
rule-VF-SEC-02 = Adjacent unless a storm lies between
rule-VF-SEC-03 = Storms never move
rule-VF-SEC-04 = An own sector holds own fleet power
rule-VF-SEC-05 = The home stays own without fleet power
rule-VF-SEC-06 = Homes cannot be conquered
rule-VF-SEC-07 = Nothing destroys things at home
rule-VF-SEC-08 = Pure means no corruption
rule-VF-SEC-09 = Corrupted means a marker under the die
rule-VF-SEC-10 = Voidborn sectors hold the void
rule-VF-SEC-11 = The last fleet power gone abandons a sector
rule-VF-SEC-12 = Corruption-resistant sectors
rule-VF-SEC-13 = Void-resistant sectors
rule-VF-SEC-14 = Sectors nobody controls
rule-VF-SEC-15 = Sector abilities while held
rule-VF-SEC-16 = One-time abilities on conquest
rule-VF-SEC-17 = Fixed or no population
rule-VF-SEC-18 = Always pure sectors
rule-VF-SEC-19 = An empty home counts as own
rule-VF-SEC-20 = Pure sectors without owner
rule-VF-SEC-21 = Never two sides in a sector
rule-VF-SEC-22 = One marker for each sector
rule-VF-SEC-23 = Three guild and three installation slots
rule-VF-SEC-24 = Abandoned void-resistant sectors

## GLD

rule-VF-GLD-01 = Each guild raises its resource
rule-VF-GLD-02 = Guilds drive production
rule-VF-GLD-03 = Founding on a free slot
rule-VF-GLD-04 = Founding in corrupted sectors
rule-VF-GLD-05 = Guild slots are limited
rule-VF-GLD-06 = Upkeep slots are filled last
rule-VF-GLD-07 = Guilds take no damage
rule-VF-GLD-08 = Guilds survive the void
rule-VF-GLD-09 = Guilds never run out
rule-VF-GLD-10 = Founding in own sectors only
rule-VF-GLD-11 = Conquered guilds serve the new owner
rule-VF-GLD-12 = Guilds without owner produce nothing
rule-VF-GLD-13 = Removed guilds free the upkeep slot first

## BAS

rule-VF-BAS-01 = Three installations
rule-VF-BAS-02 = Shipyards deploy fleet power
rule-VF-BAS-03 = Sector defences fire in the approach
rule-VF-BAS-04 = Starbases fire in the approach
rule-VF-BAS-05 = Building on a free slot
rule-VF-BAS-06 = Building in corrupted sectors
rule-VF-BAS-07 = Installation slots are limited
rule-VF-BAS-08 = Installations are never damaged
rule-VF-BAS-09 = Only the defence uses them
rule-VF-BAS-10 = Abandoned sectors lose installations
rule-VF-BAS-11 = The void removes installations
rule-VF-BAS-12 = Installations never run out
rule-VF-BAS-13 = Conquest removes installations
rule-VF-BAS-14 = Neutral defences defend
rule-VF-BAS-15 = Starbases need their technology

## POP

rule-VF-POP-01 = A die shows the population
rule-VF-POP-02 = Fixed or no population
rule-VF-POP-03 = Production by resource
rule-VF-POP-04 = Corruption can hold back sectors
rule-VF-POP-05 = Surplus is lost
rule-VF-POP-06 = The production level
rule-VF-POP-07 = The yield table
rule-VF-POP-08 = Producing adds the yield
rule-VF-POP-09 = Corrupted population rests
rule-VF-POP-10 = Corrupted sectors produce fully
rule-VF-POP-11 = Population 1 to 6
rule-VF-POP-12 = Goals ignore corrupted sectors
rule-VF-POP-13 = No population, no production
rule-VF-POP-14 = Levels are read from the board

## CIV

rule-VF-CIV-01 = Three tracks
rule-VF-CIV-02 = One space to the right
rule-VF-CIV-03 = The reward comes at once
rule-VF-CIV-04 = Rewards differ by house
rule-VF-CIV-05 = Corruption blocks rewards
rule-VF-CIV-06 = The improved limit starts at 0
rule-VF-CIV-07 = Level I raises the limit
rule-VF-CIV-08 = Level II raises it once more
rule-VF-CIV-09 = The limit is 0 to 6
rule-VF-CIV-10 = A corrupted track still advances
rule-VF-CIV-11 = Missed rewards are gone
rule-VF-CIV-12 = The last space, and what high levels ask for
rule-VF-CIV-13 = Step by step
rule-VF-CIV-14 = Rewards may be declined
rule-VF-CIV-15 = One marker for each track

## TRD

rule-VF-TRD-01 = A token helps a focus or an agenda
rule-VF-TRD-02 = One token is flipped when selecting
rule-VF-TRD-03 = No flipping while acting
rule-VF-TRD-04 = A token given up returns at once
rule-VF-TRD-05 = Flipped tokens return
rule-VF-TRD-06 = Tokens lie on agendas or return
rule-VF-TRD-07 = Tokens may move at clean-up
rule-VF-TRD-08 = Corruption does not matter for tokens
rule-VF-TRD-09 = The lowest token is taken
rule-VF-TRD-10 = Its bonus or a lower one
rule-VF-TRD-11 = No token, no bonus
rule-VF-TRD-12 = Returning with two players
rule-VF-TRD-13 = Returning with three or four
rule-VF-TRD-14 = One counter for the trade board
rule-VF-TRD-15 = Trade tokens are limited
rule-VF-TRD-16 = One token on each agenda
rule-VF-TRD-17 = A token covers both symbols

## AGE

rule-VF-AGE-01 = Four kinds of agendas
rule-VF-AGE-02 = What an agenda shows
rule-VF-AGE-03 = Gaining: choose a kind
rule-VF-AGE-04 = Take the open card
rule-VF-AGE-05 = Or draw two and keep one
rule-VF-AGE-06 = An empty kind cannot be gained
rule-VF-AGE-07 = No hand limit
rule-VF-AGE-08 = Played when selecting, attached at clean-up
rule-VF-AGE-09 = It must show the focus
rule-VF-AGE-10 = One agenda for each turn
rule-VF-AGE-11 = Attached to a right field
rule-VF-AGE-12 = Never two of one kind
rule-VF-AGE-13 = Or put under its stack
rule-VF-AGE-14 = The start agenda stays left
rule-VF-AGE-15 = A new agenda replaces an old one
rule-VF-AGE-16 = The start agenda has no kind
rule-VF-AGE-17 = Corrupted agendas give nothing
rule-VF-AGE-18 = The start agenda cannot be corrupted
rule-VF-AGE-19 = Corruption comes with a corrupted offer
rule-VF-AGE-20 = Actions of preferred focuses
rule-VF-AGE-21 = No place for corruption, no card
rule-VF-AGE-22 = Wealth: the guild first, then its resource
rule-VF-AGE-23 = The fourth field is an agenda field like the others
rule-VF-AGE-24 = Sectors without guild slots are neither full nor free

## COR

rule-VF-COR-01 = A marker corrupts a sector
rule-VF-COR-02 = A corrupted agenda does not score
rule-VF-COR-03 = Corruption on an agenda field
rule-VF-COR-04 = Corruption on a track
rule-VF-COR-05 = Corruption on the house board
rule-VF-COR-06 = Gained corruption is laid on a place
rule-VF-COR-07 = Places of the house board
rule-VF-COR-08 = Corruption on an offer
rule-VF-COR-09 = A demanded place must be taken
rule-VF-COR-10 = A taken place is ignored
rule-VF-COR-11 = Removing corruption
rule-VF-COR-12 = Corruption breaks ties
rule-VF-COR-13 = Markers never run out
rule-VF-COR-14 = Places for gained corruption
rule-VF-COR-15 = Agendas on corrupted fields
rule-VF-COR-16 = No place, no cost
rule-VF-COR-17 = Only own corruption is removed
rule-VF-COR-18 = Conquered corruption counts for the new owner
rule-VF-COR-19 = The marker belongs to the field
rule-VF-COR-20 = The Chambers always let one more marker go

## TEC

rule-VF-TEC-01 = Basic and improved technologies
rule-VF-TEC-02 = Five technologies
rule-VF-TEC-03 = A sixth after a fallen house
rule-VF-TEC-04 = The sixth field is kept
rule-VF-TEC-05 = Researching a basic technology
rule-VF-TEC-06 = An improved card must be available
rule-VF-TEC-07 = The basic card must be owned
rule-VF-TEC-08 = The limit of improved cards
rule-VF-TEC-09 = The improved card replaces the basic one
rule-VF-TEC-10 = The basic card leaves the game
rule-VF-TEC-11 = Six influence for improving
rule-VF-TEC-12 = Immediate effects
rule-VF-TEC-13 = Which improved cards are available
rule-VF-TEC-14 = The barrier of cycle 1
rule-VF-TEC-15 = Cards on the board from cycle 2
rule-VF-TEC-16 = Combat technologies
rule-VF-TEC-17 = Fleet types need their technology
rule-VF-TEC-18 = Upgrades of corvettes
rule-VF-TEC-19 = Extinct technologies
rule-VF-TEC-20 = Cards overrule the rules
rule-VF-TEC-21 = Effects work when their condition holds
rule-VF-TEC-22 = No technology twice
rule-VF-TEC-23 = Copies of 4 and 0 influence
rule-VF-TEC-24 = Improved counts as owned
rule-VF-TEC-25 = The sixth field comes with the capitulation
rule-VF-TEC-26 = Improved cards keep what the basic one does, but not Targeting
rule-VF-TEC-27 = Hyperdrive regroups before the first invasion
rule-VF-TEC-28 = Trade Nexus: in one's own turn
rule-VF-TEC-29 = Energy Cells: the symbols remain, they cost nothing

## INV

rule-VF-INV-01 = A target next to an own sector
rule-VF-INV-02 = Voidborn targets
rule-VF-INV-03 = Targets of other players
rule-VF-INV-04 = Abandoned targets
rule-VF-INV-05 = Fallen houses as targets
rule-VF-INV-06 = Only corrupted targets
rule-VF-INV-07 = Fleet power gathers from neighbours
rule-VF-INV-08 = At least one must go
rule-VF-INV-09 = Moving to the target
rule-VF-INV-10 = Sectors left empty are abandoned
rule-VF-INV-11 = The home may be left empty
rule-VF-INV-12 = When a combat is fought
rule-VF-INV-13 = Nothing defends, nothing is fought
rule-VF-INV-14 = The outcome is applied
rule-VF-INV-15 = Success takes the sector
rule-VF-INV-16 = The beaten fleet power is gone
rule-VF-INV-17 = A defence that holds
rule-VF-INV-18 = Order of abandoned sectors
rule-VF-INV-19 = Losing a sector costs glory
rule-VF-INV-20 = Survivors stay
rule-VF-INV-21 = A tie leaves the sector to the void
rule-VF-INV-22 = No tokens from a tie

## CMB

rule-VF-CMB-01 = Where combat comes from
rule-VF-CMB-02 = Offence and defence
rule-VF-CMB-03 = Defences serve the defence
rule-VF-CMB-04 = Fleet tokens do not count
rule-VF-CMB-05 = The void fights like corvettes
rule-VF-CMB-06 = One approach, then salvos
rule-VF-CMB-07 = Damage recalls fleet power of choice
rule-VF-CMB-08 = Guilds and installations take no damage
rule-VF-CMB-09 = Absorption reduces damage
rule-VF-CMB-10 = Absorption belongs to its step
rule-VF-CMB-11 = Carriers launch corvettes
rule-VF-CMB-12 = Launched corvettes stay
rule-VF-CMB-13 = Approach damage is simultaneous
rule-VF-CMB-14 = 1 for each sector defence
rule-VF-CMB-15 = 1 for each starbase
rule-VF-CMB-16 = 1 for each sentry
rule-VF-CMB-17 = Improved destroyers in the approach
rule-VF-CMB-18 = Missiles of the offence
rule-VF-CMB-19 = Improved missiles
rule-VF-CMB-20 = Energy cells
rule-VF-CMB-21 = Fallen houses capitulate
rule-VF-CMB-22 = An empty side ends the combat
rule-VF-CMB-23 = Installations alone can win
rule-VF-CMB-24 = Surviving installations wins
rule-VF-CMB-25 = Initiative of both sides
rule-VF-CMB-26 = What gives initiative
rule-VF-CMB-27 = The faster side deals 1
rule-VF-CMB-28 = The slower side replies
rule-VF-CMB-29 = It replies after absorbing too
rule-VF-CMB-30 = Equal initiative: both deal
rule-VF-CMB-31 = No salvo at 0 to 0
rule-VF-CMB-32 = Salvos until a side is gone
rule-VF-CMB-33 = Initiative anew in each salvo
rule-VF-CMB-34 = Shields of the defence
rule-VF-CMB-35 = Dreadnoughts of the defence
rule-VF-CMB-36 = Carriers of the defence
rule-VF-CMB-37 = Shields of the offence
rule-VF-CMB-38 = Drones of the offence
rule-VF-CMB-39 = Improved drones
rule-VF-CMB-40 = Bombarding
rule-VF-CMB-41 = Absorption is not renewed
rule-VF-CMB-42 = Blocks of ships absorb once
rule-VF-CMB-43 = Absorption is optional
rule-VF-CMB-44 = Torpedoes need a shot
rule-VF-CMB-45 = The first shot
rule-VF-CMB-46 = Both gone is a tie

## FLT

rule-VF-FLT-01 = Fourteen fleet power each
rule-VF-FLT-02 = Fleet tokens are markers
rule-VF-FLT-03 = Five fleet types
rule-VF-FLT-04 = Corvettes need no technology
rule-VF-FLT-05 = Deploying
rule-VF-FLT-06 = What types cost
rule-VF-FLT-07 = Unpaid types are not deployed
rule-VF-FLT-08 = Only active fleet power is deployed
rule-VF-FLT-09 = No recall without being told
rule-VF-FLT-10 = Recalling to the active zone
rule-VF-FLT-11 = Damage recalls from the combat sector
rule-VF-FLT-12 = Empty fleet tokens go
rule-VF-FLT-13 = Recalling the last abandons the sector
rule-VF-FLT-14 = Inactive, active, deployed
rule-VF-FLT-15 = Upgrades work for corvettes
rule-VF-FLT-16 = Upgrades work once for a side
rule-VF-FLT-17 = Upgrades need a corvette
rule-VF-FLT-18 = Targeting and torpedoes
rule-VF-FLT-19 = Shields
rule-VF-FLT-20 = Two fleet tokens for each sector
rule-VF-FLT-21 = Types never change
rule-VF-FLT-22 = Fenrax: one step after a deployment of one's choice
rule-VF-FLT-23 = Shipyards are counted before deploying
rule-VF-FLT-24 = Orbital Docks need a shipyard

## VOI

rule-VF-VOI-01 = When a sector is abandoned
rule-VF-VOI-02 = Discard one glory token
rule-VF-VOI-03 = Installations go
rule-VF-VOI-04 = Corruption comes
rule-VF-VOI-05 = Two voidborn fleet power come
rule-VF-VOI-06 = A face-down bounty token comes
rule-VF-VOI-07 = A skirmish is an invasion by the void
rule-VF-VOI-08 = Strength is corruption on the board
rule-VF-VOI-09 = One more in cycles 2 and 3
rule-VF-VOI-10 = Crises change the strength
rule-VF-VOI-11 = Strength 0 is defended
rule-VF-VOI-12 = One glory token for a lost sector
rule-VF-VOI-13 = A skirmish in every evaluation
rule-VF-VOI-14 = The void comes from the supply
rule-VF-VOI-15 = A normal combat with the player defending
rule-VF-VOI-16 = Victory or tie succeeds
rule-VF-VOI-17 = No own fleet power remains
rule-VF-VOI-18 = The void costs glory
rule-VF-VOI-19 = The void removes installations
rule-VF-VOI-20 = The void corrupts
rule-VF-VOI-21 = Exactly two voidborn fleet power remain
rule-VF-VOI-22 = The void leaves a bounty token
rule-VF-VOI-23 = Whom the void can strike
rule-VF-VOI-24 = Priority of targets
rule-VF-VOI-25 = The outcome is found beforehand
rule-VF-VOI-26 = No target, no skirmish
rule-VF-VOI-27 = A defended skirmish gives nothing
rule-VF-VOI-28 = Ties end like incursions
rule-VF-VOI-29 = Void-resistant sectors stay empty

## SPO

rule-VF-SPO-01 = Bounty tokens lie face down
rule-VF-SPO-02 = Reclaim tokens of certain sectors
rule-VF-SPO-03 = The winner takes all tokens
rule-VF-SPO-04 = Turned over and kept
rule-VF-SPO-05 = Rewards may be declined
rule-VF-SPO-06 = Placed in the sector just taken
rule-VF-SPO-07 = Bounty from the supply
rule-VF-SPO-08 = Collected tokens count
rule-VF-SPO-09 = A reward comes once
rule-VF-SPO-10 = Discarded tokens return
rule-VF-SPO-11 = No token left, none gained
rule-VF-SPO-12 = Order of the winner's choice
rule-VF-SPO-13 = Face-down tokens are secret
rule-VF-SPO-14 = Gaining glory
rule-VF-SPO-15 = Losing glory
rule-VF-SPO-16 = Glory up to 5
rule-VF-SPO-17 = Upgrading glory
rule-VF-SPO-18 = Glory and influence of a conquest
rule-VF-SPO-19 = The owner chooses what to discard
rule-VF-SPO-20 = Glory never runs out
rule-VF-SPO-21 = Without glory nothing is discarded
rule-VF-SPO-22 = Tokens in players' sectors

## CYC

rule-VF-CYC-01 = Three cycles of three phases
rule-VF-CYC-02 = Cycle 1 starts with the event
rule-VF-CYC-03 = The common focus display
rule-VF-CYC-04 = The event is revealed
rule-VF-CYC-05 = Its instructions are carried out
rule-VF-CYC-06 = Foresight
rule-VF-CYC-07 = The next preparation
rule-VF-CYC-08 = After cycle 3 the game is scored
rule-VF-CYC-09 = Steps of the preparation
rule-VF-CYC-10 = Simultaneous decisions in turn order
rule-VF-CYC-11 = One random event for each cycle

## FOC

rule-VF-FOC-01 = Rounds stand on the event
rule-VF-FOC-02 = One turn for everyone in a round
rule-VF-FOC-03 = Select, act, clean up
rule-VF-FOC-04 = A focus card from the hand
rule-VF-FOC-05 = No card, no turn
rule-VF-FOC-06 = One trade token may be flipped
rule-VF-FOC-07 = One matching agenda may be played
rule-VF-FOC-08 = Selections may be taken back
rule-VF-FOC-09 = New information binds
rule-VF-FOC-10 = Two actions, three with a token
rule-VF-FOC-11 = Any order
rule-VF-FOC-12 = Each action once
rule-VF-FOC-13 = Costs first and in full
rule-VF-FOC-14 = Then effects in any order
rule-VF-FOC-15 = Green line: any of them
rule-VF-FOC-16 = Red line: one of them
rule-VF-FOC-17 = Effects may be ignored
rule-VF-FOC-18 = Before means finished first
rule-VF-FOC-19 = Technology actions
rule-VF-FOC-20 = Agenda actions
rule-VF-FOC-21 = Agenda actions are free
rule-VF-FOC-22 = The focus card is discarded
rule-VF-FOC-23 = Shared and heroic cards
rule-VF-FOC-24 = The played agenda is attached or discarded
rule-VF-FOC-25 = Tokens are placed and returned
rule-VF-FOC-26 = A sector that no deed names is named by the player

## EVA

rule-VF-EVA-01 = All steps in turn order
rule-VF-EVA-02 = The void strikes back
rule-VF-EVA-03 = Upkeep of agendas
rule-VF-EVA-04 = Upkeep of guild slots
rule-VF-EVA-05 = Upkeep of installation slots
rule-VF-EVA-06 = Free-standing upkeep symbols
rule-VF-EVA-07 = 1 food for a point
rule-VF-EVA-08 = Or 2 of energy and materials
rule-VF-EVA-09 = No credits, no science
rule-VF-EVA-10 = 3 influence for each unpaid point
rule-VF-EVA-11 = What can be paid must be paid
rule-VF-EVA-12 = Havens
rule-VF-EVA-13 = Galactic decrees
rule-VF-EVA-14 = Red line: one reward
rule-VF-EVA-15 = Once or as often as fulfilled
rule-VF-EVA-16 = All pure agendas score
rule-VF-EVA-17 = Each goal for itself
rule-VF-EVA-18 = Goals give influence
rule-VF-EVA-19 = Goals count pure own things
rule-VF-EVA-20 = Goals count once or many times
rule-VF-EVA-21 = Agendas stay in play
rule-VF-EVA-22 = Focus cards come back
rule-VF-EVA-23 = Innovation joins after cycle 1
rule-VF-EVA-24 = Next cycle or end

## EVT

rule-VF-EVT-01 = What an event sets
rule-VF-EVT-02 = Decrees are goals of the event
rule-VF-EVT-03 = Instructions come in preparation
rule-VF-EVT-04 = Decrees count one's own things
rule-VF-EVT-05 = Others' things do not count
rule-VF-EVT-06 = Events may reach voidborn sectors
rule-VF-EVT-07 = Corrupted targets are ignored
rule-VF-EVT-08 = Demanded placements
rule-VF-EVT-09 = Lines between decrees
rule-VF-EVT-10 = Foresight by events
rule-VF-EVT-11 = Skirmishes by events
rule-VF-EVT-12 = Events last for their cycle
rule-VF-EVT-13 = Each player in turn order
rule-VF-EVT-14 = Mandatory and optional boxes
rule-VF-EVT-15 = Without target ignored
rule-VF-EVT-16 = Everyone chooses for themselves
rule-VF-EVT-17 = Onto every sector: item by item
rule-VF-EVT-18 = Straight to Hell: what cannot be given is not due
rule-VF-EVT-19 = Straight to Hell: in one's own turn only
rule-VF-EVT-20 = Strength in Numbers: twice the same
rule-VF-EVT-21 = Glorious Ascension: tracks at level 0 too
rule-VF-EVT-22 = What must be done must be done after paying too

## END

rule-VF-END-01 = Cycle 3 is finished completely
rule-VF-END-02 = Influence is compared
rule-VF-END-03 = Tie: fewer corruption markers
rule-VF-END-04 = Still tied: shared victory
rule-VF-END-05 = Nothing left over scores
rule-VF-END-06 = Taking back cards at the end
