"""Who decides and who sees: seats are 0, 1, 2 ...; chance and spectators have negative numbers."""

from typing import Final

CHANCE: Final = -1
"""The seat that answers for dice and shuffled cards."""

SPECTATOR: Final = -2
"""The viewer without a seat, who sees only what is public."""

EVERYONE: Final = -1
"""An audience (a bit mask of seats) that leaves nobody out, spectators included."""

NOBODY: Final = 0
"""The empty audience."""


def only(seat: int) -> int:
    """The audience that consists of one seat.

    >>> only(2)
    4
    """
    return 1 << seat


def all_but(seat: int) -> int:
    """The audience that leaves one seat out; onlookers belong to it.

    >>> hears(all_but(2), 2), hears(all_but(2), 0), hears(all_but(2), SPECTATOR)
    (False, True, True)
    """
    return EVERYONE ^ 1 << seat


def hears(audience: int, viewer: int) -> bool:
    """Whether a viewer belongs to an audience. A spectator does where everyone is meant, or everyone but a few.

    >>> hears(only(1), 1), hears(only(1), 0), hears(only(1), SPECTATOR), hears(EVERYONE, SPECTATOR)
    (True, False, False, True)
    """
    if viewer < 0:
        return audience < 0
    return audience >> viewer & 1 == 1
