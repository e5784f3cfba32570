"""What the regions of a board are called.

Names belong to the areas of the tiles (`[name.area]` in tiles.toml), so they go wherever a tile is laid. A region that
continues over several tiles has the name of the area with most of its cells.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container

from ludarium.games.dei.browser import laid_board
from ludarium.games.dei.faces import GROUND, turned_cells
from ludarium.games.dei.givens import Givens
from ludarium.kernel.game import Place


def places(givens: Givens, names: Container[str], board: str) -> dict[str, Place]:
    """The regions of the board of this name; `names` are the messages that the content has."""
    tiles, b = laid_board(givens, board)
    areas: list[Counter[tuple[str, str]]] = [Counter() for _ in range(b.n)]
    for at, laid in enumerate(tiles):
        corner = (at // b.columns * b.width + at % b.columns) * b.size
        for spot, area in zip(turned_cells(b.size, b.rotations[at], b.width), laid.area_at, strict=True):
            areas[b.region_at[corner + spot]][laid.id, laid.letters[area]] += 1
    found: dict[str, Place] = {}
    for region, counted in enumerate(areas):
        tile, letter = min(counted, key=lambda area: (-counted[area], area))
        name = f"area-{tile.replace('.', '-')}-{letter}"
        level = "area-street" if b.height[region] == GROUND else "area-roof"
        if tile:
            place = Place(region, name) if name in names else Place(region, level, f"{tile} {letter}")
            found[f"region-{b.names[region]}"] = place
    return found
