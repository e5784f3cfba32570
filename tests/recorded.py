"""Whole recorded games: where they are, what they show, and how to record them again.

`python -m tests.recorded GAME` plays random games with every option set of the covering array and keeps, for each place
in the collection, the game that shows most of what the others do not. Recorded again only when a change of the rules is
intended (and the game's `version` is raised); the commit says why.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import cycle
from pathlib import Path
from typing import Any

from rich.progress import track

from ludarium import games
from ludarium.kernel.chance import seed_of
from ludarium.kernel.conformance import option_sets
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.game import Match
from ludarium.kernel.play import Play
from ludarium.kernel.record import record_of, write

FOLDER = Path(__file__).parent / "records"
PER_EDITION = 20
TRIES = 32

Feature = tuple[str, str]


def random_play(match: Match[Any], seed: int) -> Play:
    """A whole game in which every seat answers at random."""
    play, rng = Play(match, seed_of(seed)), Rng(seed)
    while not play.over:
        ask = play.asks[rng.below(len(play.asks))]
        play.do(ask.seat, random_answer(ask, rng))
    return play


def features(play: Play) -> set[Feature]:
    """What a finished game shows: its table, every verb and named thing in it, and whether the first place was tied."""
    match = play.match
    shown: set[Feature] = {("seats", str(match.seats))}
    shown |= {(f"option {name}", value) for name, value in match.options.items()}
    scores = match.scores(play.state)
    shown.add(("end", "tie" if scores.count(max(scores)) > 1 else "clear"))
    for table, codes in (
        (match.verbs, (answer.action for answer in play.answers)),
        (match.happenings, (happening.event for happening in play.happenings)),
    ):
        shown |= _words(table, codes)
    return shown


def _words(table: Any, codes: Iterable[int]) -> set[Feature]:
    found: set[Feature] = set()
    for code in codes:
        verb = table.verb(code)
        found.add(("verb", verb.name))
        for arg, value in zip(verb.args, table.values(code), strict=True):
            if arg.kind.named and arg.kind.name != "region":
                found.add((f"{verb.name} {arg.kind.name}", arg.kind.names[value]))
    return found


def make(name: str) -> None:
    game = games.get(name)
    folder = FOLDER / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    everything: set[Feature] = set()
    for edition in game.editions:
        shown: set[Feature] = set()
        seats, options = cycle(game.seats), cycle(option_sets(game))
        for number in track(range(1, PER_EDITION + 1), description=f"{name} {edition.id}"):
            match = game.match(edition.id, next(seats), next(options))
            tries = [random_play(match, 1000 * number + attempt) for attempt in range(TRIES)]
            best = max(tries, key=lambda play: (len(features(play) - everything), len(features(play) - shown)))
            shown |= features(best)
            everything |= shown
            (folder / f"{edition.id}-{number:02}.txt").write_text(write(record_of(best)), "utf-8")


if __name__ == "__main__":
    make(sys.argv[1])
