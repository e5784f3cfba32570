# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""What can happen, for log and animation: the code of each event, and what notes it for its hearers."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.seats import EVERYONE, all_but, only
from ludarium.kernel.state import State

WIDTH: Final = 8

DREW: Final = 0 << WIDTH
DREW_HIDDEN: Final = 1 << WIDTH
HUNG: Final = 2 << WIDTH
DROPPED: Final = 3 << WIDTH
BURNS: Final = 4 << WIDTH
BLOWN_OUT: Final = 5 << WIDTH


def drew(s: State, seat: int, ground: int) -> None:
    if s.events is not None:
        s.emit(DREW | seat << 2 | ground, only(seat))


def drew_hidden(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(DREW_HIDDEN | seat, all_but(seat))


def hung(s: State, seat: int, islet: int) -> None:
    if s.events is not None:
        s.emit(HUNG | seat << 5 | islet, EVERYONE)


def dropped(s: State, seat: int, ground: int) -> None:
    if s.events is not None:
        s.emit(DROPPED | seat << 2 | ground, EVERYONE)


def burns(s: State, islet: int, face: int) -> None:
    if s.events is not None:
        s.emit(BURNS | islet << 3 | face, EVERYONE)


def blown_out(s: State, islet: int, face: int) -> None:
    if s.events is not None:
        s.emit(BLOWN_OUT | islet << 3 | face, EVERYONE)
