# The guided first game: what the coach says at each step of guided.toml, and about what was chosen.
guided-title = Your first cycle, against Jonas
guided-goal = Have more influence than Jonas when cycle I ends.
guided-points = Influence (★) is the points. Most of it comes when a cycle ends: 3 for each pure sector of yours, one without corruption, 2 for a shipyard there and 1 for a sector defence.
guided-free = You decide now. I speak up when something new comes.
guided-done = Cycle I is over. A whole game has three of them.

guided-gift-task = Take a guild or an installation
guided-gift-why = You lead house Cortozaar. Every cycle begins with an event; this one gives everybody something. A guild raises what you produce, an installation scores when the cycle ends.
guided-gift-guild = A guild works for you every time you produce.
guided-gift-installation = An installation counts for your start agenda.
guided-gift-other = You left the gift. Every effect may be ignored, though this one was free.

guided-found-task = Found a guild in one of your sectors
guided-found-why = Each guild yields one resource, the more the larger the population, the white number of a sector. Your home can never be lost.
guided-found-scientists = Science is rare and pays for technologies and for cleaning sectors.
guided-found-bankers = Credits can stand in for food, energy and materials.
guided-found-work = More of what your people live on: food, energy or materials.
guided-found-other = No guild this time. You will get other chances.

guided-focus-task = Play a focus card: Production is a good first one
guided-focus-why = In each round you play one focus card and take two of its three actions; it comes back when the cycle ends. Production fills your stock and costs nothing.
guided-focus-later = Next: its actions
guided-focus-production = Two of its three actions, in any order.
guided-focus-conquest = Bold: an attack in the first round. You can produce later.
guided-focus-any = That one first. Production can wait a round.

guided-act-task = Choose an action of this card
guided-act-why = Each line of the card is an action: on the left what it costs, on the right what it gives. Point at a sign to read it.
guided-act-any = You take two of the three in a turn.
guided-act-other = You ended the turn without acting. The card is spent all the same.

guided-track-task = Advance on a track
guided-track-why = Each new space of your three tracks gives its reward at once.
guided-track-society = Society makes your people grow.
guided-track-government = Government is good for fleets and agendas.
guided-track-economy = Economy brings trade and buildings.
guided-track-other = Left out. You may ignore any effect.

guided-both-task = Use both parts of this action, one after the other
guided-both-why = A plus between parts means: any of them, in any order. Your guilds produce, and you get influence for them.
guided-both-worth = Influence at once, without waiting for the end of the cycle.
guided-both-later = In round 2: a conquest
guided-both-produce = Your guilds have worked. Now take the influence too.
guided-both-influence = Points first. Now let your guilds work.
guided-both-other = Whatever you leave out is lost for this turn.

guided-conquest-task = Play the focus Conquest: take a sector from the void
guided-conquest-why = Each pure sector pays 3 at the end of every cycle. The weakest neighbour of your home is { sector-world-1 }: its light triangle is one fleet of the void.
guided-conquest-conquest = Again two of its three actions; the first one is the attack.
guided-conquest-politics = Politics lets you attack as well, for 2 energy and a credit.
guided-conquest-any = Another plan. The sectors next to you stay where they are.

guided-engage-task = Take the first action: it lets you invade
guided-engage-why = It costs 2 energy; a credit can replace any of them. The slash means one of two: then choose to invade.
guided-engage-engage = Pay, then choose to invade.
guided-engage-other = Fine: the order of the actions is up to you.

guided-target-task = Choose a sector you can beat
guided-target-why = There is no luck in battle: more fleets usually win, and sector defences shoot first. { sector-world-1 } has a single fleet. Read the forecast before you confirm.
guided-target-weak = The weakest of the three. Two corvettes are enough, one is a draw.
guided-target-strong = A tougher target: count its fleets and its defences before you send yours.
guided-target-other = No attack this time.

guided-send-task = Send enough fleets
guided-send-why = Your home stays yours even if it is empty; any other sector you leave empty is lost.
guided-send-won = Won. The sector is yours, and its bounty with it.
guided-send-sent = On their way. You may send more before you attack.

guided-spoils-task = Take your bounty
guided-spoils-why = A conquered sector brings a bounty, and glory for your house: influence at once.
guided-spoils-take = It is yours at once.
guided-spoils-other = Left out. It was free, but you may.

guided-second-task = Choose your second action
guided-second-why = The middle one brings an agenda and moves a corruption marker; the last one makes fleets ready that you can deploy later.
guided-second-plan = An agenda it is.
guided-second-prepare = More fleets for later, then.
guided-second-other = One action only this time. That is allowed.

guided-agenda-task = Take an agenda
guided-agenda-why = Agendas are goals of your own that pay when a cycle ends; you play them from cycle II on. Take an open card, or draw two and keep one.
guided-agenda-later = You can read your agendas at any time
guided-agenda-open = You know what you got.
guided-agenda-draw = Two to choose from.
guided-agenda-other = No agenda this time.

guided-shift-task = Move a corruption marker away from your sector
guided-shift-why = A corrupted sector does not score. On a track the marker only holds back rewards.
guided-shift-worth = A pure sector pays 3 at the end of each cycle.
guided-shift-sector = The sector is pure now and will score.
guided-shift-any = A marker has moved. Look where it hurts least.
guided-shift-other = It stays where it is. Corrupted sectors do not score.

guided-develop-task = Play the focus Development: make the new sector useful
guided-develop-why = It lets you found guilds, build, and remove corruption.
guided-develop-development = Two of its three actions again.
guided-develop-any = Another plan; the sector can wait.

guided-grow-task = Choose how to develop
guided-grow-why = The first action gives a guild or an installation, the second both, for a fleet called back. The last one removes a corruption or lets a population grow.
guided-grow-grow = Cheap and useful.
guided-grow-settle = Two things at once, for a fleet. Keep one fleet in every sector but your home.
guided-grow-harmonise = Science well spent.
guided-grow-other = Nothing developed. The card is spent all the same.

guided-purify-task = Choose which corruption goes
guided-purify-why = Corrupted sectors do not score, corrupted tracks give no rewards, corrupted fields hold no agenda. First what stops you from scoring.
guided-purify-sector = Gone for good.
guided-purify-other = It stays.

guided-build-task = Build an installation
guided-build-why = When the cycle ends a shipyard pays 2 and a sector defence 1, in pure sectors only.
guided-build-shipyard = A shipyard: fleets, and 2 influence each cycle.
guided-build-defence = A sector defence: safety, and 1 influence each cycle.
guided-build-other = Nothing built.

guided-decree-task = Take the reward of a decree
guided-decree-why = The cycle ends: upkeep is paid, the event rewards who meets its conditions, then the agendas score. Your start agenda pays for pure sectors and what stands in them.
guided-decree-one = Well earned. Now the start agenda scores.
guided-decree-other = The reward was free, but you may leave it.

guided-remark-lost = The attack did not succeed: count fleets and defences on both sides first. One against one is a draw, and both are gone.
guided-remark-token = A trade token on an agenda covers its upkeep; on a focus card it allows the third action.
guided-remark-upkeep = Upkeep: 1 food for a point, or 2 of energy and materials. Each unpaid point would cost 3 influence.
guided-remark-corrupt = You took corruption: the place you put it on does not score, or gives no rewards, until it is removed.

guided-learned-1 = One focus card a round, two of its three actions; costs first.
guided-learned-2 = A plus means any of the parts, a slash only one.
guided-learned-3 = Guilds and population decide what you produce.
guided-learned-4 = Battle has no luck: count fleets and defences, then send enough.
guided-learned-5 = Corruption keeps sectors and agendas from scoring.
guided-learned-6 = At the end of a cycle: upkeep, decrees, agendas.
guided-learned-7 = From cycle II on you play agendas and research technologies.
