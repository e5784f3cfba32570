"""catanatron, the closest Python peer: four random players, in a process of its own. Prints JSON."""

from __future__ import annotations

import gc
import json
import time

from catanatron import Color, Game, RandomPlayer

SECONDS = 1.2


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=seed)


def random_games() -> tuple[float, float, float]:
    """Actions per second, games per second and actions per game, the best of three tries."""
    best = (0.0, 0.0, 0.0)
    for attempt in range(3):
        played = actions = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            game = new_game(1000 * attempt + played)
            game.play()
            actions += len(game.state.actions)
            played += 1
        best = max(best, (actions / spent, played / spent, actions / played))
    return best


def copying() -> float:
    """Microseconds for a copy of the whole game in mid-play, the best of three tries."""
    game = new_game(1)
    for _ in range(200):
        game.play_tick()
    tries = []
    for _ in range(3):
        copies, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS / 6:
            game.copy()
            copies += 1
        tries.append(spent / copies * 1e6)
    return min(tries)


if __name__ == "__main__":
    gc.disable()
    actions, rate, length = random_games()
    figures = {"actions/s": actions, "games/s": rate, "actions/game": length, "µs/clone": copying()}
    print(json.dumps({"figures": figures}))
