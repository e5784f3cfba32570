"""Masked PPO of a public library on the same tables: `MaskablePPO` of sb3-contrib.

    pip install 'ludarium[adapters]' sb3-contrib
    python examples/sb3_ppo.py dei --words 1000000 --curve dei.csv --save dei.zip

It plays against random opponents on one core. Now and then the word that it likes best is said in test games: always
the same, as many from each seat, and none of them is learned from. `Tables` is all that the library needs to know about
`ludarium.adapters.vector`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces

from ludarium.adapters.vector import Seats
from ludarium.adapters.workers import Array

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback
    from stable_baselines3.common.vec_env import VecEnv
except ImportError as missing:
    raise SystemExit(f"{missing}. This example needs one more package: pip install sb3-contrib") from None

TEST_SEED = 900_000


class Tables(VecEnv):  # type: ignore[misc]
    """`Seats` as an environment of Stable-Baselines3, which wants rows of floats and asks for masks by name."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats
        columns, words = seats.encoder.size, seats.interface.vocabulary.size
        super().__init__(seats.num_envs, spaces.Box(0, 1, (columns,), np.float32), spaces.Discrete(words))
        self.masks: Array = np.zeros((seats.num_envs, words), np.int8)
        self._said: Array = np.zeros(seats.num_envs, np.int64)

    def _seen(self, observation: dict[str, Array]) -> Array:
        self.masks = observation["action_mask"]
        seen: Array = observation["observation"].astype(np.float32) / np.float32(255)
        return seen

    def reset(self) -> Array:
        return self._seen(self.seats.reset(seed=self._seeds[0])[0])

    def step_async(self, actions: Array) -> None:
        self._said = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        observation, rewards, over, _, _ = self.seats.step(self._said)
        return self._seen(observation), rewards.copy(), over.copy(), [{} for _ in range(self.num_envs)]

    def close(self) -> None:
        self.seats.close()

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        assert method_name == "action_masks", method_name
        return list(self.masks.astype(np.bool_))

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs


def tested(model: Any, tables: Tables) -> float:
    """How many of the test games it wins, one at each table; a shared win counts in part."""
    seen: Any = tables.reset()
    playing, won = np.ones(tables.num_envs, np.bool_), 0.0
    while playing.any():
        words, _ = model.predict(seen, action_masks=tables.masks, deterministic=True)
        seen, rewards, over, _ = tables.step(words)
        won += float(rewards[playing & over].sum())
        playing &= ~over
    return won


class Tests(BaseCallback):  # type: ignore[misc]
    """Writes down what the test games say before training, and again each time it has said so many words."""

    def __init__(self, tables: Tables, every: int, curve: Path | None) -> None:
        super().__init__()
        self._tables, self._every, self._next = tables, every, 0
        self._file = curve.open("w", buffering=1) if curve else None
        self._begun, self._testing = time.process_time(), 0.0
        if self._file:
            self._file.write("words,seconds,games,won\n")

    def _on_step(self) -> bool:
        return True

    def _on_rollout_start(self) -> None:
        if self.num_timesteps >= self._next:
            self._test()

    def _on_training_end(self) -> None:
        self._test()

    def _test(self) -> None:
        now, games = time.process_time(), self._tables.num_envs
        seconds = now - self._begun - self._testing
        won = tested(self.model, self._tables)
        self._testing += time.process_time() - now
        self._next = self.num_timesteps + self._every
        if self._file:
            self._file.write(f"{self.num_timesteps},{seconds:.1f},{games},{won:g}\n")
        print(f"{self.num_timesteps:>9,} words {seconds:6.1f} seconds  {won / games:6.1%} of {games} games", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--words", type=int, default=1_000_000, help="words to say in training")
    parser.add_argument("--games", type=int, default=64, help="games side by side")
    parser.add_argument("--hidden", type=int, default=64)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tests", type=int, default=400, help="test games")
    parser.add_argument("--every", type=int, default=100_000, help="words between two tests")
    parser.add_argument("--curve", type=Path, help="write what the test games say to this .csv file")
    parser.add_argument("--save", type=Path, help="write the model to this .zip file")
    arguments = parser.parse_args()
    # On one core processor time is the time you wait, and so small a network gains nothing from more.
    torch.set_num_threads(1)
    tables, tests = (
        Tables(Seats(arguments.game, games, seats=arguments.seats, processes=0))
        for games in (arguments.games, arguments.tests)
    )
    tests.seed(TEST_SEED)
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
    model.learn(arguments.words, callback=Tests(tests, arguments.every, arguments.curve))
    if arguments.save:
        model.save(arguments.save)
    tables.close()


if __name__ == "__main__":
    main()
