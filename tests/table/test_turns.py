"""Guests take turns at the bots: those who ask for little wait little, however much others ask for."""

from __future__ import annotations

import asyncio
import os
import random
import sys
from collections import defaultdict
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

import pytest

from ludarium.kernel.request import TableRequest
from ludarium.table.problems import Trouble
from ludarium.table.turns import HOUSEHOLD, Line, Share, Turns
from ludarium.table.worker import Job
from ludarium.table.workers import MOST_WAITING, Lane, Workers
from tests.table.players import ME, bot, serving
from tests.table.test_bots import started

pytestmark = pytest.mark.anyio

ECHO = "import sys\nfor line in sys.stdin: print('{\"action\": 1}', flush=True)"


def job(level: str = "master") -> Job:
    return Job(
        table=TableRequest("regatta", seats=2),
        position={"zones": {}, "sealed": [], "stack": []},
        seat=0,
        level=level,
        seed=1,
    )


async def order(shares: list[Share], seconds: Mapping[str, float]) -> list[Share]:
    """In which order shares are served that all wait at once, given how long each guest's answers take."""
    turns, served = Turns(), []
    waiting = [(share, turns.join(share)) for share in shares]
    while turns.call():
        for share, turn in waiting:
            if turn.done() and (share, turn) not in served:
                served.append((share, turn))
                turns.spent(share, seconds[share.guest])
    return [share for share, _ in served]


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0)


async def test_guests_take_turns_and_so_do_their_tables() -> None:
    greedy = [Share("eve", table) for table in ("a", "a", "a", "b")]
    polite = [Share("anna", "x"), Share("anna", "x")]
    found = await order([*greedy, *polite], {"eve": 1.0, "anna": 1.0})
    assert [share.guest for share in found] == ["eve", "anna", "eve", "anna", "eve", "eve"]
    assert [share.table for share in found if share.guest == "eve"] == ["a", "b", "a", "a"]


async def test_time_counts_and_not_the_number_of_answers() -> None:
    found = await order([Share("eve")] * 3 + [Share("anna")] * 5, {"eve": 2.0, "anna": 0.5})
    assert [share.guest for share in found] == ["eve", "anna", "anna", "anna", "anna", "eve", "anna", "eve"]


async def test_a_clock_that_measures_nothing_leaves_nobody_behind() -> None:
    found = await order([Share("eve")] * 4 + [Share("anna")] * 2, {"eve": 0.0, "anna": 0.0})
    assert [share.guest for share in found] == ["eve", "anna", "eve", "anna", "eve", "eve"]


async def test_a_newcomer_is_next_and_rest_is_not_saved_up() -> None:
    turns, crowd = Turns(), [Share(f"eve{number}") for number in range(10)]
    waiting = {share: turns.join(share) for share in crowd}
    for _ in range(25):  # ten guests who always want more
        turns.call()
        (served,) = [share for share, turn in waiting.items() if turn.done()]
        turns.spent(served, 1.0)
        waiting[served] = turns.join(served)
    newcomer = turns.join(Share("anna"))
    turns.call()
    assert newcomer.done()
    # From now on everybody has the same share again.
    turns.spent(Share("anna"), 1.0)
    again = turns.join(Share("anna"))
    turns.call()
    assert not again.done()


async def test_many_names_at_one_address_get_the_share_of_a_household() -> None:
    crowd = [Share(f"eve{number}", home="192.0.2.1") for number in range(20)]
    found = await order([*crowd, *[Share("anna", home="192.0.2.2")] * 4], defaultdict(lambda: 1.0))
    places = [number for number, share in enumerate(found) if share.guest == "anna"]
    assert max(after - before for before, after in pairwise(places)) <= HOUSEHOLD + 1
    alone = await order([*[Share(share.guest) for share in crowd], *[Share("anna")] * 4], defaultdict(lambda: 1.0))
    assert [share.guest for share in alone][-3:] == ["anna"] * 3  # without addresses each name has a share of its own


async def test_a_small_household_loses_nothing() -> None:
    family = [Share(name, home="192.0.2.1") for name in ("ann", "ben", "cleo")] * 2
    found = await order([*family, *[Share("dora", home="192.0.2.2")] * 2], defaultdict(lambda: 1.0))
    assert {share.guest for share in found[:4]} == {"ann", "ben", "cleo", "dora"}


async def test_an_address_that_comes_back_has_saved_nothing_up() -> None:
    turns = Turns()
    for _ in range(20):
        turns.join(Share("anna", home="192.0.2.2"))
        turns.call()
        turns.spent(Share("anna", home="192.0.2.2"), 1.0)
    waiting = {f"eve{n}": turns.join(Share(f"eve{n}", home="192.0.2.1")) for n in range(20)}
    for _ in range(HOUSEHOLD + 1):
        served = {name for name, turn in waiting.items() if turn.done()}
        turns.call()
        (now,) = {name for name, turn in waiting.items() if turn.done()} - served
        turns.spent(Share(now, home="192.0.2.1"), 1.0)
    anna = turns.join(Share("anna", home="192.0.2.2"))
    turns.call()
    assert anna.done()


@pytest.mark.parametrize("proxies", [("127.0.0.1",), ("192.0.2.77",)])
async def test_bots_count_for_the_address_that_a_trusted_proxy_names(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    async with serving(tmp_path, proxies=proxies) as served:
        eve = served.stranger(**{"X-Forwarded-For": "2001:db8::7"})
        guest = (await eve.post("/me", {"name": "Eve"}))["id"]
        table = await eve.open(ME, bot("novice"))
        home = "2001:db8::" if proxies == ("127.0.0.1",) else "127.0.0.1"
        assert served.hall.share(guest, table) == Share(guest, table, home)


async def test_whoever_gives_up_waiting_takes_nobody_with_them() -> None:
    lane = Lane(1, (sys.executable, "-c", ECHO), 20.0)
    first = asyncio.create_task(lane.think(job(), Share("a")))
    await asyncio.sleep(0)
    waiting = [asyncio.create_task(lane.think(job(), Share(name))) for name in "bcd"]
    await asyncio.sleep(0)
    waiting[0].cancel()
    waiting[1].cancel()
    assert (await first).action == 1
    assert (await waiting[2]).action == 1
    assert lane.turns.waits("b") == lane.turns.waits("c") == 0
    assert (await lane.think(job(), Share("e"))).action == 1
    await lane.workers[0].stop()


async def test_a_bot_of_a_server_that_is_stopped_answers_nothing() -> None:
    """An error would let it play at random."""
    workers = Workers(2, (sys.executable, "-c", ECHO), 20.0)
    await workers.close()
    with pytest.raises(Trouble) as caught:
        await workers.think(job())
    assert caught.value.kind == "server-stops"
    assert workers.pids == []


@pytest.mark.parametrize("places", [1, 2, 3])
async def test_a_line_loses_nobody_and_no_place_whatever_happens(places: int) -> None:
    """Given guests who come, fail and give up at random, then nobody shares a place, and in the end all are free."""
    for seed in range(30):
        rng, line, held = random.Random(seed), Line(list(range(places))), set[int]()

        async def visit(rng: random.Random = rng, line: Line[int] = line, held: set[int] = held) -> None:
            for _ in range(rng.randint(1, 5)):
                with suppress(ValueError):
                    async with line.place(Share(rng.choice("abcd"), rng.choice("xy"))) as place:
                        assert place not in held
                        held.add(place)
                        try:
                            for _ in range(rng.randint(0, 3)):
                                await asyncio.sleep(0)
                            if rng.random() < 0.1:
                                raise ValueError
                        finally:
                            held.discard(place)

        guests = [asyncio.create_task(visit()) for _ in range(20)]
        for _ in range(5000):  # more rounds than all of them need together
            if all(guest.done() for guest in guests):
                break
            await asyncio.sleep(0)
            assert 0 <= line._promised <= len(line._idle)
            if rng.random() < 0.05:
                rng.choice(guests).cancel()
        assert all(guest.cancelled() or guest.exception() is None for guest in guests)
        assert (line._promised, sorted(line._idle), line.turns._waiting) == (0, [*range(places)], {})


async def test_many_masters_of_one_guest_delay_another_by_one_answer(tmp_path: Path) -> None:
    pipe, pids = tmp_path / "pipe", tmp_path / "pids"
    os.mkfifo(pipe)
    command = (sys.executable, str(Path(__file__).with_name("slow_worker.py")), str(pipe), str(pids))
    async with serving(tmp_path, worker=command) as served:
        eve, anna = await served.player("Eve"), await served.player("Anna")
        for _ in range(6):
            await eve.open(bot("master"), bot("master"))
        await started(pids, 1)
        # A bot that does not search waits for none of them.
        quick = await anna.open(ME, bot("expert"))
        async with anna.live(quick, 0) as live:
            await live.until("state")
            assert (await live.until("update"))["moments"][0]["seat"] == 1
        workers = served.hall.workers
        table = served.hall.rooms[await anna.open(ME, bot("master"))]
        await until(lambda: workers.deep.turns.waits(table.table.host) == 1)
        await asyncio.to_thread(pipe.write_text, "go")
        await started(pids, 2)
        assert workers.deep.turns.waits(table.table.host) == 0
        share = Share(next(iter(served.hall.rooms.values())).table.host)
        assert workers.crowded(share, "master")
        assert not workers.crowded(share, "casual")
        assert workers.deep.turns.waits(share.guest) >= MOST_WAITING
