"""What is measured of one game in one process: run as `python -m bench.measures GAME`, prints JSON.

Compiled and interpreted core cannot live in one process, so each is measured in its own; `bench.__main__` interleaves
them with the peer, because on a busy machine only figures of the same minute can be compared.
"""

from __future__ import annotations

import gc
import json
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from bench.environments import answers_per_second, steps_per_second
from bench.searches import openspiel, own
from ludarium import games
from ludarium._compiled import mode
from ludarium.adapters.pettingzoo import env
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng, advance, answer, playout, random_answer
from ludarium.kernel.game import Match
from ludarium.kernel.play import Play
from ludarium.kernel.record import match_of, parse, record_of, replay, write

SECONDS = 0.6
POSITIONS = 60
GAMES = 20


def per_call(work: Callable[[], object], seconds: float = SECONDS) -> float:
    """Seconds of processor time for one call, the best of three tries."""
    work()
    tries = []
    for _ in range(3):
        calls, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds / 3:
            work()
            calls += 1
        tries.append(spent / calls)
    return min(tries)


def random_games(match: Match[Any], seconds: float = SECONDS) -> tuple[float, float, float]:
    """Answers per second, games per second and answers per game in random play, the best of three tries."""
    best = (0.0, 0.0, 0.0)
    for attempt in range(3):
        played = answers = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            answers += playout(match.start(), Rng(1000 * attempt + played), match.longest)
            played += 1
        best = max(best, (answers / spent, played / spent, answers / played))
    return best


def positions(match: Match[Any]) -> tuple[list[Any], list[int]]:
    """Positions spread over some random games where a seat is asked, and how many answers each seat's ask had."""
    found, sizes = [], []
    for seed in range(GAMES):
        state, rng = match.start(), Rng(seed)
        while (ask := advance(state)) is not None:
            if ask.seat >= 0:
                found.append(state.clone())
                sizes.append(len(ask.actions))
            answer(state, random_answer(ask, rng))
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS], sizes


def legal(state: Any) -> list[int]:
    """The legal answers to whatever is asked."""
    ask = advance(state)
    return [] if ask is None else ask.actions


def ask_again(states: list[Any]) -> None:
    for state in states:
        state.pending = None
        advance(state)


def recorded(match: Match[Any]) -> str:
    """The record of a whole random game."""
    play, rng = Play(match, seed_of(1)), Rng(1)
    while not play.over:
        play.do(play.asks[0].seat, random_answer(play.asks[0], rng))
    return write(record_of(play))


def replay_text(match: Match[Any], text: str) -> None:
    record = parse(text)
    replay(record, match_of(record, match.game))


def measure(game: str) -> dict[str, float]:
    """All figures of a game, at its fullest table in its first edition."""
    gc.disable()
    match = games.get(game).match()
    actions, rate, length = random_games(match)
    some, sizes = positions(match)
    text = recorded(match)
    every = len(some)
    open_choice = [state for state in some if len(legal(state)) > 1]
    return {
        "actions/s": actions,
        "games/s": rate,
        "actions/game": length,
        "legal/ask": statistics.mean(sizes),
        "largest ask": max(sizes),
        "µs/clone": per_call(lambda: [state.clone() for state in some]) / every * 1e6,
        "µs/ask": per_call(lambda: ask_again(some)) / every * 1e6,
        "µs/view": per_call(lambda: [match.view(state, 0) for state in some]) / every * 1e6,
        "ms/replay": per_call(lambda: replay_text(match, text)) * 1e3,
        "simulations/s": own(match, open_choice, full=False),
        "full simulations/s": own(match, open_choice, full=True),
        "OpenSpiel simulations/s": openspiel(game, match.seats),
        "PettingZoo steps/s": steps_per_second(env(game)),
        "encoded answers/s": answers_per_second(game),
    }


if __name__ == "__main__":
    figures = measure(sys.argv[1])
    print(json.dumps({"compiled": mode().compiled, "figures": figures}))
