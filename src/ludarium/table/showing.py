"""What each viewer is shown of a game. Every byte about a position that leaves the server is made here.

The law: dealing anew everything hidden from a viewer changes none of it. Only once a game is over, or everybody has
agreed to end it (`open`), are hidden answers and the seed shown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ludarium.kernel.game import Match
from ludarium.kernel.lessons import Lesson
from ludarium.kernel.play import Play
from ludarium.kernel.record import record_of, write
from ludarium.kernel.seats import CHANCE, hears
from ludarium.kernel.state import State
from ludarium.table import wire
from ludarium.table.ledger import Ledger, Moment
from ludarium.table.words import TableWords, rule_info, words_of

LAST_MOMENTS = 60
"""How many moments come with a full state; earlier ones are asked for."""


class Showing:
    """One game for all its viewers."""

    def __init__(
        self,
        ledger: Ledger,
        *,
        open: bool = False,
        lesson: Lesson | None = None,
        names: Callable[[], Sequence[str]] = tuple,
    ) -> None:
        self.ledger = ledger
        self.names = names
        self.match = ledger.match
        self.lesson = lesson
        self.open = open or ledger.play.over
        self._fairness: wire.Fairness | None = None

    def words(self, language: str) -> TableWords:
        return words_of(self.match, language).called(self.names())

    # Moments

    def moment(self, moment: Moment, viewer: int, language: str) -> wire.MomentInfo:
        fact = moment.fact
        words = self.words(language)
        known = moment.action >= 0 and (self.open or fact.seat == viewer or hears(moment.audience, viewer))
        return wire.MomentInfo(
            seq=fact.seq,
            kind="undo" if fact.kind == "undo" else "answer",
            seat=fact.seat,
            action=self.match.verbs.format(moment.action) if known else None,
            sentence=words.action(moment.action) if known else None,
            events=[words.event(event.event) for event in moment.events if hears(event.audience, viewer)],
            undone=moment.undone,
            undoes=list(moment.undoes),
            at=fact.at,
        )

    def moments(self, after: int, viewer: int, language: str, to: int | None = None) -> list[wire.MomentInfo]:
        return [self.moment(moment, viewer, language) for moment in self.ledger.moments[max(after, 0) : to]]

    # Positions

    def view(self, viewer: int, language: str) -> wire.View:
        play = self.ledger.play
        return view_of(
            self.match, play.state, viewer, self.words(language), undo=not self.open and can_undo(play, viewer)
        )

    def result(self) -> wire.Result | None:
        if not self.open:
            return None
        play = self.ledger.play
        winners = self.match.winners(play.state) if play.over else []
        return wire.Result(scores=self.match.scores(play.state), winners=winners, seed=play.dealer.seed)

    def update(self, after: int, viewer: int, language: str) -> wire.Update:
        return wire.Update(
            after=after,
            seq=self.ledger.seq,
            answers=len(self.ledger.line),
            moments=self.moments(after, viewer, language),
            view=self.view(viewer, language),
            result=self.result(),
            lesson=self.step(language),
        )

    def step(self, language: str) -> wire.LessonStep | None:
        """Where the lesson stands. It is written in the game's own files, so nothing of it is secret."""
        ahead, lesson = self.ledger.ahead, self.lesson
        if ahead is None or lesson is None or self.open:
            return None
        mine = ahead.seat == lesson.learner
        return wire.LessonStep(
            number=lesson.number_of(len(self.ledger.play.answers)),
            steps=lesson.steps,
            seat=lesson.learner,
            action=ahead.action if mine else None,
            reason=self.match.game.words.say(language, ahead.note) if mine else "",
        )

    def choices(self, seat: int, language: str) -> wire.Choices:
        ask = None if self.open else self.ledger.play.ask_of(seat)
        words = self.words(language)
        offered = [] if ask is None else [words.choice(action) for action in ask.actions]
        return wire.Choices(seat=seat, seq=self.ledger.seq, choices=offered)

    # Refusals

    def find(self, seat: int, action: str | int) -> int:
        """The code an action means; text may be the beginning of exactly one legal answer."""
        if isinstance(action, int):
            self.match.verbs.format(action)
            return action
        return self.ledger.play.find(seat, action)

    def why(self, id: str, seat: int, action: str | int, language: str) -> wire.Why:
        """What forbids an action, in the rules' own words."""
        words = self.words(language)
        code = self.find(seat, action)
        refusal = self.match.why_not(self.ledger.play.state, seat, code)
        if refusal is None:
            return wire.Why(id=id, allowed=True, reason="", sentence="", rule=None)
        return wire.Why(
            id=id,
            allowed=False,
            reason=refusal.reason,
            sentence=words.refusal(refusal.reason, words.action(code)),
            rule=rule_info(self.match.game, language, refusal.rule),
        )

    def preview(self, seat: int, action: int, language: str) -> wire.Preview:
        """What an answer would lead to, as far as the seat could find out by giving it and taking it back."""
        play, words = self.ledger.play, self.words(language)
        refusal = self.match.why_not(play.state, seat, action)
        if refusal is not None:
            raise self.match.illegal(play.state, seat, action, refusal)
        seen = play.preview(seat, action)
        sentences, outlook = self.match.forecast(self.match.view(play.state, seat), action, language)
        return wire.Preview(
            seq=self.ledger.seq,
            sentence=words.action(action),
            events=[] if seen is None else [words.event(e.event) for e in seen[1] if hears(e.audience, seat)],
            view=None if seen is None else view_of(self.match, seen[0], seat, words),
            forecast=sentences,
            outlook=outlook,
        )

    # Records

    def record(self, viewer: int, players: Sequence[str], copied: int = 0) -> str:
        """The record so far: masked for the viewer, whole once everything is open."""
        play = self.ledger.play
        record = record_of(play, None if self.open else viewer, list(players), copied)
        if self.open and "Seed" not in record.headers:
            items = list(record.headers.items())
            at = 1 + [name for name, _ in items].index("Commitment")
            record.headers = dict([*items[:at], ("Seed", play.dealer.seed), *items[at:]])
        return write(record)

    def fairness(self, copied: int) -> wire.Fairness:
        """Whether every chance answer of this game comes from the seed it was committed to."""
        if self._fairness is None or not self.open or self._fairness.verified is None:
            self._fairness = self._weigh(copied)
        return self._fairness

    def _weigh(self, copied: int) -> wire.Fairness:
        play = self.ledger.play
        count = sum(answer.seat == CHANCE for answer in play.answers[copied:])
        verified: bool | None = None
        sentence = "The seed is revealed when the game is over."
        if self.open:
            wrong = wrong_chance(self.match, play, copied)
            verified = wrong is None
            sentence = f"Every chance answer follows from the seed ({count})." if wrong is None else wrong
        return wire.Fairness(
            commitment=self.ledger.commitment,
            seed=play.dealer.seed if self.open else None,
            verified=verified,
            sentence=sentence,
            answers=len(play.answers),
            chances=count,
        )


def can_undo(play: Play, viewer: int) -> bool:
    return viewer >= 0 and play.can_undo(viewer)


def view_of(match: Match[Any], state: State, viewer: int, words: TableWords, *, undo: bool = False) -> wire.View:
    """A position as one viewer may know it."""
    view = match.view(state, viewer)
    return wire.View(
        viewer=viewer,
        zones=view["zones"],
        stack=view["stack"],
        sealed=view["sealed"],
        asked=view["asked"],
        legal=view["legal"],
        question=words.question(view["stack"]),
        undo=undo,
        board=match.board_name(view),
        facts=match.facts(view),
    )


def wrong_chance(match: Match[Any], play: Play, copied: int) -> str | None:
    """What is wrong with a game's chance answers, apart from those it took over; None when all is well."""
    again = Play(match, play.dealer.seed, draw=False)
    for number, given in enumerate(play.answers, 1):
        if given.seat == CHANCE and number > copied:
            ask = again.ask_of(CHANCE)
            if ask is None or again.dealer.answer(ask, again.chances) != given.action:
                return f"Answer {number} was not drawn from the seed: {match.verbs.format(given.action)!r}."
        again.recall(given.seat, given.action)
    return None
