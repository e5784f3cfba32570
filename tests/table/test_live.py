"""The socket: full state, numbered updates, what was missed, other seats and languages, and nonsense."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludarium.table.settings import Limits, Rate
from tests.table.players import FRIEND, ME, PATIENCE, Json, Player, Served, serving

pytestmark = pytest.mark.anyio


async def two_players(served: Served) -> tuple[Player, Player, str]:
    anna, ben = await served.player("Anna"), await served.player("Ben")
    table = await anna.open(ME, FRIEND)
    await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await anna.secret(table, 1)})
    return anna, ben, table


async def test_everybody_is_sent_the_same_facts_and_only_their_own_secrets(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben, table = await two_players(served)
        watcher = served.stranger()
        async with anna.live(table, 0) as a, ben.live(table, 1) as b, watcher.live(table) as w:
            states = [await live.until("state") for live in (a, b, w)]
            assert [state["view"]["viewer"] for state in states] == [0, 1, -2]
            seq = states[0]["seq"]
            await a.send("answer", id="a1", seat=0, seq=seq, action=states[0]["view"]["legal"][0])
            assert await a.until("accepted", id="a1") == {"type": "accepted", "id": "a1", "seq": seq + 1}
            updates = [await live.until("update") for live in (a, b, w)]
            assert [update["after"] for update in updates] == [seq] * 3
            assert updates[0]["moments"][0]["action"].startswith("choose ")
            assert [update["moments"][0]["action"] for update in updates[1:]] == [None, None]
            assert updates[1]["view"]["sealed"] == [True, None]
            await b.send("answer", id="b1", seat=1, seq=seq, action=states[1]["view"]["legal"][0])
            opened = [await live.until("update") for live in (a, b, w)]
            assert all(update["after"] == seq + 1 for update in opened)
            names = [[event["name"] for moment in u["moments"] for event in moment["events"]] for u in opened]
            assert names[0] == names[1] == names[2]
            assert names[0][:2] == ["opened", "opened"]
            event = opened[2]["moments"][0]["events"][0]
            assert event["args"].keys() == {"seat", "wind"}
            assert event["sentence"].startswith("Anna opens")


async def test_a_client_that_missed_something_gets_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        async with anna.live(table, 0) as live:
            start = (await live.until("state"))["seq"]
        await anna.play(table, (0, 1), most=6)
        now = await anna.state(table, 0)
        async with anna.live(table, 0) as live:
            again = await live.until("state")
            assert {**again, "people": 0} == {**now, "people": 0, "type": "state"}
            await live.send("resend", after=start)
            update = await live.until("update")
            assert update["after"] == start
            assert [moment["seq"] for moment in update["moments"]] == list(range(start + 1, now["seq"] + 1))
            assert update["view"] == now["view"]
        log = await anna.get(f"/tables/{table}/log", after=start, most=2, seat=0)
        assert log == update["moments"][:2]


async def test_updates_have_no_gap_whatever_a_client_does(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        async with anna.live(table, 0) as live:
            seen = (await live.until("state"))["seq"]
            end = (await anna.play(table, (0, 1)))["seq"]
            while seen < end:
                update = await live.until("update")
                assert update["after"] == seen
                seen = update["seq"]
            assert (await live.until("state"))["result"] is not None


async def test_a_sign_of_life_tells_the_number(tmp_path: Path) -> None:
    async with serving(tmp_path, heartbeat=0.01) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        async with anna.live(table, 0) as live:
            seq = (await live.until("state"))["seq"]
            assert (await live.until("beat"))["seq"] == seq
            await live.send("ping", id="p")
            assert await live.until("pong") == {"type": "pong", "id": "p"}


async def test_several_seats_at_one_screen_and_languages(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, ME, FRIEND)
        await ben.post(f"/tables/{table}/join", {"seat": 2, "secret": await anna.secret(table, 2)})
        async with anna.live(table, 0) as live:
            first = await live.until("state")
            await live.send("look", seat=1, language="de")
            second = await live.until("state")
            assert second["view"]["viewer"] == 1
            assert second["view"]["question"] != first["view"]["question"]
            hands = [state["view"]["zones"]["hands"] for state in (first, second)]
            assert hands[0][8:16] == [None] * 5 + [-1] * 3
            assert hands[1][0:8] == [None] * 5 + [-1] * 3
            await live.send("look", seat=2)
            assert (await live.until("refused"))["problem"]["type"] == "not-your-seat"
            await live.send("look")
            assert (await live.until("state"))["view"]["legal"] == []


async def test_why_and_undo_over_the_socket(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, FRIEND)
        async with anna.live(table, 0) as live:
            state = await live.until("state")
            await live.send("why", id="w", seat=0, action="anchor")
            why = await live.until("why", id="w")
            assert why["rule"]["id"] == "REG-TRM-01"
            await live.send("why", id="x", seat=1, action="anchor")
            assert (await live.until("refused", id="x"))["problem"]["status"] == 403
            await live.send("answer", id="a", seat=0, seq=state["seq"], action="choose w9")
            assert (await live.until("refused", id="a"))["problem"]["type"] == "not-an-action"
            await live.send("answer", id="a", seat=0, seq=state["seq"], action=state["view"]["legal"][0])
            update = await live.until("update")
            assert update["view"]["undo"]
            await live.send("undo", id="u", seat=0, seq=update["seq"])
            back = await live.until("update")
            assert back["moments"][0]["undoes"] == [update["seq"]]
            assert back["view"]["legal"] == state["view"]["legal"]


async def test_chat_is_public_plain_and_limited(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben, table = await two_players(served)
        stranger = served.stranger()
        async with anna.live(table, 0) as a, stranger.live(table) as s:
            await a.until("state")
            await s.until("state")
            await ben.post(f"/tables/{table}/chat", {"type": "chat", "text": "Hello \u0007\u202e<b>all</b>\n!"})
            for live in (a, s):
                line = await live.until("chat")
                assert (line["name"], line["seat"], line["text"]) == ("Ben", 1, "Hello <b>all</b> !")
            await s.send("chat", text="hi")
            assert (await s.until("refused"))["problem"]["type"] == "no-guest"
            for _ in range(5):
                await a.send("chat", text="x")
            await a.send("chat", text="once too often")
            assert (await a.until("refused"))["problem"]["type"] == "too-fast"
        for text, status in (("", 400), ("\u200b \n", 422), ("x" * 501, 400)):
            await ben.post(f"/tables/{table}/chat", {"type": "chat", "text": text}, status)
        async with ben.live(table, 1) as b:
            state = await b.until("state")
            assert [line["number"] for line in state["chat"]] == list(range(1, 7))


async def test_people_come_and_go(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben, table = await two_players(served)
        async with anna.live(table, 0) as a:
            await a.until("state")
            async with ben.live(table, 1):
                people = await a.until("people")
                assert [seat["online"] for seat in people["seats"]] == [True, True]
            people = await a.until("people")
            assert [seat["online"] for seat in people["seats"]] == [True, False]
            async with served.stranger().live(table):
                assert (await a.until("people"))["spectators"] == 1
        async with asyncio.timeout(PATIENCE):
            while served.hall.sockets:
                await asyncio.sleep(0)
        assert not served.hall.rooms[table].connections


async def test_wrong_tables_and_seats_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, FRIEND, watch=False)
        ben = await served.player("Ben")
        for path, seat, kind in (
            ("nowhere", None, "no-table"),
            ("0" * 26, None, "no-table"),
            (table, None, "no-table"),
            (table, 0, "no-table"),
        ):
            async with ben.live(path, seat) as live:
                assert (await live.until("refused"))["problem"]["type"] == kind
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await live.next()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1008
        async with anna.live(table, 1) as live:
            assert (await live.until("refused"))["problem"]["type"] == "not-your-seat"
        async with anna.live(table, seat=99) as live:
            assert (await live.until("refused"))["problem"]["type"] == "wrong-request"


async def test_large_frames(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        async with anna.live(table, 0) as live:
            await live.until("state")
            await live.send("chat", text="x" * 20_000)
            assert (await live.until("refused"))["problem"]["type"] == "too-large"
            await live.socket.send("x" * 100_000)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await live.until("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009


def messages() -> st.SearchStrategy[Any]:
    """Nearly correct messages, JSON of all kinds, and text that is not JSON."""
    value = st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
        max_leaves=8,
    )
    kinds = st.sampled_from(["answer", "undo", "why", "chat", "look", "resend", "ping", "state", ""])
    known = st.sampled_from(["id", "seat", "seq", "action", "text", "after", "language", "whole"])
    almost = st.builds(lambda kind, rest: {**rest, "type": kind}, kinds, st.dictionaries(known, value, max_size=5))
    return almost.map(json.dumps) | value.map(json.dumps) | st.text(max_size=50) | st.binary(max_size=50)


async def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    endless = Limits(messages=Rate(1e9, 1e9), chat=Rate(0.0, 1e-9))
    async with serving(tmp_path, limits=endless) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        before = await anna.state(table, 0)
        sent: list[str | bytes] = []

        @settings(max_examples=300, database=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
        @given(messages())
        def collect(message: str | bytes) -> None:
            sent.append(message)

        collect()
        async with anna.live(table, 0) as live:
            await live.until("state")
            for number, message in enumerate(sent):
                await live.socket.send(message)
                await live.send("ping", id=f"after{number}")
                answer: Json = await live.next()
                while answer != {"type": "pong", "id": f"after{number}"}:
                    if answer["type"] == "refused":
                        assert 400 <= answer["problem"]["status"] < 500, (message, answer)
                        assert "Traceback" not in answer["problem"]["detail"]
                    answer = await live.next()
        after = await anna.state(table, 0)
        assert after["view"] == before["view"]
        assert after["chat"] == []


async def test_many_idle_sockets(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(sockets_each=100)) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        watcher = served.stranger()

        async def watch(stay: asyncio.Event, ready: asyncio.Semaphore) -> Json:
            async with watcher.live(table) as live:
                await live.until("state")
                ready.release()
                await stay.wait()
                return await live.until("update")

        stay, ready = asyncio.Event(), asyncio.Semaphore(0)
        crowd = [asyncio.create_task(watch(stay, ready)) for _ in range(100)]
        for _ in crowd:
            await asyncio.wait_for(ready.acquire(), 20)
        assert served.hall.sockets == 100
        await anna.play(table, (0, 1), most=1)
        stay.set()
        updates = await asyncio.gather(*crowd)
        assert all(update == updates[0] for update in updates)
