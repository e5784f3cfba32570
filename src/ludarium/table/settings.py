"""How a server is set up: where it keeps things, how much it allows."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

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


@dataclass(frozen=True)
class Rate:
    """A burst, and then a rate per second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one client may ask for; a guest has these for themselves, clients without a cookie share them by address."""

    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024
    frame: int = 16 * 1024
    uploads: int = 16
    """Bodies larger than `body`, which only records may be, on their way at once; one for each guest."""
    head_seconds: float = 10.0
    """So long a client may take to send the head of a request."""
    body_seconds: float = 30.0
    """So long it may take to send the body."""
    write_seconds: float = 60.0
    """So long it may read nothing of an answer."""
    connections: int = 4096
    connections_each: int = 256
    """Connections from one address, sockets of tables among them; proxies named by the operator are not counted."""
    sockets: int = 4000
    sockets_each: int = 64
    """Sockets of one guest across all tables, and of all clients without a cookie at one address."""
    tables: int = 200
    """Unfinished tables one guest may have opened."""
    bot_tables: int = 10
    """Tables at which only bots play, of one guest, at once."""
    facts: int = 20_000
    """After this many answers undo is disabled: a game ends by itself, undoing does not."""
    replays: int = 100
    """Records one guest may keep here."""
    requests: Rate = Rate(400, 100)
    requests_each: Rate = Rate(1600, 400)
    """Requests from one address, of all guests there together."""
    work: Rate = Rate(2.0, 0.2)
    """Seconds of the server's own time; they count while it is busy."""
    messages: Rate = Rate(120, 40)
    chat: Rate = Rate(5, 0.5)
    create: Rate = Rate(20, 0.2)


@dataclass(frozen=True)
class Settings:
    """One server. `clock` stamps facts and measures absence; rules never see it."""

    data_dir: Path
    database: str = ""
    workers: int = 2
    bot_seconds: float = 60.0
    """After so long without an answer a bot's worker is taken to hang and started again."""
    worker: tuple[str, ...] = (sys.executable, "-m", "ludarium.table.worker")
    """The command that starts a process for bots."""
    films: tuple[str, ...] = (sys.executable, "-m", "ludarium.table.films")
    """The command that starts the process that shows finished games and records; without one a thread does."""
    pace: float = 1.2
    """Seconds between the answers of the other seats in a lesson, so that they can be read."""
    heartbeat: float = 20.0
    away: float = 120.0
    """A seat whose holder has been away for so long may be given to a bot by the others."""
    lease: float = 10.0
    """A process that has not shown a sign of life for this long leads no table any more; it shows three meanwhile."""
    sweep: float = 3.0
    """How often, in seconds, a process looks for stuck tables and dead processes."""
    host: str = "127.0.0.1"
    """Where the server listens."""
    public: str = ""
    """The address under which others reach it, if the operator has named one."""
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks whose X-Forwarded headers are believed."""
    limits: Limits = field(default_factory=Limits)
    clock: Callable[[], float] = time.time
    seed: Callable[[], str] = new_seed
    """Where the seeds of new games come from."""
    game: Callable[[str], Game] = games.get
    """Where games come from, by name."""
    rooms: int = 500
    """Games kept in memory; others are read again when somebody comes."""

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
        if not self.database:
            return f"sqlite:///{self.data_dir / 'tables.sqlite'}"
        try:
            url = make_url(self.database)
        except ArgumentError:
            raise SetupError("--database takes a URL such as sqlite:///FILE or postgresql://USER@HOST/NAME") from None
        driver = DRIVERS.get(url.drivername, url.drivername)
        if driver not in DRIVERS.values():
            raise SetupError(f"--database: {url.drivername!r} is not supported; use sqlite or postgresql")
        return url.set(drivername=driver).render_as_string(hide_password=False)
