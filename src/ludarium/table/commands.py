"""`ludarium serve`: start the table."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Mapping
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import Any

import uvicorn

from ludarium.kernel.errors import SetupError
from ludarium.table import logs
from ludarium.table.app import create_app
from ludarium.table.configuration import configured
from ludarium.table.door import server_config
from ludarium.table.garbage import Collector
from ludarium.table.gate import Gate
from ludarium.table.metrics import MetricsPort
from ludarium.table.settings import LAST_PORT, Settings

MOST_FILES = 65_536
SWITCH = 0.0001
"""Seconds after which a thread that reckons makes way; people wait for it about ten times in an answer."""
TICKS = 30
"""So many ticks of a tenth of a second pass between two looks whether there is garbage."""
USUAL_PORT = 8000
PORTS_TRIED = 20
"""The number of ports tried without --port, starting at the usual one."""


class Taken(SetupError):
    """Somebody else listens there."""


def settings_for(
    database: str = "", data_dir: Path | None = None, file: Path | None = None, **options: Any
) -> Settings:
    """Settings that can work: the folder is there and the database has a driver."""
    return prepared(configured(file, {"database": database, "data_dir": data_dir, **options}).settings)


def prepared(settings: Settings) -> Settings:
    """Make the data folder; what cannot work is a SetupError before anything is started."""
    folder = settings.data_dir
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise SetupError(f"--data-dir {str(folder)!r} cannot be used: {problem.strerror or problem}") from None
    if settings.url.startswith("postgresql"):
        try:
            import asyncpg  # type: ignore[import-untyped]  # noqa: F401
        except ImportError:
            raise SetupError("PostgreSQL needs a driver: pip install 'ludarium[postgres]'") from None
    return settings


def listening(host: str, port: int) -> socket.socket:
    """A socket at this address; a SetupError where there can be none."""
    if port > LAST_PORT:
        raise SetupError(f"--port takes a number up to {LAST_PORT}, not {port}")
    try:
        kind = (socket.AF_UNSPEC, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found = socket.getaddrinfo(host, port, *kind, flags=socket.AI_PASSIVE)[0]
        # The protocol must be named: asyncio switches Nagle's delay off only where it reads TCP.
        bound = socket.socket(*found[:3])
    except OSError as problem:
        raise SetupError(f"--host {host!r} is not an address: {problem.strerror or problem}") from None
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(found[4])
    except OSError as problem:
        bound.close()
        kind_of = Taken if problem.errno == errno.EADDRINUSE else SetupError
        raise kind_of(f"cannot listen at {host}:{port}: {problem.strerror or problem}") from None
    bound.set_inheritable(False)
    return bound


def listening_near(host: str, first: int = USUAL_PORT) -> socket.socket:
    """A socket at the first port, or at the next one that is free."""
    last = first + PORTS_TRIED - 1
    for port in range(first, last):
        try:
            return listening(host, port)
        except Taken:
            continue
    return listening(host, last)


def has_screen(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> bool:
    """Whether a browser has somewhere to open; without a screen one in the terminal would take it over."""
    return system in ("win32", "darwin") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


def show_page(url: str) -> None:
    """Open the page in the background; it is not an error if there is no browser."""
    if has_screen():
        Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def allow_files() -> None:
    """Let this process open as many files as its owner may: every connection is one."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(MOST_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def address(host: str, port: int) -> str:
    """The page as a browser on this machine finds it."""
    here = "localhost" if host in ("", "0.0.0.0", "::", "127.0.0.1", "::1") else host
    return f"http://[{here}]:{port}" if ":" in here else f"http://{here}:{port}"


class TableServer(uvicorn.Server):
    """Serves the tables, and the figures beside them. Before it stops it says for a while that it is not ready."""

    def __init__(self, gate: Gate, beside: socket.socket | None = None, **more: Any) -> None:
        super().__init__(server_config(gate, log_config=None, **more))
        self.hall = gate.hall
        self._port = None if beside is None else MetricsPort(gate)
        self._beside = beside
        self._ends: float | None = None
        self.collector = Collector()

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        if self._port is None or self._beside is None:
            await super().serve(sockets)
            return
        figures = asyncio.create_task(self._port.run_beside([self._beside]))
        try:
            await super().serve(sockets)
        finally:
            self._port.should_exit = True
            await figures

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first SIGTERM lets guests go elsewhere first; anything more stops the server."""
        drain = self.hall.settings.drain
        if sig == signal.SIGTERM and drain and self._ends is None:
            self.hall.draining = True
            self._ends = time.monotonic() + drain
        else:
            super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        if self._ends is not None and time.monotonic() >= self._ends:
            self.should_exit = True
        if counter % TICKS == 0:
            self.collector.look(self.hall.answers)
        return await super().on_tick(counter)


def serve(settings: Settings, say: Callable[[str], object] = print, show: Callable[[str], object] | None = None) -> int:
    """Run the server until it is stopped; a move that was acknowledged is never lost.

    `say` gets the address, and `show` decides whether to open it.
    """
    allow_files()
    app = create_app(settings)
    app.hall.holding.take()
    host, port = settings.host, settings.port
    bound = listening_near(host) if port is None else listening(host, port)
    figures = settings.metrics.port
    beside = None if figures is None else listening(settings.metrics.host, figures)
    logs.set_up(settings.logs)
    server = TableServer(app, beside)
    sys.setswitchinterval(SWITCH)
    server.collector.take_over()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)  # uvicorn raises them again after a clean shutdown, which is no error
    url = address(host, bound.getsockname()[1])
    say(url)
    if show is not None:
        # Clients that connect before the server is up wait here.
        bound.listen()
        show(url)
    server.run(sockets=[bound])
    return 0 if server.started else 1
