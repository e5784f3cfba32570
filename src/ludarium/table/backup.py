"""`ludarium backup`: a copy of the database of a server, taken while it runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from ludarium.kernel.errors import SetupError
from ludarium.table.settings import Settings


def back_up(settings: Settings, file: Path) -> int:
    """Copy the database into a new file and check the copy; returns the number of tables.

    SQLite copies page by page and starts over if somebody writes meanwhile, so the copy is a snapshot of the
    database. The file has its name only once it is whole.
    """
    source = database_file(settings)
    if file.exists():
        raise SetupError(f"{str(file)!r} already exists; choose a new file")
    unfinished = file.with_name(f"{file.name}.part")
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as held,
            closing(sqlite3.connect(unfinished)) as copy,
        ):
            held.backup(copy)
            count = _checked(copy)
        unfinished.rename(file)
    except (sqlite3.Error, OSError) as problem:
        unfinished.unlink(missing_ok=True)
        raise SetupError(f"{str(source)!r} could not be copied to {str(file)!r}: {problem}") from None
    return count


def database_file(settings: Settings) -> Path:
    """The file of the database; a SetupError where there is none."""
    url = make_url(settings.url)
    if not url.drivername.startswith("sqlite"):
        raise SetupError("only SQLite databases can be copied; for PostgreSQL use pg_dump")
    source = Path(url.database or "")
    if not source.is_file():
        raise SetupError(f"there is no database {str(source)!r}")
    return source


def _checked(copy: sqlite3.Connection) -> int:
    verdict = copy.execute("PRAGMA integrity_check").fetchone()[0]
    if verdict != "ok":
        raise sqlite3.DatabaseError(str(verdict))
    count: int = copy.execute("SELECT count(*) FROM tables").fetchone()[0]
    return count
