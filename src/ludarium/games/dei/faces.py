"""A printed tile: areas, borders, contacts and lines for bridges, in flat lists, and how they are turned.

What is the same in every layout is worked out once for each tile.
"""

from __future__ import annotations

from functools import cache
from typing import Final

GROUND: Final = 0
ROOF: Final = 1

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

OUTPOSTS: Final = "ABC"
MAX_SPAN: Final = 3
"""The greatest number of cells a bridge spans."""


class Tile:
    """A tile as printed: what its grids say, in flat lists. Cells count row by row, areas in order of appearance."""

    def __init__(self, id: str, seats: int, size: int) -> None:
        self.id: Final = id
        self.seats: Final = seats
        self.size: Final = size
        self.letters: list[str] = []
        self.heights: list[int] = []  # of each area; 0 is ground
        self.area_at: list[int] = []
        self.closed: list[list[int]] = [[0] * size for _ in range(4)]
        self.technology: list[int] = []
        self.energy: list[int] = []
        self.outposts: list[int] = []
        self.outpost_letters: list[int] = []
        self.refuges: list[int] = []
        self.drones: list[int] = []
        self.elevator_feet: list[int] = []
        self.elevator_heads: list[int] = []
        self.bridge_ends: list[int] = []  # two for each bridge
        self._contacts: list[tuple[int, int]] | None = None
        self._lines: list[Line] | None = None

    def is_roof(self, cell: int) -> bool:
        return self.heights[self.area_at[cell]] != GROUND

    def contacts(self) -> list[tuple[int, int]]:
        """Touching cells of different areas, of two areas on one level only one pair; the list is kept."""
        if self._contacts is None:
            self._contacts = []
            known: set[tuple[int, int]] = set()
            for cell in range(self.size * self.size):
                for ahead in self._ahead(cell):
                    areas = (self.area_at[cell], self.area_at[ahead[0]])
                    if areas[0] != areas[1] and (self.is_roof(cell) != self.is_roof(ahead[0]) or areas not in known):
                        known.add(areas)
                        self._contacts.append((cell, ahead[0]))
        return self._contacts

    def lines(self) -> list[Line]:
        """The straight lines of 1 to MAX_SPAN ground cells between two roofs; the list is kept."""
        if self._lines is None:
            self._lines = []
            for cell in range(self.size * self.size):
                for ahead in self._ahead(cell) if self.is_roof(cell) else []:
                    length = 0
                    while length < len(ahead) and not self.is_roof(ahead[length]):
                        length += 1
                    if 0 < length < min(len(ahead), MAX_SPAN + 1) and self.area_at[cell] != self.area_at[ahead[length]]:
                        under = [self.area_at[crossed] for crossed in ahead[:length]]
                        self._lines.append(Line(cell, ahead[length], under, self._rank(cell, ahead[length], length)))
        return self._lines

    def _ahead(self, cell: int) -> list[list[int]]:
        """The cells to the right of a cell and those below it, where there are any."""
        rest = self.size - 1 - cell % self.size
        ways = [list(range(cell + 1, cell + 1 + rest)), list(range(cell + self.size, self.size**2, self.size))]
        return [way for way in ways if way]

    def _rank(self, start: int, end: int, length: int) -> int:
        """A bridge is best drawn at the shortest line, then at the one nearest to the middle of the tile."""
        size = self.size
        across, down = start % size + end % size, start // size + end // size
        return (length + 1) * 2 * size + abs(across - size + 1) + abs(down - size + 1)


class Line:
    """A straight line from roof to roof: its end cells, the areas it crosses, and how well a bridge looks there."""

    def __init__(self, start: int, end: int, under: list[int], rank: int) -> None:
        self.start: Final = start
        self.end: Final = end
        self.under: Final = under
        self.rank: Final = rank


class TileSet:
    """The tiles of one content pack; a tile's number is its place in it."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles: Final = tiles
        self.size: Final = tiles[0].size
        self.ids: Final = [tile.id for tile in tiles]
        self.index: Final = {tile.id: i for i, tile in enumerate(tiles)}

    def numbers(self, seats: int) -> list[int]:
        """The tiles used with this number of seats (DEI-SET-02)."""
        return [i for i, tile in enumerate(self.tiles) if tile.seats <= seats]


@cache
def turned_cells(size: int, rotation: int, width: int) -> tuple[int, ...]:
    """Where each cell goes when a tile is turned clockwise by a number of quarters, on a board so many cells wide."""
    to = []
    for cell in range(size * size):
        x, y = cell % size, cell // size
        for _ in range(rotation):
            x, y = size - 1 - y, x
        to.append(y * width + x)
    return tuple(to)


def turned_edges(edges: list[list[int]], rotation: int) -> list[list[int]]:
    """The edges north, east, south and west after turning; what comes to lie north or south is read the other way."""
    for _ in range(rotation):
        north, east, south, west = edges
        edges = [west[::-1], north, east[::-1], south]
    return [edge[:] for edge in edges]
