"""Workers of other machines: whoever knows the secret may think for bots, knows no more than a bot, and may vanish."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from ludarium import __version__, games
from ludarium.kernel.engine import Rng, advance, playout
from ludarium.kernel.errors import SetupError
from ludarium.table import joining
from ludarium.table.remote import OTHER_RULES, SCHEME, Remote, rules_of
from ludarium.table.settings import Limits, Settings
from ludarium.table.shelf import Shelf
from ludarium.table.worker import Job, think
from tests.browser.conftest import free_port
from tests.table.players import ME, Player, Served, bot, serving

pytestmark = pytest.mark.anyio

SECRET = "correct horse battery staple"
KNOWN = {"table", "position", "seat", "level", "seed", "advise", "played", "against"}
"""What a job tells. Before this set grows: is the new part something the seat knows?"""


def hello(folder: Path, lane: str = "quick", **other: Any) -> str:
    return json.dumps({"lane": lane, "version": __version__, "games": rules_of(Shelf(Settings(folder))), **other})


def knocking(served: Served, secret: str = SECRET) -> Any:
    headers = {"Authorization": SCHEME + secret}
    return websockets.connect(f"ws://{served.address}/api/workers", additional_headers=headers, max_size=None)


@asynccontextmanager
async def joined(served: Served, folder: Path, lane: str = "quick") -> AsyncIterator[ClientConnection]:
    """The end of a worker that is played by the test."""
    async with knocking(served) as socket:
        await socket.send(hello(folder, lane))
        assert await socket.recv() == "welcome"
        yield socket


def some_job(**other: Any) -> Job:
    match = games.get("regatta").match(seats=2)
    state = match.start()
    playout(state, Rng(3), 12)
    ask = advance(state)
    assert ask is not None
    return Job(
        **{
            "table": match.request,
            "position": match.dump(state),
            "seat": ask.seat,
            "level": "novice",
            "seed": 5,
            **other,
        }
    )


async def test_only_workers_with_the_secret_and_the_same_rules_may_join(tmp_path: Path) -> None:
    async with serving(tmp_path, worker_secret=SECRET, limits=Limits(workers_joined=1)) as served:
        for wrong in ("", "x", SECRET[:-1], SECRET + "x"):
            with pytest.raises(websockets.InvalidStatus) as refused:
                async with knocking(served, wrong):
                    pass
            assert refused.value.response.status_code == 403
        for said in (
            hello(tmp_path, version="0"),
            hello(tmp_path, games={**rules_of(Shelf(Settings(tmp_path))), "dei": "of last year"}),
        ):
            async with knocking(served) as socket:
                await socket.send(said)
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == OTHER_RULES
        for said in ("", "nonsense", hello(tmp_path, lane="odd")):
            async with knocking(served) as socket:
                await socket.send(said)
                with pytest.raises(websockets.ConnectionClosed):
                    await socket.recv()
        async with joined(served, tmp_path):
            assert served.hall.workers.joined == 1
            async with knocking(served) as one_too_many:
                with pytest.raises(websockets.ConnectionClosed):
                    await one_too_many.recv()
    async with serving(tmp_path / "without") as served:
        with pytest.raises(websockets.InvalidStatus):
            async with knocking(served, ""):
                pass


async def test_a_worker_gets_positions_in_which_everything_hidden_is_dealt_again(tmp_path: Path) -> None:
    """Given a remote worker, when a bot is asked, then it gets what the bot's seat sees and not what is there."""
    async with serving(tmp_path, worker_secret=SECRET) as served, joined(served, tmp_path) as socket:
        anna = await served.player("Anna")
        table = await anna.open(ME, bot("novice"))
        room, dealt_again = await served.hall.room(table), 0
        for _ in range(6):
            state = await anna.state(table, 0)
            if 1 not in state["view"]["asked"]:
                await anna.answer(table, 0, state["view"]["legal"][0], state["seq"])
                continue
            line = await asyncio.wait_for(socket.recv(), 20)
            assert set(json.loads(line)) == KNOWN
            assert not any(
                word in str(line) for word in (table, "Anna", room.table.seed, anna.http.cookies["ludarium_who"])
            )
            job, match = msgspec.json.decode(line, type=Job), room.ledger.match
            imagined, true = match.load(job.position), room.ledger.play.state
            assert match.view(imagined, job.seat) == match.view(true, job.seat)
            dealt_again += match.dump(imagined) != match.dump(true)
            before = room.ledger.seq
            await socket.send(msgspec.json.encode(think(job)).decode())
            async with asyncio.timeout(20):
                while room.ledger.seq == before:
                    await asyncio.sleep(0.01)
        assert dealt_again
        assert served.hall.workers.pids == []


@pytest.mark.parametrize("says", [None, "nonsense"])
async def test_a_job_of_a_worker_that_vanishes_is_done_elsewhere(tmp_path: Path, says: str | None) -> None:
    async with serving(tmp_path, worker_secret=SECRET) as served, joined(served, tmp_path) as socket:
        thought = asyncio.create_task(served.hall.workers.think(some_job()))
        await asyncio.wait_for(socket.recv(), 20)
        assert served.hall.workers.pids == []

        if says is None:
            socket.transport.abort()
        else:
            await socket.send(says)

        assert (await asyncio.wait_for(thought, 60)).error == ""
        assert served.hall.workers.pids != []
        async with asyncio.timeout(20):
            while served.hall.workers.joined:
                await asyncio.sleep(0.01)


async def test_a_worker_that_is_late_is_sent_away(tmp_path: Path) -> None:
    async with serving(tmp_path, worker_secret=SECRET) as served, joined(served, tmp_path) as socket:
        (remote,) = (each for each in served.hall.workers.quick.line.places if isinstance(each, Remote))
        remote.seconds = 0.05
        thought = await served.hall.workers.think(some_job())
        assert thought.error == ""
        await socket.recv()
        with pytest.raises(websockets.ConnectionClosed):
            await asyncio.wait_for(socket.recv(), 20)


async def test_a_job_with_content_of_this_machine_stays_here(tmp_path: Path) -> None:
    folder = games.get("regatta").folder / "content"
    job = some_job()
    request = type(job.table)(job.table.game, job.table.edition, job.table.seats, job.table.options, str(folder))
    async with serving(tmp_path, worker_secret=SECRET) as served, joined(served, tmp_path) as socket:
        thought = await served.hall.workers.think(some_job(table=request))
        assert thought.error == ""
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(socket.recv(), 0.05)


def test_what_a_worker_lacks_is_said_before_it_starts(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="address of the server"):
        joining.check(Settings(tmp_path, worker_secret=SECRET))
    with pytest.raises(SetupError, match="LUDARIUM_WORKER_SECRET"):
        joining.check(Settings(tmp_path, server="https://play.example.org/"))


# Real processes


class Running:
    """A `ludarium` command that can be killed and started again."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self._command = (sys.executable, "-m", "ludarium.cli", *arguments)
        self._environment = {**os.environ, "LUDARIUM_WORKER_SECRET": SECRET, **environment}
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *self._command, env=self._environment, stdout=asyncio.subprocess.DEVNULL
        )

    async def end(self, number: int = signal.SIGKILL) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.send_signal(number)
        return await self.process.wait()

    def children(self) -> list[int]:
        """The processes for bots that it has started."""
        assert self.process is not None
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                if parent == self.process.pid and b"ludarium.table.worker" in (folder / "cmdline").read_bytes():
                    found.append(int(folder.name))
        return found


async def until_joined(port: int, count: int) -> None:
    """Wait until the server counts so many workers of other machines."""
    async with asyncio.timeout(120), httpx.AsyncClient(verify=False) as http:
        while True:
            with suppress(httpx.TransportError):
                if (
                    f"\nludarium_bot_workers_joined {count}\n"
                    in (await http.get(f"http://127.0.0.1:{port}/metrics")).text
                ):
                    return
            await asyncio.sleep(0.1)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_killed_workers_and_killed_servers_are_missed_by_nobody(tmp_path: Path, shared: str) -> None:
    """Given a server on PostgreSQL and a worker, when either is killed, then games go on and both meet again."""
    port, beside = free_port(), free_port()
    where = {"LUDARIUM_DATABASE": shared, "LUDARIUM_DATA_DIR": str(tmp_path), "LUDARIUM_METRICS_PORT": str(beside)}
    server = Running("serve", "--port", str(port), LUDARIUM_SECRET="s" * 16, **where)
    worker = Running("worker", f"http://127.0.0.1:{port}/", LUDARIUM_WORKERS="2")
    anna = Player(f"127.0.0.1:{port}", "Anna")
    await worker.start()
    await server.start()
    try:
        await until_joined(beside, 2)
        await anna.post("/me", {"name": "Anna"})
        table = await anna.open(ME, bot("novice"))
        await played(anna, table, 3)
        assert server.children() == []
        assert len(worker.children()) == 1

        await worker.end()
        await played(anna, table, 3)
        assert len(server.children()) == 1
        await worker.start()
        await until_joined(beside, 2)

        await server.end()
        await server.start()
        await until_joined(beside, 2)
        await played(anna, table, 3)
        assert server.children() == []
        assert await worker.end(signal.SIGTERM) == 0
        await until_joined(beside, 0)
    finally:
        await anna.http.aclose()
        await worker.end()
        await server.end()


async def played(anna: Player, table: str, most: int) -> None:
    """Anna answers so often, and waits for the bot each time."""
    given = 0
    async with asyncio.timeout(60):
        while given < most:
            reply = await anna.http.get(f"/tables/{table}/state", params={"seat": 0})
            if reply.status_code == 200 and (state := reply.json())["view"]["asked"] == [0]:
                body = {"type": "answer", "id": f"{state['seq']}", "seat": 0, "seq": state["seq"]}
                sent = await anna.http.post(
                    f"/tables/{table}/answers", json={**body, "action": state["view"]["legal"][0]}
                )
                given += sent.status_code == 200
            await asyncio.sleep(0.02)
