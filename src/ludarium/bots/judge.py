"""How a bot judges a position: by the game's own estimate, or by that and what was learned from games.

The learned part of a seat's points is a sum over the game's traits (`kernel.traits`): count times weight, with
weights for each stage of the game.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.kernel.state import State

UNKNOWN: Final = 0.0
"""A scale of points that is not known."""


class Judge:
    """Judges by the game's own estimate."""

    def asked(self, match: Any, s: State) -> Judge:
        """The judge of answers to a question in this position: all of them are judged alike."""
        return self

    def points(self, match: Any, s: State) -> list[float]:
        """The points each seat will probably end with."""
        points: list[float] = match.estimate(s)
        return points

    def scale(self, match: Any, s: State) -> float:
        """The lead in points that makes a seat e times as likely to win as another, or UNKNOWN."""
        return UNKNOWN

    def weighs_chance(self, match: Any, s: State) -> bool:
        """Whether the points account for what chance is about to decide, so that nobody has to guess it."""
        weighs: bool = match.weighs_chance(s)
        return weighs

    def goes_on(self, match: Any, s: State) -> bool:
        """Whether an answer can be judged only after the next own choice."""
        return False

    def follow(self, match: Any) -> int:
        """How many own choices a bot follows after an answer before the points say what it is worth."""
        return 0


BY_ESTIMATE: Final = Judge()


class PatientJudge(Judge):
    """Judges by the estimate, at moments where it can be trusted: before chance that the game can count on, and after
    the choices of a turn. Where a question is about the rest of a turn, it foresees how that ends; its twin `hasty`
    does not, for questions before that moment."""

    def __init__(self, hasty: PatientJudge | None = None) -> None:
        self.hasty: Final = hasty

    def asked(self, match: Any, s: State) -> Judge:
        return self if self.hasty is None or match.foresees(s) else self.hasty

    def points(self, match: Any, s: State) -> list[float]:
        points: list[float] = match.estimate(s) if self.hasty is None else match.foresee(s)
        return points

    def weighs_chance(self, match: Any, s: State) -> bool:
        weighs: bool = match.weighs_chance(s) or match.counts_chance(s)
        return weighs

    def goes_on(self, match: Any, s: State) -> bool:
        goes_on: bool = match.goes_on(s)
        return goes_on

    def follow(self, match: Any) -> int:
        choices: int = match.turn_choices
        return choices


PATIENTLY: Final = PatientJudge(PatientJudge())


class LearnedJudge(PatientJudge):
    """Judges by the estimate and learned weights: one row of them for each stage, from the end of a game to its start.

    It keeps a row to count in, so one judge serves one thread.
    """

    def __init__(self, weights: list[list[float]], scales: list[float], hasty: LearnedJudge | None = None) -> None:
        super().__init__(hasty)
        self.weights: Final = weights
        self.scales: Final = scales
        self.row: Final = [0] * len(weights[0])

    def points(self, match: Any, s: State) -> list[float]:
        points = super().points(match, s)
        if not s.stack:  # the game is over
            return points
        left: int = match.time_left(s)
        weights = self.weights[left]
        row = self.row
        for seat in range(len(points)):
            for at in range(len(row)):
                row[at] = 0
            match.count_traits(s, seat, row)
            learned = 0.0
            for at in range(len(row)):
                count = row[at]
                if count != 0:
                    learned += weights[at] * count
            points[seat] += learned
        return points

    def scale(self, match: Any, s: State) -> float:
        left: int = match.time_left(s)
        return self.scales[left]
