"""How strong the bots are at a game: plays the contests of `docs/results/strength-GAME.md` and prints their table.

Seats rotate under paired seeds. Every contest keeps its result file in the folder `--out`, so that a run that was
stopped can be resumed; `--games` plays a different number of games per contest than the page shows.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from ludarium.kernel.request import TableRequest
from ludarium.lab.arena import records
from ludarium.lab.jobs import make_job
from ludarium.lab.results import play


@dataclass(frozen=True)
class Contest:
    """The first of the bots should win at least the part `bar` of its games."""

    bots: tuple[str, ...]
    games: int
    bar: float


DOUBLINGS = tuple(
    Contest((f"learned-mcts:{2 * count}", f"learned-mcts:{count}"), 200, 0.57) for count in (100, 200, 400, 800)
)
"""What twice the thought is worth."""

AGAINST_THREE = Contest(("learned", "greedy", "greedy", "greedy"), 200, 0.25)
"""Four seats: more than an even share."""

CONTESTS = {
    "dei": (
        Contest(("greedy", "random"), 200, 0.95),
        Contest(("learned", "greedy"), 400, 0.80),
        AGAINST_THREE,
        Contest(("mcts:200", "greedy"), 200, 0.70),
        Contest(("mcts:1s", "greedy"), 40, 0.70),
        Contest(("mcts:200", "greedy", "greedy", "greedy"), 200, 0.45),
        Contest(("mcts:1s", "greedy", "greedy", "greedy"), 40, 0.45),
        Contest(("learned-mcts:200", "mcts:200"), 200, 0.70),
        Contest(("learned-mcts:0.2s", "mcts:0.2s"), 200, 0.70),
        Contest(("learned-mcts:1s", "mcts:1s"), 40, 0.70),
        Contest(("learned-mcts:0.2s", "greedy", "greedy", "greedy"), 200, 0.66),
        Contest(("master", "expert"), 40, 0.60),
        *DOUBLINGS,
    ),
    "voidfall": (
        Contest(("greedy", "random"), 40, 0.95),
        Contest(("learned", "greedy"), 400, 0.65),
        AGAINST_THREE,
        Contest(("mcts:200", "greedy"), 60, 0.65),
        Contest(("mcts:2s", "greedy"), 40, 0.65),
        Contest(("learned-mcts:60", "mcts:200"), 200, 0.70),
        Contest(("learned-mcts:0.2s", "mcts:0.2s"), 200, 0.70),
        Contest(("learned-mcts:1s", "mcts:1s"), 40, 0.70),
        *DOUBLINGS,
    ),
    "xibalba": (
        Contest(("greedy", "random"), 100, 0.95),
        Contest(("learned", "greedy"), 400, 0.68),
        AGAINST_THREE,
        Contest(("mcts:200", "greedy"), 100, 0.65),
        Contest(("mcts:1s", "greedy"), 40, 0.65),
        Contest(("mcts:200", "greedy", "greedy", "greedy"), 100, 0.35),
        Contest(("learned-mcts:200", "mcts:200"), 200, 0.70),
        Contest(("learned-mcts:0.2s", "mcts:0.2s"), 200, 0.70),
        Contest(("learned-mcts:1s", "mcts:1s"), 40, 0.70),
        Contest(("master", "expert"), 40, 0.60),
        *DOUBLINGS,
    ),
}
"""By game. Time budgets assume an idle core: leave cores free, or lower `--workers`."""


def row(game: str, contest: Contest, games: int, seed: int, folder: Path, workers: int) -> str:
    """Play a contest and return it as a row of the table."""
    job = make_job(TableRequest(game, seats=len(contest.bots)), contest.bots, seed=seed)
    run = play(job, games, folder / f"{job.name}.jsonl", workers)
    first = next(record for record in records(run) if record.name == contest.bots[0])
    others = ", ".join(contest.bots[1:])
    rate = first.rate
    seconds = sum(line["seconds"] for line in run.rows) / max(1, len(run.rows))
    return (
        f"| {contest.bots[0]} | {others} | {len(run.rows)} | {rate.rate:.0%} | {rate.low:.0%} to {rate.high:.0%} "
        f"| {contest.bar:.0%} | {'yes' if rate.rate >= contest.bar else 'no'} | {seconds:.0f} |"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", choices=sorted(CONTESTS), default="dei")
    parser.add_argument("--out", type=Path, default=Path("build/strength"))
    parser.add_argument("--games", type=int, default=0)
    parser.add_argument("--seed", type=int, default=5000)
    parser.add_argument("--workers", type=int, default=0)
    given = parser.parse_args()
    print("| bot | against | games | wins | 95 % | bar | met | seconds a game |")
    print("|---|---|---:|---:|---:|---:|---|---:|")
    for contest in CONTESTS[given.game]:
        print(row(given.game, contest, given.games or contest.games, given.seed, given.out, given.workers), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
