"""A learner in one file: masked PPO on `ludarium.adapters.vector`, with numpy alone.

    python examples/masked_ppo.py regatta --seats 2 --minutes 5 --curve regatta.csv

It plays against random opponents and prints how much of the win it gets. The network has one hidden layer; words that
may not be said get no probability. What is learned can be kept with `--save`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ludarium.adapters.vector import Seats

Floats = npt.NDArray[np.float32]
Columns = npt.NDArray[np.int64]
DISCOUNT = 0.999
CLIP, ENTROPY, VALUE = 0.2, 0.01, 0.5
EPOCHS, BATCH = 3, 1024


class Network:
    """Bytes in; a preference for each word and the expected reward out."""

    def __init__(self, columns: int, words: int, hidden: int, seed: int) -> None:
        random = np.random.default_rng(seed)
        self.weights = {
            "in": (random.standard_normal((columns, hidden)) / np.sqrt(64)).astype(np.float32),
            "in_bias": np.zeros(hidden, np.float32),
            "word": (random.standard_normal((hidden, words)) * 0.01).astype(np.float32),
            "value": np.zeros((hidden, 1), np.float32),
        }
        self._first = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._second = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def __call__(
        self, rows: npt.NDArray[np.uint8], masks: npt.NDArray[np.int8]
    ) -> tuple[Columns, Floats, Floats, Floats, Floats]:
        """The columns in use, the rows in those as floats, the hidden layer, the odds of each word, and the value."""
        used = np.flatnonzero(rows.any(0))
        seen = rows[:, used].astype(np.float32) / np.float32(255)
        hidden = np.tanh(seen @ self.weights["in"][used] + self.weights["in_bias"])
        wish = np.where(masks > 0, hidden @ self.weights["word"], np.float32(-1e9))
        odds = np.exp(wish - wish.max(1, keepdims=True))
        return used, seen, hidden, odds / odds.sum(1, keepdims=True), (hidden @ self.weights["value"])[:, 0]

    def learn(self, batch: dict[str, Any], rate: float) -> None:
        """One step of Adam on the clipped objective."""
        used, seen, hidden, odds, value = self(batch["rows"], batch["masks"])
        size = len(value)
        each = np.arange(size)
        ratio = odds[each, batch["words"]] / batch["odds"]
        gain = batch["gain"]
        inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        pull = np.where(inside, gain * ratio, 0)[:, None]
        chosen = np.zeros_like(odds)
        chosen[each, batch["words"]] = 1
        surprise = -np.log(odds + 1e-9)
        calm = odds * (surprise - (odds * surprise).sum(1, keepdims=True))
        to_wish = -(pull * (chosen - odds) + ENTROPY * calm) / size
        to_value = (VALUE * (value - batch["returns"]) / size)[:, None]
        back = (to_wish @ self.weights["word"].T + to_value @ self.weights["value"].T) * (1 - hidden**2)
        inward = np.zeros_like(self.weights["in"])
        inward[used] = seen.T @ back
        slopes = {
            "in": inward,
            "in_bias": back.sum(0),
            "word": hidden.T @ to_wish,
            "value": hidden.T @ to_value,
        }
        self._descend(slopes, rate)

    def _descend(self, slopes: dict[str, Floats], rate: float) -> None:
        self._updates += 1
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        for name, slope in slopes.items():
            slope = slope * min(1.0, 0.5 / (length + 1e-9))
            self._first[name] += 0.1 * (slope - self._first[name])
            self._second[name] += 0.001 * (slope**2 - self._second[name])
            first = self._first[name] / (1 - 0.9**self._updates)
            second = self._second[name] / (1 - 0.999**self._updates)
            self.weights[name] -= (rate * first / (np.sqrt(second) + 1e-5)).astype(np.float32)


def drawn(odds: Floats, random: np.random.Generator) -> npt.NDArray[np.int64]:
    """A word for every game, drawn by its probability."""
    below = odds.cumsum(1) > random.random((len(odds), 1)) * odds.sum(1, keepdims=True)
    words: npt.NDArray[np.int64] = np.argmax(below, axis=1)
    return words


def gains(rewards: Floats, overs: npt.NDArray[np.bool_], values: Floats, last: Floats, trace: float) -> Floats:
    """How much better each word did than expected: generalised advantages."""
    found, ahead = np.zeros_like(rewards), np.zeros_like(last)
    for step in reversed(range(len(rewards))):
        goes_on = 1 - overs[step].astype(np.float32)
        error = rewards[step] + DISCOUNT * last * goes_on - values[step]
        ahead = error + DISCOUNT * trace * goes_on * ahead
        found[step] = ahead
        last = values[step]
    return found


def train(arguments: argparse.Namespace) -> Network:
    env = Seats(arguments.game, arguments.games, seats=arguments.seats, processes=arguments.processes, copy=False)
    network = Network(env.encoder.size, env.interface.vocabulary.size, arguments.hidden, arguments.seed)
    random = np.random.default_rng(arguments.seed)
    observation, _ = env.reset(seed=arguments.seed)
    steps, games = arguments.steps, arguments.games
    kept = {
        "rows": np.zeros((steps, games, env.encoder.size), np.uint8),
        "masks": np.zeros((steps, games, env.interface.vocabulary.size), np.int8),
        "words": np.zeros((steps, games), np.int64),
        "odds": np.zeros((steps, games), np.float32),
    }
    rewards, values = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.float32)
    overs = np.zeros((steps, games), np.bool_)
    said, recent, start = 0, list[float](), time.process_time()
    curve = arguments.curve.open("w", buffering=1) if arguments.curve else None
    if curve:
        curve.write("minutes,words,share\n")
    while (minutes := (time.process_time() - start) / 60) < arguments.minutes:
        for step in range(steps):
            _, _, _, odds, values[step] = network(observation["observation"], observation["action_mask"])
            words = drawn(odds, random)
            kept["rows"][step], kept["masks"][step] = observation["observation"], observation["action_mask"]
            kept["words"][step], kept["odds"][step] = words, odds[np.arange(games), words]
            observation, rewards[step], overs[step], _, _ = env.step(words)
            recent += rewards[step][overs[step]].tolist()
        said += steps * games
        last = network(observation["observation"], observation["action_mask"])[4]
        gain = gains(rewards, overs, values, last, arguments.trace)
        flat = {name: array.reshape(steps * games, *array.shape[2:]) for name, array in kept.items()}
        flat["returns"] = (gain + values).reshape(-1)
        flat["gain"] = ((gain - gain.mean()) / (gain.std() + 1e-8)).reshape(-1)
        rate = arguments.rate * (1 - minutes / arguments.minutes)
        for _ in range(EPOCHS):
            order = random.permutation(steps * games)
            for low in range(0, len(order), BATCH):
                network.learn({name: array[order[low : low + BATCH]] for name, array in flat.items()}, rate)
        recent = recent[-1000:]
        share = sum(recent) / max(1, len(recent))
        if curve:
            curve.write(f"{minutes:.2f},{said},{share:.3f}\n")
        print(f"{minutes:6.2f} minutes  {said:>9,} words  {share:6.1%} of the last {len(recent)} games", flush=True)
    env.close()
    if curve:
        curve.close()
    return network


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5, help="minutes of processor time of the learner")
    parser.add_argument("--games", type=int, default=64, help="games side by side")
    parser.add_argument("--steps", type=int, default=64, help="words in each game between two updates")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1e-3, help="how fast it learns at first; falls to 0 at the end")
    parser.add_argument("--trace", type=float, default=0.95, help="how far a result reaches back: lambda")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=None)
    parser.add_argument("--curve", type=Path, help="write the curve to this file")
    parser.add_argument("--save", type=Path, help="write the weights to this .npz file")
    arguments = parser.parse_args()
    network = train(arguments)
    if arguments.save:
        np.savez_compressed(arguments.save, **network.weights)


if __name__ == "__main__":
    main()
