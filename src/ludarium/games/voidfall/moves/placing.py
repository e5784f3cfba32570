"""What events put into voidborn sectors (VF-EVT-06, VF-EVT-23): all of a box into one sector, or nothing."""

from __future__ import annotations

from ludarium.games.voidfall import atoms, effects, events, ops, verbs
from ludarium.games.voidfall.position import fallen_house
from ludarium.games.voidfall.state import NOBODY, Void
from ludarium.games.voidfall.vocabulary import DEFENCE
from ludarium.kernel.cells import plus

VOID_LIMIT = 3
"""Voidborn fleet power in a sector that events do not exceed."""


def takes(s: Void, sector: int, items: list[int]) -> bool:
    """Whether a sector can take everything of a box."""
    return in_stock(s, items) and has_room(s, sector, items)


def in_stock(s: Void, items: list[int]) -> bool:
    """Whether the bounty and reclaim tokens of a box are there: those on sectors are not yet taken from the stock."""
    if ops.ITEM_BOUNTY in items and sum(s.bounty_left) <= sum(s.bounty_at):
        return False
    return ops.ITEM_RECLAIM not in items or sum(s.reclaim_left) > sum(s.reclaim_at)


def has_room(s: Void, sector: int, items: list[int]) -> bool:
    """Whether a sector has room for everything of a box."""
    void = guilds = installations = 0
    for item in items:
        if item == ops.ITEM_VOID:
            void += 1
        elif item == ops.ITEM_DEFENCE:
            installations += 1
        elif item < ops.ITEM_DEFENCE or item == ops.ITEM_GUILD:
            guilds += 1
    if void and s.void[sector] + void > VOID_LIMIT:
        return False
    if guilds and not atoms.guild_room(s, sector):
        return False
    return not installations or atoms.installation_room(s, sector)


def voidborn_beside(s: Void, seat: int) -> list[int]:
    """Voidborn sectors next to one of a player's sectors."""
    found: list[int] = []
    void, owner, near_to = s.void, s.owner, s.givens.near
    for sector in range(s.givens.n):
        if void[sector]:
            for near in near_to[sector]:
                if owner[near] == seat:
                    found.append(sector)
                    break
    return found


def placements(s: Void, seat: int, where: int, items: list[int]) -> list[int]:
    """The sectors a box may go into, and where a guild of choice is among the items, with which guild."""
    sectors: list[int] = []
    if where == effects.ANY_SECTOR:
        for sector in range(s.givens.n):
            if s.void[sector] or (s.owner[sector] == NOBODY and fallen_house(s, sector)):
                sectors.append(sector)
    elif in_stock(s, items):
        for sector in voidborn_beside(s, seat):
            if has_room(s, sector, items):
                sectors.append(sector)
        if where != 0 and sectors:
            sectors = _extreme(s, sectors, where)
    actions: list[int] = []
    of_choice = ops.ITEM_GUILD in items
    for sector in sectors:
        if not of_choice:
            actions.append(verbs.place(sector))
            continue
        for guild in range(5):
            actions.append(verbs.place_guild(sector, guild))
    return actions


def _extreme(s: Void, sectors: list[int], where: int) -> list[int]:
    """The sectors of the lowest (1) or highest (2) population."""
    best = s.population[sectors[0]]
    for sector in sectors:
        population = s.population[sector]
        if (population < best) if where == 1 else (population > best):
            best = population
    return [sector for sector in sectors if s.population[sector] == best]


def place(s: Void, sector: int, items: list[int], guild: int) -> None:
    for item in items:
        what = guild if item == ops.ITEM_GUILD else item
        if what < ops.ITEM_DEFENCE:
            s.guilds[sector * 5 + what] += 1
        elif what == ops.ITEM_DEFENCE:
            s.installations[sector * 3 + DEFENCE] += 1
        elif what == ops.ITEM_VOID:
            s.void[sector] += 1
        elif what == ops.ITEM_BOUNTY:
            atoms.place_bounty(s, sector)
        elif what == ops.ITEM_RECLAIM:
            atoms.place_reclaim(s, sector)
        else:
            s.glory_at = plus(s.glory_at, sector * 5 + what - ops.ITEM_GLORY_1, 1)
        events.placed(s, sector, what)


def place_on_all(s: Void, which: int, items: list[int]) -> None:
    """VF-EVT-17: onto every voidborn sector that is defended (0), populous (1) or weak (2), item by item."""
    for sector in range(s.givens.n):
        if not s.void[sector]:
            continue
        if which == 0:
            fits = s.installations[sector * 3 + DEFENCE] > 0
        elif which == 1:
            fits = s.population[sector] >= 4
        else:
            fits = s.void[sector] <= 2
        if fits:
            for item in items:
                if takes(s, sector, [item]):
                    place(s, sector, [item], 0)
