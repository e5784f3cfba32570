"""The components of Regatta: the content files as frozen values, and as plain tables for the rules."""

from __future__ import annotations

from typing import Literal

import msgspec

from ludarium.kernel.content import Entry, Pack


class Wind(Entry, frozen=True, kw_only=True):
    strength: int
    copies: int


class Space(Entry, frozen=True, kw_only=True):
    kind: Literal["harbour", "open", "shoal", "narrows", "buoy"]


class Content(msgspec.Struct, frozen=True):
    winds: list[Wind]
    spaces: list[Space]


def read(pack: Pack) -> Content:
    """Validate a pack: the bounds are those of the verb table and the state."""
    winds = pack.rows("winds.toml", "wind", Wind)
    spaces = pack.rows("course.toml", "space", Space)
    for wind in winds:
        if not 1 <= wind.strength <= 9 or not 1 <= wind.copies <= 30:
            raise pack.problem("winds.toml", wind.id, "strength must be 1 to 9 and copies 1 to 30")
    if len(winds) > 16 or sum(wind.copies for wind in winds) < 36:
        raise pack.problem(
            "winds.toml", winds[-1].id if winds else "", "a deck needs 36 cards or more, of at most 16 kinds"
        )
    kinds = [space.kind for space in spaces]
    if not 10 <= len(spaces) <= 64 or kinds[0] != "harbour" or kinds[-1] != "buoy":
        raise pack.problem(
            "course.toml", spaces[-1].id if spaces else "", "a course has 10 to 64 spaces, harbour to buoy"
        )
    return Content(winds, spaces)
