"""Bots think in processes of their own. One that crashes or hangs is started again, and the question asked again.

Quick bots have a process to themselves, so that a table with a novice never waits for another table's master; people
wait for neither.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress

import msgspec

from ludarium.table.worker import Job, Thought

logger = logging.getLogger(__name__)

ATTEMPTS = 3
LONGEST_LINE = 16 * 1024 * 1024
QUICK = ("random", "novice", "casual", "greedy")


class Crashed(Exception):
    """A worker ended, hung or answered nonsense."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def think(self, job: Job) -> Thought:
        """One answer; `Crashed` when the process did not give it, which then is gone."""
        try:
            process = await self._running()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(msgspec.json.encode(job) + b"\n")
            await process.stdin.drain()
            line = await asyncio.wait_for(process.stdout.readline(), self._seconds)
            if not line.endswith(b"\n"):
                raise Crashed(f"a bot's worker has ended with code {await process.wait()}")
            return msgspec.json.decode(line, type=Thought)
        except (OSError, ValueError, TimeoutError, msgspec.DecodeError) as problem:
            await self.stop()
            raise Crashed(f"a bot's worker has failed: {problem!r}") from None
        except BaseException:
            await self.stop()  # an answer on its way would be taken for that to the next question
            raise

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await asyncio.shield(process.wait())


class Lane:
    """Some workers, and a queue before them."""

    def __init__(self, count: int, command: Sequence[str], seconds: float) -> None:
        self.workers = [Worker(command, seconds) for _ in range(count)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self.workers):
            self._idle.put_nowait(worker)

    async def think(self, job: Job) -> Thought:
        worker = await self._idle.get()
        try:
            return await worker.think(job)
        finally:
            self._idle.put_nowait(worker)


class Workers:
    """All bots of a server."""

    def __init__(self, count: int, command: Sequence[str], seconds: float) -> None:
        self.quick = Lane(1, command, seconds)
        self.deep = Lane(max(1, count - 1), command, seconds)
        self.restarts = 0
        self.answers = 0

    @property
    def pids(self) -> list[int]:
        """The processes that are running."""
        return [pid for lane in (self.quick, self.deep) for worker in lane.workers if (pid := worker.pid) is not None]

    async def think(self, job: Job) -> Thought:
        """What a bot answers; asked again when its worker crashes. An error is told in the thought."""
        lane = self.quick if job.level in QUICK else self.deep
        problem = ""
        for _ in range(ATTEMPTS):
            try:
                thought = await lane.think(job)
            except Crashed as crash:
                self.restarts += 1
                problem = str(crash)
                logger.warning("%s; it is started again", crash)
                continue
            self.answers += 1
            return thought
        return Thought(error=problem)

    async def close(self) -> None:
        for worker in [*self.quick.workers, *self.deep.workers]:
            await worker.stop()
