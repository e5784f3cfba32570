"""Is the game fair? Win rates by seat and by whatever else a game reports: factions, cards, feats, missions.

A feature *stands out* if its win rate differs from an even share even after correcting for the number of features
looked at: its interval is widened so that in a fair game any of them stands out in only one run in twenty.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean, median
from typing import Any

from ludarium.lab.results import Run
from ludarium.lab.stats import Interval, wilson

SEAT = "seat"
RISK = 0.05


@dataclass(frozen=True)
class Entry:
    """One feature: how many of all seats had it, how often they won, and their average points."""

    kind: str
    name: str
    used: int
    use: float
    rate: Interval
    points: float
    stands_out: bool

    def as_json(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "seats": self.used,
            "share": round(self.use, 4),
            "win_rate": round(self.rate.rate, 4),
            "low": round(self.rate.low, 4),
            "high": round(self.rate.high, 4),
            "points": round(self.points, 2),
            "stands_out": self.stands_out,
        }


@dataclass(frozen=True)
class Report:
    """The statistics of a run, and the rate at which everybody wins in a fair game."""

    run: Run
    even: float
    entries: dict[str, list[Entry]]

    @property
    def length(self) -> str:
        answers = self.answers
        return f"{median(answers):.0f} answers ({answers[0]} to {answers[-1]})" if answers else "no games"

    @property
    def answers(self) -> list[int]:
        """How many answers each game took, the shortest first."""
        return sorted(row["answers"] for row in self.run.rows)


def report(run: Run) -> Report:
    """Count everything; within a kind, the most successful first."""
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    points: dict[tuple[str, str], list[int]] = defaultdict(list)
    for row, seat, share in run.shares:
        for thing in _things(row.get("features", [{}] * run.job.seats)[seat], seat):
            shares[thing].append(share)
            points[thing].append(row["scores"][seat])
    confidence = 1 - RISK / max(1, len(shares))
    even = 1 / run.job.seats
    entries: dict[str, list[Entry]] = defaultdict(list)
    for (kind, name), won in sorted(shares.items()):
        wide = wilson(sum(won), len(won), confidence)
        entries[kind].append(
            Entry(
                kind,
                name,
                len(won),
                len(won) / (len(run.rows) * run.job.seats),
                wilson(sum(won), len(won)),
                fmean(points[kind, name]),
                not wide.low <= even <= wide.high,
            )
        )
    for kind, found in entries.items():
        if kind != SEAT:
            found.sort(key=lambda entry: -entry.rate.rate)
    return Report(run, even, dict(sorted(entries.items(), key=lambda item: (item[0] != SEAT, item[0]))))


def _things(features: dict[str, list[str]], seat: int) -> Iterable[tuple[str, str]]:
    yield SEAT, str(seat + 1)
    for kind, names in features.items():
        for name in sorted(set(names)):
            yield kind, name


def as_json(found: Report) -> dict[str, Any]:
    """The machine-readable report."""
    job, answers = found.run.job, found.answers
    return {
        "game": job.table.game,
        "edition": job.table.edition,
        "seats": job.seats,
        "options": dict(job.table.options),
        "bots": list(job.bots),
        "seed": job.seed,
        "games": len(found.run.rows),
        "answers": {"least": answers[0], "median": median(answers), "most": answers[-1]} if answers else None,
        "even_share": round(found.even, 4),
        "features": {kind: [entry.as_json() for entry in entries] for kind, entries in found.entries.items()},
    }


def markdown(found: Report) -> str:
    """The report as a page."""
    job = found.run.job
    options = "".join(f", {key}={value}" for key, value in job.table.options)
    played = f"{len(found.run.rows)} games, edition {job.table.edition}, {job.seats} seats{options}"
    bots = " or ".join(dict.fromkeys(job.bots))
    things = sum(len(entries) for entries in found.entries.values())
    lines = [
        f"# Balance of {job.table.game}",
        "",
        f"{played}; every seat is played by {bots}, seeds from {job.seed}. Length: {found.length}.",
        "",
        f"An even share is {found.even:.1%}. 95 % confidence intervals; * stands out among {things} features.",
    ]
    for kind, entries in found.entries.items():
        lines += [
            "",
            f"## By {kind}",
            "",
            f"| {kind} | had by | win rate | 95 % | points |",
            "|---|---:|---:|---:|---:|",
        ]
        lines += [
            f"| {entry.name} | {entry.use:.1%} | {entry.rate.rate:.1%}{' *' if entry.stands_out else ''} "
            f"| {entry.rate.low:.1%} to {entry.rate.high:.1%} | {entry.points:.1f} |"
            for entry in entries
        ]
    return "\n".join(lines) + "\n"
