"""What a position is worth to each faction, in supplies at the end of the game: how bots judge D.E.I.

The estimate is what a faction would have if nothing on the board changed any more: its supplies, the cards it owns, its
cubes, feats and resources at the final count, and the missions it still has to choose; plus a little for what will
bring more later. Every weight below is in supplies, so that a player can agree or disagree with it.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.flow import Phase
from ludarium.games.dei.majority import cubes
from ludarium.games.dei.scoring import FEAT_POINTS, counted, owned
from ludarium.games.dei.state import BOOSTS, EMPTY, HAND, KIND, SPOTS, Dei
from ludarium.games.dei.table import OWN_CARD

LAST_ROUND: Final = 4
LAST_PHASE: Final = 2

OTHER_MISSION: Final = 0.25
"""The worse of the two missions of a column counts for this part: plans change."""
LATER_MISSION: Final = 0.9
"""Missions of later columns are further away."""
TECHNOLOGY: Final = 0.6
ENERGY: Final = 1.1
BOOST: Final = 0.8
SCRAPPER: Final = 0.35
"""A scrapper on the board, beside what missions pay for it."""
MAJORITY: Final = 0.3
"""A region held, for the room to move and collect."""
LOOT: Final = 0.15
"""A resource lying in a region held."""
GUARD: Final = 0.2
"""Each point of strength, up to two, by which an outpost is held."""
CLAIM: Final = 0.3
"""A figure beside somebody else's majority at an outpost."""
BUILDING: Final = 0.3
HAND_CARD: Final = 0.5
"""A card that comes back each round."""
NEW_FEAT: Final = 1.2
"""The use of a feat that will be learned, beside its points."""


def estimate(s: Dei) -> list[float]:
    """The supplies each seat will probably have at the end."""
    points = [float(own) for own in s.score]
    if not s.stack or s.round == 0:
        return points
    counted_up = seats_counted(s)
    left = rounds_left(s)
    for seat in range(s.table.seats):
        points[seat] += cards(s, seat)
        if not counted_up >> seat & 1:
            points[seat] += final_count(s, seat, left) + missions(s, seat)
        points[seat] += left * prospects(s, seat)
    return points


def seats_counted(s: Dei) -> int:
    """The seats, as bits, whose supply count is in their score already (DEI-PHS-13)."""
    found = 0
    if s.round == LAST_ROUND and s.phase == LAST_PHASE and not s.table.confrontation:
        for frame in s.stack:
            if isinstance(frame, Phase):
                for turn in range(frame.turns - 1):
                    found |= 1 << s.order[turn]
    return found


def rounds_left(s: Dei) -> float:
    """From 1 at the start to 0 at the end."""
    return 1.0 - ((s.round - 1) * 3 + s.phase) / 12.0


def cards(s: Dei, seat: int) -> float:
    """The supplies printed on all own cards (DEI-SCO-06)."""
    points = 0
    for card in owned(s, seat, True):
        if not s.table.market_supplies_only or s.table.card_block[card] != OWN_CARD:
            points += s.table.card_supplies[card]
    return float(points)


def final_count(s: Dei, seat: int, left: float) -> float:
    """Cubes, feats and resources as they would be counted at the end; feats that two cubes are about to earn."""
    points = 0.0
    learned = 0
    coming = 0.0
    for colour in range(3):
        here = cubes(s, seat, colour)
        points += here
        if s.learned[seat * 3 + colour] != EMPTY:
            learned += 1
        elif left > 0.0 and s.feats[seat * 3 + colour] != EMPTY and here >= 2:
            coming += 1.0
    points += FEAT_POINTS[learned]
    if coming > 0.0 and (s.round < LAST_ROUND or s.phase < LAST_PHASE):
        points += coming * (1.0 + learned + NEW_FEAT * left)
    points += s.technology[seat] * TECHNOLOGY + s.energy[seat] * ENERGY
    return points


def missions(s: Dei, seat: int) -> float:
    """The columns still open to a seat, each at the better of its two missions."""
    points = 0.0
    for column in range(4):
        if s.tokens[seat * 4 + column] != EMPTY:
            continue
        upper = mission(s, seat, s.missions[column], column)
        lower = mission(s, seat, s.missions[column + 4], column)
        value = upper + OTHER_MISSION * lower if upper > lower else lower + OTHER_MISSION * upper
        points += value if column + 1 <= s.round else value * LATER_MISSION
    return points


def mission(s: Dei, seat: int, which: int, column: int) -> float:
    """What a mission would bring with what a seat has now; parts of a full set count in part."""
    if which == EMPTY:
        return 0.0
    table = s.table
    if column + 1 >= s.round:
        return counted(s, seat, which) * table.on_time_points[which] / table.on_time_per[which]
    return counted(s, seat, which) * table.late_points[which] / table.late_per[which]


def prospects(s: Dei, seat: int) -> float:
    """What will bring supplies in the rounds to come: figures, regions, buildings, boosts and cards."""
    board, first = s.terrain, seat * SPOTS
    worth = SCRAPPER * (15 - s.reserve[seat])
    for i in range(first + 1, first + 1 + s.spots[first]):
        region = s.spots[i]
        if s.holder[region] == seat:
            worth += MAJORITY + LOOT * s.resources[region]
            if board.has_post[region]:
                worth += GUARD * min(2, lead_in(s, seat, region))
        elif board.has_post[region]:
            worth += CLAIM
    for i in range(seat * KIND, seat * KIND + KIND):
        worth += BUILDING * ((s.refuges[i] != EMPTY) + (s.elevators[i] != EMPTY) + (s.bridges[i] != EMPTY))
    for i in range(seat * BOOSTS, seat * BOOSTS + BOOSTS):
        if s.boosts[i] == EMPTY:
            break
        worth += BOOST
    for i in range(seat * HAND, seat * HAND + HAND):
        if s.hands[i] == EMPTY:
            break
        worth += HAND_CARD
    return worth


def lead_in(s: Dei, seat: int, region: int) -> int:
    """By how much a seat is stronger in a region than any other."""
    n = s.terrain.n
    best = 0
    for other in range(s.table.seats):
        if other != seat and s.strength[other * n + region] > best:
            best = s.strength[other * n + region]
    return s.strength[seat * n + region] - best
