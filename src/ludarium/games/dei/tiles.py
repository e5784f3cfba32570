"""The tiles of the board as text: two small grids per tile, side by side, read into flat integer lists.

The left half of `grid` shows the areas. A lower case letter is a ground area, an upper case letter a roof; touching
cells with different letters have a drawn border between them (DEI-BRD-05). `heights` gives roofs their height, 1 to 3.

The right half, or a grid of its own under `marks`, shows what is printed on the same cells:

    .         nothing                      A B C     the circle of an outpost
    t         technology (ground)          R         the neutral refuge
    e         energy (roof)                D         the drone symbol
    ^ > v <   a neutral elevator in the street, pointing at its roof
    = |       a neutral bridge over the street, left to right or top to bottom

`borders` draws a border on the edge of the tile itself, where a street or roof would otherwise cross the seam: one
character per cell of that edge, `-` for a border and `.` for none, left to right or top to bottom.

`parse_tile` reads one entry, `parse_tiles` a whole set, `load_tiles` the file of a content pack.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from ludarium.games.dei.board import MAX_ELEVATORS, MAX_SPANS, Board
from ludarium.games.dei.declaration import ENERGY_TOKENS, MAX_REGIONS, TECHNOLOGY_TOKENS
from ludarium.games.dei.faces import GROUND, MAX_SPAN, OUTPOSTS, ROOF, Tile
from ludarium.games.dei.faces import TileSet as TileSet
from ludarium.kernel.content import Entry, Pack

TILES_FILE: Final = "tiles.toml"
MARKS: Final = ".teABCRD^>v<=|"
ARROWS: Final = {"^": (0, -1), ">": (1, 0), "v": (0, 1), "<": (-1, 0)}
SIZES: Final = (3, 5, 7, 9)

OUTPOST_TOKENS: Final = 5
"""Tokens of each colour (DEI-SET-12)."""

REFUGE_TILES: Final = ("2.1", "3.1")
BRIDGE_TILES: Final = ("2.3", "4.3")
TILE_SEATS: Final = {
    "2.1": 2, "2.2": 2, "2.3": 2, "2.4": 2, "2.5": 2, "2.6": 2, "2.7": 2,
    "3.1": 3, "3.2": 3,
    "4.1": 4, "4.2": 4, "4.3": 4,
    "drone-1": 2, "drone-2": 2, "drone-3": 3, "drone-4": 4,
}  # fmt: skip
"""The sixteen tiles and the seat count from which each is used (DEI-SET-02, DEI-NPL-01, DEI-NPL-02)."""


class TileError(ValueError):
    """What is wrong with a tile: which tile, under which key, and what was expected."""

    def __init__(self, tile: str, key: str, problem: str) -> None:
        super().__init__(f"tile {tile}: {key}: {problem}" if tile else f"{key}: {problem}")
        self.tile = tile
        self.key = key
        self.problem = problem


class Borders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Borders drawn on the edges of a tile, one character per cell; an empty text means none."""

    north: str = ""
    east: str = ""
    south: str = ""
    west: str = ""


class TileEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One `[[tile]]` as written in the file. `known` names what is exact whatever the origin of the rest."""

    seats: int
    grid: str
    heights: dict[str, int]
    marks: str = ""
    known: tuple[Literal["id", "seats", "refuge", "bridge", "drone"], ...] = ()
    borders: Borders = Borders()


class LayoutEntry(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One `[[layout]]` as written in its file: a row of tiles each, read by `layouts.parse_layout`."""

    seats: int
    rows: tuple[str, ...]


def load_tiles(pack: Pack) -> TileSet:
    """The tiles of a content pack. Raises ContentError with file and line."""
    try:
        return parse_tiles(pack.rows(TILES_FILE, "tile", TileEntry))
    except TileError as problem:
        raise pack.problem(TILES_FILE, problem.tile, f"{problem.key}: {problem.problem}") from None


def parse_tile(entry: TileEntry) -> Tile:
    """One tile from its entry. Raises TileError, a ValueError, with the tile, the key and what was expected."""
    areas, marks = entry.grid.split(), entry.marks.split()
    if not marks:
        areas, marks = areas[::2], areas[1::2]
    if len(areas) not in SIZES:
        raise TileError(entry.id, "grid", f"expected 3, 5, 7 or 9 rows, found {len(areas)}")
    tile = Tile(entry.id, entry.seats, len(areas))
    _check_square(tile, "grid", areas)
    _check_square(tile, "marks", marks)
    _read_areas(tile, areas, entry.heights)
    _read_marks(tile, marks)
    _read_borders(tile, entry.borders)
    return tile


def _check_square(tile: Tile, key: str, rows: list[str]) -> None:
    if len(rows) != tile.size:
        raise TileError(tile.id, key, f"expected {tile.size} rows, found {len(rows)}")
    for y, row in enumerate(rows):
        if len(row) != tile.size:
            raise TileError(tile.id, key, f"row {y + 1} {row!r}: expected {tile.size} characters, found {len(row)}")


def _read_areas(tile: Tile, rows: list[str], heights: dict[str, int]) -> None:
    for y, row in enumerate(rows):
        for letter in row:
            if not (letter.isascii() and letter.isalpha()):
                raise TileError(
                    tile.id, "grid", f"row {y + 1} {row!r}: {letter!r} is not a letter: a-z ground, A-Z roof"
                )
            if letter not in tile.letters:
                tile.letters.append(letter)
                if letter.islower():
                    tile.heights.append(GROUND)
                elif heights.get(letter, 0) in (1, 2, 3):
                    tile.heights.append(heights[letter])
                else:
                    raise TileError(tile.id, "heights", f"expected {letter} = 1, 2 or 3 for the roof {letter}")
            tile.area_at.append(tile.letters.index(letter))
    for letter in heights:
        if letter not in tile.letters or letter.islower():
            raise TileError(tile.id, "heights", f"{letter!r} is not a roof of the grid")
    if min(tile.heights) != GROUND or max(tile.heights) == GROUND:
        raise TileError(tile.id, "grid", "expected ground (a-z) and roofs (A-Z) on every tile (DEI-BRD-01)")
    for area, letter in enumerate(tile.letters):
        first = tile.area_at.index(area)
        if len(connected(tile.area_at, tile.size, first)) != tile.area_at.count(area):
            raise TileError(tile.id, "grid", f"the area {letter} is in two pieces: give each piece its own letter")


def connected(area_at: list[int], size: int, first: int) -> list[int]:
    """The cells of one area that hang together with the first one."""
    found = [first]
    for cell in found:
        x = cell % size
        for to, inside in ((cell - 1, x > 0), (cell + 1, x + 1 < size), (cell - size, True), (cell + size, True)):
            if inside and 0 <= to < size * size and area_at[to] == area_at[first] and to not in found:
                found.append(to)
    return found


def _read_marks(tile: Tile, rows: list[str]) -> None:
    spots = {"t": tile.technology, "e": tile.energy, "R": tile.refuges, "D": tile.drones}
    for cell in range(tile.size * tile.size):
        x, y = cell % tile.size, cell // tile.size
        mark = rows[y][x]
        where = f"row {y + 1} column {x + 1}"
        if mark not in MARKS:
            raise TileError(tile.id, "marks", f"{where}: unknown mark {mark!r}, expected one of {MARKS}")
        level = GROUND if tile.heights[tile.area_at[cell]] == GROUND else ROOF
        if (mark == "t" and level == ROOF) or (mark == "e" and level == GROUND):
            problem = f"{where}: technology lies on the ground, energy on roofs (DEI-BRD-21)"
            raise TileError(tile.id, "marks", problem)
        if mark in spots:
            spots[mark].append(cell)
        elif mark in OUTPOSTS:
            tile.outposts.append(cell)
            tile.outpost_letters.append(OUTPOSTS.index(mark))
        elif mark in ARROWS:
            _read_elevator(tile, mark, x, y, where)
        elif mark == "=" and (x == 0 or rows[y][x - 1] != "="):
            length = len(rows[y][x:]) - len(rows[y][x:].lstrip("="))
            _read_bridge(tile, cell, 1, length, x > 0 and x + length < tile.size, where)
        elif mark == "|" and (y == 0 or rows[y - 1][x] != "|"):
            column = "".join(row[x] for row in rows[y:])
            length = len(column) - len(column.lstrip("|"))
            _read_bridge(tile, cell, tile.size, length, y > 0 and y + length < tile.size, where)


def _read_elevator(tile: Tile, mark: str, x: int, y: int, where: str) -> None:
    size = tile.size
    dx, dy = ARROWS[mark]
    foot, head = y * size + x, (y + dy) * size + x + dx
    inside = 0 <= x + dx < size and 0 <= y + dy < size
    if tile.heights[tile.area_at[foot]] != GROUND or not inside or tile.heights[tile.area_at[head]] == GROUND:
        problem = f"{where}: an elevator stands on the ground and points at a roof (DEI-BRD-10)"
        raise TileError(tile.id, "marks", problem)
    tile.elevator_feet.append(foot)
    tile.elevator_heads.append(head)


def _read_bridge(tile: Tile, cell: int, stride: int, length: int, inside: bool, where: str) -> None:
    if not inside:
        raise TileError(tile.id, "marks", f"{where}: both ends of a bridge lie on the same tile (DEI-BRD-12)")
    if length > MAX_SPAN:
        raise TileError(tile.id, "marks", f"{where}: a bridge spans at most {MAX_SPAN} cells, this one {length}")
    under = [tile.area_at[cell + i * stride] for i in range(length)]
    if any(tile.heights[area] != GROUND for area in under) or len(set(under)) > 1:
        names = ", ".join(tile.letters[area] for area in sorted(set(under)))
        problem = f"{where}: a bridge spans exactly one ground region, not {names} (DEI-BRD-13)"
        raise TileError(tile.id, "marks", problem)
    ends = [cell - stride, cell + length * stride]
    areas = [tile.area_at[end] for end in ends]
    if areas[0] == areas[1] or any(tile.heights[area] == GROUND for area in areas):
        names = " and ".join(tile.letters[area] for area in areas)
        raise TileError(tile.id, "marks", f"{where}: a bridge joins two different roofs, not {names} (DEI-BRD-14)")
    tile.bridge_ends += ends


def _read_borders(tile: Tile, borders: Borders) -> None:
    for side, text in enumerate((borders.north, borders.east, borders.south, borders.west)):
        if text:
            name = ("north", "east", "south", "west")[side]
            if len(text) != tile.size or text.strip(".-"):
                problem = f"{name}: expected {tile.size} characters '-' or '.', found {text!r}"
                raise TileError(tile.id, "borders", problem)
            tile.closed[side] = [int(mark == "-") for mark in text]


def parse_tiles(entries: list[TileEntry]) -> TileSet:
    """The whole set, with the facts that hold for every copy of the game. Raises TileError."""
    found: dict[str, Tile] = {}
    for entry in entries:
        if entry.id not in TILE_SEATS:
            raise TileError(entry.id, "id", f"unknown tile; the tiles are {', '.join(TILE_SEATS)} (DEI-SET-02)")
        if entry.id in found:
            raise TileError(entry.id, "id", "this tile is defined twice in the file")
        if entry.seats != TILE_SEATS[entry.id]:
            raise TileError(entry.id, "seats", f"expected {TILE_SEATS[entry.id]} (DEI-SET-02), found {entry.seats}")
        found[entry.id] = parse_tile(entry)
    missing = [id for id in TILE_SEATS if id not in found]
    if missing:
        raise TileError(missing[0], "id", f"missing: {', '.join(missing)} (DEI-SET-02)")
    tiles = [found[id] for id in TILE_SEATS]
    for tile in tiles:
        _check_known(tile, tiles[0].size)
    _check_totals(tiles)
    return TileSet(tiles)


def _check_known(tile: Tile, size: int) -> None:
    """What the rulebooks say of single tiles."""
    if tile.size != size:
        raise TileError(tile.id, "grid", f"expected {size} rows like the other tiles, found {tile.size}")
    if len(tile.refuges) != int(tile.id in REFUGE_TILES):
        raise TileError(tile.id, "marks", "expected one refuge R on 2.1 and on 3.1, none elsewhere (DEI-BRD-17)")
    if len(tile.bridge_ends) != 2 * int(tile.id in BRIDGE_TILES):
        raise TileError(tile.id, "marks", "expected one neutral bridge on 2.3 and on 4.3, none elsewhere (DEI-SET-06)")
    if len(tile.drones) != int(tile.id.startswith("drone-")):
        raise TileError(tile.id, "marks", "expected one drone symbol D on each drone tile, none elsewhere (DEI-SET-07)")


def _check_totals(tiles: list[Tile]) -> None:
    """What must fit into the box and into the action codes, whatever the layout."""
    for letter in range(3):
        circles = sum(tile.outpost_letters.count(letter) for tile in tiles)
        if circles != OUTPOST_TOKENS:
            problem = f"expected {OUTPOST_TOKENS} circles {OUTPOSTS[letter]} on all tiles, found {circles} (DEI-SET-12)"
            raise TileError("", "marks", problem)
    seats = max(TILE_SEATS.values())
    technology = sum(len(tile.technology) for tile in tiles)
    energy = sum(len(tile.energy) for tile in tiles)
    if technology > TECHNOLOGY_TOKENS - seats or energy > ENERGY_TOKENS - seats:
        most = f"{TECHNOLOGY_TOKENS - seats} technology and {ENERGY_TOKENS - seats} energy"
        raise TileError("", "marks", f"expected at most {most}, found {technology} and {energy} (DEI-SET-09)")
    check_bounds(tiles)


def check_bounds(tiles: list[Tile]) -> None:
    """No layout of these tiles may exceed the widths of region, elevator and span numbers in an action code."""
    areas = sum(len(tile.letters) for tile in tiles)
    spans, elevators = 0, 2 * len(tiles) * tiles[0].size  # at the seams
    for tile in tiles:
        spans += len({(tile.area_at[line.start], tile.area_at[line.end], *line.under) for line in tile.lines()})
        elevators += Board([tile], [0], 1).elevators
    for name, count, limit in (
        ("areas", areas, MAX_REGIONS),
        ("places for elevators", elevators, MAX_ELEVATORS),
        ("places for bridges", spans, MAX_SPANS),
    ):
        if count > limit:
            raise TileError("", "grid", f"the tiles have {count} {name} together, at most {limit} are possible")
