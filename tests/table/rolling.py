"""A rolling restart: servers on one PostgreSQL behind one address are restarted in turn while people play.

`python -m tests.table.rolling --restarts 40` does so with real processes and prints its figures; `test_rolling.py` runs
a short form. With `--paused` each is not restarted but stands still for longer than its lease, and then goes on. People
play over sockets as the page does: one that breaks is opened again, and an answer nobody has acknowledged is sent again
under its id.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import signal
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

import httpx
import websockets

from ludarium.table.settings import Settings
from tests.table import postgres, soak
from tests.table.players import ME, PATIENCE, Json, Live, Player

AWAY = ("server-stops", "leader-away", "database-away", "not-ready", "too-fast")
"""Refusals that say: try again."""
BETWEEN = 12
"""So many answers are given between two restarts."""
STUCK = 60.0
"""If that takes longer than so many seconds, something is wrong."""
PAUSE = 1.15 * Settings.lease
"""For so many seconds a process stands still: its lease is over, as everybody else sees it."""
BACK = 0.02
"""Seconds after which a page tries again."""


class Backend(Protocol):
    """A server that can be stopped in an orderly way and started again."""

    @property
    def address(self) -> str: ...

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


class Proxy:
    """One address for several servers: each new connection goes to the next one that takes it."""

    def __init__(self) -> None:
        self.backends: list[str] = []
        self.address = ""
        self._server: asyncio.Server | None = None
        self._pipes: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        host, port = self._server.sockets[0].getsockname()[:2]
        self.address = f"{host}:{port}"

    async def close(self) -> None:
        assert self._server is not None
        self._server.close()
        for pipe in self._pipes:
            pipe.cancel()
        await asyncio.gather(*self._pipes, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._pipes.add(task)
        task.add_done_callback(self._pipes.discard)
        try:
            for address in list(self.backends):
                self.backends.append(self.backends.pop(0))
                host, port = address.split(":")
                with suppress(OSError):
                    behind = await asyncio.open_connection(host, int(port))
                    await asyncio.gather(_pump(reader, behind[1]), _pump(behind[0], writer))
                    return
        except asyncio.CancelledError:
            pass  # nobody waits for this task, and asyncio would report it
        finally:
            writer.close()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on what comes, and the end of it."""
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()


@dataclass
class Figures:
    """What a rolling restart has seen."""

    acknowledged: dict[tuple[str, int, str], int] = field(default_factory=dict)
    """Table, seat and id of answers, and their numbers."""
    dropped: list[str] = field(default_factory=list)
    """Answers that were refused, or are not what is stored under their number."""
    games: int = 0
    restarts: int = 0
    returned: int = 0
    """How often a socket was opened again."""
    resent: int = 0
    longest: float = 0.0
    """The longest time between an answer and its acknowledgement, in seconds."""

    def told(self) -> str:
        return (
            f"{self.restarts} restarts; {len(self.acknowledged)} answers acknowledged in {self.games} games, "
            f"{len(self.dropped)} dropped; {self.returned} sockets opened again, {self.resent} answers sent again; "
            f"longest wait for an acknowledgement {self.longest:.2f} s"
        )


class Page:
    """One seat at one table, as the page plays it."""

    def __init__(self, player: Player, table: str, seat: int, figures: Figures, chooser: random.Random) -> None:
        self.player, self.table, self.seat = player, table, seat
        self.figures, self.chooser = figures, chooser
        self.waiting: Json | None = None
        """The answer that was sent and is not acknowledged."""
        self.sent = 0.0
        self.known = 0
        """The number of the last answer of our own."""

    async def play(self, over: asyncio.Event) -> None:
        """Until the game is over, or everything."""
        while True:
            try:
                async with self.player.live(self.table, self.seat) as live:
                    await self._follow(live, over)
                    return
            except (OSError, TimeoutError, websockets.WebSocketException):
                self.figures.returned += 1
                await asyncio.sleep(BACK)

    async def _follow(self, live: Live, over: asyncio.Event) -> None:
        state = await live.until("state")
        if self.waiting is not None:
            self.figures.resent += 1
            await live.send(**self.waiting)
        while self.waiting is not None or not (over.is_set() or state["result"]):
            if self.waiting is None and state["view"]["legal"] and state["seq"] >= self.known:
                await self._answer(live, state)
            message = await live.next()
            if message["type"] in ("state", "update"):
                state = message
            elif message["type"] == "accepted":
                self._accepted(message)
            elif message["type"] == "refused":
                await self._refused(live, message)

    async def _answer(self, live: Live, state: Json) -> None:
        action = self.chooser.choice(state["view"]["legal"])
        body = {"type": "answer", "id": secrets.token_hex(6), "seat": self.seat, "seq": state["seq"], "action": action}
        self.waiting, self.sent = body, time.monotonic()
        await live.send(**body)

    def _accepted(self, message: Json) -> None:
        assert self.waiting is not None
        self.known, self.waiting = message["seq"], None
        self.figures.acknowledged[self.table, self.seat, message["id"]] = self.known
        self.figures.longest = max(self.figures.longest, time.monotonic() - self.sent)

    async def _refused(self, live: Live, message: Json) -> None:
        problem = message["problem"]
        if problem["type"] in AWAY:
            await asyncio.sleep(BACK)
            if self.waiting is not None:
                self.figures.resent += 1
                await live.send(**self.waiting)
        else:
            self.figures.dropped.append(f"{self.table}, seat {self.seat}: {problem}")
            self.waiting = None


class Host:
    """A guest who plays both seats of one table after another."""

    def __init__(self, address: str, number: int, figures: Figures) -> None:
        self.player = Player(address, f"Anna {number}")
        self.figures, self.chooser = figures, random.Random(number)

    async def ask(self, method: str, path: str, **more: Any) -> Any:
        """A request that is sent again while no server takes it."""
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(httpx.TransportError):
                    response = await self.player.http.request(method, path, **more)
                    if response.status_code not in (429, 503):
                        assert response.status_code < 400, response.text
                        return response.json()
                await asyncio.sleep(BACK)

    async def play(self, over: asyncio.Event) -> None:
        await self.ask("POST", "/me", json={"name": self.player.name})
        while not over.is_set():
            opened = await self.ask("POST", "/tables", json={"game": "regatta", "seats": [ME, ME]})
            table = opened["id"]
            pages = [Page(self.player, table, seat, self.figures, self.chooser) for seat in (0, 1)]
            async with asyncio.TaskGroup() as playing:
                for page in pages:
                    playing.create_task(page.play(over))
            await self._check(table)
        await self.player.http.aclose()

    async def _check(self, table: str) -> None:
        """Compare what was acknowledged with what is stored."""
        log = await self.ask("GET", f"/tables/{table}/log", params={"most": 500})
        stored = {moment["seq"]: moment["seat"] for moment in log if moment["kind"] == "answer"}
        for (at, seat, id), number in self.figures.acknowledged.items():
            if at == table and stored.get(number) != seat:
                self.figures.dropped.append(f"{table}, seat {seat}: {id} is not number {number}")
        self.figures.games += 1


async def roll(backends: Sequence[Backend], restarts: int, hosts: int = 3, between: int = BETWEEN) -> Figures:
    """Restart servers in turn, each after some more answers; the proxy knows it before, as readiness would tell it."""
    figures, proxy, over = Figures(), Proxy(), asyncio.Event()
    await proxy.open()
    proxy.backends = [backend.address for backend in backends]
    people = [asyncio.create_task(Host(proxy.address, number, figures).play(over)) for number in range(hosts)]
    try:
        for number in range(restarts):
            await _progress(figures, between, people)
            backend = backends[number % len(backends)]
            proxy.backends.remove(backend.address)
            await backend.stop()
            await backend.start()
            proxy.backends.append(backend.address)
            figures.restarts += 1
        await _progress(figures, between, people)
        over.set()
        await asyncio.gather(*people)
    finally:
        for task in people:
            task.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        await proxy.close()
    assert len(set(figures.acknowledged.values())) > 1
    return figures


async def _progress(figures: Figures, answers: int, people: Sequence[asyncio.Task[None]]) -> None:
    """Wait for so many more answers; what goes wrong for somebody is told at once."""
    until, end = len(figures.acknowledged) + answers, time.monotonic() + STUCK
    while len(figures.acknowledged) < until:
        assert time.monotonic() < end, f"nobody gets on: {figures.told()}"
        for task in people:
            if task.done():
                task.result()
        await asyncio.sleep(0.01)


class Process(soak.Process):
    """A real process, stopped as systemd does it."""

    async def start(self) -> None:
        await super().start()
        await self.ready()

    async def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        await self.process.wait()


class Paused(Process):
    """One that stands still, as a machine may that is moved or has no memory left: meanwhile others take its tables."""

    async def start(self) -> None:
        if self.process is None:
            await super().start()

    async def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(PAUSE)
        self.process.send_signal(signal.SIGCONT)


async def long(restarts: int, kind: type[Process] = Process) -> Figures:
    secret = secrets.token_hex(16)
    with tempfile.TemporaryDirectory(prefix="ludarium-rolling-") as name, postgres.cluster() as cluster:
        database, processes = cluster.database(), list[Process]()
        for number in ("one", "two"):
            (Path(name) / number).mkdir()
            processes.append(kind(Path(name) / number, database, secret))
        return await rolled(processes, restarts)


async def rolled(processes: Sequence[Process], restarts: int) -> Figures:
    try:
        for process in processes:
            await process.start()
        return await roll(processes, restarts, between=30)
    finally:
        for process in processes:
            await process.kill()
            process.log.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--restarts", type=int, default=40)
    parser.add_argument("--paused", action="store_true")
    given = parser.parse_args()
    return reported(asyncio.run(long(given.restarts, Paused if given.paused else Process)))


def reported(figures: Figures) -> int:
    """Print what was seen; 1 if an answer was dropped."""
    print(figures.told())
    for dropped in figures.dropped[:20]:
        print(f"  {dropped}")
    return 1 if figures.dropped else 0


if __name__ == "__main__":
    raise SystemExit(main())
