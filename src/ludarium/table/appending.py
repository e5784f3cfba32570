"""Facts are appended, those of many tables in one commit: it costs as much as everything else about an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, and_, bindparam, insert, select, update

from ludarium.table import schema
from ludarium.table.database import ANSWERS, Database, Notice, Taken, repeatable
from ludarium.table.problems import DatabaseAway

if TYPE_CHECKING:
    from ludarium.table.store import Fact

LARGEST_BATCH = 100
GATHERED = 0.01
"""So many seconds pass between two commits of facts while several answers share them."""
SEVERAL = 2
"""A commit costs about as much as everything else about an answer, a shared one costs each of them a part of it."""
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


class Appending(Database):
    """A database to which facts are appended."""

    def __init__(self, url: str, patience: float = 2.0) -> None:
        super().__init__(url, patience)
        self._waiting: list[_Append] = []
        self._writer: asyncio.Task[None] | None = None
        self._insert_facts = self.driver.prepared(INSERT_FACTS)
        self._change_table = self.driver.prepared(CHANGE_TABLE)
        self._began = 0.0
        self._shared = False
        """When the last commit of facts began, and whether several answers shared it."""
        self.commits = 0
        """How often facts were committed, those of several tables at once."""

    async def close(self) -> None:
        """Everything that was handed in is written first."""
        if self._writer is not None:
            await self._writer
        await super().close()

    async def append(
        self, id: str, facts: Sequence[Fact], status: str, asked: str, winners: str = "", ending: str = ""
    ) -> None:
        """Write facts; returns once they are committed, `Taken` when another writer was first or has ended the game.

        Whatever is handed in while a transaction is under way goes into the next one together: many tables cost
        hardly more commits than one.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Append(id, facts, status, asked, winners, ending, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self._waiting:
            await self._gather()
            batch, self._waiting = self._waiting[:LARGEST_BATCH], self._waiting[LARGEST_BATCH:]
            try:
                await self._write(batch)
            except Exception as problem:
                if len(batch) == 1 or isinstance(problem, DatabaseAway):
                    for one in batch:
                        _settle(one.done, problem)
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

    async def _gather(self) -> None:
        """While several play, a commit soon after another waits a moment for more to share it."""
        now = asyncio.get_running_loop().time
        if self._shared:
            await asyncio.sleep(max(0.0, self._began + GATHERED - now()))
        self._began, self._shared = now(), len(self._waiting) >= SEVERAL

    @repeatable
    async def _write(self, batch: Sequence[_Append]) -> None:
        facts = [row for one in batch for row in rows_of(one.table, one.facts)]
        changes = [
            {"key": one.table, "was": schema.PLAYING, "at": one.facts[-1].at, "now": one.status, "waits": one.asked}
            | {"won": one.winners, "ends": one.ending}
            for one in batch
        ]
        ids = {one.table for one in batch}

        def add(connection: Connection) -> None:
            # Others may write to PostgreSQL as well: so the tables are held, in an order that cannot deadlock.
            if not self.sqlite and set(connection.execute(UNDER_WAY, {"ids": list(ids)}).scalars()) != ids:
                raise Taken("the game has ended in the meantime")
            if self._change_table(connection, changes).rowcount != len(changes) and self.sqlite:
                raise Taken("the game has ended in the meantime")
            self._insert_facts(connection, facts)

        notices = [] if self.sqlite else [notice_of(one) for one in batch]
        await self.write(add, *notices, share=ANSWERS)
        self.commits += 1


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
