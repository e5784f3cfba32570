"""Tournaments: how often each bot wins, how sure that is, and how strong that makes it."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import Any

from ludarium.lab.results import Run
from ludarium.lab.stats import Interval, Rating, ratings, wilson


@dataclass(frozen=True)
class Record:
    """One bot's record: every seat it played counts as a game."""

    name: str
    games: int
    wins: float
    rate: Interval
    points: float
    rating: Rating | None

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "games": self.games,
            "wins": round(self.wins, 3),
            "win_rate": round(self.rate.rate, 4),
            "low": round(self.rate.low, 4),
            "high": round(self.rate.high, 4),
            "rating": None if self.rating is None else round(self.rating.mean, 2),
        }


def records(run: Run) -> list[Record]:
    """The records of all bots, best first."""
    shares: dict[str, list[float]] = {name: [] for name in run.job.bots}
    points: dict[str, list[int]] = {name: [] for name in run.job.bots}
    for row, seat, share in run.shares:
        shares[row["bots"][seat]].append(share)
        points[row["bots"][seat]].append(row["scores"][seat])
    rated = ratings(run)
    found = [
        Record(
            name,
            len(won),
            sum(won),
            wilson(sum(won), len(won)),
            fmean(points[name]) if points[name] else 0.0,
            rated.get(name),
        )
        for name, won in shares.items()
    ]
    return sorted(found, key=lambda record: (-record.rate.rate, record.name))


def as_json(run: Run) -> dict[str, Any]:
    """The machine-readable result."""
    job = run.job
    return {
        "game": job.table.game,
        "edition": job.table.edition,
        "seats": job.seats,
        "games": len(run.rows),
        "bots": [record.as_json() for record in records(run)],
    }
