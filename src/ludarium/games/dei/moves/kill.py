"""Kill: a scrapper of another faction goes back to its reserve, and its owner draws a candy boost (DEI-ADV-04 to
DEI-ADV-08).

The icon strikes anywhere (DEI-ADV-07). Extreme Remedies uses a collect instead, where the seat has a figure but not the
majority (DEI-FEA-04).
"""

from __future__ import annotations

from ludarium.games.dei import events, verbs
from ludarium.games.dei.feats import has
from ludarium.games.dei.icons import COLLECTS, ENLISTS
from ludarium.games.dei.lack import Refused, named, no_figure, no_icon, no_region, refused, region_named
from ludarium.games.dei.majority import present, refresh
from ludarium.games.dei.moves.collect import collecting
from ludarium.games.dei.packed import ICON_KILL
from ludarium.games.dei.pad import draws_boost
from ludarium.games.dei.position import seat_of, spots_of
from ludarium.games.dei.state import Dei
from ludarium.games.dei.vocabulary import EXTREME_REMEDIES
from ludarium.kernel.cells import plus
from ludarium.kernel.remarks import Remark, Seat


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


def refusal(s: Dei, seat: int, mask: int, action: int) -> Refused:
    """What keeps a kill from being legal."""
    where, victim = verbs.kill_region(action), victim_of(s, action)
    if not mask & ICON_KILL and not has(s, seat, EXTREME_REMEDIES):
        return no_icon(s, seat, "DEI-CRD-05", Remark("effect-kill", {}), ICON_KILL)
    if victim == seat:
        return refused("DEI-ADV-05", "lack-enemy")
    if victim < 0:
        return refused("DEI-ADV-04", "lack-faction", faction=named(s, "faction", verbs.kill_faction(action)))
    if where >= s.terrain.n:
        return no_region(s, "DEI-ADV-04")
    if not s.scrappers[victim * s.terrain.n + where]:
        alone = s.champions[victim] == where
        rule = "DEI-ADV-06" if alone else "DEI-ADV-04"
        return refused(rule, "lack-victim", region=region_named(where), who=Seat(victim), champion=int(alone))
    if not present(s, seat, where):
        return no_figure("DEI-FEA-04", where)
    if s.holder[where] == seat:
        return refused("DEI-FEA-04", "lack-minority", region=region_named(where))
    return refused("DEI-FEA-04", "lack-search", region=region_named(s.search))


def kill(s: Dei, region: int, victim: int) -> None:
    """One scrapper dies; the boost is drawn when the present step is over."""
    s.scrappers[victim * s.terrain.n + region] -= 1
    s.reserve = plus(s.reserve, victim, 1)
    events.killed(s, victim, region)
    refresh(s, region)
    draws_boost(s, victim)
