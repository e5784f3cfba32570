"""The feats by name, and the questions the rules ask about them (DEI-FEA-01 to DEI-FEA-18). A feat works once it is
learned."""

from __future__ import annotations

from ludarium.games.dei.state import KIND, Dei
from ludarium.games.dei.vocabulary import BLUE, BOMBING, CARAVAN, FORTRESS, OUTNUMBER, TROJAN_HORSES
from ludarium.kernel.cells import EMPTY


def has(s: Dei, seat: int, feat: int) -> bool:
    """Whether a seat has learned this feat."""
    return s.learned[seat * 3 + feat // 6] == feat


def refuges_at(s: Dei, seat: int, region: int) -> int:
    """How many of the seat's refuges are in a region."""
    found = 0
    for i in range(seat * KIND, seat * KIND + KIND):
        if s.refuges[i] == region:
            found += 1
    return found


def bridges_over(s: Dei, seat: int, region: int) -> int:
    """How many own bridges span a ground region."""
    found = 0
    for i in range(seat * KIND, seat * KIND + KIND):
        span = s.bridges[i]
        if span != EMPTY and s.terrain.board.span_under[span] == region:
            found += 1
    return found


def elevator_at(s: Dei, seat: int, ground: int) -> bool:
    """Whether a ground region has one of the seat's elevators."""
    for i in range(seat * KIND, seat * KIND + KIND):
        edge = s.elevators[i]
        if edge != EMPTY and s.terrain.board.elevator_ground[edge] == ground:
            return True
    return False


def bonus(s: Dei, seat: int, region: int) -> int:
    """What learned feats add to a seat's strength in a region, provided a figure is there (DEI-MAJ-04)."""
    feat = s.learned[seat * 3]
    if feat == EMPTY:
        return 0
    if feat == BOMBING:
        return 2 * bridges_over(s, seat, region)
    if feat == TROJAN_HORSES:
        return 1 if region in s.drones else 0
    if feat == FORTRESS:
        return 2 * refuges_at(s, seat, region)
    if feat == CARAVAN:
        return s.givens.caravan_strength * refuges_at(s, seat, region)
    return 0


def outnumbers(s: Dei, seat: int) -> bool:
    """DEI-FEA-10: whether enlists may be used as moves or collects."""
    return s.reserve[seat] == 0 and s.learned[seat * 3 + BLUE] == OUTNUMBER
