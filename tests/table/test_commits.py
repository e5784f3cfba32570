"""One writer for a SQLite file: what waits while it commits is committed together, and each change fares by itself."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from ludarium.table import drivers
from ludarium.table.database import Database, Taken
from ludarium.table.problems import DatabaseAway

pytestmark = pytest.mark.anyio


class Made(Database):
    """A database with one table of numbers, which counts its commits and remembers what was noted in each."""

    commits = 0

    def __init__(self, url: str, patience: float = 2.0) -> None:
        super().__init__(url, patience)
        self.noted: list[str] = []
        self.shared: list[list[str]] = []

    async def make(self) -> None:
        event.listen(self.driver.writes, "commit", self._count)  # type: ignore[attr-defined]
        await self.write(lambda connection: connection.execute(text("CREATE TABLE n (n INTEGER PRIMARY KEY)")))
        self.commits = 0

    def _count(self, connection: Connection) -> None:
        self.commits += 1
        self.shared.append(self.noted)
        self.noted = []

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


@asynccontextmanager
async def held(database: Made) -> AsyncIterator[None]:
    """While the writer has something to do; what is handed over meanwhile waits until the end of this."""
    begun, go_on = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        begun.set()
        assert go_on.wait(20)

    holding = asyncio.ensure_future(database.write(hold))
    assert await asyncio.to_thread(begun.wait, 20)
    try:
        yield
    finally:
        await asyncio.sleep(0)  # until all is handed over
        database.commits = 0
        go_on.set()
        await holding


async def test_changes_that_wait_share_a_commit(tmp_path: Path) -> None:
    database = await made(tmp_path)
    async with held(database):
        added = asyncio.gather(*(database.add(n) for n in range(12)))
    assert await added == list(range(12))
    assert database.commits == 1 + 12 / drivers.TOGETHER
    assert await database.numbers() == list(range(12))
    await database.close()


async def written_beside_answers(database: Made, answers: int) -> list[list[str]]:
    """Who shared a commit, with so many answers that wait one after the other, and four changes of somebody else."""

    async def answer() -> None:
        for _ in range(answers):
            await database.write(lambda connection: database.noted.append("answer"), share=drivers.ANSWERS)

    async with held(database):
        asked = [asyncio.ensure_future(database.write(lambda _: database.noted.append("other"))) for _ in range(4)]
        asked.append(asyncio.ensure_future(answer()))
    await asyncio.gather(*asked)
    return [commit for commit in database.shared if commit]


async def test_an_answer_goes_before_what_others_want(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drivers, "LONGEST_KEPT", 1e9)
    database = await made(tmp_path)
    commits = await written_beside_answers(database, 1)
    assert commits == [["answer"], ["other"] * drivers.TOGETHER, ["other"] * drivers.TOGETHER]
    await database.close()


async def test_what_others_want_does_not_wait_for_the_end_of_all_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drivers, "LONGEST_KEPT", 0.0)
    database = await made(tmp_path)
    commits = await written_beside_answers(database, 20)
    assert commits[0] == ["answer", "other"]
    assert all(commit.count("other") <= drivers.BESIDE for commit in commits if "answer" in commit)
    await database.close()


async def test_the_writer_goes_on_while_the_loop_is_busy(tmp_path: Path) -> None:
    """Given more than fits into one commit, then all of it is written without a step of the loop in between."""
    database, both = await made(tmp_path), threading.Barrier(2)
    async with held(database):
        waiting = [asyncio.ensure_future(database.write(lambda connection: both.wait(20))) for _ in range(9)]
        last = asyncio.ensure_future(database.add(1))
    for _ in waiting:
        both.wait(20)  # the loop itself stands still until the writer is there
    await asyncio.gather(*waiting, last)
    assert await database.numbers() == [1]
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

    assert await database.add(0) == 0
    async with held(database):
        tried = asyncio.gather(database.add(1), sick(), return_exceptions=True)
    found = await tried
    assert all(isinstance(one, DatabaseAway) for one in found)
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


async def test_whoever_does_not_come_back_keeps_nobody_waiting(tmp_path: Path) -> None:
    """Given a sender whose next step waits for others, then what others write waits for the commit alone."""
    database = await made(tmp_path)
    handed_over = database.add(1)
    handed_over.send(None)  # and never again
    async with asyncio.timeout(20):
        assert [await database.add(2), await database.add(3)] == [2, 3]
    assert await database.numbers() == [1, 2, 3]
    handed_over.close()
    given_up = database.add(4)
    given_up.send(None)
    given_up.close()
    async with asyncio.timeout(20):
        assert await database.add(5) == 5
    assert await database.numbers() == [1, 2, 3, 5]
    await database.close()


async def test_whoever_waits_too_long_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database, begun, go_on = await made(tmp_path), threading.Event(), threading.Event()

    def hold(connection: Connection) -> bool:
        begun.set()
        return go_on.wait(20)

    under_way = asyncio.ensure_future(database.write(hold))
    assert await asyncio.to_thread(begun.wait, 20)
    monkeypatch.setattr(drivers, "LONGEST_LINE", 0.01)
    with pytest.raises(DatabaseAway):
        await database.add(1)
    go_on.set()
    assert await under_way is True
    assert await database.numbers() == []
    await database.close()


async def test_closing_waits_for_what_is_under_way(tmp_path: Path) -> None:
    database = await made(tmp_path)
    under_way = [asyncio.ensure_future(database.add(n)) for n in range(3)]
    await asyncio.sleep(0)
    await database.close()
    assert [await one for one in under_way] == [0, 1, 2]


async def write_pages(database: Made, pages: int) -> None:
    query = text("INSERT INTO blobs VALUES (zeroblob(:size))")
    await database.write(lambda connection: connection.execute(query, {"size": pages * 4096}))


async def with_blobs(folder: Path) -> Made:
    database = await made(folder)
    await database.write(lambda connection: connection.execute(text("CREATE TABLE blobs (data BLOB)")))
    return database


async def test_the_journal_is_copied_beside_commits_and_not_within_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drivers, "TIDIED_EVERY", 1e9)
    database, file = await with_blobs(tmp_path), tmp_path / "numbers.sqlite"
    await write_pages(database, 1100)  # SQLite by itself copies from a thousand pages on, before it says so
    assert file.stat().st_size < 100 * 4096
    monkeypatch.setattr(database.driver, "_tidy_at", 0.0)
    await database.add(1)
    await database.close()
    assert file.stat().st_size > 1100 * 4096


@pytest.mark.parametrize("tidied_every", [0.0, 1e9], ids=["beside", "alone"])
async def test_the_journal_does_not_grow_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tidied_every: float
) -> None:
    """However slow the disk is for whoever copies beside the writer, the writer itself begins a long one anew."""
    monkeypatch.setattr(drivers, "TIDIED_EVERY", tidied_every)
    monkeypatch.setattr(drivers, "LONGEST_JOURNAL", 20 * 4096)
    database = await with_blobs(tmp_path)
    for _ in range(15):
        await write_pages(database, 100)
    assert (tmp_path / "numbers.sqlite-wal").stat().st_size < 300 * 4096
    await database.close()


async def test_a_journal_filled_up_with_zeros_is_read_as_far_as_it_was_written(tmp_path: Path) -> None:
    """Given the files of a server as they are when its power is cut, then everything it committed is in them."""
    database = await made(tmp_path)
    journal = tmp_path / "numbers.sqlite-wal"
    size = journal.stat().st_size
    for number in range(20):
        await database.add(number)
    assert journal.stat().st_size == size == drivers.SPACE, "no commit has made it longer"
    cut = tmp_path / "cut"
    cut.mkdir()
    for name in ("numbers.sqlite", "numbers.sqlite-wal"):
        (cut / name).write_bytes((tmp_path / name).read_bytes())
    await database.close()
    again = Made(f"sqlite:///{cut / 'numbers.sqlite'}")
    assert await again.numbers() == list(range(20))
    await again.add(20)
    assert await again.numbers() == list(range(21))
    await again.close()
