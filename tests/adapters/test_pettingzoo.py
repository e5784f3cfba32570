"""PettingZoo's own suites on every game, and what an agent meets."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from ludarium import games
from ludarium.adapters.pettingzoo import TurnBased, env, parallel_env

with warnings.catch_warnings():
    # Its suite imports its own games in a way that it has deprecated itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

every_game = pytest.mark.parametrize("game", games.names())


@every_game
# The suite expects dictionaries with a mask from the environments it knows by name, and warns about them in all others.
@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
)
# An agent that is told the result is not asked any more.
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
def test_the_api_test_passes(game: str) -> None:
    api_test(env(game, seats=min(games.get(game).seats)), num_cycles=250)


@every_game
def test_the_seed_test_passes(game: str) -> None:
    seed_test(partial(env, game), num_cycles=60)


@every_game
def test_the_parallel_api_test_passes(game: str) -> None:
    parallel_api_test(parallel_env(game), num_cycles=40)


@every_game
def test_the_max_cycles_test_passes_where_all_agents_act_in_every_cycle(game: str) -> None:
    def in_turn(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(game, max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=partial(parallel_env, game), env=in_turn))


def play_on(table: TurnBased, steps: int) -> int:
    """Say random legal words; returns how many."""
    for step, agent in enumerate(table.agent_iter(steps)):
        observation, _, over, cut, _ = table.last()
        if over or cut:
            return step
        assert observation is not None
        table.step(int(table.action_space(agent).sample(observation["action_mask"])))
    return steps


def test_a_turn_based_game_can_be_cut_short() -> None:
    table = env("regatta", seats=2, max_cycles=5)
    table.reset(seed=1)
    assert play_on(table, 100) == 10
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


def test_the_winners_share_the_reward() -> None:
    table = env("regatta", seats=3)
    table.reset(seed=1)
    play_on(table, 1000)
    assert all(table.terminations.values())
    assert sum(table.rewards.values()) == pytest.approx(1)


def test_a_refused_word_changes_nothing() -> None:
    table = env("regatta", seats=2)
    table.reset(seed=1)
    agent = table.agent_selection
    before = table.observe(agent)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    table.step(wrong)
    assert table.agent_selection == agent
    assert table.infos[agent] == {"refused": wrong}
    assert np.array_equal(table.observe(agent)["observation"], before["observation"])
    assert table.meaning(wrong) == "deal"


def test_an_agent_that_is_not_asked_has_no_words() -> None:
    table = env("regatta", seats=2)
    table.reset(seed=1)
    asked, other = table.agents
    assert table.observe(asked)["action_mask"].any()
    assert not table.observe(other)["action_mask"].any()


@every_game
def test_positions_are_rendered_as_text_and_as_drawing(game: str) -> None:
    for mode, sign in (("ansi", "\n"), ("svg", "<svg ")):
        table = env(game, render_mode=mode)
        table.reset(seed=1)
        assert sign in str(table.render())
        table.close()
    assert table._repr_svg_() == table.render()
    assert env(game).render() is None
    beside = parallel_env(game, render_mode="svg")
    beside.reset(seed=1)
    assert beside.render() == table.render()
    beside.close()
