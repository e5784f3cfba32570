# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""A position: its zones as attributes, how it starts and how it is copied; and its constants."""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import UNANSWERED, State
from regatta.givens import Givens

HAND: Final = 8


class Race(State):
    """Everything that changes during a game."""

    def __init__(self, givens: Givens, other: Race | None = None) -> None:
        super().__init__(other)
        self.givens: Final = givens
        if other is None:
            seats = givens.seats
            self.deck: list[int] = givens.cards[:]
            self.discards: list[int] = [EMPTY] * len(givens.cards)
            self.hands: list[int] = [EMPTY] * (HAND * seats)
            self.chosen: list[int] = [EMPTY] * seats
            self.boats: list[int] = [0] * seats
            self.anchored: list[int] = [0] * seats
            self.round: int = 0
            self.current: int = 0
            self.sealed = [UNANSWERED] * seats
        else:
            self.deck = other.deck[:]
            self.discards = other.discards[:]
            self.hands = other.hands[:]
            self.chosen = other.chosen[:]
            self.boats = other.boats[:]
            self.anchored = other.anchored[:]
            self.round = other.round
            self.current = other.current

    def clone(self) -> Race:
        return Race(self.givens, self)

    def zones(self) -> dict[str, Any]:
        return {
            "deck": self.deck[:],
            "discards": self.discards[:],
            "hands": self.hands[:],
            "chosen": self.chosen[:],
            "boats": self.boats[:],
            "anchored": self.anchored[:],
            "round": self.round,
            "current": self.current,
        }

    def held(self) -> list[Any]:
        return [
            self.deck,
            self.discards,
            self.hands,
            self.chosen,
            self.boats,
            self.anchored,
            self.round,
            self.current,
        ]
