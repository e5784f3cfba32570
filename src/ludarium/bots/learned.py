"""The judge that a game comes with: weights learned by self-play, where they fit the table."""

from __future__ import annotations

from typing import Any

from ludarium.bots.judge import PATIENTLY, Judge
from ludarium.bots.weights import shipped
from ludarium.kernel.state import State


class Learned(Judge):
    """Judges by the weights that fit the match, or by its estimate where none do; `misfit` says why, as a message."""

    def __init__(self) -> None:
        self.match: Any = None
        self.judge: Judge = PATIENTLY
        self.misfit = ""

    def at(self, match: Any) -> Judge:
        """The judge for a match."""
        if match is not self.match:
            weights = shipped(match)
            self.misfit = weights.misfit(match)
            self.judge = PATIENTLY if self.misfit else weights.judge(match)
            self.match = match
        return self.judge

    def asked(self, match: Any, s: State) -> Judge:
        return self.at(match).asked(match, s)

    def points(self, match: Any, s: State) -> list[float]:
        return self.at(match).points(match, s)

    def scale(self, match: Any, s: State) -> float:
        return self.at(match).scale(match, s)

    def weighs_chance(self, match: Any, s: State) -> bool:
        return self.at(match).weighs_chance(match, s)

    def goes_on(self, match: Any, s: State) -> bool:
        return self.at(match).goes_on(match, s)

    def follow(self, match: Any) -> int:
        return self.at(match).follow(match)
