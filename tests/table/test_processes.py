"""Several processes on one PostgreSQL: one leads each table, all of them serve it, and it does not matter which."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete

from ludarium.table import deeds, schema
from ludarium.table.bus import Call, Reply
from ludarium.table.store import Fact
from tests.table.players import FRIEND, ME, PATIENCE, Player, Served, bot, serving

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def processes(folder: Path, database: str, count: int = 2, **settings: Any) -> AsyncIterator[list[Served]]:
    """So many servers on one database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(serving(folder, database=database, **settings)) for _ in range(count)]


def twin(player: Player, served: Served) -> Player:
    """The same guest at another process."""
    other = served.stranger()
    other.http.cookies.update(dict(player.http.cookies))
    return other


async def until(done: Any) -> None:
    """Wait for something that has to happen by itself."""
    async with asyncio.timeout(PATIENCE):
        while not done():
            await asyncio.sleep(0.01)


async def test_of_two_answers_to_one_question_one_wins_whichever_process_heard_it(tmp_path: Path, shared: str) -> None:
    async with processes(tmp_path, shared) as (one, two):
        anna = await one.player("Anna")
        table = await anna.open(ME, ME)
        other = twin(anna, two)
        for step in range(6):
            state = await anna.state(table, 0)
            seat = state["view"]["asked"][0]
            legal = (await other.state(table, seat))["view"]["legal"]
            bodies = [
                {"type": "answer", "id": f"{who}{step}", "seat": seat, "seq": state["seq"], "action": legal[0]}
                for who in "ab"
            ]
            done = await asyncio.gather(
                anna.http.post(f"/tables/{table}/answers", json=bodies[0]),
                other.http.post(f"/tables/{table}/answers", json=bodies[1]),
            )
            assert sorted(answer.status_code for answer in done) == [200, 409], [answer.text for answer in done]
            refused = next(answer for answer in done if answer.status_code == 409).json()
            assert refused["type"] == "stale"
            assert refused["state"]["seq"] >= state["seq"] + 1
            # A client that got a reply sees the result at either process.
            assert (await anna.state(table, 0))["view"] == (await other.state(table, 0))["view"]


async def test_processes_tell_each_other(tmp_path: Path, shared: str) -> None:
    async with processes(tmp_path, shared) as (one, two):
        anna = await one.player("Anna")
        table = await anna.open(ME, ME)
        other = twin(anna, two)
        async with other.live(table, 1) as live:
            state = await live.until("state")
            await anna.answer(table, 0, (await anna.state(table, 0))["view"]["legal"][0], state["seq"])
            update = await live.until("update")
            assert (update["after"], update["seq"]) == (state["seq"], state["seq"] + 1)
            await anna.post(f"/tables/{table}/chat", {"type": "chat", "text": "hello"})
            assert (await live.until("chat"))["text"] == "hello"
            await anna.post("/me", {"name": "Annabel"})
            people = await live.until("people")
            assert people["seats"][0]["name"] == "Annabel"
            assert (await other.get("/me"))["name"] == "Annabel"
            await live.send("answer", id="x", seat=1, seq=update["seq"], action=update["view"]["legal"][0])
            assert (await live.until("accepted"))["seq"] == update["seq"] + 1
            assert (await anna.state(table, 0))["seq"] > update["seq"]


async def test_the_same_answer_id_has_the_same_reply_everywhere(tmp_path: Path, shared: str) -> None:
    """At once, one after the other, and with more processes than two."""
    async with processes(tmp_path, shared, 3) as served:
        anna = await served[0].player("Anna")
        table = await anna.open(ME, ME)
        everywhere = [anna, *(twin(anna, other) for other in served[1:])]
        for step in range(5):
            state = await anna.state(table, 0)
            seat = state["view"]["asked"][0]
            legal = (await anna.state(table, seat))["view"]["legal"]
            body = {"type": "answer", "id": f"s{step}", "seat": seat, "seq": state["seq"], "action": legal[0]}
            done = await asyncio.gather(*(p.post(f"/tables/{table}/answers", body) for p in (*everywhere, *everywhere)))
            assert all(reply == {"id": f"s{step}", "seq": state["seq"] + 1} | {"type": "accepted"} for reply in done)
        undo = {"type": "undo", "id": "u", "seat": 0, "seq": 0}
        replies = await asyncio.gather(*(p.http.post(f"/tables/{table}/undo", json=undo) for p in everywhere))
        assert len({(reply.status_code, reply.json()["type"]) for reply in replies}) == 1


async def test_an_answer_that_was_stored_behind_our_back_is_found_by_its_id(tmp_path: Path, database: str) -> None:
    """As a leader does that was too slow to renew its lease, and whose successor was asked the same."""
    async with serving(tmp_path, database=database) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        state = await anna.state(table, 0)
        action, seq = state["view"]["legal"][0], state["seq"]
        text = served.hall.rooms[table].ledger.match.verbs.format(action)
        await served.hall.store.append(table, [Fact(seq + 1, "answer", 0, text, "x", 1.0)], "playing", "1")
        assert (await anna.answer(table, 0, action, seq, id="x"))["seq"] == seq + 1
        assert (await anna.answer(table, 0, action, seq, 409, id="y"))["type"] == "stale"
        assert (await anna.answer(table, 0, action, seq, id="x"))["seq"] == seq + 1


async def test_nobody_thinks_twice(tmp_path: Path, shared: str) -> None:
    """Two processes that both show a table, and as many thoughts as the bots have given answers."""
    async with processes(tmp_path, shared) as (one, two):
        anna = await one.player("Anna")
        table = await anna.open(ME, bot("random"), bot("random"))
        other = twin(anna, two)
        async with anna.live(table, 0) as here, other.live(table, 0) as there:
            state = await here.until("state")
            await there.until("state")
            number = 0
            while state["result"] is None:
                if state["view"]["legal"]:
                    number += 1
                    player = (anna, other)[number % 2]
                    accepted = await player.answer(table, 0, state["view"]["legal"][0], state["seq"])
                    state = await here.seq(accepted["seq"])
                else:
                    state = await here.until("update", "state")
        log = await anna.get(f"/tables/{table}/log", most=500)
        bots = sum(moment["seat"] in (1, 2) for moment in log)
        assert bots > 5
        thoughts = [served.hall.workers.answers for served in (one, two)]
        assert 0 < thoughts[0] <= bots
        assert thoughts[1] == 0


async def test_a_follower_reads_only_what_is_new(tmp_path: Path, shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with processes(tmp_path, shared) as (one, two):
        anna = await one.player("Anna")
        table = await anna.open(ME, ME)
        other = twin(anna, two)
        await other.state(table, 0)
        room = two.hall.rooms[table]
        ledger, reads = room.ledger, list[str]()

        async def load(id: str, *more: Any) -> Any:
            reads.append(id)
            return await loads(id, *more)

        loads = two.hall.store.load
        monkeypatch.setattr(two.hall.store, "load", load)
        state = await anna.state(table, 0)
        taken = await anna.answer(table, 0, state["view"]["legal"][0], state["seq"])
        await anna.undo(table, 0, taken["seq"])
        last = await anna.play(table, (0, 1))
        await until(lambda: room.ledger.seq == last["seq"])
        assert room.ledger is ledger
        assert len(reads) <= 1, "what was answered comes with the notice; only the end of the game is read"
        for seat in (0, 1):
            here, there = await anna.state(table, seat), await other.state(table, seat)
            assert here == there
            assert await anna.get(f"/tables/{table}/log", seat=seat) == await other.get(
                f"/tables/{table}/log", seat=seat
            )


async def test_a_seat_is_changed_by_the_leader(tmp_path: Path, shared: str) -> None:
    """Both propose to end the game, each at another process and at once: to the second it means something else."""
    async with processes(tmp_path, shared) as (one, two):
        anna, ben = await one.player("Anna"), await two.player("Ben")
        for _ in range(3):
            table = await anna.open(ME, FRIEND)
            info = await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await anna.secret(table, 1)})
            assert info["people"]["seats"][1]["mine"]
            wishes = [(anna, {"seat": 0, "confirm": "proposes"}), (ben, {"seat": 1, "confirm": "proposes"})]
            told = await asyncio.gather(*(who.http.post(f"/tables/{table}/end", json=wish) for who, wish in wishes))
            assert sorted(answer.status_code for answer in told) == [200, 409]
            last, wish = wishes[told[0].status_code == 200]
            await last.post(f"/tables/{table}/end", {**wish, "confirm": "ends"})
            assert (await ben.state(table, 1))["people"]["status"] == "ended"
            assert (await anna.state(table, 0))["people"]["status"] == "ended"


async def test_a_problem_is_told_alike_by_leader_and_follower(tmp_path: Path, shared: str) -> None:
    async with processes(tmp_path, shared) as (one, two):
        anna, ben = await one.player("Anna"), await one.player("Ben")
        table = await anna.open(ME, FRIEND, ME)
        secret = await anna.secret(table, 1)
        seq = (await anna.state(table, 0))["seq"]
        for guest, path, body in (
            (anna, "answers", {"type": "answer", "id": "a", "seat": 0, "seq": seq, "action": "anchor"}),
            (anna, "answers", {"type": "answer", "id": "a", "seat": 0, "seq": seq, "action": "nonsense"}),
            (anna, "answers", {"type": "answer", "id": "a", "seat": 0, "seq": 9999, "action": "anchor"}),
            (ben, "answers", {"type": "answer", "id": "a", "seat": 0, "seq": seq, "action": "anchor"}),
            (anna, "undo", {"type": "undo", "id": "b", "seat": 0, "seq": seq}),
            (ben, "join", {"seat": 1, "secret": "junk"}),
            (ben, "join", {"seat": 7, "secret": secret}),
            (ben, "replace", {"seat": 1, "level": "random"}),
            (anna, "replace", {"seat": 1, "level": "genius"}),
            (anna, "leave", {"seat": 1}),
        ):
            told = [
                (await player.http.post(f"/tables/{table}/{path}", json=body)) for player in (guest, twin(guest, two))
            ]
            assert told[0].status_code == told[1].status_code >= 400, (path, body, told[1].text)
            assert {**told[0].json(), "state": 0} == {**told[1].json(), "state": 0}


async def test_leases_given_up_at_an_orderly_end_are_free_at_once(tmp_path: Path, shared: str) -> None:
    long = {"lease": 600.0}
    async with processes(tmp_path, shared, 1, **long) as (two,):
        async with processes(tmp_path, shared, 1, **long) as (one,):
            anna = await one.player("Anna")
            table = await anna.open(ME, ME)
            other = twin(anna, two)
            state = await other.state(table, 0)
            taken = await other.answer(table, 0, state["view"]["legal"][0], state["seq"])
            assert not two.hall.leases.leads(table)
        state = await other.state(table, 1)
        assert (await other.answer(table, 1, state["view"]["legal"][0], taken["seq"]))["seq"] == taken["seq"] + 1
        assert two.hall.leases.leads(table)


async def test_a_process_that_has_given_up_its_tables_takes_none_back(tmp_path: Path, shared: str) -> None:
    """Whoever still asks it while it stops would keep the table from everybody for the length of a lease."""
    long = {"lease": 600.0}
    async with processes(tmp_path, shared, 2, **long) as (one, two):
        anna = await one.player("Anna")
        table = await anna.open(ME, ME)
        state = await anna.state(table, 0)
        await one.hall.leases.close()
        legal = state["view"]["legal"][0]
        assert (await anna.answer(table, 0, legal, state["seq"], 503))["type"] == "server-stops"
        call = Call(two.hall.store.name, table, "answer", msgspec.Raw(b"{}"), ("", "", ""), "en")
        assert not (await deeds.answer_call(one.hall, call)).leads
        assert (await twin(anna, two).answer(table, 0, legal, state["seq"]))["seq"] == state["seq"] + 1
        assert two.hall.leases.leads(table)


async def test_a_call_to_a_process_that_stops_is_not_waited_for(tmp_path: Path, shared: str) -> None:
    """A leader that says nothing is asked again only after three minutes of such a lease."""
    long = {"lease": 600.0}
    async with processes(tmp_path, shared, 1, **long) as (two,):
        async with processes(tmp_path, shared, 1, **long) as (one,):
            anna = await one.player("Anna")
            table = await anna.open(ME, ME)
            other = twin(anna, two)
            state = await other.state(table, 0)
            asked = asyncio.Event()

            async def silent(call: Call) -> Reply:
                asked.set()
                raise AssertionError("it stops before it can reply")

            one.hall.bus._called = silent
            answer = asyncio.create_task(other.answer(table, 0, state["view"]["legal"][0], state["seq"]))
            await asked.wait()
        assert (await asyncio.wait_for(answer, PATIENCE))["seq"] == state["seq"] + 1


async def test_an_answer_to_the_same_question_is_stored_after_all_when_its_number_is_taken(
    tmp_path: Path, shared: str
) -> None:
    """Given two seats asked at once, when the process that takes a table over stores one answer while the former leader
    is still about to store the other, then both count: what either was asked is still the same."""
    async with processes(tmp_path, shared, lease=600.0) as (one, two):
        anna = await one.player("Anna")
        table = await anna.open(ME, ME)
        other = twin(anna, two)
        state = await other.state(table, 0)
        assert state["view"]["asked"] == [0, 1]
        writes: Any = one.hall.store.driver
        async with writes._answers:  # no answer is committed by this process meanwhile
            late = asyncio.create_task(anna.answer(table, 0, state["view"]["legal"][0], state["seq"]))
            await until(lambda: one.hall.store._called)
            given_up = delete(schema.processes).where(schema.processes.c.name == one.hall.store.name)
            await two.hall.store.write(lambda connection: connection.execute(given_up))
            legal = (await other.state(table, 1))["view"]["legal"]
            first = await other.answer(table, 1, legal[0], state["seq"])
        assert (first["seq"], (await late)["seq"]) == (state["seq"] + 1, state["seq"] + 2)
        assert [served.hall.leases.leads(table) for served in (one, two)] == [False, True]
        assert (await anna.state(table, 0))["view"] == (await other.state(table, 0))["view"]


async def test_a_reply_may_overtake_its_news(tmp_path: Path, shared: str) -> None:
    """The process that passed something on shows it although it has not heard of it otherwise."""
    async with processes(tmp_path, shared) as (one, two):
        anna = await one.player("Anna")
        table = await anna.open(ME, FRIEND)
        other = twin(anna, two)
        before = await other.state(table, 0)
        two.hall.bus._heard = lambda notice: None
        left = await other.post(f"/tables/{table}/leave", {"seat": 0})
        assert left["seats"][0]["left"]
        back = await other.post(f"/tables/{table}/return", {"seat": 0})
        assert not back["seats"][0]["left"]
        await other.answer(table, 0, before["view"]["legal"][0], before["seq"])
        assert (await other.state(table, 0))["seq"] > before["seq"]
