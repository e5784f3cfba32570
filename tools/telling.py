"""Tell from what seats did what they were: can factions be recognised by how strong bots play them?

    ludarium balance xibalba --bots learned --seats 2 --games 1000 --out runs
    python -m tools.telling runs/balance-xibalba-*.jsonl [--kind faction]

Each seat is a bag of what its features say it did, so often in so many rounds: a report of `ludarium balance` has the
cards it bought, one of `tools/xibalba_figures.py` (which tells factions itself) actions and raids as well.

For each fifth of the games the other four say how often each faction does each thing in a round; the most likely
faction is the guess (naive Bayes with Poisson counts). Games that are guessed at are never learned from.
"""

from __future__ import annotations

import argparse
import gzip
import json
import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludarium.lab.stats import Interval, wilson

FOLDS = 5
PRIOR = 20.0
"""So many rounds of the average seat are added to what a faction was seen to do."""
LEAST = 0.05
UNTOLD = ("rounds", "way")
"""What says nothing about how a seat was played, or is told by the rest."""


class Seat(NamedTuple):
    game: int
    kind: str
    did: Counter[str]
    rounds: int


class Told(NamedTuple):
    """How often the guess was right, for all and for each, and what stands for what."""

    rate: Interval
    each: dict[str, Interval]
    guesses: dict[str, Counter[str]]


def seats_of(rows: Sequence[dict[str, Any]], kind: str) -> list[Seat]:
    found: list[Seat] = []
    for row in rows:
        for features in row["features"]:
            did = Counter(
                f"{what} {name}" for what, names in features.items() if what not in (kind, *UNTOLD) for name in names
            )
            found.append(Seat(row["number"], features[kind][0], did, max(1, int(features["rounds"][0]))))
    return found


def habits(seats: Sequence[Seat]) -> dict[str, dict[str, float]]:
    """How often a seat of each kind does each thing in a round."""
    rounds: Counter[str] = Counter()
    did: dict[str, Counter[str]] = defaultdict(Counter)
    for seat in seats:
        rounds[seat.kind] += seat.rounds
        did[seat.kind] += seat.did
    everybody: Counter[str] = sum(did.values(), Counter())
    usual = {name: times / rounds.total() for name, times in everybody.items()}
    return {
        kind: {name: (did[kind][name] + PRIOR * usual[name] + LEAST) / (rounds[kind] + PRIOR + LEAST) for name in usual}
        for kind in rounds
    }


def guess(seat: Seat, known: dict[str, dict[str, float]]) -> str:
    def likelihood(kind: str) -> float:
        return sum(
            seat.did[name] * math.log(rate * seat.rounds) - rate * seat.rounds for name, rate in known[kind].items()
        )

    return max(sorted(known), key=likelihood)


def tell(rows: Sequence[dict[str, Any]], kind: str = "faction") -> Told:
    seats = seats_of(rows, kind)
    guesses: dict[str, Counter[str]] = defaultdict(Counter)
    for fold in range(FOLDS):
        known = habits([seat for seat in seats if seat.game % FOLDS != fold])
        for seat in seats:
            if seat.game % FOLDS == fold:
                guesses[seat.kind][guess(seat, known)] += 1
    right = sum(found[name] for name, found in guesses.items())
    each = {name: wilson(found[name], found.total()) for name, found in sorted(guesses.items())}
    return Told(wilson(right, len(seats)), each, dict(guesses))


def read(path: Path) -> list[dict[str, Any]]:
    text = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    return [row for line in text.splitlines() if "features" in (row := json.loads(line)) and "scores" in row]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("runs", nargs="+", type=Path)
    parser.add_argument("--kind", default="faction")
    given = parser.parse_args()
    for path in given.runs:
        rows = read(path)
        told = tell(rows, given.kind)
        print(f"{path.name}: {len(rows)} games, told in {told.rate} of seats (chance {1 / len(told.each):.1%})")
        for name, rate in told.each.items():
            others = ", ".join(f"{other} {times}" for other, times in told.guesses[name].most_common(3))
            print(f"  {name:24} {rate}   {others}")


if __name__ == "__main__":
    main()
