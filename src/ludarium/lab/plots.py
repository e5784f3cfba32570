"""PNG plots of a run, drawn on figures of their own: no window, nothing shared with anybody else's plots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from ludarium.lab.arena import records
from ludarium.lab.balance import Entry, Report
from ludarium.lab.learning import Lesson
from ludarium.lab.results import Run
from ludarium.lab.stats import Interval

BLUE, AMBER, GREY = "#2f6690", "#d98f2b", "#8a8f98"
MOST_BARS = 60
"""If a kind has more features than this, only the best and the worst are drawn."""


def draw_arena(run: Run, stem: Path) -> list[Path]:
    """Win rates, points and length of the games, each as a picture next to the result file."""
    ranked = records(run)
    names = [record.name for record in ranked]
    points: dict[str, list[int]] = {name: [] for name in names}
    for row, seat, _ in run.shares:
        points[row["bots"][seat]].append(row["scores"][seat])
    return [
        _save(_rates(names, [record.rate for record in ranked], 1 / run.job.seats), stem, "wins"),
        _save(_boxes(names, [points[name] for name in names]), stem, "points"),
        _save(_lengths([row["answers"] for row in run.rows]), stem, "length"),
    ]


def draw_balance(found: Report, stem: Path) -> list[Path]:
    """One picture for each kind of feature, and one for the length of the games."""
    drawn: list[Path] = []
    for kind, entries in found.entries.items():
        shown = _ends(entries)
        names = [f"{kind} {entry.name}" if kind == "seat" else entry.name for entry in shown]
        marks = [entry.stands_out for entry in shown]
        drawn.append(_save(_rates(names, [entry.rate for entry in shown], found.even, marks), stem, kind))
    drawn.append(_save(_lengths([row["answers"] for row in found.run.rows]), stem, "length"))
    return drawn


def draw_learning(lesson: Lesson, file: Path) -> None:
    """Everything that was tried: what games said about it, and how far off its values are."""
    figure = Figure(figsize=(9, 3.6), layout="constrained")
    rates, errors = figure.subplots(1, 2)
    for at, trial in enumerate(lesson.trials):
        for contest in trial.contests:
            colour = (AMBER if trial.promoted else GREY) if contest is not trial.contests[0] else BLUE
            place = at + 0.15 * trial.contests.index(contest)
            rates.plot([place, place], [contest.rate.low, contest.rate.high], color=colour, linewidth=3, alpha=0.4)
            rates.plot([place], [contest.rate.rate], "o", color=colour)
    rates.axhline(1 / (lesson.plan.table.seats or 1), color=GREY, linestyle="--", linewidth=1)
    rates.set_ylim(-0.02, 1.02)
    rates.set_ylabel("wins against the champion of the time")
    rates.set_xlabel("blue: screened, amber: promoted, grey: not promoted")
    fitted = [(at, *trial.error) for at, trial in enumerate(lesson.trials) if trial.games]
    errors.plot([at for at, _, _ in fitted], [before for _, before, _ in fitted], "o", color=GREY, label="estimate")
    errors.plot([at for at, _, _ in fitted], [after for _, _, after in fitted], "o", color=BLUE, label="with weights")
    errors.set_ylim(bottom=0)
    errors.set_ylabel("squared error on games kept out")
    errors.legend()
    for axes in (rates, errors):
        axes.set_xticks(range(len(lesson.trials)), [trial.name for trial in lesson.trials])
    errors.set_xlabel("candidate")
    figure.savefig(file, dpi=100)


def _ends(entries: list[Entry]) -> list[Entry]:
    if len(entries) <= MOST_BARS:
        return entries
    return entries[: MOST_BARS // 2] + entries[-MOST_BARS // 2 :]


def _rates(names: Sequence[str], rates: Sequence[Interval], even: float, marks: Sequence[bool] = ()) -> Figure:
    """Win rates as dots with their intervals; what stands out is amber."""
    figure = Figure(figsize=(7, 1.2 + 0.28 * len(names)), layout="constrained")
    axes = figure.subplots()
    for place, rate in enumerate(rates):
        colour = AMBER if marks and marks[place] else BLUE
        axes.plot([rate.low, rate.high], [place, place], color=colour, linewidth=3, alpha=0.4)
        axes.plot([rate.rate], [place], "o", color=colour)
    axes.axvline(even, color=GREY, linestyle="--", linewidth=1)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlim(-0.02, 1.02)
    axes.set_xlabel("win rate with 95 % interval; dashed: an even share")
    return figure


def _boxes(names: Sequence[str], points: Sequence[list[int]]) -> Figure:
    """The distribution of points of each bot."""
    figure = Figure(figsize=(7, 1.6 + 0.45 * len(names)), layout="constrained")
    axes = figure.subplots()
    filled = [values or [0] for values in points]
    parts = axes.violinplot(filled, positions=range(len(names)), orientation="horizontal", showmedians=True, widths=0.8)
    for body in parts["bodies"]:  # type: ignore[attr-defined]
        body.set_facecolor(BLUE)
    axes.set_yticks(range(len(names)), names)
    axes.invert_yaxis()
    axes.set_xlabel("points at the end; the bar in the middle is the median")
    return figure


def _lengths(answers: Sequence[int]) -> Figure:
    figure = Figure(figsize=(7, 3), layout="constrained")
    axes = figure.subplots()
    axes.hist(answers, bins=min(30, max(1, len(set(answers)))), color=BLUE)
    axes.set_xlabel("answers in a game, chance's included")
    axes.set_ylabel("games")
    return figure


def _save(figure: Figure, stem: Path, what: str) -> Path:
    target = stem.with_name(f"{stem.name}-{what}.png")
    figure.savefig(target, dpi=120)
    return target
