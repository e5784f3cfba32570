"""Brings a database to the present schema: an empty one at once, a former one step by step.

The steps are alembic's (`migrations/`). It takes a tenth of a second to import, so it is left alone where there is
nothing to do; a test compares what the steps make with what is made at once.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, select
from sqlalchemy.schema import CreateTable

from ludarium.kernel.errors import SetupError
from ludarium.table import migrations, schema

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(migrations.__file__).parent
version = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Where alembic notes which step a database has come to."""


@cache
def known() -> list[str]:
    """All schemas this code knows, in order: a step's file begins with its number."""
    return sorted(file.name.partition("_")[0] for file in FOLDER.glob("versions/[0-9]*.py"))


def newest() -> str:
    """The schema this code works with."""
    return known()[-1]


def steps() -> Config:
    """What alembic needs to know."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def create(connection: Connection) -> None:
    """Make the present schema at once.

    Of two indexes that look equally good to SQLite it takes the one that was made last. The order here is that of the
    steps where it matters: `ix_seats_free` after `ix_seats_guest_table_id`.
    """
    for table in schema.metadata.sorted_tables:
        connection.execute(CreateTable(table))
        for index in sorted(table.indexes, key=lambda index: str(index.name), reverse=True):
            index.create(connection)


def migrate(connection: Connection) -> None:
    """Bring a database to the present schema; one that is there already stays as it is."""
    present = set(inspect(connection).get_table_names())
    if version.name in present:
        found = connection.execute(select(version.c.version_num)).scalar_one_or_none()
        if found == newest():
            return
        if found not in known():
            raise SetupError(
                f"the database has schema {found}, and this version of Ludarium knows none after {newest()}; "
                "install the version that served it last"
            )
    elif present.isdisjoint(schema.metadata.tables):
        create(connection)
        version.create(connection)
        connection.execute(insert(version).values(version_num=newest()))
        return
    from alembic import command

    config = steps()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
