"""catanatron, the closest Python peer: four random players, in a process of its own. Prints JSON.

Its MCTS player is not part of the published package; `Uct` is the same search on its engine: full random play-outs, one
new node for each. It holds no more than that, so it is the quicker of the two.
"""

from __future__ import annotations

import gc
import json
import random
import time
from math import log, sqrt
from typing import Any

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


class Uct:
    """A node of the search: what was tried from here, how often, and how often each colour won."""

    def __init__(self) -> None:
        self.children: dict[Any, Uct] = {}
        self.visits = 0
        self.wins: dict[Any, int] = {}

    def choose(self, actions: list[Any], colour: Any) -> Any:
        """An untried action, else the one with the best upper bound for the acting player."""
        untried = [action for action in actions if action not in self.children]
        if untried:
            return random.choice(untried)

        def bound(action: Any) -> float:
            child = self.children[action]
            return child.wins.get(colour, 0) / child.visits + 1.4 * sqrt(log(self.visits) / child.visits)

        return max(actions, key=bound)

    def simulate(self, game: Game) -> None:
        """Descend to a new node, play at random to the end, and count."""
        node, path = self, [self]
        while game.winning_color() is None:
            action = node.choose(game.state.playable_actions, game.state.current_color())
            new = action not in node.children
            node = node.children.setdefault(action, Uct())
            path.append(node)
            game.execute(action)
            if new:
                break
        winner = game.play()
        for passed in path:
            passed.visits += 1
            passed.wins[winner] = passed.wins.get(winner, 0) + 1


def searching() -> float:
    """Simulations per second of searches from positions spread over a game, the best of two tries."""
    positions = []
    game = new_game(1)
    for tick in range(400):
        if tick % 50 == 0 and len(game.state.playable_actions) > 1:
            positions.append(game.copy())
        game.play_tick()
    best = 0.0
    for _ in range(2):
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < SECONDS:
            root = Uct()
            for _ in range(10):
                root.simulate(positions[done // 10 % len(positions)].copy())
                done += 1
        best = max(best, done / spent)
    return best


if __name__ == "__main__":
    gc.disable()
    actions, rate, length = random_games()
    figures = {"actions/s": actions, "games/s": rate, "actions/game": length, "µs/clone": copying()}
    print(json.dumps({"figures": {**figures, "full simulations/s": searching()}}))
