"""A hundred thousand stored tables: how fast the server starts, and how fast lobby and lists are.

`python -m bench.growth [TABLES] [DATABASE]` fills an empty database, starts the real server on it as its own process
and asks as guests do: the busiest guest, an ordinary one, and somebody without a cookie. It ends with 1 if 99 of 100
answers to one of the questions do not arrive within 50 ms. With `postgresql` instead of a database it starts a
PostgreSQL of its own, which does not wait for the disk.
"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from bench.crowd import EACH, fill, guest_id, settings_of
from bench.table import SERVER, Figures, free_port, reachable
from ludarium.table.identity import COOKIE, Signer
from tests.table import postgres

TABLES = 100_000
ASKED = 300
"""So often each question is asked."""
PROMISED = 0.05
LISTS = ("mine", "hidden", "open", "watch")


async def measure(tables: int, database: str = "") -> int:
    with tempfile.TemporaryDirectory(prefix="ludarium-growth-") as folder:
        began = time.perf_counter()
        await fill(settings_of(Path(folder), database), tables)
        print(f"{'filled':<34} {tables} tables in {time.perf_counter() - began:.1f} s")
        port, figures = free_port(), free_port()
        began = time.perf_counter()
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(port), str(figures), folder, database])
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", timeout=60) as client:
                await reachable(client, "/ready", server)
                print(f"{'ready':<34} {time.perf_counter() - began:.1f} s after the start")
                await client.get("/games")
                return await ask(client, Signer.from_folder(Path(folder)), tables)
        finally:
            server.terminate()
            server.wait()


async def ask(client: httpx.AsyncClient, signer: Signer, tables: int) -> int:
    """Ask everything in turn, the lists page by page; 1 where something was too slow."""
    dice = random.Random(1)
    guests: dict[str, Callable[[], int]] = {"busiest": lambda: 0, "ordinary": lambda: dice.randrange(1, tables // EACH)}
    questions = [("lobby", "busiest", "/games")]
    questions += [(name, guest, f"/tables?list={name}") for guest in guests for name in LISTS]
    taken: dict[str, list[float]] = {}
    for _ in range(ASKED):
        for name, guest, path in questions:
            client.cookies.set(COOKIE, signer.sign(guest_id(guests[guest]())))
            page = await asked(client, path, taken.setdefault(f"{name}, {guest} guest", []))
            if name in LISTS and page:
                last = f"{page[-1]['changed']!r},{page[-1]['id']}"
                await asked(client, f"{path}&before={last}", taken.setdefault(f"{name}, next page, {guest}", []))
    for name, times in taken.items():
        print(Figures().line(name, times))
    slow = [name for name, times in taken.items() if sorted(times)[len(times) * 99 // 100] > PROMISED]
    print(f"slower than {PROMISED * 1000:.0f} ms: {', '.join(slow) or 'none'}")
    return 1 if slow else 0


async def asked(client: httpx.AsyncClient, path: str, times: list[float]) -> list[dict[str, object]]:
    began = time.perf_counter()
    answer = await client.get(path)
    times.append(time.perf_counter() - began)
    answer.raise_for_status()
    found = answer.json()
    return found if isinstance(found, list) else []


def main(tables: int, database: str) -> int:
    if database != "postgresql":
        return asyncio.run(measure(tables, database))
    if why := postgres.missing():
        sys.exit(why)
    with postgres.cluster() as server:
        return asyncio.run(measure(tables, server.database()))


if __name__ == "__main__":
    sys.exit(main(int((*sys.argv[1:], str(TABLES))[0]), (*sys.argv[2:], "")[0]))
