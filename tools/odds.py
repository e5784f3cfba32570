"""How far a lead counts: lets bots play each game, fits `src/ludarium/bots/odds.toml` and checks it on other games.

    python tools/odds.py dei --seats 2 4 --fit 200 --check 100

Whenever the turn passes to another seat, the position is judged as the seat that just decided sees it. The scale is
the pair, at the end of a game and how much more at its start, under which the results of these games were likeliest.
Games are kept in the folder `--out`, so that a run that was stopped can be resumed; `docs/results/odds.md` is written
from what the other games say.
"""

from __future__ import annotations

import argparse
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludarium import games
from ludarium.bots.driver import run, seated
from ludarium.bots.learned import Learned
from ludarium.kernel.engine import Rng, advance, answer, seal
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.traits import STAGES

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "src" / "ludarium" / "bots" / "odds.toml"
PAGE = ROOT / "docs" / "results" / "odds.md"
KEPT = ROOT / "build" / "odds"
MEASURED = ("dei", "voidfall", "xibalba")
BOT = "learned"
SEED = 900_000
LEAST = 0.001
"""No chance is smaller than this when results are weighed: one upset must not decide."""
ENDS = [1.15**step for step in range(-8, 29)]
MORES = [0.0, *(1.2**step for step in range(-4, 28))]
RESAMPLED = 400
INTRODUCTION = """\
---
orphan: true
---

# How well chances to win are known

Hints name a chance to win, and levels choose softly by it. A judgement of the final points becomes a chance through one
number, the lead that makes a seat e times as likely to win as another: `scale` in `odds.toml`, at the end of a game and
how much more at its start. `learned` played the games with itself; whenever the turn passed to another seat, the
position was judged as the seat that had just decided sees it. The scale was fitted to some of the games, and the tables
show the others: the average chance that seats were given in each fifth of the range, and how often they won, with a
95 % interval (games drawn again {resampled} times).

*Surprise* is the average -log of the chance that the winner was given, and in brackets what it is if all seats are
given the same chance: less is better. Default edition and options.

`python tools/odds.py --fit N --check M` plays what is missing, fits and writes this page (seeds from {seed}).
"""

Numbers = NDArray[np.float64]


def play(match: Any, number: int) -> dict[str, Any]:
    """A finished game: each seat's share of the win, and at every change of turn the time left and the points."""
    finished = run(match, seated([BOT] * match.seats, number), number)
    judge, rng, s = Learned(), Rng(number), match.start()
    rows: list[tuple[int, list[float]]] = []
    last = CHANCE
    for seat, action in finished.answers:
        ask = advance(s)
        assert ask is not None
        if seat != CHANCE and not ask.sealed:
            if last not in (CHANCE, seat):
                seen = match.determinise(s, last, rng)
                rows.append((match.time_left(seen), [round(own, 2) for own in judge.points(match, seen)]))
            last = seat
        if ask.sealed and seat != CHANCE:
            seal(s, seat, action)
        else:
            answer(s, action)
    return {"shares": [finished.share(seat) for seat in range(match.seats)], "rows": rows}


def played(game: str, seats: int, count: int, folder: Path) -> list[dict[str, Any]]:
    """The first games, those that were never played among them."""
    match = games.resolve(TableRequest(game=game, seats=seats))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{game}-{seats}.jsonl"
    found = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    with file.open("a", encoding="utf-8") as stream:
        while len(found) < count:
            found.append(play(match, SEED + len(found)))
            stream.write(json.dumps(found[-1]) + "\n")
            stream.flush()
    return found[:count]


class Positions:
    """Positions of games as columns: the part of the game left, points and shares by seat, and the game's number."""

    def __init__(self, played: list[dict[str, Any]]) -> None:
        rows = [(number, game, row) for number, game in enumerate(played) for row in game["rows"]]
        self.game = np.array([number for number, _, _ in rows])
        self.left = np.array([row[0] / STAGES for _, _, row in rows])
        self.points = np.array([row[1] for _, _, row in rows])
        self.shares = np.array([game["shares"] for _, game, _ in rows])

    def chances(self, end: float, more: float) -> Numbers:
        """What `rewards.chances` makes of all of them."""
        scale = (end + more * self.left)[:, None]
        parts = np.exp((self.points - self.points.max(axis=1, keepdims=True)) / scale)
        return np.asarray(parts / parts.sum(axis=1, keepdims=True))

    def surprise(self, end: float, more: float) -> float:
        given = np.maximum(LEAST, self.chances(end, more))
        return float(-(self.shares * np.log(given)).sum(axis=1).mean())

    def fitted(self) -> tuple[float, float]:
        return min(((end, more) for end in ENDS for more in MORES), key=lambda pair: self.surprise(*pair))

    def fifths(self, end: float, more: float) -> Iterator[tuple[float, float, float, float]]:
        """By fifths of the chance: its average, the part won, and the interval of that."""
        given, count = self.chances(end, more), int(self.game.max()) + 1
        random = np.random.default_rng(0)
        drawn = [np.bincount(random.integers(count, size=count), minlength=count) for _ in range(RESAMPLED)]
        for fifth in range(5):
            inside = (np.minimum(4, (5 * given).astype(int)) == fifth).astype(float)
            if inside.sum() == 0:
                continue
            won = np.bincount(self.game, (inside * self.shares).sum(axis=1), minlength=count)
            all = np.bincount(self.game, inside.sum(axis=1), minlength=count)
            rates = [float(times @ won / (times @ all)) for times in drawn if times @ all > 0]
            low, high = np.quantile(rates, (0.025, 0.975))
            yield float((inside * given).sum() / inside.sum()), float(won.sum() / all.sum()), float(low), float(high)


def report(game: str, seats: int, fit: list[dict[str, Any]], other: list[dict[str, Any]], pair: Any) -> str:
    seen = Positions(other)
    rows = [f"| {given:.0%} | {won:.0%} | {low:.0%} to {high:.0%} |" for given, won, low, high in seen.fifths(*pair)]
    fitted = f"Fitted to {len(fit)} games: {pair[0]} at the end, {pair[1]} more at the start."
    checked = f"Checked on {len(other)} others, {len(seen.left)} positions"
    surprise = f"surprise {seen.surprise(*pair):.3f} ({np.log(seats):.3f})"
    head = f"## {games.get(game).title}, {seats} seats\n\n{fitted} {checked}; {surprise}.\n"
    return "\n".join([head, "| chance given | won | 95 % |\n|---:|---:|---|", *rows, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=MEASURED, help="those measured anew")
    parser.add_argument("--seats", type=int, nargs="*", default=(2, 3, 4), help="numbers of seats measured anew")
    parser.add_argument("--fit", type=int, default=200, help="how many games the scale is fitted to")
    parser.add_argument("--check", type=int, default=100, help="how many others it is checked on")
    parser.add_argument("--out", type=Path, default=KEPT)
    given = parser.parse_args()
    known = tomllib.loads(FILE.read_text())
    for game in given.games:
        for seats in given.seats:
            found = played(game, seats, given.fit + given.check, given.out)
            fit, other = found[: given.fit], found[given.fit :]
            pair = [round(part, 2) for part in Positions(fit).fitted()]
            said = report(game, seats, fit, other, pair)
            known.setdefault(game, {})[str(seats)] = {"games": len(fit), "scale": pair}
            FILE.write_text(written(known))
            PAGE.write_text(page(said))
            print(said, flush=True)


def page(said: str) -> str:
    """The page with one more report, or another one of the same game and seats."""
    head = INTRODUCTION.format(resampled=RESAMPLED, seed=SEED)
    before = PAGE.read_text("utf-8").split("\n## ")[1:] if PAGE.exists() else []
    parts = {part.splitlines()[0]: part.rstrip("\n") for part in [*before, said.removeprefix("## ")]}
    return "\n".join([head, *(f"## {parts[name]}\n" for name in sorted(parts))])


def written(known: dict[str, dict[str, dict[str, object]]]) -> str:
    lines = ["# Written by `python tools/odds.py`; `odds.py` says what it means. `games` were played to measure it."]
    for game, of in sorted(known.items()):
        for seats, found in sorted(of.items()):
            lines += ["", f"[{game}.{seats}]", *(f"{key} = {value}" for key, value in found.items())]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
