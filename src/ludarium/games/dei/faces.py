"""A printed tile and its four faces: areas, edges, contacts, places for elevators and bridges, in flat lists.

Everything a layout needs of a tile is worked out once for each way it can lie, so that putting a board together only
joins areas over the seams.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.packed import pair, site, site_foot, site_head

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
        self._faces: list[Face | None] = [None, None, None, None]

    def face(self, rotation: int) -> Face:
        """The tile turned clockwise by a number of quarters."""
        found = self._faces[rotation]
        if found is None:
            found = Face(self, rotation)
            self._faces[rotation] = found
        return found


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


class Face:
    """A tile as it lies on the table, turned; every list is indexed by cell or area, or runs in parallel.

    Cells count row by row from the top left. Edges run left to right and top to bottom.
    """

    def __init__(self, tile: Tile, rotation: int) -> None:
        size = tile.size
        to = turned_cells(size, rotation)
        areas = [0] * (size * size)
        for cell in range(size * size):
            areas[to[cell]] = tile.area_at[cell]
        self.area_at: Final = areas
        self.edges: Final = [edge(areas, size, side) for side in range(4)]
        self.closed: Final = turned_edges(tile.closed, rotation)
        self.technology: Final = [areas[to[c]] for c in tile.technology]
        self.energy: Final = [areas[to[c]] for c in tile.energy]
        self.outposts: Final = [to[c] for c in tile.outposts]
        self.refuges: Final = [to[c] for c in tile.refuges]
        self.drones: Final = [to[c] for c in tile.drones]
        self.elevator_feet: Final = [to[c] for c in tile.elevator_feet]
        self.elevator_heads: Final = [to[c] for c in tile.elevator_heads]
        self.bridge_ends: Final[list[int]] = []  # the upper or left end of each bridge first
        for i in range(0, len(tile.bridge_ends), 2):
            a, b = to[tile.bridge_ends[i]], to[tile.bridge_ends[i + 1]]
            self.bridge_ends.extend([min(a, b), max(a, b)])
        # Contacts of two areas on one level, and of a ground with a roof area at its best site: each pair once.
        same: list[int] = []
        steps: dict[int, int] = {}
        for cell in range(size * size):
            if cell % size + 1 < size:
                join(tile, areas, cell, cell + 1, False, same, steps)
            if cell + size < size * size:
                join(tile, areas, cell, cell + size, True, same, steps)
        self.same: Final = same
        self.steps: Final = steps
        # Straight lines of 1 to MAX_SPAN ground cells between two roofs.
        self.span_from: Final[list[int]] = []
        self.span_to: Final[list[int]] = []
        self.span_under: Final[list[list[int]]] = []
        self._spans(tile, areas, size)

    def _spans(self, tile: Tile, areas: list[int], size: int) -> None:
        best: dict[tuple[int, ...], int] = {}
        for cell in range(size * size):
            if tile.heights[areas[cell]] == GROUND:
                continue
            for side in (EAST, SOUTH):
                stride = 1 if side == EAST else size
                room = size - 1 - cell % size if side == EAST else size - 1 - cell // size
                under: list[int] = []
                end = cell + stride
                for length in range(1, min(MAX_SPAN + 1, room) + 1):
                    area = areas[end]
                    if tile.heights[area] != GROUND:
                        if length > 1 and area != areas[cell]:
                            ends = [min(area, areas[cell]), max(area, areas[cell])]
                            key = tuple(ends + sorted(under))
                            # The shortest, then the one nearest to the middle of the tile, represents all of its kind.
                            x2, y2 = cell % size + end % size, cell // size + end // size
                            off = abs(x2 - size + 1) + abs(y2 - size + 1)
                            place = site(length * 2 * size + off, cell, end)
                            if key not in best or place < best[key]:
                                best[key] = place
                        break
                    if area not in under:
                        under.append(area)
                    end += stride
        for key, place in best.items():
            self.span_from.append(site_foot(place))
            self.span_to.append(site_head(place))
            self.span_under.append(list(key[2:]))


def turned_cells(size: int, rotation: int) -> list[int]:
    """Where each cell goes when the tile is turned clockwise by a number of quarters."""
    to = []
    for cell in range(size * size):
        x, y = cell % size, cell // size
        for _ in range(rotation):
            x, y = size - 1 - y, x
        to.append(y * size + x)
    return to


def turned_edges(edges: list[list[int]], rotation: int) -> list[list[int]]:
    """The edges north, east, south and west after turning; what comes to lie north or south is read the other way."""
    for _ in range(rotation):
        north, east, south, west = edges
        edges = [west[::-1], north, east[::-1], south]
    return [edge[:] for edge in edges]


def edge(areas: list[int], size: int, side: int) -> list[int]:
    """The areas along one edge."""
    if side == NORTH:
        return areas[:size]
    if side == SOUTH:
        return areas[size * (size - 1) :]
    return areas[size - 1 :: size] if side == EAST else areas[::size]


def join(tile: Tile, areas: list[int], a: int, b: int, vertical: bool, same: list[int], steps: dict[int, int]) -> None:
    """Note the contact of two touching cells, if they belong to different areas.

    An elevator is best drawn where the roof lies north of the street and shows its wall, then at its side.
    """
    p, q = areas[a], areas[b]
    if p == q:
        return
    p_roof, q_roof = tile.heights[p] != GROUND, tile.heights[q] != GROUND
    if p_roof == q_roof:
        both = pair(min(p, q), max(p, q))
        if both not in same:
            same.append(both)
        return
    both, place = pair(p, q), site(2 if vertical else 1, a, b)
    if p_roof:
        both, place = pair(q, p), site(0 if vertical else 1, b, a)
    if both not in steps or place < steps[both]:
        steps[both] = place
