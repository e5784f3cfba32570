"""Collect: take a resource from a region where the majority is held (DEI-ACT-17 to DEI-ACT-19).

Blue collect and Exploitation Camp may swap technology for energy, green collect brings a technology more. A collect may
also serve as a kill (Extreme Remedies, see `kill`) or to put a resource into a region (Deep Excavation).
"""

from __future__ import annotations

from ludarium.games.dei import events, verbs
from ludarium.games.dei.feats import DEEP_EXCAVATION, EXPLOITATION_CAMP, elevator_at, has, outnumbers
from ludarium.games.dei.givens import ABRAHAM, EXTRA_COLLECT
from ludarium.games.dei.icons import ENLISTS, PLAIN_COLLECTS, add
from ludarium.games.dei.majority import present
from ludarium.games.dei.packed import ICON_COLLECT_ABRAHAM, ICON_COLLECT_BLUE, ICON_COLLECT_GREEN, USED_SEARCHED
from ludarium.games.dei.pad import gain, pay, room
from ludarium.games.dei.position import champion_of, spots_of
from ludarium.games.dei.state import ENERGY, TECHNOLOGY, Dei
from ludarium.kernel.cells import plus


def collecting(s: Dei, seat: int, region: int) -> int:
    """The icons that are a collect in this region, whatever it is used for."""
    found = PLAIN_COLLECTS
    if region == s.search and s.champions[seat] == region:
        found |= ICON_COLLECT_ABRAHAM
    if outnumbers(s, seat):
        found |= ENLISTS
    return found


def camp_works(s: Dei, seat: int, region: int) -> bool:
    """DEI-FEA-13: whether Exploitation Camp may swap here."""
    if s.learned[seat * 3 + 2] != EXPLOITATION_CAMP or s.terrain.level[region] != TECHNOLOGY:
        return False
    if elevator_at(s, seat, region):
        return True
    return s.givens.camp_neutral and region in s.terrain.neutral_grounds


def icons_for(s: Dei, seat: int, region: int, extra: int, swap: int) -> int:
    """The icons that allow this collect in a region; 0 when none does."""
    if s.holder[region] != seat or not s.resources[region]:
        return 0
    found = collecting(s, seat, region)
    if extra:
        found &= ICON_COLLECT_GREEN if s.common[TECHNOLOGY] else 0
    if swap:
        found &= swapping(s, seat, region, swap)
    return found


def swapping(s: Dei, seat: int, region: int, swap: int) -> int:
    """The icons that add this many swaps to a collect (DEI-ADV-17, DEI-FEA-13)."""
    level = s.terrain.level[region]
    camp = camp_works(s, seat, region)
    if not s.common[1 - level]:
        return 0
    if swap == 1:
        if camp:
            return -1
        return ICON_COLLECT_BLUE if level == TECHNOLOGY or s.givens.blue_swaps_energy else 0
    # DEI-FEA-13: both swaps, the second with another technology from the pad.
    if camp and s.givens.camp_any_technology and s.technology[seat] and s.common[ENERGY] > 1:
        return ICON_COLLECT_BLUE
    return 0


def add_collects(s: Dei, seat: int, mask: int, out: list[int]) -> None:
    digs = s.learned[seat * 3 + 2] == DEEP_EXCAVATION
    for region in spots_of(s, seat):
        if s.resources[region] and s.holder[region] == seat:
            _add_collect(s, seat, region, mask, out)
        if digs and mask & dig_icons(s, seat, region):
            out.append(verbs.dig(region))


def _add_collect(s: Dei, seat: int, region: int, mask: int, out: list[int]) -> None:
    found = collecting(s, seat, region) & mask
    if not found:
        return
    out.append(verbs.collect(region, 0, 0))
    if found & ICON_COLLECT_GREEN and s.common[TECHNOLOGY]:
        out.append(verbs.collect(region, 1, 0))
        if swapping(s, seat, region, 1) & ICON_COLLECT_GREEN:
            out.append(verbs.collect(region, 1, 1))
    if found & swapping(s, seat, region, 1):
        out.append(verbs.collect(region, 0, 1))
        if found & swapping(s, seat, region, 2):
            out.append(verbs.collect(region, 0, 2))


def dig_icons(s: Dei, seat: int, region: int) -> int:
    """DEI-FEA-14: the icons that may put a resource into a region with an own figure."""
    if not has(s, seat, DEEP_EXCAVATION) or not present(s, seat, region) or not s.common[s.terrain.level[region]]:
        return 0
    return collecting(s, seat, region)


def forbidden(s: Dei, seat: int, mask: int, action: int) -> str:
    if verbs.verb(action) == verbs.DIG:
        return "DEI-FEA-14" if verbs.dig_region(action) < s.terrain.n else "DEI-ACT-17"
    region = verbs.collect_region(action)
    if region >= s.terrain.n:
        return "DEI-ACT-17"
    if s.holder[region] != seat:
        return "DEI-MAJ-10"
    if not s.resources[region]:
        return "DEI-ACT-18"
    if not collecting(s, seat, region) & mask:
        return "DEI-LDR-10"
    if verbs.collect_extra(action):
        return "DEI-ADV-19"
    if verbs.collect_swap(action):
        return "DEI-FEA-13" if has(s, seat, EXPLOITATION_CAMP) else "DEI-ADV-17"
    return "DEI-CRD-05"


def resolve(s: Dei, seat: int, action: int) -> None:
    region, extra, swap = verbs.collect_region(action), verbs.collect_extra(action), verbs.collect_swap(action)
    full = extra and not room(s, seat)
    if full:
        # What is called last is asked first: the resource collected, then the technology on top.
        gain(s, seat, TECHNOLOGY, 1)
    take_from(s, seat, region, swap)
    if extra and not full:
        gain(s, seat, TECHNOLOGY, 1)
    if (
        s.givens.abraham == EXTRA_COLLECT
        and not s.used & USED_SEARCHED
        and s.champions[seat] == region
        and champion_of(s, seat) == ABRAHAM
    ):
        # DEI-LDR-10 to DEI-LDR-12
        s.used |= USED_SEARCHED
        s.search = region
        add(s.pool, ICON_COLLECT_ABRAHAM)


def take_from(s: Dei, seat: int, region: int, swap: int) -> None:
    """One resource of a region comes to the pad, or the other kind in its place."""
    level = s.terrain.level[region]
    s.resources[region] -= 1
    s.common = plus(s.common, level, 1)
    events.collected(s, seat, region, level)
    if swap == 2:
        pay(s, seat, 1, 0)
        gain(s, seat, ENERGY, 1)
    if swap:
        events.swapped(s, seat, 1 - level)
    gain(s, seat, 1 - level if swap else level, 1)
