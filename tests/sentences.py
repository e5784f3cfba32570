"""What the server says about actions, which the page's own tests compare: `python -m tests.sentences` writes it.

Every verb is said with each value of each of its arguments, and every answer of the recorded games.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from ludarium import games
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.chance import seed_of
from ludarium.kernel.game import Game, Match
from ludarium.kernel.play import Play
from ludarium.kernel.record import read_file
from ludarium.kernel.seats import SPECTATOR
from ludarium.table.wording import source_text, table_info, wording_of
from tests.recorded import FOLDER

FILE = Path(__file__).parents[1] / "build" / "sentences.json"
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]
NUMBERS = (0, 1, 2, 3)
"""Amounts that read differently: none, one and several."""


def varied(match: Match[Any]) -> set[int]:
    """Each verb with every value of one argument, the others being none or one."""
    codes: set[int] = set()
    for verb in match.verbs.verbs:
        for plain in (0, 1):
            values = [min(plain, arg.kind.most) for arg in verb.args]
            codes.add(match.verbs.pack(verb.name, values))
            for at, arg in enumerate(verb.args):
                choices = range(arg.kind.most + 1) if arg.kind.named else [n for n in NUMBERS if n <= arg.kind.most]
                codes |= {match.verbs.pack(verb.name, [*values[:at], n, *values[at + 1 :]]) for n in choices}
    return codes


def answered(game: Game, match: Match[Any]) -> set[int]:
    """The answers of the recorded games."""
    texts: set[str] = set()
    for path in sorted((FOLDER / game.id).glob("*.txt")):
        texts |= {step.text for turn in read_file(path).turns for step in turn.steps}
    return {match.verbs.parse(text) for text in texts}


def said(name: str) -> list[dict[str, Any]]:
    game = games.get(name)
    match = game.match(seats=max(game.seats))
    codes = sorted(varied(match) | answered(game, match))
    board = match.board_name(match.view(Play(match, seed_of(1)).state, SPECTATOR))
    found = []
    for language in LANGUAGES:
        own, shared = source_text(game, match.pack, language)
        words = wording_of(match, language, board).called(NAMES[: match.seats])
        sentences = [(code, words.action(code)) for code in codes if seated(match, code)]
        found.append(
            {
                "game": name,
                "language": language,
                "edition": match.edition.id,
                "names": NAMES[: match.seats],
                "sources": [shared, own],
                "table": msgspec.to_builtins(table_info(match.verbs)),
                "places": match.places(board),
                "sentences": sentences,
            }
        )
    return found


def seated(match: Match[Any], code: int) -> bool:
    """Whether every seat that an action speaks of is taken at this table."""
    args = match.verbs.verb(code).args
    keys = {"seat", "other"}
    return all(
        value < match.seats for arg, value in zip(args, match.verbs.values(code), strict=True) if arg.key in keys
    )


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps([entry for name in games.names() for entry in said(name)]), "utf-8")
