"""How far a lead counts: lets bots play each game and writes `src/ludarium/bots/odds.toml`.

The scale at a tenth of a game is how far the estimates of its positions still move apart until the end, on average: the
measure by which the chances on the page of a finished game are drawn (`ludarium.table.story`). What is printed is the
chance that seats were given in these games, and how often they won.
"""

from __future__ import annotations

import argparse
import tomllib
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import Any, NamedTuple

from ludarium import games
from ludarium.bots.driver import run, seated
from ludarium.bots.odds import TENTHS, tenth
from ludarium.bots.rewards import chances
from ludarium.kernel.play import Answer
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import EVERYONE
from ludarium.table.story import scales_of
from ludarium.table.timeline import Timeline

FILE = Path(__file__).resolve().parents[1] / "src" / "ludarium" / "bots" / "odds.toml"
MEASURED = ("dei", "voidfall", "xibalba")
SEATS = (2, 3, 4)
BOT = "skilled"


class Played(NamedTuple):
    """A finished game: each seat's share of the win, and the estimate and scale of every position but the last."""

    shares: list[float]
    estimates: list[list[float]]
    scales: list[float]


def play(game: str, seats: int, number: int) -> Played:
    match: Any = games.resolve(TableRequest(game=game, seats=seats))
    finished = run(match, seated([BOT] * seats, number), number)
    answers = [Answer(*given, audience=EVERYONE) for given in finished.answers]
    estimates = Timeline(match, answers).course().estimates
    shares = [finished.share(seat) for seat in range(seats)]
    return Played(shares, estimates[:-1], scales_of(estimates)[:-1])


def fitted(played: list[Played], usual: float) -> list[float]:
    """The average scale of each tenth."""
    found: list[list[float]] = [[] for _ in range(TENTHS)]
    for game in played:
        for number, scale in enumerate(game.scales):
            found[tenth(number, usual)].append(scale)
    return [round(sum(each) / len(each), 2) for each in found]


def checked(played: list[Played], scales: list[float], usual: float) -> str:
    """Chance given and part won, by fifths of the chance."""
    fifths: list[list[tuple[float, float]]] = [[] for _ in range(5)]
    for game in played:
        for number, estimate in enumerate(game.estimates):
            given = chances(estimate, scales[tenth(number, usual)])
            for chance, share in zip(given, game.shares, strict=True):
                fifths[min(4, int(5 * chance))].append((chance, share))
    means = [[sum(column) / len(each) for column in zip(*each, strict=True)] for each in fifths if each]
    return ", ".join(f"{chance:.2f} won {share:.2f}" for chance, share in means)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=MEASURED, help="those measured anew")
    parser.add_argument("--number", type=int, default=12, help="how many games for each number of seats")
    given = parser.parse_args()
    known = tomllib.loads(FILE.read_text()) if FILE.is_file() else {}
    with ProcessPoolExecutor() as pool:
        for game in given.games:
            for seats in SEATS:
                played = list(pool.map(play, repeat(game), repeat(seats), range(given.number)))
                usual = sum(len(each.estimates) for each in played) / len(played)
                scales = fitted(played, usual)
                known.setdefault(game, {})[str(seats)] = {
                    "games": given.number,
                    "answers": round(usual),
                    "scales": scales,
                }
                print(game, seats, scales, checked(played, scales, usual), flush=True)
    lines = ["# Written by `python tools/odds.py`; `odds.py` says what it means. `games` were played to measure it."]
    for game, of in sorted(known.items()):
        for seats, found in sorted(of.items()):
            lines += ["", f"[{game}.{seats}]", *(f"{key} = {value}" for key, value in found.items())]
    FILE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
