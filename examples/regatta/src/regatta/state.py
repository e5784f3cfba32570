"""A position of Regatta, and the atoms that change it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.seats import EVERYONE, all_but, only
from ludarium.kernel.state import UNANSWERED, State
from regatta import verbs

HAND: Final = 8
EMPTY: Final = -1

OPEN: Final = 0
SHOAL: Final = 1
NARROWS: Final = 2
BUOY: Final = 3


class Sea:
    """What never changes during a race: course, winds and the values of edition and options."""

    def __init__(
        self,
        kinds: list[int],
        strengths: list[int],
        copies: list[int],
        dealt: int,
        equal_sail: bool,
        storm: bool,
        seats: int,
    ) -> None:
        self.kinds: Final = kinds
        self.strengths: Final = strengths
        self.copies: Final = copies
        self.dealt: Final = dealt
        self.equal_sail: Final = equal_sail
        self.storm: Final = storm
        self.seats: Final = seats
        self.buoy: Final = len(kinds) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Race(State):
    """Boats, hands, deck and what lies open."""

    def __init__(self, sea: Sea, other: Race | None = None) -> None:
        super().__init__()
        self.sea: Final = sea
        if other is None:
            cards = [wind for wind in range(len(sea.copies)) for _ in range(sea.copies[wind])]
            self.deck: list[int] = cards
            self.discards: list[int] = [EMPTY] * len(cards)
            self.hands: list[int] = [EMPTY] * (HAND * sea.seats)
            self.chosen: list[int] = [EMPTY] * sea.seats
            self.boats: list[int] = [0] * sea.seats
            self.anchored: list[int] = [0] * sea.seats
            self.round: int = 0
            self.current: int = 0
            self.sealed = [UNANSWERED] * sea.seats
        else:
            self.share(other)
            self.deck = other.deck[:]
            self.discards = other.discards[:]
            self.hands = other.hands[:]
            self.chosen = other.chosen[:]
            self.boats = other.boats[:]
            self.anchored = other.anchored[:]
            self.round = other.round
            self.current = other.current

    def clone(self) -> Race:
        return Race(self.sea, self)


def put(bag: list[int], start: int, end: int, thing: int) -> None:
    """Lay a thing into a bag: sorted, blanks last."""
    at = end - 1
    while at > start and (bag[at - 1] == EMPTY or bag[at - 1] > thing):
        bag[at] = bag[at - 1]
        at -= 1
    bag[at] = thing


def take(bag: list[int], start: int, end: int, thing: int) -> None:
    """Take one thing of this kind out of a bag."""
    at = start
    while bag[at] != thing:
        at += 1
    while at < end - 1:
        bag[at] = bag[at + 1]
        at += 1
    bag[end - 1] = EMPTY


def draw(s: Race, seat: int, wind: int) -> None:
    """A card goes from the deck into a hand; only its owner sees which."""
    take(s.deck, 0, len(s.deck), wind)
    put(s.hands, seat * HAND, seat * HAND + HAND, wind)
    if s.events is not None:
        s.emit(verbs.DREW | seat << 4 | wind, only(seat))
        s.emit(verbs.DREW_HIDDEN | seat, all_but(seat))


def open_card(s: Race, seat: int, wind: int) -> None:
    """A chosen card is laid open."""
    take(s.hands, seat * HAND, seat * HAND + HAND, wind)
    s.chosen[seat] = wind
    if s.events is not None:
        s.emit(verbs.OPENED | seat << 4 | wind, EVERYONE)


def sail_to(s: Race, seat: int, space: int) -> None:
    """A boat stops on a space and rams what lies there in open water (REG-SAI-07)."""
    s.boats[seat] = space
    if s.events is not None:
        s.emit(verbs.SAILED | seat << 6 | space, EVERYONE)
    if s.sea.kinds[space] != OPEN or space == 0:
        return
    for other in range(s.sea.seats):
        if other != seat and s.boats[other] == space:
            s.boats[other] = space - 1
            if s.events is not None:
                s.emit(verbs.RAMMED | other << 6 | (space - 1), EVERYONE)
