"""Figures for Prometheus, and whether the server is well, on a port of their own.

No guest should reach that port: it tells how busy the server is. `deploy/monitoring` has a dashboard and alerts for
these figures; a test compares the names.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import uvicorn

from ludarium import __version__
from ludarium.table.door import Door, Doors
from ludarium.table.gate import BUCKETS, Gate
from ludarium.table.problems import Trouble

MOST_CONNECTIONS = 64
"""Prometheus and probes need a few. A stranger who reaches this port shall not take the files of the tables."""
PACE = 0.25
"""Seconds between two looks at how late the loop is."""
DELAYS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
STARTED = time.time()


@dataclass(frozen=True)
class Family:
    """One figure, or one for each value of a label."""

    name: str
    kind: str
    about: str
    values: Mapping[str, float]
    """By what is added to the name: labels, or a part of a histogram."""

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.about}"
        yield f"# TYPE {self.name} {self.kind}"
        for more, value in self.values.items():
            yield f"{self.name}{more} {value:.15g}"


def histogram(name: str, about: str, limits: Sequence[float], counts: Mapping[float, int], total: float) -> Family:
    """How many values were at most as large as each limit."""
    values, running = {}, 0
    for limit in (*limits, float("inf")):
        running += counts.get(limit, 0)
        values[f'_bucket{{le="{"+Inf" if limit == float("inf") else f"{limit:g}"}"}}'] = float(running)
    return Family(name, "histogram", about, {**values, "_sum": total, "_count": running})


@dataclass
class Delays:
    """How much later than it should the loop comes to what waits in it: everybody waits for that long."""

    counts: Counter[float] = field(default_factory=Counter)
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.counts[next((limit for limit in DELAYS if seconds <= limit), float("inf"))] += 1
        self.total += seconds

    async def watch(self) -> None:
        now = asyncio.get_running_loop().time
        while True:
            began = now()
            await asyncio.sleep(PACE)
            self.add(max(0.0, now() - began - PACE))


def printed(gate: Gate, delays: Delays) -> str:
    """All figures in Prometheus' text format."""
    return "".join(f"{line}\n" for family in families(gate, delays) for line in family.lines())


def families(gate: Gate, delays: Delays) -> Iterator[Family]:
    hall = gate.hall
    statuses = {f'{{status="{status}"}}': count for status, count in sorted(gate.counts.items())}
    yield Family("ludarium_requests_total", "counter", "Requests answered.", statuses)
    yield histogram(
        "ludarium_request_seconds", "Seconds until an answer began.", BUCKETS, gate.seconds, gate.total_seconds
    )
    yield histogram(
        "ludarium_loop_delay_seconds", "Seconds by which everything was late.", DELAYS, delays.counts, delays.total
    )
    cleaned = {f'{{what="{what}"}}': count for what, count in sorted(hall.caretaker.cleaning.done.items())}
    yield Family("ludarium_cleaned_total", "counter", "What was deleted because it was old.", cleaned)
    yield Family("ludarium_info", "gauge", "The version that runs.", {f'{{version="{__version__}"}}': 1})
    backup = hall.settings.data_dir / LAST_BACKUP
    with suppress(OSError):
        last = {"": backup.stat().st_mtime}
        yield Family("ludarium_last_backup_timestamp_seconds", "gauge", "When the last backup was made.", last)
    for name, kind, about, value in (
        ("facts_total", "counter", "Answers and undos stored.", hall.answers),
        ("commits_total", "counter", "Commits they were stored with.", hall.store.commits),
        ("bot_answers_total", "counter", "Answers of bots.", hall.workers.answers),
        ("bot_restarts_total", "counter", "Processes of bots that were started again.", hall.workers.restarts),
        ("bot_workers_joined", "gauge", "Processes for bots on other machines.", hall.workers.joined),
        ("database_outages_total", "counter", "How often the database stopped responding.", hall.store.outages),
        ("database_up", "gauge", "Whether the database responded when it was last asked.", not hall.store.away),
        ("database_connections", "gauge", "Connections to the database in use.", hall.store.driver.in_use()),
        (
            "ready",
            "gauge",
            "Whether the server has started and is not shutting down.",
            hall.opened and not hall.draining,
        ),
        ("rooms", "gauge", "Games in memory.", len(hall.rooms)),
        ("sockets", "gauge", "Sockets at tables.", hall.sockets),
        ("sockets_limit", "gauge", "The most sockets there may be.", hall.settings.limits.sockets),
        ("connections", "gauge", "Connections.", gate.doors.each.total()),
        ("connections_limit", "gauge", "The most connections there may be.", gate.doors.most),
    ):
        yield Family(f"ludarium_{name}", kind, about, {"": float(value)})
    for name, kind, about, size in process():
        yield Family(f"process_{name}", kind, about, {"": size})


LAST_BACKUP = "last-backup"
"""The file in the data folder that `ludarium backup` touches."""


def process() -> Iterator[tuple[str, str, str, float]]:
    """What every process tells Prometheus; the names are Prometheus' own."""
    yield "cpu_seconds_total", "counter", "Processor time used.", time.process_time()
    yield "start_time_seconds", "gauge", "When the process started.", STARTED
    with suppress(OSError, ValueError):  # only Linux has these files
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        yield "resident_memory_bytes", "gauge", "Memory in use.", float(pages * os.sysconf("SC_PAGE_SIZE"))
        yield "open_fds", "gauge", "Open files and connections.", float(sum(1 for _ in Path("/proc/self/fd").iterdir()))
    if sys.platform != "win32":
        import resource

        yield "max_fds", "gauge", "The most of them.", float(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


class MetricsPort(uvicorn.Server):
    """Answers `/metrics`, `/health` and `/ready` from before the tables open until after they close."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.delays = Delays()
        self.doors = Doors(replace(gate.hall.settings.limits, connections=MOST_CONNECTIONS), gate.proxies)
        quiet: dict[str, Any] = {"log_config": None, "access_log": False, "proxy_headers": False}
        super().__init__(uvicorn.Config(self, interface="asgi3", lifespan="off", http=Door, ws="none", **quiet))

    def capture_signals(self) -> AbstractContextManager[None]:  # type: ignore[override]
        """Signals are for the server of the tables."""
        return nullcontext()

    async def run_beside(self, sockets: list[Any]) -> None:
        watching = asyncio.create_task(self.delays.watch())
        try:
            await self.serve(sockets)
        finally:
            watching.cancel()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """An ASGI application."""
        status, text = await self._said(scope["path"])
        headers = [(b"content-type", b"text/plain; version=0.0.4; charset=utf-8")]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": text.encode()})

    async def _said(self, path: str) -> tuple[int, str]:
        hall = self.gate.hall
        match path:
            case "/metrics":
                return 200, printed(self.gate, self.delays)
            case "/health":
                return 200, "ok\n"
            case "/ready":
                try:
                    await hall.check_ready()
                except Trouble as trouble:
                    return 503, f"{trouble.detail}\n"
                return 200, "ready\n"
        return 404, "There are /metrics, /health and /ready.\n"
