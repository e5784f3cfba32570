"""The database behind the table. A fact counts once its transaction is committed, and never changes after that.

SQLite by default, PostgreSQL by URL. Whoever writes the fact `(table, seq)` first wins; the other is told `Taken`.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, and_, bindparam, event, func, insert, or_, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludarium.table import migrations, schema

MIGRATION_LOCK = 5_270_114
LARGEST_BATCH = 100
CHANNEL = "ludarium_tables"
PLAYING, OVER, ENDED = "playing", "over", "ended"
"""How a table stands: under way, played to the end, or ended early because everybody agreed."""


class Taken(Exception):
    """Somebody else has written a fact with this number, or a fact for this ticket."""


@dataclass(frozen=True)
class Guest:
    id: str
    name: str
    language: str


@dataclass(frozen=True)
class TableRow:
    """A table as it is stored."""

    id: str
    title: str
    game: str
    rules: int
    edition: str
    options: Mapping[str, str]
    pack: str
    content: str
    seats: int
    seed: str
    host: str
    watch: bool
    status: str
    asked: str
    """The seats whose answer the game waits for, such as `0 2`."""
    copied: int
    """How many answers are taken over from the game this one branched from, or from the lesson it follows."""
    origin: str
    """`TABLE`, `replay REPLAY` or `lesson LESSON`, where answers are taken over."""
    created: float
    changed: float
    winners: str = ""
    """The seats that have won, once a game was played to its end."""


@dataclass(frozen=True)
class SeatRow:
    """A seat: held by a guest, played by a bot of some level, both (a bot stands in), or still free."""

    table_id: str
    seat: int
    guest: str | None
    name: str
    bot: str
    open: bool
    secret: str
    left: bool
    resigns: bool


@dataclass(frozen=True)
class Fact:
    """An answer, or the taking back of some: `text` is the action's text, or how many answers are undone."""

    seq: int
    kind: str
    seat: int
    text: str
    ticket: str | None
    at: float


@dataclass(frozen=True)
class Said:
    """A line of chat; seat -2 is a spectator."""

    number: int
    name: str
    seat: int
    text: str
    at: float


@dataclass(frozen=True)
class ReplayRow:
    id: str
    guest: str
    pack: str
    text: str


@dataclass(frozen=True)
class _Append:
    """Facts that wait to be written."""

    table: str
    facts: Sequence[Fact]
    status: str
    asked: str
    winners: str
    done: asyncio.Future[None]


INSERT_FACTS = insert(schema.facts)
CHANGE_TABLE = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("key"))
    .values(changed=bindparam("at"), status=bindparam("now"), asked=bindparam("waits"), winners=bindparam("won"))
)
NOTIFY = text("SELECT pg_notify(:channel, :notice)")


def _pragmas(connection: Any, record: Any) -> None:
    """SQLite for a server: readers never wait for the writer, and what is committed survives a power cut."""
    connection.isolation_level = None  # transactions begin where `_begin` says so, not where the driver guesses
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


class Store:
    """Reads and writes; every method is one transaction."""

    def __init__(self, url: str) -> None:
        sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(url, pool_size=4 if sqlite else 8, max_overflow=8)
        self.writes = self.engine.execution_options(writes=True)
        if sqlite:
            event.listen(self.engine.sync_engine, "connect", _pragmas)
            event.listen(self.engine.sync_engine, "begin", _begin)
        self.sqlite = sqlite
        self.url = make_url(url)
        self.name = secrets.token_hex(8)
        """Tells this process from others on the same database."""
        self._ear: Any = None
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database to the present schema."""
        async with self.writes.begin() as connection:
            if not self.sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(_migrate)

    async def listen(self, changed: Callable[[str], None]) -> None:
        """Hear of every table another process changes. SQLite is for one process and has nothing to tell."""
        if self.sqlite:
            return
        import asyncpg  # type: ignore[import-untyped]

        def heard(connection: Any, pid: int, channel: str, notice: str) -> None:
            name, _, table = notice.partition(" ")
            if name != self.name:
                changed(table)

        address = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._ear = await asyncpg.connect(address)
        await self._ear.add_listener(CHANNEL, heard)

    async def close(self) -> None:
        """Everything that was handed in is written first."""
        if self._writer is not None:
            await self._writer
        if self._ear is not None:
            await self._ear.close()
        await self.engine.dispose()

    @asynccontextmanager
    async def _writing(self, *tables: str) -> AsyncIterator[AsyncConnection]:
        """One transaction; where several processes share the database, the others are told which tables it changed."""
        try:
            async with self.writes.begin() as connection:
                yield connection
                if not self.sqlite:
                    for table in tables:
                        notice = {"channel": CHANNEL, "notice": f"{self.name} {table}"}
                        await connection.execute(NOTIFY, notice)
        except IntegrityError as problem:
            raise Taken(str(problem.orig)) from None

    async def ping(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # Guests

    async def add_guest(self, guest: Guest, at: float) -> None:
        async with self._writing() as connection:
            row = {"id": guest.id, "name": guest.name, "language": guest.language, "created": at}
            await connection.execute(insert(schema.guests), row)

    async def guest(self, id: str) -> Guest | None:
        query = select(*schema.guests.c["id", "name", "language"]).where(schema.guests.c.id == id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Guest(*row)

    async def rename_guest(self, guest: Guest, before: str) -> None:
        """A new name goes to every seat the guest holds under the old one as well."""
        async with self._writing() as connection:
            change = update(schema.guests).where(schema.guests.c.id == guest.id)
            await connection.execute(change.values(name=guest.name, language=guest.language))
            held = and_(schema.seats.c.guest == guest.id, schema.seats.c.name == before)
            await connection.execute(update(schema.seats).where(held).values(name=guest.name))

    # Tables

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], facts: Sequence[Fact]) -> None:
        """A table, its seats and what chance has dealt already, all or nothing."""
        async with self._writing() as connection:
            row = {**vars(table), "options": json.dumps(dict(table.options))}
            await connection.execute(insert(schema.tables), row)
            await connection.execute(insert(schema.seats), [vars(seat) for seat in seats])
            if facts:
                await connection.execute(insert(schema.facts), _rows(table.id, facts))

    async def table(self, id: str) -> TableRow | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == id))).one_or_none()
        return None if row is None else _table(row)

    async def load(self, id: str) -> tuple[TableRow, list[SeatRow], list[Fact], list[Said]] | None:
        """Everything about one table, as of one moment."""
        facts, seats, chat = schema.facts, schema.seats, schema.chat
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == id))).one_or_none()
            if row is None:
                return None
            held = await connection.execute(select(seats).where(seats.c.table_id == id).order_by(seats.c.seat))
            given = await connection.execute(
                select(*facts.c["seq", "kind", "seat", "text", "ticket", "at"])
                .where(facts.c.table_id == id)
                .order_by(facts.c.seq)
            )
            said = await connection.execute(
                select(*chat.c["number", "name", "seat", "text", "at"])
                .where(chat.c.table_id == id)
                .order_by(chat.c.number)
            )
            return (
                _table(row),
                [SeatRow(*seat) for seat in held],
                [Fact(*fact) for fact in given],
                [Said(*line) for line in said],
            )

    async def listed(self, which: str, guest: str, most: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables for the lobby, the last changed first: `mine`, `open` (a free seat for anybody) or `watch`."""
        tables, seats = schema.tables, schema.seats
        held = select(seats.c.table_id).where(seats.c.guest == guest)
        free = select(seats.c.table_id).where(and_(seats.c.open, seats.c.guest.is_(None), seats.c.bot == ""))
        wanted = {
            "mine": or_(tables.c.id.in_(held), tables.c.host == guest),
            "open": and_(tables.c.id.in_(free), tables.c.status == PLAYING),
            "watch": and_(tables.c.watch, tables.c.status == PLAYING),
        }[which]
        query = select(tables).where(wanted).order_by(tables.c.changed.desc()).limit(most)
        async with self.engine.connect() as connection:
            rows = [_table(row) for row in await connection.execute(query)]
            taken = await connection.execute(
                select(seats).where(seats.c.table_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            )
            by_table: dict[str, list[SeatRow]] = {}
            for seat in taken:
                by_table.setdefault(seat.table_id, []).append(SeatRow(*seat))
        return [(row, by_table.get(row.id, [])) for row in rows]

    async def hosted(self, guest: str) -> int:
        """How many unfinished tables a guest has opened."""
        tables = schema.tables
        query = select(func.count()).where(and_(tables.c.host == guest, tables.c.status == PLAYING))
        async with self.engine.connect() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def append(self, id: str, facts: Sequence[Fact], status: str, asked: str, winners: str = "") -> None:
        """Write facts; returns once they are committed, `Taken` when another writer was first.

        Whatever is handed in while a transaction is under way goes into the next one together: many tables cost
        hardly more commits than one.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(id, facts, status, asked, winners, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            try:
                await self._write(batch)
            except Exception as problem:
                if len(batch) == 1:
                    _settle(batch[0].done, problem)
                    continue
                for one in batch:  # one of them is at fault, and the others shall not suffer
                    try:
                        await self._write([one])
                    except Exception as own:
                        _settle(one.done, own)
                    else:
                        _settle(one.done)
            else:
                for one in batch:
                    _settle(one.done)

    async def _write(self, batch: Sequence[_Append]) -> None:
        async with self._writing(*(one.table for one in batch)) as connection:
            await connection.execute(INSERT_FACTS, [row for one in batch for row in _rows(one.table, one.facts)])
            changes = [
                {
                    "key": one.table,
                    "at": one.facts[-1].at,
                    "now": one.status,
                    "waits": one.asked,
                    "won": one.winners,
                }
                for one in batch
            ]
            await connection.execute(CHANGE_TABLE, changes)

    async def leave_lesson(self, id: str, copied: int) -> None:
        """The game goes on freely; so many of its answers were the lesson's."""
        async with self._writing(id) as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(copied=copied))

    async def end(self, id: str, at: float) -> None:
        """Everybody agreed to end the game."""
        async with self._writing(id) as connection:
            change = update(schema.tables).where(schema.tables.c.id == id)
            await connection.execute(change.values(changed=at, status=ENDED, asked=""))

    async def put_seat(self, seat: SeatRow, before: SeatRow) -> None:
        """Change who has a seat; `Taken` when it is no longer held as it was."""
        seats = schema.seats
        old = [seats.c.guest.is_(None) if before.guest is None else seats.c.guest == before.guest]
        old += [seats.c.bot == before.bot, seats.c.secret == before.secret]
        change = update(seats).where(and_(seats.c.table_id == seat.table_id, seats.c.seat == seat.seat, *old))
        async with self._writing(seat.table_id) as connection:
            done = await connection.execute(change.values(vars(seat)))
            if done.rowcount != 1:
                raise Taken("the seat has been taken meanwhile")

    async def say(self, id: str, said: Said) -> None:
        async with self._writing(id) as connection:
            await connection.execute(insert(schema.chat), {"table_id": id, **vars(said)})

    # Replays

    async def add_replay(self, replay: ReplayRow, at: float) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(schema.replays), {**vars(replay), "created": at})

    async def replay(self, id: str) -> ReplayRow | None:
        replays = schema.replays
        query = select(*replays.c["id", "guest", "pack", "text"]).where(replays.c.id == id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else ReplayRow(*row)


def _settle(done: asyncio.Future[None], problem: Exception | None = None) -> None:
    """Tell whoever waits, if anybody still does."""
    if done.cancelled():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def _rows(id: str, facts: Sequence[Fact]) -> list[dict[str, Any]]:
    return [{"table_id": id, **vars(fact)} for fact in facts]


def _table(row: Any) -> TableRow:
    values = dict(row._mapping)
    return TableRow(**{**values, "options": json.loads(values["options"])})
