"""The evaluation for bots: the influence a player will probably end with."""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall import counting
from ludarium.games.voidfall.measures import ALL_SECTORS, IMPROVEDS, OWNED_TECHNOLOGIES, Measure
from ludarium.games.voidfall.state import (
    EMPTY,
    Void,
    corruption_on_mat,
    fleet_power,
    glory_sum,
    guild_count,
    installation_count,
    origin,
)
from ludarium.games.voidfall.words import FIELDS

CYCLES: Final = 3
RESOURCE: Final = 0.25
ACTIVE: Final = 0.6
SECTOR: Final = 2.0
TECHNOLOGY: Final = 1.5
IMPROVED: Final = 1.5
GLORY: Final = 0.8
SPACE: Final = 1.2
CORRUPTION: Final = 1.0
TOKEN: Final = 1.5
AGENDA: Final = 1.0
YIELD: Final = 0.3
DEPLOYED: Final = 0.8
POPULATION: Final = 0.5
GUILD: Final = 0.8
INSTALLATION: Final = 0.6
UNDER_WAY: Final = 1.5
"""An effect that is paid for and not done yet."""
TURN: Final = 3
"""Frames of the stack below an effect: cycle, rounds, turn."""


def estimate(s: Void) -> list[float]:
    """Influence, what agendas would score in the evaluations to come, and a little for everything that earns more."""
    seats = s.table.seats
    if EMPTY in s.origins:
        return [0.0] * seats
    values: list[float] = []
    over = not s.stack
    for seat in range(seats):
        value = float(s.influence[seat])
        values.append(value if over else value + _to_come(s, seat))
    return values


def _to_come(s: Void, seat: int) -> float:
    scorings = CYCLES - s.cycle + 1
    scored = counting.points(s, seat, origin(s, seat).objectives)
    for i in range(seat * FIELDS, seat * FIELDS + FIELDS):
        if s.agendas[i] != EMPTY and not s.field_corrupt[i]:
            scored += counting.points(s, seat, s.table.agenda_objectives[s.agendas[i]])
    total = float(scored * scorings)
    total += RESOURCE * sum(s.stock[seat * 5 : seat * 5 + 5]) + ACTIVE * s.active[seat]
    total += SECTOR * counting.measured(s, seat, Measure(ALL_SECTORS)) * scorings
    total += TECHNOLOGY * counting.measured(s, seat, Measure(OWNED_TECHNOLOGIES)) * scorings
    total += IMPROVED * counting.measured(s, seat, Measure(IMPROVEDS)) * scorings
    total += (GLORY * glory_sum(s, seat) + TOKEN * s.tokens[seat]) * scorings
    total += SPACE * sum(s.tracks[seat * 3 : seat * 3 + 3])
    total -= CORRUPTION * (corruption_on_mat(s, seat) + counting.corrupt_sectors(s, seat)) * scorings
    total += AGENDA * counting.agendas_at_board(s, seat)
    for sector in range(s.table.n):
        if s.owner[sector] == seat:
            total += DEPLOYED * fleet_power(s, sector) + POPULATION * s.population[sector]
            total += GUILD * guild_count(s, sector) + INSTALLATION * installation_count(s, sector)
    if s.turn == seat and len(s.stack) > TURN:
        total += UNDER_WAY
    for resource in range(5):
        total += YIELD * counting.production_yield(s, seat, resource) * scorings
    total -= 1.0 * max(0, counting.upkeep(s, seat) - s.stock[seat * 5]) * scorings
    return total
