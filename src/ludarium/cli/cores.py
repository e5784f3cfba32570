"""The compiled and the interpreted core must play the same games, byte for byte.

Both cannot live in one process, so the interpreted one answers from a process of its own: `python -m
ludarium.cli.cores` reads what to play as JSON and prints what the records hash to.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from ludarium import games
from ludarium.kernel.conformance import fingerprint
from ludarium.kernel.errors import BrokenLaw

Tables = Sequence[tuple[str, int, dict[str, str]]]


def fingerprints(name: str, tables: Tables, seed: int) -> list[str]:
    """One random game at each table, played by the core of this process."""
    game = games.get(name)
    return [fingerprint(game.match(edition, seats, options), seed) for edition, seats, options in tables]


def compare_cores(name: str, tables: Tables, seed: int) -> int:
    """Play the same games with both cores; returns how many, or says which table differs."""
    work = json.dumps({"name": name, "tables": list(tables), "seed": seed})
    done = subprocess.run(
        [sys.executable, "-m", "ludarium.cli.cores"],
        env={**{k: v for k, v in os.environ.items() if k != "LUDARIUM_COMPILED"}, "LUDARIUM_PURE": "1"},
        input=work,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BrokenLaw(f"the interpreted core stopped: {done.stderr.strip().splitlines()[-1]}")
    interpreted: list[str] = json.loads(done.stdout)
    for table, ours, theirs in zip(tables, fingerprints(name, tables, seed), interpreted, strict=True):
        if ours != theirs:
            raise BrokenLaw(f"{name} plays seed {seed} at {table} differently compiled and interpreted")
    return len(interpreted)


def main() -> None:
    work: dict[str, Any] = json.loads(sys.stdin.read())
    print(json.dumps(fingerprints(**work)))


if __name__ == "__main__":
    main()
