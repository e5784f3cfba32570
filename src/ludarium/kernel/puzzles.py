"""Puzzles: positions from games in which one answer is clearly best, played like levels.

`puzzles.toml` says what puzzles of a game ask for (the motives, with their texts) and lists those that were found;
`tools/puzzles.py` finds them. Some ask for the answer that gives the best chance to win. Others ask for as much of
something as a few choices can bring, which only one plan does: that is proved by looking at everything these can come
to.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import msgspec

from ludarium.kernel.asks import Ask
from ludarium.kernel.errors import RecordError
from ludarium.kernel.game import Game
from ludarium.kernel.levels import KIND, PUZZLE, Condition, Level, Walk, course_of
from ludarium.kernel.starts import Start

PUZZLES = "puzzles.toml"


class Motive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What puzzles ask for: the best answer, or as much as possible of one thing, for which there is one plan."""

    id: str
    asks: str
    """A verb that the question offers; of a best answer its verb, "" for any that has no motive of its own."""
    rules: tuple[str, ...]
    idea: dict[str, str]
    aim: dict[str, str]
    """With `#` for the number, and `@` for par."""
    nudge: dict[str, str]
    count: Condition | None = None
    """Of which the puzzle needs as many as can be reached; None where it asks for the best answer."""
    least: int = 1
    """With less of it there is nothing to find."""
    fewest: int = 2
    """With fewer choices it is too easy."""
    share: int = 30
    """At most so many puzzles in a hundred have this motive."""
    without: str = ""
    """A verb that is no part of a plan: what it brings comes by itself."""

    @property
    def best(self) -> bool:
        return self.count is None

    def goal(self, number: int, answer: str) -> Condition:
        of = self.count
        if of is None:
            return Condition(answer=answer)
        if of.event:
            return msgspec.structs.replace(of, times=number)
        return msgspec.structs.replace(of, more=number) if of.trait else Condition(points=number)


class Spotted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle as it is listed: of which motive, how much of it, in how many choices, and how hard; or the best answer,
    and how much of the chance to win it is worth at least."""

    motive: str
    number: int
    par: int
    rating: int
    answer: str = ""
    worth: float = 0.0


class _Puzzles(msgspec.Struct, forbid_unknown_fields=True):
    title: dict[str, str]
    motive: list[Motive]
    puzzle: dict[str, Spotted] = {}


@cache
def motives_of(game: Game) -> tuple[Motive, ...]:
    return tuple(_puzzles(game).motive)


def _puzzles(game: Game) -> _Puzzles:
    path = game.folder / PUZZLES
    if not path.is_file():
        return _Puzzles({}, [])
    try:
        return msgspec.convert(tomllib.loads(path.read_text("utf-8")), _Puzzles)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise RecordError(0, f"{path.name} of {game.title}: {problem}") from None


@cache
def puzzles_of(game: Game) -> tuple[Level, ...]:
    """The puzzles of a game, the easiest first."""
    found = _puzzles(game)
    motives = {motive.id: motive for motive in found.motive}
    return tuple(
        puzzle(motives[each.motive], id, each, {language: f"{of} {at}" for language, of in found.title.items()})
        for at, (id, each) in enumerate(found.puzzle.items(), 1)
    )


def puzzle(motive: Motive, id: str, spotted: Spotted, title: dict[str, str]) -> Level:
    """A puzzle as a level."""
    numbers = {"#": str(spotted.number), "@": str(spotted.par)}
    aim = {language: re.sub("[#@]", lambda found: numbers[found[0]], text) for language, text in motive.aim.items()}
    return Level(
        id=id,
        lesson=0,
        par=spotted.par,
        goal=(motive.goal(spotted.number, spotted.answer),),
        rules=motive.rules,
        title=title,
        idea=motive.idea,
        aim=aim,
        nudge=motive.nudge,
        rating=spotted.rating,
    )


def level_named(game: Game, kind: str, id: str) -> Level | None:
    """A level or a puzzle."""
    of = {KIND: course_of(game).levels, PUZZLE: puzzles_of(game)}.get(kind, ())
    return next((level for level in of if level.id == id), None)


ENDLESS = 999
"""More of anything than a turn can bring: a search for the most never stops because it has enough."""


@dataclass(frozen=True)
class Most:
    """The most of one condition that can be reached in a few choices: how much, in how few, and by which way; how many
    plans lead there in so few, and among how many; how many of the first answers belong to them, of how many."""

    number: int
    choices: int
    path: tuple[int, ...]
    plans: int
    among: int
    firsts: int
    answers: int


def most_of(level: Level, start: Start, deepest: int, most: int) -> list[Most] | None:
    """Look at everything that `deepest` choices can come to, for each condition; None where that is more than `most`
    positions. The same choices in another order are the same plan, and so are others that lead to the same position."""
    walk: Walk = _Endless(msgspec.structs.replace(level, goal=tuple(_endless(each) for each in level.goal)), start)
    ask = walk.settle()
    if ask is None:
        return None
    found = [_Ways() for _ in level.goal]
    seen, sizes = {walk.key()}, [0] * (deepest + 1)
    layer = [(walk, ask)]
    for depth in range(1, deepest + 1):
        onward: list[tuple[Walk, Ask]] = []
        for before, asked in layer:
            for other in before.onward(asked):
                sizes[depth] += 1
                if sum(sizes) > most:
                    return None
                following = other.settle()
                for ways, (there, _) in zip(found, other.reached, strict=True):
                    ways.learn(there, depth, other)
                if depth < deepest and following is not None and (key := other.key()) not in seen:
                    seen.add(key)
                    onward.append((other, following))
        layer = onward
    return [ways.most(ask.actions, sizes[ways.choices]) for ways in found]


def _endless(of: Condition) -> Condition:
    return msgspec.structs.replace(of, times=ENDLESS, more=ENDLESS, points=of.points and ENDLESS)


class _Endless(Walk):
    """A way on which nothing is ever enough."""

    @property
    def solved(self) -> bool:
        return False


class _Ways:
    """The shortest ways to the most of something."""

    def __init__(self) -> None:
        self.number = self.choices = 0
        self.paths: list[tuple[int, ...]] = []
        self.plans: list[set[object]] = []
        """Of each plan its choices in no order, and the positions they lead to."""

    def learn(self, there: int, depth: int, walk: Walk) -> None:
        if there > self.number:
            self.number, self.choices, self.paths, self.plans = there, depth, [], []
        if there == self.number > 0 and depth == self.choices:
            self.paths.append(tuple(walk.path))
            known: set[object] = {tuple(sorted(walk.path)), walk.key()}
            same = [plan for plan in self.plans if plan & known]
            self.plans = [plan for plan in self.plans if not plan & known] + [known.union(*same)]

    def most(self, answers: Sequence[int], among: int) -> Most:
        used = {action for path in self.paths for action in path}
        firsts = sum(action in used for action in answers)
        path = self.paths[0] if self.paths else ()
        return Most(self.number, self.choices, path, len(self.plans), among, firsts, len(answers))
