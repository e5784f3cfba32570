"""What the two printings of Regatta disagree on, and the choices made at the table."""

from dataclasses import dataclass

from ludarium.kernel.editions import Change, Edition, Option


@dataclass(frozen=True)
class Rules:
    """Every question on which the printings differ."""

    hand: int = 5
    """REG-SET-03: how many cards a seat is dealt."""
    equal_winds_sail: bool = False
    """REG-SAI-02: whether boats with equal winds sail, the one further back first."""


FIRST = Edition("first", "First printing", Rules())
SECOND = FIRST.patch(
    "second",
    "Second printing",
    Change("hand", 6, because="second sheet, 1"),
    Change("equal_winds_sail", True, because="second sheet, 4"),
)

STORM = Option("storm", rule="REG-OPT-01")
