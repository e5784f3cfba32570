"""Many tables on several processes that share a PostgreSQL: most at a human pace, some busy.

`python -m bench.spread DATABASE [PROCESSES] [LIVE] [BUSY] [SECONDS] [together]` starts the real servers, each as its
own process, on an empty database. Every table has four seats with a socket each, at different processes or, with
`together`, at one, as a proxy can see to; at live tables there is an answer every ten seconds, at busy ones two a
second. With `curve` instead of a database it starts a PostgreSQL of its own, which does not wait for the disk, and
measures 1, 2, up to PROCESSES processes (3), each on a new database.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from bench.table import SEATS, SERVER, WARM_UP, Figures, Seat, Table, free_port, processor, reachable
from tests.table import postgres

GAME = "dei"
HUMAN, QUICK = 10.0, 0.5
"""Seconds to think at live and at busy tables."""
SECRET = os.environ.get("LUDARIUM_SECRET") or "the same for all processes of a measurement"
AT_ONCE = 20
"""So many tables are opened at a time."""


@dataclass(frozen=True)
class Load:
    """How many tables there are of each kind, for how long, and whether all seats of one are at the same process."""

    live: int = 1000
    busy: int = 100
    seconds: int = 15
    together: bool = field(default=False, kw_only=True)


class Spread(Table):
    """A table whose seats are at different processes, or together at one."""

    def __init__(self, addresses: list[str], number: int, figures: Figures, think: float, together: bool) -> None:
        super().__init__(addresses[number % len(addresses)], GAME, figures, think)
        apart = addresses[number % len(addresses) :] + addresses[: number % len(addresses)]
        self._addresses = apart[:1] if together else apart

    async def sit(self, id: str, seat: int, cookie: str) -> Seat:
        home, self.address = self.address, self._addresses[seat % len(self._addresses)]
        try:
            return await super().sit(id, seat, cookie)
        finally:
            self.address = home


async def play(addresses: list[str], servers: list[subprocess.Popen[bytes]], load: Load) -> None:
    clients = [httpx.AsyncClient(base_url=f"http://{address}/api", timeout=120) for address in addresses]
    for client, server in zip(clients, servers, strict=True):
        await reachable(client, "/games", server)
    await clients[0].post("/me", json={"name": "Load"})
    for client in clients[1:]:
        client.cookies.update(clients[0].cookies)
    cookie = f"ludarium_guest={clients[0].cookies['ludarium_guest']}"
    human, quick = Figures(counts=False), Figures(counts=False)
    tables = [Spread(addresses, number, human, HUMAN, load.together) for number in range(load.live)]
    tables += [Spread(addresses, number, quick, QUICK, load.together) for number in range(load.busy)]
    for first in range(0, len(tables), AT_ONCE):
        some = enumerate(tables[first : first + AT_ONCE], first)
        await asyncio.gather(*(table.open(cookie, clients[number % len(clients)]) for number, table in some))
    playing = [asyncio.create_task(table.play(cookie, clients[0])) for table in tables]
    await asyncio.sleep(WARM_UP)
    human.counts = quick.counts = True
    before = [processor(server.pid)[0] for server in servers]
    await asyncio.sleep(load.seconds)
    human.counts = quick.counts = False
    used = [processor(server.pid)[0] - was for server, was in zip(servers, before, strict=True)]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for client in clients:
        await client.aclose()
    place = "each at one of" if load.together else "on"
    print(f"{GAME}: {load.live} live and {load.busy} busy tables of {SEATS} seats {place} {len(servers)} processes")
    for name, figures in (("live tables", human), ("busy tables", quick)):
        print(f"{name:<34} {len(figures.acknowledged) / load.seconds:8.1f} answers/s")
        print(figures.line("  acknowledged after", figures.acknowledged))
        print(figures.line("  seen by the other seats after", figures.seen))
    answers = max(1, len(human.acknowledged) + len(quick.acknowledged))
    shares = ", ".join(f"{each / load.seconds * 100:.0f} %" for each in used)
    print(f"{'processor time':<34} {sum(used) / answers * 1000:8.2f} ms an answer; of a core: {shares}")


async def measure(database: str, processes: int, load: Load) -> None:
    with tempfile.TemporaryDirectory(prefix="ludarium-spread-") as folder:
        servers, addresses = list[subprocess.Popen[bytes]](), list[str]()
        try:
            for number in range(processes):
                port, home = free_port(), Path(folder) / str(number)
                home.mkdir()
                command = [sys.executable, "-c", SERVER, str(port), str(free_port()), str(home), database]
                servers.append(subprocess.Popen(command, env={**os.environ, "LUDARIUM_SECRET": SECRET}))
                addresses.append(f"127.0.0.1:{port}")
            await play(addresses, servers, load)
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait()


async def curve(processes: int, load: Load) -> None:
    if why := postgres.missing():
        sys.exit(why)
    with postgres.cluster() as server:
        for count in range(1, processes + 1):
            await measure(server.database(), count, load)


if __name__ == "__main__":
    together = sys.argv[-1] == "together"
    where, *numbers = sys.argv[1 : -1 if together else None] or [""]
    if not where:
        sys.exit("bench.spread needs the URL of an empty PostgreSQL database, or the word curve")
    processes, *rest = [int(each) for each in numbers] or [3 if where == "curve" else 2]
    load = Load(*rest[:3], together=together)
    asyncio.run(curve(processes, load) if where == "curve" else measure(where, processes, load))
