"""The rulebook of Xibalba, its few fixed numbers, and the choices made when a table is opened.

There is one rulebook. What it leaves open and players may rightly read in two ways is an option, with the reading that
the rule list prefers as its default.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludarium.kernel.editions import Edition, Option


@dataclass(frozen=True)
class Rules:
    """The numbers of the rulebook that no board and no card prints."""

    pool: int = 6
    """XIB-DIE-02: how many dice are chosen?"""
    dice_of_a_kind: int = 4
    """XIB-DIE-03: how many of them may be of one kind?"""
    rerolls: int = 2
    """XIB-DIE-13: how often may dice be rolled again?"""
    open_cards: int = 2
    """XIB-CMP-05: how many cards of each type are face up?"""
    apocalypse_open_cards: int = 1
    """XIB-APO-02: and in Apocalypse mode?"""
    apocalypse_discount: int = 1
    """XIB-APO-03: how much less does an open card cost there?"""
    wounded: int = 5
    """XIB-APO-08, XIB-APO-09: up to how many life points is the extra paragon the smaller one?"""


GERMAN = Edition("de", "German edition, 2016", Rules())
EDITIONS = (GERMAN,)

MODE = Option("mode", ("normal", "apocalypse"), "XIB-APO-01")
TARGET = Option("target", ("suggested", "low", "high"), "XIB-SET-13", numbers=(1, 40))
FACTIONS = Option("factions", ("drawn", "chosen"), "XIB-SET-07")
DESTROY = Option("destroy", ("top", "any"), "XIB-ARK-19")
START_RESOURCES = Option("start-resources", ("seats", "none"), "XIB-SET-11")
APOCALYPSE_BONUS = Option("apocalypse-bonus", ("control-and-conquest", "control"), "XIB-APO-10")
RAISED_POOL = Option("raised-pool", ("up-to", "exact"), "XIB-DIE-18")
OPTIONS = (MODE, TARGET, FACTIONS, DESTROY, START_RESOURCES, APOCALYPSE_BONUS, RAISED_POOL)
