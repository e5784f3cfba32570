"""PettingZoo: every game as a turn-based AEC environment, and as a parallel one.

Agents are `seat_0`, `seat_1`, ...; an action is one word of the match's vocabulary, and the mask says which are legal.
An illegal word is refused: nothing changes, the agent is asked again, and `info["refused"]` names the word. Rewards
come at the end: the winners share 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from ludarium.adapters.episode import Episode, Interface, interface_of
from ludarium.adapters.observation import ABSENT, HIGH, Vector
from ludarium.kernel.chance import Dealer, seed_of
from ludarium.kernel.drawing import Drawing
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import SPECTATOR

Observation = dict[str, Any]
RENDER_MODES = ["ansi", "svg"]


def observation_space(interface: Interface) -> spaces.Dict:
    """What an agent is given: the vector of `ludarium.adapters.observation`, and the words that may be said."""
    return spaces.Dict(
        {
            "observation": spaces.Box(ABSENT, HIGH, (interface.senses.size,), np.int64),
            "action_mask": spaces.Box(0, 1, (interface.vocabulary.size,), np.int8),
        }
    )


def observed(episode: Episode, seat: int) -> Observation:
    """What one seat observes: its view, and the mask of its words, empty while it is not asked."""
    interface = episode.interface
    own = episode.seat == seat
    view = interface.match.view(episode.state, seat)
    vector: Vector = interface.senses.vector(view, episode.said if own else ())
    mask = np.zeros(interface.vocabulary.size, np.int8)
    if own:
        mask[episode.words()] = 1
    return {"observation": vector, "action_mask": mask}


def rendered(episode: Episode, mode: str | None) -> str | None:
    """The position as an onlooker sees it, as text or as a drawing."""
    if mode is None:
        return None
    match = episode.interface.match
    if mode == "svg":
        return Drawing.of(match, episode.state).svg
    view = match.view(episode.state, SPECTATOR)
    return match.picture(view, "en", 100) or "\n".join(f"{name}: {value}" for name, value in view["zones"].items())


class _Seated:
    """What both environments share: a table, its agents and spaces, an episode and its dice."""

    metadata: dict[str, Any]

    def __init__(self, interface: Interface, render_mode: str | None, max_cycles: int | None) -> None:
        self.interface = interface
        self.metadata = {
            "name": f"ludarium_{interface.match.game.id}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat}" for seat in range(interface.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(interface) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(interface.vocabulary.size) for agent in self.possible_agents}
        self.episode = Episode(interface)
        self._generator, _ = seeding.np_random()
        self._dealer = Dealer(seed_of(0))

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def meaning(self, action: int) -> str:
        """What an action says, such as `move`, `region r12` or `number 3`."""
        return self.interface.vocabulary.texts[action]

    def deal(self, seed: int | None) -> None:
        """A new game: the same seed gives the same dice."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self._dealer = Dealer(seed_of(int(self._generator.integers(2**62))))
        self.episode = Episode(self.interface)
        self.episode.draw(self._dealer)
        self.agents = self.possible_agents[:]

    def try_to_say(self, word: int) -> bool:
        """Say a word for the seat that is asked, and let chance answer; False if the word is not legal."""
        if word not in self.episode.words():
            return False
        self.episode.say(word)
        self.episode.draw(self._dealer)
        return True

    def _repr_svg_(self) -> str:
        return Drawing.of(self.interface.match, self.episode.state).svg


class TurnBased(_Seated, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent after the other; simultaneous questions are asked one by one, and their answers stay sealed."""

    def __init__(self, interface: Interface, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        AECEnv.__init__(self)
        _Seated.__init__(self, interface, render_mode, max_cycles)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._steps = 0
        self._point()

    def _point(self) -> None:
        """Select the agent that is asked."""
        seat = self.episode.seat
        self.agent_selection = self.agents[0] if seat is None else self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        return observed(self.episode, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} is asked and must say a word"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        refused = not self.try_to_say(int(action))
        self.infos[agent] = {"refused": int(action)} if refused else {}
        self._steps += 1
        if self.episode.over:
            self.rewards = dict(zip(self.possible_agents, self.episode.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self._steps >= self.max_cycles * len(self.agents):
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._point()

    def render(self) -> str | None:
        return rendered(self.episode, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


class AllAtOnce(_Seated, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Every agent acts in every cycle, but only the one that is asked is heard; the others have empty masks and wait.

    Seats that are asked at the same time say their words one after the other; their answers stay sealed.
    """

    def __init__(self, interface: Interface, render_mode: str | None = None, max_cycles: int | None = None) -> None:
        _Seated.__init__(self, interface, render_mode, max_cycles)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.deal(seed)
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: observed(self.episode, seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        agents = self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        asked = self.episode.seat
        if asked is not None:
            agent = self.possible_agents[asked]
            if not self.try_to_say(int(actions[agent])):
                infos[agent] = {"refused": int(actions[agent])}
        self._cycles += 1
        over = self.episode.over
        cut = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        if over or cut:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, self.episode.shares(), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )

    def render(self) -> str | None:
        return rendered(self.episode, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def env(
    game: str,
    edition: str = "",
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Path | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> TurnBased:
    """A game as an AEC environment. `max_cycles` limits the words per agent."""
    return TurnBased(interface_of(TableRequest.of(game, edition, seats, options, content)), render_mode, max_cycles)


def parallel_env(
    game: str,
    edition: str = "",
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    content: Path | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
) -> AllAtOnce:
    """A game as a parallel environment. `max_cycles` limits the cycles."""
    return AllAtOnce(interface_of(TableRequest.of(game, edition, seats, options, content)), render_mode, max_cycles)
