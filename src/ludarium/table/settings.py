"""How a server is set up: where it keeps things, how much it allows.

Every setting with a description can be given in `ludarium.toml`, by an environment variable, and some on the command
line; `configuration.py` reads and checks them. The others are for tests.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from ludarium import games
from ludarium.kernel.chance import new_seed
from ludarium.kernel.errors import SetupError
from ludarium.kernel.game import Game

DRIVERS = {
    "sqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
THIS_MACHINE = ("127.0.0.1", "::1")
SQLITE_FILE = "tables.sqlite"
"""The database in a data folder."""
LAST_PORT = 65_535
DAY = 24 * 3600.0

Seconds = Annotated[float, Meta(gt=0, le=DAY)]
Days = Annotated[float, Meta(ge=0, le=36_500)]
Port = Annotated[int, Meta(ge=1, le=LAST_PORT)]
Bytes = Annotated[int, Meta(ge=1024, le=1 << 30)]
Count = Annotated[int, Meta(ge=1, le=10_000_000)]
Amount = Annotated[float, Meta(gt=0, le=1e9)]


def told(text: str) -> Meta:
    """What a setting means, as `ludarium.toml` explains it."""
    return Meta(description=text)


@dataclass(frozen=True)
class Rate:
    """A burst, and then a rate per second."""

    burst: Amount
    per_second: Amount


@dataclass(frozen=True)
class Limits:
    """What one client may ask for; a guest has these for themselves, clients without a cookie share them by address."""

    body: Annotated[Bytes, told("bytes of a request's body")] = 64 * 1024
    record: Annotated[Annotated[int, Meta(ge=1024, le=4 << 20)], told("characters of an uploaded record")] = 2 << 20
    frame: Annotated[Annotated[int, Meta(ge=1024, le=64 << 10)], told("bytes of a message on a socket")] = 16 * 1024
    uploads: Annotated[Count, told("records on their way at once, one for each guest")] = 16
    head_seconds: Annotated[Seconds, told("time to send the head of a request")] = 10.0
    body_seconds: Annotated[Seconds, told("time to send the body of a request")] = 30.0
    write_seconds: Annotated[Seconds, told("time to read something of an answer")] = 60.0
    connections: Annotated[Count, told("connections in all")] = 4096
    connections_each: Annotated[Count, told("connections from one address; through a proxy, sockets from one")] = 256
    sockets: Annotated[Count, told("sockets of tables in all")] = 4000
    sockets_each: Annotated[Count, told("sockets of one guest, or of all clients without a cookie at one address")] = 64
    workers_joined: Annotated[Count, told("processes for bots on other machines")] = 256
    tables: Annotated[Count, told("unfinished tables one guest may have opened")] = 200
    bot_tables: Annotated[Count, told("tables of one guest at which only bots play, at once")] = 10
    facts: Annotated[Count, told("answers at one table after which nothing can be undone")] = 20_000
    replays: Annotated[Count, told("records one guest may keep")] = 100
    requests: Annotated[Rate, told("requests of one guest")] = Rate(400, 100)
    requests_each: Annotated[Rate, told("requests from one address, of all guests there together")] = Rate(1600, 400)
    work: Annotated[
        Rate,
        told("seconds of the server's time, four times as many for all of one address; they count while it is busy"),
    ] = Rate(2.0, 0.2)
    messages: Annotated[Rate, told("messages on one socket")] = Rate(120, 40)
    chat: Annotated[Rate, told("lines of chat")] = Rate(5, 0.5)
    create: Annotated[Rate, told("new guests, tables and records")] = Rate(20, 0.2)


@dataclass(frozen=True)
class Logs:
    """What the server writes about itself, to the error stream."""

    format: Annotated[Literal["text", "json"], told("text for people, or json: one object a line, for programs")] = (
        "text"
    )
    level: Annotated[Literal["debug", "info", "warning", "error"], told("how much is written")] = "info"
    requests: Annotated[bool, told("one line for every request: method, path, status, milliseconds")] = False


@dataclass(frozen=True)
class Metrics:
    """Figures for Prometheus, on a port of their own that no guest should reach."""

    host: Annotated[str, told("the address to listen on")] = "127.0.0.1"
    port: Annotated[
        Port | None, told("the port for /metrics, /health and /ready; without one there are no figures")
    ] = None


@dataclass(frozen=True)
class Cleaning:
    """What is deleted or closed by itself, and after how long; 0 keeps it for ever."""

    unplayed_days: Annotated[Days, told("unfinished tables that nobody has played at for so long")] = 0.0
    finished_days: Annotated[Days, told("finished tables, after the game ended")] = 0.0
    replays_days: Annotated[Days, told("uploaded records")] = 0.0
    guests_days: Annotated[Days, told("guests this old who have no table, seat or record")] = 0.0
    socket_hours: Annotated[
        Annotated[float, Meta(ge=0, le=8760)],
        told("hours after which a socket is closed that has sent nothing; the page returns when somebody looks at it"),
    ] = 0.0


@dataclass(frozen=True)
class Settings:
    """One server. `clock` stamps facts and measures absence; rules never see it."""

    data_dir: Annotated[Path, told("the folder for the database, the key and content packs (default: the user's own)")]
    database: Annotated[str, told("sqlite:///FILE or postgresql://USER@HOST/NAME; default: a file in data_dir")] = ""
    secret: Annotated[str, told("what cookies are signed with, the same for all processes; default: a key file")] = ""
    worker_secret: Annotated[
        str, told("what `ludarium worker` on other machines proves itself with; without one no machine may join")
    ] = ""
    server: Annotated[
        str, told("for `ludarium worker`: the server whose bots think there, such as https://play.example.org/")
    ] = ""
    host: Annotated[str, told("the address to listen on; 0.0.0.0 lets other machines in")] = "127.0.0.1"
    port: Annotated[Port | None, told("the port to listen on; default: 8000 or the next free one")] = None
    public: Annotated[
        str, told("the address under which others reach the server, such as https://play.example.org/")
    ] = ""
    proxies: Annotated[
        tuple[str, ...], told("addresses and networks of proxies, besides this machine, whose headers are trusted")
    ] = THIS_MACHINE
    origins: Annotated[tuple[str, ...], told("other sites whose pages may play here, such as https://example.org")] = ()
    workers: Annotated[
        Annotated[int, Meta(ge=2, le=256)], told("processes for bots; default: one for each core, at least 2")
    ] = 2
    bot_seconds: Annotated[Seconds, told("a bot that has not answered for so long is started again")] = 60.0
    pace: Annotated[
        Annotated[float, Meta(ge=0, le=60)],
        told("seconds a bot waits with an answer that was its only one, or that shows what a start is about"),
    ] = 1.2
    heartbeat: Annotated[Seconds, told("seconds of silence after which a socket gets a sign of life")] = 20.0
    away: Annotated[Seconds, told("a seat whose holder was away for so long may be given to a bot")] = 120.0
    lease: Annotated[Seconds, told("a process that was silent for so long leads no table any more")] = 10.0
    sweep: Annotated[Seconds, told("seconds between two looks for stuck tables and dead processes")] = 3.0
    drain: Annotated[
        Annotated[float, Meta(ge=0, le=600)],
        told("seconds from SIGTERM until the server stops, in which it says that it is not ready"),
    ] = 0.0
    rooms: Annotated[Count, told("games kept in memory; others are read again when somebody comes")] = 500
    limits: Limits = field(default_factory=Limits)
    logs: Logs = field(default_factory=Logs)
    metrics: Metrics = field(default_factory=Metrics)
    cleaning: Cleaning = field(default_factory=Cleaning)
    worker: tuple[str, ...] = (sys.executable, "-m", "ludarium.table.worker")
    """The command that starts a process for bots."""
    films: tuple[str, ...] = (sys.executable, "-m", "ludarium.table.films")
    """The command that starts the process that shows finished games and records; without one a thread does."""
    clock: Callable[[], float] = time.time
    seed: Callable[[], str] = new_seed
    """Where the seeds of new games come from."""
    game: Callable[[str], Game] = games.get
    """Where games come from, by name."""

    @property
    def packs(self) -> Path:
        """The folder whose folders are content packs anybody at this server may play with."""
        return self.data_dir / "packs"

    @property
    def doubts(self) -> Path:
        """The folder with what players think the rules got wrong."""
        return self.data_dir / "doubts"

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it: a file in the data folder unless another is given."""
        return database_url(self.database, self.data_dir)


def database_url(given: str, folder: Path) -> str:
    """The same for a database that somebody has named; a SetupError where there can be none."""
    if not given:
        return f"sqlite:///{folder / SQLITE_FILE}"
    try:
        url: Any = make_url(given)
    except ArgumentError:
        raise SetupError("--database takes a URL such as sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    driver = DRIVERS.get(url.drivername, url.drivername)
    if driver not in DRIVERS.values():
        raise SetupError(f"--database: {url.drivername!r} is not supported; use sqlite or postgresql")
    return str(url.set(drivername=driver).render_as_string(hide_password=False))
