"""How a transaction gets to SQLite or to PostgreSQL; what it does comes as a plain function of a connection.

SQLite does all of it in one trip to a thread, several changes in one commit: its statements take microseconds, and each
trip would wait for a loop that others keep busy. PostgreSQL is asked from the loop, statement by statement.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError

from ludarium.table.turns import Line, Share, Turns

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

logger = logging.getLogger(__name__)

T = TypeVar("T")


OURS = (IntegrityError, DataError, ProgrammingError, NotSupportedError)
"""Errors of a database that is there and has understood us: no reason to try again."""
ANSWERS = Share("answers")
"""What is played is written before everything else, and that guest by guest."""
TOGETHER, BESIDE = 2, 1
"""So many other changes SQLite commits at once, and so many together with answers: each takes one or two milliseconds,
which answers wait for; the disk takes about three."""
LONGEST_KEPT = 0.05
"""So many seconds other changes wait at most for a commit without answers."""
LONGEST_LINE = 30.0
"""After this many seconds of waiting, the database counts as away."""
TIDIED_EVERY = 5.0
"""Seconds after which SQLite copies what was committed from its journal into the file itself."""
LONGEST_JOURNAL = 32_000_000
"""Bytes after which the writer does so at once, to begin the journal anew."""
SPACE = 8_000_000
"""Bytes of zeros a short journal is filled up with. A commit that makes a file longer waits for the file system's own
journal as well, and so for others who change files: 99 of 100 syncs took 13 ms then, and 9 ms where zeros were written
over."""
CACHED = 32_000
"""Kilobytes of the file that each connection keeps in memory at most: with 100,000 tables it takes 7 instead of 15 ms
to find those of a guest who has 2,000."""
MOST_ROWS = 500
"""So many rows at most are written by one statement; SQLite takes 32,766 values."""
PLACES = 8
"""So many changes are made at once in PostgreSQL, which commits together what it can by itself."""
PROMPT = {"timeout": 5, "command_timeout": 20}
"""PostgreSQL counts as away if connecting or a reply takes longer than this many seconds."""


class NotLetIn(Exception):
    """No connection is available; each driver has its own errors for that."""


class Unsure(Exception):
    """It is not known whether a transaction was committed."""


class Driver(Protocol):
    readers: int
    """The number of concurrent readers."""

    async def read(self, work: Callable[[Connection], T], share: Share) -> T:
        """What is found at one moment, once it is this one's turn."""

    async def write(self, work: Callable[[Connection], T], share: Share, *, whole: bool = False) -> T:
        """A transaction, once it is this one's turn; one that has begun runs to its end, whoever waits for it. What is
        `whole` is all or nothing by itself."""

    async def dispose(self) -> None:
        """End all connections."""

    def in_use(self) -> int:
        """How many connections are in use."""


@dataclass(frozen=True)
class Entry:
    """How SQLite writes facts and what becomes of their tables in one statement."""

    name: str
    columns: Sequence[str]
    does: str
    """What it does with each row, which it calls NEW."""

    def make(self, connection: Connection) -> None:
        """Make what the statement needs, a view and a trigger of this connection alone: only once, unless what they
        are made in may be rolled back."""
        if connection.info.get(self.name):
            return
        dbapi: Any = connection.connection.dbapi_connection
        empty = ", ".join(f"NULL AS {name}" for name in self.columns)
        dbapi.execute(f"CREATE TEMP VIEW IF NOT EXISTS {self.name} AS SELECT {empty}")
        row = f"INSTEAD OF INSERT ON {self.name}"
        dbapi.execute(f"CREATE TEMP TRIGGER IF NOT EXISTS {self.name}_row {row} BEGIN {self.does} END")
        connection.info[self.name] = not dbapi.in_transaction

    def write(self, connection: Connection, rows: Sequence[Sequence[Any]]) -> None:
        """Write all rows or none. SQLite gives the interpreter away for each step of each statement and may then wait
        for it, so a commit takes one step for all."""
        self.make(connection)
        dbapi: Any = connection.connection.dbapi_connection
        several = len(rows) > MOST_ROWS and not dbapi.in_transaction
        try:
            if several:
                dbapi.execute("BEGIN IMMEDIATE")
            with dbapi if several else nullcontext():
                for first in range(0, len(rows), MOST_ROWS):
                    part = rows[first : first + MOST_ROWS]
                    places = ", ".join([f"({', '.join('?' * len(self.columns))})"] * len(part))
                    dbapi.execute(f"INSERT INTO {self.name} VALUES {places}", [value for row in part for value in row])
        except sqlite3.Error as problem:  # as SQLAlchemy would tell it
            raise DBAPIError.instance(self.name, None, problem, sqlite3.Error) from problem


@asynccontextmanager
async def _turn(line: Line[None], share: Share) -> AsyncIterator[None]:
    """A place in a line, unless that takes too long."""
    async with AsyncExitStack() as place:
        async with asyncio.timeout(LONGEST_LINE):
            await place.enter_async_context(line.place(share))
        yield


@contextmanager
def _letting_in() -> Iterator[None]:
    try:
        yield
    except Exception as problem:
        raise NotLetIn from problem


@contextmanager
def _committing() -> Iterator[None]:
    try:
        yield
    except OURS:
        raise
    except (OSError, DBAPIError) as problem:
        raise Unsure from problem


def _pragmas(connection: Any, record: Any) -> None:
    """SQLite for a server: readers never wait for the writer, and what is committed survives a power cut."""
    connection.isolation_level = None  # transactions begin where `_begin` says so, not where the driver guesses
    cursor = connection.cursor()
    pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000", "wal_autocheckpoint=0")
    for pragma in (*pragmas, f"journal_size_limit={LONGEST_JOURNAL}", f"cache_size=-{CACHED}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@dataclass
class _Write:
    """A change that waits for a commit, and what became of it."""

    work: Callable[[Connection], Any]
    share: Share
    done: asyncio.Future[Any]
    whole: bool = False
    begun: bool = False
    value: Any = None
    problem: Exception | None = None

    def attempt(self, connection: Connection, *, alone: bool) -> None:
        """Make the change, or leave everything as it was, unless it is alone and all of it can be rolled back. A
        database that is not well has no part of it."""
        try:
            with nullcontext() if alone else connection.begin_nested():
                self.value = self.work(connection)
        except (OSError, DBAPIError) as problem:
            if not isinstance(problem, OURS):
                raise
            self.problem = problem
        except Exception as problem:
            self.problem = problem

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.problem is None:
            self.done.set_result(self.value)
        else:
            self.done.set_exception(self.problem)


class Sqlite:
    """A file with one writer. What waits while it commits goes into its next commit together, by turns of guests: most
    of the time it takes is spent waiting for the disk.

    A change is handed over and carried out without its sender, and the writer's thread goes on by itself with what
    waits: the loop may be busy with somebody's request before it comes back to either.
    """

    readers = 2

    def __init__(self, url: str) -> None:
        self.engine = self._engine(url, self.readers + 1)
        # A connection of its own: however many read, an answer never waits for one of them.
        self.writes = self._engine(url, 1).execution_options(writes=True)
        self._reading = ThreadPoolExecutor(self.readers, "database-reader")
        self._writing = ThreadPoolExecutor(1, "database-writer")
        self._tidying = ThreadPoolExecutor(1, "database-tidier")
        self._tidy_at = 0.0
        self._copying = Lock()
        """SQLite lets one connection copy the journal and turns the other away."""
        self._journal = Path(f"{self.engine.url.database}-wal")
        self._readers = Line([None] * self.readers)
        self._handing = Lock()
        """Held for a moment by whoever hands changes over, and by the writer's thread when it takes them."""
        self._answers, self._others = Turns(), Turns()
        self._kept_since = 0.0
        """Since when others wait, or when one of them was last served."""
        self._waiting: dict[asyncio.Future[Any], _Write] = {}
        self._at_work = False
        self._writer: Connection | None = None
        """What the writer's thread keeps open."""

    def _engine(self, url: str, connections: int) -> Engine:
        # The one used last comes first: it has in memory what is asked for often.
        engine = create_engine(url, pool_size=connections, max_overflow=0, pool_use_lifo=True)
        event.listen(engine, "connect", _pragmas)
        event.listen(engine, "begin", _begin)
        return engine

    async def read(self, work: Callable[[Connection], T], share: Share) -> T:
        async with _turn(self._readers, share):
            return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, work)

    async def write(self, work: Callable[[Connection], T], share: Share, *, whole: bool = False) -> T:
        loop = asyncio.get_running_loop()
        write = _Write(work, share, loop.create_future(), whole)
        with self._handing:
            if share != ANSWERS and not self._others:
                self._kept_since = time.monotonic()
            self._waiting[self._line(share).join(share, write.done)] = write
            rests, self._at_work = not self._at_work, True
        if rests:
            self._writing.submit(self._work, loop)
        late = loop.call_later(LONGEST_LINE, self._give_up, write)
        try:
            return await write.done  # type: ignore[no-any-return]
        finally:
            late.cancel()
            with self._handing:
                if not write.begun:
                    write.done.cancel()  # whoever is not there any more has no turn
                del self._waiting[write.done]

    def _line(self, share: Share) -> Turns:
        return self._answers if share == ANSWERS else self._others

    def _give_up(self, write: _Write) -> None:
        """Wait no longer for a commit."""
        with self._handing:
            if not write.begun and not write.done.done():
                write.done.set_exception(TimeoutError("the line before the database is too long"))

    def _read(self, work: Callable[[Connection], T]) -> T:
        with _letting_in():
            connection = self.engine.connect()
        with connection:
            return work(connection)

    def _work(self, loop: asyncio.AbstractEventLoop) -> None:
        """Commit until nothing waits."""
        while writes := self._next():
            began = time.monotonic()
            self._commit(writes, loop)
            with self._handing:
                for write in writes:
                    self._line(write.share).spent(write.share, time.monotonic() - began)

    def _next(self) -> list[_Write]:
        """What is committed next: answers, with little beside them; or else what others want."""
        with self._handing:
            writes, now = self._take(self._answers, TOGETHER), time.monotonic()
            most = TOGETHER if not writes else BESIDE if now >= self._kept_since + LONGEST_KEPT else 0
            if most:
                writes += self._take(self._others, most)
                self._kept_since = now
            self._at_work = bool(writes)
            if not writes:
                self._answers.rest()
                self._others.rest()
            return writes

    def _take(self, line: Turns, most: int) -> list[_Write]:
        writes: list[_Write] = []
        while len(writes) < most and (turn := line.next()) is not None:
            writes.append(self._waiting[turn])
            writes[-1].begun = True
        return writes

    def _commit(self, writes: list[_Write], loop: asyncio.AbstractEventLoop) -> None:
        try:
            self._write(writes)
        except Exception as problem:
            for write in writes:
                write.problem = write.problem or problem
        loop.call_soon_threadsafe(self._committed, writes, loop)
        with suppress(FileNotFoundError):
            if self._journal.stat().st_size > LONGEST_JOURNAL:
                self._tidy(self.writes)

    def _committed(self, writes: list[_Write], loop: asyncio.AbstractEventLoop) -> None:
        for write in writes:
            write.tell()
        if loop.time() >= self._tidy_at:
            self._tidy_at = math.inf
            loop.run_in_executor(self._tidying, self._tidy, self.engine).add_done_callback(
                lambda _: setattr(self, "_tidy_at", loop.time() + TIDIED_EVERY)
            )

    def _tidy(self, engine: Engine) -> None:
        """Copy what was committed into the file, in a thread of its own. SQLite would do so now and then within a
        commit, which then waits for the disk several times."""
        try:
            with self._copying, engine.connect() if engine is self.engine else self._connection() as connection:
                dbapi: Any = connection.connection.dbapi_connection
                dbapi.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except Exception as problem:
            logger.warning("SQLite's journal could not be tidied: %s", problem)

    def _write(self, writes: list[_Write]) -> None:
        alone = len(writes) == 1
        if alone and writes[0].whole:
            with self._connection() as connection, _committing():
                writes[0].attempt(connection, alone=True)
            return
        with self._connection() as connection, connection.begin() as transaction:
            for write in writes:
                write.attempt(connection, alone=alone)
            if alone and writes[0].problem is not None:
                transaction.rollback()
                return
            with _committing():
                transaction.commit()

    @contextmanager
    def _connection(self) -> Iterator[Connection]:
        """The writer's connection; after trouble with the database, a new one."""
        if self._writer is None:
            with _letting_in():
                self._writer = self.writes.connect()
            self._fill_journal(self._writer)
        try:
            yield self._writer
        except BaseException:
            self._let_go()
            raise

    def _fill_journal(self, connection: Connection) -> None:
        """Make the journal so long that it hardly ever grows. SQLite reads it up to the first frame without a valid
        checksum, and nobody but this thread writes to it."""
        with connection.begin(), suppress(OSError), self._journal.open("r+b", buffering=0) as journal:
            journal.write(bytes(max(0, SPACE - journal.seek(0, os.SEEK_END))))
            os.fsync(journal)

    def _let_go(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    async def dispose(self) -> None:
        await asyncio.wrap_future(self._writing.submit(self._let_go))
        for threads in (self._reading, self._writing, self._tidying):
            await asyncio.to_thread(threads.shutdown)
        for engine in (self.writes, self.engine):
            engine.dispose()

    def in_use(self) -> int:
        return sum(engine.pool.checkedout() for engine in (self.engine, self.writes))  # type: ignore[attr-defined]


class Postgres:
    """A server that others may use as well."""

    readers = 16

    def __init__(self, url: str) -> None:
        self._readers, self._writers = Line([None] * self.readers), Line([None] * PLACES)
        self._answers = asyncio.Lock()
        """Answers are committed one batch after the other: what waits meanwhile comes together."""
        self.engine = self._engine(url, self.readers)
        # What is read together is one moment of the database; SQLite does so by itself.
        self.reads = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.writes = self._engine(url, PLACES)

    def _engine(self, url: str, connections: int) -> AsyncEngine:
        from sqlalchemy.ext.asyncio import create_async_engine  # takes a while, and SQLite needs none of it

        half = connections // 2  # the other half is made when it is needed, and let go
        return create_async_engine(url, pool_size=half, max_overflow=half, connect_args=PROMPT)

    async def read(self, work: Callable[[Connection], T], share: Share) -> T:
        async with _turn(self._readers, share), self._connection(self.reads) as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T], share: Share, *, whole: bool = False) -> T:
        async with (
            self._answers if share == ANSWERS else nullcontext(),
            _turn(self._writers, share),
            self._connection(self.writes) as connection,
            connection.begin() as transaction,
        ):
            value = await connection.run_sync(work)
            with _committing():
                await transaction.commit()
            return value

    @asynccontextmanager
    async def _connection(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        with _letting_in():
            connection = await engine.connect()
        try:
            yield connection
        finally:
            await connection.close()

    async def dispose(self) -> None:
        # An engine forgets the connections that are in use when it is disposed of, and would leave them open.
        with suppress(TimeoutError):
            async with asyncio.timeout(PROMPT["timeout"]):
                await asyncio.gather(self._readers.emptied(), self._writers.emptied())
        for engine in (self.writes, self.engine):
            await engine.dispose()

    def in_use(self) -> int:
        return sum(engine.pool.checkedout() for engine in (self.engine, self.writes))  # type: ignore[attr-defined]
