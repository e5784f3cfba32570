"""Steps per second of a PettingZoo environment under random legal actions: the same loop for ours and for theirs."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

SECONDS = 0.6


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
