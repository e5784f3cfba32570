"""Examples of rules are what the tests they come from do: see `tests/games/recording.py`."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from ludarium import games
from ludarium.kernel.examples import Example, examples_of
from tests.games.recording import RECORDER, Step

FOLDER = os.environ.get("LUDARIUM_EXAMPLES", "")


@cache
def kept() -> dict[str, list[Example]]:
    """The examples of all games by the test they come from."""
    found = defaultdict(list)
    for name in games.names():
        for example in examples_of(games.get(name)).values():
            found[example.test].append(example)
    return dict(found)


@pytest.fixture(autouse=True)
def examples_are_what_tests_do(request: pytest.FixtureRequest) -> Iterator[None]:
    test = request.node.nodeid
    if not FOLDER and test not in kept():
        yield
        return
    RECORDER.start(request.node.originalname)
    yield
    steps = RECORDER.stop()
    if FOLDER:
        rules = [rule for mark in request.node.iter_markers("rule") for rule in mark.args]
        with (Path(FOLDER) / f"{os.getpid()}.jsonl").open("ab") as file:
            file.write(msgspec.json.encode([test, rules, steps]) + b"\n")
        return
    done = {fingerprint(step) for step in steps}
    for example in kept()[test]:
        assert fingerprint(example) in done, f"the example of {example.rule} changes: run `make examples`"


def fingerprint(of: Step | Example) -> bytes:
    told = [of.edition, of.seats, of.options, of.position, of.seat, of.line, of.refused, of.look]
    return msgspec.json.encode(told, order="deterministic")
