"""The database: the same behaviour on SQLite and, where it is installed, on PostgreSQL."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from ludarium.kernel.errors import SetupError
from ludarium.table import drivers, schema
from ludarium.table.backup import back_up
from ludarium.table.commands import serve, settings_for
from ludarium.table.database import Database, Taken
from ludarium.table.drivers import Driver, Postgres
from ludarium.table.holding import Holding
from ludarium.table.settings import Settings
from ludarium.table.store import ENDED, PLAYING, Fact, Guest, Store
from tests.table.players import FRIEND, ME, bot, serving
from tests.table.test_lists import GUEST, seat, table

pytestmark = pytest.mark.anyio


async def test_migrations_make_the_schema(database: str, tmp_path: Path) -> None:
    store = Store(Settings(data_dir=tmp_path, database=database).url)
    await store.open()
    await store.open()

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    assert await store.read(differences) == []
    await store.close()


async def test_a_game_lives_through_a_restart(database: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=database) as served:
        anna = await served.player("Änna 🎲")
        cookies = dict(anna.http.cookies)
        table = await anna.open(ME, FRIEND, bot("random"), title="Übung")
        ben = await served.player("Ben")
        await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await anna.secret(table, 1)})
        state = await anna.state(table, 0)
        await anna.answer(table, 0, state["view"]["legal"][0], state["seq"])
        await ben.post(f"/tables/{table}/chat", {"type": "chat", "text": "moin"})
        async with ben.live(table, 1) as live:
            state = await live.until("state")
            taken = await ben.answer(table, 1, state["view"]["legal"][0], state["seq"])
            while state["seq"] < taken["seq"] or not state["view"]["asked"] or 2 in state["view"]["asked"]:
                state = await live.until("update")
        last = await anna.state(table, 0)
        log = await anna.get(f"/tables/{table}/log", seat=0)
        cards = await anna.get("/tables", list="mine")
    async with serving(tmp_path, database=database) as served:
        anna = served.stranger()
        anna.http.cookies.update(cookies)
        assert await anna.state(table, 0) == last
        assert await anna.get(f"/tables/{table}/log", seat=0) == log
        assert await anna.get("/tables", list="mine") == cards
        assert last["chat"][0]["text"] == "moin"
        again = await anna.answer(table, 0, log[[m["seat"] for m in log].index(0)]["action"], 0, 409)
        assert again["type"] == "stale"


async def test_a_game_that_has_ended_takes_no_more_answers(database: str, tmp_path: Path) -> None:
    """Of two processes the second has not heard that a seat was given up; the others it writes for do not suffer."""
    one, two = (Store(Settings(data_dir=tmp_path, database=database).url) for _ in range(2))
    await one.open()
    await one.add_guest(Guest(GUEST, "Anna", "en"), 0.0)
    tables = [table(number, 0.0) for number in range(2)]
    for row in tables:
        await one.add_table(row, [seat(row, 0, open=False)], [])
    before = [seat(tables[0], 0, open=False)]
    await one.decide(before, replace(before[0], conceded=1), 1.0, "", "")
    fact = Fact(1, "answer", 0, "pass", None, 2.0)
    late, good = await asyncio.gather(
        *(two.append(row.id, [fact], PLAYING, "0") for row in tables), return_exceptions=True
    )
    assert isinstance(late, Taken)
    assert good is None
    rows = [await one.load(row.id) for row in tables]
    await one.close()
    await two.close()
    assert [(row[0].status, len(row[2])) for row in rows if row is not None] == [(ENDED, 0), (PLAYING, 1)]


async def test_facts_are_written_all_or_none(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given more facts than one statement of SQLite takes, one of which somebody else has written, then none is there;
    and without that one all of them are, with what became of the table."""
    monkeypatch.setattr(drivers, "MOST_ROWS", 2)
    store = Store(Settings(data_dir=tmp_path, database=database).url)
    await store.open()
    await store.add_guest(Guest(GUEST, "Anna", "en"), 0.0)
    row = table(0, 0.0)
    await store.add_table(row, [seat(row, 0, open=False)], [])
    facts = [Fact(number, "answer", 0, "pass", f"t{number}", 1.1 * number) for number in range(1, 6)]

    with pytest.raises(Taken):
        await store.append(row.id, [*facts, replace(facts[1], seq=6)], PLAYING, "1")
    none = await store.load(row.id)
    await store.append(row.id, facts, PLAYING, "1")
    found = await store.load(row.id)

    await store.close()
    assert none is not None
    assert (none[2], none[0].asked) == ([], row.asked)
    assert found is not None
    assert (found[2], found[0].asked, found[0].changed) == (facts, "1", facts[-1].at)


async def test_an_answer_after_an_end_nobody_heard_of(database: str, tmp_path: Path) -> None:
    async with serving(tmp_path, database=database) as served:
        anna = await served.player("Anna")
        id = await anna.open(ME, ME)
        state = await anna.state(id, 0)
        other = Store(served.hall.settings.url)
        seats = served.hall.rooms[id].seats
        await other.decide(seats, replace(seats[0], agrees=True), 1.0, "", "")
        await other.close()
        refused = await anna.answer(id, 0, state["view"]["legal"][0], state["seq"], 409)
        assert refused["type"] == "game-over"
        assert refused["state"]["seq"] == state["seq"]
        assert (await anna.get(f"/tables/{id}"))["people"]["status"] == ENDED


@asynccontextmanager
async def held(driver: Driver, id: str) -> AsyncIterator[None]:
    """On PostgreSQL nobody else can change a table in between; SQLite has one writer at a time anyway."""
    if not isinstance(driver, Postgres):
        yield
        return
    async with driver.engine.connect() as connection:
        await connection.execute(select(schema.tables).where(schema.tables.c.id == id).with_for_update())
        yield


@pytest.mark.parametrize("ends", [True, False])
async def test_two_processes_decide_one_after_the_other(database: str, tmp_path: Path, ends: bool) -> None:
    """Two seats that concede at once: what the second was told is no longer true, and nothing happens."""
    stores = [Store(Settings(data_dir=tmp_path, database=database).url) for _ in range(2)]
    await stores[0].open()
    await stores[0].add_guest(Guest(GUEST, "Anna", "en"), 0.0)
    row = table(0, 0.0)
    seats = [seat(row, number, open=False) for number in range(3)]
    await stores[0].add_table(row, seats, [])
    async with held(stores[0].driver, row.id):
        decisions = [
            asyncio.create_task(store.decide(seats, replace(mine, conceded=1), 1.0, "2" if ends else None, ""))
            for store, mine in zip(stores, seats, strict=False)
        ]
        await asyncio.wait(decisions, timeout=0.3)  # both have come as far as they get
    told = await asyncio.gather(*decisions, return_exceptions=True)
    kept = await stores[0].load(row.id)
    for store in stores:
        await store.close()
    assert sorted(type(each).__name__ for each in told) == ["NoneType", "Taken"]
    assert kept is not None
    assert sum(each.conceded for each in kept[1]) == 1


async def test_one_server_for_each_sqlite_file(tmp_path: Path) -> None:
    """The second start names the file; a copy can be made at the same time, and the file is free again afterwards."""
    async with serving(tmp_path) as served:
        await served.player("Anna")
        with pytest.raises(SetupError, match=re.escape(str(tmp_path / "tables.sqlite"))):
            serve(settings_for(data_dir=tmp_path), lambda _: None)
        assert back_up(Settings(data_dir=tmp_path), tmp_path / "backups")[1] == 0
    again = Holding(Settings(data_dir=tmp_path).url)
    again.take()
    again.take()
    with pytest.raises(SetupError, match="another server"):
        Holding(Settings(data_dir=tmp_path).url).take()
    again.release()


def test_a_link_to_the_file_is_the_file(tmp_path: Path) -> None:
    (tmp_path / "games.db").touch()
    (tmp_path / "link.db").symlink_to(tmp_path / "games.db")
    one, two = (Holding(f"sqlite:///{tmp_path / name}.db") for name in ("games", "link"))
    one.take()
    with pytest.raises(SetupError, match="another server"):
        two.take()
    one.release()


def test_a_lock_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "games.db.lock").mkdir()
    with pytest.raises(SetupError, match="cannot be written"):
        Holding(f"sqlite:///{tmp_path / 'games.db'}").take()


async def test_sqlite_is_set_up_for_a_server(tmp_path: Path) -> None:
    store = Store(Settings(data_dir=tmp_path).url)
    await store.open()

    def pragmas(connection: Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return {name: connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names}

    values = [await store.read(pragmas), await store.write(pragmas)]
    await store.close()
    assert values == [{"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}] * 2


@pytest.mark.parametrize(
    ("url", "meant"),
    [
        ("", "sqlite:///"),
        ("sqlite:///x.db", "sqlite:///x.db"),
        ("postgresql://me:secret@host/db", "postgresql+asyncpg://me:secret@host/db"),
        ("postgres://host/db", "postgresql+asyncpg://host/db"),
    ],
)
def test_database_urls(url: str, meant: str, tmp_path: Path) -> None:
    assert settings_for(url, tmp_path).url.startswith(meant)


@pytest.mark.parametrize("url", ["mysql://host/db", "nonsense", "sqlite"])
def test_wrong_database_urls(url: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="--database"):
        assert settings_for(url, tmp_path).url


def test_a_data_folder_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SetupError, match="--data-dir"):
        settings_for("", tmp_path / "file")


async def test_closing_leaves_no_connection_to_postgresql_open(shared: str, tmp_path: Path) -> None:
    """Given somebody who still waits for a lock, when the database is closed, then that takes until they are done."""
    url = Settings(data_dir=tmp_path, database=shared).url
    database, other = Database(url), Database(url)
    lock, unlock = text("SELECT pg_advisory_lock(7)"), text("SELECT pg_advisory_unlock(7)")
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")

    async with other.driver.engine.connect() as keeper:  # type: ignore[attr-defined]
        await keeper.execute(lock)
        reading = asyncio.ensure_future(database.read(lambda connection: connection.execute(lock).rowcount))
        while not (await keeper.execute(waiting)).scalar_one():
            await asyncio.sleep(0)
        closing = asyncio.ensure_future(database.close())
        await keeper.execute(unlock)
        await asyncio.gather(reading, closing)
        assert (await keeper.execute(others)).scalar_one() == 0
    await other.close()
