"""Seats are recognised by what they did, if they did different things, and by nothing else."""

import random
from typing import Any

from tools.telling import tell

KINDS = ("raiders", "farmers", "builders", "traders")


def row(number: int, told_apart: bool) -> dict[str, Any]:
    """A game of four seats; each does its own thing more often than the others, or all do the same."""
    lots = random.Random(number)
    kinds = list(KINDS)
    lots.shuffle(kinds)
    features = []
    for kind in kinds:
        deeds = [lots.choice([*KINDS, *[kind] * 4]) if told_apart else lots.choice(KINDS) for _ in range(12)]
        features.append({"faction": [kind], "did": deeds, "rounds": ["8"], "way": [kind]})
    return {"number": number, "features": features}


def test_who_plays_differently_is_recognised() -> None:
    told = tell([row(number, told_apart=True) for number in range(60)])
    assert told.rate.low > 0.6
    assert set(told.each) == set(KINDS)
    assert sum(found.total() for found in told.guesses.values()) == 240


def test_who_plays_alike_is_not() -> None:
    """Nothing but deeds is looked at, and no game that is guessed at was learned from."""
    told = tell([row(number, told_apart=False) for number in range(60)])
    assert told.rate.low < 0.25 < told.rate.high
