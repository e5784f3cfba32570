"""Load on the table: many live tables, every seat connected, scripted answers; how long until the others see them.

`python -m bench.table [TABLES] [SECONDS] [GAME] [THINK] [DATABASE]` starts the real server as its own process, on an
empty database unless another is named. Each seat thinks for THINK seconds on average before it answers. Processor time
is the server's own, as the system counts it, so other work on the machine hardly changes it.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec

SEATS = 4
WARM_UP = 2.0
"""Seconds of play at all tables before anything is counted."""
TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""The first byte of a frame that is all of a message."""
LONG = 126
"""A frame of this size or more says how long it is in further bytes."""
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: bHVkYXJpdW0tYmVuY2gtMQ==\r\n\r\n"
)
SERVER = """
import sys
from ludarium.table import garbage
garbage.rest()
from dataclasses import replace
from pathlib import Path
from ludarium.table.commands import serve, settings_for
from ludarium.table.settings import Limits, Metrics, Rate
port, figures, folder, database = (*sys.argv[1:], "")[:4]
free = Rate(1e9, 1e9)
every = dict.fromkeys(("requests", "requests_each", "messages", "create", "chat", "work"), free)
limits = Limits(**every, tables=10**6, sockets_each=10**5, sockets=10**5, connections=10**5, connections_each=10**5)
settings = settings_for(database, Path(folder), port=int(port))
settings = replace(settings, limits=limits, metrics=Metrics(port=int(figures)))
sys.exit(serve(settings, say=lambda url: None))
"""


@dataclass
class Figures:
    """What was measured, in seconds."""

    counts: bool = True
    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    updates: int = 0
    bytes: int = 0

    def line(self, name: str, values: list[float]) -> str:
        ordered = sorted(values)
        if not ordered:
            return f"{name:<34} none"
        p50, p99 = ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
        return f"{name:<34} p50 {p50 * 1000:7.1f} ms   p99 {p99 * 1000:7.1f} ms   most {ordered[-1] * 1000:7.1f} ms"


class Moment(msgspec.Struct):
    seq: int
    seat: int


class Asked(msgspec.Struct):
    legal: list[int]


class Own(msgspec.Struct):
    """What has changed for the seat: a list with the new value."""

    legal: list[list[int]] | None = None


class Heard(msgspec.Struct):
    """The little of a message that a seat needs; the rest is skipped unread."""

    type: str
    id: str = ""
    seq: int = 0
    moments: list[Moment] = []
    view: Asked | None = None
    own: Own | None = None
    result: msgspec.Raw | None = None


HEARD = msgspec.json.Decoder(Heard)


class Seat(asyncio.Protocol):
    """One seat over a socket of its own. It speaks just enough WebSocket: what is measured is the server."""

    def __init__(self, table: Table, id: str, seat: int, request: bytes) -> None:
        self.table = table
        self.id = id
        self.seat = seat
        self.request = request
        self.loop = asyncio.get_running_loop()
        self.over: asyncio.Future[None] = self.loop.create_future()
        self.open = False
        self.busy = False
        self.known = 0
        self.waits: tuple[int, list[int]] | None = None
        self.buffer = bytearray()

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.over.done():
            self.over.set_result(None)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.open, self.buffer = True, rest
        at, buffer = 0, self.buffer
        while len(buffer) >= at + 2:
            first, size, begin = buffer[at], buffer[at + 1], at + 2
            if size >= LONG:
                wide = 2 if size == LONG else 8
                begin += wide
                size = int.from_bytes(buffer[at + 2 : begin], "big")
            if len(buffer) < begin + size:
                break
            at = begin + size
            self.frame(first, bytes(buffer[begin:at]))
        del buffer[:at]

    def frame(self, first: int, payload: bytes) -> None:
        if first == TEXT:
            self.hear(HEARD.decode(payload), len(payload))
        elif first == PING:
            self.send(PONG, payload)
        else:
            self.transport.close()

    def send(self, first: int, payload: bytes) -> None:
        """A frame as a client must send it, masked; a mask of zeros changes nothing."""
        size = len(payload)
        assert size < LONG
        self.transport.write(bytes((first, 0x80 | size, 0, 0, 0, 0)) + payload)

    def hear(self, message: Heard, size: int) -> None:
        now, table = time.perf_counter(), self.table
        if message.type in ("accepted", "refused"):
            self.busy = False
            self.known = max(self.known, message.seq)
            started = table.sent.pop(message.id, now)
            if table.figures.counts and message.type == "accepted":
                table.figures.acknowledged.append(now - started)
        elif message.type in ("update", "changes"):
            table.figures.updates += 1
            table.figures.bytes += size
            for moment in message.moments:
                started = table.by_seq.get((self.id, moment.seq, moment.seat), 0.0)
                if table.figures.counts and moment.seat != self.seat and started:
                    table.figures.seen.append(now - started)
        if message.result is not None:
            self.transport.close()
        elif message.view is not None:
            self.waits = message.seq, message.view.legal
        elif message.own is not None and self.waits is not None:
            self.waits = message.seq, message.own.legal[0] if message.own.legal else self.waits[1]
        if not self.busy and self.waits is not None and self.waits[1] and self.waits[0] >= self.known:
            self.busy = True
            self.loop.call_later(random.uniform(0, 2 * table.think), self.answer)

    def answer(self) -> None:
        assert self.waits is not None
        seq, legal = self.waits
        table = self.table
        if not legal or self.transport.is_closing():
            self.busy = False
            return
        table.number += 1
        id = f"n{table.number}"
        table.sent[id] = time.perf_counter()
        for ahead in range(1, SEATS + 1):
            table.by_seq[self.id, seq + ahead, self.seat] = table.sent[id]
        answer = {"type": "answer", "id": id, "seat": self.seat, "seq": seq, "action": legal[table.number % len(legal)]}
        self.send(TEXT, msgspec.json.encode(answer))


class Table:
    """One table whose four seats answer as soon as they have thought; when its game is over, another one."""

    def __init__(self, address: str, game: str, figures: Figures, think: float) -> None:
        self.think = think
        self.address = address
        self.game = game
        self.figures = figures
        self.sent: dict[str, float] = {}
        self.by_seq: dict[tuple[str, int, int], float] = {}
        self.number = 0
        self.seats: list[Seat] = []

    async def open(self, cookie: str, client: httpx.AsyncClient) -> None:
        made = await client.post("/tables", json={"game": self.game, "seats": [{"kind": "me"}] * SEATS})
        made.raise_for_status()
        self.seats = [await self.sit(made.json()["id"], seat, cookie) for seat in range(SEATS)]

    async def play(self, cookie: str, client: httpx.AsyncClient) -> None:
        while True:
            await asyncio.gather(*(seat.over for seat in self.seats))
            await self.open(cookie, client)

    async def sit(self, id: str, seat: int, cookie: str) -> Seat:
        request = UPGRADE.format(path=f"/api/tables/{id}/live?seat={seat}", host=self.address, cookie=cookie)
        host, port = self.address.split(":")
        connect = asyncio.get_running_loop().create_connection
        return (await connect(lambda: Seat(self, id, seat, request.encode()), host, int(port)))[1]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def memory(pid: int) -> int:
    """Resident memory in kB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processor(pid: int) -> tuple[float, float]:
    """Seconds of processor time so far: all of it, and what the system took."""
    values = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = os.sysconf("SC_CLK_TCK")
    return (int(values[11]) + int(values[12])) / ticks, int(values[12]) / ticks


class Counts(msgspec.Struct):
    """How far the server, and we ourselves, have come."""

    seconds: float
    system: float
    own_seconds: float
    facts: float
    commits: float


async def counts(client: httpx.AsyncClient, port: int, pid: int) -> Counts:
    spent, own = processor(pid), time.process_time()
    lines = (await client.get(f"http://127.0.0.1:{port}/metrics")).text.splitlines()
    found = dict(line.split() for line in lines if line.startswith("ludarium_") and "{" not in line)
    return Counts(*spent, own, float(found["ludarium_facts_total"]), float(found["ludarium_commits_total"]))


def check_runs(server: subprocess.Popen[bytes]) -> None:
    """Whoever waits for a server that has ended would wait for ever."""
    if server.poll() is not None:
        raise SystemExit(f"the server has ended with code {server.returncode}; what it wrote says why")


async def reachable(client: httpx.AsyncClient, path: str, server: subprocess.Popen[bytes]) -> None:
    """Wait until a server answers what is asked."""
    while True:
        with suppress(httpx.TransportError):
            if (await client.get(path)).status_code == 200:
                return
        check_runs(server)
        await asyncio.sleep(0.02)


async def measure(tables: int, seconds: float, game: str, think: float, database: str = "") -> None:
    port, figures_port = free_port(), free_port()
    address = f"127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(port), str(figures_port), folder, database])
        try:
            async with httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60) as client:
                await reachable(client, "/games", server)
                await client.post("/me", json={"name": "Load"})
                cookie = f"ludarium_guest={client.cookies['ludarium_guest']}"
                one = Figures()
                start = time.perf_counter()
                await http_alone(client, game, one)
                alone = time.perf_counter() - start
                before = memory(server.pid)
                figures = Figures(counts=False)
                people = [Table(address, game, figures, think) for _ in range(tables)]
                await asyncio.gather(*(table.open(cookie, client) for table in people))
                playing = [asyncio.create_task(table.play(cookie, client)) for table in people]
                await asyncio.sleep(WARM_UP)
                began, figures.counts = await counts(client, figures_port, server.pid), True
                await asyncio.sleep(seconds)
                ended, figures.counts = await counts(client, figures_port, server.pid), False
                after = memory(server.pid)
                for task in playing:
                    task.cancel()
                await asyncio.gather(*playing, return_exceptions=True)
        finally:
            server.terminate()
            server.wait()
    print(f"{game}: one client over HTTP           {len(one.acknowledged) / alone:8.0f} answers/s")
    print(one.line("  acknowledged after", one.acknowledged))
    answers, busy = max(1, len(figures.acknowledged)), ended.seconds - began.seconds
    load = f"{tables} tables of {SEATS} live seats, {think:g} s to think"
    print(f"{game}: {load} {answers / seconds:8.0f} answers/s")
    print(figures.line("  acknowledged after", figures.acknowledged))
    print(figures.line("  seen by the other seats after", figures.seen))
    each, own = busy / answers * 1000, (ended.own_seconds - began.own_seconds) / answers * 1000
    print(f"  processor time of the server     {each:8.2f} ms an answer, {busy / seconds * 100:.0f} % of one core")
    print(f"    of that in the system          {(ended.system - began.system) / answers * 1000:8.2f} ms")
    print(f"  processor time of this client    {own:8.2f} ms an answer")
    shared = answers / max(1.0, ended.commits - began.commits)
    print(f"  answers that share a commit      {shared:8.1f}")
    size = figures.bytes / max(1, figures.updates)
    print(f"  an update of the position        {size:8.0f} bytes")
    print(f"  memory per table                 {(after - before) / max(1, tables):8.0f} kB")


async def http_alone(client: httpx.AsyncClient, game: str, figures: Figures) -> None:
    """One client that answers for all seats of one table, one request after the other."""
    made = await client.post("/tables", json={"game": game, "seats": [{"kind": "me"}] * SEATS})
    table = made.json()["id"]
    for number in range(200):
        seat = (await client.get(f"/tables/{table}/state")).json()["view"]["asked"]
        if not seat:
            break
        state = (await client.get(f"/tables/{table}/state", params={"seat": seat[0]})).json()
        legal = state["view"]["legal"]
        body = {"type": "answer", "id": f"h{number}", "seat": seat[0], "seq": state["seq"], "action": legal[0]}
        start = time.perf_counter()
        (await client.post(f"/tables/{table}/answers", json=body)).raise_for_status()
        figures.acknowledged.append(time.perf_counter() - start)


if __name__ == "__main__":
    asyncio.run(
        measure(
            int(sys.argv[1]) if len(sys.argv) > 1 else 100,
            float(sys.argv[2]) if len(sys.argv) > 2 else 15.0,
            sys.argv[3] if len(sys.argv) > 3 else "regatta",
            float(sys.argv[4]) if len(sys.argv) > 4 else 0.5,
            sys.argv[5] if len(sys.argv) > 5 else "",
        )
    )
