# The guided first game: what the coach says at each step of guided.toml, and about what was chosen.
guided-title = A short war for the ark, against Jonas
guided-goal = Be the first with 7 paragon.
guided-points = Paragon (✦) comes from the ark: whoever takes it rolls paragon dice, and at the end of every turn whoever holds it rolls again. Raids on a base loot paragon, too.
guided-free = You decide now. I speak up when something new comes.
guided-done = The war is over. A usual game goes on for longer.

guided-pool-task = Choose your six dice for this turn
guided-pool-why = At most four of a kind: resource dice pay for cards, attack dice are for fighting. In the first turn you have no soldier yet, so resources are worth more.
guided-pool-later = Next: roll, keep, roll again
guided-pool-resources = Four for resources, two for the attack: a solid start.
guided-pool-even = Three of each: a bit of everything.
guided-pool-attack = Four for the attack: bold, since soldiers cost resources first.

guided-keep-task = Keep the good dice and roll the others again
guided-keep-why = You roll three times at most. What you keep stays as it is until you use it; blanks are worth nothing. A yellow star is a critical hit: an attack symbol that does one more damage.
guided-keep-worth = A resource die is worth the number it shows.
guided-keep-three = A three is the best face there is. Right to keep it.
guided-keep-good = A two is worth keeping. The rest gets another chance.
guided-keep-attack = An attack symbol is safe. The rest gets another chance.
guided-keep-some = Your choice. What you did not keep is rolled again.

guided-again-task = Keep what you need, for the last roll
guided-again-why = After the third roll everything stays as it falls. You need two things: enough resources for a soldier (the red cards; the gold number is the price), and at least one attack symbol.
guided-again-some = That was the last choice: now use the dice.

guided-trade-task = Trade a resource die for resources
guided-trade-why = You may trade your dice at any time in your turn, one by one or all of them. Trade before you buy, as dice left over are lost.
guided-trade-later = Next: a soldier
guided-trade-three = Three resources at once.
guided-trade-less = Resources in your stock stay there for later turns.
guided-trade-other = Fine. Trade before you end your turn: dice left over are lost.

guided-soldier-task = Buy a soldier from the market
guided-soldier-why = Without a soldier attack symbols are useless. The gold number is the price. The swords are its strength, the damage it does for each symbol; the shield is its resistance, which gives it life points in the ark.
guided-soldier-soldier = Your soldier is ready to march.
guided-soldier-other = Fine. But keep enough for a soldier: nobody else can enter the ark.

guided-attack-task = Attack the soldier in the ark
guided-attack-why = An attack takes its strength times the symbols you use from the life points on the ring, and one more for each critical hit. At 0 the soldier there is gone and yours moves in. Just enough dice are chosen; you keep the others.
guided-attack-worth = Taking the ark rolls paragon dice at once.
guided-attack-won = The ark is yours, and you rolled for paragon. You roll again at the end of every turn as long as you hold it.
guided-attack-hit = A hit. Life points do not come back by themselves: whoever strikes next may finish it.
guided-attack-other = The attack can wait until the end of your turn, but no longer.

guided-tools-task = Use one of the general actions
guided-tools-why = You can buy them in every turn; they are listed with their prices next to your resources. Medicine gives life to your soldier in the ark, weapon technology makes a symbol critical, a tactical attack rolls one more attack die.
guided-tools-medicine = Your soldier in the ark holds out longer.
guided-tools-weapon = A critical hit: one more damage.
guided-tools-tactical = One more attack die, whatever it shows.
guided-tools-harvest = A paragon die: each ✦ on it is a point.
guided-tools-base = A larger base: more room, more shelter or more income.
guided-tools-other = Fine. They stay on offer in every turn.

guided-faction-task = Use what your faction gets for nothing
guided-faction-why = Every faction has strengths of its own. The Brotherhood Shikai pays nothing for its first weapon technology of a turn. It makes a symbol critical, and your critical hits do two more damage instead of one.
guided-faction-worth = Factions want different things: some build, some raid, some sit in the ark.
guided-faction-free = A stronger symbol, for nothing. You can do this in every turn.
guided-faction-other = Fine. The next turn has another one for nothing.

guided-upgrade-task = Buy something other than a soldier
guided-upgrade-why = Civilians and buildings go on your slots and help in every turn. Events happen at once and are gone.
guided-upgrade-card = It works as long as it lies on top of its slot.
guided-upgrade-event = Done at once.
guided-upgrade-other = As you like. Upgrades pay the more the earlier they come.

guided-raid-task = Attack Jonas's base with what is left
guided-raid-why = A soldier in the ark attacks bases only. It works if the attack is at least as strong as the shield of the base, unless somebody blocks. Dice left over are lost anyway.
guided-raid-worth = A raid that gets through destroys a card, if there is one, and dice decide how much paragon you loot.
guided-raid-loot = It got through. The dice say how much you loot, at most what Jonas has.
guided-raid-card = It got through. Destroy a card if you like; then the dice are rolled for loot.
guided-raid-fight = Jonas may block: then his soldier takes the blow, and if it falls you roll for paragon too.
guided-raid-raid = A raid brings something if it is strong enough, nobody blocks and there is something to take. The symbols would have been lost anyway.
guided-raid-other = Fine. Symbols you do not use are lost at the end of your turn.

guided-remark-control = You held the ark at the end of your turn, so you rolled for paragon; the log says what fell.
guided-remark-enter = The ark was empty: one symbol was enough to move in.
guided-remark-base = A larger base has more room for cards, a stronger shield and more income.
guided-remark-harvest = A paragon die for resources: each ✦ on it is a point, without any fight.
guided-remark-spend = A second soldier: it waits on your side until the ark is to be taken again, and may block an attack on your base.
guided-remark-block = Your soldier threw itself in between. It takes the damage instead of the base.
guided-remark-let-through = You let it through: the attack must now be as strong as your shield.
guided-remark-discard = The market has a new card. That is worth it if what you need is missing.
guided-remark-reorganise = Only the top card of each place works: now you choose which one that is.

guided-learned-1 = Six dice a turn, three rolls; keep what you need.
guided-learned-2 = Dice are resources or attacks; what is left over is lost.
guided-learned-3 = Soldiers take the ark: strength times symbols, and one more for each critical hit.
guided-learned-4 = The ark pays paragon when you take it and at the end of every turn.
guided-learned-5 = From the ark you raid bases; from outside you attack the ark.
guided-learned-6 = Cards and general actions turn resources into more of everything.
guided-learned-7 = Every faction has prices and abilities of its own.
