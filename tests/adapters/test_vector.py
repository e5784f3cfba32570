"""Many games at once: rows that leak nothing and put the observer first, the environments, and all processes alike."""

from __future__ import annotations

import hashlib
import runpy
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludarium import games
from ludarium.adapters.encoding import FULL, SCALE, THING, Encoder
from ludarium.adapters.episode import Interface, interface_of
from ludarium.adapters.vector import Seats, parallel_env
from ludarium.adapters.workers import Array
from ludarium.kernel.engine import Rng, advance, answer, random_answer
from ludarium.kernel.errors import SetupError
from ludarium.kernel.game import Match
from ludarium.kernel.request import TableRequest

with warnings.catch_warnings():
    # Its suite imports its own games in a way that it has deprecated itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import parallel_api_test

POSITIONS = 10


class Desk:
    """An encoder with one row to write on."""

    def __init__(self, match: Match[Any]) -> None:
        self.encoder = Encoder(match, 1)
        self._sheet = self.encoder.sheet(1)
        self._row = np.frombuffer(self._sheet.buffer(), np.uint8)

    def row(self, state: Any, viewer: int) -> Array:
        self.encoder.write(self._sheet, 0, state, advance(state), viewer, [])
        return self._row.copy()

    def part(self, name: str, state: Any, viewer: int) -> list[int]:
        first, size = self.encoder.parts[name]
        return self.row(state, viewer)[first : first + size].tolist()  # type: ignore[no-any-return]


def positions(match: Match[Any], seed: int) -> Iterator[Any]:
    """Some positions of a random game."""
    found, state, rng = [], match.start(), Rng(seed)
    while (ask := advance(state)) is not None:
        found.append(state.clone())
        answer(state, random_answer(ask, rng))
    yield from found[:: max(1, len(found) // POSITIONS)]
    yield state


def open_regatta() -> tuple[Desk, Any]:
    match = games.get("regatta").match("second", 3)
    return Desk(match), match.start()


@pytest.mark.parametrize("game", games.names())
def test_what_a_seat_may_not_know_changes_nothing_in_its_row(game: str) -> None:
    match = games.get(game).match(options={"planning": "yes"} if game == "dei" else None)
    desk, redealt = Desk(match), 0
    for state in positions(match, 3):
        for viewer in range(match.seats):
            other = match.determinise(state, viewer, Rng(viewer + 1))
            # Each on a desk of its own: nothing that was written for the one can stay for the other.
            assert np.array_equal(desk.row(state, viewer), Desk(match).row(other, viewer)), match.trace(state)
            redealt += match.digest(other) != match.digest(state)
    assert redealt or not match.sights.hidden


@pytest.mark.parametrize("game", games.names())
def test_a_row_is_written_over_the_one_before_without_a_trace(game: str) -> None:
    match = games.get(game).match(seats=2)
    always, in_turn = Desk(match), Desk(match)
    for state in positions(match, 1):
        for viewer in range(2):
            fresh = Desk(match).row(state, viewer)
            assert fresh.any()
            assert np.array_equal(in_turn.row(state, viewer), fresh), "after another viewer"
        assert np.array_equal(always.row(state, 1), fresh), "after an earlier position"


def test_words_are_added_to_a_row_as_if_it_were_written_again() -> None:
    env = Seats("dei", 3, seats=2, opponents="self", processes=0)
    random = np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    first, words = env.encoder.parts["said"]
    longer = 0
    for _ in range(60):
        before, mask = observation["observation"], observation["action_mask"]
        answers = env.answers
        said = (random.random(mask.shape) * mask).argmax(1)
        observation, _, _, _, _ = env.step(said)
        if env.answers == answers:
            for game in range(3):
                expected = before[game].copy()
                expected[first : first + words][said[game]] = FULL
                assert np.array_equal(observation["observation"][game], expected)
            longer += 1
    assert longer


def test_own_things_come_first() -> None:
    desk, state = open_regatta()
    state.anchored = [1, 2, 3]
    assert desk.part("anchored", state, 0) == [SCALE[1], SCALE[2], SCALE[3]]
    assert desk.part("anchored", state, 1) == [SCALE[2], SCALE[3], SCALE[1]]
    assert desk.part("anchored", state, 2) == [SCALE[3], SCALE[1], SCALE[2]]


def test_named_things_have_a_column_each_and_bags_count_them() -> None:
    desk, state = open_regatta()
    winds = desk.encoder.parts["chosen"][1] // 3
    state.chosen = [2, -1, 0]
    chosen = desk.part("chosen", state, 2)
    assert [chosen.index(FULL), chosen.count(FULL)] == [0, 2]
    assert chosen[winds + 2] == FULL
    assert not any(chosen[2 * winds :])
    hand = len(state.hands) // 3
    state.hands = [1, 1, 3, *[-1] * (hand - 3), 0, *[-1] * (2 * hand - 1)]
    own, next_, _ = np.array(desk.part("hands", state, 0)).reshape(3, winds + 1).tolist()
    assert own == [0, 2 * THING, 0, THING, *[0] * (winds - 3)]
    assert next_ == [*[0] * winds, 12], "another hand is a number of cards"


def test_a_packed_value_has_the_columns_of_its_fields() -> None:
    match = games.get("dei").match(seats=2)
    desk, state = Desk(match), match.start()
    empty = desk.part("pool", state, 0)
    state.pool = [1 << 24]
    one = desk.part("pool", state, 0)
    assert not any(empty)
    assert sorted(one)[-2:] == [0, THING]


def test_larger_numbers_are_written_larger_and_never_too_large() -> None:
    assert SCALE[:3] == [0, 32, 51]
    assert sorted(SCALE) == SCALE
    assert SCALE[-1] == FULL


# Many games at once


def played(env: Seats, seed: int, steps: int) -> tuple[str, float, int]:
    """A fingerprint of everything that random words lead to, the sum of rewards, and how many games ended."""
    seen, rewards, ended = hashlib.sha256(), 0.0, 0
    random = np.random.default_rng(seed)
    observation, _ = env.reset(seed=seed)
    for _ in range(steps):
        mask = observation["action_mask"]
        assert mask.any(axis=1).all()
        assert mask.max() == 1
        observation, reward, over, cut, infos = env.step((random.random(mask.shape) * mask).argmax(1))
        assert not infos["refused"].any()
        assert not cut.any()
        assert np.array_equal(infos["shares"].sum(1) > 0, over)
        for array in (observation["observation"], mask, reward, over, infos["seat"]):
            seen.update(array.tobytes())
        rewards += float(reward.sum())
        ended += int(over.sum())
    env.close()
    return seen.hexdigest(), rewards, ended


def test_games_go_on_and_the_same_seed_gives_the_same_games_in_any_processes() -> None:
    alone = played(Seats("regatta", 4, seats=2, processes=0), 5, 150)
    assert alone == played(Seats("regatta", 4, seats=2, processes=0), 5, 150)
    assert alone == played(Seats("regatta", 4, seats=2, processes=2), 5, 150)
    assert alone[2] > 4
    assert 0 < alone[1] < alone[2]
    assert alone[0] != played(Seats("regatta", 4, seats=2, processes=0), 6, 150)[0]


def test_every_seat_is_asked_if_nobody_else_plays() -> None:
    env = Seats("regatta", 2, seats=3, opponents="self", processes=0, copy=False)
    observation, infos = env.reset(seed=1)
    seats = {int(infos["seat"][0])}
    for _ in range(40):
        observation, _, _, _, infos = env.step(observation["action_mask"].argmax(1))
        seats.add(int(infos["seat"][0]))
    assert seats == {0, 1, 2}
    assert 40 <= env.answers <= 80


def test_learners_sit_in_different_seats() -> None:
    env = Seats("regatta", 4, seats=3, processes=0)
    _, infos = env.reset(seed=1)
    assert infos["seat"].tolist() == [0, 1, 2, 0]


def test_a_refused_word_changes_nothing() -> None:
    env = Seats("regatta", 2, seats=2, processes=0)
    before, _ = env.reset(seed=1)
    words = before["action_mask"].argmax(1)
    words[1] = before["action_mask"][1].argmin()
    after, _, _, _, infos = env.step(words)
    assert infos["refused"].tolist() == [False, True]
    assert np.array_equal(before["observation"][1], after["observation"][1])
    assert not np.array_equal(before["observation"][0], after["observation"][0])


def test_spaces_hold_what_is_given() -> None:
    env = Seats("regatta", 3, seats=2, processes=0)
    observation, _ = env.reset(seed=2)
    assert env.observation_space.contains(observation)
    assert env.meaning(0) == "deal"


def test_what_cannot_be_set_up_is_refused() -> None:
    for wrong, said in (({"opponents": "nobody"}, "'nobody' should be one of"), ({"num_envs": 0}, "0 games")):
        with pytest.raises(SetupError, match=said):
            Seats("regatta", **wrong)


def test_the_parallel_form_passes_the_test_of_pettingzoo_and_sees_the_same_rows() -> None:
    parallel_api_test(parallel_env("regatta", seats=2), num_cycles=60)
    env = parallel_env("dei", seats=2)
    observations, _ = env.reset(seed=4)
    interface: Interface = interface_of(TableRequest.of("dei", "", 2, None, None))
    expected = Encoder(interface.match, interface.vocabulary.size)
    sheet = expected.sheet(1)
    expected.write(sheet, 0, env.episode.state, env.episode.ask, 1, [])
    assert np.array_equal(observations["seat_1"]["observation"], np.frombuffer(sheet.buffer(), np.uint8))
    assert not observations["seat_1"]["action_mask"].any() or not observations["seat_0"]["action_mask"].any()


def test_the_example_with_a_public_library_names_the_package_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("torch", "sb3_contrib"):
        monkeypatch.setitem(sys.modules, name, None)
    with pytest.raises(SystemExit, match="pip install sb3-contrib"):
        runpy.run_path(str(Path(__file__).parents[2] / "examples/sb3_ppo.py"))
