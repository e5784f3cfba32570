"""Steps into the future on a copy of a position: give an answer, let chance and forced answers follow, look."""

from __future__ import annotations

from typing import Any, Final

from ludarium.bots.judge import BY_ESTIMATE, Judge
from ludarium.bots.rewards import standing
from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import Rng, advance, answer, random_answer, seal
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import UNANSWERED, State

CHAIN: Final = 200
"""The most answers of chance, of others in secret and without a choice that are followed after one answer."""


def give(s: State, ask: Ask, action: int) -> None:
    """Answer a question, a sealed one in any order."""
    if ask.sealed:
        seal(s, ask.seat, action)
    else:
        answer(s, action)


def unseal(s: State, seat: int) -> None:
    """Take back what others have sealed: a searcher decides for itself what they may have chosen."""
    for other in range(len(s.sealed)):
        if other != seat:
            s.sealed[other] = UNANSWERED
    s.pending = None


def settle(match: Any, s: State, seat: int, rng: Rng, judge: Judge = BY_ESTIMATE) -> Ask | None:
    """Run through chance and questions with one answer to the next choice or the end.

    Chance that the judge weighs is left open. Where this seat has sealed its answer, the others seal anything.
    """
    ask = advance(s)
    steps = 0
    while ask is not None and steps < CHAIN:
        if ask.seat == CHANCE and judge.weighs_chance(match, s):
            return ask
        if ask.seat == CHANCE or (ask.sealed and s.sealed[seat] != UNANSWERED):
            answer(s, random_answer(ask, rng))
        elif len(ask.actions) == 1:
            answer(s, ask.actions[0])
        else:
            return ask
        ask = advance(s)
        steps += 1
    return ask


def outlook(match: Any, s: State, ask: Ask, action: int, rng: Rng, follow: int, judge: Judge = BY_ESTIMATE) -> float:
    """The asked seat's lead after this answer and the best-looking ones to its next `follow` choices.

    `s` is used up.
    """
    give(s, ask, action)
    then = settle(match, s, ask.seat, rng, judge)
    if then is not None and then.seat == ask.seat:
        if follow == 0 and judge.goes_on(match, s):
            follow = 1
        then = finish(match, s, then, follow, rng, judge)
    return standing(match, s, ask.seat, then is None, judge)


def finish(match: Any, s: State, ask: Ask, choices: int, rng: Rng, judge: Judge = BY_ESTIMATE) -> Ask | None:
    """Let the asked seat give the best-looking answers to its next choices, as long as nobody else decides."""
    seat = ask.seat
    then: Ask | None = ask
    while then is not None and then.seat == seat and choices > 0:
        choices -= 1
        give(s, then, best_looking(match, s, then, rng, judge))
        then = settle(match, s, seat, rng, judge)
    return then


def best_looking(match: Any, s: State, ask: Ask, rng: Rng, judge: Judge = BY_ESTIMATE) -> int:
    """The best answer for the asked seat, looking one step ahead."""
    best = ask.actions[0]
    most = -1e18
    for action in ask.actions:
        value = outlook(match, s.clone(), ask, action, rng, 0, judge)
        if value > most:
            most = value
            best = action
    return best
