"""The figures, health and readiness of a server, and how it stops."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import text

from ludarium.table.app import create_app
from ludarium.table.commands import TableServer, listening
from ludarium.table.metrics import MOST_CONNECTIONS, Delays, families, histogram, printed
from ludarium.table.settings import Limits, Settings
from tests.table.players import ME, Player, serving

pytestmark = pytest.mark.anyio

STOPS = 60
"""Seconds that a server may take to stop: it waits for games that it has begun to load, and other tests may use all
processors meanwhile."""
LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"]+"\})? (\d+(\.\d+)?(e[+-]\d+)?|\+Inf)\Z')


@dataclass
class Running:
    """A server as `ludarium serve` runs it, in the loop of the test."""

    server: TableServer
    tables: httpx.AsyncClient
    figures: httpx.AsyncClient
    ended: asyncio.Task[None]
    ports: list[socket.socket]

    async def ready(self) -> list[int]:
        """What both ports say about being ready."""
        return [(await self.tables.get("/api/ready")).status_code, (await self.figures.get("/ready")).status_code]


@asynccontextmanager
async def running(folder: Path, **more: Any) -> AsyncIterator[Running]:
    before = signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again once the server has stopped
    with listening("127.0.0.1", 0) as first, listening("127.0.0.1", 0) as second:
        gate = create_app(Settings(data_dir=folder, films=(), **more))
        server = TableServer(gate, second, timeout_graceful_shutdown=1)
        ended = asyncio.create_task(server.serve([first]))
        urls = [f"http://127.0.0.1:{bound.getsockname()[1]}" for bound in (first, second)]
        # No certificates are read and no proxy is asked, which would keep the loop of the server waiting.
        clients = [httpx.AsyncClient(base_url=url, timeout=30, verify=False, trust_env=False) for url in urls]
        async with clients[0] as tables, clients[1] as figures:
            while not server.started:
                assert not ended.done()
                await asyncio.sleep(0.01)
            try:
                yield Running(server, tables, figures, ended, [first, second])
            finally:
                server.should_exit = True
                await ended
                signal.signal(signal.SIGTERM, before)


async def test_figures_have_a_port_of_their_own(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        assert (await run.tables.get("/metrics")).status_code == 404
        answer = await run.figures.get("/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
        assert [line for line in lines if not LINE.match(line)] == []
        # Somebody who looks for a server that had this port before may be counted too.
        assert re.search(r'ludarium_requests_total{status="404"} [1-9]', answer.text)
        assert "ludarium_ready 1" in lines
        assert (await run.figures.get("/health")).text == "ok\n"
        assert (await run.figures.get("/anything")).status_code == 404


async def test_who_holds_the_port_of_the_figures_takes_nothing_from_the_tables(tmp_path: Path) -> None:
    """Given a stranger who begins requests there and never ends them, then those are few, and given up like others."""
    async with running(tmp_path, limits=Limits(head_seconds=600.0)) as run:
        writers = []
        for _ in range(MOST_CONNECTIONS):
            _, writer = await asyncio.open_connection(*run.ports[1].getsockname()[:2])
            writer.write(b"GET /metrics HTTP/1.1\r\nx")
            writers.append(writer)
        assert (await run.figures.get("/health")).status_code == 503
        assert (await run.tables.get("/api/health")).status_code == 200
        assert run.server._port is not None
        assert run.server._port.doors.limits.head_seconds == 600
        for writer in writers:
            writer.close()
        async with asyncio.timeout(STOPS):
            while (await run.figures.get("/health")).status_code == 503:
                await asyncio.sleep(0.01)


async def test_figures_count_what_happens(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        async with anna.live(table, 0) as live:
            await live.until("state")
            before = figures(served.gate)
            state = await anna.state(table, 0)
            await anna.answer(table, 0, state["view"]["legal"][0], state["seq"])
            after = figures(served.gate)
        assert (after["ludarium_rooms"], after["ludarium_sockets"], after["ludarium_database_up"]) == (1, 1, 1)
        assert after["ludarium_facts_total"] > before["ludarium_facts_total"]
        assert after["ludarium_request_seconds_count"] == before["ludarium_request_seconds_count"] + 2
        assert "ludarium_last_backup_timestamp_seconds" not in after


def figures(gate: Any) -> dict[str, float]:
    return {f"{one.name}{more}": value for one in families(gate, Delays()) for more, value in one.values.items()}


def test_a_histogram_adds_up() -> None:
    found = histogram("x", "About x.", (0.1, 1.0), {0.1: 2, float("inf"): 1}, 7.5)
    assert list(found.lines()) == [
        "# HELP x About x.",
        "# TYPE x histogram",
        'x_bucket{le="0.1"} 2',
        'x_bucket{le="1"} 2',
        'x_bucket{le="+Inf"} 3',
        "x_sum 7.5",
        "x_count 3",
    ]


async def test_a_loop_that_is_kept_busy_is_late() -> None:
    delays = Delays()
    for seconds in (0.0, 0.03, 9.0):
        delays.add(seconds)
    assert delays.counts == {0.005: 1, 0.05: 1, float("inf"): 1}


async def test_a_server_is_ready_only_with_its_own_schema(tmp_path: Path) -> None:
    async with running(tmp_path) as run:
        hall = run.server.hall
        assert await run.ready() == [200, 200]
        await hall.store.write(
            lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'x'"))
        )
        refused = await run.tables.get("/api/ready")
        assert (refused.status_code, refused.json()["type"], refused.headers["retry-after"]) == (503, "not-ready", "2")
        assert "schema x" in refused.json()["detail"]
        assert (await run.figures.get("/ready")).status_code == 503
        assert (await run.tables.get("/api/health")).status_code == 200


async def test_a_server_that_starts_is_not_ready(tmp_path: Path) -> None:
    gate = create_app(Settings(data_dir=tmp_path, films=()))
    assert figures(gate)["ludarium_ready"] == 0
    with listening("127.0.0.1", 0) as beside:
        status, said = await TableServer(gate, beside)._port._said("/ready")  # type: ignore[union-attr]
    assert (status, said) == (503, "The server takes no new guests: it is starting.\n")
    assert printed(gate, Delays()).endswith("\n")


async def test_a_server_that_drains_serves_on_but_is_not_ready(tmp_path: Path) -> None:
    async with running(tmp_path, drain=600.0) as run:
        run.server.handle_exit(signal.SIGTERM, None)
        assert await run.ready() == [503, 503]
        player = Player(run.tables.base_url.netloc.decode(), "Anna")
        await player.post("/me", {"name": "Anna"})
        table = await player.open(ME, ME)
        assert (await player.state(table, 0))["seq"] >= 0
        await player.http.aclose()
        assert not run.server.should_exit
        run.server.handle_exit(signal.SIGTERM, None)
        await asyncio.wait_for(run.ended, STOPS)


async def test_a_server_that_has_drained_stops(tmp_path: Path) -> None:
    async with running(tmp_path, drain=0.01) as run:
        run.server.handle_exit(signal.SIGTERM, None)
        await asyncio.wait_for(run.ended, STOPS)
        # To ask there would not do: another process may have the port by now.
        assert [port.fileno() for port in run.ports] == [-1, -1], "both ports are closed"
