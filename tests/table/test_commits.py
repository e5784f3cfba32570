"""One writer for a SQLite file: what waits while it commits is committed together, and each change fares by itself."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from ludarium.table.database import Database, Taken
from ludarium.table.problems import DatabaseAway

pytestmark = pytest.mark.anyio


class Made(Database):
    """A database with one table of numbers, which counts its commits."""

    commits = 0

    async def make(self) -> None:
        event.listen(self.driver.writes, "commit", self._count)  # type: ignore[attr-defined]
        await self.write(lambda connection: connection.execute(text("CREATE TABLE n (n INTEGER PRIMARY KEY)")))
        self.commits = 0

    def _count(self, connection: Connection) -> None:
        self.commits += 1

    async def add(self, number: int) -> int:
        return await self.write(lambda connection: add(connection, number))

    async def numbers(self) -> list[int]:
        query = text("SELECT n FROM n ORDER BY n")
        return await self.read(lambda connection: list(connection.execute(query).scalars()))


def add(connection: Connection, number: int) -> int:
    connection.execute(text("INSERT INTO n VALUES (:n)"), {"n": number})
    return number


async def made(folder: Path, patience: float = 2.0) -> Made:
    database = Made(f"sqlite:///{folder / 'numbers.sqlite'}", patience)
    await database.make()
    return database


async def test_changes_that_wait_share_a_commit(tmp_path: Path) -> None:
    database = await made(tmp_path)
    assert await asyncio.gather(*(database.add(n) for n in range(12))) == list(range(12))
    assert database.commits == 2, "the first, and everything that came while it was committed"
    assert await database.numbers() == list(range(12))
    await database.close()


async def test_a_change_that_fails_takes_no_other_with_it(tmp_path: Path) -> None:
    database = await made(tmp_path)

    async def broken() -> None:
        def work(connection: Connection) -> None:
            add(connection, 100)
            raise ValueError("half done")

        await database.write(work)

    first = database.add(0)
    found = await asyncio.gather(
        first, database.add(1), database.add(1), broken(), database.add(2), return_exceptions=True
    )
    assert [found[0], found[1], found[4]] == [0, 1, 2]
    assert isinstance(found[2], Taken)
    assert isinstance(found[3], ValueError)
    assert await database.numbers() == [0, 1, 2]
    await database.close()


async def test_nothing_is_acknowledged_that_is_not_committed(tmp_path: Path) -> None:
    """Given a database that is not well in the middle of a commit, nobody hears that they are done."""
    database = await made(tmp_path)

    async def sick() -> None:
        def work(connection: Connection) -> None:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("disk I/O error"))

        await database.write(work)

    found = await asyncio.gather(database.add(0), database.add(1), sick(), database.add(2), return_exceptions=True)
    assert found[0] == 0
    assert all(isinstance(one, DatabaseAway) for one in found[1:])
    assert await database.numbers() == [0]
    assert await database.add(1) == 1, "it is tried again later"
    await database.close()


async def test_whoever_gives_up_waiting_is_left_out(tmp_path: Path) -> None:
    database = await made(tmp_path)
    first, second, third = (asyncio.ensure_future(database.add(n)) for n in range(3))
    await asyncio.sleep(0)
    second.cancel()
    assert (await first, await third) == (0, 2)
    with pytest.raises(asyncio.CancelledError):
        await second
    assert await database.numbers() == [0, 2]
    await database.close()


async def test_closing_waits_for_what_is_under_way(tmp_path: Path) -> None:
    database = await made(tmp_path)
    under_way = [asyncio.ensure_future(database.add(n)) for n in range(3)]
    await asyncio.sleep(0)
    await database.close()
    assert [await one for one in under_way] == [0, 1, 2]
