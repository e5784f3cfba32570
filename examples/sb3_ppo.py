"""Masked PPO of a public library on the same tables: `MaskablePPO` of sb3-contrib.

    pip install 'ludarium[adapters]' sb3-contrib
    python examples/sb3_ppo.py regatta --seats 2 --words 100000

It plays against random opponents and prints how much of the win it gets. `Tables` is all that the library needs to know
about `ludarium.adapters.vector`.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from ludarium.adapters.vector import Seats
from ludarium.adapters.workers import Array


class Tables(VecEnv):  # type: ignore[misc]
    """`Seats` as an environment of Stable-Baselines3, which wants rows of floats and asks for masks by name."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        columns, words = seats.encoder.size, seats.interface.vocabulary.size
        super().__init__(seats.num_envs, spaces.Box(0, 1, (columns,), np.float32), spaces.Discrete(words))
        self._masks: Array = np.zeros((seats.num_envs, words), np.int8)
        self._said: Array = np.zeros(seats.num_envs, np.int64)
        self.finished: list[float] = []
        """The learner's share of the win in every game so far."""

    def _seen(self, observation: dict[str, Array]) -> Array:
        self._masks = observation["action_mask"]
        seen: Array = observation["observation"].astype(np.float32) / np.float32(255)
        return seen

    def reset(self) -> Array:
        return self._seen(self.seats.reset(seed=self._seeds[0])[0])

    def step_async(self, actions: Array) -> None:
        self._said = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        observation, rewards, over, _, _ = self.seats.step(self._said)
        self.finished += rewards[over].tolist()
        return self._seen(observation), rewards.copy(), over.copy(), [{} for _ in range(self.num_envs)]

    def close(self) -> None:
        self.seats.close()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        assert method_name == "action_masks", method_name
        return list(self._masks.astype(np.bool_))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs


class Progress(BaseCallback):  # type: ignore[misc]
    """Says after every update how the last 1,000 games went."""

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self._tables = tables

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        recent = self._tables.finished[-1000:]
        share = sum(recent) / max(1, len(recent))
        print(f"{self.num_timesteps:>9,} words  {share:6.1%} of the last {len(recent)} games", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--words", type=int, default=1_000_000, help="words to say in training")
    parser.add_argument("--games", type=int, default=64, help="games side by side")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--save", type=Path, help="write the model to this .zip file")
    arguments = parser.parse_args()
    tables = Tables(Seats(arguments.game, arguments.games, seats=arguments.seats, processes=arguments.processes))
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=128,
        batch_size=1024,
        n_epochs=3,
        learning_rate=lambda left: 1e-3 * left,
        gamma=0.999,
        gae_lambda=0.98,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [arguments.hidden]},
        seed=arguments.seed,
        device="cpu",
    )
    model.learn(arguments.words, callback=Progress(tables))
    if arguments.save:
        model.save(arguments.save)
    tables.close()


if __name__ == "__main__":
    main()
