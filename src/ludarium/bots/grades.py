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
    """By game and number of seats: `softness` by level, `patient` for the soft levels that wait, `games`, how many were
    played, `ratings` by level, and `less`: ratings of the master's search with less time than it has at a table."""
    return tomllib.loads((files("ludarium.bots") / "grades.toml").read_text())


def grade(game: str, seats: int) -> dict[str, Any]:
    """What is known about a game with so many seats; empty where nobody has measured it."""
    found: dict[str, Any] = graded().get(game, {}).get(str(seats), {})
    return found


def softness(game: str, seats: int, level: str) -> float:
    """How soft a level is in a game; 0 for those that always choose what they like best."""
    found: dict[str, float] = grade(game, seats).get("softness", USUAL)
    return found.get(level, 0.0)


def waits(game: str, seats: int, level: str) -> bool:
    """Whether a soft level waits for the moment at which an answer can be judged, instead of judging it at once."""
    return level in grade(game, seats).get("patient", PATIENT)


def ratings(game: str, seats: int) -> dict[str, int]:
    """The measured rating of each level; empty where it was not measured well enough.

    >>> ratings("dei", 2)["expert"], ratings("patience", 1)
    (1500, {})
    """
    found = grade(game, seats)
    if found.get("games", 0) < ENOUGH:
        return {}
    return {level: round(rating) for level, (rating, _, _) in found["ratings"].items()}


def at_least(game: str, seats: int) -> dict[str, int]:
    """What a level has at least, where its search was rated with less time to think than it takes at a table.

    >>> at_least("patience", 1)
    {}
    """
    rated = ratings(game, seats)
    best = max((low for _, low, _ in grade(game, seats).get("less", {}).values()), default=0)
    return {"master": best} if "master" not in rated and best > rated.get("expert", best) else {}
