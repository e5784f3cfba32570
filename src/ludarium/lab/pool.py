"""Games on all cores of this machine, each exactly once.

Every worker is a fresh process that knows the job and plays the numbers it is sent. A worker that dies loses nothing
but time: its game is given to a new one. Stopping is clean: workers do not hear Ctrl-C, the one who started them does.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from ludarium.kernel.errors import BrokenLaw
from ludarium.lab.jobs import Job, Row

LIVES = 3
"""How many workers may die over one game before the run is given up."""

SPAWN = get_context("spawn")


def cores() -> int:
    """How many processes can run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _work(header: dict[str, Any], line: Connection) -> None:
    """The life of a worker: play what is sent, until told to stop or the sender is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    job = Job.of(header)
    while True:
        try:
            number = line.recv()
        except EOFError:
            return
        if number is None:
            return
        try:
            line.send(job.play(number))
        except Exception:
            line.send(traceback.format_exc())


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started inside never receive Ctrl-C, not even before they can ignore it themselves."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    resource_tracker.ensure_running()  # to start it later would unblock the signal again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@dataclass
class _Worker:
    process: SpawnProcess
    line: Connection
    number: int = -1


class Pool:
    """Some workers for one job. Use it as a context: leaving it ends them, whatever they are doing."""

    def __init__(self, job: Job, workers: int) -> None:
        self.job = job
        self.wanted = workers
        self.workers: list[_Worker] = []

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *reason: object) -> None:
        for worker in self.workers:
            self._end(worker)
        self.workers.clear()

    def play(self, numbers: Iterable[int]) -> Iterator[Row]:
        """The rows of these games in the order in which they are finished."""
        waiting = list(numbers)[::-1]
        deaths: dict[int, int] = {}
        while waiting or any(worker.number >= 0 for worker in self.workers):
            self._hand_out(waiting, deaths)
            busy = {worker.line: worker for worker in self.workers if worker.number >= 0}
            if not busy:
                continue
            for ready in connection.wait(list(busy)):
                worker = busy[ready]  # type: ignore[index]
                try:
                    result = worker.line.recv()
                except (EOFError, OSError):
                    self._bury(worker, waiting, deaths)
                    continue
                if isinstance(result, str):
                    raise BrokenLaw(f"game {worker.number} of {self.job.table.game} failed:\n{result}")
                worker.number = -1
                yield result

    def _hand_out(self, waiting: list[int], deaths: dict[int, int]) -> None:
        while len(self.workers) < self.wanted and len(self.workers) < len(waiting) + self._busy():
            self.workers.append(self._start())
        for worker in list(self.workers):
            if worker.number < 0 and waiting:
                worker.number = waiting.pop()
                try:
                    worker.line.send(worker.number)
                except OSError:  # it died while it had nothing to do
                    self._bury(worker, waiting, deaths)

    def _busy(self) -> int:
        return sum(worker.number >= 0 for worker in self.workers)

    def _start(self) -> _Worker:
        here, there = SPAWN.Pipe()
        process = SPAWN.Process(target=_work, args=(self.job.header(), there), daemon=True)
        with _deaf():
            process.start()
        there.close()
        return _Worker(process, here)

    def _bury(self, worker: _Worker, waiting: list[int], deaths: dict[int, int]) -> None:
        number = worker.number
        deaths[number] = deaths.get(number, 0) + 1
        self.workers.remove(worker)
        self._end(worker)
        if deaths[number] == LIVES:
            raise BrokenLaw(f"{LIVES} workers died over game {number} (exit code {worker.process.exitcode})")
        waiting.append(number)

    def _end(self, worker: _Worker) -> None:
        worker.line.close()
        worker.process.terminate()
        worker.process.join()


def play_all(job: Job, numbers: Iterable[int], workers: int) -> Generator[Row, None, None]:
    """Play these games: in this process with one worker, else in as many others."""
    if workers <= 1:
        for number in numbers:
            yield job.play(number)
        return
    with Pool(job, workers) as pool:
        yield from pool.play(numbers)
