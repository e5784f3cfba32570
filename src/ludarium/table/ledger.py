"""A game as a list of facts: answers, undos and changes of the rules, numbered from 1, each with its consequences.

Facts are only ever added. An undo is a fact too, and so is a change of the rules. So numbers never go backwards: a
client that has seen number n can ask for everything after n, and everyone can see that something was undone. The
position is a cache: `Ledger.read` rebuilds it from the facts, which were checked when they were first written.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from ludarium.kernel.asks import Ask
from ludarium.kernel.chance import commitment
from ludarium.kernel.coach import about
from ludarium.kernel.engine import advance
from ludarium.kernel.errors import IllegalAction, UndoRefused
from ludarium.kernel.game import Match
from ludarium.kernel.play import Answer, Happening, Play
from ludarium.kernel.seats import CHANCE, EVERYONE
from ludarium.kernel.starts import Start
from ludarium.kernel.state import UNANSWERED
from ludarium.kernel.wording import TURN
from ludarium.table.store import Fact

ANSWER, UNDO, RULES = "answer", "undo", "rules"
BY_ITSELF = "forced-"
"""The id of an answer that a page gave by itself, because it was the only one, begins with this."""


class Refused(msgspec.Struct, frozen=True):
    """An answer of former rules that the present ones refuse, and who may know it (an audience)."""

    seat: int
    text: str
    audience: int


class Change(msgspec.Struct, frozen=True):
    """A change of the rules or the content: what applied before, what applies since, and what happened to the game.

    It is the text of a fact of kind `rules`. What applied before is kept here, so the record of the former game can
    always be written.
    """

    rules: int
    content: str
    seed: str
    copied: int
    now_rules: int
    now_content: str
    kept: int
    """How many answers are still valid."""
    back: int
    """How many answers were taken back, because the first of them is refused."""
    refused: Refused | None = None
    differs: bool = False
    """Different seats are asked, or the game is over, although every answer is still valid."""
    free: bool = False
    """The game followed a lesson, and continues without it."""
    start: str = ""
    """The stored start the game had begun from, if that has changed: then it begins again from the present one."""

    def text(self) -> str:
        return msgspec.json.encode(self).decode()


def change_of(fact: Fact) -> Change:
    return msgspec.json.decode(fact.text, type=Change)


def taken_back(fact: Fact) -> int:
    """How many answers a fact takes back."""
    return 0 if fact.kind == ANSWER else int(fact.text) if fact.kind == UNDO else change_of(fact).back


def standing(facts: Sequence[Fact]) -> list[Fact]:
    """The answers that count, in order: what was not taken back."""
    found: list[Fact] = []
    for fact in facts:
        if fact.kind == ANSWER:
            found.append(fact)
        else:
            del found[len(found) - taken_back(fact) :]
    return found


def scripted(start: Start) -> list[Answer]:
    """The lines of a start as answers."""
    return [Answer(seat, action, EVERYONE) for seat, action in start.lines]


@dataclass
class Moment:
    """One fact and what came of it. A moment that was taken back keeps its number and loses everything else."""

    fact: Fact
    action: int = -1
    audience: int = EVERYONE
    events: list[Happening] = field(default_factory=list)
    undone: bool = False
    undoes: tuple[int, ...] = ()
    change: Change | None = None
    forced: bool = False
    """Whether there was no other answer."""


class Recap:
    """Who has answered after whom, so that each seat can be told what happened since its own last turn.

    A turn begins with the event `turn`, and ends with the next or with a milestone such as a round. What a seat answers
    in the turn of another, such as a block, or between turns is not of its own turn. Before the first turn, and in
    games without turns, every answer is.
    """

    def __init__(self, seats: int) -> None:
        self.counted = 0
        """How many of the answers that count have been looked at."""
        self.turn: int | None = None
        """Whose turn it is, `CHANCE` between turns; None before the first."""
        self.last = [0] * seats
        """The number of each seat's last answer in a turn of its own."""
        self.behind = [-1] * seats
        """The same before another seat's last answer; -1 if no other seat has answered."""

    def answered(self, seat: int, number: int) -> None:
        if seat == CHANCE:
            return
        kept, self.behind = self.behind[seat], self.last.copy()
        if self.turn in (None, seat):
            self.behind[seat], self.last[seat] = kept, number


class Ledger:
    """Facts and the position they lead to."""

    def __init__(self, match: Match[Any], seed: str, start: Start | None = None) -> None:
        self.match = match
        self.script: Sequence[Answer] = () if start is None else scripted(start)
        """The answers that show what the start of this game is about; empty in most."""
        self.play = Play(match, seed, draw=False, start=start)
        self.commitment = commitment(seed)
        self.moments: list[Moment] = []
        self.line: list[int] = []
        """The numbers of the answers that count, in order: what was not taken back."""
        self.beyond: Fact | None = None
        """In a finished game of former rules, the first answer the present ones do not follow."""
        self._recap = Recap(match.seats)
        self.tickets: dict[tuple[int, str], Fact] = {}
        self.asked: dict[int, int] = self._asked(0)
        """Who is asked, and the number since which their question has been the same."""

    @property
    def waits_for(self) -> str:
        """The seats that are asked, as they are stored."""
        return " ".join(map(str, sorted(self.asked)))

    @property
    def seq(self) -> int:
        return len(self.moments)

    @property
    def ahead(self) -> Answer | None:
        """The next of these answers, as long as they are followed; None in every other game."""
        given = self.play.answers
        if len(given) >= len(self.script):
            return None
        along = all((a.seat, a.action) == (b.seat, b.action) for a, b in zip(given, self.script, strict=False))
        return self.script[len(given)] if along else None

    def recaps(self, most: int) -> list[int]:
        """For each seat the number after which that begins which happened since its own last turn: at most so many
        numbers ago, and the present one where nobody else has answered yet."""
        recap, match, seats = self._recap, self.match, range(self.match.seats)
        for number in self.line[recap.counted :]:
            moment = self.moments[number - 1]
            recap.answered(moment.fact.seat, number)
            for event in [each.event for each in moment.events if each.audience == EVERYONE]:
                name = match.happenings.verb(event).name
                if name == TURN:
                    recap.turn = next(seat for seat in seats if about(match, self.play.state, seat, event))
                elif name in match.milestones:
                    recap.turn = CHANCE
        recap.counted = len(self.line)
        first = max(0, self.seq - most)
        if self.line and self.line[0] <= first:
            return [max(first, behind) for behind in recap.behind]
        return [self.seq if behind < 0 else behind for behind in recap.behind]

    def _asked(self, seq: int, *, keep: bool = False, but: int = CHANCE) -> dict[int, int]:
        before = self.asked if keep else {}
        return {ask.seat: before.get(ask.seat, seq) if ask.seat != but else seq for ask in self.play.asks}

    def _add(self, moment: Moment) -> Fact:
        fact = moment.fact
        self.moments.append(moment)
        if fact.ticket is not None:
            self.tickets[fact.seat, fact.ticket] = fact
        return fact

    # New facts

    def answer(self, seat: int, action: int, ticket: str | None, at: float) -> list[Fact]:
        """An answer and whatever chance answers after it; an error of the kernel changes nothing."""
        ask = self.play.ask_of(seat)
        events = self.play.do(seat, action)
        assert ask is not None
        fact = Fact(self.seq + 1, ANSWER, seat, self.match.verbs.format(action), ticket, at)
        self._answered(fact, action, events, ask)
        return [fact, *self.settle(at)]

    def settle(self, at: float) -> list[Fact]:
        """Let chance answer whatever is left to it: from the committed seed, or as the start has it."""
        facts = []
        while (ask := advance(self.play.state)) is not None and ask.seat == CHANCE:
            ahead = self.ahead
            action = ahead.action if ahead is not None else self.play.dealer.answer(ask, self.play.chances)
            heard = len(self.play.happenings)
            self.play.do_chance(action)
            fact = Fact(self.seq + 1, ANSWER, CHANCE, self.match.verbs.format(action), None, at)
            self._answered(fact, action, self.play.happenings[heard:], ask)
            facts.append(fact)
        return facts

    def steps_back(self, seat: int, whole: bool = False) -> int:
        """How many answers an undo takes back: those to a seat's last choice, or to its first behind the barrier.

        An answer that was the only one is no choice: whoever were led back to it would only give it again. A game from
        a stored start, played to learn, has no barrier: it goes back to the last choice of any seat in the learner's
        hands, or to the start.
        """
        if self.play.start is not None:
            return self._steps_home(self.play.start, whole) if seat in self.play.start.hands else 0
        steps = range(1, self.play.undoable(seat) + 1)
        choices = [step for step in steps if not self.moments[self.line[-step] - 1].forced]
        return choices[-1 if whole else 0] if choices else 0

    def _steps_home(self, start: Start, whole: bool) -> int:
        for step, seq in enumerate(reversed(self.line), 1):
            moment = self.moments[seq - 1]
            if moment.fact.seat in start.hands and not moment.forced:
                return len(self.line) if whole else step
        return 0

    def undo(self, seat: int, whole: bool, ticket: str | None, at: float) -> list[Fact]:
        """Take back a seat's last choice, or all it may take back."""
        steps = self.steps_back(seat, whole)
        if self.play.start is not None:
            if not steps:
                raise UndoRefused(f"seat {seat + 1} cannot undo: nothing was decided since the start")
            fact = Fact(self.seq + 1, UNDO, seat, str(steps), ticket, at)
            self._rewound(fact)
            return [fact, *self.settle(at)]
        if not steps and self.play.can_undo(seat):
            raise UndoRefused(f"seat {seat + 1} cannot undo: its last questions had only one answer each")
        for _ in range(max(steps, 1)):
            self.play.undo(seat)
        fact = Fact(self.seq + 1, UNDO, seat, str(steps), ticket, at)
        self._undone(fact)
        return [fact]

    def _answered(self, fact: Fact, action: int, events: list[Happening], ask: Ask) -> None:
        given = self.play.answers[-1]
        self._add(Moment(fact, action, given.audience, events, forced=len(ask.actions) == 1))
        self.line.append(fact.seq)
        # A simultaneous question stays the same for those who have not answered yet.
        still_open = ask.sealed and self.play.state.sealed[fact.seat] != UNANSWERED
        self.asked = self._asked(fact.seq, keep=still_open)

    def _rewound(self, fact: Fact) -> None:
        self.play.rewind(len(self.play.answers) - taken_back(fact))
        self._undone(fact)

    def _undone(self, fact: Fact) -> None:
        first = len(self.line) - taken_back(fact)
        undoes = tuple(self.line[first:])
        del self.line[first:]
        self._recap = Recap(self.match.seats)
        for seq in undoes:
            old = self.moments[seq - 1]
            self.moments[seq - 1] = Moment(old.fact, undone=True)
        change = change_of(fact) if fact.kind == RULES else None
        self._add(Moment(fact, undoes=undoes, change=change))
        sealed = change is None and any(ask.sealed for ask in self.play.asks)
        self.asked = self._asked(fact.seq, keep=sealed, but=fact.seat)

    # Facts from the store

    @classmethod
    def read(
        cls,
        match: Match[Any],
        seed: str,
        facts: Sequence[Fact],
        most: int | None = None,
        start: Start | None = None,
    ) -> Ledger:
        """The ledger of facts that were checked when they were written; only `most` answers are played, if given.

        Only the last answers of one seat are played as if they were new, since they alone may still be taken back: what
        another seat did since, even if it was taken back, has been seen and is a barrier.
        """
        ledger = cls(match, seed, start)
        counted = standing(facts)
        last = counted[-1].seat if counted else CHANCE
        barrier = max((fact.seq for fact in facts if fact.seat != last), default=0)
        recent = {fact.seq for fact in counted if fact.seq > barrier and last != CHANCE}
        kept = {fact.seq for fact in counted[:most]}
        beyond = {fact.seq for fact in counted} - kept
        for fact in facts:
            if fact.kind != ANSWER:
                ledger._undone(fact)
            elif fact.seq in kept:
                ledger._reread(fact, checked=fact.seq not in recent)
            else:
                ledger._add(Moment(fact, undone=fact.seq not in beyond))
                ledger.line.append(fact.seq)
        if beyond:
            ledger.beyond = counted[len(kept)]
            del ledger.line[len(kept) :]
        return ledger

    def _reread(self, fact: Fact, *, checked: bool) -> None:
        action = self.match.verbs.parse(fact.text)
        ask = self.play.ask_of(fact.seat)
        if ask is None:
            raise IllegalAction(f"fact {fact.seq} answers a question nobody asked: {fact.text!r}")
        events = self.play.recall(fact.seat, action) if checked else self.play.do(fact.seat, action)
        self._answered(fact, action, events, ask)

    def follow(self, facts: Sequence[Fact]) -> None:
        """Add facts that another process has written after those we have, as it did itself."""
        for fact in facts:
            if fact.seq != self.seq + 1:
                raise IllegalAction(f"fact {fact.seq} does not follow fact {self.seq}")
            if fact.kind == UNDO and self.play.start is not None:
                self._rewound(fact)
                continue
            if fact.kind == UNDO:
                for _ in range(int(fact.text)):
                    self.play.undo(fact.seat)
                self._undone(fact)
                continue
            action, ask = self.match.verbs.parse(fact.text), self.play.ask_of(fact.seat)
            if ask is None:
                raise IllegalAction(f"fact {fact.seq} answers a question nobody asked: {fact.text!r}")
            heard = len(self.play.happenings)
            if fact.seat == CHANCE:
                self.play.do_chance(action)
            else:
                self.play.do(fact.seat, action)
            self._answered(fact, action, self.play.happenings[heard:], ask)
