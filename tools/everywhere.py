"""Plays the learned bot against greedy at every kind of table: every edition, number of seats and pair of options.

    python -m tools.everywhere dei --seats 2 --games 24

One line for each table goes to docs/results/runs/everywhere-GAME.jsonl once its games are played; a table that has
them is not played again, and one with fewer games plays the rest. docs/results/learning-everywhere.md is written from
all lines. The tables are those of the conformance kit, in which every edition, every number of seats and every pair of
options occurs.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from ludarium import games
from ludarium.bots.weights import shipped
from ludarium.kernel.conformance import tables
from ludarium.kernel.request import TableRequest
from ludarium.lab.jobs import make_job
from ludarium.lab.stats import wilson

RESULTS = Path(__file__).parents[1] / "docs" / "results"
SEED = 500_000
ENOUGH = 0.8
"""The part of an even share that the lower bound must reach: 40 % with two seats."""
FEW = 40
"""So few games say nothing about one table."""
INTRODUCTION = """\
---
orphan: true
---

# Learned bots everywhere

The bot `learned` against `greedy` in the other seats, at tables in which every edition, every number of seats and
every pair of options of a game occurs; every seed in all seatings. *Weights* says at how many of the tables the bot has
weights; where it has none it says so and plays as `patient`, by the estimate. The lower bound of the 95 % interval
should reach 80 % of an even share: 40 % with two seats. Games of all tables that have something in common are counted
together: a single table has too few.

`python -m tools.everywhere GAME --seats N --games M` plays what is missing; `runs/everywhere-GAME.jsonl` has the
figures table by table.
"""


@dataclass
class Tally:
    """What was played at one table, or at several with as many seats."""

    seats: int
    tables: int = 0
    games: int = 0
    wins: float = 0.0
    weights: int = 0

    def row(self, *names: str) -> str:
        rate = wilson(self.wins, self.games)
        verdict = "yes" if rate.low >= ENOUGH / self.seats else "**no**"
        even = f"{1 / self.seats:.0%}"
        counts = f"{self.weights} of {self.tables} | {self.wins:g} of {self.games}"
        return f"| {' | '.join(names)} | {counts} | {rate} | {even} | {verdict} |"


def tallies_of(file: Path) -> dict[str, Tally]:
    """By table what was played there so far."""
    found: dict[str, Tally] = {}
    for line in map(json.loads, file.read_text("utf-8").splitlines() if file.exists() else ()):
        tally = found.setdefault(line["table"], Tally(line["seats"], tables=1))
        tally.games += line["games"]
        tally.wins += line["wins"]
        tally.weights = int(line["weights"])
    return found


def play(table: TableRequest, first: int, count: int) -> dict[str, object]:
    """What some games at a table say."""
    match = games.resolve(table)
    job = make_job(table, ["learned", *["greedy"] * (match.seats - 1)], seed=SEED)
    wins = 0.0
    for row in map(job.play, range(first, count)):
        own = row["bots"].index("learned")
        wins += (own in row["winners"]) / len(row["winners"])
    weights = not shipped(match).misfit(match)
    return {"table": str(table), "seats": match.seats, "games": count - first, "wins": wins, "weights": weights}


def shared(tallies: Iterable[tuple[str, Tally]]) -> Iterator[tuple[tuple[str, str], Tally]]:
    """Tables with something in common: their edition, or the choice of an option."""
    found: dict[tuple[int, str, str], Tally] = {}
    for table, tally in tallies:
        edition, seats, options = table.split(", ", 2)
        for name in (edition, *options.split()):
            common = found.setdefault((tally.seats, seats, name), Tally(tally.seats))
            common.tables += 1
            common.games += tally.games
            common.wins += tally.wins
            common.weights += tally.weights
    for (_, seats, name), common in sorted(found.items(), key=lambda item: item[0][0]):
        yield (seats, name), common


def page() -> str:
    parts = [INTRODUCTION]
    for file in sorted((RESULTS / "runs").glob("everywhere-*.jsonl")):
        game = games.get(file.stem.removeprefix("everywhere-"))
        tallies = tallies_of(file)
        played: dict[int, int] = defaultdict(int)
        for tally in tallies.values():
            played[tally.seats] += tally.games
        counted = ", ".join(f"{count:,} games with {seats} seats" for seats, count in sorted(played.items()))
        parts += [
            f"## {game.title}\n\n{len(tallies)} of {len(list(tables(game)))} tables so far, {counted}.\n",
            "| seats | edition or option | weights | wins | rate | even | enough |\n|---|---|---:|---:|---|---:|---|",
            *(common.row(*names) for names, common in shared(tallies.items())),
            "",
        ]
        low = [(table, tally) for table, tally in tallies.items() if "**no**" in tally.row("") and tally.games > FEW]
        if low:
            parts += ["Tables below:\n", *(f"- {table}: {tally.wins:g} of {tally.games}" for table, tally in low), ""]
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=24)
    asked = parser.parse_args()
    file = RESULTS / "runs" / f"everywhere-{asked.game}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    known = tallies_of(file)
    for table in tables(games.get(asked.game)):
        done = known[str(table)].games if str(table) in known else 0
        if table.seats != asked.seats or done >= asked.games:
            continue
        line = play(table, done, asked.games)
        with file.open("a", encoding="utf-8") as stream:
            stream.write(json.dumps(line) + "\n")
        (RESULTS / "learning-everywhere.md").write_text(page(), "utf-8")
        print(line, flush=True)


if __name__ == "__main__":
    main()
