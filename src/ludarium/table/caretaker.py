"""What a process does by itself to keep its tables going, whatever has failed.

It shows that it lives, looks every few seconds for tables that have come to a stop, takes over those whose leader is
gone while a bot is to move, records who was connected to a process that died, stores what lists show of games, and
deletes what is old.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ludarium.table.cleaning import Cleaning
from ludarium.table.problems import DatabaseAway, Trouble

if TYPE_CHECKING:
    from ludarium.table.hall import Hall

logger = logging.getLogger(__name__)

BEATS = 3.3
"""How often a process shows during one lease that it lives."""
MOST_ADOPTED = 20
"""Tables taken over at one time, so that a start with many of them leaves room for people."""


class Caretaker:
    """Two background loops."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.cleaning = Cleaning(hall)
        self._claimed: dict[str, None] = {}
        """Tables taken over that are still to be read, the first claimed first."""
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._live_on()), asyncio.create_task(self._go_round())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _live_on(self) -> None:
        while True:
            await asyncio.sleep(self.hall.settings.lease / BEATS)
            try:
                if not await self.hall.leases.renew():
                    logger.warning("this process was given up by the others, and is back")
                    self.hall.presence.again()
                    self.hall.presence.write_soon()
            except DatabaseAway:
                continue
            except Exception:
                logger.exception("the sign of life has failed")

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(self.hall.settings.sweep)
            try:
                await self.sweep()
            except DatabaseAway:
                continue
            except Exception:
                logger.exception("looking after the tables has failed")

    async def sweep(self) -> None:
        """Look after everything once."""
        hall = self.hall
        for room in list(hall.living.values()):
            room.nudge()
        await hall.bus.check()
        await hall.presence.write()
        await hall.note_glances()
        for id in await hall.presence.bury():
            hall.look_around(id)
        self._claimed.update(dict.fromkeys(await hall.leases.deserted(MOST_ADOPTED)))
        for id in list(self._claimed):
            await self._adopt(id)
        await self.cleaning.clean()

    async def _adopt(self, id: str) -> None:
        """Lead a table and let its bots continue. Claimed before it is read: an unreadable table is tried once, and one
        that the database kept from us again and again."""
        try:
            if await self.hall.leases.take(id) == self.hall.leases.me:
                await (await self.hall.room(id)).refresh()
        except DatabaseAway:
            raise
        except Trouble as trouble:
            logger.warning("table %s is stuck: %s", id, trouble)
        self._claimed.pop(id, None)
