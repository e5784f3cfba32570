"""The map as text."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludarium.games.dei
from ludarium.games.dei.board import Board
from ludarium.games.dei.faces import OUTPOSTS
from ludarium.games.dei.layouts import build, load_layouts
from ludarium.games.dei.terminal_map import City
from ludarium.games.dei.tiles import TileEntry, load_tiles, parse_tile
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.content import Pack

CONTENT = Path(ludarium.games.dei.__file__).parent / "content"
SET = load_tiles(Pack(CONTENT))
BOARDS = [build(SET, layout) for layout in load_layouts(Pack(CONTENT), SET)]

SMALL = Board(
    [
        parse_tile(
            TileEntry(
                id="2.1",
                seats=2,
                origin="designed",
                grid="AAaBB AAaBB aaabb CCCbb CCCbb",
                heights={"A": 1, "B": 2, "C": 3},
                marks=".e.A. ..=.. ..... ...<t R....",
            )
        )
    ],
    [0],
    1,
)


def printed(board: Board) -> list[list[str]]:
    """What is printed in each region: its name, circles A B C, refuge R, drone symbol D, technology 2t, energy 1e."""
    labels = [[name] for name in board.names]
    for region, letter in zip(board.outposts, board.outpost_letters, strict=True):
        labels[region].append(OUTPOSTS[letter])
    for regions, sign in ((board.refuges, "R"), (board.drone_starts, "D")):
        for region in regions:
            labels[region].append(sign)
    for numbers, sign in ((board.technology, "t"), (board.energy, "e")):
        for region, number in enumerate(numbers):
            labels[region] += [f"{number}{sign}"] if number else []
    return labels


def draw(
    board: Board,
    labels: list[list[str]] | None = None,
    elevators: list[int] | None = None,
    spans: list[int] | None = None,
    cell: int = 3,
) -> str:
    """The board without colours; below it what found no room. Without lists it shows what is printed."""
    city = City(board, cell, set())
    for edge in board.neutral_elevators if elevators is None else elevators:
        city.elevator(edge, EMPTY)
    for span in board.neutral_spans if spans is None else spans:
        city.bridge(span, EMPTY)
    over = [(region, city.write(region, words)) for region, words in enumerate(labels or printed(board))]
    lines = ["".join(text for text, _ in line) for line in city.lines()]
    return "\n".join(lines + [f"{board.names[region]}: {' '.join(words)}" for region, words in over if words])


def test_a_small_board() -> None:
    assert draw(SMALL).splitlines() == [
        "┼───────────────┼",
        "│░r0 1e   ▒r2 A▒│",
        "│░░░░░░===▒▒▒▒▒▒│",
        "│    r1   │ 1t  │",
        "│▓▓▓r4 R▓▓ <  r3│",
        "│▓▓▓▓▓▓▓▓▓      │",
        "┼───────────────┼",
    ]


def test_a_narrow_board() -> None:
    assert draw(SMALL, cell=2).splitlines() == [
        "┼──────────┼",
        "│░r0░  ▒r2▒│",
        "│░1e░==▒▒A▒│",
        "│  r1  │r3 │",
        "│▓r4 R▓ <  │",
        "│▓▓▓▓▓▓ 1t │",
        "┼──────────┼",
    ]


def test_pieces_are_written_over_the_map_and_the_rest_below() -> None:
    labels: list[list[str]] = [[] for _ in range(SMALL.n)]
    labels[0] = ["A3", "B1"]
    labels[1] = ["r1", "a long text that fits nowhere"]
    lines = draw(SMALL, labels, elevators=[], spans=[]).splitlines()
    assert lines[1] == "│░A3 B1   ▒▒▒▒▒▒│"
    assert lines[4] == "│▓▓▓▓▓▓▓▓▓      │"
    assert lines[-1] == "r1: a long text that fits nowhere"


@pytest.mark.parametrize("board", BOARDS, ids=["2", "3", "4"])
@pytest.mark.parametrize("cell", [2, 3, 4])
def test_every_name_and_symbol_of_a_layout_can_be_read(board: Board, cell: int) -> None:
    text = draw(board, cell=cell)
    lines = text.splitlines()
    high = board.rows * board.size + 2
    assert {len(line) for line in lines[:high]} == {board.width * cell + 2}
    for region, words in enumerate(printed(board)):
        assert board.names[region] in text
        assert words[0] == board.names[region]
    assert sum(line.count(arrow) for line in lines[:high] for arrow in "^>v<") == len(board.neutral_elevators)


def test_bridges_are_drawn_across_and_down() -> None:
    board = BOARDS[2]
    down = [s for s in range(board.spans) if abs(board.span_from[s] - board.span_to[s]) >= board.width]
    across = [s for s in range(board.spans) if s not in down]
    empty: list[list[str]] = [[] for _ in range(board.n)]
    assert "H" in draw(board, empty, spans=down[:1])
    assert "=" not in draw(board, empty, spans=down[:1])
    assert "===" in draw(board, empty, spans=across[:1])
