"""Many games side by side in one process: each is asked, says a word, and is asked again.

Chance answers at once, and so does every seat that nobody learns, both at random. A game that is over begins again.
Nothing here waits, allocates arrays or leaves the compiled core, except to start a game and to name its winners.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludarium.adapters.encoding import Encoder, Sheet
from ludarium.adapters.vocabulary import Spelling, Vocabulary
from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import Rng, advance, answer, random_answer
from ludarium.kernel.state import State

EVERY_SEAT: Final = -1
"""The learner of a game whose every seat is asked."""


class Game:
    """One of the games: its position, its dice, and the answer being spelled."""

    def __init__(self, start: State, seed: int, learner: int) -> None:
        self.state = start
        self.rng: Final = Rng(seed)
        self.learner: Final = learner
        self.ask: Ask | None = None
        self.spelling: Spelling | None = None

    def run(self) -> int:
        """Run to the next question for a learner, or to the end; how many answers other seats gave on the way."""
        given = 0
        while True:
            ask = advance(self.state)
            self.ask = ask
            if ask is None or (ask.seat >= 0 and self.learner in (EVERY_SEAT, ask.seat)):
                return given
            given += ask.seat >= 0
            answer(self.state, random_answer(ask, self.rng))


class Tables:
    """The games of one process. Game `g` has row `g` of `masks`, place `g` of every vector, and a row for each seat
    in `rows`: those of game 0 come first.

    `seat` is who is asked, `over` whether the game before this question has ended with the last word, `winners` seat
    by seat with how many they share its win, 0 for those who have lost, and `refused` whether the last word was not
    possible and changed nothing.
    """

    def __init__(
        self, match: Any, vocabulary: Vocabulary, encoder: Encoder, learners: list[int], seeds: list[int]
    ) -> None:
        self.match: Final = match
        self.vocabulary: Final = vocabulary
        self.encoder: Final = encoder
        self.seats: i64 = match.seats
        self.games: Final[list[Game]] = []
        self.rows: Final = encoder.sheet(len(seeds) * self.seats)
        self.masks: Final = Sheet(len(seeds), vocabulary.size)
        self.seat: vec[u8] = vec[u8]([0] * len(seeds))
        self.over: vec[u8] = vec[u8]([0] * len(seeds))
        self.refused: vec[u8] = vec[u8]([0] * len(seeds))
        self.winners: vec[u8] = vec[u8]([0] * (len(seeds) * int(self.seats)))
        self.answers = 0
        """How many answers seats have given in all games."""
        for at in range(len(seeds)):
            self.games.append(Game(match.start(), seeds[at], learners[at]))
            self._ask(at)

    def buffers(self) -> list[Any]:
        """Who is asked, what is over, what was refused and the winners, as objects that numpy can look into."""
        return [self.seat, self.over, self.refused, self.winners]

    def _ask(self, at: i64) -> None:
        """Put the next question of a game, or of the one after it."""
        game = self.games[at]
        self.answers += game.run()
        while game.ask is None:
            self._end(at, game)
            game.state = self.match.start()
            self.answers += game.run()
        ask = game.ask
        self.seat[at] = u8(ask.seat)
        self.encoder.write(self.rows, at * self.seats + ask.seat, game.state, ask, ask.seat, [])
        game.spelling = Spelling(self.vocabulary, ask.actions)
        self._allow(at, game.spelling)

    def _end(self, at: i64, game: Game) -> None:
        winners: list[int] = self.match.winners(game.state)
        self.over[at] = 1
        for seat in winners:
            self.winners[at * self.seats + seat] = u8(len(winners))

    def _allow(self, at: i64, spelling: Spelling) -> None:
        """Write the words that the seat that is asked may say."""
        masks, vocabulary, actions, place = self.masks, self.vocabulary, spelling.actions, i64(spelling.at)
        masks.begin(at)
        last: i64 = -1
        for i in range(i64(spelling.low), i64(spelling.high)):
            word = vocabulary.word(actions[i], place)
            if word != last:
                masks.mark(word, 1)
            last = word

    def say(self, words: list[int]) -> None:
        """Say a word in every game."""
        for at in range(i64(len(words))):
            game = self.games[at]
            if self.over[at]:
                self.over[at] = 0
                for seat in range(at * self.seats, at * self.seats + self.seats):
                    self.winners[seat] = 0
            spelling, ask = game.spelling, game.ask
            assert spelling is not None
            assert ask is not None
            self.refused[at] = 0
            if not spelling.say(words[at]):
                self.refused[at] = 1
                continue
            spelled = spelling.answer
            if spelled is None:
                self.encoder.say(self.rows, at * self.seats + ask.seat, words[at])
                self._allow(at, spelling)
            else:
                answer(game.state, spelled)
                self.answers += 1
                self._ask(at)
