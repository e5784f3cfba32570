"""Galaxies: hexes in axial coordinates, repeated for every player, with storms and wormholes (VF-SEC-01 to VF-SEC-03).

Only the part of the first player is written in a map; symmetry makes the others, so a map is fair by construction.
"""

from __future__ import annotations

import re
from typing import Final

NEIGHBOURS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
MOST_SECTORS: Final = 32
_SECTOR: Final = re.compile(r"(-?\d+) (-?\d+)(?: ([a-z]+))?((?: [pvdgbr]\d)*)")
_WORMHOLE: Final = re.compile(r"(-?\d+) (-?\d+) wormhole ([a-z])")
_STORM: Final = re.compile(r"(-?\d+) (-?\d+) - (-?\d+) (-?\d+)")

Hex = tuple[int, int]


class Galaxy:
    """The sectors of one map by number: where they are, what they start with, and what is next to what."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.hexes: Final[list[Hex]] = []
        self.kinds: Final[list[str]] = []
        self.figures: Final[list[dict[str, int]]] = []
        self.owner: Final[list[int]] = []
        """Whose home or outpost a sector is, or -1."""
        self.wormholes: Final[dict[Hex, str]] = {}
        self.storms: Final[set[frozenset[Hex]]] = set()
        self.near: Final[list[list[int]]] = []
        """Adjacent sectors (VF-SEC-02), wormholes included."""
        self.touching: Final[list[list[int]]] = []
        """Sectors that share an edge or a wormhole, whatever storms are between them."""
        self.homes: Final[list[int]] = [-1] * seats
        self.outposts: Final[list[int]] = [-1] * seats

    @property
    def n(self) -> int:
        return len(self.hexes)


def images(at: Hex, seats: int) -> list[Hex]:
    """A hex as every player has it, the first player's first."""
    q, r = at
    if seats == 4:
        return [(q, r), (q, -q - r), (-q, q + r), (-q, -r)]
    if seats == 2:
        return [(q, r), (-q, -r)]
    return [(q, r), (-q - r, q), (r, -q - r)]


def build(seats: int, sectors: list[str], storms: list[str], kinds: list[str]) -> Galaxy:
    """The galaxy of a map; a ValueError says what is wrong with it."""
    galaxy = Galaxy(seats)
    for text in sectors:
        _lay(galaxy, text, kinds)
    if galaxy.n > MOST_SECTORS:
        raise ValueError(f"a galaxy has at most {MOST_SECTORS} sectors, not {galaxy.n}")
    for text in storms:
        found = _STORM.fullmatch(text)
        if found is None:
            raise ValueError(f"{text!r} should read `q r - q r`")
        ends = [images((int(found[i]), int(found[i + 1])), seats) for i in (1, 3)]
        for a, b in zip(ends[0], ends[1], strict=True):
            _blow(galaxy, text, a, b)
    _join(galaxy)
    _check(galaxy)
    return galaxy


def _lay(galaxy: Galaxy, text: str, kinds: list[str]) -> None:
    hole = _WORMHOLE.fullmatch(text)
    found = _SECTOR.fullmatch(text)
    if hole is None and found is None:
        raise ValueError(f"{text!r} should read `q r kind p3 v2 d1 g2 b1 r1`")
    match = hole or found
    assert match is not None
    spots = images((int(match[1]), int(match[2])), galaxy.seats)
    if hole is not None:
        for at in spots:
            galaxy.wormholes[at] = hole[3]
        return
    kind = match[3] or "world"
    if kind not in kinds:
        raise ValueError(f"{text!r}: there is no kind of sectors {kind!r}")
    figures = {part[0]: int(part[1]) for part in match[4].split()}
    own = kind in ("home", "outpost")
    if own and len(set(spots)) < galaxy.seats:
        raise ValueError(f"{text!r}: two players would share this {kind}")
    for seat, at in enumerate(spots):
        if at in galaxy.hexes:
            if at in spots[:seat]:
                continue
            raise ValueError(f"{text!r}: two sectors lie on one hex")
        if own:
            (galaxy.homes if kind == "home" else galaxy.outposts)[seat] = galaxy.n
        galaxy.hexes.append(at)
        galaxy.kinds.append(kind)
        galaxy.figures.append(figures)
        galaxy.owner.append(seat if own else -1)


def _blow(galaxy: Galaxy, text: str, a: Hex, b: Hex) -> None:
    if (b[0] - a[0], b[1] - a[1]) not in NEIGHBOURS:
        raise ValueError(f"{text!r}: these hexes share no edge")
    for at in (a, b):
        if at not in galaxy.hexes and at not in galaxy.wormholes:
            raise ValueError(f"{text!r}: there is nothing at {at[0]} {at[1]}")
    galaxy.storms.add(frozenset((a, b)))


def _around(at: Hex) -> list[Hex]:
    return [(at[0] + q, at[1] + r) for q, r in NEIGHBOURS]


def _join(galaxy: Galaxy) -> None:
    number = {at: i for i, at in enumerate(galaxy.hexes)}
    for at in galaxy.hexes:
        near, touching = set[int](), set[int]()
        for to in _around(at):
            calm = frozenset((at, to)) not in galaxy.storms
            reached = {number[to]} if to in number else _through(galaxy, number, to)
            touching |= reached
            if calm:
                near |= reached
        near.discard(number[at])
        touching.discard(number[at])
        galaxy.near.append(sorted(near))
        galaxy.touching.append(sorted(touching))
    # A storm at either end cuts a wormhole passage, so what is near must be so from both sides.
    for a in range(galaxy.n):
        galaxy.near[a][:] = [b for b in galaxy.near[a] if a in galaxy.near[b]]


def _through(galaxy: Galaxy, number: dict[Hex, int], hole: Hex) -> set[int]:
    """The sectors at the other wormholes of a letter."""
    letter = galaxy.wormholes.get(hole)
    reached = set[int]()
    for other, mark in galaxy.wormholes.items():
        if mark == letter and other != hole and letter is not None:
            reached |= {number[to] for to in _around(other) if to in number}
    return reached


def _check(galaxy: Galaxy) -> None:
    for seat in range(galaxy.seats):
        if galaxy.homes[seat] < 0 or galaxy.outposts[seat] < 0:
            raise ValueError("every player needs a home and an outpost")
        if not galaxy.near[galaxy.homes[seat]]:
            raise ValueError("the home has no neighbour")
        if galaxy.outposts[seat] not in galaxy.near[galaxy.homes[seat]]:
            raise ValueError("home and outpost are not adjacent")
    reached, rim = {0}, [0]
    while rim:
        rim = sorted({b for a in rim for b in galaxy.near[a]} - reached)
        reached |= set(rim)
    if len(reached) < galaxy.n:
        raise ValueError(f"{galaxy.n - len(reached)} sectors cannot be reached")
