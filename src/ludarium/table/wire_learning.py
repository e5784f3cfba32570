"""Levels and what a guest has learned, as they cross the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludarium.table.wire import In, Out, RuleInfo, Said, SeatNumber
from ludarium.table.wire_hints import HintStep


class LevelInfo(Out):
    """A level in the list of a course; `best` is the fewest answers it was solved with, 0 if it was not yet."""

    id: str
    lesson: int
    """The part of the course it belongs to, from 1."""
    title: str
    idea: str
    aim: str
    par: int
    rules: list[str]
    rating: int
    """How hard a puzzle is, from 1 to 5; 0 for a level."""
    best: int
    stars: int


class Suggestion(Out):
    """A level for a rule that refused the guest something, or that they took an answer back for."""

    level: str
    title: str
    par: int
    rule: RuleInfo
    times: int


class CourseInfo(Out):
    """The levels of a game in the order in which they teach it."""

    lessons: list[str]
    levels: list[LevelInfo]
    puzzles: list[LevelInfo]
    """The easiest first."""
    guided: bool
    """Whether the visitor has been through the guided game."""
    met: int
    """How many rules the guest has met: told by the coach, or in a level that was solved."""
    rules: int
    """How many the game has."""
    again: list[Suggestion]
    """What the guest has slipped on most often first."""


class RuleCase(Out):
    """An answer of the present position that a rule allows or refuses, or something that has just happened by it."""

    code: int | None
    """The answer; null for what has happened."""
    refused: str
    """The rule that refuses it; "" where it is legal."""
    said: str
    """The answer in words; "" for what has happened."""
    told: Said
    """What is missing, what the answer brings about as far as the seat can know, or what has happened."""


class RuleNow(Out):
    """Where a rule matters to one of the guest's seats right now; while others decide, only what has just happened."""

    seq: int
    cases: list[RuleCase]


class CoachNow(Out):
    """What the coach has to say at a question: rules that apply to the guest's seat for the first time."""

    seq: int
    first: bool
    """Whether this is one of the guest's first games of the title."""
    rules: list[RuleInfo]


class MetIn(In):
    """A rule that was shown."""

    seat: SeatNumber
    rule: Annotated[str, Meta(max_length=40)]


class GoalPart(Out):
    """One condition of a goal: how much there is, and how much there must be."""

    there: int
    needed: int


class LevelNow(Out):
    """How a table stands that was opened from the start of a level."""

    seq: int
    number: int
    """Of the level in its course, from 1."""
    levels: int
    lesson: str
    """What its part of the course is called; "" for a puzzle."""
    level: LevelInfo
    next: str
    """The id of the level that follows; "" for the last."""
    used: int
    """How many answers with a choice the learner has given."""
    parts: list[GoalPart]
    solved: bool
    stuck: bool
    """The goal cannot be reached from here any more."""
    way: list[str]
    """What the learner has done, one sentence for each choice."""
    nudge: str
    step: str
    """The next answer of a solution, as long as the learner has followed it; "" otherwise."""
    solution: list[str]
    """A shortest way from the start."""
    rules: list[RuleInfo]


class Motive(Out):
    """Where a part of the difference comes from, in words, and how many points of the lead it is."""

    sentence: str
    points: float


class Mistake(Out):
    """An answer that cost something: what was played, what is better, and what lies between, with half of each 95 %
    interval. Chances are null in games where nobody has measured how far a lead counts."""

    number: int
    """How many answers came before it."""
    asked: str
    """The question in words; "" where nobody noted it."""
    played: HintStep
    better: list[HintStep]
    """The better answer and the choices after it."""
    places: list[int]
    """Where those do something, if they name no place themselves."""
    points: float
    points_wide: float
    chance_played: float | None
    chance_better: float | None
    chance_wide: float
    why: list[Motive]
    """Empty where nothing is beyond the noise: then nobody can say why."""
    rule: RuleInfo | None
    level: str
    """The level that teaches the rule, or what is next to it; "" for none."""
    level_title: str


class Review(Out):
    """The answers of a seat that cost most, in the order of the game; empty until the review is done."""

    status: Literal["none", "running", "done"]
    done: int
    of: int
    mistakes: list[Mistake]
