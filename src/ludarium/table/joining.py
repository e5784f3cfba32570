"""`ludarium worker`: lets bots of a server on another machine think here.

One connection for each process: the first for bots that look one move ahead, the others for those that search, as on
the server itself. Whatever breaks is tried again: the connection, or the process behind it. A job that cannot be
answered is not answered wrongly: the connection is closed, and the server asks somebody else.
"""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress
from typing import Literal
from urllib.parse import urlsplit, urlunsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from ludarium import __version__
from ludarium.kernel.errors import SetupError
from ludarium.table.remote import OTHER_RULES, PATH, SCHEME, Hello, rules_of
from ludarium.table.settings import Settings
from ludarium.table.shelf import Shelf
from ludarium.table.workers import DEEP_NICE, LONGEST_LINE, QUICK_NICE, Crashed, Worker

logger = logging.getLogger(__name__)

FIRST_WAIT, LONGEST_WAIT = 0.5, 5.0
"""After a failure it waits so long, then twice as long, up to the longest."""
OPENED = 10.0
"""Within so many seconds the server answers."""


def address_of(server: str) -> str:
    """Where the workers of a server connect.

    >>> address_of("https://play.example.org/club/")
    'wss://play.example.org/club/api/workers'
    """
    parts = urlsplit(server)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, f"{parts.path.rstrip('/')}/{PATH}", "", ""))


class Post:
    """One process and its connection to the server."""

    def __init__(self, settings: Settings, lane: Literal["quick", "deep"], games: dict[str, str]) -> None:
        self._settings = settings
        self._hello = msgspec.json.encode(Hello(lane, __version__, games)).decode()
        nice = QUICK_NICE if lane == "quick" else DEEP_NICE
        self._worker = Worker(settings.worker, settings.bot_seconds, nice)

    async def run(self) -> None:
        """Work for the server until this is cancelled."""
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    await self._work()
                    wait = FIRST_WAIT
                except (OSError, TimeoutError, WebSocketException, Crashed) as problem:
                    logger.warning("%s; trying again in %.1f s", told(problem), wait)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)
        finally:
            await self._worker.close()

    async def _work(self) -> None:
        """One connection from its beginning to its end; it begins anew after a first job."""
        server = address_of(self._settings.server)
        secret = {"Authorization": SCHEME + self._settings.worker_secret}
        async with connect(
            server, additional_headers=secret, compression=None, proxy=None, max_size=LONGEST_LINE, open_timeout=OPENED
        ) as socket:
            await socket.send(self._hello)
            await asyncio.wait_for(socket.recv(), OPENED)
            logger.info("joined %s", self._settings.server)
            with suppress(ConnectionClosed):
                await self._answer(socket)
        logger.warning("%s has closed the connection", self._settings.server)

    async def _answer(self, socket: ClientConnection) -> None:
        async for line in socket:
            job = line.encode() if isinstance(line, str) else line
            await socket.send((await self._worker.ask(job)).decode().rstrip("\n"))


def told(problem: Exception) -> str:
    """What went wrong, for an operator."""
    if isinstance(problem, InvalidStatus) and problem.response.status_code == 403:
        return "the server does not let this worker in: compare worker_secret on both machines"
    if isinstance(problem, ConnectionClosed) and problem.rcvd is not None:
        advice = "; install the same version on both machines" if problem.rcvd.code == OTHER_RULES else ""
        return f"the server has sent this worker away: {problem.rcvd.reason or problem.rcvd.code}{advice}"
    return f"the server cannot be reached: {str(problem) or type(problem).__name__}"


def check(settings: Settings) -> None:
    """Say what is missing before anything starts."""
    if not settings.server:
        raise SetupError("ludarium worker needs the address of the server, as SERVER or as the setting server")
    if not settings.worker_secret:
        raise SetupError("ludarium worker needs the server's worker_secret, in the file or as LUDARIUM_WORKER_SECRET")


async def work(settings: Settings) -> None:
    """Let bots think here until this process is asked to stop."""
    games = await asyncio.to_thread(rules_of, Shelf(settings))
    posts = [Post(settings, "deep" if number else "quick", games) for number in range(settings.workers)]
    tasks = [asyncio.create_task(post.run()) for post in posts]
    loop, stopped = asyncio.get_running_loop(), asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    waiting = asyncio.create_task(stopped.wait())
    await asyncio.wait([waiting, *tasks], return_when=asyncio.FIRST_COMPLETED)
    for task in (waiting, *tasks):
        task.cancel()
    for ended in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(ended, Exception):
            raise ended
