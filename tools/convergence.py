"""How soon the search of the master knows its mind, and how often its play-off changes it.

    python tools/convergence.py dei --positions 60 --seed 20000

Positions come from games of `learned`. Each is searched twice, with different deals, for each number of simulations:
*alike* is how often both trees have the same favourite, *as before* how often the first has that of the number before,
and *changed* how often a play-off preferred another answer.
"""

from __future__ import annotations

import argparse
import random
import sys
from time import process_time
from typing import Any

from ludarium import games
from ludarium.bots.bot import Choice, question
from ludarium.bots.driver import ponder, run, seated
from ludarium.bots.levels import player
from ludarium.kernel.engine import advance, answer, seal
from ludarium.kernel.seats import CHANCE

FROM_EACH = 8
"""So many positions of a game, at most."""
FEWEST = 3
"""Answers of a question that is worth a search."""


def positions(match: Any, wanted: int, seed: int) -> list[tuple[Any, int]]:
    """Positions at questions to a seat, and that seat."""
    drawn = random.Random(seed)
    found: list[tuple[Any, int]] = []
    number = seed
    while len(found) < wanted:
        s = match.start()
        asked: list[tuple[Any, int]] = []
        for seat, action in run(match, seated(["learned"] * match.seats, number), number).answers:
            advance(s)
            ask = None if seat == CHANCE else question(s, seat)
            if ask is not None and len(ask.actions) >= FEWEST:
                asked.append((s.clone(), seat))
            if ask is not None and ask.sealed:
                seal(s, seat, action)
            else:
                answer(s, action)
        found += drawn.sample(asked, min(FROM_EACH, len(asked)))
        number += 1
    return found[:wanted]


def searched(match: Any, s: Any, seat: int, simulations: int, seed: int) -> Choice:
    return ponder(match, s, question(s, seat), player(f"learned-mcts:{simulations}", seed))


def favourite(choice: Choice) -> int:
    return max(choice.alternatives, key=lambda each: each.visits).action


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--seed", type=int, default=20000)
    parser.add_argument("--simulations", type=int, nargs="+", default=[50, 100, 200, 400, 800])
    given = parser.parse_args()
    match: Any = games.get(given.game).match(seats=given.seats)
    found = positions(match, given.positions, given.seed)
    print("| simulations | alike | as before | changed | ms |\n|---:|---:|---:|---:|---:|")
    before: list[int] = []
    for count in given.simulations:
        started = process_time()
        choices = [[searched(match, s, seat, count, seed) for seed in (1, 2)] for s, seat in found]
        spent = 1000 * (process_time() - started) / (2 * len(found))
        first = [favourite(pair[0]) for pair in choices]
        alike = sum(own == favourite(pair[1]) for own, pair in zip(first, choices, strict=True)) / len(found)
        same = f"{sum(map(int.__eq__, first, before)) / len(found):.0%}" if before else ""
        changed = sum(each.action != favourite(each) for pair in choices for each in pair) / (2 * len(found))
        print(f"| {count} | {alike:.0%} | {same} | {changed:.0%} | {spent:.0f} |", flush=True)
        before = first
    return 0


if __name__ == "__main__":
    sys.exit(main())
