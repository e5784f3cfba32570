"""Plays fixed seeds of every game and edition and prints a fingerprint of each record: the same for both cores.

One game with every set of options in every edition, for two players, three and so on in turn; the nightly run plays
four for every number of players.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

from ludarium import games
from ludarium._compiled import mode
from ludarium.kernel.conformance import fingerprint, option_sets, tables
from ludarium.kernel.game import Game
from ludarium.kernel.request import TableRequest

NIGHTLY = "LUDARIUM_GAMES" in os.environ
SEEDS = range(1, 5 if NIGHTLY else 2)


def chosen(game: Game) -> Iterator[TableRequest]:
    """Tables of the kit in which every seat count, every edition and every pair of options occurs."""
    sets, counts = len(option_sets(game)), len(game.seats)
    for number, table in enumerate(tables(game)):
        if NIGHTLY or sets < counts or number % sets % counts == number // sets % counts:
            yield table


def fingerprints(name: str) -> dict[str, str]:
    """Random games at the chosen tables, and what their records hash to."""
    return {
        f"{name}, {table}, seed {seed}": fingerprint(games.resolve(table), seed)
        for table in chosen(games.get(name))
        for seed in SEEDS
    }


if __name__ == "__main__":
    every = {key: value for name in games.names() for key, value in fingerprints(name).items()}
    print(json.dumps({"compiled": mode().compiled, "records": every}))
