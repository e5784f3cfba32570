"""Which rules apply to a seat just now, and which level teaches a rule.

Nothing is declared for this: events and verbs name their rules, so what happens to a seat and what it may answer say
which rules it meets. A level is tagged with the rules it teaches, and the blocks of the rulebook say which rules
belong together.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import cache
from typing import Any

from ludarium.kernel.book import book_of
from ludarium.kernel.game import Game, Match
from ludarium.kernel.levels import Level, course_of
from ludarium.kernel.state import State

EXACTLY, BLOCK, CHAPTER = 0, 1, 2
"""How near a level is to a rule: it teaches it, or one of the same block of the book, or one of the same chapter."""


def about(match: Match[Any], s: State, seat: int, event: int) -> bool | None:
    """Whether an event is about a seat; None for one that is about nobody, such as a new round."""
    table = match.happenings
    found: bool | None = None
    for arg, value in zip(table.verb(event).args, table.values(event), strict=True):
        if arg.zone or arg.key == "seat":
            own = getattr(s, arg.zone)[seat] == value if arg.zone else value == seat
            found = bool(found) or own
    return found


def applying(match: Match[Any], s: State, seat: int, events: Iterable[int], actions: Iterable[int]) -> list[str]:
    """The rules that apply to a seat: by events it has heard of since its last choice, and by the answers it may give.

    What happened to the seat comes first, then what it may do, then what happens to everybody.
    """
    mine: list[str] = []
    everybodys: list[str] = []
    for event in events:
        concerned = about(match, s, seat, event)
        if concerned is not False:
            (everybodys if concerned is None else mine).append(match.happenings.verb(event).rule)
    offered = [match.verbs.verb(action).rule for action in actions]
    return [rule for rule in dict.fromkeys([*mine, *offered, *everybodys]) if rule]


@cache
def _blocks(game: Game) -> Mapping[str, frozenset[str]]:
    """By rule the rules of its block of the book."""
    blocks = [block.ids for chapter in book_of(game).chapters.values() for block in chapter.block]
    return {id: frozenset(block) for block in blocks for id in block}


def nearness(game: Game, level: Level, rule: str) -> int | None:
    """How near a level is to a rule; None where it has nothing to do with it."""
    if rule in level.rules:
        return EXACTLY
    if _blocks(game).get(rule, frozenset()) & set(level.rules):
        return BLOCK
    chapter = rule.rpartition("-")[0]
    return CHAPTER if any(each.rpartition("-")[0] == chapter for each in level.rules) else None


def level_for(game: Game, rule: str, mastered: Container[str] = ()) -> Level | None:
    """The level that teaches a rule, or what is next to it; one that is not mastered yet before one that is."""
    near = [
        (far, level.id in mastered, number, level)
        for number, level in enumerate(course_of(game).levels)
        if (far := nearness(game, level, rule)) is not None
    ]
    return min(near)[-1] if near else None
