"""The real process, killed without warning: whatever it acknowledged is there when it comes back, and no halves."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
import websockets

from ludarium.kernel import record
from tests.table.players import ME, Json, Player

pytestmark = pytest.mark.anyio

SERVER = """
import sys
from pathlib import Path
from ludarium.table.commands import serve, settings_for
sys.exit(serve(settings_for(data_dir=Path(sys.argv[2]), port=int(sys.argv[1]))))
"""
KILLS = 4
ANSWERS = 200


class Process:
    """A server that can be killed and started again at the same address."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(sys.executable, "-c", SERVER, str(self.port), self.folder)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}/api") as client:
            async with asyncio.timeout(30):
                while True:
                    try:
                        if (await client.get("/health")).status_code == 200:
                            return
                    except httpx.TransportError:
                        assert self.process.returncode is None
                        await asyncio.sleep(0.02)

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return await self.process.wait()


@asynccontextmanager
async def running(folder: Path) -> AsyncIterator[Process]:
    import socket

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = Process(folder, port)
    await process.start()
    try:
        yield process
    finally:
        assert process.process is not None
        if process.process.returncode is None:
            await process.kill()


async def test_a_killed_server_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    chooser = random.Random(5)
    async with running(tmp_path) as server:
        anna = Player(f"127.0.0.1:{server.port}", "Anna")
        await anna.post("/me", {"name": "Anna"})
        table = await anna.open(ME, ME)
        acknowledged: dict[str, int] = {}
        kills = sorted(chooser.sample(range(ANSWERS), KILLS))
        given = 0
        while given < ANSWERS:
            state = await anna.state(table, 0)
            if state["result"] is not None:
                await check(anna, table, acknowledged)
                table, acknowledged = await anna.open(ME, ME), {}
                continue
            seat = state["view"]["asked"][0]
            legal = (state if seat == 0 else await anna.state(table, seat))["view"]["legal"]
            id, action = f"n{given}", chooser.choice(legal)
            body = {"type": "answer", "id": id, "seat": seat, "seq": state["seq"], "action": action}
            if kills and given >= kills[0]:
                kills.pop(0)
                answer = asyncio.create_task(anna.http.post(f"/tables/{table}/answers", json=body))
                for _ in range(chooser.randrange(8)):
                    await asyncio.sleep(0)
                await server.kill()
                try:
                    done = await answer
                    acknowledged[id] = done.json()["seq"]
                except httpx.TransportError:
                    pass
                await server.start()
                await check(anna, table, acknowledged)
            # As a client does that does not know whether it was heard: the same answer under the same id.
            accepted = await anna.post(f"/tables/{table}/answers", body)
            assert acknowledged.setdefault(id, accepted["seq"]) == accepted["seq"]
            given += 1
        await check(anna, table, acknowledged)
        assert await server.stop() == 0
        await anna.http.aclose()


async def check(player: Player, table: str, acknowledged: dict[str, int]) -> None:
    """Every acknowledged answer is there, at its number, and the game follows from its seed."""
    state = await player.state(table, 0)
    log: list[Json] = []
    while len(log) < state["seq"]:
        log += await player.get(f"/tables/{table}/log", after=len(log), most=500, seat=0)
    assert [moment["seq"] for moment in log] == list(range(1, state["seq"] + 1))
    numbers = {moment["seq"] for moment in log if moment["seat"] >= 0}
    assert set(acknowledged.values()) <= numbers
    assert len(numbers) <= len(acknowledged) + 1
    if state["result"] is not None:
        kept = record.parse(await player.get(f"/tables/{table}/record"))
        assert kept.headers["Result"] == " ".join(map(str, state["result"]["scores"]))
        assert (await player.get(f"/tables/{table}/fairness"))["verified"] is True


async def test_a_stopped_server_says_goodbye_and_clients_come_back(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        anna = Player(f"127.0.0.1:{server.port}", "Anna")
        await anna.post("/me", {"name": "Anna"})
        table = await anna.open(ME, {"kind": "bot", "level": "random"})
        async with anna.live(table, 0) as live:
            state = await live.until("state")
            while state["view"]["asked"] != [0]:
                state = await live.until("update")
            workers = [int(pid) for pid in children(server)]
            assert workers
            stopped = asyncio.create_task(server.stop())
            with pytest.raises(websockets.ConnectionClosed):
                await live.until("never")
            assert await stopped == 0
        assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]
        await server.start()
        async with anna.live(table, 0) as live:
            again = await live.until("state")
            assert again["view"] == state["view"]
        await server.kill()
        await anna.http.aclose()


def children(server: Process) -> list[str]:
    assert server.process is not None
    path = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return path.read_text().split() if path.exists() else [str(os.getpid())]
