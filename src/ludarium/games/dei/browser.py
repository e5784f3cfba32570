"""What a browser draws a table from: the board by its name, and what follows by the rules from one viewer's view.

A board's name is its layout: two hexadecimal digits for each place (tile << 2 | quarter turns), `__` where no tile lies
yet. Facts come from open zones alone and are what the rules say of them; nothing is counted here a second time.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ludarium.games.dei.board import Board
from ludarium.games.dei.card_text import disc_of
from ludarium.games.dei.faces import GROUND, Tile, TileSet
from ludarium.games.dei.layouts import check_layout
from ludarium.games.dei.majority import cubes, garrisons
from ludarium.games.dei.moves.buy import payments, slot_open
from ludarium.games.dei.scoring import mission_points
from ludarium.games.dei.state import EMPTY, HAND, SLOTS, Dei
from ludarium.games.dei.table import DRONE_CARDS, Table
from ludarium.games.dei.terminal_seen import open_position

UNLAID: Final = "__"
NOWHERE: Final = -1


def board_name(view: Mapping[str, Any]) -> str:
    """The name of the board that a view lies on."""
    return "".join([UNLAID if code == EMPTY else f"{code:02x}" for code in view["zones"]["layout"]])


def board(table: Table, name: str) -> dict[str, Any]:
    """The board of this name; KeyError where no game with these tiles and seats can have it.

    Cells count row by row. A cell where no tile lies yet has the region -1.
    """
    codes = _codes(table, name)
    tiles = table.tiles
    laid = [_unlaid(tiles) if code == EMPTY else tiles.tiles[code >> 2] for code in codes]
    b = Board(laid, [0 if code == EMPTY else code & 3 for code in codes], table.columns)
    return {
        "columns": b.columns,
        "rows": b.rows,
        "size": b.size,
        "tiles": [None if code == EMPTY else tiles.ids[code >> 2] for code in codes],
        "rotations": b.rotations,
        "region_at": [
            NOWHERE if codes[b.tile_of(cell)] == EMPTY else region for cell, region in enumerate(b.region_at)
        ],
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
            "from": b.span_from,
            "to": b.span_to,
            "neutral": b.neutral_spans,
        },
        "outposts": {"region": b.outposts, "cell": b.outpost_cells, "letter": b.outpost_letters},
        "refuges": {"region": b.refuges, "cell": b.refuge_cells},
        "drones": {"region": b.drone_starts, "cell": b.drone_cells},
    }


def _codes(table: Table, name: str) -> list[int]:
    """The layout that a name spells."""
    if len(name) != 2 * table.places:
        raise KeyError(name)
    pairs = [name[i : i + 2] for i in range(0, len(name), 2)]
    known = {f"{code:02x}": code for code in range(4 * len(table.tiles.tiles))}
    known[UNLAID] = EMPTY
    codes = [known[pair] for pair in pairs]
    placed = [code >> 2 for code in codes if code != EMPTY]
    if EMPTY in codes:
        blank_from = codes.index(EMPTY)
        foreign = [tile for tile in placed if tile not in table.tiles.numbers(table.seats)]
        if len(placed) != blank_from or len(set(placed)) != blank_from or foreign:
            raise KeyError(name)
    else:
        ids = [table.tiles.ids[tile] for tile in placed]
        # The printed layout is what it is; only those that are made up keep refuges apart at corners, too.
        corners = table.corners and not table.layout_fixed
        if check_layout(table.tiles, ids, [code & 3 for code in codes], table.seats, corners) is not None:
            raise KeyError(name)
    return codes


def _unlaid(tiles: TileSet) -> Tile:
    """A place without a tile: one ground that goes on over no seam."""
    tile = Tile("", 0, tiles.size)
    tile.letters = ["."]
    tile.heights = [GROUND]
    tile.area_at = [0] * (tiles.size * tiles.size)
    tile.closed = [[1] * tiles.size for _ in range(4)]
    return tile


def facts(table: Table, names: list[str], view: Mapping[str, Any]) -> dict[str, Any]:
    """Strengths, majorities, outposts and the worth of missions as they stand; lists run seat by seat.

    | fact | meaning |
    |---|---|
    | `strength` | of a seat in every region |
    | `holder` | the seat with the majority in every region, -1 for nobody |
    | `control`, `cubes`, `garrisons` | of a seat, by colour |
    | `buyable` | the market cards whose slots are open to a seat and that it could pay for (DEI-MKT-03 to DEI-MKT-12) |
    | `pool` | what may still be done with the card being resolved, in the words of cards.toml |
    | `missions` | the points each of the eight missions would bring a seat now; null where that cannot be known |
    | `turn`, `turn_cards` | the seat whose turn it is, -1 for nobody's, and how many cards it has played in it |
    | `card` | the seat and the slot of the card that is being played, else null |

    Before the figures stand on the board there are the last three alone.
    """
    zones = view["zones"]
    course = _course(view["stack"])
    if not zones["scrappers"]:
        return course
    s = open_position(table, names, zones)
    n, seats = s.terrain.n, range(table.seats)
    return {
        **course,
        "strength": [s.strength[seat * n : seat * n + n] for seat in seats],
        "holder": s.holder,
        "control": [list(s.control[seat * 3 : seat * 3 + 3]) for seat in seats],
        "cubes": [[cubes(s, seat, colour) for colour in range(3)] for seat in seats],
        "garrisons": [[garrisons(s, seat, colour) for colour in range(3)] for seat in seats],
        "buyable": [_buyable(s, seat) for seat in seats],
        "pool": [disc_of(token) for token in s.pool],
        "missions": [_missions(s, seat, _cards_known(zones, seat)) for seat in seats],
    }


def _course(stack: list[list[Any]]) -> dict[str, Any]:
    frames = {name: ints for name, *ints in stack}
    turn = frames.get("Turn") or [*frames.get("EndTurn", [EMPTY])[:1], 0]
    return {"turn": turn[0], "turn_cards": turn[1], "card": frames["Card"][:2] if "Card" in frames else None}


def _buyable(s: Dei, seat: int) -> list[int]:
    return [
        card
        for at, card in enumerate(s.market)
        if card != EMPTY and slot_open(s, seat, at, 0) and payments(s, seat, at, 0)
    ]


def _missions(s: Dei, seat: int, cards_known: bool) -> list[int | None]:
    points: list[int | None] = []
    for at, mission in enumerate(s.missions):
        hidden = mission != EMPTY and not cards_known and s.table.mission_kind[mission] == DRONE_CARDS
        if mission == EMPTY or hidden:
            points.append(None)
        else:
            points.append(mission_points(s, seat, mission, at % 4))
    return points


def _cards_known(zones: Mapping[str, Any], seat: int) -> bool:
    """Whether a viewer sees every card of a seat; with Planning they do not (DEI-OPT-05)."""
    lying = ((zones["hands"], HAND), (zones["planned"], 2), (zones["played"], SLOTS))
    return all(None not in zone[seat * size : seat * size + size] for zone, size in lying)
