"""Lessons: annotated records that a person plays again, step by step.

A game names its lessons in `Game.lessons`. Each is a record in the game's folder in which every answer of one seat, the
learner's, carries a note: the id of the message of the game's catalogue that gives the reason. What the other seats and
chance answer is fixed by the record too.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.errors import RecordError
from ludarium.kernel.game import Game, Match
from ludarium.kernel.play import Answer
from ludarium.kernel.record import match_of, read_file, replay


@dataclass(frozen=True)
class Lesson:
    """A lesson that is valid under the current rules."""

    id: str
    match: Match[Any]
    learner: int
    answers: tuple[Answer, ...]
    players: tuple[str, ...]
    """What the seats are called, where the record says so."""

    @property
    def steps(self) -> int:
        """How many answers the learner gives."""
        return self.number_of(len(self.answers)) - 1

    def number_of(self, given: int) -> int:
        """The number of the learner's next step after a number of answers."""
        return 1 + sum(answer.seat == self.learner for answer in self.answers[:given])


@cache
def lesson_of(game: Game, id: str) -> Lesson:
    """One of a game's lessons, read once; a step without a reason in some language is an error of the record."""
    record = read_file(game.folder / f"{id}.txt")
    match = match_of(record, game)
    answers = tuple(replay(record, match).answers)
    noted = {answer.seat for answer in answers if answer.note}
    if len(noted) != 1:
        raise RecordError(0, f"the answers of exactly one seat have reasons in a lesson, not of {len(noted)}")
    (learner,) = noted
    for number, answer in enumerate(answers, 1):
        silent = [language for language in LANGUAGES if answer.note not in game.catalogue.messages(language)]
        if answer.seat == learner and silent:
            raise RecordError(0, f"answer {number} of the lesson has no reason in {silent[0]}: {answer.note!r}")
    players = tuple(record.headers.get(f"Player{seat}", "") for seat in range(1, match.seats + 1))
    return Lesson(id, match, learner, answers, players)
