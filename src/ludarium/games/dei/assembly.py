"""Putting tiles together: which areas continue across seams, and what touches what."""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.faces import EAST, GROUND, NORTH, SOUTH, WEST, Tile
from ludarium.games.dei.packed import pair, pair_first, pair_second, site, site_foot, site_head, site_rank, span


class Draft:
    """The working lists while a board is put together. Areas of all tiles are numbered through."""

    def __init__(self, tiles: list[Tile], rotations: list[int], columns: int) -> None:
        size = tiles[0].size
        self.size: Final = size
        self.width: Final = columns * size
        self.columns: Final = columns
        self.faces: Final = [tile.face(rotation) for tile, rotation in zip(tiles, rotations, strict=True)]
        self.tiles: Final = tiles
        heights: list[int] = []
        self.base: Final[list[int]] = []  # the first area of each tile
        self.corner: Final[list[int]] = []  # the top left cell of each tile
        for i, tile in enumerate(tiles):
            if tile.size != size:
                raise ValueError(f"tile {tile.id} has {tile.size} rows, tile {tiles[0].id} has {size}")
            self.base.append(len(heights))
            heights.extend(tile.heights)
            self.corner.append((i // columns * self.width + i % columns) * size)
        self.heights: Final = heights  # of each area
        self.parent: Final = list(range(len(heights)))
        self.near: Final[list[int]] = []  # pairs of areas of one level that touch over a seam with a border between
        self.step_ground: Final[list[int]] = []  # ground and roof areas that touch over a seam
        self.step_roof: Final[list[int]] = []
        self.step_site: Final[list[int]] = []
        self.cells: Final[list[list[int]]] = []
        self.height: Final[list[int]] = []  # of each region
        self.region_of: Final[list[int]] = []  # of each area
        self.region_at: Final[list[int]] = []
        self.printed_steps: Final[list[int]] = []
        self.printed_spans: Final[list[int]] = []
        self.technology: Final[list[int]] = []
        self.energy: Final[list[int]] = []
        self.outpost_cells: Final[list[int]] = []
        self.outpost_letters: Final[list[int]] = []
        self.refuge_cells: Final[list[int]] = []
        self.drone_cells: Final[list[int]] = []
        for i in range(len(tiles)):
            if i % columns + 1 < columns:
                self._seam(i, i + 1, EAST, WEST)
            if i + columns < len(tiles):
                self._seam(i, i + columns, SOUTH, NORTH)

    def _root(self, area: int) -> int:
        parent = self.parent
        while parent[area] != area:
            area = parent[area]
        return area

    def _seam(self, i: int, j: int, side: int, other: int) -> None:
        """Two tiles side by side: same level and height with no border continues, everything else is a contact."""
        size, width, heights = self.size, self.width, self.heights
        mine, theirs = self.faces[i], self.faces[j]
        a_edge, b_edge = mine.edges[side], theirs.edges[other]
        a_closed, b_closed = mine.closed[side], theirs.closed[other]
        vertical = side == SOUTH
        a_cell = self.corner[i] + ((size - 1) * width if vertical else size - 1)
        b_cell = self.corner[j]
        stride = 1 if vertical else width
        for k in range(size):
            a, b = self.base[i] + a_edge[k], self.base[j] + b_edge[k]
            a_height, b_height = heights[a], heights[b]
            if (a_height == GROUND) == (b_height == GROUND):
                if a_height == b_height and not a_closed[k] and not b_closed[k]:
                    a, b = self._root(a), self._root(b)
                    if a < b:
                        self.parent[b] = a
                    else:
                        self.parent[a] = b
                else:
                    self.near.append(pair(a, b))
            elif a_height == GROUND:
                self.step_ground.append(a)
                self.step_roof.append(b)
                self.step_site.append(site(2 if vertical else 1, a_cell + k * stride, b_cell + k * stride))
            else:
                self.step_ground.append(b)
                self.step_roof.append(a)
                self.step_site.append(site(0 if vertical else 1, b_cell + k * stride, a_cell + k * stride))

    def number(self) -> None:
        """Number the regions row by row in the order of their first cells."""
        root_of = [self._root(area) for area in range(len(self.heights))]
        number = [-1] * len(root_of)
        size, region_at, cells = self.size, self.region_at, self.cells
        cell = 0
        for row in range(0, len(self.faces), self.columns):
            for y in range(0, size * size, size):
                for i in range(row, row + self.columns):
                    first = self.base[i]
                    for area in self.faces[i].area_at[y : y + size]:
                        root = root_of[first + area]
                        region = number[root]
                        if region < 0:
                            region = number[root] = len(cells)
                            cells.append([])
                            self.height.append(self.heights[root])
                        region_at.append(region)
                        cells[region].append(cell)
                        cell += 1
        for root in root_of:
            self.region_of.append(number[root])

    def collect(self) -> None:
        """Find what is printed in the regions."""
        self.technology.extend([0] * len(self.cells))
        self.energy.extend([0] * len(self.cells))
        for i, face in enumerate(self.faces):
            for area in face.technology:
                self.technology[self.region_of[self.base[i] + area]] += 1
            for area in face.energy:
                self.energy[self.region_of[self.base[i] + area]] += 1
            for k, spot in enumerate(face.outposts):
                self.outpost_cells.append(self.cell(i, spot))
                self.outpost_letters.append(self.tiles[i].outpost_letters[k])
        # 2.1 before 3.1 and drone tile 1 before 2, wherever they are.
        for i in sorted(range(len(self.tiles)), key=self._tile_id):
            for spot in self.faces[i].refuges:
                self.refuge_cells.append(self.cell(i, spot))
            for spot in self.faces[i].drones:
                self.drone_cells.append(self.cell(i, spot))

    def _tile_id(self, i: int) -> str:
        return self.tiles[i].id

    def cell(self, i: int, spot: int) -> int:
        """The cell on the board of a cell on the tile at place i."""
        return self.corner[i] + spot // self.size * self.width + spot % self.size

    def near_pairs(self) -> list[int]:
        """Pairs of regions that touch on one level, the smaller number first, in order."""
        region_of = self.region_of
        pairs: set[int] = set()
        for contact in self.near:
            pairs.add(_ordered(region_of[pair_first(contact)], region_of[pair_second(contact)]))
        for i, face in enumerate(self.faces):
            first = self.base[i]
            for contact in face.same:
                pairs.add(_ordered(region_of[first + pair_first(contact)], region_of[first + pair_second(contact)]))
        return sorted([both for both in pairs if pair_first(both) != pair_second(both)])

    def elevator_places(self) -> dict[int, int]:
        """Pairs of ground and roof region, with the site where the elevator is drawn; printed ones come first."""
        region_of = self.region_of
        places: dict[int, int] = {}
        for k in range(len(self.step_ground)):
            _best(places, pair(region_of[self.step_ground[k]], region_of[self.step_roof[k]]), self.step_site[k])
        for i, face in enumerate(self.faces):
            first = self.base[i]
            for step, place in face.steps.items():
                both = pair(region_of[first + pair_first(step)], region_of[first + pair_second(step)])
                foot, head = self.cell(i, site_foot(place)), self.cell(i, site_head(place))
                _best(places, both, site(site_rank(place), foot, head))
        for i, face in enumerate(self.faces):
            for k in range(len(face.elevator_feet)):
                foot, head = self.cell(i, face.elevator_feet[k]), self.cell(i, face.elevator_heads[k])
                both = pair(self.region_at[foot], self.region_at[head])
                places[both] = site(0, foot, head)
                self.printed_steps.append(both)
        return places

    def span_places(self) -> dict[int, int]:
        """Two roofs and the crossed ground region, with the roof cells where the bridge is drawn.

        A span over two regions (DEI-BRD-13) or between two parts of one roof region (DEI-BRD-14) is none.
        """
        places: dict[int, int] = {}
        for i, face in enumerate(self.faces):
            for k in range(len(face.span_from)):
                under = self._single(i, face.span_under[k])
                if under >= 0:
                    self._span(places, i, face.span_from[k], face.span_to[k], under, 1)
        for i, face in enumerate(self.faces):
            for k in range(0, len(face.bridge_ends), 2):
                a, b = face.bridge_ends[k], face.bridge_ends[k + 1]
                # The cell next to the first end is under the bridge.
                beside = a + (1 if a // self.size == b // self.size else self.size)
                crossed = self._span(places, i, a, b, self.region_at[self.cell(i, beside)], 0)
                if crossed >= 0:
                    self.printed_spans.append(crossed)
        return places

    def _single(self, i: int, areas: list[int]) -> int:
        """The one region all these areas of a tile belong to, or -1."""
        region = self.region_of[self.base[i] + areas[0]]
        for area in areas:
            if self.region_of[self.base[i] + area] != region:
                return -1
        return region

    def _span(self, places: dict[int, int], i: int, start: int, end: int, under: int, rank: int) -> int:
        start, end = self.cell(i, start), self.cell(i, end)
        a, b = self.region_at[start], self.region_at[end]
        if a == b:
            return -1
        length = end - start if end - start < self.size else (end - start) // self.width
        if a > b:
            a, b, start, end = b, a, end, start
        crossed = span(a, b, under)
        _best(places, crossed, site(rank * 8 + length, start, end))
        return crossed


def _ordered(a: int, b: int) -> int:
    return pair(a, b) if a < b else pair(b, a)


def _best(places: dict[int, int], key: int, place: int) -> None:
    known = places.get(key)
    if known is None or place < known:
        places[key] = place
