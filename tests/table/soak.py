"""The soak: people and bots play while servers, workers and the database are killed, restarted and locked.

`python -m tests.table.soak sqlite --kills 300` runs it at length and prints its figures; `test_soak.py` runs a short
form. Everything is done from outside, as a browser would: requests that fail are sent again under the same id, sockets
that break are opened again. What counts is read from the database itself at the end.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import signal
import socket
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import websockets
from rich.progress import Progress

from tests.table import postgres
from tests.table.players import FRIEND, ME, Json, Live, Player, bot

SERVER = """
import sys
from pathlib import Path
from ludarium.table.commands import serve, settings_for
sys.exit(serve(settings_for(sys.argv[2], Path(sys.argv[3]), port=int(sys.argv[1]))))
"""
PAIRS = 4
"""So many pairs of people play, each with a bot at their table."""
STUCK = 60.0
"""A table where nothing happens for this many seconds is stuck; the longest lock lasts 15."""
LOCK = 15.0
PAUSE = (0.1, 1.0)
"""The range of seconds between two blows."""
BREATH = (4.0, 8.0)
"""Every tenth time it is longer: bots think in processes that a short life does not suffice to start, and a table that
never sees one is not stuck."""


@dataclass
class Figures:
    """What a soak has seen."""

    blows: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[tuple[str, int, str], int] = field(default_factory=dict)
    refused: set[tuple[str, int, str]] = field(default_factory=set)
    repeated: int = 0
    games: int = 0
    lost: int = 0
    doubled: int = 0
    stuck: int = 0
    unseen: int = 0
    faults: list[str] = field(default_factory=list)
    longest: float = 0.0
    """The longest time without progress at a table, in seconds."""

    def told(self) -> str:
        blows = ", ".join(f"{count} {name}" for name, count in sorted(self.blows.items()))
        return (
            f"{blows}; {len(self.acknowledged)} answers acknowledged in {self.games} games, {self.repeated} requests "
            f"sent again: {self.lost} lost, {self.doubled} doubled, {self.stuck} tables stuck, {self.unseen} answers "
            f"unseen by a socket, {len(self.faults)} faults; longest pause at a table {self.longest:.1f} s"
        )


class Process:
    """One `ludarium serve` that is killed and started again at the same address."""

    def __init__(self, folder: Path, database: str, secret: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder, self.database = folder, database
        self.environment = {**os.environ, "LUDARIUM_SECRET": secret}
        self.log = (folder / "log").open("ab")
        self.process: asyncio.subprocess.Process | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        return [sys.executable, "-c", SERVER, str(self.port), self.database, str(self.folder)]

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(*self.command(), env=self.environment, stderr=self.log)

    async def ready(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.address}/api") as client, asyncio.timeout(60):
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get("/health")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        assert self.process is not None
        with suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    def workers(self) -> list[int]:
        assert self.process is not None
        path = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in path.read_text().split()] if path.exists() else []


class Site:
    """The servers on one database, and the ways to harm them."""

    def __init__(self, folder: Path, cluster: postgres.Cluster | None, chooser: random.Random) -> None:
        self.file, self.cluster, self.chooser = folder / "games.sqlite", cluster, chooser
        self.database = f"sqlite:///{self.file}" if cluster is None else cluster.database()
        secret = secrets.token_hex(16)
        self.processes = []
        for name in ("one",) if cluster is None else ("one", "two"):
            (folder / name).mkdir()
            self.processes.append(Process(folder / name, self.database, secret))

    def blows(self) -> list[tuple[str, Callable[[], Awaitable[None]]]]:
        found: list[tuple[str, Callable[[], Awaitable[None]]]] = [
            ("workers killed", self.kill_a_worker),
            ("locks", self.lock),
        ]
        return found if self.cluster is None else [*found, ("database restarts", self.restart_the_database)]

    async def kill_a_server(self) -> None:
        """At a random moment; it comes back at once."""
        process = self.chooser.choice(self.processes)
        await process.kill()
        await process.start()
        await process.ready()

    async def kill_a_worker(self) -> None:
        for pid in self.chooser.choice(self.processes).workers()[:1]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def restart_the_database(self) -> None:
        assert self.cluster is not None
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.to_thread(self.cluster.start)

    async def lock(self, seconds: float = LOCK) -> None:
        """Nobody else can write for a while."""
        if self.cluster is None:
            connection = sqlite3.connect(self.file, timeout=20, isolation_level=None)
            connection.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(seconds)
            connection.execute("ROLLBACK")
            connection.close()
            return
        locker = await asyncpg.connect(self.database)
        with suppress(asyncpg.PostgresError):
            async with locker.transaction():
                await locker.execute("LOCK TABLE facts IN ACCESS EXCLUSIVE MODE")
                await asyncio.sleep(seconds)
        await locker.close()

    async def facts(self) -> list[tuple[str, int, str, int, str | None]]:
        """(table, number, kind, seat, id) of every fact."""
        query = "SELECT table_id, seq, kind, seat, ticket FROM facts ORDER BY table_id, seq"
        if self.cluster is None:
            with sqlite3.connect(self.file) as connection:
                return list(connection.execute(query))
        reader = await asyncpg.connect(self.database)
        try:
            return [tuple(row) for row in await reader.fetch(query)]
        finally:
            await reader.close()


class Person:
    """Somebody whose browser keeps trying."""

    def __init__(self, name: str, site: Site, figures: Figures, home: int) -> None:
        self.figures, self.home = figures, home
        self.players = [Player(process.address, name) for process in site.processes]
        self.name = name

    async def close(self) -> None:
        for player in self.players:
            await player.http.aclose()

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """An answer that is not "try again": from the own server, or from another one when that is away."""
        for turn in range(10_000):
            player = self.players[(self.home + turn) % len(self.players)]
            try:
                response = await player.http.request(method, path, **more)
            except httpx.TransportError:
                self.figures.repeated += 1
                await asyncio.sleep(0.05)
                continue
            for other in self.players:  # a browser keeps one cookie for the address they share
                other.http.cookies.update(player.http.cookies)
            if response.status_code in (429, 503):
                self.figures.repeated += 1
                await asyncio.sleep(0.1)
                continue
            if response.status_code >= 500:
                self.figures.faults.append(f"{method} {path}: {response.status_code} {response.text}")
            return response
        raise AssertionError(f"{method} {path} was never answered")

    async def answer(self, table: str, seat: int, state: Json, action: int) -> None:
        """The same answer under the same id until the server says what became of it."""
        id = secrets.token_hex(6)
        body = {"type": "answer", "id": id, "seat": seat, "seq": state["seq"], "action": action}
        response = await self.ask("POST", f"/tables/{table}/answers", json=body)
        if response.status_code == 200:
            self.figures.acknowledged[table, seat, id] = response.json()["seq"]
        elif response.status_code == 409:
            self.figures.refused.add((table, seat, id))
        else:
            self.figures.faults.append(f"an answer: {response.status_code} {response.text}")
            await asyncio.sleep(0.2)


class Watcher:
    """A socket that is opened again whenever it breaks, and the number it has seen."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.person, self.table, self.seat = person, table, seat
        self.seen = -1
        self.moved = asyncio.Event()
        self.task = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        turn = 0
        while True:
            player = self.person.players[(self.person.home + turn) % len(self.person.players)]
            try:
                async with player.live(self.table, self.seat) as live:
                    await self._read(live)
            except (OSError, TimeoutError, websockets.WebSocketException):
                turn += 1
                await asyncio.sleep(0.05)

    async def _read(self, live: Live) -> None:
        known = -1
        while True:
            message = await live.next()
            kind = message["type"]
            if kind == "refused":
                raise OSError(message["problem"]["type"])
            if (kind == "update" and message["after"] > known) or (kind == "beat" and message["seq"] > known):
                await live.send("resend", after=max(known, 0))
            elif kind in ("state", "update"):
                known = message["seq"]
                self.seen = max(self.seen, known)
                self.moved.set()

    async def reaches(self, number: int, seconds: float) -> bool:
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.seen < number:
                    self.moved.clear()
                    await self.moved.wait()
        return self.seen >= number

    async def close(self) -> None:
        while not self.task.done():
            # A library that is just opening or closing a socket may take the first one for its own timeout.
            self.task.cancel()
            await asyncio.wait([self.task], timeout=1)


class Pair:
    """Two people and a bot at one table after another."""

    def __init__(self, number: int, site: Site, figures: Figures, chooser: random.Random) -> None:
        self.people = [
            Person(f"Anna {number}", site, figures, number),
            Person(f"Ben {number}", site, figures, number + 1),
        ]
        self.figures, self.chooser = figures, chooser
        self.over = asyncio.Event()

    async def play(self) -> None:
        for person in self.people:
            await person.ask("POST", "/me", json={"name": person.name})
        while not self.over.is_set():
            await self._game()
        for person in self.people:
            await person.close()

    async def _game(self) -> None:
        anna, ben = self.people
        wish = {"game": "regatta", "seats": [ME, FRIEND, bot("random")]}
        opened = await anna.ask("POST", "/tables", json=wish)
        if opened.status_code != 201:
            self.figures.faults.append(f"opening: {opened.status_code} {opened.text}")
            return
        table = opened.json()["id"]
        secret = opened.json()["people"]["seats"][1]["secret"]
        await ben.ask("POST", f"/tables/{table}/join", json={"seat": 1, "secret": secret})
        watchers = [Watcher(anna, table, 0), Watcher(ben, table, 1)]
        try:
            last = await self._turns(table, watchers)
            for watcher in watchers:
                if not await watcher.reaches(last, STUCK):
                    self.figures.unseen += 1
        finally:
            for watcher in watchers:
                await watcher.close()
        self.figures.games += 1

    async def _turns(self, table: str, watchers: list[Watcher]) -> int:
        """Answer whenever one of the two is asked, until the game or the soak is over; the last number."""
        moved, last = time.monotonic(), -1
        while True:
            state: Json = {}
            for seat, person in enumerate(self.people):
                response = await person.ask("GET", f"/tables/{table}/state", params={"seat": seat})
                if response.status_code != 200:
                    self.figures.faults.append(f"state: {response.status_code} {response.text}")
                    return last
                state = response.json()
                if state["result"] is not None:
                    return int(state["seq"])
                if state["view"]["legal"]:
                    await person.answer(table, seat, state, self.chooser.choice(state["view"]["legal"]))
            now = time.monotonic()
            self.figures.longest = max(self.figures.longest, now - moved)
            if state["seq"] != last:
                moved, last = now, int(state["seq"])
            elif now - moved > STUCK:
                self.figures.stuck += 1
                return last
            if self.over.is_set():
                return last
            await watchers[0].reaches(last + 1, 0.05)


async def soak(
    kind: str, kills: int, seed: int = 1, lock: float = LOCK, done: Callable[[], None] | None = None
) -> Figures:
    """Play while `kills` servers are killed; one other blow for every ten of them, and at least one of each kind."""
    figures, chooser = Figures(), random.Random(seed)
    async with sites(kind, chooser) as site:
        pairs = [Pair(number, site, figures, chooser) for number in range(PAIRS)]
        tasks = [asyncio.create_task(pair.play()) for pair in pairs]
        others = site.blows()
        every = 10 if kills >= 10 * len(others) else max(1, kills // len(others))
        for number in range(kills):
            await asyncio.sleep(chooser.uniform(*(BREATH if number % 10 == 9 else PAUSE)))
            await site.kill_a_server()
            figures.blows["kill -9"] += 1
            if number % every == every - 1:
                name, blow = others[number // every % len(others)]
                await (site.lock(lock) if name == "locks" else blow())
                figures.blows[name] += 1
            if done is not None:
                done()
        for pair in pairs:
            pair.over.set()
        await asyncio.gather(*tasks)
        count(figures, await site.facts())
    return figures


@asynccontextmanager
async def sites(kind: str, chooser: random.Random) -> AsyncIterator[Site]:
    with tempfile.TemporaryDirectory(prefix="ludarium-soak-") as name:
        made = postgres.cluster() if kind == "postgresql" else None
        cluster = None if made is None else made.__enter__()
        site = Site(Path(name), cluster, chooser)
        try:
            for process in site.processes:
                await process.start()
                await process.ready()
            yield site
        finally:
            for process in site.processes:
                await process.kill()
                process.log.close()
            if made is not None:
                made.__exit__(None, None, None)


def count(figures: Figures, facts: list[tuple[str, int, str, int, str | None]]) -> None:
    """Compare what was acknowledged and refused with what is stored."""
    stored = Counter((table, seat, ticket) for table, _, _, seat, ticket in facts if ticket is not None)
    numbers = {(table, seat, ticket): number for table, number, _, seat, ticket in facts if ticket is not None}
    figures.lost = sum(numbers.get(key) != number for key, number in figures.acknowledged.items())
    figures.doubled = sum(times > 1 for times in stored.values()) + sum(key in stored for key in figures.refused)
    by_table: dict[str, list[int]] = {}
    for table, number, *_ in facts:
        by_table.setdefault(table, []).append(number)
    for table, found in by_table.items():
        if found != list(range(1, len(found) + 1)):
            figures.faults.append(f"table {table} has the numbers {found}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["sqlite", "postgresql"])
    parser.add_argument("--kills", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    with Progress() as progress:
        task = progress.add_task(f"soak on {wish.kind}", total=wish.kills)
        figures = asyncio.run(soak(wish.kind, wish.kills, wish.seed, done=lambda: progress.advance(task)))
    print(f"{wish.kind}: {figures.told()}")
    for fault in figures.faults[:20]:
        print(f"  {fault}")
    return 1 if figures.lost or figures.doubled or figures.stuck or figures.unseen or figures.faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
