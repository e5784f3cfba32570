"""`ludarium backup` and `ludarium restore`: a game plays on from a copy that was taken while the server ran."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ludarium.kernel.errors import SetupError
from ludarium.table.backup import DUMP_FILE, back_up, backups, restore
from ludarium.table.metrics import LAST_BACKUP
from ludarium.table.settings import Settings
from tests.table.players import ME, serving
from tests.table.postgres import Cluster

pytestmark = pytest.mark.anyio


async def test_a_game_plays_on_from_a_backup(tmp_path: Path, database: str, request: pytest.FixtureRequest) -> None:
    """The copy is taken while answers are written: it has every one acknowledged before, and is one moment."""
    before, after = tmp_path / "before", tmp_path / "after"
    (before / "packs" / "mine").mkdir(parents=True)
    (before / "packs" / "mine" / "pack.toml").write_text("# a pack")
    async with serving(before, database=database) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        told = await anna.play(table, (0, 1), most=7)
        copying = asyncio.create_task(asyncio.to_thread(back_up, served.hall.settings, tmp_path / "backups"))
        later = told
        while not copying.done() and later["result"] is None:
            later = await anna.play(table, (0, 1), most=1)
        backup, count = await copying
        log = await anna.get(f"/tables/{table}/log", seat=0, most=500)

    assert count == 1
    assert (before / LAST_BACKUP).exists()
    new = "" if database.startswith("sqlite") else request.getfixturevalue("cluster").database()
    after.mkdir()
    assert restore(Settings(data_dir=after, database=new), backup) == 1
    assert (after / "packs" / "mine" / "pack.toml").read_text() == "# a pack"
    async with serving(after, database=new) as served:
        again = served.stranger(Cookie=anna.cookie["Cookie"])
        (card,) = await again.get("/tables")  # a restored table is in its host's list again
        assert card["id"] == table
        kept = await again.state(table, 0)
        assert told["seq"] <= kept["seq"] <= later["seq"]
        same = await again.get(f"/tables/{table}/log", seat=0, most=500)
        # What was hidden when the copy was taken is open where the game has ended meanwhile.
        assert all(had["action"] in (None, has["action"]) for had, has in zip(same, log, strict=False))
        assert (await again.play(table, (0, 1)))["result"] is not None


async def test_only_the_last_backups_are_kept(tmp_path: Path) -> None:
    settings, folder = Settings(data_dir=tmp_path), tmp_path / "backups"
    async with serving(tmp_path):
        pass
    (folder / "mine").mkdir(parents=True)
    made = [back_up(settings, folder, keep=2)[0] for _ in range(4)]
    assert backups(folder) == made[-2:]
    assert (folder / "mine").exists()
    assert not list(folder.glob("*.part"))
    assert made[-1].stat().st_mode & 0o077 == 0


def test_what_cannot_be_copied_is_told_and_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(SetupError, match="there is no database"):
        back_up(Settings(data_dir=tmp_path), tmp_path / "backups")
    (tmp_path / "tables.sqlite").write_text("no database")
    with pytest.raises(SetupError, match="could not be copied"):
        back_up(Settings(data_dir=tmp_path), tmp_path / "backups")
    assert list((tmp_path / "backups").iterdir()) == []
    (tmp_path / "file").touch()
    with pytest.raises(SetupError, match="could not be written"):
        back_up(Settings(data_dir=tmp_path), tmp_path / "file")


async def test_nothing_is_restored_over_games(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        backup, _ = back_up(served.hall.settings, tmp_path / "backups")
        with pytest.raises(SetupError, match="already exists"):
            restore(served.hall.settings, backup)
    other = tmp_path / "other"
    other.mkdir()
    (other / "secret.key").write_text("0" * 64)
    with pytest.raises(SetupError, match="another key"):
        restore(Settings(data_dir=other), backup)
    assert not (other / "tables.sqlite").exists()


async def test_backups_that_cannot_be_restored(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        backup, _ = back_up(served.hall.settings, tmp_path / "backups")
    target = Settings(data_dir=tmp_path / "target")
    target.data_dir.mkdir()
    with pytest.raises(SetupError, match="it has no database"):
        restore(target, target.data_dir)
    with pytest.raises(SetupError, match="it was made of SQLite"):
        restore(Settings(data_dir=tmp_path, database="postgresql://ann@db/games"), backup)
    with closing(sqlite3.connect(backup / "tables.sqlite")) as copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
        copy.commit()
    with pytest.raises(SetupError, match="use a newer one"):
        restore(target, backup)
    whole = (backup / "tables.sqlite").read_bytes()
    (backup / "tables.sqlite").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(SetupError, match="could not be restored"):
        restore(target, backup)
    assert [path.name for path in target.data_dir.iterdir()] == ["tables.sqlite.lock"]


def test_a_postgresql_that_is_not_there_or_not_empty(tmp_path: Path, cluster: Cluster, shared: str) -> None:
    with pytest.raises(SetupError, match="pg_dump has failed"):
        back_up(Settings(data_dir=tmp_path, database=f"{shared}&port=1"), tmp_path / "backups")
    assert list((tmp_path / "backups").iterdir()) == []
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / DUMP_FILE).write_text("no dump")
    with pytest.raises(SetupError, match="pg_restore has failed"):
        restore(Settings(data_dir=tmp_path, database=shared), broken)
    cluster._run(
        "psql",
        "-h",
        str(cluster.folder),
        "-U",
        "ludarium",
        "-c",
        "CREATE TABLE x ()",
        shared.split("/")[3].split("?")[0],
    )
    with pytest.raises(SetupError, match="not empty"):
        restore(Settings(data_dir=tmp_path, database=shared), broken)
