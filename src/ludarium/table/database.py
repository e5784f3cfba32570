"""The way to the database: SQLite by default, PostgreSQL by URL, one transaction at a time.

A database that does not answer is `DatabaseAway` here, whatever its driver calls it. What is safe to repeat is
repeated for a short while (`patient`), so that a restart of the database is a pause and not an error. Whoever changes
something that other processes show says so in the same transaction, by NOTIFY.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, nullcontext
from functools import wraps
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import ColumnElement, Connection, Float, event, literal_column, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.schema import Table

from ludarium.table import migrations
from ludarium.table.problems import DatabaseAway

logger = logging.getLogger(__name__)

MIGRATION_LOCK = 5_270_114
CHANNEL = "ludarium_tables"
"""Where processes tell each other what they have changed."""
NOTIFY = text("SELECT pg_notify(:channel, :notice)")
OURS = (IntegrityError, DataError, ProgrammingError, NotSupportedError)
"""Errors of a database that is there and has understood us: no reason to try again."""
FIRST_WAIT, LONGEST_WAIT = 0.05, 0.5
PROMPT = {"timeout": 5, "command_timeout": 20}
"""A PostgreSQL that lets us wait longer than so many seconds, to be let in or to be answered, is away."""


class Taken(Exception):
    """Somebody else has written a fact with this number, or a fact for this ticket."""


class Notice(msgspec.Struct, omit_defaults=True):
    """What a process has changed."""

    process: str = ""
    table: str = ""
    seq: int = -1
    """The last fact's number, where facts are all that is new at the table."""
    present: bool = False
    """Where only who is there has changed."""
    guest: str = ""
    """A guest who has another name now."""


def _pragmas(connection: Any, record: Any) -> None:
    """SQLite for a server: readers never wait for the writer, and what is committed survives a power cut."""
    connection.isolation_level = None  # transactions begin where `_begin` says so, not where the driver guesses
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Database:
    """Transactions; every method of those who build on it is one."""

    def __init__(self, url: str, patience: float = 2.0) -> None:
        sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(
            url, pool_size=4 if sqlite else 8, max_overflow=8, connect_args={} if sqlite else PROMPT
        )
        # Connections of their own: however many read, an answer never waits for one of them.
        writers = create_async_engine(
            url, pool_size=1 if sqlite else 4, max_overflow=4, connect_args={} if sqlite else PROMPT
        )
        self.writes = writers.execution_options(writes=True)
        # What is read together is one moment of the database; SQLite does so by itself.
        self.reads = self.engine if sqlite else self.engine.execution_options(isolation_level="REPEATABLE READ")
        for engine in (self.engine, writers) if sqlite else ():
            event.listen(engine.sync_engine, "connect", _pragmas)
            event.listen(engine.sync_engine, "begin", _begin)
        self.sqlite = sqlite
        self.url = make_url(url)
        self.patience = patience
        """For so many seconds an operation is tried again while the database does not answer."""
        self.name = secrets.token_hex(8)
        """Tells this process from others on the same database."""
        self._away = False
        self._turn = asyncio.Lock() if sqlite else nullcontext()
        """SQLite lets one write and has the others look again after a while, the unlucky ones for long; these queue."""

    @property
    def now(self) -> ColumnElement[float]:
        """The database's clock, the same for all processes: seconds since 1970."""
        if self.sqlite:
            return literal_column("(julianday('now') - 2440587.5) * 86400.0", Float)
        return literal_column("extract(epoch from clock_timestamp())::float", Float)

    def upsert(self, table: Table, *changes: str) -> Any:
        """Insert rows; where there is one with that key, change these columns."""
        keys = [column.name for column in table.primary_key]
        insert = (sqlite_dialect.insert if self.sqlite else postgresql.insert)(table)
        return insert.on_conflict_do_update(index_elements=keys, set_={name: insert.excluded[name] for name in changes})

    async def open(self) -> None:
        """Bring the database to the present schema."""
        async with self.writes.begin() as connection:
            if not self.sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        await self.writes.dispose()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with self._telling():
            async with self._connected(self.reads) as connection:
                yield connection

    @asynccontextmanager
    async def writing(self, *notices: Notice) -> AsyncIterator[AsyncConnection]:
        """One transaction; where several processes share the database, the others are told what it changed."""
        with self._telling():
            async with self._turn, self._connected(self.writes) as connection, connection.begin() as transaction:
                yield connection
                if not self.sqlite:
                    for notice in notices:
                        await self.notify(connection, CHANNEL, msgspec.structs.replace(notice, process=self.name))
                with self._telling(unsure=True):
                    await transaction.commit()

    async def notify(self, connection: AsyncConnection, channel: str, message: msgspec.Struct) -> None:
        """Tell whoever listens, once the transaction is committed."""
        notice = {"channel": channel, "notice": msgspec.json.encode(message).decode()}
        await connection.execute(NOTIFY, notice)

    async def ping(self) -> None:
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))

    @asynccontextmanager
    async def _connected(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A connection; whatever prevents one means that the database is away, and each driver has its own errors."""
        try:
            connection = await engine.connect()
        except Exception as problem:
            raise self._gone(problem) from problem
        try:
            yield connection
        finally:
            await connection.close()
        if self._away:
            logger.warning("the database answers again")
            self._away = False

    @contextmanager
    def _telling(self, *, unsure: bool = False) -> Iterator[None]:
        """Tell errors of the driver in our words."""
        try:
            yield
        except IntegrityError as problem:
            raise Taken(str(problem.orig)) from None
        except (NoneFree, OSError, DBAPIError) as problem:
            if isinstance(problem, OURS):
                raise
            raise self._gone(problem, unsure=unsure) from problem

    def _gone(self, problem: Exception, *, unsure: bool = False) -> DatabaseAway:
        if not self._away:  # once, however often it is tried
            logger.warning("the database does not answer: %s", str(problem).partition("\n")[0])
            self._away = True
        return DatabaseAway(unsure=unsure)


D = TypeVar("D", bound=Database)
P = ParamSpec("P")
R = TypeVar("R")
Method = Callable[Concatenate[D, P], Coroutine[Any, Any, R]]


def patient(method: Method[D, P, R]) -> Method[D, P, R]:
    """Try again for a short while when the database is away, unless it may have done what it was told."""
    return _tried_again(method, even_unsure=False)


def repeatable(method: Method[D, P, R]) -> Method[D, P, R]:
    """The same for what may be done twice: the second time changes nothing, or is found to be `Taken`."""
    return _tried_again(method, even_unsure=True)


def _tried_again(method: Method[D, P, R], *, even_unsure: bool) -> Method[D, P, R]:
    @wraps(method)
    async def tried(self: D, /, *args: P.args, **kwargs: P.kwargs) -> R:
        now = asyncio.get_running_loop().time
        until, wait = now() + self.patience, FIRST_WAIT
        while True:
            try:
                return await method(self, *args, **kwargs)
            except DatabaseAway as away:
                if (away.unsure and not even_unsure) or now() + wait > until:
                    raise
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    return tried
