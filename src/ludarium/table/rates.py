"""Rate limits: a bucket of tokens for every client and kind of request, and one of the server's own time.

Requests differ a thousandfold in what they cost. So the seconds for which each keeps the server from everybody else
are measured and taken from the shares of its sender and of the sender's address, which count while the server is busy.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from typing import Any, Generic, TypeVar

from ludarium.table.problems import Trouble
from ludarium.table.settings import Rate
from ludarium.table.turns import HOUSEHOLD, Share, Turns, on_behalf

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


def multiplied(rate: Rate) -> Rate:
    """What all guests of an address together may have."""
    return Rate(HOUSEHOLD * rate.burst, HOUSEHOLD * rate.per_second)


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

    def take_together(self, kind: str, client: Share, rate: Rate) -> None:
        """The same for a guest, and for all guests of an address, who get as much as so many (`HOUSEHOLD`)."""
        self.take(kind, client.guest, rate)
        if client.home:
            self.take(f"{kind} together", client.home, multiplied(rate))

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

    def turn(self, client: Share) -> asyncio.Future[None] | None:
        """What to wait for before the next step; None where it may be done at once."""
        if self._taken:
            return self._turns.join(client)
        loop = asyncio.get_running_loop()
        self._taken, self._stepped = True, loop.time()
        waits = self._turns.join(client) if self._makes_way(loop) else None
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

    def spent(self, client: Share, seconds: float) -> None:
        self._turns.spent(client, seconds)


class Metered(Generic[T]):
    """Awaits something, step by step in its turn, and adds up the processor's seconds for which that kept the loop."""

    def __init__(self, work: Awaitable[T], rounds: Rounds, client: Share) -> None:
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


class Allowance:
    """Seconds that each of many has to spend: a burst, and more with time."""

    def __init__(self, rate: Rate, clock: Callable[[], float]) -> None:
        self.rate = rate
        self._clock = clock
        self._left: dict[str, tuple[float, float]] = {}
        """Seconds left of each one's, and when that was."""

    def left(self, name: str) -> float:
        left, at = self._left.get(name, (self.rate.burst, 0.0))
        return min(self.rate.burst, left + (self._clock() - at) * self.rate.per_second)

    def charge(self, name: str, seconds: float) -> None:
        if len(self._left) >= MOST_BUCKETS and name not in self._left:
            self._left = {each: left for each, left in self._left.items() if self.left(each) < self.rate.burst}
        self._left[name] = (self.left(name) - seconds, self._clock())


class Work:
    """How much of the server's time each client has had, and all clients of an address together: as much as so many."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._clients = Allowance(rate, clock)
        self._homes = Allowance(multiplied(rate), clock)
        self._began = clock()
        self._now: dict[Share, float] = {}
        """What each client has had in this span."""
        self._last: dict[Share, float] = {}
        """And in the one before."""
        self._answers, self._others = Rounds(together=TOGETHER), Rounds(GIVES_WAY)

    def contended(self, client: str = "", home: str = "") -> bool:
        """Whether the server is busy, and not only with this client, or this address."""
        self._turn()
        had = max(self._now, self._last, key=lambda span: sum(span.values()))
        others = [seconds for each, seconds in had.items() if (each.home != home if home else each.guest != client)]
        return sum(had.values()) > BUSY * SPAN and sum(others) > 0

    def _turn(self) -> None:
        passed = self._clock() - self._began
        if passed >= SPAN:
            self._last = self._now if passed < 2 * SPAN else {}
            self._now, self._began = {}, self._clock()

    def left(self, client: str) -> float:
        return self._clients.left(client)

    def wait(self, share: Share) -> float:
        """How long a client makes way: 0 where it and its address have something left, or nobody else is there."""
        own, together, wait = self._clients.left(share.guest), self._homes.left(share.home), 0.0
        if own < 0 and self.contended(share.guest):
            wait = -own / self._clients.rate.per_second
        if together < 0 and self.contended(home=share.home):
            wait = max(wait, -together / self._homes.rate.per_second)
        return wait

    async def do(self, share: Share, work: Awaitable[T], *, plays: bool = False) -> T:
        """Let a client's work be done, unless others need the time and this one has had their share. What `plays`, an
        answer of somebody, goes before all else."""
        wait = self.wait(share)
        if wait:
            if isinstance(work, Coroutine):
                work.close()
            raise Trouble(429, "too-fast", f"Please wait {wait:.1f} s: the server is busy.", retry_after=wait)
        self._charge(share, GUESS)
        metered = Metered(work, self._answers if plays else self._others, share)
        try:
            with on_behalf(share):
                return await metered
        finally:
            self._spend(share, metered.seconds, metered.seconds - GUESS)

    def spent(self, share: Share, seconds: float) -> None:
        """Count what a client has had, of the loop or of a thread: either keeps everybody else from reckoning."""
        if share.guest and seconds:
            self._spend(share, seconds, seconds)

    def _spend(self, share: Share, seconds: float, charge: float) -> None:
        self._charge(share, charge)
        self._turn()
        self._now[share] = self._now.get(share, 0.0) + seconds

    def _charge(self, share: Share, seconds: float) -> None:
        self._clients.charge(share.guest, seconds)
        if share.home:
            self._homes.charge(share.home, seconds)
