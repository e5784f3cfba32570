"""Icons of action cards, and the pool: what may still be done with the card being resolved.

A pool is a list of tokens. A token is a set of icons, one of which may be used; using it removes the token. So "move or
collect" is one token with two icons, a card with two moves is two tokens, and the icon "build" is a token with three.
The values that belong to single icons (how many resources, how far a drone flies) are packed beside the set.
"""

from __future__ import annotations

from typing import Final

ENLIST: Final = 1 << 0
ENLIST_RED: Final = 1 << 1
ENLIST_GREEN: Final = 1 << 2
MOVE: Final = 1 << 3
MOVE_RED: Final = 1 << 4
MOVE_BLUE: Final = 1 << 5
MOVE_BONUS: Final = 1 << 6
"""A plain move that a feat gave: it earns no further one (DEI-FEA-07, DEI-FEA-09)."""
MOVE_NEENA: Final = 1 << 7
"""The extra move of Neena, to be made by her (DEI-LDR-08)."""
COLLECT: Final = 1 << 8
COLLECT_BLUE: Final = 1 << 9
COLLECT_GREEN: Final = 1 << 10
COLLECT_ABRAHAM: Final = 1 << 11
"""The extra collect of Abraham, tied to his region (DEI-LDR-10)."""
REFUGE: Final = 1 << 12
ELEVATOR: Final = 1 << 13
BRIDGE: Final = 1 << 14
KILL: Final = 1 << 15
COPY: Final = 1 << 16
GAIN_TECHNOLOGY: Final = 1 << 17
GAIN_ENERGY: Final = 1 << 18
GAIN_SUPPLIES: Final = 1 << 19
DRONE: Final = 1 << 20
"""The first of four bits, one for each drone."""
BUY: Final = 1 << 24
"""The back of a card (DEI-CRD-08)."""
ICONS: Final = (1 << 25) - 1

ENLISTS: Final = ENLIST | ENLIST_RED | ENLIST_GREEN
MOVES: Final = MOVE | MOVE_RED | MOVE_BLUE | MOVE_BONUS | MOVE_NEENA
PLAIN_MOVES: Final = MOVE | MOVE_RED | MOVE_BLUE | MOVE_BONUS
EARNING_MOVES: Final = MOVE | MOVE_RED | MOVE_BLUE
COLLECTS: Final = COLLECT | COLLECT_BLUE | COLLECT_GREEN
BUILDS: Final = REFUGE | ELEVATOR | BRIDGE
DRONES: Final = 15 * DRONE
GAINS: Final = GAIN_TECHNOLOGY | GAIN_ENERGY | GAIN_SUPPLIES

PER: Final = 25
"""Shift of the outpost colour + 1 for which a token counts (DEI-ADV-09); 0 is none, 4 is every colour."""
PER_ALL: Final = 4
PER_MASK: Final = 7 << PER
AMOUNT: Final = 28
"""Shift of the amount to gain: technology, energy and supplies, 3 bits each."""
BONUS: Final = 37
"""Shift of the movement bonus of a drone."""
FLIES: Final = 1 << 40
"""The drone may be moved before it acts (DEI-DRN-13: not with the mere icon "drone of your choice")."""


def amount(token: int, resource: int) -> int:
    """How much a token gains of a resource (0 technology, 1 energy, 2 supplies)."""
    return token >> (AMOUNT + 3 * resource) & 7


def drone_bonus(token: int) -> int:
    return token >> BONUS & 7


def reach(token: int) -> int:
    """The token with every weaker icon that its icons can stand in for: a red move is a move."""
    if token & (MOVE_RED | MOVE_BLUE):
        token |= MOVE
    if token & MOVE:
        token |= MOVE_BONUS | MOVE_NEENA
    elif token & MOVE_BONUS:
        token |= MOVE_NEENA
    if token & (ENLIST_RED | ENLIST_GREEN):
        token |= ENLIST
    if token & (COLLECT_BLUE | COLLECT_GREEN):
        token |= COLLECT
    if token & COLLECT:
        token |= COLLECT_ABRAHAM
    return token


def weaker(a: int, b: int) -> bool:
    """Whether token a can do nothing that token b cannot: then nobody would rather spend b."""
    if a >> PER & 7 != b >> PER & 7:
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
        if pool[i] & GAIN_TECHNOLOGY << resource and amount(pool[i], resource) == wanted:
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
