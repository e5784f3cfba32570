"""Advice is about what a seat may know: the best answers, the choices after them, what they come to, and why."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium import games
from ludarium.bots.advice import EVEN, Trial, advise, following, reasons_for
from ludarium.bots.bot import Alternative, Budget, Choice, question
from ludarium.bots.greedy import Greedy
from ludarium.kernel.engine import Rng, advance, ask_of, playout
from ludarium.kernel.play import give
from ludarium.kernel.seats import CHANCE
from tests.bots.stairs import BEST, CLIMBS, stairs

GAMES = ("dei", "voidfall", "xibalba")
LONG = Budget(simulations=16)


def asked(game: str, seed: int, answers: int) -> tuple[Any, Any, int]:
    """A position of a random game in which a seat has several answers."""
    match: Any = games.get(game).match(seats=3)
    rng, state = Rng(seed), match.start()
    playout(state, rng, answers)
    while (ask := advance(state)) is not None and (ask.seat == CHANCE or ask.sealed or len(ask.actions) < 2):
        playout(state, rng, 1)
    assert ask is not None
    return match, state, ask.seat


def tried(action: int, leads: list[float], *worths: dict[str, float]) -> Trial:
    trial = Trial(action, len(worths))
    trial.values = leads
    trial.worths = [{part: [worth] * len(leads) for part, worth in each.items()} for each in worths]
    return trial


def test_the_best_answer_comes_first_with_the_choice_after_it() -> None:
    """Given two climbs in a row, each best with three steps."""
    match = stairs()
    state: Any = match.start()
    choice = Greedy(deals=1).choose(match, state, 0, Rng(1), LONG)
    advice = advise(match, state, 0, choice, Rng(1), LONG, scale=3.0)
    assert [line.plan for line in advice.lines] == [[BEST, BEST], [CLIMBS[1], BEST], [CLIMBS[0], BEST]]
    # Leads of 6, 5 and 4 points, of which 3 make a seat e times as likely to win.
    assert [round(line.chance or 0.0, 2) for line in advice.lines] == [0.88, 0.84, 0.79]
    assert advice.even == 1
    assert [line.wide for line in advice.lines] == pytest.approx([0.0] * 3)
    assert advance(state) is not None
    assert state.boats == match.start().boats


def test_no_chance_is_named_where_nobody_has_measured_what_a_lead_counts_for() -> None:
    match = stairs()
    state: Any = match.start()
    choice = Greedy(deals=1).choose(match, state, 0, Rng(1), LONG)
    advice = advise(match, state, 0, choice, Rng(1), LONG, scale=None)
    assert [(line.chance, line.wide) for line in advice.lines] == [(None, 0.0)] * 3


def test_a_game_that_is_over_is_certain() -> None:
    """Given the last climb of all, by a seat that cannot catch up."""
    match = stairs(turns=1)
    state: Any = match.start()
    for action in (BEST, BEST, CLIMBS[0]):
        ask = advance(state)
        assert ask is not None
        give(state, ask, action)
    choice = Greedy(deals=1).choose(match, state, 1, Rng(1), LONG)
    advice = advise(match, state, 1, choice, Rng(1), LONG, scale=3.0)
    assert {line.chance for line in advice.lines} == {0.0}


def test_answers_within_the_noise_are_equally_good() -> None:
    match = stairs()
    state: Any = match.start()
    actions = question(state, 0).actions
    twice = Choice(actions[2], [Alternative(actions[2], 0.0, 1), Alternative(actions[2], 0.0, 1)])
    assert advise(match, state, 0, twice, Rng(1), LONG, None).even == 2


def test_the_reason_is_what_differs_most_from_the_other_answers() -> None:
    best = tried(1, [3.0, 3.0], {"outposts": 3.0, "energy": 1.0, "hand": 2.0}, {"outposts": 1.0})
    other = tried(2, [1.0, 1.0], {"outposts": 1.0, "energy": 2.5, "hand": 2.0}, {"outposts": 1.0})
    found = [(why.part, why.seat, why.gain) for why in reasons_for([best, other], 0, 0)]
    assert found == [("outposts", 0, 2.0), ("energy", 0, -1.5)]


def test_what_another_seat_loses_is_a_reason() -> None:
    best = tried(1, [2.0], {"outposts": 1.0}, {"outposts": 1.0, "hand": 4.0}, {"outposts": 1.0})
    other = tried(2, [1.0], {"outposts": 1.0}, {"outposts": 2.0, "hand": 4.0}, {"outposts": 1.0})
    assert [(why.part, why.seat, why.gain) for why in reasons_for([best, other], 0, 0)] == [("outposts", 1, 0.5)]


def test_without_a_difference_there_is_no_reason() -> None:
    same = [tried(number, [1.0], {"outposts": 1.0}, {"outposts": EVEN}) for number in range(3)]
    assert reasons_for(same, 0, 0) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_choices_after_an_answer_are_possible_whatever_is_hidden(game: str) -> None:
    """Given a re-dealt position, when the plan made there is followed in the true one, then every step is legal."""
    steps = 0
    for seed in range(4):
        match, state, seat = asked(game, seed, 60 + 40 * seed)
        imagined = match.determinise(state, seat, Rng(seed + 1))
        for action in question(imagined, seat).actions[:3]:
            plan = [action, *following(match, imagined, question(imagined, seat), action, Rng(seed))]
            s: Any = state.clone()
            for step in plan:
                ask = ask_of(s, seat)
                while ask is not None and len(ask.actions) == 1 and step not in ask.actions:
                    give(s, ask, ask.actions[0])
                    ask = ask_of(s, seat) if advance(s) is not None else None
                assert ask is not None
                assert step in ask.actions, match.verbs.format(step)
                give(s, ask, step)
                advance(s)
                steps += 1
    assert steps > 12


@pytest.mark.parametrize("game", [*GAMES, "regatta"])
def test_advice_depends_on_nothing_that_is_hidden(game: str) -> None:
    """Given two positions that look the same to a seat, when either is re-dealt, then a bot is handed the same one."""
    for seed in range(4):
        match, state, seat = asked(game, seed, 10 + 20 * seed)
        twin = match.determinise(state, seat, Rng(seed + 1))
        handed = [match.dump(match.determinise(each, seat, Rng(7))) for each in (state, twin)]
        assert handed[0] == handed[1]
