"""What a browser draws a table from: the galaxy of a map, and what follows by the rules from one viewer's view.

Facts come from open zones alone and are what the rules say of them; nothing is counted here a second time.
"""

from __future__ import annotations

from typing import Literal, TypedDict

from ludarium.games.voidfall import battle as fight
from ludarium.games.voidfall.ahead import unpaid
from ludarium.games.voidfall.combat import defence_damage
from ludarium.games.voidfall.counting import (
    LEVEL_LIMIT,
    corrupt_sectors,
    production_levels,
    scored,
    scored_at_start,
    sector_symbols,
    upkeep,
)
from ludarium.games.voidfall.declaration import RESOURCES
from ludarium.games.voidfall.effects import LINES, WORDED
from ludarium.games.voidfall.evaluation_phase import UNPAID, Evaluation, Strike, fulfils
from ludarium.games.voidfall.flow import Act, Cycle, Rounds
from ludarium.games.voidfall.forecasts import falling, skirmish
from ludarium.games.voidfall.givens import Givens
from ludarium.games.voidfall.moves.cards import improved_limit, technology_limit
from ludarium.games.voidfall.moves.invade import Declare, Depart, Fight, Gather
from ludarium.games.voidfall.places import houses_of
from ludarium.games.voidfall.position import LEVEL_OF_SPACE, corruption_on_mat
from ludarium.games.voidfall.refusals.costs import gap
from ludarium.games.voidfall.resolve import Run
from ludarium.games.voidfall.state import FIELDS, NOBODY, Void
from ludarium.games.voidfall.vocabulary import CREDITS
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import innermost

Phase = Literal["set-up", "preparation", "focus", "evaluation", "over"]


class Wormhole(TypedDict):
    hex: tuple[int, int]
    letter: str


class Plan(TypedDict):
    """The galaxy of a map; lists run sector by sector, hexes are axial coordinates."""

    hexes: list[tuple[int, int]]
    kinds: list[str]
    owner: list[int]
    """Whose home or outpost it is at the start, or -1."""
    near: list[list[int]]
    touching: list[list[int]]
    storms: list[tuple[tuple[int, int], tuple[int, int]]]
    wormholes: list[Wormhole]
    guild_slots: list[int]
    installation_slots: list[int]
    fallen: list[str]
    """The house that fell there, or ""."""
    resists: list[list[str]]
    while_held: list[list[str]]
    once: list[bool]
    levels: list[int]
    """The civilization level of each space of a track, from before the first on."""


class Gathering(TypedDict):
    """An invasion that sets out, and the fleet power on its way by type."""

    seat: int
    sector: int
    fleets: list[int]
    held: list[int]
    """The seat's sectors that it would lose if no fleet power stayed there."""


class Combat(TypedDict):
    """A combat that is being fought."""

    attacker: int
    """-1: the void attacks."""
    sector: int
    defender: int
    """-1: the void or a fallen house defends."""
    attacking: list[int]
    defending: list[int]


class Course(TypedDict):
    """What is being done."""

    phase: Phase
    turn: int
    """The seat whose turn it is; -1 outside of turns."""
    focus: int
    """The focus card in play; -1 where there is none."""
    strike: bool
    """Whether the void is about to strike and drones may avert it."""
    gathering: Gathering | None
    combat: Combat | None
    line: int
    """The line of a card that is asked about, part by part, as the number of its text; -1 elsewhere."""
    parts: list[tuple[int, int]]
    """Of that line the parts with several effects: the one that stands for each, and the number of its text."""


class Facts(Course, total=False):
    """What stands behind the figures on the table; lists run seat by seat, or sector by sector.

    Before every house has its origin there is only what is being done.
    """

    level: list[list[int]]
    """Production levels by resource."""
    yields: list[list[int]]
    rise: list[list[int | None]]
    """How many levels are missing to a higher yield; null at the top."""
    upkeep: list[tuple[int, int, int]]
    """Points due now, how many of them the stock covers, and the influence the rest would cost."""
    agendas: list[list[int | None]]
    """What the start agenda and the agenda of each field would score now; null where none lies."""
    decrees: list[list[bool]]
    """Whether a seat could take the reward of each decree of the event."""
    limits: list[tuple[int, int]]
    """How many technologies a seat may have, and how many of them improved."""
    corruption: list[tuple[int, int]]
    """Markers on the house board, and own corrupted sectors."""
    skirmish: list[tuple[int, list[int]]]
    """Its strength if the evaluation came now, and the sectors it could fall upon."""
    falling: list[list[int]]
    """Those of them that it would take."""
    missing: list[list[tuple[str, int] | None]]
    """Of the viewer: by focus, what is missing for each action, and how much of it; null where it can be paid."""
    approach: list[int]
    """The approach damage of the defence of a sector."""
    symbols: list[int]
    """The upkeep symbols of a sector."""


def board(givens: Givens, ids: list[str], houses: list[str], name: str) -> Plan:
    """The galaxy of the match's map; KeyError for other names.

    `ids` are those of the kinds of sectors and `houses` those of the houses, as the content pack numbers them.
    """
    houses_of(givens, houses, name)
    galaxy = givens.galaxy
    storms = sorted((min(ends), max(ends)) for ends in galaxy.storms)
    return {
        "hexes": galaxy.hexes,
        "kinds": [ids[kind] for kind in givens.kind],
        "owner": galaxy.owner,
        "near": givens.near,
        "touching": givens.touching,
        "storms": storms,
        "wormholes": [{"hex": at, "letter": letter} for at, letter in sorted(galaxy.wormholes.items())],
        "guild_slots": givens.guild_slots,
        "installation_slots": givens.installation_slots,
        "fallen": [houses[house] if house >= 0 else "" for house in givens.fallen_at],
        "resists": [
            [word for word, does in (("void", void), ("corruption", corruption)) if does]
            for void, corruption in zip(givens.resists_void, givens.resists_corruption, strict=True)
        ],
        "while_held": [
            [name for name, count in zip(RESOURCES, counts, strict=True) if count] for counts in givens.while_held
        ],
        "once": [node > 0 for node in givens.once_node],
        "levels": LEVEL_OF_SPACE,
    }


def facts(s: Void, viewer: int) -> Facts:
    course = _course(s)
    if EMPTY in s.origins:
        return course
    givens = s.givens
    seats, sectors = range(givens.seats), range(givens.n)
    levels = [production_levels(s, seat) for seat in seats]
    return {
        **course,
        "level": levels,
        "yields": [[_yields(givens, resource)[have] for resource, have in enumerate(own)] for own in levels],
        "rise": [[_rise(_yields(givens, resource), have) for resource, have in enumerate(own)] for own in levels],
        "upkeep": [_upkeep(s, seat) for seat in seats],
        "agendas": [_agendas(s, seat) for seat in seats],
        "decrees": [_decrees(s, seat) for seat in seats],
        "limits": [(technology_limit(s, seat), improved_limit(s, seat)) for seat in seats],
        "corruption": [(corruption_on_mat(s, seat), corrupt_sectors(s, seat)) for seat in seats],
        "skirmish": [skirmish(s, seat) for seat in seats],
        "falling": [falling(s, seat) for seat in seats],
        "missing": _missing(s, viewer),
        "approach": [defence_damage(s, sector) for sector in sectors],
        "symbols": [
            0 if s.owner[sector] == NOBODY else sector_symbols(s, s.owner[sector], sector) for sector in sectors
        ],
    }


def _course(s: Void) -> Facts:
    fought = innermost(s, Fight)
    force = innermost(s, Gather) or innermost(s, Depart) or innermost(s, Declare)
    return {
        "phase": _phase(s),
        "turn": s.turn if innermost(s, Rounds) else NOBODY,
        "focus": s.focus if innermost(s, Act) else EMPTY,
        "strike": bool(s.stack) and isinstance(s.stack[-1], Strike),
        "gathering": _gathering(s, force.seat, force.target) if force else None,
        "combat": _combat(s.battle, fought) if fought else None,
        "line": line_asked(s),
        "parts": _parts(s, line_asked(s)),
    }


def _gathering(s: Void, seat: int, target: int) -> Gathering:
    held = [at for at, owner in enumerate(s.owner) if owner == seat and s.givens.home_of[at] < 0]  # VF-INV-10
    return {"seat": seat, "sector": target, "fleets": s.attack, "held": held}


def line_asked(s: Void) -> int:
    """VF-FOC-14: the line whose parts are on offer."""
    top = s.stack[-1] if s.stack else None
    return top.node if isinstance(top, Run) and s.givens.op[top.node] in LINES else EMPTY


def _parts(s: Void, line: int) -> list[tuple[int, int]]:
    """VF-FOC-14: an effect stands for all that comes with it, so its own words would say too little."""
    kids = s.givens.kids[line] if line != EMPTY else []
    return [(s.givens.label[kid], kid) for kid in kids if s.givens.op[kid] in WORDED]


def _phase(s: Void) -> Phase:
    """VF-CYC-02: what the outermost frames are at."""
    if not s.stack:
        return "over"
    if innermost(s, Rounds):
        return "focus"
    if innermost(s, Evaluation):
        return "evaluation"
    return "preparation" if innermost(s, Cycle) else "set-up"


def _combat(b: list[int], fought: Fight) -> Combat:
    return {
        "attacker": fought.seat,
        "sector": fought.target,
        "defender": fought.owner,
        "attacking": b[: fight.TYPES],
        "defending": b[fight.SIDE : fight.SIDE + fight.TYPES],
    }


def _missing(s: Void, seat: int) -> list[list[tuple[str, int] | None]]:
    """VF-FOC-13: what the question after a focus was chosen will offer."""
    if seat < 0:
        return []
    givens = s.givens
    return [
        [
            gap(s, seat, cost, node, focus)
            for cost, node in zip(givens.action_cost[card], givens.action_node[card], strict=True)
        ]
        for focus, card in enumerate(givens.card_of[s.houses[seat]])
    ]


def _yields(givens: Givens, resource: int) -> list[int]:
    return givens.yields[1 if resource == CREDITS else 0]


def _rise(yields: list[int], have: int) -> int | None:
    for more in range(1, LEVEL_LIMIT - have + 1):
        if yields[have + more] > yields[have]:
            return more
    return None


def _upkeep(s: Void, seat: int) -> tuple[int, int, int]:
    due = upkeep(s, seat)
    left = unpaid(s, seat, due)
    return due, due - left, UNPAID * left


def _agendas(s: Void, seat: int) -> list[int | None]:
    fields = range(FIELDS)
    points = [None if s.agendas[seat * FIELDS + field] == EMPTY else scored(s, seat, field) for field in fields]
    return [scored_at_start(s, seat), *points]


def _decrees(s: Void, seat: int) -> list[bool]:
    if s.event == EMPTY:
        return []
    return [fulfils(s, seat, number) for number in range(len(s.givens.decree_node[s.event]))]
