"""How strong each level is: what makes it so, and the rating that came of it, by game and number of seats.

`grades.toml` is written by `tools/ratings.py`, which plays the levels against each other.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Any

USUAL = {"novice": 0.3, "casual": 0.1, "skilled": 0.05}
"""The softness of levels in games where nobody has measured what it does to them."""
PATIENT = ["skilled"]
"""The soft levels that wait for the moment at which an answer can be judged, where a game names no others."""


ENOUGH = 100
"""Ratings from fewer games are too vague to show to players."""


@lru_cache(maxsize=1)
def graded() -> dict[str, Any]:
    """By game: `softness` by level, `patient` for the soft levels that wait, and by number of seats `games`, how many
    were played, and `ratings` by level."""
    return tomllib.loads((files("ludarium.bots") / "grades.toml").read_text())


def softness(game: str, level: str) -> float:
    """How soft a level is in a game; 0 for those that always choose what they like best."""
    found: dict[str, float] = graded().get(game, {}).get("softness", USUAL)
    return found.get(level, 0.0)


def waits(game: str, level: str) -> bool:
    """Whether a soft level waits for the moment at which an answer can be judged, instead of judging it at once."""
    return level in graded().get(game, {}).get("patient", PATIENT)


def ratings(game: str, seats: int) -> dict[str, int]:
    """The measured rating of each level; empty where it was not measured well enough.

    >>> ratings("dei", 2)["expert"], ratings("patience", 1)
    (1500, {})
    """
    found = graded().get(game, {}).get(str(seats), {"games": 0})
    if found["games"] < ENOUGH:
        return {}
    return {level: round(rating) for level, (rating, _, _) in found["ratings"].items()}
