"""The map for the terminal: a line per row of cells, roofs shaded by height, with every piece on it.

A region shows its name and what is in it: `R3★` three scrappers and the champion of faction R, `▲ ▶ ✱` outposts, `⌂` a
refuge, `◊H` a drone, `2t` technology or `1e` energy. What does not fit is below the map.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludarium.games.dei.board import Board
from ludarium.games.dei.faces import GROUND
from ludarium.games.dei.state import KIND, Dei
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.ink import DIM, PLAIN, Line, Span, ink, wrapped

LETTERS: Final = "RUZA"
"""Ravagers, refUge 42, farm-Z, Auxilia."""
OUTPOST: Final = "▲▶✱"
CHAMPION: Final = "★"
REFUGE: Final = "⌂"
DRONE: Final = "◊"

FACTION_GROUND: Final = ["EC4A97", "35C7D9", "6A3BD8", "FF9F1C"]
FACTION_INK: Final = ["19020D", "02161A", "FFFFFF", "160E02"]
FACTION_TEXT: Final = ["EC4A97", "35C7D9", "9A78FF", "FF9F1C"]
PLATE: Final = "0E1722"
MARKET_INK: Final = ["FF6A5E", "6FB0FF", "5FD08C", "A9B8C7"]
TECHNOLOGY: Final = ink("8FE3FF", PLATE, bold=True)
ENERGY: Final = ink("FFE45C", PLATE, bold=True)
NEUTRAL: Final = ink("101820", "F1F5F8", bold=True)
ACT: Final = ink("14200A", "C4F24A", bold=True)
"""Lime: act here."""
LEVELS: Final = ["D9E4EC", "8194A7", "64778C", "495B72"]
FILLS: Final = ["9FB3C4", "95A7B8", "778A9E", "5B6E86"]
BORDERS: Final = ["4F6F8C", "2C3A4B", "1E2A39", "0A1018"]
NAMES: Final = ["22313F", "0A1018", "EDF2F7", "EDF2F7"]
SHADES: Final = " ░▒▓"
FRAME: Final = ink("5F7A94")


def chip(faction: int) -> str:
    """The look of a faction's pieces."""
    return NEUTRAL if faction == EMPTY else ink(FACTION_INK[faction], FACTION_GROUND[faction], bold=True)


def letter(faction: int) -> str:
    return "?" if faction == EMPTY else LETTERS[faction]


def badge(faction: int) -> Span:
    return letter(faction), chip(faction)


def feat_sign(colour: int) -> Span:
    return OUTPOST[colour], ink(MARKET_INK[colour], bold=True)


def outpost_look(colour: int) -> str:
    return ink(MARKET_INK[colour], PLATE, bold=True)


def word_look(word: str, height: int) -> str:
    """The first or last character of a piece says what it is."""
    if word[0] in LETTERS:
        return chip(LETTERS.index(word[0]))
    if word[0] in OUTPOST:
        return outpost_look(OUTPOST.index(word[0]))
    if word[0] == DRONE or word[0] == REFUGE:
        return NEUTRAL
    if word[-1] == "t":
        return TECHNOLOGY
    if word[-1] == "e":
        return ENERGY
    return ink(NAMES[height], LEVELS[height], bold=True)


class City:
    """The characters of the map, the look of each, and which cells are still free for texts."""

    def __init__(self, board: Board, cell: int, targets: set[int]) -> None:
        self.board: Final = board
        self.cell: Final = cell
        self.targets: Final = targets
        self.rows: Final[list[list[str]]] = []
        self.looks: Final[list[list[str]]] = []
        self.free: Final = [True] * len(board.region_at)
        looks = [(ink(FILLS[height], LEVELS[height]), ink(BORDERS[height], LEVELS[height])) for height in range(4)]
        width, cells = board.width, len(board.region_at)
        for first in range(0, cells, width):
            row, seen = "", []
            for here in range(first, first + width):
                height = board.height[board.region_at[here]]
                fill = "_" if here + width < cells and self._border(here, here + width) else SHADES[height]
                text = ("│" if here > first and self._border(here, here - 1) else fill) + fill * (cell - 1)
                seen += [looks[height][sign in "│_"] for sign in text]
                row += text
            self.rows.append(list(row))
            self.looks.append(seen)

    def _border(self, a: int, b: int) -> bool:
        """Whether a drawn border must be shown between two cells; steps between heights show by their shades."""
        p, q = self.board.region_at[a], self.board.region_at[b]
        return p != q and self.board.height[p] == self.board.height[q]

    def _put(self, cell: int, start: int, text: str, look: str = "") -> None:
        """Write a text into a cell and those to its right; without a look, every word has its own."""
        x, y = self.board.xy(cell)
        at, region = x * self.cell + start, self.board.region_at[cell]
        self.rows[y][at : at + len(text)] = text
        for word in text.split(" "):
            if word:
                target = region in self.targets and word == self.board.names[region]
                shown = look or (ACT if target else word_look(word, self.board.height[region]))
                self.looks[y][at : at + len(word)] = [shown] * len(word)
            at += len(word) + 1

    def elevator(self, edge: int, faction: int) -> None:
        """An arrow in the street that points at the roof, beside it the letter of its owner."""
        foot, width, middle = self.board.elevator_foot[edge], self.board.width, self.cell // 2
        arrow = {-width: "^", 1: ">", width: "v", -1: "<"}[self.board.elevator_head[edge] - foot]
        self._put(foot, middle, arrow, chip(faction))
        if faction != EMPTY:
            self._put(foot, middle - 1, LETTERS[faction], chip(faction))
        self.free[foot] = False

    def bridge(self, span: int, faction: int) -> None:
        """A deck over the crossed cells, with the letter of its owner on the first."""
        start, end = sorted([self.board.span_from[span], self.board.span_to[span]])
        across = start // self.board.width == end // self.board.width
        step = 1 if across else self.board.width
        for cell in range(start, end, step):
            if self.board.height[self.board.region_at[cell]] == GROUND:
                self._put(cell, 0, "=" * self.cell if across else "H".center(self.cell), chip(faction))
                if faction != EMPTY and cell == start + step:
                    self._put(cell, 0 if across else (self.cell + 1) // 2, LETTERS[faction], chip(faction))
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

    def lines(self) -> list[Line]:
        """The picture in its frame, with a notch at each seam."""
        rule = ("┼" + "┼".join(["─" * (self.board.size * self.cell - 1)] * self.board.columns) + "─┼", FRAME)
        out: list[Line] = [[rule]]
        for y, row in enumerate(self.rows):
            edge = ("┼" if y and y % self.board.size == 0 else "│", FRAME)
            out.append([edge, *zip(row, self.looks[y], strict=True), edge])
        return [*out, [rule]]


def map_width(board: Board, cell: int) -> int:
    return board.width * cell + 2


def drawn(s: Dei, cell: int, width: int, targets: set[int], drone_letters: list[str]) -> list[Line]:
    """The map, and below it what found no room."""
    board = s.terrain.board
    city = City(board, cell, targets)
    for is_bridge, at, faction in links(s):
        (city.bridge if is_bridge else city.elevator)(at, faction)
    below: Line = []
    for region, pieces in enumerate(contents(s, drone_letters)):
        over = city.write(region, [board.names[region], *pieces])
        if over:
            below.append((f"{board.names[region]} ", DIM))
            for word in over:
                if word != board.names[region]:
                    below += [(word, word_look(word, 0)), (" ", PLAIN)]
            below.append((" ", PLAIN))
    return [*city.lines(), *(wrapped(below, width) if below else [])]


def links(s: Dei) -> Iterator[tuple[bool, int, int]]:
    """Elevators and bridges with their factions: whether it is a bridge, which place it takes, and whose it is."""
    for edge in s.terrain.board.neutral_elevators:
        yield False, edge, EMPTY
    for span in s.terrain.board.neutral_spans:
        yield True, span, EMPTY
    for i, both in enumerate(zip(s.elevators, s.bridges, strict=True)):
        for is_bridge, at in enumerate(both):
            if at != EMPTY:
                yield is_bridge == 1, at, s.factions[i // KIND]


def contents(s: Dei, drone_letters: list[str]) -> list[list[str]]:
    """The pieces in every region, people first."""
    board, givens = s.terrain.board, s.givens
    n = board.n
    found: list[list[str]] = [[] for _ in range(n)]
    for seat in range(givens.seats):
        sign = letter(s.factions[seat])
        for region in range(n):
            scrappers = s.scrappers[seat * n + region]
            champion = s.champions[seat] == region
            refuges = s.refuges[seat * KIND : seat * KIND + KIND].count(region)
            if scrappers or champion:
                found[region].append(f"{sign}{scrappers or ''}{CHAMPION if champion else ''}")
            if refuges:
                found[region].append(f"{sign}{REFUGE}{refuges if refuges > 1 else ''}")
    for i, region in enumerate(board.outposts):
        colour = s.key[board.outpost_letters[i]]
        found[region].append(OUTPOST[colour] if colour != EMPTY else "ABC"[board.outpost_letters[i]].lower())
    for region in board.refuges:
        found[region].append(REFUGE)
    for drone, region in enumerate(s.drones):
        if region != EMPTY:
            found[region].append(f"{DRONE}{drone_letters[drone]}")
    for region in range(n):
        if s.resources[region]:
            found[region].append(f"{s.resources[region]}{'t' if board.level[region] == GROUND else 'e'}")
    return found
