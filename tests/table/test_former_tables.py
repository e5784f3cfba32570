"""A whole database of the first rules: every table in it is read, replayed, downloaded and played on at.

`tests/fixtures/tables-of-rules-1.sql` was written by the code before any rule was corrected, so it holds games of a
former version whatever has been corrected since.
"""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludarium import games
from ludarium.kernel.record import parse
from ludarium.table.identity import COOKIE
from ludarium.table.settings import Limits, Rate
from tests.table.players import Json, Player, Served, serving

pytestmark = pytest.mark.anyio

LATER = {"marshlight"}
"""Games that came after these tables were stored."""
DUMP = Path(__file__).parents[1] / "fixtures" / "tables-of-rules-1.sql"
FREE = Limits(requests=Rate(1e9, 1e9), messages=Rate(1e9, 1e9), create=Rate(1e9, 1e9))


def stored(folder: Path, rules: int) -> list[tuple[Any, ...]]:
    """The database in a data folder with games begun under this version: their rows, and how many answers are valid."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        database.executescript(DUMP.read_text("utf-8"))
        database.execute("UPDATE tables SET rules = ?", (rules,))
        database.commit()
        return list(
            database.execute(
                "SELECT id, game, status, winners, origin,"
                " (SELECT count(*) FROM facts WHERE table_id = id AND kind = 'answer')"
                " - (SELECT coalesce(sum(text), 0) FROM facts WHERE table_id = id AND kind = 'undo')"
                " FROM tables ORDER BY created"
            )
        )


async def anna_of(served: Served, folder: Path) -> Player:
    """The guest who opened all the tables."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        (id,) = database.execute("SELECT id FROM guests").fetchone()
    anna = served.stranger()
    anna.http.cookies.set(COOKIE, served.hall.signer.sign(id))
    return anna


async def answered(anna: Player, table: str, seats: list[int]) -> Json:
    """The state once one of these seats has given an answer."""
    while True:
        state = await anna.state(table, seats[0])
        if state["result"] is not None:
            return state
        asked = [seat for seat in state["view"]["asked"] if seat in seats]
        if asked:
            break
        await asyncio.sleep(0)  # bots answer
    legal = (await anna.state(table, asked[0]))["view"]["legal"]
    await anna.answer(table, asked[0], legal[-1], state["seq"], id=f"later-{state['seq']}")
    return await anna.state(table, seats[0])


@pytest.mark.parametrize("rules", [0, 1], ids=["every-game-is-older", "as-written"])
async def test_every_table_goes_on(tmp_path: Path, rules: int) -> None:
    rows = stored(tmp_path, rules)
    assert {row[1] for row in rows} == set(games.names()) - LATER
    async with serving(tmp_path, limits=FREE, pace=0.0) as served:
        anna = await anna_of(served, tmp_path)
        assert {card["id"] for card in await anna.get("/tables")} == {row[0] for row in rows}
        for table, game, status, winners, origin, answers in rows:
            info = await anna.get(f"/tables/{table}")
            seats = [seat["seat"] for seat in info["people"]["seats"] if seat["mine"]]
            state = await anna.state(table, seats[0])
            assert state["notice"] is not None or games.get(game).version == rules
            await anna.get(f"/tables/{table}/log", most=500)
            await anna.get(f"/tables/{table}/positions/{state['answers']}", seat=seats[0])
            record = parse(await anna.get(f"/tables/{table}/record", seat=seats[0]))
            if status == "playing":
                if state["notice"] is not None:
                    former = await anna.get(f"/tables/{table}/record", seat=seats[0], before=state["notice"]["seq"])
                    assert parse(former).headers["Answers"] == str(answers)
                    assert parse(former).headers["Rules"] == str(rules)
                assert info["rules"] == games.get(game).version
                for _ in range(3):
                    after = await answered(anna, table, seats)
                assert after["seq"] > state["seq"] or after["result"] is not None
            else:
                assert (record.headers["Answers"], record.headers["Rules"]) == (str(answers), str(rules))
                assert " ".join(map(str, state["result"]["winners"])) == winners
                await anna.get(f"/tables/{table}/story")
                await anna.get(f"/tables/{table}/fairness")
            assert origin in ("", "lesson lesson")


@pytest.mark.parametrize("rules", [0, games.get("voidfall").version], ids=["older", "present"])
async def test_a_game_that_followed_a_written_lesson_goes_on_without_it(tmp_path: Path, rules: int) -> None:
    rows = stored(tmp_path, rules)
    (lesson,) = [row for row in rows if row[4]]
    async with serving(tmp_path, limits=FREE, pace=0.0) as served:
        anna = await anna_of(served, tmp_path)
        state = await anna.state(lesson[0], 0)
        assert state["lesson"] is None
        assert "the game continues without it" in state["notice"]["sentence"]
