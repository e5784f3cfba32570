"""What a position says: the small functions that read players and sectors."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.games.voidfall.givens import Origin
from ludarium.games.voidfall.state import FIELDS, NOBODY, TECHNOLOGIES, Void
from ludarium.kernel.cells import EMPTY, has

LEVEL_OF_SPACE: Final = [0, 0, 1, 1, 2, 2, 3, 4]
"""Designed: level I is space 2, II space 4, III space 6, IV space 7."""

# Players


def origin(s: Void, seat: int) -> Origin:
    return s.givens.origins[s.houses[seat] * 2 + s.origins[seat]]


def ability(s: Void, seat: int) -> int:
    return s.givens.ability[s.houses[seat]]


def level(s: Void, seat: i64, technology: i64) -> int:
    """0 without the technology, BASIC or IMPROVED with it."""
    return s.technologies[seat * TECHNOLOGIES + technology]


def permanent(s: Void) -> int:
    """The special rule of the current event, or 0."""
    return s.givens.event_permanent[s.event] if s.event != EMPTY else 0


def is_preferred(s: Void, seat: int, focus: int) -> bool:
    return has(s.givens.preferred[s.houses[seat]], focus)


def track_level(s: Void, seat: int, track: int) -> int:
    return LEVEL_OF_SPACE[s.tracks[seat * 3 + track]]


def glory_tokens(s: Void, seat: int) -> int:
    at = seat * 5
    g = s.glory
    return g[at] + g[at + 1] + g[at + 2] + g[at + 3] + g[at + 4]


def glory_sum(s: Void, seat: int) -> int:
    at = seat * 5
    g = s.glory
    return g[at] + 2 * g[at + 1] + 3 * g[at + 2] + 4 * g[at + 3] + 5 * g[at + 4]


def corruption_on_mat(s: Void, seat: int) -> int:
    """Markers on tracks and agenda fields; the Chambers never count (VF-COR-21)."""
    found = 0
    for i in range(seat * 3, seat * 3 + 3):
        found += s.track_corrupt[i]
    for i in range(seat * FIELDS, seat * FIELDS + FIELDS):
        found += s.field_corrupt[i]
    return found


# Sectors


def domains(s: Void) -> tuple[tuple[int, ...], ...]:
    """By seat, the sectors it holds."""
    held: list[list[int]] = [[] for _ in range(s.givens.seats)]
    for sector in range(s.givens.n):
        if s.owner[sector] != NOBODY:
            held[s.owner[sector]].append(sector)
    return tuple([tuple(sectors) for sectors in held])


def fleet_power(s: Void, sector: int) -> int:
    at = sector * 5
    f = s.fleets
    return f[at] + f[at + 1] + f[at + 2] + f[at + 3] + f[at + 4]


def guild_count(s: Void, sector: int) -> int:
    at = sector * 5
    g = s.guilds
    return g[at] + g[at + 1] + g[at + 2] + g[at + 3] + g[at + 4]


def installation_count(s: Void, sector: int) -> int:
    at = sector * 3
    return s.installations[at] + s.installations[at + 1] + s.installations[at + 2]


def fallen_house(s: Void, sector: int) -> bool:
    """Whether a sector is still held by its fallen house."""
    return s.givens.fallen_at[sector] >= 0 and s.owner[sector] == NOBODY and not s.claimed[sector]


# Who sees what


def drawers(s: Void, viewer: int) -> list[bool]:
    """Cards that are drawn and not yet kept are seen by the player who drew them."""
    return [viewer == s.drawer] * 2


def foreseers(s: Void, viewer: int) -> list[bool]:
    """A foreseen event is known to the player who foresaw it, and to everybody once its cycle has begun (VF-CYC-04)."""
    return [viewer == s.foreseer[cycle] or cycle < s.cycle for cycle in range(3)]
