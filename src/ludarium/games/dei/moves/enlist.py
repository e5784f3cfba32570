"""Enlist: a scrapper from the reserve comes to an own or neutral refuge (DEI-ACT-01 to DEI-ACT-07).

Red enlist works wherever an own scrapper is, green enlist may bring a resource along. With an empty reserve a scrapper
on the board is relocated instead.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import events, lack, verbs
from ludarium.games.dei.feats import refuges_at
from ludarium.games.dei.icons import ENLISTS
from ludarium.games.dei.majority import refresh, shortfall
from ludarium.games.dei.packed import ICON_ENLIST_GREEN, ICON_ENLIST_RED
from ludarium.games.dei.pad import supply
from ludarium.games.dei.position import spots_of
from ludarium.games.dei.state import KIND, SCRAPPERS, Dei
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, plus
from ludarium.kernel.remarks import Remark, Seat
from ludarium.kernel.state import Frame


def icons_for(s: Dei, seat: int, region: int, supplied: int) -> int:
    """The icons that allow enlisting in this region; 0 when none does."""
    if not available(s, seat, region):
        return 0
    found = 0
    if s.terrain.neutral_refuge[region] or (
        refuges_at(s, seat, region) and (not s.givens.enlist_needs_majority or shortfall(s, seat, region) <= 1)
    ):
        found = ENLISTS
    elif s.scrappers[seat * s.terrain.n + region] or (s.givens.champion_is_scrapper and s.champions[seat] == region):
        found = ICON_ENLIST_RED
    if supplied:
        # DEI-ADV-18: the resource of that level, if the common reserve has one.
        return found & ICON_ENLIST_GREEN if s.common[s.terrain.level[region]] else 0
    return found


def available(s: Dei, seat: int, region: int) -> bool:
    """Whether a scrapper can come: from the reserve, or from another region once it is empty (DEI-ACT-04,
    DEI-ACT-06)."""
    return s.reserve[seat] > 0 or s.scrappers[seat * s.terrain.n + region] < SCRAPPERS


def add_enlists(s: Dei, seat: int, mask: int, out: list[int]) -> None:
    regions = s.terrain.refuges[:]
    for i in range(seat * KIND, seat * KIND + KIND):
        if s.refuges[i] != EMPTY and s.refuges[i] not in regions:
            regions.append(s.refuges[i])
    if mask & ICON_ENLIST_RED:
        for region in spots_of(s, seat):
            if region not in regions:
                regions.append(region)
    for region in regions:
        if icons_for(s, seat, region, 0) & mask:
            out.append(verbs.enlist(region, 0))
            if mask & ICON_ENLIST_GREEN and icons_for(s, seat, region, 1):
                out.append(verbs.enlist(region, 1))


def refusal(s: Dei, seat: int, mask: int, action: int) -> lack.Refused:
    """What keeps an enlist from being legal."""
    where = verbs.enlist_region(action)
    if where >= s.terrain.n:
        return lack.no_region(s, "DEI-ACT-01")
    if not available(s, seat, where):
        return lack.refused("DEI-ACT-04", "lack-reserve", region=lack.region_named(where), have=s.reserve[seat])
    if not icons_for(s, seat, where, 0) & mask:
        return no_refuge(s, seat, mask, where)
    level = s.terrain.level[where]
    if not s.common[level]:
        return lack.no_common(s, "DEI-ADV-18", level)
    if not mask & ICON_ENLIST_GREEN:
        return lack.no_icon(s, seat, "DEI-ADV-18", Remark("effect-enlist-green", {}), ICON_ENLIST_GREEN)
    return lack.refused("DEI-ADV-18", "lack-refuge", region=lack.region_named(where))


def no_refuge(s: Dei, seat: int, mask: int, where: int) -> lack.Refused:
    """Nobody can be enlisted in a region without a refuge of one's own or a neutral one."""
    if s.givens.enlist_needs_majority and refuges_at(s, seat, where):
        return lack.no_majority(s, seat, "DEI-ACT-03", where, 1)
    for other in range(s.givens.seats):
        if other != seat and refuges_at(s, other, where) and not mask & ICON_ENLIST_RED:
            return lack.refused("DEI-ACT-02", "lack-own-refuge", region=lack.region_named(where), who=Seat(other))
    if mask & ICON_ENLIST_RED:
        return lack.refused("DEI-ADV-15", "lack-refuge-or-scrapper", region=lack.region_named(where))
    return lack.refused("DEI-ACT-01", "lack-refuge", region=lack.region_named(where))


def resolve(s: Dei, seat: int, action: int) -> None:
    region, supplied = verbs.enlist_region(action), verbs.enlist_supplied(action)
    if supplied:
        supply(s, region)
    arrive(s, seat, region)


def arrive(s: Dei, seat: int, region: int) -> None:
    """A scrapper comes from the reserve, or from where its owner says."""
    if not s.reserve[seat]:
        s.call(Relocate(seat, region))
        return
    s.reserve = plus(s.reserve, seat, -1)
    s.scrappers[seat * s.terrain.n + region] += 1
    events.enlisted(s, seat, region)
    refresh(s, region)


class Relocate(Frame[Dei]):
    """DEI-ACT-04, DEI-ACT-05: the reserve is empty, so a scrapper on the board changes its region; not a kill."""

    def __init__(self, seat: int, region: int) -> None:
        self.seat: Final = seat
        self.region: Final = region

    def step(self, s: Dei) -> Ask | None:
        actions: list[int] = []
        for region in spots_of(s, self.seat):
            if region != self.region and s.scrappers[self.seat * s.terrain.n + region]:
                actions.append(verbs.relocate(region))
        actions.sort()
        return Ask(self.seat, actions)

    def answer(self, s: Dei, action: int) -> None:
        s.finish()
        src = verbs.relocate_region(action)
        n = self.seat * s.terrain.n
        s.scrappers[n + src] -= 1
        s.scrappers[n + self.region] += 1
        events.relocated(s, self.seat, src, self.region)
        refresh(s, src)
        refresh(s, self.region)

    def refusal(self, s: Dei, action: int) -> lack.Refused:
        if verbs.verb(action) != verbs.RELOCATE:
            return lack.not_asked(s, action, "Relocate", "DEI-ACT-04")
        where = verbs.relocate_region(action)
        if where == self.region:
            return lack.refused("DEI-ACT-04", "lack-elsewhere", region=lack.region_named(where))
        return lack.no_scrappers("DEI-ACT-04", where, 1, 0)
