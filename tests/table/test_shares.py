"""What a request costs is measured and taken from its sender's share; what takes long is done in turns."""

from __future__ import annotations

import asyncio
import gc
import random
import threading
from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import suppress
from pathlib import Path
from types import NoneType
from typing import Any

import pytest
from sqlalchemy import text

from ludarium.kernel.seats import SPECTATOR
from ludarium.table.database import Database
from ludarium.table.ledger import Moment
from ludarium.table.live import Connection
from ludarium.table.problems import Trouble
from ludarium.table.rates import BUSY, TOGETHER, Metered, Rounds, Work
from ludarium.table.rooms import Room
from ludarium.table.settings import Rate
from ludarium.table.showing import AT_ONCE, Showing
from ludarium.table.turns import HOUSEHOLD, Line, Share, on_behalf
from ludarium.table.wire import MomentInfo
from tests.table.players import ME, Unread, serving
from tests.table.test_bots import play_on

pytestmark = pytest.mark.anyio


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


async def reckoned(work: Work, client: str, seconds: float, monkeypatch: pytest.MonkeyPatch, home: str = "") -> None:
    """Let a client keep the loop for so long, without waiting for it."""
    times = iter([0.0, seconds])
    monkeypatch.setattr("ludarium.table.rates.time.thread_time", lambda: next(times))
    try:
        await work.do(Share(client, home=home), nothing())
    finally:
        monkeypatch.undo()


async def waited(work: Work, clock: Clock) -> None:
    """A while later the debt is not paid yet, but nobody has to wait."""
    clock.now += 2.5
    assert work.left("eve") < 0
    assert not work.contended("eve")


async def nothing() -> None:
    return None


async def test_whoever_has_had_their_share_makes_way_while_others_want_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    work = Work(Rate(1.0, 0.2), clock)
    await reckoned(work, "eve", 2.0, monkeypatch)
    assert work.left("eve") == pytest.approx(-1.0)
    await work.do(Share("eve"), nothing())  # nobody else is there
    await reckoned(work, "anna", 0.1, monkeypatch)
    assert work.contended("eve")
    with pytest.raises(Trouble, match="the server is busy") as refused:
        await work.do(Share("eve"), nothing())
    assert refused.value.status == 429
    assert refused.value.retry_after == pytest.approx(5.0, abs=0.1)
    await work.do(Share("anna"), nothing())
    await waited(work, clock)
    await work.do(Share("eve"), nothing())
    clock.now += 100
    assert work.left("eve") == 1.0


async def test_more_names_are_no_way_to_more_of_the_servers_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given twice as many names at one address as a household counts for, each with something left, when somebody else
    wants to play, then all of them make way; those of another address do not, and neither do they while alone."""
    clock = Clock()
    work = Work(Rate(1.0, 0.2), clock)
    names = [f"eve{number}" for number in range(2 * HOUSEHOLD)]
    for name in names:
        await reckoned(work, name, 0.75, monkeypatch, home="192.0.2.1")
    await work.do(Share("eve0", home="192.0.2.1"), nothing())  # nobody else is there
    await reckoned(work, "anna", 0.1, monkeypatch, home="192.0.2.2")
    assert all(work.left(name) > 0 for name in names)
    for name in (names[0], names[-1], "a new name"):
        with pytest.raises(Trouble, match="the server is busy") as refused:
            await work.do(Share(name, home="192.0.2.1"), nothing())
        assert refused.value.retry_after == pytest.approx(2.0 / 0.8, abs=0.1)
    await work.do(Share("anna", home="192.0.2.2"), nothing())
    clock.now += 3
    await reckoned(work, "anna", 0.5, monkeypatch, home="192.0.2.2")
    await work.do(Share("eve0", home="192.0.2.1"), nothing())  # the debt is paid


async def test_requests_and_sockets_count_for_the_address_they_come_from(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        eve = served.stranger(**{"X-Forwarded-For": "192.0.2.1"})
        await eve.post("/me", {"name": "Eve"})
        table = await anna.open(ME, ME)
        async with anna.live(table, 0) as live:
            await live.send("ping", id="p")
            await live.until("pong")
        now, last = served.hall.work._now, served.hall.work._last
        homes = {share.home for share in {**now, **last}}
        assert {"127.0.0.1", "192.0.2.1"} <= homes
        assert "" not in homes


async def test_what_a_thread_reads_for_a_client_counts_as_theirs(tmp_path: Path) -> None:
    database, spent = Database(f"sqlite:///{tmp_path / 'file.sqlite'}"), dict[Share, float]()
    database.spent = spent.__setitem__
    count = text("WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 20000) SELECT max(n) FROM c")
    with on_behalf(Share("eve")):
        assert await database.read(lambda connection: connection.execute(count).scalar_one()) == 20000
    assert spent[Share("eve")] > 0
    await database.close()


async def test_what_is_cheap_is_never_refused() -> None:
    clock = Clock()
    work = Work(Rate(1.0, 0.5), clock)
    for _ in range(300):
        await work.do(Share("anna"), nothing())
        clock.now += 0.01
    assert work.left("anna") > 0.5
    assert BUSY < 1


class Ticks:
    """An awaitable that yields so often, and returns what it was sent."""

    def __await__(self) -> Generator[Any, Any, list[Any]]:
        got = []
        for number in range(3):
            try:
                got.append((yield number))
            except ValueError as problem:
                got.append(problem)
        return got


async def test_a_meter_changes_nothing() -> None:
    metered = Metered(Ticks(), Rounds(), Share("anna"))
    steps = metered.__await__()
    assert next(steps) == 0
    await asyncio.sleep(0)  # a round each, or it would wait for one
    assert steps.send("a") == 1
    await asyncio.sleep(0)
    problem = ValueError("b")
    assert steps.throw(problem) == 2
    await asyncio.sleep(0)
    with pytest.raises(StopIteration) as stop:
        steps.send("c")
    assert stop.value.value == ["a", problem, "c"]
    assert metered.seconds > 0


async def test_waiting_is_not_work_and_cancelling_goes_through() -> None:
    metered = Metered(asyncio.Event().wait(), Rounds(), Share("anna"))

    async def waits() -> None:
        await metered

    task = asyncio.create_task(waits())
    for _ in range(3):
        await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert metered.seconds < 0.5


async def test_work_that_is_given_up_for_good_ends_at_once() -> None:
    """Even while the round belongs to somebody else: whoever closes it does not come back."""
    rounds, ended = Rounds(), list[str]()

    async def waits() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("anna")

    steps = Metered(waits(), rounds, Share("anna")).__await__()
    next(steps)
    assert rounds.turn(Share("eve")) is not None  # the round is taken
    steps.close()
    assert ended == ["anna"]


async def test_what_takes_long_is_done_in_turns() -> None:
    line: Line[None] = Line([None])
    first, done = threading.Event(), list[str]()
    tasks: list[asyncio.Task[Any]] = [asyncio.create_task(line.run(Share("eve"), first.wait, 10))]
    await asyncio.sleep(0)
    tasks += [asyncio.create_task(line.run(Share("eve"), done.append, f"eve{n}")) for n in range(3)]
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(line.run(Share("anna"), done.append, "anna")))
    await asyncio.sleep(0)
    first.set()
    await asyncio.gather(*tasks)
    assert done.index("anna") <= 1


async def test_a_step_waits_for_one_of_somebody_else() -> None:
    """However many requests Eve has under way, Anna's step does not wait for one of each: that would be 500 here.

    Turns go by time, so a collection of garbage in a step of Anna's would rightly cost her some.
    """
    work, steps = Work(Rate(1e6, 1e6)), list[str]()

    async def go(name: str, count: int) -> None:
        for _ in range(count):
            steps.append(name)
            await asyncio.sleep(0)

    hostile = [asyncio.create_task(work.do(Share("eve"), go("eve", 1000))) for _ in range(50)]
    while len(steps) < 100:
        await asyncio.sleep(0)
    before = len(steps)
    gc.disable()
    try:
        await work.do(Share("anna"), go("anna", 10))
    finally:
        gc.enable()
    assert steps[before:].count("eve") <= 100
    for task in hostile:
        task.cancel()
    await asyncio.gather(*hostile, return_exceptions=True)


async def test_answers_that_share_a_commit_go_on_a_few_in_each_round_of_the_loop() -> None:
    work, committed, rounds, steps = Work(Rate(1e6, 1e6)), asyncio.Event(), [0], list[int]()

    async def answer() -> None:
        await committed.wait()
        steps.append(rounds[0])

    async def count() -> None:
        while True:
            rounds[0] += 1
            await asyncio.sleep(0)

    tasks = [asyncio.create_task(work.do(Share("anna"), answer(), plays=True)) for _ in range(12)]
    for _ in range(20):
        await asyncio.sleep(0)
    counting = asyncio.create_task(count())
    committed.set()
    await asyncio.gather(*tasks)
    counting.cancel()
    assert max(Counter(steps).values()) == TOGETHER
    assert max(steps) - min(steps) <= 12 // TOGETHER + 1


async def test_whoever_is_cancelled_before_their_step_takes_nobody_with_them() -> None:
    work, done = Work(Rate(1e6, 1e6)), list[str]()

    async def go(name: str) -> None:
        await asyncio.sleep(0)
        done.append(name)

    tasks = [asyncio.create_task(work.do(Share(name), go(name))) for name in ("eve", "anna", "ben")]
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert sorted(done) == ["ben", "eve"]
    await work.do(Share("anna"), nothing())


async def go_at_random(rng: random.Random, lock: asyncio.Lock, under_way: list[int]) -> None:
    """Wait for a while, for a lock or in vain; or fail."""
    under_way.append(1)
    try:
        for _ in range(rng.randint(1, 6)):
            match rng.randint(0, 4):
                case 0:
                    await asyncio.sleep(0)
                case 1:
                    async with lock:
                        await asyncio.sleep(0)
                case 2:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(0):
                            await asyncio.Event().wait()
                case 3 if rng.random() < 0.2:
                    raise ValueError
    finally:
        under_way.pop()


async def test_rounds_lose_nobody_whatever_happens() -> None:
    """Given requests that wait, fail, time out and are cancelled at random, then all end and leave nothing behind."""
    for seed in range(15):
        rng, work, lock, under_way = random.Random(seed), Work(Rate(1e6, 1e6)), asyncio.Lock(), list[int]()

        async def request(rng: random.Random, work: Work, lock: asyncio.Lock, under_way: list[int]) -> None:
            await work.do(Share(rng.choice("abcd")), go_at_random(rng, lock, under_way), plays=rng.random() < 0.5)

        tasks = [asyncio.create_task(request(rng, work, lock, under_way)) for _ in range(30)]
        for _ in range(100):
            if rng.random() < 0.3:
                rng.choice(tasks).cancel()
            await asyncio.sleep(0)
        async with asyncio.timeout(30):
            await asyncio.wait(tasks)
            while work._answers._taken or work._others._taken:
                await asyncio.sleep(0.001)
        assert all(task.cancelled() or isinstance(task.exception(), ValueError | NoneType) for task in tasks)
        assert (under_way, lock.locked()) == ([], False)
        for rounds in (work._answers, work._others):
            assert (rounds._turns._waiting, rounds._turns._had) == ({}, {})


async def test_requests_are_done_where_nobody_plays() -> None:
    """Given a request of many steps, when the loop has an answer to see through, then no step comes between."""
    work, order = Work(Rate(1e6, 1e6)), list[str]()

    async def go(name: str, rounds: int) -> None:
        for _ in range(rounds):
            order.append(name)
            await asyncio.sleep(0)

    asked = asyncio.create_task(work.do(Share("eve"), go("asks", 50)))
    while len(order) < 10:
        await asyncio.sleep(0.0001)
    begun = len(order)
    await asyncio.create_task(work.do(Share("anna"), go("plays", 20), plays=True))
    assert order[begun:].count("plays") == 20
    assert order[begun:].count("asks") <= 1
    await asked


async def test_requests_are_done_although_somebody_always_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a loop that is never idle, when a request has waited long enough, then its next step is done."""
    monkeypatch.setattr("ludarium.table.rates.GIVES_WAY", 0.001)
    work = Work(Rate(1e6, 1e6))

    async def go() -> None:
        for _ in range(5):
            await asyncio.sleep(0)

    asked = asyncio.create_task(work.do(Share("eve"), go()))
    async with asyncio.timeout(30):
        while not asked.done():
            await asyncio.sleep(0)


class Slices(Showing):
    """Notes how much of a log is put into words at once, and whether others had their turn in between."""

    def __init__(self, room: Room) -> None:
        super().__init__(room.ledger)
        self.room = room
        self.sizes: list[int] = []
        self.turns: list[int] = []
        self.held: list[bool] = []

    def told(self, moments: Sequence[Moment], viewer: int, language: str) -> list[MomentInfo]:
        found = super().told(moments, viewer, language)
        self.sizes.append(len(found))
        self.held.append(self.room.lock.locked())
        asyncio.get_running_loop().call_soon(self.turn, len(self.sizes))
        return found

    def turn(self, number: int) -> None:
        if number == len(self.sizes):  # the next slice has not begun
            self.turns.append(number)


async def test_a_long_log_is_told_in_slices_between_which_others_have_their_turn(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        async with anna.live(table, 0) as live, anna.live(table, 1) as other:
            await asyncio.gather(play_on(live, 0), play_on(other, 1))
        whole = await anna.get(f"/tables/{table}/log", most=500)
        room = served.hall.rooms[table]
        slices = room.showing = Slices(room)
        assert [moment["seq"] for moment in await anna.get(f"/tables/{table}/log", most=500)] == [
            moment["seq"] for moment in whole
        ]
        assert len(whole) > 2 * AT_ONCE
        assert max(slices.sizes) == AT_ONCE
        assert len(slices.turns) == len(slices.sizes)
        assert not any(slices.held), "whoever plays waits for whoever reads"
        assert [m["seq"] for m in await anna.get(f"/tables/{table}/log", after=3, most=30)] == [*range(4, 34)]


async def test_what_somebody_missed_is_put_into_words_in_slices_before_it_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME)
        await anna.play(table, (0, 1))
        room = served.hall.rooms[table]
        connection = Connection(served.hall, room, None, SPECTATOR, "en", Unread())
        await connection.news()
        for ask in (
            lambda: anna.get(f"/tables/{table}/updates", after=2),
            lambda: connection.take('{"type": "resend", "after": 2}'),
        ):
            slices = room.showing = Slices(room)
            await ask()
            await connection.news()
            *sliced, told = slices.sizes
            assert told == sum(sliced) == room.ledger.seq - 2
            assert max(sliced) == AT_ONCE
            assert slices.turns[: len(sliced)] == [*range(1, len(sliced) + 1)]
