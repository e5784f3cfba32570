"""How strong a level becomes with each softness: plays softened bots against each other and prints their ratings.

    python tools/softness.py dei --seats 4 --games 600 --at-once 0.02,0.04 --patient 0.02,0.04

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
from ludarium.lab.jobs import LOOKS
from ludarium.lab.scale import Meeting, fitted

KEPT = Path(__file__).resolve().parents[1] / "build" / "softness"
EXPERT = "expert"
SEED = 40_000
"""Levels are rated on seeds from 50000."""


def softened(name: str, seed: int) -> Player:
    """`patient:0.02` judges where an answer can be judged, `at-once:0.02` at once; both choose softly."""
    kind, _, softness = name.partition(":")
    if not softness:
        return Player(name, player(name).bot, Budget(simulations=LOOKS), seed)
    bot = judging_patiently() if kind == "patient" else judging_at_once()
    return Player(name, Softened(bot, float(softness)), Budget(simulations=LOOKS), seed)


def line_ups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets: with two seats neighbours, those two apart, and everybody the expert; with more, bots that follow each
    other in the list, and one fewer of them with the expert."""
    near = [tuple(bots[at : at + seats]) for at in range(len(bots) - seats + 1)]
    if seats == 2:
        near += [(bots[at], bots[at + 2]) for at in range(len(bots) - 2)]
    beside = [bot for bot in bots if bot != EXPERT]
    fewer = [(*beside[at : at + seats - 1], EXPERT) for at in range(len(beside) - seats + 2)]
    return list(dict.fromkeys([*near, *fewer]))


def meet(game: str, line_up: tuple[str, ...], number: int) -> Meeting:
    pair, turn = divmod(number, len(line_up))
    bots = (*line_up[turn:], *line_up[:turn])
    finished = run(games.resolve(TableRequest(game, seats=len(bots))), seated(bots, SEED + pair, softened), SEED + pair)
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
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--at-once", default="", help="softness of bots that judge at once, weakest first")
    parser.add_argument("--patient", default="", help="softness of bots that wait, weakest first")
    parser.add_argument("--games", type=int, default=600, help="about so many in all")
    given = parser.parse_args()
    hasty = [f"at-once:{part}" for part in given.at_once.split(",") if part]
    waiting = [f"patient:{part}" for part in given.patient.split(",") if part]
    file = KEPT / f"{given.game}-{given.seats}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    played, met = known(file), line_ups([*hasty, *waiting, EXPERT], given.seats)
    with file.open("a", encoding="utf-8") as stream:
        for number in range(-(-given.games // len(met))):
            for line_up in met:
                name = " ".join([*line_up, str(number)])
                if name not in played:
                    played[name] = meet(given.game, line_up, number)
                    line = {"game": name, "bots": played[name].bots, "winners": played[name].winners}
                    stream.write(json.dumps(line) + "\n")
                    stream.flush()
    for each in fitted(list(played.values()), EXPERT):
        print(f"{each.name:16} {each.rating:5.0f} ({each.low:.0f} to {each.high:.0f}) in {each.games} games")


if __name__ == "__main__":
    main()
