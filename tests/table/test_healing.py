"""Everything recovers by itself: bots continue, processes hear each other again, and nobody sees a server error."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, event

from ludarium.table import schema
from ludarium.table.app import create_app
from ludarium.table.bus import channel_of
from ludarium.table.database import CHANNEL, FIRST_WAIT, NOTIFY, Database, patient, repeatable
from ludarium.table.drivers import Sqlite
from ludarium.table.problems import DatabaseAway
from ludarium.table.settings import Settings
from ludarium.table.store import PLAYING
from tests.table import postgres
from tests.table.players import ME, Served, bot, serving
from tests.table.postgres import Cluster
from tests.table.test_processes import processes, twin, until

pytestmark = pytest.mark.anyio


@pytest.fixture
def frail() -> Iterator[Cluster]:
    """A PostgreSQL that a test may stop."""
    postgres.require()
    with postgres.cluster() as made:
        yield made


async def test_bots_go_on_after_the_database_was_locked(tmp_path: Path) -> None:
    """Somebody else writes to the SQLite file for longer than anybody waits."""
    async with serving(tmp_path, sweep=0.1) as served:
        driver = served.hall.store.driver
        assert isinstance(driver, Sqlite)
        for engine in (driver.engine, driver.writes):
            event.listen(engine.pool, "connect", lambda raw, _: raw.execute("PRAGMA busy_timeout=10"))
            engine.dispose()
        served.hall.store.patience = 0.0
        anna = await served.player("Anna")
        table = await anna.open(ME, bot("random"))
        room = served.hall.rooms[table]
        await until(lambda: not room.thinking)
        with closing(sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            state = await anna.state(table, 0)
            problem = await anna.answer(table, 0, state["view"]["legal"][0], state["seq"], 503, id="a")
            assert problem["type"] == "database-away"
            other.execute("ROLLBACK")
        async with anna.live(table, 0) as live:
            state = await live.until("state")
            while state["result"] is None:
                if state["view"]["legal"]:
                    accepted = await anna.answer(table, 0, state["view"]["legal"][0], state["seq"])
                    state = await live.seq(accepted["seq"])
                else:
                    state = await live.until("update", "state")


async def test_a_bot_tries_again_until_it_has_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        store, failures = served.hall.store, iter([DatabaseAway(), OSError("the disk is full"), DatabaseAway()])
        good = store.append

        async def frail(id: str, facts: object, status: str, asked: str, winners: str = "", ending: str = "") -> None:
            for failure in failures:
                raise failure
            await good(id, facts, status, asked, winners, ending)  # type: ignore[arg-type]

        store.append = frail  # type: ignore[method-assign]
        table = await anna.open(ME, bot("random"))
        async with anna.live(table, 0) as live:
            state = await live.until("state", "update")
            while 1 in state["view"]["asked"]:
                state = await live.until("update")
        assert next(failures, None) is None


async def test_a_database_that_is_away_is_told_as_such(tmp_path: Path, frail: Cluster) -> None:
    """Over HTTP and over the socket, which stays open; and all continues when it is back."""
    async with serving(tmp_path, database=frail.database(), sweep=0.2) as served:
        served.hall.store.patience = 0.1
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        async with anna.live(table, 0) as live:
            state = await live.until("state")
            action, seq = state["view"]["legal"][0], state["seq"]
            frail.stop()
            body = {"type": "answer", "id": "a", "seat": 0, "seq": seq, "action": action}
            refused = await anna.http.post(f"/tables/{table}/answers", json=body)
            assert (refused.status_code, refused.json()["type"]) == (503, "database-away")
            assert int(refused.headers["retry-after"]) >= 1
            for path in ("/health", "/ready", "/tables?list=open", f"/tables/{'0' * 26}"):
                refused = await anna.http.get(path)
                assert (refused.status_code, refused.json()["type"]) == (503, "database-away"), path
            await live.send("answer", id="a", seat=0, seq=seq, action=action)
            problem = (await live.until("refused", id="a"))["problem"]
            assert (problem["type"], problem["status"]) == ("database-away", 503)
            async with served.stranger().live("0" * 26) as nowhere:
                assert (await nowhere.until("refused"))["problem"]["type"] == "database-away"
            frail.start()
            served.hall.store.patience = 5.0
            assert (await anna.answer(table, 0, action, seq, id="a"))["seq"] == seq + 1
            assert (await live.seq(seq + 1))["seq"] == seq + 1


async def test_a_server_that_cannot_reach_its_database_says_so_in_a_sentence(tmp_path: Path) -> None:
    """And does not start; the log, which has the cause, does not have the password."""
    away = "postgresql+asyncpg://anna:correct-horse@127.0.0.1:1/games"
    gate, said = create_app(Settings(data_dir=tmp_path, database=away, films=())), list[dict[str, str]]()

    async def send(message: dict[str, str]) -> None:
        said.append(message)

    with pytest.raises(DatabaseAway):
        await gate._live(nothing, send)
    sentence = "The server cannot reach its database; please try again in a moment."
    assert said == [{"type": "lifespan.startup.failed", "message": sentence}]


async def test_processes_hear_each_other_again_after_a_restart_of_the_database(tmp_path: Path, frail: Cluster) -> None:
    async with processes(tmp_path, frail.database(), sweep=0.2) as (one, two):
        anna = await one.player("Anna")
        table = await anna.open(ME, ME)
        other = twin(anna, two)
        async with other.live(table, 1) as live:
            state = await live.until("state")
            seq = state["seq"]
            frail.stop()
            frail.start()
            # Nobody notices: what is safe to repeat is repeated.
            for _ in range(8):
                state = await anna.state(table, 0)
                if state["result"] is not None:
                    break
                seat = state["view"]["asked"][0]
                legal = (await anna.state(table, seat))["view"]["legal"]
                seq = (await anna.answer(table, seat, legal[0], state["seq"]))["seq"]
                assert (await live.seq(seq))["seq"] >= seq
            assert (await other.state(table, 1))["seq"] >= seq


async def test_bots_go_on_after_a_restart_of_the_database(tmp_path: Path, frail: Cluster) -> None:
    """Tables where only bots play: nobody visits them, and all of them come to their end."""
    async with serving(tmp_path, database=frail.database(), sweep=0.2) as served:
        served.hall.store.patience = 0.1
        anna = await served.player("Anna")
        tables = [await anna.open(bot("random"), bot("random")) for _ in range(4)]
        frail.stop()
        await until(lambda: not served.hall.store.driver.in_use())
        frail.start()

        async def over() -> bool:
            cards = await anna.http.get("/tables", params={"list": "mine"})
            return cards.status_code == 200 and all(card["status"] == "over" for card in cards.json())

        async with asyncio.timeout(20):
            while not await over():
                await asyncio.sleep(0.05)
        assert len(tables) == len(await anna.get("/tables", list="mine"))


async def test_a_table_is_taken_over_although_it_could_not_be_read_at_first(tmp_path: Path) -> None:
    """Nobody visits it, and the database is away just when the next server has claimed it."""

    async def away(*_: object, **__: object) -> None:
        raise DatabaseAway

    async with serving(tmp_path) as before:
        before.hall.store.append = away  # type: ignore[method-assign]
        table = await (await before.player("Anna")).open(bot("random"), bot("random"))
    async with serving(tmp_path, sweep=0.05) as served:
        store, failures = served.hall.store, iter([DatabaseAway(), DatabaseAway()])
        good = store.load

        async def frail(id: str, after: int = 0, said_after: int = 0) -> object:
            for failure in failures:
                raise failure
            return await good(id, after, said_after)

        store.load = frail  # type: ignore[method-assign,assignment]
        async with asyncio.timeout(20):
            while (row := await store.table(table)) is None or row.status == PLAYING:
                await asyncio.sleep(0.02)
        assert next(failures, None) is None


async def test_what_may_have_been_done_is_not_done_again(tmp_path: Path) -> None:
    """A commit whose answer was lost is repeated only where a second time changes nothing."""
    tried = []

    class Half(Database):
        async def once(self, unsure: bool) -> None:
            tried.append(unsure)
            raise DatabaseAway(unsure=unsure)

    half = Half(Settings(data_dir=tmp_path).url, patience=4 * FIRST_WAIT)
    for decorate, unsure, again in (
        (patient, True, False),
        (patient, False, True),
        (repeatable, True, True),
        (repeatable, False, True),
    ):
        tried.clear()
        with pytest.raises(DatabaseAway):
            await decorate(Half.once)(half, unsure)
        assert (len(tried) > 1) is again
    await half.close()


async def test_a_message_of_the_bus_that_is_none_of_ours_is_no_harm(shared: str, tmp_path: Path) -> None:
    async with processes(tmp_path, shared, 1) as (one,):
        anna = await one.player("Anna")
        table = await anna.open(ME, ME)
        for channel in (CHANNEL, channel_of(one.hall.store.name)):
            for text in ("", "junk", "{}", '{"type": "Call"}', '{"type": "Reply", "id": "x"}', "[" * 1000):
                told = NOTIFY.bindparams(channel=channel, notices=[text])
                await one.hall.store.write(partial(Connection.execute, statement=told))
        assert (await anna.play(table, (0, 1)))["result"] is not None


async def die(served: Served) -> None:
    """End as a killed process does: nothing is released, and nothing more is heard."""
    hall = served.hall
    await hall.caretaker.stop()
    for room in hall.living.values():
        await room.thinking.stop()
    await hall.bus.close()
    hall.leases.close, hall.presence.close = nothing, nothing  # type: ignore[method-assign]
    hall.store.close = partial(Database.close, hall.store)  # type: ignore[method-assign]


async def nothing() -> None: ...


async def test_a_table_whose_leader_died_needs_no_visit(tmp_path: Path, shared: str) -> None:
    async with processes(tmp_path, shared, lease=1.0, sweep=0.1) as (one, two):

        async def never(id: str, facts: object, status: str, asked: str, winners: str = "", ending: str = "") -> None:
            raise DatabaseAway

        one.hall.store.append = never  # type: ignore[method-assign]
        anna = await one.player("Anna")
        table = await anna.open(ME, bot("random"))
        await die(one)
        assert table not in two.hall.living
        await until(lambda: table in two.hall.living and 1 not in two.hall.living[table].ledger.asked)
        assert two.hall.leases.leads(table)


async def test_an_answer_outlives_the_leader(tmp_path: Path, shared: str) -> None:
    async with processes(tmp_path, shared, lease=1.0, sweep=0.1) as (one, two):
        anna = await one.player("Anna")
        table = await anna.open(ME, ME)
        other = twin(anna, two)
        state = await other.state(table, 0)
        await die(one)
        accepted = await other.answer(table, 0, state["view"]["legal"][0], state["seq"])
        assert accepted["seq"] == state["seq"] + 1
        assert two.hall.leases.leads(table)


async def test_a_process_that_was_given_up_leads_again_only_what_nobody_took(tmp_path: Path, shared: str) -> None:
    async with processes(tmp_path, shared, lease=600.0) as (one, two):
        anna = await one.player("Anna")
        taken, kept = await anna.open(ME, ME), await anna.open(ME, ME)
        other = twin(anna, two)
        given_up = delete(schema.processes).where(schema.processes.c.name == one.hall.store.name)
        await one.hall.store.write(lambda connection: connection.execute(given_up))
        state = await other.state(taken, 0)
        seq = (await other.answer(taken, 0, state["view"]["legal"][0], state["seq"]))["seq"]
        assert two.hall.leases.leads(taken)
        assert not await one.hall.leases.renew()
        assert not one.hall.leases.leads(taken)
        for table, leader in ((taken, two), (kept, one)):
            state = await anna.state(table, 1)
            await anna.answer(table, 1, state["view"]["legal"][0], max(state["seq"], seq if table == taken else 0))
            assert [served.hall.leases.leads(table) for served in (one, two)] == [leader is one, leader is two]
