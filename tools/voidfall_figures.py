"""Play Voidfall with strong bots on all maps in turn and count what its balance page says: houses, origins, sectors,
invasions, focuses, third actions.

    python -m tools.voidfall_figures --seats 2 --games 1100 --seed 230000 [--origins secret] [--out FILE]
    python -m tools.voidfall_figures --read FILE ...

Every game is a line of FILE; a run that was stopped is taken up again. What an origin is worth is a ridge regression of
each seat's lead over the average of the others on the origins of everybody at the table.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import numpy as np

from ludarium import games
from ludarium.bots.driver import run, seated
from ludarium.games.voidfall import verbs
from ludarium.games.voidfall.declaration import FOCUSES
from ludarium.games.voidfall.editions import SCENARIOS
from ludarium.games.voidfall.features import features
from ludarium.games.voidfall.state import NOBODY
from ludarium.kernel.engine import advance, answer
from ludarium.kernel.request import TableRequest
from ludarium.lab.jobs import make_job
from ludarium.lab.stats import wilson

EXPECTED: float = 10.0
"""The standard deviation that worths of origins are thought to have, in influence; rarely seen ones are pulled to 0."""


def played(request: TableRequest, bots: Sequence[str], seed: int) -> dict[str, Any]:
    """A game, and what every seat was and did in it."""
    job = make_job(request, bots, seed=seed)
    match: Any = games.resolve(job.table)
    finished = run(match, seated(job.seating(0)[1], seed, job.player), seed)
    s = match.start()
    seats: list[dict[str, Any]] = [
        {"focuses": Counter(), "third": 0, "invasions": 0, "of-players": 0} for _ in s.houses
    ]
    for seat, action in finished.answers:
        advance(s)
        owner = s.owner[:]
        if verbs.verb(action) == verbs.SELECT:
            seats[seat]["focuses"][FOCUSES[verbs.select_focus(action)]] += 1
            seats[seat]["third"] += verbs.select_token(action)
        s.events = []
        answer(s, action)
        advance(s)
        for code in s.events[::2]:
            event, values = match.happenings.verb(code), match.happenings.values(code)
            if event.name == "invaded":
                invader, sector = values
                seats[invader]["invasions"] += 1
                seats[invader]["of-players"] += owner[sector] != NOBODY
        s.events = None
    for had, known in zip(seats, features(match.content, s, finished.answers), strict=True):
        had |= {"house": known["house"][0], "origin": known["origin"][0], "sectors": int(known["sectors"][0])}
    return {
        "seed": seed,
        "scenario": dict(request.options)["scenario"],
        "scores": finished.scores,
        "winners": finished.winners,
        "seats": seats,
    }


def worths(rows: Sequence[dict[str, Any]]) -> dict[str, tuple[float, float, int]]:
    """By origin: the influence it is worth against the average origin, half its 95 % interval, and how many seats
    had it."""
    names = sorted({had["origin"] for row in rows for had in row["seats"]})
    seen = Counter(had["origin"] for row in rows for had in row["seats"])
    matrix, leads = [], []
    for row in rows:
        others = len(row["scores"]) - 1
        for seat in range(others + 1):
            line = [0.0] * len(names)
            for other, has in enumerate(row["seats"]):
                line[names.index(has["origin"])] += 1.0 if other == seat else -1.0 / others
            matrix.append(line)
            leads.append(row["scores"][seat] - (sum(row["scores"]) - row["scores"][seat]) / others)
    x, y = np.array(matrix), np.array(leads)
    # The leads of a table add up to 0, so one of them says nothing new.
    weight = np.concatenate([[1 - 1 / len(row["scores"])] * len(row["scores"]) for row in rows])
    spread = float(np.average((y - y.mean()) ** 2, weights=weight))
    inverse = np.linalg.inv((x * weight[:, None]).T @ x + np.eye(len(names)) * spread / EXPECTED**2)
    worth = inverse @ (x * weight[:, None]).T @ y
    worth -= worth.mean()
    half = 1.96 * np.sqrt(np.diag(inverse) * spread)
    return {name: (float(worth[i]), float(half[i]), seen[name]) for i, name in enumerate(names)}


def houses(rows: Sequence[dict[str, Any]]) -> list[str]:
    """A line for each house: wins minus an even share, influence, sectors, how many seats chose its first origin."""
    had: dict[str, list[tuple[float, int, int, bool]]] = defaultdict(list)
    for row in rows:
        for seat, known in enumerate(row["seats"]):
            won = (seat in row["winners"]) / len(row["winners"])
            had[known["house"]].append((won, row["scores"][seat], known["sectors"], known["origin"].endswith("-a")))
    even = 1 / len(rows[0]["scores"])
    lines = []
    for house, found in sorted(had.items()):
        rate = wilson(sum(won for won, *_ in found), len(found))
        low, middle, high = (100 * (part - even) for part in (rate.low, rate.rate, rate.high))
        lines.append(
            f"| {house.title()} | {len(found)} | {middle:+.1f} ({low:+.0f} to {high:+.0f}) "
            f"| {fmean(points for _, points, *_ in found):.0f} | {fmean(sectors for *_, sectors, _ in found):.1f} "
            f"| {fmean(first for *_, first in found):.0%} |"
        )
    return lines


def show(rows: Sequence[dict[str, Any]]) -> None:
    """Everything that was counted, for games with the same number of seats."""
    seats = [had for row in rows for had in row["seats"]]
    sectors = [had["sectors"] for had in seats]
    error = 1.96 * float(np.std(sectors)) / len(sectors) ** 0.5
    focuses: Counter[str] = sum((Counter(had["focuses"]) for had in seats), Counter())
    taken = sum(any(had["of-players"] for had in row["seats"]) for row in rows)
    first = Counter(seat for row in rows for seat in row["winners"] if len(row["winners"]) == 1)
    print(f"{len(rows)} games with {len(rows[0]['scores'])} seats, seeds {rows[0]['seed']} to {rows[-1]['seed']}")
    print(f"sectors at the end {fmean(sectors):.2f} ({fmean(sectors) - error:.2f} to {fmean(sectors) + error:.2f})")
    print(f"invasions by each player {fmean(had['invasions'] for had in seats):.2f}; games with one of a player "
          f"{wilson(taken, len(rows))}")  # fmt: skip
    print("focuses:", ", ".join(f"{name} {n / focuses.total():.1%}" for name, n in focuses.most_common()))
    print(f"third actions {sum(had['third'] for had in seats) / focuses.total():.1%} of turns; "
          f"influence {fmean(points for row in rows for points in row['scores']):.0f}")  # fmt: skip
    print(
        "wins of the seats:", ", ".join(f"{wilson(first[seat], len(rows))}" for seat in range(len(rows[0]["scores"])))
    )
    for scenario in sorted({row["scenario"] for row in rows}):
        here = [row["seats"] for row in rows if row["scenario"] == scenario]
        taken = sum(any(had["of-players"] for had in at) for at in here)
        held = fmean(had["sectors"] for at in here for had in at)
        print(f"{scenario}: sectors {held:.2f}, {taken} of {len(here)} games with an invasion of a player")
    print("| house | seats | wins | influence | sectors | first origin |\n|---|---:|---:|---:|---:|---:|")
    print("\n".join(houses(rows)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=110)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--origins", default="random")
    parser.add_argument("--bots", default="learned")
    parser.add_argument("--content", default="")
    parser.add_argument("--scenarios", default=",".join(SCENARIOS), help="the maps to play in turn")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--read", nargs="+", type=Path, default=[])
    given = parser.parse_args()
    if given.read:
        files = [[json.loads(line) for line in path.read_text().splitlines()] for path in given.read]
        for rows in files:
            show(rows)
        for name, (worth, half, seen) in sorted(worths([row for rows in files for row in rows]).items()):
            print(f"{name:12} {worth:+6.1f} ± {half:.1f} in {seen} seats")
        return
    rows = [json.loads(line) for line in given.out.read_text().splitlines()] if given.out and given.out.exists() else []
    scenarios = given.scenarios.split(",")
    for number in range(len(rows), given.games):
        options = (("scenario", scenarios[number % len(scenarios)]), ("origins", given.origins))
        request = TableRequest("voidfall", seats=given.seats, options=options, content=given.content)
        rows.append(json.loads(json.dumps(played(request, given.bots.split(","), given.seed + number))))
        if given.out:
            with given.out.open("a") as file:
                file.write(json.dumps(rows[-1]) + "\n")
    show(rows)


if __name__ == "__main__":
    main()
