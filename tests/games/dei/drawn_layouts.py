"""Layouts drawn by lot, their text, and what makes a layout a good one to play on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludarium.games.dei.board import Board
from ludarium.games.dei.faces import GROUND, ROOF, TileSet
from ludarium.games.dei.layouts import ROTATIONS, Layout, columns_of, places_of, tile_weights

MOST_SHARE: Final = 0.12
MOST_TILES: Final = 5
REGIONS: Final = {2: (30, 52), 3: (44, 68), 4: (55, 85)}
"""What a good layout is: see `shortcomings`."""


def random_layout(tiles: TileSet, seats: int, pick: Callable[[int], int], corners: bool = False) -> Layout:
    """A layout from successive draws; `pick(n)` answers with a number from 0 to n - 1."""
    placed: list[int] = []
    rotations: list[int] = []
    for _ in range(places_of(seats)):
        weights = tile_weights(tiles, seats, placed, corners)
        drawn = pick(sum(weights))
        number = 0
        while drawn >= weights[number]:
            drawn -= weights[number]
            number += 1
        placed.append(number)
        rotations.append(pick(ROTATIONS))
    return Layout(seats, placed, rotations)


def layout_rows(tiles: TileSet, layout: Layout) -> list[str]:
    """The text of a layout, one row of tiles each; `parse_layout` reads it back."""
    words = [f"{tiles.ids[tile]}:{turned}" for tile, turned in zip(layout.tiles, layout.rotations, strict=True)]
    columns = columns_of(layout.seats)
    return [" ".join(words[i : i + columns]) for i in range(0, len(words), columns)]


def shortcomings(board: Board, seats: int) -> list[str]:
    """Why a layout is not a good one to play on; an empty list means that it is.

    Good: a number of regions within REGIONS; none that swallows the board (MOST_SHARE of the cells, MOST_TILES tiles);
    the ground is connected; every roof can be reached from the ground by elevators and over roofs.
    """
    found: list[str] = []
    fewest, most = REGIONS[seats]
    if not fewest <= board.n <= most:
        found.append(f"{board.n} regions, expected {fewest} to {most}")
    for region, cells in enumerate(board.cells):
        tiles = {board.tile_of(cell) for cell in cells}
        if len(tiles) > MOST_TILES or len(cells) > MOST_SHARE * len(board.region_at):
            found.append(f"{board.names[region]} swallows {len(cells)} cells on {len(tiles)} tiles")
    streets = _pieces(board, GROUND)
    if len(streets) != 1:
        found.append(f"the ground lies in {len(streets)} pieces")
    for roofs in _pieces(board, ROOF):
        if all(board.elevators_start[r] == board.elevators_start[r + 1] for r in roofs):
            found.append(f"no elevator can reach {board.names[roofs[0]]}")
    return found


def _pieces(board: Board, level: int) -> list[list[int]]:
    """The regions of one level, in groups that are connected without any building."""
    pieces: list[list[int]] = []
    seen: set[int] = set()
    for first in range(board.n):
        if board.level[first] != level or first in seen:
            continue
        piece = [first]
        seen.add(first)
        for region in piece:
            for to in board.near[board.near_start[region] : board.near_start[region + 1]]:
                if to not in seen:
                    seen.add(to)
                    piece.append(to)
        pieces.append(piece)
    return pieces
