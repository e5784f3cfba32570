"""What a learned judgement counts in a position, declared by name in a game's `traits.py`.

A game declares its traits once, in order, and counts them for one seat at a time into a row of integers:

    TRAITS: Final = Traits()
    CUBE: Final = TRAITS.lasting("cube", "cubes on the pad", "red", "blue", "green")

    def count(s: Dei, seat: int, row: list[int]) -> None:
        row[CUBE + RED] = cubes(s, seat, RED)

The value of a position for a seat is the game's own estimate plus, for each trait, the count times a learned weight
that changes evenly with the part of the game left. Traits with weight 0 change nothing, so a game without weights is
judged by its estimate alone.
"""

from __future__ import annotations

from typing import Final

STAGES: Final = 24
"""A game has so much time left at its start, and 0 at its end."""


class Trait:
    """One count: its name, what it means in one line, and whether it outlasts the turn under way.

    What is true only in the middle of a turn (icons not used yet, dice just rolled) is judged by the estimate, which
    exaggerates on purpose there; weights for it are learned last, and only where games show that they help.
    """

    def __init__(self, name: str, meaning: str, lasts: bool) -> None:
        self.name: Final = name
        self.meaning: Final = meaning
        self.lasts: Final = lasts


class Traits:
    """The traits of a game in the order of their counts."""

    def __init__(self) -> None:
        self.every: Final[list[Trait]] = []

    def lasting(self, name: str, meaning: str, *kinds: str) -> int:
        """Declare a trait, or one for each kind (`cube-red`, `cube-blue`); returns the place of the first."""
        return self._add(name, meaning, kinds, True)

    def passing(self, name: str, meaning: str, *kinds: str) -> int:
        """The same for what is gone when the turn ends."""
        return self._add(name, meaning, kinds, False)

    def _add(self, name: str, meaning: str, kinds: tuple[str, ...], lasts: bool) -> int:
        first = len(self.every)
        for full in [f"{name}-{kind}" for kind in kinds] or [name]:
            if any(full == trait.name for trait in self.every):
                raise ValueError(f"the trait {full!r} is declared twice")
            self.every.append(Trait(full, meaning, lasts))
        return first

    def names(self) -> list[str]:
        return [trait.name for trait in self.every]
