"""The feats by name, and the questions the rules ask about them (DEI-FEA-01 to DEI-FEA-18). A feat works once it is
learned."""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.state import KIND, Dei
from ludarium.kernel.cells import EMPTY

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2

BOMBING: Final = 0
TROJAN_HORSES: Final = 1
FORTRESS: Final = 2
EXTREME_REMEDIES: Final = 3
FIELD_KNOWLEDGE: Final = 4
CARAVAN: Final = 5
FIELD_ENGINEER: Final = 6
UNDERGROUND_SHORTCUT: Final = 7
SKY_BOOTS: Final = 8
OUTNUMBER: Final = 9
DROP_POD: Final = 10
REMOTE_DRIVE: Final = 11
EXPLOITATION_CAMP: Final = 12
DEEP_EXCAVATION: Final = 13
ALTERNATIVE_ENERGY: Final = 14
LOW_ENERGY_REMOTE_CONTROL: Final = 15
DELIVERY_BOT: Final = 16
TRADING_POST: Final = 17


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
