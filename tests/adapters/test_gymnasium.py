"""One seat against bots: Gymnasium's own check on every game, and a game to its end."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ludarium import games
from ludarium.adapters.gymnasium import Seat, register
from ludarium.kernel.errors import SetupError


@pytest.mark.parametrize("id", register())
def test_the_check_of_gymnasium_passes(id: str) -> None:
    check_env(gymnasium.make(id, render_mode="svg").unwrapped)


def test_every_game_is_registered() -> None:
    assert [id.split("/")[1].rpartition("-")[0] for id in register()] == games.names()


def to_the_end(seat: Seat, seed: int) -> tuple[list[int], float]:
    """The words said, always the first legal one, and the reward."""
    observation, info = seat.reset(seed=seed)
    said: list[int] = []
    while True:
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        said.append(int(np.flatnonzero(observation["action_mask"])[0]))
        observation, reward, over, cut, info = seat.step(said[-1])
        assert not cut
        if over:
            return said, reward


def test_a_game_against_bots_is_played_to_its_end() -> None:
    seat = Seat("regatta", bots=["greedy", "random"], seat=1, seats=3)
    said, reward = to_the_end(seat, 7)
    assert reward in (0.0, 0.5, 1.0)
    assert to_the_end(Seat("regatta", bots=["greedy", "random"], seat=1, seats=3), 7) == (said, reward)
    assert seat.meaning(said[0]).startswith("wind ")


def test_a_refused_word_changes_nothing_and_steps_are_counted() -> None:
    seat = Seat("regatta", max_steps=2)
    observation, info = seat.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, over, cut, info = seat.step(wrong)
    assert (reward, over, cut, info["refused"]) == (0.0, False, False, wrong)
    assert np.array_equal(after["observation"], observation["observation"])
    assert seat.step(wrong)[3]


def test_what_cannot_be_seated_is_refused() -> None:
    with pytest.raises(SetupError, match="no seat 4"):
        Seat("regatta", seat=4)
    with pytest.raises(SetupError, match="need bots"):
        Seat("regatta", bots=[])
    with pytest.raises(SetupError, match="no bot 'nobody'"):
        Seat("regatta", bots=["nobody"])
