"""What every game's traits may be relied on for: they count, they change nothing, and a seat's own are certain."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium import games
from ludarium.bots.bot import Budget
from ludarium.bots.greedy import Greedy
from ludarium.bots.judge import BY_ESTIMATE, LearnedJudge
from ludarium.kernel.conformance import tables
from ludarium.kernel.engine import Rng, advance, asks, playout
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.traits import STAGES

WITH_TRAITS = [name for name in games.names() if games.get(name).match().traits.every]
STEP = 23
"""So many random answers lie between two positions that are looked at."""


def counted(match: Any, s: Any, seat: int) -> list[int]:
    row = [0] * len(match.traits.every)
    match.count_traits(s, seat, row)
    return row


@pytest.mark.parametrize("name", WITH_TRAITS)
def test_traits_count_what_the_seat_knows_and_change_nothing(name: str) -> None:
    game = games.get(name)
    every = list(tables(game))
    for number, table in enumerate(every[:: max(1, len(every) // 6)]):
        match: Any = game.resolve(table)
        s, rng, left = match.start(), Rng(number), STAGES
        while advance(s) is not None:
            digest = match.digest(s)
            for seat in range(match.seats):
                row = counted(match, s, seat)
                assert all(type(count) is int and abs(count) < 2048 for count in row)
                assert counted(match, match.determinise(s, seat, rng), seat) == row, "a seat guesses what it knows"
            assert 0 <= match.time_left(s) <= left, "time goes on"
            left = match.time_left(s)
            assert match.digest(s) == digest
            playout(s, rng, STEP)


@pytest.mark.parametrize("name", WITH_TRAITS)
def test_every_trait_says_what_it_means(name: str) -> None:
    for trait in games.get(name).match().traits.every:
        assert trait.name == trait.name.lower().replace(" ", "-")
        assert len(trait.meaning) > 8
        assert "\n" not in trait.meaning


@pytest.mark.parametrize("name", WITH_TRAITS)
def test_learned_judges_choose_the_same_from_the_same_seed_and_never_what_is_not_legal(name: str) -> None:
    match: Any = games.get(name).match(seats=2)
    size = len(match.traits.every)
    judge = LearnedJudge([[(at % 7 - 3) / 10 for at in range(size)]] * (STAGES + 1), [5.0] * (STAGES + 1))
    s, rng = match.start(), Rng(3)
    other = 0
    for _ in range(6):
        playout(s, rng, STEP)
        while (ask := advance(s)) is not None and (ask.seat == CHANCE or len(ask.actions) == 1):
            playout(s, rng, 1)
        if ask is None:
            break
        seat = asks(s)[0].seat
        chosen = [Greedy(judge=judge).choose(match, s, seat, Rng(7), Budget(simulations=60)) for _ in range(2)]
        assert chosen[0].action == chosen[1].action
        assert [one.value for one in chosen[0].alternatives] == [one.value for one in chosen[1].alternatives]
        assert chosen[0].action in asks(s)[0].actions
        other += judge.points(match, s) != BY_ESTIMATE.points(match, s)
    assert other, "the weights changed nothing"
