"""What learned bots count in a race, seat by seat."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.cells import EMPTY
from ludarium.kernel.traits import STAGES, Traits
from regatta.flow import ROUNDS
from regatta.state import HAND, Race

TRAITS: Final = Traits()
SAILED: Final = TRAITS.lasting("sailed", "spaces from the harbour")
CARDS: Final = TRAITS.lasting("cards", "wind cards in hand")
STRENGTH: Final = TRAITS.lasting("strength", "the strength of the wind cards in hand")
STRONGEST: Final = TRAITS.lasting("strongest", "the strength of the strongest of them")
ANCHORED: Final = TRAITS.passing("anchored", "at anchor in this round")


def count(s: Race, seat: int, row: list[int]) -> None:
    """Write the counts of a seat into a row of zeros."""
    row[SAILED] = s.boats[seat]
    row[ANCHORED] = s.anchored[seat]
    for at in range(seat * HAND, seat * HAND + HAND):
        wind = s.hands[at]
        if wind != EMPTY:
            strength = s.givens.strengths[wind]
            row[CARDS] += 1
            row[STRENGTH] += strength
            row[STRONGEST] = max(row[STRONGEST], strength)


def time_left(s: Race) -> int:
    """In parts of the twelve rounds."""
    return STAGES - STAGES * min(s.round, ROUNDS) // ROUNDS
