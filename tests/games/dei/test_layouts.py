"""Layouts: the fixed ones, random ones that are all good to play on, and what players may not lay out."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from fractions import Fraction
from itertools import permutations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludarium.games.dei
from ludarium.games.dei.board import MAX_ELEVATORS, MAX_SPANS, drone_reach
from ludarium.games.dei.faces import GROUND
from ludarium.games.dei.layouts import (
    Layout,
    LayoutError,
    build,
    check_layout,
    columns_of,
    load_layouts,
    parse_layout,
    places_of,
    side_by_side,
    tile_weights,
)
from ludarium.games.dei.tiles import load_tiles
from ludarium.kernel.content import Pack
from ludarium.kernel.errors import ContentError
from tests.games.dei.drawn_layouts import layout_rows, random_layout, shortcomings

CONTENT = Path(ludarium.games.dei.__file__).parent / "content"
SET = load_tiles(Pack(CONTENT))
FIXED = load_layouts(Pack(CONTENT), SET)
EVERY_COUNT = pytest.mark.parametrize("seats", [2, 3, 4])


def ids_of(layout: Layout) -> list[str]:
    return [SET.ids[number] for number in layout.tiles]


# Fixed layouts


@pytest.mark.rule("DEI-SET-03")
def test_there_is_a_first_game_layout_for_every_seat_count() -> None:
    assert [layout.seats for layout in FIXED] == [2, 3, 4]
    shapes = [(board.columns, board.rows) for board in (build(SET, layout) for layout in FIXED)]
    assert shapes == [(3, 3), (4, 3), (4, 4)]


@pytest.mark.parametrize("layout", FIXED, ids=["2", "3", "4"])
@pytest.mark.rule("DEI-SET-03")
def test_first_game_layouts_are_legal_and_good(layout: Layout) -> None:
    assert check_layout(SET, ids_of(layout), layout.rotations, layout.seats) is None
    board = build(SET, layout)
    assert shortcomings(board, layout.seats) == []
    assert len(set(board.outposts)) == len(board.outposts)
    assert not set(board.outposts) & set(board.refuges)
    reached = {region for refuge in board.refuges for region in [refuge, *drone_reach(board, refuge, 3)]}
    assert set(board.drone_starts) <= reached


@pytest.mark.rule("DEI-SET-03")
def test_any_rotation_of_a_first_game_layout_is_legal() -> None:
    for layout in FIXED:
        turned = [(rotation + i) % 4 for i, rotation in enumerate(layout.rotations)]
        assert check_layout(SET, ids_of(layout), turned, layout.seats) is None


# Random layouts


@EVERY_COUNT
@pytest.mark.rule("DEI-SET-04")
def test_a_thousand_random_layouts_are_legal_and_good(seats: int) -> None:
    """`shortcomings` says what a good layout is."""
    dice = random.Random(seats)
    for _ in range(1000):
        layout = random_layout(SET, seats, dice.randrange)
        assert check_layout(SET, ids_of(layout), layout.rotations, seats) is None
        board = build(SET, layout)
        assert shortcomings(board, seats) == [], layout_rows(SET, layout)
        assert all(board.touch_start[region] < board.touch_start[region + 1] for region in range(board.n))
        assert board.elevators <= MAX_ELEVATORS
        assert board.spans <= MAX_SPANS
        assert len(board.outposts) == 3 * (seats + 1)
        assert len(board.drone_starts) == seats
        assert len(board.refuges) == (1 if seats == 2 else 2)
        assert len(board.neutral_spans) == (2 if seats == 4 else 1)


@EVERY_COUNT
@settings(deadline=None, max_examples=60)
@given(data=st.data())
def test_no_row_of_draws_ends_in_a_dead_end(seats: int, data: st.DataObject) -> None:
    def pick(sides: int) -> int:
        return data.draw(st.integers(0, sides - 1))

    corners = data.draw(st.booleans())
    layout = random_layout(SET, seats, pick, corners)
    assert check_layout(SET, ids_of(layout), layout.rotations, seats, corners) is None
    board = build(SET, layout)
    for region, cells in enumerate(board.cells):
        tiles = {board.tile_of(cell) for cell in cells}
        assert len(tiles) <= (5 if board.level[region] == GROUND else 4)


@pytest.mark.rule("DEI-SET-04")
def test_refuge_tiles_never_lie_side_by_side_but_may_touch_at_a_corner() -> None:
    dice = random.Random(7)
    apart: Counter[bool] = Counter()
    for _ in range(400):
        ids = ids_of(random_layout(SET, 3, dice.randrange))
        a, b = ids.index("2.1"), ids.index("3.1")
        assert not side_by_side(a, b, 4)
        apart[side_by_side(a, b, 4, corners=True)] += 1
    assert apart[True] > 0


@pytest.mark.rule("DEI-SET-04")
def test_an_edition_may_keep_the_refuge_tiles_from_touching_at_a_corner() -> None:
    dice = random.Random(7)
    for _ in range(100):
        ids = ids_of(random_layout(SET, 4, dice.randrange, corners=True))
        assert not side_by_side(ids.index("2.1"), ids.index("3.1"), 4, corners=True)


@pytest.mark.parametrize("corners", [False, True])
@pytest.mark.rule("DEI-SET-04")
def test_weights_count_the_layouts_that_can_still_be_reached(corners: bool) -> None:
    """With five places left, count every order of the tiles left."""
    dice = random.Random(3)
    for _ in range(12):
        placed = random_layout(SET, 3, dice.randrange, corners).tiles[:7]
        left = [number for number in SET.numbers(3) if number not in placed]
        ways: Counter[int] = Counter()
        for order in permutations(left):
            ids = [SET.ids[number] for number in [*placed, *order]]
            if check_layout(SET, ids, [0] * 12, 3, corners) is None:
                ways[order[0]] += 1
        weights = tile_weights(SET, 3, placed, corners)
        assert {number for number, weight in enumerate(weights) if weight} == set(ways)
        assert {Fraction(ways[number], weights[number]) for number in ways} == {Fraction(2)}  # the orders of two tiles


def test_with_one_refuge_tile_every_order_is_as_likely() -> None:
    assert set(tile_weights(SET, 2, [])) == {0, 56}
    assert [number for number, weight in enumerate(tile_weights(SET, 2, [])) if weight] == SET.numbers(2)


# Free layouts


def free(seats: int) -> list[str]:
    """A legal layout, tile by tile."""
    return ids_of(FIXED[seats - 2])


def with_tile(seats: int, old: str, new: str) -> list[str]:
    return [new if id == old else id for id in free(seats)]


def swapped(seats: int, a: int, b: int) -> list[str]:
    ids = free(seats)
    ids[a], ids[b] = ids[b], ids[a]
    return ids


@pytest.mark.parametrize(
    ("ids", "seats", "rule", "sentence"),
    [
        pytest.param([], 5, "DEI-SET-01", "the game takes 2 to 4 seats, not 5", marks=pytest.mark.rule("DEI-SET-01")),
        pytest.param(
            with_tile(2, "2.4", "9.9"), 2, "DEI-SET-02", "there is no tile 9.9", marks=pytest.mark.rule("DEI-SET-02")
        ),
        pytest.param(
            with_tile(2, "2.4", "2.5"),
            2,
            "DEI-SET-02",
            "tile 2.5 lies twice on the board",
            marks=pytest.mark.rule("DEI-SET-02"),
        ),
        pytest.param(
            with_tile(2, "2.4", "drone-3"),
            2,
            "DEI-SET-05",
            "2 seats use 2 drone tiles, not 3",
            marks=pytest.mark.rule("DEI-SET-05"),
        ),
        pytest.param(
            with_tile(3, "2.4", "4.1"),
            3,
            "DEI-SET-02",
            "tile 4.1 is not used with 3 seats",
            marks=pytest.mark.rule("DEI-NPL-02"),
        ),
        pytest.param(
            [id for id in free(2) if id != "2.6"],
            2,
            "DEI-SET-02",
            "tile 2.6 is missing",
            marks=pytest.mark.rule("DEI-NPL-01"),
        ),
        pytest.param(
            swapped(4, free(4).index("2.1"), free(4).index("3.1") - 1),
            4,
            "DEI-SET-04",
            "the refuge tiles 2.1 and 3.1 lie side by side",
            marks=pytest.mark.rule("DEI-SET-04"),
        ),
    ],
)
def test_an_illegal_layout_names_its_rule(ids: list[str], seats: int, rule: str, sentence: str) -> None:
    fault = check_layout(SET, ids, [0] * len(ids), seats)
    assert fault is not None
    assert (fault.rule, fault.sentence) == (rule, sentence)


@pytest.mark.rule("DEI-SET-04")
def test_refuge_tiles_may_touch_at_a_corner() -> None:
    ids = swapped(3, free(3).index("2.1"), 5)
    ids = [id for id in ids if id != "3.1"]
    ids.insert(10, "3.1")
    assert side_by_side(ids.index("2.1"), ids.index("3.1"), 4, corners=True)
    assert check_layout(SET, ids, [0] * 12, 3) is None
    fault = check_layout(SET, ids, [0] * 12, 3, corners=True)
    assert fault is not None
    assert fault.rule == "DEI-SET-04"


@pytest.mark.parametrize("rotations", [[4] + [0] * 8, [-1] + [0] * 8, [0] * 8])
def test_a_tile_is_turned_by_quarters(rotations: list[int]) -> None:
    fault = check_layout(SET, free(2), rotations, 2)
    assert fault is not None
    assert "is turned by 0 to 3 quarters, not" in fault.sentence


@EVERY_COUNT
def test_the_text_of_a_layout_reads_back(seats: int) -> None:
    for number in range(20):
        layout = random_layout(SET, seats, random.Random(number).randrange)
        rows = layout_rows(SET, layout)
        assert len(rows) == places_of(seats) // columns_of(seats)
        again = parse_layout(SET, seats, rows)
        assert (again.seats, again.tiles, again.rotations) == (seats, layout.tiles, layout.rotations)


@pytest.mark.parametrize(
    ("seats", "rows", "sentence"),
    [
        (7, [], "the game takes 2 to 4 seats, not 7"),
        (2, layout_rows(SET, FIXED[0])[:2], "a layout for 2 seats has 3 rows of 3 tiles"),
        (3, layout_rows(SET, FIXED[0]), "a layout for 3 seats has 3 rows of 4 tiles"),
        (
            2,
            ["2.1 2.2:0 2.3:0", "2.4:0 2.5:0 2.6:0", "2.7:0 drone-1:0 drone-2:0"],
            "2.1 is not a tile with its quarter",
        ),
        (2, ["2.1:4 2.2:0 2.3:0", "2.4:0 2.5:0 2.6:0", "2.7:0 drone-1:0 drone-2:0"], "2.1:4 is not a tile with"),
        (2, ["2.1:0 2.1:0 2.3:0", "2.4:0 2.5:0 2.6:0", "2.7:0 drone-1:0 drone-2:0"], "tile 2.1 lies twice"),
    ],
)
def test_a_wrong_text_is_refused(seats: int, rows: list[str], sentence: str) -> None:
    with pytest.raises(LayoutError, match=rf"{sentence}.* \(DEI-SET-0[1-5]\)"):
        parse_layout(SET, seats, rows)


# Content packs


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    for name in ("tiles.toml", "layouts.toml"):
        shutil.copy(CONTENT / name, tmp_path)
    return Pack(tmp_path)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("2.1:", "2.1:5", r"layouts.toml:\d+: first-2: 2.1:5\d is not a tile"),
        ("3.2:", "2.8:", r"layouts.toml:\d+: first-3: there is no tile 2.8 \(DEI-SET-02\)"),
        ("seats = 2", "seats = 3", "layouts.toml: there is no layout for 2 seats"),
        ("seats = 2", "seats = 2\nname = 3", r"layouts.toml:\d+: layout\.first-2\.name"),
    ],
)
def test_a_wrong_layout_in_a_pack_is_refused(pack: Pack, old: str, new: str, problem: str) -> None:
    path = pack.folder / "layouts.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ContentError, match=problem):
        load_layouts(pack, load_tiles(pack))
