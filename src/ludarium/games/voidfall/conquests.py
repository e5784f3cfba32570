"""What fleet power promises and what threatens it: sectors to conquer, sectors the void could take. For bots.

A conquest brings influence for all glory, so it is worth more to a player with more of it. Combat is only counted here:
approach damage first, then salvo for salvo; what technologies change is left to the forecast before a real combat.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall import combat
from ludarium.games.voidfall.ahead import Ahead
from ludarium.games.voidfall.moves.invade import valid
from ludarium.games.voidfall.position import corruption_on_mat, fleet_power, glory_sum
from ludarium.games.voidfall.state import NOBODY, Void
from ludarium.games.voidfall.vocabulary import CONQUEST
from ludarium.kernel.cells import has

SECTOR: Final = 3.1
"""Holding a sector from the start to the end of the game, apart from what agendas pay for it."""
CORRUPTED: Final = 0.4
"""The part of it that a corrupted sector is worth."""
POPULATION: Final = 1.1
"""Each population there."""
FLEET: Final = 1.2
"""Fleet power lost in a combat."""
NEW_GLORY: Final = 2.0
"""Each point of glory, for the conquests to come."""
BOUNTY: Final = 1.15
RECLAIM: Final = 1.85
ONCE: Final = 2.0
"""What a sector gives once."""
TAKEN_AWAY: Final = 3.5
"""A sector taken from another player."""
NEARLY: Final = 0.5
"""The part of a conquest that counts by the fleet power at hand while it is not enough."""
THREATENED: Final = 1.8
"""A sector the void could take in the next evaluation."""


def conquest(s: Void, ahead: Ahead, target: int) -> float:
    """What taking a sector brings, losses apart."""
    givens, left = s.givens, ahead.left
    glory = 0
    for value in range(1, 6):
        glory += value * s.glory_at[target * 5 + value - 1]
    worth = float(glory) + NEW_GLORY * left * glory
    if givens.glory_influence:
        worth += glory_sum(s, ahead.seat)
    worth += BOUNTY * s.bounty_at[target] + RECLAIM * s.reclaim_at[target]
    if not s.claimed[target] and (givens.once_node[target] or givens.fallen_at[target] >= 0):
        worth += ONCE
    held = SECTOR * left + POPULATION * left * s.population[target]
    worth += CORRUPTED * held if s.corrupt[target] else held
    if s.owner[target] != NOBODY:
        worth += TAKEN_AWAY
    return worth


def opportunity(s: Void, ahead: Ahead, way: int, nearly: float) -> float:
    """The best conquest within reach; `nearly` is the part that counts where the fleet power next to it is not enough.

    Every sector but the home keeps 1 fleet power.
    """
    best = 0.0
    seat = ahead.seat
    powers = powers_near(s, seat)
    for target in range(len(powers)):
        power = powers[target]
        if power <= 0 or not valid(s, seat, target, way):
            continue
        approach = combat.defence_damage(s, target)
        guard = s.void[target] if s.owner[target] == NOBODY else fleet_power(s, target)
        lost = approach + max(0, guard - 1)
        if power > approach + guard:
            best = max(best, conquest(s, ahead, target) - FLEET * lost)
        elif nearly > 0.0:
            best = max(best, nearly * conquest(s, ahead, target) * power / (approach + guard + 1))
    return best


def powers_near(s: Void, seat: int) -> list[int]:
    """By sector, the fleet power that a seat could send there from next to it."""
    powers = [0] * s.givens.n
    for sector in s.domains[seat]:
        power = fleet_power(s, sector) - (1 if s.givens.home_of[sector] < 0 else 0)
        if power:
            for near in s.givens.near[sector]:
                powers[near] += power
    return powers


def can_conquer(s: Void, seat: int) -> bool:
    """Whether the focus that invades has not been played in this cycle."""
    return has(s.hand[seat], CONQUEST)


def threats(s: Void, ahead: Ahead) -> float:
    """What the void may take in the next evaluation: one sector that it could beat."""
    strength = corruption_on_mat(s, ahead.seat) + (1 if s.cycle > 1 else 0)
    if strength == 0 or ahead.scorings == 0:
        return 0.0
    for sector in combat.candidates(s, ahead.seat):
        approach = combat.defence_damage(s, sector)
        if fleet_power(s, sector) <= strength - approach:
            return THREATENED
    return 0.0
