"""A database as it is after years: very many tables of many guests, made fast from a few real games.

The games are played by the server's own code and then multiplied inside the database, so every table can be read and
played on. Guest 0 has opened one table in fifty and is the busiest; most guests have a few.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, insert, text

from ludarium.table import schema
from ludarium.table.hall import Hall
from ludarium.table.settings import Settings
from ludarium.table.store import Fact, Guest
from ludarium.table.wire_tables import NewTable, SeatWish

GAME = "regatta"
PATTERNS = 20
"""The kinds of tables: of twenty, four are finished, one has a free seat, six may be watched, three have a bot."""
FINISHED, FREE, WATCHED, BOTS = range(4), (4,), range(4, 10), range(10, 13)
EACH = 5
"""So many tables a guest opens on average."""
BUSIEST = 50
AT_ONCE = 10_000
NOW = 1_800_000_000.0
LOST = "0" * 16
LED = 37
"""A process that is gone, and which of the tables it has led."""


def guest_id(number: int) -> str:
    return f"guest{number:021d}"


@dataclass(frozen=True)
class Dialect:
    """What the two databases call differently."""

    sqlite: bool

    def padded(self, number: str, width: int) -> str:
        return f"printf('%0{width}d', {number})" if self.sqlite else f"lpad(({number})::text, {width}, '0')"

    def numbers(self, count: int) -> str:
        if self.sqlite:
            more = f"SELECT 0 UNION ALL SELECT n + 1 FROM c WHERE n < {count - 1}"
            return f"(WITH RECURSIVE c(n) AS ({more}) SELECT n FROM c)"
        return f"(SELECT generate_series(0, {count - 1}) AS n)"


async def fill(settings: Settings, count: int) -> None:
    """Put `count` tables into an empty database."""
    hall = Hall(settings)
    await hall.store.open()
    await hall.leases.open()
    host = Guest(guest_id(0), "Anna", "en")
    await hall.store.add_guest(host, NOW)
    patterns = [await _pattern(hall, host, number) for number in range(PATTERNS)]
    await hall.store.write(lambda connection: _multiply(connection, Dialect(hall.store.sqlite), patterns, count))
    if not hall.store.sqlite:
        await hall.store.write(lambda connection: connection.execute(text("ANALYZE")))
    await hall.presence.close()
    await hall.leases.close()
    await hall.workers.close()
    await hall.projector.close()
    await hall.store.close()


async def _pattern(hall: Hall, host: Guest, number: int) -> str:
    """A real game, played at random for a while or to its end."""
    wishes = [SeatWish("me"), SeatWish("open" if number in FREE else "me")]
    room = await hall.create(host, NewTable(GAME, wishes, watch=number in WATCHED))
    dice = random.Random(number)
    facts: list[Fact] = []
    for _ in range(0 if number in FREE else 10_000 if number in FINISHED else 1 + number % 4):
        if room.ledger.play.over:
            break
        seat = next(iter(room.ledger.asked))
        ask = room.ledger.play.ask_of(seat)
        assert ask is not None
        facts += room.ledger.answer(seat, dice.choice(ask.actions), None, NOW)
    if facts:
        async with room.quiet():
            await room.commit(facts)
    return room.id


def _multiply(connection: Connection, dialect: Dialect, patterns: list[str], count: int) -> None:
    """Copy the patterns by turns, with other ids, hosts and times."""
    run = connection.exec_driver_sql
    guests = max(1, count // EACH)
    people = [{"id": guest_id(n), "name": f"Guest {n}", "language": "en", "created": NOW - n} for n in range(1, guests)]
    for start in range(0, len(people), AT_ONCE):
        connection.execute(insert(schema.guests), people[start : start + AT_ONCE])
    run("CREATE TEMPORARY TABLE patterns (id VARCHAR(32) PRIMARY KEY, ordinal INTEGER)")
    for ordinal, id in enumerate(patterns):
        run(f"INSERT INTO patterns VALUES ('{id}', {ordinal})")
    run("CREATE TEMPORARY TABLE copies (n INTEGER PRIMARY KEY, pattern VARCHAR(32), id VARCHAR(32), host VARCHAR(32))")
    owner = f"CASE WHEN n % {BUSIEST} = 0 THEN 0 ELSE (n / {EACH}) % {guests} END"
    id, host = dialect.padded("n", 26), f"'guest' || {dialect.padded(owner, 21)}"
    drawn = f"{dialect.numbers(count)} AS c JOIN patterns p ON p.ordinal = n % {PATTERNS}"
    run(f"INSERT INTO copies SELECT n, p.id, {id}, {host} FROM {drawn}")
    names = [column.name for column in schema.tables.columns]
    given = {
        "id": "c.id",
        "host": "c.host",
        "changed": f"{NOW} - c.n",
        "created": f"{NOW} - c.n",
        "leader": f"CASE WHEN c.n % {LED} = 0 THEN '{LOST}' ELSE '' END",
    }
    _copy(connection, count, "tables", names, given, "c.pattern = o.id")
    names = [column.name for column in schema.seats.columns]
    bots = " OR ".join(f"c.n % {PATTERNS} = {number}" for number in BOTS)
    given = {
        "table_id": "c.id",
        "guest": f"CASE WHEN o.guest IS NULL OR (o.seat = 1 AND ({bots})) THEN NULL ELSE c.host END",
        "bot": f"CASE WHEN o.seat = 1 AND ({bots}) THEN 'novice' ELSE '' END",
    }
    _copy(connection, count, "seats", names, given, "c.pattern = o.table_id")
    names = [column.name for column in schema.facts.columns]
    _copy(connection, count, "facts", names, {"table_id": "c.id"}, "c.pattern = o.table_id")
    run(f"INSERT INTO hidden (guest, table_id, at) SELECT host, id, {NOW} FROM copies WHERE n % 40 = 0")
    run(f"INSERT INTO presence SELECT id, host, '{LOST}', 0, {NOW} - n FROM copies WHERE n % 2 = 0")
    run(f"INSERT INTO replays SELECT id, host, '', 'a record', {NOW} - n FROM copies WHERE n % 20 = 0")


def _copy(connection: Connection, count: int, name: str, columns: list[str], given: dict[str, str], on: str) -> None:
    """A part at a time: a statement that takes too long counts as a database that is away."""
    values = ", ".join(given.get(column, f'o."{column}"') for column in columns)
    into = ", ".join(f'"{column}"' for column in columns)
    copied = f"INSERT INTO {name} ({into}) SELECT {values} FROM copies c JOIN {name} o ON {on}"
    for start in range(0, count, AT_ONCE):
        connection.exec_driver_sql(f"{copied} WHERE c.n >= {start} AND c.n < {start + AT_ONCE}")


def settings_of(folder: Path, database: str = "") -> Settings:
    """Settings for filling: seeds and the clock do not matter."""
    return Settings(data_dir=folder, database=database, films=(), clock=lambda: NOW)
