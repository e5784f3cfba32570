# The guided first game: what the coach says at each step of guided.toml, and about what was chosen.
guided-title = Your first cycle, against Jonas
guided-goal = Have more influence than Jonas when cycle I ends.
guided-points = Influence (★) is the points. Most of it comes when a cycle ends: your start agenda then pays 3 for each pure sector, one without corruption, 2 for each shipyard and 1 for each sector defence of yours.
guided-free = You decide now. I speak up when something new comes.
guided-done = Cycle I is over. A whole game has three of them.

guided-house-task = Choose the house you want to lead
guided-house-why = All four begin alike but for a technology. In battle Belitan is quicker, Cortozaar hits harder and Valnis is better protected; Dunlork has a shipyard more, but one corvette less at home. Take the one you like.
guided-house-later = Next: a gift of the first event
guided-house-belitan = Belitan begins with { technology-targeting }: in battle your corvettes are quicker.
guided-house-cortozaar = Cortozaar begins with { technology-torpedoes }: in battle your shots do more damage.
guided-house-dunlork = Dunlork begins with { technology-orbital-docks } and a second shipyard: fleets come easily, but your home has a single corvette.
guided-house-valnis = Valnis begins with { technology-shields }: in battle you absorb the first damage.

guided-gift-task = Take a guild or an installation
guided-gift-why = Every cycle begins with an event, and this one gives everybody something. A guild raises what you produce, an installation serves your fleets and scores at the end of the cycle.
guided-gift-guild = A guild works for you every time you produce.
guided-gift-installation = An installation counts for your start agenda.
guided-gift-other = You left the gift. Every effect may be ignored, though this one was free.

guided-found-task = Found a guild in one of your sectors
guided-found-why = Farmers raise food, engineers energy, miners materials, bankers credits, scientists science. The white number of a sector is its population: the larger, the more a guild yields. Your home can never be lost.
guided-found-scientists = Science is rare and pays for technologies and for cleaning sectors.
guided-found-bankers = Credits can stand in for food, energy and materials.
guided-found-work = More of what your people live on: food, energy or materials.
guided-found-other = No guild this time. You will get other chances.

guided-focus-task = Play a focus card: Production is a good first one
guided-focus-why = In each round you play one focus card and take two of its three actions. It stays away until the cycle ends, so think about when you need which. Production fills your stock and costs nothing.
guided-focus-later = Next: its actions
guided-focus-production = Two of its three actions, in any order.
guided-focus-conquest = Bold: an attack in the first round. You can produce later.
guided-focus-any = That one first. Production can wait a round.

guided-gather-task = Take the third action: bring a corvette home
guided-gather-why = { sector-world-1 }, the weakest sector next to your home, has one fleet of the void. You have one at home, too: that would be a draw. This action costs 1 food and 1 energy and lets you regroup.
guided-gather-later = In round 2: a conquest
guided-gather-gather = Good. Regroup is one of its two parts.
guided-gather-other = Your plan. Before you attack, compare your fleets with theirs: one against one is a draw.
guided-regroup-task = Regroup: move your fleets
guided-regroup-why = Fleets go step by step between sectors of yours that touch. Your home needs two for the attack; one has to stay in any other sector, or it is lost.
guided-regroup-use = Now choose from where to where.
guided-regroup-other = They stay where they are.
guided-fetch-task = Move a corvette to your home
guided-fetch-why = From there it reaches { sector-world-1 } in the next round.
guided-fetch-home = Two at home: enough for the attack.
guided-fetch-away = Away from home? You may move it again.
guided-fetch-other = They stay where they are.
guided-act-task = Choose an action of this card
guided-act-why = The three lines of the card are its actions: on the left what one costs, on the right what it gives. Point at a sign to read what it means. The cost is paid first. Each action can be taken once in a turn.
guided-act-any = You take two of the three in a turn.
guided-act-other = You ended the turn without acting. The card is spent all the same.

guided-track-task = Advance on a track
guided-track-why = Society, government and economy are your three tracks. Each new space gives its reward at once, and high levels let you improve technologies.
guided-track-society = Society makes your people grow.
guided-track-government = Government is good for fleets and agendas.
guided-track-economy = Economy brings trade and buildings.
guided-track-other = Left out. You may ignore any effect.

guided-both-task = Use both parts of this action, one after the other
guided-both-why = A plus between parts means: any of them, in any order. You produce by your guilds, and you get 1 influence for each of those guilds.
guided-both-worth = Influence at once, without waiting for the end of the cycle.
guided-both-later = In round 2: a conquest
guided-both-produce = Your guilds have worked. Now take the influence too.
guided-both-influence = Points first. Now let your guilds work.
guided-both-other = Whatever you leave out is lost for this turn.

guided-conquest-task = Play the focus Conquest: take a sector from the void
guided-conquest-why = Each pure sector pays 3 at the end of every cycle, and its guilds work for you. The weakest neighbour of your home is { sector-world-1 }: the light triangle is a fleet of the void.
guided-conquest-conquest = Now gather what an attack needs: energy and fleets.
guided-conquest-politics = Politics lets you attack as well, for 2 energy and a credit.
guided-conquest-any = Another plan. The sectors next to you stay where they are.

guided-engage-task = Take the first action: it lets you invade
guided-engage-why = It costs 2 energy. Fleets that stand next to the target can go.
guided-engage-engage = The price first.
guided-engage-other = Fine: the order of the actions is up to you.

guided-pay-task = Pay the cost
guided-pay-why = Each credit can replace one food, energy or material. What you need least is what you should spend.
guided-pay-credits = Paid with credits: your other resources stay.
guided-pay-plain = Paid in full; your credits stay for something else.

guided-invade-task = Choose to invade
guided-invade-why = A slash between parts means: only one of them. Here it is invading, or moving fleets between your own sectors.
guided-invade-invade = Now the target.
guided-invade-other = No attack this time. The cost is paid all the same.

guided-target-task = Choose a sector you can beat
guided-target-why = There is no luck in battle: who has more fleets there usually wins, and sector defences shoot first. The triangles count fleets; { sector-world-1 } has a single one. Look at what is foretold before you confirm.
guided-target-weak = The weakest of the three. Two corvettes are enough, one is a draw.
guided-target-strong = A tougher target: count its fleets and its defences before you send yours.
guided-target-other = No attack this time.

guided-send-task = Send enough fleets
guided-send-why = Each side's fleets shoot in turn until one side is gone. Your home stays yours even if it is empty; any other sector you leave empty is lost.
guided-send-won = Won. The sector is yours, and its bounty with it.
guided-send-sent = On their way. You may send more before you attack.

guided-spoils-task = Take your bounty
guided-spoils-why = A conquered sector brings a bounty, and glory for your house: influence at once.
guided-spoils-take = Good. A plus again: take the other part too.
guided-spoils-other = Left out. It was free, but you may.

guided-second-task = Choose your second action
guided-second-why = The middle one brings an agenda and moves a corruption marker; the last one makes fleets ready that you can deploy later.
guided-second-plan = An agenda it is.
guided-second-prepare = More fleets for later, then.
guided-second-other = One action only this time. That is allowed.

guided-agenda-task = Take an agenda
guided-agenda-why = Agendas are goals of your own: from cycle II on you play them, and at the end of a cycle each one pays for what it counts. Take the open card of a kind, or draw two of it and keep one.
guided-agenda-later = You can read your agendas at any time
guided-agenda-open = You know what you got.
guided-agenda-draw = Two to choose from.
guided-agenda-other = No agenda this time.

guided-shift-task = Move a corruption marker away from your sector
guided-shift-why = A corrupted sector does not count for your agendas. On a track the marker only holds back the rewards there.
guided-shift-worth = A pure sector pays 3 at the end of each cycle.
guided-shift-sector = The sector is pure now and will score.
guided-shift-any = A marker has moved. Look where it hurts least.
guided-shift-other = It stays where it is. Corrupted sectors do not score.

guided-develop-task = Play the focus Development: make the new sector useful
guided-develop-why = It lets you found guilds, build, and remove corruption.
guided-develop-development = Two of its three actions again.
guided-develop-any = Another plan; the sector can wait.

guided-grow-task = Choose how to develop
guided-grow-why = The first action gives a guild or an installation for 1 material. The second gives both for a fleet that is called back. The last one costs 1 science: a larger population or one corruption less.
guided-grow-grow = Cheap and useful.
guided-grow-settle = Two things at once, for a fleet. Keep one fleet in every sector but your home.
guided-grow-harmonise = Science well spent.
guided-grow-other = Nothing developed. The card is spent all the same.

guided-clean-task = Use the last action to remove a corruption marker
guided-clean-why = Corrupted sectors and agendas do not score, corrupted tracks give no rewards.
guided-clean-harmonise = Choose to remove corruption, or to let a population grow.
guided-clean-settle = A fleet for a guild and an installation, then.
guided-clean-other = Fine. Corruption can come and go with many other cards.

guided-purify-task = Choose which corruption goes
guided-purify-why = A corrupted sector does not score, a corrupted track gives no rewards, and a corrupted field holds no agenda. First what stops you from scoring.
guided-purify-sector = Gone for good.
guided-purify-other = It stays.

guided-build-task = Build an installation
guided-build-why = Shipyards deploy fleets and pay 2 each at the end of the cycle; a sector defence shoots at attackers and pays 1. Only pure sectors count.
guided-build-shipyard = A shipyard: fleets, and 2 influence each cycle.
guided-build-defence = A sector defence: safety, and 1 influence each cycle.
guided-build-other = Nothing built.

guided-decree-task = Take the reward of a decree
guided-decree-why = The cycle ends. First upkeep is paid, then the event rewards whoever meets its conditions, then the agendas are scored.
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
