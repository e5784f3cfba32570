"""Levels: a stored start, a goal, and par. Any legal way counts, as long as nobody else has answered.

A game lists its levels in `levels.toml`, in the order in which they teach it; where each begins is in
`starts/level.jsonl` with a solution as its lines. A goal is a list of conditions, all of which must hold at once:

    { event = "enlisted", where = { region = "r3" }, times = 2 }    so often since the start, and by the learner
    { trait = "regions-held", more = 2 }    so many more than at the start of what `traits.py` counts for the learner
    { points = 4 }                          so many more points than at the start
    { answer = "buy dei040 technology=2" }  the learner's first choice is this answer

Only choices count for par: an answer that was the only one is given by itself. `solve` proves both, that there is a way
and that none is shorter: chance answers from the level's seed, so a level is the same for everybody.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from ludarium.kernel.asks import Ask
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.chance import Dealer
from ludarium.kernel.engine import advance, ask_of
from ludarium.kernel.errors import RecordError
from ludarium.kernel.game import Game, Match
from ludarium.kernel.play import Play, give
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.starts import Start, start_of
from ludarium.kernel.state import State

FILE = "levels.toml"
KIND, PUZZLE = "level", "puzzle"
TOLERANCE = 2
"""So many answers above par still give two stars."""


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One part of a goal."""

    event: str = ""
    where: dict[str, str] = {}
    times: int = 1
    trait: str = ""
    more: int = 0
    points: int = 0
    answer: str = ""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of `levels.toml`; every text in three languages."""

    id: str
    lesson: int
    """The part of the course it belongs to, from 1."""
    par: int
    goal: tuple[Condition, ...]
    rules: tuple[str, ...]
    """The ids of the rules it teaches."""
    title: dict[str, str]
    idea: dict[str, str]
    """What it is about."""
    aim: dict[str, str]
    """The goal in words."""
    nudge: dict[str, str]
    """The first hint; where and how follow from the solution."""
    asks: str = ""
    """A verb that the first question must offer: where to look for a start."""
    first: str = ""
    """The verb with which every shortest way begins, if it matters what comes first."""
    rating: int = 0
    """How hard a puzzle is, from 1 to 5."""

    @property
    def kind(self) -> str:
        return PUZZLE if self.rating else KIND

    @property
    def goal_number(self) -> int:
        """How much the first condition needs."""
        first = self.goal[0]
        return first.times if first.event or first.answer else first.more if first.trait else first.points

    def stars(self, answers: int) -> int:
        return 3 if answers <= self.par else 2 if answers <= self.par + TOLERANCE else 1


class _File(msgspec.Struct, forbid_unknown_fields=True):
    lessons: list[dict[str, str]]
    level: list[Level]


@dataclass(frozen=True)
class Course:
    """All levels of a game, and what the parts of the course are called."""

    lessons: tuple[dict[str, str], ...]
    levels: tuple[Level, ...]

    def level(self, id: str) -> Level | None:
        return next((level for level in self.levels if level.id == id), None)


@cache
def course_of(game: Game) -> Course:
    """The course of a game, without levels if it has none; RecordError for what cannot be read."""
    path = game.folder / FILE
    if not path.is_file():
        return Course((), ())
    try:
        found = msgspec.convert(tomllib.loads(path.read_text("utf-8")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise RecordError(0, f"{path.name} of {game.title}: {problem}") from None
    for level in found.level:
        for texts in (level.title, level.idea, level.aim, level.nudge):
            if set(texts) != set(LANGUAGES):
                raise RecordError(0, f"{path.name} of {game.title}: {level.id} needs every text in {LANGUAGES}")
        if not 1 <= level.lesson <= len(found.lessons):
            raise RecordError(0, f"{path.name} of {game.title}: {level.id} is in lesson {level.lesson}")
    return Course(tuple(found.lessons), tuple(found.level))


# The goal


class Meter:
    """How far a position and the events that led there are on the way to a goal."""

    def __init__(self, match: Match[Any], goal: tuple[Condition, ...], begun: State, seat: int) -> None:
        self.match = match
        self.goal = goal
        self.seat = seat
        self._names = match.traits.names()
        self._points = match.scores(begun)[seat]
        self._traits = self._counted(begun)
        for each in self.goal:
            known = each.event in match.happenings.numbers or each.trait in self._names or each.points or each.answer
            if not known:
                raise RecordError(0, f"there is no event or trait for {each}")
        self.best = [match.verbs.parse(each.answer) if each.answer else -1 for each in self.goal]
        """Of every condition the first choice that it wants, or -1."""

    def _counted(self, s: State) -> list[int]:
        row = [0] * len(self._names)
        if s.stack and any(each.trait for each in self.goal):  # traits need a game that goes on
            self.match.count_traits(s, self.seat, row)
        return row

    def count(self, s: State, event: int, counts: list[int]) -> None:
        """Count an event that has just happened."""
        verb = self.match.happenings.verb(event)
        for number, each in enumerate(self.goal):
            counts[number] += verb.name == each.event and self._fits(s, event, each)

    def chosen(self, action: int, counts: list[int]) -> None:
        """Count the learner's first choice."""
        for number, best in enumerate(self.best):
            counts[number] += best == action

    @property
    def at_first(self) -> bool:
        """Whether the first choice decides."""
        return max(self.best) >= 0

    def _fits(self, s: State, event: int, each: Condition) -> bool:
        table = self.match.happenings
        for arg, value in zip(table.verb(event).args, table.values(event), strict=True):
            if arg.zone and getattr(s, arg.zone)[self.seat] != value:
                return False
            if arg.key == "seat" and value != self.seat:
                return False
            said = arg.kind.names[value] if arg.kind.named else str(value)
            if arg.key in each.where and each.where[arg.key] != said:
                return False
        return True

    def reached(self, s: State, counts: Sequence[int]) -> list[tuple[int, int]]:
        """Of every condition how much there is, and how much there must be."""
        found, row = [], self._counted(s)
        for each, happened in zip(self.goal, counts, strict=True):
            if each.event or each.answer:
                found.append((happened, each.times))
            elif each.trait:
                at = self._names.index(each.trait)
                found.append((row[at] - self._traits[at], each.more))
            else:
                found.append((self.match.scores(s)[self.seat] - self._points, each.points))
        return found

    def met(self, s: State, counts: Sequence[int]) -> bool:
        return all(there >= needed for there, needed in self.reached(s, counts))


@dataclass(frozen=True)
class Standing:
    """Where somebody who tries a level is."""

    used: int
    """How many choices they have made."""
    reached: list[tuple[int, int]]
    solved: bool
    over: bool
    """Somebody else is asked or has answered, or the first choice decided: what happens now does not count."""


def standing(level: Level, play: Play) -> Standing:
    """How a game that began from the start of a level stands."""
    start = play.start
    assert start is not None
    walk = Walk(level, start)
    used = 0
    for given in play.answers:
        if given.seat not in (CHANCE, start.seat):
            return Standing(used, walk.reached, False, True)
        ask = ask_of(walk.state, given.seat)
        assert ask is not None
        used += given.seat == start.seat and len(ask.actions) > 1
        walk.give(ask, given.action)
        if walk.solved:
            return Standing(used, walk.reached, True, False)
        if used and walk.meter.at_first:
            return Standing(used, walk.reached, False, True)
    ask = advance(walk.state)
    return Standing(used, walk.reached, False, ask is None or ask.seat != start.seat)


# Searching


class Walk:
    """One way from the start of a level."""

    def __init__(self, level: Level, start: Start) -> None:
        self.start = start
        self.match = start.match
        self.state: State = self.match.load(start.position)
        self.meter = Meter(self.match, level.goal, self.state, start.seat)
        self.dealer = Dealer(start.seed)
        self.chances = 0
        self.choices = 0
        self.counts = [0] * len(level.goal)
        self.path: list[int] = []
        self.state.events = []
        advance(self.state)

    def copy(self) -> Walk:
        other = self.__class__.__new__(self.__class__)
        other.__dict__.update(self.__dict__)
        other.state = self.state.clone()
        other.state.events = []
        other.counts, other.path = list(self.counts), list(self.path)
        return other

    @property
    def reached(self) -> list[tuple[int, int]]:
        return self.meter.reached(self.state, self.counts)

    @property
    def solved(self) -> bool:
        return self.meter.met(self.state, self.counts)

    def give(self, ask: Ask, action: int) -> None:
        give(self.state, ask, action)
        self.chances += ask.seat == CHANCE
        if ask.seat == self.start.seat and len(ask.actions) > 1:
            self.choices += 1
            if self.choices == 1:
                self.meter.chosen(action, self.counts)
        advance(self.state)
        events = self.state.events
        assert events is not None
        for at in range(0, len(events), 2):
            self.meter.count(self.state, events[at], self.counts)
        self.state.events = []

    def settle(self) -> Ask | None:
        """Let chance answer, and the learner where there is no choice; the next choice, if it is the learner's."""
        while not self.solved:
            ask = advance(self.state)
            if ask is None or ask.seat not in (CHANCE, self.start.seat):
                return None
            if ask.seat == CHANCE:
                self.give(ask, self.dealer.answer(ask, self.chances))
            elif len(ask.actions) == 1:
                self.path.append(ask.actions[0])
                self.give(ask, ask.actions[0])
            else:
                return ask
        return None

    def key(self) -> bytes:
        dump = msgspec.json.encode([self.match.dump(self.state), self.chances, self.counts])
        return hashlib.blake2b(dump, digest_size=16).digest()

    def onward(self, ask: Ask) -> Iterator[Walk]:
        for action in ask.actions:
            other = self.copy()
            mine = ask_of(other.state, self.start.seat)
            assert mine is not None
            other.path.append(action)
            other.give(mine, action)
            yield other


@dataclass(frozen=True)
class Found:
    """What a search came to: the learner's answers of a shortest way, if it found one, with how many choices; whether
    it looked at everything up to there; and how many positions that were."""

    path: tuple[int, ...] | None
    choices: int
    whole: bool
    positions: int


def solve(level: Level, start: Start, deepest: int, most: int, begin: Walk | None = None) -> Found:
    """Look for a shortest way of up to `deepest` choices, breadth first, in at most `most` positions."""
    first = Walk(level, start) if begin is None else begin
    ask, seen, looked = first.settle(), {first.key()}, 1
    if first.solved:
        return Found(tuple(first.path), 0, True, looked)
    layer = [] if ask is None else [(first, ask)]
    for depth in range(1, deepest + 1):
        onward: list[tuple[Walk, Ask]] = []
        for walk, asked in layer:
            for other in walk.onward(asked):
                looked += 1
                following = other.settle()
                if other.solved:
                    return Found(tuple(other.path), depth, True, looked)
                if looked >= most:
                    return Found(None, depth, False, looked)
                if following is not None and (key := other.key()) not in seen:
                    seen.add(key)
                    onward.append((other, following))
        layer = onward
    return Found(None, deepest, not layer, looked)


def openings(level: Level, start: Start, most: int) -> tuple[list[int], int]:
    """The first answers from which the goal can be reached within par, and how many answers there are."""
    walk = Walk(level, start)
    ask = walk.settle()
    if ask is None:
        return [], 0
    ways = zip(ask.actions, walk.onward(ask), strict=True)
    leading = [action for action, other in ways if solve(level, start, level.par - 1, most, other).path is not None]
    return leading, len(ask.actions)


def solvable(level: Level, play: Play, deepest: int, most: int) -> bool | None:
    """Whether the goal can still be reached from a position; None if a short search cannot tell."""
    start = play.start
    assert start is not None
    walk = Walk(level, start)
    for given in play.answers:
        ask = ask_of(walk.state, given.seat)
        assert ask is not None
        walk.give(ask, given.action)
    found = solve(level, start, deepest, most, walk)
    return True if found.path is not None else False if found.whole else None


def start_of_level(game: Game, level: Level) -> Start:
    return start_of(game, level.kind, level.id)
