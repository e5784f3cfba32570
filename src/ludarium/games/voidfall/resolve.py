"""Carrying out effects: the frame that walks a program node by node (VF-FOC-13 to VF-FOC-18), and which nodes can be
done.

`Run` offers the parts of a line; `choices` asks for words with one choice, frames in `moves` for those with several.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ludarium.games.voidfall import atoms, choices, counting, effects, ops, verbs
from ludarium.games.voidfall.givens import Resolver
from ludarium.games.voidfall.moves import corruption, fleets, pay, placing, resources, sectors, tokens
from ludarium.games.voidfall.state import Void
from ludarium.games.voidfall.vocabulary import INFLUENCE, SCIENCE
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, has, joined
from ludarium.kernel.state import Frame, one_of

LAST_CYCLE: Final = 3
MOST_TIMES: Final = 9


# What can be done


def possible(s: Void, seat: int, node: int, here: int) -> bool:
    """Whether a node would do anything now."""
    op = s.givens.op[node]
    if op >= ops.FIRST_CHOICE:
        return _choice_possible(s, seat, node, op, here)
    kids = s.givens.kids[node]
    if op == ops.ANY_OF or op == ops.ONE_OF or op == ops.TIMES:
        for kid in kids:
            if possible(s, seat, kid, here):
                return True
        return False
    if op == ops.ALL_OF:
        return possible(s, seat, kids[0], here)
    if op == ops.PAY:
        return pay.payable(s, seat, s.givens.a[node], node, EMPTY)
    if op == ops.SAME:
        return len(same_sectors(s, seat, node)) > 0
    if op == ops.IF:
        kid = branch(s, seat, node)
        return kid != 0 and possible(s, seat, kid, here)
    if op == ops.ACTIVATE or op == ops.ACTIVATE_PER:
        return s.inactive[seat] > 0
    if op == ops.BOUNTY:
        return sum(s.bounty_left) > sum(s.bounty_at)
    if op == ops.TOKEN:
        return s.trade_board > 0
    return op != ops.NOTHING and op != ops.BLANK


def all_possible(s: Void, seat: int, node: int, here: int) -> bool:
    """Whether a mandatory box can be done completely (VF-EVT-14, VF-EVT-23)."""
    op = s.givens.op[node]
    if op == ops.ALL_OF:
        markers = 0
        for kid in s.givens.kids[node]:
            if not all_possible(s, seat, kid, here):
                return False
            if lays_corruption(s, kid):
                markers += 1
        return markers < 2 or atoms.corruption_room(s, seat) >= markers
    if op == ops.ONE_OF:
        for kid in s.givens.kids[node]:
            if all_possible(s, seat, kid, here):
                return True
        return False
    if op == ops.PAY and not all_possible(s, seat, s.givens.kids[node][0], here):
        return False
    if op == ops.TIMES:
        return times_possible(s, seat, s.givens.kids[node][0], here) >= s.givens.a[node]
    return possible(s, seat, node, here)


def times_possible(s: Void, seat: int, node: int, here: int) -> int:
    """How often a mandatory effect can be done: only what is destroyed and room for corruption can run out."""
    op = s.givens.op[node]
    if op == ops.ONE_OF:
        found = 0
        for kid in s.givens.kids[node]:
            found += times_possible(s, seat, kid, here)
        return found
    if op == ops.DESTROY:
        return sectors.destructible(s, seat, s.givens.a[node])
    if lays_corruption(s, node):
        return atoms.corruption_room(s, seat)
    return MOST_TIMES if possible(s, seat, node, here) else 0


def lays_corruption(s: Void, node: int) -> bool:
    return s.givens.op[node] == ops.CORRUPT and s.givens.a[node] < ops.OFFERS


def _choice_possible(s: Void, seat: int, node: int, op: int, here: int) -> bool:
    a = s.givens.a[node]
    if op == ops.TAKE or op == ops.PRODUCE_SOME or op == ops.FOUND_AND_PRODUCE:
        return True
    if op == ops.PRODUCE_PER:
        return counting.measured(s, seat, s.givens.program.measures[a]) > 0
    if op == ops.DEPLOY:
        return deploy_possible(s, seat, node, here)
    if op == ops.REGROUP:
        return len(fleets.regroups(s, seat)) > 0
    if op == ops.TRADE:
        return s.trade_board > 0
    if op == ops.RECLAIM:
        return sum(s.reclaim_left) > sum(s.reclaim_at)
    if op == ops.FORESEE:
        return can_foresee(s)
    if op == ops.EXCHANGE:
        return s.stock[seat * 5 + SCIENCE] > 0
    if op == ops.ONTO or op == ops.SKIRMISH or (op == ops.CORRUPT and a >= ops.OFFERS):
        return True
    return len(choices.options(s, seat, node, here)) > 0


def can_foresee(s: Void) -> bool:
    """VF-CYC-06: there is an event to come, and it is drawn."""
    return s.cycle < LAST_CYCLE and not s.givens.fixed_events


def deploy_possible(s: Void, seat: int, node: int, here: int) -> bool:
    where = s.givens.a[node]
    if where == ops.HOME_TYPE:
        return fleets.can_deploy(s, seat, s.givens.c[node])
    if where == ops.HERE and s.owner[here] != seat:
        return False
    return s.active[seat] > 0


def same_sectors(s: Void, seat: int, node: int) -> list[int]:
    """Own sectors in which the effects that must share one can do something."""
    actions: list[int] = []
    kid = s.givens.kids[node][0]
    for sector in s.domains[seat]:
        if possible(s, seat, kid, sector):
            actions.append(verbs.at(sector))
    return actions


def branch(s: Void, seat: int, node: int) -> int:
    kids = s.givens.kids[node]
    return kids[0] if counting.fulfilled(s, seat, s.givens.conditions[s.givens.a[node]]) else kids[1]


# Lines


def contains(s: Void, node: int, part: int) -> bool:
    """Whether a node is or has this part."""
    if node == part:
        return True
    for kid in s.givens.kids[node]:
        if contains(s, kid, part):
            return True
    return False


@mypyc_attr(free_list_len=1)
class Run(Frame[Void]):
    """A node at work. `mask` says which parts of a line are done, or how many; `here` is the sector of the action."""

    rule: ClassVar = "VF-FOC-14"

    def __init__(self, seat: int, node: int, here: int, mask: int, must: int) -> None:
        self.seat: Final = seat
        self.node: Final = node
        self.here: Final = here
        self.mask: Final = mask
        self.must: Final = must

    def step(self, s: Void) -> Ask | None:
        op = s.givens.op[self.node]
        if op == ops.ANY_OF or op == ops.ONE_OF:
            return self.offer(s, op)
        if op == ops.PAY:
            return self.offer_payment(s)
        if op == ops.SAME:
            actions = same_sectors(s, self.seat, self.node)
            return one_of(s, self.seat, actions, verbs.DONE)
        if op == ops.ALL_OF or op == ops.TIMES:
            self.next_part(s, op)
            return None
        if op == ops.IF:
            s.become(Run(self.seat, branch(s, self.seat, self.node), self.here, 0, self.must))
            return None
        start(s, self.seat, self.node, self.here, self.must)
        return None

    def can(self, s: Void, node: int) -> bool:
        """VF-EVT-14: what must be done is done completely."""
        return all_possible(s, self.seat, node, self.here) if self.must else possible(s, self.seat, node, self.here)

    def offer(self, s: Void, op: int) -> Ask | None:
        """The parts that can still be done."""
        kids, givens = s.givens.kids[self.node], s.givens
        left: list[int] = []
        for i in range(len(kids)):
            if not has(self.mask, i) and self.can(s, kids[i]):
                left.append(kids[i])
        if not left:
            s.finish()
            return None
        if len(left) == 1 and (self.must or can_decline(givens.op[left[0]])):
            s.become(Run(self.seat, left[0], self.here, 0, self.must))
            return None
        actions: list[int] = []
        owed = False
        for kid in left:
            actions.append(verbs.use(givens.label[kid]))
            owed = owed or choices.owed(s, self.seat, kid)
        actions.sort()
        if not self.must and not owed:
            actions.append(verbs.DONE)
        return Ask(self.seat, actions)

    def offer_payment(self, s: Void) -> Ask | None:
        if not pay.payable(s, self.seat, s.givens.a[self.node], self.node, EMPTY):
            s.declined = self.node
            s.finish()
            return None
        if self.must:
            self.pay(s, self.node)
            return None
        return Ask(self.seat, [verbs.use(s.givens.label[self.node]), verbs.DONE])

    def pay(self, s: Void, node: int) -> None:
        s.become(pay.Costs(self.seat, s.givens.a[node], s.givens.kids[node][0], self.here, EMPTY, 0, self.must))

    def next_part(self, s: Void, op: int) -> None:
        kids = s.givens.kids[self.node]
        if op == ops.ALL_OF:
            if self.mask == len(kids):
                s.finish()
                return
            s.become(Run(self.seat, self.node, self.here, self.mask + 1, self.must))
            s.call(Run(self.seat, kids[self.mask], self.here, 0, self.must))
            return
        if s.givens.b[self.node] == effects.EACH_ELSEWHERE:
            s.become(sectors.GrowSeveral(self.seat, s.givens.a[kids[0]], self.here, s.givens.a[self.node], 0))
            return
        if self.mask >= s.givens.a[self.node] or (self.mask and contains(s, kids[0], s.declined)):
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
            s.declined = self.node
            s.finish()
            return
        op = s.givens.op[self.node]
        if op == ops.SAME:
            s.become(Run(self.seat, s.givens.kids[self.node][0], verbs.at_sector(action), 0, 0))
            return
        if op == ops.PAY:
            self.pay(s, self.node)
            return
        kids = s.givens.kids[self.node]
        at = 0
        while s.givens.label[kids[at]] != verbs.use_effect(action) or has(self.mask, at):
            at += 1
        if op == ops.ANY_OF:
            s.become(Run(self.seat, self.node, self.here, joined(self.mask, at), self.must))
        else:
            s.finish()
        if s.givens.op[kids[at]] == ops.PAY:
            paid, cost = s.givens.kids[kids[at]][0], s.givens.a[kids[at]]
            s.call(pay.Costs(self.seat, cost, paid, self.here, EMPTY, 0, self.must))
        else:
            s.call(Run(self.seat, kids[at], self.here, 0, self.must))


class Where(Frame[Void]):
    """VF-FOC-26: an effect *here* whose sector nothing has named; the player names one it can do something in."""

    rule: ClassVar = "VF-FOC-26"

    def __init__(self, seat: int, node: int, must: int) -> None:
        self.seat: Final = seat
        self.node: Final = node
        self.must: Final = must

    def step(self, s: Void) -> Ask | None:
        actions: list[int] = []
        for sector in s.domains[self.seat]:
            if possible_here(s, self.seat, self.node, sector):
                actions.append(verbs.at(sector))
        if len(actions) > 1:
            return Ask(self.seat, actions)
        self.answer(s, actions[0] if actions else verbs.DONE)
        return None

    def answer(self, s: Void, action: int) -> None:
        here = EMPTY if action == verbs.DONE else verbs.at_sector(action)
        s.become(Run(self.seat, self.node, here, 0, self.must))


def possible_here(s: Void, seat: int, node: int, sector: int) -> bool:
    """Whether any word of a node that speaks of its own sector can be done in this one."""
    for kid in s.givens.kids[node]:
        if possible_here(s, seat, kid, sector):
            return True
    op = s.givens.op[node]
    local = op in (ops.FOUND, ops.BUILD, ops.GROW, ops.PURIFY, ops.DEPLOY)
    return local and s.givens.a[node] == ops.HERE and possible(s, seat, node, sector)


class Effects(Resolver):
    """The frames that carry out what moves bring along."""

    def run(self, seat: int, node: int, here: int, must: int) -> Frame[Void]:
        return Run(seat, node, here, 0, must)

    def possible(self, s: Void, seat: int, node: int) -> bool:
        return possible(s, seat, node, EMPTY)

    def where(self, seat: int, node: int, must: int) -> Frame[Void]:
        return Where(seat, node, must)


def start(s: Void, seat: int, node: int, here: int, must: int) -> None:
    """Carry out a single word in place of the frame that reached it."""
    givens = s.givens
    op, a, b = givens.op[node], givens.a[node], givens.b[node]
    if op == ops.DEPLOY:
        if a == ops.YARDS:
            s.finish()
            fleets.deploy_at_yards(s, seat)
        else:
            s.become(fleets.Deploy(seat, a, b, givens.c[node] if a == ops.HOME_TYPE else -1, here))
    elif op == ops.REGROUP:
        s.become(fleets.Regroup(seat, fleets.STEPS))
    elif op == ops.TAKE:
        s.become(resources.Take(seat, a, b))
    elif op == ops.PRODUCE_SOME:
        s.become(resources.Produce(seat, a, 0))
    elif op == ops.PRODUCE_PER:
        s.become(resources.Produce(seat, min(5, counting.measured(s, seat, givens.program.measures[a])), 0))
    elif op == ops.BOUNTY:
        s.become(tokens.Bounty(seat, a, 0, 0))
    elif op >= ops.FIRST_CHOICE and not at_once(op, a):
        start_rarer(s, seat, node, here, must)
    else:
        s.finish()
        do(s, seat, node, op, a, b)


def start_rarer(s: Void, seat: int, node: int, here: int, must: int) -> None:
    op, a = s.givens.op[node], s.givens.a[node]
    if op == ops.FOUND_AND_PRODUCE:
        s.become(sectors.FoundAndProduce(seat, 0, 0))
    elif op == ops.EXCHANGE:
        s.become(resources.Exchange(seat, a))
    elif op == ops.FORESEE:
        if can_foresee(s):
            s.become(tokens.Foresee(seat, 0))
        else:
            s.finish()
    elif op == ops.RECLAIM:
        s.become(tokens.Reclaim(seat, s.givens.homes[seat] if a == ops.HOME else here))
    else:
        s.become(choices.Choice(seat, node, here, must))


def can_decline(op: int) -> bool:
    """VF-FOC-17: words whose own question may be answered with `done`."""
    return op >= ops.FIRST_CHOICE and op not in (ops.TRADE, ops.FORESEE, ops.RECLAIM)


def at_once(op: int, a: int) -> bool:
    """Words that need no answer although their family has choices, a trade token among them (VF-CIV-16)."""
    return op in (ops.TRADE, ops.ONTO) or (op == ops.CORRUPT and a >= ops.OFFERS)


def do(s: Void, seat: int, node: int, op: int, a: int, b: int) -> None:
    """Words without a choice."""
    givens = s.givens
    if op == ops.GAIN:
        atoms.gain(s, seat, a, b)
    elif op == ops.GAIN_PER:
        atoms.gain(s, seat, a, b * counting.measured(s, seat, givens.program.measures[givens.c[node]]))
    elif op == ops.PRODUCE:
        resources.produce_all(s, seat, a)
    elif op == ops.ACTIVATE:
        atoms.activate(s, seat, a)
    elif op == ops.ACTIVATE_PER:
        atoms.activate(s, seat, counting.measured(s, seat, givens.program.measures[a]))
    elif op == ops.LEVELS:
        atoms.gain(s, seat, INFLUENCE, counting.by_level(s, seat, givens.program.level_points[a], 3))
    elif op == ops.TRADE:
        tokens.trade(s, seat)
    else:
        do_rarer(s, seat, op, a, b)


def do_rarer(s: Void, seat: int, op: int, a: int, b: int) -> None:
    if op == ops.GLORY:
        tokens.gain_glory(s, seat, a)
    elif op == ops.TOKEN and s.trade_board:
        atoms.take_token(s, seat)
    elif op == ops.ONTO:
        placing.place_on_all(s, a, s.givens.program.item_sets[b])
    elif op == ops.CORRUPT:
        for kind in range(4):
            if a in (ops.OFFERS, ops.OFFER + kind):
                corruption.corrupt_offer(s, kind)
