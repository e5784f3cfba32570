"""Weaker play as people know it: no blunders, but a soft choice among answers that look alike.

A bot that is softened proposes its answers with their values in points; one of them is chosen by chance, the better the
likelier. What differs by a fraction of the points that decide a game is hardly told apart; what is worse by a good
deal is never chosen.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any

from ludarium.bots.bot import Bot, Budget, Choice
from ludarium.bots.odds import scale_in
from ludarium.bots.rewards import WON
from ludarium.kernel.engine import Rng
from ludarium.kernel.state import State

GROSS = 3.0
"""An answer that looks worse than the best by this many temperatures is never chosen."""
FINE = 1 << 30


class Softened(Bot):
    """Another bot, of whose answers a good one is chosen: `softness` is a part of the lead that makes winning e times
    as likely at this stage of the game. Values must be in points."""

    def __init__(self, bot: Bot, softness: float) -> None:
        self.bot = bot
        self.softness = softness

    def choose(self, match: Any, state: State, seat: int, rng: Rng, budget: Budget) -> Choice:
        found = self.bot.choose(match, state, seat, rng, budget)
        values = [each.value for each in found.alternatives]
        at = drawn(values, temperature(match, state, values, self.softness), rng)
        chosen = found.alternatives[at]
        return Choice(chosen.action, [chosen, *(each for each in found.alternatives if each is not chosen)])

    def forget(self) -> None:
        self.bot.forget()


def temperature(match: Any, state: State, values: list[float], softness: float) -> float:
    """Softness in points; in a game of which nobody knows what a lead counts for, by how far the answers differ."""
    scale = scale_in(match, state)
    if scale is None:
        open = [value for value in values if values[0] - value < WON / 2]
        mean = sum(open) / len(open)
        scale = 4 * sqrt(sum((value - mean) ** 2 for value in open) / len(open))
    return softness * scale


def drawn(values: list[float], temperature: float, rng: Rng) -> int:
    """Which of these is chosen; the best comes first.

    >>> drawn([5.0, 4.9, -80.0], 0.0, Rng(1))
    0
    """
    if temperature <= 0.0:
        return 0
    weights = [weight_of((value - values[0]) / temperature) for value in values]
    at = rng.below(FINE) / FINE * sum(weights)
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0.0:
            return place
    return 0


def weight_of(behind: float) -> float:
    return exp(behind) if behind > -GROSS else 0.0
