"""Plays fixed seeds of every game and edition and prints a fingerprint of each record: the same for both cores.

One game at each table; the nightly run asks for more.
"""

from __future__ import annotations

import json
import os

from ludarium import games
from ludarium._compiled import mode
from ludarium.kernel.conformance import fingerprint, tables

SEEDS = range(1, 5 if "LUDARIUM_GAMES" in os.environ else 2)


def fingerprints(name: str) -> dict[str, str]:
    """Random games at every table of the kit, and what their records hash to."""
    return {
        f"{name}, {table}, seed {seed}": fingerprint(games.resolve(table), seed)
        for table in tables(games.get(name))
        for seed in SEEDS
    }


if __name__ == "__main__":
    every = {key: value for name in games.names() for key, value in fingerprints(name).items()}
    print(json.dumps({"compiled": mode().compiled, "records": every}))
