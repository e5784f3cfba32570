"""Carrying out effects: the frame that walks a program node by node (VF-FOC-13..18), and which nodes can be done.

`Run` offers the parts of a line, `Choice` the answers to a word with one choice; words that take several steps have
frames of their own in `moves`.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall import counting, deeds, effects, refusals, verbs
from ludarium.games.voidfall.moves import (
    cards,
    corruption,
    fleets,
    invade,
    pay,
    placing,
    resources,
    sectors,
    tokens,
    tracks,
)
from ludarium.games.voidfall.moves.losses import add_recalls, leave_if_empty
from ludarium.games.voidfall.state import EMPTY, Void
from ludarium.games.voidfall.words import INFLUENCE
from ludarium.kernel.asks import Ask
from ludarium.kernel.state import Frame

LAST_CYCLE: Final = 3


def bonus(s: Void, seat: int) -> Frame[Void]:
    """The bonus of the slot the lowest trade token lies on."""
    return tokens.Bonus(seat, deeds.trade_slot(s))


# What can be done


def possible(s: Void, seat: int, node: int, here: int) -> bool:
    """Whether a node would do anything now."""
    op = s.table.op[node]
    if op >= effects.FIRST_CHOICE:
        return _choice_possible(s, seat, node, op, here)
    kids = s.table.kids[node]
    if op == effects.ANY_OF or op == effects.ONE_OF or op == effects.TIMES:
        for kid in kids:
            if possible(s, seat, kid, here):
                return True
        return False
    if op == effects.ALL_OF:
        return possible(s, seat, kids[0], here)
    if op == effects.PAY:
        return pay.payable(s, seat, s.table.a[node], node, EMPTY)
    if op == effects.SAME:
        return len(same_sectors(s, seat, node)) > 0
    if op == effects.IF:
        kid = branch(s, seat, node)
        return kid != 0 and possible(s, seat, kid, here)
    if op == effects.ACTIVATE or op == effects.ACTIVATE_PER:
        return s.inactive[seat] > 0
    if op == effects.BOUNTY:
        return sum(s.bounty_left) > sum(s.bounty_at)
    if op == effects.TOKEN:
        return s.trade_board > 0
    return op != effects.NOTHING and op != effects.BLANK


def all_possible(s: Void, seat: int, node: int, here: int) -> bool:
    """Whether a mandatory box can be done completely (V-36, V-38)."""
    op = s.table.op[node]
    if op == effects.ALL_OF:
        for kid in s.table.kids[node]:
            if not all_possible(s, seat, kid, here):
                return False
        return True
    return possible(s, seat, node, here)


def _choice_possible(s: Void, seat: int, node: int, op: int, here: int) -> bool:
    a = s.table.a[node]
    if op == effects.TAKE or op == effects.PRODUCE_SOME or op == effects.FOUND_AND_PRODUCE:
        return True
    if op == effects.PRODUCE_PER:
        return counting.measured(s, seat, s.table.program.measures[a]) > 0
    if op == effects.DEPLOY:
        return deploy_possible(s, seat, node, here)
    if op == effects.REGROUP:
        return len(fleets.regroups(s, seat)) > 0
    if op == effects.TRADE:
        return s.trade_board > 0
    if op == effects.RECLAIM:
        return sum(s.reclaim_left) > sum(s.reclaim_at)
    if op == effects.FORESEE:
        return s.cycle < LAST_CYCLE
    if op == effects.EXCHANGE:
        return s.stock[seat * 5 + 4] > 0
    if op == effects.ONTO or op == effects.SKIRMISH or (op == effects.CORRUPT and a >= effects.OFFERS):
        return True
    return len(options(s, seat, node, here)) > 0


def deploy_possible(s: Void, seat: int, node: int, here: int) -> bool:
    where = s.table.a[node]
    if where == effects.HOME_TYPE:
        return fleets.can_deploy(s, seat, s.table.c[node])
    if where == effects.HERE and s.owner[here] != seat:
        return False
    return s.active[seat] > 0


def same_sectors(s: Void, seat: int, node: int) -> list[int]:
    """Own sectors in which the effects that must share one can do something."""
    actions: list[int] = []
    kid = s.table.kids[node][0]
    for sector in range(s.table.n):
        if s.owner[sector] == seat and possible(s, seat, kid, sector):
            actions.append(verbs.AT | sector)
    return actions


def branch(s: Void, seat: int, node: int) -> int:
    kids = s.table.kids[node]
    return kids[0] if counting.fulfilled(s, seat, s.table.conditions[s.table.a[node]]) else kids[1]


# Words with one choice


def options(s: Void, seat: int, node: int, here: int) -> list[int]:
    """The answers to a word with one choice, sorted."""
    table = s.table
    op, a, b = table.op[node], table.a[node], table.b[node]
    if op == effects.GROW:
        return sectors.growths(s, seat, a, here)
    if op == effects.FOUND:
        return sectors.foundings(s, seat, a, b, here)
    if op == effects.BUILD:
        return sectors.buildings(s, seat, a, b, here)
    if op == effects.PURIFY:
        return corruption.removals(s, seat, a, here)
    if op == effects.SHIFT:
        return corruption.shifts(s, seat)
    if op == effects.ADVANCE:
        return tracks.advances(s, seat, a)
    if op == effects.AGENDA:
        return cards.agendas(s, seat, a)
    if op == effects.RESEARCH:
        return cards.researches(s, seat, a)
    if op == effects.INVADE:
        return invade.targets(s, seat, a)
    return _rarer_options(s, seat, op, a, b)


def _rarer_options(s: Void, seat: int, op: int, a: int, b: int) -> list[int]:
    if op == effects.UPGRADE:
        return tokens.upgrades(s, seat)
    if op == effects.PREFERRED:
        return borrowings(s, seat)
    if op == effects.SCORE:
        return cards.scorable(s, seat)
    if op == effects.INTO:
        return placing.placements(s, seat, a, s.table.program.item_sets[b])
    if op == effects.CORRUPT:
        return corruption.layings(s, seat, a)
    if op == effects.DESTROY:
        return sectors.destructions(s, seat, a)
    if op == effects.GROW_THEN_CORRUPT:
        return sectors.growths_then_corrupt(s, seat)
    assert op == effects.RECALL
    actions: list[int] = []
    add_recalls(s, seat, actions)
    return actions


def borrowings(s: Void, seat: int) -> list[int]:
    """VF-AGE-20: actions of preferred focuses in hand or discard pile whose costs can be paid."""
    actions: list[int] = []
    house = s.houses[seat]
    for focus in range(9):
        if s.table.preferred[house] >> focus & 1 and (s.hand[seat] | s.discard[seat]) >> focus & 1:
            card = s.table.card_of[house][focus]
            for action in range(3):
                if pay.payable(s, seat, s.table.action_cost[card][action], s.table.action_node[card][action], focus):
                    actions.append(verbs.BORROW | focus << 2 | action)
    return actions


class Choice(Frame[Void]):
    """One answer to a word, which may be declined unless it is mandatory (VF-FOC-17, VF-EVT-14)."""

    def __init__(self, seat: int, node: int, here: int, must: int) -> None:
        self.seat: Final = seat
        self.node: Final = node
        self.here: Final = here
        self.must: Final = must

    def ints(self) -> list[int]:
        return [self.seat, self.node, self.here, self.must]

    def step(self, s: Void) -> Ask | None:
        actions = options(s, self.seat, self.node, self.here)
        if not actions:
            s.declined = 1
            s.finish()
            return None
        if not self.must:
            actions.append(verbs.DONE)
        elif len(actions) == 1:
            self.answer(s, actions[0])
            return None
        return Ask(self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        if action == verbs.DONE:
            s.declined = 1
        else:
            self.carry_out(s, action, verbs.verb(action), verbs.rest(action))

    def carry_out(self, s: Void, action: int, verb: int, rest: int) -> None:
        """The verb says what to do: no two words share one with another meaning."""
        seat = self.seat
        if verb == verbs.GROW:
            self.grow(s, rest)
        elif verb == verbs.FOUND:
            sectors.found(s, seat, rest >> 3, rest & 7)
        elif verb == verbs.BUILD:
            sectors.build(s, seat, rest >> 3, rest & 7)
        elif verb == verbs.DEPLOY:
            fleets.deploy(s, seat, rest >> 3, rest & 7)
        elif verb == verbs.PURIFY:
            corruption.purify(s, seat, rest)
        elif verb == verbs.SHIFT:
            corruption.shift(s, seat, action)
        elif verb == verbs.ADVANCE:
            s.call(tracks.Step(seat, rest, 0))
        elif verb == verbs.OPEN_AGENDA or verb == verbs.DRAW_AGENDA:
            cards.gain_agenda(s, seat, action)
        elif verb == verbs.RESEARCH or verb == verbs.IMPROVE:
            cards.research(s, seat, action)
        else:
            self.carry_out_rarer(s, verb, rest)

    def carry_out_rarer(self, s: Void, verb: int, rest: int) -> None:
        seat = self.seat
        if verb == verbs.INVADE:
            s.call(invade.Gather(seat, rest, s.table.a[self.node], -1))
        elif verb == verbs.UPGRADE:
            tokens.upgrade(s, seat, rest)
        elif verb == verbs.BORROW:
            focus, card = rest >> 2, s.table.card_of[s.houses[seat]][rest >> 2]
            cost, node = s.table.action_cost[card][rest & 3], s.table.action_node[card][rest & 3]
            s.call(pay.Costs(seat, cost, node, EMPTY, focus, 0))
        elif verb == verbs.SCORE:
            cards.score(s, seat, rest)
        elif verb == verbs.PLACE:
            placing.place(s, rest, s.table.program.item_sets[s.table.b[self.node]], 0)
        elif verb == verbs.PLACE_GUILD:
            placing.place(s, rest >> 3, s.table.program.item_sets[s.table.b[self.node]], rest & 7)
        elif verb == verbs.CORRUPT:
            corruption.lay(s, seat, rest, s.table.a[self.node])
        elif verb == verbs.DESTROY_GUILD:
            deeds.remove_guild(s, rest >> 3, rest & 7)
        elif verb == verbs.DESTROY:
            deeds.remove_installation(s, rest >> 3, rest & 7)
        else:
            deeds.recall(s, seat, rest >> 3, rest & 7)
            leave_if_empty(s, seat, rest >> 3)

    def grow(self, s: Void, sector: int) -> None:
        sectors.grow(s, self.seat, sector)
        if s.table.op[self.node] == effects.GROW_THEN_CORRUPT:
            deeds.set_corruption(s, self.seat, sector, 1)

    def why_not(self, s: Void, action: int) -> str:
        return refusals.forbidden(s, self.seat, s.table.op[self.node], s.table.a[self.node], action)


# Lines


class Run(Frame[Void]):
    """A node at work. `mask` says which parts of a line are done, or how many; `here` is the sector of the action."""

    def __init__(self, seat: int, node: int, here: int, mask: int, must: int) -> None:
        self.seat: Final = seat
        self.node: Final = node
        self.here: Final = here
        self.mask: Final = mask
        self.must: Final = must

    def ints(self) -> list[int]:
        return [self.seat, self.node, self.here, self.mask, self.must]

    def step(self, s: Void) -> Ask | None:
        op = s.table.op[self.node]
        if op == effects.ANY_OF or op == effects.ONE_OF:
            return self.offer(s, op)
        if op == effects.PAY:
            return self.offer_payment(s)
        if op == effects.SAME:
            actions = same_sectors(s, self.seat, self.node)
            if not actions:
                s.finish()
                return None
            actions.append(verbs.DONE)
            return Ask(self.seat, actions)
        if op == effects.ALL_OF or op == effects.TIMES:
            self.next_part(s, op)
            return None
        if op == effects.IF:
            s.become(Run(self.seat, branch(s, self.seat, self.node), self.here, 0, self.must))
            return None
        start(s, self.seat, self.node, self.here, self.must)
        return None

    def offer(self, s: Void, op: int) -> Ask | None:
        """The parts that can still be done."""
        kids, table = s.table.kids[self.node], s.table
        left: list[int] = []
        for i in range(len(kids)):
            if not self.mask >> i & 1 and possible(s, self.seat, kids[i], self.here):
                left.append(kids[i])
        if not left:
            s.finish()
            return None
        if len(left) == 1 and (self.must or table.op[left[0]] >= effects.FIRST_CHOICE):
            s.become(Run(self.seat, left[0], self.here, 0, self.must))
            return None
        actions: list[int] = []
        for kid in left:
            actions.append(verbs.USE | table.label[kid])
        actions.sort()
        if not self.must:
            actions.append(verbs.DONE)
        return Ask(self.seat, actions)

    def offer_payment(self, s: Void) -> Ask | None:
        if not pay.payable(s, self.seat, s.table.a[self.node], self.node, EMPTY):
            s.declined = 1
            s.finish()
            return None
        if self.must:
            self.pay(s, self.node)
            return None
        return Ask(self.seat, [verbs.USE | s.table.label[self.node], verbs.DONE])

    def pay(self, s: Void, node: int) -> None:
        s.become(pay.Costs(self.seat, s.table.a[node], s.table.kids[node][0], self.here, EMPTY, 0))

    def next_part(self, s: Void, op: int) -> None:
        kids = s.table.kids[self.node]
        if op == effects.ALL_OF:
            if self.mask == len(kids):
                s.finish()
                return
            s.become(Run(self.seat, self.node, self.here, self.mask + 1, self.must))
            s.call(Run(self.seat, kids[self.mask], self.here, 0, self.must))
            return
        if (self.mask and s.declined) or self.mask >= s.table.a[self.node]:
            s.finish()
            return
        if not possible(s, self.seat, kids[0], self.here):
            s.finish()
            return
        s.declined = 0
        s.become(Run(self.seat, self.node, self.here, self.mask + 1, self.must))
        s.call(Run(self.seat, kids[0], self.here, 0, self.must))

    def answer(self, s: Void, action: int) -> None:
        if action == verbs.DONE:
            s.declined = 1
            s.finish()
            return
        rest, op = verbs.rest(action), s.table.op[self.node]
        if op == effects.SAME:
            s.become(Run(self.seat, s.table.kids[self.node][0], rest, 0, 0))
            return
        if op == effects.PAY:
            self.pay(s, self.node)
            return
        kids = s.table.kids[self.node]
        at = 0
        while s.table.label[kids[at]] != rest or self.mask >> at & 1:
            at += 1
        if op == effects.ANY_OF:
            s.become(Run(self.seat, self.node, self.here, self.mask | 1 << at, self.must))
        else:
            s.finish()
        if s.table.op[kids[at]] == effects.PAY:
            s.call(pay.Costs(self.seat, s.table.a[kids[at]], s.table.kids[kids[at]][0], self.here, EMPTY, 0))
        else:
            s.call(Run(self.seat, kids[at], self.here, 0, self.must))

    def why_not(self, s: Void, action: int) -> str:
        op = s.table.op[self.node]
        if op == effects.PAY:
            return "VF-RES-14"
        return "VF-FOC-16" if op == effects.ONE_OF else "VF-FOC-15"


def start(s: Void, seat: int, node: int, here: int, must: int) -> None:
    """Carry out a single word in place of the frame that reached it."""
    table = s.table
    op, a, b = table.op[node], table.a[node], table.b[node]
    if op == effects.DEPLOY:
        if a == effects.YARDS:
            s.become(fleets.DeployYards(seat, -1, 0))
        else:
            s.become(fleets.Deploy(seat, a, b, table.c[node] if a == effects.HOME_TYPE else -1, here))
    elif op == effects.REGROUP:
        s.become(fleets.Regroup(seat, fleets.STEPS))
    elif op == effects.TAKE:
        s.become(resources.Take(seat, a, b))
    elif op == effects.PRODUCE_SOME:
        s.become(resources.Produce(seat, a, 0))
    elif op == effects.PRODUCE_PER:
        s.become(resources.Produce(seat, min(5, counting.measured(s, seat, table.program.measures[a])), 0))
    elif op == effects.BOUNTY:
        s.become(tokens.Bounty(seat, a, 0, 0))
    elif op >= effects.FIRST_CHOICE and not at_once(op, a):
        start_rarer(s, seat, node, here, must)
    else:
        s.finish()
        do(s, seat, node, op, a, b)


def start_rarer(s: Void, seat: int, node: int, here: int, must: int) -> None:
    op, a = s.table.op[node], s.table.a[node]
    if op == effects.FOUND_AND_PRODUCE:
        s.become(sectors.FoundAndProduce(seat, 0, 0))
    elif op == effects.EXCHANGE:
        s.become(resources.Exchange(seat, a))
    elif op == effects.FORESEE and s.cycle < LAST_CYCLE:
        s.become(tokens.Foresee(seat, 0))
    elif op == effects.FORESEE:
        s.finish()
    elif op == effects.RECLAIM:
        s.become(tokens.Reclaim(seat, 1, 0, s.table.homes[seat] if a == effects.HOME else here))
    else:
        s.become(Choice(seat, node, here, must))


def at_once(op: int, a: int) -> bool:
    """Words that need no answer although their family has choices."""
    return op in (effects.TRADE, effects.ONTO) or (op == effects.CORRUPT and a >= effects.OFFERS)


def do(s: Void, seat: int, node: int, op: int, a: int, b: int) -> None:
    """Words without a choice."""
    table = s.table
    if op == effects.GAIN:
        deeds.gain(s, seat, a, b)
    elif op == effects.GAIN_PER:
        deeds.gain(s, seat, a, b * counting.measured(s, seat, table.program.measures[table.c[node]]))
    elif op == effects.PRODUCE:
        resources.produce_all(s, seat, a)
    elif op == effects.ACTIVATE:
        deeds.activate(s, seat, a)
    elif op == effects.ACTIVATE_PER:
        deeds.activate(s, seat, counting.measured(s, seat, table.program.measures[a]))
    elif op == effects.LEVELS:
        deeds.gain(s, seat, INFLUENCE, counting.by_level(s, seat, table.program.level_points[a], 3))
    elif op == effects.TRADE:
        tokens.trade(s, seat)
    else:
        do_rarer(s, seat, op, a, b)


def do_rarer(s: Void, seat: int, op: int, a: int, b: int) -> None:
    if op == effects.GLORY:
        tokens.gain_glory(s, seat, a)
    elif op == effects.TOKEN and s.trade_board:
        deeds.take_token(s, seat)
    elif op == effects.ONTO:
        placing.place_on_all(s, a, s.table.program.item_sets[b])
    elif op == effects.CORRUPT:
        for kind in range(4):
            if a in (effects.OFFERS, effects.OFFER + kind):
                corruption.corrupt_offer(s, kind)
