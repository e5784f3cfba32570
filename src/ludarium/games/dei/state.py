# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""A position: its zones as attributes, how it starts and how it is copied; and its constants."""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.dei.givens import Givens
from ludarium.games.dei.terrain import Terrain
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import UNANSWERED, State

ROUNDS: Final = 4
PHASES: Final = 3
HAND: Final = 20
SLOTS: Final = 9
BIN: Final = 24
BOOSTS: Final = 16
SPOTS: Final = 17
TECHNOLOGY: Final = 0
ENERGY: Final = 1
SUPPLIES: Final = 2
TECHNOLOGY_TOKENS: Final = 60
ENERGY_TOKENS: Final = 40
SCRAPPERS: Final = 15
KIND: Final = 3


class Dei(State):
    """Everything that changes during a game."""

    def __init__(self, givens: Givens, other: Dei | None = None) -> None:
        super().__init__(other)
        self.givens: Final = givens
        if other is None:
            seats = givens.seats
            self.layout: tuple[int, ...] = (EMPTY,) * givens.places
            """By row, as in `packed.laid`."""
            self.factions: tuple[int, ...] = (EMPTY,) * seats
            self.key: tuple[int, ...] = (EMPTY,) * 3
            """The colour of the outposts of each letter."""
            self.round: int = 0
            self.phase: int = 0
            """From 0."""
            self.order: tuple[int, ...] = ()
            self.scrappers: list[int] = []
            self.resources: list[int] = []
            """By region: technology on the ground, energy on roofs."""
            self.champions: tuple[int, ...] = (EMPTY,) * seats
            self.reserve: tuple[int, ...] = (SCRAPPERS,) * seats
            self.refuges: tuple[int, ...] = (EMPTY,) * (KIND * seats)
            self.elevators: tuple[int, ...] = (EMPTY,) * (KIND * seats)
            """Places for elevators on the board."""
            self.bridges: tuple[int, ...] = (EMPTY,) * (KIND * seats)
            """Places for bridges on the board."""
            self.technology: tuple[int, ...] = (0,) * seats
            self.energy: tuple[int, ...] = (0,) * seats
            self.common: tuple[int, ...] = (TECHNOLOGY_TOKENS, ENERGY_TOKENS)
            """Technology and energy."""
            self.drones: tuple[int, ...] = (EMPTY,) * 4
            self.score: tuple[int, ...] = (0,) * seats
            self.hands: list[int] = [EMPTY] * (HAND * seats)
            self.planned: tuple[int, ...] = (EMPTY,) * (2 * seats)
            self.played: list[int] = [EMPTY] * (SLOTS * seats)
            self.recycled: tuple[int, ...] = (EMPTY,) * (BIN * seats)
            self.down: int = 0
            """Places in `played` whose cards lie face down."""
            self.market: tuple[int, ...] = (EMPTY,) * 12
            self.undrawn: tuple[int, ...] = (0,) * givens.cards
            """By card, whether it is in a deck."""
            self.deck_drones: tuple[int, ...] = (0,) * 3
            """Drone cards mixed into each deck of a colour."""
            self.feats: tuple[int, ...] = (EMPTY,) * (3 * seats)
            self.learned: tuple[int, ...] = (EMPTY,) * (3 * seats)
            self.red_feats: tuple[int, ...] = tuple(range(6))
            self.blue_feats: tuple[int, ...] = tuple(range(6, 12))
            self.green_feats: tuple[int, ...] = tuple(range(12, 18))
            self.boosts: tuple[int, ...] = (EMPTY,) * (BOOSTS * seats)
            self.pile: tuple[int, ...] = tuple(givens.boost_pile)
            self.boosted: tuple[int, ...] = (EMPTY,) * (SLOTS * seats)
            self.gone: tuple[int, ...] = (EMPTY,) * BOOSTS
            self.missions: tuple[int, ...] = (EMPTY,) * 8
            self.tokens: tuple[int, ...] = (EMPTY,) * (4 * seats)
            """By column, the row of the mission chosen."""
            self.used: int = 0
            """What was done and may be done once, as in `packed.used`."""
            self.search: int = EMPTY
            """The region of Abraham's extra collect."""
            self.pool: list[int] = []
            """What may still be done, as in `packed.token`."""
            self.terrain: Terrain = givens.terrain(tuple(givens.first_layout))
            self.strength: list[int] = []
            self.holder: list[int] = []
            self.most: list[int] = []
            """By region, the greatest strength of a seat."""
            self.control: tuple[int, ...] = (0,) * (3 * seats)
            self.spots: list[int] = [0] * (SPOTS * seats)
            self.sealed = [UNANSWERED] * seats
        else:
            self.layout = other.layout
            self.factions = other.factions
            self.key = other.key
            self.round = other.round
            self.phase = other.phase
            self.order = other.order
            self.scrappers = other.scrappers[:]
            self.resources = other.resources[:]
            self.champions = other.champions
            self.reserve = other.reserve
            self.refuges = other.refuges
            self.elevators = other.elevators
            self.bridges = other.bridges
            self.technology = other.technology
            self.energy = other.energy
            self.common = other.common
            self.drones = other.drones
            self.score = other.score
            self.hands = other.hands[:]
            self.planned = other.planned
            self.played = other.played[:]
            self.recycled = other.recycled
            self.down = other.down
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
            self.used = other.used
            self.search = other.search
            self.pool = other.pool[:]
            self.terrain = other.terrain
            self.strength = other.strength[:]
            self.holder = other.holder[:]
            self.most = other.most[:]
            self.control = other.control
            self.spots = other.spots[:]

    def clone(self) -> Dei:
        return Dei(self.givens, self)

    def zones(self) -> dict[str, Any]:
        return {
            "layout": self.layout,
            "factions": self.factions,
            "key": self.key,
            "round": self.round,
            "phase": self.phase,
            "order": self.order,
            "scrappers": self.scrappers[:],
            "resources": self.resources[:],
            "champions": self.champions,
            "reserve": self.reserve,
            "refuges": self.refuges,
            "elevators": self.elevators,
            "bridges": self.bridges,
            "technology": self.technology,
            "energy": self.energy,
            "common": self.common,
            "drones": self.drones,
            "score": self.score,
            "hands": self.hands[:],
            "planned": self.planned,
            "played": self.played[:],
            "recycled": self.recycled,
            "down": self.down,
            "market": self.market,
            "undrawn": self.undrawn,
            "deck_drones": self.deck_drones,
            "feats": self.feats,
            "learned": self.learned,
            "red_feats": self.red_feats,
            "blue_feats": self.blue_feats,
            "green_feats": self.green_feats,
            "boosts": self.boosts,
            "pile": self.pile,
            "boosted": self.boosted,
            "gone": self.gone,
            "missions": self.missions,
            "tokens": self.tokens,
            "used": self.used,
            "search": self.search,
            "pool": self.pool[:],
        }

    def held(self) -> list[Any]:
        return [
            self.layout,
            self.factions,
            self.key,
            self.round,
            self.phase,
            self.order,
            self.scrappers,
            self.resources,
            self.champions,
            self.reserve,
            self.refuges,
            self.elevators,
            self.bridges,
            self.technology,
            self.energy,
            self.common,
            self.drones,
            self.score,
            self.hands,
            self.planned,
            self.played,
            self.recycled,
            self.down,
            self.market,
            self.undrawn,
            self.deck_drones,
            self.feats,
            self.learned,
            self.red_feats,
            self.blue_feats,
            self.green_feats,
            self.boosts,
            self.pile,
            self.boosted,
            self.gone,
            self.missions,
            self.tokens,
            self.used,
            self.search,
            self.pool,
        ]
