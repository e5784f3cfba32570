"""The loop: step the top frame until it asks, answer, repeat. Also random play at full speed."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ludarium.kernel.asks import Ask
from ludarium.kernel.errors import BrokenLaw
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import UNANSWERED, State, Together

RUNAWAY: Final = 100_000
"""Steps without a question after which a game is said to hang."""


def advance(s: State) -> Ask | None:
    """The current question, or None when the game is over."""
    if s.pending is not None:
        return s.pending
    steps = 0
    while s.stack:
        ask = s.stack[-1].step(s)
        if ask is not None:
            s.pending = ask
            return ask
        steps += 1
        if steps > RUNAWAY:
            raise BrokenLaw(f"the rules never reach a question: {type(s.stack[-1]).__name__}")
    return None


def answer(s: State, action: int) -> None:
    """Give one answer to the question `advance` returned. The answer is not checked: that is `Play`'s work."""
    ask = s.pending
    if ask is None:
        ask = advance(s)
    assert ask is not None, "the game is over"
    s.pending = None
    if ask.sealed:
        s.sealed[ask.seat] = action
    else:
        s.stack[-1].answer(s, action)


def asks(s: State) -> list[Ask]:
    """Every open question: one, or one for each seat still thinking about a simultaneous choice."""
    first = advance(s)
    if first is None:
        return []
    if not first.sealed:
        return [first]
    top: Any = s.stack[-1]
    assert isinstance(top, Together)
    return [top.ask_of(s, seat) for seat in top.seats(s) if s.sealed[seat] == UNANSWERED]


def ask_of(s: State, seat: int) -> Ask | None:
    """The open question to one seat, if there is one."""
    for ask in asks(s):
        if ask.seat == seat:
            return ask
    return None


def seal(s: State, seat: int, action: int) -> None:
    """Answer a simultaneous question for one seat, in whatever order the seats answer."""
    s.pending = None
    s.sealed[seat] = action


class Rng:
    """A small fast generator for simulation (xorshift, 32 bits): the same numbers interpreted and compiled.

    It never decides anything at a table: there, chance is drawn from a committed seed (`ludarium.kernel.chance`).
    """

    def __init__(self, seed: int) -> None:
        mixed = (seed * 2654435761 + 88172645) & 0xFFFFFFFF
        self.state: i64 = mixed if mixed else 88172645

    def below(self, n: i64) -> i64:
        """An integer from 0 to n - 1."""
        x = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return x % n

    def shuffle(self, items: list[int]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def weighted(ask: Ask, number: int) -> int:
    """The action that `number` (from 0 to the total weight - 1) falls on."""
    weights = ask.weights
    if weights is None:
        return ask.actions[number]
    for i in range(len(weights)):
        number -= weights[i]
        if number < 0:
            return ask.actions[i]
    raise BrokenLaw("the total weight of a chance question is less than the sum of its weights")


def total_weight(ask: Ask) -> int:
    if ask.weights is None:
        return len(ask.actions)
    total = 0
    for weight in ask.weights:
        total += weight
    return total


def random_answer(ask: Ask, rng: Rng) -> int:
    """A uniformly random legal answer; for chance, one drawn by weight."""
    if ask.weights is not None and ask.seat == CHANCE:
        return weighted(ask, rng.below(total_weight(ask)))
    return ask.actions[rng.below(len(ask.actions))]


def playout(s: State, rng: Rng, most: int) -> int:
    """Play at random to the end, at most `most` answers; returns how many were given."""
    given = 0
    while given < most:
        ask = advance(s)
        if ask is None:
            break
        answer(s, random_answer(ask, rng))
        given += 1
    return given
