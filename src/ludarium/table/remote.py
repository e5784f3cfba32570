"""Workers of other machines: they connect, prove that they know the secret, and are asked like those of this machine.

A worker gets the same jobs as a process of this server: a position in which everything hidden from the bot's seat was
dealt again, and nothing about tables, guests or other seats. It gets one job at a time. If it goes, is late or says
something else, its socket is closed, and the job is thought about elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal

import msgspec
from litestar import websocket
from litestar.exceptions import WebSocketDisconnect

from ludarium import __version__
from ludarium.table.api import hall_of
from ludarium.table.hall import Hall
from ludarium.table.identity import same_secret
from ludarium.table.live import POLICY, TRY_LATER, Socket
from ludarium.table.shelf import Shelf
from ludarium.table.workers import Gone

logger = logging.getLogger(__name__)

PATH = "api/workers"
SCHEME = "Bearer "
INTRODUCED = 10.0
"""Within so many seconds a worker says what it can do."""
OTHER_RULES = 4001
"""The code for a worker that plays other rules than the server."""


class Hello(msgspec.Struct, frozen=True):
    """What a worker says first: which bots it thinks for, and which rules it has."""

    lane: Literal["quick", "deep"]
    version: str
    games: dict[str, str]


def rules_of(shelf: Shelf) -> dict[str, str]:
    """The version and the contents of every game: a bot must know the rules that are played."""
    found = {}
    for game in shelf.games():
        hashes = dict.fromkeys(game.content(edition=edition.id)[0].hash for edition in game.editions)
        found[game.id] = " ".join([str(game.version), *hashes])
    return found


def difference(here: dict[str, str], hello: Hello) -> str:
    """Why a worker cannot think for this server; "" if it can."""
    if hello.version != __version__:
        return f"the server is Ludarium {__version__}, the worker {hello.version}"
    other = [game for game, rules in here.items() if hello.games.get(game) != rules]
    return f"the worker has other rules of {', '.join(other)}" if other else ""


class Remote:
    """A process on another machine, asked through its socket."""

    def __init__(self, socket: Socket, seconds: float) -> None:
        self._socket = socket
        self.seconds = seconds
        self._reply: asyncio.Future[bytes] | None = None
        self.gone = asyncio.Event()

    async def ask(self, line: bytes) -> bytes:
        """One reply; `Gone` if there is none, and then the worker is not asked again."""
        if self.gone.is_set():
            raise Gone("a worker on another machine has gone")
        self._reply = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(self.seconds):
                await self._socket.send_data(line, "text")
                return await self._reply
        except (TimeoutError, WebSocketDisconnect, OSError, RuntimeError) as problem:
            await self.stop()
            raise Gone(f"a worker on another machine has failed: {problem!r}") from None
        except BaseException:
            await self.stop()  # an answer on its way would be taken for that to the next question
            raise
        finally:
            self._reply = None

    async def stop(self) -> None:
        self.gone.set()

    def heard(self, text: bytes) -> None:
        """The worker has said something; nobody wants to hear what nobody asked for."""
        if self._reply is None or self._reply.done():
            self.gone.set()
        else:
            self._reply.set_result(text)

    def lost(self) -> None:
        self.gone.set()
        if self._reply is not None and not self._reply.done():
            self._reply.set_exception(Gone("a worker on another machine has gone"))


@websocket("/workers")
async def workers(socket: Socket) -> None:
    """For `ludarium worker` with the secret of this server: jobs of bots, one at a time."""
    hall = hall_of(socket)
    given = socket.headers.get("authorization", "")
    if not given.startswith(SCHEME) or not same_secret(given.removeprefix(SCHEME), hall.settings.worker_secret):
        await socket.close(POLICY, "The secret is wrong, or no worker may join here.")
        return
    await socket.accept()
    refused = await _introduced(hall, socket)
    if isinstance(refused, tuple):
        await socket.close(*refused)
        return
    await socket.send_data("welcome", "text")
    await _think(hall, socket, refused)


async def _introduced(hall: Hall, socket: Socket) -> Hello | tuple[int, str]:
    """What the worker says of itself, or why it is sent away."""
    if hall.workers.joined >= hall.settings.limits.workers_joined:
        return TRY_LATER, "There are enough workers."
    try:
        hello = msgspec.json.decode(await asyncio.wait_for(_received(socket), INTRODUCED), type=Hello)
    except (msgspec.DecodeError, TimeoutError, WebSocketDisconnect):
        return POLICY, "A worker begins with what it can do."
    other = difference(await asyncio.to_thread(rules_of, hall.shelf), hello)
    if other:
        logger.warning("a worker of another machine cannot join: %s", other)
    return (OTHER_RULES, other[:100]) if other else hello


async def _think(hall: Hall, socket: Socket, hello: Hello) -> None:
    """Let a worker think until either side goes."""
    lane = hall.workers.quick if hello.lane == "quick" else hall.workers.deep
    remote = Remote(socket, hall.settings.bot_seconds)
    lane.line.join(remote)
    logger.info("a worker of another machine has joined, for %s bots", hello.lane)
    tasks = [asyncio.create_task(_listen(socket, remote.heard)), asyncio.create_task(remote.gone.wait())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        lane.line.leave(remote)
        remote.lost()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        logger.info("a worker of another machine has gone")
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            await socket.close(TRY_LATER)


async def _listen(socket: Socket, heard: Callable[[bytes], None]) -> None:
    while True:
        heard(await _received(socket))


async def _received(socket: Socket) -> bytes:
    event: Any = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="", code=event.get("code", 1005))
    text = event.get("text")
    return text.encode() if text is not None else event.get("bytes") or b""
