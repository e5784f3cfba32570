"""A play-off between favourites of a search: what it sees that the tree does not, when it is held, what it costs."""

from __future__ import annotations

from typing import Any, Final

import pytest
from regatta import GAME, verbs
from regatta.state import Race

from ludarium import games
from ludarium.bots.bot import Budget, Watch
from ludarium.bots.judge import BY_ESTIMATE, PATIENTLY
from ludarium.bots.levels import player
from ludarium.bots.mcts import Style
from ludarium.bots.planner import CONVERGED, UNDECIDED, Plan
from ludarium.bots.play_off import Ahead, favourites
from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import Rng, advance, asks, playout
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import Frame
from tests.bots.stairs import CLIMBS, Stairs, stairs

QUIET, LOUD = verbs.sail(2, 0), verbs.sail(2, 1)


class Lure(Frame[Race]):
    """The first seat climbs two steps, quietly or loudly; then the other climbs one step, or three if it was woken."""

    def __init__(self, answers: int, woken: int) -> None:
        self.answers: Final = answers
        self.woken: Final = woken

    def ints(self) -> list[int]:
        return [self.answers, self.woken]

    def step(self, s: Race) -> Ask | None:
        if self.answers == 0:
            return Ask(0, [LOUD, QUIET])
        if self.answers == 1:
            return Ask(1, [verbs.sail(3 if self.woken else 1, 0), verbs.ANCHOR])
        if self.answers == 2:
            return Ask(0, CLIMBS)
        s.finish()
        return None

    def answer(self, s: Race, action: int) -> None:
        if action != verbs.ANCHOR:
            s.boats[self.answers % 2] += action >> 1 & 15
        s.become(Lure(self.answers + 1, 1 if action == LOUD or self.woken else 0))


class Lured(Stairs):
    frames = (*Stairs.frames, Lure)


def lured() -> tuple[Any, Any]:
    plain = stairs()
    match = Lured(plain.givens, GAME.content()[1])
    for name in ("game", "edition", "seats", "options", "pack", "sights"):
        setattr(match, name, getattr(plain, name))
    match.frame_types = {frame.__name__: frame for frame in match.frames}
    race = match.start()
    race.become(Lure(0, 0))
    return match, race


def plan(match: Any, state: Any, simulations: int, seed: int) -> Plan:
    found = Plan(match, state, asks(state)[0], Rng(seed), Style(), BY_ESTIMATE, 1)
    found.run(Watch(Budget(simulations=simulations)))
    return found


@pytest.mark.parametrize("seed", range(4))
def test_what_the_others_make_of_an_answer_tells_favourites_apart(seed: int) -> None:
    """Given two answers that are alike until the turn ends, when a seat plans for long, then it is quiet."""
    found = plan(*lured(), simulations=2 * CONVERGED, seed=seed)
    assert found.verdict().action == QUIET
    assert [each.action for each in found.verdict().alternatives] == [QUIET, LOUD]


def test_short_searches_hold_none() -> None:
    assert plan(*lured(), simulations=CONVERGED, seed=1).preferred == UNDECIDED


def test_favourites_were_tried_nearly_as_often_as_the_first() -> None:
    assert favourites([5, 40, 9, 10, 39, 12], [0, 1, 2, 3, 4, 5]) == [1, 4, 5]
    assert favourites([5, 40, 9, 10, 39, 12], [0, 2, 3]) == [3, 2, 0]
    assert favourites([0, 100, 24], [1, 2]) == [1]


def test_a_lead_is_believed_beyond_the_noise() -> None:
    sure, noisy, single = Ahead(), Ahead(), Ahead()
    for at in range(4):
        sure.learn(0.1)
        noisy.learn(0.1 + (at % 2 - 0.5))
    single.learn(0.5)
    assert sure.surely == pytest.approx(0.1)
    assert noisy.surely < 0.0
    assert single.surely == 0.0, "a single deal says nothing"


@pytest.mark.parametrize("game", ["dei", "voidfall", "xibalba"])
def test_a_play_off_keeps_to_the_budget_and_repeats(game: str) -> None:
    """Given a budget that has room for a play-off, when the same search is made twice, then it says the same, and goes
    beyond the budget by one play-out at most."""
    match: Any = games.get(game).match(seats=2)
    state = match.start()
    playout(state, Rng(3), 40)
    while (ask := advance(state)) is not None and (ask.seat == CHANCE or len(ask.actions) < 3):
        playout(state, Rng(3), 1)
    found = []
    for _ in range(2):
        named = player("learned-mcts:260", 4)
        choice = named.bot.choose(match, state, asks(state)[0].seat, named.rng, named.budget)
        bot: Any = named.bot
        found.append((choice.action, [each.visits for each in choice.alternatives], bot.simulations))
    assert found[0] == found[1]
    assert found[0][2] < 260 + 2000


def test_a_quarter_of_a_budget() -> None:
    quarter = Watch(Budget(simulations=1600)).quarter(200)
    assert (quarter.most, quarter.end) == (400, Watch(Budget(simulations=1)).end)
    assert Watch(Budget(simulations=300)).quarter(200).most == 200
    assert Watch(Budget(simulations=100)).quarter(200).most == 100
    timed = Watch(Budget(seconds=4.0))
    assert timed.quarter(200).end == pytest.approx(timed.start + 1.0, abs=0.5)
    assert timed.quarter(200).most == 0


def test_everything_is_judged_as_its_question_asks() -> None:
    """A plan for an answer that is foreseen reads the questions after it by the judge that fits each of them."""
    match: Any = games.get("xibalba").match(seats=2)
    state = match.start()
    playout(state, Rng(2), 30)
    while (ask := advance(state)) is not None and (ask.seat == CHANCE or len(ask.actions) < 3):
        playout(state, Rng(2), 1)
    found = Plan(match, state, asks(state)[0], Rng(1), Style(), PATIENTLY, 1)
    assert found.judge is PATIENTLY.asked(match, state)
    assert found.reader is PATIENTLY
