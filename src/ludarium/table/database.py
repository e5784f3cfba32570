"""Access to the database: SQLite by default, PostgreSQL by URL. Guests take turns.

A database that does not answer is `DatabaseAway` here, whatever its driver calls it. What is safe to repeat is
repeated for a short while (`patient`), so that a restart of the database is a pause and not an error. Code that
changes something that other processes show says so in the same transaction, by NOTIFY.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import ColumnElement, Connection, Float, literal_column, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.schema import Table

from ludarium.table.drivers import OURS, Driver, NotLetIn, Postgres, Sqlite, Unsure
from ludarium.table.migrate import migrate, version
from ludarium.table.problems import DatabaseAway
from ludarium.table.turns import NOBODY, Share, asking

logger = logging.getLogger(__name__)

R = TypeVar("R")
MIGRATION_LOCK = 5_270_114
CHANNEL = "ludarium_tables"
"""The channel on which processes announce what they have changed."""
NOTIFY = text("SELECT pg_notify(:channel, notice) FROM unnest(CAST(:notices AS text[])) AS notice")
FIRST_WAIT, LONGEST_WAIT = 0.05, 0.5


class Taken(Exception):
    """Somebody else has written a fact with this number, or a fact for this ticket."""


class Notice(msgspec.Struct, omit_defaults=True):
    """What a process has changed."""

    process: str = ""
    table: str = ""
    seq: int = -1
    """The last fact's number, where facts are all that is new at the table."""
    facts: list[tuple[int, str, int, str, str | None, float]] = []
    """Those facts, where they are short and the game goes on: whoever has all before them need not read any."""
    asked: str = ""
    """And whom the game waits for then."""
    present: bool = False
    """Where only who is there has changed."""
    guest: str = ""
    """A guest who has another name now."""
    gone: bool = False
    """The process itself has stopped, and leads no table any more."""


class Database:
    """Transactions, each a plain function of a connection; every method of those who build on it is one."""

    def __init__(self, url: str, patience: float = 2.0) -> None:
        self.sqlite = url.startswith("sqlite")
        self.driver: Driver = Sqlite(url) if self.sqlite else Postgres(url)
        self.url = make_url(url)
        self.patience = patience
        """For this many seconds an operation is retried while the database does not respond."""
        self.name = secrets.token_hex(8)
        """Tells this process from others on the same database."""
        self.away = False
        """Whether the database did not respond when it was last asked."""
        self.outages = 0
        self.spent: Callable[[Share, float], None] = lambda client, seconds: None
        """Told for whom a thread has read, and the processor's seconds that took."""

    @property
    def now(self) -> ColumnElement[float]:
        """The database's clock, the same for all processes: seconds since 1970."""
        if self.sqlite:
            return literal_column("(julianday('now') - 2440587.5) * 86400.0", Float)
        return literal_column("extract(epoch from clock_timestamp())::float", Float)

    def upsert(self, table: Table, *changes: str) -> Any:
        """Insert rows; where there is one with that key, change these columns."""
        return _upsert(table, changes, sqlite=self.sqlite)

    async def open(self) -> None:
        """Bring the database to the present schema."""

        def alone(connection: Connection) -> None:
            if not self.sqlite:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            migrate(connection)

        with self._telling():
            await self.driver.write(alone, NOBODY)

    async def close(self) -> None:
        await self.driver.dispose()

    async def read(self, work: Callable[[Connection], R]) -> R:
        """What is read at one moment of the database."""
        client, seconds = asking(), 0.0

        def timed(connection: Connection) -> R:
            nonlocal seconds
            began = time.thread_time()
            try:
                return work(connection)
            finally:
                seconds = time.thread_time() - began

        try:
            return await self._told(self.driver.read(timed if self.sqlite else work, client))
        finally:
            self.spent(client, seconds)

    async def write(
        self, work: Callable[[Connection], R], *notices: Notice, share: Share | None = None, whole: bool = False
    ) -> R:
        """One transaction; if several processes share the database, the others are notified of what it changed."""

        def told(connection: Connection) -> R:
            value = work(connection)
            if not self.sqlite:
                self.announce(connection, *notices)
            return value

        return await self._told(self.driver.write(told, share or Share("others", asking().guest), whole=whole))

    def announce(self, connection: Connection, *notices: Notice) -> None:
        """Tell the other processes on PostgreSQL what a transaction has changed, once it is committed."""
        notify(connection, CHANNEL, *[msgspec.structs.replace(notice, process=self.name) for notice in notices])

    async def ping(self) -> None:
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())

    async def schema(self) -> str:
        """The schema the database has; another process may have brought it further."""
        query = select(version.c.version_num)
        return str(await self.read(lambda connection: connection.execute(query).scalar_one_or_none()))

    async def _told(self, transaction: Coroutine[Any, Any, R]) -> R:
        with self._telling():
            value = await transaction
        if self.away:
            logger.warning("the database answers again")
            self.away = False
        return value

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Tell errors of the driver in our words."""
        try:
            yield
        except IntegrityError as problem:
            raise Taken(str(problem.orig)) from None
        except OURS:
            raise
        except (NotLetIn, Unsure) as problem:
            raise self._gone(problem.__cause__ or problem, unsure=isinstance(problem, Unsure)) from problem
        except (NoneFree, OSError, DBAPIError) as problem:
            raise self._gone(problem) from problem

    def _gone(self, problem: BaseException, *, unsure: bool = False) -> DatabaseAway:
        if not self.away:  # once, however often it is tried
            logger.warning(
                "the database does not answer: %s", str(problem).partition("\n")[0] or type(problem).__name__
            )
            self.away = True
            self.outages += 1
        return DatabaseAway(unsure=unsure)


@cache
def _upsert(table: Table, changes: tuple[str, ...], *, sqlite: bool) -> Any:
    """Made once: it takes a millisecond, and leaves garbage that only the collector finds."""
    keys = [column.name for column in table.primary_key]
    insert = (sqlite_dialect.insert if sqlite else postgresql.insert)(table)
    return insert.on_conflict_do_update(index_elements=keys, set_={name: insert.excluded[name] for name in changes})


def notify(connection: Connection, channel: str, *messages: msgspec.Struct) -> None:
    """Notify the listeners once the transaction is committed; all of it in one statement, which is one round trip."""
    if messages:
        notices = [msgspec.json.encode(message).decode() for message in messages]
        connection.execute(NOTIFY, {"channel": channel, "notices": notices})


D = TypeVar("D", bound=Database)
P = ParamSpec("P")
Method = Callable[Concatenate[D, P], Coroutine[Any, Any, R]]


def patient(method: Method[D, P, R]) -> Method[D, P, R]:
    """Retry for a short while when the database is away, unless the change may have been made."""
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
