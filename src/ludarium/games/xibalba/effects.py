"""Card effects at work: which of them wait, what an effect can do now, and one generic frame that carries it out.

Effects are resolved one after the other, each completely (XIB-EFF-04). What cannot do anything is dropped (XIB-EFF-11).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import events, verbs, vocabulary
from ludarium.games.xibalba import vocabulary as v
from ludarium.games.xibalba.acts import carry_out, whereabouts
from ludarium.games.xibalba.atoms import active, height, mark, pay, stack_spot, top
from ludarium.games.xibalba.givens import NEVER_PAID
from ludarium.games.xibalba.grammar import MAY, OR_NEXT, PART
from ludarium.games.xibalba.packed import CELL_RESOLVED, cell_resolved, cell_title
from ludarium.games.xibalba.state import ARK_SPOT, NO_SPOT, SEAT_SPOTS, SQUAD, STACKS, Xibalba
from ludarium.games.xibalba.vocabulary import BUILDING, CIVILIAN, ONCE, PER_CIVILIAN, PER_SOLDIER
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import Frame

PLACES: Final = 6


def pending(s: Xibalba, seat: int, timing: int) -> list[int]:
    """The places whose active card has an effect of this phase that is not resolved yet and can be used."""
    found: list[int] = []
    t = s.givens
    for place in range(PLACES):
        cell = active(s, seat, place)
        if cell == EMPTY or cell_resolved(cell) or t.timing[cell_title(cell)] != timing:
            continue
        if usable(s, seat, cell_title(cell), place):
            found.append(place)
    return found


def begin(s: Xibalba, seat: int, place: int) -> None:
    """Resolve the effect of the card at a place."""
    title = cell_title(active(s, seat, place))
    mark(s, seat, place, CELL_RESOLVED)
    events.resolved(s, seat, title)
    if s.givens.pay[title] != NEVER_PAID:
        s.call(Offer(seat, title, place))
    else:
        s.call(Effects(seat, title, place, 0))


def next_of(s: Xibalba, seat: int, places: list[int]) -> Ask | None:
    """XIB-EFF-04: the owner chooses which effect is resolved next; a single one is resolved without a question."""
    if len(places) > 1:
        return Ask(seat, [verbs.resolve(place) for place in places])
    begin(s, seat, places[0])
    return None


def usable(s: Xibalba, seat: int, title: int, place: int) -> bool:
    """XIB-EFF-11: whether some entry of the card's effect could do something, and its price can be paid."""
    if s.givens.pay[title] > s.resources[seat]:
        return False
    program = s.givens.programs[title]
    for at in range(0, len(program), PART):
        options: list[int] = []
        add_options(s, seat, title, place, at, 0, options)
        if options:
            return True
    return False


def multiplied(s: Xibalba, seat: int, amount: int, per: int) -> int:
    """An amount, once for each own soldier of the squad, active civilian or building, or active card of the seat's
    faction; or all or nothing of it, by who controls the ark."""
    if per == ONCE:
        return amount
    if per == PER_SOLDIER:
        return amount * height(s, seat, SQUAD)
    if per == v.PER_KIN:
        return amount * kin(s, seat)
    if per in (v.IF_HOLDING, v.IF_OUTSIDE):
        return amount if (s.controller == seat) == (per == v.IF_HOLDING) else 0
    found = 0
    for slot in range(1, STACKS):
        cell = top(s, seat, slot)
        if cell != EMPTY and s.givens.type_of[cell_title(cell)] == (CIVILIAN if per == PER_CIVILIAN else BUILDING):
            found += 1
    return amount * found


def kin(s: Xibalba, seat: int) -> int:
    """The active cards of a seat that bear its own faction (XIB-BUY-12)."""
    found = 0
    for place in range(PLACES):
        cell = active(s, seat, place)
        if cell != EMPTY and s.givens.kin_of[cell_title(cell)] == s.factions[seat]:
            found += 1
    return found


def add_options(s: Xibalba, seat: int, title: int, place: int, at: int, which: int, options: list[int]) -> None:
    """Every way to carry out the part of a card's program that starts at `at`."""
    program = s.givens.programs[title]
    act, detail = program[at + 1], program[at + 3]
    if multiplied(s, seat, program[at + 2], program[at + 4]) == 0:
        return
    if act in (vocabulary.DAMAGE_ARK, vocabulary.DESTROY_ARK):
        if s.ark != EMPTY and s.controller != seat:
            options.append(verbs.apply(ARK_SPOT, which))
    elif act == vocabulary.STEAL_RESOURCES or act == vocabulary.STEAL_PARAGON:
        held = s.resources if act == vocabulary.STEAL_RESOURCES else s.paragon
        for other in range(s.givens.seats):
            if other != seat and held[other] > 0:
                options.append(verbs.apply(SEAT_SPOTS + other, which))
    elif vocabulary.DESTROY_SOLDIER <= act <= vocabulary.DESTROY_UPGRADE or (
        vocabulary.DEMOTE_SOLDIER <= act <= vocabulary.WIN_OVER_SOLDIER
    ):
        for other in range(s.givens.seats):
            if other != seat:
                add_stacks(s, other, act, program[at + 2], which, options)
    elif can_now(s, seat, title, place, act, detail):
        options.append(verbs.apply(NO_SPOT, which))


def add_stacks(s: Xibalba, other: int, act: int, amount: int, which: int, options: list[int]) -> None:
    """The stacks of another seat whose top card an effect may strike."""
    t = s.givens
    for stack in range(STACKS):
        cell = top(s, other, stack)
        if cell == EMPTY:
            continue
        kind = t.type_of[cell_title(cell)]
        if act == vocabulary.DESTROY_SOLDIER:
            fits = stack == SQUAD
        elif act == vocabulary.DESTROY_UPGRADE:
            fits = stack != SQUAD
        elif act == vocabulary.WIN_OVER_SOLDIER:
            # XIB-BUY-16: the printed cost is asked for.
            fits = stack == SQUAD and t.cost[cell_title(cell)] <= amount
        elif act == vocabulary.DEMOTE_SOLDIER or act == vocabulary.DEMOTE_UPGRADE:
            fits = (stack == SQUAD) == (act == vocabulary.DEMOTE_SOLDIER) and height(s, other, stack) > 1
        else:
            fits = kind == (CIVILIAN if act == vocabulary.DESTROY_CIVILIAN else BUILDING)
        if fits:
            options.append(verbs.apply(stack_spot(other, stack), which))


def can_now(s: Xibalba, seat: int, title: int, place: int, act: int, detail: int) -> bool:
    """Whether an effect without a target can do something."""
    if act == vocabulary.HEAL:
        return s.controller == seat and s.life < s.givens.life_limit
    if act == vocabulary.RECALL:
        return s.controller == seat
    if act == vocabulary.TURN_BLANK:
        return s.dice[vocabulary.BLANK] > 0
    if act == vocabulary.DESTROY_THIS:
        return whereabouts(s, seat, title, place) != EMPTY
    if act == vocabulary.REFRESH:
        first = detail * s.givens.open_cards
        for at in range(first, first + s.givens.open_cards):
            if s.market[at] != EMPTY:
                return True
        return False
    return True


class Effects(Frame[Xibalba]):
    """A card's effect, entry by entry; the owner chooses where there is something to choose (XIB-EVT-06)."""

    def __init__(self, seat: int, title: int, place: int, at: int) -> None:
        self.seat: Final = seat
        self.title: Final = title
        self.place: Final = place
        self.at: Final = at

    def options(self, s: Xibalba) -> list[int]:
        """Every way to carry out the present entry."""
        program = s.givens.programs[self.title]
        options: list[int] = []
        at, which = self.at, 0
        add_options(s, self.seat, self.title, self.place, at, which, options)
        while program[at] & OR_NEXT:
            at += PART
            which += 1
            add_options(s, self.seat, self.title, self.place, at, which, options)
        options.sort()
        return options

    def step(self, s: Xibalba) -> Ask | None:
        program = s.givens.programs[self.title]
        if self.at >= len(program):
            s.finish()
            return None
        options = self.options(s)
        may = program[self.at] & MAY
        if not options:
            self.go_on(s)
        elif len(options) == 1 and not may:
            self.answer(s, options[0])
        else:
            if may:
                options.append(verbs.SKIP)
            return Ask(self.seat, options)
        return None

    def go_on(self, s: Xibalba) -> None:
        """The next entry follows."""
        program = s.givens.programs[self.title]
        at = self.at
        while program[at] & OR_NEXT:
            at += PART
        s.become(Effects(self.seat, self.title, self.place, at + PART))

    def answer(self, s: Xibalba, action: int) -> None:
        self.go_on(s)
        if verbs.verb(action) == verbs.APPLY:
            program = s.givens.programs[self.title]
            at = self.at + verbs.apply_which(action) * PART
            amount = multiplied(s, self.seat, program[at + 2], program[at + 4])
            spot = verbs.apply_spot(action)
            carry_out(s, self.seat, self.title, self.place, program[at + 1], amount, program[at + 3], spot)


class Offer(Frame[Xibalba]):
    """An effect with a price: it has to be offered in its phase, paying for it stays free (XIB-EFF-06)."""

    def __init__(self, seat: int, title: int, place: int) -> None:
        self.seat: Final = seat
        self.title: Final = title
        self.place: Final = place

    def step(self, s: Xibalba) -> Ask | None:
        return Ask(self.seat, [verbs.apply(NO_SPOT, 0), verbs.SKIP])

    def answer(self, s: Xibalba, action: int) -> None:
        s.finish()
        if action != verbs.SKIP:
            pay(s, self.seat, s.givens.pay[self.title])
            s.call(Effects(self.seat, self.title, self.place, 0))
