"""Doubts about the rules: what is kept for the operator, and what the player may have."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludarium.table.doubts import keep
from tests.table.players import FRIEND, ME, serving

pytestmark = pytest.mark.anyio


async def test_a_doubt_is_kept_whole_and_returned_without_secrets(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, FRIEND)
        await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await anna.secret(table, 1)})
        chosen = (await ben.state(table, 1))["view"]["legal"][0]
        await ben.answer(table, 1, chosen, (await ben.state(table, 1))["seq"])
        doubt = await anna.post(f"tables/{table}/doubts", {"seat": 0, "action": "sail spaces=9"}, 201)
        assert doubt["why"]["allowed"] is False
        assert doubt["view"]["viewer"] == 0
        assert "?" in doubt["record"], "Ben's sealed answer is hidden from Anna"
        kept = json.loads((tmp_path / "doubts" / doubt["name"]).read_text())
        assert kept["record"] == doubt["record"]
        assert "?" not in kept["whole_record"].split("\n\n", 1)[1]
        assert kept["position"]["sealed"]
        problem = await anna.post(f"tables/{table}/doubts", {"seat": 1, "action": "sail spaces=9"}, 403)
        assert problem["type"] == "not-your-seat"


async def test_a_doubt_about_nonsense_is_refused_and_leaves_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        await anna.post(f"tables/{table}/doubts", {"seat": 0, "action": "fly home"}, 422)
        assert not (tmp_path / "doubts").exists()


def test_the_oldest_doubts_go(tmp_path: Path) -> None:
    for number in range(5):
        assert keep(tmp_path, f"{number}.json", b"{}", most=3)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["2.json", "3.json", "4.json"]


def test_a_doubt_that_cannot_be_written_is_not_kept(tmp_path: Path) -> None:
    (tmp_path / "doubts").write_text("in the way")
    assert not keep(tmp_path / "doubts", "1.json", b"{}")
