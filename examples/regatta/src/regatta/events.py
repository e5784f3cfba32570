# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""What can happen, for log and animation: the code of each event, and what notes it for its hearers."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.seats import EVERYONE, all_but, only
from ludarium.kernel.state import State

WIDTH: Final = 16

DREW: Final = 0 << WIDTH
DREW_HIDDEN: Final = 1 << WIDTH
OPENED: Final = 2 << WIDTH
CURRENT: Final = 3 << WIDTH
SAILED: Final = 4 << WIDTH
RAMMED: Final = 5 << WIDTH
ANCHORED: Final = 6 << WIDTH
STORMED: Final = 7 << WIDTH


def drew(s: State, seat: int, wind: int) -> None:
    if s.events is not None:
        s.emit(DREW | seat << 4 | wind, only(seat))


def drew_hidden(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(DREW_HIDDEN | seat, all_but(seat))


def opened(s: State, seat: int, wind: int) -> None:
    if s.events is not None:
        s.emit(OPENED | seat << 4 | wind, EVERYONE)


def current(s: State, current: int) -> None:
    if s.events is not None:
        s.emit(CURRENT | current, EVERYONE)


def sailed(s: State, seat: int, space: int) -> None:
    if s.events is not None:
        s.emit(SAILED | seat << 6 | space, EVERYONE)


def rammed(s: State, seat: int, space: int) -> None:
    if s.events is not None:
        s.emit(RAMMED | seat << 6 | space, EVERYONE)


def anchored(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(ANCHORED | seat, EVERYONE)


def stormed(s: State) -> None:
    if s.events is not None:
        s.emit(STORMED, EVERYONE)
