"""What the sectors of a map are called: homes, outposts and fallen houses after the house, all others by the names that
the content has for this map (`[name.sector]`, `MAP-NUMBER`) or for sectors of their kind in the order of the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence

from ludarium.games.voidfall.declaration import SECTORS
from ludarium.games.voidfall.givens import Givens
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.game import Place


def board_name(givens: Givens, houses: Sequence[int]) -> str:
    """The map and, once all are known, the numbers of the houses that play."""
    return givens.map_id if EMPTY in houses else ".".join([givens.map_id, *map(str, houses)])


def houses_of(givens: Givens, houses: list[str], name: str) -> list[str]:
    """The houses in the name of a board, seat by seat; KeyError where no game has such a board."""
    numbers = name.removeprefix(givens.map_id).split(".")[1:]
    known = {str(number): house for number, house in enumerate(houses)}
    found = [known[number] for number in numbers]
    if name not in (givens.map_id, ".".join([givens.map_id, *numbers])) or len(found) not in (0, givens.seats):
        raise KeyError(name)
    return found


def places(givens: Givens, names: Container[str], houses: list[str], board: str) -> dict[str, Place]:
    """The sectors of the board of this name; `names` are the messages that the content has."""
    playing = houses_of(givens, houses, board)
    galaxy, seen = givens.galaxy, Counter[str]()
    found: dict[str, Place] = {}
    for sector, kind in enumerate(galaxy.kinds):
        seen[kind] += 1
        house = houses[givens.fallen_at[sector]] if givens.fallen_at[sector] >= 0 else ""
        if galaxy.owner[sector] >= 0 and playing:
            house = playing[galaxy.owner[sector]]
        own = [f"sector-{givens.map_id}-{sector}", f"sector-{kind}-{seen[kind]}"]
        name = next((id for id in own if id in names), "")
        if name or not house:
            place = Place(sector, name) if name else Place(sector, "sector-unnamed", f"sector-kind-{kind}")
        else:
            place = Place(sector, f"sector-{kind}", f"house-{house}")
        found[f"sector-{SECTORS[sector]}"] = found[f"place-{SECTORS[sector]}"] = place
    return found
