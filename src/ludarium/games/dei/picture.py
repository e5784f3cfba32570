"""The board as text for the terminal: a line per row of cells, roofs shaded by height, names and pieces on them."""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.board import Board
from ludarium.games.dei.faces import GROUND, OUTPOSTS

FILL: Final = " ░▒▓"
PLAIN_FILL: Final = " .:#"


def printed(board: Board) -> list[list[str]]:
    """What is printed in each region: its name, circles A B C, refuge R, drone symbol D, technology 2t, energy 1e."""
    labels = [[name] for name in board.names]
    for region, letter in zip(board.outposts, board.outpost_letters, strict=True):
        labels[region].append(OUTPOSTS[letter])
    for region in board.refuges:
        labels[region].append("R")
    for region in board.drone_starts:
        labels[region].append("D")
    for region in range(board.n):
        if board.technology[region]:
            labels[region].append(f"{board.technology[region]}t")
        if board.energy[region]:
            labels[region].append(f"{board.energy[region]}e")
    return labels


def draw(
    board: Board,
    labels: list[list[str]] | None = None,
    elevators: list[int] | None = None,
    spans: list[int] | None = None,
    cell: int = 3,
    plain: bool = False,
) -> str:
    """The board with a list of short texts written into each region, `cell` characters to a cell (at least 2).

    Without lists it shows what is printed, the neutral elevators and the neutral bridges. Texts that do not fit are
    below the picture, one line for a region. `plain` keeps to ASCII.
    """
    if cell < 2:
        raise ValueError(f"a cell takes at least 2 characters, not {cell}")
    canvas = Canvas(board, cell, plain)
    for edge in board.neutral_elevators if elevators is None else elevators:
        canvas.elevator(board.elevator_foot[edge], board.elevator_head[edge])
    for span in board.neutral_spans if spans is None else spans:
        canvas.bridge(board.span_from[span], board.span_to[span])
    below: list[str] = []
    for region, words in enumerate(printed(board) if labels is None else labels):
        over = canvas.write(region, words)
        if over:
            below.append(" ".join([f"{board.names[region]}:", *[word for word in over if word != board.names[region]]]))
    return "\n".join(canvas.lines() + below)


class Canvas:
    """The characters of the picture, and which cells are still free for texts."""

    def __init__(self, board: Board, cell: int, plain: bool) -> None:
        self.board: Final = board
        self.cell: Final = cell
        self.plain: Final = plain
        self.rows: Final[list[list[str]]] = []
        self.free: Final = [True] * len(board.region_at)
        fills = PLAIN_FILL if plain else FILL
        width, at = board.width, board.region_at
        for y in range(len(at) // width):
            row: list[str] = []
            for x in range(width):
                here = y * width + x
                fill = fills[board.height[at[here]]]
                left = x > 0 and self._border(here, here - 1)
                low = here + width < len(at) and self._border(here, here + width)
                row.append(("|" if plain else "│") if left else "_" if low else fill)
                row += ["_" if low else fill] * (cell - 1)
            self.rows.append(row)

    def _border(self, a: int, b: int) -> bool:
        """Whether a drawn border must be shown between two cells; steps between heights show by their shades."""
        p, q = self.board.region_at[a], self.board.region_at[b]
        return p != q and self.board.height[p] == self.board.height[q]

    def _put(self, cell: int, start: int, text: str) -> None:
        x, y = self.board.xy(cell)
        for i, letter in enumerate(text):
            self.rows[y][x * self.cell + start + i] = letter

    def elevator(self, foot: int, head: int) -> None:
        """An arrow in the street that points at the roof."""
        width = self.board.width
        self._put(foot, self.cell // 2, {-width: "^", 1: ">", width: "v", -1: "<"}[head - foot])
        self.free[foot] = False

    def bridge(self, start: int, end: int) -> None:
        """A deck over the crossed cells."""
        start, end = min(start, end), max(start, end)
        across = start // self.board.width == end // self.board.width
        for cell in range(start, end, 1 if across else self.board.width):
            if self.board.height[self.board.region_at[cell]] == GROUND:
                self._put(cell, 0, "=" * self.cell if across else "H".center(self.cell))
                self.free[cell] = False

    def write(self, region: int, words: list[str]) -> list[str]:
        """Write texts into a region, from the middle outwards; returns those that found no room."""
        left = words[:]
        for first, length in self._runs(region):
            room = length * self.cell - 1
            line: list[str] = []
            while left and len(" ".join([*line, left[0]])) <= room:
                line.append(left.pop(0))
            if line:
                text = " ".join(line)
                self._put(first, 1 + (room - len(text)) // 2, text)
                for cell in range(first, first + length):
                    self.free[cell] = False
            if not left:
                break
        return left

    def _runs(self, region: int) -> list[tuple[int, int]]:
        """The free stretches of a region, first cell and length: nearest to its label first, then the longest."""
        runs: list[tuple[int, int]] = []
        for cell in self.board.cells[region]:
            if not self.free[cell]:
                continue
            if runs and sum(runs[-1]) == cell and cell % self.board.width:
                runs[-1] = (runs[-1][0], runs[-1][1] + 1)
            else:
                runs.append((cell, 1))
        label = self.board.labels()[region]
        width = self.board.width

        def order(run: tuple[int, int]) -> tuple[int, int, int]:
            inside = run[0] <= label < sum(run)
            return (0 if inside else 1 + abs(run[0] // width - label // width), -run[1], run[0])

        return sorted(runs, key=order)

    def lines(self) -> list[str]:
        """The picture in its frame, with a notch at each seam."""
        bar, side, notch = ("-", "|", "+") if self.plain else ("─", "│", "┼")
        rule = notch + notch.join([bar * (self.board.size * self.cell - 1)] * self.board.columns) + bar + notch
        out = [rule]
        for y, row in enumerate(self.rows):
            edge = notch if y and y % self.board.size == 0 else side
            out.append(edge + "".join(row) + edge)
        out.append(rule)
        return out
