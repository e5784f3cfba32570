"""Icons of action cards, and the pool: what may still be done with the card being resolved.

A pool is a list of tokens. A token is a set of icons, one of which may be used; using it removes the token. So "move or
collect" is one token with two icons, a card with two moves is two tokens, and the icon "build" is a token with three.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import packed
from ludarium.games.dei.packed import (
    ICON_BRIDGE,
    ICON_COLLECT,
    ICON_COLLECT_ABRAHAM,
    ICON_COLLECT_BLUE,
    ICON_COLLECT_GREEN,
    ICON_ELEVATOR,
    ICON_ENLIST,
    ICON_ENLIST_GREEN,
    ICON_ENLIST_RED,
    ICON_GAIN_ENERGY,
    ICON_GAIN_SUPPLIES,
    ICON_GAIN_TECHNOLOGY,
    ICON_HARVESTER,
    ICON_MOVE,
    ICON_MOVE_BLUE,
    ICON_MOVE_BONUS,
    ICON_MOVE_NEENA,
    ICON_MOVE_RED,
    ICON_REAPER,
    ICON_REFUGE,
    ICON_TELEPORTER,
    ICON_TRANSPORTER,
    token_energy,
    token_per,
    token_supplies,
    token_technology,
)

ENLISTS: Final = ICON_ENLIST | ICON_ENLIST_RED | ICON_ENLIST_GREEN
EARNING_MOVES: Final = ICON_MOVE | ICON_MOVE_RED | ICON_MOVE_BLUE
PLAIN_MOVES: Final = EARNING_MOVES | ICON_MOVE_BONUS
MOVES: Final = PLAIN_MOVES | ICON_MOVE_NEENA
PLAIN_COLLECTS: Final = ICON_COLLECT | ICON_COLLECT_BLUE | ICON_COLLECT_GREEN
COLLECTS: Final = PLAIN_COLLECTS | ICON_COLLECT_ABRAHAM
BUILDS: Final = ICON_REFUGE | ICON_ELEVATOR | ICON_BRIDGE
BUILD: Final = [ICON_REFUGE, ICON_ELEVATOR, ICON_BRIDGE]
"""By kind of building."""
DRONES: Final = ICON_HARVESTER | ICON_TRANSPORTER | ICON_TELEPORTER | ICON_REAPER
DRONE: Final = [ICON_HARVESTER, ICON_TRANSPORTER, ICON_TELEPORTER, ICON_REAPER]
"""By drone."""
GAINS: Final = ICON_GAIN_TECHNOLOGY | ICON_GAIN_ENERGY | ICON_GAIN_SUPPLIES
GAIN: Final = [ICON_GAIN_TECHNOLOGY, ICON_GAIN_ENERGY, ICON_GAIN_SUPPLIES]
"""By resource."""
EFFECTS: Final = [ENLISTS, MOVES, COLLECTS, packed.ICON_KILL, BUILDS, GAINS, packed.ICON_COPY, packed.ICON_BUY]
"""What is told when nothing could be done with it; a drone can always do something."""

KINDS: Final = (
    "enlist",
    "coloured-enlist",
    "move",
    "coloured-move",
    "collect",
    "coloured-collect",
    "build",
    "kill",
    "copy",
    "harvester",
    "transporter",
    "teleporter",
    "reaper",
    "any-drone",
    "technology",
    "energy",
    "supplies",
    "either",
)
"""What a token is good for, for bots that count them; `either` is a choice between several of these."""
_PLAIN: Final = [ICON_ENLIST, ICON_MOVE, ICON_COLLECT]
_FAMILIES: Final = [ENLISTS, MOVES, COLLECTS, BUILDS, packed.ICON_KILL, packed.ICON_COPY, DRONES, *GAIN]

PER_ALL: Final = 4
"""What a token has that counts for the outposts of every colour."""


def amount(token: int, resource: int) -> int:
    """How much a token gains of a resource."""
    if resource == 0:
        return token_technology(token)
    return token_energy(token) if resource == 1 else token_supplies(token)


def once(token: int) -> int:
    """The token without the outposts for which it counts."""
    return token - packed.token(0, 0, 0, 0, 0, token_per(token), 0)


def reach(token: int) -> int:
    """The token with every weaker icon that its icons can replace: a red move is a move."""
    if token & (ICON_MOVE_RED | ICON_MOVE_BLUE):
        token |= ICON_MOVE
    if token & ICON_MOVE:
        token |= ICON_MOVE_BONUS | ICON_MOVE_NEENA
    elif token & ICON_MOVE_BONUS:
        token |= ICON_MOVE_NEENA
    if token & (ICON_ENLIST_RED | ICON_ENLIST_GREEN):
        token |= ICON_ENLIST
    if token & (ICON_COLLECT_BLUE | ICON_COLLECT_GREEN):
        token |= ICON_COLLECT
    if token & ICON_COLLECT:
        token |= ICON_COLLECT_ABRAHAM
    return token


def weaker(a: int, b: int) -> bool:
    """Whether token a can do nothing that token b cannot: then nobody would rather spend b."""
    if token_per(a) != token_per(b):
        return False
    return reach(a) & ~reach(b) == 0


def add(pool: list[int], token: int) -> None:
    """A token joins the pool, which is kept sorted so that equal pools are equal values."""
    at = len(pool)
    while at and pool[at - 1] > token:
        at -= 1
    pool.insert(at, token)


def serving(pool: list[int], icons: int) -> list[int]:
    """The places in the pool of the tokens that have one of these icons."""
    fits: list[int] = []
    for i in range(len(pool)):
        if pool[i] & icons:
            fits.append(i)
    return fits


def gaining(pool: list[int], resource: int, wanted: int) -> list[int]:
    """The places in the pool of the tokens that gain exactly so much of a resource."""
    fits: list[int] = []
    for i in range(len(pool)):
        if pool[i] & GAIN[resource] and amount(pool[i], resource) == wanted:
            fits.append(i)
    return fits


def cheapest(pool: list[int], fits: list[int]) -> list[int]:
    """Of these places, those a seat could want to spend: one of equals, and none that is stronger than another."""
    if len(fits) < 2:
        return fits
    best: list[int] = []
    for i in fits:
        beaten = False
        for j in fits:
            if j != i and weaker(pool[j], pool[i]) and (j < i or not weaker(pool[i], pool[j])):
                beaten = True
                break
        if not beaten:
            best.append(i)
    return best


def kind_of(token: int) -> int:
    """The place of a token in `KINDS`."""
    found = -1
    for family in range(len(_FAMILIES)):
        if token & _FAMILIES[family]:
            if found >= 0:
                return 17
            found = family
    if found < 3:
        return 2 * found + (0 if token & _PLAIN[found] else 1)
    if found < 6:
        return found + 3
    if found > 6:
        return found + 7
    for drone in range(4):
        if not token & DRONES & ~DRONE[drone]:
            return 9 + drone
    return 13


def kinds_of(tokens: list[int]) -> list[int]:
    """The kinds of a card's tokens, each followed by how many there are; a gain counts by its amount."""
    found: list[int] = []
    for token in tokens:
        if token & packed.ICON_BUY == 0:
            kind = kind_of(token)
            found.append(kind)
            found.append(amount(token, kind - 14) if 14 <= kind < 17 else 1)
    return found
