"""Records examples of rules while their tests run.

Scenarios tell every answer they give, every refusal and every list of legal answers they look at. `conftest.py`
switches recording on: for tests that examples come from, to compare them with what the game keeps, and for all tests
when `LUDARIUM_EXAMPLES` names a folder, where `tools/examples.py` chooses from what it finds.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from ludarium.kernel.engine import advance
from ludarium.kernel.game import Dump, Match
from ludarium.kernel.seats import CHANCE


class Step(msgspec.Struct):
    """Something that a test did in a position: gave an answer, was refused one, or looked at what is legal."""

    kind: Literal["given", "refused", "offered", "seen"]
    game: str
    edition: str
    seats: int
    options: dict[str, str]
    position: Dump
    seat: int
    line: str
    refused: str
    shows: tuple[str, ...]
    effects: tuple[str, ...]
    """Texts that the position carries out and the game does not keep."""
    number: int
    """The line of the test."""
    chance: list[str] = []
    look: str = ""


class Recorder:
    """What the running test has done, while somebody wants to know."""

    def __init__(self) -> None:
        self.on = False
        self.test = ""
        self.steps: list[Step] = []
        self.seen: list[Any] = []
        self._shows: tuple[str, ...] = ()
        self._look = ""

    def start(self, test: str) -> None:
        self.on, self.test, self.steps, self.seen, self._shows, self._look = True, test, [], [], (), ""

    def stop(self) -> list[Step]:
        """Everything the test did; of a test that only looked at positions, these."""
        if not self.steps:
            for scenario in self.seen:
                self.note("seen", scenario, "")
        self.on = False
        return self.steps

    def shows(self, *rules: str, look: str = "") -> None:
        """What comes next shows these rules better than anything else in the test, in this pane or at these places."""
        self._shows, self._look = rules, look

    def begun(self, scenario: Any) -> None:
        if self.on:
            self.seen.append(scenario)

    def given(self, scenario: Any, line: str) -> None:
        self.note("given", scenario, line)

    def refused(self, scenario: Any, line: str, rule: str) -> None:
        self.note("refused", scenario, line, rule)

    def offered(self, scenario: Any, lines: Sequence[str]) -> None:
        if self.on and lines and lines[0] != "done":
            self.note("offered", scenario, lines[0])

    def chance(self, line: str) -> None:
        if self.on and self.steps:
            self.steps[-1].chance.append(line)

    def note(self, kind: Any, scenario: Any, line: str, refused: str = "") -> None:
        match: Match[Any] = scenario.match
        if not self.on or match.request.folder is not None:
            return
        ask = advance(scenario.s)
        if ask is None or ask.seat == CHANCE:
            return
        defaults = {option.id: option.default for option in match.game.options}
        number = self._line_of_the_test()
        shows, look = self._shows, self._look
        if not shows and kind == "given":
            # Of several answers in one line of a test the last one tells.
            for step in self.steps:
                if step.shows and step.number == number:
                    shows, look, step.shows = step.shows, step.look, ()
        self.steps.append(
            Step(
                kind=kind,
                game=match.game.id,
                edition=match.edition.id,
                seats=match.seats,
                options={id: value for id, value in match.options.items() if value != defaults[id]},
                position=match.dump(scenario.s),
                seat=ask.seat,
                line=line,
                refused=refused,
                shows=shows,
                effects=tuple(getattr(scenario, "effects", ())),
                number=number,
                look=look,
            )
        )
        self._shows, self._look = (), ""

    def _line_of_the_test(self) -> int:
        frame = sys._getframe(1)
        while frame.f_back is not None and frame.f_code.co_name != self.test:
            frame = frame.f_back
        return frame.f_lineno if frame.f_code.co_name == self.test else 0


RECORDER = Recorder()
"""Of the running test."""
