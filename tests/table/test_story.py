"""The story of a finished game: how points and chances went, and where it turned."""

from __future__ import annotations

import doctest
from itertools import pairwise
from pathlib import Path

import pytest

from ludarium.table import story
from tests.table.players import ME, bot, serving

pytestmark = pytest.mark.anyio
RECORD = Path(__file__).parent.parent / "records" / "dei" / "de-01.txt"


async def test_a_story_is_told_once_the_game_is_over(tmp_path: Path) -> None:
    clock = iter(range(1_000_000))
    async with serving(tmp_path, clock=lambda: float(next(clock))) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        assert (await anna.get(f"/tables/{table}/story", 409))["type"] == "still-playing"
        end = await anna.play(table, (0, 1))

        told = await served.stranger().get(f"/tables/{table}/story", language="de")

        assert told["answers"] == end["answers"] > told["moves"] > 0
        assert told["seconds"] > 0
        assert told["winners"] == end["result"]["winners"]
        assert told["scores"][0]["number"] == 0
        assert told["scores"][-1]["scores"] == end["result"]["scores"]
        assert all(before["scores"] != after["scores"] for before, after in pairwise(told["scores"]))
        for point in told["scores"]:
            shown = await anna.get(f"/tables/{table}/positions/{point['number']}")
            assert shown["number"] == point["number"]


async def test_a_game_ended_without_a_result_has_a_story_without_a_winner(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, bot())
        await anna.post(f"/tables/{table}/end", {"seat": 0, "confirm": "ends"})
        told = await anna.get(f"/tables/{table}/story")
        assert told["winners"] == []
        assert all(0 < chance < 1 for chance in told["chances"][-1]["chances"])


async def test_the_story_of_a_record(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        replay = await anna.post("/replays", {"text": RECORD.read_text("utf-8")}, 201)
        told = await anna.get(f"/replays/{replay['id']}/story", language="en")
        # Rounds and phases of D.E.I. are given as marks, in order.
        rounds = [mark for mark in told["marks"] if mark["event"]["name"] == "round"]
        assert [mark["event"]["args"]["round"] for mark in rounds] == [1, 2, 3, 4]
        assert rounds[0]["event"]["sentence"] == "Round 1"
        assert {mark["event"]["name"] for mark in told["marks"]} == {"round", "phase"}
        numbers = [mark["number"] for mark in told["marks"]]
        assert numbers == sorted(numbers)
        # Chances are a curve of few points, each adding up to one, certain at the end.
        assert len(told["chances"]) <= 200
        assert [told["chances"][0]["number"], told["chances"][-1]["number"]] == [0, replay["answers"]]
        assert all(abs(sum(point["chances"]) - 1) < 0.01 for point in told["chances"])
        last = await anna.get(f"/replays/{replay['id']}/positions/{replay['answers']}")
        assert told["winners"] == last["result"]["winners"]
        assert told["chances"][-1]["chances"][told["winners"][0]] == 1
        # Where it turned: whose answer, what it was, and what it changed.
        assert len(told["turning_points"]) == 3
        drawn = {point["number"] for point in told["chances"]}
        for turn in told["turning_points"]:
            assert turn["number"] in drawn
            assert turn["number"] > rounds[0]["number"]
            position = await anna.get(f"/replays/{replay['id']}/positions/{turn['number']}", language="en")
            assert position["moment"]["seat"] == turn["seat"]
            assert position["moment"]["sentence"] == turn["sentence"]
            assert turn["before"] != turn["after"]
        assert (await anna.get("/replays/unknown/story", 404))["type"] == "no-replay"


def test_the_examples_hold() -> None:
    assert doctest.testmod(story) == (0, 3)
