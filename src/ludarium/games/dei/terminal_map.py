"""The map for the terminal: the drawing of `picture.py` in colours, with every piece on it.

A region shows its name and what is in it: `R3★` three scrappers and the champion of faction R, `▲ ▶ ✱` outposts, `⌂` a
refuge, `◊H` a drone, `2t` technology or `1e` energy. What does not fit is below the map.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.board import Board
from ludarium.games.dei.faces import GROUND
from ludarium.games.dei.picture import Canvas
from ludarium.games.dei.state import KIND, Dei
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.ink import DIM, PLAIN, Line, ink, wrapped

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
FRAME: Final = ink("5F7A94")


def chip(faction: int) -> str:
    """The look of a faction's pieces."""
    return NEUTRAL if faction == EMPTY else ink(FACTION_INK[faction], FACTION_GROUND[faction], bold=True)


def letter(faction: int) -> str:
    return "?" if faction == EMPTY else LETTERS[faction]


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


class City(Canvas):
    """A canvas that knows the colour of every character."""

    def __init__(self, board: Board, cell: int, targets: set[int]) -> None:
        super().__init__(board, cell, False)
        self.targets: Final = targets
        self.looks: Final[list[list[str]]] = []
        self.now: str = PLAIN
        fills = [ink(FILLS[height], LEVELS[height]) for height in range(4)]
        borders = [ink(BORDERS[height], LEVELS[height]) for height in range(4)]
        for y in range(len(self.rows)):
            row: list[str] = []
            for x in range(board.width * cell):
                height = board.height[board.region_at[y * board.width + x // cell]]
                row.append(borders[height] if self.rows[y][x] in "│_" else fills[height])
            self.looks.append(row)

    def _put(self, cell: int, start: int, text: str) -> None:
        """Write a text and colour its words; `now` is the look of buildings that have no word."""
        super()._put(cell, start, text)
        x, y = self.board.xy(cell)
        at = x * self.cell + start
        region = self.board.region_at[cell]
        height = self.board.height[region]
        for word in text.split(" "):
            if word:
                look = self.now or word_look(word, height)
                if word == self.board.names[region] and region in self.targets:
                    look = ACT
                for i in range(at, at + len(word)):
                    self.looks[y][i] = look
            at += len(word) + 1

    def built_elevator(self, edge: int, faction: int) -> None:
        self.now = chip(faction)
        foot = self.board.elevator_foot[edge]
        self.elevator(foot, self.board.elevator_head[edge])
        if faction != EMPTY:
            super()._put(foot, self.cell // 2 - 1, LETTERS[faction])
            x, y = self.board.xy(foot)
            self.looks[y][x * self.cell + self.cell // 2 - 1] = self.now
        self.now = PLAIN

    def built_bridge(self, span: int, faction: int) -> None:
        self.now = chip(faction)
        start, end = self.board.span_from[span], self.board.span_to[span]
        self.bridge(start, end)
        if faction != EMPTY:
            across = start // self.board.width == end // self.board.width
            step = 1 if across else self.board.width
            first = min(start, end) + step
            if self.board.height[self.board.region_at[first]] == GROUND:
                at = 0 if across else (self.cell + 1) // 2
                super()._put(first, at, LETTERS[faction])
                x, y = self.board.xy(first)
                self.looks[y][x * self.cell + at] = self.now
        self.now = PLAIN

    def inked(self) -> list[Line]:
        """The picture in its frame."""
        plain = self.lines()
        out: list[Line] = [[(plain[0], FRAME)]]
        for y, row in enumerate(self.rows):
            edge = plain[y + 1][0]
            line: Line = [(edge, FRAME)]
            for i in range(len(row)):
                line.append((row[i], self.looks[y][i]))
            line.append((edge, FRAME))
            out.append(line)
        out.append([(plain[-1], FRAME)])
        return out


def map_width(board: Board, cell: int) -> int:
    return board.width * cell + 2


def drawn(s: Dei, cell: int, width: int, targets: set[int], drone_letters: list[str]) -> list[Line]:
    """The map, and below it what found no room."""
    board = s.terrain.board
    city = City(board, cell, targets)
    for edge in board.neutral_elevators:
        city.built_elevator(edge, EMPTY)
    for span in board.neutral_spans:
        city.built_bridge(span, EMPTY)
    for i in range(KIND * s.table.seats):
        if s.elevators[i] != EMPTY:
            city.built_elevator(s.elevators[i], s.factions[i // KIND])
        if s.bridges[i] != EMPTY:
            city.built_bridge(s.bridges[i], s.factions[i // KIND])
    below: Line = []
    for region, pieces in enumerate(contents(s, drone_letters)):
        over = city.write(region, [board.names[region], *pieces])
        if over:
            below.append((f"{board.names[region]} ", DIM))
            for word in over:
                if word != board.names[region]:
                    below += [(word, word_look(word, 0)), (" ", PLAIN)]
            below.append((" ", PLAIN))
    lines = city.inked()
    if below:
        lines += wrapped(below, width)
    return lines


def contents(s: Dei, drone_letters: list[str]) -> list[list[str]]:
    """The pieces in every region, people first."""
    board, table = s.terrain.board, s.table
    n = board.n
    found: list[list[str]] = [[] for _ in range(n)]
    for seat in range(table.seats):
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
