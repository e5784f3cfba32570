"""Gymnasium: one seat of a game, the others played by bots of your choice.

Importing this module registers every game: `gymnasium.make("ludarium/regatta-v1", bots=["greedy"])`. The number is the
version of the game's rules.

An action is one word of the match's vocabulary; the mask of legal words is part of the observation and also in
`info["action_mask"]`. An illegal word is refused: nothing changes, and `info["refused"]` names it. The reward comes at
the end: the seat's part of the win, 1 for winning alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
from gymnasium import spaces

from ludarium import games
from ludarium.adapters.episode import Episode, interface_of
from ludarium.adapters.pettingzoo import RENDER_MODES, Observation, observation_space, observed, rendered
from ludarium.bots.driver import ponder, seated
from ludarium.kernel.chance import Dealer, seed_of
from ludarium.kernel.errors import SetupError
from ludarium.kernel.request import TableRequest


class Seat(gymnasium.Env[Observation, Any]):
    """One seat against bots. `max_steps` cuts a game short; without it, ten times as many words as a game can have."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("random",),
        seat: int = 0,
        edition: str = "",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Path | None = None,
        render_mode: str | None = None,
        max_steps: int | None = None,
    ) -> None:
        """`bots` play the other seats in order, and again from the first where they are too few."""
        self.interface = interface_of(TableRequest.of(game, edition, seats, options, content))
        if not 0 <= seat < self.interface.seats:
            raise SetupError(f"there is no seat {seat} at a table of {self.interface.seats}")
        if not bots:
            raise SetupError("the other seats need bots, such as bots=['greedy']")
        self.seat = seat
        self.bots = [bots[other % len(bots)] for other in range(self.interface.seats)]
        self.render_mode = render_mode
        self.max_steps = 10 * self.interface.longest if max_steps is None else max_steps
        self.observation_space = observation_space(self.interface)
        self.action_space = spaces.Discrete(self.interface.vocabulary.size)
        seated(self.bots, 0)  # complains about a bot that does not exist

    def meaning(self, action: int) -> str:
        """What an action says, such as `move`, `region r12` or `number 3`."""
        return self.interface.vocabulary.texts[action]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        number = int(self.np_random.integers(2**62))
        self._dealer = Dealer(seed_of(number))
        self._players = seated(self.bots, number)
        self.episode = Episode(self.interface)
        self._steps = 0
        self._until_asked()
        return self._observed({})

    def _until_asked(self) -> None:
        """Chance and bots answer until the seat is asked or the game is over."""
        episode = self.episode
        episode.draw(self._dealer)
        while episode.ask is not None and episode.ask.seat != self.seat:
            ask = episode.ask
            only = len(ask.actions) == 1
            player = self._players[ask.seat]
            episode.give(ask.actions[0] if only else ponder(self.interface.match, episode.state, ask, player).action)
            episode.draw(self._dealer)

    def _observed(self, info: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        observation = observed(self.episode, self.seat)
        return observation, {**info, "action_mask": observation["action_mask"]}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        info: dict[str, Any] = {}
        if int(action) in self.episode.words():
            self.episode.say(int(action))
            self._until_asked()
        else:
            info["refused"] = int(action)
        self._steps += 1
        over = self.episode.over
        observation, info = self._observed(info)
        return observation, self.episode.shares()[self.seat], over, not over and self._steps >= self.max_steps, info

    def render(self) -> str | None:
        return rendered(self.episode, self.render_mode)


def register() -> list[str]:
    """Make every game known to Gymnasium; the ids."""
    ids = {name: f"ludarium/{name}-v{games.get(name).version}" for name in games.names()}
    for name, id in ids.items():
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point="ludarium.adapters.gymnasium:Seat", kwargs={"game": name})
    return list(ids.values())


register()
