"""Games begun under former rules: they continue, go back if an answer is illegal now, and lose nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium.kernel.chance import commitment
from ludarium.kernel.record import Record, follow, match_of, parse, verify
from ludarium.table.database import Taken
from ludarium.table.hall import Hall
from ludarium.table.settings import Settings
from tests.table.corrected import REGATTA, Corrected, playing, without_regatta
from tests.table.players import FRIEND, ME, Json, Player, Served, serving

pytestmark = pytest.mark.anyio
SAME = Corrected(2)
SHALLOW = Corrected(2, shoals=range(8, 14))
"""Nobody may stop in the middle of the course now."""
SHALLOWER = Corrected(3, shoals=range(4, 20))


async def begun(served: Served, answers: int = 14, **more: Any) -> tuple[Player, str]:
    """A game for two at one screen, with an answer that was taken back."""
    anna = await served.player("Anna")
    table = await anna.open(ME, ME, **more)
    await anna.play(table, (0, 1), answers, pick=2)
    return anna, table


def again(served: Served, anna: Player) -> Player:
    """The same guest at the server that was started since."""
    same = served.stranger()
    for name, value in anna.http.cookies.items():
        same.http.cookies.set(name, value)
    return same


def answers_of(record: Record) -> list[str]:
    return [step.text for turn in record.turns for step in turn.steps]


async def test_a_game_goes_on_where_every_answer_still_holds(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, table = await begun(served)
        before = await anna.state(table, 0)
        former = await anna.get(f"/tables/{table}/record", seat=0)
        assert before["notice"] is None
    async with serving(tmp_path, clock=lambda: 0.0, **playing(SAME)) as served:
        anna = again(served, anna)
        assert [card["id"] for card in await anna.get("/tables")] == [table]
        state = await anna.state(table, 0)
        assert (state["seq"], state["answers"]) == (before["seq"] + 1, before["answers"])
        assert (state["view"]["zones"], state["commitment"]) == (before["view"]["zones"], before["commitment"])
        number = before["answers"]
        for language, said in (
            ("en", f"On 1970-01-01 the rules of this game were corrected: since answer {number} it is played under"),
            ("de", f"Am 01.01.1970 wurden die Regeln dieses Spiels korrigiert: Seit Antwort {number} gilt Version 2"),
            ("it", f"Il 01/01/1970 le regole di questo gioco sono state corrette: dalla risposta {number} vale la"),
        ):
            spoken = await anna.get(f"/tables/{table}/state", seat=0, language=language)
            assert spoken["notice"]["sentence"].startswith(said)
            assert spoken["moments"][-1]["sentence"] == spoken["notice"]["sentence"]
        assert (state["moments"][-1]["kind"], state["notice"]["seq"]) == ("rules", state["seq"])
        assert (await anna.get(f"/tables/{table}"))["rules"] == 2
        assert await anna.get(f"/tables/{table}/record", seat=0, before=state["notice"]["seq"]) == former
        assert (await anna.get(f"/tables/{table}/record", 404, before=1))["type"] == "no-change"
        served.hall.rooms.clear()
        assert (await anna.state(table, 0))["seq"] == state["seq"], "it changes once"
        await anna.play(table, (0, 1))
        assert (await anna.get(f"/tables/{table}/fairness"))["verified"] is True
        record = parse(await anna.get(f"/tables/{table}/record"))
        assert verify(record, match_of(record, SAME)).copied == 0


async def test_what_was_meant_for_the_former_rules_is_stale(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, table = await begun(served)
        before = await anna.state(table, 0)
    async with serving(tmp_path, **playing(SAME)) as served:
        anna = again(served, anna)
        seat = before["view"]["asked"][0]
        problem = await anna.answer(table, seat, "anchor", before["seq"], 409)
        assert problem["type"] == "stale"
        assert problem["state"]["notice"] is not None
        await anna.undo(table, seat, before["seq"] + 1, 409)


async def test_a_refused_answer_leads_back_to_the_point_just_before_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, table = await begun(served, 30)
        before = await anna.state(table, 0)
        whole = parse(await anna.get(f"/tables/{table}/record", seat=0))
    async with serving(tmp_path, seed=lambda: "ab" * 32, **playing(SHALLOW)) as served:
        anna = again(served, anna)
        state = await anna.state(table, 0)
        change = next(moment for moment in state["moments"] if moment["kind"] == "rules")
        assert change["seq"] == before["seq"] + 1 == state["notice"]["seq"]
        kept = before["answers"] - len(change["undoes"])
        assert 0 < kept < before["answers"]
        refused = answers_of(whole)[kept]
        assert refused.startswith("sail spaces=")
        words = served.hall.rooms[table].showing.words("en")
        sentence = words.action(words.match.verbs.parse(refused))
        assert f'had answered "{sentence}", which the current rules do not allow' in change["sentence"]
        assert (
            f"({len(change['undoes'])} answers were undone), and chance continues from a new seed"
            in (change["sentence"])
        )
        assert state["commitment"] == commitment("ab" * 32) != before["commitment"]
        # What was undone is gone from the log but in the former record, masked while the game runs.
        log = await anna.get(f"/tables/{table}/log", most=400)
        assert all(moment["action"] is None for moment in log if moment["undone"])
        masked = parse(await anna.get(f"/tables/{table}/record", seat=0, before=change["seq"]))
        assert (masked.headers["Rules"], masked.headers["Answers"]) == ("1", str(before["answers"]))
        assert "Seed" not in masked.headers
        assert masked.masked
        # The game continues under the current rules, chance from the new seed.
        await anna.play(table, (0, 1))
        fairness = await anna.get(f"/tables/{table}/fairness")
        assert (fairness["verified"], fairness["seed"]) == (True, "ab" * 32)
        assert f"The first {kept} answers" in fairness["sentence"]
        record = parse(await anna.get(f"/tables/{table}/record"))
        assert verify(record, match_of(record, SHALLOW)).copied == kept
        former = parse(await anna.get(f"/tables/{table}/record", before=change["seq"]))
        verdict = verify(former, match_of(former, REGATTA))
        assert (verdict.answers, verdict.copied) == (before["answers"], 0)
        assert answers_of(former)[kept] == refused


async def test_rules_that_change_again_lead_back_behind_the_first_change(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, table = await begun(served, 30)
        first = await anna.state(table, 0)
    async with serving(tmp_path, **playing(SHALLOW)) as served:
        anna = again(served, anna)
        second = await anna.play(table, (0, 1), 6, pick=1)
    async with serving(tmp_path, **playing(SHALLOWER)) as served:
        anna = again(served, anna)
        third = await anna.state(table, 0)
        log = await anna.get(f"/tables/{table}/log", most=400)
        changes = [moment for moment in log if moment["kind"] == "rules"]
        assert len(changes) == 2
        assert third["answers"] < first["answers"]
        await anna.play(table, (0, 1))
        for change, game, answers in ((changes[0], REGATTA, first), (changes[1], SHALLOW, second)):
            former = parse(await anna.get(f"/tables/{table}/record", before=change["seq"]))
            assert former.headers["Rules"] == str(game.version)
            assert verify(former, match_of(former, game)).answers == answers["answers"]


@pytest.mark.parametrize("game", [SAME, SHALLOW], ids=["same", "shallow"])
@pytest.mark.parametrize("ended", [False, True], ids=["over", "ended"])
async def test_a_finished_game_is_never_changed(tmp_path: Path, game: Corrected, ended: bool) -> None:
    async with serving(tmp_path) as served:
        anna, table = await begun(served, 30 if ended else 1000)
        if ended:
            for seat, means in enumerate(("proposes", "ends")):
                await anna.post(f"/tables/{table}/end", {"seat": seat, "confirm": means})
        record = await anna.get(f"/tables/{table}/record")
        before = await anna.state(table, 0)
        listed = await anna.get("/tables")
    async with serving(tmp_path, **playing(game)) as served:
        anna = again(served, anna)
        state = await anna.state(table, 0)
        assert state["seq"] == before["seq"]
        assert await anna.get(f"/tables/{table}/record") == record
        assert await anna.get("/tables") == listed
        sentence = state["notice"]["sentence"]
        assert sentence.startswith("This game was played under version 1 of the rules; the current version is 2.")
        fairness = await anna.get(f"/tables/{table}/fairness")
        assert fairness["seed"] == before["result"]["seed"] == state["result"]["seed"]
        if game is SAME:
            assert state["result"] == before["result"]
            assert fairness["verified"] is True
            assert f"All {before['answers']} answers are legal" in sentence
        else:
            assert state["result"]["winners"] == before["result"]["winners"]
            assert state["result"]["scores"] == ([] if ended else before["result"]["scores"])
            assert fairness["verified"] is None
            assert f"up to answer {state['answers']}: " in sentence
            assert "REG-SAI-05" in sentence
            assert state["answers"] < before["answers"]
            assert state["moments"][-1]["action"] == before["moments"][-1]["action"]
        await anna.get(f"/tables/{table}/positions/{state['answers']}")
        await anna.get(f"/tables/{table}/positions/{state['answers'] + 1}", 404)
        story = await anna.get(f"/tables/{table}/story")
        assert story["winners"] == before["result"]["winners"]
        assert ended or story["scores"][-1]["scores"] == before["result"]["scores"]
        seat = state["view"]["asked"][0] if state["view"]["asked"] else 0
        assert (await anna.answer(table, seat, "anchor", state["seq"], 409))["type"] == "game-over"
        branch = {"answers": state["answers"] - 1, "seats": [ME, ME]}
        await anna.post(f"/tables/{table}/branch", branch, 201)


async def test_a_game_that_is_not_here_any_more(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, table = await begun(served, watch=False)
        _, done = anna, await anna.open(ME, ME)
        await anna.play(done, (0, 1))
        record = await anna.get(f"/tables/{done}/record")
        number = (await anna.state(table, 0))["answers"]
    for settings, why in (
        (without_regatta(), "there is no game 'regatta'"),
        (playing(Corrected(0)), "it needs rules version 1, but this server has 0"),
    ):
        async with serving(tmp_path, **settings) as served:
            anna = again(served, anna)
            assert len(await anna.get("/tables")) == 2
            for path in ("", "/state", "/log"):
                problem = await anna.get(f"/tables/{table}{path}", 409)
                assert (problem["type"], why in problem["detail"]) == ("unreadable", True)
                assert "Its record can still be downloaded." in problem["detail"]
            assert await anna.get(f"/tables/{done}/record") == record
            mine = parse(await anna.get(f"/tables/{table}/record", seat=0))
            shown = [step.text for turn in mine.turns if turn.seat == 0 for step in turn.steps if not step.chance]
            assert shown
            assert "?" not in shown
            hidden = parse(await anna.get(f"/tables/{table}/record"))
            assert set(answers_of(hidden)) == {"?"}
            assert hidden.headers["Answers"] == str(number)
            assert "Seed" not in hidden.headers
            assert (await served.stranger().get(f"/tables/{table}/record", 404))["type"] == "no-table"
            await served.stranger().get(f"/tables/{done}/record")
            ben = await served.player("Ben")
            await ben.get(f"/tables/{done}/record", seat=1)
            await ben.get(f"/tables/{table}/record", 404, seat=1)


async def test_two_processes_agree_on_one_change(tmp_path: Path, shared: str) -> None:
    async with serving(tmp_path, database=shared) as served:
        _, table = await begun(served, 30)
    halls = [Hall(Settings(data_dir=tmp_path, database=shared, **playing(SHALLOW))) for _ in range(2)]
    for hall in halls:
        await hall.open()
    try:
        found = await asyncio.gather(*(hall.read(table) for hall in halls))
        rows = [read[0] for read in found]
        ledgers = [read[2] for read in found]
        assert rows[0] == rows[1]
        assert [moment.fact for moment in ledgers[0].moments] == [moment.fact for moment in ledgers[1].moments]
        assert sum(moment.change is not None for moment in ledgers[0].moments) == 1
    finally:
        for hall in halls:
            await hall.close()


async def test_a_change_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        _, table = await begun(served)
        loaded = await served.hall.store.load(table)
        assert loaded is not None
        row, seats, facts, _ = loaded
        after = msgspec.convert(vars(row) | {"rules": 2}, type(row))
        with pytest.raises(Taken):
            await served.hall.store.upgrade(row, after, [facts[-1]])
        assert await served.hall.store.table(table) == row
        await served.hall.store.decide(seats, seats[0], 1.0, "", "")
        fact = msgspec.convert(vars(facts[-1]) | {"seq": facts[-1].seq + 1, "ticket": None}, type(facts[-1]))
        with pytest.raises(Taken):
            await served.hall.store.upgrade(row, after, [fact])
        assert await served.hall.store.load(table) is not None


async def test_a_record_of_former_rules_is_shown_as_far_as_it_goes(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna, table = await begun(served, 1000)
        text = await anna.get(f"/tables/{table}/record")
        early = (await anna.post("/replays", {"text": text}, 201))["id"]
        held = int(parse(text).headers["Answers"])
    async with serving(tmp_path, **playing(SAME)) as served:
        anna = again(served, anna)
        for info in (await anna.post("/replays", {"text": text}, 201), await anna.get(f"/replays/{early}")):
            assert info["answers"] == held
            assert "under version 1 of the rules and is shown under version 2" in info["notice"]
            assert f"All {held} answers are legal" in info["notice"]
    async with serving(tmp_path, **playing(SHALLOW)) as served:
        anna = again(served, anna)
        record = parse(text)
        play, stop = follow(record, match_of(record, SHALLOW, former=True))
        assert stop is not None
        for info in (
            await anna.post("/replays", {"text": text}, 201),
            await anna.get(f"/replays/{early}", language="en"),
        ):
            assert info["answers"] == len(play.answers) < held
            assert f"up to answer {info['answers']} of {held} (line {stop.line}): " in info["notice"]
            await anna.get(f"/replays/{info['id']}/positions/{info['answers']}")
            await anna.get(f"/replays/{info['id']}/story")
            await anna.get(f"/replays/{info['id']}/positions/{info['answers'] + 1}", 404)
        german: Json = await anna.get(f"/replays/{early}", language="de")
        assert "Sie lässt sich bis Antwort" in german["notice"]
        # What was changed since it was written is still refused.
        broken = text.replace("sail spaces=3", "sail spaces=2", 1)
        assert (await anna.post("/replays", {"text": broken}, 422))["type"] == "wrong-record"


async def test_nobody_learns_a_hidden_answer_from_the_change(tmp_path: Path) -> None:
    """The first card of a wind that no longer exists was dealt in secret: only the seat that drew it is told."""
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, FRIEND)
        await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": await anna.secret(table, 1)})
        for _ in range(4):
            for seat, player in ((0, anna), (1, ben)):
                state = await player.state(table, seat)
                if seat in state["view"]["asked"]:
                    await player.answer(table, seat, state["view"]["legal"][0], state["seq"])
        loaded = await served.hall.store.load(table)
        assert loaded is not None
        facts = loaded[2]
        drawn = next(fact for fact in facts if fact.text.startswith("deal"))
        owner = next(seat for seat in (0, 1) if drawn.seq % 2 == (seat + 1) % 2)
    async with serving(tmp_path, **playing(Corrected(2, without=drawn.text.removeprefix("deal ")))) as served:
        people = {0: again(served, anna), 1: again(served, ben), -2: served.stranger()}
        for viewer, player in people.items():
            state = await player.state(table, viewer)
            said = state["notice"]["sentence"]
            record = parse(await player.get(f"/tables/{table}/record", seat=viewer, before=state["notice"]["seq"]))
            assert ("Chance had produced something" in said) == (viewer != owner)
            for turn in record.turns:
                for step in turn.steps:
                    seat = -1 if step.chance else turn.seat
                    assert step.text == "?" or seat == viewer
            assert "Seed" not in record.headers
