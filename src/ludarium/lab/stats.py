"""Figures with their uncertainty: Wilson intervals and openskill ratings."""

from __future__ import annotations

import importlib.util
from collections import defaultdict
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean

from ludarium.lab.results import Run


@dataclass(frozen=True)
class Interval:
    """A rate with its confidence interval."""

    rate: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.rate:.1%} ({self.low:.1%} to {self.high:.1%})"


def wilson(wins: float, games: int, confidence: float = 0.95) -> Interval:
    """The Wilson score interval; shared wins count in part.

    >>> print(wilson(60, 100))
    60.0% (50.2% to 69.1%)
    """
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    width = z / (1 + z * z / games) * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return Interval(rate, max(0.0, middle - width), min(1.0, middle + width))


@dataclass(frozen=True)
class Rating:
    """How strong a bot is on openskill's scale, where 25 is average, and how sure that is."""

    mean: float
    deviation: float


def ratings(run: Run) -> dict[str, Rating]:
    """The rating of every bot after all games in their order; empty where openskill is not installed."""
    if importlib.util.find_spec("openskill") is None:
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    held = {name: model.rating(name=name) for row in run.rows for name in row["bots"]}
    for row in run.rows:
        names: list[str] = row["bots"]
        if len(set(names)) < 2:
            continue
        # Winners come first, whatever breaks ties in points; the others follow by points.
        most = max(row["scores"]) + 1
        places = [most if seat in row["winners"] else points for seat, points in enumerate(row["scores"])]
        rated = model.rate([[held[name]] for name in names], scores=[float(place) for place in places])
        found = defaultdict(list)
        for name, team in zip(names, rated, strict=True):
            found[name].append(team[0])
        for name, several in found.items():
            held[name] = model.rating(
                name=name, mu=fmean(one.mu for one in several), sigma=fmean(one.sigma for one in several)
            )
    return {name: Rating(one.mu, one.sigma) for name, one in held.items()}
