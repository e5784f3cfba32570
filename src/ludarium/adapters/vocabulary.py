"""The fixed action space: answers are spelled word by word, with the words of the verb table.

Numbered one by one, the answers that the verb table of a heavy game can express are far too many for a learner:
millions, though few of them are legal at a time. Its words are few: the verbs, the names that arguments take, and the
numbers up to the largest. So an answer is said as a short sentence, `move`, `r12`, `r13`, `3`: every word has one
number that never changes during a match, and each word leaves only the answers that contain it. A word without
alternative is not asked for, but every answer takes at least one word: silence would reveal what a seat holds.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludarium.kernel.verbs import Kind, VerbTable

NUMBER: Final = "number"


class Vocabulary:
    """All words of a verb table: verbs first, then the names of each kind, then numbers.

    `texts` says what each word means, such as `move`, `region r12` or `number 3`.
    """

    def __init__(self, verbs: VerbTable) -> None:
        self.verbs: Final = verbs
        self.texts: Final = [verb.name for verb in verbs.verbs]
        starts: dict[tuple[str, ...], int] = {}
        largest = -1
        for kind in [arg.kind for verb in verbs.verbs for arg in verb.args]:
            if not kind.named:
                largest = max(largest, kind.most)
            elif _block(kind) not in starts:
                starts[_block(kind)] = len(self.texts)
                self.texts.extend(f"{kind.name} {name}" for name in kind.names)
        starts[(NUMBER,)] = len(self.texts)
        self.texts.extend(f"{NUMBER} {value}" for value in range(largest + 1))
        self.size: Final = len(self.texts)
        self.longest: Final = 1 + max(len(verb.args) for verb in verbs.verbs)
        """The most words of an answer."""
        self._longest: i64 = self.longest
        self._width: i64 = verbs.width
        # By verb and place of a word: the shift of its bits, their mask, and where its words begin.
        cells = len(verbs.verbs) * self.longest
        self._shifts: vec[i64] = vec[i64]([verbs.width] * cells)
        self._masks: vec[i64] = vec[i64]([-1] * cells)
        self._starts: vec[i64] = vec[i64]([0] * cells)
        for number, verb in enumerate(verbs.verbs):
            shift = 0
            for at in range(len(verb.args), 0, -1):
                kind = verb.args[at - 1].kind
                cell: i64 = number * self.longest + at
                self._shifts[cell] = shift
                self._masks[cell] = (1 << kind.bits) - 1
                self._starts[cell] = starts[_block(kind)]
                shift += kind.bits

    def word(self, action: i64, at: i64) -> i64:
        """The word of an action at a place: 0 is the verb, then come its arguments."""
        verb: i64 = action >> self._width
        cell = verb * self._longest + at
        return self._starts[cell] + (action >> self._shifts[cell] & self._masks[cell])


def _block(kind: Kind) -> tuple[str, ...]:
    """Which words an argument takes: those of all arguments with the same names, or the numbers."""
    return (kind.name, *kind.names) if kind.named else (NUMBER,)


class Spelling:
    """An answer being spelled: the legal answers that begin with the words so far are a stretch of the sorted list."""

    def __init__(self, vocabulary: Vocabulary, actions: list[int]) -> None:
        self.vocabulary = vocabulary
        self.actions = actions
        self.low = 0
        self.high = len(actions)
        self.at = 0
        self.said: tuple[int, ...] = ()
        if self.high > 1:
            self._skip()

    @property
    def answer(self) -> int | None:
        """The answer, once it is spelled."""
        return self.actions[self.low] if self.said and self.high - self.low == 1 else None

    def stretches(self) -> list[tuple[int, int, int]]:
        """Every word that may be said now, with the stretch of answers that it leaves; the words ascend."""
        found: list[tuple[int, int, int]] = []
        low = self.low
        while low < self.high:
            word = self.vocabulary.word(self.actions[low], self.at)
            end = self._end(low, word)
            found.append((word, low, end))
            low = end
        return found

    def _end(self, low: i64, word: i64) -> i64:
        """The end of the stretch of answers that begins at `low` and has this word."""
        vocabulary, actions, at, high = self.vocabulary, self.actions, i64(self.at), i64(self.high)
        end = low + 1
        while end < high and vocabulary.word(actions[end], at) == word:
            end += 1
        return end

    def say(self, word: i64) -> bool:
        """Go on with a word; False, and nothing changes, when no legal answer does."""
        vocabulary, actions, at, high = self.vocabulary, self.actions, i64(self.at), i64(self.high)
        low: i64 = self.low
        while low < high and vocabulary.word(actions[low], at) != word:
            low += 1
        if low == high:
            return False
        self.low, self.high = low, self._end(low, word)
        self.said = (*self.said, word)
        self.at += 1
        if self.high - self.low > 1:
            self._skip()
        return True

    def _skip(self) -> None:
        """Skip words that all remaining answers share: the first and the last of them agree in those."""
        first, last = self.actions[self.low], self.actions[self.high - 1]
        while self.vocabulary.word(first, self.at) == self.vocabulary.word(last, self.at):
            self.at += 1

    def copy(self) -> Spelling:
        twin = Spelling(self.vocabulary, self.actions)
        twin.said, twin.low, twin.high, twin.at = self.said, self.low, self.high, self.at
        return twin
