"""Simulations per second of searches on one game: ours, and OpenSpiel's Python MCTS through our adapter.

All play random answers to the end of the game where they are said to be full; ours as it is played stops after a few
and looks at the position. The positions are spread over random games.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

from ludarium.bots.bot import Budget
from ludarium.bots.mcts import FULL, Mcts, Style
from ludarium.kernel.engine import Rng, advance
from ludarium.kernel.game import Match

SECONDS = 0.8
SIMULATIONS = 30


def per_second(search: Callable[[Any], int], positions: Sequence[Any]) -> float:
    """Simulations per second of processor time, the searches taking the positions in turn."""
    search(positions[0])
    done, turn, start = 0, 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        done += search(positions[turn % len(positions)])
        turn += 1
    return done / spent


def own(match: Match[Any], positions: Sequence[Any], *, full: bool) -> float:
    """Our search, as the levels use it or with full play-outs."""
    bot, rng, budget = Mcts(Style(rollout=FULL) if full else Style()), Rng(1), Budget(simulations=SIMULATIONS)

    def search(state: Any) -> int:
        ask = advance(state)
        assert ask is not None
        bot.forget()
        bot.choose(match, match.determinise(state, ask.seat, rng), ask.seat, rng, budget)
        return bot.simulations

    return per_second(search, positions)


def openspiel(game: str, seats: int) -> float:
    """OpenSpiel's MCTS in Python with one full random play-out each, on the game as our adapter gives it."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import mcts

    from ludarium.adapters.openspiel import register

    register()
    spiel, random = pyspiel.load_game(f"ludarium_{game}(players={seats})"), np.random.RandomState(1)
    bot = mcts.MCTSBot(spiel, 1.4, SIMULATIONS, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state, positions = spiel.new_initial_state(), []
    while not state.is_terminal():
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            positions.append(state.clone())
        state.apply_action(int(random.choice(state.legal_actions())))

    def search(position: Any) -> int:
        bot.step(position)
        return SIMULATIONS

    return per_second(search, positions[:: max(1, len(positions) // 20)])
