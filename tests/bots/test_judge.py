"""The learned part of a judgement is what traits count times their weights, on top of the game's own estimate."""

from __future__ import annotations

from typing import Any

from regatta import GAME
from regatta.game import RegattaMatch
from regatta.state import Race

from ludarium.bots.bot import Budget
from ludarium.bots.greedy import Greedy
from ludarium.bots.judge import BY_ESTIMATE, LearnedJudge
from ludarium.kernel.engine import Rng, asks, playout
from ludarium.kernel.traits import STAGES, Traits

TRAITS = Traits()
BOAT = TRAITS.lasting("boat", "spaces sailed")
SCALES = [5.0] * (STAGES + 1)
HAND = TRAITS.passing("hand", "cards left")


class Counted(RegattaMatch):
    """Regatta with two traits."""

    traits = TRAITS

    def count_traits(self, s: Race, seat: int, row: list[int]) -> None:
        assert row == [0, 0], "a row begins with zeros"
        row[BOAT] = s.boats[seat]
        row[HAND] = seat + 1

    def time_left(self, s: Race) -> int:
        return STAGES - 2 * s.round


def counted() -> Any:
    match: Any = GAME.match(edition="second", seats=2)
    other = Counted(match.givens, GAME.content()[1])
    for name in ("game", "edition", "seats", "options", "pack", "sights", "frame_types", "request"):
        setattr(other, name, getattr(match, name))
    return other


def position(match: Any) -> Race:
    s: Race = match.start()
    playout(s, Rng(5), 30)
    asks(s)
    return s


def rows(**at: list[float]) -> list[list[float]]:
    return [at.get(f"stage{stage}", [0.0, 0.0]) for stage in range(STAGES + 1)]


def test_weights_of_zero_leave_the_estimate_as_it_is() -> None:
    match = counted()
    s = position(match)
    assert LearnedJudge(rows(), SCALES).points(match, s) == BY_ESTIMATE.points(match, s) == match.estimate(s)


def test_every_count_is_weighed_by_the_weights_of_its_stage() -> None:
    match = counted()
    s = position(match)
    judge = LearnedJudge(rows(**{f"stage{match.time_left(s)}": [0.5, -2.0]}), SCALES)
    estimate = match.estimate(s)
    for _ in range(2):
        assert judge.points(match, s) == [
            estimate[0] + 0.5 * s.boats[0] - 2.0,
            estimate[1] + 0.5 * s.boats[1] - 4.0,
        ]


def test_a_finished_game_is_what_it_is() -> None:
    match = counted()
    s = match.start()
    playout(s, Rng(5), 10_000)
    assert not s.stack
    assert LearnedJudge([[9.0, 9.0]] * (STAGES + 1), SCALES).points(match, s) == match.estimate(s)


def test_greedy_follows_its_judge() -> None:
    match = counted()
    s = position(match)
    seat = asks(s)[0].seat
    ahead = Greedy(judge=LearnedJudge([[1000.0, 0.0]] * (STAGES + 1), SCALES)).choose(match, s, seat, Rng(1), Budget(1))
    back = Greedy(judge=LearnedJudge([[-1000.0, 0.0]] * (STAGES + 1), SCALES)).choose(match, s, seat, Rng(1), Budget(1))
    assert ahead.action == back.alternatives[-1].action != back.action


def test_a_learned_judge_looks_before_chance_that_the_game_counts() -> None:
    match = counted()
    s = position(match)
    assert not LearnedJudge(rows(), SCALES).weighs_chance(match, s)
    match.counts_chance = lambda position: position is s
    assert LearnedJudge(rows(), SCALES).weighs_chance(match, s)
    assert not BY_ESTIMATE.weighs_chance(match, s)


def test_a_learned_judge_follows_the_choices_of_a_turn() -> None:
    match = counted()
    s = position(match)
    match.turn_choices = 3
    judge = LearnedJudge(rows(), SCALES)
    seat = asks(s)[0].seat
    by_judge = Greedy(judge=judge).choose(match, s, seat, Rng(1), Budget(1))
    following = Greedy(deals=1, follow=3).choose(match, s, seat, Rng(1), Budget(1))
    assert (judge.follow(match), BY_ESTIMATE.follow(match)) == (3, 0)
    assert [one.value for one in by_judge.alternatives] == [one.value for one in following.alternatives]
