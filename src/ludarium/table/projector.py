"""The way to the films: a process that shows them, started when it is first needed, and a line before it.

A process that crashes is started again and asked again; one that hangs is not asked again, since it would keep
everybody waiting once more. Without a command films are shown by a thread of the server, which is enough for a private
table and for tests with their own games.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import TypeVar

import msgspec

from ludarium.kernel.game import Game
from ludarium.table.films import Films, Look, Reel, Reply, Request
from ludarium.table.problems import RETRY_AFTER, Trouble
from ludarium.table.turns import Line, Share
from ludarium.table.workers import ATTEMPTS, QUICK_NICE, Crashed, Hung, Worker

logger = logging.getLogger(__name__)

T = TypeVar("T")
SECONDS = 60.0
"""After so long without a reply the process is taken to hang."""
PATIENCE = 0.2
"""For so many seconds a film uses only processors that no game wants."""
MOST_LOOKS = 64
"""So many looks of one client may wait; whoever has gone meanwhile still waits for theirs."""


class Projector:
    """Shows films, one look at a time; guests take turns."""

    def __init__(self, command: Sequence[str], game: Callable[[str], Game]) -> None:
        self.line = Line([Worker(command, SECONDS, QUICK_NICE, PATIENCE) if command else None])
        self.films = None if command else Films(game)

    async def show(self, share: Share, key: str, reel: Callable[[], Reel], look: Look, type: type[T]) -> T:
        """What a look at a film finds; `reel` is asked for where the film is not known yet."""
        if self.line.turns.waits(share.guest) >= MOST_LOOKS:
            raise Trouble(429, "too-fast", "You wait for many positions already.", retry_after=RETRY_AFTER)
        async with self.line.place(share) as worker:
            reply = await self._ask(worker, Request(key, look))
            if reply.unknown:
                reply = await self._ask(worker, Request(key, look, reel()))
        if reply.refused is not None:
            refused = reply.refused
            raise Trouble(refused.status, refused.kind, refused.detail, rule=refused.rule)
        return msgspec.json.decode(reply.value, type=type)

    async def _ask(self, worker: Worker | None, request: Request) -> Reply:
        line = msgspec.json.encode(request)
        if worker is None:
            assert self.films is not None
            return msgspec.json.decode(await asyncio.to_thread(self.films.reply, line), type=Reply)
        for _ in range(ATTEMPTS):
            try:
                return msgspec.json.decode(await worker.ask(line), type=Reply)
            except Hung as problem:
                logger.warning("%s; a game could not be shown", problem)
                break
            except (Crashed, msgspec.DecodeError) as crash:
                await worker.stop()  # whatever else it says would be taken for the next reply
                logger.warning("%s; it is started again", crash)
        raise Trouble(
            503, "film-away", "This game cannot be shown now; please try again in a moment.", retry_after=RETRY_AFTER
        )

    async def close(self) -> None:
        for worker in self.line.places:
            if worker is not None:
                await worker.close()
