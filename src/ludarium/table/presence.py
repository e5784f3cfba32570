"""Who is at a table, known to every process: connected by a socket, or seen when they last asked for something.

Each process writes what it sees itself and reads what the others saw. A guest who was connected to a process that died
counts as present until `bury` notes that the process is gone: nobody loses a seat to our crash.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, and_, delete, select, update

from ludarium.table import schema
from ludarium.table.database import CHANNEL, Notice, Taken, notify
from ludarium.table.problems import DatabaseAway
from ludarium.table.store import Store

SOON = 0.25
"""Seconds within which it is noted who has asked for something; whatever comes together is one change."""
OFTEN = 15.0
"""A guest who keeps asking over HTTP is noted this often."""
MOST_SEEN = 10_000
"""With more guests than these in memory, those who were seen longest ago are forgotten: the database knows them."""
KEPT = 24 * 3600.0
"""After this long it no longer matters when somebody was last seen."""


@dataclass(frozen=True)
class Here:
    """One guest at one table by way of one process: how many sockets, and when they were last seen."""

    guest: str
    process: str
    connected: int
    seen: float


class Presence:
    """What this process has seen, and what the others have written."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self._seen: dict[tuple[str, str], Here] = {}
        self._unwritten: dict[tuple[str, str], bool] = {}
        """What is still to be written, and whether others must be notified."""
        self._writing = asyncio.Lock()
        self._later: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def forget_old(self) -> None:
        """Forget when somebody was last seen, if that was long ago."""
        old = and_(schema.GONE, schema.presence.c.seen < self.clock() - KEPT)
        await self.store.write(lambda connection: connection.execute(delete(schema.presence).where(old)))

    # What this process sees

    def connected(self, table: str, guest: str, sockets: int) -> None:
        """Note how many sockets a guest (or, nameless, everybody without a name) has at a table now."""
        self._seen[table, guest] = Here(guest, self.store.name, sockets, self.clock())
        self._unwritten[table, guest] = True

    def saw(self, table: str, guest: str) -> None:
        """A guest has asked for something at a table; whoever is connected is known to be there."""
        known, at = self._seen.get((table, guest)), self.clock()
        if known is None or (not known.connected and at - known.seen >= OFTEN):
            self._seen[table, guest] = Here(guest, self.store.name, 0, at)
            self._unwritten.setdefault((table, guest), False)
            self._write_later()

    def here(self, table: str, guest: str) -> Here | None:
        return self._seen.get((table, guest))

    def again(self) -> None:
        """Others have given this process up; let them know again who is connected to it."""
        self._unwritten.update({key: True for key, here in self._seen.items() if here.connected})

    def _forget(self) -> None:
        """Keep half of those who only asked for something, when there are too many to keep all."""
        if len(self._seen) > MOST_SEEN:
            gone = [key for key, here in self._seen.items() if not here.connected and key not in self._unwritten]
            for key in sorted(gone, key=lambda key: self._seen[key].seen)[: (len(gone) + 1) // 2]:
                del self._seen[key]

    def _write_later(self) -> None:
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(SOON, self.write_soon)

    def write_soon(self) -> None:
        if self._later is not None:
            self._later.cancel()
            self._later = None
        task = asyncio.create_task(self.write())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def write(self) -> None:
        """Write what is new; while the database is away it stays to be written."""
        async with self._writing:
            keys, self._unwritten = self._unwritten, {}
            if not keys:
                return
            rows = [{"table_id": key[0], **vars(self._seen[key])} for key in keys if key in self._seen]
            changed = sorted({table for (table, _), told in keys.items() if told})
            notices = [Notice(table=table, present=True) for table in changed]
            note = self.store.upsert(schema.presence, "connected", "seen")
            kept = select(schema.tables.c.id).where(schema.tables.c.id.in_({row["table_id"] for row in rows}))

            def noted(connection: Connection) -> None:
                there = set(connection.execute(kept).scalars())  # a table may have been deleted
                known = [row for row in rows if row["table_id"] in there]
                if known:
                    connection.execute(note, known)

            try:
                await self.store.write(noted, *notices)
            except (DatabaseAway, Taken):
                for key, told in keys.items():
                    self._unwritten[key] = self._unwritten.get(key, False) or told

    async def close(self) -> None:
        """Everybody has gone."""
        if self._later is not None:
            self._later.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.write()

    # What others see

    async def elsewhere(self, table: str) -> list[Here]:
        """Whom the other processes, those before us too, have seen at a table."""
        presence = schema.presence
        query = select(*presence.c["guest", "process", "connected", "seen"])
        others = query.where(and_(presence.c.table_id == table, presence.c.process != self.store.name))
        return await self.store.read(lambda connection: [Here(*row) for row in connection.execute(others)])

    async def bury(self) -> list[str]:
        """Note the end of processes that are gone; at which tables that changes who is there."""
        self._forget()
        presence, processes = schema.presence, schema.processes
        living = select(processes.c.name).where(processes.c.until > self.store.now)
        orphaned = and_(schema.CONNECTED, presence.c.process.not_in(living))
        some = select(presence.c.table_id).where(orphaned).limit(1)
        if not await self.store.read(lambda connection: connection.execute(some).all()):
            return []
        change = update(presence).where(orphaned).values(connected=0, seen=self.clock())

        def buried(connection: Connection) -> list[str]:
            tables = sorted({str(id) for (id,) in connection.execute(change.returning(presence.c.table_id))})
            connection.execute(delete(processes).where(processes.c.until <= self.store.now))
            if not self.store.sqlite:
                for id in tables:
                    notify(connection, CHANNEL, Notice(process=self.store.name, table=id, present=True))
            return tables

        return await self.store.write(buried)
