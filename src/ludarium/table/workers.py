"""Bots think in processes of their own. One that crashes or hangs is started again, and the question asked again.

Quick bots have a process to themselves, so that a table with a novice never waits for another table's master; people
wait for neither. Before the processes guests take turns by the time they have had, and so do the tables of a guest:
however many masters somebody calls, another's answer waits for one of them at most.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from ludarium.table.worker import Job, Thought

logger = logging.getLogger(__name__)

P = TypeVar("P")
T = TypeVar("T")
ATTEMPTS = 3
LONGEST_LINE = 16 * 1024 * 1024
QUICK = ("random", "novice", "casual", "skilled", "expert", "greedy")
"""Those who look one move ahead, in some milliseconds; a search takes seconds."""
QUICK_NICE, DEEP_NICE = 2, 10
"""How far the processes stand back for people, and deep thought behind quick."""
MOST_SHARES = 10_000
MOST_WAITING = 4
"""A guest who waits for so many answers of bots gets no hints from them meanwhile."""


class Crashed(Exception):
    """A worker ended, hung or answered nonsense."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self, command: Sequence[str], seconds: float, nice: int = 0) -> None:
        self._command = command
        self._seconds = seconds
        self._nice = nice
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
            if hasattr(os, "setpriority"):
                # People come first, also while the process is still reading what it needs.
                with suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, self._process.pid, self._nice)
        return self._process

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
        await asyncio.shield(process.wait())


@dataclass(frozen=True)
class Share:
    """Whose time a worker spends: that of a guest, and among their tables of one."""

    guest: str = ""
    table: str = ""


NOBODY = Share()


class Turns:
    """Who is next: of all guests who wait the one who has had the least time, and among their tables likewise.

    Whoever comes after a while of rest begins where the others are now, and goes before those who have had more.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}
        self._had: dict[tuple[str, ...], float] = {}
        """Seconds that each guest, and each of their tables, has had since all were at rest, or has rested for."""
        self._used: defaultdict[str, float] = defaultdict(float)
        """Seconds that each guest has really had."""
        self._begun = 0.0
        """What the guest who was served last had had by then."""

    def waits(self, guest: str) -> int:
        """How many answers a guest waits for."""
        return sum(len(each) for each in self._waiting.get(guest, {}).values())

    def join(self, share: Share) -> asyncio.Future[None]:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if share.guest not in self._waiting:
            self._had[share.guest,] = max(self._had.get((share.guest,), 0.0), self._begun)
        tables = self._waiting.setdefault(share.guest, {})
        if share.table not in tables:
            least = min((self._had.get((share.guest, table), 0.0) for table in tables), default=0.0)
            key = (share.guest, share.table)
            self._had[key] = max(self._had.get(key, 0.0), least)
        tables.setdefault(share.table, deque()).append(turn)
        return turn

    def call(self) -> bool:
        """Let the next one go; whether there was anybody."""
        while self._waiting:
            guest = min(self._waiting, key=lambda guest: (self._had.get((guest,), 0.0), self._used[guest]))
            tables = self._waiting[guest]
            table = min(tables, key=lambda table: self._had.get((guest, table), 0.0))
            turn = tables[table].popleft()
            if not tables[table]:
                del tables[table]
            if not tables:
                del self._waiting[guest]
            if not turn.done():
                self._begun = max(self._begun, self._had.get((guest,), 0.0))
                turn.set_result(None)
                return True
        return False

    def spent(self, share: Share, seconds: float) -> None:
        for key in ((share.guest,), (share.guest, share.table)):
            self._had[key] = self._had.get(key, 0.0) + seconds
        self._used[share.guest] += seconds
        if len(self._had) > MOST_SHARES:
            self._had = {key: had for key, had in self._had.items() if key[0] in self._waiting}
            for guest in [guest for guest in self._used if guest not in self._waiting]:
                del self._used[guest]

    def rest(self) -> None:
        """Nobody waits and nobody is served: everybody begins anew."""
        self._had.clear()
        self._used.clear()
        self._begun = 0.0


class Line(Generic[P]):
    """Some places, and a line before them in which guests take turns."""

    def __init__(self, places: Sequence[P]) -> None:
        self.places = tuple(places)
        self.turns = Turns()
        self._idle = list(reversed(self.places))
        self._promised = 0
        """Places kept for those whose turn has been called."""

    @asynccontextmanager
    async def place(self, share: Share) -> AsyncIterator[P]:
        """A place, once it is this one's turn."""
        if len(self._idle) <= self._promised:
            turn = self.turns.join(share)
            try:
                await turn
            except BaseException:
                if turn.done() and not turn.cancelled():
                    self._promised -= 1
                    self._call()
                raise
            self._promised -= 1
        place, began = self._idle.pop(), time.monotonic()
        try:
            yield place
        finally:
            self.turns.spent(share, time.monotonic() - began)
            self._idle.append(place)
            self._call()

    def _call(self) -> None:
        if self.turns.call():
            self._promised += 1
        elif len(self._idle) == len(self.places):
            self.turns.rest()

    async def run(self, share: Share, work: Callable[..., T], *args: Any) -> T:
        """Do something in a thread of its own, once it is this one's turn."""
        async with self.place(share):
            return await asyncio.to_thread(work, *args)


class Lane:
    """Some workers, and the line before them."""

    def __init__(self, count: int, command: Sequence[str], seconds: float, nice: int = 0) -> None:
        self.line = Line([Worker(command, seconds, nice) for _ in range(count)])
        self.workers, self.turns = self.line.places, self.line.turns

    async def think(self, job: Job, share: Share) -> Thought:
        async with self.line.place(share) as worker:
            return await worker.think(job)


class Workers:
    """All bots of a server."""

    def __init__(self, count: int, command: Sequence[str], seconds: float) -> None:
        self.quick = Lane(1, command, seconds, QUICK_NICE)
        self.deep = Lane(max(1, count - 1), command, seconds, DEEP_NICE)
        self.restarts = 0
        self.answers = 0

    @property
    def pids(self) -> list[int]:
        """The processes that are running."""
        return [pid for lane in (self.quick, self.deep) for worker in lane.workers if (pid := worker.pid) is not None]

    def crowded(self, share: Share, level: str) -> bool:
        """Whether a guest waits for so much already that they may not ask for a hint as well."""
        return self._lane(level).turns.waits(share.guest) >= MOST_WAITING

    def _lane(self, level: str) -> Lane:
        return self.quick if level in QUICK else self.deep

    async def think(self, job: Job, share: Share = NOBODY) -> Thought:
        """What a bot answers; asked again when its worker crashes. An error is told in the thought."""
        lane = self._lane(job.level)
        problem = ""
        for _ in range(ATTEMPTS):
            try:
                thought = await lane.think(job, share)
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
