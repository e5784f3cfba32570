"""A position of D.E.I.: flat zones, and the bags and tuples they are kept in.

Zones of regions run seat by seat (`seat * n + region`), zones of a pad likewise. Zones that change rarely are tuples,
shared by all copies and replaced when they change. Strength, majorities, control and the index of own regions are
derived: `majority.refresh` owns them.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.table import Table
from ludarium.games.dei.terrain import Terrain
from ludarium.kernel.seats import EVERYONE
from ludarium.kernel.state import UNANSWERED, State

EMPTY: Final = -1
HAND: Final = 20
"""8 cards, and 3 more in each round at most (a Delivery Bot purchase in each phase)."""
SLOTS: Final = 9
"""Cards lying on a pad: for each phase the first, the second, and one spent for the Delivery Bot."""
BIN: Final = 24
"""Cards in a recycle bin: at most two a phase."""
BOOSTS: Final = 16
SPOTS: Final = 17
"""The index of own regions: how many, then which."""

TECHNOLOGY: Final = 0
ENERGY: Final = 1
SUPPLIES: Final = 2
"""Resources. Technology and energy have the number of the level they lie on (DEI-BRD-21)."""

TECHNOLOGY_TOKENS: Final = 60
ENERGY_TOKENS: Final = 40
SCRAPPERS: Final = 15
KIND: Final = 3
"""Buildings of each kind (DEI-SET-33)."""

# Marks in `used`: of a turn (once per action phase), then of a card.
BOUGHT: Final = 1
ORDERED: Final = 2
PAID_OTHERWISE: Final = 4
SEARCHED: Final = 8
OF_TURN: Final = 255
SPRINTED: Final = 256
WILD_CUBE: Final = 512
WILD_COLOUR: Final = 10
"""Shift of the colour + 1 that the outpost boost has been used for; 0 while it is open (DEI-CDY-10)."""


class Dei(State):
    """Everything on the table."""

    def __init__(self, table: Table, other: Dei | None = None) -> None:
        super().__init__()
        self.table: Final = table
        seats = table.seats
        if other is None:
            self.layout: tuple[int, ...] = (EMPTY,) * table.places
            self.terrain: Terrain = table.terrain(tuple(table.first_layout))
            self.factions: tuple[int, ...] = (EMPTY,) * seats
            self.order: tuple[int, ...] = ()
            self.key: tuple[int, ...] = (EMPTY,) * 3
            self.round: int = 0
            self.phase: int = 0
            self.scrappers: list[int] = []
            self.champions: tuple[int, ...] = (EMPTY,) * seats
            self.reserve: tuple[int, ...] = (SCRAPPERS,) * seats
            self.refuges: tuple[int, ...] = (EMPTY,) * (KIND * seats)
            self.elevators: tuple[int, ...] = (EMPTY,) * (KIND * seats)
            self.bridges: tuple[int, ...] = (EMPTY,) * (KIND * seats)
            self.resources: list[int] = []
            self.technology: tuple[int, ...] = (0,) * seats
            self.energy: tuple[int, ...] = (0,) * seats
            self.common: tuple[int, ...] = (TECHNOLOGY_TOKENS, ENERGY_TOKENS)
            self.drones: tuple[int, ...] = (EMPTY,) * 4
            self.score: tuple[int, ...] = (0,) * seats
            self.hands: tuple[int, ...] = (EMPTY,) * (HAND * seats)
            self.planned: tuple[int, ...] = (EMPTY,) * (2 * seats)
            self.played: tuple[int, ...] = (EMPTY,) * (SLOTS * seats)
            self.down: int = 0
            self.recycled: tuple[int, ...] = (EMPTY,) * (BIN * seats)
            self.market: tuple[int, ...] = (EMPTY,) * 12
            self.undrawn: tuple[int, ...] = (0,) * table.cards
            self.deck_drones: tuple[int, ...] = (0,) * 3
            self.feats: tuple[int, ...] = (EMPTY,) * (3 * seats)
            self.learned: tuple[int, ...] = (EMPTY,) * (3 * seats)
            self.red_feats: tuple[int, ...] = (0, 1, 2, 3, 4, 5)
            self.blue_feats: tuple[int, ...] = (6, 7, 8, 9, 10, 11)
            self.green_feats: tuple[int, ...] = (12, 13, 14, 15, 16, 17)
            self.boosts: tuple[int, ...] = (EMPTY,) * (BOOSTS * seats)
            self.pile: tuple[int, ...] = tuple(
                [b for b in range(len(table.boost_copies)) for _ in range(table.boost_copies[b])]
            )
            self.boosted: tuple[int, ...] = (EMPTY,) * (SLOTS * seats)
            self.gone: tuple[int, ...] = (EMPTY,) * BOOSTS
            self.missions: tuple[int, ...] = (EMPTY,) * 8
            self.tokens: tuple[int, ...] = (EMPTY,) * (4 * seats)
            self.pool: list[int] = []
            self.used: int = 0
            self.search: int = EMPTY
            self.strength: list[int] = []
            self.holder: list[int] = []
            self.control: tuple[int, ...] = (0,) * (3 * seats)
            self.spots: list[int] = [0] * (SPOTS * seats)
            self.sealed = [UNANSWERED] * seats
        else:
            self.share(other)
            self.layout = other.layout
            self.terrain = other.terrain
            self.factions = other.factions
            self.order = other.order
            self.key = other.key
            self.round = other.round
            self.phase = other.phase
            self.scrappers = other.scrappers[:]
            self.champions = other.champions
            self.reserve = other.reserve
            self.refuges = other.refuges
            self.elevators = other.elevators
            self.bridges = other.bridges
            self.resources = other.resources[:]
            self.technology = other.technology
            self.energy = other.energy
            self.common = other.common
            self.drones = other.drones
            self.score = other.score
            self.hands = other.hands
            self.planned = other.planned
            self.played = other.played
            self.down = other.down
            self.recycled = other.recycled
            self.market = other.market
            self.undrawn = other.undrawn
            self.deck_drones = other.deck_drones
            self.feats = other.feats
            self.learned = other.learned
            self.red_feats = other.red_feats
            self.blue_feats = other.blue_feats
            self.green_feats = other.green_feats
            self.boosts = other.boosts
            self.pile = other.pile
            self.boosted = other.boosted
            self.gone = other.gone
            self.missions = other.missions
            self.tokens = other.tokens
            self.pool = other.pool[:]
            self.used = other.used
            self.search = other.search
            self.strength = other.strength[:]
            self.holder = other.holder[:]
            self.control = other.control
            self.spots = other.spots[:]

    def clone(self) -> Dei:
        return Dei(self.table, self)


# Tuples and bags


def with_value(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The tuple with one value replaced."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)


def put(bag: list[int], start: int, end: int, thing: int) -> None:
    """Lay a thing into a bag: sorted, blanks last."""
    at = start
    while bag[at] != EMPTY and bag[at] <= thing:
        at += 1
    while thing != EMPTY:
        assert at < end, "a bag is full"
        bag[at], thing = thing, bag[at]
        at += 1


def take(bag: list[int], start: int, end: int, thing: int) -> None:
    """Take one thing of this kind out of a bag."""
    at = start
    while bag[at] != thing:
        at += 1
    while at < end - 1:
        bag[at] = bag[at + 1]
        at += 1
    bag[end - 1] = EMPTY


def with_thing(bag: tuple[int, ...], start: int, end: int, thing: int) -> tuple[int, ...]:
    """A tuple bag with one thing more."""
    values = list(bag)
    put(values, start, end, thing)
    return tuple(values)


def without_thing(bag: tuple[int, ...], start: int, end: int, thing: int) -> tuple[int, ...]:
    """A tuple bag with one thing less."""
    values = list(bag)
    take(values, start, end, thing)
    return tuple(values)


def held(bag: tuple[int, ...], seat: int) -> int:
    """How many buildings of one kind a seat has on the board."""
    found = 0
    for i in range(seat * KIND, seat * KIND + KIND):
        if bag[i] != EMPTY:
            found += 1
    return found


# Who is who


def seat_of(s: Dei, faction: int) -> int:
    """The seat that plays a faction, or -1."""
    for seat in range(s.table.seats):
        if s.factions[seat] == faction:
            return seat
    return -1


def champion_of(s: Dei, seat: int) -> int:
    """Which champion a seat has."""
    return s.table.champion_of[s.factions[seat]]


def emit(s: Dei, event: int, seat: int, rest: int, bits: int) -> None:
    """Note an event that begins with the faction of a seat, for everyone."""
    if s.events is not None:
        s.emit(event | s.factions[seat] << bits | rest, EVERYONE)
