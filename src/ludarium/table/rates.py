"""Rate limits: a bucket of tokens for every client and kind of request."""

from __future__ import annotations

import time
from collections.abc import Callable

from ludarium.table.problems import Trouble
from ludarium.table.settings import Rate

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
            raise Trouble(429, "too-fast", f"Please wait {wait:.1f} s before you go on.", retry_after=wait)

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again; all, when there are none."""
        full = [key for key, b in self._buckets.items() if b.tokens + (now - b.at) * b.rate.per_second >= b.rate.burst]
        for key in full or list(self._buckets):
            del self._buckets[key]
