"""Paying: resources with credits standing in, then deeds such as recalling or gaining corruption (VF-RES-05 to
VF-RES-15, VF-RES-21).

A cost is offered only when all of it can be paid (VF-RES-14). What can be paid in one way only is paid without asking.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludarium.games.voidfall import atoms, events, ops, packed, verbs
from ludarium.games.voidfall import measure_numbers as m
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.counting import measured
from ludarium.games.voidfall.measures import Measure
from ludarium.games.voidfall.moves import cards, tokens
from ludarium.games.voidfall.moves.losses import add_recalls, has_fleet_power, leave_if_empty
from ludarium.games.voidfall.packed import USED_STAND_IN, USED_TECHNOLOGY_OWED
from ludarium.games.voidfall.position import ability, glory_tokens, is_preferred, level, permanent
from ludarium.games.voidfall.state import FIELDS, TOKEN_KINDS, Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, plus, with_value
from ludarium.kernel.state import Frame, choose_one

NAMES_SECTOR: Final = packed.COST_RECALL | packed.COST_SHRINK | packed.COST_DESTROY
"""Deeds whose sector is the *here* of what they pay for."""
FIRST_DEED: Final = packed.COST_RECALL
MIX: Final = 5
ANY: Final = 6
SEVERAL: Final = 7
"""What is missing if it is more than one of food, energy and materials."""


def bill(s: Void, seat: int, cost: int, node: int, focus: int, times: int = 1) -> list[int]:
    """The least that a cost comes to."""
    due = full_bill(s, seat, cost, focus, times)
    if due[v.SCIENCE] and cheaper(s, seat, node):
        due = due[:]
        due[v.SCIENCE] -= 1
    return due


def full_bill(s: Void, seat: int, cost: int, focus: int, times: int) -> list[int]:
    """What a cost comes to: five resources, then any mix of the first three, then any of all five. It is only to be
    read, because mostly it is the printed bill itself."""
    if under(s, seat, focus, v.PREFERRED_COSTS_CREDIT):
        cost = s.givens.credit_cost
    due = s.givens.costs[cost].bill
    dearer = under(s, seat, focus, v.PREFERRED_COSTS_ENERGY)
    if times == 1 and not dearer:
        return due
    due = [amount * times for amount in due]
    if dearer:
        due[v.ENERGY] += times
    return due


def under(s: Void, seat: int, focus: int, rule: int) -> bool:
    """Whether a focus is preferred while an event has this special rule for such costs, which is seldom so."""
    return focus != EMPTY and permanent(s) == rule and is_preferred(s, seat, focus)


def deeds_of(s: Void, seat: int, cost: int, focus: int) -> int:
    """The deeds of a cost; an event can replace the whole cost."""
    if under(s, seat, focus, v.PREFERRED_COSTS_CREDIT):
        return 0
    return s.givens.costs[cost].deeds


def cheaper(s: Void, seat: int, node: int) -> bool:
    """Zenor: the first technology gained in a cycle costs 1 science less (VF-TEC-36, VF-TEC-37)."""
    if ability(s, seat) != v.CHEAPER_TECHNOLOGY or s.researched[seat] == s.cycle:
        return False
    technology = technology_of(s, node)
    return technology != 0 and len(cards.researches(s, seat, s.givens.a[technology])) > 0


def technology_of(s: Void, node: int) -> int:
    """The technology that an effect gives, alone or with other gains; or 0."""
    givens = s.givens
    if givens.op[node] == ops.PAY:
        node = givens.kids[node][0]
    if givens.op[node] == ops.RESEARCH:
        return node
    if givens.op[node] == ops.ANY_OF:
        for kid in givens.kids[node]:
            if givens.op[kid] == ops.RESEARCH:
                return kid
    return 0


def stands_in(s: Void, seat: int) -> bool:
    """Nervo: once per turn materials may replace food or energy."""
    return ability(s, seat) == v.MATERIALS_STAND_IN and not s.used & USED_STAND_IN and s.turn == seat


def affordable(s: Void, seat: int, due: list[int]) -> bool:
    """Whether a bill can be paid."""
    return shortfall(s, seat, due) == 0


def shortfall(s: Void, seat: int, due: list[int]) -> int:
    """What is missing to pay a bill, credits standing in for food, energy and materials (VF-RES-05, VF-RES-06,
    VF-RES-11): 0 if nothing is, else as in `packed.short`."""
    stock = s.stock
    at: i64 = seat * 5
    science: i64 = stock[at + v.SCIENCE] - due[v.SCIENCE]
    if science < 0:
        return packed.short(v.SCIENCE, -science)
    spare: i64 = stock[at + v.CREDITS] - due[v.CREDITS]
    if spare < 0:
        return packed.short(v.CREDITS, -spare)
    lacking: i64 = 0
    left: i64 = 0
    which: i64 = EMPTY
    several: i64 = SEVERAL
    i: i64
    for i in range(3):
        over: i64 = stock[at + i] - due[i]
        if over < 0:
            which = i if lacking == 0 else several
            lacking -= over
        else:
            left += over
    if lacking > spare and stands_in(s, seat) and stock[at + v.MATERIALS] > due[v.MATERIALS]:
        helped: i64 = min(lacking - spare, stock[at + v.MATERIALS] - due[v.MATERIALS])
        lacking -= helped
        left -= helped
    spare -= lacking
    if spare < 0:
        return packed.short(which, -spare)
    mix: i64 = due[MIX]
    if left + spare < mix:
        return packed.short(MIX, mix - left - spare)
    lacking = mix + due[ANY] - left - spare - science
    return packed.short(ANY, lacking) if lacking > 0 else 0


def payments(s: Void, seat: int, due: list[int]) -> list[int]:
    """Every way to pay a bill exactly (VF-RES-21); the one with the fewest credits comes first."""
    at = seat * 5
    stock = s.stock
    helps = stands_in(s, seat)
    found: list[int] = []
    for food in range(min(due[v.FOOD], stock[at]), -1, -1):
        for energy in range(min(due[v.ENERGY], stock[at + 1]), -1, -1):
            for materials in range(min(due[v.MATERIALS], stock[at + 2]), -1, -1):
                instead = due[v.FOOD] - food + due[v.ENERGY] - energy
                most = min(instead, stock[at + 2] - materials) if helps else 0
                for more in range(most, -1, -1):
                    credits = due[v.CREDITS] + instead - more + due[v.MATERIALS] - materials
                    if credits <= stock[at + v.CREDITS]:
                        spent = [food, energy, materials + more, credits, due[v.SCIENCE]]
                        _mixed(s, seat, spent, due[MIX], due[ANY], 0, found)
    found.sort()
    return _unique(found)


def _mixed(s: Void, seat: int, spent: list[int], mix: int, any: int, kind: int, found: list[int]) -> None:
    """Add the ways to pay the free part of a bill: first what only four resources can pay, then the rest."""
    if mix == 0 and any == 0:
        found.append(verbs.pay(spent[v.CREDITS], spent[v.FOOD], spent[v.ENERGY], spent[v.MATERIALS], spent[v.SCIENCE]))
        return
    last = v.SCIENCE if mix == 0 else v.CREDITS
    if kind > last:
        return
    left = s.stock[seat * 5 + kind] - spent[kind]
    wanted = mix if mix else any
    for amount in range(min(left, wanted) + 1):
        further = spent[:]
        further[kind] += amount
        if wanted == amount:
            _mixed(s, seat, further, 0, any if mix else 0, 0, found)
        else:
            _mixed(s, seat, further, mix - amount if mix else 0, any if mix else any - amount, kind + 1, found)


def _unique(values: list[int]) -> list[int]:
    found: list[int] = []
    for value in values:
        if not found or found[-1] != value:
            found.append(value)
    return found


def payable(s: Void, seat: int, cost: int, node: int, focus: int, times: int = 1) -> bool:
    """VF-RES-14, VF-FOC-13: whether all of a cost can be paid."""
    if s.givens.costs[cost].free and focus == EMPTY:
        return True
    if not affordable(s, seat, bill(s, seat, cost, node, focus, times)):
        return False
    return impossible_deed(s, seat, cost, focus) == 0


def impossible_deed(s: Void, seat: int, cost: int, focus: int) -> int:
    """The first deed of a cost that cannot be done, or 0."""
    wanted = deeds_of(s, seat, cost, focus)
    deed = next_deed(wanted, FIRST_DEED)
    while deed:
        if not can_do(s, seat, deed):
            return deed
        deed = next_deed(wanted, after(deed))
    return 0


def next_deed(wanted: int, deed: int) -> int:
    """The first deed of a cost from this one on, or 0."""
    while deed <= wanted:
        if wanted & deed:
            return deed
        deed = after(deed)
    return 0


def after(deed: int) -> int:
    """The deed that comes after one: each has a bit of its own."""
    return 2 * deed


def can_do(s: Void, seat: int, deed: int) -> bool:
    if deed == packed.COST_RECALL:
        return has_fleet_power(s, seat)
    if deed == packed.COST_DEACTIVATE:
        return s.active[seat] > 0 or has_fleet_power(s, seat)
    if deed == packed.COST_BOUNTY:
        return measured(s, seat, Measure(m.BOUNTY)) > 0
    if deed == packed.COST_RECLAIM:
        return measured(s, seat, Measure(m.RECLAIM)) > 0
    if deed == packed.COST_GLORY:
        return glory_tokens(s, seat) > 0
    if deed == packed.COST_TOKEN:
        return s.tokens[seat] > 0
    return len(ways(s, seat, deed)) > 0


def ways(s: Void, seat: int, deed: int) -> list[int]:
    """The answers that carry out a deed which needs a choice."""
    actions: list[int] = []
    if deed in (packed.COST_RECALL, packed.COST_DEACTIVATE):
        add_recalls(s, seat, actions)
    elif deed in (packed.COST_CORRUPTION, packed.COST_FIELD):
        places: list[int] = []
        if deed == packed.COST_FIELD:
            atoms.add_fields(s, seat, places)
        else:
            places = atoms.free_places(s, seat)
        for place in places:
            actions.append(verbs.corrupt(place))
    elif deed == packed.COST_SHRINK:
        for sector in range(s.givens.n):
            if atoms.can_shrink(s, seat, sector):
                actions.append(verbs.shrink(sector))
    elif deed == packed.COST_DESTROY:
        add_destructions(s, seat, actions)
    else:
        add_own_cards(s, seat, deed, actions)
    return actions


def add_own_cards(s: Void, seat: int, deed: int, actions: list[int]) -> None:
    """Agendas that can be removed, or glory tokens that can be discarded."""
    if deed == packed.COST_AGENDA:
        for field in range(FIELDS):
            if s.agendas[seat * FIELDS + field] != EMPTY:
                actions.append(verbs.remove_agenda(field + 1))
    elif deed == packed.COST_GLORY:
        for value in range(1, 6):
            if s.glory[seat * 5 + value - 1]:
                actions.append(verbs.discard_glory(value))


def add_destructions(s: Void, seat: int, actions: list[int]) -> None:
    """VF-SEC-07, VF-BAS-16: own installations outside the home that are not printed."""
    for sector in s.domains[seat]:
        if s.givens.home_of[sector] < 0:
            for kind in range(3):
                if s.installations[sector * 3 + kind] > s.givens.printed[sector][kind]:
                    actions.append(verbs.destroy(sector, kind))


class Pay(Frame[Void]):
    """The resources of a cost."""

    rule: ClassVar = "VF-RES-14"

    def __init__(self, seat: int, cost: int, node: int, focus: int, times: int) -> None:
        self.seat: Final = seat
        self.cost: Final = cost
        self.node: Final = node
        self.focus: Final = focus
        self.times: Final = times

    def step(self, s: Void) -> Ask | None:
        due = bill(s, self.seat, self.cost, self.node, self.focus, self.times)
        actions = payments(s, self.seat, due)
        full = full_bill(s, self.seat, self.cost, self.focus, self.times)
        if self.pledges(s, due, full) and affordable(s, self.seat, full):
            actions += payments(s, self.seat, full)
            actions.sort()
        return choose_one(s, self, self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        due = bill(s, self.seat, self.cost, self.node, self.focus, self.times)
        materials, science = verbs.pay_materials(action), verbs.pay_science(action)
        if materials > due[v.MATERIALS] and not due[MIX] and not due[ANY]:
            s.used |= USED_STAND_IN
        full = full_bill(s, self.seat, self.cost, self.focus, self.times)
        if self.pledges(s, due, full) and science < full[v.SCIENCE]:
            s.used |= USED_TECHNOLOGY_OWED
        if action != verbs.PAY:
            credits, food, energy = verbs.pay_credits(action), verbs.pay_food(action), verbs.pay_energy(action)
            atoms.spend(s, self.seat, credits, food, energy, materials, science)

    def pledges(self, s: Void, due: list[int], full: list[int]) -> bool:
        """If a technology is offered with something else, Zenor pays less only by committing to take it."""
        return due[v.SCIENCE] < full[v.SCIENCE] and technology_of(s, self.node) != self.node


class Spend(Frame[Void]):
    """Energy and materials for a combat, credits standing in."""

    rule: ClassVar = "VF-RES-14"

    def __init__(self, seat: int, energy: int, materials: int) -> None:
        self.seat: Final = seat
        self.energy: Final = energy
        self.materials: Final = materials

    def step(self, s: Void) -> Ask | None:
        actions = payments(s, self.seat, [0, self.energy, self.materials, 0, 0, 0, 0])
        return choose_one(s, self, self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        materials = verbs.pay_materials(action)
        if materials > self.materials:
            s.used |= USED_STAND_IN
        atoms.spend(s, self.seat, verbs.pay_credits(action), 0, verbs.pay_energy(action), materials, 0)


class Costs(Frame[Void]):
    """A cost, resources first, then its deeds one by one; then what it was paid for, at the sector of the deed."""

    rule: ClassVar = "VF-RES-14"

    def __init__(self, seat: int, cost: int, node: int, here: int, focus: int, deed: int, must: int) -> None:
        self.seat: Final = seat
        self.cost: Final = cost
        self.node: Final = node
        self.here: Final = here
        self.focus: Final = focus
        self.deed: Final = deed
        self.must: Final = must

    def then(self, s: Void, deed: int, here: int) -> None:
        s.become(Costs(self.seat, self.cost, self.node, here, self.focus, deed, self.must))

    def step(self, s: Void) -> Ask | None:
        seat = self.seat
        if self.deed == 0:
            if not payable(s, seat, self.cost, self.node, self.focus):
                # A doubled action whose second half can no longer be paid ends here (Robotics).
                s.finish()
                return None
            self.then(s, FIRST_DEED, self.here)
            s.call(Pay(seat, self.cost, self.node, self.focus, 1))
            return None
        wanted = deeds_of(s, seat, self.cost, self.focus)
        deed = next_deed(wanted, self.deed)
        if not deed:
            if self.here == EMPTY and s.givens.costs[self.cost].deeds & NAMES_SECTOR:
                # An event has replaced the deed that would have named the sector (VF-FOC-26).
                s.become(s.givens.resolver.where(seat, self.node, self.must))
            else:
                s.become(s.givens.resolver.run(seat, self.node, self.here, self.must))
            return None
        if self.automatic(s, deed):
            return None
        actions = ways(s, seat, deed)
        return choose_one(s, self, seat, actions)

    def automatic(self, s: Void, deed: int) -> bool:
        """Deeds without a choice."""
        seat = self.seat
        if deed == packed.COST_DEACTIVATE and s.active[seat]:
            atoms.deactivate(s, seat)
        elif deed == packed.COST_BOUNTY:
            discard_bounty(s, seat)
        elif deed == packed.COST_RECLAIM:
            discard_reclaim(s, seat)
        elif deed == packed.COST_TOKEN:
            self.then(s, after(deed), self.here)
            give_back(s, seat)
            return True
        else:
            return False
        self.then(s, after(deed), self.here)
        return True

    def answer(self, s: Void, action: int) -> None:
        seat, verb = self.seat, verbs.verb(action)
        wanted = deeds_of(s, seat, self.cost, self.focus)
        deed = next_deed(wanted, self.deed)
        here = self.here
        if verb == verbs.RECALL:
            here = verbs.recall_sector(action)
            self.then(s, after(deed), here if deed == packed.COST_RECALL else self.here)
            atoms.recall(s, seat, here, verbs.recall_fleet(action))
            if deed == packed.COST_DEACTIVATE:
                atoms.deactivate(s, seat)
            leave_if_empty(s, seat, here)
            return
        if verb == verbs.CORRUPT:
            atoms.set_corruption(s, seat, verbs.corrupt_place(action), 1)
        elif verb == verbs.SHRINK:
            here = verbs.shrink_sector(action)
            atoms.shrink(s, here)
        elif verb == verbs.DESTROY:
            here = verbs.destroy_sector(action)
            atoms.remove_installation(s, here, verbs.destroy_installation(action))
        elif verb == verbs.REMOVE_AGENDA:
            take_off(s, seat, verbs.remove_agenda_field(action) - 1)
        else:
            atoms.discard_glory(s, seat, verbs.discard_glory_value(action))
        self.then(s, after(deed), here)


def take_off(s: Void, seat: int, field: int) -> None:
    """An agenda leaves its field and goes under its stack; corruption stays on the field (VF-COR-19)."""
    agenda = s.agendas[seat * FIELDS + field]
    s.agendas = with_value(s.agendas, seat * FIELDS + field, EMPTY)
    atoms.put_under(s, agenda)
    events.agenda_left(s, seat, agenda)


def give_back(s: Void, seat: int) -> None:
    """VF-TRD-04: a token returns at once; Trade Nexus gives the bonus of its place."""
    atoms.return_token(s, seat)
    if level(s, seat, v.TRADE_NEXUS):
        s.call(tokens.Bonus(seat, atoms.trade_slot(s)))


def discard_bounty(s: Void, seat: int) -> None:
    """VF-SPO-10: back to the stock; which kind it was makes no difference once its reward is taken."""
    kind = 0
    while not s.bounties[seat * TOKEN_KINDS + kind]:
        kind += 1
    s.bounties = plus(s.bounties, seat * TOKEN_KINDS + kind, -1)
    s.bounty_left = plus(s.bounty_left, kind, 1)
    events.token_discarded(s, seat)


def discard_reclaim(s: Void, seat: int) -> None:
    kind = 0
    while not s.reclaims[seat * TOKEN_KINDS + kind]:
        kind += 1
    s.reclaims = plus(s.reclaims, seat * TOKEN_KINDS + kind, -1)
    s.reclaim_left = plus(s.reclaim_left, kind, 1)
    events.token_discarded(s, seat)
