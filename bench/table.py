"""Load on the table: many live tables, every seat connected, scripted answers; how long until the others see them.

`python -m bench.table [TABLES] [SECONDS] [GAME] [THINK] [DATABASE]` starts the real server as its own process, on an
empty database unless another is named. Each seat thinks for THINK seconds on average before it answers.
"""

from __future__ import annotations

import asyncio
import json
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
import websockets

SEATS = 4
WARM_UP = 4.0
"""Seconds to open all tables and sockets before anything is counted."""
SERVER = """
import sys
from dataclasses import replace
from pathlib import Path
import uvicorn
from ludarium.table.app import create_app
from ludarium.table.commands import allow_files, calm_collector, settings_for
from ludarium.table.door import server_config
from ludarium.table.settings import Limits, Rate
free = Rate(1e9, 1e9)
every = dict.fromkeys(("requests", "requests_each", "messages", "create", "chat", "work"), free)
limits = Limits(**every, tables=10**6, sockets_each=4000)
allow_files()
settings = replace(settings_for(sys.argv[3] if len(sys.argv) > 3 else "", Path(sys.argv[2])), limits=limits)
app = create_app(settings)
calm_collector()
uvicorn.Server(server_config(app, port=int(sys.argv[1]))).run()
"""


@dataclass
class Figures:
    """What was measured, in seconds."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)

    def line(self, name: str, values: list[float]) -> str:
        ordered = sorted(values)
        if not ordered:
            return f"{name:<34} none"
        p50, p99 = ordered[len(ordered) // 2], ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)]
        return f"{name:<34} p50 {p50 * 1000:7.1f} ms   p99 {p99 * 1000:7.1f} ms   most {ordered[-1] * 1000:7.1f} ms"


class Table:
    """One table whose four seats answer as soon as they are asked, each over a socket of its own."""

    def __init__(self, address: str, game: str, figures: Figures, end: float, seconds: float, think: float) -> None:
        self.think = think
        self.address = address
        self.game = game
        self.figures = figures
        self.start = end - seconds
        self.end = end
        self.sent: dict[str, float] = {}
        self.by_seq: dict[tuple[str, int, int], float] = {}
        self.number = 0

    async def run(self, cookie: dict[str, str], client: httpx.AsyncClient) -> None:
        while time.perf_counter() < self.end:
            body = {"game": self.game, "seats": [{"kind": "me"}] * SEATS}
            made = await client.post("/tables", json=body)
            made.raise_for_status()
            with suppress(TimeoutError):  # a client that waits for a stopped seat stops too
                async with asyncio.timeout(max(0.1, self.end - time.perf_counter())):
                    await asyncio.gather(*(self.seat(made.json()["id"], seat, cookie) for seat in range(SEATS)))

    async def seat(self, table: str, seat: int, cookie: dict[str, str]) -> None:
        url = f"ws://{self.address}/api/tables/{table}/live?seat={seat}"
        async with websockets.connect(url, additional_headers=cookie, max_size=None, compression=None) as live:
            busy, known = False, 0
            tasks = set()
            async for text in live:
                message: dict[str, Any] = json.loads(text)
                now = time.perf_counter()
                if message["type"] in ("accepted", "refused"):
                    busy = False
                    known = max(known, message.get("seq", 0))
                    started = self.sent.pop(message["id"], now)
                    if started > self.start and message["type"] == "accepted":
                        self.figures.acknowledged.append(now - started)
                if message["type"] == "update":
                    for moment in message["moments"]:
                        started = self.by_seq.get((table, moment["seq"], moment["seat"]), 0.0)
                        if moment["seat"] != seat and started > self.start:
                            self.figures.seen.append(now - started)
                if message["type"] not in ("state", "update"):
                    continue
                if message["result"] is not None:
                    return
                if message["view"]["legal"] and message["seq"] >= known and not busy:
                    busy = True
                    task = asyncio.create_task(self.answer(live, table, seat, message))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)

    async def answer(self, live: Any, table: str, seat: int, message: dict[str, Any]) -> None:
        await asyncio.sleep(random.uniform(0, 2 * self.think))
        self.number += 1
        id, seq, legal = f"n{self.number}", message["seq"], message["view"]["legal"]
        self.sent[id] = time.perf_counter()
        for ahead in range(1, SEATS + 1):
            self.by_seq[table, seq + ahead, seat] = self.sent[id]
        answer = {"type": "answer", "id": id, "seat": seat, "seq": seq, "action": legal[self.number % len(legal)]}
        with suppress(websockets.ConnectionClosed):
            await live.send(json.dumps(answer))


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def memory(pid: int) -> int:
    """Resident memory in kB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


def processor(pid: int) -> float:
    """Seconds of processor time so far."""
    values = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(values[11]) + int(values[12])) / os.sysconf("SC_CLK_TCK")


async def processor_later(pid: int) -> float:
    await asyncio.sleep(WARM_UP)
    return processor(pid)


async def measure(tables: int, seconds: float, game: str, think: float, database: str = "") -> None:
    port = free_port()
    address = f"127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(port), folder, database])
        try:
            async with httpx.AsyncClient(base_url=f"http://{address}/api", timeout=60) as client:
                while True:
                    try:
                        await client.get("/health")
                        break
                    except httpx.TransportError:
                        await asyncio.sleep(0.05)
                await client.post("/me", json={"name": "Load"})
                cookie = {"Cookie": f"ludarium_guest={client.cookies['ludarium_guest']}"}
                one = Figures()
                start = time.perf_counter()
                await http_alone(client, game, one)
                alone = time.perf_counter() - start
                before = memory(server.pid)
                warm = asyncio.create_task(processor_later(server.pid))
                figures = Figures()
                start = time.perf_counter()
                people = [
                    Table(address, game, figures, start + WARM_UP + seconds, seconds, think) for _ in range(tables)
                ]
                await asyncio.gather(*(table.run(cookie, client) for table in people))
                took = seconds
                after, busy = memory(server.pid), processor(server.pid) - await warm
        finally:
            server.terminate()
            server.wait()
    print(f"{game}: one client over HTTP           {len(one.acknowledged) / alone:8.0f} answers/s")
    print(one.line("  acknowledged after", one.acknowledged))
    load = f"{tables} tables of {SEATS} live seats, {think:g} s to think"
    print(f"{game}: {load} {len(figures.acknowledged) / took:8.0f} answers/s")
    print(figures.line("  acknowledged after", figures.acknowledged))
    print(figures.line("  seen by the other seats after", figures.seen))
    each = busy / max(1, len(figures.acknowledged)) * 1000
    print(f"  processor time of the server     {each:8.2f} ms an answer, {busy / took * 100:.0f} % of one core")
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
