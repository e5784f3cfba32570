"""The board: regions over tile edges, what is near, what touches, and where elevators and bridges can be built."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import ludarium.games.dei
from ludarium.games.dei.board import Board, drone_reach
from ludarium.games.dei.declaration import MAX_REGIONS
from ludarium.games.dei.faces import EAST, GROUND, NORTH, ROOF, SOUTH, WEST, Tile, turned_edges
from ludarium.games.dei.layouts import build
from ludarium.games.dei.tiles import Borders, TileEntry, load_tiles, parse_tile
from ludarium.kernel.content import Pack
from tests.games.dei.drawn_layouts import random_layout

SET = load_tiles(Pack(Path(ludarium.games.dei.__file__).parent / "content"))


def tile(
    grid: str, heights: dict[str, int] | None = None, marks: str = "", borders: Borders | None = None, id: str = "x"
) -> Tile:
    """A hand-made tile; roofs are 1 high unless told otherwise."""
    size = len(grid.split())
    return parse_tile(
        TileEntry(
            id=id,
            seats=2,
            origin="designed",
            grid=grid,
            heights={letter: 1 for letter in grid if letter.isupper()} | (heights or {}),
            marks=marks or " ".join(["." * size] * size),
            borders=borders or Borders(),
        )
    )


def board(*tiles: Tile, columns: int = 0) -> Board:
    """Hand-made tiles side by side, or in rows."""
    return Board(list(tiles), [0] * len(tiles), columns or len(tiles))


def at(found: Board, x: int, y: int) -> int:
    return found.region_at[y * found.width + x]


def near(found: Board, region: int) -> list[int]:
    return found.near[found.near_start[region] : found.near_start[region + 1]]


def touch(found: Board, region: int) -> list[int]:
    return found.touch[found.touch_start[region] : found.touch_start[region + 1]]


def spans(found: Board) -> set[tuple[int, int, int]]:
    return set(zip(found.span_a, found.span_b, found.span_under, strict=True))


def elevators(found: Board) -> set[tuple[int, int]]:
    return set(zip(found.elevator_ground, found.elevator_roof, strict=True))


# Levels and regions


@pytest.mark.rule("DEI-BRD-02")
def test_only_the_lowest_layer_is_ground() -> None:
    found = board(tile("AaB aaa CaD", {"A": 1, "B": 2, "C": 3, "D": 1}))
    assert [found.level[at(found, x, 0)] for x in range(3)] == [ROOF, GROUND, ROOF]
    assert found.height == [1, 0, 2, 3, 1]
    assert found.level.count(ROOF) == 4


@pytest.mark.rule("DEI-BRD-03")
def test_a_step_between_ground_and_roof_is_always_a_border() -> None:
    for number in range(20):
        found = build(SET, random_layout(SET, 4, random.Random(number).randrange))
        for region, cells in enumerate(found.cells):
            assert {found.region_at[cell] for cell in cells} == {region}
            assert (found.height[region] == 0) == (found.level[region] == GROUND)


@pytest.mark.rule("DEI-BRD-04")
def test_an_open_street_over_the_seam_is_one_region() -> None:
    found = board(tile("AAA aaa BBB"), tile("CCC aaa DDD", {"C": 2, "D": 2}))
    assert at(found, 0, 1) == at(found, 5, 1)
    assert found.n == 5


@pytest.mark.rule("DEI-BRD-04")
def test_roofs_of_one_height_go_on_over_the_seam() -> None:
    low, high = tile("AAA AAA aaa"), tile("AAA AAA aaa", {"A": 2})
    assert board(low, low).n == 2
    assert board(low, high).n == 3


@pytest.mark.rule("DEI-BRD-05")
def test_a_border_drawn_on_the_edge_of_either_tile_ends_a_region() -> None:
    plain = tile("AAA aaa BBB", {"B": 2})
    for left, right in (
        (tile("AAA aaa BBB", {"B": 2}, borders=Borders(east=".-.")), plain),
        (plain, tile("AAA aaa BBB", {"B": 2}, borders=Borders(west=".-."))),
    ):
        found = board(left, right)
        assert at(found, 0, 1) != at(found, 5, 1)
        assert at(found, 0, 0) == at(found, 5, 0)
        assert near(found, at(found, 0, 1)) == [at(found, 5, 1)]


@pytest.mark.rule("DEI-BRD-05")
def test_drawn_borders_and_height_steps_part_regions() -> None:
    found = board(tile("aab AAB CCC", {"A": 1, "B": 1, "C": 2}))
    assert found.n == 5


@pytest.mark.rule("DEI-BRD-04")
def test_two_areas_of_a_tile_can_become_one_region_over_another() -> None:
    """Left of the seam two streets, right of it a square that joins them."""
    found = board(tile("aaa AAA bbb"), tile("aaB aaB aaB"))
    assert at(found, 0, 0) == at(found, 0, 2) == at(found, 4, 1)


def test_regions_are_numbered_row_by_row_from_the_top_left() -> None:
    for number in range(20):
        found = build(SET, random_layout(SET, 3, random.Random(number).randrange))
        assert [cells[0] for cells in found.cells] == sorted(cells[0] for cells in found.cells)
        assert found.names == [f"r{i}" for i in range(found.n)]
        assert sorted(cell for cells in found.cells for cell in cells) == list(range(len(found.region_at)))


# Neighbours


@pytest.mark.rule("DEI-BRD-06")
def test_regions_of_one_level_side_by_side_are_neighbours() -> None:
    found = board(tile("aab aab AAA"))
    assert near(found, at(found, 0, 0)) == [at(found, 2, 0)]


@pytest.mark.rule("DEI-BRD-07")
def test_touching_roofs_of_different_height_are_neighbours() -> None:
    found = board(tile("ABC aaa aaa", {"A": 1, "B": 2, "C": 3}))
    assert near(found, at(found, 1, 0)) == [at(found, 0, 0), at(found, 2, 0)]


@pytest.mark.rule("DEI-BRD-08")
def test_ground_and_roof_only_border_on_each_other() -> None:
    found = board(tile("AAA aaa aaa"))
    assert near(found, 0) == near(found, 1) == []
    assert touch(found, 0) == [1]


@pytest.mark.rule("DEI-BRD-20")
def test_regions_that_touch_at_a_corner_are_no_neighbours() -> None:
    found = board(tile("Aab aaa ccB"))
    roofs = [at(found, 0, 0), at(found, 2, 2)]
    assert roofs[1] not in touch(found, roofs[0])
    four = board(tile("AAA AAA AAa"), tile("aaa aaa Baa"), tile("aaC aaa aaa"), tile("aaa aaa Daa"), columns=2)
    assert at(four, 2, 3) not in touch(four, at(four, 3, 2))


@pytest.mark.rule("DEI-BRD-18")
def test_a_drone_moves_between_levels() -> None:
    found = board(tile("AaB aaa aaa"))
    assert drone_reach(found, at(found, 1, 0), 1) == [at(found, 0, 0), at(found, 2, 0)]


@pytest.mark.rule("DEI-BRD-19")
def test_bridges_and_elevators_do_not_help_drones() -> None:
    found = board(tile("AaB aaa aaa", marks=".=. ... ..."))
    left, right = at(found, 0, 0), at(found, 2, 0)
    assert found.neutral_spans == [0]
    assert right not in drone_reach(found, left, 1)
    assert right in drone_reach(found, left, 2)


@pytest.mark.rule("DEI-BRD-18")
def test_drone_reach_counts_steps() -> None:
    found = board(tile("abc ABC def"))
    assert drone_reach(found, 0, 0) == []
    assert drone_reach(found, 0, 1) == [1, 3]
    assert drone_reach(found, 0, 2) == [1, 2, 3, 4, 6]
    assert drone_reach(found, 0, 4) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert drone_reach(found, 0, 4) is drone_reach(found, 0, 4)


# Elevators


@pytest.mark.rule("DEI-BRD-10")
@pytest.mark.rule("DEI-ACT-31")
def test_an_elevator_is_one_edge_between_a_ground_and_one_roof() -> None:
    found = board(tile("AaB aaa aaa"))
    street, left, right = at(found, 1, 0), at(found, 0, 0), at(found, 2, 0)
    assert elevators(found) == {(street, left), (street, right)}
    assert found.elevator_between(street, left) != found.elevator_between(street, right)
    assert found.elevator_between(left, street) == found.elevator_between(street, left)
    assert found.elevator_between(left, right) == -1


@pytest.mark.rule("DEI-BRD-10")
def test_an_elevator_can_stand_at_a_seam() -> None:
    found = board(tile("AAA aaa aaa", borders=Borders(east="---")), tile("bbb bbb BBB", {"B": 2}))
    assert (at(found, 2, 2), at(found, 3, 2)) in elevators(found)
    edge = found.elevator_between(at(found, 3, 0), at(found, 2, 0))
    assert (found.xy(found.elevator_foot[edge]), found.xy(found.elevator_head[edge])) == ((3, 0), (2, 0))


@pytest.mark.rule("DEI-BRD-16")
def test_a_printed_elevator_keeps_its_cells() -> None:
    found = board(tile("AAA aaa aaa", marks="... ..^ ..."))
    assert found.neutral_elevators == [0]
    assert (found.xy(found.elevator_foot[0]), found.xy(found.elevator_head[0])) == ((2, 1), (2, 0))


# Bridges, with the pictures A to F of the German rulebook (lines 2098-2120)

LEFT = tile("AAaBB AAaBB aaabb bbbbb CCbDD", {"A": 1, "B": 2, "C": 3, "D": 1})
RIGHT = tile("aAAAA aAAAA aaaaa aaBBB aaBBB", {"A": 3, "B": 2})
PICTURE = board(LEFT, RIGHT)
HIGH_WEST, HIGH_EAST = at(PICTURE, 0, 0), at(PICTURE, 3, 0)
LOW_WEST, LOW_EAST = at(PICTURE, 0, 4), at(PICTURE, 3, 4)
OTHER_HIGH, OTHER_LOW = at(PICTURE, 6, 0), at(PICTURE, 7, 4)
LANE, SQUARE = at(PICTURE, 2, 0), at(PICTURE, 2, 3)


@pytest.mark.rule("DEI-BRD-11")
@pytest.mark.rule("DEI-ACT-32")
def test_picture_a_a_bridge_over_one_ground_region() -> None:
    assert (HIGH_WEST, HIGH_EAST, LANE) in spans(PICTURE)


@pytest.mark.rule("DEI-BRD-13")
def test_picture_b_no_bridge_over_two_ground_regions() -> None:
    assert not {(a, b) for a, b, _ in spans(PICTURE)} & {(HIGH_WEST, LOW_WEST), (LOW_WEST, HIGH_WEST)}


@pytest.mark.rule("DEI-BRD-11")
@pytest.mark.rule("DEI-ACT-32")
def test_picture_c_another_bridge_over_one_ground_region() -> None:
    assert (LOW_WEST, LOW_EAST, SQUARE) in spans(PICTURE)


@pytest.mark.rule("DEI-BRD-12")
def test_picture_d_no_bridge_over_the_seam_of_two_tiles() -> None:
    """One street cell lies between the two roofs, but the seam does, too."""
    assert at(PICTURE, 5, 0) == SQUARE
    assert not {(a, b) for a, b, _ in spans(PICTURE)} & {(HIGH_EAST, OTHER_HIGH), (OTHER_HIGH, HIGH_EAST)}


@pytest.mark.rule("DEI-BRD-10")
@pytest.mark.parametrize(("ground", "roof"), [(LANE, HIGH_WEST), (SQUARE, OTHER_LOW)], ids=["E", "F"])
def test_pictures_e_and_f_an_elevator_joins_exactly_two_regions(ground: int, roof: int) -> None:
    edge = PICTURE.elevator_between(ground, roof)
    assert (PICTURE.elevator_ground[edge], PICTURE.elevator_roof[edge]) == (ground, roof)


@pytest.mark.rule("DEI-BRD-13")
def test_two_areas_of_one_merged_region_count_as_one_under_a_bridge() -> None:
    left = tile("AAAAA aaaaa bbbbb BBBBB cccCC", {"A": 1, "B": 2, "C": 3})
    square = tile("DDDDD ddddd ddddd EEEEE EEEEE", {"D": 3, "E": 3})
    wall = tile("DDDDD DDDDD EEEEE EEEEE eeeee", {"D": 3, "E": 2})
    merged, parted = board(left, square), board(left, wall)
    assert (at(merged, 0, 0), at(merged, 0, 3), at(merged, 0, 1)) in spans(merged)
    assert not {(a, b) for a, b, _ in spans(parted)} & {(at(parted, 0, 0), at(parted, 0, 3))}


@pytest.mark.rule("DEI-BRD-14")
def test_a_span_between_two_parts_of_one_roof_region_is_none() -> None:
    street = tile("AAA aaa BBB")
    same, higher = tile("CCC CCc CCC"), tile("CCC CCc CCC", {"C": 2})
    assert spans(board(street, higher)) == {(0, 4, 2)}
    assert spans(board(street, same)) == set()


def test_a_bridge_reaches_over_three_cells_and_no_more() -> None:
    reach = "aaaaaaa " * 6
    assert spans(board(tile("AAaaaBB " + reach))) == {(0, 2, 1)}
    assert spans(board(tile("AaaaaBB " + reach))) == set()


@pytest.mark.rule("DEI-BRD-12")
def test_spans_and_printed_bridges_lie_on_one_tile_in_every_layout() -> None:
    for number in range(30):
        found = build(SET, random_layout(SET, 4, random.Random(number).randrange))
        for a, b in zip(found.span_from, found.span_to, strict=True):
            assert found.tile_of(a) == found.tile_of(b)
        on_tiles = sorted(found.tile_ids[found.tile_of(found.span_from[span])] for span in found.neutral_spans)
        assert on_tiles == ["2.3", "4.3"]


@pytest.mark.rule("DEI-BRD-16")
def test_a_printed_bridge_keeps_its_cells() -> None:
    found = board(tile("AaB AaB aaa", marks="... .=. ..."))
    assert found.neutral_spans == [0]
    assert (found.xy(found.span_from[0]), found.xy(found.span_to[0])) == ((0, 1), (2, 1))


# What is printed


@pytest.mark.rule("DEI-SET-08")
def test_symbols_are_counted_for_the_region() -> None:
    found = board(
        tile("AAA aaa BBB", {"B": 2}, marks="e.e tt. ..."), tile("AAA aaa BBB", {"B": 2}, marks="... t.. e..")
    )
    assert found.technology == [0, 3, 0]
    assert found.energy == [2, 0, 1]


@pytest.mark.rule("DEI-SET-07")
@pytest.mark.rule("DEI-BRD-17")
def test_refuges_and_drones_are_listed_by_tile_wherever_they_lie() -> None:
    grid = "AAA aaa aaa"
    found = board(
        tile(grid, marks="... .R. ...", id="3.1"),
        tile(grid, marks="... .D. ...", id="drone-2", borders=Borders(west="---", east="---")),
        tile(grid, marks="D.. ... ...", id="drone-1"),
        tile(grid, marks="... R.C ...", id="2.1", borders=Borders(west="---")),
    )
    assert [found.xy(cell) for cell in found.refuge_cells] == [(9, 1), (1, 1)]
    assert [found.xy(cell) for cell in found.drone_cells] == [(6, 0), (4, 1)]
    assert found.refuges == [at(found, 9, 1), at(found, 1, 1)]
    assert found.drone_starts == [at(found, 6, 0), at(found, 4, 1)]
    assert (found.outposts, found.outpost_letters) == ([at(found, 11, 1)], [2])


def test_a_label_lies_deep_inside_its_region() -> None:
    found = board(tile("AAAAa AAAAa AAAAa aaaaa aaaaa"))
    assert found.xy(found.labels()[0]) in {(1, 1), (2, 1)}
    city = build(SET, random_layout(SET, 4, random.Random(1).randrange))
    assert [city.region_at[cell] for cell in city.labels()] == list(range(city.n))


# Every board against a plain reading of the rules, cell by cell


def flood(found: Board, tiles: list[Tile]) -> list[list[int]]:
    """The regions by flood fill over all cells."""
    width, size = found.width, found.size
    closed = [turned_edges(piece.closed, turned) for piece, turned in zip(tiles, found.rotations, strict=True)]

    def area_at(cell: int) -> int:
        """The area that is printed on a cell, found by turning the tile back."""
        (x, y), i = found.xy(cell), found.tile_of(cell)
        x, y = x % size, y % size
        for _ in range(found.rotations[i]):
            x, y = y, size - 1 - x
        return tiles[i].area_at[y * size + x]

    def goes_on(a: int, b: int, side: int, other: int, along: int) -> bool:
        i, j = found.tile_of(a), found.tile_of(b)
        area, beside = area_at(a), area_at(b)
        if i == j:
            return area == beside
        if closed[i][side][along % size] or closed[j][other][along % size]:
            return False
        return tiles[i].heights[area] == tiles[j].heights[beside]

    seen: set[int] = set()
    regions = []
    for first in range(len(found.region_at)):
        if first in seen:
            continue
        seen.add(first)
        cells = [first]
        for cell in cells:
            x, y = found.xy(cell)
            for to, inside, side, other, along in (
                (cell + 1, x + 1 < width, EAST, WEST, y),
                (cell - 1, x > 0, WEST, EAST, y),
                (cell + width, cell + width < len(found.region_at), SOUTH, NORTH, x),
                (cell - width, y > 0, NORTH, SOUTH, x),
            ):
                if inside and to not in seen and goes_on(cell, to, side, other, along):
                    seen.add(to)
                    cells.append(to)
        regions.append(sorted(cells))
    return regions


def contacts(found: Board) -> set[tuple[int, int]]:
    pairs = set()
    for cell, region in enumerate(found.region_at):
        for to in ([cell + 1] if (cell + 1) % found.width else []) + [cell + found.width]:
            if to < len(found.region_at) and found.region_at[to] != region:
                pairs |= {(region, found.region_at[to]), (found.region_at[to], region)}
    return pairs


def straight_spans(found: Board) -> set[tuple[int, int, int]]:
    triples = set()
    for start in range(len(found.region_at)):
        for stride in (1, found.width):
            for length in (1, 2, 3):
                line = [start + stride * i for i in range(length + 2)]
                if line[-1] >= len(found.region_at) or len({found.tile_of(cell) for cell in line}) > 1:
                    continue
                regions = [found.region_at[cell] for cell in line]
                ends, under = sorted((regions[0], regions[-1])), set(regions[1:-1])
                levels = [found.level[region] for region in regions]
                if levels == [ROOF] + [GROUND] * length + [ROOF] and ends[0] != ends[1] and len(under) == 1:
                    triples.add((ends[0], ends[1], under.pop()))
    return triples


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_boards_agree_with_a_cell_by_cell_reading(seats: int) -> None:
    for number in range(60):
        layout = random_layout(SET, seats, random.Random(number).randrange)
        tiles = [SET.tiles[i] for i in layout.tiles]
        found = build(SET, layout)
        assert found.cells == flood(found, tiles)
        pairs = contacts(found)
        assert {(r, to) for r in range(found.n) for to in touch(found, r)} == pairs
        level = found.level
        assert {(r, to) for r in range(found.n) for to in near(found, r)} == {
            (a, b) for a, b in pairs if level[a] == level[b]
        }
        assert elevators(found) == {(a, b) for a, b in pairs if level[a] == GROUND and level[b] == ROOF}
        assert spans(found) == straight_spans(found)
        assert sum(found.technology) == sum(len(piece.technology) for piece in tiles)
        assert sum(found.energy) == sum(len(piece.energy) for piece in tiles)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rows_of_places_belong_to_their_regions(seats: int) -> None:
    found = build(SET, random_layout(SET, seats, random.Random(seats).randrange))
    for region in range(found.n):
        mine = found.elevators_of[found.elevators_start[region] : found.elevators_start[region + 1]]
        assert mine == [
            e for e in range(found.elevators) if region in (found.elevator_ground[e], found.elevator_roof[e])
        ]
        ends = found.spans_of[found.spans_start[region] : found.spans_start[region + 1]]
        assert ends == [s for s in range(found.spans) if region in (found.span_a[s], found.span_b[s])]
        over = found.spans_over[found.spans_over_start[region] : found.spans_over_start[region + 1]]
        assert over == [s for s in range(found.spans) if found.span_under[s] == region]
    for edge in range(found.elevators):
        foot, head = found.elevator_foot[edge], found.elevator_head[edge]
        assert abs(foot - head) in (1, found.width)
        assert found.region_at[foot] == found.elevator_ground[edge]
        assert found.region_at[head] == found.elevator_roof[edge]
    for span in range(found.spans):
        assert found.region_at[found.span_from[span]] == found.span_a[span]
        assert found.region_at[found.span_to[span]] == found.span_b[span]


@pytest.mark.rule("DEI-SET-04")
def test_turning_the_whole_board_changes_nothing_but_the_numbers() -> None:
    for number in range(20):
        layout = random_layout(SET, 4, random.Random(number).randrange)
        found = build(SET, layout)
        places = [(3 - i % 4) * 4 + i // 4 for i in range(16)]  # what comes to lie at place i
        turned = Board(
            [SET.tiles[layout.tiles[place]] for place in places],
            [(layout.rotations[place] + 1) % 4 for place in places],
            4,
        )
        last = found.width - 1

        def after(cell: int, last: int = last) -> int:
            x, y = cell % (last + 1), cell // (last + 1)
            return x * (last + 1) + last - y

        same = [turned.region_at[after(cells[0])] for cells in found.cells]
        assert [sorted(map(after, cells)) for cells in found.cells] == [turned.cells[region] for region in same]
        assert {(same[a], same[b]) for a, b in elevators(found)} == elevators(turned)
        expected = {(min(same[a], same[b]), max(same[a], same[b]), same[g]) for a, b, g in spans(found)}
        assert expected == spans(turned)
        assert sorted(same[region] for region in found.outposts) == sorted(turned.outposts)
        assert [same[region] for region in found.refuges] == turned.refuges
        assert [same[region] for region in found.drone_starts] == turned.drone_starts


# What does not fit


def test_tiles_must_fill_their_rows_and_be_of_one_size() -> None:
    small, large = tile("AAA aaa aaa"), tile("AAAAA aaaaa aaaaa aaaaa aaaaa")
    with pytest.raises(ValueError, match="3 tiles with 3 rotations do not fill rows of 2"):
        board(small, small, small, columns=2)
    with pytest.raises(ValueError, match="tile x has 5 rows, tile x has 3"):
        board(small, large)


def test_more_regions_than_an_action_can_name_are_refused() -> None:
    pieces = [tile("aBc DeF gHi", {"B": 1, "D": 2, "F": 3, "H": 2}, borders=Borders("---", "---", "---", "---"))] * 15
    with pytest.raises(ValueError, match=f"the layout has 135 regions, at most {MAX_REGIONS} are possible"):
        board(*pieces)
