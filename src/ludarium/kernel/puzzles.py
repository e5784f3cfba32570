"""Puzzles: positions from games in which one answer is clearly best, played like levels.

`puzzles.toml` says what puzzles of a game ask for (the motives, with their texts) and lists those that were found;
`tools/puzzles.py` finds them. Most ask for the answer that gives the best chance to win. Others ask for as much of
something as a few choices can bring, which is proved by looking at everything these can come to.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache

import msgspec

from ludarium.kernel.errors import RecordError
from ludarium.kernel.game import Game
from ludarium.kernel.levels import KIND, PUZZLE, Condition, Level, Walk, course_of
from ludarium.kernel.starts import Start

PUZZLES = "puzzles.toml"


class Motive(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What puzzles ask for: the best answer, or as much as possible of one thing, which needs one first answer."""

    id: str
    asks: str
    """A verb that the question offers; of a best answer its verb, "" for any that has no motive of its own."""
    rules: tuple[str, ...]
    idea: dict[str, str]
    aim: dict[str, str]
    """With `#` for the number."""
    nudge: dict[str, str]
    count: Condition | None = None
    """Of which the puzzle needs as many as can be reached; None where it asks for the best answer."""

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
    aim = {language: text.replace("#", str(spotted.number)) for language, text in motive.aim.items()}
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


@dataclass(frozen=True)
class Most:
    """The most of one condition that can be reached in a few choices: how much, in how few, by which way, and how many
    of the first answers lead there, of how many."""

    number: int
    choices: int
    path: tuple[int, ...]
    firsts: int
    answers: int
    positions: int


def most_of(level: Level, start: Start, deepest: int, most: int) -> Most | None:
    """Look at everything that `deepest` choices can come to; None where that is more than `most` positions."""
    walk = Walk(level, start)
    ask = walk.settle()
    if ask is None:
        return None
    best: tuple[int, int, tuple[int, ...]] = (0, 0, ())
    firsts: dict[int, int] = {}
    looked, seen = 1, set[tuple[int, bytes]]()
    layer = [(number, other) for number, other in enumerate(walk.onward(ask))]
    for depth in range(1, deepest + 1):
        onward: list[tuple[int, Walk]] = []
        for first, other in layer:
            looked += 1
            if looked > most:
                return None
            following = other.settle()
            there = other.reached[0][0]
            firsts[first] = max(firsts.get(first, 0), there)
            if there > best[0]:
                best = (there, depth, tuple(other.path))
            if depth < deepest and following is not None and (key := (first, other.key())) not in seen:
                seen.add(key)
                onward += [(first, each) for each in other.onward(following)]
        layer = onward
    leading = sum(there == best[0] for there in firsts.values())
    return Most(best[0], best[1], best[2], leading, len(ask.actions), looked)
