"""Seeds are committed to before the first card and shown after the last; records are masked until then."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.kernel import record
from ludarium.kernel.chance import commitment
from tests.table.players import FRIEND, ME, serving

pytestmark = pytest.mark.anyio


async def test_the_commitment_comes_first_and_the_seed_last(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        promised = (await anna.get(f"/tables/{table}"))["commitment"]
        seed = served.hall.rooms[table].table.seed
        async with anna.live(table, 0) as live:
            state = await live.until("state")
            assert state["commitment"] == promised == commitment(seed)
            fairness = await anna.get(f"/tables/{table}/fairness")
            assert (fairness["seed"], fairness["verified"]) == (None, None)
            end = await anna.play(table, (0, 1))
            while state["result"] is None:
                state = await live.until("update", "state")
            assert all(seed not in text for text in live.raw[:-2])
        assert end["result"]["seed"] == seed
        fairness = await anna.get(f"/tables/{table}/fairness")
        assert fairness["verified"] is True
        assert fairness["chances"] > 10


async def test_records_are_masked_while_the_game_runs_and_whole_afterwards(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, FRIEND)
        match = served.hall.rooms[table].ledger.match
        texts = {seat: await anna.get(f"/tables/{table}/record", seat=seat) for seat in (0, -2)}
        for seat, text in texts.items():
            kept = record.parse(text)
            assert kept.masked
            assert "Seed" not in kept.headers
            assert kept.headers["Digest"] == "?"
            assert text.count("deal") == (5 if seat == 0 else 0)
            assert kept.headers["Player1"] == "Anna"
        # The second player is Anna too, at the same screen.
        await anna.post(f"/tables/{table}/join", {"seat": 1, "secret": await anna.secret(table, 1)})
        await anna.play(table, (0, 1))
        text = await served.stranger().get(f"/tables/{table}/record")
        kept = record.parse(text)
        assert not kept.masked
        verdict = record.verify(kept, match)
        assert verdict.answers == int(kept.headers["Answers"])


async def test_a_false_chance_answer_is_found(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        await anna.play(table, (0, 1))
        room = served.hall.rooms[table]
        play = room.ledger.play
        number = next(i for i, given in enumerate(play.answers) if given.audience == -1 and given.seat == -1)
        given = play.answers[number]
        other = given.action + (1 if given.action & 7 < 6 else -1)
        play.answers[number] = type(given)(given.seat, other, given.audience)
        fairness = room.showing.fairness(0)
        assert fairness.verified is False
        assert f"Answer {number + 1} " in fairness.sentence
