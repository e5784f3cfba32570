"""The database: the same behaviour on SQLite and, where it is installed, on PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from ludarium.kernel.errors import SetupError
from ludarium.table import schema
from ludarium.table.commands import settings_for
from ludarium.table.settings import Settings
from ludarium.table.store import Store
from tests.table.players import FRIEND, ME, bot, serving

pytestmark = pytest.mark.anyio


async def test_migrations_make_the_schema(database: str, tmp_path: Path) -> None:
    store = Store(Settings(data_dir=tmp_path, database=database).url)
    await store.open()
    await store.open()

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
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


async def test_sqlite_is_set_up_for_a_server(tmp_path: Path) -> None:
    store = Store(Settings(data_dir=tmp_path).url)
    await store.open()
    async with store.engine.connect() as connection:
        values = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    await store.close()
    assert values == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10000}


@pytest.mark.parametrize(
    ("url", "meant"),
    [
        ("", "sqlite+aiosqlite:///"),
        ("sqlite:///x.db", "sqlite+aiosqlite:///x.db"),
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
