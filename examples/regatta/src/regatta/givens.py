"""What never changes during a race: course, winds and the values of edition and options."""

from __future__ import annotations

from typing import Final

OPEN: Final = 0
SHOAL: Final = 1
NARROWS: Final = 2
BUOY: Final = 3


class Givens:
    """The numbers of one match."""

    def __init__(
        self,
        kinds: list[int],
        strengths: list[int],
        copies: list[int],
        dealt: int,
        equal_sail: bool,
        storm: bool,
        seats: int,
    ) -> None:
        self.kinds: Final = kinds
        self.strengths: Final = strengths
        self.copies: Final = copies
        self.cards: Final = [wind for wind in range(len(copies)) for _ in range(copies[wind])]
        self.dealt: Final = dealt
        self.equal_sail: Final = equal_sail
        self.storm: Final = storm
        self.seats: Final = seats
        self.buoy: Final = len(kinds) - 1
