"""What icons, cards and resources are worth, in supplies at the end of the game: how bots judge what they can do.

The worth of an icon is what doing it once brings on average, the worth of a card what playing it once brings.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.dei import icons, packed

ENLIST: Final = 1.2
MOVE: Final = 0.4
COLLECT: Final = 0.25
BUILD: Final = 0.9
COLOURED: Final = 0.25
"""A red, blue or green icon compared with a plain one."""
KILL: Final = 0.5
COPY: Final = 0.85
TECHNOLOGY: Final = 0.45
"""The use of a resource during the game, from its start on, apart from what it counts at the end."""
ENERGY: Final = 0.75
DRONE: Final = 3.4
FURTHER: Final = 0.09
"""Each region more that a drone may fly."""
CUBES: Final = 1.45
"""How often a per-outpost icon is done."""
AGAIN: Final = 0.5
"""The part of a card's worth that it brings in each later round."""


def icon_worth(token: int) -> float:
    """The best icon of a token, used once."""
    best = 0.0
    if token & icons.ENLISTS:
        best = ENLIST + (COLOURED if token & (packed.ICON_ENLIST_RED | packed.ICON_ENLIST_GREEN) else 0.0)
    if token & icons.MOVES:
        best = max(best, MOVE + (COLOURED if token & (packed.ICON_MOVE_RED | packed.ICON_MOVE_BLUE) else 0.0))
    if token & icons.PLAIN_COLLECTS:
        best = max(
            best, COLLECT + (COLOURED if token & (packed.ICON_COLLECT_BLUE | packed.ICON_COLLECT_GREEN) else 0.0)
        )
    if token & icons.BUILDS:
        best = max(best, BUILD)
    if token & packed.ICON_KILL:
        best = max(best, KILL)
    if token & packed.ICON_COPY:
        best = max(best, COPY)
    if token & icons.DRONES:
        further: int = packed.token_bonus(token)
        best = max(best, DRONE + FURTHER * further)
    technology: int = packed.token_technology(token)
    energy: int = packed.token_energy(token)
    supplies: int = packed.token_supplies(token)
    return max(best, (0.5 + TECHNOLOGY / 2) * technology + (1.0 + ENERGY / 2) * energy + supplies)


def card_worth(tokens: list[int]) -> float:
    """What a card brings each time it is played."""
    worth = 0.0
    for token in tokens:
        worth += icon_worth(token) * (CUBES if packed.token_per(token) else 1.0)
    return worth
