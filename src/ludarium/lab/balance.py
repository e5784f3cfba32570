"""Is the game fair? Win rates by seat and by whatever else a game reports: factions, cards, feats, missions.

A feature *stands out* if its win rate differs from an even share even after correcting for the number of features
looked at: its interval is widened so that in a fair game any of them stands out in only one run in twenty.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean, median

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


@dataclass(frozen=True)
class Report:
    """The statistics of a run, and the rate at which everybody wins in a fair game."""

    run: Run
    even: float
    entries: dict[str, list[Entry]]

    @property
    def length(self) -> str:
        answers = sorted(row["answers"] for row in self.run.rows)
        return f"{median(answers):.0f} answers ({answers[0]} to {answers[-1]})" if answers else "no games"


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
