"""Playing over HTTP: what is accepted, what is refused, and that nothing refused changes anything."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.table.players import FRIEND, ME, bot, serving

pytestmark = pytest.mark.anyio


async def test_a_whole_game_at_one_screen(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, {"kind": "me", "name": "Ben"})
        state = await anna.play(table, (0, 1))
        assert state["people"]["status"] == "over"
        assert len(state["result"]["scores"]) == 2
        names = [seat["name"] for seat in state["people"]["seats"]]
        assert names == ["Anna", "Ben"]


async def test_the_log_calls_people_by_their_names(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, bot(), FRIEND)
        state = await anna.state(table)
        told = [event["sentence"] for moment in state["moments"] for event in moment["events"]]
        assert "Anna draws a card." in told
        assert "Bittern draws a card." in told
        assert "Seat 3 draws a card." in told, "nobody has taken it"


async def test_a_repeated_answer_is_accepted_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        state = await anna.state(table, 0)
        action = state["view"]["legal"][0]
        first = await anna.answer(table, 0, action, state["seq"], id="one")
        again = await anna.answer(table, 0, action, state["seq"], id="one")
        assert first == again == {"type": "accepted", "id": "one", "seq": state["seq"] + 1}
        assert (await anna.state(table))["seq"] == state["seq"] + 1
        problem = await anna.answer(table, 0, state["view"]["legal"][-1], state["seq"], 409, id="one")
        assert problem["type"] == "id-used"


async def test_a_stale_answer_is_refused_with_the_present_state(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        start = await anna.state(table, 0)
        await anna.play(table, (0, 1), most=3)
        now = await anna.state(table, 0)
        problem = await anna.answer(table, 0, start["view"]["legal"][0], start["seq"], 409)
        assert problem["type"] == "stale"
        assert problem["state"]["seq"] == now["seq"]
        assert problem["state"]["view"] == now["view"]
        early = await anna.answer(table, 0, 1, now["seq"] + 5, 409)
        assert early["type"] == "stale"
        assert (await anna.state(table, 0))["seq"] == now["seq"]


async def test_seats_that_choose_at_once_need_not_wait_for_each_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        people = [await served.player(name) for name in ("Anna", "Ben", "Carla")]
        table = await people[0].open(ME, FRIEND, FRIEND)
        for seat in (1, 2):
            secret = await people[0].secret(table, seat)
            await people[seat].post(f"/tables/{table}/join", {"seat": seat, "secret": secret})
        states = [await player.state(table, seat) for seat, player in enumerate(people)]
        (seq,) = {state["seq"] for state in states}
        done = await asyncio.gather(
            *(
                player.answer(table, seat, states[seat]["view"]["legal"][0], states[seat]["seq"])
                for seat, player in enumerate(people)
            )
        )
        assert sorted(answer["seq"] for answer in done) == [seq + 1, seq + 2, seq + 3]


async def test_nobody_acts_or_looks_for_another(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, FRIEND)
        secret = await anna.secret(table, 1)
        await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": secret})
        state = await anna.state(table, 0)
        assert (await ben.answer(table, 0, state["view"]["legal"][0], state["seq"], 403))["type"] == "not-your-seat"
        assert (await ben.undo(table, 0, state["seq"], 403))["type"] == "not-your-seat"
        why = {"type": "why", "seat": 0, "action": "anchor"}
        mine = {"seat": 0}
        wishes = {"why": why, "hint": mine, "leave": mine, "go-on": mine}
        wishes |= {"concede": mine | {"confirm": "other-wins"}, "end": mine | {"confirm": "proposes"}}
        for path, body in wishes.items():
            assert (await ben.post(f"/tables/{table}/{path}", body, 403))["type"] == "not-your-seat"
        for path in ("state", "updates", "log", "record", "choices", "positions/3"):
            assert (await ben.get(f"/tables/{table}/{path}", 403, seat=0))["type"] == "not-your-seat"
        # The link was good for sitting down once; afterwards not even the host knows the secret of the seat.
        assert (await anna.get(f"/tables/{table}"))["people"]["seats"][1]["secret"] is None
        taken = await anna.post(f"/tables/{table}/join", {"seat": 1, "secret": secret}, 409)
        assert taken["type"] == "seat-taken"
        stranger = served.stranger()
        assert (await stranger.answer(table, 0, 1, 1, 401))["type"] == "no-guest"
        assert (await anna.state(table, 0)) | {"people": 0} == state | {"people": 0}


async def test_an_illegal_answer_names_the_rule_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna", "de")
        table = await anna.open(ME, ME)
        state = await anna.state(table)
        while state["view"]["question"] != "Wie weit segelst du?":
            state = await anna.play(table, (0, 1), most=1)
        seat = state["view"]["asked"][0]
        problem = await anna.answer(table, seat, "sail spaces=9", state["seq"], 409)
        assert (problem["type"], problem["rule"]) == ("illegal-action", "REG-SAI-03")
        why = await anna.post(f"/tables/{table}/why", {"type": "why", "seat": seat, "action": "sail spaces=9"})
        assert not why["allowed"]
        assert why["reason"] == "refusal-not-offered"
        assert "nicht möglich" in why["sentence"]
        assert why["rule"]["id"] == "REG-SAI-03"
        assert why["rule"]["source"]
        assert why["rule"]["says"]
        nonsense = await anna.post(f"/tables/{table}/why", {"type": "why", "seat": seat, "action": "fly away"}, 422)
        assert nonsense["type"] == "not-an-action"
        code = await anna.answer(table, seat, 2**40, state["seq"], 422)
        assert code["type"] == "not-an-action"
        legal = await anna.get(f"/tables/{table}/choices", seat=seat)
        fine = await anna.post(
            f"/tables/{table}/why", {"type": "why", "seat": seat, "action": legal["choices"][0]["code"]}
        )
        assert fine["allowed"]
        assert {"code", "text", "verb", "args", "sentence"} <= legal["choices"][0].keys()
        assert (await anna.state(table))["seq"] == state["seq"]


async def test_undo_goes_back_to_the_barrier_and_stays_visible(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, FRIEND)
        before = await anna.state(table, 0)
        await anna.answer(table, 0, before["view"]["legal"][0], before["seq"])
        after = await anna.state(table, 0)
        assert after["view"]["undo"]
        done = await anna.undo(table, 0, after["seq"], id="back")
        assert await anna.undo(table, 0, after["seq"], id="back") == done
        now = await anna.state(table, 0)
        assert now["view"] == before["view"]
        assert now["seq"] == after["seq"] + 1
        assert now["answers"] == before["answers"]
        assert now["moments"][-1]["undoes"] == [after["seq"]]
        assert now["moments"][-2]["undone"]
        assert now["moments"][-2]["action"] is None
        refused = await anna.undo(table, 0, now["seq"], 409)
        assert refused["type"] == "undo-refused"


async def test_undo_survives_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        cookies = dict(anna.http.cookies)
        table = await anna.open(ME, FRIEND)
        for pick in (0, -1, 0):
            state = await anna.state(table, 0)
            await anna.answer(table, 0, state["view"]["legal"][pick], state["seq"])
            if pick != -1:
                await anna.undo(table, 0, state["seq"] + 1, whole=True)
            else:
                last = await anna.state(table, 0)
                await anna.undo(table, 0, state["seq"] + 1)
        state = await anna.state(table, 0)
        await anna.answer(table, 0, state["view"]["legal"][0], state["seq"])
        last = await anna.state(table, 0)
    async with serving(tmp_path) as served:
        anna = served.stranger()
        anna.http.cookies.update(cookies)
        again = await anna.state(table, 0)
        assert again == last
        await anna.undo(table, 0, again["seq"])
        assert (await anna.state(table, 0))["view"] == state["view"]


async def test_after_the_end_nothing_more_is_accepted(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, bot())
        state = await anna.play(table, (0,), most=0)
        async with anna.live(table, 0) as live:
            state = await live.next()
            n = 0
            while state["result"] is None:
                if state["view"]["legal"]:
                    n += 1
                    await live.send("answer", id=f"x{n}", seat=0, seq=state["seq"], action=state["view"]["legal"][0])
                state = await live.until("update", "state")
        problem = await anna.answer(table, 0, 1, state["seq"], 409)
        assert problem["type"] == "game-over"
        assert problem["state"]["result"] == state["result"]
        assert (await anna.undo(table, 0, state["seq"], 409))["type"] == "game-over"


async def test_a_preview_shows_the_position_and_changes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna", "de"), await served.player("Ben")
        table = await anna.open(ME, ME)
        state = await anna.state(table)
        while state["view"]["question"] != "Wie weit segelst du?":
            state = await anna.play(table, (0, 1), most=1)
        seat = state["view"]["asked"][0]
        state = await anna.state(table, seat)
        seen = await anna.post(f"/tables/{table}/preview", {"seat": seat, "action": state["view"]["legal"][0]})
        assert seen["seq"] == state["seq"]
        assert seen["sentence"]
        assert (await anna.state(table, seat))["view"] == state["view"]
        refused = await anna.post(f"/tables/{table}/preview", {"seat": seat, "action": 1 << 52}, 422)
        assert refused["type"] == "not-an-action"
        foreign = await ben.post(f"/tables/{table}/preview", {"seat": seat, "action": 1}, 403)
        assert foreign["type"] == "not-your-seat"


async def test_a_board_that_there_is_not_is_named(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        problem = await anna.get(f"/tables/{table}/boards/moon", 404)
        assert problem["detail"] == "Regatta has no board 'moon'."
