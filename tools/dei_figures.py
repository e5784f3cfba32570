"""What happens in games of D.E.I.: who wins, how full the board gets, what missions pay, who crosses bridges and who
learns when.

    python tools/dei_figures.py --seats 4 --edition de --games 1000 --seed 900000

Prints the tables that `docs/balance-dei.md` shows. The games are those of `ludarium balance dei --bots learned --option
factions=random` with the same seed; they are kept in the folder `--out`, so that a run that was stopped can be resumed.
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
from ludarium.bots.driver import run, seated
from ludarium.bots.weights import shipped
from ludarium.games.dei import events, verbs
from ludarium.games.dei.declaration import COLOURS
from ludarium.games.dei.moves.build import kind_of, placed
from ludarium.games.dei.position import held
from ludarium.games.dei.state import KIND, Dei
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.engine import advance, answer, ask_of
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE
from ludarium.lab.jobs import make_job
from ludarium.lab.stats import wilson

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "figures"
BUILDS = (verbs.BUILD_REFUGE, verbs.BUILD_ELEVATOR, verbs.BUILD_BRIDGE)


def figures(match: Any, answers: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """What happened in one game, from its answers."""
    s: Any = match.start()
    s.events = []
    counts: Counter[str] = Counter()
    missions: list[tuple[str, int, int]] = []
    feats: list[tuple[str, int]] = []
    for seat, action in answers:
        advance(s)
        if seat != CHANCE:
            ask = ask_of(s, seat)
            assert ask is not None
            counts.update(_deeds(s, seat, action, ask.actions))
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


def _deeds(s: Dei, seat: int, action: int, legal: Sequence[int]) -> list[str]:
    """What an answer counts for."""
    verb, late = verbs.verb(action), s.round == 4
    if verb == verbs.ENLIST:
        return [f"enlist-{'late' if late else 'early'}{'' if s.reserve[seat] else '-again'}"]
    if verb in BUILDS:
        when = f"build-{'late' if late else 'early'}"
        if not _relocates(s, seat, action):
            return [when]
        forced = all(_relocates(s, seat, other) for other in legal if verbs.verb(other) in BUILDS)
        return [f"{when}-again", *([f"{when}-forced"] if forced else [])]
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


def _relocates(s: Dei, seat: int, build: int) -> bool:
    return held(placed(s, kind_of(build)), seat) == KIND


def _hear(match: Any, s: Dei, event: int, missions: list[tuple[str, int, int]], feats: list[tuple[str, int]]) -> None:
    kind = event >> events.WIDTH << events.WIDTH
    if kind == events.MISSION:
        _, mission, points = match.happenings.values(event)
        missions.append((match.content.missions[mission].id, points, s.round))
    elif kind == events.LEARNED:
        feats.append((COLOURS[match.happenings.values(event)[1] // 6], s.round))


def played(edition: str, seats: int, number: int, seed: int, options: dict[str, str], folder: Path) -> list[Any]:
    """The figures of so many games of learned bots, one row each: those of a run of `ludarium balance`."""
    request = TableRequest.of("dei", edition, seats, options, None)
    job, match = make_job(request, ["learned"], seed=seed, features=True), games.resolve(request)
    if misfit := shipped(match).misfit(match):
        raise SystemExit(f"the learned weights are not used here: {misfit}")
    file = folder / f"{job.name}.jsonl"
    folder.mkdir(parents=True, exist_ok=True)
    rows = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    with file.open("a") as kept:
        for at in range(len(rows), number):
            game_seed, names = job.seating(at)
            game = run(match, seated(names, game_seed, job.player), game_seed)
            row = figures(match, game.answers)
            row |= {"winners": game.winners, "features": match.features(game.state, game.answers)}
            kept.write(json.dumps(row) + "\n")
            kept.flush()
            rows.append(row)
    return json.loads(json.dumps(rows[:number]))  # type: ignore[no-any-return]


def page(rows: list[Any], seats: int) -> str:
    """The figures as tables."""
    return "\n".join([*fullness(rows, seats), "", *missions(rows, seats), "", *winners(rows)]) + "\n"


def winners(rows: list[Any]) -> list[str]:
    """Who wins: by faction, pairing, place in the first order, and by the cards and feats that were had."""
    had: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for row in rows:
        for seat, features in enumerate(row["features"]):
            things = [(kind, name) for kind, names in features.items() for name in set(names)]
            had.update(things)
            won.update(things if seat in row["winners"] else [])
    lines = ["| kind | name | seats | wins |", "|---|---|---:|---:|"]
    return [*lines, *(f"| {kind} | {name} | {had[kind, name]} | {wilson(won[kind, name], had[kind, name])} |"
                      for kind, name in sorted(had) if kind != "mission")]  # fmt: skip


def fullness(rows: list[Any], seats: int) -> list[str]:
    """How full the board gets, how figures move, and when feats are learned."""
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
        ("the same although something new could be built", part_chosen(counts)),
        ("enlists of rounds 1 to 3 that only relocate", part("enlist-early-again", "enlist-early")),
        ("moves over own bridges", part("bridge-own", "move")),
        ("moves over neutral bridges", part("bridge-neutral", "move")),
        *((f"{c} feats learned in round 1, a seat", f"{learned[c] / len(rows) / seats:.2f}") for c in COLOURS),
        ("mission of round 1, points on average", f"{fmean(first):.1f}"),
    ]
    return ["| figure | result |", "|---|---:|", *(f"| {name} | {value} |" for name, value in told)]


def part_chosen(counts: Counter[str]) -> str:
    """The part of the builds of round 4 that relocate where the same card could have built something new."""
    again, forced = counts["build-late-again"], counts["build-late-forced"]
    return str(wilson(again - forced, counts["build-late"] + again)) if again else "none"


def missions(rows: list[Any], seats: int) -> list[str]:
    """What missions are taken and pay."""
    paid: dict[str, list[int]] = defaultdict(list)
    for row in rows:
        for mission, points, _ in row["missions"]:
            paid[mission].append(points)
    offered = Counter(mission for row in rows for mission in row["open"])
    lines = ["| mission | taken by | pays on average |", "|---|---:|---:|"]
    for mission in sorted(offered):
        taken = wilson(len(paid[mission]), offered[mission] * seats)
        lines.append(f"| {mission} | {taken} | {fmean(paid[mission] or [0]):.1f} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="de", help="edition of the rules")
    parser.add_argument("--seats", type=int, default=4, help="number of seats")
    parser.add_argument("--games", type=int, default=1000, help="number of games")
    parser.add_argument("--seed", type=int, default=900_000, help="seed number of the first game")
    parser.add_argument("--out", type=Path, default=KEPT, help="folder for the games")
    parser.add_argument("--even-start", action="store_true", help="with the option even-start")
    given = parser.parse_args()
    options = {"factions": "random", **({"even-start": "yes"} if given.even_start else {})}
    rows = played(given.edition, given.seats, given.games, given.seed, options, given.out)
    print(page(rows, given.seats))


if __name__ == "__main__":
    main()
