"""How a transaction gets to SQLite or to PostgreSQL; what it does comes as a plain function of a connection.

SQLite does all of it in one trip to a thread: its statements take microseconds, and each trip would wait for a loop
that others keep busy. PostgreSQL is asked from the loop, statement by statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

T = TypeVar("T")
OURS = (IntegrityError, DataError, ProgrammingError, NotSupportedError)
"""Errors of a database that is there and has understood us: no reason to try again."""
PROMPT = {"timeout": 5, "command_timeout": 20}
"""PostgreSQL counts as away if connecting or a reply takes longer than this many seconds."""


class NotLetIn(Exception):
    """No connection is available; each driver has its own errors for that."""


class Unsure(Exception):
    """It is not known whether a transaction was committed."""


class Driver(Protocol):
    readers: int
    """The number of concurrent readers."""
    writers: int
    """The number of writers."""

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T: ...

    async def dispose(self) -> None:
        """End all connections."""

    def in_use(self) -> int:
        """How many connections are in use."""


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
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class Sqlite:
    """A file. It takes one writer at a time and would let others look again and again, the unlucky ones for long."""

    readers, writers = 2, 1

    def __init__(self, url: str) -> None:
        self.engine = self._engine(url, self.readers)
        # Connections of their own: however many read, an answer never waits for one of them.
        writing = self._engine(url, self.writers)
        self.writes = writing.execution_options(writes=True)
        self._threads = {
            False: ThreadPoolExecutor(self.readers, "database-reader"),
            True: ThreadPoolExecutor(self.writers, "database-writer"),
        }

    def _engine(self, url: str, connections: int) -> Engine:
        engine = create_engine(url, pool_size=connections, max_overflow=0)
        event.listen(engine, "connect", _pragmas)
        event.listen(engine, "begin", _begin)
        return engine

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        """A transaction that has begun runs to its end, even if nobody is waiting for it."""
        run = self._write if writes else self._read
        return await asyncio.get_running_loop().run_in_executor(self._threads[writes], run, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with _letting_in():
            connection = self.engine.connect()
        with connection:
            return work(connection)

    def _write(self, work: Callable[[Connection], T]) -> T:
        with _letting_in():
            connection = self.writes.connect()
        with connection, connection.begin() as transaction:
            value = work(connection)
            with _committing():
                transaction.commit()
            return value

    async def dispose(self) -> None:
        for threads in self._threads.values():
            await asyncio.to_thread(threads.shutdown)
        for engine in (self.writes, self.engine):
            engine.dispose()

    def in_use(self) -> int:
        return sum(engine.pool.checkedout() for engine in (self.engine, self.writes))  # type: ignore[attr-defined]


class Postgres:
    """A server that others may use as well."""

    readers, writers = 16, 8

    def __init__(self, url: str) -> None:
        self.engine = self._engine(url, self.readers)
        # What is read together is one moment of the database; SQLite does so by itself.
        self.reads = self.engine.execution_options(isolation_level="REPEATABLE READ")
        self.writes = self._engine(url, self.writers)

    def _engine(self, url: str, connections: int) -> AsyncEngine:
        half = connections // 2  # the other half is made when it is needed, and let go
        return create_async_engine(url, pool_size=half, max_overflow=half, connect_args=PROMPT)

    async def transact(self, work: Callable[[Connection], T], *, writes: bool) -> T:
        with _letting_in():
            connection = await (self.writes if writes else self.reads).connect()
        try:
            if not writes:
                return await connection.run_sync(work)
            async with connection.begin() as transaction:
                value = await connection.run_sync(work)
                with _committing():
                    await transaction.commit()
                return value
        finally:
            await connection.close()

    async def dispose(self) -> None:
        for engine in (self.writes, self.engine):
            await engine.dispose()

    def in_use(self) -> int:
        return sum(engine.pool.checkedout() for engine in (self.engine, self.writes))  # type: ignore[attr-defined]
