"""Bots at one table: each answers as long as it is asked, and tries again after whatever went wrong.

Only the process that leads the table lets them think. A person may ask them for a hint.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import suppress
from random import choice
from time import monotonic
from typing import TYPE_CHECKING, Any

from ludarium.kernel.engine import Rng, ask_of
from ludarium.kernel.game import Match
from ludarium.kernel.play import give
from ludarium.kernel.remarks import Remark
from ludarium.kernel.state import State
from ludarium.table import logs, seating, wire_hints
from ludarium.table.database import Taken
from ludarium.table.problems import DatabaseAway, Trouble
from ludarium.table.store import PLAYING, Guest
from ludarium.table.turns import become
from ludarium.table.worker import Job, Thought

if TYPE_CHECKING:
    from ludarium.table.rooms import Room

logger = logging.getLogger(__name__)

REMEMBERED = 20
"""So many of a bot's last choices are what a pause is drawn from."""
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""After a failure a bot waits so long, then twice as long, up to the longest."""


def remarks_on(match: Match[Any], state: State, seat: int, plan: Sequence[int]) -> Iterator[Remark]:
    """The weightiest thing that each step of a seat's plan comes to; where there is no choice, no step is needed.

    `state` is used up.
    """
    for number, action in enumerate(plan):
        ask = ask_of(state, seat)
        while number and ask is not None and len(ask.actions) == 1:
            give(state, ask, ask.actions[0])
            ask = ask_of(state, seat)
        if ask is None or action not in ask.actions:
            return
        yield from match.consequences(match.view(state, seat), action)[:1]
        give(state, ask, action)


def pause(took: Sequence[float], usual: float) -> float:
    """How many seconds a bot waits with an answer of which others must not learn that it was the only one: as long as
    one of its own last choices took, or as usual if there was none.

    >>> pause([2.0, 2.0], 0.5), pause([], 0.5)
    (2.0, 0.5)
    """
    return choice(took) if took else usual


class Thinking:
    """The bots of one room that are at work."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._took: dict[int, deque[float]] = {}
        """How many seconds the last choices of each bot took."""

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
        become(self.room.hall.client(self.room.table.host))
        logs.begin_work(self.room.id)
        try:
            while True:
                try:
                    if not await self.room.lead() or not await self._answer(seat):
                        return
                    wait = FIRST_WAIT
                    continue
                except DatabaseAway:
                    pass  # already reported where it was found
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
        """The number since which a bot is asked, if it is; seats asked together keep the order of a start."""
        room = self.room
        playing = room.table.status == PLAYING and room.seats[seat].bot
        ahead = room.ledger.ahead
        return room.ledger.asked.get(seat) if playing and (ahead is None or ahead.seat == seat) else None

    async def _answer(self, seat: int) -> bool:
        room = self.room
        async with room.quiet():
            since = self._asked(seat)
            if since is None:
                del self._tasks[seat]  # under the lock: the next request to this bot starts it again
                return False
            job = self.job(seat, room.seats[seat].bot)
            ask = room.ledger.play.ask_of(seat)
            ahead = room.ledger.ahead
            assert ask is not None
            hidden = len(ask.actions) == 1 and room.showing.forced(seat) == "hidden"
        if ahead is not None:
            await asyncio.sleep(room.hall.settings.pace)
            thought = Thought(action=ahead.action)
        elif len(ask.actions) == 1:
            await asyncio.sleep(pause(self._took.get(seat, ()), room.hall.settings.pace) if hidden else 0)
            thought = Thought(action=ask.actions[0])
        else:
            begun = monotonic()
            thought = await room.hall.workers.think(job, room.hall.share(room.table.host, room.id))
            self._took.setdefault(seat, deque(maxlen=REMEMBERED)).append(monotonic() - begun)
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

    def job(self, seat: int, level: str, *, advise: bool = False) -> Job:
        """What a worker needs to think for a seat: a re-dealt position that looks the same to that seat."""
        match, position = self.room.ledger.match, self.room.ledger.play.state
        given = len(self.room.ledger.play.answers)
        # Beside a coach bots play alike for everybody who does.
        streams = (
            (seating.fresh_stream(), seating.fresh_stream()) if self.room.showing.coach is None else (given, given)
        )
        imagined = match.determinise(position, seat, Rng(streams[0]))
        return Job(
            table=match.request,
            position=match.dump(imagined),
            seat=seat,
            level=level,
            seed=streams[1],
            advise=advise,
        )

    async def hint(self, guest: Guest, seat: int, level: str, language: str) -> wire_hints.Hint:
        """What a bot would do in one of the guest's seats."""
        room = self.room
        async with room.quiet():
            room.check_act(guest, seat)
            if room.showing.open or seat not in room.ledger.asked:
                raise Trouble(409, "not-asked", f"Seat {seat + 1} is not being asked anything now.")
            if not seating.may_hint(room.table, room.seats, guest):
                raise Trouble(403, "no-hints", "Other people play at this table, and it was opened without hints.")
            seq = room.ledger.seq
            job = self.job(seat, level, advise=True)
        share = room.hall.share(guest.id, room.id)
        if room.hall.workers.crowded(share, level):
            raise Trouble(429, "too-fast", "You are waiting for many bots already; try again later.", retry_after=5)
        thought = await room.hall.workers.think(job, share)
        if thought.error or not thought.lines:
            raise Trouble(503, "no-hint", "The bot has no answer now; please try again.")
        words, match = room.showing.words(language), room.ledger.match
        lines = [
            wire_hints.HintLine(
                steps=[words.step(action) for action in line.plan],
                chance=None if line.chance is None else round(line.chance, 3),
                wide=round(line.wide, 3),
                comes=words.reached(remarks_on(match, match.load(job.position), seat, line.plan)),
                why=words.why(seat, line.reasons),
            )
            for line in thought.lines
        ]
        return wire_hints.Hint(seq=seq, lines=lines, even=thought.even, deals=thought.deals)

    async def stop(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
