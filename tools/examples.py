"""Renew the examples of rules: run the rule tests, record what they do, and choose an example for every rule.

    python tools/examples.py [--recorded] [GAME ...]

With `--recorded` it chooses again from what was recorded last.

For each rule the line that a test marks with `shows`; else an answer that the rule refuses; else an answer followed by
an assertion; else an answer that is offered; else a position. Among equals the test that shows the fewest rules wins. A
candidate that cannot be tried, or cannot be played to the end, is passed over.
"""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections import defaultdict
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import msgspec

from ludarium import games
from ludarium.kernel.examples import Example, play_on, problems, write_examples
from ludarium.kernel.game import Game
from tests.games.recording import RECORDER, Step

CHECKOUT = Path(__file__).parents[1]
BUILD = CHECKOUT / "build" / "examples"
COMPONENTS = ("SET", "CMP", "BRD", "NPL")
"""Chapters about what lies on the table before the first turn."""
ROUNDS = 2
"""Random games to the end that an example has to survive."""


class Candidate(NamedTuple):
    """A step of a test as the example of a rule; the smallest is the best."""

    grade: int
    marks: int
    test: str
    number: int
    at: int
    step: Step


def record(game: str) -> list[tuple[str, list[str], list[Step]]]:
    """What the rule tests of a game do: test, rules, steps."""
    folder = BUILD / game
    if "--recorded" not in sys.argv:
        run(game, folder)
    return [
        msgspec.json.decode(line, type=tuple[str, list[str], list[Step]])
        for file in sorted(folder.glob("*.jsonl"))
        for line in file.read_bytes().splitlines()
    ]


def run(game: str, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    tests = sorted(
        str(path.relative_to(CHECKOUT))
        for path in (CHECKOUT / "tests" / "games" / game).glob("test_*.py")
        if "mark.rule(" in path.read_text("utf-8")
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:schemathesis", "--no-header", *tests]
    done = subprocess.run(command, cwd=CHECKOUT, env={**os.environ, "LUDARIUM_EXAMPLES": str(folder)}, check=False)
    if done.returncode:
        raise SystemExit(f"the tests of {game} fail: no examples")


@cache
def asserted(file: str, name: str) -> dict[int, bool]:
    """For every statement of a test by the line it begins in: whether it asserts something or an assertion follows."""
    tree = ast.parse((CHECKOUT / file).read_text("utf-8"))
    test = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == name)
    found: dict[int, bool] = {}
    for node in ast.walk(test):
        for body in (getattr(node, "body", None), getattr(node, "orelse", None)):
            if not isinstance(body, list) or not body:
                continue
            for statement, after in zip(body, [*body[1:], None], strict=True):
                tells = isinstance(statement, ast.Assert) or isinstance(after, ast.Assert)
                for number in range(statement.lineno, (statement.end_lineno or statement.lineno) + 1):
                    found[number] = tells
    return found


def candidates(recorded: list[tuple[str, list[str], list[Step]]]) -> dict[str, list[Candidate]]:
    """Everything that could be the example of a rule, the best first."""
    found: dict[str, list[Candidate]] = defaultdict(list)
    for test, rules, steps in recorded:
        file, _, name = test.partition("::")
        tells = asserted(file, name.partition("[")[0])
        for at, step in enumerate(steps):
            # Of several answers in one line of a test the last one tells.
            last = at + 1 == len(steps) or steps[at + 1].number != step.number
            for rule in {*rules, *step.shows}:
                if rule in step.shows:
                    grade = 0
                elif step.kind == "refused":
                    grade = 1 if step.refused == rule else 5
                elif step.kind == "given":
                    grade = 2 if tells.get(step.number) and last else 4
                else:
                    grade = 3 if step.kind == "offered" else 6
                found[rule].append(Candidate(grade, len(set(rules)), test, step.number, at, step))
    return {rule: sorted(those, key=lambda each: each[:5]) for rule, those in found.items()}


class Choice:
    """The examples of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sound: dict[bytes, bool] = {}

    def of(self, rule: str, those: list[Candidate]) -> tuple[Example, Candidate] | None:
        for each in those:
            step = each.step
            example = Example(
                rule=rule,
                test=each.test,
                edition=step.edition,
                seats=step.seats,
                options=step.options,
                position=step.position,
                seat=step.seat,
                line=step.line,
                refused=step.refused,
                chance=() if step.kind == "refused" or not step.line else tuple(step.chance[:8]),
                look=step.look,
            )
            if step.effects or self.holds(example):
                return example, each
        return None

    def holds(self, example: Example) -> bool:
        key = msgspec.json.encode([example.edition, example.seats, example.options, example.position, example.line])
        if key not in self.sound:
            match = example.match(self.game)
            self.sound[key] = not problems(match, example) and not any(
                play_on(match, example, seed) for seed in range(ROUNDS)
            )
        return self.sound[key]


LOOKS = {
    **dict.fromkeys(("DEI-SET-11", "DEI-SET-16", "DEI-SET-19"), "market"),
    **dict.fromkeys(("DEI-SET-21", "DEI-SET-25"), "mine"),
    "DEI-SET-23": "missions",
    "DEI-SET-29": "hand",
    **dict.fromkeys((f"XIB-CMP-{number:02}" for number in (3, 4, 5, 9, 11, 12, 17, 19, 21)), "market"),
    **dict.fromkeys(("XIB-SET-01", "XIB-SET-06"), "market"),
    **dict.fromkeys((f"XIB-SET-{number:02}" for number in (7, 8, 10, 11, 12, 13, 14, 15, 17)), "seats"),
    "XIB-CMP-01": "seats",
    "XIB-CMP-10": "factions",
}
"""Where components are that do not lie on the board."""


def bare(choice: Choice, known: set[str]) -> list[tuple[Example, Candidate]]:
    """The table after set-up, for rules of set-up and components that no test plays: there they can be looked at."""
    game = choice.game
    scenario = import_module(f"tests.games.{game.id}.scenario").Scenario()
    if game.id == "voidfall":
        scenario.turn(0)
    RECORDER.start("")
    RECORDER.note("seen", scenario, "")
    (step,) = RECORDER.stop()
    laid = [Candidate(7, 0, "", 0, 0, step)]
    rules = [rule for rule in game.rules.rules.values() if rule.id not in known and rule.chapter in COMPONENTS]
    chosen = [found for rule in rules if (found := choice.of(rule.id, laid))]
    return [(replace(example, look=LOOKS.get(example.rule, "")), each) for example, each in chosen]


def renew(game: Game) -> None:
    """Record, choose and keep; a text that an example carries out and the game does not have is kept first."""
    tried = game.folder / "tried.txt"
    known: list[str] = tried.read_text("utf-8").splitlines() if tried.is_file() else []
    choice = Choice(game)
    chosen = [
        found
        for rule, those in sorted(candidates(record(game.id)).items())
        if rule in game.rules.rules and (found := choice.of(rule, those))
    ]
    chosen += bare(choice, {example.rule for example, _ in chosen})
    needed = sorted({text for _, each in chosen for text in each.step.effects})
    if needed:
        tried.write_text("".join(f"{text}\n" for text in [*known, *needed]), "utf-8")
        raise SystemExit(subprocess.run([sys.executable, __file__, game.id], cwd=CHECKOUT, check=False).returncode)
    size = write_examples(game, [example for example, _ in chosen])
    lines = sum(bool(example.line) for example, _ in chosen)
    total = len(game.rules.rules)
    grades = [sum(each.grade == grade for _, each in chosen) for grade in range(8)]
    print(f"{game.id}: {lines} of {total} rules with an answer ({lines / total:.0%}), {len(chosen) - lines} with a")
    print(f"  position only; {size} bytes; shown {grades[0]}, refused {grades[1]}, asserted {grades[2]}, {grades[3:]}")


if __name__ == "__main__":
    for name in [name for name in sys.argv[1:] if name != "--recorded"] or ["dei", "xibalba", "voidfall"]:
        renew(games.get(name))
