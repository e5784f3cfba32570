"""Which process leads a table. Only the leader decides there and lets bots think; the others pass on what they hear.

A process is alive while its row in `processes` is young, by the database's clock. It leads a table while it is alive
and `tables.leader` names it, so one row renewed every few seconds keeps all its leases, and when that row is gone or
old they are all free at once. A lease is a promise about who works, not the last guard: that is the number of a fact.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict

from sqlalchemy import ColumnElement, Connection, String, and_, cast, delete, exists, literal, not_, or_, select, update

from ludarium.table import schema
from ludarium.table.database import Notice
from ludarium.table.problems import server_stops, unknown_table
from ludarium.table.store import Store
from ludarium.table.turns import Share

logger = logging.getLogger(__name__)

MARGIN = 0.8
"""A process takes its own leases to be over a little earlier than everybody else does."""
KEPT_LEADERS = 5000
LOOKED_AT = 500
"""So many tables without a leader are looked at together."""
ALIVE = Share("alive")
"""A process that is late with its sign of life loses its tables, so this waits for nobody's other wishes."""


class Leases:
    """What this process leads, and who leads the rest."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store = store
        self.me = store.name
        self.seconds = seconds
        self._led: set[str] = set()
        self._others: OrderedDict[str, tuple[str, float]] = OrderedDict()
        """Tables another process was found to lead, which, and when."""
        self._good_until = 0.0
        self.closed = False
        """Whether everything was given up for good."""

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    @property
    def alive(self) -> bool:
        return self._now() < self._good_until

    def leads(self, table: str) -> bool:
        return table in self._led and self.alive

    def led_elsewhere(self, table: str) -> bool:
        """Whether another process was found to lead the table a moment ago."""
        return bool(self.other(table))

    def other(self, table: str) -> str:
        """The process that was found to lead the table a moment ago; empty where that is not known, or is this one."""
        leader, at = self._others.get(table, ("", float("-inf")))
        return leader if self._now() < at + self.seconds else ""

    def found(self, table: str, leader: str) -> None:
        """Another process leads the table."""
        self._led.discard(table)
        self._others[table] = leader, self._now()
        if len(self._others) > KEPT_LEADERS:
            self._others.popitem(last=False)

    def doubt(self, table: str) -> None:
        """Who was found to lead the table does not say so."""
        self._others.pop(table, None)

    def opened(self, table: str) -> None:
        """A table of our own that was stored with us as its leader."""
        self._led.add(table)

    def forget(self, table: str) -> None:
        """The table is no longer in memory. It stays ours in the database until somebody needs it again."""
        self._led.discard(table)
        self._others.pop(table, None)

    async def open(self) -> None:
        """Send a heartbeat. Only one process can serve an SQLite file, so there are no others."""
        if self.store.sqlite:
            await self.store.write(lambda connection: connection.execute(delete(schema.processes)))
        await self.renew()

    async def renew(self) -> bool:
        """Stay alive; False when we had been given up, and whatever we led may be led by others now."""
        began, processes = self._now(), schema.processes
        until = self.store.now + self.seconds
        young = and_(processes.c.name == self.me, processes.c.until > self.store.now)

        def renewed(connection: Connection) -> bool:
            kept = connection.execute(update(processes).where(young).values(until=until)).rowcount == 1
            if not kept:
                connection.execute(self.store.upsert(processes, "until").values(name=self.me, until=until))
            return kept

        lapsed = not await self.store.write(renewed, share=ALIVE)
        if lapsed:
            self._led.clear()
        self._good_until = began + self.seconds * MARGIN
        return not lapsed

    def _lives(self, name: ColumnElement[str]) -> ColumnElement[bool]:
        processes = schema.processes
        return exists(select(literal(1)).where(and_(processes.c.name == name, processes.c.until > self.store.now)))

    async def take(self, table: str) -> str:
        """Lead a table that nobody leads; returns the name of its leader."""
        if self.closed:  # a sign of life now would keep our tables from everybody until it is old
            raise server_stops()
        if not self.alive:
            await self.renew()
        tables = schema.tables
        free = or_(tables.c.leader == self.me, not_(self._lives(tables.c.leader)))
        change = update(tables).where(and_(tables.c.id == table, free)).values(leader=self.me)

        def taken(connection: Connection) -> str | None:
            connection.execute(change)
            return connection.execute(select(tables.c.leader).where(tables.c.id == table)).scalar_one_or_none()

        leader = await self.store.write(taken)
        if leader is None:
            raise unknown_table()
        if leader == self.me:
            self._led.add(table)
            self._others.pop(table, None)
        else:
            self.found(table, leader)
        return leader

    async def deserted(self, most: int) -> list[str]:
        """Tables where a bot is asked whose leader is gone: nobody would let it think.

        Those where no bot is asked get rid of the leader, so that they are not looked at again and again.
        """
        tables, seats = schema.tables, schema.seats
        asked = literal(" ") + tables.c.asked + literal(" ")
        bot = and_(
            seats.c.table_id == tables.c.id,
            seats.c.bot != "",
            asked.like(literal("% ") + cast(seats.c.seat, String) + literal(" %")),
        )
        thinks = exists(select(literal(1)).where(bot))
        living = select(schema.processes.c.name).where(schema.processes.c.until > self.store.now)
        gone = and_(schema.LED, tables.c.leader.not_in(living))
        query = select(tables.c.id, thinks).where(gone).limit(LOOKED_AT)
        found = await self.store.read(lambda connection: connection.execute(query).all())
        idle = [id for id, bots in found if not bots]
        if idle:
            free = update(tables).where(and_(tables.c.id.in_(idle), gone, not_(thinks))).values(leader="")
            await self.store.write(lambda connection: connection.execute(free))
        return [str(id) for id, bots in found if bots][:most]

    async def close(self) -> None:
        """Give every lease up at once."""
        self.closed = True
        self._led.clear()
        self._good_until = 0.0
        gone = delete(schema.processes).where(schema.processes.c.name == self.me)
        await self.store.write(lambda connection: connection.execute(gone), Notice(gone=True))
