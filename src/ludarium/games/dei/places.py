"""What the regions of a board are called.

Names belong to the areas of the tiles (`[name.area]` in tiles.toml), so they go wherever a tile is laid. A region that
continues over several tiles has the name of the area with most of its cells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

from ludarium.games.dei.browser import laid_board
from ludarium.games.dei.faces import GROUND
from ludarium.games.dei.givens import Givens
from ludarium.kernel.game import Place


def places(givens: Givens, names: Container[str], board: str) -> dict[str, Place]:
    """The regions of the board of this name; `names` are the messages that the content has."""
    tiles, b = laid_board(givens, board)
    areas: list[Counter[tuple[str, str]]] = [Counter() for _ in range(b.n)]
    for cell, region in enumerate(b.region_at):
        at = b.tile_of(cell)
        x, y = b.xy(cell)
        area = tiles[at].face(b.rotations[at]).area_at[y % b.size * b.size + x % b.size]
        areas[region][tiles[at].id, tiles[at].letters[area]] += 1
    found: dict[str, Place] = {}
    for region, counted in enumerate(areas):
        tile, letter = min(counted, key=lambda area: (-counted[area], area))
        name = f"area-{tile.replace('.', '-')}-{letter}"
        level = "area-street" if b.height[region] == GROUND else "area-roof"
        if tile:
            place = Place(region, name) if name in names else Place(region, level, f"{tile} {letter}")
            found[f"region-{b.names[region]}"] = place
    return found
