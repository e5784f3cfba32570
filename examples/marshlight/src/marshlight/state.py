# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""A position: its zones as attributes, how it starts and how it is copied; and its constants."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import UNANSWERED, State
from marshlight.givens import Givens

HAND: Final = 3


class Night(State):
    """Everything that changes during a game."""

    def __init__(self, givens: Givens, other: Night | None = None) -> None:
        super().__init__(other)
        self.givens: Final = givens
        if other is None:
            seats = givens.seats
            self.deck: list[int] = givens.cards[:]
            self.hands: list[int] = [EMPTY] * (HAND * seats)
            self.played: list[int] = [EMPTY] * len(givens.cards)
            self.lanterns: list[int] = [EMPTY] * len(givens.grounds)
            """Whose lantern hangs there."""
            self.wind: int = 0
            """What was rolled last; 0 before that."""
            self.sealed = [UNANSWERED] * seats
        else:
            self.deck = other.deck[:]
            self.hands = other.hands[:]
            self.played = other.played[:]
            self.lanterns = other.lanterns[:]
            self.wind = other.wind

    def clone(self) -> Night:
        return Night(self.givens, self)

    def zones(self) -> dict[str, Any]:
        return {
            "deck": self.deck[:],
            "hands": self.hands[:],
            "played": self.played[:],
            "lanterns": self.lanterns[:],
            "wind": self.wind,
        }

    def held(self) -> list[Any]:
        return [
            self.deck,
            self.hands,
            self.played,
            self.lanterns,
            self.wind,
        ]
