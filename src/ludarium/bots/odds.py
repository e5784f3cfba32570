"""How far a lead counts: an estimate of the final points as a chance to win.

An estimate says little early in a game and nearly everything at its end. How little was measured: `odds.toml`, which
`tools/odds.py` writes, has the `scale` of `rewards.chances` by game, seats and tenth of a game.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

TENTHS: Final = 10


@lru_cache(maxsize=1)
def measured() -> dict[str, Any]:
    """By game and seats: `answers`, how many a game has on average, and `scales`, one for each tenth of it."""
    return tomllib.loads((files("ludarium.bots") / "odds.toml").read_text())


def scale_at(game: str, seats: int, answers: int) -> float | None:
    """The lead in points that makes a seat e times as likely to win, after so many answers; None if never measured.

    >>> early, late = scale_at("dei", 4, 50), scale_at("dei", 4, 5000)
    >>> early > late > 0, scale_at("patience", 1, 0)
    (True, None)
    """
    found = measured().get(game, {}).get(str(seats))
    if found is None:
        return None
    scales: list[float] = found["scales"]
    return scales[tenth(answers, found["answers"])]


def tenth(answers: int, usual: float) -> int:
    """Which tenth of a game this is; a game that takes longer than usual stays in the last.

    >>> tenth(0, 200.0), tenth(110, 200.0), tenth(900, 200.0)
    (0, 5, 9)
    """
    return min(TENTHS - 1, int(TENTHS * answers / usual))
