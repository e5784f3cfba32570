"""What a polite guest feels of hostile neighbours: 99 of 100 answers within twice the quiet time.

A real server and real connections. The neighbours play all-master tables up to their quota, hammer requests, bring
records, hold half-open requests and idle sockets, and ask for hints, all as far as the limits let them. Quiet and loud
times alternate. `LUDARIUM_SOAK_SECONDS=120` makes it long and measures by the clock, for a machine that does nothing
else. In the suite others want the two cores and the disk as well: there the data is kept in memory, and the time is
left out during which the server, its quick bot and this test were ready to run and had no processor.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ludarium.table.commands import listening
from ludarium.table.workers import QUICK_NICE
from tests.table.players import ME, Player, bot
from tests.table.test_kill import Process, children, running

pytestmark = pytest.mark.anyio

SECONDS = float(os.environ.get("LUDARIUM_SOAK_SECONDS", "0"))
ROUNDS = 4 if SECONDS else 1
ROUND = SECONDS / ROUNDS or 4.0
ATTEMPTS = 1 if SECONDS else 3
"""Whom neighbours starve they starve every time; a machine with other work is only slow now and then."""
ALLOWANCE = 0.0 if SECONDS else 0.008
"""Seconds beyond twice the quiet time. The long form needs none. In the suite the waits that are left out overlap, and
what remains is coarse: on a machine with eight times the work it can do 0 ms were left of quiet p99 and up to 6 ms
beside neighbours."""
ENOUGH = 150
"""So many requests the neighbours must have made: where others want the processors that takes longer."""
LONGEST = 40.0
MEMORY = Path("/dev/shm")
"""Here the suite keeps its data: the disk belongs to other tests as well, and a commit may wait for theirs."""
PAUSE = 0.03
"""What a quick player thinks."""
POLITE = ("Anna", "Ben", "Chiara", "Dario")
"""Enough people for some hundred answers in a few seconds: of fewer the slowest one would pass for 99 of 100."""


class Watch:
    """Tells how long something took."""

    def __init__(self, server: Process) -> None:
        assert server.process is not None
        main = server.process.pid
        self._one_by_one, self._threads = dict[Path, float](), dict[Path, float]()
        self._began = time.perf_counter()
        if SECONDS:
            return
        threads = [task for task in Path(f"/proc/{main}/task").glob("*") if task.name != str(main)]
        quick = [pid for pid in map(int, children(server)) if niceness(pid) == QUICK_NICE]
        self._one_by_one = {Path(f"/proc/{pid}"): 0.0 for pid in (main, os.getpid(), *quick)}
        self._threads = dict.fromkeys(threads, 0.0)
        for tasks in (self._one_by_one, self._threads):
            tasks.update({task: delay(task) for task in tasks})
        self._began = time.perf_counter()

    def seconds(self) -> float:
        """By the clock, or in the suite without the wait for processors.

        Of the server's other threads the one that waited longest counts: an answer needs one at a time.
        """
        took = time.perf_counter() - self._began
        if SECONDS:
            return took
        waited = sum(delay(task) - before for task, before in self._one_by_one.items())
        waited += max((delay(task) - before for task, before in self._threads.items()), default=0.0)
        return max(0.0, took - waited)


def niceness(pid: int) -> int:
    with suppress(ProcessLookupError):
        return os.getpriority(os.PRIO_PROCESS, pid)
    return 0


def delay(task: Path) -> float:
    try:
        return int((task / "schedstat").read_text().split()[1]) / 1e9
    except OSError:  # it has ended, or this is not Linux
        return 0.0


@dataclass
class Felt:
    """Seconds from an answer to its acknowledgement, and on to the next question."""

    acknowledged: list[float] = field(default_factory=list)
    replied: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        return ", ".join(
            f"{name}: p50 {1000 * at(times, 0.5):.1f} ms, p99 {1000 * at(times, 0.99):.1f} ms of {len(times)}"
            for name, times in vars(self).items()
        )


def at(times: list[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


async def play(server: Process, player: Player, felt: Felt, seconds: float) -> None:
    """Play against a bot over a socket, game after game."""
    end, number = time.monotonic() + seconds, 0
    while time.monotonic() < end:
        body = {"game": "regatta", "seats": [ME, bot("skilled")]}
        opened = await player.http.post("/tables", json=body)
        if opened.status_code == 429:  # a polite guest waits as long as asked
            await asyncio.sleep(float(opened.headers["retry-after"]))
            continue
        table = opened.json()["id"]
        async with player.live(table, 0) as live:
            state = await live.until("state")
            while state["result"] is None and time.monotonic() < end:
                if not state["view"]["legal"]:
                    state = await live.until("update", "state")
                    continue
                number += 1
                await asyncio.sleep(PAUSE)
                watch = Watch(server)
                await live.send("answer", id=f"n{number}", seat=0, seq=state["seq"], action=state["view"]["legal"][0])
                mine = None
                while mine is None or state["seq"] < mine or not (state["view"]["legal"] or state["result"]):
                    message = await live.until("accepted", "refused", "update", "state")
                    assert message["type"] != "refused", message
                    if message["type"] == "accepted":
                        mine = message["seq"]
                        felt.acknowledged.append(watch.seconds())
                    else:
                        state = message
                felt.replied.append(watch.seconds())
        await player.http.post(f"/tables/{table}/end", json={"seat": 0, "confirm": "ends"})


@asynccontextmanager
async def neighbours(port: int) -> AsyncIterator[None]:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.table.neighbours", str(port), stdin=pipe, stdout=pipe
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        assert await asyncio.wait_for(process.stdout.readline(), 60) == b"ready\n"
        yield
        assert process.returncode is None
    finally:
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), 10)
        except TimeoutError:
            process.kill()
            await process.wait()


async def play_all(server: Process, people: list[Player], felt: Felt, seconds: float) -> None:
    async with asyncio.TaskGroup() as playing:
        for player in people:
            playing.create_task(play(server, player, felt, seconds))


async def compare(server: Process, people: list[Player], figures: int) -> tuple[Felt, Felt]:
    """Quiet and loud times in turn."""
    quiet, loud = Felt(), Felt()
    for _ in range(ROUNDS):
        await play_all(server, people, quiet, ROUND / 2)
        async with neighbours(server.port):
            before, end = await requests(people[0], figures), time.monotonic() + LONGEST
            await play_all(server, people, loud, ROUND)
            while await requests(people[0], figures) < before + ENOUGH:
                assert time.monotonic() < end, "the neighbours were not hostile"
                await play_all(server, people, loud, 1.0)
    print(f"\nquiet: {quiet}\nwith neighbours: {loud}")
    return quiet, loud


async def requests(player: Player, figures: int) -> int:
    """How many requests the server has answered; only the neighbours make many."""
    metrics = (await player.http.get(f"http://127.0.0.1:{figures}/metrics")).text
    return int(metrics.split("ludarium_request_seconds_count ")[1].split()[0])


def starved(quiet: Felt, loud: Felt) -> list[str]:
    """What neighbours have made too slow."""
    found = []
    for name, times in vars(loud).items():
        before, now = at(getattr(quiet, name), 0.99), at(times, 0.99)
        if now > 2 * before + ALLOWANCE:
            found.append(f"{name}: {1000 * before:.0f} ms quiet, {1000 * now:.0f} ms with neighbours")
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    if SECONDS or not MEMORY.is_dir():
        yield tmp_path
        return
    with TemporaryDirectory(dir=MEMORY) as found:
        yield Path(found)


async def test_hostile_neighbours_are_hardly_felt(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with listening("127.0.0.1", 0) as free:
        figures = free.getsockname()[1]
    monkeypatch.setenv("LUDARIUM_METRICS_PORT", str(figures))
    async with running(folder) as server:
        people = [Player(f"127.0.0.1:{server.port}", name) for name in POLITE]
        for each in people:
            await each.post("/me", {"name": each.name})
        await play_all(server, people, Felt(), 1.0)  # the first table starts the bots' processes
        for _ in range(ATTEMPTS):
            problems = starved(*await compare(server, people, figures))
            if not problems:
                break
        for each in people:
            await each.http.aclose()
    assert not problems
