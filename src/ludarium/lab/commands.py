"""`ludarium arena`, `ludarium balance` and `ludarium learn`: plain arguments in, tables and files out.

Every run has its own result file in a folder, named after what is played: the same command resumes where it was
stopped, and with more games it adds the missing ones. The caller supplies the consoles and `say`, which turns the ids
of messages into sentences.
"""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludarium import games
from ludarium.bots.weights import file_for, shipped, written
from ludarium.kernel.errors import SetupError
from ludarium.lab import arena, balance
from ludarium.lab.jobs import Job, Row
from ludarium.lab.results import Run, play

if TYPE_CHECKING:
    from ludarium.lab.learning import Lesson, Plan

STOPPED = 130
RESULTS = Path("ludarium-lab")


@dataclass(frozen=True)
class Desk:
    """Where a command prints, in which words, and where its files go."""

    out: Console
    err: Console
    say: Callable[..., str]
    folder: Path = RESULTS
    ray: str = ""
    """The address of a Ray cluster, or "" for this machine."""

    def run(self, job: Job, games: int, workers: int) -> tuple[Run, Path]:
        """Play with a progress bar; the run and its result file."""
        file = self.folder / f"{job.name}.jsonl"
        self._tell_misfit(job)
        with self._progress(self.say("cli-sim-bar", game=job.table.game), games) as step:
            return play(job, games, file, workers, step, self.ray), file

    def _tell_misfit(self, job: Job) -> None:
        """Say where a learned bot has to do without what it has learned."""
        if any(name.startswith("learned") for name in job.bots):
            match = games.resolve(job.table)
            if misfit := shipped(match).misfit(match):
                self.err.print(self.say(misfit), soft_wrap=True)

    @contextmanager
    def _progress(self, what: str, total: int) -> Iterator[Callable[[Row], None]]:
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.err, transient=True, disable=not self.err.is_terminal) as bar:
            task = bar.add_task(what, total=total)
            yield lambda row: bar.advance(task)

    def tell_files(self, file: Path, drawn: Sequence[Path]) -> None:
        self.err.print(self.say("cli-lab-results", file=str(file)), soft_wrap=True)
        if drawn:
            names = ", ".join(path.name for path in drawn)
            self.err.print(self.say("cli-lab-plots", files=names), soft_wrap=True)
        else:
            self.err.print(self.say("cli-lab-bare"), soft_wrap=True)


def run_arena(desk: Desk, job: Job, games: int = 100, workers: int = 0, *, as_json: bool = False) -> int:
    """A tournament; the exit code is 0, or 130 when it was stopped early."""
    run, file = desk.run(job, games, workers)
    if as_json:
        desk.out.print(json.dumps(arena.as_json(run), indent=2), soft_wrap=True)
    else:
        table = desk.say(
            "cli-lab-table", game=job.table.game, edition=job.table.edition, seats=job.seats, games=len(run.rows)
        )
        desk.out.print(table, style="bold", soft_wrap=True)
        desk.out.print(arena_table(desk, run))
    desk.tell_files(file, _arena_plots(run, file))
    return STOPPED if run.stopped else 0


def run_balance(desk: Desk, job: Job, games: int = 200, workers: int = 0, *, as_json: bool = False) -> int:
    """Statistics of a game's content; the report and its plots are saved next to the result file."""
    run, file = desk.run(job, games, workers)
    found = balance.report(run)
    page = balance.markdown(found)
    drawn = _balance_plots(found, file)
    shown = "".join(f"\n![{plot.stem}]({plot.name})\n" for plot in drawn)
    file.with_suffix(".md").write_text(page + shown, "utf-8")
    desk.out.print(json.dumps(balance.as_json(found), indent=2) if as_json else page, soft_wrap=True)
    desk.tell_files(file, drawn)
    return STOPPED if run.stopped else 0


def run_learn(desk: Desk, plan: Plan, workers: int = 0, into: Path | None = None) -> int:
    """Learn weights; they and the page about it go to the lab's folder, or with `into` to a checkout."""
    for needed in ("numpy", "matplotlib"):
        if importlib.util.find_spec(needed) is None:
            raise SetupError(f"learn needs {needed}: pip install 'ludarium[lab]'")
    from ludarium.lab.learning import Stopped, learn

    def tell(message: str, values: dict[str, object]) -> None:
        desk.err.print(desk.say(message, **values), soft_wrap=True)

    try:
        lesson = learn(plan, desk.folder, lambda job, games: desk.run(job, games, workers)[0], tell)
    except Stopped:
        return STOPPED
    for file in keep_lesson(lesson, desk.folder, into):
        desk.out.print(desk.say("cli-lab-results", file=str(file)), soft_wrap=True)
    return 0


def keep_lesson(lesson: Lesson, folder: Path, into: Path | None) -> list[Path]:
    """Write the page, its picture and the weights."""
    from ludarium.lab.learning_page import section, write_page
    from ludarium.lab.plots import draw_learning

    game, seats = games.get(lesson.plan.table.game), lesson.plan.table.seats or 0
    pages = folder if into is None else into / "docs" / "results"
    page, picture = pages / f"learning-{game.id}.md", pages / f"learning-{game.id}-{seats}.png"
    pages.mkdir(parents=True, exist_ok=True)
    draw_learning(lesson, picture)
    write_page(page, game.id, section(lesson, picture.name))
    if lesson.champion is None:
        return [page]
    weights = file_for(folder / game.id if into is None else game.folder, seats)
    weights.parent.mkdir(parents=True, exist_ok=True)
    weights.write_text(written(lesson.champion), "utf-8")
    return [page, weights]


def arena_table(desk: Desk, run: Run) -> Table:
    """The records of all bots as a table for the terminal."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 3, 0, 0))
    table.add_column(desk.say("cli-column-bot"))
    for column in ("games", "wins", "rate", "interval", "points", "rating"):
        table.add_column(desk.say(f"cli-column-{column}"), justify="right")
    for record in arena.records(run):
        table.add_row(
            record.name,
            str(record.games),
            f"{record.wins:g}",
            f"{record.rate.rate:.1%}",
            f"{record.rate.low:.1%} – {record.rate.high:.1%}",
            f"{record.points:.1f}",
            "" if record.rating is None else f"{record.rating.mean:.1f} ± {record.rating.deviation:.1f}",
        )
    return table


def _arena_plots(run: Run, file: Path) -> list[Path]:
    if not run.rows or importlib.util.find_spec("matplotlib") is None:
        return []
    from ludarium.lab.plots import draw_arena

    return draw_arena(run, file.with_suffix(""))


def _balance_plots(found: balance.Report, file: Path) -> list[Path]:
    if not found.run.rows or importlib.util.find_spec("matplotlib") is None:
        return []
    from ludarium.lab.plots import draw_balance

    return draw_balance(found, file.with_suffix(""))
