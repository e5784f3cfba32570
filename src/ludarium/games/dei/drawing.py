"""The position as an SVG for notebooks and reports: the map with all figures, outposts and buildings, and the scores.

Filled shape and number: people. Dark plate and sign: building or resource. Ring and shape: outpost. It is drawn from
one viewer's view, and everything on the map is open.
"""

from __future__ import annotations

from math import dist
from typing import Final

from ludarium.games.dei.drawing_city import CELL, EDGE, INK, City, Point
from ludarium.games.dei.faces import GROUND
from ludarium.games.dei.state import KIND, Dei
from ludarium.games.dei.terminal_map import FACTION_GROUND, FACTION_INK, FACTION_TEXT, MARKET_INK, links
from ludarium.games.dei.terminal_parts import Screen
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.drawing import ACT, BRIGHT, QUIET, frame, text
from ludarium.kernel.views import View

HEAD: Final = 58
NEUTRAL: Final = "#F1F5F8"
PLATE: Final = "#0E1722"
NUMBERS: Final = 'text-anchor="middle" font-weight="700"'
SHAPES: Final = [
    "M0,-10 L10,0 L0,10 L-10,0 Z",
    "M-9,-9 H9 V1 C9,6 4,9 0,11 C-4,9 -9,6 -9,1 Z",
    "M-8.5,-8.5 H8.5 V8.5 H-8.5 Z",
    "M-10,0 A10,10 0 1 0 10,0 A10,10 0 1 0 -10,0 Z",
]
"""The silhouettes of the factions in their order: diamond, shield, square, circle."""
SIGNS: Final = [
    "M0,-6 L6,5 H-6 Z",
    "M-6,-4 H2 L7,0 L2,4 H-6 Z",
    "M-2,-7 H2 V-4 L5,-5 L7,-2 L4,0 L7,2 L5,5 L2,4 V7 H-2 V4 L-5,5 L-7,2 L-4,0 L-7,-2 L-5,-5 L-2,-4 Z",
]
"""Tactic triangle, logistic arrow, machinery cog."""
CROWN: Final = "M-6,4 L-7,-4 L-3,-1 L0,-6 L3,-1 L7,-4 L6,4 Z"
HOUSE: Final = "M-6,1 L0,-5 L6,1 H4 V5 H-4 V1 Z"
CHIP: Final = "M-3,-3 H3 V3 H-3 Z M-3,-1 H-5 M-3,1.5 H-5 M3,-1 H5 M3,1.5 H5"
BOLT: Final = "M1,-6 L-3.5,1 H-0.5 L-1,6 L3.5,-1 H0.5 Z"


def draw_svg(screen: Screen, view: View, s: Dei) -> str:
    """The whole drawing."""
    city = City(s.terrain.board)
    width, height = city.width + 2 * EDGE, city.height + 2 * EDGE + HEAD
    drawn = [*_head(screen, s, view, width), f'<g transform="translate(0 {HEAD})">', *city.drawn()]
    for is_bridge, at, faction in links(s):
        drawn.append((city.bridge if is_bridge else city.elevator)(at, _colour(faction)))
    if s.scrappers:
        letters = [screen.say(f"drone-{drone.id}-letter") for drone in screen.content.drones]
        for region, tokens in enumerate(_tokens(s, letters)):
            spots = _spots(city, region, len(tokens))
            drawn += [
                f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:g})">{token}</g>'
                for token, (x, y, scale) in zip(tokens, spots, strict=True)
            ]
    return frame(width, height, [*drawn, "</g>"])


def _head(screen: Screen, s: Dei, view: View, width: float) -> list[str]:
    """Round and phase, then every seat with its silhouette and points; who is asked has a lime line."""
    when = screen.say("screen-round", round=s.round) if s.round else screen.say("term-set-up")
    if s.round:
        when = f"{when} · {screen.say(f'phase-{s.phase + 1}')}"
    title = text(EDGE, 25, "D.E.I.", 18, BRIGHT, 'font-weight="800" letter-spacing="1"')
    drawn = [title, text(86, 25, when, 13, QUIET)]
    step = (width - 2 * EDGE) / screen.givens.seats
    for seat in range(screen.givens.seats):
        x, faction = EDGE + seat * step, s.factions[seat]
        if faction == EMPTY:
            name, colour = screen.say("screen-seat", seat=seat + 1), QUIET
        else:
            name, colour = screen.say(f"faction-{screen.content.factions[faction].id}"), f"#{FACTION_TEXT[faction]}"
            shape = _filled(SHAPES[faction], _colour(faction))
            drawn.append(f'<g transform="translate({x + 9:g} 44) scale(.8)">{shape}</g>')
        drawn.append(text(x + 22, 49, f"{name}  {s.score[seat]}", 13, colour, 'font-weight="700"'))
        if seat in view["asked"]:
            drawn.append(f'<rect x="{x:g}" y="55" width="{step - 8:g}" height="2.5" rx="1" fill="{ACT}"/>')
    return drawn


def _colour(faction: int) -> str:
    return NEUTRAL if faction == EMPTY else f"#{FACTION_GROUND[faction]}"


def _tokens(s: Dei, drone_letters: list[str]) -> list[list[str]]:
    """What is in every region, drawn around the origin: outposts, people, buildings, drones, resources."""
    board = s.terrain.board
    found: list[list[str]] = [[] for _ in range(board.n)]
    for i, region in enumerate(board.outposts):
        found[region].append(_outpost(s, region, board.outpost_letters[i]))
    for at, scrappers in enumerate(s.scrappers):
        seat, region = divmod(at, board.n)
        champion = s.champions[seat] == region
        if scrappers or champion:
            found[region].append(_people(s.factions[seat], scrappers, champion))
    for place, region in enumerate(s.refuges):
        if region != EMPTY:
            found[region].append(_plate(HOUSE, _colour(s.factions[place // KIND])))
    for region in board.refuges:
        found[region].append(_plate(HOUSE, NEUTRAL))
    for drone, region in enumerate(s.drones):
        if region != EMPTY:
            found[region].append(_drone(drone_letters[drone]))
    for region in range(board.n):
        if s.resources[region]:
            found[region].append(_resource(s.resources[region], board.level[region] == GROUND))
    return found


def _outpost(s: Dei, region: int, letter: int) -> str:
    """A ring with the shape of its market; the dot is the owner's."""
    colour, holder = s.key[letter], s.holder[region]
    ring = QUIET if colour == EMPTY else f"#{MARKET_INK[colour]}"
    sign = text(0, 4.5, "ABC"[letter], 13, QUIET, NUMBERS) if colour == EMPTY else _filled(SIGNS[colour], ring)
    owner = ""
    if holder != EMPTY:
        fill = _colour(s.factions[holder])
        owner = f'<circle cx="8" cy="8" r="4.3" fill="{fill}" stroke="{INK}" stroke-width="1.2"/>'
    case = f'<circle r="10.5" fill="{PLATE}" stroke="{INK}" stroke-width="4"/>'
    return f'{case}<circle r="10" fill="none" stroke="{ring}" stroke-width="2"/>{sign}{owner}'


def _people(faction: int, scrappers: int, champion: bool) -> str:
    shape, ink = SHAPES[faction], f"#{FACTION_INK[faction]}"
    rim = "#FFFFFF" if champion else INK
    body = (
        f'<path d="{shape}" fill="{INK}" stroke="{INK}" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="{shape}" fill="{_colour(faction)}" stroke="{rim}" stroke-width="1.4"/>'
    )
    number = text(0, 5, str(scrappers), 14, ink, NUMBERS) if scrappers else ""
    raised = -11 if scrappers else 0
    crown = f'<g transform="translate(0 {raised})">{_filled(CROWN, "#FFFFFF", INK)}</g>' if champion else ""
    return body + number + crown


def _plate(sign: str, colour: str) -> str:
    plate = f'<rect x="-8.5" y="-8.5" width="17" height="17" rx="4" fill="{PLATE}" stroke="{INK}"/>'
    return plate + _filled(sign, colour)


def _drone(letter: str) -> str:
    arms = f'<path d="M-10,-10 L10,10 M10,-10 L-10,10" stroke="{INK}" stroke-width="3.5"/>'
    body = f'<circle r="8" fill="{NEUTRAL}" stroke="{INK}" stroke-width="2"/>'
    return arms + body + text(0, 4.5, letter, 12, INK, NUMBERS)


def _resource(amount: int, technology: bool) -> str:
    colour = "#8FE3FF" if technology else "#FFE45C"
    wide = 24 if amount > 1 else 15
    sign = f'<path d="{CHIP if technology else BOLT}" fill="{colour}" stroke="{colour}" stroke-width=".8"/>'
    number = text(5, 4.5, str(amount), 12, colour, NUMBERS) if amount > 1 else ""
    plate = f'<rect x="{-wide / 2:g}" y="-7.5" width="{wide}" height="15" rx="4" fill="{PLATE}" opacity=".88"/>'
    return f'{plate}<g transform="translate({-5 if amount > 1 else 0} 0) scale(.85)">{sign}</g>{number}'


def _filled(sign: str, colour: str, line: str = "none") -> str:
    return f'<path d="{sign}" fill="{colour}" stroke="{line}" stroke-width="1"/>'


def _spots(city: City, region: int, count: int) -> list[tuple[float, float, float]]:
    """Where a number of tokens are drawn, and how large: well inside the region, apart from each other.

    Each takes the free point that is farthest from the rim, then nearest to the region's label; where they crowd, all
    are drawn smaller.
    """
    points = _lattice(city, region)
    label = city.middle(city.board.labels()[region])
    for scale in (0.95, 0.8, 0.65, 0.5):
        apart = 23 * scale
        taken: list[Point] = []
        for inside, point in sorted(points, key=lambda found: (-min(found[0], apart / 2), dist(found[1], label))):
            if inside >= 6 * scale and all(dist(point, other) >= apart for other in taken):
                taken.append(point)
            if len(taken) == count:
                return [(x, y, scale) for x, y in taken]
    spread = [points[i * len(points) // max(1, count)][1] for i in range(count)]
    return [(x, y, 0.5) for x, y in spread]


def _lattice(city: City, region: int) -> list[tuple[float, Point]]:
    """Points of a region, nine to a cell, each with its distance to the nearest cell of another region."""
    board = city.board
    rim = [other for cell in board.cells[region] for other in _around(city, cell) if other[2] != region]
    found: list[tuple[float, Point]] = []
    for cell in board.cells[region]:
        x, y = board.xy(cell)
        middle = city.middle(cell)
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                px, py = x + 0.5 + dx / 3, y + 0.5 + dy / 3
                gap = min(max(abs(px - ox) - 0.5, abs(py - oy) - 0.5) for ox, oy, _ in rim)
                found.append((gap * CELL, (middle[0] + dx * CELL / 3, middle[1] + dy * CELL / 3)))
    return found


def _around(city: City, cell: int) -> list[tuple[float, float, int]]:
    """The eight cells around a cell: their middles on the grid, and their regions, -1 outside the board."""
    x, y = city.board.xy(cell)
    return [
        (x + 0.5 + dx, y + 0.5 + dy, city.region(x + dx, y + dy)) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy
    ]
