"""Very many tables: nothing that happens often reads a whole table of the database, and what is old goes away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, func, select, update

from bench.crowd import EACH, NOW, PATTERNS, fill, guest_id, settings_of
from ludarium.table import schema
from ludarium.table.drivers import Postgres, Sqlite
from ludarium.table.hall import Hall
from ludarium.table.live import IDLE
from ludarium.table.settings import DAY, Cleaning
from tests.table.players import ME, OPEN, serving
from tests.table.test_presence import Clock
from tests.table.test_processes import until

pytestmark = pytest.mark.anyio

STORED = 3000
GROWING = ("tables", "seats", "facts", "chat", "replays", "guests", "hidden", "presence")
LARGE = ("tables", "seats", "facts")
"""What is large enough here for PostgreSQL to use an index; it reads a table of a few pages without one."""
SMALL = ("ix_seats_free", "ix_tables_watched", "ix_tables_led", "ix_presence_connected", "ix_presence_gone")
"""Indexes of few rows, which may be read from one end to the other."""


@contextmanager
def statements(hall: Hall) -> Iterator[list[tuple[str, Any]]]:
    """What the database is asked meanwhile."""
    driver, found = hall.store.driver, list[tuple[str, Any]]()
    assert isinstance(driver, Sqlite | Postgres)
    pools: tuple[Any, Any] = driver.engine, driver.writes
    engines = [pool if isinstance(driver, Sqlite) else pool.sync_engine for pool in pools]

    def keep(connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
        if statement.split()[0] in ("SELECT", "UPDATE", "DELETE") and not many and "pg_" not in statement:
            found.append((statement, values))

    for engine in engines:
        event.listen(engine, "before_cursor_execute", keep)
    yield found
    for engine in engines:
        event.remove(engine, "before_cursor_execute", keep)


async def whole_reads(hall: Hall, asked: list[tuple[str, Any]]) -> list[str]:
    """The statements that read all of something that grows."""
    found = []
    for statement, values in {statement: (statement, values) for statement, values in asked}.values():
        plan = f"EXPLAIN {'QUERY PLAN ' if hall.store.sqlite else ''}{statement}"
        steps = await hall.store.read(
            lambda connection, plan=plan, values=values: [
                str(row[-1]) for row in connection.exec_driver_sql(plan, values)
            ]  # type: ignore[misc]
        )
        scans = [f"SCAN {name}" for name in GROWING] + [f"Seq Scan on {name}" for name in LARGE]
        bad = [step for step in steps if any(f"{scan} " in f"{step} " for scan in scans)]
        found += [f"{step}: {statement}" for step in bad if not any(index in step for index in SMALL)]
    return found


async def test_what_happens_often_reads_no_whole_table(tmp_path: Path, database: str) -> None:
    settings = replace(
        settings_of(tmp_path, database),
        cleaning=Cleaning(unplayed_days=1, finished_days=1, replays_days=1, guests_days=1),
    )
    await fill(settings, STORED)
    hall = Hall(settings)
    with statements(hall) as asked:
        await hall.open()
        for guest in (guest_id(0), guest_id(7), "nobody"):
            for which in ("mine", "hidden", "open", "watch"):
                page = await hall.store.listed(which, guest, 20)
                if page:
                    await hall.store.listed(which, guest, 20, (page[-1][0].changed, page[-1][0].id))
            await hall.store.hosted(guest)
            await hall.store.replays_of(guest)
        await hall.caretaker.stop()
        for _ in range(3):
            await hall.caretaker.sweep()
        assert len(asked) > 30
    bad = await whole_reads(hall, asked)
    await hall.close()
    assert not bad, "\n".join(bad)


async def test_a_table_without_a_leader_is_looked_at_once(tmp_path: Path, database: str) -> None:
    settings = settings_of(tmp_path, database)
    await fill(settings, 40 * PATTERNS)
    hall = Hall(settings)
    await hall.store.open()
    await hall.leases.open()
    thinking = await hall.leases.deserted(1000)
    led = select(func.count()).select_from(schema.tables).where(schema.LED)
    for _ in range(2):
        assert await hall.leases.deserted(1000) == thinking
    left = await hall.store.read(lambda connection: connection.execute(led).scalar_one())
    assert 0 < len(thinking) == left
    await hall.leases.close()
    await hall.store.close()


async def count(hall: Hall, table: Any) -> int:
    return int(
        await hall.store.read(
            lambda connection: connection.execute(select(func.count()).select_from(table)).scalar_one()
        )
    )


async def test_what_is_old_is_deleted_by_the_rules_of_the_operator(tmp_path: Path, database: str) -> None:
    clock = Clock()
    rules = Cleaning(unplayed_days=10, finished_days=20, guests_days=30)
    async with serving(tmp_path, database=database, clock=clock, cleaning=rules, sweep=1000.0) as served:
        clean = served.hall.caretaker.cleaning.clean
        anna, ben = await served.player("Anna"), await served.player("Ben")
        unplayed, finished = await anna.open(ME, ME), await anna.open(ME, ME)
        await anna.play(finished, (0, 1))
        clock.now += 9 * DAY
        young = await anna.open(ME, OPEN)
        await clean()
        assert {card["id"] for card in await anna.get("/tables")} == {unplayed, finished, young}
        clock.now += 2 * DAY
        async with anna.live(unplayed, 0) as live:
            await live.until("state")
            await clean()
            await anna.get(f"/tables/{unplayed}")
        await until(lambda: served.hall.sockets == 0)
        await served.hall.presence.write()
        clock.now += 100
        await clean()
        await anna.get(f"/tables/{unplayed}", 404)
        assert {card["id"] for card in await anna.get("/tables")} == {finished, young}
        clock.now += 10 * DAY
        for _ in range(3):
            clock.now += 100
            await clean()
        assert await anna.get("/tables") == []
        assert [await count(served.hall, table) for table in (schema.facts, schema.seats, schema.tables)] == [0, 0, 0]
        table = await anna.open(ME, ME)
        clock.now += 10 * DAY
        await anna.play(table, (0, 1), most=1)
        await clean()
        assert (await anna.get("/me"))["name"] == "Anna"
        await ben.get("/me", 401)
        assert served.hall.caretaker.cleaning.done == {"tables": 3, "guests": 1}


async def test_nothing_is_deleted_unless_the_operator_says_so(tmp_path: Path) -> None:
    settings = settings_of(tmp_path)
    await fill(settings, 2 * PATTERNS)
    hall = Hall(replace(settings, clock=lambda: NOW + 10_000 * DAY))
    await hall.store.open()
    before = [await count(hall, table) for table in (schema.tables, schema.facts, schema.replays, schema.guests)]
    await hall.caretaker.cleaning.clean()
    after = [await count(hall, table) for table in (schema.tables, schema.facts, schema.replays, schema.guests)]
    assert before == after
    assert min(after) > 0
    await hall.store.close()


async def test_many_are_deleted_a_little_at_a_time(tmp_path: Path, database: str) -> None:
    settings = settings_of(tmp_path, database)
    await fill(settings, 10 * PATTERNS)
    rules = Cleaning(unplayed_days=1, finished_days=1, replays_days=1, guests_days=1)
    hall = Hall(replace(settings, clock=lambda: NOW + 10 * DAY, cleaning=rules))
    await hall.store.open()
    held, rounds = await count(hall, schema.tables), 0
    while await count(hall, schema.tables) or await count(hall, schema.guests):
        await hall.caretaker.cleaning.clean()
        rounds += 1
        assert rounds < 20
    assert rounds > 1
    assert hall.caretaker.cleaning.done["tables"] == held
    assert hall.caretaker.cleaning.done["guests"] == 10 * PATTERNS // EACH
    assert [await count(hall, table) for table in (schema.replays, schema.hidden, schema.facts)] == [0, 0, 0]
    await hall.store.close()


async def test_a_table_that_is_played_at_meanwhile_stays(tmp_path: Path, database: str) -> None:
    settings = settings_of(tmp_path, database)
    await fill(settings, PATTERNS)
    hall = Hall(settings)
    await hall.store.open()
    id = f"{7:026d}"
    await hall.store.write(
        lambda connection: connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(changed=NOW))
    )
    await hall.store.delete(id, NOW)
    assert await hall.store.table(id) is not None
    await hall.store.delete(id, NOW + 1)
    assert await hall.store.table(id) is None
    await hall.store.close()


async def test_a_stored_table_can_be_played_on(tmp_path: Path) -> None:
    """The tables of the generator are real ones."""
    await fill(settings_of(tmp_path), PATTERNS)
    async with serving(tmp_path) as served:
        anna = served.stranger()
        anna.http.cookies.set("ludarium_guest", served.hall.signer.sign(guest_id(0)))
        cards = {card["id"]: card for card in await anna.get("/tables") + await anna.get("/tables", list="hidden")}
        assert {card["status"] for card in cards.values()} == {"playing", "over"}
        own = [id for id, card in cards.items() if all(seat["mine"] for seat in card["seats"])]
        table = next(id for id in own if cards[id]["status"] == "playing")
        state = await anna.state(table, 0)
        assert (await anna.play(table, (0, 1), most=2))["seq"] > state["seq"]


async def test_a_socket_that_sends_nothing_is_closed(tmp_path: Path) -> None:
    """Its code says that it need not come back at once."""
    async with serving(tmp_path, cleaning=Cleaning(socket_hours=0.5 / 3600)) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        async with anna.live(table, 0) as live:
            assert await live.closed() == IDLE
        await until(lambda: served.hall.sockets == 0)
        assert served.hall.caretaker.cleaning.done["sockets"] == 1
    assert f"IDLE = {IDLE};" in (Path(__file__).parents[2] / "web/src/table/rest.ts").read_text()
