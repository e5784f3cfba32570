"""Learning a game at the table: the lesson says what to answer and why, and everybody else follows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludarium import games
from ludarium.kernel import record
from ludarium.kernel.lessons import Lesson, lesson_of
from tests.table.players import Json, Live, Player, serving

pytestmark = pytest.mark.anyio
GAME = games.get("voidfall")
QUICK: dict[str, Any] = {"pace": 0.0}


@pytest.fixture(scope="module")
def lesson() -> Lesson:
    return lesson_of(GAME, "lesson")


async def taught(player: Player) -> str:
    table = await player.post("/lessons", {"game": "voidfall", "lesson": "lesson"}, 201)
    return str(table["id"])


async def follow(live: Live, player: Player, table: str, steps: int) -> Json:
    """Give the answers the lesson asks for; the state after the last of them."""
    state = await player.state(table, 0)
    for _ in range(steps):
        while state["lesson"] is not None and state["lesson"]["action"] is None:
            state = await live.until("update", "state")
        await player.answer(table, 0, state["lesson"]["action"], state["seq"])
        state = await live.seq(state["seq"] + 1)
    return state


async def test_the_lobby_offers_the_lessons_of_a_game(tmp_path: Path, lesson: Lesson) -> None:
    async with serving(tmp_path) as served:
        guest = served.stranger()
        lobby = await guest.get("/games", language="de")
        offered = {game["id"]: game["lessons"] for game in lobby["games"]}
        assert offered["regatta"] == []
        title = GAME.catalogue.say("de", "lesson-title")
        assert offered["voidfall"] == [{"id": "lesson", "title": title, "steps": lesson.steps}]
        anna = await served.player("Anna")
        for game, id in (("voidfall", "advanced"), ("regatta", "lesson"), ("chess", "lesson")):
            await anna.post("/lessons", {"game": game, "lesson": id}, 404)


async def test_every_step_has_its_reason_and_another_answer_is_refused(tmp_path: Path, lesson: Lesson) -> None:
    async with serving(tmp_path, **QUICK) as served:
        anna = await served.player("Anna", "it")
        table = await taught(anna)
        info = await anna.get(f"/tables/{table}")
        assert (info["edition"], info["origin"]["table"]) == ("tutorial", "lesson lesson")
        assert [(seat["name"], seat["kind"]) for seat in info["people"]["seats"]] == [
            ("Anna", "human"),
            ("Dunlork", "bot"),
        ]
        state = await anna.state(table, 0)
        step = state["lesson"]
        first = next(answer for answer in lesson.answers if answer.seat == 0)
        assert (step["number"], step["steps"], step["seat"]) == (1, lesson.steps, 0)
        assert step["action"] == first.action
        assert step["reason"] == GAME.catalogue.say("it", "lesson-01")
        other = next(code for code in state["view"]["legal"] if code != first.action)
        problem = await anna.answer(table, 0, other, state["seq"], 409)
        assert problem["type"] == "in-lesson"
        assert (await anna.state(table, 0))["seq"] == state["seq"]


async def test_undo_reload_and_restart_keep_the_place(tmp_path: Path, lesson: Lesson) -> None:
    async with serving(tmp_path, **QUICK) as served:
        anna = await served.player("Anna")
        cookies = dict(anna.http.cookies)
        table = await taught(anna)
        async with anna.live(table, 0) as live:
            state = await follow(live, anna, table, 5)
            assert state["lesson"]["number"] == 6
            await anna.undo(table, 0, state["seq"])
            state = await live.seq(state["seq"] + 1)
            assert state["lesson"]["number"] == 5
    async with serving(tmp_path, **QUICK) as served:
        again = served.stranger()
        again.http.cookies.update(cookies)
        assert (await again.state(table, 0))["lesson"] == state["lesson"]
        async with again.live(table, 0) as live:
            state = await follow(live, again, table, 3)
        assert state["lesson"]["number"] == 8


async def test_after_the_lesson_the_game_goes_on_and_its_record_verifies(tmp_path: Path, lesson: Lesson) -> None:
    async with serving(tmp_path, **QUICK) as served:
        anna = await served.player("Anna")
        table = await taught(anna)
        async with anna.live(table, 0) as live:
            state = await follow(live, anna, table, lesson.steps)
            while state["lesson"] is not None:
                state = await live.until("update", "state")
        room = served.hall.rooms[table]
        given = [(answer.seat, answer.action) for answer in room.ledger.play.answers[: len(lesson.answers)]]
        assert given == [(answer.seat, answer.action) for answer in lesson.answers]
        await anna.post(f"/tables/{table}/replace", {"seat": 0, "level": "random"})
        await anna.post(f"/tables/{table}/replace", {"seat": 1, "level": "random"})
        async with anna.live(table) as live:
            while state["result"] is None:
                state = await live.until("update", "state")
        fairness = await anna.get(f"/tables/{table}/fairness")
        assert fairness["verified"] is True
        text = await anna.get(f"/tables/{table}/record")
        kept = record.parse(text)
        assert kept.headers["Copied"] == str(len(lesson.answers))
        verdict = record.verify(kept, lesson.match)
        assert (verdict.copied, verdict.chances) == (len(lesson.answers), fairness["chances"])
        (card,) = await anna.get("/tables")
        assert card["winners"] == state["result"]["winners"] != []


async def test_who_leaves_the_lesson_plays_on_freely(tmp_path: Path, lesson: Lesson) -> None:
    async with serving(tmp_path, **QUICK) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await taught(anna)
        async with anna.live(table, 0) as live:
            state = await follow(live, anna, table, 4)
            await ben.post(f"/tables/{table}/leave-lesson", {"seat": 0}, 404)
            left = await anna.post(f"/tables/{table}/leave-lesson", {"seat": 0})
            assert left["lesson"] is None
            told = await live.until("state")
            assert told["lesson"] is None
            other = next(code for code in state["view"]["legal"] if code != state["lesson"]["action"])
            await anna.answer(table, 0, other, state["seq"])
            state = await live.seq(state["seq"] + 1)
            # Nothing leads back into the lesson, not even taking back what was answered in it.
            while state["view"]["undo"]:
                await anna.undo(table, 0, state["seq"])
                state = await live.seq(state["seq"] + 1)
            assert state["lesson"] is None
        await anna.post(f"/tables/{table}/end", {"seat": 0, "confirm": "ends"})
        fairness = await anna.get(f"/tables/{table}/fairness")
        assert fairness["verified"] is True
