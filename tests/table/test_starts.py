"""Tables from stored starts: undo without limit, starting again, records that replay, restarts and changed rules."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng
from ludarium.kernel.record import Record, match_of, parse, replay, verify, write
from ludarium.kernel.seats import SPECTATOR
from ludarium.kernel.starts import start_of
from ludarium.table.hall import TRIED
from ludarium.table.ledger import Ledger
from ludarium.table.showing import Showing
from tests.table.corrected import REGATTA, Corrected, playing
from tests.table.players import Json, Player, Served, serving
from tests.table.test_leaks import everything, twin

pytestmark = pytest.mark.anyio
LEVEL = {"game": "regatta", "kind": "level", "start": "catch-up"}
EXAMPLE = {"game": "regatta", "kind": "example", "start": "REG-SAI-03"}


async def tried(player: Player, wish: Json) -> str:
    return str((await player.post("/starts", wish, 201))["id"])


def again(served: Served, player: Player) -> Player:
    """The same guest at the server that was started since."""
    same = served.stranger()
    for name, value in player.http.cookies.items():
        same.http.cookies.set(name, value)
    return same


def texts(record: Record) -> list[str]:
    return [step.text for turn in record.turns for step in turn.steps]


async def test_a_table_begins_where_the_start_says(tmp_path: Path) -> None:
    start = start_of(REGATTA, "level", "catch-up")
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await tried(anna, LEVEL)
        info = await anna.get(f"/tables/{table}")
        assert info["origin"] == {"table": f"start {start.name}", "answers": 0}
        assert [seat["kind"] for seat in info["people"]["seats"]] == ["human", "bot"]
        state = await anna.state(table, 0)
        assert (state["seq"], state["view"]["zones"]["boats"]) == (0, start.position["zones"]["boats"])
        assert state["view"]["legal"]
        assert (await anna.get("/tables"), await ben.get("/tables", list="watch")) == ([], []), "no list shows it"
        await ben.get(f"/tables/{table}/state", 404)
        position = await anna.get(f"/tables/{table}/positions/0", seat=0)
        assert position["view"]["zones"] == state["view"]["zones"]


async def test_only_stored_starts_can_be_opened(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        for wrong in ({"start": "other"}, {"game": "chess"}, {"kind": "example"}):
            await anna.post("/starts", {**LEVEL, **wrong}, 404)
        odds: tuple[Json, ...] = ({"kind": "../level"}, {"position": {}}, {"start": "x" * 61})
        for odd in odds:
            await anna.post("/starts", {**LEVEL, **odd}, 400)


async def test_undo_has_no_limit_and_may_start_again(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await tried(anna, EXAMPLE)
        first = await anna.state(table, 0)
        assert not first["view"]["undo"]
        await anna.undo(table, 0, 0, 409)
        state = await anna.play(table, (0, 1), 6, pick=1)
        assert state["answers"] > 6, "chance has answered too"
        choices = 0
        while state["view"]["undo"]:
            await anna.undo(table, choices % 2, state["seq"])
            state = await anna.state(table, 0)
            choices += 1
        assert (choices, state["answers"]) == (6, 0)
        assert state["view"]["zones"] == first["view"]["zones"]
        state = await anna.play(table, (0, 1), 6, pick=1)
        await anna.undo(table, 0, state["seq"], whole=True)
        assert (await anna.state(table, 0))["view"]["zones"] == first["view"]["zones"]
        served.hall.rooms.clear()
        assert (await anna.state(table, 0))["answers"] == 0


async def test_chance_answers_alike_after_an_undo_and_follows_the_lines(tmp_path: Path) -> None:
    start = start_of(REGATTA, "example", "REG-SAI-03")
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await tried(anna, EXAMPLE)
        for seat, action in start.lines[:2]:
            await anna.answer(table, seat, action, (await anna.state(table, 0))["seq"])
        record = parse(await anna.get(f"/tables/{table}/record", seat=0))
        dealt = [start.match.verbs.format(action) for _, action in start.lines]
        assert texts(record)[: len(dealt)] == dealt
        await anna.undo(table, 1, (await anna.state(table, 0))["seq"])
        await anna.answer(table, 1, start.lines[1][1], (await anna.state(table, 0))["seq"])
        assert texts(parse(await anna.get(f"/tables/{table}/record", seat=0))) == texts(record)
        await anna.undo(table, 1, (await anna.state(table, 0))["seq"], whole=True)
        await anna.answer(table, 0, "anchor", (await anna.state(table, 0))["seq"])


async def test_the_record_replays_verifies_and_is_shown(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await tried(anna, {**EXAMPLE})
        await anna.play(table, (0, 1), 5, pick=1)
        text = await anna.get(f"/tables/{table}/record", seat=0)
        record = parse(text)
        assert record.headers["Start"] == start_of(REGATTA, "example", "REG-SAI-03").name
        assert len(replay(record, match_of(record, REGATTA)).answers) == len(texts(record))
        await anna.play(table, (0, 1))
        fairness = await anna.get(f"/tables/{table}/fairness")
        assert fairness["verified"] is True
        assert fairness["chances"] > 0
        whole = parse(await anna.get(f"/tables/{table}/record"))
        assert verify(whole, match_of(whole, REGATTA)).chances == fairness["chances"]
        assert (await anna.get(f"/tables/{table}/story"))["answers"] == len(texts(whole))
        shown = await anna.post("/replays", {"text": write(whole)}, 201)
        assert shown["answers"] == len(texts(whole))
        first = await anna.get(f"/replays/{shown['id']}/positions/0")
        assert first["view"]["zones"]["boats"] == [3, 2]
        seats = [{"kind": "me"}, {"kind": "me"}]
        for path in (f"/tables/{table}/branch", f"/replays/{shown['id']}/branch"):
            assert (await anna.post(path, {"answers": 1, "seats": seats}, 409))["type"] == "from-start"


async def test_a_restart_keeps_the_place(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await tried(anna, EXAMPLE)
        before = await anna.play(table, (0, 1), 3)
    async with serving(tmp_path) as served:
        anna = again(served, anna)
        state = await anna.state(table, 0)
        assert (state["seq"], state["view"]) == (before["seq"], before["view"])
        await anna.undo(table, 0, state["seq"], whole=True)
        assert (await anna.state(table, 0))["answers"] == 0


async def test_corrected_rules_keep_what_still_holds(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await tried(anna, EXAMPLE)
        before = await anna.play(table, (0, 1), 4)
    async with serving(tmp_path, **playing(Corrected(2))) as served:
        anna = again(served, anna)
        state = await anna.state(table, 0)
        assert state["notice"] is not None
        assert (state["answers"], state["view"]["zones"]) == (before["answers"], before["view"]["zones"])
        await anna.undo(table, 0, state["seq"], whole=True)
        assert (await anna.state(table, 0))["answers"] == 0
    async with serving(tmp_path, **playing(Corrected(3, shoals=range(5, 30)))) as served:
        anna = again(served, anna)
        await anna.state(table, 0)


@pytest.mark.parametrize("over", [False, True])
async def test_a_start_that_changed_begins_again_and_one_that_is_gone_is_told(tmp_path: Path, over: bool) -> None:
    folder = tmp_path / "regatta"
    shutil.copytree(REGATTA.folder, folder)
    examples = folder / "starts" / "example.jsonl"
    examples.write_text(examples.read_text().replace('"boats":[3,2]', '"boats":[4,2]'))
    game = Corrected(1)
    game.folder = folder
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await tried(anna, EXAMPLE)
        await anna.play(table, (0, 1), 1000 if over else 3)
        text = await anna.get(f"/tables/{table}/record", seat=0)
    async with serving(tmp_path, **playing(game)) as served:
        anna = again(served, anna)
        state = await anna.state(table, 0)
        if over:
            assert state["result"] is not None
            assert await anna.get(f"/tables/{table}/record", seat=0) == text
        else:
            assert (state["answers"], state["view"]["zones"]["boats"]) == (0, [4, 2])
            assert "begins again" in state["notice"]["sentence"]
            former = await anna.get(f"/tables/{table}/record", seat=0, before=state["notice"]["seq"])
            assert parse(former).headers["Start"] == parse(text).headers["Start"]
            assert (await anna.post("/replays", {"text": text}, 422))["detail"].count("has changed since") == 1
    gone = Corrected(1)
    gone.folder = tmp_path / "without"
    shutil.copytree(REGATTA.folder, gone.folder, ignore=shutil.ignore_patterns("starts"))
    async with serving(tmp_path, **playing(gone)) as served:
        anna = again(served, anna)
        assert (await anna.get(f"/tables/{table}/state", 409, seat=0))["type"] == "unreadable"
        assert "Start" in parse(await anna.get(f"/tables/{table}/record", seat=0)).headers


async def test_only_the_last_few_are_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        opened = [await tried(anna, LEVEL) for _ in range(TRIED + 2)]
        served.hall.rooms.clear()
        opened.append(await tried(anna, EXAMPLE))
        for old in opened[:-TRIED]:
            await anna.get(f"/tables/{old}", 404)
        for kept in opened[-TRIED:]:
            await anna.get(f"/tables/{kept}")


@pytest.mark.parametrize("kind", ["level", "example"])
def test_no_byte_depends_on_what_is_hidden(kind: str) -> None:
    start = start_of(REGATTA, kind, LEVEL["start"] if kind == "level" else EXAMPLE["start"])
    match, rng = start.match, Rng(5)
    looked = 0
    for number in range(6):
        ledger = Ledger(match, seed_of(number), start=start)
        for _ in range(1 + rng.below(8)):
            ask = ledger.play.asks[rng.below(len(ledger.play.asks))]
            if rng.below(4) == 0 and ledger.steps_back(ask.seat):
                ledger.undo(ask.seat, rng.below(2) == 0, None, 2.0)
            else:
                ledger.answer(ask.seat, ask.actions[rng.below(len(ask.actions))], None, 2.0)
        codes = [action for ask in ledger.play.asks for action in ask.actions[:3]]
        for viewer in (0, 1, SPECTATOR):
            other = twin(ledger, viewer, rng)
            looked += match.digest(other.play.state) != match.digest(ledger.play.state)
            if viewer in start.hands:  # who tries it out may undo anything, and gets the whole record
                assert shown(other, viewer) == shown(ledger, viewer)
            else:
                assert everything(other, viewer, codes) == everything(ledger, viewer, codes)
    assert looked


def shown(ledger: Ledger, viewer: int) -> list[Any]:
    showing = Showing(ledger)
    return [showing.update(0, viewer, "en"), showing.view(viewer, "de"), showing.choices(viewer, "it")]
