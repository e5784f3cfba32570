"""Collect: take a resource from a region where the majority is held (DEI-ACT-17 to DEI-ACT-19).

Blue collect and Exploitation Camp may swap technology for energy, green collect brings a technology more. A collect may
also serve as a kill (Extreme Remedies, see `kill`) or to put a resource into a region (Deep Excavation).
"""

from __future__ import annotations

from ludarium.games.dei import events, lack, verbs
from ludarium.games.dei.feats import elevator_at, has, outnumbers
from ludarium.games.dei.givens import EXTRA_COLLECT
from ludarium.games.dei.icons import ENLISTS, PLAIN_COLLECTS, add
from ludarium.games.dei.majority import present
from ludarium.games.dei.packed import ICON_COLLECT_ABRAHAM, ICON_COLLECT_BLUE, ICON_COLLECT_GREEN, USED_SEARCHED
from ludarium.games.dei.pad import gain, pay, room
from ludarium.games.dei.position import champion_of, spots_of
from ludarium.games.dei.state import ENERGY, TECHNOLOGY, Dei
from ludarium.games.dei.vocabulary import ABRAHAM, DEEP_EXCAVATION, EXPLOITATION_CAMP
from ludarium.kernel.cells import plus
from ludarium.kernel.remarks import Remark


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


def refusal(s: Dei, seat: int, mask: int, action: int) -> lack.Refused:
    """What keeps a collect, or what it is used for, from being legal."""
    if verbs.verb(action) == verbs.DIG:
        return _dig_refusal(s, seat, mask, verbs.dig_region(action))
    where, extra, swap = verbs.collect_region(action), verbs.collect_extra(action), verbs.collect_swap(action)
    if where >= s.terrain.n:
        return lack.no_region(s, "DEI-ACT-17")
    if s.holder[where] != seat:
        return lack.no_majority(s, seat, "DEI-MAJ-10", where, 0)
    if not s.resources[where]:
        return nothing_lies("DEI-ACT-18", where, 1, 0)
    if not collecting(s, seat, where) & mask:
        return lack.refused("DEI-LDR-10", "lack-search", region=lack.region_named(s.search))
    if extra and not s.common[TECHNOLOGY]:
        return lack.no_common(s, "DEI-ADV-19", TECHNOLOGY)
    if extra and not mask & ICON_COLLECT_GREEN:
        return lack.no_icon(s, seat, "DEI-ADV-19", Remark("effect-collect-green", {}), ICON_COLLECT_GREEN)
    return _swap_refusal(s, seat, mask, where, swap + extra)


def nothing_lies(rule: str, where: int, need: int, have: int) -> lack.Refused:
    if not have:
        return lack.refused(rule, "lack-resource", region=lack.region_named(where))
    return lack.refused(rule, "lack-lying", region=lack.region_named(where), need=need, have=have)


def _swap_refusal(s: Dei, seat: int, mask: int, where: int, wanted: int) -> lack.Refused:
    """`wanted` is how many coloured extras and swaps one collect should have."""
    level, camp = s.terrain.level[where], has(s, seat, EXPLOITATION_CAMP)
    rule = "DEI-FEA-13" if camp else "DEI-ADV-17"
    if level == ENERGY and not s.givens.blue_swaps_energy:
        return lack.refused(rule, "lack-technology-there", region=lack.region_named(where))
    if s.common[1 - level] < wanted and (wanted == 1 or not s.common[1 - level]):
        return lack.no_common(s, rule, 1 - level)
    if not mask & ICON_COLLECT_BLUE and not camp:
        return lack.no_icon(s, seat, rule, Remark("effect-collect-blue", {}), ICON_COLLECT_BLUE)
    if not camp:
        return lack.no_feat(s, rule, EXPLOITATION_CAMP)
    if not camp_works(s, seat, where):
        return lack.refused(rule, "lack-elevator-there", region=lack.region_named(where))
    return lack.refused(rule, "lack-swaps", need=wanted, have=1)


def _dig_refusal(s: Dei, seat: int, mask: int, where: int) -> lack.Refused:
    if where >= s.terrain.n:
        return lack.no_region(s, "DEI-ACT-17")
    if not has(s, seat, DEEP_EXCAVATION):
        return lack.no_feat(s, "DEI-FEA-14", DEEP_EXCAVATION)
    if not present(s, seat, where):
        return lack.no_figure("DEI-FEA-14", where)
    if not s.common[s.terrain.level[where]]:
        return lack.no_common(s, "DEI-FEA-14", s.terrain.level[where])
    return lack.refused("DEI-FEA-14", "lack-search", region=lack.region_named(s.search))


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
