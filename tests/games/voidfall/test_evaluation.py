"""The evaluation for bots: what is there at the end, and a liking for what earns influence before it."""

from __future__ import annotations

from typing import Any

from ludarium.games.voidfall import GAME
from ludarium.kernel.engine import Rng, advance, answer, playout, random_answer
from ludarium.kernel.game import Match
from tests.games.voidfall.scenario import Scenario


def test_at_the_end_influence_alone_counts() -> None:
    match = GAME.match("competitive", 3)
    s = match.start()
    playout(s, Rng(2), match.longest)
    assert match.estimate(s) == [float(points) for points in match.scores(s)]


def test_sectors_technologies_and_purity_are_worth_something() -> None:
    game = Scenario()
    before = game.match.estimate(game.s)[0]
    game.put(0, game.void_beside(0), corvette=1)
    held = game.match.estimate(game.s)[0]
    assert held > before
    game.technology(0, "shields")
    known = game.match.estimate(game.s)[0]
    assert known > held
    game.corrupt(0)
    assert game.match.estimate(game.s)[0] > known


def greedy_points(match: Match[Any], seed: int) -> list[int]:
    """Seat 0 takes the answer after which it stands best, the others answer at random."""
    s, rng = match.start(), Rng(seed)
    while (ask := advance(s)) is not None:
        action = random_answer(ask, rng)
        if ask.seat == 0:
            values: list[tuple[float, int]] = []
            for candidate in ask.actions:
                copy: Any = s.clone()
                answer(copy, candidate)
                advance(copy)
                values.append((match.estimate(copy)[0], candidate))
            action = max(values)[1]
        answer(s, action)
    return match.scores(s)


def test_following_the_estimate_beats_chance() -> None:
    games = [greedy_points(GAME.match("competitive", 2, {"origins": "turn-order"}), seed) for seed in range(6)]
    assert sum(mine for mine, _ in games) > 2 * sum(other for _, other in games)
