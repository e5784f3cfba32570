"""Why not in this sector or on this place: guilds, installations, population, corruption, and what events place."""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall import atoms, effects, ops, packed, verbs
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.choices import Choice
from ludarium.games.voidfall.moves import placing
from ludarium.games.voidfall.moves.corruption import EmptyChambers
from ludarium.games.voidfall.moves.fleets import Deploy, DeployYards, Tax, yards
from ludarium.games.voidfall.moves.pay import Costs, deeds_of, next_deed
from ludarium.games.voidfall.moves.sectors import GrowSeveral
from ludarium.games.voidfall.position import ability, guild_count, installation_count, level
from ludarium.games.voidfall.refusals.click import Click, Lack, no
from ludarium.games.voidfall.state import CHAMBERS_PLACE, FIELD_PLACE, FIELDS, TRACK_PLACE
from ludarium.kernel.cells import has

REACHES: Final = {
    ops.MAT: "reach-mat",
    ops.SECTOR: "reach-sector",
    ops.FIELD: "reach-field",
    ops.TRACK: "reach-track",
    ops.VILE: "reach-mat",
}
"""Which places an effect on corruption reaches, if it names them."""


def reach(click: Click, rule: str, sector: int, where: int, here: int) -> Lack | None:
    """Why an effect does not reach a sector, if it does not."""
    found = click.not_own(rule, sector)
    if found is not None:
        return found
    home = click.s.givens.homes[click.seat]
    if where == ops.HERE and sector != here:
        return no(rule, "here", sector=click.sector(here))
    if where == ops.ELSEWHERE and sector == here:
        return no(rule, "elsewhere", sector=click.sector(here))
    if where in (ops.HOME, ops.HOME_TYPE) and sector != home:
        return no(rule, "here", sector=click.sector(home))
    return None


def scope(click: Click) -> tuple[int, int, int]:
    """Where the effect in question works: the word's place and detail, and the sector it happens in."""
    top = click.top
    if isinstance(top, Choice):
        return click.s.givens.a[top.node], click.s.givens.b[top.node], top.here
    if isinstance(top, GrowSeveral):
        return top.where, 0, top.here
    return ops.ANYWHERE, -1, -1


# Guilds and installations


def found(click: Click) -> Lack:
    s, sector, guild = click.s, verbs.found_sector(click.action), verbs.found_guild(click.action)
    where, kind, here = scope(click)
    lack = reach(click, "VF-GLD-10" if where == ops.ANYWHERE else "VF-FOC-14", sector, where, here)
    if lack is not None:
        return lack
    if kind not in (-1, guild):
        return no("VF-FOC-14", "guild-kind", guild=click.thing("guild", kind))
    slots = atoms.guild_limit(s, sector)
    return no("VF-GLD-05", "guild-room", sector=click.sector(sector), most=slots, have=guild_count(s, sector))


def build(click: Click) -> Lack:
    sector, built = verbs.build_sector(click.action), verbs.build_installation(click.action)
    where, kind, here = scope(click)
    lack = reach(click, "VF-BAS-05" if where == ops.ANYWHERE else "VF-FOC-14", sector, where, here)
    if lack is not None:
        return lack
    if kind not in (-1, built):
        return no("VF-FOC-14", "installation-kind", installation=click.thing("installation", kind))
    return no_room_to_build(click, sector, built)


def no_room_to_build(click: Click, sector: int, built: int) -> Lack:
    """VF-BAS-05, VF-BAS-07, VF-BAS-15: no slot, or no starbase."""
    s, slots = click.s, click.s.givens.installation_slots[sector]
    there, name = installation_count(s, sector), click.sector(sector)
    if there >= slots:
        return no("VF-BAS-07", "installation-room", sector=name, most=slots, have=there)
    starbases = level(s, click.seat, v.STARBASES)
    if not starbases:
        return no("VF-BAS-15", "technology", technology=click.thing("technology", v.STARBASES))
    have = s.installations[sector * 3 + v.STARBASE]
    return no("VF-BAS-05", "starbases", sector=name, most=starbases, have=have)


def destroy(click: Click) -> Lack:
    """VF-SEC-07, VF-BAS-16: nothing of the kind, or at home, or printed."""
    s, guilds = click.s, click.verb == verbs.DESTROY_GUILD
    if guilds:
        sector, kind = verbs.destroy_guild_sector(click.action), verbs.destroy_guild_guild(click.action)
        what = click.thing("guild", kind)
    else:
        sector, kind = verbs.destroy_sector(click.action), verbs.destroy_installation(click.action)
        what = click.thing("installation", kind)
    lack = click.not_own("VF-RES-20", sector)
    if lack is not None:
        return lack
    name = click.sector(sector)
    if s.givens.home_of[sector] >= 0:
        return no("VF-SEC-07", "home", sector=name)
    there = s.guilds[sector * 5 + kind] if guilds else s.installations[sector * 3 + kind]
    if there:
        return no("VF-BAS-16", "printed", what=what, sector=name, have=there)
    if guilds:
        return no("VF-BAS-16", "guild-there", guild=what, sector=name, have=0)
    return no("VF-BAS-16", "installation-there", installation=what, sector=name, have=0)


# Population


def grow(click: Click) -> Lack:
    s, sector, top = click.s, verbs.grow_sector(click.action), click.top
    where, _, here = scope(click)
    scientists = where == ops.SCIENTIST_SECTORS
    spoils = isinstance(top, Choice) and s.givens.op[top.node] == ops.GROW_THEN_CORRUPT
    lack = reach(click, "VF-POP-11", sector, ops.ANYWHERE if scientists or spoils else where, here)
    if lack is not None:
        return lack
    name = click.sector(sector)
    if isinstance(top, GrowSeveral) and has(top.done, sector):
        return no("VF-FOC-14", "grown", sector=name)
    if spoils and s.givens.home_of[sector] >= 0:
        return no("VF-SEC-12", "home", sector=name)
    lack = rigid(click, sector, 6)
    if lack is not None:
        return lack
    if s.corrupt[sector] and (ability(s, click.seat) != v.GROWS_CORRUPTED or spoils or scientists):
        return no("VF-POP-09", "corrupted", place=click.thing("place", sector))
    if spoils:
        return no("VF-SEC-12", "resists", place=click.thing("place", sector))
    return no("VF-FOC-14", "guild-there", guild=click.thing("guild", v.SCIENTISTS), sector=name, have=0)


def rigid(click: Click, sector: int, most: int) -> Lack | None:
    """Why a population cannot change at all, or rise above the most, if it cannot."""
    s, name = click.s, click.sector(sector)
    if not s.population[sector]:
        return no("VF-POP-13", "no-population", sector=name)
    if s.givens.fixed_population[sector]:
        return no("VF-POP-11", "fixed", sector=name, have=s.population[sector])
    return no("VF-POP-11", "population-top", sector=name, have=6) if s.population[sector] >= most else None


def shrink(click: Click) -> Lack:
    s, sector = click.s, verbs.shrink_sector(click.action)
    lack = click.not_own("VF-RES-20", sector)
    if lack is not None:
        return lack
    if s.givens.home_of[sector] >= 0:
        return no("VF-SEC-07", "home", sector=click.sector(sector))
    if s.corrupt[sector]:
        return no("VF-POP-09", "corrupted", place=click.thing("place", sector))
    have = s.population[sector]
    return rigid(click, sector, 7) or no("VF-POP-11", "population", sector=click.sector(sector), need=2, have=have)


# Corruption


def taken(click: Click, rule: str, place: int) -> Lack | None:
    """VF-COR-14: why no corruption can be laid on a place, if none can."""
    s, seat, name = click.s, click.seat, click.thing("place", place)
    if place < TRACK_PLACE:
        lack = click.not_own(rule, place)
        if lack is None and not s.corrupt[place] and not atoms.sector_corruptible(s, seat, place):
            empty = no("VF-COR-14", "no-population", sector=click.sector(place))
            lack = no("VF-SEC-12", "resists", place=name) if s.population[place] else empty
        if lack is not None or not s.corrupt[place]:
            return lack
    elif place < FIELD_PLACE:
        if not s.track_corrupt[seat * 3 + place - TRACK_PLACE]:
            return None
    elif place < CHAMBERS_PLACE:
        if place - FIELD_PLACE >= atoms.field_count(s, seat):
            return no("VF-AGE-23", "fields", n=atoms.field_count(s, seat))
        if not s.field_corrupt[seat * FIELDS + place - FIELD_PLACE]:
            return None
    else:
        chambers = level(s, seat, v.DECONTAMINATION_CHAMBERS)
        if not chambers:
            return no(rule, "technology", technology=click.thing("technology", v.DECONTAMINATION_CHAMBERS))
        most = chambers + 1
        return no(rule, "chambers", have=s.chambers[seat], most=most) if s.chambers[seat] >= most else None
    return no("VF-COR-14", "corrupted", place=name)


def corrupt(click: Click) -> Lack:
    s, place, top = click.s, verbs.corrupt_place(click.action), click.top
    rule = "VF-EVT-18" if isinstance(top, Tax) else "VF-COR-09" if isinstance(top, Choice) else "VF-COR-14"
    lack = taken(click, rule, place)
    if lack is not None:
        return lack
    where = ops.ANYWHERE
    if isinstance(top, Choice):
        where = s.givens.a[top.node]
    elif isinstance(top, Costs):
        deed = next_deed(deeds_of(s, click.seat, top.cost, top.focus), top.deed)
        where = ops.FIELD if deed == packed.COST_FIELD else where
    return no("VF-COR-09", REACHES[where])


def pure(click: Click, rule: str, place: int) -> Lack | None:
    """Why there is no corruption of the player's on a place, if there is none."""
    if place in atoms.corrupt_places(click.s, click.seat):
        return None
    lack = click.not_own("VF-COR-17", place) if place < TRACK_PLACE else None
    return lack or no(rule, "pure", place=click.thing("place", place))


def purify(click: Click) -> Lack:
    place, top = verbs.purify_place(click.action), click.top
    lack = pure(click, "VF-COR-11", place)
    if lack is not None:
        return lack
    if isinstance(top, EmptyChambers):
        return no("VF-COR-20", "reach-chambers")
    if isinstance(top, DeployYards):
        return no("VF-BAS-02", "here", sector=click.sector(top.sector))
    if isinstance(top, Deploy):
        return no_yard(click, place)
    where, _, here = scope(click)
    if where in REACHES:
        return no("VF-COR-11", REACHES[where])
    return no("VF-COR-11", "near" if where == ops.NEAR else "here", sector=click.sector(here))


def no_yard(click: Click, place: int) -> Lack:
    if place >= TRACK_PLACE:
        return no("VF-COR-11", "reach-sector")
    have = yards(click.s, click.seat, place)
    return no("VF-BAS-02", "yard", sector=click.sector(place), have=have)


def shift(click: Click) -> Lack:
    src, dst = verbs.shift_src(click.action), verbs.shift_dst(click.action)
    lack = pure(click, "VF-COR-14", src)
    if lack is None and src == dst:
        return no("VF-COR-14", "same-place", place=click.thing("place", src))
    lack = lack or taken(click, "VF-COR-14", dst)
    assert lack is not None, "corruption may move to any free place"
    return lack


# What events place


def place(click: Click) -> Lack:
    """VF-EVT-06, VF-EVT-23."""
    s, top = click.s, click.top
    assert isinstance(top, Choice)
    guild = click.verb == verbs.PLACE_GUILD
    sector = verbs.place_guild_sector(click.action) if guild else verbs.place_sector(click.action)
    if sector >= s.givens.n:
        return no("VF-EVT-06", "no-sector", number=s.givens.n)
    where, items, name = s.givens.a[top.node], s.givens.program.item_sets[s.givens.b[top.node]], click.sector(sector)
    if where == effects.ANY_SECTOR:
        assert not s.void[sector], "every voidborn sector is offered"
        return no("VF-EVT-06", "not-fallen", sector=name)
    if not s.void[sector]:
        return no("VF-EVT-06", "not-voidborn", sector=name)
    if sector not in placing.voidborn_beside(s, click.seat):
        return no("VF-EVT-06", "beside", sector=name)
    if not placing.takes(s, sector, items):
        return crowded(click, sector, items)
    legal = click.ask.actions[0]
    best = s.population[verbs.place_guild_sector(legal) if guild else verbs.place_sector(legal)]
    return no("VF-EVT-06", "least" if where == 1 else "most", sector=name, have=s.population[sector], need=best)


def crowded(click: Click, sector: int, items: list[int]) -> Lack:
    """VF-EVT-23: what a sector has no room for."""
    s, name = click.s, click.sector(sector)
    more = items.count(ops.ITEM_VOID)
    if more and s.void[sector] + more > placing.VOID_LIMIT:
        return no("VF-EVT-23", "void-room", sector=name, most=placing.VOID_LIMIT, have=s.void[sector], more=more)
    if ops.ITEM_DEFENCE in items and not atoms.installation_room(s, sector):
        slots, there = s.givens.installation_slots[sector], installation_count(s, sector)
        return no("VF-EVT-23", "installation-room", sector=name, most=slots, have=there)
    slots = atoms.guild_limit(s, sector)
    return no("VF-EVT-23", "guild-room", sector=name, most=slots, have=guild_count(s, sector))
