"""What is stored about guests, tables, seats, facts, chat and replays.

A fact counts once its transaction is committed, and never changes after that. The first to write the fact `(table,
seq)` wins; the other gets `Taken`.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import (
    Connection,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    not_,
    or_,
    select,
    tuple_,
    update,
)

from ludarium.kernel.request import TableRequest
from ludarium.table import schema
from ludarium.table.appending import INSERT_FACTS, Appending, rows_of
from ludarium.table.database import Notice, Taken, patient, repeatable

PLAYING, OVER, ENDED = schema.PLAYING, schema.OVER, schema.ENDED
CHAT_KEPT = 100
"""Lines of talk that a table keeps; a line more, and the oldest goes."""
START = "start "
"""How the origin of a table begins that was opened from a stored start."""

RULED_BY = ("rules", "content", "origin")
"""What a stored game must agree on with the present rules to go on as it is."""


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
    """How many answers are taken over from the game this one branched from, or show what its start is about."""
    origin: str
    """`TABLE` or `replay REPLAY`, where answers are taken over; `start KIND ID DIGEST`, where the position is;
    `guided` for a table with a coach."""
    created: float
    changed: float
    winners: str = ""
    """The seats that have won, once a game is over and has a result."""
    leader: str = ""
    """The process that decides here, as long as it lives."""
    ending: str = ""
    """Result and digest of the record, once a game is finished; empty where they were not kept."""
    glance: str = ""
    """What lists show of the game, as it was when it last came to rest."""
    hints: bool = False
    """Whether people may ask for hints although others play here."""

    def moved_on(self, status: str, asked: str, changed: float) -> TableRow:
        """The row after an answer: a copy is made for each of them, so it is not put together field by field."""
        row = object.__new__(TableRow)
        row.__dict__.update(self.__dict__, status=status, asked=asked, changed=changed)
        return row

    @property
    def start(self) -> str:
        """The name of the stored start this game began from; "" for most."""
        return self.origin.removeprefix(START) if self.origin.startswith(START) else ""

    @property
    def request(self) -> TableRequest:
        """What is played here; its content is the name of a pack of this server."""
        return TableRequest.of(self.game, self.edition, self.seats, self.options, self.pack)


COLUMNS = [schema.tables.c[each.name] for each in fields(TableRow)]
OPTIONS = [column.name for column in COLUMNS].index("options")
"""The columns of a table in the order of its values, and which of them is JSON."""


@dataclass(frozen=True)
class SeatRow:
    """A seat: taken by a guest, played by a bot of some level, both (a bot plays for the guest), or still free."""

    table_id: str
    seat: int
    guest: str | None
    name: str
    bot: str
    open: bool
    secret: str
    left: bool
    agrees: bool
    """Whether the holder agrees to end the game without a result."""
    conceded: int = 0
    """When it was given up for good: 1 for the first seat that was; 0 for one that was not."""


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


class Store(Appending):
    """Reads and writes; every method is one transaction."""

    # Guests

    @patient
    async def add_guest(self, guest: Guest, at: float) -> None:
        row = {"id": guest.id, "name": guest.name, "language": guest.language, "created": at}
        await self.write(lambda connection: connection.execute(insert(schema.guests), row))

    @patient
    async def guest(self, id: str) -> Guest | None:
        query = select(*schema.guests.c["id", "name", "language"]).where(schema.guests.c.id == id)
        row = await self.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Guest(*row)

    @repeatable
    async def rename_guest(self, guest: Guest, before: str) -> None:
        """A new name also changes every seat the guest has under the old one."""
        change = update(schema.guests).where(schema.guests.c.id == guest.id)
        held = and_(schema.seats.c.guest == guest.id, schema.seats.c.name == before)

        def rename(connection: Connection) -> None:
            connection.execute(change.values(name=guest.name, language=guest.language))
            connection.execute(update(schema.seats).where(held).values(name=guest.name))

        await self.write(rename, Notice(guest=guest.id))

    # Tables

    @patient
    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], facts: Sequence[Fact]) -> None:
        """A table, its seats and what chance has dealt already, all or nothing."""

        def add(connection: Connection) -> None:
            row = {**vars(table), "options": json.dumps(dict(table.options))}
            connection.execute(insert(schema.tables), row)
            connection.execute(insert(schema.seats), [vars(seat) for seat in seats])
            if facts:
                connection.execute(INSERT_FACTS, rows_of(table.id, facts))

        await self.write(add)

    @patient
    async def table(self, id: str) -> TableRow | None:
        query = select(*COLUMNS).where(schema.tables.c.id == id)
        row = await self.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _table(row)

    @patient
    async def load(
        self, id: str, after: int = 0, said_after: int = 0
    ) -> tuple[TableRow, list[SeatRow], list[Fact], list[Said]] | None:
        """Everything about one table, as of one moment; of facts and talk only what came after these numbers."""
        tables, facts, seats, chat = schema.tables, schema.facts, schema.seats, schema.chat
        held = select(seats).where(seats.c.table_id == id).order_by(seats.c.seat)
        given = select(*facts.c["seq", "kind", "seat", "text", "ticket", "at"]).where(
            and_(facts.c.table_id == id, facts.c.seq > after)
        )
        said = select(*chat.c["number", "name", "seat", "text", "at"]).where(
            and_(chat.c.table_id == id, chat.c.number > said_after)
        )
        lately = said.order_by(chat.c.number.desc()).limit(CHAT_KEPT)

        def load(connection: Connection) -> tuple[TableRow, list[SeatRow], list[Fact], list[Said]] | None:
            row = connection.execute(select(*COLUMNS).where(tables.c.id == id)).one_or_none()
            if row is None:
                return None
            return (
                _table(row),
                [SeatRow(*seat) for seat in connection.execute(held)],
                [Fact(*fact) for fact in connection.execute(given.order_by(facts.c.seq))],
                [Said(*line) for line in connection.execute(lately)][::-1],
            )

        return await self.read(load)

    @patient
    async def listed(
        self, which: str, guest: str, most: int = 100, before: tuple[float, str] | None = None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables for the lobby, the last changed first: `mine`, `hidden` (mine, but out of sight), `open` (a free seat
        for anybody) or `watch`.

        `before` is where the last page ended: when its last table changed, and its id.
        """
        tables, seats = schema.tables, schema.seats
        held = select(seats.c.table_id).where(seats.c.guest == guest)
        hosted = select(tables.c.id).where(tables.c.host == guest)
        free = select(seats.c.table_id).where(schema.FREE)
        hidden = select(schema.hidden.c.table_id).where(schema.hidden.c.guest == guest)
        holds = exists().where(and_(seats.c.table_id == tables.c.id, seats.c.guest == guest))
        wanted = {
            "mine": and_(tables.c.id.in_(held.union(hosted)), tables.c.id.not_in(hidden), _played(tables)),
            "hidden": and_(tables.c.id.in_(hidden), or_(tables.c.host == guest, holds)),
            "open": and_(tables.c.id.in_(free), tables.c.status == PLAYING),
            "watch": and_(schema.WATCHED),
        }[which]
        if before is not None:
            wanted = and_(wanted, tuple_(tables.c.changed, tables.c.id) < tuple_(*map(literal, before)))
        order = tables.c.changed.desc(), tables.c.id.desc()
        # Which tables they are is found out first: whole rows are long, and the busiest guests have thousands.
        page = select(tables.c.id).where(wanted).order_by(*order).limit(most)

        def look_up(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            ids = connection.execute(page).scalars().all()
            found = select(*COLUMNS).where(tables.c.id.in_(ids)).order_by(*order)
            rows = [_table(row) for row in connection.execute(found)]
            taken = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
            by_table: dict[str, list[SeatRow]] = {}
            for seat in connection.execute(taken):
                by_table.setdefault(seat.table_id, []).append(SeatRow(*seat))
            return [(row, by_table.get(row.id, [])) for row in rows]

        return await self.read(look_up)

    @patient
    async def belongs(self, id: str, guest: str) -> bool:
        """Whether a guest sits at a table or has opened it."""
        tables, seats = schema.tables, schema.seats
        held = select(seats.c.table_id).where(and_(seats.c.table_id == id, seats.c.guest == guest))
        hosted = select(tables.c.id).where(and_(tables.c.id == id, tables.c.host == guest))
        return await self.read(lambda connection: connection.execute(held.union(hosted)).first() is not None)

    @repeatable
    async def hide(self, id: str, guest: str, hidden: bool, at: float) -> None:
        """Leave a table out of a guest's list, or show it there again."""
        note = self.upsert(schema.hidden, "at").values(guest=guest, table_id=id, at=at)
        own = and_(schema.hidden.c.guest == guest, schema.hidden.c.table_id == id)
        change = note if hidden else delete(schema.hidden).where(own)
        await self.write(lambda connection: connection.execute(change))

    @repeatable
    async def let_watch(self, id: str, watch: bool) -> None:
        change = update(schema.tables).where(schema.tables.c.id == id).values(watch=watch)
        await self.write(lambda connection: connection.execute(change), Notice(table=id))

    @repeatable
    async def delete(self, id: str, before: float = math.inf) -> None:
        """A table and everything about it, for good, unless it has changed since `before`."""
        parts = (schema.facts, schema.chat, schema.seats, schema.presence, schema.hidden, schema.reviews)

        def clear(connection: Connection) -> None:
            # Whoever notes something about the table meanwhile waits, and then finds that there is none.
            changed = select(schema.tables.c.changed).where(schema.tables.c.id == id).with_for_update()
            if (connection.execute(changed).scalar_one_or_none() or 0.0) >= before:
                return
            for part in parts:
                connection.execute(delete(part).where(part.c.table_id == id))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == id))

        await self.write(clear, Notice(table=id))

    @repeatable
    async def note_glances(self, glances: Mapping[str, str]) -> None:
        """What lists show of some tables, by id."""
        tables = schema.tables
        change = update(tables).where(tables.c.id == bindparam("key")).values(glance=bindparam("value"))
        rows = [{"key": id, "value": glance} for id, glance in glances.items()]
        await self.write(lambda connection: connection.execute(change, rows))

    @patient
    async def hosted(self, guest: str) -> int:
        """How many unfinished tables a guest has opened."""
        tables = schema.tables
        own = and_(tables.c.host == guest, tables.c.status == PLAYING, _played(tables))
        query = select(func.count()).where(own)
        return await self.read(lambda connection: int(connection.execute(query).scalar_one()))

    @patient
    async def tried(self, guest: str) -> list[str]:
        """The tables a guest has opened from stored starts, the last changed first."""
        tables = schema.tables
        query = select(tables.c.id).where(and_(tables.c.host == guest, not_(_played(tables))))
        ordered = query.order_by(tables.c.changed.desc(), tables.c.id.desc())
        return await self.read(lambda connection: list(connection.execute(ordered).scalars()))

    @repeatable
    async def leave_lesson(self, id: str) -> None:
        """The game continues without the coach."""
        change = update(schema.tables).where(schema.tables.c.id == id).values(origin="")
        await self.write(lambda connection: connection.execute(change), Notice(table=id))

    @patient
    async def decide(
        self, seats: Sequence[SeatRow], after: SeatRow, at: float, winners: str | None, ending: str
    ) -> None:
        """A seat gives up or agrees to end; with `winners`, maybe none, that ends the game. All of it or nothing.

        `Taken` if any seat has changed or the game has ended: the decision depends on both.
        """
        rows, tables = schema.seats, schema.tables
        held = select(rows).where(rows.c.table_id == after.table_id).order_by(rows.c.seat).with_for_update()
        change = update(rows).where(and_(rows.c.table_id == after.table_id, rows.c.seat == after.seat))
        under_way = update(tables).where(and_(tables.c.id == after.table_id, tables.c.status == PLAYING))
        ended = {} if winners is None else {"status": ENDED, "asked": "", "winners": winners, "ending": ending}

        def settle(connection: Connection) -> None:
            if [SeatRow(*row) for row in connection.execute(held)] != list(seats):
                raise Taken("another seat has changed in the meantime")
            connection.execute(change.values(vars(after)))
            if connection.execute(under_way.values(changed=at, **ended)).rowcount != 1:
                raise Taken("the game has ended in the meantime")

        await self.write(settle, Notice(table=after.table_id))

    @repeatable
    async def upgrade(self, before: TableRow, after: TableRow, facts: Sequence[Fact]) -> None:
        """Move a game to other rules: the fact that says so and everything that follows from it, all or nothing.

        `Taken` if another process was first, or the game has ended.
        """
        tables = schema.tables
        same = and_(tables.c.id == before.id, *(tables.c[of] == getattr(before, of) for of in RULED_BY))
        columns = ("rules", "content", "origin", "seed", "copied", "status", "asked", "winners", "ending", "changed")
        change = update(tables).where(and_(same, tables.c.status == PLAYING))

        def lead_over(connection: Connection) -> None:
            done = connection.execute(change.values({name: getattr(after, name) for name in columns}))
            if done.rowcount != 1:
                raise Taken("the game has changed in the meantime")
            connection.execute(INSERT_FACTS, rows_of(before.id, facts))

        await self.write(lead_over, Notice(table=before.id))

    @patient
    async def put_seat(self, seat: SeatRow, before: SeatRow) -> None:
        """Change who has a seat; `Taken` if it has changed since."""
        seats = schema.seats
        old = [seats.c.guest.is_(None) if before.guest is None else seats.c.guest == before.guest]
        old += [seats.c.bot == before.bot, seats.c.secret == before.secret, seats.c.conceded == before.conceded]
        change = update(seats).where(and_(seats.c.table_id == seat.table_id, seats.c.seat == seat.seat, *old))

        def put(connection: Connection) -> None:
            if connection.execute(change.values(vars(seat))).rowcount != 1:
                raise Taken("the seat has been taken in the meantime")

        await self.write(put, Notice(table=seat.table_id))

    @patient
    async def say(self, id: str, said: Said) -> None:
        """Add a line; those that nobody can see any more go."""
        row, chat = {"table_id": id, **vars(said)}, schema.chat
        old = delete(chat).where(and_(chat.c.table_id == id, chat.c.number <= said.number - CHAT_KEPT))

        def add(connection: Connection) -> None:
            connection.execute(insert(chat), row)
            connection.execute(old)

        await self.write(add, Notice(table=id))

    # Replays

    @patient
    async def add_replay(self, replay: ReplayRow, at: float) -> None:
        row = {**vars(replay), "created": at}
        await self.write(lambda connection: connection.execute(insert(schema.replays), row))

    @patient
    async def replays_of(self, guest: str) -> int:
        """How many records a guest has brought."""
        query = select(func.count()).where(schema.replays.c.guest == guest)
        return await self.read(lambda connection: int(connection.execute(query).scalar_one()))

    @patient
    async def replay(self, id: str) -> ReplayRow | None:
        replays = schema.replays
        query = select(*replays.c["id", "guest", "pack", "text"]).where(replays.c.id == id)
        row = await self.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else ReplayRow(*row)


def _played(tables: Any) -> Any:
    """Tables to play at, not those to try something at."""
    return not_(tables.c.origin.startswith(START))


def _table(row: Any) -> TableRow:
    values = list(row)
    values[OPTIONS] = json.loads(values[OPTIONS])
    return TableRow(*values)
