"""The coach at the server: rules that apply for the first time, what is remembered, and what comes back as a level."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludarium import games
from ludarium.kernel.coach import CASES, level_for
from ludarium.kernel.levels import start_of_level
from ludarium.kernel.seats import CHANCE
from ludarium.table.progress import FIRST_GAMES
from tests.table.players import FRIEND, ME, Json, Player, bot, serving
from tests.table.test_starts import again

pytestmark = pytest.mark.anyio
SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")
"""A worker whose bots never answer, so that nobody comes between two requests."""


async def coach(player: Player, table: str, seat: int = 0, status: int = 200, language: str = "en") -> Json:
    told: Json = await player.get(f"/tables/{table}/coach", status, seat=seat, language=language)
    return told


def ids(told: Json) -> list[str]:
    return [rule["id"] for rule in told["rules"]]


async def test_a_rule_is_told_once_and_stays_told_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, worker=SILENT) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, bot(), game="dei")
        told = await coach(anna, table, language="de")
        assert told["first"]
        assert told["rules"][0]["says"] == games.get("dei").rules.rules[ids(told)[0]].says("de")
        assert ids(await coach(anna, table)) == ids(told), "asking notes nothing"
        await anna.post(f"/tables/{table}/coach", {"seat": 0, "rule": ids(told)[0]})
        assert ids(told)[0] not in ids(await coach(anna, table))
        assert (await anna.get("/games/dei/course"))["met"] == 1
    async with serving(tmp_path, worker=SILENT) as served:
        anna = again(served, anna)
        assert ids(told)[0] not in ids(await coach(anna, table))
        ben = await served.player("Ben")
        assert (await ben.get("/games/dei/course"))["met"] == 0


async def test_the_first_games_of_a_title_are_few(tmp_path: Path) -> None:
    async with serving(tmp_path, worker=SILENT) as served:
        anna = await served.player("Anna")
        first = []
        for _ in range(FIRST_GAMES + 1):
            table = await anna.open(ME, bot(), game="xibalba")
            first.append((await coach(anna, table))["first"])
        assert first == [True] * FIRST_GAMES + [False]
        other = await anna.open(ME, bot(), game="dei")
        assert (await coach(anna, other))["first"]


async def test_the_first_rules_are_about_the_first_choice_and_not_about_the_set_up(tmp_path: Path) -> None:
    async with serving(tmp_path, worker=SILENT) as served:
        anna = await served.player("Anna")
        tables = [await anna.open(ME, ME, game="xibalba") for _ in range(2)]
        told = {rule for table in tables for seat in (0, 1) for rule in ids(await coach(anna, table, seat))}
        told.discard("XIB-DIE-05")  # two factions take another number of dice
        assert told == {"XIB-DIE-01", "XIB-DIE-02", "XIB-DIE-03"}


async def test_with_other_people_the_coach_needs_the_permission_for_hints(tmp_path: Path) -> None:
    async with serving(tmp_path, worker=SILENT) as served:
        anna = await served.player("Anna")
        silent = await anna.open(ME, FRIEND, game="dei")
        assert (await coach(anna, silent, status=403))["type"] == "no-hints"
        allowed = await anna.open(ME, FRIEND, game="dei", hints=True)
        assert (await coach(anna, allowed))["rules"]
        ben = await served.player("Ben")
        assert await coach(ben, allowed, status=403)
        assert await coach(ben, allowed, 1, status=403)


async def test_only_rules_of_the_game_are_noted(tmp_path: Path) -> None:
    async with serving(tmp_path, worker=SILENT) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, bot(), game="dei")
        refused = await anna.post(f"/tables/{table}/coach", {"seat": 0, "rule": "XIB-BUY-08"}, 404)
        assert refused["type"] == "no-rule"
        await anna.post(f"/tables/{table}/coach", {"seat": 1, "rule": "DEI-PHS-01"}, 403)


async def test_what_was_refused_comes_back_as_a_level_until_that_is_solved(tmp_path: Path) -> None:
    async with serving(tmp_path, worker=SILENT) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, bot(), game="dei")
        why = await anna.post(f"/tables/{table}/why", {"type": "why", "id": "w", "seat": 0, "action": "buy dei040"})
        rule = why["rule"]["id"]
        level = level_for(games.get("dei"), rule)
        assert level is not None
        (found,) = (await anna.get("/games/dei/course", language="it"))["again"]
        assert (found["level"], found["rule"]["id"], found["times"]) == (level.id, rule, 1)
        assert found["title"] == level.title["it"]
        start = start_of_level(games.get("dei"), level)
        wish = {"game": "dei", "kind": "level", "start": level.id}
        practised = (await anna.post("/starts", wish, 201))["id"]
        for seat, action in start.lines:
            if seat != CHANCE:
                await anna.answer(practised, seat, action, (await anna.state(practised, seat))["seq"])
        assert (await anna.get(f"/tables/{practised}/level", seat=start.seat, language="en"))["solved"]
        assert (await anna.get("/games/dei/course"))["again"] == []


async def test_what_was_taken_back_counts_as_regretted(tmp_path: Path) -> None:
    async with serving(tmp_path, worker=SILENT) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, bot(), game="dei")
        verbs = games.get("dei").match(seats=2).verbs
        for _ in range(12):
            state = await anna.state(table, 0)
            action = state["view"]["legal"][0]
            rule = verbs.verb(action).rule
            await anna.answer(table, 0, action, state["seq"])
            state = await anna.state(table, 0)
            if rule and state["view"]["undo"]:
                break
        await anna.undo(table, 0, state["seq"])
        slips = await served.hall.store.read(
            lambda connection: connection.exec_driver_sql("select item from progress where item like 'slip %'").all()
        )
        assert [row[0] for row in slips] == [f"slip {rule}"]


async def now(player: Player, table: str, rule: str, seat: int = 0, status: int = 200) -> Json:
    told: Json = await player.get(f"/tables/{table}/rules/{rule}/now", status, seat=seat, language="en")
    return told


async def test_the_sheet_of_a_rule_shows_where_it_matters_to_this_seat(tmp_path: Path) -> None:
    async with serving(tmp_path, worker=SILENT) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        wish = {"game": "dei", "kind": "example", "start": "DEI-ACT-08"}
        table = (await anna.post("/starts", wish, 201))["id"]
        found = await now(anna, table, "DEI-ACT-08")
        assert 0 < len(found["cases"]) <= CASES
        refused = [case for case in found["cases"] if case["refused"] == "DEI-ACT-08"]
        assert refused[0]["told"]["sentence"] == "You have only 2 scrappers in Pike Landing, not 3."
        assert all(case["told"]["pins"] for case in refused), "the places are named, so that the board shows them"
        legal = (await anna.state(table, 0))["view"]["legal"]
        assert all((case["code"] in legal) == (not case["refused"]) for case in found["cases"])
        await now(anna, table, "DEI-XXX-01", status=404)
        await now(ben, table, "DEI-ACT-08", status=404)
