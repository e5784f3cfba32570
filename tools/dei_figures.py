"""What happens in games of D.E.I.: how full the board gets, what missions pay, who crosses bridges, who learns when.

    python tools/dei_figures.py --seats 4 --edition de --games 300 --seed 41000

Prints the table that `docs/balance-dei.md` shows; games are kept in the folder `--out`, so that a run that was stopped
can be resumed.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

from ludarium import games
from ludarium.bots.driver import run
from ludarium.games.dei import events, verbs
from ludarium.games.dei.declaration import COLOURS
from ludarium.games.dei.moves.build import kind_of, placed
from ludarium.games.dei.position import held
from ludarium.games.dei.state import KIND, Dei
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.engine import advance, answer
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE
from ludarium.lab.jobs import make_job
from ludarium.lab.stats import wilson

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "figures"
BUILDS = (verbs.BUILD_REFUGE, verbs.BUILD_ELEVATOR, verbs.BUILD_BRIDGE)


def figures(match: Any, answers: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """What one game tells, from its answers."""
    s: Any = match.start()
    s.events = []
    counts: Counter[str] = Counter()
    missions: list[tuple[str, int, int]] = []
    feats: list[tuple[str, int]] = []
    for seat, action in answers:
        advance(s)
        if seat != CHANCE:
            counts.update(_deeds(s, seat, action))
        answer(s, action)
        for event in s.events[::2]:
            _hear(match, s, event, missions, feats)
        s.events = []
    advance(s)
    for event in s.events[::2]:
        _hear(match, s, event, missions, feats)
    full = [int(15 - left) for left in s.reserve]
    built = [sum(held(placed(s, kind), seat) for kind in range(3)) for seat in range(match.seats)]
    dealt = [match.content.missions[mission].id for mission in s.missions if mission != EMPTY]
    return {
        "counts": counts, "missions": missions, "feats": feats, "open": dealt, "scrappers": full, "built": built,
    }  # fmt: skip


def _deeds(s: Dei, seat: int, action: int) -> list[str]:
    """What an answer counts for."""
    verb, late = verbs.verb(action), s.round == 4
    if verb == verbs.ENLIST:
        return [f"enlist-{'late' if late else 'early'}{'' if s.reserve[seat] else '-again'}"]
    if verb in BUILDS:
        again = held(placed(s, kind_of(action)), seat) == KIND
        return [f"build-{'late' if late else 'early'}{'-again' if again else ''}"]
    if verb != verbs.MOVE:
        return []
    ends = {verbs.move_src(action), verbs.move_dst(action)}
    board, bridges = s.terrain.board, s.bridges[seat * KIND : seat * KIND + KIND]
    near = board.near[board.near_start[min(ends)] : board.near_start[min(ends) + 1]]
    own = [span for span in bridges if span != EMPTY and {board.span_a[span], board.span_b[span]} == ends]
    neutral = [span for span in board.neutral_spans if {board.span_a[span], board.span_b[span]} == ends]
    if max(ends) in near or not (own or neutral):
        return ["move"]
    return ["move", "bridge-own" if own else "bridge-neutral"]


def _hear(match: Any, s: Dei, event: int, missions: list[tuple[str, int, int]], feats: list[tuple[str, int]]) -> None:
    kind = event >> events.WIDTH << events.WIDTH
    if kind == events.MISSION:
        _, mission, points = match.happenings.values(event)
        missions.append((match.content.missions[mission].id, points, s.round))
    elif kind == events.LEARNED:
        feats.append((COLOURS[match.happenings.values(event)[1] // 6], s.round))


def played(edition: str, seats: int, number: int, seed: int, options: dict[str, str], folder: Path) -> list[Any]:
    """The figures of so many games of learned bots, one row each."""
    request = TableRequest.of("dei", edition, seats, options, None)
    job, match = make_job(request, ["learned"], seed=seed), games.resolve(request)
    file = folder / f"{job.name}.jsonl"
    folder.mkdir(parents=True, exist_ok=True)
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    with file.open("a") as kept:
        for at in range(len(rows), number):
            players = [job.player("learned", seed * 1000 + at * match.seats + seat) for seat in range(match.seats)]
            row = figures(match, run(match, players, seed + at).answers)
            kept.write(json.dumps(row) + "\n")
            kept.flush()
            rows.append(row)
    return json.loads(json.dumps(rows[:number]))  # type: ignore[no-any-return]


def page(rows: list[Any], seats: int) -> str:
    """The figures as tables."""
    counts: Counter[str] = Counter()
    for row in rows:
        counts.update(row["counts"])

    def part(some: str, of: str) -> str:
        whole = counts[of] if of == "move" else counts[of] + counts[f"{of}-again"]
        return str(wilson(counts[some], whole)) if whole else "none"

    learned = Counter(colour for row in rows for colour, when in row["feats"] if when == 1)
    first = [points for row in rows for _, points, when in row["missions"] if when == 1]
    told = [
        ("scrappers on the board at the end, of 15", f"{fmean(n for row in rows for n in row['scrappers']):.1f}"),
        ("constructions at the end, of 9", f"{fmean(n for row in rows for n in row['built']):.1f}"),
        ("enlists of round 4 that only relocate", part("enlist-late-again", "enlist-late")),
        ("builds of round 4 that only relocate", part("build-late-again", "build-late")),
        ("enlists of rounds 1 to 3 that only relocate", part("enlist-early-again", "enlist-early")),
        ("moves over own bridges", part("bridge-own", "move")),
        ("moves over neutral bridges", part("bridge-neutral", "move")),
        *((f"{c} feats learned in round 1, a seat", f"{learned[c] / len(rows) / seats:.2f}") for c in COLOURS),
        ("mission of round 1, points on average", f"{fmean(first):.1f}"),
    ]
    lines = ["| figure | result |", "|---|---:|", *(f"| {name} | {value} |" for name, value in told)]
    paid: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        for mission, points, _ in row["missions"]:
            paid[mission].append(points)
    offered = Counter(mission for row in rows for mission in row["open"])
    lines += ["", "| mission | taken by | pays on average |", "|---|---:|---:|"]
    for mission in sorted(offered):
        taken = wilson(len(paid[mission]), offered[mission] * seats)
        lines.append(f"| {mission} | {taken} | {fmean(paid[mission] or [0]):.1f} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="de", help="edition of the rules")
    parser.add_argument("--seats", type=int, default=4, help="number of seats")
    parser.add_argument("--games", type=int, default=300, help="number of games")
    parser.add_argument("--seed", type=int, default=41_000, help="seed number of the first game")
    parser.add_argument("--out", type=Path, default=KEPT, help="folder for the games")
    given = parser.parse_args()
    options = {"factions": "random"}
    rows = played(given.edition, given.seats, given.games, given.seed, options, given.out)
    print(page(rows, given.seats))


if __name__ == "__main__":
    main()
