"""The lists of the lobby come page by page, none twice and none left out, and cost what a page costs. Talk is kept as
far as it is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, insert, text

from ludarium.table import schema
from ludarium.table.drivers import Postgres, Sqlite
from ludarium.table.settings import Settings
from ludarium.table.store import CHAT_KEPT, PLAYING, Guest, Said, SeatRow, Store, TableRow
from tests.table.players import ME, OPEN, serving

pytestmark = pytest.mark.anyio

GUEST = "0" * 26


def table(number: int, changed: float) -> TableRow:
    return TableRow(
        id=f"{number:026d}",
        title="",
        game="regatta",
        rules=1,
        edition="second",
        options={},
        pack="",
        content="",
        seats=2,
        seed="",
        host=GUEST,
        watch=True,
        status=PLAYING,
        asked="0",
        copied=0,
        origin="",
        created=changed,
        changed=changed,
    )


def seat(table: TableRow, number: int, *, open: bool) -> SeatRow:
    return SeatRow(table.id, number, None if open else GUEST, "x", "", open, "s", False, False)


async def filled(url: str, count: int, every: int = 1) -> Store:
    """A store with a number of tables, some with a free seat; several changed at the same moment."""
    store = Store(url)
    await store.open()
    await store.add_guest(Guest(GUEST, "Anna", "en"), 0.0)
    rows = [table(number, float(number // 3)) for number in range(count)]
    seats = [seat(row, 0, open=False) for row in rows]
    seats += [seat(row, 1, open=number % every == 0) for number, row in enumerate(rows)]

    def add(connection: Connection) -> None:
        connection.execute(insert(schema.tables), [{**vars(row), "options": "{}"} for row in rows])
        connection.execute(insert(schema.seats), [vars(each) for each in seats])

    await store.write(add)
    return store


@pytest.mark.parametrize("which", ["mine", "open", "watch"])
async def test_pages_hold_every_table_once(tmp_path: Path, database: str, which: str) -> None:
    store = await filled(Settings(data_dir=tmp_path, database=database).url, 50)
    found: list[TableRow] = []
    while page := await store.listed(which, GUEST, 7, (found[-1].changed, found[-1].id) if found else None):
        assert all(len(seats) == 2 for _, seats in page)
        found += [row for row, _ in page]
    assert [int(row.id) for row in found] == list(reversed(range(50)))
    await store.close()


async def test_pages_over_the_wire(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        opened = {await anna.open(ME, OPEN) for _ in range(5)}
        for which in ("mine", "open", "watch"):
            seen, before = [], ""
            while page := await anna.get("/tables", list=which, most=2, before=before):
                assert len(page) <= 2
                seen += [card["id"] for card in page]
                before = f"{page[-1]['changed']!r},{page[-1]['id']}"
            assert sorted(seen) == sorted(opened)
        for wrong in ("x", "1,", "1," + "a" * 27, "nan," + "a" * 26, "1" * 500):
            await anna.get("/tables", 400, before=wrong)
        for most in (0, 101, "x"):
            await anna.get("/tables", 400, most=most)


@pytest.mark.parametrize("which", ["mine", "open", "watch"])
async def test_lists_are_found_by_index(tmp_path: Path, database: str, which: str) -> None:
    """Tables are never read one after the other, however many are stored: here few are asked for of very many."""
    store = await filled(Settings(data_dir=tmp_path, database=database).url, 3000, every=500)
    driver = store.driver
    assert isinstance(driver, Sqlite | Postgres)
    queries: list[tuple[str, Any]] = []

    def keep(connection: Any, cursor: Any, statement: str, values: Any, *more: Any) -> None:
        queries.append((statement, values))

    if not store.sqlite:
        await store.write(lambda connection: connection.execute(text("ANALYZE")))
    engine = driver.engine if isinstance(driver, Sqlite) else driver.engine.sync_engine
    guest = GUEST if which != "mine" else "somebody else"
    event.listen(engine, "before_cursor_execute", keep)
    await store.listed(which, guest, 20, (900.0, "z"))
    statement, values = next(query for query in queries if query[0].startswith("SELECT"))
    plan = f"EXPLAIN {'QUERY PLAN ' if store.sqlite else ''}{statement}"
    steps = await store.read(lambda connection: [str(row[-1]) for row in connection.exec_driver_sql(plan, values)])
    assert not [step for step in steps if "SCAN tables" in step or "Seq Scan on tables" in step], steps
    if which == "open":
        assert any("ix_seats_free" in step for step in steps), steps
    await store.close()


async def test_a_table_keeps_the_last_lines_of_its_talk(tmp_path: Path, database: str) -> None:
    store = await filled(Settings(data_dir=tmp_path, database=database).url, 1)
    id = table(0, 0.0).id
    said = [Said(number, "Anna", 0, f"line {number}", 0.0) for number in range(1, CHAT_KEPT + 31)]

    def add(connection: Connection) -> None:  # as an older server has left it
        connection.execute(insert(schema.chat), [{"table_id": id, **vars(line)} for line in said[:-1]])

    await store.write(add)
    loaded = await store.load(id)
    assert loaded is not None
    assert loaded[3] == said[:-1][-CHAT_KEPT:]
    await store.say(id, said[-1])
    loaded = await store.load(id, said_after=said[-3].number)
    assert loaded is not None
    assert loaded[3] == said[-2:]
    count = await store.read(lambda connection: connection.execute(text("select count(*) from chat")).scalar_one())
    assert count == CHAT_KEPT
    await store.close()
