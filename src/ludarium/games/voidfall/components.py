"""The components of Voidfall as frozen values, checked: houses, cards, technologies, events, tokens, maps.

Effect texts become nodes of one program, objectives compiled measures; a text nobody understands is an error that
names the file and the line.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from ludarium.games.voidfall import declaration as d
from ludarium.games.voidfall import galaxy
from ludarium.games.voidfall.effects import Program, split
from ludarium.games.voidfall.measures import Condition, Objective, conditions, objective
from ludarium.kernel.content import Entry, Pack

T = TypeVar("T")
Guild = Literal["farmers", "engineers", "miners", "bankers", "scientists"]
Installation = Literal["shipyard", "defence", "starbase"]
Letter = Literal["F", "E", "M", "C", "S"]
EXTRAS = ("agenda", "upgrade", "purify", "shift", "token", "bounty")
THINGS = ("corrupt", *d.GUILDS, *d.INSTALLATIONS, *d.FLEETS)
BOUNTIES = 48
RECLAIMS = 24
FLEET_POWER = 14
EVENTS = 9


class Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an entry."""


class HouseOrigin(Value, frozen=True):
    technology: str
    home: str
    outpost: str
    active: int
    stock: tuple[int, int, int, int, int]
    objectives: tuple[str, ...]
    second: tuple[str, ...] = ()
    creed: tuple[str, ...] = ()
    spaces: tuple[int, int, int] = (0, 0, 0)
    levels: tuple[Letter, ...] = ()
    extras: tuple[str, ...] = ()


def _some(field: str, focuses: tuple[str, ...]) -> None:
    """A refusal names them, so there must be one."""
    if not focuses:
        raise ValueError(f"{field}: at least one focus is needed")


class House(Entry, frozen=True, kw_only=True):
    designed: tuple[str, ...]
    complexity: int
    preferred: tuple[str, ...]
    ability: str
    population: int
    fallen: str
    society: tuple[str, ...]
    government: tuple[str, ...]
    economy: tuple[str, ...]
    a: HouseOrigin
    b: HouseOrigin

    def __post_init__(self) -> None:
        _some("preferred", self.preferred)


class Focus(Entry, frozen=True, kw_only=True):
    replaces: str
    actions: tuple[str, str, str]
    house: str = ""


class Technology(Entry, frozen=True, kw_only=True):
    immediate: str
    actions: tuple[str, ...] = ()
    improved_actions: tuple[str, ...] = ()
    designed: tuple[str, ...] = ()


class AgendaKind(Entry, frozen=True, kw_only=True):
    focuses: tuple[str, ...]
    action: str

    def __post_init__(self) -> None:
        _some("focuses", self.focuses)


class Agenda(Entry, frozen=True, kw_only=True):
    kind: Literal["dominance", "wealth", "might", "support"]
    objectives: tuple[str, ...]
    designed: tuple[str, ...] = ()


class Event(Entry, frozen=True, kw_only=True):
    cycle: Literal[1, 2, 3]
    rounds: int
    boxes: tuple[str, ...]
    decrees: tuple[str, str]
    """Always two: an answer names the first or the second."""


class Token(Entry, frozen=True, kw_only=True):
    copies: int
    reward: str


class Bonus(Entry, frozen=True, kw_only=True):
    reward: str


class Yield(Entry, frozen=True, kw_only=True):
    by_level: tuple[int, ...]


class SectorKind(Entry, frozen=True, kw_only=True):
    guild_slots: int
    installation_slots: int
    guilds: tuple[Guild, ...] = ()
    installations: tuple[Installation, ...] = ()
    once: str = ""
    while_held: tuple[Letter, ...] = ()
    resists: tuple[Literal["corruption", "void"], ...] = ()
    slots_without_upkeep: bool = False
    fixed_population: bool = False
    upkeep: int = 0


class Scenario(Entry, frozen=True, kw_only=True):
    fallen: tuple[str, str, str, str]
    recommended: tuple[str, str, str, str]


class Map(Entry, frozen=True, kw_only=True):
    sectors: tuple[str, ...]
    storms: tuple[str, ...]


class Agendas(Value, frozen=True):
    kind: list[AgendaKind]
    agenda: list[Agenda]


class Yields(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"yields": "yield"}):
    bounty: list[Token]
    reclaim: list[Token]
    bonus: list[Bonus]
    yields: list[Yield]


class Maps(Value, frozen=True):
    scenario: list[Scenario]
    map: list[Map]


class StartSector:
    """A home or an outpost as an origin finds it."""

    def __init__(self, text: str) -> None:
        population, *things = text.split() or [""]
        if not population.isdecimal() or any(thing not in THINGS for thing in things):
            raise ValueError(f"{text!r} should read `2 corrupt engineers shipyard corvette`")
        self.population = int(population)
        self.corrupt = things.count("corrupt")
        self.guilds = [things.count(kind) for kind in d.GUILDS]
        self.installations = [things.count(kind) for kind in d.INSTALLATIONS]
        self.fleets = [things.count(kind) for kind in d.FLEETS]


TRIED = "tried.txt"
HAVENS = ("purify", "any 3", "deploy 2")
"""What a complete safe haven brings: one of these (VF-EVA-26)."""


class Action:
    """An action of a card: its name, what it costs (a number of the program's costs) and the node it does."""

    def __init__(self, name: str, cost: int, node: int) -> None:
        self.name = name
        self.cost = cost
        self.node = node


class Box:
    """A box of an event's left half."""

    def __init__(self, must: bool, scope: str, node: int, permanent: int) -> None:
        self.must = must
        self.scope = scope
        self.node = node
        self.permanent = permanent


class Decree:
    """A galactic objective: conditions (none where the effect counts for itself) and a reward."""

    def __init__(self, conditions: list[Condition], node: int) -> None:
        self.conditions = conditions
        self.node = node


class Content:
    """A whole pack, checked."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.program = Program()
        self.houses = pack.rows("houses.toml", "house", House)
        self.focuses = pack.rows("focuses.toml", "focus", Focus)
        self.technologies = pack.rows("technologies.toml", "technology", Technology)
        agendas = pack.read("agendas.toml", Agendas)
        self.kinds, self.agendas = agendas.kind, agendas.agenda
        self.events = pack.rows("events.toml", "event", Event)
        tokens = pack.read("tokens.toml", Yields)
        self.bounties, self.reclaims, self.bonuses, self.yields = (
            tokens.bounty,
            tokens.reclaim,
            tokens.bonus,
            tokens.yields,
        )
        self.sectors = pack.rows("sectors.toml", "sector", SectorKind)
        maps = pack.read("maps.toml", Maps)
        self.scenarios, self.maps = maps.scenario, maps.map
        self._check_lists()
        self._compile()
        self._check_houses()
        self._check_rest()
        tried = Path(__file__).with_name(TRIED).read_text("utf-8").splitlines()
        self.tried = {text: self.program.add(text) for text in tried}
        """Effects that examples of rules carry out alone, by their text: their nodes come after those of cards."""
        self.haven_nodes = [self.program.add(text) for text in HAVENS]

    def _check_lists(self) -> None:
        """The lists the rules count on, in their order."""
        pack = self.pack
        if tuple(t.id for t in self.technologies) != d.TECHNOLOGY_NAMES:
            wrong = next((t.id for t in self.technologies if t.id not in d.TECHNOLOGY_NAMES), "")
            listed = ", ".join(d.TECHNOLOGY_NAMES)
            raise pack.problem("technologies.toml", wrong, f"the technologies are {listed}, in this order (VF-TEC-01)")
        if [kind.id for kind in self.kinds] != d.KINDS:
            raise pack.problem("agendas.toml", "", f"the kinds of agendas are {', '.join(d.KINDS)} (VF-AGE-01)")
        for kind in d.KINDS:
            if len([a for a in self.agendas if a.kind == kind]) != 8:
                raise pack.problem("agendas.toml", kind, f"there are eight agendas of kind {kind}")
        if [f.id for f in self.focuses[:9]] != d.FOCUSES or any(f.house for f in self.focuses[:9]):
            raise pack.problem("focuses.toml", "", f"the first nine focus cards are {', '.join(d.FOCUSES)}")
        houses = [house.id for house in self.houses]
        for focus in self.focuses:
            if focus.replaces not in d.FOCUSES or (focus.house and focus.house not in houses):
                raise pack.problem("focuses.toml", focus.id, "it replaces no standard focus, or its house is unknown")
        if [y.id for y in self.yields] != ["goods", "credits"] or any(len(y.by_level) != 14 for y in self.yields):
            raise pack.problem("tokens.toml", "goods", "goods and credits have a yield for each level from 0 to 13")
        maps = {f"{scenario.id}-{seats}": scenario.id for scenario in self.scenarios for seats in (2, 3, 4)}
        missing = [scenario for id, scenario in maps.items() if id not in [entry.id for entry in self.maps]]
        for wrong in [*missing, *(entry.id for entry in self.maps if entry.id not in maps)]:
            raise pack.problem("maps.toml", wrong, "each scenario has a map SCENARIO-2, SCENARIO-3 and SCENARIO-4")
        if len(self.bonuses) != 6:
            raise pack.problem("tokens.toml", "slot-1", "the trade board has six slots")

    def parsed(self, file: str, entry: str, read: Callable[[str], T], text: str) -> T:
        """A text turned into what the rules use; what cannot be read is an error of its entry."""
        try:
            return read(text)
        except ValueError as problem:
            raise self.pack.problem(file, entry, str(problem)) from None

    def _node(self, file: str, entry: str, text: str) -> int:
        return self.parsed(file, entry, self.program.add, text) if text else 0

    def _action(self, file: str, entry: str, text: str) -> Action:
        name, colon, rest = text.partition(": ")
        parts = split(rest, " -> ")
        if not colon or not name.split() or len(parts) > 2:
            raise self.pack.problem(file, entry, f"{text!r} should read `name: cost -> effect`")
        cost = self.parsed(file, entry, self.program.add_cost, parts[0]) if len(parts) == 2 else 0
        return Action(name, cost, self._node(file, entry, parts[-1]))

    def _compile(self) -> None:
        node, program = self._node, self.program
        self.focus_actions = [[self._action("focuses.toml", f.id, text) for text in f.actions] for f in self.focuses]
        self.tracks = [
            [node("houses.toml", house.id, space) for track in d.TRACKS for space in getattr(house, track)]
            for house in self.houses
        ]
        self.fallen = [node("houses.toml", house.id, house.fallen) for house in self.houses]
        self.objectives: list[list[Objective]] = [
            [self.parsed("agendas.toml", agenda.id, objective, text) for text in agenda.objectives]
            for agenda in self.agendas
        ]
        self.start_objectives: list[list[Objective]] = []
        self.starts: list[list[StartSector]] = []
        """By origin: home and outpost."""
        for house in self.houses:
            for origin in (house.a, house.b):
                texts = [*origin.objectives, *origin.second, *origin.creed]
                self.start_objectives.append([self.parsed("houses.toml", house.id, objective, text) for text in texts])
                sectors = (origin.home, origin.outpost)
                self.starts.append([self.parsed("houses.toml", house.id, StartSector, text) for text in sectors])
        self.kind_nodes = [node("agendas.toml", kind.id, kind.action) for kind in self.kinds]
        self.immediate = [node("technologies.toml", t.id, t.immediate) for t in self.technologies]
        self.technology_actions = [
            [self._action("technologies.toml", t.id, text) for text in t.actions] for t in self.technologies
        ]
        self.improved_actions = [
            [self._action("technologies.toml", t.id, text) for text in t.improved_actions] for t in self.technologies
        ]
        self.bounty_nodes = [node("tokens.toml", token.id, token.reward) for token in self.bounties]
        self.reclaim_nodes = [node("tokens.toml", token.id, token.reward) for token in self.reclaims]
        self.bonus_nodes = [node("tokens.toml", bonus.id, bonus.reward) for bonus in self.bonuses]
        self.once_nodes = [node("sectors.toml", sector.id, sector.once) for sector in self.sectors]
        self.boxes = [[self._box(event.id, text) for text in event.boxes] for event in self.events]
        self.decrees = [[self._decree(event.id, text) for text in event.decrees] for event in self.events]
        self.galaxies = [self._galaxy(entry) for entry in self.maps]
        self.credit_cost = program.add_cost("1C")
        """What an action of a preferred focus costs under one event."""
        self.fleet_costs = [0, 0, 0, program.add_cost("1M"), program.add_cost("1F")]
        self.tax_cost = program.add_cost("1M")

    def _box(self, event: str, text: str) -> Box:
        head, colon, rest = text.partition(": ")
        if head == "always" and rest in d.PERMANENTS:
            return Box(True, "always", 0, d.PERMANENTS.index(rest))
        words = ["must", "later"] if head == "later" else head.split()
        if not colon or len(words) != 2 or words[0] not in ("must", "may") or words[1] not in ("each", "once", "later"):
            raise self.pack.problem("events.toml", event, f"{text!r} should read `must each: effect`")
        return Box(words[0] == "must", words[1], self._node("events.toml", event, rest), 0)

    def _decree(self, event: str, text: str) -> Decree:
        if not text.startswith("if "):
            return Decree([], self._node("events.toml", event, text))
        when, _, reward = text[3:].partition(": ")
        return Decree(self.parsed("events.toml", event, conditions, when), self._node("events.toml", event, reward))

    def _galaxy(self, entry: Map) -> galaxy.Galaxy:
        kinds = [sector.id for sector in self.sectors]
        try:
            return galaxy.build(int(entry.id[-1]), list(entry.sectors), list(entry.storms), kinds)
        except ValueError as problem:
            raise self.pack.problem("maps.toml", entry.id, str(problem)) from None

    def _check_houses(self) -> None:
        for i, house in enumerate(self.houses):
            wrong = self._wrong_with(house, self.starts[2 * i : 2 * i + 2])
            if wrong:
                raise self.pack.problem("houses.toml", house.id, wrong)

    def _wrong_with(self, house: House, starts: list[list[StartSector]]) -> str:
        if any(len(getattr(house, track)) != d.SPACES for track in d.TRACKS):
            return f"a track has {d.SPACES} spaces"
        if house.ability not in d.ABILITIES or any(focus not in d.FOCUSES for focus in house.preferred):
            return "its ability or a preferred focus is unknown"
        for origin, (home, outpost) in zip((house.a, house.b), starts, strict=True):
            if origin.technology not in d.TECHNOLOGY_NAMES:
                return f"there is no technology {origin.technology!r}"
            if sum(home.fleets) + sum(outpost.fleets) + origin.active > FLEET_POWER or not any(outpost.fleets):
                return f"a player has {FLEET_POWER} fleet power, some of it in the outpost (VF-FLT-01)"
            if any(extra not in EXTRAS for extra in origin.extras):
                return f"extras are {', '.join(EXTRAS)}"
            if any(not 0 <= space <= d.SPACES for space in origin.spaces) or max(origin.stock) > 15:
                return "a marker or the stock is out of range"
        if house.a.technology == house.b.technology:
            return "its two origins start with different technologies"
        return ""

    def _check_rest(self) -> None:
        pack = self.pack
        started = [origin.technology for house in self.houses for origin in (house.a, house.b)]
        for technology in d.TECHNOLOGY_NAMES:
            if started.count(technology) != 1:
                raise pack.problem("technologies.toml", technology, "a technology belongs to one origin of one house")
        for event in self.events:
            if not 1 <= event.rounds <= 8:
                raise pack.problem(
                    "events.toml", event.id, "an event says how many rounds are played, 1 to 8 (VF-FOC-01)"
                )
        if [event.cycle for event in self.events] != [cycle for cycle in (1, 2, 3) for _ in range(EVENTS)]:
            raise pack.problem("events.toml", "", f"each cycle has {EVENTS} events, in the order of the cycles")
        for tokens, total in ((self.bounties, BOUNTIES), (self.reclaims, RECLAIMS)):
            if sum(token.copies for token in tokens) != total:
                raise pack.problem("tokens.toml", tokens[0].id, f"there are {total} tokens of this sort (VF-RES-17)")
        self._check_maps()

    def _check_maps(self) -> None:
        pack, houses = self.pack, [house.id for house in self.houses]
        for scenario in self.scenarios:
            if len(set(scenario.fallen)) < 4 or any(house not in houses for house in scenario.fallen):
                raise pack.problem("maps.toml", scenario.id, "four different fallen houses are needed")
            if len({*scenario.recommended, *scenario.fallen}) < 8 or any(h not in houses for h in scenario.recommended):
                raise pack.problem("maps.toml", scenario.id, "four recommended houses are needed that have not fallen")
        for entry, made in zip(self.maps, self.galaxies, strict=True):
            if made.kinds.count("fallen") > 4:
                raise pack.problem("maps.toml", entry.id, "a scenario has four fallen houses")
