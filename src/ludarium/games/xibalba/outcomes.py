"""What an answer leads to, by the rules themselves: every roll it causes is carried out in every way it may fall."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Final, NamedTuple

from ludarium.games.xibalba import verbs
from ludarium.games.xibalba.action import Action
from ludarium.games.xibalba.dice import DiceEffects, Keep, Roll
from ludarium.games.xibalba.flow import EffectPhase, Turn
from ludarium.games.xibalba.state import Xibalba
from ludarium.kernel.asks import Ask
from ludarium.kernel.seats import CHANCE

PHASES: Final = (Turn, EffectPhase, DiceEffects, Roll, Keep, Action)
"""Where what an answer caused is over."""


class Outcome(NamedTuple):
    chance: Fraction
    s: Xibalba


def outcomes(s: Xibalba, action: int) -> list[Outcome]:
    """The positions after an answer, when somebody is asked again or the phase goes on, and how likely they are.

    Which cards come into the market changes nothing of what is told here; the first possible ones do.
    """
    first = s.clone()
    first.pending = None
    first.stack[-1].answer(first, action)
    found: list[Outcome] = []
    waiting = [Outcome(Fraction(1), first)]
    while waiting:
        chance, after = waiting.pop()
        ask = rolled(after)
        if ask is None:
            found.append(Outcome(chance, after))
            continue
        weights = ask.weights or [1] * len(ask.actions)
        for code, weight in zip(ask.actions, weights, strict=True):
            fallen = after.clone()
            fallen.stack[-1].answer(fallen, code)
            waiting.append(Outcome(chance * Fraction(weight, sum(weights)), fallen))
    return found


def rolled(s: Xibalba) -> Ask | None:
    """Go on until dice are rolled; None when a seat is asked or the phase goes on."""
    while s.stack and not isinstance(s.stack[-1], PHASES):
        ask = s.stack[-1].step(s)
        if ask is None:
            continue
        if ask.seat != CHANCE:
            return None
        if verbs.verb(ask.actions[0]) != verbs.DRAW:
            return ask
        s.stack[-1].answer(s, ask.actions[0])
    return None


def percent(chance: Fraction) -> int:
    """Rounded, but only what is certain is 0 or 100."""
    if chance in (0, 1):
        return int(100 * chance)
    return min(99, max(1, round(100 * chance)))


def at_least(chances: dict[int, Fraction], least: int) -> Fraction:
    """How likely so much or more is."""
    return sum((chance for amount, chance in chances.items() if amount >= least), Fraction(0))


def falls(ask: Ask, dice_of: Callable[[int], int]) -> dict[int, Fraction]:
    """Every way that dice may fall, and how likely it is."""
    weights = ask.weights or [1] * len(ask.actions)
    return {dice_of(code): Fraction(weight, sum(weights)) for code, weight in zip(ask.actions, weights, strict=True)}
