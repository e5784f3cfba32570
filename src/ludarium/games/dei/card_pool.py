"""The pool of the card being resolved: which of its icons are open, and every action they allow."""

from __future__ import annotations

from ludarium.games.dei import icons, packed, verbs
from ludarium.games.dei.feats import outnumbers
from ludarium.games.dei.icons import PER_ALL
from ludarium.games.dei.majority import all_cubes, cubes
from ludarium.games.dei.moves import build, buy, collect, drones, enlist, kill, move
from ludarium.games.dei.position import face_down, now_at
from ludarium.games.dei.state import SLOTS, SUPPLIES, Dei
from ludarium.kernel.cells import EMPTY


def times(s: Dei, seat: int, token: int) -> int:
    """How often a token may be used: once, or once for each cube it counts (DEI-ADV-09, DEI-ADV-10, DEI-ADV-13)."""
    per = packed.token_per(token)
    if per == 0:
        return 1
    if per == PER_ALL:
        return all_cubes(s, seat) + packed.used_wild_cube(s.used)
    return cubes(s, seat, per - 1) + (1 if wild_for(s, per) else 0)


def wild_for(s: Dei, per: int) -> bool:
    """DEI-CDY-10: whether the outpost boost on this card counts for a colour (+ 1): its first use sets it."""
    return packed.used_wild_cube(s.used) == 1 and packed.used_wild_colour(s.used) in (0, per)


def open_icons(s: Dei, seat: int) -> int:
    """Every icon that some token of the pool still offers."""
    mask = 0
    for token in s.pool:
        if times(s, seat, token):
            mask |= packed.token_icons(token)
    if mask & icons.ENLISTS and outnumbers(s, seat):
        mask |= packed.ICON_MOVE_BONUS | packed.ICON_COLLECT  # DEI-FEA-10
    return mask


def add_actions(s: Dei, seat: int, mask: int, out: list[int]) -> None:
    """Every action that the icons of the mask allow."""
    # Nearly in the order of their codes, which makes sorting them quick.
    if mask & icons.ENLISTS:
        enlist.add_enlists(s, seat, mask, out)
    if mask & icons.MOVES:
        move.add_moves(s, seat, mask, out)
    if mask & icons.COLLECTS:
        collect.add_collects(s, seat, mask, out)
    if mask & (packed.ICON_KILL | icons.COLLECTS):
        kill.add_kills(s, seat, mask, out)
    if mask & icons.BUILDS:
        build.add_builds(s, seat, mask, out)
    if mask & icons.GAINS:
        add_gains(s, seat, out)
    if mask & packed.ICON_COPY:
        add_copies(s, seat, out)
    if mask & icons.DRONES:
        drones.add_drones(s, mask, out)
    if mask & packed.ICON_BUY:
        buy.add_purchases(s, seat, packed.used_wild_cube(s.used), out)


def add_gains(s: Dei, seat: int, out: list[int]) -> None:
    """DEI-ADV-02, DEI-ADV-03; neither what the common reserve lacks (DEI-ACT-27) nor what no cube brings
    (DEI-ADV-13)."""
    for token in s.pool:
        if not times(s, seat, token):
            continue
        for resource in range(3):
            if token & icons.GAIN[resource] and (resource == SUPPLIES or s.common[resource]):
                action = verbs.gain(resource, icons.amount(token, resource))
                if action not in out:
                    out.append(action)


def add_copies(s: Dei, seat: int, out: list[int]) -> None:
    """DEI-CRD-16 to DEI-CRD-21: the own face-up cards of this round, or those of every seat."""
    for other in range(s.givens.seats):
        if other != seat and not s.givens.copy_any_seat:
            continue
        for at in range(SLOTS):
            if copyable(s, seat, other, at):
                out.append(verbs.copy(s.played[other * SLOTS + at]))


def copyable(s: Dei, seat: int, other: int, at: int) -> bool:
    card = s.played[other * SLOTS + at]
    if card == EMPTY or face_down(s, other * SLOTS + at):
        return False
    # The card being resolved is not "already played".
    return (other != seat or at != now_at(s, seat)) and shows_more_than_copy(s.givens.tokens[card])


def shows_more_than_copy(tokens: list[int]) -> bool:
    """DEI-CRD-17, DEI-CRD-18: copy is never copied, so a card that shows nothing else has nothing to copy."""
    for token in tokens:
        if packed.token_icons(token) & ~packed.ICON_COPY:
            return True
    return False


def icons_for(s: Dei, seat: int, action: int) -> int:
    """The icons that allow a legal action."""
    verb = verbs.verb(action)
    if verb == verbs.MOVE:
        return move.icons_of(s, seat, action)
    if verb == verbs.ENLIST:
        return enlist.icons_for(s, seat, verbs.enlist_region(action), verbs.enlist_supplied(action))
    if verb == verbs.COLLECT:
        region, extra, swap = verbs.collect_region(action), verbs.collect_extra(action), verbs.collect_swap(action)
        return collect.icons_for(s, seat, region, extra, swap)
    if verb == verbs.DIG:
        return collect.dig_icons(s, seat, verbs.dig_region(action))
    if verb == verbs.KILL:
        return kill.icons_for(s, seat, verbs.kill_region(action), kill.victim_of(s, action))
    if verb == verbs.DRONE:
        return drones.icons_for(s, verbs.drone_of(action))
    if verb == verbs.COPY:
        return packed.ICON_COPY
    if verb == verbs.BUY:
        return packed.ICON_BUY
    return build.icons_for(s, seat, build.kind_of(action), build.place_of(s.terrain.board, action))


def choices(s: Dei, seat: int, action: int) -> list[int]:
    """The places in the pool of the tokens a seat could want to spend for a legal action."""
    pool = s.pool
    if verbs.verb(action) == verbs.GAIN:
        fits = icons.gaining(pool, verbs.gain_resource(action), verbs.gain_amount(action))
    else:
        fits = icons.serving(pool, icons_for(s, seat, action))
    if len(fits) < 2:
        return fits
    live = alive(s, seat, fits)
    best = icons.cheapest(pool, live)
    if verbs.verb(action) == verbs.MOVE and move.earns_in_minority(s, seat, action):
        # DEI-LDR-08: her own extra move would be the cheaper one, but it earns nothing.
        others: list[int] = []
        for i in live:
            if pool[i] & icons.PLAIN_MOVES:
                others.append(i)
        for i in icons.cheapest(pool, others):
            if i not in best:
                best.append(i)
        best.sort()
    return best


def alive(s: Dei, seat: int, places: list[int]) -> list[int]:
    """Of these places in the pool, those whose tokens may be used at least once."""
    live: list[int] = []
    for i in places:
        if times(s, seat, s.pool[i]):
            live.append(i)
    return live
