"""Move: any number of own figures go from one region to a neighbour where the majority is then held (DEI-ACT-08 to
DEI-ACT-16).

Red and blue moves, Neena, Aria, Underground Shortcut and Caravan widen what is legal. A group is written as scrappers,
champion and, with Caravan, refuges.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludarium.games.dei import events, lack, verbs
from ludarium.games.dei.feats import has, outnumbers, refuges_at
from ludarium.games.dei.givens import ALWAYS, WITHOUT_MAJORITY
from ludarium.games.dei.icons import EARNING_MOVES, ENLISTS, PLAIN_MOVES, add
from ludarium.games.dei.majority import present, refresh, rival, shortfall
from ludarium.games.dei.packed import ICON_MOVE_BLUE, ICON_MOVE_BONUS, ICON_MOVE_NEENA, ICON_MOVE_RED, USED_SPRINTED
from ludarium.games.dei.position import champion_of, spots_of
from ludarium.games.dei.state import KIND, Dei
from ludarium.games.dei.vocabulary import ARIA, CARAVAN, NEENA, SKY_BOOTS, UNDERGROUND_SHORTCUT
from ludarium.kernel.cells import EMPTY, with_thing, with_value, without_thing
from ludarium.kernel.remarks import Seat

ONE_MORE: Final = verbs.move(0, 0, 1, 0, 0) - verbs.move(0, 0, 0, 0, 0)
"""What the code of a move rises by with one more scrapper."""
WITH_CHAMPION: Final = verbs.move(0, 0, 0, 1, 0) - verbs.move(0, 0, 0, 0, 0)


def neighbours(s: Dei, seat: int, region: int) -> list[int]:
    """Where a seat's figures can go from a region with a plain move (DEI-BRD-06 to DEI-BRD-11, DEI-BRD-15,
    DEI-FEA-08)."""
    board = s.terrain.board
    found = s.terrain.links[region][:]
    for i in range(seat * KIND, seat * KIND + KIND):
        edge = s.elevators[i]
        if edge == EMPTY:
            break
        _add_end(region, board.elevator_ground[edge], board.elevator_roof[edge], found)
    for i in range(seat * KIND, seat * KIND + KIND):
        span = s.bridges[i]
        if span == EMPTY:
            break
        _add_end(region, board.span_a[span], board.span_b[span], found)
    if s.learned[seat * 3 + 1] == UNDERGROUND_SHORTCUT:
        _add_tunnels(s, seat, region, found)
    return found


def _add_end(region: int, a: int, b: int, found: list[int]) -> None:
    """Whoever is at one end of an elevator or a bridge can go to the other."""
    if a == region:
        _insert(found, b)
    elif b == region:
        _insert(found, a)


def _insert(found: list[int], region: int) -> None:
    """Add a region that is not there yet, in order."""
    at = len(found)
    while at and found[at - 1] >= region:
        at -= 1
        if found[at] == region:
            return
    found.insert(at, region)


def _add_tunnels(s: Dei, seat: int, region: int, found: list[int]) -> None:
    grounds = s.terrain.neutral_grounds[:]
    for i in range(seat * KIND, seat * KIND + KIND):
        if s.elevators[i] != EMPTY:
            grounds.append(s.terrain.board.elevator_ground[s.elevators[i]])
    if region in grounds:
        for ground in grounds:
            if ground != region and ground not in found:
                found.append(ground)


def add_moves(s: Dei, seat: int, mask: int, out: list[int]) -> None:
    """Every move that an icon of the mask allows."""
    for region in spots_of(s, seat):
        _add_from(s, seat, region, mask, out)
    if s.learned[seat * 3] == CARAVAN:
        last = EMPTY
        for i in range(seat * KIND, seat * KIND + KIND):
            region = s.refuges[i]
            if region not in (EMPTY, last) and not present(s, seat, region):
                _add_from(s, seat, region, mask, out)
            last = region


def _add_from(s: Dei, seat: int, src: int, mask: int, out: list[int]) -> None:
    """The moves out of one region."""
    champion = s.champions[seat] == src
    if not mask & PLAIN_MOVES and not champion:
        return
    ability = champion_of(s, seat) if champion else EMPTY
    scrappers: i64 = s.scrappers[seat * s.terrain.n + src]
    refuges = refuges_at(s, seat, src) if s.learned[seat * 3] == CARAVAN else 0
    plain, red = bool(mask & PLAIN_MOVES), bool(mask & ICON_MOVE_RED)
    strength: i64 = s.givens.champion_strength[s.factions[seat]] if champion else 0
    near = neighbours(s, seat, src)
    for dst in near:
        if refuges:
            _add_groups(s, seat, src, dst, mask, 1, refuges, out)
        lacking = 0 if red else shortfall(s, seat, dst)
        alone = scrappers + 1
        if plain:
            alone = 1 if lacking < 1 else lacking
        led = scrappers + 1
        if champion:
            led = 0 if lacking < strength or ability == NEENA else lacking - strength
        _add_sizes(verbs.move(src, dst, 0, 0, 0), alone, led, scrappers, out)
    if mask & ICON_MOVE_BLUE or ability == ARIA:
        for dst in s.terrain.borders[src]:
            if dst not in near:
                # DEI-ADV-16, DEI-LDR-13: between ground and roof without an elevator.
                _add_groups(s, seat, src, dst, mask, 0, refuges, out)


def _add_sizes(way: i64, alone: i64, led: i64, most: i64, out: list[int]) -> None:
    """Groups of scrappers: at least so many alone, at least so many led by the champion."""
    # In the order of their codes, which makes sorting them quick.
    fewest = alone if alone < led else led
    action = way + fewest * ONE_MORE
    for scrappers in range(fewest, most + 1):
        if scrappers >= alone:
            out.append(action)
        if scrappers >= led:
            out.append(action + WITH_CHAMPION)
        action += ONE_MORE


def _add_groups(s: Dei, seat: int, src: int, dst: int, mask: int, fewest: int, most: int, out: list[int]) -> None:
    """Groups that take so many refuges along (DEI-FEA-06): at least one if the regions are linked, perhaps none over
    a border."""
    scrappers = s.scrappers[seat * s.terrain.n + src]
    for champion in range(2 if s.champions[seat] == src else 1):
        for k in range(scrappers + 1):
            for wagons in range(fewest, most + 1):
                if k + champion + wagons and _icons(s, seat, dst, fewest > 0, k, champion, wagons) & mask:
                    out.append(verbs.move(src, dst, k, champion, wagons))


def icons_for(s: Dei, seat: int, src: int, dst: int, scrappers: int, champion: int, refuges: int) -> int:
    """The icons that allow this move of figures and refuges that are there; 0 when none does."""
    linked = dst in neighbours(s, seat, src)
    if not linked and dst not in s.terrain.borders[src]:
        return 0
    return _icons(s, seat, dst, linked, scrappers, champion, refuges)


def _icons(s: Dei, seat: int, dst: int, linked: bool, scrappers: int, champion: int, refuges: int) -> int:
    """The icons that allow a move to a region that is linked, or else across the border between ground and roof."""
    ability = champion_of(s, seat) if champion else EMPTY
    strong = holds_after(s, seat, dst, scrappers, champion, refuges) or ability == NEENA
    # DEI-LDR-13, DEI-FEA-06: Aria goes up and down alone, without scrappers and refuges.
    if linked or (ability == ARIA and not scrappers and not refuges):
        found = PLAIN_MOVES if strong else ICON_MOVE_RED  # DEI-ADV-14
        if champion and strong:
            found |= ICON_MOVE_NEENA
    else:
        found = ICON_MOVE_BLUE if strong else 0
    if found & ICON_MOVE_BONUS and outnumbers(s, seat):
        found |= ENLISTS
    return found


def icons_of(s: Dei, seat: int, action: int) -> int:
    """The icons that allow a move."""
    scrappers, champion, refuges = verbs.move_scrappers(action), verbs.move_champion(action), verbs.move_refuges(action)
    return icons_for(s, seat, verbs.move_src(action), verbs.move_dst(action), scrappers, champion, refuges)


def holds_after(s: Dei, seat: int, dst: int, scrappers: int, champion: int, refuges: int) -> bool:
    """Whether the majority is held in the target once the group is there (DEI-MAJ-09, DEI-MAJ-15)."""
    figures = scrappers + champion * s.givens.champion_strength[s.factions[seat]]
    wagons = refuges * s.givens.caravan_strength if refuges else 0
    if figures == 0 and not present(s, seat, dst):
        # DEI-FEA-06: a lone refuge goes where there is no enemy figure.
        return rival(s, seat, dst) == 0
    return figures + wagons >= shortfall(s, seat, dst)


def refusal(s: Dei, seat: int, mask: int, action: int) -> lack.Refused:
    """What keeps a move from being legal: the group, then the way, then the majority."""
    src, dst = verbs.move_src(action), verbs.move_dst(action)
    if src >= s.terrain.n or dst >= s.terrain.n:
        return lack.no_region(s, "DEI-ACT-12")
    missing = _no_group(s, seat, mask, action)
    if missing is not None:
        return missing
    if dst in neighbours(s, seat, src):
        return weak(s, seat, "DEI-MAJ-09", action)
    if dst in s.terrain.borders[src]:
        if mask & ICON_MOVE_BLUE:
            return weak(s, seat, "DEI-MAJ-09", action)
        if verbs.move_champion(action) and champion_of(s, seat) == ARIA:
            others = verbs.move_scrappers(action) + verbs.move_refuges(action)
            if others:
                return lack.refused("DEI-LDR-13", "lack-alone", others=others)
            return weak(s, seat, "DEI-LDR-14", action)
    return no_way(s, seat, src, dst)


def _no_group(s: Dei, seat: int, mask: int, action: int) -> lack.Refused | None:
    """What is not there to be moved, or not by the moves that are left."""
    src = verbs.move_src(action)
    scrappers, champion, refuges = verbs.move_scrappers(action), verbs.move_champion(action), verbs.move_refuges(action)
    if scrappers + champion + refuges == 0:
        return lack.refused("DEI-ACT-10", "lack-group")
    if scrappers > s.scrappers[seat * s.terrain.n + src]:
        return lack.no_scrappers("DEI-ACT-08", src, scrappers, s.scrappers[seat * s.terrain.n + src])
    if champion and s.champions[seat] != src:
        at = lack.region_named(s.champions[seat])
        return lack.refused("DEI-ACT-08", "lack-champion", region=lack.region_named(src), at=at)
    if refuges and not has(s, seat, CARAVAN):
        return lack.no_feat(s, "DEI-FEA-06", CARAVAN)
    if refuges > refuges_at(s, seat, src):
        have = refuges_at(s, seat, src)
        if not have:
            return lack.refused("DEI-ACT-08", "lack-no-refuge", region=lack.region_named(src))
        return lack.refused("DEI-ACT-08", "lack-refuges", region=lack.region_named(src), need=refuges, have=have)
    if not mask & PLAIN_MOVES and not champion:
        return lack.refused("DEI-LDR-08", "lack-neena", at=lack.region_named(s.champions[seat]))
    return None


def weak(s: Dei, seat: int, rule: str, action: int) -> lack.Refused:
    """The group would not have the majority in its target."""
    dst, refuges = verbs.move_dst(action), verbs.move_refuges(action)
    figures = verbs.move_scrappers(action)
    if verbs.move_champion(action):
        figures += s.givens.champion_strength[s.factions[seat]]
    if not figures and not present(s, seat, dst):
        return lack.refused(rule, "lack-lone-refuge", region=lack.region_named(dst), most=rival(s, seat, dst))
    return lack.no_majority(s, seat, rule, dst, figures + refuges * s.givens.caravan_strength)


def no_way(s: Dei, seat: int, src: int, dst: int) -> lack.Refused:
    """Two regions are not adjacent for a seat: what would join them, or how many moves they are apart."""
    ends = {"src": lack.region_named(src), "dst": lack.region_named(dst)}
    owner = joined_for_others(s, seat, src, dst)
    if owner != EMPTY:
        return lack.refused("DEI-BRD-15", "lack-own-way", who=Seat(owner), **ends)
    if dst in s.terrain.borders[src]:
        return lack.refused("DEI-BRD-08", "lack-elevator", **ends)
    board = s.terrain.board
    for i in range(board.spans_start[src], board.spans_start[src + 1]):
        if dst in (board.span_a[board.spans_of[i]], board.span_b[board.spans_of[i]]) and dst != src:
            return lack.refused("DEI-BRD-06", "lack-bridge", **ends)
    return lack.refused("DEI-BRD-06", "lack-way", moves=moves_between(s, seat, src, dst), **ends)


def moves_between(s: Dei, seat: int, src: int, dst: int) -> int:
    """How many plain moves lead from one region to another; 0 if none do, or if they are the same."""
    reached, rim, moves = {src}, [src], 0
    while rim and dst not in reached:
        rim = sorted({to for at in rim for to in neighbours(s, seat, at)} - reached)
        reached.update(rim)
        moves += 1
    return moves if dst in reached else 0


def joined_for_others(s: Dei, seat: int, src: int, dst: int) -> int:
    """The first other seat with an elevator or a bridge that joins two regions, or -1."""
    board, ends = s.terrain.board, (src, dst)
    for i in range(len(s.elevators)):
        if i // KIND == seat:
            continue
        edge, span = s.elevators[i], s.bridges[i]
        if edge != EMPTY and board.elevator_ground[edge] in ends and board.elevator_roof[edge] in ends:
            return i // KIND
        if span != EMPTY and board.span_a[span] in ends and board.span_b[span] in ends:
            return i // KIND
    return EMPTY


def resolve(s: Dei, seat: int, action: int, icon: int) -> None:
    """Carry out a move with one of these icons, and note what it earns."""
    src, dst = verbs.move_src(action), verbs.move_dst(action)
    scrappers, champion, refuges = verbs.move_scrappers(action), verbs.move_champion(action), verbs.move_refuges(action)
    n = seat * s.terrain.n
    s.scrappers[n + src] -= scrappers
    s.scrappers[n + dst] += scrappers
    if champion:
        s.champions = with_value(s.champions, seat, dst)
    for _ in range(refuges):
        s.refuges = without_thing(s.refuges, seat * KIND, seat * KIND + KIND, src)
        s.refuges = with_thing(s.refuges, seat * KIND, seat * KIND + KIND, dst)
    events.moved(s, seat, src, dst, scrappers, champion, refuges)
    refresh(s, src)
    refresh(s, dst)
    if icon & EARNING_MOVES and s.learned[seat * 3 + 1] == SKY_BOOTS:
        # DEI-FEA-09
        if s.givens.boots_every_move or not s.used & USED_SPRINTED:
            add(s.pool, ICON_MOVE_BONUS)
        if not s.givens.boots_every_move:
            s.used |= USED_SPRINTED
    if champion and icon & ~ICON_MOVE_NEENA and champion_of(s, seat) == NEENA and neena_goes_on(s, seat):
        add(s.pool, ICON_MOVE_NEENA)


def earns_in_minority(s: Dei, seat: int, action: int) -> bool:
    """Whether a move that Neena does not make with her extra one would earn it, because she comes into a minority."""
    if s.givens.neena != WITHOUT_MAJORITY or not verbs.move_champion(action) or champion_of(s, seat) != NEENA:
        return False
    dst, scrappers, refuges = verbs.move_dst(action), verbs.move_scrappers(action), verbs.move_refuges(action)
    return not holds_after(s, seat, dst, scrappers, 1, refuges)


def neena_goes_on(s: Dei, seat: int) -> bool:
    """DEI-LDR-08: whether Neena has earned one more move: never, always, or in a region without majority."""
    return s.givens.neena == ALWAYS or (s.givens.neena == WITHOUT_MAJORITY and s.holder[s.champions[seat]] != seat)
