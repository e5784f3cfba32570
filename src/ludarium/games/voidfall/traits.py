"""What learned bots count in a position of Voidfall, seat by seat: the traits, their meanings, and how to count them.

Bots follow a turn to its end before they judge it (`turn_choices`), so nothing of a turn under way is counted.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall import counting
from ludarium.games.voidfall.ahead import CYCLES, ROUNDS
from ludarium.games.voidfall.declaration import (
    FOCUSES,
    GUILDS,
    INSTALLATIONS,
    KINDS,
    RESOURCES,
    TECHNOLOGY_NAMES,
    TRACKS,
)
from ludarium.games.voidfall.position import fleet_power, glory_sum
from ludarium.games.voidfall.state import FIELDS, HAND, IMPROVED, TECHNOLOGIES, TOKEN_KINDS, Void
from ludarium.kernel.cells import EMPTY, has
from ludarium.kernel.traits import STAGES, Traits

TRAITS: Final = Traits()
INFLUENCE: Final = TRAITS.lasting("influence", "influence so far")
STOCK: Final = TRAITS.lasting("stock", "resources in stock", *RESOURCES)
LEVEL: Final = TRAITS.lasting("level", "production level of a resource", *RESOURCES)
UPKEEP: Final = TRAITS.lasting("upkeep", "upkeep that is due")
# Sectors
SECTOR: Final = TRAITS.lasting("sector", "sectors held", "pure", "corrupt")
POPULATION: Final = TRAITS.lasting("population", "population there", "pure", "corrupt")
GUILD: Final = TRAITS.lasting("guild", "guilds of a kind", *GUILDS)
INSTALLATION: Final = TRAITS.lasting("installation", "installations of a kind", *INSTALLATIONS)
EMPTIED: Final = TRAITS.lasting("emptied", "sectors held without fleet power")
# Fleets
ACTIVE: Final = TRAITS.lasting("active", "fleet power ready to deploy")
DEPLOYED: Final = TRAITS.lasting("deployed", "fleet power in sectors: all, and up to three in each", "all", "3")
# Mat
SPACE: Final = TRAITS.lasting("space", "spaces reached on a track", *TRACKS)
STAINED: Final = TRAITS.lasting("stained", "corruption on tracks and on agenda fields", "tracks", "fields")
TECHNOLOGY: Final = TRAITS.lasting("technology", "has this technology", *TECHNOLOGY_NAMES)
BETTER: Final = TRAITS.lasting("improved", "technologies that are improved")
AGENDA: Final = TRAITS.lasting("agenda", "an agenda of this kind at the board", *KINDS)
IN_HAND: Final = TRAITS.lasting("agendas", "agendas in hand: all, and the first two", "all", "2")
FOCUS: Final = TRAITS.lasting("focus", "this focus is still in hand", *FOCUSES)
GLORY: Final = TRAITS.lasting("glory", "glory tokens, added up")
TRADE: Final = TRAITS.lasting("trade", "trade tokens")
FOUND: Final = TRAITS.lasting("tokens", "bounty and reclaim tokens", "bounty", "reclaim")


def time_left(s: Void) -> int:
    """A third of the stages for each cycle, in steps of its rounds."""
    if s.cycle == 0:
        return STAGES
    rounds = s.givens.event_rounds[s.event] if s.event != EMPTY else ROUNDS
    gone = (s.cycle - 1) * rounds + max(0, s.round - 1)
    return STAGES - STAGES * gone // (CYCLES * rounds)


def count(s: Void, seat: int, row: list[int]) -> None:
    """Write the counts of a seat into a row of zeros."""
    if EMPTY in s.origins or s.cycle == 0:
        return
    row[INFLUENCE] = s.influence[seat]
    levels = counting.production_levels(s, seat)
    for kind in range(len(RESOURCES)):
        row[STOCK + kind] = s.stock[seat * 5 + kind]
        row[LEVEL + kind] = levels[kind]
    row[UPKEEP] = counting.upkeep(s, seat)
    count_sectors(s, seat, row)
    count_mat(s, seat, row)
    count_cards(s, seat, row)


def count_sectors(s: Void, seat: int, row: list[int]) -> None:
    row[ACTIVE] = s.active[seat]
    for sector in s.domains[seat]:
        stained = 1 if s.corrupt[sector] else 0
        power = fleet_power(s, sector)
        row[SECTOR + stained] += 1
        row[POPULATION + stained] += s.population[sector]
        row[DEPLOYED] += power
        row[DEPLOYED + 1] += min(3, power)
        if not power:
            row[EMPTIED] += 1
        for kind in range(len(GUILDS)):
            row[GUILD + kind] += s.guilds[sector * 5 + kind]
        for kind in range(len(INSTALLATIONS)):
            row[INSTALLATION + kind] += s.installations[sector * 3 + kind]


def count_mat(s: Void, seat: int, row: list[int]) -> None:
    for track in range(len(TRACKS)):
        row[SPACE + track] = s.tracks[seat * 3 + track]
        row[STAINED] += s.track_corrupt[seat * 3 + track]
    for at in range(TECHNOLOGIES):
        form = s.technologies[seat * TECHNOLOGIES + at]
        if form:
            row[TECHNOLOGY + at] = 1
            row[BETTER] += 1 if form == IMPROVED else 0
    row[GLORY] = glory_sum(s, seat)
    row[TRADE] = s.tokens[seat]
    for kind in range(TOKEN_KINDS):
        row[FOUND] += s.bounties[seat * TOKEN_KINDS + kind]
        row[FOUND + 1] += s.reclaims[seat * TOKEN_KINDS + kind]


def count_cards(s: Void, seat: int, row: list[int]) -> None:
    for at in range(seat * FIELDS, seat * FIELDS + FIELDS):
        row[STAINED + 1] += s.field_corrupt[at]
        if s.agendas[at] != EMPTY:
            row[AGENDA + s.givens.agenda_kind[s.agendas[at]]] += 1
    held = 0
    for at in range(seat * HAND, seat * HAND + HAND):
        if s.agenda_hands[at] != EMPTY:
            held += 1
    row[IN_HAND] = held
    row[IN_HAND + 1] = min(2, held)
    for focus in range(len(FOCUSES)):
        if has(s.hand[seat], focus):
            row[FOCUS + focus] = 1
