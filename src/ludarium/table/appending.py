"""Facts are appended, those of many tables in one commit: it costs as much as everything else about an answer."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, and_, bindparam, insert, select, update

from ludarium.table import schema
from ludarium.table.database import Database, Notice, Taken, repeatable
from ludarium.table.drivers import ANSWERS, Entry
from ludarium.table.problems import DatabaseAway

if TYPE_CHECKING:
    from ludarium.table.store import Fact

LARGEST_BATCH = 100
GATHERED = 0.01
"""So many seconds pass between two commits of facts while many are played."""
MANY, SPAN = 32, 0.1
"""That is, so many answers in so many seconds. A commit costs about as much as everything else about an answer, a
shared one costs each of them a part of it; where fewer play, no answer waits for others."""
MOST_TOLD, LONGEST_TOLD = 16, 1000
"""So many facts, and letters of them, come with the notice of them."""


@dataclass(frozen=True)
class _Append:
    """Facts that wait to be written."""

    table: str
    facts: Sequence[Fact]
    status: str
    asked: str
    winners: str
    ending: str
    done: asyncio.Future[None]


UNDER_WAY = (
    select(schema.tables.c.id)
    .where(and_(schema.tables.c.id.in_(bindparam("ids", expanding=True)), schema.tables.c.status == schema.PLAYING))
    .order_by(schema.tables.c.id)
    .with_for_update()
)
INSERT_FACTS = insert(schema.facts)
CHANGE_TABLE = (
    update(schema.tables)
    .where(and_(schema.tables.c.id == bindparam("key"), schema.tables.c.status == bindparam("was")))
    .values(
        changed=bindparam("at"),
        status=bindparam("now"),
        asked=bindparam("waits"),
        winners=bindparam("won"),
        ending=bindparam("ends"),
    )
)


HANDED_IN = Entry(
    "handed_in",
    ("id", "seq", "kind", "seat", "text", "ticket", "at", "last", "status", "asked", "winners", "ending"),
    f"""
    INSERT INTO facts (table_id, seq, kind, seat, text, ticket, at)
        VALUES (NEW.id, NEW.seq, NEW.kind, NEW.seat, NEW.text, NEW.ticket, NEW.at);
    UPDATE tables SET changed = NEW.at, status = NEW.status, asked = NEW.asked, winners = NEW.winners,
        ending = NEW.ending WHERE NEW.last AND id = NEW.id AND status = '{schema.PLAYING}';
    SELECT RAISE(ABORT, 'the game has ended in the meantime') WHERE NEW.last AND changes() = 0;
    """,
)
"""The same for SQLite: a row for each fact, the last one of a table with what becomes of the table."""


class Appending(Database):
    """A database to which facts are appended."""

    def __init__(self, url: str, patience: float = 2.0) -> None:
        super().__init__(url, patience)
        self._waiting: deque[_Append] = deque()
        """Taken by whoever carries out the next transaction, when it begins: with SQLite that is a thread."""
        self._called = False
        """Whether a transaction is to begin that will take what waits."""
        self._writers: set[asyncio.Task[None]] = set()
        self._lately: deque[float] = deque(maxlen=MANY)
        """When the last answers were handed in."""
        self._began = 0.0
        """When the last commit of facts began."""
        self.commits = 0
        """How often facts were committed, those of several tables at once."""

    async def close(self) -> None:
        """Everything that was handed in is written first."""
        while self._writers:
            await asyncio.wait(self._writers)
        await super().close()

    async def append(
        self, id: str, facts: Sequence[Fact], status: str, asked: str, winners: str = "", ending: str = ""
    ) -> None:
        """Write facts; returns once they are committed, `Taken` when another writer was first or has ended the game.

        Whatever is handed in while a transaction is under way goes into the next one together: many tables cost
        hardly more commits than one.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append(_Append(id, facts, status, asked, winners, ending, done))
        self._lately.append(loop.time())
        self._call()
        await done

    def _call(self) -> None:
        """Let a transaction take what waits, unless one is to begin anyway."""
        if self._waiting and not self._called:
            self._called = True
            task = asyncio.create_task(self._write_next())
            self._writers.add(task)
            task.add_done_callback(self._writers.discard)

    def _take(self) -> list[_Append]:
        """What waits; whatever is handed in from now on is taken by the next transaction."""
        self._called = False
        taken: list[_Append] = []
        while self._waiting and len(taken) < LARGEST_BATCH:
            taken.append(self._waiting.popleft())
        return taken

    async def _write_next(self) -> None:
        await self._gather()
        batch: list[_Append] = []
        try:
            await self._write(batch)
        except Exception as problem:
            batch = batch or self._take()
            self._call()
            if len(batch) == 1 or isinstance(problem, DatabaseAway):
                for one in batch:
                    _settle(one.done, problem)
                return
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
            self._call()

    async def _gather(self) -> None:
        """While many are played, a commit soon after another waits a moment for more to share it."""
        now = asyncio.get_running_loop().time
        if len(self._lately) == MANY and now() < self._lately[0] + SPAN:
            await asyncio.sleep(max(0.0, self._began + GATHERED - now()))
        self._began = now()

    @repeatable
    async def _write(self, batch: list[_Append]) -> None:
        """Write facts; an empty batch becomes what waits when the transaction begins."""

        def add(connection: Connection) -> None:
            if not batch:
                batch.extend(self._take())
            if not batch:
                return
            if self.sqlite:
                HANDED_IN.write(connection, [row for one in batch for row in entries_of(one)])
                return
            # Others may write to PostgreSQL as well: so the tables are held, in an order that cannot deadlock.
            ids = {one.table for one in batch}
            if set(connection.execute(UNDER_WAY, {"ids": list(ids)}).scalars()) != ids:
                raise Taken("the game has ended in the meantime")
            connection.execute(CHANGE_TABLE, [change_to(one) for one in batch])
            connection.execute(INSERT_FACTS, [row for one in batch for row in rows_of(one.table, one.facts)])
            self.announce(connection, *map(notice_of, batch))

        await self.write(add, share=ANSWERS, whole=self.sqlite)
        self.commits += bool(batch)


def change_to(one: _Append) -> dict[str, Any]:
    """What becomes of the row of its table."""
    return {
        "key": one.table,
        "was": schema.PLAYING,
        "at": one.facts[-1].at,
        "now": one.status,
        "waits": one.asked,
        "won": one.winners,
        "ends": one.ending,
    }


def entries_of(one: _Append) -> list[tuple[Any, ...]]:
    """Rows of `HANDED_IN`."""
    last, table = one.facts[-1], (one.status, one.asked, one.winners, one.ending)
    return [
        (one.table, fact.seq, fact.kind, fact.seat, fact.text, fact.ticket, fact.at, fact is last, *table)
        for fact in one.facts
    ]


def notice_of(one: _Append) -> Notice:
    """What other processes are told: PostgreSQL passes on 8,000 bytes at most."""
    facts = [(fact.seq, fact.kind, fact.seat, fact.text, fact.ticket, fact.at) for fact in one.facts]
    told = (
        one.status == schema.PLAYING and len(facts) <= MOST_TOLD and sum(len(fact[3]) for fact in facts) <= LONGEST_TOLD
    )
    return Notice(table=one.table, seq=one.facts[-1].seq, facts=facts if told else [], asked=one.asked)


def _settle(done: asyncio.Future[None], problem: Exception | None = None) -> None:
    """Notify the caller, if it is still waiting."""
    if done.cancelled():
        return
    if problem is None:
        done.set_result(None)
    else:
        done.set_exception(problem)


def rows_of(id: str, facts: Sequence[Fact]) -> list[dict[str, Any]]:
    return [{"table_id": id, **vars(fact)} for fact in facts]
