"""Exploring: somewhere in a game all bots give a few answers at random, one after the other.

Positions that no bot would have played itself into are what there is to learn from. The burst belongs to the game and
not to a seat: who was careless must not be what the result says. Only what comes after it is worth learning.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from ludarium.bots.bot import Bot, Budget, Choice, Random
from ludarium.bots.greedy import Greedy
from ludarium.bots.levels import OneStep, Player
from ludarium.kernel.engine import Rng
from ludarium.kernel.state import State

LATEST = 240
"""Bursts begin before this choice, most of them early: then there is more of the game left to learn from."""
PART = 0.08
"""In short games they begin before this part of the longest possible game."""
LONGEST = 12


class Burst:
    """The choices `first` to `last` - 1 of a game, counted over all seats, are made at random."""

    def __init__(self, first: int, last: int) -> None:
        self.first = first
        self.last = last
        self.made = 0

    @classmethod
    def of(cls, number: int, longest: int) -> Burst:
        """The burst of the game with this number, where no game has more answers than `longest`.

        >>> vars(Burst.of(7, 100)) == vars(Burst.of(7, 100))
        True
        """
        latest = max(1, min(LATEST, round(PART * longest)))
        rng = Rng(int.from_bytes(hashlib.sha256(f"ludarium burst {number}".encode()).digest()[:4], "big"))
        first = rng.below(rng.below(latest) + 1)
        return cls(first, first + 1 + rng.below(min(LONGEST, latest)))

    def shared(self, players: Sequence[Player]) -> list[Player]:
        """The same players, with this burst; where one deal is enough to go by, they look at no second one."""
        for at in players:
            bot = at.bot
            if isinstance(bot, OneStep):
                bot = bot.quick
            elif isinstance(bot, Greedy):
                bot = Greedy(1, bot.follow, bot.judge)
            at.bot = _Bursting(bot, self)
        return list(players)

    def is_on(self) -> bool:
        """Whether the next choice is made at random; counts it."""
        self.made += 1
        return self.first < self.made <= self.last


class _Bursting(Bot):
    def __init__(self, bot: Bot, burst: Burst) -> None:
        self.bot = bot
        self.burst = burst
        self.random = Random()

    def choose(self, match: Any, state: State, seat: int, rng: Rng, budget: Budget) -> Choice:
        bot = self.random if self.burst.is_on() else self.bot
        return bot.choose(match, state, seat, rng, budget)

    def forget(self) -> None:
        self.bot.forget()
