"""What a browser draws a table from: the board by its name, and what follows by the rules from one viewer's view.

A board's name is its layout: two hexadecimal digits for each place, as in `packed.laid`, and `__` where no tile lies
yet. Facts come from open zones alone and are what the rules say of them; nothing is counted here a second time.
"""

from __future__ import annotations

from typing import Final, TypedDict

from ludarium.games.dei.board import Board
from ludarium.games.dei.card import Card
from ludarium.games.dei.card_text import disc_of
from ludarium.games.dei.ending import EndTurn
from ludarium.games.dei.faces import GROUND, Tile, TileSet
from ludarium.games.dei.flow import Turn
from ludarium.games.dei.givens import Givens
from ludarium.games.dei.layouts import check_layout
from ludarium.games.dei.majority import cubes, garrisons
from ludarium.games.dei.moves.buy import affordable
from ludarium.games.dei.packed import laid_tile, laid_turned
from ludarium.games.dei.scoring import missions_points
from ludarium.games.dei.state import HAND, SLOTS, Dei
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import innermost
from ludarium.kernel.views import View, Zones

UNLAID: Final = "__"
TWO_DIGITS: Final = [f"{code:02x}" for code in range(256)]
"""Looked up: the name of the board is wanted for every answer."""
NOWHERE: Final = -1


class Elevators(TypedDict):
    """Places for elevators: ground and roof region, the cells where each is drawn, and which are printed."""

    ground: list[int]
    roof: list[int]
    foot: list[int]
    head: list[int]
    neutral: list[int]


class Spans(TypedDict):
    """Places for bridges: two roofs and the ground between them, the roof cells, and which are printed."""

    a: list[int]
    b: list[int]
    under: list[int]
    start: list[int]
    end: list[int]
    neutral: list[int]


class Outposts(TypedDict):
    region: list[int]
    cell: list[int]
    letter: list[int]
    """0, 1, 2 for A, B, C."""


class Printed(TypedDict):
    """What is printed on tiles: in which region, and where it is drawn."""

    region: list[int]
    cell: list[int]


class Plan(TypedDict):
    """The board. Lists in a group run in parallel; cells count row by row."""

    columns: int
    rows: int
    size: int
    """Cells along the edge of a tile."""
    tiles: list[str | None]
    """The tile at each place; null where none lies yet."""
    rotations: list[int]
    region_at: list[int]
    """The region of each cell; -1 where no tile lies yet."""
    heights: list[int]
    """Of each region: 0 for the ground, 1 to 3 for roofs."""
    elevators: Elevators
    spans: Spans
    outposts: Outposts
    refuges: Printed
    drones: Printed


class InPlay(TypedDict):
    """The card that is being resolved."""

    seat: int
    at: int
    """Its slot on the pad: phase * 3 + which of its cards."""
    pool: list[str]
    """What may still be done with it, in the words of cards.toml."""


class PadFacts(TypedDict):
    strength: list[int]
    """In every region."""
    control: list[int]
    """Outposts of each colour."""
    cubes: list[int]
    """Of each colour."""
    garrisons: list[int]
    """Of each colour."""
    buyable: list[int]
    """The market cards whose slots are open and that could be paid for (DEI-MKT-03 to DEI-MKT-12)."""
    missions: list[int | None]
    """The points that each of the eight missions would bring now; null where that cannot be known."""


class Facts(TypedDict):
    """What the rules say of a position. Before figures stand on the board there are no pads."""

    turn: int
    """The seat whose turn it is; -1 outside of turns."""
    turn_cards: int
    """How many cards it has played in this phase."""
    in_play: InPlay | None
    holder: list[int]
    """The seat with the majority in every region; -1 for nobody."""
    pads: list[PadFacts]


def board_name(view: View) -> str:
    """The name of the board for a view."""
    return "".join([UNLAID if code == EMPTY else TWO_DIGITS[code] for code in view["zones"]["layout"]])


def board(givens: Givens, name: str) -> Plan:
    """The board of this name; KeyError where no game with these tiles and seats can have it.

    Cells count row by row. A cell where no tile lies yet has the region -1.
    """
    laid, b = laid_board(givens, name)
    return {
        "columns": b.columns,
        "rows": b.rows,
        "size": b.size,
        "tiles": [tile.id or None for tile in laid],
        "rotations": b.rotations,
        "region_at": [region if laid[b.tile_of(cell)].id else NOWHERE for cell, region in enumerate(b.region_at)],
        "heights": b.height,
        "elevators": {
            "ground": b.elevator_ground,
            "roof": b.elevator_roof,
            "foot": b.elevator_foot,
            "head": b.elevator_head,
            "neutral": b.neutral_elevators,
        },
        "spans": {
            "a": b.span_a,
            "b": b.span_b,
            "under": b.span_under,
            "start": b.span_from,
            "end": b.span_to,
            "neutral": b.neutral_spans,
        },
        "outposts": {"region": b.outposts, "cell": b.outpost_cells, "letter": b.outpost_letters},
        "refuges": {"region": b.refuges, "cell": b.refuge_cells},
        "drones": {"region": b.drone_starts, "cell": b.drone_cells},
    }


def laid_board(givens: Givens, name: str) -> tuple[list[Tile], Board]:
    """The tiles of the board of this name, "" where none lies yet, and the board."""
    codes, tiles = _codes(givens, name), givens.tiles
    laid = [_unlaid(tiles) if code == EMPTY else tiles.tiles[laid_tile(code)] for code in codes]
    return laid, Board(laid, [0 if code == EMPTY else laid_turned(code) for code in codes], givens.columns)


def _codes(givens: Givens, name: str) -> list[int]:
    """The layout that a name spells."""
    if len(name) != 2 * givens.places:
        raise KeyError(name)
    pairs = [name[i : i + 2] for i in range(0, len(name), 2)]
    known = {TWO_DIGITS[code]: code for code in range(4 * len(givens.tiles.tiles))}
    known[UNLAID] = EMPTY
    codes = [known[pair] for pair in pairs]
    placed = [laid_tile(code) for code in codes if code != EMPTY]
    if EMPTY in codes:
        blank_from = codes.index(EMPTY)
        foreign = [tile for tile in placed if tile not in givens.tiles.numbers(givens.seats)]
        if len(placed) != blank_from or len(set(placed)) != blank_from or foreign:
            raise KeyError(name)
    else:
        ids = [givens.tiles.ids[tile] for tile in placed]
        # The printed layout is what it is; only those that are made up keep refuges apart at corners, too.
        corners = givens.corners and not givens.layout_fixed
        if check_layout(givens.tiles, ids, [laid_turned(code) for code in codes], givens.seats, corners) is not None:
            raise KeyError(name)
    return codes


def _unlaid(tiles: TileSet) -> Tile:
    """A place without a tile: one ground region that continues nowhere."""
    tile = Tile("", 0, tiles.size)
    tile.letters = ["."]
    tile.heights = [GROUND]
    tile.area_at = [0] * (tiles.size * tiles.size)
    tile.closed = [[1] * tiles.size for _ in range(4)]
    return tile


def facts(s: Dei, zones: Zones) -> Facts:
    """What the rules say of the position that a view shows; `zones` are those of the view."""
    turn, ending, card = innermost(s, Turn), innermost(s, EndTurn), innermost(s, Card)
    ended = EMPTY if ending is None else ending.seat
    return {
        "turn": ended if turn is None else turn.seat,
        "turn_cards": 0 if turn is None else turn.played,
        "in_play": None if card is None else {"seat": card.seat, "at": card.at, "pool": [disc_of(t) for t in s.pool]},
        "holder": s.holder,
        "pads": [_pad(s, zones, seat) for seat in range(s.givens.seats)] if s.scrappers else [],
    }


def _pad(s: Dei, zones: Zones, seat: int) -> PadFacts:
    n, colours = s.terrain.n, range(3)
    return {
        "strength": s.strength[seat * n : seat * n + n],
        "control": list(s.control[seat * 3 : seat * 3 + 3]),
        "cubes": [cubes(s, seat, colour) for colour in colours],
        "garrisons": [garrisons(s, seat, colour) for colour in colours],
        "buyable": affordable(s, seat, 0),
        "missions": missions_points(s, seat, _cards_known(zones, seat)),
    }


def _cards_known(zones: Zones, seat: int) -> bool:
    """Whether a viewer sees every card of a seat; with Planning they do not (DEI-OPT-05)."""
    lying = ((zones["hands"], HAND), (zones["planned"], 2), (zones["played"], SLOTS))
    return all(None not in zone[seat * size : seat * size + size] for zone, size in lying)
