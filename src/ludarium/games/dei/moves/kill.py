"""Kill: a scrapper of another faction goes back to its reserve, and its owner draws a candy boost (DEI-ADV-04 to
DEI-ADV-08).

The icon strikes anywhere (DEI-ADV-07). Extreme Remedies uses a collect instead, where the seat has a figure but not the
majority (DEI-FEA-04).
"""

from __future__ import annotations

from ludarium.games.dei import events, verbs
from ludarium.games.dei.feats import EXTREME_REMEDIES, has
from ludarium.games.dei.icons import COLLECTS, ENLISTS
from ludarium.games.dei.majority import present, refresh
from ludarium.games.dei.moves.collect import collecting
from ludarium.games.dei.packed import ICON_KILL
from ludarium.games.dei.pad import draws_boost
from ludarium.games.dei.position import seat_of, spots_of
from ludarium.games.dei.state import Dei
from ludarium.kernel.cells import plus


def victim_of(s: Dei, action: int) -> int:
    """The seat that an action kills a scrapper of, or -1."""
    return seat_of(s, verbs.kill_faction(action))


def icons_for(s: Dei, seat: int, region: int, victim: int) -> int:
    """The icons that may kill a scrapper of this seat here; 0 when there is none to kill."""
    if victim < 0 or victim == seat or not s.scrappers[victim * s.terrain.n + region]:
        return 0
    found = ICON_KILL
    if has(s, seat, EXTREME_REMEDIES) and s.holder[region] != seat and present(s, seat, region):
        found |= collecting(s, seat, region)
    return found


def add_kills(s: Dei, seat: int, mask: int, out: list[int]) -> None:
    remedies = has(s, seat, EXTREME_REMEDIES) and mask & (COLLECTS | ENLISTS)
    if not mask & ICON_KILL and not remedies:
        return
    for victim in range(s.givens.seats):
        if victim == seat:
            continue
        for region in spots_of(s, victim):
            if icons_for(s, seat, region, victim) & mask:
                out.append(verbs.kill(region, s.factions[victim]))


def forbidden(s: Dei, seat: int, mask: int, action: int) -> str:
    region, victim = verbs.kill_region(action), victim_of(s, action)
    if not mask & ICON_KILL and not has(s, seat, EXTREME_REMEDIES):
        return "DEI-CRD-05"
    if victim == seat:
        return "DEI-ADV-05"
    if region >= s.terrain.n or victim < 0:
        return "DEI-ADV-04"
    if not s.scrappers[victim * s.terrain.n + region]:
        return "DEI-ADV-06" if s.champions[victim] == region else "DEI-ADV-04"
    return "DEI-FEA-04"


def kill(s: Dei, region: int, victim: int) -> None:
    """One scrapper dies; the boost is drawn when the present step is over."""
    s.scrappers[victim * s.terrain.n + region] -= 1
    s.reserve = plus(s.reserve, victim, 1)
    events.killed(s, victim, region)
    refresh(s, region)
    draws_boost(s, victim)
