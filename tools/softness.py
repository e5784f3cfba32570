"""How strong a level becomes with each softness: plays softened bots against each other and prints their ratings.

    python tools/softness.py dei --games 600 --at-once 0.02,0.04 --patient 0.02,0.04

Every bot meets those next to it in the list and the expert, which has 1500. Choose from the table what makes the steps
between levels even, write it into `src/ludarium/bots/grades.toml`, and rate the levels on other seeds
(`tools/ratings.py`). Games are kept in `build/softness`, so that the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from ludarium import games
from ludarium.bots.bot import Budget
from ludarium.bots.driver import run, seated
from ludarium.bots.levels import Player, player
from ludarium.bots.levels import at_once as judging_at_once
from ludarium.bots.levels import patient as judging_patiently
from ludarium.bots.softness import Softened
from ludarium.kernel.request import TableRequest
from ludarium.lab.scale import Meeting, fitted

KEPT = Path(__file__).resolve().parents[1] / "build" / "softness"
EXPERT = "expert"
SEED = 40_000
"""Levels are rated on seeds from 50000."""


def softened(name: str, seed: int) -> Player:
    """`patient:0.02` judges where an answer can be judged, `at-once:0.02` at once; both choose softly."""
    kind, _, softness = name.partition(":")
    if not softness:
        return player(name, seed)
    bot = judging_patiently() if kind == "patient" else judging_at_once()
    return Player(name, Softened(bot, float(softness)), Budget(seconds=0.5), seed)


def pairs(bots: Sequence[str]) -> list[tuple[str, str]]:
    """Who meets: neighbours, those two apart, and everybody the expert."""
    near = [(bots[at], bots[at + by]) for by in (1, 2) for at in range(len(bots) - by)]
    return list(dict.fromkeys([*near, *((bot, EXPERT) for bot in bots if bot != EXPERT)]))


def meet(game: str, both: tuple[str, str], number: int) -> Meeting:
    seed, turn = SEED + number // 2, number % 2
    bots = both if turn == 0 else (both[1], both[0])
    finished = run(games.resolve(TableRequest(game, seats=2)), seated(bots, seed, softened), seed)
    return Meeting(bots, tuple(finished.winners))


def known(file: Path) -> dict[str, Meeting]:
    """The games played so far, each by who met and its number."""
    if not file.exists():
        return {}
    lines = map(json.loads, file.read_text("utf-8").splitlines())
    return {line["game"]: Meeting(tuple(line["bots"]), tuple(line["winners"])) for line in lines}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--at-once", default="", help="softness of bots that judge at once, weakest first")
    parser.add_argument("--patient", default="", help="softness of bots that wait, weakest first")
    parser.add_argument("--games", type=int, default=600, help="about so many in all")
    given = parser.parse_args()
    hasty = [f"at-once:{part}" for part in given.at_once.split(",") if part]
    waiting = [f"patient:{part}" for part in given.patient.split(",") if part]
    file = KEPT / f"{given.game}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    played, met = known(file), pairs([*hasty, *waiting, EXPERT])
    with file.open("a", encoding="utf-8") as stream:
        for number in range(-(-given.games // len(met))):
            for both in met:
                name = f"{both[0]} {both[1]} {number}"
                if name not in played:
                    played[name] = meet(given.game, both, number)
                    line = {"game": name, "bots": played[name].bots, "winners": played[name].winners}
                    stream.write(json.dumps(line) + "\n")
                    stream.flush()
    for each in fitted(list(played.values()), EXPERT):
        print(f"{each.name:16} {each.rating:5.0f} ({each.low:.0f} to {each.high:.0f}) in {each.games} games")


if __name__ == "__main__":
    main()
