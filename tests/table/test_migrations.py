"""Every former schema: a database that was made with it is brought to the present one, and its games go on."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, insert, inspect, select, update

from ludarium.kernel.errors import SetupError
from ludarium.table import schema
from ludarium.table.migrate import newest, steps, version
from ludarium.table.settings import Settings, database_url
from ludarium.table.store import Store
from tests.table.players import ME, Json, serving

pytestmark = pytest.mark.anyio

REVISIONS = [script.revision for script in ScriptDirectory.from_config(steps()).walk_revisions()][::-1]
RENAMED = {"resigns": "agrees"}
"""Columns that had another name once."""
KEPT = (schema.guests, schema.tables, schema.seats, schema.facts, schema.chat)
"""What a game is made of, in the order in which rows may be added."""


@dataclass(frozen=True)
class Played:
    """A running and a finished game: all their rows, and how the running one was seen."""

    rows: dict[str, list[dict[str, Any]]]
    key: bytes
    cookie: str
    running: str
    finished: str
    state: Json


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    folder = tmp_path_factory.mktemp("played")

    async def play() -> tuple[str, str, str, Json]:
        async with serving(folder) as served:
            anna = await served.player("Anna")
            running, finished = await anna.open(ME, ME), await anna.open(ME, ME)
            await anna.play(finished, (0, 1))
            state = await anna.play(running, (0, 1), most=5)
            await anna.post(f"/tables/{running}/chat", {"type": "chat", "text": "moin"})
            return anna.cookie["Cookie"], running, finished, state

    with ThreadPoolExecutor(1) as thread:  # Playwright's loop may be marked as the running one of this thread
        cookie, running, finished, state = thread.submit(lambda: asyncio.run(play())).result()
    engine = create_engine(Settings(data_dir=folder).url)
    with engine.connect() as connection:
        rows = {table.name: [dict(row._mapping) for row in connection.execute(select(table))] for table in KEPT}
    engine.dispose()
    return Played(rows, (folder / "secret.key").read_bytes(), cookie, running, finished, state)


def write_with(connection: Connection, revision: str, rows: dict[str, list[dict[str, Any]]]) -> None:
    """Make a database with a former schema and write the rows as the code of that time did."""
    config = steps()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
    known = MetaData()
    known.reflect(connection)
    for name in (table.name for table in KEPT):
        table = known.tables[name]
        columns = {column.name: RENAMED.get(column.name, column.name) for column in table.columns}
        given = [{column: row[now] for column, now in columns.items() if column != "leader"} for row in rows[name]]
        if given:
            connection.execute(insert(table), given)


def test_the_newest_schema_is_the_last() -> None:
    assert REVISIONS[-1] == newest()
    assert sorted(REVISIONS) == REVISIONS


async def test_a_database_of_a_newer_version_is_left_alone(database: str) -> None:
    store = Store(database_url(database, Path()))
    await store.open()
    await store.write(lambda connection: connection.execute(update(version).values(version_num="9999")))
    with pytest.raises(SetupError, match="the database has schema 9999, and this version of Ludarium knows none after"):
        await store.open()
    assert await store.schema() == "9999"
    await store.close()


def plain(value: Any) -> Any:
    """What SQLAlchemy tells of a table, to be compared; conditions and types are objects there."""
    if isinstance(value, dict):
        return {key: plain(part) for key, part in value.items()}
    return [plain(part) for part in value] if isinstance(value, list) else str(value)


def described(connection: Connection) -> dict[str, Any]:
    """Everything the database knows of its tables; the order of columns does not matter."""
    look = inspect(connection)
    return {
        name: (
            {column["name"]: plain(column) for column in look.get_columns(name)},
            plain(look.get_pk_constraint(name)),
            {str(key["name"]): plain(key) for key in look.get_foreign_keys(name)},
            {str(index["name"]): plain(index) for index in look.get_indexes(name)},
        )
        for name in look.get_table_names()
    }


async def test_a_new_database_is_made_as_the_steps_would_make_it(database: str, tmp_path: Path) -> None:
    by_steps, at_once = (Store(Settings(data_dir=tmp_path, database=database).url) for _ in range(2))
    await by_steps.write(lambda connection: write_with(connection, "head", {table.name: [] for table in KEPT}))
    wanted = await by_steps.read(described)

    def clear(connection: Connection) -> None:
        known = MetaData()
        known.reflect(connection)
        known.drop_all(connection)

    await by_steps.write(clear)
    await by_steps.close()
    await at_once.open()
    assert await at_once.read(described) == wanted
    assert await at_once.schema() == newest()
    await at_once.open()
    assert await at_once.read(described) == wanted
    await at_once.close()


@pytest.mark.parametrize("revision", REVISIONS)
async def test_games_of_a_former_schema_go_on(revision: str, database: str, tmp_path: Path, played: Played) -> None:
    store = Store(Settings(data_dir=tmp_path, database=database).url)
    await store.write(lambda connection: write_with(connection, revision, played.rows))
    await store.close()
    (tmp_path / "secret.key").write_bytes(played.key)

    async with serving(tmp_path, database=database) as served:
        anna = served.stranger(Cookie=played.cookie)
        found = await served.hall.store.read(
            lambda connection: compare_metadata(MigrationContext.configure(connection), schema.metadata)
        )
        assert found == []
        cards = {card["id"]: card["status"] for card in await anna.get("/tables")}
        assert cards == {played.running: "playing", played.finished: "over"}
        state = await anna.state(played.running, 0)
        assert (state["seq"], state["view"]) == (played.state["seq"], played.state["view"])
        assert [line["text"] for line in state["chat"]] == ["moin"]
        assert (await anna.play(played.running, (0, 1), most=2))["seq"] > state["seq"]
        assert (await anna.state(played.finished, 0))["result"] is not None
