"""An estimate that remembers what it can is the same as one made from nothing."""

from __future__ import annotations

import re
from random import Random

import pytest

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.ahead import Ahead
from ludarium.games.voidfall.declaration import VOIDFALL
from ludarium.games.voidfall.estimate import settled, to_come
from ludarium.games.voidfall.remembered import Memory, estimate
from ludarium.games.voidfall.state import Void
from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import Rng, advance, answer, playout, random_answer

OF_THE_TURN = {"focus", "done", "used", "overproduced", "flipped", "playing", "declined", "attack", "battle"}
"""Zones of the seat in turn, which is always estimated anew."""
ELSEWHERE = {"round", "domains"}
"""The clock, which stands in the frame of the rounds, too, and what follows from `owner`."""
UNREAD = {"drawn", "drawer", "boxed", "events_left", "events_under", "foreseen", "foreseer", "peeked"}
"""Zones that no estimate reads."""
LINE = 12
"""Answers that are followed from a position, as bots do."""


def fresh(s: Void) -> list[float]:
    if settled(s):
        return [float(points) for points in s.influence]
    return [s.influence[seat] + to_come(s, Ahead(s, seat)) for seat in range(s.givens.seats)]


def follow(s: Void, rng: Rng, memory: Memory) -> None:
    """Look at every position of a line."""
    for _ in range(LINE):
        assert estimate(s, memory) == fresh(s)
        ask: Ask | None = advance(s)
        if ask is None:
            return
        answer(s, random_answer(ask, rng))


@pytest.mark.parametrize(("seats", "scenario"), [(2, "broken-lanes"), (3, "ember-ring"), (4, "crossed-blades")])
def test_what_is_remembered_is_what_would_be_found_anew(seats: int, scenario: str) -> None:
    lots, rng = Random(seats), Rng(seats)
    for options in ({"safe-havens": "yes", "skirmish-anywhere": "yes"}, {"spread-absorption": "yes"}):
        match = GAME.match(seats=seats, options={"scenario": scenario, **options})
        s, memory = match.start(), Memory()
        while advance(s) is not None:
            for _ in range(3):
                follow(s.clone(), rng, memory)
            playout(s, rng, lots.randint(1, 30))


def test_every_zone_is_compared_or_need_not_be() -> None:
    source = (GAME.folder / "remembered.py").read_text("utf-8")
    compared = {zone.name for zone in VOIDFALL.zones if re.search(rf"\bs\.{zone.name}\b", source)}
    assert {zone.name for zone in VOIDFALL.zones} - compared == OF_THE_TURN | ELSEWHERE | UNREAD


def test_no_estimate_reads_what_is_not_compared() -> None:
    for module in ("ahead", "conquests", "counting", "estimate", "forecasts", "unfinished", "worths"):
        source = (GAME.folder / f"{module}.py").read_text("utf-8")
        assert [name for name in sorted(UNREAD) if re.search(rf"\bs\.{name}\b", source)] == [], module


def test_in_one_turn_the_others_are_not_estimated_again() -> None:
    match = GAME.match(seats=3)
    s, rng, memory = match.start(), Rng(3), Memory()
    playout(s, rng, 100)
    while s.turn < 0:
        playout(s, rng, 1)
    for _ in range(3):
        estimate(s, memory)
    known = memory.known
    assert known is not None
    changed = s.clone()
    changed.stock[s.turn * 5] += 1
    for _ in range(5):
        estimate(changed, memory)
    assert memory.known is known
