# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""The codes of all actions: one for each verb, what packs its arguments, and what reads each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 8

DRAW: Final = 0 << WIDTH
HANG: Final = 1 << WIDTH
DROP: Final = 2 << WIDTH
ROLL: Final = 3 << WIDTH

TIMES: Final = [
    "MAR-TRN-01",
    "MAR-TRN-02",
    "MAR-TRN-03",
    "MAR-WND-01",
]
"""For each verb the rule that says when its time is."""


def verb(action: i64) -> i64:
    """The verb of an action, comparable with the constants above."""
    return action >> WIDTH << WIDTH


def not_now(action: int) -> str:
    """The rule that says when an action has its time; nothing for a number that is not an action."""
    number = action >> WIDTH
    return TIMES[number] if 0 <= number < len(TIMES) else ""


def draw(ground: i64) -> i64:
    return DRAW | ground


def draw_ground(action: i64) -> i64:
    return action & 3


def hang(ground: i64, islet: i64) -> i64:
    return HANG | ground << 5 | islet


def hang_ground(action: i64) -> i64:
    return action >> 5 & 3


def hang_islet(action: i64) -> i64:
    return action & 31


def drop(ground: i64) -> i64:
    return DROP | ground


def drop_ground(action: i64) -> i64:
    return action & 3


def roll(face: i64) -> i64:
    return ROLL | face


def roll_face(action: i64) -> i64:
    return action & 7
