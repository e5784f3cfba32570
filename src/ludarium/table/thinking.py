"""Bots at one table: each answers as long as it is asked, and tries again after whatever went wrong.

Only the process that leads the table lets them think.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from ludarium.kernel.engine import Rng
from ludarium.table.database import Taken
from ludarium.table.problems import DatabaseAway, Trouble
from ludarium.table.store import PLAYING
from ludarium.table.turns import Share, become, client_of
from ludarium.table.worker import Thought

if TYPE_CHECKING:
    from ludarium.table.rooms import Room

logger = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""After a failure a bot waits so long, then twice as long, up to the longest."""


class Thinking:
    """The bots of one room that are at work."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def __bool__(self) -> bool:
        return bool(self._tasks)

    def nudge(self) -> None:
        """Let every bot that is asked think, unless it does so already."""
        room = self.room
        if room.table.status != PLAYING or room.hall.leases.led_elsewhere(room.id):
            return
        for seat in room.ledger.asked:
            if room.seats[seat].bot and seat not in self._tasks:
                self._tasks[seat] = asyncio.create_task(self._play(seat))

    async def _play(self, seat: int) -> None:
        """Answer for a bot as long as it is asked and we lead."""
        wait = FIRST_WAIT
        become(client_of(self.room.table.host))
        try:
            while True:
                try:
                    if not await self.room.lead() or not await self._answer(seat):
                        return
                    self.room.wake()
                    wait = FIRST_WAIT
                    continue
                except DatabaseAway:
                    pass  # told already where it was found
                except Trouble as trouble:
                    logger.error("table %s: bot %s cannot play: %s", self.room.id, seat + 1, trouble)
                    return
                except Exception:
                    logger.exception("table %s: bot %s has failed and tries again", self.room.id, seat + 1)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        finally:
            if self._tasks.get(seat) is asyncio.current_task():
                del self._tasks[seat]

    def _asked(self, seat: int) -> int | None:
        """The number since which a bot is asked, if it is; in a lesson seats that are asked together keep its order."""
        room = self.room
        playing = room.table.status == PLAYING and room.seats[seat].bot
        ahead = room.ledger.ahead
        return room.ledger.asked.get(seat) if playing and (ahead is None or ahead.seat == seat) else None

    async def _answer(self, seat: int) -> bool:
        room = self.room
        async with room.quiet():
            since = self._asked(seat)
            if since is None:
                del self._tasks[seat]  # under the lock: whoever asks this bot next starts it anew
                return False
            job = room.job(seat, room.seats[seat].bot)
            ask = room.ledger.play.ask_of(seat)
            ahead = room.ledger.ahead
            assert ask is not None
        if ahead is not None:
            await asyncio.sleep(room.hall.settings.pace)
            thought = Thought(action=ahead.action)
        elif len(ask.actions) == 1:
            thought = Thought(action=ask.actions[0])
        else:
            thought = await room.hall.workers.think(job, Share(room.table.host, room.id))
        async with room.quiet():
            if not room.hall.leases.leads(room.id) or self._asked(seat) != since or room.ledger.ahead != ahead:
                return True
            if thought.action not in ask.actions:
                logger.error("table %s: %s plays at random: %s", room.id, job.level, thought.error or thought.action)
                thought = Thought(action=ask.actions[Rng(job.seed).below(len(ask.actions))])
            facts = room.ledger.answer(seat, thought.action, None, room.hall.settings.clock())
            with suppress(Taken):  # another process was faster: look again
                await room.commit(facts)
        return True

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
