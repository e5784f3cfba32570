"""What is old is deleted, by the rules the operator sets, a little at a time: nobody waits for it.

Several processes may do so at once; what is gone already is no error. A table somebody is connected to stays, however
old it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Select, and_, delete, exists, literal, not_, or_, select, tuple_

from ludarium.table import keeping, schema
from ludarium.table.database import Notice
from ludarium.table.settings import DAY
from ludarium.table.store import ENDED, OVER, PLAYING

if TYPE_CHECKING:
    from ludarium.table.hall import Hall

BATCH = 50
"""So much of a kind is deleted at a time."""
LOOKED_AT = 500
"""So many guests are looked at for it: most old ones have games."""
REST = 60.0
"""After nothing was left to do, so many seconds pass until the next look."""


class Cleaning:
    """Deletes what is old, and counts it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.rules = hall.settings.cleaning
        self.done: Counter[str] = Counter()
        self._until = 0.0
        self._guest = (0.0, "")
        """Up to here guests have been looked at."""

    async def clean(self) -> None:
        """Delete some of what is old."""
        now = self.hall.settings.clock()
        if now < self._until:
            return
        found = Counter(
            {
                "tables": await self._tables(now, self.rules.unplayed_days, (PLAYING,))
                + await self._tables(now, self.rules.finished_days, (OVER, ENDED)),
                "replays": await self._replays(now, self.rules.replays_days),
                "guests": await self._guests(now, self.rules.guests_days),
            }
        )
        await self.hall.presence.forget_old()
        self.done += found
        if not found.total():
            self._until = now + REST

    async def _tables(self, now: float, days: float, statuses: Sequence[str]) -> int:
        if not days:
            return 0
        tables, presence, before, count = schema.tables, schema.presence, now - days * DAY, 0
        watched = exists(select(literal(1)).where(and_(presence.c.table_id == tables.c.id, presence.c.connected > 0)))
        for status in statuses:
            old = and_(tables.c.status == status, tables.c.changed < before, not_(watched))
            for id in await self._ids(select(tables.c.id).where(old).order_by(tables.c.changed).limit(BATCH)):
                room = self.hall.living.get(id)
                if room is None:
                    await self.hall.store.delete(id, before)
                elif not room.busy:
                    await keeping.clear(room, before)
                else:
                    continue
                count += 1
        return count

    async def _ids(self, query: Select[str]) -> list[str]:
        return await self.hall.store.read(lambda connection: list(connection.execute(query).scalars()))

    async def _replays(self, now: float, days: float) -> int:
        if not days:
            return 0
        replays = schema.replays
        old = select(replays.c.id).where(replays.c.created < now - days * DAY).order_by(replays.c.created).limit(BATCH)

        def clear(connection: Connection) -> int:
            ids = connection.execute(old).scalars().all()
            connection.execute(delete(replays).where(replays.c.id.in_(ids)))
            return len(ids)

        return await self.hall.store.write(clear)

    async def _guests(self, now: float, days: float) -> int:
        """Guests have nothing if they neither sit at a table, nor have opened one, nor have brought a record, nor have
        learned anything within this time."""
        if not days:
            return 0
        guests, hidden = schema.guests, schema.hidden
        old = and_(
            guests.c.created < now - days * DAY,
            tuple_(guests.c.created, guests.c.id) > tuple_(*map(literal, self._guest)),
        )
        query = (
            select(guests.c.created, guests.c.id).where(old).order_by(guests.c.created, guests.c.id).limit(LOOKED_AT)
        )
        seen = await self.hall.store.read(lambda connection: connection.execute(query).all())
        self._guest = (seen[-1][0], seen[-1][1]) if len(seen) == LOOKED_AT else (0.0, "")
        has = or_(
            *(
                exists(select(literal(1)).where(column == guests.c.id))
                for column in (schema.seats.c.guest, schema.tables.c.host, schema.replays.c.guest)
            ),
            exists(
                select(literal(1)).where(
                    and_(schema.progress.c.guest == guests.c.id, schema.progress.c.at >= now - days * DAY)
                )
            ),
        )
        idle = select(guests.c.id).where(and_(guests.c.id.in_([id for _, id in seen]), not_(has)))

        def clear(connection: Connection) -> list[str]:
            ids = list(connection.execute(idle).scalars())
            connection.execute(delete(hidden).where(hidden.c.guest.in_(ids)))
            connection.execute(delete(schema.progress).where(schema.progress.c.guest.in_(ids)))
            connection.execute(delete(guests).where(guests.c.id.in_(ids)))
            return ids

        gone = await self.hall.store.write(clear) if seen else []
        for id in gone:
            self.hall.forget_guest(id)
        if gone:
            await self.hall.store.write(lambda connection: None, *(Notice(guest=id) for id in gone))
        return len(gone)
