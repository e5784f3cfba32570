"""OpenSpiel's own simulation test on every game, serialisation, information states, and its search bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from ludarium import games
from ludarium.adapters.openspiel import PREFIX, register

every_game = pytest.mark.parametrize("name", register())


def positions(game: Any, seed: int, choose: Callable[[Any], int] | None = None) -> Iterator[Any]:
    """A game to its end, stopped whenever a player is asked; players answer at random unless told otherwise."""
    random, state = np.random.RandomState(seed), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            words, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(words, p=chances)))
            continue
        yield state
        state.apply_action(int(random.choice(state.legal_actions())) if choose is None else choose(state))
    assert sum(state.returns()) == pytest.approx(1)


def test_every_game_is_registered_with_its_options() -> None:
    assert register() == [f"{PREFIX}{name}" for name in games.names()]
    game = pyspiel.load_game("ludarium_regatta(edition=second,players=3,storm=yes)")
    assert game.num_players() == 3
    assert game.interface.match.edition.id == "second"
    assert game.interface.match.options == {"storm": "yes"}


@every_game
def test_the_random_simulation_test_passes_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@every_game
def test_states_and_games_go_through_text_and_back(name: str) -> None:
    game = pyspiel.load_game(name)
    for number, state in enumerate(positions(game, 1)):
        if number % 40:
            continue
        again_game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert str(again_game) == str(game)
        assert str(again) == str(state)
        assert again.history() == state.history()
        for player in range(game.num_players()):
            assert again.information_state_string(player) == state.information_state_string(player)


@every_game
def test_resampling_keeps_the_information_state_and_changes_the_rest(name: str) -> None:
    game, random = pyspiel.load_game(name), np.random.RandomState(5)
    changed = False
    for number, state in enumerate(positions(game, 2)):
        if number % 25:
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, random.uniform)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.history() == []
            changed |= str(other) != str(state)
            for _ in range(10):
                if not other.is_terminal():
                    other.apply_action(int(random.choice(other.legal_actions())))
    assert changed


def test_what_is_sealed_stays_out_of_the_others_information() -> None:
    game = pyspiel.load_game("ludarium_regatta(players=2)")
    state = next(positions(game, 3))
    assert state.current_player() == 0
    words = state.legal_actions()
    assert len(words) > 1
    children = [state.child(word) for word in words]
    assert {child.current_player() for child in children} == {1}
    assert len({child.information_state_string(1) for child in children}) == 1
    assert len({child.information_state_string(0) for child in children}) == len(words)


class Shrug(mcts.Evaluator):  # type: ignore[misc]
    """Gives everybody the same chance to win: play-outs of heavy games would take too long here."""

    def evaluate(self, state: Any) -> Any:
        return np.full(state.num_players(), 1 / state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        words = state.legal_actions()
        return [(word, 1 / len(words)) for word in words]


def searcher(kind: str, game: Any, evaluator: Any) -> Any:
    random = np.random.RandomState(1)
    if kind == "mcts":
        return mcts.MCTSBot(game, 1.4, 2, evaluator, random_state=random)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, 2, random_state=random)


@every_game
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_its_search_bots_play_a_whole_game(name: str, kind: str) -> None:
    """Player 0 searches, the others answer at random."""
    play_against(searcher(kind, pyspiel.load_game(name), Shrug()), pyspiel.load_game(name))


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_its_search_bots_play_with_play_outs(kind: str) -> None:
    game = pyspiel.load_game("ludarium_regatta(players=2)")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(3))
    play_against(searcher(kind, game, evaluator), game)


def play_against(bot: Any, game: Any) -> None:
    random = np.random.RandomState(2)
    searched = 0

    def choose(state: Any) -> int:
        nonlocal searched
        if state.current_player() != 0:
            return int(random.choice(state.legal_actions()))
        searched += 1
        return int(bot.step(state))

    for _ in positions(game, 4, choose):
        pass
    assert searched > 10


def test_actions_and_positions_show_themselves() -> None:
    state = next(positions(pyspiel.load_game("ludarium_regatta"), 1))
    assert state.action_to_string(0, state.legal_actions()[0]).startswith("wind ")
    assert state._repr_svg_().startswith("<svg ")
    assert str(state).startswith("Choose ")
    with pytest.raises(ValueError, match="no parameters"):
        state.get_game().make_py_observer(None, {"wide": True})
