"""One game as an environment runs it: who is asked, which words may be said, what saying one does.

An episode knows the true position; environments hand out only what a seat may see. Chance is asked like a seat: an
environment with dice of its own lets `draw` answer, OpenSpiel answers word by word.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ludarium import games
from ludarium.adapters.observation import Senses
from ludarium.adapters.vocabulary import Spelling, Vocabulary
from ludarium.kernel.asks import Ask
from ludarium.kernel.chance import Dealer
from ludarium.kernel.engine import Rng, advance, answer
from ludarium.kernel.errors import IllegalAction
from ludarium.kernel.game import Dump, Match
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE, hears, only

ANSWER, EVENT = 0, 1
UNKNOWN = -1
"""A log entry that was forgotten, because the viewer of this imagined position never knew it."""

Entry = tuple[int, int, int, int]
"""What somebody may have noticed: ANSWER or EVENT, the seat that answered, the code, the audience."""


class Interface:
    """A match as an environment knows it, with its words and senses. It crosses processes as a table request."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.seats = match.seats
        self.vocabulary = Vocabulary(match.verbs)
        self.senses = Senses(match, self.vocabulary.longest)
        self.longest = match.longest * self.vocabulary.longest
        """An upper bound on the words of a game."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _made, (self.match.request,)


@cache
def _made(request: TableRequest) -> Interface:
    """The one interface of this match in this process."""
    return Interface(games.resolve(request))


def interface_of(request: TableRequest) -> Interface:
    """The interface to the table a person asks for; anything that does not exist is a SetupError."""
    return _made(games.resolve(request).request)


class Episode:
    """A game from its first question to its end. With `listen` it remembers what each seat noticed."""

    def __init__(self, interface: Interface, *, listen: bool = False) -> None:
        self.interface = interface
        self.state: Any = interface.match.start()
        self.log: list[Entry] = []
        self._recalled = [(0, "")] * interface.seats
        self.listen = listen
        self.chances = 0
        self.ask: Ask | None = None
        self.spelling: Spelling | None = None
        self._prick_up()
        self._settle()

    def _prick_up(self) -> None:
        """A new position notes events only for those who listen."""
        self.state.events = [] if self.listen else None

    def _settle(self, said: tuple[int, ...] = ()) -> None:
        """Run to the next question, part of whose answer may already be spelled."""
        self.ask = advance(self.state)
        self.spelling = None if self.ask is None else Spelling(self.interface.vocabulary, self.ask.actions)
        for word in said:
            assert self.spelling is not None
            self.spelling.say(word)
        if events := self.state.events:
            self.log += [(EVENT, CHANCE, events[i], events[i + 1]) for i in range(0, len(events), 2)]
            self.state.events = []

    # What is asked

    @property
    def over(self) -> bool:
        return self.ask is None

    @property
    def seat(self) -> int | None:
        """Who is asked: a seat, CHANCE, or None when the game is over. Sealed questions are asked one by one."""
        return None if self.ask is None else self.ask.seat

    @property
    def said(self) -> tuple[int, ...]:
        """The words said so far in answer to this question."""
        return () if self.spelling is None else self.spelling.said

    def words(self) -> list[int]:
        """The words that may be said now, ascending."""
        return [] if self.spelling is None else [word for word, _, _ in self.spelling.stretches()]

    def outcomes(self) -> list[tuple[int, float]]:
        """Chance's words, each with its probability."""
        assert self.ask is not None
        assert self.spelling is not None
        weights = self.ask.weights
        stretches = self.spelling.stretches()
        sums = [high - low if weights is None else sum(weights[low:high]) for _, low, high in stretches]
        return [(word, part / sum(sums)) for (word, _, _), part in zip(stretches, sums, strict=True)]

    def shares(self) -> list[float]:
        """Each seat's part of the win: winners share 1. All nothing before the end."""
        winners = self.interface.match.winners(self.state) if self.over else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.interface.seats)]

    # Answering

    def say(self, word: int) -> None:
        """Say one word; the answer is given as soon as it is spelled. An illegal word changes nothing."""
        if self.spelling is None or not self.spelling.say(word):
            known = 0 <= word < self.interface.vocabulary.size
            text = self.interface.vocabulary.texts[word] if known else str(word)
            raise IllegalAction(f"{text!r} is not possible now; use one of the {len(self.words())} words in the mask")
        if (spelled := self.spelling.answer) is not None:
            self.give(spelled)

    def give(self, action: int) -> None:
        """Give a whole legal answer to the question."""
        ask = self.ask
        assert ask is not None
        if self.listen:
            self.log.append((ANSWER, ask.seat, action, only(ask.seat) if ask.sealed else ask.audience))
        answer(self.state, action)
        self.chances += ask.seat == CHANCE
        self._settle()

    def draw(self, dealer: Dealer) -> None:
        """Let chance answer what is left to it."""
        while self.ask is not None and self.ask.seat == CHANCE:
            self.give(dealer.answer(self.ask, self.chances))

    # What a seat knows

    def noticed(self, viewer: int, since: int = 0) -> list[Entry]:
        """What a viewer has noticed, in order: their own answers, open ones, and the log as they hear it."""
        return [entry for entry in self.log[since:] if entry[1] == viewer or hears(entry[3], viewer)]

    def recalled(self, viewer: int) -> str:
        """The same as text. The log only grows, so what was written once is kept."""
        upto, text = self._recalled[viewer]
        if upto < len(self.log):
            text += "".join(f"{kind},{seat},{code};" for kind, seat, code, _ in self.noticed(viewer, upto))
            self._recalled[viewer] = (len(self.log), text)
        return text

    def imagined(self, viewer: int, seed: int) -> Episode:
        """An episode that looks the same to the viewer: what is hidden from them is re-dealt, and forgotten."""
        twin = self.clone()
        twin.state = self.interface.match.determinise(self.state, viewer, Rng(seed))
        known = set(map(id, self.noticed(viewer)))
        twin.log = [entry if id(entry) in known else (*entry[:2], UNKNOWN, entry[3]) for entry in self.log]
        twin._recalled = [kept if seat == viewer else (0, "") for seat, kept in enumerate(self._recalled)]
        twin._prick_up()
        twin._settle(self.said if self.seat == viewer else ())
        return twin

    # Copies

    def clone(self) -> Episode:
        twin = Episode.__new__(Episode)
        twin.interface, twin.listen, twin.chances = self.interface, self.listen, self.chances
        twin.state = self.state.clone()
        twin.log = self.log[:]
        twin._recalled = self._recalled[:]
        twin.ask = self.ask
        twin.spelling = None if self.spelling is None else self.spelling.copy()
        twin._prick_up()
        return twin

    def __deepcopy__(self, memo: object) -> Episode:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        dump = self.interface.match.dump(self.state)
        return _restored, (self.interface, dump, self.log, self.listen, self.chances, self.said)


def _restored(
    interface: Interface, dump: Dump, log: list[Entry], listen: bool, chances: int, said: tuple[int, ...]
) -> Episode:
    episode = Episode.__new__(Episode)
    episode.interface, episode.listen, episode.chances = interface, listen, chances
    episode.state = episode.interface.match.load(dump)
    episode.log = log
    episode._recalled = [(0, "")] * interface.seats
    episode._prick_up()
    episode._settle(said)
    return episode
