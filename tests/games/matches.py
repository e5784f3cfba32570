"""Matches for scenarios, made once: they have no position, so tests share them as tables do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from ludarium.kernel.game import Game, Match


def match_of(game: Game, edition: str, seats: int, options: Mapping[str, str], content: Path | None) -> Match[Any]:
    """A match of the game's own content, or a new one of a pack, which may change on disk."""
    if content is not None:
        return game.match(edition, seats, options, content)
    return _shared(game, edition, seats, tuple(options.items()))


@cache
def _shared(game: Game, edition: str, seats: int, options: tuple[tuple[str, str], ...]) -> Match[Any]:
    return game.match(edition, seats, dict(options))
