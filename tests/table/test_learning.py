"""Learning by levels at the server: the course, how a level stands, stars that are kept, dead ends and hints."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludarium import games
from ludarium.kernel.levels import course_of, start_of_level
from ludarium.kernel.seats import CHANCE
from tests.table.players import Json, Player, serving
from tests.table.test_starts import again, tried

pytestmark = pytest.mark.anyio
GAME = games.get("xibalba")
LEVEL = course_of(GAME).level("trade-then-buy")
SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")
"""A worker whose bots never answer, so that nobody comes between two requests."""


async def level_at(player: Player, table: str, seat: int, language: str = "en") -> Json:
    now: Json = await player.get(f"/tables/{table}/level", seat=seat, language=language)
    return now


async def test_a_level_is_solved_step_by_step_and_its_stars_are_kept(tmp_path: Path) -> None:
    assert LEVEL is not None
    start = start_of_level(GAME, LEVEL)
    own = [action for seat, action in start.lines if seat != CHANCE]
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        course = await anna.get("/games/xibalba/course", language="it")
        assert [level["stars"] for level in course["levels"]] == [0] * len(course_of(GAME).levels)
        assert course["levels"][0]["title"] == course_of(GAME).levels[0].title["it"]
        table = await tried(anna, {"game": "xibalba", "kind": "level", "start": LEVEL.id})
        now = await level_at(anna, table, start.seat)
        assert (now["used"], now["solved"], now["stuck"], now["way"]) == (0, False, False, [])
        assert now["step"] == now["solution"][0]
        assert [part["there"] for part in now["parts"]] == [0, 0]
        for action in own:
            state = await anna.state(table, start.seat)
            await anna.answer(table, start.seat, action, state["seq"])
        now = await level_at(anna, table, start.seat, "de")
        assert (now["used"], now["solved"], now["level"]["stars"]) == (LEVEL.par, True, 3)
        assert len(now["way"]) == LEVEL.par
        ben = await served.player("Ben")
        assert await ben.get(f"/tables/{table}/level", 404, seat=start.seat)
        assert sum(level["stars"] for level in (await ben.get("/games/xibalba/course"))["levels"]) == 0
    async with serving(tmp_path) as served:
        anna = again(served, anna)
        course = await anna.get("/games/xibalba/course")
        assert {level["id"]: level["best"] for level in course["levels"]}[LEVEL.id] == LEVEL.par


async def test_a_dead_end_is_told_until_it_is_taken_back(tmp_path: Path) -> None:
    level = course_of(games.get("dei")).level("pockets")
    assert level is not None
    start = start_of_level(games.get("dei"), level)
    async with serving(tmp_path, worker=SILENT) as served:
        anna = await served.player("Anna")
        table = await tried(anna, {"game": "dei", "kind": "level", "start": level.id})
        while (state := await anna.state(table, start.seat))["view"]["legal"] and state["answers"] < 12:
            await anna.answer(table, start.seat, state["view"]["legal"][-1], state["seq"])
        now = await level_at(anna, table, start.seat)
        assert (now["stuck"], now["solved"], now["step"]) == (True, False, ""), state["view"]["asked"]
        await anna.undo(table, start.seat, (await anna.state(table, start.seat))["seq"], whole=True)
        now = await level_at(anna, table, start.seat)
        assert (now["stuck"], now["used"]) == (False, 0)


async def test_a_table_without_a_level_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await tried(anna, {"game": "regatta", "kind": "example", "start": "REG-SAI-03"})
        assert (await anna.get(f"/tables/{table}/level", 404, seat=0))["type"] == "no-level"
        course = await anna.get("/games/regatta/course")
        assert (course["lessons"], course["levels"], course["puzzles"], course["again"]) == ([], [], [], [])
        assert not course["guided"]
