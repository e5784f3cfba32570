"""Bots think in processes of their own. One that crashes or hangs is started again, and the question asked again.

Quick bots have a process to themselves, so that a table with a novice never waits for another table's master; people
wait for neither. Before the processes guests take turns: however many masters somebody calls, another's answer waits
for one of them at most.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Protocol

import msgspec

from ludarium.table.problems import server_stops
from ludarium.table.turns import NOBODY, Line, Share
from ludarium.table.worker import Job, Thought

logger = logging.getLogger(__name__)

ATTEMPTS = 3
LONGEST_LINE = 16 * 1024 * 1024
QUICK = ("random", "novice", "casual", "skilled", "expert", "greedy")
"""Those who look one move ahead, in some milliseconds; a search takes seconds."""
QUICK_NICE, DEEP_NICE = 2, 10
"""The niceness of the processes: people first, then quick bots, then deep thought."""
PATIENCE = 1.0
"""For so many seconds deep thought uses only processors that nobody else wants. If it got too little of them, it runs
like others for as long, and so on."""
ENOUGH = 0.1
"""So much of a processor is enough for it. A processor that does nothing else is as good as idle to Linux, which lets
people use it at once; if thought ran like others, they would wait for one another on the same processor instead."""
BACK_TIMES, BACK_PATIENCE = 10, 0.1
"""A review of a finished game consists of many short thoughts, each with little patience. It has one process, which
people and quick bots come before: a busy server is late with it and not much slower for anybody else."""
MOST_WAITING = 4
"""A guest who is waiting for this many bot answers gets no hints."""


class Crashed(Exception):
    """A worker ended, hung or answered nonsense."""


class Hung(Crashed):
    """A worker gave no reply in time, or one beyond all bounds."""


def give_way(pid: int, gives: bool) -> None:
    """Let a process run only where a processor would be idle, or like others again.

    Niceness alone is not enough: Linux lets a nice process end its slice of some milliseconds before somebody who has
    something to do at last, and an answer passes through many hands.
    """
    if sys.platform == "linux":
        with suppress(OSError):
            os.sched_setscheduler(pid, os.SCHED_IDLE if gives else os.SCHED_OTHER, os.sched_param(0))


def worked(pid: int) -> float:
    """The processor's seconds that a process has had; 0 where nobody knows."""
    with suppress(OSError, ValueError):
        return int(Path(f"/proc/{pid}/schedstat").read_bytes().split()[0]) / 1e9
    return 0.0


async def give_way_with_enough(pid: int, patience: float) -> None:
    """Let a process give way as long as it gets enough all the same; look whenever its patience ends."""
    while True:
        had = worked(pid)
        await asyncio.sleep(patience)
        give_way(pid, worked(pid) - had >= ENOUGH * patience)


class Gone(Crashed):
    """A worker on another machine is not there any more."""


class Asked(Protocol):
    """A process that thinks, here or on another machine."""

    async def ask(self, line: bytes) -> bytes:
        """One reply; `Crashed` if there is none."""
        ...

    async def stop(self) -> None:
        """Let nobody wait for what was asked before."""
        ...


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, command: Sequence[str], seconds: float, nice: int = 0, patience: float = 0.0) -> None:
        self._command = command
        self._seconds = seconds
        self._nice = nice
        self._patience = patience
        self._process: asyncio.subprocess.Process | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(self, line: bytes) -> bytes:
        """One reply; `Crashed` when the process did not give it, which then is gone."""
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            with self._giving_way(process.pid):
                async with asyncio.timeout(self._seconds):
                    process.stdin.write(line + b"\n")
                    await process.stdin.drain()  # one that does not read hangs too
                    reply = await process.stdout.readline()
            if not reply.endswith(b"\n"):
                raise Crashed(f"a worker has ended with code {await process.wait()}")
            return reply
        except (TimeoutError, ValueError) as problem:
            await self.stop()
            raise Hung(f"a worker has failed: {problem!r}") from None
        except OSError as problem:
            await self.stop()
            raise Crashed(f"a worker has failed: {problem!r}") from None
        except BaseException:
            await self.stop()  # an answer on its way would be taken for that to the next question
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        if not self._closed and (self._process is None or self._process.returncode is not None):
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
            if hasattr(os, "setpriority"):
                # People come first, also while the process is still reading what it needs.
                with suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, self._process.pid, self._nice)
        if self._closed or self._process is None:  # perhaps while the process was being started
            raise server_stops()
        return self._process

    @contextmanager
    def _giving_way(self, pid: int) -> Iterator[None]:
        """Leave the processors to others as far as this worker has patience."""
        if not self._patience:
            yield
            return
        give_way(pid, True)
        looking = asyncio.create_task(give_way_with_enough(pid, self._patience))
        try:
            yield
        finally:
            looking.cancel()

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await asyncio.shield(process.wait())

    async def close(self) -> None:
        """Stop for good; whoever still asks is told so, and starts no other process."""
        self._closed = True
        await self.stop()


class Lane:
    """Some workers, and the line before them. Those of other machines may join, and are asked first."""

    def __init__(
        self, count: int, command: Sequence[str], seconds: float, nice: int = 0, patience: float = 0.0
    ) -> None:
        self.workers = [Worker(command, seconds, nice, patience) for _ in range(count)]
        self.line: Line[Asked] = Line(self.workers)
        self.turns = self.line.turns
        self._spare = Worker(command, seconds, nice, patience)
        """Only used if the turn is a remote worker's and the job cannot leave this machine."""
        self._sparing = asyncio.Lock()

    @property
    def joined(self) -> int:
        """How many workers of other machines there are."""
        return len(self.line.places) - len(self.workers)

    @property
    def processes(self) -> list[Worker]:
        """Those of this machine."""
        return [*self.workers, self._spare]

    async def think(self, job: Job, share: Share) -> Thought:
        async with self.line.place(share) as worker:
            if job.table.content and worker not in self.workers:
                # A content pack is a folder of this machine.
                async with self._sparing:
                    return await self._answer(self._spare, job)
            return await self._answer(worker, job)

    async def _answer(self, worker: Asked, job: Job) -> Thought:
        try:
            return msgspec.json.decode(await worker.ask(msgspec.json.encode(job)), type=Thought)
        except Gone:
            self.line.leave(worker)  # before anybody else is sent there
            raise
        except msgspec.DecodeError as problem:
            await worker.stop()
            raise Crashed(f"a bot's worker has failed: {problem!r}") from None


class Workers:
    """All bots of a server."""

    def __init__(self, count: int, command: Sequence[str], seconds: float) -> None:
        self.quick = Lane(1, command, seconds, QUICK_NICE)
        self.deep = Lane(max(1, count - 1), command, seconds, DEEP_NICE, PATIENCE)
        self.back = Lane(1, command, BACK_TIMES * seconds, DEEP_NICE, BACK_PATIENCE)
        """Looks back at finished games."""
        self.restarts = 0
        self.answers = 0

    @property
    def pids(self) -> list[int]:
        """The processes that are running."""
        return [pid for worker in self._processes if (pid := worker.pid) is not None]

    @property
    def _processes(self) -> list[Worker]:
        return [*self.quick.processes, *self.deep.processes, *self.back.processes]

    @property
    def joined(self) -> int:
        """How many processes of other machines think for this server."""
        return self.quick.joined + self.deep.joined

    def crowded(self, share: Share, level: str) -> bool:
        """Whether a guest waits for so much already that they may not ask for a hint as well."""
        return self._lane(level).turns.waits(share.guest) >= MOST_WAITING

    def _lane(self, level: str) -> Lane:
        return self.quick if level in QUICK else self.deep

    async def think(self, job: Job, share: Share = NOBODY) -> Thought:
        """What a bot answers; asked again when its worker crashes or goes. Errors are reported in the thought."""
        lane = self.back if job.played >= 0 else self._lane(job.level)
        problem, left = "", ATTEMPTS
        while left:
            try:
                thought = await lane.think(job, share)
            except Gone as gone:
                logger.warning("%s; somebody else thinks about it", gone)
                continue
            except Crashed as crash:
                left -= 1
                self.restarts += 1
                problem = str(crash)
                logger.warning("%s; it is started again", crash)
                continue
            self.answers += 1
            return thought
        return Thought(error=problem)

    async def close(self) -> None:
        for worker in self._processes:
            await worker.close()
