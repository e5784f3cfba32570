"""Rate limits: a bucket of tokens for every client and kind of request, and one of the server's own time.

Requests differ a thousandfold in what they cost. So the seconds for which each keeps the server from everybody else
are measured and taken from its sender's share, which counts while the server is busy.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from typing import Any, Generic, TypeVar

from ludarium.table.problems import Trouble
from ludarium.table.settings import Rate
from ludarium.table.turns import Share, Turns, on_behalf

T = TypeVar("T")
MOST_BUCKETS = 20_000


class Bucket:
    """Tokens that come back with time."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = now

    def wait(self, now: float) -> float:
        """Take a token; 0, or the seconds until there is one."""
        self.tokens = min(self.rate.burst, self.tokens + max(0.0, now - self.at) * self.rate.per_second)
        self.at = now
        if self.tokens >= 1:
            self.tokens -= 1
            return 0.0
        return (1 - self.tokens) / self.rate.per_second


class Rates:
    """The buckets of all clients."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, kind: str, client: str, rate: Rate) -> None:
        """Let one request pass, or say how long to wait."""
        now = self._clock()
        bucket = self._buckets.get((kind, client))
        if bucket is None:
            if len(self._buckets) >= MOST_BUCKETS:
                self._forget(now)
            bucket = self._buckets[kind, client] = Bucket(rate, now)
        wait = bucket.wait(now)
        if wait:
            raise Trouble(429, "too-fast", f"Please wait {wait:.1f} s and try again.", retry_after=wait)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; all, when there are none."""
        full = [key for key, b in self._buckets.items() if b.tokens + (now - b.at) * b.rate.per_second >= b.rate.burst]
        for key in full or list(self._buckets):
            del self._buckets[key]


GUESS = 0.002
"""What a request is taken to cost until it is known."""
SPAN = 1.0
BUSY = 0.4
"""The server is busy when requests took so much of the last span."""
TOGETHER = 4
"""So many answers go on in one round of the loop: about as many share a commit, and a round of its own for each would
cost more than being fair about half a millisecond is worth."""
GIVES_WAY = 0.01
"""So many seconds a step of a request waits at most for a round of the loop with nothing else to do."""


class Rounds:
    """Lets the loop do one step of somebody's work in each of its rounds, in turns by the time each client has had.

    So a step waits for one of somebody else's, and not for one of each request they have under way. Steps that give way
    are done only in rounds with nothing else to do, or after so many seconds: an answer passes through a dozen rounds,
    and would else wait for somebody's step in each of them.
    """

    def __init__(self, gives_way: float = 0.0, together: int = 1) -> None:
        self._turns = Turns()
        self._together = together
        """So many steps of those who wait are done in one round."""
        self._taken = False
        self._gives_way = gives_way
        self._stepped = 0.0
        """When the last step was done, or the first one began to wait."""

    def turn(self, client: str) -> asyncio.Future[None] | None:
        """What to wait for before the next step; None where it may be done at once."""
        if self._taken:
            return self._turns.join(Share(client))
        loop = asyncio.get_running_loop()
        self._taken, self._stepped = True, loop.time()
        waits = self._turns.join(Share(client)) if self._makes_way(loop) else None
        loop.call_soon(self._next)
        return waits

    def _next(self) -> None:
        """A round is over: the next belongs to one of those who wait."""
        loop = asyncio.get_running_loop()
        if self._makes_way(loop):
            loop.call_soon(self._next)
            return
        self._stepped = loop.time()
        if self._turns.call():
            for _ in range(1, self._together):
                self._turns.call()
            loop.call_soon(self._next)
        else:
            self._taken = False
            self._turns.rest()

    def _makes_way(self, loop: asyncio.AbstractEventLoop) -> bool:
        """Whether this round has other things to do; asyncio keeps them in a queue that has no public name."""
        return loop.time() < self._stepped + self._gives_way and bool(getattr(loop, "_ready", ()))

    def spent(self, client: str, seconds: float) -> None:
        self._turns.spent(Share(client), seconds)


class Metered(Generic[T]):
    """Awaits something, step by step in its turn, and adds up the processor's seconds for which that kept the loop."""

    def __init__(self, work: Awaitable[T], rounds: Rounds, client: str) -> None:
        self._work = work
        self._rounds = rounds
        self._client = client
        self.seconds = 0.0

    def __await__(self) -> Generator[Any, Any, T]:
        steps: Any = self._work.__await__()
        go: Callable[[], Any] = partial(next, steps)
        while True:
            turn = self._rounds.turn(self._client)
            if turn is not None:
                try:
                    yield from turn
                except BaseException as problem:
                    go = partial(steps.throw, problem)
            began = time.thread_time()
            try:
                waits = go()
            except StopIteration as stop:
                found: T = stop.value
                return found
            finally:
                took = time.thread_time() - began
                self.seconds += took
                self._rounds.spent(self._client, took)
            try:
                go = partial(steps.send, (yield waits))
            except GeneratorExit:
                steps.close()  # nobody comes back for another turn
                raise
            except BaseException as problem:
                go = partial(steps.throw, problem)


class Work:
    """How much of the server's time each client has had."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}
        """Seconds left of each client's share, and when that was."""
        self._began = clock()
        self._now: dict[str, float] = {}
        """What each client has had in this span."""
        self._last: dict[str, float] = {}
        """And in the one before."""
        self._answers, self._others = Rounds(together=TOGETHER), Rounds(GIVES_WAY)

    def contended(self, client: str) -> bool:
        """Whether the server is busy, and not only with this client."""
        self._turn()
        had = max(self._now, self._last, key=lambda span: sum(span.values()))
        total = sum(had.values())
        return total > BUSY * SPAN and total > had.get(client, 0.0)

    def _turn(self) -> None:
        passed = self._clock() - self._began
        if passed >= SPAN:
            self._last = self._now if passed < 2 * SPAN else {}
            self._now, self._began = {}, self._clock()

    def left(self, client: str) -> float:
        left, at = self._left.get(client, (self._rate.burst, 0.0))
        return min(self._rate.burst, left + (self._clock() - at) * self._rate.per_second)

    async def do(self, client: str, work: Awaitable[T], *, plays: bool = False) -> T:
        """Let a client's work be done, unless others need the time and this one has had their share. What `plays`, an
        answer of somebody, goes before all else."""
        left = self.left(client)
        if left < 0 and self.contended(client):
            if isinstance(work, Coroutine):
                work.close()
            wait = -left / self._rate.per_second
            raise Trouble(429, "too-fast", f"Please wait {wait:.1f} s: the server is busy.", retry_after=wait)
        self._charge(client, GUESS)
        metered = Metered(work, self._answers if plays else self._others, client)
        try:
            with on_behalf(client):
                return await metered
        finally:
            self._spend(client, metered.seconds, metered.seconds - GUESS)

    def spent(self, client: str, seconds: float) -> None:
        """Count what a client has had, of the loop or of a thread: either keeps everybody else from reckoning."""
        if client and seconds:
            self._spend(client, seconds, seconds)

    def _spend(self, client: str, seconds: float, charge: float) -> None:
        self._charge(client, charge)
        self._turn()
        self._now[client] = self._now.get(client, 0.0) + seconds

    def _charge(self, client: str, seconds: float) -> None:
        if len(self._left) >= MOST_BUCKETS and client not in self._left:
            self._left = {name: left for name, left in self._left.items() if self.left(name) < self._rate.burst}
        self._left[client] = (self.left(client) - seconds, self._clock())
