"""The same games on a Ray cluster: every number is one task, so the results are those of the local pool.

A node or worker that dies loses nothing but time: its games are played again elsewhere, and each is counted once. The
nodes need Ludarium in the same version as the machine that starts the run.
"""

from __future__ import annotations

import importlib.util
import logging
import traceback
from collections.abc import Generator, Iterable
from typing import Any

from ludarium import __version__
from ludarium.kernel.errors import BrokenLaw, SetupError
from ludarium.lab.jobs import Job, Row
from ludarium.lab.pool import LIVES

AHEAD = 2
"""Games handed out for each core of the cluster: one is being played, the next is waiting."""


def play_on_ray(job: Job, numbers: Iterable[int], address: str) -> Generator[Row, None, None]:
    """The rows of these games in the order in which they are finished; leaving early takes the rest back."""
    if importlib.util.find_spec("ray") is None:
        raise SetupError("--ray needs Ray: pip install 'ludarium[ray]'")
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as problem:
        said = str(problem).strip().splitlines() or [type(problem).__name__]
        raise SetupError(f"there is no Ray cluster to join at {address!r}: {said[0]}") from None
    try:
        yield from _Cluster(job).play(numbers)
    finally:
        ray.shutdown()


def play_one(header: dict[str, Any], number: int) -> Row | str:
    """What a node does: play one game, or report what went wrong."""
    job = Job.of(header)
    if job.version != __version__:
        return f"this node has Ludarium {__version__}, the run {job.version}"
    try:
        return job.play(number)
    except Exception:
        return traceback.format_exc()


class _Cluster:
    def __init__(self, job: Job) -> None:
        import ray

        self.ray: Any = ray
        self.job = job
        self.task = ray.remote(num_cpus=1, max_retries=LIVES)(play_one)
        self.out: dict[Any, int] = {}
        self.deaths: dict[int, int] = {}

    def play(self, numbers: Iterable[int]) -> Generator[Row, None, None]:
        waiting = list(numbers)[::-1]
        try:
            while waiting or self.out:
                most = AHEAD * max(1, int(self.ray.cluster_resources().get("CPU", 1)))
                while waiting and len(self.out) < most:
                    number = waiting.pop()
                    self.out[self.task.remote(self.job.header(), number)] = number
                ready, _ = self.ray.wait(list(self.out), num_returns=1)
                row = self._fetch(ready[0], waiting)
                if row is not None:
                    yield row
        finally:
            for task in self.out:
                self.ray.cancel(task, force=True)

    def _fetch(self, task: Any, waiting: list[int]) -> Row | None:
        """The row of a finished game; None, and the game waits again, when its node died with it."""
        number = self.out.pop(task)
        try:
            result: Row | str = self.ray.get(task)
        except self.ray.exceptions.RayError as problem:
            self.deaths[number] = self.deaths.get(number, 0) + 1
            if self.deaths[number] == LIVES:
                raise BrokenLaw(f"{LIVES} nodes died over game {number}: {problem}") from None
            waiting.append(number)
            return None
        if isinstance(result, str):
            raise BrokenLaw(f"game {number} of {self.job.table.game} failed:\n{result}")
        return result
