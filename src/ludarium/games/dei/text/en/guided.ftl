# The guided first game: what the coach says at each step of guided.toml, and about what was chosen.
guided-title = Your first two rounds, against Jonas
guided-goal = Have more supplies than Jonas when round 2 ends.
guided-points = Supplies (★) are the points. Most come from missions: at the end of a round you choose one, and it pays for what you have then, such as outposts, constructions or energy.
guided-free = You decide now. I speak up when something new comes.
guided-done = Round 2 is over. A whole game has four of them.

guided-faction-task = Choose the faction you want to play
guided-faction-why = Each faction has eight action cards of its own and a champion with an ability. None is better than the others: take the one you like.
guided-faction-later = Next: your first card
guided-faction-farm-z = Farm-Z: your champion { champion-z-13 } counts as three people.
guided-faction-ravagers = Ravagers: where your champion { champion-abraham } stands, you may collect one more, once a phase.
guided-faction-refuge-42 = Refuge 42: your champion { champion-aria } alone climbs between street and roof without an elevator.
guided-faction-auxilia = Auxilia: a group with your champion { champion-neena } may walk in even where others are stronger.

guided-walk-task = Play a card with an arrow: with it you can move
guided-walk-why = A round has three phases, and in each you play two cards; their signs are your actions. Your people, the number with your sign, and your champion, the crown, stand at a refuge. The outposts are out in the streets.
guided-walk-later = Then: take an outpost
guided-walk-move = Now the signs of this card can be used, in any order. Any of them may be left out.
guided-walk-enlist = This card brings people instead. They will be useful; you can walk with the next one.
guided-walk-other = That is allowed too. Keep a card with an arrow for later: outposts do not come to you.

guided-outpost-task = Move to an outpost, a round red, blue or green sign
guided-outpost-why = Who is stronger in a region than everybody else has the majority there, and with it the cube of its outpost at once. Where nobody stands, one person is enough; whoever stays behind guards where you came from.
guided-outpost-worth = A cube can bring 2 or 3 supplies in a mission.
guided-outpost-later = Then: more people
guided-outpost-cube = The cube is yours while you have the majority there. If you all walk on, it goes back.
guided-outpost-street = A step on the way. The next move can reach an outpost.
guided-outpost-other = Fine. As long as an arrow is left on the card, you can still move.

guided-people-task = Play a card that brings people, the figure with a plus
guided-people-why = Jonas can come to your outpost with more people than you have there. Numbers decide, and there are no dice.
guided-people-later = In phase 2: loot and the markets
guided-people-enlist = It brings people, and its other signs can be used too, in any order.
guided-people-card = Another plan. People can come with a later card.
guided-people-other = A card face down lets you buy. I meant to show that in phase 2, but go ahead.

guided-enlist-task = Enlist: let somebody arrive at a refuge
guided-enlist-why = New people arrive at refuges, the tents, your own and the neutral one in the middle, even where others are stronger. More of them hold what you have.
guided-enlist-majority = That tips the scales: the region is yours now.
guided-enlist-refuge = One more. From there they can walk on with the next move.
guided-enlist-other = Fine: the order of the actions is up to you.

guided-loot-task = Play a card with which you can collect
guided-loot-why = Better cards cost technology and energy, and you have one of each. Some signs collect more.
guided-loot-later = Then: buy a card with it
guided-loot-collect = You have the majority where something lies, so you can collect.
guided-loot-card = Good as well. Something to collect will still be there later.
guided-loot-other = Face down already? Then buy first and collect later.

guided-collect-task = Collect a resource
guided-collect-why = Where you have the majority you may take what lies there: technology in the streets, energy on the roofs. It pays for better cards. What is left when the game ends is worth supplies: 1 for each energy, 1 for two technology.
guided-collect-technology = Technology pays for most of the cards in the markets.
guided-collect-energy = Energy is rare: only the roofs have it, and dear cards need it.
guided-collect-other = Fine. As long as the sign is left on the card, you can still collect.

guided-market-task = Play a card face down to buy a better one
guided-market-why = In each phase one of your two cards may lie face down. Its signs are lost, and after this round the card is gone; but it lets you buy. So take the card you need least. You see the markets next, and can still undo.
guided-market-down = Now buy something from the markets.
guided-market-other = Two cards with actions are strong too. You may buy in any later phase.

guided-buy-task = Buy a card you can pay for
guided-buy-why = One place of each coloured market is free for everybody; the others need outposts of that colour. You may play the card from now on.
guided-buy-worth = The supplies (★) printed on it count at the end of the game.
guided-buy-later = In phase 3: missions
guided-buy-red = Red cards are for pushing others aside.
guided-buy-blue = Blue cards are for fast ways across the city.
guided-buy-green = Green cards are for resources and many people.
guided-buy-drone = A drone card: it flies a drone, and a mission counts cards like this.
guided-buy-black = The black market needs no outposts, but its places change the price. Its cards do a bit of everything.
guided-buy-other = Nothing bought, and the card is face down all the same. Sometimes saving is right.

guided-plan-task = Look at the missions, then play a card that helps one of them
guided-plan-why = This is the last phase of the round: after your second card you choose one of these missions. “Worth now” says what each would bring you, “late” what it pays once the round of its column is over. One more construction, outpost or energy is quickly had.
guided-plan-later = After your last card: the mission
guided-plan-build = A builder: each construction can be worth 2 supplies.
guided-plan-drone = A drone flies for you this time.
guided-plan-buy = One more card. It pays at the end of the game rather than now.
guided-plan-card = Use its signs where a mission counts: outposts, garrisons, energy.
guided-plan-other = Face down, and nothing you can pay for. That card is spent; the next one counts.

guided-build-task = Build something where your people are
guided-build-why = Building is free. At a refuge people arrive, an elevator leads up to a roof, and a bridge joins two roofs.
guided-build-worth = Each construction can bring 2 supplies in a mission.
guided-build-refuge = From now on your people can arrive right here.
guided-build-elevator = The way up is open, to the energy on the roof.
guided-build-bridge = Now you walk from roof to roof over the street.
guided-build-other = Fine. As long as the sign is left on the card, you can still build.

guided-last-task = Play one more card, the last of this round
guided-last-why = After it you choose your mission. A card with a drone flies a drone for you, which is worth a try; any card that helps your mission is as good.
guided-last-drone = The drone is ready. The other signs of the card come before or after it.
guided-last-card = You know what its signs do.
guided-last-buy = The last chance to buy in this round.
guided-last-other = Face down, and nothing you can pay for. It happens once.

guided-drone-task = Start the drone
guided-drone-why = Drones belong to nobody. Whoever plays its card moves the drone up to two regions, and then it does its work there. No majority is needed.
guided-drone-use = Now say where it flies.
guided-drone-other = You may leave it out.

guided-fly-task = Fly it where it does most for you
guided-fly-why = The { drone-reaper } kills a scrapper of each opponent and brings 1 supply. The { drone-harvester } takes two resources, the { drone-transporter } brings two people, the { drone-teleporter } sends yours far away.
guided-fly-fly = It is there. If there is work for it, you are asked next.
guided-fly-stay = It stays. If there is work for it here, you are asked next.

guided-candy-task = Use your candy boost, or keep it
guided-candy-why = Whoever loses a scrapper draws one, and so does who uses the reaper. It adds its sign to the card in play, once. Nobody else sees what yours are, and what you keep is there in later rounds.
guided-candy-use = Its sign lies on the card now: use it like the others.
guided-candy-other = Kept for a better moment.
guided-mission-task = Choose the mission that pays most now
guided-mission-why = It is scored at once, from what you have now, and nothing is used up. You may use each column once in the game; when the round of a column is over, its missions pay less.
guided-mission-worth = The figures beside the missions say what each would bring you.
guided-mission-good = Well chosen: that is a good score for a first round.
guided-mission-some = A start. More outposts or constructions make the next one richer.
guided-mission-none = That brought nothing this time, and its column is used up for you.

guided-remark-left = Your people left an outpost, so its cube went back. One person staying behind would have kept it.
guided-remark-more = Another outpost. Each one counts in missions and opens places in the market of its colour, and two cubes of a colour bring you the feat of that colour.
guided-remark-unused = Done ends a card: signs that are left on it are lost, candy boosts you keep.
guided-remark-reap = The { drone-reaper } brought 1 supply and a candy boost; who loses a scrapper draws one too.
guided-remark-learn = A feat: two cubes of its colour were enough. It works from now on and counts at the end.

guided-learned-1 = Each phase two cards; their signs are your actions.
guided-learned-2 = Who is strictly strongest has the majority: it lets you walk in, collect and hold outposts.
guided-learned-3 = People arrive at refuges, with no majority needed.
guided-learned-4 = A card face down buys a better one.
guided-learned-5 = Building is free; drones fly for whoever plays their card.
guided-learned-6 = One mission a round pays for what you have then.
