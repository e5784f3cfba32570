"""Counting: production, upkeep, and everything objectives and decrees measure. Nothing here changes a position."""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall import measure_numbers as m
from ludarium.games.voidfall import vocabulary as v
from ludarium.games.voidfall.measures import Condition, Measure, Objective
from ludarium.games.voidfall.position import (
    ability,
    corruption_on_mat,
    fleet_power,
    glory_sum,
    glory_tokens,
    guild_count,
    installation_count,
    level,
    origin,
    track_level,
)
from ludarium.games.voidfall.state import BASIC, FIELDS, IMPROVED, TECHNOLOGIES, TOKEN_KINDS, Void
from ludarium.kernel.cells import EMPTY, has, joined, size

LEVEL_LIMIT: Final = 13


# Production and upkeep


def production_levels(s: Void, seat: int) -> list[int]:
    """VF-POP-06, VF-POP-13: the population behind matching guilds, and what agendas, sectors and technologies add."""
    levels = origin(s, seat).levels[:]
    refinery = level(s, seat, v.DATA_REFINERY) > 0
    docks = level(s, seat, v.ORBITAL_DOCKS) == IMPROVED
    for sector in s.domains[seat]:
        population, held = s.population[sector], s.givens.while_held[sector]
        for resource in range(5):
            levels[resource] += s.guilds[sector * 5 + resource] * population + held[resource]
        if refinery:
            levels[v.SCIENCE] += 2 * s.guilds[sector * 5 + v.BANKERS]
        if docks:
            levels[v.CREDITS] += 2 * s.installations[sector * 3 + v.SHIPYARD]
    for resource in range(5):
        levels[resource] = min(levels[resource], LEVEL_LIMIT)
    return levels


def production_yields(s: Void, seat: int) -> list[int]:
    levels, yields = production_levels(s, seat), s.givens.yields
    for resource in range(5):
        levels[resource] = yields[1 if resource == v.CREDITS else 0][levels[resource]]
    return levels


def production_yield(s: Void, seat: int, resource: int) -> int:
    return production_yields(s, seat)[resource]


def sector_symbols(s: Void, seat: int, sector: int) -> int:
    """VF-EVA-04 to VF-EVA-06: upkeep symbols of one sector: full third slots and what is printed free-standing."""
    givens = s.givens
    found = givens.symbol[sector]
    if not givens.slots_free[sector]:
        if givens.guild_slots[sector] == 3 and guild_count(s, sector) >= 3:
            found += 1
        if (
            givens.installation_slots[sector] == 3
            and installation_count(s, sector) >= 3
            and ability(s, seat) != v.NO_INSTALLATION_UPKEEP
        ):
            found += 1
    return found


def sector_upkeep(s: Void, seat: int) -> int:
    found = 0
    for sector in s.domains[seat]:
        found += sector_symbols(s, seat, sector)
    return found


def agendas_at_board(s: Void, seat: int) -> int:
    """Agendas in play, the start agenda included."""
    found = 1
    for i in range(seat * FIELDS, seat * FIELDS + FIELDS):
        if s.agendas[i] != EMPTY:
            found += 1
    return found


def upkeep(s: Void, seat: int) -> int:
    """VF-EVA-03 to VF-EVA-06, VF-TRD-17: two symbols on every agenda without a trade token, and those of the
    sectors."""
    cards = agendas_at_board(s, seat)
    total = 2 * (cards - min(cards, s.tokens[seat]))
    if level(s, seat, v.ENERGY_CELLS) != IMPROVED:
        total += sector_upkeep(s, seat)
    return total


# Measures


def measured(s: Void, seat: int, measure: Measure) -> int:
    """What a measure counts for a player now."""
    what = measure.what
    if what == m.SECTORS or what == m.ALL_SECTORS:
        found = 0
        for sector in s.domains[seat]:
            if (what == m.ALL_SECTORS or not s.corrupt[sector]) and _fits(s, seat, sector, measure):
                found += 1
        return found
    if what == m.GUILD_COUNT:
        return _pure_things(s, seat, s.guilds, 5, measure.value)
    if what == m.INSTALLATION_COUNT:
        return _pure_things(s, seat, s.installations, 3, measure.value)
    if what == m.LEVEL:
        return 0 if s.track_corrupt[seat * 3 + measure.value] else track_level(s, seat, measure.value)
    if what == m.STOCK:
        return s.stock[seat * 5 + measure.value]
    if what == m.YIELD:
        return production_yield(s, seat, measure.value)
    if what == m.GLORY_AT_LEAST:
        return sum(s.glory[seat * 5 + measure.value - 1 : seat * 5 + 5])
    return _plainly(s, seat, what)


def _plainly(s: Void, seat: int, what: int) -> int:
    """Measures without details."""
    if what < m.TECHNOLOGIES:
        return _of_forces(s, seat, what)
    if what < m.MIX:
        return _of_holdings(s, seat, what)
    if what < m.CORRUPTION:
        return _of_stock(s, seat, what)
    return _of_corruption(s, seat, what) if what <= m.CORRUPT_SECTORS else _of_the_rest(s, seat, what)


def _pure_things(s: Void, seat: int, things: list[int], size: int, kinds: int) -> int:
    found = 0
    for sector in s.domains[seat]:
        if not s.corrupt[sector]:
            for kind in range(size):
                if has(kinds, kind):
                    found += things[sector * size + kind]
    return found


def _fits(s: Void, seat: int, sector: int, measure: Measure) -> bool:
    filter, value = measure.filter, measure.value
    if filter == m.NO_FILTER:
        return True
    if filter <= m.POPULATION_AT_LEAST:
        population = s.population[sector]
        return population == value if filter == m.POPULATION_IS else population >= value
    if filter == m.FLEET_POWER_AT_LEAST:
        return fleet_power(s, sector) >= value
    if filter == m.INSTALLATIONS_AT_LEAST:
        return installation_count(s, sector) >= value
    if filter <= m.WORKERS_AT_LEAST:
        return _guild_figure(s, sector, filter) >= value
    if filter == m.UPKEEP_AT_LEAST:
        return sector_symbols(s, seat, sector) >= value
    if filter == m.NO_UPKEEP:
        return sector_symbols(s, seat, sector) == 0
    if filter == m.FULL:  # VF-AGE-24
        return guild_count(s, sector) >= s.givens.guild_slots[sector] > 0
    if filter == m.HAS_GUILD:
        return _has(s.guilds, sector * 5, 5, value)
    if filter == m.HAS_INSTALLATION:
        return _has(s.installations, sector * 3, 3, value)
    return _has(s.fleets, sector * 5, 5, value)


def _guild_figure(s: Void, sector: int, filter: int) -> int:
    at = sector * 5
    if filter == m.GUILDS_AT_LEAST:
        return guild_count(s, sector)
    if filter == m.WORKERS_AT_LEAST:
        return s.guilds[at + v.FARMERS] + s.guilds[at + v.ENGINEERS] + s.guilds[at + v.MINERS]
    kinds = 0
    for kind in range(5):
        if s.guilds[at + kind]:
            kinds += 1
    return kinds


def _has(things: list[int], at: int, size: int, kinds: int) -> bool:
    for kind in range(size):
        if has(kinds, kind) and things[at + kind]:
            return True
    return False


def _of_forces(s: Void, seat: int, what: int) -> int:
    if what == m.ACTIVE:
        return s.active[seat]
    if what >= m.BEST_LEVEL:
        best = pure = settled = 0
        for track in range(3):
            if not s.track_corrupt[seat * 3 + track]:
                pure += 1
                best = max(best, track_level(s, seat, track))
                settled += 1 if track_level(s, seat, track) else 0
        return best if what == m.BEST_LEVEL else pure if what == m.PURE_TRACKS else settled
    found = 0
    for sector in s.domains[seat]:
        if what == m.ALL_FLEETS or not s.corrupt[sector]:
            found += s.population[sector] if what == m.POPULATION else fleet_power(s, sector)
    return found


def _of_holdings(s: Void, seat: int, what: int) -> int:
    if what <= m.IMPROVED:
        found = 0
        for i in range(seat * TECHNOLOGIES, seat * TECHNOLOGIES + TECHNOLOGIES):
            owned = s.technologies[i]
            if owned and (what == m.TECHNOLOGIES or owned == (BASIC if what == m.BASIC else IMPROVED)):
                found += 1
        return found
    if what == m.BOUNTY:
        return sum(s.bounties[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS])
    if what == m.RECLAIM:
        return sum(s.reclaims[seat * TOKEN_KINDS : (seat + 1) * TOKEN_KINDS])
    if what == m.GLORY:
        return glory_tokens(s, seat)
    if what == m.GLORY_SUM:
        return glory_sum(s, seat)
    if what == m.TOKENS:
        return s.tokens[seat]
    total, left = 0, 3
    for value in range(5, 0, -1):
        taken = min(left, s.glory[seat * 5 + value - 1])
        total += taken * value
        left -= taken
    return total


def _of_stock(s: Void, seat: int, what: int) -> int:
    stock = s.stock[seat * 5 : seat * 5 + 5]
    if what == m.MIX:
        return stock[0] + stock[1] + stock[2]
    if what == m.HALF_STOCK:
        return sum(stock) // 2
    if what == m.SCARCEST:
        return min(stock)
    if what == m.STOCKS_8:
        return len([amount for amount in stock if amount >= 8])
    if what == m.UPKEEP:
        return upkeep(s, seat)
    if what == m.SECTOR_UPKEEP:
        return sector_upkeep(s, seat)
    if what == m.UPKEEP_PAID:
        return s.paid[seat]
    yields = production_yields(s, seat)
    return max(yields) + min(yields[:3])


def corrupt_sectors(s: Void, seat: int) -> int:
    found = 0
    for sector in s.domains[seat]:
        if s.corrupt[sector]:
            found += 1
    return found


def _of_corruption(s: Void, seat: int, what: int) -> int:
    if what == m.CORRUPTION:
        return corruption_on_mat(s, seat)
    if what == m.CORRUPTION_EVERYWHERE:
        return corruption_on_mat(s, seat) + corrupt_sectors(s, seat)
    if what == m.CORRUPT_TRACKS:
        return sum(s.track_corrupt[seat * 3 : seat * 3 + 3])
    return corrupt_sectors(s, seat)


def _of_the_rest(s: Void, seat: int, what: int) -> int:
    if what == m.KEPT:
        return s.kept[seat]
    if what == m.PURE_AGENDAS:
        found = 0
        for i in range(seat * FIELDS, seat * FIELDS + FIELDS):
            if s.agendas[i] != EMPTY and not s.field_corrupt[i]:
                found += 1
        return found
    if what == m.PREFERRED_DISCARDED:
        return size(s.discard[seat] & s.givens.preferred[s.houses[seat]])
    if what == m.EMPTY_GUILD_SLOTS:
        found = 0
        for sector in s.domains[seat]:
            found += max(0, s.givens.guild_slots[sector] - guild_count(s, sector))
        return found
    if what == m.FLEET_TYPES:
        return _fleet_types(s, seat)
    counts = [_pure_things(s, seat, s.guilds, 5, joined(0, kind)) for kind in range(5)]
    if what == m.MOST_GUILDS:
        return max(counts)
    if what == m.ENGINEERS_AND_MINERS:
        return min(counts[v.ENGINEERS], counts[v.MINERS])
    return max(0, measured(s, seat, Measure(m.SECTORS)) - 4)


def _fleet_types(s: Void, seat: int) -> int:
    seen = [0] * 5
    for sector in s.domains[seat]:
        if not s.corrupt[sector]:
            for kind in range(5):
                if s.fleets[sector * 5 + kind]:
                    seen[kind] = 1
    return sum(seen)


# Conditions and objectives


def fulfilled(s: Void, seat: int, conditions: list[Condition]) -> bool:
    for condition in conditions:
        value = measured(s, seat, condition.measure)
        if condition.compared == m.AT_LEAST:
            holds = value >= condition.bound
        elif condition.compared == m.AT_MOST:
            holds = value <= condition.bound
        else:
            holds = value == condition.bound
        if not holds:
            return False
    return True


def by_level(s: Void, seat: int, levels: list[int], track: int) -> int:
    """Points by the level of one pure track, or of each when `track` is 3."""
    total = 0
    for i in range(3):
        if (track == 3 or track == i) and not s.track_corrupt[seat * 3 + i]:
            total += levels[track_level(s, seat, i)]
    return total


def points(s: Void, seat: int, objectives: list[Objective]) -> int:
    """VF-EVA-15, VF-EVA-17, VF-EVA-18, VF-EVA-20: each area of an agenda for itself."""
    total = 0
    for objective in objectives:
        if objective.levels:
            total += by_level(s, seat, objective.levels, objective.track)
        elif objective.measure is None:
            total += objective.points if fulfilled(s, seat, objective.conditions) else 0
        else:
            total += objective.points * (measured(s, seat, objective.measure) // objective.per)
    return total


def scored(s: Void, seat: int, field: int) -> int:
    """VF-EVA-16 to VF-EVA-20: what the agenda of a field would score now; nothing where none lies or it is
    corrupted."""
    agenda = s.agendas[seat * FIELDS + field]
    if agenda == EMPTY or s.field_corrupt[seat * FIELDS + field]:
        return 0
    return points(s, seat, s.givens.agenda_objectives[agenda])


def scored_at_start(s: Void, seat: int) -> int:
    """What the start agenda of a house and its creed (VF-AGE-25) would score now; it can cost influence."""
    return points(s, seat, origin(s, seat).objectives)
