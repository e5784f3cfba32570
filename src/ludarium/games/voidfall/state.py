# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""A position: its zones as attributes, how it starts and how it is copied; and its constants."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.voidfall.battle import SIZE
from ludarium.games.voidfall.givens import Givens
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import UNANSWERED, State

NOBODY: Final = -1
FLEET_POWER: Final = 14
STOCK_LIMIT: Final = 15
TECHNOLOGIES: Final = 28
BASIC: Final = 1
IMPROVED: Final = 2
TOKEN_KINDS: Final = 16
GLORY_VALUES: Final = 5
FIELDS: Final = 4
SPACES: Final = 7
HAND: Final = 32
DECK: Final = 8
EVENTS: Final = 9
TRACK_PLACE: Final = 32
FIELD_PLACE: Final = 35
CHAMBERS_PLACE: Final = 39
EXTRAS: Final = 8
IMPROVED_EXTRAS: Final = 20


class Void(State):
    """Everything that changes during a game."""

    def __init__(self, givens: Givens, other: Void | None = None) -> None:
        super().__init__(other)
        self.givens: Final = givens
        if other is None:
            seats = givens.seats
            self.order: tuple[int, ...] = ()
            self.cycle: int = 0
            self.round: int = 0
            self.event: int = EMPTY
            self.turn: int = EMPTY
            self.focus: int = EMPTY
            self.done: int = 0
            """Actions of the focus that are done."""
            self.used: int = 0
            """What was done in this turn and may be done once, as in `packed.used`."""
            self.overproduced: int = 0
            """Overproductions of this turn, up to the second, where safe havens are built."""
            self.flipped: int = 0
            """Whether a trade token gives a third action."""
            self.playing: int = EMPTY
            self.declined: int = 0
            """The node that was declined last, for effects that are done several times."""
            self.houses: tuple[int, ...] = (EMPTY,) * seats
            self.origins: tuple[int, ...] = (EMPTY,) * seats
            self.stock: list[int] = [0] * (5 * seats)
            """By resource."""
            self.influence: list[int] = [0] * seats
            self.active: list[int] = [0] * seats
            self.inactive: list[int] = [FLEET_POWER] * seats
            self.tokens: list[int] = [0] * seats
            self.tracks: tuple[int, ...] = (0,) * (3 * seats)
            """The space on each track."""
            self.track_corrupt: tuple[int, ...] = (0,) * (3 * seats)
            self.technologies: tuple[int, ...] = (0,) * (TECHNOLOGIES * seats)
            """0, BASIC or IMPROVED."""
            self.fallen: tuple[int, ...] = (0,) * seats
            self.hand: tuple[int, ...] = (0,) * seats
            """Focuses in hand."""
            self.discard: tuple[int, ...] = (0,) * seats
            """Focuses discarded."""
            self.agendas: tuple[int, ...] = (EMPTY,) * (FIELDS * seats)
            self.field_corrupt: tuple[int, ...] = (0,) * (FIELDS * seats)
            self.agenda_hands: tuple[int, ...] = (EMPTY,) * (HAND * seats)
            self.bounties: tuple[int, ...] = (0,) * (TOKEN_KINDS * seats)
            """How many of each kind."""
            self.reclaims: tuple[int, ...] = (0,) * (TOKEN_KINDS * seats)
            """Likewise."""
            self.glory: tuple[int, ...] = (0,) * (GLORY_VALUES * seats)
            """How many of each value, from 1 on."""
            self.chambers: tuple[int, ...] = (0,) * seats
            self.kept: tuple[int, ...] = (0,) * seats
            self.paid: tuple[int, ...] = (0,) * seats
            self.havens: tuple[int, ...] = (0,) * seats
            """Fleet power in safe havens, where it stays."""
            self.sheltering: tuple[int, ...] = (0,) * seats
            """Rewards of safe havens that were taken."""
            self.researched: tuple[int, ...] = (0,) * seats
            """The last cycle in which a player gained a technology."""
            self.owner: list[int] = [NOBODY] * givens.n
            self.fleets: list[int] = [0] * (5 * givens.n)
            """By type."""
            self.void: list[int] = [0] * givens.n
            self.population: list[int] = [0] * givens.n
            self.corrupt: list[int] = [0] * givens.n
            self.guilds: list[int] = [0] * (5 * givens.n)
            """By kind."""
            self.installations: list[int] = [0] * (3 * givens.n)
            """By kind."""
            self.bounty_at: tuple[int, ...] = (0,) * givens.n
            self.reclaim_at: tuple[int, ...] = (0,) * givens.n
            self.glory_at: tuple[int, ...] = (0,) * (GLORY_VALUES * givens.n)
            """How many of each value, from 1 on."""
            self.claimed: tuple[int, ...] = (0,) * givens.n
            self.copies: tuple[int, ...] = (0,) * (2 * TECHNOLOGIES)
            """Those that give influence, and those that do not."""
            self.improved: tuple[int, ...] = (0,) * TECHNOLOGIES
            self.later: tuple[int, ...] = (0,) * TECHNOLOGIES
            self.agenda_offer: tuple[int, ...] = (EMPTY,) * 4
            self.offer_corrupt: tuple[int, ...] = (0,) * 4
            self.agenda_decks: tuple[int, ...] = tuple(range(HAND))
            self.agenda_under: tuple[int, ...] = (EMPTY,) * HAND
            self.drawn: tuple[int, ...] = (EMPTY,) * 2
            self.drawer: int = EMPTY
            """Who sees what is drawn and not yet kept: agendas and events."""
            self.bounty_left: tuple[int, ...] = tuple(givens.bounty_copies)
            self.reclaim_left: tuple[int, ...] = tuple(givens.reclaim_copies)
            self.trade_board: int = 6 * givens.capacity
            self.boxed: int = 0
            self.events_left: tuple[int, ...] = tuple(range(3 * EVENTS))
            self.events_under: tuple[int, ...] = (EMPTY,) * (3 * EVENTS)
            self.foreseen: tuple[int, ...] = (EMPTY,) * 3
            self.foreseer: tuple[int, ...] = (EMPTY,) * 3
            self.peeked: tuple[int, ...] = (EMPTY,) * 2
            self.attack: list[int] = [0] * 5
            """By type."""
            self.battle: list[int] = [0] * SIZE
            self.domains: tuple[tuple[int, ...], ...] = ((),) * seats
            """By seat, the sectors it holds, as `owner` has them."""
            self.sealed = [UNANSWERED] * seats
        else:
            self.order = other.order
            self.cycle = other.cycle
            self.round = other.round
            self.event = other.event
            self.turn = other.turn
            self.focus = other.focus
            self.done = other.done
            self.used = other.used
            self.overproduced = other.overproduced
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
            self.havens = other.havens
            self.sheltering = other.sheltering
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
            self.events_under = other.events_under
            self.foreseen = other.foreseen
            self.foreseer = other.foreseer
            self.peeked = other.peeked
            self.attack = other.attack[:]
            self.battle = other.battle[:]
            self.domains = other.domains

    def clone(self) -> Void:
        return Void(self.givens, self)

    def zones(self) -> dict[str, Any]:
        return {
            "order": self.order,
            "cycle": self.cycle,
            "round": self.round,
            "event": self.event,
            "turn": self.turn,
            "focus": self.focus,
            "done": self.done,
            "used": self.used,
            "overproduced": self.overproduced,
            "flipped": self.flipped,
            "playing": self.playing,
            "declined": self.declined,
            "houses": self.houses,
            "origins": self.origins,
            "stock": self.stock[:],
            "influence": self.influence[:],
            "active": self.active[:],
            "inactive": self.inactive[:],
            "tokens": self.tokens[:],
            "tracks": self.tracks,
            "track_corrupt": self.track_corrupt,
            "technologies": self.technologies,
            "fallen": self.fallen,
            "hand": self.hand,
            "discard": self.discard,
            "agendas": self.agendas,
            "field_corrupt": self.field_corrupt,
            "agenda_hands": self.agenda_hands,
            "bounties": self.bounties,
            "reclaims": self.reclaims,
            "glory": self.glory,
            "chambers": self.chambers,
            "kept": self.kept,
            "paid": self.paid,
            "havens": self.havens,
            "sheltering": self.sheltering,
            "researched": self.researched,
            "owner": self.owner[:],
            "fleets": self.fleets[:],
            "void": self.void[:],
            "population": self.population[:],
            "corrupt": self.corrupt[:],
            "guilds": self.guilds[:],
            "installations": self.installations[:],
            "bounty_at": self.bounty_at,
            "reclaim_at": self.reclaim_at,
            "glory_at": self.glory_at,
            "claimed": self.claimed,
            "copies": self.copies,
            "improved": self.improved,
            "later": self.later,
            "agenda_offer": self.agenda_offer,
            "offer_corrupt": self.offer_corrupt,
            "agenda_decks": self.agenda_decks,
            "agenda_under": self.agenda_under,
            "drawn": self.drawn,
            "drawer": self.drawer,
            "bounty_left": self.bounty_left,
            "reclaim_left": self.reclaim_left,
            "trade_board": self.trade_board,
            "boxed": self.boxed,
            "events_left": self.events_left,
            "events_under": self.events_under,
            "foreseen": self.foreseen,
            "foreseer": self.foreseer,
            "peeked": self.peeked,
            "attack": self.attack[:],
            "battle": self.battle[:],
        }

    def held(self) -> list[Any]:
        return [
            self.order,
            self.cycle,
            self.round,
            self.event,
            self.turn,
            self.focus,
            self.done,
            self.used,
            self.overproduced,
            self.flipped,
            self.playing,
            self.declined,
            self.houses,
            self.origins,
            self.stock,
            self.influence,
            self.active,
            self.inactive,
            self.tokens,
            self.tracks,
            self.track_corrupt,
            self.technologies,
            self.fallen,
            self.hand,
            self.discard,
            self.agendas,
            self.field_corrupt,
            self.agenda_hands,
            self.bounties,
            self.reclaims,
            self.glory,
            self.chambers,
            self.kept,
            self.paid,
            self.havens,
            self.sheltering,
            self.researched,
            self.owner,
            self.fleets,
            self.void,
            self.population,
            self.corrupt,
            self.guilds,
            self.installations,
            self.bounty_at,
            self.reclaim_at,
            self.glory_at,
            self.claimed,
            self.copies,
            self.improved,
            self.later,
            self.agenda_offer,
            self.offer_corrupt,
            self.agenda_decks,
            self.agenda_under,
            self.drawn,
            self.drawer,
            self.bounty_left,
            self.reclaim_left,
            self.trade_board,
            self.boxed,
            self.events_left,
            self.events_under,
            self.foreseen,
            self.foreseer,
            self.peeked,
            self.attack,
            self.battle,
        ]
