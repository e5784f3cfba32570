"""What a bot is: given a position as its seat may imagine it, and a budget, it names one legal answer.

A bot never receives the true position, only one in which everything hidden from its seat was re-dealt; it draws from
the generator it is handed and from no other.
"""

from __future__ import annotations

from time import perf_counter, process_time
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import Rng, ask_of
from ludarium.kernel.state import State

FOREVER: Final = 1e18
SHORTEST: Final = 1e-6
"""Less time than this is none, and none would be no limit."""


class Budget:
    """How much a bot may think about one answer: seconds, simulations, or whichever runs out first; 0: no limit.

    Seconds are those of the clock, for people wait; `worked` ones are of this process, so that a contest beside other
    work is as fair as one alone.
    """

    def __init__(self, seconds: float = 0.0, simulations: int = 0, worked: bool = False) -> None:
        if seconds < 0.0 or simulations < 0 or (seconds == 0.0 and simulations == 0):
            raise ValueError(f"a budget needs seconds or simulations, not {seconds} and {simulations}")
        self.seconds: Final = seconds
        self.simulations: Final = simulations
        self.worked: Final = worked


class Watch:
    """A budget that is running."""

    def __init__(self, budget: Budget) -> None:
        self.worked: Final = budget.worked
        self.start: Final = self.now()
        self.end: Final = self.start + budget.seconds if budget.seconds > 0.0 else FOREVER
        self.most: Final = budget.simulations

    def now(self) -> float:
        return process_time() if self.worked else perf_counter()

    def over(self, simulations: int) -> bool:
        if self.most > 0 and simulations >= self.most:
            return True
        return self.end < FOREVER and self.now() >= self.end

    def quarter(self, least: int) -> Watch:
        """A watch over a quarter of what is left; where simulations are limited, over at least so many."""
        simulations = min(self.most, max(least, self.most // 4))
        seconds = max(SHORTEST, (self.end - self.now()) / 4.0) if self.end < FOREVER else 0.0
        return Watch(Budget(seconds, simulations, self.worked))

    def room(self, simulations: int) -> float:
        """How many simulations the seconds still have room for at the pace so far; without seconds no end of them."""
        if self.end == FOREVER:
            return FOREVER
        now = self.now()
        # Where processor time is limited (`ulimit -t`), its clock moves in steps of milliseconds.
        return simulations * (self.end - now) / (now - self.start) if now > self.start else FOREVER


class Alternative:
    """One answer a bot looked at. `value` is in the bot's own measure: the higher, the better it likes the answer."""

    def __init__(self, action: int, value: float, visits: int) -> None:
        self.action: Final = action
        self.value: Final = value
        self.visits: Final = visits


class Choice:
    """A bot's answer, and what it thought of the others: best first, the chosen one in front."""

    def __init__(self, action: int, alternatives: list[Alternative]) -> None:
        self.action: Final = action
        self.alternatives: Final = alternatives


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A way of playing. A bot may remember between two answers of the same game; `forget` starts it afresh."""

    def choose(self, match: Any, state: State, seat: int, rng: Rng, budget: Budget) -> Choice:
        """One legal answer to the question `seat` is asked in `state`, which is not changed, within the budget."""
        raise TypeError(f"{type(self).__name__} does not implement choose")

    def forget(self) -> None:
        """Drop whatever was remembered of a game."""


def question(state: State, seat: int) -> Ask:
    """What the seat is asked; it must be asked something."""
    ask = ask_of(state, seat)
    if ask is None:
        raise ValueError(f"seat {seat + 1} is not being asked anything")
    return ask


def only_answer(ask: Ask) -> Choice:
    """The choice where there is none."""
    return Choice(ask.actions[0], [Alternative(ask.actions[0], 0.0, 0)])


class Random(Bot):
    """Any legal answer, all equally likely."""

    def choose(self, match: Any, state: State, seat: int, rng: Rng, budget: Budget) -> Choice:
        actions = question(state, seat).actions
        action = actions[rng.below(len(actions))]
        return Choice(action, [Alternative(action, 0.0, 0)])
