"""Small questions about a position: who plays what, and how much of it is built."""

from __future__ import annotations

from ludarium.games.dei.state import KIND, SLOTS, SPOTS, Dei
from ludarium.kernel.cells import EMPTY, has


def seat_of(s: Dei, faction: int) -> int:
    """The seat that plays a faction, or -1."""
    for seat in range(s.givens.seats):
        if s.factions[seat] == faction:
            return seat
    return -1


def champion_of(s: Dei, seat: int) -> int:
    """Which champion a seat has."""
    return s.givens.champion_of[s.factions[seat]]


def spots_of(s: Dei, seat: int) -> list[int]:
    """The regions with figures of a seat."""
    first = seat * SPOTS
    return s.spots[first + 1 : first + 1 + s.spots[first]]


def held(bag: tuple[int, ...], seat: int) -> int:
    """How many buildings of one kind a seat has on the board."""
    found = 0
    for i in range(seat * KIND, seat * KIND + KIND):
        if bag[i] != EMPTY:
            found += 1
    return found


def constructions(s: Dei, seat: int) -> int:
    """How many buildings a seat has on the board."""
    return held(s.refuges, seat) + held(s.elevators, seat) + held(s.bridges, seat)


def face_down(s: Dei, at: int) -> bool:
    """Whether the card in a place on the pads lies face down."""
    return has(s.down, at)


def now_at(s: Dei, seat: int) -> int:
    """The slot of the card a seat is resolving."""
    first = seat * SLOTS + s.phase * 3
    return s.phase * 3 + (1 if s.played[first + 1] != EMPTY else 0)
