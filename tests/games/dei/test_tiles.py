"""The sixteen tiles: what is known of them, what their design promises, and what a tile file may not say."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

import ludarium.games.dei
from ludarium.games.dei.board import Board
from ludarium.games.dei.faces import EAST, GROUND, NORTH, SOUTH, WEST, Tile, turned_cells, turned_edges
from ludarium.games.dei.tiles import Borders, TileEntry, TileError, load_tiles, parse_tile, parse_tiles
from ludarium.kernel.content import Pack
from ludarium.kernel.errors import ContentError

CONTENT = Path(ludarium.games.dei.__file__).parent / "content"
ENTRIES = [
    msgspec.structs.replace(entry, grid=" ".join(entry.grid.split()[::2]), marks=" ".join(entry.grid.split()[1::2]))
    for entry in Pack(CONTENT).rows("tiles.toml", "tile", TileEntry)
]
"""The tiles of the game, with areas and marks apart."""
SET = parse_tiles(ENTRIES)
EVERY_TILE = pytest.mark.parametrize("tile", SET.tiles, ids=SET.ids)


def used(seats: int) -> list[Tile]:
    return [SET.tiles[i] for i in SET.numbers(seats)]


def cells_of(tile: Tile, area: int) -> list[int]:
    return [cell for cell in range(tile.size * tile.size) if tile.area_at[cell] == area]


# What the rulebooks say


@pytest.mark.rule("DEI-SET-02")
@pytest.mark.rule("DEI-NPL-01")
@pytest.mark.rule("DEI-NPL-02")
def test_each_seat_count_has_its_tiles() -> None:
    for_two = {"2.1", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "drone-1", "drone-2"}
    for_three = for_two | {"3.1", "3.2", "drone-3"}
    assert {tile.id for tile in used(2)} == for_two
    assert {tile.id for tile in used(3)} == for_three
    assert {tile.id for tile in used(4)} == for_three | {"4.1", "4.2", "4.3", "drone-4"}


@pytest.mark.rule("DEI-BRD-17")
def test_refuges_are_printed_on_two_tiles() -> None:
    assert [tile.id for tile in SET.tiles if tile.refuges] == ["2.1", "3.1"]


@pytest.mark.rule("DEI-SET-06")
def test_neutral_bridges_lie_on_two_tiles() -> None:
    assert [tile.id for tile in SET.tiles if tile.bridge_ends] == ["2.3", "4.3"]
    assert [tile.id for tile in used(3) if tile.bridge_ends] == ["2.3"]


@pytest.mark.rule("DEI-SET-05")
@pytest.mark.rule("DEI-SET-07")
def test_drone_symbols_are_on_the_drone_tiles_one_for_each_seat() -> None:
    for seats in (2, 3, 4):
        assert [tile.id for tile in used(seats) if tile.drones] == [f"drone-{i + 1}" for i in range(seats)]
    assert all(len(tile.drones) <= 1 for tile in SET.tiles)


@EVERY_TILE
@pytest.mark.rule("DEI-BRD-01")
def test_every_tile_has_both_levels(tile: Tile) -> None:
    assert 0 < tile.heights.count(GROUND) < len(tile.heights)


@pytest.mark.rule("DEI-SET-12")
def test_circles_for_fifteen_outposts() -> None:
    for seats, each in ((2, 3), (3, 4), (4, 5)):
        letters = [letter for tile in used(seats) for letter in tile.outpost_letters]
        assert [letters.count(letter) for letter in range(3)] == [each] * 3


@pytest.mark.rule("DEI-SET-09")
def test_printed_resources_leave_a_supply() -> None:
    technology = sum(len(tile.technology) for tile in SET.tiles)
    energy = sum(len(tile.energy) for tile in SET.tiles)
    assert 40 <= technology <= 48
    assert 22 <= energy <= 30


@EVERY_TILE
@pytest.mark.rule("DEI-BRD-21")
def test_technology_lies_on_the_ground_and_energy_on_roofs(tile: Tile) -> None:
    assert all(tile.heights[tile.area_at[cell]] == GROUND for cell in tile.technology)
    assert all(tile.heights[tile.area_at[cell]] != GROUND for cell in tile.energy)


def test_what_is_designed_says_so() -> None:
    for entry in ENTRIES:
        assert entry.origin == "designed"
        assert ("refuge" in entry.known) == (entry.id in ("2.1", "3.1"))
        assert ("bridge" in entry.known) == (entry.id in ("2.3", "4.3"))
        assert ("drone" in entry.known) == entry.id.startswith("drone-")
        assert ("id" in entry.known) == (entry.id not in ("4.1", "4.2", "drone-4"))


# What the design promises for every layout and rotation


def edge(tile: Tile, side: int) -> list[int]:
    """The areas along one edge."""
    size, areas = tile.size, tile.area_at
    return [areas[:size], areas[size - 1 :: size], areas[-size:], areas[::size]][side]


def goes_on(tile: Tile, side: int) -> set[int]:
    """The ground areas that go on over the seam at one edge."""
    pairs = zip(edge(tile, side), tile.closed[side], strict=True)
    return {area for area, closed in pairs if tile.heights[area] == GROUND and not closed}


@EVERY_TILE
def test_streets_meet_in_the_middle_of_every_edge(tile: Tile) -> None:
    for side in (NORTH, EAST, SOUTH, WEST):
        assert tile.heights[edge(tile, side)[tile.size // 2]] == GROUND


@EVERY_TILE
def test_the_streets_of_a_tile_hang_together(tile: Tile) -> None:
    board = Board([tile], [0], 1)
    streets = [region for region in range(board.n) if board.level[region] == GROUND]
    found = [streets[0]]
    for region in found:
        found += [to for to in board.near[board.near_start[region] : board.near_start[region + 1]] if to not in found]
    assert sorted(found) == streets


@EVERY_TILE
def test_every_roof_stands_at_a_street_and_keeps_to_one_corner(tile: Tile) -> None:
    half = tile.size // 2
    at_street = {
        tile.area_at[cell] for pair in tile.contacts() for cell in pair if len({*map(tile.is_roof, pair)}) == 2
    }
    for area in range(len(tile.heights)):
        if tile.heights[area] == GROUND:
            continue
        assert area in at_street
        corners = set()
        for side in (NORTH, EAST, SOUTH, WEST):
            for i, at in enumerate(edge(tile, side)):
                if at == area:
                    x = i if side in (NORTH, SOUTH) else (tile.size if side == EAST else 0)
                    y = i if side in (EAST, WEST) else (tile.size if side == SOUTH else 0)
                    corners.add((x > half, y > half))
        assert len(corners) <= 1


@EVERY_TILE
def test_one_street_at_most_goes_on_at_each_edge(tile: Tile) -> None:
    assert all(len(goes_on(tile, side)) <= 1 for side in (NORTH, EAST, SOUTH, WEST))


def test_only_three_streets_lead_through_their_tile() -> None:
    """A ground region is a row of such streets with one more tile at each end: five tiles at most."""
    through = []
    for tile in SET.tiles:
        open_sides = [area for side in (NORTH, EAST, SOUTH, WEST) for area in goes_on(tile, side)]
        assert all(open_sides.count(area) <= 2 for area in open_sides)
        through += [tile.id for area in set(open_sides) if open_sides.count(area) == 2]
    assert through == ["2.2", "2.3", "4.1"]


def test_most_tiles_have_a_place_for_a_bridge_and_several_a_neutral_elevator() -> None:
    spans = [sum(len({*line.under}) == 1 for line in tile.lines()) for tile in SET.tiles]
    assert sum(count > 0 for count in spans) >= 12
    assert 5 <= sum(bool(tile.elevator_feet) for tile in SET.tiles) <= 7


@EVERY_TILE
@pytest.mark.rule("DEI-SET-06")
def test_the_roofs_under_a_neutral_bridge_can_never_become_one(tile: Tile) -> None:
    heights = [tile.heights[tile.area_at[end]] for end in tile.bridge_ends]
    assert len(set(heights)) == len(heights)


@EVERY_TILE
def test_there_is_room_where_much_happens(tile: Tile) -> None:
    for cell in tile.outposts + tile.refuges:
        area = tile.area_at[cell]
        assert len(cells_of(tile, area)) >= (6 if tile.heights[area] == GROUND else 9)


# Turning


@EVERY_TILE
def test_turning_moves_everything_together(tile: Tile) -> None:
    upright = Board([tile], [0], 1)
    for rotation in range(4):
        to, board = turned_cells(tile.size, rotation, tile.size), Board([tile], [rotation], 1)
        regions = {upright.region_at[cell]: board.region_at[to[cell]] for cell in range(tile.size * tile.size)}
        for area in range(board.n):
            assert board.cells[regions[area]] == sorted(to[cell] for cell in upright.cells[area])
        assert board.outpost_cells == [to[cell] for cell in tile.outposts]
        for ends in ("near", "touch"):
            assert sorted(getattr(board, ends)) == sorted(regions[region] for region in getattr(upright, ends))
        steps = zip(upright.elevator_ground, upright.elevator_roof, strict=True)
        assert {(regions[a], regions[b]) for a, b in steps} == {
            *zip(board.elevator_ground, board.elevator_roof, strict=True)
        }
        assert sorted(board.span_under) == sorted(regions[region] for region in upright.span_under)


@EVERY_TILE
def test_borders_on_the_edge_turn_with_their_cells(tile: Tile) -> None:
    def closed_cells(rotation: int) -> set[tuple[int, int]]:
        closed, size, last = turned_edges(tile.closed, rotation), tile.size, tile.size - 1
        found = set()
        for i in range(size):
            for side, cell in ((NORTH, i), (EAST, i * size + last), (SOUTH, last * size + i), (WEST, i * size)):
                if closed[side][i]:
                    found.add((cell, (side - rotation) % 4))
        return found

    for rotation in range(4):
        to = turned_cells(tile.size, rotation, tile.size)
        assert closed_cells(rotation) == {(to[cell], side) for cell, side in closed_cells(0)}


# What a tile may not say

YARD = TileEntry(
    id="2.2",
    seats=2,
    origin="designed",
    heights={"A": 1, "B": 2},
    grid="AAaBB AAaBB aaabb bbbbb bbbbb",
    marks="..... ..=.. ..... ..t.. .....",
)


def changed(**keys: object) -> TileEntry:
    return msgspec.structs.replace(YARD, **keys)


def test_marks_may_be_written_beside_the_areas() -> None:
    rows = zip(YARD.grid.split(), YARD.marks.split(), strict=True)
    together = parse_tile(changed(grid="\n".join(f"{areas}  {marks}" for areas, marks in rows), marks=""))
    apart = parse_tile(YARD)
    assert (together.area_at, together.bridge_ends) == (apart.area_at, apart.bridge_ends)
    assert together.technology == apart.technology


def test_a_small_tile_is_read() -> None:
    tile = parse_tile(YARD)
    assert tile.letters == ["A", "a", "B", "b"]
    assert tile.heights == [1, 0, 2, 0]
    assert tile.bridge_ends == [6, 8]
    assert tile.technology == [17]


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        (changed(grid="AAaB AAaBB aaabb bbbbb bbbbb"), "grid: row 1 'AAaB': expected 5 characters, found 4"),
        (changed(grid="AAaBB AAaBB aaabb bbbbb"), "grid: expected 3, 5, 7 or 9 rows, found 4"),
        (changed(grid="AAaBB AA1BB aaabb bbbbb bbbbb"), "grid: row 2 'AA1BB': '1' is not a letter"),
        (changed(grid="AAaBB AAaBB aaabb bbbbb bbbbA"), "grid: the area A is in two pieces"),
        (changed(grid="aaabb aaabb aaabb bbbbb bbbbb", heights={}), "expected ground .* and roofs .*DEI-BRD-01"),
        (changed(grid="AAABB AAABB AAABB BBBBB BBBBB"), "expected ground .* and roofs .*DEI-BRD-01"),
        (changed(heights={"A": 1}), "heights: expected B = 1, 2 or 3"),
        (changed(heights={"A": 1, "B": 4}), "heights: expected B = 1, 2 or 3"),
        (changed(heights={"A": 1, "B": 2, "C": 1}), "heights: 'C' is not a roof of the grid"),
        (changed(heights={"A": 1, "B": 2, "a": 1}), "heights: 'a' is not a roof of the grid"),
        (changed(marks="....."), "marks: expected 5 rows, found 1"),
        (changed(marks="..... ...... ..... ..... ....."), "marks: row 2 '......': expected 5 characters, found 6"),
        (changed(marks="....X ..... ..... ..... ....."), "marks: row 1 column 5: unknown mark 'X'"),
        (changed(marks="t.... ..... ..... ..... ....."), "row 1 column 1: technology lies on the ground.*DEI-BRD-21"),
        (changed(marks="..e.. ..... ..... ..... ....."), "row 1 column 3: .*energy on roofs.*DEI-BRD-21"),
        (changed(marks="..^.. ..... ..... ..... ....."), "row 1 column 3: an elevator .*DEI-BRD-10"),
        (changed(marks="..... ..... ..>.. ..... ....."), "row 3 column 3: an elevator .*DEI-BRD-10"),
        (changed(marks="<.... ..... ..... ..... ....."), "row 1 column 1: an elevator .*DEI-BRD-10"),
        (changed(marks="..... ..... ..... ...== ....."), "row 4 column 4: both ends .* same tile.*DEI-BRD-12"),
        (changed(marks="..... .==.. ..... ..... ....."), "row 2 column 2: a bridge spans exactly one .*DEI-BRD-13"),
        (changed(marks="..|.. ..|.. ..|.. ..|.. ..|.."), "row 1 column 3: both ends .* same tile.*DEI-BRD-12"),
        (changed(marks="..... ..... ..|.. ..... ....."), "row 3 column 3: .*two different roofs, not a and b"),
        (changed(borders=Borders(north="---")), "borders: north: expected 5 characters '-' or '.', found '---'"),
        (changed(borders=Borders(west="..x..")), "borders: west: expected 5 characters"),
    ],
)
def test_a_wrong_tile_is_refused_with_its_id_and_what_was_expected(entry: TileEntry, problem: str) -> None:
    with pytest.raises(TileError, match=problem) as caught:
        parse_tile(entry)
    assert str(caught.value).startswith("tile 2.2: ")
    assert isinstance(caught.value, ValueError)


@pytest.mark.rule("DEI-BRD-13")
def test_a_printed_bridge_over_two_ground_regions_is_refused() -> None:
    entry = changed(grid="AAAAA AAAAA aaaaa bbbbb BBBBB", marks="..... ..... ..|.. ..|.. .....")
    with pytest.raises(TileError, match="row 3 column 3: a bridge spans exactly one ground region, not a, b"):
        parse_tile(entry)


def test_a_bridge_longer_than_its_deck_is_refused() -> None:
    grid = "AaaaaBB " + "aaaaaaa " * 6
    entry = changed(grid=grid, marks=".====.. " + "....... " * 6)
    with pytest.raises(TileError, match="at most 3 cells, this one 4"):
        parse_tile(entry)


def entry_of(id: str) -> TileEntry:
    return next(entry for entry in ENTRIES if entry.id == id)


def with_entry(which: str, **keys: object) -> list[TileEntry]:
    return [msgspec.structs.replace(entry, **keys) if entry.id == which else entry for entry in ENTRIES]


@pytest.mark.parametrize(
    ("entries", "problem"),
    [
        (with_entry("2.4", id="2.8"), "tile 2.8: id: unknown tile"),
        (with_entry("2.4", id="2.5"), "tile 2.5: id: this tile is defined twice"),
        ([entry for entry in ENTRIES if entry.id != "4.2"], r"tile 4.2: id: missing: 4.2 \(DEI-SET-02\)"),
        (with_entry("3.1", seats=2), "tile 3.1: seats: expected 3"),
        (with_entry("2.2", marks=entry_of("2.1").marks, grid=entry_of("2.1").grid), "heights|refuge"),
        (with_entry("2.1", marks=entry_of("2.1").marks.replace("R", ".")), "one refuge R on 2.1 and on 3.1.*BRD-17"),
        (with_entry("2.3", marks=entry_of("2.3").marks.replace("|", ".")), "one neutral bridge on 2.3.*SET-06"),
        (with_entry("drone-1", marks=entry_of("drone-1").marks.replace("D", ".")), "one drone symbol D.*SET-07"),
        (with_entry("2.5", marks=entry_of("2.5").marks.replace("C", "A")), "expected 5 circles A .*, found 6.*SET-12"),
        (with_entry("4.1", grid="AAA AAA aaa", marks="... ... ..."), "heights|expected 7 rows"),
    ],
)
def test_a_wrong_set_is_refused(entries: list[TileEntry], problem: str) -> None:
    with pytest.raises(TileError, match=problem):
        parse_tiles(entries)


@pytest.mark.rule("DEI-SET-09")
def test_more_symbols_than_tokens_are_refused() -> None:
    greedy = []
    for entry in ENTRIES:
        letters = "".join(entry.grid.split())
        marks = "".join(entry.marks.split())
        full = "".join("t" if m == "." and g.islower() else m for m, g in zip(marks, letters, strict=True))
        greedy.append(msgspec.structs.replace(entry, marks=" ".join(full[i : i + 7] for i in range(0, 49, 7))))
    with pytest.raises(TileError, match="expected at most 56 technology and 36 energy"):
        parse_tiles(greedy)


def test_tiles_of_different_sizes_are_refused() -> None:
    small = with_entry("4.2", grid="AAa AAa aaa", heights={"A": 1}, marks="... ... ...", borders=Borders())
    with pytest.raises(TileError, match=r"tile 4\.2: grid: expected 7 rows like the other tiles, found 3"):
        parse_tiles(small)


def test_more_areas_than_an_action_can_name_are_refused() -> None:
    letters = "abcdefghijklmnopqrstuvwxyABCDEFGHIJKLMNOPQRSTUVWXYZ"[:49]
    grid = " ".join(letters[i : i + 7] for i in range(0, 49, 7))
    heights = {letter: 1 for letter in letters if letter.isupper()}
    crowded = with_entry("4.2", grid=grid, heights=heights, marks="....... " * 3 + "....B.. " + "....... " * 3)
    with pytest.raises(TileError, match=r"the tiles have 13\d areas together, at most 128 are possible"):
        parse_tiles(crowded)


@pytest.fixture
def pack(tmp_path: Path) -> Pack:
    shutil.copy(CONTENT / "tiles.toml", tmp_path)
    return Pack(tmp_path)


def rewrite(pack: Pack, old: str, new: str) -> None:
    path = pack.folder / "tiles.toml"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_a_pack_is_read(pack: Pack) -> None:
    assert load_tiles(pack).ids == SET.ids


def test_a_fault_in_a_pack_is_reported_with_file_and_line(pack: Pack) -> None:
    rewrite(pack, "AAaaaBB", "AAaaaBBB")
    with pytest.raises(ContentError, match=r"tiles.toml:\d+: 2.1: grid: row 3 'AAaaaBBB': expected 7") as caught:
        load_tiles(pack)
    assert (pack.folder / "tiles.toml").read_text("utf-8").splitlines()[caught.value.line - 1] == '[tile."2.1"]'


def test_an_unknown_key_in_a_pack_is_refused(pack: Pack) -> None:
    rewrite(pack, "seats = 2\n", "seats = 2\ncolour = 1\n")
    with pytest.raises(ContentError, match=r"tiles.toml:\d+: tile\.2\.1\.colour"):
        load_tiles(pack)
