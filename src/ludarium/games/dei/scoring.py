"""Scoring: missions (DEI-MIS-01 to DEI-MIS-12), supply count (DEI-SCO-02 to DEI-SCO-05), the cards at the end
(DEI-SCO-06)."""

from __future__ import annotations

from ludarium.games.dei import events, givens
from ludarium.games.dei.majority import all_cubes, cubes, garrisons
from ludarium.games.dei.position import constructions
from ludarium.games.dei.state import BIN, HAND, SCRAPPERS, SLOTS, Dei
from ludarium.kernel.cells import EMPTY, plus

FEAT_POINTS = (0, 1, 3, 6)


def counted(s: Dei, seat: int, mission: int) -> int:
    """How many of the things a mission counts a seat has."""
    kind, colour = s.givens.mission_kind[mission], s.givens.mission_colour[mission]
    if kind == givens.CONSTRUCTIONS:
        return constructions(s, seat)
    if kind == givens.DRONE_CARDS:
        return drone_cards(s, seat)
    if kind == givens.OUTPOSTS:
        return all_cubes(s, seat) if colour == EMPTY else cubes(s, seat, colour)
    if kind == givens.TECHNOLOGY_HELD:
        return s.technology[seat]
    if kind == givens.ENERGY_HELD:
        return s.energy[seat]
    if kind == givens.GARRISONS:
        return garrisons(s, seat, colour if s.givens.garrisons_of_colour else EMPTY)
    return SCRAPPERS - s.reserve[seat]  # DEI-MIS-06: the champion is not counted


def drone_cards(s: Dei, seat: int) -> int:
    """DEI-MIS-02: drone cards owned, in hand and on the pad, and in the recycle bin where that counts."""
    found = 0
    for card in owned(s, seat, s.givens.recycled_count):
        if s.givens.card_drone[card] != EMPTY:
            found += 1
    return found


def owned(s: Dei, seat: int, recycled: bool) -> list[int]:
    """The cards of a seat."""
    cards = [
        *s.hands[seat * HAND : seat * HAND + HAND],
        *s.played[seat * SLOTS : seat * SLOTS + SLOTS],
        *s.planned[seat * 2 : seat * 2 + 2],
    ]
    if recycled:
        cards.extend(s.recycled[seat * BIN : seat * BIN + BIN])
    return [card for card in cards if card != EMPTY]


def card_supplies(s: Dei, seat: int) -> int:
    """DEI-SCO-06: the supplies printed on all own cards, recycled ones included."""
    points = 0
    for card in owned(s, seat, True):
        if not s.givens.market_supplies_only or s.givens.card_block[card] != givens.OWN_CARD:
            points += s.givens.card_supplies[card]
    return points


def mission_points(s: Dei, seat: int, mission: int, column: int) -> int:
    """DEI-MIS-17, DEI-MIS-18: the upper value while the column's round has not passed, else the lower one."""
    if column + 1 >= s.round:
        return counted(s, seat, mission) // s.givens.on_time_per[mission] * s.givens.on_time_points[mission]
    return counted(s, seat, mission) // s.givens.late_per[mission] * s.givens.late_points[mission]


def missions_points(s: Dei, seat: int, cards_known: bool) -> list[int | None]:
    """What each of the missions would bring a seat now; None where none lies, or where it depends on hidden cards."""
    points: list[int | None] = []
    for at in range(len(s.missions)):
        mission = s.missions[at]
        hidden = mission != EMPTY and not cards_known and s.givens.mission_kind[mission] == givens.DRONE_CARDS
        points.append(None if mission == EMPTY or hidden else mission_points(s, seat, mission, at % 4))
    return points


def chosen_missions(s: Dei, seat: int) -> list[int]:
    """The missions on which a seat has a token: `tokens` holds the row for each column."""
    found: list[int] = []
    for column in range(4):
        row = s.tokens[seat * 4 + column]
        if row != EMPTY:
            found.append(s.missions[row * 4 + column])
    return found


def count_of(s: Dei, seat: int) -> int:
    """DEI-SCO-02 to DEI-SCO-05: what the supply count brings."""
    learned = 0
    for i in range(seat * 3, seat * 3 + 3):
        if s.learned[i] != EMPTY:
            learned += 1
    return all_cubes(s, seat) + FEAT_POINTS[learned] + s.technology[seat] // 2 + s.energy[seat]


def supply_count(s: Dei, seat: int) -> None:
    points = count_of(s, seat)
    s.score = plus(s.score, seat, points)
    events.counted(s, seat, min(points, 127))


def count_cards(s: Dei) -> None:
    """DEI-SCO-06: what cards bring at the end."""
    for seat in range(s.givens.seats):
        points = card_supplies(s, seat)
        s.score = plus(s.score, seat, points)
        events.cards_counted(s, seat, min(points, 127))
