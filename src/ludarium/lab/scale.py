"""One scale of strength for bots that met each other: ratings as chess players know them, with their uncertainty.

A bot that is 400 points stronger wins ten games for each it loses. With more seats the chances of the seats are in the
same proportions, so a game among four equals is won by each of them one time in four (Plackett and Luce's model of who
comes first). One bot's rating is fixed, and those of the others are fitted to all games at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import NormalDist

from ludarium.lab.results import Run

UNIT = 400 / log(10)
"""So many points make a bot e times as likely to win."""
ROUNDS = 50
"""Newton's method ends much earlier; a bot that never lost would go on for ever."""
PRIOR = 800.0
"""How far from the fixed bot anybody is thought to be before a game is played: keeps one that never lost in sight."""


@dataclass(frozen=True)
class Standing:
    """A bot's rating, its 95 % interval, and the seats it played in."""

    name: str
    rating: float
    low: float
    high: float
    games: int


@dataclass(frozen=True)
class Meeting:
    """One game: who sat there, and the seats that shared the win."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]


def meetings(runs: Iterable[Run]) -> list[Meeting]:
    """The games of several runs."""
    return [Meeting(tuple(row["bots"]), tuple(row["winners"])) for run in runs for row in run.rows]


def fitted(games: Sequence[Meeting], fixed: str, at: float = 1500.0) -> list[Standing]:
    """The ratings of everybody who played, strongest first.

    >>> games = [Meeting(("a", "b"), (0,))] * 64 + [Meeting(("a", "b"), (1,))] * 36
    >>> [(each.name, round(each.rating)) for each in fitted(games, "b")]
    [('a', 1600), ('b', 1500)]
    """
    free = sorted({name for game in games for name in game.bots} - {fixed})
    place = {name: number for number, name in enumerate(free)}
    found = [0.0] * len(free)
    curve = [[0.0] * len(free) for _ in free]
    for _ in range(ROUNDS):
        slope, curve = _slopes(games, place, found)
        step = _solved(curve, slope)
        found = [strength + move for strength, move in zip(found, step, strict=True)]
        if all(abs(move) < 1e-6 for move in step):
            break
    wide = NormalDist().inv_cdf(0.975)
    played = {name: sum(game.bots.count(name) for game in games) for name in [*free, fixed]}
    standings = [Standing(fixed, at, at, at, played[fixed])]
    for name, number in place.items():
        unit = [float(other == number) for other in range(len(free))]
        error = wide * UNIT * sqrt(_solved(curve, unit)[number])
        rating = at + UNIT * found[number]
        standings.append(Standing(name, rating, rating - error, rating + error, played[name]))
    return sorted(standings, key=lambda standing: -standing.rating)


def _slopes(
    games: Sequence[Meeting], place: dict[str, int], found: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood and its curvature, downwards, at these strengths."""
    stiff = (UNIT / PRIOR) ** 2
    slope = [-stiff * strength for strength in found]
    curve = [[stiff * (row == column) for column in range(len(found))] for row in range(len(found))]
    for game in games:
        places = [place.get(name, -1) for name in game.bots]
        weights = [exp(found[number]) if number >= 0 else 1.0 for number in places]
        chances = [weight / sum(weights) for weight in weights]
        for seat, number in enumerate(places):
            if number < 0:
                continue
            slope[number] += (seat in game.winners) / len(game.winners) - chances[seat]
            for beside, other in enumerate(places):
                if other >= 0:
                    curve[number][other] += chances[seat] * ((seat == beside) - chances[beside])
    return slope, curve


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a small set of linear equations that is sure to have one."""
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at, line in enumerate(rows):
        line[:] = [cell / line[at] for cell in line]
        for other in rows:
            if other is not line and other[at]:
                factor = other[at]
                other[:] = [cell - factor * own for cell, own in zip(other, line, strict=True)]
    return [line[-1] for line in rows]
