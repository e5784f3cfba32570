"""Before the database guests take turns: an answer waits for what is being written, not for all that others want."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from ludarium.table import schema
from ludarium.table.drivers import BESIDE
from ludarium.table.settings import Settings
from ludarium.table.store import PLAYING, Fact, Guest, Store
from ludarium.table.turns import Share, on_behalf
from tests.table.test_lists import GUEST, seat, table

pytestmark = pytest.mark.anyio

MANY = 50


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    made = Store(Settings(data_dir=tmp_path).url)
    await made.open()
    await made.add_guest(Guest(GUEST, "Anna", "en"), 0.0)
    row = table(1, 0.0)
    await made.add_table(row, [seat(row, 0, open=False)], [])
    yield made
    await made.close()


Change = Callable[[Connection], None]


def noting(done: list[str], name: str) -> Change:
    return lambda connection: done.append(name)


@asynccontextmanager
async def crowd(store: Store, done: list[str], change: Change | None = None) -> AsyncIterator[None]:
    """While Eve has one write in progress and many more waiting; afterwards all of them are done."""
    go_on, under_way = threading.Event(), threading.Event()

    def hold(connection: Connection) -> None:
        under_way.set()
        assert go_on.wait(20)

    with on_behalf(Share("guest eve")):
        tasks = [asyncio.create_task(store.write(hold))]
        assert await asyncio.to_thread(under_way.wait, 20)
        tasks += [asyncio.create_task(store.write(change or noting(done, "eve"))) for _ in range(MANY)]
        await asyncio.sleep(0)
    try:
        yield
    finally:
        go_on.set()
        await asyncio.gather(*tasks)
    assert done.count("eve") == MANY


async def test_an_answer_is_written_next(store: Store) -> None:
    done: list[str] = []
    unanswered: list[int] = []
    facts = select(func.count()).select_from(schema.facts)

    def change(connection: Connection) -> None:
        done.append("eve")
        if not connection.execute(facts).scalar_one():
            unanswered.append(len(done))

    async with crowd(store, done, change):
        with on_behalf(Share("guest eve")):  # her own answer does not wait for her other wishes either
            fact = Fact(1, "answer", 0, "pass", None, 1.0)
            answered = asyncio.create_task(store.append(table(1, 0.0).id, [fact], PLAYING, "0"))
        for _ in range(5):  # until it is queued
            await asyncio.sleep(0)
    await answered
    assert len(unanswered) <= BESIDE, "it is in the next commit"


async def test_guests_take_turns_to_write(store: Store) -> None:
    done: list[str] = []
    async with crowd(store, done):
        with on_behalf(Share("guest anna")):
            written = asyncio.create_task(store.write(noting(done, "anna")))
            await asyncio.sleep(0)
    await written
    assert done.index("anna") <= 1


async def test_guests_take_turns_to_read(store: Store) -> None:
    done: list[str] = []
    go_on = threading.Event()
    with on_behalf(Share("guest eve")):
        held = [asyncio.create_task(store.read(lambda _: go_on.wait(20))) for _ in range(store.driver.readers)]
        await asyncio.sleep(0)
        tasks = [asyncio.create_task(store.read(noting(done, "eve"))) for _ in range(MANY)]
        await asyncio.sleep(0)
    with on_behalf(Share("guest anna")):
        read = asyncio.create_task(store.read(noting(done, "anna")))
        await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(read, *held, *tasks)
    assert done.index("anna") <= store.driver.readers
