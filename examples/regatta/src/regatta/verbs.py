# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""The codes of all actions: one for each verb, what packs its arguments, and what reads each."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 16

DEAL: Final = 0 << WIDTH
CHOOSE: Final = 1 << WIDTH
ROLL: Final = 2 << WIDTH
SAIL: Final = 3 << WIDTH
ANCHOR: Final = 4 << WIDTH


def verb(action: int) -> int:
    """The verb of an action, comparable with the constants above."""
    return action >> WIDTH << WIDTH


def deal(wind: int) -> int:
    return DEAL | wind


def deal_wind(action: int) -> int:
    return action & 15


def choose(wind: int) -> int:
    return CHOOSE | wind


def choose_wind(action: int) -> int:
    return action & 15


def roll(current: int) -> int:
    return ROLL | current


def roll_current(action: int) -> int:
    return action & 7


def sail(spaces: int, ride: int) -> int:
    return SAIL | spaces << 1 | ride


def sail_spaces(action: int) -> int:
    return action >> 1 & 15


def sail_ride(action: int) -> int:
    return action & 1
