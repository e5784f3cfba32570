"""Write the tables of Xibalba's balance and design pages anew from games that `tools/xibalba_figures.py` has played.

    python -m tools.xibalba_page 2-normal.jsonl 3-normal.jsonl 4-normal.jsonl [2-apocalypse.jsonl ...]

The files are the columns. A table is known by its head; sentences and what a card is meant to do stay as they are.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import mean, median
from typing import Any

from ludarium.games.xibalba.features import WAYS
from ludarium.lab.stats import Interval, wilson
from tools.telling import tell

Rows = Sequence[dict[str, Any]]
Cells = dict[str, list[str]]
DOCS = Path(__file__).parents[1] / "docs"
NORMAL = 3
"""The first files are games in normal mode with 2, 3 and 4 seats."""
NAMES = {
    "control": "controlling the ark",
    "conquest": "conquering the ark",
    "raid": "raids",
    "harvest": "harvesting",
    "effects": "card effects",
}


def percent(share: float) -> str:
    return f"{share:.0%}".replace("%", " %")


def shown(interval: Interval) -> str:
    return f"{percent(interval.rate)} ({100 * interval.low:.0f} to {100 * interval.high:.0f})"


def lengths(rows: Rows) -> list[str]:
    rounds = sorted(int(row["features"][0]["rounds"][0]) for row in rows)
    games = len(rounds)
    usual = f"{rounds[games // 20]} to {rounds[-games // 20 - 1]}"
    return [str(games), f"{median(rounds):g}", usual, str(rounds[-1])]


def best_ways(rows: Rows) -> list[str]:
    best = Counter(
        WAYS[max(range(len(WAYS)), key=row["ways"][seat].__getitem__)] for row in rows for seat in row["winners"]
    )
    return [shown(wilson(best[way], best.total())) for way in NAMES]


def all_ways(rows: Rows) -> list[str]:
    ways: Counter[str] = Counter()
    for row in rows:
        for earned in row["ways"]:
            ways.update(dict(zip(WAYS, earned, strict=True)))
    return [percent(ways[way] / ways.total()) for way in NAMES]


def raids(rows: Rows) -> list[str]:
    done = sum((Counter(row["raids"]) for row in rows), Counter[str]())
    blocked = sum(1 for row in rows if row["raids"].get("blocked"))
    games = len(rows)
    return [
        f"{done['raid'] / games:.1f}",
        shown(wilson(done["breached"], done["raid"])),
        f"{done['blocked'] / games:.1f}",
        shown(wilson(blocked, games)),
    ]


def won_by(rows: Rows, kind: Callable[[dict[str, Any], int], str]) -> dict[str, Interval]:
    """How often each kind of seat wins; a shared win counts in part."""
    won: Counter[str] = Counter()
    had: Counter[str] = Counter()
    for row in rows:
        for seat in range(len(row["scores"])):
            had[kind(row, seat)] += 1
            won[kind(row, seat)] += (seat in row["winners"]) / len(row["winners"])  # type: ignore[assignment]
    return {name: wilson(won[name], had[name]) for name in had}


def faction(row: dict[str, Any], seat: int) -> str:
    return str(row["features"][seat]["faction"][0])


def place(row: dict[str, Any], seat: int) -> str:
    return str(seat + 1)


def of_cards(files: Sequence[Rows]) -> Cells:
    """Bought where offered, by how many seats, and how often these won compared with an even share."""
    offers, sold, had, seats = Counter[str](), Counter[str](), Counter[str](), 0
    even: dict[str, list[float]] = {}
    for rows in files:
        for row in rows:
            offers.update(row["offers"])
            sold.update(row["sold"])
            for seat, did in enumerate(row["features"]):
                seats += 1
                had.update(set(did["card"]))
                share = len(row["scores"]) * (seat in row["winners"]) / len(row["winners"])
                for card in set(did["card"]):
                    even.setdefault(card, []).append(share)
    return {
        card: [percent(sold[card] / offers[card]), percent(had[card] / seats), f"{mean(even.get(card, [0])):.2f}"]
        for card in offers
    }


def columns(found: Sequence[dict[str, Interval]]) -> Cells:
    return {name: [shown(each[name]) if name in each else "" for each in found] for name in sorted(set().union(*found))}


def tables(files: Sequence[Rows]) -> dict[str, Cells]:
    """The cells of each table by its first head, without those of the first column."""

    def side_by_side(names: Sequence[str], count: Callable[[Rows], list[str]]) -> Cells:
        return dict(zip(names, map(list, zip(*map(count, files), strict=True)), strict=True))

    told = [tell(rows) for rows in files[:NORMAL]]
    wins = columns([won_by(rows, faction) for rows in files])
    every = [mean(each.each[name].rate for each in told) for name in wins]
    struck = ("attacks on bases in a game", "they breach", "blocks in a game", "games with a block")
    return {
        "measure": {
            **side_by_side(("games", "rounds, median", "90 % of games", "longest"), lengths),
            **side_by_side(struck, raids),
            "factions told": [shown(each.rate) for each in told],
        },
        "main way of the winner": side_by_side(list(NAMES.values()), best_ways),
        "part of all paragon": side_by_side(list(NAMES.values()), all_ways),
        "faction": wins,
        "seat": columns([won_by(rows, place) for rows in files[:NORMAL]]),
        "card": of_cards(files[:NORMAL]),
        "meant": {name: [*wins[name][:NORMAL], percent(rate)] for name, rate in zip(wins, every, strict=True)},
    }


def renewed(page: str, found: dict[str, Cells]) -> str:
    """A page with the last cells of its tables replaced by what was found."""
    lines, cells = page.splitlines(), Cells()
    for at, line in enumerate(lines):
        row = [cell.strip() for cell in line.split("|")[1:-1]]
        if line.startswith("|") and not lines[at - 1].startswith("|"):
            head = "meant" if row[:2] == ["faction", "meant to"] else row[0]
            cells = found.get(head, Cells())
        elif line.startswith("|") and row[0] in cells:
            new = cells[row[0]]
            lines[at] = f"| {' | '.join([*row[: len(row) - len(new)], *new])} |"
    return "\n".join(lines) + "\n"


def main() -> None:
    files = [[json.loads(line) for line in Path(name).read_text().splitlines()] for name in sys.argv[1:]]
    if len(files) < NORMAL:
        raise SystemExit(__doc__)
    found = tables(files)
    for name in ("balance-xibalba.md", "design-xibalba.md"):
        (DOCS / name).write_text(renewed((DOCS / name).read_text(), found))


if __name__ == "__main__":
    main()
