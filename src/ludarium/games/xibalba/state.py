# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""A position: its zones as attributes, how it starts and how it is copied; and its constants."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.xibalba.givens import Givens
from ludarium.games.xibalba.vocabulary import MODIFIERS
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import UNANSWERED, State

NOBODY: Final = -1
STACKS: Final = 5
SQUAD: Final = 0
ARK_PLACE: Final = 0
NO_PLACE: Final = 6
ROLLED: Final = 7
ATTACK_DICE: Final = 4
NO_SPOT: Final = 0
ARK_SPOT: Final = 1
SEAT_SPOTS: Final = 2
STACK_SPOTS: Final = 6
MOST_SYMBOLS: Final = 63
MOST_LASTING: Final = 15


class Xibalba(State):
    """Everything that changes during a game."""

    def __init__(self, givens: Givens, other: Xibalba | None = None) -> None:
        super().__init__(other)
        self.givens: Final = givens
        if other is None:
            seats = givens.seats
            self.factions: tuple[int, ...] = (EMPTY,) * seats
            self.first: int = EMPTY
            self.turns: int = 0
            self.resources: list[int] = [givens.start_resources] * seats
            self.paragon: list[int] = [0] * seats
            self.levels: tuple[int, ...] = (1,) * seats
            self.cards: tuple[int, ...] = ()
            self.heights: tuple[int, ...] = (0,) * (STACKS * seats)
            self.market: tuple[int, ...] = (EMPTY,) * (4 * givens.open_cards)
            self.deck: tuple[int, ...] = tuple(givens.copies)
            """Copies by title."""
            self.discards: tuple[int, ...] = (0,) * givens.titles
            """Likewise."""
            self.event: int = EMPTY
            self.ark: int = EMPTY
            self.controller: int = NOBODY
            self.life: int = 0
            self.pool: tuple[int, ...] = (0, 0)
            """Resource dice and attack dice that wait for the first roll."""
            self.rerolls: int = 0
            self.rolled: list[int] = [0] * ROLLED
            self.dice: list[int] = [0] * 8
            """The action pool, by face."""
            self.committed: tuple[int, ...] = (0, 0)
            """Symbols and criticals of the attack that is carried out."""
            self.done: int = 0
            """General actions done in this turn."""
            self.lasting: tuple[int, ...] = ()
            self.winner: int = NOBODY
            self.tops: tuple[int, ...] = (EMPTY,) * (STACKS * seats)
            self.modifiers: tuple[int, ...] = (0,) * (MODIFIERS * seats)
            self.sealed = [UNANSWERED] * seats
        else:
            self.factions = other.factions
            self.first = other.first
            self.turns = other.turns
            self.resources = other.resources[:]
            self.paragon = other.paragon[:]
            self.levels = other.levels
            self.cards = other.cards
            self.heights = other.heights
            self.market = other.market
            self.deck = other.deck
            self.discards = other.discards
            self.event = other.event
            self.ark = other.ark
            self.controller = other.controller
            self.life = other.life
            self.pool = other.pool
            self.rerolls = other.rerolls
            self.rolled = other.rolled[:]
            self.dice = other.dice[:]
            self.committed = other.committed
            self.done = other.done
            self.lasting = other.lasting
            self.winner = other.winner
            self.tops = other.tops
            self.modifiers = other.modifiers

    def clone(self) -> Xibalba:
        return Xibalba(self.givens, self)

    def zones(self) -> dict[str, Any]:
        return {
            "factions": self.factions,
            "first": self.first,
            "turns": self.turns,
            "resources": self.resources[:],
            "paragon": self.paragon[:],
            "levels": self.levels,
            "cards": self.cards,
            "heights": self.heights,
            "market": self.market,
            "deck": self.deck,
            "discards": self.discards,
            "event": self.event,
            "ark": self.ark,
            "controller": self.controller,
            "life": self.life,
            "pool": self.pool,
            "rerolls": self.rerolls,
            "rolled": self.rolled[:],
            "dice": self.dice[:],
            "committed": self.committed,
            "done": self.done,
            "lasting": self.lasting,
            "winner": self.winner,
        }

    def held(self) -> list[Any]:
        return [
            self.factions,
            self.first,
            self.turns,
            self.resources,
            self.paragon,
            self.levels,
            self.cards,
            self.heights,
            self.market,
            self.deck,
            self.discards,
            self.event,
            self.ark,
            self.controller,
            self.life,
            self.pool,
            self.rerolls,
            self.rolled,
            self.dice,
            self.committed,
            self.done,
            self.lasting,
            self.winner,
        ]
