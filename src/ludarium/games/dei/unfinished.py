"""What a turn in the middle may still bring: the icons of the card being resolved, a purchase, a drone at work.

Without it a bot that looks one answer ahead would not see what a card or a drone is good for before it has been used.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import icons, packed
from ludarium.games.dei.card import Card
from ludarium.games.dei.card_pool import times
from ludarium.games.dei.moves.buy import affordable
from ludarium.games.dei.moves.drones import Fly, Harvest, Reap, Teleport, Transport
from ludarium.games.dei.position import held, spots_of
from ludarium.games.dei.state import KIND, ROUNDS, Dei
from ludarium.games.dei.vocabulary import HARVESTER, REAPER
from ludarium.games.dei.worths import AGAIN, COLLECT, DRONE, ENERGY, ENLIST, MOVE, TECHNOLOGY, icon_worth
from ludarium.kernel.cells import EMPTY

OPEN: Final = 1.65
"""The part of an icon's worth that counts before it is used."""
USELESS: Final = 0.25
"""The part of it where the icon has no good use: nothing to collect, nobody to enlist, nothing left to build."""
REAPED: Final = 1.05
"""Each faction with a scrapper in the reaper's region."""
BARGAIN: Final = 1.05
"""The part of the best purchase that counts before it is made."""


def unfinished(s: Dei, points: list[float], left: float) -> None:
    """Add what open cards and drones may bring to the points of the seat that uses them."""
    for frame in s.stack:
        if isinstance(frame, Card):
            points[frame.seat] += open_icons(s, frame.seat, left)
    top = s.stack[-1]
    if isinstance(top, Fly):
        points[top.seat] += DRONE
    elif isinstance(top, Harvest):
        points[top.seat] += COLLECT * min(2, s.resources[s.drones[HARVESTER]])
    elif isinstance(top, Transport):
        points[top.seat] += ENLIST * min(top.left, s.reserve[top.seat])
    elif isinstance(top, Teleport):
        points[top.seat] += MOVE
    elif isinstance(top, Reap):
        region, n = s.drones[REAPER], s.terrain.n
        for other in range(s.givens.seats):
            if other != top.seat and s.scrappers[other * n + region]:
                points[top.seat] += REAPED


def open_icons(s: Dei, seat: int, left: float) -> float:
    """What the card being resolved may still bring."""
    worth = 0.0
    loot = EMPTY
    for token in s.pool:
        only = packed.token_icons(token)
        number = times(s, seat, token) if packed.token_per(token) else 1
        useful = True
        if only & packed.ICON_BUY:
            worth += BARGAIN * purchase(s, seat, left)
            continue
        if not only & ~icons.ENLISTS:
            useful = s.reserve[seat] > 0
        elif not only & ~icons.PLAIN_COLLECTS:
            if loot == EMPTY:
                loot = lying(s, seat)
            useful = loot > 0
            loot -= min(loot, number)
        elif not only & ~icons.BUILDS:
            useful = can_build(s, seat, only)
        worth += (OPEN if useful else OPEN * USELESS) * icon_worth(token) * number
    return worth


def lying(s: Dei, seat: int) -> int:
    """The resources in regions held."""
    found = 0
    for region in spots_of(s, seat):
        if s.holder[region] == seat:
            found += s.resources[region]
    return found


def can_build(s: Dei, seat: int, only: int) -> bool:
    """Whether a building of such a kind is left."""
    if only & packed.ICON_REFUGE and held(s.refuges, seat) < KIND:
        return True
    if only & packed.ICON_ELEVATOR and held(s.elevators, seat) < KIND:
        return True
    return only & packed.ICON_BRIDGE != 0 and held(s.bridges, seat) < KIND


def purchase(s: Dei, seat: int, left: float) -> float:
    """What the best card that can be bought now brings beyond its price."""
    best = 0.0
    givens = s.givens
    for card in affordable(s, seat, 0):
        worth = givens.card_supplies[card] + AGAIN * (ROUNDS - s.round) * givens.card_worth[card]
        worth -= givens.card_technology[card] * (0.5 + TECHNOLOGY * left)
        worth -= givens.card_energy[card] * (1.0 + ENERGY * left)
        best = max(best, worth)
    return best
