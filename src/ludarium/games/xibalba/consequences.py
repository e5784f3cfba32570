"""What an answer changes that can be counted, what would be left unused, and what more resources would buy.

Nothing is counted here a second time: changes are read off the positions that the rules lead to (`outcomes`).
"""

from __future__ import annotations

from fractions import Fraction

from ludarium.games.xibalba import verbs
from ludarium.games.xibalba import vocabulary as v
from ludarium.games.xibalba.action import Action
from ludarium.games.xibalba.ark import FOR_CONTROL, apocalypse_extra, paragon_dice
from ludarium.games.xibalba.atoms import cell_at, height, modifier, paragon_symbols, slot_type, top
from ludarium.games.xibalba.declaration import ACTIONS
from ludarium.games.xibalba.dice import FACE_OF
from ludarium.games.xibalba.effect_needs import Needs, after_trading
from ludarium.games.xibalba.effects import Effects, Offer
from ludarium.games.xibalba.givens import LEVELS
from ludarium.games.xibalba.moves import attack, buy, general
from ludarium.games.xibalba.moves.prices import action_price, card_price
from ludarium.games.xibalba.moves.reorganise import NOTHING_MOVED, movable
from ludarium.games.xibalba.outcomes import Outcome, at_least, falls, outcomes, percent
from ludarium.games.xibalba.packed import (
    attack_dice_attack,
    attack_dice_critical,
    cell_title,
    kept_dice_at,
    resource_dice_at,
)
from ludarium.games.xibalba.state import ATTACK_DICE, NOBODY, ROLLED, SQUAD, STACK_SPOTS, STACKS, Xibalba
from ludarium.kernel.cells import EMPTY, has
from ludarium.kernel.remarks import Card, Remark, Seat, Short, Unused, Value
from ludarium.kernel.verbs import VerbTable

MOVING_CARDS = (verbs.BUY_SOLDIER, verbs.BUY_UPGRADE, verbs.DESTROY, verbs.DISCARD_OPEN, verbs.DISCARD_OWN)


def then(what: str, **values: Value) -> Remark:
    """A consequence: the message `then-WHAT`."""
    return Remark(f"then-{what}", values)


def others(s: Xibalba, seat: int, after: Xibalba) -> list[Remark]:
    """The resources that others lose or get."""
    resources = [(who, s.resources[who], after.resources[who]) for who in range(s.givens.seats) if who != seat]
    return [then("others", who=Seat(who), n=n, to=to) for who, n, to in resources if n != to]


class Consequences:
    """What comes of the answers of one match."""

    def __init__(self, *tables: VerbTable) -> None:
        self.needs = Needs(*tables)
        self.thing = self.needs.thing

    def of(self, s: Xibalba, seat: int, action: int) -> list[Remark]:
        """The weightiest first."""
        verb = verbs.verb(action)
        if verb == verbs.POOL:
            dice = [verbs.pool_resource(action), verbs.pool_attack(action)]
            return self.next_roll(s, seat, dice, 0, 0, 0)
        if verb == verbs.KEEP:
            return self.keeping(s, seat, verbs.keep_dice(action))
        if verb == verbs.END:
            return self.ending(s, seat)
        if verb == verbs.REORGANISE:
            return [then("arrange", n=action_price(s, seat, v.REORGANISE))]
        found = outcomes(s, action)
        if verb == verbs.ATTACK:
            fought, ends = self.fight(s, seat, action, found[0].s), undefended(found)
            if s.controller != seat:
                won = self.changes(s, seat, ends)
            else:
                won = [*self.gains(s, seat, ends), *self.loot(s, seat, action, ends)]
            return [*fought, *won, *others(s, seat, found[0].s)]
        if verb in (verbs.BLOCK, verbs.LET_THROUGH):
            return [self.defence(s, seat, verb == verbs.BLOCK), *self.changes(s, seat, undefended(found))]
        if verb in (verbs.DISCARD_OPEN, verbs.DISCARD_OWN) and not action_price(s, seat, v.DISCARD):
            free = then("free", n=action_price(found[0].s, seat, v.DISCARD))
            return [free, *self.own(s, seat, action, found[0].s)]
        bought = verbs.BUY_SOLDIER <= verb <= verbs.BUY_EVENT
        return [*self.changes(s, seat, found, bought), *self.own(s, seat, action, found[0].s)]

    # What the rules lead to

    def changes(self, s: Xibalba, seat: int, found: list[Outcome], bought: bool = False) -> list[Remark]:
        """Victory, resources and paragon before and after."""
        remarks = self.gains(s, seat, found, bought)
        for turn in range(s.givens.seats):
            told = paragon_changes(s, seat, (seat + turn) % s.givens.seats, found)
            if told:
                return remarks + told  # what somebody takes from another is told once
        return remarks

    def gains(self, s: Xibalba, seat: int, found: list[Outcome], bought: bool = False) -> list[Remark]:
        """Victory, and resources before and after; what is bought for nothing says so."""
        remarks: list[Remark] = []
        wins = sum((chance for chance, after in found if after.winner == seat), Fraction(0))
        if wins:
            remarks.append(then("wins") if wins == 1 else then("may-win", n=percent(wins)))
        before = s.resources[seat]
        after = min(outcome.s.resources[seat] for outcome in found)  # a die that pays something back may not come
        if after < before:
            remarks.append(then("spend", n=before - after, left=after))
        elif after > before:
            remarks.append(then("resources", n=before, to=after))
        elif bought:
            remarks.append(then("costless"))
        return remarks

    def own(self, s: Xibalba, seat: int, action: int, after: Xibalba) -> list[Remark]:
        """What only this verb changes."""
        verb = verbs.verb(action)
        if verb == verbs.TRADE:
            return self.over_the_limit(s, seat, verbs.trade_face(action), after)
        if verb == verbs.ENTER:
            return [then("enter", card=self.thing("card", cell_title(after.ark)), n=after.life)]
        if verb in MOVING_CARDS:
            return self.cards(s, seat, action, after)
        if verb == verbs.UPGRADE:
            return [self.level(s, seat, after)]
        if verb == verbs.WEAPON_TECHNOLOGY:
            return self.stronger(s, seat, after)
        if verb == verbs.TACTICAL_ATTACK:
            dice = falls(s.givens.attack_rolls[1], verbs.roll_attack_dice)
            symbol = sum((chance for dice, chance in dice.items() if attack_dice_attack(dice)), Fraction(0))
            critical = sum((chance for dice, chance in dice.items() if attack_dice_critical(dice)), Fraction(0))
            return [then("tactical", symbol=percent(symbol), critical=percent(critical))]
        if verb == verbs.HARVEST:
            gains = paragon_of(s, 1)
            return [then("harvest", one=percent(at_least(gains, 1)), two=percent(at_least(gains, 2)))]
        if verb == verbs.DONE:
            return [then("unchanged")] if has(after.done, NOTHING_MOVED) else []
        if s.ark == EMPTY or s.ark != after.ark or s.life == after.life:
            return self.struck(s, seat, after)
        return [then("life", card=self.thing("card", cell_title(s.ark)), n=s.life, to=after.life)]

    def struck(self, s: Xibalba, seat: int, after: Xibalba) -> list[Remark]:
        """Top cards of others that change sides, are destroyed or go under their stacks; what else they lose."""
        remarks: list[Remark] = []
        if s.ark != EMPTY and after.ark != s.ark:
            card = self.thing("card", cell_title(s.ark))
            own = s.controller == seat
            remarks.append(then("destroys", card=card) if own else then("destroyed", card=card, who=Seat(s.controller)))
        remarks += others(s, seat, after)
        for other, stack in [(other, stack) for other in range(s.givens.seats) for stack in range(STACKS)]:
            cell = top(s, other, stack)
            left = top(after, other, stack)
            if other == seat or cell == EMPTY or (left != EMPTY and cell_title(left) == cell_title(cell)):
                continue
            kept = height(s, other, stack) == height(after, other, stack)
            joins = not kept and height(after, seat, SQUAD) > height(s, seat, SQUAD)
            what = "joins" if joins else "demoted" if kept else "destroyed"
            remarks.append(then(what, card=self.thing("card", cell_title(cell)), who=Seat(other)))
        return remarks

    def over_the_limit(self, s: Xibalba, seat: int, face: int, after: Xibalba) -> list[Remark]:
        """XIB-RES-05: what does not fit on the track is lost."""
        worth = modifier(s, seat, v.BLANK_TRADE) if face == v.BLANK else face if face <= v.R3 else 0
        lost = worth - (after.resources[seat] - s.resources[seat])
        return [then("over", n=lost, limit=s.givens.resource_limit)] if lost > 0 else []

    def cards(self, s: Xibalba, seat: int, action: int, after: Xibalba) -> list[Remark]:
        """Which cards are covered, destroyed, replaced or uncovered."""
        verb = verbs.verb(action)
        if verb in (verbs.BUY_SOLDIER, verbs.BUY_UPGRADE):
            stack = SQUAD if verb == verbs.BUY_SOLDIER else verbs.buy_upgrade_place(action)
            covered = top(s, seat, stack)
            return [] if covered == EMPTY else [then("covers", card=self.thing("card", cell_title(covered)))]
        if verb == verbs.DESTROY:
            spot, depth = verbs.destroy_spot(action) - STACK_SPOTS, verbs.destroy_depth(action)
            card = cell_title(cell_at(s, spot // STACKS, spot % STACKS, depth))
            return [then("destroys", card=self.thing("card", card))]
        if verb == verbs.DISCARD_OPEN:
            return [then("replaced")]
        place = verbs.discard_own_place(action)
        gone, left = top(s, seat, place), top(after, seat, place)
        rest = then("no-card") if left == EMPTY else then("uncovers", card=self.thing("card", cell_title(left)))
        return [then("discards", card=self.thing("card", cell_title(gone))), rest]

    def level(self, s: Xibalba, seat: int, after: Xibalba) -> Remark:
        at = s.factions[seat] * LEVELS + s.levels[seat] - 1
        income = s.givens.productivity
        values: dict[str, Value] = {"n": after.levels[seat], "income": income[at], "income-to": income[at + 1]}
        values["resistance"] = attack.base_resistance(s, seat, 2)
        values["resistance-to"] = attack.base_resistance(after, seat, 2)
        return Remark("then-level", values)

    def stronger(self, s: Xibalba, seat: int, after: Xibalba) -> list[Remark]:
        """All attack dice in one attack, before and after."""
        title = attacker(s, seat)
        if title == EMPTY:
            return [then("critical")]
        sums = [attack.attack_strength(p, seat, title, p.dice[v.ATTACK], p.dice[v.CRITICAL_HIT]) for p in (s, after)]
        return [then("stronger", n=sums[0], to=sums[1])]

    # Fights

    def fight(self, s: Xibalba, seat: int, action: int, after: Xibalba) -> list[Remark]:
        symbols, criticals = verbs.attack_symbols(action), verbs.attack_criticals(action)
        target = verbs.attack_target(action) - 1
        strength = attack.attack_strength(s, seat, attacker(s, seat), symbols, criticals)
        if target < 0:
            card = self.thing("card", cell_title(s.ark))
            if strength < s.life:
                return [then("ark-short", n=strength, need=s.life, short=s.life - strength)]
            return [then("ark-falls", n=strength, need=s.life, card=card, life=after.life)]
        need = attack.base_resistance(s, target, symbols + criticals)
        breached, blocked = strength >= need, not attack.block_forbidden(s, target, seat)
        if not breached:
            remarks = [then("base-short", n=strength, need=need, short=need - strength)]
        else:
            cards = sum(height(s, target, slot) for slot in range(1, STACKS))
            remarks = [then("base-blockable" if blocked else "base-falls", n=strength, need=need, cards=cards)]
        if blocked:
            block = attack.block_resistance(s, target)
            blocker = self.thing("card", cell_title(top(s, target, SQUAD)))
            remarks.append(then("block-falls" if strength >= block else "block-holds", card=blocker, need=block))
        return remarks

    def loot(self, s: Xibalba, seat: int, action: int, found: list[Outcome]) -> list[Remark]:
        """XIB-ARK-20: what the victim of a breach has, what of it may come over, and what the attacker has then."""
        target = verbs.attack_target(action) - 1
        symbols, criticals = verbs.attack_symbols(action), verbs.attack_criticals(action)
        strength = attack.attack_strength(s, seat, attacker(s, seat), symbols, criticals)
        if not attack.breaches(s, target, strength, symbols + criticals):
            return []
        taken: dict[int, Fraction] = {}
        for chance, after in found:
            lost = s.paragon[target] - after.paragon[target]
            taken[lost] = taken.get(lost, Fraction(0)) + chance
        values: dict[str, Value] = {"who": Seat(target), "has": s.paragon[target]}
        if max(taken) == 0:
            return [Remark("then-no-loot", values)]
        values |= {"one": percent(at_least(taken, 1)), "n": s.paragon[seat], "to": s.paragon[seat] + max(taken)}
        if max(taken) == 1:
            return [Remark("then-loot-few", values)]
        return [Remark("then-loot-many", values | {"two": percent(at_least(taken, 2))})]

    def defence(self, s: Xibalba, seat: int, blocks: bool) -> Remark:
        raid = s.stack[-1]
        assert isinstance(raid, attack.Raid)
        if not blocks:
            need = attack.base_resistance(s, seat, raid.dice)
            return then("own-base-falls" if raid.strength >= need else "own-base-holds", n=raid.strength, need=need)
        need = attack.block_resistance(s, seat)
        card = self.thing("card", cell_title(top(s, seat, SQUAD)))
        fallen = raid.strength >= need
        return then("own-block-falls" if fallen else "own-block-holds", card=card, n=raid.strength, need=need)

    # Dice

    def keeping(self, s: Xibalba, seat: int, kept: int) -> list[Remark]:
        """What is rolled again, and what that may bring together with all that is kept."""
        again, worth = [0, 0], 0
        faces = s.dice[:]
        for at in range(ROLLED):
            again[at >= ATTACK_DICE] += s.rolled[at] - kept_dice_at(kept, at)
            faces[FACE_OF[at]] += kept_dice_at(kept, at)
        for face in range(v.R1, v.R3 + 1):
            worth += face * faces[face]
        if sum(again) == 0:
            return [then("keep-all", n=worth, symbols=faces[v.ATTACK] + faces[v.CRITICAL_HIT])]
        rolled = then("again", n=sum(again), left=s.rerolls - 1)
        return [rolled, *self.next_roll(s, seat, again, worth, faces[v.ATTACK], faces[v.CRITICAL_HIT])]

    def next_roll(
        self, s: Xibalba, seat: int, dice: list[int], resources: int, symbols: int, criticals: int
    ) -> list[Remark]:
        """How likely the next roll makes the dice strong enough, and rich enough for about its average."""
        remarks: list[Remark] = []
        title = attacker(s, seat)
        if dice[1] and title != EMPTY:
            thrown = falls(s.givens.attack_rolls[dice[1]], verbs.roll_attack_dice)
            for what, who, target in aims(s, seat):
                likely = Fraction(0)
                for fallen, chance in thrown.items():
                    used, hits = symbols + attack_dice_attack(fallen), criticals + attack_dice_critical(fallen)
                    strength = attack.attack_strength(s, seat, title, used, hits) if used + hits else 0
                    need = s.life if target < 0 else attack.base_resistance(s, target, used + hits)
                    if used + hits and (what == "roll-enter" or strength >= need):
                        likely += chance
                card = self.thing("card", title)
                remarks.append(Remark(f"then-{what}", {"n": percent(likely), "card": card, **who}))
        if dice[0]:
            gains: dict[int, Fraction] = {}
            for fallen, chance in falls(s.givens.resource_rolls[dice[0]], verbs.roll_resource_dice).items():
                worth = sum(face * resource_dice_at(fallen, face) for face in range(1, ATTACK_DICE))
                gains[worth] = gains.get(worth, Fraction(0)) + chance
            average = int(sum((worth * chance for worth, chance in gains.items()), Fraction(0)))
            least = max(1, average)
            remarks.append(then("roll-resources", n=percent(at_least(gains, least)), least=resources + least))
        return remarks

    def ending(self, s: Xibalba, seat: int) -> list[Remark]:
        """XIB-ACT-05, XIB-ARK-22: dice that nobody used, and the roll of the ark."""
        remarks = [then("dice-lost", n=sum(s.dice))] if sum(s.dice) else []
        if s.controller == NOBODY:
            return remarks
        dice = paragon_dice(s, s.controller, cell_title(s.ark), FOR_CONTROL)
        if dice == 0:
            return remarks
        extra = apocalypse_extra(s, FOR_CONTROL)
        gains = {amount + extra: chance for amount, chance in paragon_of(s, dice).items()}
        return [*remarks, odds("control", seat, s.controller, gains)]

    # What is left, and what is missing

    def background(self, s: Xibalba) -> Remark | None:
        """XIB-EFF-06: which effect is offered or carried out, and what paying for it leaves."""
        top = s.stack[-1]
        if not isinstance(top, (Effects, Offer)):
            return None
        card = self.thing("card", top.title)
        says: dict[str, Value] = {"card": card, "effect": Card(f"effect-{card.kind.text(card.value)}")}
        if isinstance(top, Effects):
            return Remark("background-effect", says)
        return Remark("background-offer", {**says, "left": s.resources[top.seat] - s.givens.pay[top.title]})

    def unused(self, s: Xibalba, seat: int, legal: list[int]) -> Unused | None:
        """What the action phase still offers: dice to use, free effects, cards and a level that can be paid."""
        if not isinstance(s.stack[-1], Action):
            return None
        left: list[Remark] = []
        worth = sum(face * s.dice[face] for face in range(v.R1, v.R3 + 1))
        paragon = s.dice[v.P1] + 2 * s.dice[v.P2]
        if worth:
            left.append(Remark("unused-resources", {"n": worth}))
        if paragon:
            left.append(Remark("unused-paragon", {"n": paragon}))
        known = {verbs.verb(action) for action in legal}
        if verbs.ENTER in known or (verbs.ATTACK in known and worth_attacking(s, seat)):
            left.append(Remark("unused-attack", {"n": s.dice[v.ATTACK] + s.dice[v.CRITICAL_HIT]}))
        for action in legal:
            if verbs.verb(action) == verbs.USE:
                title = cell_title(top(s, seat, verbs.use_place(action)))
                left.append(Remark("unused-effect", {"card": self.thing("card", title)}))
        cards = {buy.bought(action) for action in legal if verbs.BUY_SOLDIER <= verbs.verb(action) <= verbs.BUY_EVENT}
        if cards:
            left.append(Remark("unused-cards", {"n": s.resources[seat], "cards": len(cards)}))
        if verbs.UPGRADE in known:
            left.append(Remark("unused-level", {"n": action_price(s, seat, v.UPGRADE)}))
        return Unused([verbs.END], left) if left else None

    def shortages(self, s: Xibalba, seat: int) -> list[Short]:
        """Cards, general actions and effects that only lack resources."""
        if not isinstance(s.stack[-1], Action):
            return []
        prices: list[tuple[str, int, int]] = []
        for title in dict.fromkeys(s.market):
            if title != EMPTY and has_place(s, seat, title):
                prices.append(("card", title, card_price(s, seat, title)))
        for which in range(len(ACTIONS)):
            if not general.lacking(s, seat, which) and (which != v.REORGANISE or movable(s, seat)):
                prices.append(("action", which, action_price(s, seat, which)))
        for stack in range(1, STACKS):
            cell = top(s, seat, stack)
            title = EMPTY if cell == EMPTY else cell_title(cell)
            if title == EMPTY or s.givens.timing[title] != v.IN_ACTION_PHASE:
                continue
            if self.needs.of_card(s, seat, title, stack + 1) is None:
                prices.append(("stack", stack, s.givens.pay[title]))
        have, then = s.resources[seat], after_trading(s, seat)
        return [
            Short(kind, value, "resources" if price > then else "trade", price - have)
            for kind, value, price in prices
            if price > have
        ]


def attacker(s: Xibalba, seat: int) -> int:
    """The title of the soldier that attacks for a seat, or EMPTY."""
    cell = s.ark if s.controller == seat else top(s, seat, SQUAD)
    return EMPTY if cell == EMPTY else cell_title(cell)


def worth_attacking(s: Xibalba, seat: int) -> bool:
    """Whether all attack dice together could bring anything: a raid needs a breach, and paragon or a card to take."""
    title = attacker(s, seat)
    if s.controller != seat or s.givens.timing[title] == v.IN_ACTION_PHASE:
        return True
    symbols, criticals = s.dice[v.ATTACK], s.dice[v.CRITICAL_HIT]
    strength = attack.attack_strength(s, seat, title, symbols, criticals)
    return any(
        attack.breaches(s, other, strength, symbols + criticals)
        and (s.paragon[other] > 0 or any(height(s, other, slot) for slot in range(1, STACKS)))
        for other in range(s.givens.seats)
        if other != seat
    )


def aims(s: Xibalba, seat: int) -> list[tuple[str, dict[str, Value], int]]:
    """What an attack may be aimed at: the ark, or from there the base that is breached most easily."""
    if s.controller != seat:
        return [("roll-enter" if s.ark == EMPTY else "roll-ark", {}, -1)]
    others = [other for other in range(s.givens.seats) if other != seat]
    weakest = min(others, key=lambda other: attack.base_resistance(s, other, 2))
    return [("roll-base", {"who": Seat(weakest)}, weakest)]


def has_place(s: Xibalba, seat: int, title: int) -> bool:
    """Whether a card, once paid, has a place to go to (XIB-BUY-11)."""
    kind = s.givens.type_of[title]
    if kind in (v.SOLDIER, v.EVENT):
        return True
    return any(slot_type(s, seat, slot) in (EMPTY, kind) for slot in range(1, s.levels[seat] + 1))


def undefended(found: list[Outcome]) -> list[Outcome]:
    """Go on where a base is attacked, as if nobody blocked and no card were destroyed."""
    after: list[Outcome] = []
    for chance, s in found:
        raided = bool(s.stack) and isinstance(s.stack[-1], attack.Raid | attack.Plunder)
        if raided:
            code = verbs.LET_THROUGH if isinstance(s.stack[-1], attack.Raid) else verbs.SPARE
            after += undefended([Outcome(chance * more, last) for more, last in outcomes(s, code)])
        else:
            after.append(Outcome(chance, s))
    return after


def paragon_of(s: Xibalba, dice: int) -> dict[int, Fraction]:
    """How likely each number of paragon symbols is."""
    gains: dict[int, Fraction] = {}
    for fallen, chance in falls(s.givens.paragon_rolls[dice], verbs.roll_paragon_dice).items():
        symbols = paragon_symbols(fallen)
        gains[symbols] = gains.get(symbols, Fraction(0)) + chance
    return gains


def paragon_changes(s: Xibalba, seat: int, other: int, found: list[Outcome]) -> list[Remark]:
    """What one seat gains or loses: an amount, or the odds of one."""
    gains: dict[int, Fraction] = {}
    for chance, after in found:
        gained = after.paragon[other] - s.paragon[other]
        gains[gained] = gains.get(gained, Fraction(0)) + chance
    if list(gains) == [0]:
        return []
    if len(gains) == 1 and other == seat:
        return [then("paragon", n=s.paragon[seat], to=after.paragon[seat], target=s.givens.target)]
    losses = {-gained: chance for gained, chance in gains.items()}
    return [odds("gain", seat, other, gains)] if max(gains) > 0 else [odds("lose", seat, other, losses)]


def odds(what: str, seat: int, other: int, amounts: dict[int, Fraction]) -> Remark:
    """How likely 1 or more and 2 or more are gained or lost, by the seat itself or by somebody else."""
    one, two = percent(at_least(amounts, 1)), percent(at_least(amounts, 2))
    values: dict[str, Value] = {"one": one} if two == 0 else {"one": one, "two": two}
    if other != seat:
        values["who"] = Seat(other)
    whose, few = "own" if other == seat else "other", "few" if two == 0 else "many"
    return Remark(f"then-{what}-{whose}-{few}", values)
