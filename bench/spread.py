"""Many tables on several processes that share a PostgreSQL: most at a human pace, some busy.

`python -m bench.spread DATABASE [PROCESSES] [LIVE] [BUSY] [SECONDS]` starts the real servers, each as its own process,
on an empty database. Every table has four seats with a socket each, seats of one table at different processes; at live
tables there is an answer every ten seconds, at busy ones two a second. With `curve` instead of a database it starts a
PostgreSQL of its own, which does not wait for the disk, and measures 1, 2, up to PROCESSES processes (3), each on a new
database.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

from bench.table import SEATS, SERVER, WARM_UP, Figures, Seat, Table, free_port, processor
from tests.table import postgres

GAME = "dei"
HUMAN, QUICK = 10.0, 0.5
"""Seconds to think at live and at busy tables."""
SECRET = os.environ.get("LUDARIUM_SECRET") or "the same for all processes of a measurement"
AT_ONCE = 20
"""So many tables are opened at a time."""


class Spread(Table):
    """A table whose seats are at different processes."""

    def __init__(self, addresses: list[str], number: int, figures: Figures, think: float) -> None:
        super().__init__(addresses[number % len(addresses)], GAME, figures, think)
        self._addresses = addresses[number % len(addresses) :] + addresses[: number % len(addresses)]

    async def sit(self, id: str, seat: int, cookie: str) -> Seat:
        home, self.address = self.address, self._addresses[seat % len(self._addresses)]
        try:
            return await super().sit(id, seat, cookie)
        finally:
            self.address = home


async def reachable(client: httpx.AsyncClient) -> None:
    while True:
        try:
            await client.get("/games")
            return
        except httpx.TransportError:
            await asyncio.sleep(0.05)


async def play(addresses: list[str], pids: list[int], live: int, busy: int, seconds: float) -> None:
    clients = [httpx.AsyncClient(base_url=f"http://{address}/api", timeout=120) for address in addresses]
    for client in clients:
        await reachable(client)
    await clients[0].post("/me", json={"name": "Load"})
    for client in clients[1:]:
        client.cookies.update(clients[0].cookies)
    cookie = f"ludarium_guest={clients[0].cookies['ludarium_guest']}"
    human, quick = Figures(counts=False), Figures(counts=False)
    tables = [Spread(addresses, number, human, HUMAN) for number in range(live)]
    tables += [Spread(addresses, number, quick, QUICK) for number in range(busy)]
    for first in range(0, len(tables), AT_ONCE):
        some = enumerate(tables[first : first + AT_ONCE], first)
        await asyncio.gather(*(table.open(cookie, clients[number % len(clients)]) for number, table in some))
    playing = [asyncio.create_task(table.play(cookie, clients[0])) for table in tables]
    await asyncio.sleep(WARM_UP)
    human.counts = quick.counts = True
    before = [processor(pid)[0] for pid in pids]
    await asyncio.sleep(seconds)
    human.counts = quick.counts = False
    used = [processor(pid)[0] - was for pid, was in zip(pids, before, strict=True)]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for client in clients:
        await client.aclose()
    print(f"{GAME}: {live} live and {busy} busy tables of {SEATS} seats on {len(pids)} processes")
    for name, figures in (("live tables", human), ("busy tables", quick)):
        print(f"{name:<34} {len(figures.acknowledged) / seconds:8.1f} answers/s")
        print(figures.line("  acknowledged after", figures.acknowledged))
        print(figures.line("  seen by the other seats after", figures.seen))
    answers = max(1, len(human.acknowledged) + len(quick.acknowledged))
    shares = ", ".join(f"{each / seconds * 100:.0f} %" for each in used)
    print(f"{'processor time':<34} {sum(used) / answers * 1000:8.2f} ms an answer; of a core: {shares}")


async def measure(database: str, processes: int, live: int, busy: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory(prefix="ludarium-spread-") as folder:
        servers, addresses = list[subprocess.Popen[bytes]](), list[str]()
        try:
            for number in range(processes):
                port, home = free_port(), Path(folder) / str(number)
                home.mkdir()
                command = [sys.executable, "-c", SERVER, str(port), str(free_port()), str(home), database]
                servers.append(subprocess.Popen(command, env={**os.environ, "LUDARIUM_SECRET": SECRET}))
                addresses.append(f"127.0.0.1:{port}")
            await play(addresses, [server.pid for server in servers], live, busy, seconds)
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait()


async def curve(processes: int, live: int, busy: int, seconds: float) -> None:
    if why := postgres.missing():
        sys.exit(why)
    with postgres.cluster() as server:
        for count in range(1, processes + 1):
            await measure(server.database(), count, live, busy, seconds)


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("bench.spread needs the URL of an empty PostgreSQL database, or the word curve")
    wished = [3 if sys.argv[1] == "curve" else 2, 1000, 100, 15]
    wished[: len(sys.argv) - 2] = [int(each) for each in sys.argv[2:]]
    asyncio.run(curve(*wished) if sys.argv[1] == "curve" else measure(sys.argv[1], *wished))
