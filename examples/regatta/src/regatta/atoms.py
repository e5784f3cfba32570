"""The atoms of Regatta: the small changes of a position that all rules are made of. Only atoms note events."""

from __future__ import annotations

from ludarium.kernel.cells import put, take
from regatta import events
from regatta.givens import OPEN
from regatta.state import HAND, Race


def draw(s: Race, seat: int, wind: int) -> None:
    """A card goes from the deck into a hand; only its owner sees which."""
    take(s.deck, 0, len(s.deck), wind)
    put(s.hands, seat * HAND, seat * HAND + HAND, wind)
    events.drew(s, seat, wind)
    events.drew_hidden(s, seat)


def open_card(s: Race, seat: int, wind: int) -> None:
    """A chosen card is laid open."""
    take(s.hands, seat * HAND, seat * HAND + HAND, wind)
    s.chosen[seat] = wind
    events.opened(s, seat, wind)


def sail_to(s: Race, seat: int, space: int) -> None:
    """A boat stops on a space and rams what lies there in open water (REG-SAI-07)."""
    s.boats[seat] = space
    events.sailed(s, seat, space)
    if s.givens.kinds[space] != OPEN or space == 0:
        return
    for other in range(s.givens.seats):
        if other != seat and s.boats[other] == space:
            s.boats[other] = space - 1
            events.rammed(s, other, space - 1)
