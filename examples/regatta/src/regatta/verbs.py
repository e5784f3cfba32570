# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""The codes of all actions: one for each verb, what packs its arguments, and what reads each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 16

DEAL: Final = 0 << WIDTH
CHOOSE: Final = 1 << WIDTH
ROLL: Final = 2 << WIDTH
SAIL: Final = 3 << WIDTH
ANCHOR: Final = 4 << WIDTH


def verb(action: i64) -> i64:
    """The verb of an action, comparable with the constants above."""
    return action >> WIDTH << WIDTH


def deal(wind: i64) -> i64:
    return DEAL | wind


def deal_wind(action: i64) -> i64:
    return action & 15


def choose(wind: i64) -> i64:
    return CHOOSE | wind


def choose_wind(action: i64) -> i64:
    return action & 15


def roll(current: i64) -> i64:
    return ROLL | current


def roll_current(action: i64) -> i64:
    return action & 7


def sail(spaces: i64, ride: i64) -> i64:
    return SAIL | spaces << 1 | ride


def sail_spaces(action: i64) -> i64:
    return action >> 1 & 15


def sail_ride(action: i64) -> i64:
    return action & 1
