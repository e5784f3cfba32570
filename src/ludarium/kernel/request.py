"""A table request: which game in which edition, for how many seats, with which options and which content.

Everybody who wants a table says so with this one value, from a command line, a page, a record or another process. It
is made of JSON values and can be a key. Nothing in it is checked until `Game.resolve` makes a match of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec


class TableRequest(msgspec.Struct, frozen=True):
    """What a table is asked for. What is left open takes its default; `Match.request` leaves nothing open."""

    game: str
    edition: str = ""
    seats: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    content: str = ""
    """The folder of a content pack, or "" for the game's own."""

    @classmethod
    def of(
        cls,
        game: str,
        edition: str = "",
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        content: Path | str | None = None,
    ) -> TableRequest:
        """A request from Python values."""
        return cls(game, edition, seats, tuple((options or {}).items()), str(content or ""))

    def __str__(self) -> str:
        """The table in a line of a report.

        >>> print(TableRequest.of("example", "second", 3, {"storm": "yes"}))
        second, 3 seats, storm=yes
        """
        return f"{self.edition}, {self.seats} seats" + (f", {self.wishes}" if self.options else "")

    @property
    def folder(self) -> Path | None:
        """The folder of the content; None for the game's own."""
        return Path(self.content) if self.content else None

    @property
    def wishes(self) -> str:
        """The options as they are typed and as written in a record.

        >>> TableRequest.of("example", options={"storm": "yes", "goal": "9"}).wishes
        'storm=yes goal=9'
        """
        return " ".join(f"{option}={value}" for option, value in self.options)
