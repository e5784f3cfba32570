"""Steps per second of environments under random legal actions: PettingZoo's, in the same loop for ours and for theirs,
and many games at once."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from ludarium.adapters.vector import Seats

SECONDS = 0.6
GAMES = 512


def steps_per_second(env: Any) -> float:
    """Every step observes, draws one of the legal actions and takes it; the best of two tries."""
    best = 0.0
    for attempt in range(2):
        random = np.random.default_rng(attempt)
        steps, seed, start = 0, 0, time.process_time()
        env.reset(seed=seed)
        while (spent := time.process_time() - start) < SECONDS / 2:
            observation, _, over, cut, _ = env.last()
            if over or cut:
                seed += 1
                env.reset(seed=seed)
                continue
            env.step(int(random.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
        best = max(best, steps / spent)
    return best


def answers_per_second(game: str) -> float:
    """Encoded answers of seats in many games at once, on all cores, by wall clock; the best of three tries."""
    env = Seats(game, GAMES, opponents="self", copy=False)
    random = np.random.default_rng(0)
    observation, _ = env.reset(seed=0)
    best = 0.0
    for _ in range(3):
        start, before = time.perf_counter(), env.answers
        while (spent := time.perf_counter() - start) < SECONDS:
            mask = observation["action_mask"]
            observation = env.step((random.random(mask.shape, np.float32) * mask).argmax(1))[0]
        best = max(best, (env.answers - before) / spent)
    env.close()
    return best
