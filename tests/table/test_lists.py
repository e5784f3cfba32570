"""The lists of the lobby come page by page, none twice and none left out, and cost what a page costs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from ludarium.table.drivers import Sqlite
from ludarium.table.store import PLAYING, Guest, SeatRow, Store, TableRow
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


async def filled(folder: Path, count: int, every: int = 1) -> Store:
    """A store with so many tables, of which some have a free seat; several changed at the same moment."""
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    await store.open()
    await store.add_guest(Guest(GUEST, "Anna", "en"), 0.0)
    rows = [table(number, float(number // 3)) for number in range(count)]
    for row in rows:
        seats = [seat(row, 0, open=False), seat(row, 1, open=int(row.id) % every == 0)]
        await store.add_table(row, seats, [])
    return store


@pytest.mark.parametrize("which", ["mine", "open", "watch"])
async def test_pages_hold_every_table_once(tmp_path: Path, which: str) -> None:
    store = await filled(tmp_path, 50)
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
async def test_lists_are_found_by_index(tmp_path: Path, which: str) -> None:
    store = await filled(tmp_path, 300, every=50)
    queries: list[tuple[str, Any]] = []

    def keep(connection: Any, cursor: Any, statement: str, values: Any, *more: Any) -> None:
        queries.append((statement, values))

    assert isinstance(store.driver, Sqlite)
    event.listen(store.driver.engine, "before_cursor_execute", keep)
    assert await store.listed(which, GUEST, 20, (90.0, "z"))
    statement, values = next(query for query in queries if query[0].startswith("SELECT"))
    plan = f"EXPLAIN QUERY PLAN {statement}"
    steps = await store.read(lambda connection: [row[-1] for row in connection.exec_driver_sql(plan, values)])
    assert not [step for step in steps if step.startswith("SCAN tables")], steps
    if which == "open":
        assert any("ix_seats_free" in step for step in steps), steps
    await store.close()
