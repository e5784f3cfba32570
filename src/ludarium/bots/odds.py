"""How far a lead counts: a judgement of the final points as a chance to win.

A lead says little early in a game and nearly everything at its end. How little was measured: `odds.toml`, which
`tools/odds.py` writes, has the `scale` of `rewards.chances` by game and number of seats.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

from ludarium.kernel.state import State
from ludarium.kernel.traits import STAGES


@lru_cache(maxsize=1)
def measured() -> dict[str, Any]:
    """By game and seats: `games`, how many were played, and `scale`, at the end of a game and how much more at its
    start."""
    return tomllib.loads((files("ludarium.bots") / "odds.toml").read_text())


def scale_in(match: Any, s: State) -> float | None:
    """The lead in points that makes a seat e times as likely to win at this stage; None if it was never measured.

    >>> from ludarium import games
    >>> dei, regatta = games.get("dei").match(seats=4), games.get("regatta").match(seats=2)
    >>> scale_in(dei, dei.start()) > 0, scale_in(regatta, regatta.start())
    (True, None)
    """
    found = measured().get(match.game.id, {}).get(str(match.seats))
    if found is None:
        return None
    left: int = match.time_left(s)
    end: float = found["scale"][0]
    more: float = found["scale"][1]
    return end + more * left / STAGES
