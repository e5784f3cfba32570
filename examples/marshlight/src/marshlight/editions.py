"""What could differ from printing to printing, and the choice made at the table."""

from dataclasses import dataclass

from ludarium.kernel.editions import Edition, Option


@dataclass(frozen=True)
class Rules:
    hand: int = 3
    """MAR-TRN-01: up to how many cards a seat draws."""


FIRST = Edition("first", "First printing", Rules())
GALE = Option("gale", rule="MAR-OPT-01")
