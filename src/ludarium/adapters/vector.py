"""Many games at once for learners, on all cores, with encoded observations: Gymnasium's `VectorEnv`, and PettingZoo's
parallel environment for a single game.

An action is one word of the match's vocabulary, as in the other adapters. A word outside the mask is refused: nothing
changes, and `infos["refused"]` marks the game.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ludarium.adapters.encoding import Encoder
from ludarium.adapters.episode import Interface, interface_of
from ludarium.adapters.pettingzoo import AllAtOnce, Observation
from ludarium.adapters.tables import EVERY_SEAT
from ludarium.adapters.workers import Alone, Array, Shape, Workers
from ludarium.kernel.errors import SetupError
from ludarium.kernel.request import TableRequest

OPPONENTS = ("random", "self")


def encoded_space(interface: Interface, encoder: Encoder) -> spaces.Dict:
    """What a seat is given: its encoded row, and the words that may be said."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (encoder.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (interface.vocabulary.size,), np.int8),
        }
    )


class Seats(VectorEnv[dict[str, Array], Array, Array]):
    """Many games at once. Each observation is what the seat that is asked sees, with its own things first.

    With `opponents="random"` one seat of each game learns, another in each game in turn, and the rest answer at
    random; the reward is its part of the win, at the end. With `opponents="self"` every seat is asked:
    `infos["seat"]` says who, the reward goes to the seat that said the last word, `infos["shares"]` has every seat's.

    A game that is over begins again in the same step: the observation returned is the first of the next game. Games
    are never cut short. Arrays are reused, so copy what you want to keep; `copy=True` does so for you.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        num_envs: int = 64,
        edition: str = "",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Path | None = None,
        opponents: str = "random",
        processes: int | None = None,
        copy: bool = True,
    ) -> None:
        """`processes` run the games, one for each core unless you say; with 0 they run in your own."""
        if opponents not in OPPONENTS:
            raise SetupError(f"opponents={opponents!r} should be one of: {', '.join(OPPONENTS)}")
        workers = min(num_envs, (os.cpu_count() or 1) if processes is None else processes)
        if num_envs < 1 or workers < 0:
            raise SetupError(f"{num_envs} games in {workers} processes cannot be run")
        request = TableRequest.of(game, edition, seats, options, content)
        self.interface = interface_of(request)
        self.encoder = Encoder(self.interface.match, self.interface.vocabulary.size)
        table = self.interface.seats
        self.num_envs = num_envs
        self.learners = [EVERY_SEAT if opponents == "self" else at % table for at in range(num_envs)]
        self.single_observation_space = encoded_space(self.interface, self.encoder)
        self.single_action_space = spaces.Discrete(self.interface.vocabulary.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        shape = Shape(num_envs, self.encoder.size, self.interface.vocabulary.size, table)
        settled = self.interface.match.request
        self._games = (
            Workers(settled, shape, self.learners, workers) if workers else Alone(settled, shape, self.learners)
        )
        self._arrays = self._games.arrays
        self._copy = copy
        self.answers = 0
        """How many answers seats have given since the last reset."""

    def meaning(self, action: int) -> str:
        """What an action says, such as `move`, `region r12` or `number 3`."""
        return self.interface.vocabulary.texts[action]

    def _kept(self, name: str) -> Array:
        return self._arrays[name].copy() if self._copy else self._arrays[name]

    def _observed(self) -> dict[str, Array]:
        return {"observation": self._kept("rows"), "action_mask": self._kept("masks")}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._kept("seat"), "shares": self._kept("shares"), "refused": self._kept("refused")}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begin all games again; the same seed gives the same dice and the same random opponents."""
        super().reset(seed=seed)
        self.answers = self._games.begin(self.np_random.integers(2**31, size=self.num_envs).tolist())
        return self._observed(), self._infos()

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Say one word in every game."""
        spoke = self._arrays["seat"].copy()
        self._arrays["said"][:] = actions
        self.answers = self._games.step()
        rewards = self._arrays["shares"][np.arange(self.num_envs), spoke]
        cut = np.zeros(self.num_envs, np.bool_)
        return self._observed(), rewards, self._kept("over"), cut, self._infos()

    def close_extras(self, **kwargs: Any) -> None:
        self._arrays = {}
        self._games.close()


class Encoded(AllAtOnce):
    """PettingZoo's parallel environment of `ludarium.adapters.pettingzoo`, with encoded observations."""

    def __init__(self, interface: Interface, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        super().__init__(interface, render_mode, max_cycles)
        self.encoder = Encoder(interface.match, interface.vocabulary.size)
        self._sheet = self.encoder.sheet(interface.seats)
        self._rows = np.frombuffer(self._sheet.buffer(), np.uint8).reshape(interface.seats, self.encoder.size)
        self.observation_spaces = {agent: encoded_space(interface, self.encoder) for agent in self.possible_agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._encoded(seat) for seat, agent in enumerate(self.possible_agents)}

    def _encoded(self, seat: int) -> Observation:
        episode, own = self.episode, self.episode.seat == seat
        self.encoder.write(self._sheet, seat, episode.state, episode.ask, seat, list(episode.said) if own else [])
        mask = np.zeros(self.interface.vocabulary.size, np.int8)
        if own:
            mask[episode.words()] = 1
        return {"observation": self._rows[seat].copy(), "action_mask": mask}


def parallel_env(
    game: str,
    edition: str = "",
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Path | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> Encoded:
    """A game as a parallel environment with encoded observations. `max_cycles` limits the cycles."""
    return Encoded(interface_of(TableRequest.of(game, edition, seats, options, content)), render_mode, max_cycles)
