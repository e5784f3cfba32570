"""The search tree of one seat: nodes are what that seat could have observed, not positions.

The same node is met in many re-dealt positions in which different answers are legal, so a node keeps figures for every
answer ever seen in it and chooses among those that are legal now (information-set search). Answers are chosen by their
average reward for the seat that decides, plus a bonus for those that were rarely tried, larger for those that look good
one step ahead (PUCT). With many legal answers only the good-looking ones are tried until a node is visited
often: that is the move ordering, and no separate widening is needed.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

KEYS: Final = 1073741789
"""Observations are folded into keys below this prime."""

UNSEEN: Final = -1e18


def fold(key: int, observed: int) -> int:
    """The key of a line of observations, one observation longer."""
    return (key * 31337 + observed + 3) % KEYS


class Node:
    """One decision of one seat, as far as the searching seat can distinguish it from others."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.visits = 0
        self.total = 0.0
        self.index: dict[int, int] = {}
        self.actions: list[int] = []
        self.tries: list[int] = []
        self.sums: list[float] = []
        self.looks: list[float] = []
        """What each answer looks like one step ahead, in points; UNSEEN until somebody looked."""
        self.unseen = 0
        self.guesses: list[float] = []
        """What a planner takes an answer to be worth before it was tried; UNSEEN until somebody looked."""
        self.appeal: list[float] = []
        """How much of the bonus goes to each answer; equal until somebody looked."""
        self.children: dict[int, Node] = {}

    def admit(self, actions: list[int]) -> list[int]:
        """The places of these answers; new ones get one."""
        places: list[int] = []
        index = self.index
        for action in actions:
            at = index.get(action, -1)
            if at < 0:
                at = len(self.actions)
                index[action] = at
                self.actions.append(action)
                self.tries.append(0)
                self.sums.append(0.0)
                self.looks.append(UNSEEN)
                self.guesses.append(UNSEEN)
                self.appeal.append(1.0)
                self.unseen += 1
            places.append(at)
        return places

    def order(self, evenness: float) -> None:
        """Turn looks into appeal: softmax in units of their own spread, so that no game needs a scale of its own."""
        looks = self.looks
        count = 0
        total = 0.0
        most = UNSEEN
        for look in looks:
            if look > UNSEEN:
                count += 1
                total += look
                if look > most:
                    most = look
        mean = total / count
        squares = 0.0
        for look in looks:
            if look > UNSEEN:
                squares += (look - mean) * (look - mean)
        spread = sqrt(squares / count)
        if spread < 1e-9:
            return
        total = 0.0
        for at in range(len(looks)):
            if looks[at] > UNSEEN:
                self.appeal[at] = exp((looks[at] - most) / spread)
                total += self.appeal[at]
        for at in range(len(looks)):
            if looks[at] > UNSEEN:
                self.appeal[at] = (1.0 - evenness) * self.appeal[at] * count / total + evenness

    def select(self, places: list[int], boldness: float) -> int:
        """The place of the answer to try next, among those that are legal now; a guess counts like one try."""
        tries, sums, appeal, guesses = self.tries, self.sums, self.appeal, self.guesses
        weight = 0.0
        tried = 1
        for at in places:
            weight += appeal[at]
            tried += tries[at]
        bonus = boldness * sqrt(tried) / weight
        unknown = self.total / self.visits if self.visits > 0 else 0.5
        best = places[0]
        most = -1.0
        for at in places:
            count = tries[at]
            value = unknown
            if guesses[at] != UNSEEN:
                value = (sums[at] + guesses[at]) / (count + 1)
            elif count > 0:
                value = sums[at] / count
            value += bonus * appeal[at] / (1 + count)
            if value > most:
                most = value
                best = at
        return best

    def learn(self, at: int, reward: float) -> None:
        """One more try of an answer."""
        self.visits += 1
        self.total += reward
        self.tries[at] += 1
        self.sums[at] += reward
