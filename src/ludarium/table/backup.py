"""`ludarium backup` and `ludarium restore`: everything a server needs to play on, copied while it runs.

A backup is a folder named after the moment it was made: the database (`tables.sqlite` or, from PostgreSQL's own
pg_dump, `tables.dump`), the key that signs cookies, and the content packs. It has its name only once it is whole.
"""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url

from ludarium.kernel.errors import SetupError
from ludarium.table.holding import Holding
from ludarium.table.identity import KEY_FILE
from ludarium.table.metrics import LAST_BACKUP
from ludarium.table.migrate import newest
from ludarium.table.settings import SQLITE_FILE, Settings

DUMP_FILE: Final = "tables.dump"
UNFINISHED: Final = ".part"
NAME: Final = re.compile(r"\d{8}T\d{6}\.\d{3}Z\Z")
POSTGRES_FOLDERS: Final = Path("/usr/lib/postgresql")
PASSING: Final = ("processes", "presence")
"""Tables about who is connected just now; nobody is to a server that was restored."""


def back_up(settings: Settings, folder: Path, keep: int = 0) -> tuple[Path, int]:
    """Make a backup inside a folder and check it; the backup, and how many tables it has.

    With `keep`, only the last so many stay.
    """
    url = make_url(settings.url)
    made = folder / f"{f'{datetime.now(UTC):%Y%m%dT%H%M%S.%f}'[:-3]}Z"
    unfinished = made.with_name(made.name + UNFINISHED)
    try:
        unfinished.mkdir(parents=True, mode=0o700)
        count = _copy_sqlite(url, unfinished) if is_sqlite(url) else _dump(url, unfinished / DUMP_FILE)
        for part in (settings.data_dir / KEY_FILE, settings.packs):
            if part.is_dir():
                shutil.copytree(part, unfinished / part.name)
            elif part.exists():
                shutil.copy2(part, unfinished / part.name)
        unfinished.rename(made)
        (settings.data_dir / LAST_BACKUP).touch()
    except OSError as problem:
        raise SetupError(f"the backup could not be written to {str(folder)!r}: {problem}") from None
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)
    if keep:
        for old in backups(folder)[:-keep]:
            shutil.rmtree(old, ignore_errors=True)
    return made, count


def backups(folder: Path) -> list[Path]:
    """The backups in a folder, the oldest first."""
    return sorted(path for path in folder.iterdir() if NAME.match(path.name) and path.is_dir())


def restore(settings: Settings, backup: Path) -> int:
    """Bring a backup back, into a data folder and database that have no games; how many tables it has."""
    url = make_url(settings.url)
    kind, other = (SQLITE_FILE, DUMP_FILE) if is_sqlite(url) else (DUMP_FILE, SQLITE_FILE)
    source = backup / kind
    if not source.is_file():
        why = (
            f"it was made of {'PostgreSQL' if is_sqlite(url) else 'SQLite'}"
            if (backup / other).exists()
            else "it has no database"
        )
        raise SetupError(f"{str(backup)!r} cannot be restored here: {why}")
    key = settings.data_dir / KEY_FILE
    saved = backup / KEY_FILE
    if key.exists() and saved.exists() and key.read_bytes() != saved.read_bytes():
        raise SetupError(
            f"{str(key)!r} is another key than the backup's: restore into a new data folder, or move it away"
        )
    count = _restore_sqlite(url, source) if is_sqlite(url) else _load(url, source)
    try:
        if saved.exists() and not key.exists():
            shutil.copy2(saved, key)
        if (backup / settings.packs.name).is_dir():
            shutil.copytree(backup / settings.packs.name, settings.packs, dirs_exist_ok=True)
    except OSError as problem:
        raise SetupError(f"the key and the packs could not be restored: {problem}") from None
    return count


def is_sqlite(url: URL) -> bool:
    return url.drivername.startswith("sqlite")


# SQLite


def _copy_sqlite(url: URL, folder: Path) -> int:
    """SQLite copies page by page and starts over if somebody writes meanwhile, so the copy is one moment."""
    source = Path(url.database or "")
    if not source.is_file():
        raise SetupError(f"there is no database {str(source)!r}")
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as held,
            closing(sqlite3.connect(folder / SQLITE_FILE)) as copy,
        ):
            held.backup(copy)
            return _checked(copy)
    except sqlite3.Error as problem:
        raise SetupError(f"{str(source)!r} could not be copied: {problem}") from None


def _restore_sqlite(url: URL, source: Path) -> int:
    target = Path(url.database or "")
    if target.exists():
        raise SetupError(f"{str(target)!r} already exists; restore into a new data folder, or move it away")
    holding = Holding(str(url))
    holding.take()
    unfinished = target.with_name(target.name + UNFINISHED)
    try:
        shutil.copyfile(source, unfinished)
        with closing(sqlite3.connect(unfinished)) as copy:
            count = _checked(copy)
        unfinished.rename(target)
    except (sqlite3.Error, OSError) as problem:
        raise SetupError(f"{str(source)!r} could not be restored: {problem}") from None
    finally:
        unfinished.unlink(missing_ok=True)
        holding.release()
    return count


def _checked(copy: sqlite3.Connection) -> int:
    verdict = copy.execute("PRAGMA integrity_check").fetchone()[0]
    if verdict != "ok":
        raise sqlite3.DatabaseError(str(verdict))
    (found,) = copy.execute("SELECT version_num FROM alembic_version").fetchone()
    _check_schema(found)
    count: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
    return count


def _check_schema(found: str) -> None:
    if found > newest():
        raise SetupError(f"the database has schema {found}, and this version knows up to {newest()}; use a newer one")


# PostgreSQL


def _dump(url: URL, file: Path) -> int:
    excluded = [f"--exclude-table-data={name}" for name in PASSING]
    _run("pg_dump", url, "--format=custom", "--no-owner", "--no-privileges", *excluded, f"--file={file}")
    _run("pg_restore", None, "--list", str(file))  # it can be read again
    return _count(url)


def _load(url: URL, file: Path) -> int:
    if _ask(url, "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()") != "0":
        raise SetupError("the database is not empty; restore into a new one (createdb)")
    _run("pg_restore", url, "--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error", str(file))
    _check_schema(_ask(url, "SELECT version_num FROM alembic_version"))
    return _count(url)


def _count(url: URL) -> int:
    return int(_ask(url, "SELECT count(*) FROM tables"))


def _ask(url: URL, query: str) -> str:
    return _run("psql", url, "--no-psqlrc", "--tuples-only", "--no-align", f"--command={query}").strip()


def _run(name: str, url: URL | None, *arguments: str) -> str:
    """Run one of PostgreSQL's own programs; the password is not on its command line, where others could read it."""
    program, environment, to = _program(name), {**os.environ}, []
    if url is not None:
        if url.password:
            environment["PGPASSWORD"] = str(url.password)
        plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
        to = [f"--dbname={plain.render_as_string(hide_password=False)}"]
    done = subprocess.run([program, *to, *arguments], env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr.strip() or done.stdout.strip()).splitlines()
        raise SetupError(f"{name} has failed: {said[0] if said else done.returncode}")
    return done.stdout


def _program(name: str) -> str:
    """The program of the newest PostgreSQL that is installed."""
    newest_first = sorted(
        POSTGRES_FOLDERS.glob(f"*/bin/{name}"), key=lambda path: path.parts[-3].zfill(9), reverse=True
    )
    found = str(newest_first[0]) if newest_first else shutil.which(name)
    if not found:
        raise SetupError(f"{name} is not installed (on Debian: apt install postgresql-client)")
    return found
