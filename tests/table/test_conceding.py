"""Giving up a seat, and ending a game without a result: what that means is said before, and repeated by who does it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludarium import games
from ludarium.kernel import record
from ludarium.kernel.errors import RecordError
from ludarium.table.conceding import Verdict
from tests.table.players import FRIEND, ME, Player, Served, bot, serving
from tests.table.test_processes import processes, twin

pytestmark = pytest.mark.anyio
Json = dict[str, Any]


async def company(served: Served, people: int, *bots: Json) -> tuple[str, list[Player]]:
    """A table of some people, each at their own screen, and these bots."""
    players = [await served.player(name) for name in ("Anna", "Ben", "Carla", "Dora")[:people]]
    table = await players[0].open(ME, *[FRIEND] * (people - 1), *bots)
    for seat in range(1, people):
        wish = {"seat": seat, "secret": await players[0].secret(table, seat)}
        await players[seat].post(f"/tables/{table}/join", wish)
    return table, players


async def seats(player: Player, table: str) -> list[Json]:
    found: list[Json] = (await player.get(f"/tables/{table}"))["people"]["seats"]
    return found


async def concede(player: Player, table: str, seat: int, meaning: str, status: int = 200) -> Json:
    """Ask what it would mean, as a page does, and give up."""
    assert (await seats(player, table))[seat]["conceding"] == meaning
    people: Json = await player.post(f"/tables/{table}/concede", {"seat": seat, "confirm": meaning}, status)
    return people


async def end(player: Player, table: str, seat: int, meaning: str, status: int = 200) -> Json:
    people: Json = await player.post(f"/tables/{table}/end", {"seat": seat, "confirm": meaning}, status)
    return people


# Conceding


async def test_with_two_seats_the_other_wins(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        table, (anna, ben) = await company(served, 2)
        async with ben.live(table, 1) as live:
            await live.until("state")
            await concede(anna, table, 0, "other-wins")
            ended = await live.until("state")
        assert ended["people"]["status"] == "ended"
        assert [seat["conceded"] for seat in ended["people"]["seats"]] == [1, 0]
        assert ended["people"]["seats"][0]["kind"] == "human"
        assert (ended["result"]["winners"], ended["result"]["conceded"]) == ([1], [0])
        (card,) = await ben.get("/tables", list="mine")
        assert (card["status"], card["winners"], card["seats"][0]["conceded"]) == ("ended", [1], 1)
        told = await ben.get(f"/tables/{table}/story")
        assert (told["winners"], told["conceded"]) == ([1], [0])
        last = await ben.get(f"/tables/{table}/positions/{ended['answers']}")
        assert last["result"] == ended["result"]


async def test_with_two_seats_a_bot_wins_too(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        table, (anna,) = await company(served, 1, bot())
        await concede(anna, table, 0, "other-wins")
        state = await anna.state(table, 0)
        assert (state["people"]["status"], state["result"]["winners"]) == ("ended", [1])


@pytest.mark.parametrize("others", [2, 3])
async def test_with_more_people_a_bot_plays_on_and_the_seat_ranks_last(tmp_path: Path, others: int) -> None:
    async with serving(tmp_path) as served:
        table, people = await company(served, 1 + others)
        anna, ben = people[:2]
        left = await concede(anna, table, 0, "bot-plays-on")
        assert left["status"] == "playing"
        given_up = left["seats"][0]
        assert (given_up["kind"], given_up["conceded"], given_up["mine"]) == ("bot", 1, True)
        assert (given_up["conceding"], given_up["ending"]) == (None, None)
        # The seat cannot be taken up again, by anybody.
        for player, path, body in (
            (anna, "return", {"seat": 0}),
            (anna, "join", {"seat": 0}),
            (ben, "replace", {"seat": 0, "level": "random"}),
        ):
            assert (await player.post(f"/tables/{table}/{path}", body, 409))["type"] == "conceded"
        # The last one who has not given up wins.
        for seat in range(1, others):
            await concede(people[seat], table, seat, "bot-plays-on" if seat < others - 1 else "other-wins")
        state = await ben.state(table, 1)
        assert state["people"]["status"] == "ended"
        assert state["result"]["winners"] == [others]
        assert state["result"]["conceded"] == list(range(others))


async def test_a_game_that_is_played_to_its_end_ranks_a_seat_that_gave_up_last(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME, ME)
        await anna.play(table, (0, 1, 2), most=40)
        await concede(anna, table, 2, "bot-plays-on")
        async with anna.live(table, 0) as live:
            state = await live.until("state")
            while state["result"] is None:
                mine = [await anna.state(table, seat) for seat in (0, 1)]
                open_ = [look for look in mine if look["view"]["legal"]]
                if open_:
                    view = open_[0]["view"]
                    await anna.answer(table, view["viewer"], view["legal"][0], open_[0]["seq"])
                else:
                    await live.seq(mine[0]["seq"] + 1)
                state = await anna.state(table, 0)
        assert state["people"]["status"] == "over"
        winners, scores = state["result"]["winners"], state["result"]["scores"]
        assert 2 not in winners
        assert scores[winners[0]] == max(scores[:2])
        assert [card["winners"] for card in await anna.get("/tables", list="mine")] == [winners]


async def test_a_game_that_no_person_plays_ends_as_the_points_stand(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        table, (anna,) = await company(served, 1, bot(), bot(), bot())
        await concede(anna, table, 0, "standing")
        state = await anna.state(table, 0)
        scores = state["result"]["scores"]
        assert state["people"]["status"] == "ended"
        assert state["result"]["winners"] == [seat for seat in (1, 2, 3) if scores[seat] == max(scores[1:])]


async def test_somebody_for_whom_a_bot_stands_in_still_plays_and_somebody_who_left_does_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        table, (anna, ben) = await company(served, 2, bot())
        await ben.post(f"/tables/{table}/replace", {"seat": 1, "level": "random"})
        assert (await seats(anna, table))[0]["conceding"] == "bot-plays-on"
        await ben.post(f"/tables/{table}/leave", {"seat": 1})
        await concede(anna, table, 0, "standing")


def test_the_game_names_the_winner_unless_that_seat_gave_up() -> None:
    match = games.get("regatta").match(seats=3)
    state = match.start()
    assert Verdict().winners(match, state) == []
    assert Verdict((0,), decided=True).winners(match, state) == [1, 2]
    state.stack.clear()
    (won, *_) = match.winners(state)
    assert won not in Verdict((won,), decided=True).winners(match, state)
    assert Verdict(((won + 1) % 3,), decided=True).winners(match, state)[0] == won


# Ending without a result


async def test_every_person_who_plays_must_agree_and_bots_are_not_asked(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        table, (anna, ben) = await company(served, 2, bot())
        assert [seat["ending"] for seat in await seats(anna, table)] == ["proposes", None, None]
        people = await end(anna, table, 0, "proposes")
        assert (people["status"], [seat["agrees"] for seat in people["seats"]]) == ("playing", [True, False, False])
        # Everybody sees the proposal; it can be withdrawn.
        assert [seat["agrees"] for seat in await seats(ben, table)] == [True, False, False]
        assert (await seats(ben, table))[1]["ending"] == "ends"
        await anna.post(f"/tables/{table}/go-on", {"seat": 0})
        assert (await end(ben, table, 1, "ends", 409))["type"] == "changed-meanwhile"
        await end(ben, table, 1, "proposes")
        async with ben.live(table, 1) as live:
            await live.until("state")
            await end(anna, table, 0, "ends")
            ended = await live.until("state")
        assert ended["people"]["status"] == "ended"
        assert ended["result"]["winners"] == []
        fairness = await anna.get(f"/tables/{table}/fairness")
        assert fairness["verified"] is True
        kept = record.parse(await anna.get(f"/tables/{table}/record"))
        assert (kept.headers["Result"], kept.headers.get("Conceded")) == ("*", None)
        assert record.verify(kept, served.hall.rooms[table].ledger.match).answers == ended["answers"]
        assert (await anna.answer(table, 0, 1, ended["seq"], 409))["type"] == "game-over"
        gone = await anna.post(f"/tables/{table}/concede", {"seat": 0, "confirm": "other-wins"}, 409)
        assert gone["type"] == "game-over"
        # Everything is open now: any seat's view may be seen.
        assert (await served.stranger().state(table, 1))["view"]["viewer"] == 1


@pytest.mark.parametrize("bots", [1, 2, 3])
async def test_against_bots_it_is_ones_own_decision(tmp_path: Path, bots: int) -> None:
    async with serving(tmp_path) as served:
        table, (anna,) = await company(served, 1, *[bot()] * bots)
        people = await end(anna, table, 0, "ends")
        assert people["status"] == "ended"
        assert (await anna.get("/tables", list="mine"))[0]["winners"] == []


async def test_leaving_ends_no_game_that_somebody_else_wants_to_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        table, (anna, ben) = await company(served, 2)
        await end(ben, table, 1, "proposes")
        left = await anna.post(f"/tables/{table}/leave", {"seat": 0})
        assert left["status"] == "playing"
        await end(ben, table, 1, "ends")
        assert (await seats(ben, table))[1]["agrees"]


async def test_whoever_conceded_is_not_asked_and_a_game_without_a_result_stays_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        table, (anna, ben, carla) = await company(served, 3)
        await concede(anna, table, 0, "bot-plays-on")
        await end(ben, table, 1, "proposes")
        await end(carla, table, 2, "ends")
        state = await carla.state(table, 2)
        assert (state["result"]["winners"], state["result"]["conceded"]) == ([], [0])


# Nothing happens by accident


@pytest.mark.parametrize(("path", "other"), [("concede", "bot-plays-on"), ("end", "proposes")])
async def test_a_stray_request_does_nothing(tmp_path: Path, path: str, other: str) -> None:
    async with serving(tmp_path) as served:
        table, (anna,) = await company(served, 1, bot())
        before = await seats(anna, table)
        for body in ({"seat": 0}, {"seat": 0, "confirm": True}, {"seat": 0, "confirm": "yes"}):
            assert (await anna.post(f"/tables/{table}/{path}", body, 400))["type"] == "wrong-body"
        changed = await anna.post(f"/tables/{table}/{path}", {"seat": 0, "confirm": other}, 409)
        assert changed["type"] == "changed-meanwhile"
        assert (await anna.post(f"/tables/{table}/{path}", {"seat": 7, "confirm": other}, 422))[
            "type"
        ] == "no-such-seat"
        assert (await anna.post(f"/tables/{table}/{path}", {"seat": 1, "confirm": other}, 403))[
            "type"
        ] == "not-your-seat"
        assert await seats(anna, table) == before


async def test_two_who_give_up_at_once_are_heard_one_after_the_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        table, (anna, ben) = await company(served, 2)
        body = {"confirm": "other-wins"}
        answers = await asyncio.gather(
            anna.http.post(f"/tables/{table}/concede", json={"seat": 0, **body}),
            ben.http.post(f"/tables/{table}/concede", json={"seat": 1, **body}),
        )
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert len((await anna.state(table, 0))["result"]["winners"]) == 1


@pytest.mark.parametrize("people", [2, 3])
async def test_who_gives_up_twice_has_done_so_once(tmp_path: Path, shared: str, people: int) -> None:
    """A request that was passed on twice or sent again, to any process, at once or later, has the same reply."""
    async with processes(tmp_path, shared) as (one, two):
        table, (anna, *_) = await company(one, people)
        body = {"seat": 0, "confirm": "other-wins" if people == 2 else "bot-plays-on"}
        everywhere = (anna, twin(anna, two)) * 2
        told = await asyncio.gather(*(each.post(f"/tables/{table}/concede", body) for each in everywhere))
        told += [await each.post(f"/tables/{table}/concede", body) for each in everywhere]
        for reply in told:  # who is online may change in between
            reply["seats"] = [{**seat, "online": None} for seat in reply["seats"]]
        for reply in told:
            assert reply == told[0]
        assert [seat["conceded"] for seat in told[0]["seats"]] == [1, *[0] * (people - 1)]


async def test_who_agrees_twice_has_done_so_once(tmp_path: Path, shared: str) -> None:
    async with processes(tmp_path, shared) as (one, two):
        table, (anna, ben) = await company(one, 2)
        for player, seat, meaning, status in ((anna, 0, "proposes", "playing"), (ben, 1, "ends", "ended")):
            everywhere = (player, twin(player, two)) * 2
            told = await asyncio.gather(*(end(each, table, seat, meaning) for each in everywhere))
            told += [await end(each, table, seat, meaning) for each in everywhere]
            assert {reply["status"] for reply in told} == {status}
            assert [[each["agrees"] for each in reply["seats"]] for reply in told] == [[True, seat == 1]] * len(told)
        # The one who proposed it may learn of the end only by asking again.
        assert (await end(anna, table, 0, "proposes"))["status"] == "ended"


async def test_what_another_process_has_decided_is_not_overlooked(tmp_path: Path) -> None:
    """Two processes on one database: the second still believes that two others play."""
    async with serving(tmp_path) as served:
        table, (_anna, ben, carla) = await company(served, 3)
        room = served.hall.rooms[table]
        by_another = [seat for seat in room.seats if seat.seat == 0]
        await served.hall.store.decide(
            room.seats, type(by_another[0])(**{**vars(by_another[0]), "conceded": 1, "bot": "skilled"}), 1.0, None, ""
        )
        wish = {"seat": 1, "confirm": "bot-plays-on"}
        assert (await ben.post(f"/tables/{table}/concede", wish, 409))["type"] == "changed-meanwhile"
        await concede(ben, table, 1, "other-wins")
        assert (await carla.state(table, 2))["result"]["winners"] == [2]


async def test_who_gave_up_survives_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        table, (anna, _ben, _carla) = await company(served, 3)
        await concede(anna, table, 0, "bot-plays-on")
    async with serving(tmp_path) as served:
        assert (await seats(served.stranger(), table))[0]["conceded"] == 1


# Records


async def test_a_record_says_who_gave_up_and_its_replay_who_won(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        table, (anna, ben, _carla) = await company(served, 3)
        await concede(anna, table, 0, "bot-plays-on")
        assert record.parse(await anna.get(f"/tables/{table}/record")).headers["Result"] == "*"
        await concede(ben, table, 1, "other-wins")
        text = await ben.get(f"/tables/{table}/record")
        kept = record.parse(text)
        scores = (await ben.state(table, 1))["result"]["scores"]
        assert (kept.headers["Conceded"], kept.headers["Result"]) == ("1 2", " ".join(map(str, scores)))
        match = served.hall.rooms[table].ledger.match
        assert record.verify(kept, match).answers == len(served.hall.rooms[table].ledger.line)
        brought = await ben.post("/replays", {"text": text}, 201)
        told = await ben.get(f"/replays/{brought['id']}/story")
        assert (told["winners"], told["conceded"]) == ([2], [0, 1])
        last = await ben.get(f"/replays/{brought['id']}/positions/{brought['answers']}")
        assert last["result"]["winners"] == [2]
        for wrong in ("4", "1 1", "0", "one"):
            broken = record.Record({**kept.headers, "Conceded": wrong}, kept.turns)
            with pytest.raises(RecordError, match=f"each once, not '{wrong}'"):
                record.replay(record.parse(record.write(broken)), match)
