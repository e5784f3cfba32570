"""A guided game at the table: a coach beside a real game, for its learner alone, and remembered once it is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium import games
from ludarium.kernel import record
from ludarium.kernel.lessons import Lesson, lesson_of
from tests.table.players import Json, Live, Player, serving
from tests.table.test_starts import again

pytestmark = pytest.mark.anyio
GAME = games.get("dei")


def lesson() -> Lesson:
    found = lesson_of(GAME)
    assert found is not None
    return found


LESSON = lesson()


async def taught(player: Player) -> str:
    return str((await player.post("/lessons", {"game": "dei"}, 201))["id"])


async def my_turn(live: Live, player: Player, table: str) -> Json:
    """The state once the learner is asked, or has nothing more to learn."""
    while True:
        state = await player.state(table, 0)
        if state["view"]["legal"] or state["lesson"]["phase"] == "done":
            return state
        await live.until("update", "changes", "state")


async def test_the_lobby_says_which_games_can_be_learned(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        lobby = await anna.get("/games", language="de")
        offered = {game["id"]: game["lesson"] for game in lobby["games"]}
        assert offered["regatta"] is None
        title = GAME.catalogue.say("de", "guided-title")
        assert offered["dei"] == {"title": title, "steps": len(LESSON.steps), "minutes": LESSON.minutes}
        for game in ("regatta", "chess"):
            await anna.post("/lessons", {"game": game}, 404)


async def test_the_coach_speaks_to_the_learner_and_every_legal_answer_is_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna", "it")
        table = await taught(anna)
        info = await anna.get(f"/tables/{table}")
        assert (info["edition"], info["origin"]["table"], info["watch"]) == ("de", "guided", False)
        assert [(seat["name"], seat["kind"]) for seat in info["people"]["seats"]] == [
            ("Anna", "human"),
            ("Jonas", "bot"),
        ]
        state = await anna.state(table, 0)
        now = state["lesson"]
        assert (now["phase"], now["number"], now["steps"]) == ("task", 1, len(LESSON.steps))
        assert now["task"] == GAME.catalogue.say("it", "guided-faction-task")
        assert now["shown"] in state["view"]["legal"]
        other = next(code for code in state["view"]["legal"] if code != now["shown"])
        await anna.answer(table, 0, other, state["seq"])
        after = (await anna.state(table, 0))["lesson"]
        assert after["comment"].startswith("Ravagers")
        ben = await served.player("Ben")
        await ben.get(f"/tables/{table}/state", 404, seat=0)
        room = served.hall.rooms[table]
        assert room.showing.coaching(1, "en") is None
        assert room.showing.coaching(-2, "en") is None


async def test_shown_answers_lead_to_the_end_alike_for_everybody_and_that_is_kept(tmp_path: Path) -> None:
    given = []
    for name in ("Anna", "Ben"):
        async with serving(tmp_path / name) as served:
            player = await served.player(name)
            table = await taught(player)
            async with player.live(table, 0) as live:
                state = await my_turn(live, player, table)
                while state["lesson"]["phase"] != "done":
                    await player.answer(table, 0, state["lesson"]["shown"], state["seq"])
                    state = await my_turn(live, player, table)
            assert len(state["lesson"]["learned"]) == LESSON.learned
            answers = served.hall.rooms[table].ledger.play.answers
            own = [number for number, each in enumerate(answers) if each.seat == 0]
            given.append([(each.seat, each.action) for each in answers[: own[-1] + 1]])  # the bot plays on meanwhile
            assert (await player.get("/games/dei/course"))["guided"]
            kept = record.parse(await player.get(f"/tables/{table}/record", seat=0))
            assert "Copied" not in kept.headers
        async with serving(tmp_path / name) as served:
            player = again(served, player)
            assert (await player.get("/games/dei/course"))["guided"]
            assert (await player.state(table, 0))["lesson"]["phase"] == "done"
    assert given[0] == given[1]


async def test_undo_takes_back_what_the_coach_said(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await taught(anna)
        async with anna.live(table, 0) as live:
            for _ in range(2):
                state = await my_turn(live, anna, table)
                await anna.answer(table, 0, state["lesson"]["shown"], state["seq"])
            before = state["lesson"]
            state = await anna.state(table, 0)
            assert state["lesson"]["number"] == before["number"] + 1
            await anna.undo(table, 0, state["seq"])
            assert (await anna.state(table, 0))["lesson"] == before


async def test_who_leaves_the_coach_plays_on(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await taught(anna)
        state = await anna.state(table, 0)
        await ben.post(f"/tables/{table}/leave-lesson", {"seat": 0}, 404)
        left = await anna.post(f"/tables/{table}/leave-lesson", {"seat": 0})
        assert left["lesson"] is None
        await anna.answer(table, 0, state["lesson"]["shown"], state["seq"])
    async with serving(tmp_path) as served:
        assert (await again(served, anna).state(table, 0))["lesson"] is None
