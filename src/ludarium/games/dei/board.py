"""The board: regions and everything that joins them, worked out once for a layout and shared by all its positions.

Regions continue across the seams of tiles (DEI-BRD-04) and are numbered row by row from the top left: `r0`, `r1`, ...
What belongs to a region is a row in one flat list: its neighbours are `near[near_start[r] : near_start[r + 1]]`.
Cells count row by row over the whole board.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.assembly import Draft
from ludarium.games.dei.declaration import MAX_REGIONS
from ludarium.games.dei.faces import GROUND, ROOF, Tile
from ludarium.games.dei.packed import pair_first, pair_second, site_foot, site_head, span_first, span_second, span_under

MAX_ELEVATORS: Final = 512
MAX_SPANS: Final = 256
"""How many of each a board may have."""


class Board:
    """Tiles laid row by row, `columns` to a row, each turned clockwise in quarters. Never write into a board.

    | list | meaning |
    |---|---|
    | `level`, `height` | of a region: GROUND or ROOF; 0 for the ground, 1 to 3 for roofs |
    | `region_at`, `cells` | the region of each cell; the cells of each region |
    | `near` | neighbours on the same level, without any building (DEI-BRD-06, DEI-BRD-07, DEI-BRD-20) |
    | `touch` | all regions that touch, for drones (DEI-BRD-18) |
    | `elevator_ground`, `elevator_roof` | the two ends of each place for an elevator (DEI-BRD-10) |
    | `elevator_foot`, `elevator_head` | the two cells where it is drawn |
    | `elevators_of` | the places for elevators at a region |
    | `span_a`, `span_b`, `span_under` | roofs and crossed ground of each bridge place (DEI-BRD-11 to DEI-BRD-14) |
    | `span_from`, `span_to` | the two roof cells where it is drawn |
    | `spans_of`, `spans_over` | the places for bridges at a roof, and over a ground region |
    | `neutral_elevators`, `neutral_spans` | the places of printed elevators and neutral bridges (DEI-BRD-16) |
    | `refuges`, `refuge_cells` | the regions of the printed refuges, 2.1 first |
    | `outposts`, `outpost_letters`, `outpost_cells` | the regions of the circles, tile by tile; 0, 1, 2 for A, B, C |
    | `drone_starts`, `drone_cells` | the regions of the drone symbols, drone tile 1 first |
    | `technology`, `energy` | the number of symbols printed in each region |
    """

    def __init__(self, tiles: list[Tile], rotations: list[int], columns: int) -> None:
        if not tiles or len(tiles) != len(rotations) or columns < 1 or len(tiles) % columns:
            raise ValueError(f"{len(tiles)} tiles with {len(rotations)} rotations do not fill rows of {columns}")
        self.columns: Final = columns
        self.rows: Final = len(tiles) // columns
        self.size: Final = tiles[0].size
        self.width: Final = columns * self.size
        self.tile_ids: Final = [tile.id for tile in tiles]
        self.rotations: Final = rotations[:]

        draft = Draft(tiles, rotations, columns)
        n = len(draft.cells)
        _at_most("regions", n, MAX_REGIONS)
        self.n: Final = n
        self.names: Final = [f"r{i}" for i in range(n)]
        self.region_at: Final = draft.region_at
        self.cells: Final = draft.cells
        self.height: Final = draft.height
        self.level: Final = [GROUND if height == GROUND else ROOF for height in self.height]

        near = draft.near_pairs()
        printed_steps: list[int] = []
        places = draft.elevator_places(printed_steps)
        steps = sorted(places)
        a, b = [pair_first(both) for both in near], [pair_second(both) for both in near]
        self.near_start: Final[list[int]] = []
        self.near: Final = _rows(n, a + b, b + a, self.near_start)
        a, b = a + [pair_first(both) for both in steps], b + [pair_second(both) for both in steps]
        self.touch_start: Final[list[int]] = []
        self.touch: Final = _rows(n, a + b, b + a, self.touch_start)

        _at_most("places for elevators", len(steps), MAX_ELEVATORS)
        self.elevators: Final = len(steps)
        self.elevator_ground: Final = [pair_first(both) for both in steps]
        self.elevator_roof: Final = [pair_second(both) for both in steps]
        self.elevator_foot: Final[list[int]] = [site_foot(places[both]) for both in steps]
        self.elevator_head: Final[list[int]] = [site_head(places[both]) for both in steps]
        self.elevators_start: Final[list[int]] = []
        numbers = list(range(self.elevators))
        ends = self.elevator_ground + self.elevator_roof
        self.elevators_of: Final = _rows(n, ends, numbers + numbers, self.elevators_start)

        printed_spans: list[int] = []
        lines = draft.span_places(printed_spans)
        spans = sorted(lines)
        _at_most("places for bridges", len(spans), MAX_SPANS)
        self.spans: Final = len(spans)
        self.span_a: Final = [span_first(span) for span in spans]
        self.span_b: Final = [span_second(span) for span in spans]
        self.span_under: Final = [span_under(span) for span in spans]
        self.span_from: Final[list[int]] = [site_foot(lines[span]) for span in spans]
        self.span_to: Final[list[int]] = [site_head(lines[span]) for span in spans]
        self.spans_start: Final[list[int]] = []
        numbers = list(range(self.spans))
        self.spans_of: Final = _rows(n, self.span_a + self.span_b, numbers + numbers, self.spans_start)
        self.spans_over_start: Final[list[int]] = []
        self.spans_over: Final = _rows(n, self.span_under, numbers, self.spans_over_start)
        self.neutral_elevators: Final = [steps.index(pair) for pair in sorted(set(printed_steps))]
        self.neutral_spans: Final = [spans.index(span) for span in sorted(set(printed_spans))]

        self.technology: Final = [0] * n
        for cell in draft.printed([tile.technology for tile in tiles]):
            self.technology[self.region_at[cell]] += 1
        self.energy: Final = [0] * n
        for cell in draft.printed([tile.energy for tile in tiles]):
            self.energy[self.region_at[cell]] += 1
        self.outpost_cells: Final = draft.printed([tile.outposts for tile in tiles])
        self.outpost_letters: Final = [letter for tile in tiles for letter in tile.outpost_letters]
        self.outposts: Final = [self.region_at[cell] for cell in self.outpost_cells]
        # 2.1 before 3.1 and drone tile 1 before 2, wherever they are.
        in_order = sorted(range(len(tiles)), key=lambda i: tiles[i].id)
        self.refuge_cells: Final = [draft.spots[i][cell] for i in in_order for cell in tiles[i].refuges]
        self.refuges: Final = [self.region_at[cell] for cell in self.refuge_cells]
        self.drone_cells: Final = [draft.spots[i][cell] for i in in_order for cell in tiles[i].drones]
        self.drone_starts: Final = [self.region_at[cell] for cell in self.drone_cells]
        self._labels: list[int] = []
        self._reach: dict[int, list[int]] = {}

    def xy(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell."""
        return cell % self.width, cell // self.width

    def tile_of(self, cell: int) -> int:
        """The place in `tile_ids` of the tile a cell belongs to."""
        return cell // self.width // self.size * self.columns + cell % self.width // self.size

    def elevator_between(self, a: int, b: int) -> int:
        """The place for an elevator between two regions in any order, or -1."""
        for i in range(self.elevators_start[a], self.elevators_start[a + 1]):
            edge = self.elevators_of[i]
            if self.elevator_ground[edge] + self.elevator_roof[edge] - a == b:
                return edge
        return -1

    def labels(self) -> list[int]:
        """The cell of each region where its name is best written: deepest inside, then nearest to the middle."""
        if not self._labels:
            for region in range(self.n):
                self._labels.append(_label(self.cells[region], self.width))
        return self._labels


def drone_reach(board: Board, region: int, steps: int) -> list[int]:
    """The other regions a drone can reach within a number of steps, in order (DEI-BRD-18, DEI-DRN-05).

    Bridges and elevators do not matter (DEI-BRD-19). The list is kept: do not write into it.
    """
    key = steps * board.n + region
    known = board._reach.get(key)
    if known is not None:
        return known
    seen = [0] * board.n
    seen[region] = 1
    found: list[int] = []
    edge = [region]
    for _ in range(steps):
        beyond: list[int] = []
        for r in edge:
            for i in range(board.touch_start[r], board.touch_start[r + 1]):
                to = board.touch[i]
                if not seen[to]:
                    seen[to] = 1
                    beyond.append(to)
        found += beyond
        edge = beyond
    found.sort()
    board._reach[key] = found
    return found


def _at_most(what: str, count: int, limit: int) -> None:
    if count > limit:
        raise ValueError(f"the layout has {count} {what}, at most {limit} are possible")


def _rows(n: int, regions: list[int], values: list[int], start: list[int]) -> list[int]:
    """The values region by region, each row in order; fills `start` with where each row begins, and the end."""
    rows: list[list[int]] = [[] for _ in range(n)]
    for i in range(len(regions)):
        rows[regions[i]].append(values[i])
    flat: list[int] = []
    for row in rows:
        start.append(len(flat))
        row.sort()
        flat.extend(row)
    start.append(len(flat))
    return flat


def _label(cells: list[int], width: int) -> int:
    """The cell deepest inside, counted in rings from the rim, then nearest to the middle of the region."""
    inside = set(cells)
    ring = inside
    while True:
        deeper = {
            c
            for c in ring
            if 0 < c % width < width - 1 and c - 1 in ring and c + 1 in ring and c - width in ring and c + width in ring
        }
        if not deeper:
            break
        ring = deeper
    x = sum(c % width for c in cells) / len(cells)
    y = sum(c // width for c in cells) / len(cells)
    return min(sorted(ring), key=lambda c: abs(c % width - x) + abs(c // width - y))
