"""Whose turn it is: before whatever there is little of, guests take turns by the time they have had.

Bots, the database and the thread for long sums each have such a line. However much somebody asks for, another waits
for what is under way and not for all of it.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

P = TypeVar("P")
T = TypeVar("T")
MOST_SHARES = 10_000
HOUSEHOLD = 4
"""All guests of one address together get as much as so many: more names are no way to more."""


@dataclass(frozen=True)
class Share:
    """Whose time is spent: that of a guest, and among their tables of one; `home` is the guest's address, if known."""

    guest: str = ""
    table: str = ""
    home: str = ""


NOBODY = Share()
_ASKING: ContextVar[Share] = ContextVar("asking", default=NOBODY)


def asking() -> Share:
    """The client for whom something is done just now; nobody for what the server does by itself."""
    return _ASKING.get()


def client_of(guest: str) -> str:
    """A guest as limits and lines know them."""
    return f"guest {guest}"


def become(client: Share) -> None:
    """Whatever this task does from now on is done for this client."""
    _ASKING.set(client)


@contextmanager
def on_behalf(client: Share) -> Iterator[None]:
    """Everything done inside is done for this client."""
    before = _ASKING.set(client)
    try:
        yield
    finally:
        _ASKING.reset(before)


class Turns:
    """Who is next: of all waiting guests the one who has had the least time, and the same among their tables.

    Each guest of an address counts as having had at least a part of what all of them have had (`HOUSEHOLD`). A guest
    who returns after a pause starts level with the others, ahead of those who have had more.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, deque[asyncio.Future[Any]]]] = {}
        self._had: dict[tuple[str, ...], float] = {}
        """Seconds that each guest, and each of their tables, has had since all were at rest, or has rested for."""
        self._used: defaultdict[str, float] = defaultdict(float)
        """Seconds that each guest has really had."""
        self._begun = 0.0
        """What the guest who was served last had had by then."""
        self._homes: dict[str, str] = {}
        """The addresses of guests, where they are known."""
        self._first: dict[str, str] = {}
        """The guest who came from an address first; where nobody else does, only what guests have had counts."""
        self._together: dict[str, str] = {}
        """The addresses of guests who are not the only ones there."""
        self._waiting_at: dict[str, int] = {}
        """How many guests of an address wait."""
        self._had_at: dict[str, float] = {}
        """Seconds that all guests of an address together have had."""

    def __bool__(self) -> bool:
        """Whether anybody waits, or did until they gave up."""
        return bool(self._waiting)

    def waits(self, guest: str) -> int:
        """How many answers a guest waits for."""
        return sum(len(each) for each in self._waiting.get(guest, {}).values())

    def join(self, share: Share, turn: asyncio.Future[Any] | None = None) -> asyncio.Future[Any]:
        """Wait for a turn, which is called by the future that is returned, or given."""
        turn = asyncio.get_running_loop().create_future() if turn is None else turn
        if share.guest not in self._waiting:
            self._had[share.guest,] = max(self._had.get((share.guest,), 0.0), self._begun)
            self._come_from(share.guest, share.home)
        tables = self._waiting.setdefault(share.guest, {})
        if share.table not in tables:
            least = min((self._had.get((share.guest, table), 0.0) for table in tables), default=0.0)
            key = (share.guest, share.table)
            self._had[key] = max(self._had.get(key, 0.0), least)
        tables.setdefault(share.table, deque()).append(turn)
        return turn

    def call(self) -> bool:
        """Let the next one go; whether there was anybody."""
        turn = self.next()
        if turn is not None:
            turn.set_result(None)
        return turn is not None

    def next(self) -> asyncio.Future[Any] | None:
        """Whose turn it is, of those who still wait."""
        while self._waiting:
            guest = min(self._waiting, key=lambda guest: (self._has_had(guest), self._used[guest]))
            tables = self._waiting[guest]
            table = min(tables, key=lambda table: self._had.get((guest, table), 0.0))
            turn = tables[table].popleft()
            if not tables[table]:
                del tables[table]
            del self._waiting[guest]
            if tables:
                self._waiting[guest] = tables  # behind their equals, however coarse the clock
            elif home := self._homes[guest]:
                self._waiting_at[home] -= 1
            if not turn.done():
                self._begun = max(self._begun, self._has_had(guest))
                return turn
        return None

    def _come_from(self, guest: str, home: str) -> None:
        """An address from which nobody has waited lately starts level with the others, as a guest does."""
        if self._homes.get(guest, home) != home:
            self._together.pop(guest, None)  # who has moved leaves the others behind
        self._homes[guest] = home
        if not home:
            return
        waiting = self._waiting_at.get(home, 0)
        if not waiting:
            self._had_at[home] = max(self._had_at.get(home, 0.0), HOUSEHOLD * self._begun)
        self._waiting_at[home] = waiting + 1
        first = self._first.setdefault(home, guest)
        if first != guest:
            self._together[guest] = self._together[first] = home

    def _has_had(self, guest: str) -> float:
        had = self._had.get((guest,), 0.0)
        home = self._together.get(guest)
        return had if home is None else max(had, self._had_at.get(home, 0.0) / HOUSEHOLD)

    def spent(self, share: Share, seconds: float) -> None:
        if share.home:
            self._had_at[share.home] = self._had_at.get(share.home, 0.0) + seconds
        for key in ((share.guest,), (share.guest, share.table)):
            self._had[key] = self._had.get(key, 0.0) + seconds
        self._used[share.guest] += seconds
        if len(self._had) > MOST_SHARES:
            self._had = {key: had for key, had in self._had.items() if key[0] in self._waiting}
            for guest in [guest for guest in self._used if guest not in self._waiting]:
                del self._used[guest]
            self._homes = {guest: home for guest, home in self._homes.items() if guest in self._waiting}
            self._together = {guest: home for guest, home in self._together.items() if guest in self._waiting}
            self._waiting_at = {home: count for home, count in self._waiting_at.items() if count}
            self._first = {home: guest for guest, home in self._homes.items() if home}
            self._had_at = {home: self._had_at.get(home, 0.0) for home in self._first}

    def rest(self) -> None:
        """Nobody is waiting or being served: everyone starts from zero."""
        self._had.clear()
        self._used.clear()
        for each in (self._homes, self._first, self._together, self._waiting_at):
            each.clear()
        self._had_at.clear()
        self._begun = 0.0


class Line(Generic[P]):
    """Some places, and a line before them in which guests take turns. Others may join them, and are then used first."""

    def __init__(self, places: Sequence[P]) -> None:
        self.places = self._own = tuple(places)
        self.turns = Turns()
        self._idle = list(reversed(self.places))
        self._promised = 0
        """Places kept for those whose turn has been called."""

    def join(self, place: P) -> None:
        """One place more."""
        self.places = (*self.places, place)
        self._idle.append(place)
        self._call()

    def leave(self, place: P) -> None:
        """A place that joined is gone. Whoever has it, or is just getting it, must find that out."""
        self.places = tuple(other for other in self.places if other is not place)
        if place in self._idle and len(self._idle) > self._promised:
            self._idle.remove(place)

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
            self._give_back(place)

    async def emptied(self) -> None:
        """Wait until nobody has a place."""
        async with AsyncExitStack() as places:
            for _ in self.places:
                await places.enter_async_context(self.place(NOBODY))

    def _give_back(self, place: P) -> None:
        if self.places is self._own:
            self._idle.append(place)
        elif place in self._own:
            self._idle.insert(0, place)
        elif place in self.places:
            self._idle.append(place)
        else:
            return
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
