"""How strong the levels are: reads what they did to each other and writes `src/ludarium/bots/grades.toml`.

Every game of the levels counts that is in the folder `--out`, whichever contest it belongs to. A level that had another
softness than today's (`played.toml` in that folder, or games of `tools/softness.py`) is a bot of its own there, and a
measure for the others. The arena plays more:

    ludarium arena dei --seats 2 --bots novice,casual,skilled,expert --games 1008 --out docs/results/levels
    ludarium arena dei --seats 2 --bots learned-mcts:0.1s,expert --games 100 --out docs/results/levels
    python tools/ratings.py

Without new games it prints the tables of `docs/results/levels.md`.
"""

from __future__ import annotations

import argparse
import gzip
import json
import tempfile
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

from ludarium.bots.grades import ENOUGH, softness, waits
from ludarium.bots.levels import LEVELS
from ludarium.lab.results import Run, read
from ludarium.lab.scale import Meeting, Standing, fitted, meetings

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "src" / "ludarium" / "bots" / "grades.toml"
PLAYED = ROOT / "docs" / "results" / "levels"
FIXED = "expert"
SEARCH = "learned-mcts:"
"""The search of the master. With fewer seconds it can play enough games to be rated."""


def runs(folder: Path) -> list[tuple[str, Run]]:
    """The runs of a folder with their names; finished ones are kept compressed, and may lie beside as they are."""
    found = []
    with tempfile.TemporaryDirectory() as scratch:
        for file in sorted(folder.glob("arena-*.jsonl*")):
            plain = file
            if file.suffix == ".gz" and file.with_suffix("").exists():
                continue
            if file.suffix == ".gz":
                plain = Path(scratch) / file.stem
                plain.write_bytes(gzip.decompress(file.read_bytes()))
            found.append((plain.stem, read(plain)))
    return found


def played(folder: Path) -> dict[tuple[str, int], list[Meeting]]:
    """The games of a folder by game and number of seats; levels that were other bots then have another name."""
    listed = folder / "played.toml"
    known = tomllib.loads(listed.read_text()) if listed.exists() else {}
    found: dict[tuple[str, int], list[Meeting]] = defaultdict(list)
    for name, run in runs(folder):
        table = run.job.table.game, run.job.seats
        then = known.get(name, {}).items()
        other = {level: f"{level} at {soft}" for level, soft in then if soft != softness(*table, level)}
        found[table] += renamed(meetings([run]), other)
    for file in sorted(folder.glob("softness-*.jsonl.gz")):
        game, seats = file.name.removeprefix("softness-").removesuffix(".jsonl.gz").split("-")
        lines = map(json.loads, gzip.decompress(file.read_bytes()).decode("utf-8").splitlines())
        trials = [Meeting(tuple(line["bots"]), tuple(line["winners"])) for line in lines]
        found[game, int(seats)] += renamed(trials, trial_names(game, int(seats)))
    return dict(found)


def trial_names(game: str, seats: int) -> dict[str, str]:
    """The levels by the names that `tools/softness.py` has for them."""
    soft = [level.name for level in LEVELS if softness(game, seats, level.name) > 0]
    kind = {name: "patient" if waits(game, seats, name) else "at-once" for name in soft}
    return {f"{kind[name]}:{softness(game, seats, name)}": name for name in soft}


def renamed(games: list[Meeting], names: dict[str, str]) -> list[Meeting]:
    return [Meeting(tuple(names.get(bot, bot) for bot in game.bots), game.winners) for game in games]


def of_today(games: list[Meeting]) -> int:
    """How many of these games the levels of today played among themselves: others only help to fit."""
    names = {level.name for level in LEVELS}
    return sum(names.issuperset(game.bots) for game in games)


def table(standings: list[Standing]) -> str:
    rows = [
        f"| {each.name} | {each.rating:.0f} | {each.low:.0f} to {each.high:.0f} | {each.games} |" for each in standings
    ]
    return "\n".join(["| level | rating | 95 % | games |", "|---|---:|---|---:|", *rows])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--out", type=Path, default=PLAYED)
    given = parser.parse_args()
    known = tomllib.loads(FILE.read_text())
    for (game, seats), games in played(given.out).items():
        standings = fitted(games, FIXED)
        print(f"\n## {game}, {seats} seats, {len(games)} games\n\n{table(standings)}")
        rated = {each.name: [round(number) for number in (each.rating, each.low, each.high)] for each in standings}
        levels = {level.name: rated[level.name] for level in LEVELS if level.name in rated}
        searches = [each for each in standings if each.name.startswith(SEARCH) and each.games >= ENOUGH]
        less = {each.name: rated[each.name] for each in searches}
        known[game][str(seats)] |= {"games": of_today(games), "ratings": levels, "less": less}
    FILE.write_text(written(known))


def written(known: dict[str, dict[str, Any]]) -> str:
    """The file: softness and who is patient are set by hand, ratings are what came of it."""
    lines = [
        "# Ratings: written by `python tools/ratings.py`, with their 95 % intervals. `grades.py` says what it means."
    ]
    for game, of in sorted(known.items()):
        for seats, found in sorted(of.items()):
            waiting = ", ".join(f'"{level}"' for level in found["patient"])
            lines += ["", f"[{game}.{seats}]", f"patient = [{waiting}]", f"games = {found['games']}"]
            lines += ["", f"[{game}.{seats}.softness]"]
            lines += [f"{level} = {part}" for level, part in found["softness"].items()]
            lines += ["", f"[{game}.{seats}.ratings]"]
            lines += [f"{level} = {numbers}" for level, numbers in found["ratings"].items()]
            if found.get("less"):
                lines += ["", f"[{game}.{seats}.less]"]
                lines += [f'"{name}" = {numbers}' for name, numbers in found["less"].items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main()
