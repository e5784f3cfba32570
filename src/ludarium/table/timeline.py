"""A finished or brought-along game as a film: the position after any number of answers, fast enough for a slider."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ludarium.kernel.engine import advance, ask_of, seal
from ludarium.kernel.engine import answer as give
from ludarium.kernel.errors import RecordError
from ludarium.kernel.game import Match
from ludarium.kernel.play import Answer, Happening
from ludarium.kernel.seats import CHANCE, SPECTATOR, hears
from ludarium.kernel.starts import Start
from ludarium.kernel.state import State
from ludarium.table import wire
from ludarium.table.conceding import Verdict
from ludarium.table.showing import Scene, result_of
from ludarium.table.wording import TableWording

STEP = 25
"""A position is kept at this interval of answers; those in between are played from the one before."""
UNDECIDED = Verdict()


@dataclass(frozen=True)
class Course:
    """What every position of a game is worth, from the first to the last."""

    scores: list[list[int]]
    estimates: list[list[float]]
    events: list[tuple[int, int]]
    """After how many answers which event."""
    winners: list[int]


class Timeline:
    """Positions by number of answers; `answers` are known to be good."""

    def __init__(
        self,
        match: Match[Any],
        answers: Sequence[Answer],
        seed: str = "",
        *,
        open: bool = True,
        stop: RecordError | None = None,
        verdict: Verdict = UNDECIDED,
        start: Start | None = None,
    ) -> None:
        self.match = match
        self.answers = list(answers)
        self.seed = seed
        self.open = open
        self.stop = stop
        """Where, and why, the present rules do not follow a record of former ones any further."""
        self.verdict = verdict
        begun: State = match.start() if start is None else match.load(start.position)
        advance(begun)
        self._kept: list[State] = [begun]
        self._course: Course | None = None

    def _keep(self, upto: int) -> None:
        while len(self._kept) <= upto // STEP:
            number = (len(self._kept) - 1) * STEP
            state = self._kept[-1].clone()
            for given in self.answers[number : number + STEP]:
                step(state, given)
            self._kept.append(state)

    def _at(self, number: int) -> State:
        self._keep(number)
        state = self._kept[number // STEP].clone()
        for given in self.answers[number - number % STEP : number]:
            step(state, given)
        return state

    @cached_property
    def board(self) -> str:
        """The last board of the game, whose places sentences name."""
        return self.match.board_name(self.match.view(self._at(len(self.answers)), SPECTATOR))

    def position(self, number: int, viewer: int, words: TableWording, seq: int | None = None) -> wire.Position:
        """The position after some answers, with what the last one caused."""
        state = self._at(max(0, number - 1))
        happened = self._next(state, number) if number else []
        words = words.playing(state)
        return wire.Position(
            number=number,
            answers=len(self.answers),
            view=Scene(self.match, state).view(viewer, words),
            moment=self._moment(number, happened, viewer, words, seq) if number else None,
            result=self._result(state) if number == len(self.answers) else None,
        )

    def moments(self, after: int, to: int, viewer: int, words: TableWording) -> list[wire.MomentInfo]:
        """What the answers after one number up to another brought about."""
        state = self._at(after)
        words = words.playing(self._at(to))
        return [
            self._moment(number, self._next(state, number), viewer, words, None) for number in range(after + 1, to + 1)
        ]

    def _next(self, state: State, number: int) -> list[Happening]:
        """Advance a position to a number of answers; returns what happened on the way."""
        state.events = []
        step(state, self.answers[number - 1])
        events = state.events
        return [Happening(number, events[i], events[i + 1]) for i in range(0, len(events), 2)]

    def course(self) -> Course:
        """The whole game position by position; played once, and apart from the kept positions, so any thread may."""
        if self._course is None:
            match, state = self.match, self._kept[0].clone()
            found = Course([match.scores(state)], [match.estimate(state)], [], [])
            for number in range(1, len(self.answers) + 1):
                found.events.extend((number, event.event) for event in self._next(state, number))
                found.scores.append(match.scores(state))
                found.estimates.append(match.estimate(state))
            found.winners.extend(self.verdict.winners(match, state))
            self._course = found
        return self._course

    def _moment(
        self, number: int, happened: Sequence[Happening], viewer: int, words: TableWording, seq: int | None
    ) -> wire.MomentInfo:
        given = self.answers[number - 1]
        known = self.open or given.seat == viewer or hears(given.audience, viewer)
        heard = [event.event for event in happened if hears(event.audience, viewer)]
        told, pins = words.told(heard) if heard or known else (words.chosen(given.seat), [])
        return wire.MomentInfo(
            seq=number if seq is None else seq,
            kind="answer",
            seat=given.seat,
            action=self.match.verbs.format(given.action) if known else None,
            sentence=words.action(given.action) if known else None,
            told=told,
            pins=pins,
            events=[words.event(event) for event in heard],
            undone=False,
            undoes=[],
            at=0.0,
        )

    def _result(self, state: State) -> wire.Result | None:
        if not self.open or not self.verdict.decided:
            return None
        return result_of(self.match, state, self.verdict, self.seed)


def step(state: State, given: Answer) -> None:
    """Give one known answer to a bare position and run on to the next question."""
    ask = advance(state) if given.seat == CHANCE else ask_of(state, given.seat)
    assert ask is not None
    if ask.sealed:
        seal(state, ask.seat, given.action)
    else:
        give(state, given.action)
    advance(state)
