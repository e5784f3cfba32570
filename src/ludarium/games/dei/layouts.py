"""Layouts: which tile is where and how it is turned; fixed ones, random ones, and those players make up.

A layout is written row by row, each tile with the quarters it is turned clockwise: `2.1:0 drone-2:3 2.4:1`.

Nothing here draws lots. A random layout is a row of decisions: `tile_weights` says which tiles may lie next and in how
many ways each can be completed, so that the table can draw every legal layout with the same chance.
"""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final, NamedTuple

from ludarium.games.dei.board import Board
from ludarium.games.dei.faces import TileSet
from ludarium.games.dei.tiles import LayoutEntry
from ludarium.kernel.content import Pack

SEAT_COUNTS: Final = (2, 3, 4)
LAYOUTS_FILE: Final = "layouts.toml"
ROTATIONS: Final = 4

PLACED: Final = re.compile(r"(.+):([0-3])\Z")


class Fault(NamedTuple):
    """What is wrong with a layout: the rule it breaks, and a sentence."""

    rule: str
    sentence: str


class LayoutError(ValueError):
    """A layout that cannot be used."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(f"{fault.sentence} ({fault.rule})")


class Layout:
    """Tiles by number in their set and their quarter turns, row by row."""

    def __init__(self, seats: int, tiles: list[int], rotations: list[int]) -> None:
        self.seats: Final = seats
        self.tiles: Final = tiles
        self.rotations: Final = rotations


def columns_of(seats: int) -> int:
    """Tiles in a row: the board is 3x3, 4x3 or 4x4."""
    return 3 if seats == 2 else 4


def places_of(seats: int) -> int:
    """Tiles on the board (DEI-SET-02)."""
    return (9, 12, 16)[seats - 2]


def build(tiles: TileSet, layout: Layout) -> Board:
    """The board of a layout."""
    return Board([tiles.tiles[i] for i in layout.tiles], layout.rotations, columns_of(layout.seats))


def side_by_side(a: int, b: int, columns: int, corners: bool = False) -> bool:
    """Whether two places share an edge or, with `corners`, at least a corner (DEI-SET-04)."""
    across, down = abs(a % columns - b % columns), abs(a // columns - b // columns)
    return max(across, down) == 1 if corners else across + down == 1


def check_layout(
    tiles: TileSet, ids: list[str], rotations: list[int], seats: int, corners: bool = False
) -> Fault | None:
    """What is wrong with a layout given row by row, or None.

    The refuge tiles may touch at a corner unless `corners` says that this is side by side, too (DEI-SET-04).
    """
    if seats not in SEAT_COUNTS:
        return Fault("DEI-SET-01", f"the game takes 2 to 4 seats, not {seats}")
    fault = _wrong_tiles(tiles, ids, seats)
    if fault is not None:
        return fault
    for i, id in enumerate(ids):
        turned = rotations[i] if i < len(rotations) else -1
        if not 0 <= turned < ROTATIONS:
            return Fault("DEI-SET-04", f"tile {id} is turned by 0 to 3 quarters, not {turned}")
    refuges = [i for i, id in enumerate(ids) if tiles.tiles[tiles.index[id]].refuges]
    for a, b in combinations(refuges, 2):
        if side_by_side(a, b, columns_of(seats), corners):
            return Fault("DEI-SET-04", f"the refuge tiles {ids[a]} and {ids[b]} lie side by side")
    return None


def _wrong_tiles(tiles: TileSet, ids: list[str], seats: int) -> Fault | None:
    """Whether these are not exactly the tiles for this number of seats."""
    for id in ids:
        if id not in tiles.index:
            return Fault("DEI-SET-02", f"there is no tile {id}")
        if ids.count(id) > 1:
            return Fault("DEI-SET-02", f"tile {id} lies twice on the board")
    drones = sum(len(tiles.tiles[tiles.index[id]].drones) for id in ids)
    if drones > seats:
        return Fault("DEI-SET-05", f"{seats} seats use {seats} drone tiles, not {drones}")
    for id in ids:
        if tiles.tiles[tiles.index[id]].seats > seats:
            return Fault("DEI-SET-02", f"tile {id} is not used with {seats} seats")
    for number in tiles.numbers(seats):
        if tiles.ids[number] not in ids:
            return Fault("DEI-SET-02", f"tile {tiles.ids[number]} is missing")
    return None


def parse_layout(tiles: TileSet, seats: int, rows: list[str], corners: bool = False) -> Layout:
    """A layout from its text, checked. Raises LayoutError."""
    if seats not in SEAT_COUNTS:
        raise LayoutError(Fault("DEI-SET-01", f"the game takes 2 to 4 seats, not {seats}"))
    columns = columns_of(seats)
    high = places_of(seats) // columns
    if len(rows) != high or any(len(row.split()) != columns for row in rows):
        raise LayoutError(Fault("DEI-SET-02", f"a layout for {seats} seats has {high} rows of {columns} tiles"))
    ids: list[str] = []
    rotations: list[int] = []
    for word in " ".join(rows).split():
        found = PLACED.match(word)
        if found is None:
            raise LayoutError(Fault("DEI-SET-04", f"{word} is not a tile with its quarter turns, such as 2.1:0"))
        ids.append(found[1])
        rotations.append(int(found[2]))
    fault = check_layout(tiles, ids, rotations, seats, corners)
    if fault is not None:
        raise LayoutError(fault)
    return Layout(seats, [tiles.index[id] for id in ids], rotations)


def tile_weights(tiles: TileSet, seats: int, placed: list[int], corners: bool = False) -> list[int]:
    """For each tile of the set, the number of legal layouts that have it in the next place.

    The numbers leave out a common factor. 0 means that the tile may not be there. Drawing by these weights makes every
    legal layout equally likely, and never ends in a place where nothing fits.
    """
    columns, places = columns_of(seats), places_of(seats)
    place = len(placed)
    left = [number for number in tiles.numbers(seats) if number not in placed]
    refuges = [number for number in left if tiles.tiles[number].refuges]
    lying = [i for i, number in enumerate(placed) if tiles.tiles[number].refuges]
    after = list(range(place + 1, places))
    weights = [0] * len(tiles.tiles)
    plain = _completions(after, lying, len(refuges), columns, corners)
    for number in left:
        weights[number] = plain
    for number in refuges:
        weights[number] = 0
        if not any(side_by_side(place, i, columns, corners) for i in lying):
            weights[number] = _completions(after, [*lying, place], len(refuges) - 1, columns, corners)
    return weights


def _completions(free: list[int], lying: list[int], refuges: int, columns: int, corners: bool) -> int:
    """Ways to fill the free places: where the refuge tiles may go, times the orders of the rest.

    There are at most two refuge tiles, so the common factor is the orders of all but two tiles.
    """
    count = len(free)
    open_places = [i for i in free if not any(side_by_side(i, k, columns, corners) for k in lying)]
    if refuges == 0:
        return count * (count - 1) if count > 1 else 1
    if refuges == 1:
        return len(open_places) * (count - 1) if count > 1 else len(open_places)
    return 2 * sum(not side_by_side(a, b, columns, corners) for a, b in combinations(open_places, 2))


def load_layouts(pack: Pack, tiles: TileSet) -> list[Layout]:
    """The first-game layouts of a content pack for 2, 3 and 4 seats (DEI-SET-03).

    Raises ContentError with file and line.
    """
    entries = {entry.seats: entry for entry in pack.rows(LAYOUTS_FILE, "layout", LayoutEntry)}
    found: list[Layout] = []
    for seats in SEAT_COUNTS:
        if seats not in entries:
            raise pack.problem(LAYOUTS_FILE, "", f"there is no layout for {seats} seats")
        entry = entries[seats]
        try:
            found.append(parse_layout(tiles, seats, list(entry.rows)))
        except LayoutError as problem:
            raise pack.problem(LAYOUTS_FILE, entry.id, str(problem)) from None
    return found
