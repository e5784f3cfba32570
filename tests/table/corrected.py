"""Regatta under corrected rules, as values: the same course with another version, other winds or another deal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from regatta import components
from regatta.game import KINDS, RegattaMatch
from regatta.givens import SHOAL, Givens

from ludarium import games
from ludarium.kernel.content import Pack
from ludarium.kernel.editions import Edition
from ludarium.kernel.errors import UnknownGame
from ludarium.kernel.game import Game

REGATTA = games.get("regatta")


class Corrected(Game):
    """Regatta at another version: there are more shoals, and the wind `without` has no card."""

    def __init__(self, version: int, shoals: range = range(0), without: str = "") -> None:
        super().__init__()
        self.id, self.title, self.version = REGATTA.id, REGATTA.title, version
        self.seats, self.editions, self.options = REGATTA.seats, REGATTA.editions, REGATTA.options
        self.folder = REGATTA.folder
        self.shoals = shoals
        self.without = without

    def read(self, pack: Pack) -> components.Content:
        return components.read(pack)

    def build(self, edition: Edition, seats: int, options: Mapping[str, str], content: Any) -> RegattaMatch:
        givens = Givens(
            kinds=[SHOAL if n in self.shoals else KINDS[space.kind] for n, space in enumerate(content.spaces)],
            strengths=[wind.strength for wind in content.winds],
            copies=[0 if wind.id == self.without else wind.copies for wind in content.winds],
            dealt=edition.rules.hand,
            equal_sail=edition.rules.equal_winds_sail,
            storm=options["storm"] == "yes",
            seats=seats,
        )
        return RegattaMatch(givens, content)


def playing(game: Game) -> dict[str, Any]:
    """The settings of a server at which Regatta is this one."""
    found: Callable[[str], Game] = lambda name: game if name == game.id else games.get(name)  # noqa: E731
    return {"game": found}


def without_regatta() -> dict[str, Any]:
    """The settings of a server that no longer has Regatta."""

    def found(name: str) -> Game:
        if name == REGATTA.id:
            raise UnknownGame(name, ["dei"])
        return games.get(name)

    return {"game": found}
