"""The registry: games are found by name, never imported by name. Outside packages register by entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from ludarium.kernel.errors import UnknownGame
from ludarium.kernel.game import Game, Match
from ludarium.kernel.request import TableRequest

GROUP = "ludarium.games"
BUILT_IN: dict[str, str] = {
    "dei": "ludarium.games.dei",
    "voidfall": "ludarium.games.voidfall",
    "xibalba": "ludarium.games.xibalba",
}
"""The games of this package by name, and the modules whose GAME they are."""


@cache
def _outside() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def names() -> list[str]:
    """Every game that can be played here."""
    return sorted({*BUILT_IN, *_outside()})


@cache
def get(name: str) -> Game:
    """The game of this name."""
    if name in BUILT_IN:
        found = import_module(BUILT_IN[name]).GAME
    elif name in _outside():
        found = _outside()[name].load()
    else:
        raise UnknownGame(name, names())
    if not isinstance(found, Game):
        raise TypeError(f"the entry point {name!r} of {GROUP} is not a Game")
    return found


def resolve(request: TableRequest) -> Match[Any]:
    """The match of a table request; the error of what does not exist names it."""
    return get(request.game).resolve(request)
