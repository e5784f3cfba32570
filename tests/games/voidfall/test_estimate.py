"""The estimate for bots: exact at the end, and before it a preference for what earns influence."""

from __future__ import annotations

from ludarium.bots.bot import Budget
from ludarium.bots.driver import run, seated
from ludarium.bots.greedy import Greedy
from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.ahead import Ahead
from ludarium.games.voidfall.evaluation_phase import Evaluation
from ludarium.games.voidfall.flow import Cycle
from ludarium.kernel.engine import Rng, playout
from tests.games.voidfall.scenario import Scenario


def chosen(game: Scenario) -> str:
    """What a greedy bot answers to the question at hand."""
    ask = game.settled()
    choice = Greedy().choose(game.match, game.s, ask.seat, Rng(1), Budget(simulations=1000))
    return game.match.verbs.format(choice.action)


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


def test_what_lies_ahead_shrinks_with_turns_and_evaluations() -> None:
    game = Scenario(event="glorious-ascension")
    game.turn(0)
    start = Ahead(game.s, 0)
    assert (start.soon, start.turns, start.scorings) == (5, 15, 3)
    game.do("select production")
    assert Ahead(game.s, 0).turns == 14
    assert Ahead(game.s, 1).turns == 15
    game.s.stack = [Cycle(3, 3), Evaluation(0, 4)]
    game.s.cycle = 3
    first, second = game.s.order
    assert (Ahead(game.s, first).scorings, Ahead(game.s, second).scorings) == (0, 1)


def test_what_is_paid_for_counts_before_it_is_done() -> None:
    game = Scenario()
    game.turn(0)
    game.give(0, science=5)
    game.do("select innovation" if "select innovation" in game.legal else "select progress")
    before = game.match.estimate(game.s)[0]
    game.do("act action=1")
    assert game.match.estimate(game.s)[0] > before - 1


def test_a_combat_that_can_be_won_is_fought_and_no_other() -> None:
    game = Scenario()
    target = game.void_beside(0)
    near = next(sector for sector in game.match.givens.near[target] if game.s.owner[sector] == 0)
    game.put(0, near, corvette=6)
    game.effect(0, "invade")
    assert chosen(game).startswith("invade")
    game.without_technologies()
    for sector in (game.home(0), game.outpost(0)):
        game.put(0, sector, corvette=1)
    game.effect(0, "invade")
    assert chosen(game) == "done"


def test_following_the_estimate_beats_chance() -> None:
    match = GAME.match("competitive", 2, {"origins": "turn-order"})
    games = [run(match, seated(["greedy", "random"], number), number) for number in range(2)]
    assert sum(game.scores[0] for game in games) > 2 * sum(game.scores[1] for game in games)


def test_a_finished_game_tells_what_everybody_had_and_did() -> None:
    match = GAME.match("competitive", 2)
    finished = run(match, seated(["random", "random"], 3), 3)
    first, second = match.features(finished.state, finished.answers)
    assert {*first["first-turn"], *second["first-turn"]} == {"1", "2"}
    assert first["event"] == second["event"]
    for seat in (first, second):
        assert seat["origin"][0].startswith(seat["house"][0])
        assert len(seat["track"]) == 3
        assert 12 <= len(seat["focus"]) <= 17
