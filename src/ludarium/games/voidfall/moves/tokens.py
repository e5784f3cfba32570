"""Trade, bounty, reclaim and glory tokens (VF-TRD-09 to VF-TRD-14, VF-SPO-01 to VF-SPO-22), and a look at the next
event.

Face-down tokens are drawn when they are turned over: `bounty_left` holds all tokens nobody has seen, on the map or not.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.games.voidfall import atoms, events, verbs
from ludarium.games.voidfall.atoms import add_empty
from ludarium.games.voidfall.packed import looked, looked_first, looked_second
from ludarium.games.voidfall.position import ability, permanent
from ludarium.games.voidfall.state import EVENTS, TOKEN_KINDS, Void
from ludarium.games.voidfall.vocabulary import NEW_GLORY_RISES, TWO_BOUNTIES
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, plus, with_value, without_thing
from ludarium.kernel.seats import CHANCE, only
from ludarium.kernel.state import Frame


class Bonus(Frame[Void]):
    """VF-TRD-10: the trade bonus of the slot a token came from, or of any lower one."""

    rule: ClassVar = "VF-TRD-10"

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def step(self, s: Void) -> Ask | None:
        if self.slot == 0:
            self.answer(s, verbs.BONUS)
            return None
        actions: list[int] = []
        for slot in range(self.slot + 1):
            actions.append(verbs.bonus(slot))
        actions.append(verbs.DONE)
        return Ask(self.seat, actions)

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        if action != verbs.DONE:
            s.call(s.givens.resolver.run(self.seat, s.givens.bonus_node[verbs.bonus_slot(action)], EMPTY, 0))


def trade(s: Void, seat: int) -> None:
    """VF-TRD-09 to VF-TRD-11: the lowest token and a bonus; nothing when the board is empty. May call frames."""
    if s.trade_board == 0:
        return
    slot = atoms.trade_slot(s)
    atoms.take_token(s, seat)
    s.call(Bonus(seat, slot))


class Bounty(Frame[Void]):
    """VF-SPO-04, VF-SPO-07, VF-SPO-09: bounty tokens turned over one by one, their rewards taken if wanted.

    `drawn` are the tokens Yarvek looks at, as in `packed.looked`.
    """

    rule: ClassVar = "VF-SPO-07"

    def __init__(self, seat: int, left: int, hidden: int, drawn: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.hidden: Final = hidden
        """Whether the tokens are face down in a sector: then they are taken as they are."""
        self.drawn: Final = drawn

    def step(self, s: Void) -> Ask | None:
        supply = sum(s.bounty_left) - sum(s.bounty_at)
        if self.left == 0 or (supply <= 0 and not self.drawn):
            s.finish()
            return None
        if looked_second(self.drawn):
            first, second = looked_first(self.drawn) - 1, looked_second(self.drawn) - 1
            actions = [verbs.keep_bounty(min(first, second))]
            if first != second:
                actions.append(verbs.keep_bounty(max(first, second)))
            return Ask(self.seat, actions)
        if supply <= (1 if self.drawn else 0):
            self.receive(s, self.drawn - 1)
            return None
        return bounty_draw(s, self.drawn - 1)

    def answer(self, s: Void, action: int) -> None:
        if verbs.verb(action) == verbs.KEEP_BOUNTY:
            self.receive(s, verbs.keep_bounty_bounty(action))
            return
        kind = verbs.draw_bounty_bounty(action)
        if self.drawn:
            s.become(Bounty(self.seat, self.left, self.hidden, looked(kind + 1, looked_first(self.drawn))))
        elif ability(s, self.seat) == TWO_BOUNTIES and not self.hidden:
            s.become(Bounty(self.seat, self.left, self.hidden, looked(0, kind + 1)))
        else:
            self.receive(s, kind)

    def receive(self, s: Void, kind: int) -> None:
        s.become(Bounty(self.seat, self.left - 1, self.hidden, 0))
        hold_bounty(s, self.seat, kind)
        s.call(s.givens.resolver.run(self.seat, s.givens.bounty_node[kind], EMPTY, 0))


def odds(left: tuple[int, ...], drawn: int) -> tuple[list[int], list[int]]:
    """The kinds of tokens that can be turned over, and how many there are of each, apart from one that is drawn."""
    kinds: list[int] = []
    weights: list[int] = []
    for kind in range(len(left)):
        weight = left[kind] - (1 if kind == drawn else 0)
        if weight > 0:
            kinds.append(kind)
            weights.append(weight)
    return kinds, weights


def bounty_draw(s: Void, drawn: int) -> Ask:
    kinds, weights = odds(s.bounty_left, drawn)
    return Ask(CHANCE, [verbs.draw_bounty(kind) for kind in kinds], weights)


def hold_bounty(s: Void, seat: int, kind: int) -> None:
    s.bounty_left = plus(s.bounty_left, kind, -1)
    s.bounties = plus(s.bounties, seat * TOKEN_KINDS + kind, 1)
    events.bounty(s, seat, kind)


class Reclaim(Frame[Void]):
    """VF-SPO-03 to VF-SPO-06: a reclaim token turned over; what it places goes into one sector."""

    def __init__(self, seat: int, here: int) -> None:
        self.seat: Final = seat
        self.here: Final = here

    def step(self, s: Void) -> Ask | None:
        if sum(s.reclaim_left) <= sum(s.reclaim_at):
            s.finish()
            return None
        kinds, weights = odds(s.reclaim_left, EMPTY)
        return Ask(CHANCE, [verbs.draw_reclaim(kind) for kind in kinds], weights)

    def answer(self, s: Void, action: int) -> None:
        kind = verbs.draw_reclaim_reclaim(action)
        s.finish()
        s.reclaim_left = plus(s.reclaim_left, kind, -1)
        s.reclaims = plus(s.reclaims, self.seat * TOKEN_KINDS + kind, 1)
        events.reclaim(s, self.seat, kind)
        s.call(s.givens.resolver.run(self.seat, s.givens.reclaim_node[kind], self.here, 0))


# Glory


def upgrades(s: Void, seat: int) -> list[int]:
    """VF-SPO-16, VF-SPO-17: tokens below 5."""
    actions: list[int] = []
    for value in range(1, 5):
        if s.glory[seat * 5 + value - 1]:
            actions.append(verbs.upgrade(value))
    return actions


def upgrade(s: Void, seat: int, value: int) -> None:
    s.glory = plus(s.glory, seat * 5 + value - 1, -1)
    s.glory = plus(s.glory, seat * 5 + value, 1)
    events.glory(s, seat, value + 1)


def gain_glory(s: Void, seat: int, value: int) -> None:
    """A new token; one event lets it rise at once. May call a frame."""
    atoms.gain_glory(s, seat, value)
    if permanent(s) == NEW_GLORY_RISES and value < 5:
        s.call(Rise(seat, value))


class Rise(Frame[Void]):
    """An event: a glory token just gained may be upgraded."""

    rule: ClassVar = "VF-SPO-17"

    def __init__(self, seat: int, value: int) -> None:
        self.seat: Final = seat
        self.value: Final = value

    def step(self, s: Void) -> Ask | None:
        return Ask(self.seat, [verbs.upgrade(self.value), verbs.DONE])

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        if action != verbs.DONE:
            upgrade(s, self.seat, self.value)


# Foresight


class Foresee(Frame[Void]):
    """VF-CYC-06: the top two events of the next cycle; one goes back on top, the other to the bottom."""

    rule: ClassVar = "VF-CYC-06"

    def __init__(self, seat: int, drawn: int) -> None:
        self.seat: Final = seat
        self.drawn: Final = drawn

    def step(self, s: Void) -> Ask | None:
        if self.drawn == 0:
            s.drawer = self.seat
            top = s.foreseen[s.cycle]
            s.become(Foresee(self.seat, 1))
            if top != EMPTY:
                s.foreseen = with_value(s.foreseen, s.cycle, EMPTY)
                s.peeked = (top, EMPTY)
            return None
        if EMPTY in s.peeked:
            actions: list[int] = []
            for i in range(s.cycle * EVENTS, s.cycle * EVENTS + EVENTS):
                if s.events_left[i] != EMPTY:
                    actions.append(verbs.peek(s.events_left[i]))
            actions.sort()
            if actions:
                return Ask(CHANCE, actions, None, only(self.seat))
        cards = [verbs.foresee(event) for event in s.peeked if event != EMPTY]
        cards.sort()
        return Ask(self.seat, cards, None, only(self.seat))

    def answer(self, s: Void, action: int) -> None:
        if verbs.verb(action) == verbs.PEEK:
            event = verbs.peek_event(action)
            s.peeked = (event, EMPTY) if s.peeked[0] == EMPTY else (s.peeked[0], event)
            start = s.cycle * EVENTS
            s.events_left = without_thing(s.events_left, start, start + EVENTS, event)
            return
        event = verbs.foresee_event(action)
        s.finish()
        for other in s.peeked:
            if other != EMPTY and other != event:
                s.events_under = add_empty(s.events_under, s.cycle * EVENTS, s.cycle * EVENTS + EVENTS, other)
        s.foreseen = with_value(s.foreseen, s.cycle, event)
        s.foreseer = with_value(s.foreseer, s.cycle, self.seat)
        s.peeked = (EMPTY, EMPTY)
        s.drawer = EMPTY
