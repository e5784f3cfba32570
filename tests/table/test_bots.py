"""Bots answer from processes of their own; a slow one delays nobody, and a dead one is asked again."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from ludarium import games
from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import Rng, advance, playout
from ludarium.kernel.request import TableRequest
from ludarium.table import workers
from ludarium.table.thinking import remarks_on
from ludarium.table.wording import wording_of
from ludarium.table.worker import Job, think
from ludarium.table.workers import Worker, Workers
from tests.table.players import FRIEND, ME, Live, bot, serving

pytestmark = pytest.mark.anyio

WORKER = (sys.executable, "-m", "ludarium.table.worker")


async def play_on(live: Live, seat: int = 0) -> None:
    """Answer for a seat until the game is over."""
    state, number = await live.until("state"), 0
    while state["result"] is None:
        legal = state["view"]["legal"]
        if legal:
            number += 1
            await live.send("answer", id=f"n{number}", seat=seat, seq=state["seq"], action=legal[0])
        state = await live.until("update", "state")


async def test_a_game_against_bots(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, bot("random"), bot("novice"))
        async with anna.live(table, 0) as live:
            await play_on(live)
        moments = await anna.get(f"/tables/{table}/log", most=500)
        assert {moment["seat"] for moment in moments} == {-1, 0, 1, 2}
        hint_late = await anna.post(f"/tables/{table}/hint", {"seat": 0}, 409)
        assert hint_late["type"] == "not-asked"


async def test_a_hint_is_the_best_answers_and_what_they_come_to(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        legal = (await anna.state(table, 0))["view"]["legal"]
        hint = await anna.post(f"/tables/{table}/hint", {"seat": 0})
        assert len(hint["lines"]) == 3
        assert {line["steps"][0]["choice"]["code"] for line in hint["lines"]} <= set(legal)
        assert hint["lines"][0]["steps"][0]["choice"]["sentence"]
        assert {line["chance"] for line in hint["lines"]} == {None}, "nobody has measured this game"
        assert (1 <= hint["even"] <= 3, hint["deals"] > 0) == (True, True)


@pytest.mark.parametrize(("allowed", "status"), [(False, 403), (True, 200)])
async def test_with_other_people_there_are_hints_only_where_the_table_allows_them(
    tmp_path: Path, allowed: bool, status: int
) -> None:
    """Given a table with a seat for a friend, when the friend is not there yet and when they are."""
    async with serving(tmp_path) as served:
        anna, ben = await served.player("Anna"), await served.player("Ben")
        table = await anna.open(ME, FRIEND, hints=allowed)
        info = await anna.get(f"/tables/{table}")
        assert (info["hints"], info["people"]["hints"]) == (allowed, allowed)
        secret = info["people"]["seats"][1]["secret"]
        refused = await anna.post(f"/tables/{table}/hint", {"seat": 0}, status)
        await ben.post(f"/tables/{table}/join", {"seat": 1, "secret": secret})
        assert (await ben.state(table, 1))["people"]["hints"] is allowed
        also = await ben.post(f"/tables/{table}/hint", {"seat": 1}, status)
        if not allowed:
            assert {refused["type"], also["type"]} == {"no-hints"}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["It brings you more outposts and energy for later.", "It costs Ben outposts."]),
        ("de", ["Das bringt dir mehr Außenposten und Energie für später.", "Das kostet Ben Außenposten."]),
        ("it", ["Ti porta più avamposti e celle energetiche per dopo.", "A Ben costa avamposti."]),
    ],
)
def test_reasons_are_sentences_about_people(language: str, said: list[str]) -> None:
    words = wording_of(games.get("dei").match(seats=2), language).called(["Anna", "Ben"])
    reasons = [("outposts", 0, 2.0), ("energy", 0, 1.5), ("outposts", 1, 0.5)]
    assert [why.sentence for why in words.why(0, reasons)] == said
    assert words.why(0, [("unheard-of", 0, 1.0)]) == []


def test_a_hint_names_the_places_that_a_plan_is_about() -> None:
    """Given somebody who may move in D.E.I., when that is the plan, then the majorities it comes to are named."""
    match: Any = games.get("dei").match(seats=2)
    rng, state = Rng(3), match.start()
    while match.verbs.verb(question_of(state).actions[0]).name != "move":
        playout(state, rng, 1)
    ask = question_of(state)
    words = wording_of(match, "en", match.board_name(match.view(state, ask.seat)))
    start = match.dump(state)
    plans = [[action] for action in ask.actions if match.verbs.verb(action).name == "move"]
    told = [words.reached(remarks_on(match, match.load(start), ask.seat, plan)) for plan in plans]
    assert {len(said) for said in told} == {1}
    assert any(said.pins and "ajority in " in said.sentence for [said] in told)
    assert words.reached(remarks_on(match, state, ask.seat, [0])) == [], "nobody is asked for that"


def question_of(state: Any) -> Ask:
    ask = advance(state)
    assert ask is not None
    return ask


async def started(pids: Path, count: int) -> list[int]:
    """Wait until this many masters have begun to think."""

    def look() -> list[int]:
        while not pids.exists() or len(pids.read_text().split()) < count:
            threading.Event().wait(0.01)
        return [int(pid) for pid in pids.read_text().split()]

    return await asyncio.wait_for(asyncio.to_thread(look), 20)


async def test_a_slow_bot_delays_no_other_table(tmp_path: Path) -> None:
    pipe, pids = tmp_path / "pipe", tmp_path / "pids"
    os.mkfifo(pipe)
    command = (sys.executable, str(Path(__file__).with_name("slow_worker.py")), str(pipe), str(pids))
    async with serving(tmp_path, worker=command) as served:
        anna = await served.player("Anna")
        slow = await anna.open(ME, bot("master"))
        await started(pids, 1)
        quick = await anna.open(ME, bot("random"))
        async with anna.live(quick, 0) as live:
            await play_on(live)
        # Our own move at the slow table is taken while its bot still thinks.
        state = await anna.state(slow, 0)
        await anna.answer(slow, 0, state["view"]["legal"][0], state["seq"])
        async with anna.live(slow, 0) as live:
            assert (await live.until("state"))["view"]["asked"] == [1]
            await asyncio.to_thread(pipe.write_text, "go")
            assert (await live.until("update"))["moments"][0]["seat"] == 1
            # Leave nobody waiting for the pipe.
            await anna.post(f"/tables/{slow}/end", {"seat": 0, "confirm": "ends"})


async def test_a_killed_worker_is_started_again_and_the_bot_answers(tmp_path: Path) -> None:
    pipe, pids = tmp_path / "pipe", tmp_path / "pids"
    os.mkfifo(pipe)
    command = (sys.executable, str(Path(__file__).with_name("slow_worker.py")), str(pipe), str(pids))
    async with serving(tmp_path, worker=command) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, bot("master"))
        async with anna.live(table, 0) as live:
            await live.until("state")
            (first,) = await started(pids, 1)
            os.kill(first, signal.SIGKILL)
            _, second = await started(pids, 2)
            assert second != first
            await asyncio.to_thread(pipe.write_text, "go")
            assert (await live.until("update"))["moments"][0]["seat"] == 1
            assert served.hall.workers.restarts == 1
            await anna.post(f"/tables/{table}/end", {"seat": 0, "confirm": "ends"})


async def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    pipe, pids = tmp_path / "pipe", tmp_path / "pids"
    os.mkfifo(pipe)
    command = (sys.executable, str(Path(__file__).with_name("slow_worker.py")), str(pipe), str(pids))
    async with serving(tmp_path, worker=command) as served:
        anna = await served.player("Anna")
        cookies = dict(anna.http.cookies)
        table = await anna.open(ME, bot("master"))
        await started(pids, 1)
    async with serving(tmp_path, worker=command) as served:
        anna = served.stranger()
        anna.http.cookies.update(cookies)
        async with anna.live(table, 0) as live:
            await live.until("state")
            await started(pids, 2)
            await asyncio.to_thread(pipe.write_text, "go")
            assert (await live.until("update"))["moments"][0]["seat"] == 1
            await anna.post(f"/tables/{table}/end", {"seat": 0, "confirm": "ends"})


async def test_a_broken_job_is_told_and_does_not_end_the_worker() -> None:
    workers = Workers(2, WORKER, 20.0)
    job = Job(
        table=TableRequest("regatta", seats=2),
        position={"zones": {}, "sealed": [], "stack": []},
        seat=0,
        level="random",
        seed=1,
    )
    thought = await workers.think(job)
    assert "RecordError" in thought.error
    pids = workers.pids
    await workers.think(job)
    assert workers.pids == pids
    await workers.close()
    assert workers.restarts == 0


async def test_a_worker_that_never_answers_is_given_up(tmp_path: Path) -> None:
    workers = Workers(2, (sys.executable, "-c", "input(); input()"), 0.05)
    job = Job(
        table=TableRequest("regatta", seats=2),
        position={"zones": {}, "sealed": [], "stack": []},
        seat=0,
        level="random",
        seed=1,
    )
    thought = await workers.think(job)
    assert "failed" in thought.error
    assert workers.restarts == 3
    assert workers.pids == []


async def test_a_worker_never_sees_the_true_position(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME, ME)
        room = served.hall.rooms[table]
        match, state = room.ledger.match, room.ledger.play.state
        positions = [room.thinking.job(1, "random").position for _ in range(20)]
        views = [match.view(match.load(position), 1) for position in positions]
        assert all(view == match.view(state, 1) for view in views)
        assert len({str(position["zones"]["hands"]) for position in positions}) > 1
        job = room.thinking.job(1, "random")
        assert think(job).action in match.view(state, 1)["legal"]
        assert match.view(match.determinise(state, 1, Rng(1)), 1) == views[0]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a class of idle processes")
async def test_deep_thought_leaves_the_processors_to_people_while_it_gets_enough_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Given a worker that has had a second of a processor whenever somebody looks, then it gives way all the time."""
    had = count()
    monkeypatch.setattr(workers, "worked", lambda pid: float(next(had)))
    thinks = "import os, time\nwhile input():\n  time.sleep(0.5)\n  print(os.sched_getscheduler(0), flush=True)"
    worker = Worker((sys.executable, "-c", thinks), 20.0, patience=0.05)
    try:
        assert int(await worker.ask(b"?")) == os.SCHED_IDLE
        assert next(had) > 2
    finally:
        await worker.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a class of idle processes")
async def test_deep_thought_that_gets_nothing_runs_like_others_when_its_patience_ends() -> None:
    """Given a worker that gets no processor, as it wants none, then it gives way first and does not in the end."""
    thinks = "import os, time\nwhile input():\n  while os.sched_getscheduler(0): time.sleep(0.01)\n  print(flush=True)"
    worker = Worker((sys.executable, "-c", thinks), 20.0, patience=0.2)
    reply = asyncio.create_task(worker.ask(b"?"))
    try:
        while worker.pid is None or os.sched_getscheduler(worker.pid) != os.SCHED_IDLE:
            await asyncio.sleep(0)
        assert await reply == b"\n"
    finally:
        await worker.close()
