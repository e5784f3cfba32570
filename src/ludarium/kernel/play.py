"""One game being played: the position, its answers so far, chance from a committed seed, and undo to the barrier.

The barrier is computed, not declared: a seat may undo its answers as long as since then nothing was left to chance,
nobody was shown anything they had not seen before, no other seat has answered, and the game is not over, which reveals
everything. An answer that could not be undone is not previewed either.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ludarium.kernel.asks import Ask
from ludarium.kernel.chance import Dealer, commitment, new_seed
from ludarium.kernel.drawing import Drawing
from ludarium.kernel.engine import advance, answer, ask_of, asks, seal
from ludarium.kernel.errors import AmbiguousAction, IllegalAction, NotationError, UndoRefused
from ludarium.kernel.game import Match
from ludarium.kernel.seats import CHANCE, SPECTATOR, hears
from ludarium.kernel.starts import Start
from ludarium.kernel.state import State

NOTE = re.compile(r"[^{};#\r\n]*")


@dataclass(frozen=True)
class Answer:
    """One answer of a game: whose, what, who saw it, and a person's note on it."""

    seat: int
    action: int
    audience: int
    note: str = ""


@dataclass(frozen=True)
class Happening:
    """An event as the log shows it: after which answer, what, and for whom."""

    after: int
    event: int
    audience: int


@dataclass(frozen=True)
class _Mark:
    seat: int
    state: State
    answers: int
    happenings: int


def noted(events: list[int], after: int) -> list[Happening]:
    """The events a position has noted, as happenings after the answer with this number."""
    return [Happening(after, events[i], events[i + 1]) for i in range(0, len(events), 2)]


def give(s: State, ask: Ask, action: int) -> None:
    """Give an answer to one of the open questions."""
    if ask.sealed:
        seal(s, ask.seat, action)
    else:
        answer(s, action)


def is_barrier(match: Match[Any], before: State, after: State) -> bool:
    """Whether the answer that led from one position to the other can be neither previewed nor taken back."""
    following = advance(after)
    return (following is not None and following.seat == CHANCE) or match.sights.reveals(before, after)


class Play:
    """A game from the first question to the end. Every answer is checked; a refused one changes nothing."""

    def __init__(
        self, match: Match[Any], seed: str | None = None, *, draw: bool = True, start: Start | None = None
    ) -> None:
        """Start a game, or go on from a stored start. `draw=False` leaves chance to the caller, as a replay does."""
        self.match = match
        self.dealer = Dealer(new_seed() if seed is None else seed)
        self.commitment = commitment(self.dealer.seed)
        self.answers: list[Answer] = []
        self.happenings: list[Happening] = []
        self.chances = 0
        self.start = start
        self.state = self._begun()
        self._draw = draw
        self._marks: list[_Mark] = []
        self._settle()

    def _begun(self) -> Any:
        state = self.match.start() if self.start is None else self.match.load(self.start.position)
        state.events = []
        return state

    # What is asked

    @property
    def asks(self) -> list[Ask]:
        """The open questions."""
        return asks(self.state)

    @property
    def over(self) -> bool:
        return advance(self.state) is None

    def ask_of(self, seat: int) -> Ask | None:
        return ask_of(self.state, seat)

    def legal(self, seat: int) -> list[str]:
        """The answers one seat may give now, as text."""
        ask = self.ask_of(seat)
        return [] if ask is None else [self.match.verbs.format(action) for action in ask.actions]

    def find(self, seat: int, text: str) -> int:
        """The action a text means: canonical text, or the beginning of exactly one legal answer."""
        wanted = " ".join(text.lower().split())
        fits = [action for action in self.legal(seat) if action == wanted or f"{action} ".startswith(f"{wanted} ")]
        if wanted in fits:
            fits = [wanted]
        if len(fits) > 1:
            raise AmbiguousAction(text, fits)
        try:
            return self.match.verbs.parse(fits[0] if fits else text)
        except NotationError as problem:
            asked = (
                f"seat {seat + 1} is asked {type(self.state.stack[-1]).__name__}" if self.ask_of(seat) else "not asked"
            )
            raise NotationError(f"{problem} ({asked})") from None

    # Answering

    def do(self, seat: int, action: int | str, note: str = "") -> list[Happening]:
        """Give one answer, then let chance answer its questions; returns what happened."""
        if not NOTE.fullmatch(note) or " . " in note:
            raise NotationError(f"a note may not contain braces, ';', '#', ' . ' or a line break: {note!r}")
        code = self.find(seat, action) if isinstance(action, str) else action
        refusal = self.match.why_not(self.state, seat, code)
        if refusal is not None:
            raise self.match.illegal(self.state, seat, code, refusal)
        ask = self.ask_of(seat)
        assert ask is not None
        if self._marks and self._marks[-1].seat != seat:
            self._marks.clear()
        before = _Mark(seat, self.state.clone(), len(self.answers), len(self.happenings))
        heard, chances = len(self.happenings), self.chances
        self._give(ask, code, note)
        self._settle()
        if self.chances != chances or self.over or self.match.sights.reveals(before.state, self.state):
            self._marks.clear()
        else:
            self._marks.append(before)
        return self.happenings[heard:]

    def do_chance(self, action: int, note: str = "") -> None:
        """Answer a chance question by hand, as a replay and a scripted test do."""
        ask = advance(self.state)
        if ask is None or ask.seat != CHANCE or action not in ask.actions:
            raise IllegalAction(f"chance cannot answer {self.match.verbs.format(action)!r} now")
        self._give(ask, action, note)
        self._marks.clear()
        self._settle()

    def recall(self, seat: int, action: int) -> list[Happening]:
        """Give an answer, chance's too, that was checked when it was first given; what came before cannot be undone."""
        ask = self.ask_of(seat)
        if ask is None:
            raise IllegalAction(f"seat {seat + 1} was not asked before {self.match.verbs.format(action)!r}")
        heard = len(self.happenings)
        self._marks.clear()
        self._give(ask, action)
        return self.happenings[heard:]

    def _give(self, ask: Ask, action: int, note: str = "") -> None:
        give(self.state, ask, action)
        self.chances += ask.seat == CHANCE
        self.answers.append(Answer(ask.seat, action, ask.audience, note))
        advance(self.state)
        events = self.state.events
        assert events is not None
        self.happenings += noted(events, len(self.answers))
        self.state.events = []

    def _settle(self) -> None:
        """Run on to the next question that is not chance's."""
        while (ask := advance(self.state)) is not None and ask.seat == CHANCE and self._draw:
            self._give(ask, self.dealer.answer(ask, self.chances))

    def preview(self, seat: int, action: int) -> tuple[State, list[Happening]] | None:
        """What a legal answer leads to, where the seat could also give it and take it back; None where it could not."""
        ask = self.ask_of(seat)
        if ask is None or ask.sealed or action not in ask.actions:
            return None
        after = self.state.clone()
        after.events = []
        answer(after, action)
        if is_barrier(self.match, self.state, after):
            return None
        return after, noted(after.events, len(self.answers) + 1)

    # Undo

    def undoable(self, seat: int) -> int:
        """How many of its last answers this seat may take back."""
        return len(self._marks) if self._marks and self._marks[-1].seat == seat else 0

    def can_undo(self, seat: int) -> bool:
        return self.undoable(seat) > 0

    def undo(self, seat: int) -> None:
        """Take back this seat's last answer."""
        if not self.can_undo(seat):
            raise UndoRefused(
                f"seat {seat + 1} cannot undo: since its last answer chance has been drawn, "
                "something was revealed, or another seat has answered"
            )
        self._back_to(self._marks.pop())

    def reset_turn(self, seat: int) -> None:
        """Take back everything this seat may take back."""
        if not self.can_undo(seat):
            self.undo(seat)
        first = self._marks[0]
        self._marks.clear()
        self._back_to(first)

    def rewind(self, to: int) -> None:
        """Go back to the first `to` answers, whatever was drawn or seen since: for those who play alone to learn."""
        kept = self.answers[:to]
        self.state = self._begun()
        self.answers, self.happenings, self.chances = [], [], 0
        self._marks.clear()
        advance(self.state)
        for given in kept:
            self.recall(given.seat, given.action)
            self.answers[-1] = given

    def _back_to(self, mark: _Mark) -> None:
        self.state = mark.state
        self.state.events = []
        del self.answers[mark.answers :]
        del self.happenings[mark.happenings :]

    # What others may see

    def shown(self, number: int, viewer: int) -> bool:
        """Whether a viewer may know the answer with this number: once the game is over, everything is open."""
        given = self.answers[number]
        return self.over or given.seat == viewer or hears(given.audience, viewer)

    def heard(self, viewer: int = SPECTATOR) -> list[Happening]:
        """The log of one viewer."""
        return [happening for happening in self.happenings if hears(happening.audience, viewer)]

    def drawing(self, viewer: int = SPECTATOR, language: str = "en") -> Drawing:
        """The position as one viewer sees it; without a viewer, as an onlooker does."""
        return Drawing.of(self.match, self.state, viewer, language)

    def _repr_svg_(self) -> str:
        return self.drawing().svg
