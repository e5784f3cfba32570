"""From a sector to a battle: what each side brings, approach damage, forecasts, and whom the void strikes.

The battle itself is decided in `battle`; invasions and skirmishes are carried out in `moves`.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall import measure_numbers as m
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.battle import DESTROYER, DREADNOUGHT, SENTRY, Side
from ludarium.games.voidfall.counting import measured
from ludarium.games.voidfall.measures import Measure
from ludarium.games.voidfall.position import corruption_on_mat, guild_count, level, permanent
from ludarium.games.voidfall.state import IMPROVED, NOBODY, Void

POOR: Final = 40
"""Influence up to which one event spares players."""


def side_of(s: Void, seat: int, fleets: list[int], drones: bool, bombs: int) -> Side:
    """A player's side: corvette upgrades, absorption and escape pods (VF-FLT-15 to VF-FLT-19, VF-CMB-34 to
    VF-CMB-40)."""
    upgrades = 0
    targeting, torpedoes, shields = level(s, seat, v.TARGETING), level(s, seat, v.TORPEDOES), level(s, seat, v.SHIELDS)
    if targeting:
        upgrades |= fight.FIRST_SHOT if targeting == IMPROVED else fight.TARGETING
    if torpedoes:
        upgrades |= fight.MORE_TORPEDOES if torpedoes == IMPROVED else fight.TORPEDOES
    pods = level(s, seat, v.ESCAPE_PODS)
    side = Side(fleets, upgrades, 0 if not pods else 1 if pods < IMPROVED else 99)
    side.points[fight.SHIELDS_SALVO] = 1 if shields else 0
    side.points[fight.SHIELDS_APPROACH] = 1 if shields == IMPROVED else 0
    if drones:
        side.points[fight.DRONES_APPROACH] = 1
        side.points[fight.DRONES_SALVO] = level(s, seat, v.AUTONOMOUS_DRONES)
    side.points[fight.BOMBARD] = bombs
    side.points[fight.DREADNOUGHTS] = fight.BLOCK
    side.points[fight.CARRIERS] = fight.BLOCK
    return side


def bases_near(s: Void, seat: int, sector: int) -> int:
    """Own sectors next to a sector with a shipyard or starbase (VF-CMB-18, VF-CMB-19)."""
    found = 0
    for near in s.givens.near[sector]:
        if s.owner[near] == seat and (s.installations[near * 3 + v.SHIPYARD] or s.installations[near * 3 + v.STARBASE]):
            found += 1
    return found


def missile_damage(s: Void, seat: int, sector: int) -> int:
    """VF-CMB-19: improved missiles, for either side."""
    return min(2, bases_near(s, seat, sector)) if level(s, seat, v.DEEP_SPACE_MISSILES) == IMPROVED else 0


def attack_damage(s: Void, seat: int, sector: int, fleets: list[int], missiles: bool) -> int:
    """Approach damage of an invader (VF-CMB-17 to VF-CMB-19)."""
    damage = 1 if missiles else missile_damage(s, seat, sector)
    if s.givens.approach_by_destroyer:
        flat = level(s, seat, v.DESTROYERS) == IMPROVED and fleets[DESTROYER] > 0
    else:
        flat = level(s, seat, v.DREADNOUGHTS) == IMPROVED and fleets[DREADNOUGHT] > 0
    return damage + (1 if flat else 0)


def defence_damage(s: Void, sector: int) -> int:
    """Approach damage of the defence (VF-CMB-14 to VF-CMB-16, VF-CMB-19, VF-CMB-20, VF-BAS-14)."""
    damage = s.installations[sector * 3 + v.DEFENCE] + s.installations[sector * 3 + v.STARBASE]
    seat = s.owner[sector]
    if seat == NOBODY:
        return damage
    damage += s.fleets[sector * 5 + SENTRY] + missile_damage(s, seat, sector)
    if damage and level(s, seat, v.ENERGY_CELLS):
        damage += 1
    return damage


def defender_of(s: Void, sector: int) -> Side:
    seat = s.owner[sector]
    if seat == NOBODY:
        return Side([s.void[sector], 0, 0, 0, 0])
    return side_of(s, seat, s.fleets[sector * 5 : sector * 5 + 5], False, 0)


def invasion(s: Void, seat: int, sector: int, fleets: list[int], missiles: bool, drones: bool, bombs: int) -> list[int]:
    """The battle when a player's fleet power meets what is in a sector."""
    attacker = side_of(s, seat, fleets, drones, bombs)
    dealt = attack_damage(s, seat, sector, fleets, missiles)
    return fight.new_battle(attacker, defender_of(s, sector), dealt, defence_damage(s, sector), s.givens.spread)


def forecast(s: Void, seat: int, sector: int, fleets: list[int]) -> list[int]:
    """The end of a battle if this force invaded now and both sides chose well; nothing about a combat is hidden."""
    return fight.best_play(invasion(s, seat, sector, fleets, False, False, 0))


# Skirmishes


def skirmish(s: Void, sector: int, strength: int) -> list[int]:
    """The battle when the void strikes a sector."""
    b = fight.new_battle(
        Side([strength, 0, 0, 0, 0]), defender_of(s, sector), 0, defence_damage(s, sector), s.givens.spread
    )
    if permanent(s) == v.VOID_ABSORBS:
        b[fight.VOID_ABSORBS] = improved_count(s, s.owner[sector])
    return b


def improved_count(s: Void, seat: int) -> int:
    return measured(s, seat, Measure(m.IMPROVED))


def strength(s: Void, seat: int, more: int) -> int:
    """VF-VOI-08 to VF-VOI-10: corruption on tracks and agenda fields, and what cycle or event add."""
    return corruption_on_mat(s, seat) + more


def candidates(s: Void, seat: int) -> list[int]:
    """VF-VOI-23: own sectors the void can strike."""
    found: list[int] = []
    if permanent(s) == v.POOR_ARE_SPARED and s.influence[seat] <= POOR:
        return found
    for sector in s.domains[seat]:
        if s.givens.home_of[sector] >= 0 or s.givens.resists_void[sector]:
            continue
        if s.givens.skirmish_anywhere or _beside_void(s, sector):
            found.append(sector)
    return found


def _beside_void(s: Void, sector: int) -> bool:
    for near in s.givens.near[sector]:
        if s.void[near]:
            return True
    return False


def targets(s: Void, seat: int, power: int) -> list[int]:
    """VF-VOI-24, VF-VOI-25: the sectors of the highest priority; more than one only if nothing distinguishes them."""
    best: list[int] = []
    highest = -1
    for sector in candidates(s, seat):
        ended = fight.best_play(skirmish(s, sector, power))
        lost = ended[fight.RESULT] != fight.DEFENCE
        rank = (8 if lost else 0) + (0 if s.corrupt[sector] else 4)
        rank = (rank * 8 + s.population[sector]) * 8 + guild_count(s, sector)
        if rank > highest:
            highest = rank
            best = [sector]
        elif rank == highest:
            best.append(sector)
    return best
