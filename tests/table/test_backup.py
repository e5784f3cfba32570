"""`ludarium backup`: a copy that a server can use."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.kernel.errors import SetupError
from ludarium.table.backup import back_up
from ludarium.table.settings import Settings
from tests.table.players import ME, serving

pytestmark = pytest.mark.anyio


async def test_a_copy_taken_while_the_server_runs_holds_every_acknowledged_answer(tmp_path: Path) -> None:
    before, after = tmp_path / "before", tmp_path / "after"
    after.mkdir()
    async with serving(before) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        told = await anna.play(table, (0, 1), most=7)

        assert back_up(Settings(data_dir=before), after / "tables.sqlite") == 1
        await anna.play(table, (0, 1), most=3)

    (after / "secret.key").write_bytes((before / "secret.key").read_bytes())
    async with serving(after) as served:
        again = served.stranger(Cookie=anna.cookie["Cookie"])
        assert (await again.state(table, 0))["view"] == told["view"]
        assert (await again.play(table, (0, 1)))["result"] is not None


async def test_a_database_named_by_its_url(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.sqlite'}"
    async with serving(tmp_path, database=database):
        pass
    assert back_up(Settings(data_dir=tmp_path, database=database), tmp_path / "copy.sqlite") == 0


def test_what_cannot_be_copied_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="there is no database"):
        back_up(Settings(data_dir=tmp_path), tmp_path / "copy")
    with pytest.raises(SetupError, match="pg_dump"):
        back_up(Settings(data_dir=tmp_path, database="postgresql://ann@db/games"), tmp_path / "copy")
    (tmp_path / "tables.sqlite").write_text("no database")
    with pytest.raises(SetupError, match="could not be copied"):
        back_up(Settings(data_dir=tmp_path), tmp_path / "copy")
    (tmp_path / "copy").touch()
    with pytest.raises(SetupError, match="already exists"):
        back_up(Settings(data_dir=tmp_path), tmp_path / "copy")
    assert not (tmp_path / "copy.part").exists()
