"""The search itself: rewards, the tree, reuse within a turn."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest
from regatta import GAME

from ludarium.bots import rewards
from ludarium.bots.bot import FOREVER, Budget, Watch
from ludarium.bots.judge import BY_ESTIMATE
from ludarium.bots.mcts import FULL, Mcts, Search, Style
from ludarium.bots.tree import Node, fold
from ludarium.kernel.engine import Rng, answer, asks, playout
from tests.bots.stairs import BEST, CLIMBS, stairs


def test_rewards_add_up_and_follow_the_points() -> None:
    chances = rewards.chances([10.0, 12.0, 9.0, 12.0], 2.0)
    assert sum(chances) == pytest.approx(1)
    assert chances[1] == chances[3] > chances[0] > chances[2]


def test_huge_leads_do_not_overflow() -> None:
    assert rewards.chances([1e6, -1e6], 1e-3) == [1.0, 0.0]


def test_a_shared_win_is_split_and_points_count_a_little() -> None:
    match = stairs(3)
    s = match.start()
    s.boats, s.stack = [9, 9, 4], []
    shares = rewards.final_rewards(match, s, 5.0)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] == shares[1] > 0.45
    assert 0 < shares[2] < rewards.BY_POINTS


def test_a_lead_counts_the_best_rival_and_the_average() -> None:
    assert rewards.lead([7.0, 5.0, 1.0], 0) == 3.0
    assert rewards.lead([4.0], 0) == 4.0


def test_a_node_keeps_figures_of_answers_that_are_not_legal_now() -> None:
    node = Node(0)
    assert node.admit([10, 30]) == [0, 1]
    node.learn(0, 1.0)
    assert node.admit([20, 30]) == [2, 1]
    assert (node.actions, node.tries) == ([10, 30, 20], [1, 0, 0])
    assert node.select([2, 1], 1.0) in (1, 2)


def test_good_looks_are_tried_first() -> None:
    node = Node(0)
    places = node.admit([1, 2, 3, 4])
    node.looks[0:3] = [1.0, 5.0, 2.0]
    node.order(0.2)
    assert node.appeal[1] > node.appeal[2] > node.appeal[0] > 0.2
    assert node.appeal[3] == 1.0
    assert node.select(places, 1.0) == 1


def test_equal_looks_change_nothing() -> None:
    node = Node(0)
    node.admit([1, 2])
    node.looks[0:2] = [3.0, 3.0]
    node.order(0.2)
    assert node.appeal == [1.0, 1.0]


def test_keys_tell_observations_apart() -> None:
    assert len({fold(fold(0, a), b) for a in range(50) for b in range(50)}) == 2500


def test_the_tree_is_used_again_within_the_turn() -> None:
    match = stairs()
    s = match.start()
    bot = Mcts(Style())
    budget = Budget(simulations=200)
    assert bot.choose(match, s, 0, Rng(1), budget).action == BEST
    answer(s, BEST)
    again = bot.choose(match, s, 0, Rng(2), budget)
    assert sum(found.visits for found in again.alternatives) > 220


@pytest.mark.parametrize("surprise", ["another answer", "another position", "another seat", "forgotten"])
def test_the_tree_is_dropped_after_a_surprise(surprise: str) -> None:
    match = stairs()
    s = match.start()
    bot = Mcts(Style())
    budget = Budget(simulations=200)
    bot.choose(match, s, 0, Rng(1), budget)
    answer(s, CLIMBS[0] if surprise == "another answer" else BEST)
    seat = 0
    if surprise == "another position":
        s.boats[1] += 1
    elif surprise == "another seat":
        answer(s, BEST)
        seat = 1
    elif surprise == "forgotten":
        bot.forget()
    again = bot.choose(match, s, seat, Rng(2), budget)
    assert sum(found.visits for found in again.alternatives) == 200


def test_a_search_is_settled_when_no_answer_can_catch_up() -> None:
    match = stairs()
    s = match.start()
    search = Search(match, s, asks(s)[0], Rng(1), Style(), BY_ESTIMATE)
    for at in search.root.admit(search.ask.actions):
        search.root.tries[at] = 4
    search.root.tries[1] = 10
    assert search.is_settled(5.0)
    assert not search.is_settled(6.0)


def test_a_settled_search_saves_the_rest_of_its_seconds() -> None:
    match = stairs()
    s = match.start()
    taken: list[float] = []
    for seed in range(4):
        started = perf_counter()
        assert Mcts(Style()).choose(match, s, 0, Rng(seed), Budget(seconds=0.4)).action == BEST
        taken.append(perf_counter() - started)
    # The fastest of several: a busy machine delays some, never all.
    assert min(taken) < 0.3


def test_a_count_of_simulations_is_played_to_its_end() -> None:
    assert Watch(Budget(simulations=10)).room(9) == FOREVER
    assert Watch(Budget(seconds=1000.0)).room(10) > 1000


def test_hidden_answers_do_not_part_the_tree_until_they_are_opened() -> None:
    match: Any = GAME.match(edition="second", seats=3)
    s = match.start()
    playout(s, Rng(2), 18)
    ask = asks(s)[1]
    search = Search(match, s, ask, Rng(1), Style(), BY_ESTIMATE)
    search.run(Watch(Budget(simulations=300)))
    assert search.root.seat == 1
    for below in search.root.children.values():
        assert below.seat == 0, "the others choose after the searching seat, whatever their numbers"
        hidden = [node for node in below.children.values() if node.seat == 2]
        assert len(hidden) <= 1, "one node, whatever seat 1 has chosen in secret"
        assert len(below.tries) > 1


def test_values_are_chances_to_win() -> None:
    match: Any = GAME.match(edition="second", seats=4)
    s = match.start()
    playout(s, Rng(2), 24)
    for style in (Style(), Style(rollout=FULL), Style(rollout=0), Style(ordered=0)):
        choice = Mcts(style).choose(match, s, 2, Rng(1), Budget(simulations=60))
        assert all(0 <= found.value <= 1 for found in choice.alternatives)
        assert sum(found.visits for found in choice.alternatives) == 60
        assert [found.visits for found in choice.alternatives] == sorted(
            (found.visits for found in choice.alternatives), reverse=True
        )
