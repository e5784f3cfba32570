"""Hints as they cross the wire."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from ludarium.table.wire import Choice, In, Out, Pin, Said, SeatNumber


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
