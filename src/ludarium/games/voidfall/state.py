"""A position of Voidfall: flat zones, how they start and how they are copied.

Zones of players run seat by seat, zones of sectors sector by sector. Zones that change rarely are tuples, shared by all
copies and replaced when they change. Whose fleet power stands in a sector follows from its owner; fleet power on its
way to an invasion stands in `attack`, and in `battle` while a combat is fought.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall.battle import SIZE
from ludarium.games.voidfall.table import Table
from ludarium.games.voidfall.vocabulary import FIELDS
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import UNANSWERED, State

NOBODY: Final = -1
FLEET_POWER: Final = 14
STOCK_LIMIT: Final = 15
TECHNOLOGIES: Final = 28
BOUNTY_KINDS: Final = 16
RECLAIM_KINDS: Final = 16
HAND: Final = 32
"""Agendas in a hand: eight cells for each kind."""
DECK: Final = 8
EVENTS: Final = 9

# Marks in `used`: things done once in a turn. Extra actions of technologies have a bit each above.
AGENDA_USED: Final = 1
STEP_USED: Final = 2
STAND_IN_USED: Final = 4
DOUBLE_USED: Final = 8
HYPERDRIVE_USED: Final = 16
TAX_PAID: Final = 32
OVERPRODUCED: Final = 64
TECHNOLOGY_OWED: Final = 128
EXTRA: Final = 8
THROUGH_STORMS: Final = 1 << 14
"""This and the next mark: how the invasion that is gathering can use Hyperdrive."""
TWO_STEPS: Final = 1 << 15
HYPERSPACE: Final = THROUGH_STORMS | TWO_STEPS
INVADED: Final = 1 << 16
"""An invasion has set out in this turn."""


class Void(State):
    """Everything on the table."""

    def __init__(self, table: Table, other: Void | None = None) -> None:
        super().__init__()
        self.table: Final = table
        if other is None:
            self._fresh(table)
        else:
            self._copy(other)

    def _fresh(self, table: Table) -> None:
        seats, n = table.seats, table.n
        # The course of the game
        self.order: tuple[int, ...] = ()
        self.cycle: int = 0
        self.round: int = 0
        self.event: int = EMPTY
        self.turn: int = EMPTY
        self.focus: int = EMPTY
        self.done: int = 0
        self.used: int = 0
        self.flipped: int = 0
        self.playing: int = EMPTY
        self.declined: int = 0
        """The node that was declined last, for effects that are done several times."""
        # Players
        self.houses: tuple[int, ...] = (EMPTY,) * seats
        self.origins: tuple[int, ...] = (EMPTY,) * seats
        self.stock: list[int] = [0] * (5 * seats)
        self.influence: list[int] = [0] * seats
        self.active: list[int] = [0] * seats
        self.inactive: list[int] = [FLEET_POWER] * seats
        self.tokens: list[int] = [0] * seats
        self.tracks: tuple[int, ...] = (0,) * (3 * seats)
        self.track_corrupt: tuple[int, ...] = (0,) * (3 * seats)
        self.technologies: tuple[int, ...] = (0,) * (TECHNOLOGIES * seats)
        self.fallen: tuple[int, ...] = (0,) * seats
        self.hand: tuple[int, ...] = (0,) * seats
        self.discard: tuple[int, ...] = (0,) * seats
        self.agendas: tuple[int, ...] = (EMPTY,) * (FIELDS * seats)
        self.field_corrupt: tuple[int, ...] = (0,) * (FIELDS * seats)
        self.agenda_hands: tuple[int, ...] = (EMPTY,) * (HAND * seats)
        self.bounties: tuple[int, ...] = (0,) * (BOUNTY_KINDS * seats)
        self.reclaims: tuple[int, ...] = (0,) * (RECLAIM_KINDS * seats)
        self.glory: tuple[int, ...] = (0,) * (5 * seats)
        self.chambers: tuple[int, ...] = (0,) * seats
        self.kept: tuple[int, ...] = (0,) * seats
        self.paid: tuple[int, ...] = (0,) * seats
        self.researched: tuple[int, ...] = (0,) * seats
        """The last cycle in which a player gained a technology."""
        # The galaxy
        self.owner: list[int] = [NOBODY] * n
        self.fleets: list[int] = [0] * (5 * n)
        self.void: list[int] = [0] * n
        self.population: list[int] = [0] * n
        self.corrupt: list[int] = [0] * n
        self.guilds: list[int] = [0] * (5 * n)
        self.installations: list[int] = [0] * (3 * n)
        self.bounty_at: tuple[int, ...] = (0,) * n
        self.reclaim_at: tuple[int, ...] = (0,) * n
        self.glory_at: tuple[int, ...] = (0,) * (5 * n)
        self.claimed: tuple[int, ...] = (0,) * n
        # Common displays
        self.copies: tuple[int, ...] = (0,) * (2 * TECHNOLOGIES)
        self.improved: tuple[int, ...] = (0,) * TECHNOLOGIES
        self.later: tuple[int, ...] = (0,) * TECHNOLOGIES
        self.agenda_offer: tuple[int, ...] = (EMPTY,) * 4
        self.offer_corrupt: tuple[int, ...] = (0,) * 4
        self.agenda_decks: tuple[int, ...] = tuple(range(4 * DECK))
        self.agenda_under: tuple[int, ...] = (EMPTY,) * (4 * DECK)
        self.drawn: tuple[int, ...] = (EMPTY,) * 2
        self.drawer: int = EMPTY
        """Who sees what is drawn and not yet kept: agendas and events."""
        self.bounty_left: tuple[int, ...] = tuple(table.bounty_copies)
        self.reclaim_left: tuple[int, ...] = tuple(table.reclaim_copies)
        self.trade_board: int = 6 * table.capacity
        self.boxed: int = 0
        self.events_left: tuple[int, ...] = tuple(range(3 * EVENTS))
        self.foreseen: tuple[int, ...] = (EMPTY,) * 3
        self.foreseer: tuple[int, ...] = (EMPTY,) * 3
        self.events_under: tuple[int, ...] = (EMPTY,) * (3 * EVENTS)
        self.peeked: tuple[int, ...] = (EMPTY,) * 2
        # An invasion
        self.attack: list[int] = [0] * 5
        self.battle: list[int] = [0] * SIZE
        self.sealed = [UNANSWERED] * seats

    def _copy(self, other: Void) -> None:
        self.share(other)
        self.order = other.order
        self.cycle = other.cycle
        self.round = other.round
        self.event = other.event
        self.turn = other.turn
        self.focus = other.focus
        self.done = other.done
        self.used = other.used
        self.flipped = other.flipped
        self.playing = other.playing
        self.declined = other.declined
        self.houses = other.houses
        self.origins = other.origins
        self.stock = other.stock[:]
        self.influence = other.influence[:]
        self.active = other.active[:]
        self.inactive = other.inactive[:]
        self.tokens = other.tokens[:]
        self.tracks = other.tracks
        self.track_corrupt = other.track_corrupt
        self.technologies = other.technologies
        self.fallen = other.fallen
        self.hand = other.hand
        self.discard = other.discard
        self.agendas = other.agendas
        self.field_corrupt = other.field_corrupt
        self.agenda_hands = other.agenda_hands
        self.bounties = other.bounties
        self.reclaims = other.reclaims
        self.glory = other.glory
        self.chambers = other.chambers
        self.kept = other.kept
        self.paid = other.paid
        self.researched = other.researched
        self.owner = other.owner[:]
        self.fleets = other.fleets[:]
        self.void = other.void[:]
        self.population = other.population[:]
        self.corrupt = other.corrupt[:]
        self.guilds = other.guilds[:]
        self.installations = other.installations[:]
        self.bounty_at = other.bounty_at
        self.reclaim_at = other.reclaim_at
        self.glory_at = other.glory_at
        self.claimed = other.claimed
        self.copies = other.copies
        self.improved = other.improved
        self.later = other.later
        self.agenda_offer = other.agenda_offer
        self.offer_corrupt = other.offer_corrupt
        self.agenda_decks = other.agenda_decks
        self.agenda_under = other.agenda_under
        self.drawn = other.drawn
        self.drawer = other.drawer
        self.bounty_left = other.bounty_left
        self.reclaim_left = other.reclaim_left
        self.trade_board = other.trade_board
        self.boxed = other.boxed
        self.events_left = other.events_left
        self.foreseen = other.foreseen
        self.foreseer = other.foreseer
        self.events_under = other.events_under
        self.peeked = other.peeked
        self.attack = other.attack[:]
        self.battle = other.battle[:]

    def clone(self) -> Void:
        return Void(self.table, self)
