"""Neighbours who want everything for themselves, in a process of their own: `python -m tests.table.neighbours PORT`.

They come from a different address than the polite guest, do as much as the limits allow, and continue until their input
ends. They retry whatever is refused. A line `ready` says that all of them are there.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import AsyncExitStack, suppress
from itertools import count

import httpx
import websockets

from ludarium.kernel.record import record_of, write
from ludarium.table.workers import give_way
from tests.table.players import ME, bot
from tests.table.test_lobby import finished

ADDRESS = "127.0.0.2"
HALF_OPEN = 150
IDLE_SOCKETS = 60
BREATH = 0.01
"""Seconds between two requests of one client, as a network has it."""


class Neighbour:
    """A guest at the other address."""

    def __init__(self, port: int) -> None:
        transport = httpx.AsyncHTTPTransport(local_address=ADDRESS)
        self.port = port
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api", transport=transport, timeout=60)

    async def arrive(self) -> None:
        while (await self.http.post("/me", json={"name": "Eve"})).status_code != 200:
            await asyncio.sleep(1)

    async def table(self, *seats: dict[str, str]) -> str | None:
        answer = await self.http.post("/tables", json={"game": "regatta", "seats": list(seats)})
        return str(answer.json()["id"]) if answer.status_code == 201 else None

    async def masters(self) -> None:
        """Open tables at which only masters play, up to the quota, and more as they end."""
        while True:
            if await self.table(*[bot("master")] * 4) is None:
                await asyncio.sleep(0.5)

    async def hammer(self) -> None:
        """Ask for one thing after the other, eight at a time."""
        table = await self.table(ME, ME)
        paths = [f"/tables/{table}/state?seat=0", f"/tables/{table}/log?most=500", "/tables?list=watch", "/games"]
        numbers = count()

        async def ask() -> None:
            while True:
                with suppress(httpx.TransportError):
                    await self.http.get(paths[next(numbers) % len(paths)])
                await asyncio.sleep(BREATH)

        await asyncio.gather(*(ask() for _ in range(8)))

    async def bring(self) -> None:
        """Bring records, good ones and junk of the largest size, and look at every position of them."""
        text, junk = write(record_of(finished())), "1. *: roll\n" * 190_000
        replay = ""
        while True:
            with suppress(httpx.TransportError):
                answer = await self.http.post("/replays", json={"text": text})
                replay = answer.json()["id"] if answer.status_code == 201 else replay
                for path in ("log?most=500", "story", "positions/80"):
                    await self.http.get(f"/replays/{replay}/{path}")
                await self.http.post("/replays", json={"text": junk})
            await asyncio.sleep(BREATH)

    async def ask_for_hints(self) -> None:
        table = await self.table(ME, ME)
        while True:
            with suppress(httpx.TransportError):
                await self.http.post(f"/tables/{table}/hint", json={"seat": 0, "level": "master"})
            await asyncio.sleep(BREATH)

    async def hold_half_open(self) -> None:
        """Begin requests and never end them; begin them again when they are given up."""

        async def hold() -> None:
            while True:
                with suppress(OSError):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ADDRESS, 0))
                    writer.write(b"GET /api/health HTTP/1.1\r\nx")
                    await reader.read()
                    writer.close()
                await asyncio.sleep(1)

        await asyncio.gather(*(hold() for _ in range(HALF_OPEN)))

    async def hold_sockets(self, stack: AsyncExitStack) -> None:
        table = await self.table(ME, ME)
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
        for _ in range(IDLE_SOCKETS):
            await stack.enter_async_context(websockets.connect(address, local_addr=(ADDRESS, 0)))
        await asyncio.Event().wait()


async def main(port: int) -> None:
    people = [Neighbour(port) for _ in range(10)]
    for each in people:
        await each.arrive()
    async with AsyncExitStack() as stack:
        doing = [each.masters() for each in people[:3]] + [each.hammer() for each in people[3:5]]
        doing += [each.bring() for each in people[5:7]] + [each.ask_for_hints() for each in people[7:9]]
        doing += [people[9].hold_half_open(), people[9].hold_sockets(stack)]
        tasks = [asyncio.create_task(one) for one in doing]
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.read)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for each in people:
        await each.http.aclose()


if __name__ == "__main__":
    give_way(0, True)  # they represent other machines: their own load should not count
    asyncio.run(main(int(sys.argv[1])))
