"""OpenSpiel: every game as a Python game, `ludarium_regatta(edition=second,players=3)`.

Importing this module registers every game. Seats and chance speak the words of the match's vocabulary, each word an
action, so chance nodes are explicit and every action has one meaning. Simultaneous questions are asked one by one: the
information state of a player contains nothing that others have sealed. The winners share a utility of 1.

OpenSpiel's own MCTS searches the true position, hidden cards included; its IS-MCTS asks `resample_from_infostate`,
which re-deals everything the player does not know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from ludarium import games
from ludarium.adapters.episode import Episode, Interface, interface_of
from ludarium.kernel.drawing import Drawing
from ludarium.kernel.game import Game
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.views import View

PREFIX = "ludarium_"


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is set up; its options are parameters."""
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(game.seats),
            "edition": game.edition().id,
            "content": "",
            **{option.id: option.default for option in game.options},
        },
    )


class LudariumGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table, a subclass for each game. Use `pyspiel.load_game`."""

    played: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, wishes = self.played, dict(params or {})
        options = {option.id: wishes[option.id] for option in game.options if option.id in wishes}
        self.interface: Interface = interface_of(
            TableRequest.of(
                game.id, wishes.get("edition", ""), wishes.get("players"), options, wishes.get("content", "")
            )
        )
        self.opening = Episode(self.interface, listen=True)
        words = self.interface.vocabulary.size
        info = pyspiel.GameInfo(
            num_distinct_actions=words,
            max_chance_outcomes=words,
            num_players=self.interface.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=self.interface.longest,
        )
        super().__init__(game_type(game), info, wishes)

    def new_initial_state(self) -> LudariumState:
        return LudariumState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.interface.longest

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> Observer:
        return Observer(self.interface, iig_obs_type, params)


class LudariumState(pyspiel.State):  # type: ignore[misc]
    """A position of OpenSpiel: an episode and nothing else, so that copies and saved states are exact."""

    def __init__(self, game: LudariumGame) -> None:
        super().__init__(game)
        self.episode = game.opening.clone()

    def current_player(self) -> int:
        ask = self.episode.ask
        if ask is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if ask.seat == CHANCE else ask.seat

    def is_terminal(self) -> bool:
        return self.episode.ask is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.words()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.episode.outcomes()

    def _apply_action(self, action: int) -> None:
        self.episode.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.episode.interface.vocabulary.texts[action]

    def returns(self) -> list[float]:
        return self.episode.shares()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> LudariumState:
        """A state that looks the same to the player, without the history, which would reveal secrets."""
        state: LudariumState = self.get_game().new_initial_state()
        state.episode = self.episode.imagined(player_id, int(probability_sampler() * 2**32))
        return state

    def __str__(self) -> str:
        """Where the rules are, and everything that was answered: states with equal strings are equal."""
        episode = self.episode
        match = episode.interface.match
        return f"{match.trace(episode.state)} {list(episode.said)} {match.digest(episode.state)}"

    def _repr_svg_(self) -> str:
        return Drawing.of(self.episode.interface.match, self.episode.state).svg


class Observer:
    """What one player sees now; with perfect recall also everything noticed before, as text only."""

    def __init__(
        self, interface: Interface, kind: pyspiel.IIGObservationType | None, params: Mapping[str, Any] | None
    ) -> None:
        if params:
            raise ValueError(f"observations take no parameters, and these were given: {dict(params)}")
        self.interface = interface
        self.recalls = kind is not None and kind.perfect_recall
        self.tensor = None if self.recalls else np.zeros(interface.senses.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: LudariumState, player: int) -> None:
        """OpenSpiel's tensors are 32-bit floats: of a set of more than 24 bits the last are rounded off."""
        if self.tensor is not None:
            self.tensor[:] = self.interface.senses.vector(*self._seen(state, player))

    def string_from(self, state: LudariumState, player: int) -> str:
        view, said = self._seen(state, player)
        recalled = state.episode.recalled(player) if self.recalls else ""
        return json.dumps([view, said, recalled], separators=(",", ":"))

    def _seen(self, state: LudariumState, player: int) -> tuple[View, tuple[int, ...]]:
        episode = state.episode
        view = self.interface.match.view(episode.state, player)
        return view, episode.said if episode.seat == player else ()


def register() -> list[str]:
    """Make every game known to OpenSpiel; the names."""
    known = set(pyspiel.registered_names())
    for name in games.names():
        if f"{PREFIX}{name}" not in known:
            game = games.get(name)
            # A class, not a function: OpenSpiel lets go of it when Python has ended, and a function dies of that.
            pyspiel.register_game(game_type(game), type(f"{PREFIX}{name}", (LudariumGame,), {"played": game}))
    return [f"{PREFIX}{name}" for name in games.names()]


register()
