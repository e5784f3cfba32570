"""How many of the rules that come up in ordinary games are met while learning: `python -m tools.met`.

A rule comes up when code that cites it runs, or when an event or a verb on offer names it. That is counted in games
between casual bots (`GAMES` for each title) and, in the same way, in everything a learner plays: the solutions of
levels and puzzles, and the guided games. Rules that a level or puzzle is tagged with, and those the coach tells in the
same ordinary games, are met too. Rules that no code can cite (words, components, what follows from others) are left
out.

`--play` plays the ordinary games again; what came up is kept in `docs/results/rules-met.json`. The table is
`docs/results/rules-met.md`, or printed with `--show`. Lines are traced, so this runs on the sources.
"""

from __future__ import annotations

import ast
import io
import os
import subprocess
import sys
import tokenize
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import msgspec

from ludarium import core, games
from ludarium.bots.bot import Budget, Random
from ludarium.bots.driver import run, seated
from ludarium.kernel.citations import ids_in
from ludarium.kernel.coach import applying
from ludarium.kernel.engine import Rng, advance, ask_of
from ludarium.kernel.game import Game, Match
from ludarium.kernel.lessons import Coach, Lesson, lesson_of
from ludarium.kernel.levels import course_of, start_of_level
from ludarium.kernel.play import Play, give, noted
from ludarium.kernel.puzzles import puzzles_of
from ludarium.kernel.seats import CHANCE, hears

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "docs" / "results"
KEPT, TABLE = RESULTS / "rules-met.json", RESULTS / "rules-met.md"
TITLES = ("dei", "xibalba", "voidfall")
GAMES = ((2, 1), (2, 2), (3, 3), (4, 4))
"""Seats and number of each ordinary game."""
BOT = "casual"
PLAY_ONLY = "--answers"
ENOUGH = 0.8


class Came(msgspec.Struct):
    """What came up in the ordinary games of a title: rules by any sign, and those that the coach could tell."""

    up: list[str]
    told: list[str]


class Cited:
    """The rules that code of a game cites, by file and line of what runs."""

    def __init__(self, game: Game) -> None:
        self.lines: dict[str, dict[int, set[str]]] = {}
        for path in sorted(game.folder.rglob("*.py")):
            text = path.read_text("utf-8")
            found: dict[int, set[str]] = defaultdict(set)
            for token in tokenize.generate_tokens(io.StringIO(text).readline):
                if token.type == tokenize.COMMENT and (ids := ids_in(token.string)):
                    found[token.start[0]] |= ids
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.FunctionDef):
                    found[node.body[0].lineno] |= ids_in(ast.get_docstring(node) or "")
                elif isinstance(node, ast.ClassDef) and (ids := ids_in(ast.get_docstring(node) or "")):
                    for method in node.body:
                        if isinstance(method, ast.FunctionDef):
                            found[method.body[0].lineno] |= ids
            self.lines[str(path)] = {line: ids for line, ids in found.items() if ids}
        self._known: dict[CodeType, dict[int, set[str]]] = {}

    def of(self, code: CodeType) -> dict[int, set[str]]:
        """By line that runs: a comment belongs to the first line after it, a docstring to the first of all."""
        found = self._known.get(code)
        if found is None:
            found, cited = defaultdict(set), self.lines.get(code.co_filename, {})
            runs = sorted({line for _, _, line in code.co_lines() if line is not None and line > code.co_firstlineno})
            for line, ids in cited.items():
                after = next((each for each in runs if each >= line), None)
                if runs and code.co_firstlineno <= line <= runs[-1] and after is not None:
                    found[after] |= ids
            self._known[code] = found
        return found


def traced(game: Game, cited: Cited, work: Callable[[], None]) -> set[str]:
    """The rules that come up while something is played."""
    seen: set[str] = set()

    def line(frame: FrameType, event: str, _: Any) -> Any:
        if event == "line":
            seen.update(cited.of(frame.f_code).get(frame.f_lineno, ()))
        return line

    def call(frame: FrameType, _: str, __: Any) -> Any:
        return line if frame.f_code.co_filename in cited.lines and cited.of(frame.f_code) else None

    sys.settrace(call)
    try:
        work()
    finally:
        sys.settrace(None)
    return seen & set(game.rules.rules)


def followed(match: Match[Any], state: Any, answers: Iterable[tuple[int, int]], named: set[str]) -> None:
    """Give answers to a position; what verbs on offer and events name is noted."""
    state.events = []
    for seat, action in answers:
        ask = advance(state) if seat == CHANCE else ask_of(state, seat)
        assert ask is not None
        if seat != CHANCE:
            named.update(match.verbs.verb(each).rule for each in ask.actions)
        give(state, ask, action)
        advance(state)
        named.update(match.happenings.verb(event).rule for event in state.events[::2])
        state.events = []


class Question(NamedTuple):
    """A choice of a seat, with what it has heard since its last one, as the coach at a table looks at it."""

    seat: int
    state: Any
    heard: list[int]
    actions: list[int]

    def applying(self, match: Match[Any]) -> list[str]:
        return applying(match, self.state, self.seat, self.heard, self.actions)


def questions(match: Match[Any], state: Any, answers: Iterable[tuple[int, int]]) -> Iterator[Question]:
    """The choices in a game, each before it is made; what a seat hears before its first one is the set-up."""
    heard: dict[int, list[int]] = {}
    state.events = []
    for seat, action in answers:
        ask = advance(state) if seat == CHANCE else ask_of(state, seat)
        assert ask is not None
        if seat != CHANCE and len(ask.actions) > 1:
            yield Question(seat, state, heard.get(seat, []), ask.actions)
            heard[seat] = []
        give(state, ask, action)
        advance(state)
        for each in noted(state.events, 1):
            for listener in heard:
                if hears(each.audience, listener):
                    heard[listener].append(each.event)
        state.events = []


def played() -> dict[str, list[list[tuple[int, int]]]]:
    """The answers of the ordinary games by title; on whatever core there is, since bots think."""
    return {
        title: [
            run(games.get(title).match(seats=seats), seated([BOT] * seats, number), number).answers
            for seats, number in GAMES
        ]
        for title in TITLES
    }


def ordinary(game: Game, cited: Cited, all_answers: list[list[tuple[int, int]]]) -> Came:
    up, told = set[str](), set[str]()
    for (seats, _), answers in zip(GAMES, all_answers, strict=True):
        match, named = game.match(seats=seats), set[str]()
        up |= traced(game, cited, partial(followed, match, match.start(), answers, named)) | named
        told |= {rule for each in questions(match, match.start(), answers) for rule in each.applying(match)}
    known = set(game.rules.rules)
    return Came(sorted(up & known), sorted(told & known))


def guided(lesson: Lesson) -> list[tuple[int, int]]:
    """The answers of a guided game in which the learner does what the coach shows, against anything: no clock decides
    what comes of it."""
    play, coach, anything = Play(lesson.match, lesson.seed), Coach(lesson), Random()
    while not play.over:
        coach.follow(play.answers)
        if coach.done:
            break
        ask = play.ask_of(lesson.learner) or play.asks[0]
        shown = coach.shown() if ask.seat == lesson.learner and len(ask.actions) > 1 else None
        rng = Rng(len(play.answers))
        action = (
            anything.choose(lesson.match, play.state, ask.seat, rng, Budget(1.0)).action if shown is None else shown
        )
        play.do(ask.seat, action)
    return [(given.seat, given.action) for given in play.answers]


def learned(game: Game, cited: Cited) -> dict[str, set[str]]:
    """The rules met by each way of learning."""
    levels, puzzles = course_of(game).levels, puzzles_of(game)

    def solved(these: Iterable[Any]) -> set[str]:
        named = {rule for level in these for rule in level.rules}

        def work() -> None:
            for level in these:
                start = start_of_level(game, level)
                followed(start.match, start.state(), start.lines, named)

        return traced(game, cited, work) | named

    taught = set[str]()
    lesson = lesson_of(game)
    if lesson is not None:
        begun = lesson.match.start()
        taught |= traced(game, cited, partial(followed, lesson.match, begun, guided(lesson), taught))
    return {"levels": solved(levels), "puzzles": solved(puzzles), "guided": taught}


def table(came: dict[str, Came]) -> str:
    """The page, from what came up and what is there to learn from today."""
    rows, missing = [], []
    for title in TITLES:
        game = games.get(title)
        ways = learned(game, Cited(game))
        up = set(came[title].up)
        ways["coach"] = set(came[title].told)
        met = up & set().union(*ways.values())
        counts = " | ".join(str(len(up & ways[way])) for way in ("levels", "puzzles", "guided", "coach"))
        share = 100 * len(met) / len(up)
        rows.append(f"| {game.title} | {len(game.rules.rules)} | {len(up)} | {counts} | {len(met)} | {share:.0f} % |")
        missing.append(f"- **{game.title}**: {', '.join(sorted(up - met)) or 'none'}")
    return PAGE.format(rows="\n".join(rows), missing="\n".join(missing), games=len(GAMES), bot=BOT)


PAGE = """# Rules met while learning

How many of the rules that come up in ordinary games somebody meets who learns with us. Written by
`python -m tools.met`, which says how it counts; a test compares this page with what is there.

A rule *comes up* when code that cites it runs, or an event or a verb on offer names it, in one of {games} games between
{bot} bots (two with 2 seats, one each with 3 and 4). It is *met* when the same happens in the solution of a level or
puzzle or in a guided game, when a level or puzzle is tagged with it, or when the coach can tell it in those ordinary
games. That code runs does not mean that somebody was told: only the coach and the tags put a rule into words. Rules
that no code can cite, such as the meaning of a word, never come up here.

| game | rules | come up | levels | puzzles | guided games | coach | met | share |
|---|---|---|---|---|---|---|---|---|
{rows}

Not met yet:

{missing}
"""


def main() -> None:
    if PLAY_ONLY in sys.argv:
        sys.stdout.buffer.write(msgspec.json.encode(played()))
        return
    if core.compiled:
        again = [sys.executable, "-m", "tools.met", *sys.argv[1:]]
        sys.exit(subprocess.call(again, env={**os.environ, "LUDARIUM_PURE": "1"}))
    if "--play" in sys.argv or not KEPT.is_file():
        free = {name: value for name, value in os.environ.items() if name != "LUDARIUM_PURE"}
        told = subprocess.run([sys.executable, "-m", "tools.met", PLAY_ONLY], env=free, check=True, capture_output=True)
        answers = msgspec.json.decode(told.stdout, type=dict[str, list[list[tuple[int, int]]]])
        found = {title: ordinary(game, Cited(game), answers[title]) for title in TITLES for game in [games.get(title)]}
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n")
    page = table(msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Came]))
    if "--show" in sys.argv:
        sys.stdout.write(page)
    else:
        TABLE.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
