"""Putting tiles together: which areas continue across seams, and what touches what."""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.faces import EAST, GROUND, NORTH, SOUTH, WEST, Tile, turned_cells, turned_edges
from ludarium.games.dei.packed import pair, pair_first, pair_second, site, span


class Draft:
    """The working lists while a board is put together. Areas of all tiles are numbered through."""

    def __init__(self, tiles: list[Tile], rotations: list[int], columns: int) -> None:
        size = tiles[0].size
        self.size: Final = size
        self.width: Final = columns * size
        self.tiles: Final = tiles
        self.heights: Final[list[int]] = []  # of each area
        self.base: Final[list[int]] = []  # the first area of each tile
        self.corner: Final[list[int]] = []  # the top left cell of each tile
        self.spots: Final[list[list[int]]] = []  # for each tile, where its printed cells lie on the board
        self.area_at: Final = [0] * (len(tiles) * size * size)
        for i, tile in enumerate(tiles):
            if tile.size != size:
                raise ValueError(f"tile {tile.id} has {tile.size} rows, tile {tiles[0].id} has {size}")
            corner = (i // columns * self.width + i % columns) * size
            spots = [corner + cell for cell in turned_cells(size, rotations[i], self.width)]
            first = len(self.heights)
            for spot, area in zip(spots, tile.area_at, strict=True):
                self.area_at[spot] = first + area
            self.corner.append(corner)
            self.spots.append(spots)
            self.base.append(first)
            self.heights.extend(tile.heights)
        self.parent: Final = list(range(len(self.heights)))
        self.near: Final[list[int]] = []  # pairs of areas of one level that touch with a border between
        self.steps: Final[list[tuple[int, int]]] = []  # cells of ground and roof that touch
        self.cells: Final[list[list[int]]] = []
        self.height: Final[list[int]] = []  # of each region
        self.region_of: Final[list[int]] = []  # of each area
        self.region_at: Final[list[int]] = []
        for i, tile in enumerate(tiles):
            spots = self.spots[i]
            for a, b in tile.contacts():
                self._touch(spots[a], spots[b], True)
        closed = [turned_edges(tile.closed, rotation) for tile, rotation in zip(tiles, rotations, strict=True)]
        for i in range(len(tiles)):
            if i % columns + 1 < columns:
                self._seam(i, size - 1, 1, closed[i][EAST], closed[i + 1][WEST])
            if i + columns < len(tiles):
                self._seam(i, (size - 1) * self.width, self.width, closed[i][SOUTH], closed[i + columns][NORTH])
        self._number()

    def _root(self, area: int) -> int:
        parent = self.parent
        while parent[area] != area:
            area = parent[area]
        return area

    def _seam(self, i: int, start: int, step: int, mine: list[int], theirs: list[int]) -> None:
        """The cells along an edge of a tile, from `start` in it, and those one step beyond."""
        along = self.width if step == 1 else 1
        for k in range(self.size):
            cell = self.corner[i] + start + k * along
            self._touch(cell, cell + step, mine[k] + theirs[k] > 0)

    def _touch(self, a: int, b: int, border: bool) -> None:
        """Two cells side by side: the same height with no border continues, everything else is a contact."""
        p, q = self.area_at[a], self.area_at[b]
        p_height, q_height = self.heights[p], self.heights[q]
        if (p_height == GROUND) != (q_height == GROUND):
            self.steps.append((a, b) if p_height == GROUND else (b, a))
        elif border or p_height != q_height:
            self.near.append(pair(p, q))
        else:
            p, q = self._root(p), self._root(q)
            self.parent[max(p, q)] = min(p, q)

    def _number(self) -> None:
        """Number the regions row by row in the order of their first cells."""
        root_of = [self._root(area) for area in range(len(self.heights))]
        number = [-1] * len(root_of)
        for cell, area in enumerate(self.area_at):
            root = root_of[area]
            if number[root] < 0:
                number[root] = len(self.cells)
                self.cells.append([])
                self.height.append(self.heights[root])
            self.region_at.append(number[root])
            self.cells[number[root]].append(cell)
        for root in root_of:
            self.region_of.append(number[root])

    def printed(self, marks: list[list[int]]) -> list[int]:
        """The cells of what is printed, from the lists of its cells on each tile."""
        return [self.spots[i][cell] for i, found in enumerate(marks) for cell in found]

    def near_pairs(self) -> list[int]:
        """Pairs of regions that touch on one level, the smaller number first, in order."""
        pairs: set[int] = set()
        for contact in self.near:
            a, b = self.region_of[pair_first(contact)], self.region_of[pair_second(contact)]
            if a != b:
                pairs.add(pair(min(a, b), max(a, b)))
        return sorted(pairs)

    def elevator_places(self, printed: list[int]) -> dict[int, int]:
        """Pairs of ground and roof region, with the site where the elevator is drawn.

        It is best where the roof lies north of the street and shows its wall, then at its side. Printed elevators stay
        where they are; `printed` is filled with their pairs.
        """
        places: dict[int, int] = {}
        for foot, head in self.steps:
            rank = 1 if abs(head - foot) == 1 else 0 if head < foot else 2
            _best(places, pair(self.region_at[foot], self.region_at[head]), site(rank, foot, head))
        for i, tile in enumerate(self.tiles):
            for at, printed_head in zip(tile.elevator_feet, tile.elevator_heads, strict=True):
                foot, head = self.spots[i][at], self.spots[i][printed_head]
                both = pair(self.region_at[foot], self.region_at[head])
                places[both] = site(0, foot, head)
                printed.append(both)
        return places

    def span_places(self, printed: list[int]) -> dict[int, int]:
        """Two roofs and the crossed ground region, with the roof cells where the bridge is drawn.

        A span over two regions (DEI-BRD-13) or between two parts of one roof region (DEI-BRD-14) is none; `printed` is
        filled with those of the neutral bridges.
        """
        places: dict[int, int] = {}
        for i, tile in enumerate(self.tiles):
            for line in tile.lines():
                neutral = line.start in tile.bridge_ends and line.end in tile.bridge_ends
                start, end = self.spots[i][line.start], self.spots[i][line.end]
                a, b = self.region_at[start], self.region_at[end]
                under = [self.region_of[self.base[i] + area] for area in line.under]
                if a == b or min(under) != max(under):
                    continue
                if a > b:
                    a, b, start, end = b, a, end, start
                crossed = span(a, b, under[0])
                _best(places, crossed, site(0 if neutral else line.rank, start, end))
                if neutral:
                    printed.append(crossed)
        return places


def _best(places: dict[int, int], key: int, place: int) -> None:
    known = places.get(key)
    if known is None or place < known:
        places[key] = place
