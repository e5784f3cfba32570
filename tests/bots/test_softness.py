"""Levels err as people do: among answers that look alike, and never grossly."""

from __future__ import annotations

from collections import Counter
from math import exp
from typing import Any

import pytest

from ludarium import games
from ludarium.bots.bot import Alternative, Bot, Budget, Choice
from ludarium.bots.grades import ENOUGH, at_least, graded, ratings, softness, waits
from ludarium.bots.levels import LEVELS, Graded, player
from ludarium.bots.odds import scale_in
from ludarium.bots.softness import GROSS, Softened, drawn, temperature
from ludarium.kernel.engine import Rng, advance, asks, playout
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import State
from tests.bots.stairs import stairs

TITLES = ("dei", "voidfall", "xibalba")
SOFT = ("novice", "casual", "skilled")


class Says(Bot):
    """Has an opinion of its own."""

    def __init__(self, *values: float) -> None:
        self.values = values

    def choose(self, match: Any, state: State, seat: int, rng: Rng, budget: Budget) -> Choice:
        return Choice(0, [Alternative(action, value, 1) for action, value in enumerate(self.values)])


def test_an_answer_is_chosen_the_likelier_the_better_it_looks() -> None:
    rng = Rng(1)
    counted = Counter(drawn([5.0, 4.0, 5.0 - 2.9, 5.0 - 3.1], 1.0, rng) for _ in range(2000))
    assert counted[0] / 2000 == pytest.approx(1 / (1 + exp(-1) + exp(-2.9)), abs=0.05)
    assert counted[0] > counted[1] > counted[2] > 0
    assert counted[3] == 0


def test_the_chosen_answer_comes_first_and_none_is_lost() -> None:
    match = stairs()
    found = [
        Softened(Says(3.0, 2.9, 2.8), 5.0).choose(match, match.start(), 0, Rng(seed), Budget(1)) for seed in range(9)
    ]
    assert len({choice.action for choice in found}) > 1
    for choice in found:
        assert choice.alternatives[0].action == choice.action
        assert sorted(each.action for each in choice.alternatives) == [0, 1, 2]


def test_a_win_is_never_passed_over() -> None:
    match = stairs()
    choose = Softened(Says(1e6 + 2.0, 3.0), 1.0).choose
    assert {choose(match, match.start(), 0, Rng(seed), Budget(1)).action for seed in range(20)} == {0}


def questions(match: Any, count: int) -> list[Any]:
    """Positions of a random game with several answers."""
    found: list[Any] = []
    rng, s = Rng(8), match.start()
    while len(found) < count and (ask := advance(s)) is not None:
        if ask.seat != CHANCE and not ask.sealed and len(ask.actions) >= 4 and rng.below(8) == 0:
            found.append(s.clone())
        playout(s, rng, 1)
    return found


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("level", SOFT)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_level_answers_grossly_worse_than_it_knows(seats: int, level: str, game: str) -> None:
    """Given positions of a game, then the chance of an answer far behind what looks best to the level is 0."""
    match: Any = games.get(game).match(seats=seats)
    for number, s in enumerate(questions(match, 4)):
        at = player(level, number)
        choice = at.bot.choose(match, s, asks(s)[0].seat, at.rng, Budget(simulations=60))
        values = [each.value for each in choice.alternatives]
        most = GROSS * temperature(match, s, values, softness(game, seats, level))
        assert max(values) - values[0] <= most
        assert most <= (scale_in(match, s) or 0.0), "nothing that would cost the game at once"


@pytest.mark.parametrize("game", [*TITLES, "regatta"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_levels_that_judge_alike_are_the_softer_the_weaker_and_the_skilled_one_waits(seats: int, game: str) -> None:
    for alike in (False, True):
        soft = [softness(game, seats, level) for level in SOFT if waits(game, seats, level) == alike]
        assert soft == sorted(set(soft), reverse=True)
        assert all(part > 0.0 for part in soft)
    assert [waits(game, seats, level) for level in SOFT] == sorted(waits(game, seats, level) for level in SOFT)
    assert waits(game, seats, "skilled")
    assert softness(game, seats, "expert") == softness(game, seats, "master") == 0.0


def test_a_level_is_as_soft_as_the_number_of_seats_asks_for() -> None:
    """Given one bot that plays with two seats and then with four, then it has the softness of each table."""
    at = player("skilled", 1)
    assert isinstance(at.bot, Graded)
    for seats in (2, 4):
        match: Any = games.get("dei").match(seats=seats)
        s = questions(match, 1)[0]
        at.bot.choose(match, s, asks(s)[0].seat, at.rng, Budget(simulations=60))
        assert at.bot.softness == softness("dei", seats, "skilled")
    assert softness("dei", 2, "skilled") != softness("dei", 4, "skilled")


def test_the_expert_is_the_fixed_point_of_every_scale_and_better_levels_have_higher_ratings() -> None:
    shown = [found for game in TITLES for seats in (2, 3, 4) if (found := ratings(game, seats))]
    assert shown
    for found in shown:
        assert found["expert"] == 1500
        order = [found[level.name] for level in LEVELS if level.name in found]
        assert order == sorted(order)


def test_the_master_is_said_to_have_at_least_what_its_search_has_with_less_time() -> None:
    """Given ratings of the master's search with less time, then the surest bound above the expert is shown, or none."""
    for game in TITLES:
        for seats in (2, 3, 4):
            lows = [low for _, low, _ in graded()[game][str(seats)].get("less", {}).values()]
            shown = {"master": max(lows)} if ratings(game, seats) and max(lows, default=0) > 1500 else {}
            assert at_least(game, seats) == shown


def test_ratings_from_few_games_are_not_shown() -> None:
    few = [
        (game, int(seats))
        for game in TITLES
        for seats, of in graded()[game].items()
        if seats.isdecimal() and of["games"] < ENOUGH
    ]
    assert [ratings(game, seats) for game, seats in few] == [{}] * len(few)
    assert ratings("regatta", 2) == {}
