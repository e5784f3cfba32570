"""The compiled and the interpreted core must play the same games, byte for byte.

Both cannot live in one process, so the interpreted one answers from a process of its own: `python -m
ludarium.cli.cores` reads what to play as JSON and prints what the records hash to.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence

import msgspec

from ludarium import games
from ludarium.kernel.conformance import fingerprint
from ludarium.kernel.errors import BrokenLaw
from ludarium.kernel.request import TableRequest


class Work(msgspec.Struct):
    """What is played: one random game at each table."""

    tables: Sequence[TableRequest]
    seed: int


def fingerprints(work: Work) -> list[str]:
    """The games, played by the core of this process."""
    return [fingerprint(games.resolve(table), work.seed) for table in work.tables]


def compare_cores(tables: Sequence[TableRequest], seed: int) -> int:
    """Play the same games with both cores; returns how many, or says which table differs."""
    work = Work(tables, seed)
    done = subprocess.run(
        [sys.executable, "-m", "ludarium.cli.cores"],
        env={**{k: v for k, v in os.environ.items() if k != "LUDARIUM_COMPILED"}, "LUDARIUM_PURE": "1"},
        input=msgspec.json.encode(work),
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise BrokenLaw(f"the interpreted core failed: {done.stderr.decode().strip().splitlines()[-1]}")
    interpreted = msgspec.json.decode(done.stdout, type=list[str])
    for table, ours, theirs in zip(tables, fingerprints(work), interpreted, strict=True):
        if ours != theirs:
            raise BrokenLaw(f"{table.game} plays seed {seed} at {table} differently when compiled")
    return len(interpreted)


def main() -> None:
    work = msgspec.json.decode(sys.stdin.buffer.read(), type=Work)
    sys.stdout.buffer.write(msgspec.json.encode(fingerprints(work)))


if __name__ == "__main__":
    main()
