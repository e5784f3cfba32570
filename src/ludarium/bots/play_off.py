"""The favourites of a search, compared by how the game goes on until the seat begins another turn.

A tree that has found the best ways to end a turn gains nothing from more simulations: they end in the same positions.
What tells the favourites apart then is what the others make of them. So each is played on in the same re-dealt
positions and with the same luck, along the tree as far as it is known and then by what looks best at each question.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from ludarium.bots.judge import Judge
from ludarium.bots.lookahead import best_looking, give, settle
from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import Rng, answer, random_answer
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import State

MOST: Final = 3
"""So many favourites are compared."""
CLOSE: Final = 0.25
"""A favourite was tried at least this often, for each try of the first."""
SURE: Final = 1.0
"""Standard errors by which another answer must be ahead of the first."""
FEWEST: Final = 2
"""Deals without which nothing is concluded."""
ENOUGH: Final = 64
"""After so many deals nothing new is expected."""
LOOKS: Final = 3
"""So many looks at a position count as one simulation."""
LONGEST: Final = 400
"""The most questions that are played on."""


class Ahead:
    """How far an answer was ahead of the first, deal by deal."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def learn(self, difference: float) -> None:
        self.count += 1
        self.total += difference
        self.squares += difference * difference

    @property
    def surely(self) -> float:
        """The least lead that is to be believed."""
        if self.count < FEWEST:
            return 0.0
        mean = self.total / self.count
        variance = (self.squares - self.total * mean) / (self.count - 1)
        return mean - SURE * sqrt(variance / self.count) if variance > 0.0 else mean


def favourites(tries: list[int], places: list[int]) -> list[int]:
    """The places of the answers tried most, first the one tried most of all."""
    found: list[int] = []
    for _ in range(min(MOST, len(places))):
        best = -1
        for at in places:
            if at not in found and (best < 0 or tries[at] > tries[best]):
                best = at
        if found and tries[best] < CLOSE * tries[found[0]]:
            break
        found.append(best)
    return found


def play_round(match: Any, s: State, ask: Ask | None, seat: int, rng: Rng, judge: Judge) -> tuple[Ask | None, int]:
    """Everybody gives the best-looking answers until the seat begins another turn; what it is asked then, and how many
    positions were looked at."""
    last = seat
    looks = 0
    then = ask
    for _ in range(LONGEST):
        if then is None or (then.seat == seat and last != seat):
            break
        if then.seat == CHANCE:
            answer(s, random_answer(then, rng))
        else:
            last = then.seat
            looks += len(then.actions)
            give(s, then, best_looking(match, s, then, rng, judge.asked(match, s)))
        then = settle(match, s, last, rng, judge.asked(match, s))
    return then, looks
