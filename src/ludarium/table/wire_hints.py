"""Hints, and what an answer would lead to, as they cross the wire."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from ludarium.table.wire import ActionCode, Choice, In, Out, Pin, Said, SeatNumber, View


class PreviewIn(In):
    """What would this answer lead to?"""

    seat: SeatNumber
    action: ActionCode


class Preview(Out):
    """The position after an answer that could be taken back again; without a view where something would be revealed."""

    seq: int
    sentence: str
    told: Said | None
    """What happens at once."""
    view: View | None
    forecast: list[str]
    """What will follow by the rules, as far as that is not secret, such as a whole combat."""
    outlook: dict[str, Any]
    """The same as values, for a game to draw."""
    consequences: list[Said]
    """What it changes that can be counted, the weightiest first."""


class HintIn(In):
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=40)] = ""
    """The bot whose best answers are compared."""


class HintStep(Out):
    """An answer, and where its sentence names places."""

    choice: Choice
    pins: list[Pin]


class HintLine(Out):
    """A good answer, the choices of the same seat that would follow it, the chance to win after them as far as anybody
    has measured what a lead counts for, half of its 95 % interval, what they come to, and why that is better."""

    steps: list[HintStep]
    chance: float | None
    wide: float
    comes: list[Said]
    why: list[Said]


class Hint(Out):
    """The best answers, best first; the first `even` of them are equally good as far as `deals` positions show, in
    which everything hidden from the seat was dealt again."""

    seq: int
    lines: list[HintLine]
    even: int
    deals: int
