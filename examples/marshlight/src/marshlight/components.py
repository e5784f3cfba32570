"""The content file of Marshlight as frozen values."""

from __future__ import annotations

import msgspec

from ludarium.kernel.content import Entry, Pack


class Ground(Entry, frozen=True, kw_only=True):
    copies: int


class Islet(Entry, frozen=True, kw_only=True):
    ground: str
    value: int
    at: tuple[int, int]
    """Column and row of a hexagon; columns lean to the right."""


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ground: list[Ground]
    islet: list[Islet]


def read(pack: Pack) -> Content:
    """Validate a pack: the bounds are those of the declaration."""
    content = pack.read("marsh.toml", Content)
    grounds = {ground.id for ground in content.ground}
    for islet in content.islet:
        if islet.ground not in grounds or not 1 <= islet.value <= 6:
            raise pack.problem("marsh.toml", islet.id, "an islet needs a known ground and a value from 1 to 6")
    if len(grounds) > 4 or len(content.islet) > 32:
        raise pack.problem("marsh.toml", "", "there is room for 4 grounds and 32 islets")
    return content
