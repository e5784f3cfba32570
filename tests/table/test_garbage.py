"""Python's collector: nobody who plays waits for it, and playing gives it nothing to do."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import pytest

from ludarium.table.garbage import FEW, MANY, Collector
from tests.table.players import ME, serving

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("fresh", "answers", "collects"),
    [(FEW, 10, False), (FEW + 1, 10, True), (FEW + 1, 11, False), (MANY, 11, False), (MANY + 1, 11, True)],
)
async def test_it_is_for_times_when_nobody_plays_or_there_is_very_much(
    fresh: int, answers: int, collects: bool
) -> None:
    done = count()
    collector = Collector(lambda: next(done), lambda: fresh)
    collector.look(10)
    before = next(done)
    collector.look(answers)
    assert next(done) == before + 1 + collects


@contextmanager
def garbage() -> Iterator[list[object]]:
    """What the collector finds of what is done inside."""
    found: list[object] = []
    gc.collect()
    gc.disable()
    try:
        yield found
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        found += gc.garbage
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


@pytest.mark.parametrize("game", ["regatta", "dei"])
async def test_an_answer_leaves_nothing_that_only_the_collector_finds(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as served:
        anna = await served.player("Anna")
        table = await anna.open(ME, ME, game=game)
        async with anna.live(table, 0) as one, anna.live(table, 1) as two:
            lives = (one, two)
            states = [await live.until("state") for live in lives]
            with garbage() as found:
                for number in range(20):
                    seat = states[0]["view"]["asked"][0]
                    view, seq = states[seat]["view"], states[seat]["seq"]
                    await lives[seat].send("answer", id=f"n{number}", seat=seat, seq=seq, action=view["legal"][0])
                    states = [await live.seq(seq + 1) for live in lives]
            assert [type(thing) for thing in found if type(thing).__module__.startswith("ludarium")] == []
