"""A run and its result file: JSON lines, first the job, then one line for each finished game.

Lines are written whole, so a run can be stopped at any time and resumed where it ended: a game that is in the file is
not played again. A last line that was cut off in the middle is dropped.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

import msgspec

from ludarium.kernel.errors import SetupError
from ludarium.lab.cluster import play_on_ray
from ludarium.lab.jobs import Job, Row
from ludarium.lab.pool import cores, play_all

Watcher = Callable[[Row], None]
"""Called for every finished game."""


@dataclass
class Run:
    """What a run has found so far; `stopped` when it was ended before its time."""

    job: Job
    rows: list[Row] = field(default_factory=list)
    stopped: bool = False

    @property
    def shares(self) -> Iterator[tuple[Row, int, float]]:
        """Every seat of every game with its part of the win."""
        for row in self.rows:
            for seat in range(self.job.seats):
                yield row, seat, 1 / len(row["winners"]) if seat in row["winners"] else 0.0


def read(file: Path, job: Job | None = None) -> Run:
    """The run of a result file; with `job`, it must be that one."""
    kept = _whole_lines(file)
    try:
        found = Job.of(json.loads(kept[0]))
        rows = [json.loads(line) for line in kept[1:]]
    except (IndexError, ValueError, msgspec.ValidationError):
        raise SetupError(f"{str(file)!r} is not a result file of the lab") from None
    if job is not None and found != job:
        raise SetupError(f"{str(file)!r} contains the results of a different run; choose another file")
    unique = {row["number"]: row for row in rows}
    return Run(found, [unique[number] for number in sorted(unique)])


def _whole_lines(file: Path) -> list[str]:
    lines = file.read_text("utf-8").split("\n")
    return [line for line in lines[:-1] if line]


def play(
    job: Job,
    games: int,
    file: Path | None = None,
    workers: int = 0,
    watch: Watcher | None = None,
    ray: str = "",
) -> Run:
    """Play the games 0 to `games` - 1 that are not in the file yet; Ctrl-C ends it early, with what is there.

    Without `workers` all cores are used; with the address of a Ray cluster, all of its cores.
    """
    with _opened(file, job) as (run, stream):
        done = {row["number"] for row in run.rows}
        missing = [number for number in range(games) if number not in done]
        count = min(workers or cores(), len(missing))
        source = play_on_ray(job, missing, ray) if ray and missing else play_all(job, missing, count)
        try:
            with closing(source) as finished:
                for row in finished:
                    _keep(run, row, stream)
                    if watch is not None:
                        watch(row)
        except KeyboardInterrupt:
            run.stopped = True
    run.rows = sorted((row for row in run.rows if row["number"] < games), key=lambda row: row["number"])
    return run


def _keep(run: Run, row: Row, stream: IO[str] | None) -> None:
    run.rows.append(row)
    if stream is not None:
        stream.write(json.dumps(row) + "\n")
        stream.flush()


@contextmanager
def _opened(file: Path | None, job: Job) -> Iterator[tuple[Run, IO[str] | None]]:
    """The run as far as it got, and where its next lines go."""
    if file is None:
        yield Run(job), None
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.exists() and file.stat().st_size:
        run = read(file, job)
        _mend(file)
        with file.open("a", encoding="utf-8") as stream:
            yield run, stream
        return
    with file.open("w", encoding="utf-8") as stream:
        stream.write(json.dumps(job.header()) + "\n")
        stream.flush()
        yield Run(job), stream


def _mend(file: Path) -> None:
    """Drop a last line that was not written to its end."""
    content = file.read_bytes()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        os.truncate(file, whole)
