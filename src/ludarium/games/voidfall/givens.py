"""What never changes during a game: content, galaxy, edition and options as plain numbers for the rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from ludarium.games.voidfall import declaration as d
from ludarium.games.voidfall.components import EXTRAS, Content, HouseOrigin, StartSector
from ludarium.games.voidfall.editions import Rules
from ludarium.games.voidfall.effects import Cost, Program
from ludarium.games.voidfall.measures import Condition, Objective, mask
from ludarium.kernel.state import Frame

SLOTS: Final = 6
EACH: Final = 0
ONCE: Final = 1
PERMANENT: Final = 2
LATER: Final = 3
SCOPES: Final = ["each", "once", "always", "later"]


class Origin:
    """One origin of a house."""

    def __init__(self, data: HouseOrigin, sectors: list[StartSector], objectives: list[Objective]) -> None:
        self.technology: Final = d.TECHNOLOGY_NAMES.index(data.technology)
        self.home: Final = sectors[0]
        self.outpost: Final = sectors[1]
        self.active: Final[int] = data.active
        self.stock: Final[list[int]] = list(data.stock)
        self.spaces: Final[list[int]] = list(data.spaces)
        self.levels: Final = [data.levels.count(letter) for letter in d.LETTERS[:5]]
        self.extras: Final = [EXTRAS.index(extra) for extra in data.extras]
        self.objectives: Final = objectives


class TechnologyAction:
    """One of the extra actions of a technology: the focuses it goes with, and whether it goes with preferred ones."""

    def __init__(self, technology: int, way: int, focuses: str, cost: int, node: int) -> None:
        words = focuses.split()
        self.technology: Final = technology
        self.way: Final = way
        self.focuses: Final = mask([word for word in words if word != "preferred"], d.FOCUSES)
        self.preferred: Final = "preferred" in words
        self.cost: Final = cost
        self.node: Final = node


class Resolver(ABC):
    """What carries out effects. It calls moves, and moves bring effects along: so they know it only by this."""

    @abstractmethod
    def run(self, seat: int, node: int, here: int, must: int) -> Frame[Any]:
        """The frame that carries out a node; `here` is the sector of the action."""

    @abstractmethod
    def possible(self, s: Any, seat: int, node: int) -> bool:
        """Whether a node would do anything now."""

    @abstractmethod
    def where(self, seat: int, node: int, must: int) -> Frame[Any]:
        """The frame that asks for the sector first."""


class Givens:
    """The numbers of one match, and what carries out the effects of its cards."""

    def __init__(
        self, seats: int, rules: Rules, options: Mapping[str, str], content: Content, resolver: Resolver
    ) -> None:
        self.seats: Final = seats
        self.resolver: Final = resolver
        self._read_rules(rules, options)
        self._read_program(content)
        self._read_houses(content, rules)
        self._read_cards(content, rules)
        self._read_galaxy(content, rules.scenario or options["scenario"])
        self._allow_houses(content, rules, options["houses"] == "recommended")

    def _read_rules(self, rules: Rules, options: Mapping[str, str]) -> None:
        self.both_origins = rules.both_origins
        self.invade_players = rules.players_invade_players
        self.agendas_from = rules.agendas_from_cycle
        self.research_from = rules.research_from_cycle
        self.skirmish_from = rules.skirmish_from_cycle
        self.benchmark = rules.benchmark
        self.houses_chosen = options["houses"] == "turn-order"
        self.origins_random = options["origins"] == "random"
        self.origins_secret = options["origins"] == "secret"
        self.installations_survive = options["installations-survive-conquest"] == "yes"
        self.skirmish_anywhere = options["skirmish-anywhere"] == "yes"
        self.spread = options["spread-absorption"] == "yes"
        self.glory_influence = options["glory-influence"] == "yes"
        self.formation_limit = options["formation-limit"] == "yes"
        self.overproduction = options["overproduction"] == "yes"
        self.approach_by_destroyer = options["approach-damage"] == "destroyer"
        self.order_by_influence = options["turn-order"] == "influence"
        self.bounty_in_resistant = options["bounty-in-void-resistant"] == "yes"
        self.havens = options["safe-havens"] == "yes"
        self.capacity = 1 if self.seats == 2 else 2
        """Trade tokens on one field (VF-TRD-14)."""

    def _read_program(self, content: Content) -> None:
        self.program: Program = content.program
        self.op: list[int] = content.program.op
        self.a: list[int] = content.program.a
        self.b: list[int] = content.program.b
        self.c: list[int] = content.program.c
        self.kids: list[list[int]] = content.program.kids
        self.label: list[int] = content.program.label
        self.costs: list[Cost] = content.program.costs
        self.conditions: list[list[Condition]] = content.program.conditions
        self.credit_cost: int = content.credit_cost
        self.haven_nodes: list[int] = content.haven_nodes
        self.fleet_costs: list[int] = content.fleet_costs
        self.tax_cost: int = content.tax_cost

    def _read_houses(self, content: Content, rules: Rules) -> None:
        self.houses = len(content.houses)
        self.ability = [d.ABILITIES.index(house.ability) for house in content.houses]
        self.preferred = [mask(house.preferred, d.FOCUSES) for house in content.houses]
        self.spaces: list[list[int]] = content.tracks
        self.origins = [
            Origin(side, content.starts[i * 2 + letter], content.start_objectives[i * 2 + letter])
            for i, house in enumerate(content.houses)
            for letter, side in enumerate((house.a, house.b))
        ]
        self.fallen_nodes: list[int] = content.fallen

    def _read_cards(self, content: Content, rules: Rules) -> None:
        by_house: list[list[int]] = []
        for house in content.houses:
            cards = list(range(9))
            for number, focus in enumerate(content.focuses):
                if focus.house == house.id:
                    cards[d.FOCUSES.index(focus.replaces)] = number
            by_house.append(cards)
        self.card_of = by_house
        """By house and focus: the number of the card."""
        self.action_cost = [[action.cost for action in actions] for actions in content.focus_actions]
        self.action_node = [[action.node for action in actions] for actions in content.focus_actions]
        self.immediate: list[int] = content.immediate
        self.technology_actions = [
            TechnologyAction(i, way, action.name, action.cost, action.node)
            for i, actions in enumerate(content.technology_actions)
            for way, action in enumerate(actions)
        ]
        self.improved_actions = [
            TechnologyAction(i, way, action.name, action.cost, action.node)
            for i, actions in enumerate(content.improved_actions)
            for way, action in enumerate(actions)
        ]
        self.agenda_kind = [d.KINDS.index(agenda.kind) for agenda in content.agendas]
        self.agenda_objectives: list[list[Objective]] = content.objectives
        self.kind_focuses = [mask(kind.focuses, d.FOCUSES) for kind in content.kinds]
        self.kind_node: list[int] = content.kind_nodes
        self.event_cycle = [event.cycle for event in content.events]
        self.event_rounds = [event.rounds for event in content.events]
        names = [event.id for event in content.events]
        self.fixed_events = [names.index(event) for event in rules.events]
        self.event_permanent = [sum([box.permanent for box in boxes]) for boxes in content.boxes]
        self.box_node = [[box.node for box in boxes] for boxes in content.boxes]
        self.box_must = [[box.must for box in boxes] for boxes in content.boxes]
        self.box_scope = [[SCOPES.index(box.scope) for box in boxes] for boxes in content.boxes]
        self.decree_conditions = [[decree.conditions for decree in decrees] for decrees in content.decrees]
        self.decree_node = [[decree.node for decree in decrees] for decrees in content.decrees]
        self.bounty_copies = [token.copies for token in content.bounties]
        self.bounty_node: list[int] = content.bounty_nodes
        self.reclaim_copies = [token.copies for token in content.reclaims]
        self.reclaim_node: list[int] = content.reclaim_nodes
        self.bonus_node: list[int] = content.bonus_nodes
        self.yields = [list(content.yields[0].by_level), list(content.yields[1].by_level)]

    def _read_galaxy(self, content: Content, scenario: str) -> None:
        found = next((s for s in content.scenarios if s.id == scenario), content.scenarios[-1])
        self.scenario = found
        self.map_id = f"{found.id}-{self.seats}"
        self.galaxy = galaxy = content.galaxies[[entry.id for entry in content.maps].index(self.map_id)]
        self.n = galaxy.n
        self.near: list[list[int]] = galaxy.near
        self.touching: list[list[int]] = galaxy.touching
        self.homes: list[int] = galaxy.homes
        self.outposts: list[int] = galaxy.outposts
        self.home_of = [galaxy.homes.index(sector) if sector in galaxy.homes else -1 for sector in range(galaxy.n)]
        names = [house.id for house in content.houses]
        self.fallen = [names.index(house) for house in found.fallen]
        self.market = sorted(
            [self.origins[house * 2 + letter].technology for house in self.fallen for letter in range(2)]
        )
        kinds = [next(k for k in content.sectors if k.id == kind) for kind in galaxy.kinds]
        ids = [kind.id for kind in content.sectors]
        self.kind = [ids.index(kind) for kind in galaxy.kinds]
        self.guild_slots = [kind.guild_slots for kind in kinds]
        self.installation_slots = [kind.installation_slots for kind in kinds]
        self.resists_void = ["void" in kind.resists for kind in kinds]
        self.resists_corruption = ["corruption" in kind.resists for kind in kinds]
        self.fixed_population = [kind.fixed_population for kind in kinds]
        self.slots_free = [kind.slots_without_upkeep for kind in kinds]
        self.symbol = [kind.upkeep for kind in kinds]
        self.while_held = [[kind.while_held.count(letter) for letter in d.LETTERS[:5]] for kind in kinds]
        self.printed = [[kind.installations.count(name) for name in d.INSTALLATIONS] for kind in kinds]
        self.start_defences = [figures.get("d", 0) for figures in galaxy.figures]
        self.printed_guilds = [[kind.guilds.count(name) for name in d.GUILDS] for kind in kinds]
        houses = iter(self.fallen)
        self.fallen_at = [next(houses) if kind == "fallen" else -1 for kind in galaxy.kinds]
        self.once_node = [content.once_nodes[ids.index(kind)] for kind in galaxy.kinds]
        self.start_population = [
            content.houses[self.fallen_at[sector]].population
            if kind == "fallen"
            else galaxy.figures[sector].get("p", 0)
            for sector, kind in enumerate(galaxy.kinds)
        ]
        self.start_void = [figures.get("v", 0) for figures in galaxy.figures]
        self.start_glory = [figures.get("g", 0) for figures in galaxy.figures]
        self.start_bounty = [figures.get("b", 0) for figures in galaxy.figures]
        self.start_reclaim = [figures.get("r", 0) for figures in galaxy.figures]
        self.start_corrupt = [
            1 if self.start_population[i] and (self.start_void[i] or self.fallen_at[i] >= 0) else 0
            for i in range(self.n)
        ]

    def _allow_houses(self, content: Content, rules: Rules, recommended: bool) -> None:
        """VF-SET-03, VF-TUT-04: which houses may be dealt or chosen."""
        names = [house.id for house in content.houses]
        houses = rules.houses or (self.scenario.recommended if recommended else names)
        self.allowed_houses = sorted([names.index(house) for house in houses if house not in self.scenario.fallen])
        self.houses_rule = "VF-TUT-04" if rules.houses else "VF-SET-03"


def origin_of(givens: Givens, house: int, letter: int) -> Origin:
    return givens.origins[house * 2 + letter]
