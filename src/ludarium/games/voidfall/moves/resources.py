"""Gaining resources of choice and producing (VF-POP-03 to VF-POP-08, VF-RES-23)."""

from __future__ import annotations

from typing import ClassVar, Final

from ludarium.games.voidfall import atoms, verbs
from ludarium.games.voidfall.moves import havens
from ludarium.games.voidfall.ops import LABEL_INFLUENCE, LABEL_TOKEN
from ludarium.games.voidfall.packed import USED_OVERPRODUCTION
from ludarium.games.voidfall.position import level
from ludarium.games.voidfall.state import IMPROVED, STOCK_LIMIT, Void
from ludarium.games.voidfall.vocabulary import CREDITS, INFLUENCE, SCIENCE, TRADE_NEXUS
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import has, joined
from ludarium.kernel.state import Frame, OfSeat, one_of

OVERPRODUCTION: Final = 3
"""Influence for producing more than fits."""


class Take(Frame[Void]):
    """Resources of one's choice: any of the five, or of the first three."""

    rule: ClassVar = "VF-FOC-14"

    def __init__(self, seat: int, left: int, mix: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.mix: Final = mix

    def step(self, s: Void) -> Ask | None:
        actions: list[int] = []
        if self.left:
            for resource in range(3 if self.mix else 5):
                if s.stock[self.seat * 5 + resource] < STOCK_LIMIT:
                    actions.append(verbs.take(resource))
        return one_of(s, self.seat, actions, verbs.DONE)

    def answer(self, s: Void, action: int) -> None:
        if action == verbs.DONE:
            s.finish()
            return
        s.become(Take(self.seat, self.left - 1, self.mix))
        atoms.gain(s, self.seat, verbs.take_resource(action), 1)


class Produce(Frame[Void]):
    """So many different types of one's choice."""

    rule: ClassVar = "VF-POP-08"

    def __init__(self, seat: int, left: int, done: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.done: Final = done

    def step(self, s: Void) -> Ask | None:
        actions: list[int] = []
        if self.left:
            for resource in range(5):
                if not has(self.done, resource):
                    actions.append(verbs.produce(resource))
        return one_of(s, self.seat, actions, verbs.DONE)

    def answer(self, s: Void, action: int) -> None:
        if action == verbs.DONE:
            s.finish()
            return
        resource = verbs.produce_resource(action)
        s.become(Produce(self.seat, self.left - 1, joined(self.done, resource)))
        produce(s, self.seat, resource)


def produce(s: Void, seat: int, resource: int) -> None:
    """Produce, and take what overproduction gives. May call a frame: the caller has finished or become before."""
    if not atoms.produce(s, seat, resource):
        return
    havens.overproduced(s, seat)
    if (
        level(s, seat, TRADE_NEXUS) == IMPROVED
        and not s.used & USED_OVERPRODUCTION
        and s.trade_board
        and s.turn == seat
    ):
        s.used |= USED_OVERPRODUCTION
        s.call(Overproduction(seat))
    else:
        atoms.gain(s, seat, INFLUENCE, OVERPRODUCTION)


def produce_all(s: Void, seat: int, kinds: int) -> None:
    for resource in range(5):
        if has(kinds, resource):
            produce(s, seat, resource)


class Overproduction(OfSeat[Void]):
    """Improved Trade Nexus: the first overproduction of a turn gives 3 influence or a trade token without bonus."""

    rule: ClassVar = "VF-RES-23"

    def step(self, s: Void) -> Ask | None:
        return Ask(self.seat, [verbs.use(LABEL_INFLUENCE), verbs.use(LABEL_TOKEN)])

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        if verbs.use_effect(action) == LABEL_TOKEN:
            atoms.take_token(s, self.seat)
        else:
            atoms.gain(s, self.seat, INFLUENCE, OVERPRODUCTION)


class Exchange(Frame[Void]):
    """Science for as many credits."""

    rule: ClassVar = "VF-FOC-14"

    def __init__(self, seat: int, most: int) -> None:
        self.seat: Final = seat
        self.most: Final = most

    def step(self, s: Void) -> Ask | None:
        most = min(self.most, s.stock[self.seat * 5 + SCIENCE])
        actions: list[int] = []
        for amount in range(1, most + 1):
            actions.append(verbs.exchange(amount))
        return one_of(s, self.seat, actions, verbs.DONE)

    def answer(self, s: Void, action: int) -> None:
        s.finish()
        if action != verbs.DONE:
            science = verbs.exchange_science(action)
            atoms.spend(s, self.seat, 0, 0, 0, 0, science)
            atoms.gain(s, self.seat, CREDITS, science)
