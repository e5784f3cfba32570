"""The city under the snow as SVG: streets, roofs with their walls and lit windows, bridges and elevators.

The corners of the cells are moved a little by a smooth function of their place: crooked streets, exact topology. A roof
is lifted by its height, and its south wall fills the gap.
"""

from __future__ import annotations

from math import sin
from typing import Final

from ludarium.games.dei.board import Board
from ludarium.games.dei.faces import GROUND

CELL: Final = 22
EDGE: Final = 14
"""Pixels around the board, so that lifted roofs stay inside."""
LIFT: Final = [0, 4, 8, 12]
"""Pixels by which a roof of each height is raised."""
TOP: Final = ["", "#8FA2B4", "#6C8096", "#4C5F78"]
LIT: Final = ["", "#A9B9C7", "#8598AB", "#647891"]
WALL: Final = ["", "#3A4A5C", "#2C3A4B", "#1E2A39"]
INK: Final = "#0A1018"
SNOW: Final = "#E3ECF2"
WINDOW: Final = "#FFC46B"
STREET: Final = "#4F6F8C"

Point = tuple[float, float]


class City:
    """The outlines of one board."""

    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.rows: Final = len(board.region_at) // board.width
        self.width: Final = board.width * CELL
        self.height: Final = self.rows * CELL
        self.loops: Final = [self._loops(region) for region in range(board.n)]

    def corner(self, x: float, y: float, lift: float = 0.0) -> Point:
        """Where a corner of the grid is drawn; the rim stays straight."""
        fade = min(1.0, x / 2, y / 2, (self.board.width - x) / 2, (self.rows - y) / 2)
        push = 0.34 * CELL * fade
        dx = push * (sin(0.9 * y + 0.5) + 0.6 * sin(1.7 * x + 2.1 * y)) / 1.6
        dy = push * (sin(0.8 * x + 1.3) + 0.6 * sin(1.9 * y - 1.3 * x)) / 1.6
        return EDGE + x * CELL + dx, EDGE + y * CELL + dy - lift

    def middle(self, cell: int) -> Point:
        """The middle of a cell as it is seen: on a roof, on top of it."""
        x, y = self.board.xy(cell)
        return self.corner(x + 0.5, y + 0.5, LIFT[self.board.height[self.board.region_at[cell]]])

    def region(self, x: int, y: int) -> int:
        """The region of a cell, -1 outside the board."""
        inside = 0 <= x < self.board.width and 0 <= y < self.rows
        return self.board.region_at[y * self.board.width + x] if inside else -1

    def _loops(self, region: int) -> list[list[tuple[int, int]]]:
        """The rim of a region as closed rounds of grid corners, the region always on the right."""
        follow: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for cell in self.board.cells[region]:
            x, y = self.board.xy(cell)
            for neighbour, start, end in (
                (self.region(x, y - 1), (x, y), (x + 1, y)),
                (self.region(x + 1, y), (x + 1, y), (x + 1, y + 1)),
                (self.region(x, y + 1), (x + 1, y + 1), (x, y + 1)),
                (self.region(x - 1, y), (x, y + 1), (x, y)),
            ):
                if neighbour != region:
                    follow.setdefault(start, []).append(end)
        loops: list[list[tuple[int, int]]] = []
        while follow:
            here = next(iter(follow))
            loop: list[tuple[int, int]] = []
            while not loop or here != loop[0]:
                loop.append(here)
                ends = follow[here]
                here = ends.pop()
                if not ends:
                    del follow[loop[-1]]
            loops.append(loop)
        return loops

    def outline(self, region: int, lift: float = 0.0) -> str:
        """The rim of a region as the data of an SVG path."""
        parts = []
        for loop in self.loops[region]:
            points = " L".join(place(self.corner(x, y, lift)) for x, y in loop)
            parts.append(f"M{points} Z")
        return "".join(parts)

    def drawn(self) -> list[str]:
        """Everything that never moves, from the ground up."""
        board = self.board
        roofs = [region for region in range(board.n) if board.height[region]]
        roofs.sort(key=lambda region: (max(board.cells[region]) // board.width, board.height[region]))
        shadow = "".join(self.outline(region) for region in roofs)
        return [
            f'<rect x="{EDGE}" y="{EDGE}" width="{self.width}" height="{self.height}" fill="{SNOW}"/>',
            *(self._street(region) for region in range(board.n) if board.height[region] == GROUND),
            f'<path d="{shadow}" fill="{INK}" opacity=".28" transform="translate(3 4)"/>',
            *(self._roof(region) for region in roofs),
            *self._seams(),
        ]

    def _street(self, region: int) -> str:
        line = f'stroke="{STREET}" stroke-width="1.6" stroke-dasharray="5 3.4"'
        return f'<path d="{self.outline(region)}" fill="{SNOW}" {line}>{self._title(region)}</path>'

    def _title(self, region: int) -> str:
        """The name of a region, shown when pointed at."""
        return f"<title>{self.board.names[region]}</title>"

    def _roof(self, region: int) -> str:
        height = self.board.height[region]
        lift = LIFT[height]
        walls, windows = [], []
        for start, end in self._sides(region):
            a, b = self.corner(*start), self.corner(*end)
            high_a, high_b = self.corner(*start, lift), self.corner(*end, lift)
            walls.append(f"M{place(a)} L{place(b)} L{place(high_b)} L{place(high_a)} Z")
            south = end[0] < start[0]
            if south and height > 1 and (start[0] * 7 + start[1] * 5) % 3:
                x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - lift / 2
                windows.append(f"M{x - 3:.1f},{y:.1f} h2.4 M{x + 2:.1f},{y:.1f} h2.4")
        top = self.outline(region, lift)
        return (
            f'<path d="{"".join(walls)}" fill="{WALL[height]}"/>'
            + (f'<path d="{"".join(windows)}" stroke="{WINDOW}" stroke-width="3"/>' if windows else "")
            + f'<path d="{top}" fill="{TOP[height]}" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round">'
            + f"{self._title(region)}</path>"
            + f'<path d="{self._lit_side(region, lift)}" fill="none" stroke="{LIT[height]}" stroke-width="2.2"/>'
        )

    def _lit_side(self, region: int, lift: int) -> str:
        """A line of snow along the north and west rims, a little inside."""
        parts = []
        for start, end in self._sides(region):
            if end[0] > start[0] or end[1] < start[1]:
                dx, dy = (0.0, 2.0) if end[0] > start[0] else (2.0, 0.0)
                a, b = self.corner(*start, lift), self.corner(*end, lift)
                parts.append(f"M{place((a[0] + dx, a[1] + dy))} L{place((b[0] + dx, b[1] + dy))}")
        return "".join(parts)

    def _sides(self, region: int) -> list[tuple[tuple[int, int], tuple[int, int]]]:
        """The sides of the cells along the rim of a region, from corner to corner."""
        return [side for loop in self.loops[region] for side in zip(loop, [*loop[1:], loop[0]], strict=True)]

    def _seams(self) -> list[str]:
        """Where the tiles meet."""
        size, lines = self.board.size, []
        for column in range(1, self.board.columns):
            points = " L".join(place(self.corner(column * size, y)) for y in range(self.rows + 1))
            lines.append(f"M{points}")
        for row in range(1, self.rows // size):
            points = " L".join(place(self.corner(x, row * size)) for x in range(self.board.width + 1))
            lines.append(f"M{points}")
        dots = 'stroke-width="1.4" stroke-dasharray="1.4 4" opacity=".4"'
        return [f'<path d="{"".join(lines)}" fill="none" stroke="{INK}" {dots}/>']

    # Buildings between regions

    def bridge(self, span: int, colour: str) -> str:
        """Two rails and planks between two roofs."""
        a, b = self.middle(self.board.span_from[span]), self.middle(self.board.span_to[span])
        line = f"M{place(a)} L{place(b)}"
        return (
            f'<path d="{line}" stroke="{INK}" stroke-width="11" stroke-linecap="round"/>'
            f'<path d="{line}" stroke="{colour}" stroke-width="8"/>'
            f'<path d="{line}" stroke="{INK}" stroke-width="5" stroke-dasharray="2 3"/>'
        )

    def elevator(self, edge: int, colour: str) -> str:
        """A ladder from the street up to the roof."""
        a, b = self.middle(self.board.elevator_foot[edge]), self.middle(self.board.elevator_head[edge])
        b = (a[0] + (b[0] - a[0]) * 0.72, a[1] + (b[1] - a[1]) * 0.72)
        line = f"M{place(a)} L{place(b)}"
        return (
            f'<path d="{line}" stroke="{INK}" stroke-width="9" stroke-linecap="round"/>'
            f'<path d="{line}" stroke="{colour}" stroke-width="6" stroke-dasharray="2.4 2"/>'
        )


def place(point: Point) -> str:
    return f"{point[0]:.1f},{point[1]:.1f}"
