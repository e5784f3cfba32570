"""Advice for somebody who plays: the best answers, the chances they give, and why.

The answers a bot likes best are compared on the same re-dealt positions with the same luck, each followed by the
best-looking ones to the seat's next choices. The reason is what the parts of the estimate (`Match.worths`) differ in.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from ludarium.bots.bot import Budget, Choice, Watch, question
from ludarium.bots.judge import BY_ESTIMATE, Judge
from ludarium.bots.lookahead import best_looking, finish, give, settle, unseal
from ludarium.bots.rewards import chances, standing_with
from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import Rng, advance
from ludarium.kernel.state import State

CANDIDATES: Final = 8
"""So many answers are compared."""
SHOWN: Final = 3
DEALS: Final = 16
FOLLOW: Final = 2
"""So many of the seat's next choices follow an answer before it is judged."""
SURE: Final = 1.96
"""Standard errors within which 95 % of all averages are."""
EVEN: Final = 0.1
"""A smaller lead, in points, is no reason to prefer an answer."""
LEAST: Final = 0.15
"""A part that changes by fewer points is no reason."""
BESIDE: Final = 0.5
"""Further reasons are those that weigh at least this part of the first."""


class Reason:
    """What an answer brings that the others do not: a part of the estimate, whose, and how many points of the lead."""

    def __init__(self, part: str, seat: int, gain: float) -> None:
        self.part: Final = part
        self.seat: Final = seat
        self.gain: Final = gain


class Advised:
    """An answer, the choices that would follow it, the chance to win after them, half of its 95 % interval, and why.

    Nothing is said of the chance where nobody has measured how far a lead counts.
    """

    def __init__(self, plan: list[int], chance: float | None, wide: float, reasons: list[Reason]) -> None:
        self.plan: Final = plan
        self.chance: Final = chance
        self.wide: Final = wide
        self.reasons: Final = reasons


class Advice:
    """The best answers, best first; the first `even` of them are equally good as far as `deals` positions show."""

    def __init__(self, lines: list[Advised], even: int, deals: int) -> None:
        self.lines: Final = lines
        self.even: Final = even
        self.deals: Final = deals


class Trial:
    """An answer that is tried, position by position."""

    def __init__(self, action: int, seats: int) -> None:
        self.action: Final = action
        self.values: list[float] = []
        """The lead; of a game that is over first of all the result."""
        self.points: list[float] = []
        self.chances: list[float] = []
        self.worths: list[dict[str, list[float]]] = [{} for _ in range(seats)]
        """Each seat's estimate, part by part."""

    def learn(self, match: Any, s: State, seat: int, over: bool, scale: float | None, judge: Judge) -> None:
        points = judge.points(match, s)
        self.points.append(points[seat])
        self.values.append(standing_with(match, s, seat, over, points))
        if over:
            winners: list[int] = match.winners(s)
            self.chances.append(1.0 / len(winners) if seat in winners else 0.0)
        elif scale is not None:
            self.chances.append(chances(points, scale)[seat])
        before = len(self.values) - 1
        for other in range(len(self.worths)):
            known = self.worths[other]
            worths: dict[str, float] = match.worths(s, other)
            for part in worths:
                if part not in known:
                    known[part] = [0.0] * before
            for part, values in known.items():
                values.append(worths.get(part, 0.0))


def advise(
    match: Any,
    state: State,
    seat: int,
    choice: Choice,
    rng: Rng,
    budget: Budget,
    scale: float | None,
    judge: Judge = BY_ESTIMATE,
) -> Advice:
    """Advice to a seat about the question it is asked in a position as it may imagine it; a bot proposes the answers.

    `scale` is how far a lead counts at this stage (`odds.scale_in`). `state` is not changed.
    """
    ask = question(state, seat)
    judge = judge.asked(match, state)
    actions = [each.action for each in choice.alternatives[:CANDIDATES]]
    trials = at_once(match, state, seat, actions, rng, DEALS, scale, judge, budget)
    lines = [advised(match, state, ask, trials, at, rng, judge) for at in range(min(SHOWN, len(trials)))]
    even = 1
    while even < len(lines) and not is_ahead(trials[0].values, trials[even].values):
        even += 1
    return Advice(lines, even, len(trials[0].values))


def at_once(
    match: Any,
    state: State,
    seat: int,
    actions: list[int],
    rng: Rng,
    deals: int,
    scale: float | None,
    judge: Judge,
    budget: Budget | None = None,
) -> list[Trial]:
    """Answers judged at the end of the turn, in the same re-dealt positions with the same luck, best first. One deal is
    looked at whatever the budget says. `state` is not changed."""
    ask = question(state, seat)
    judge = judge.asked(match, state)
    trials = [Trial(action, match.seats) for action in actions]
    watch = None if budget is None else Watch(budget)
    for deal in range(deals):
        if watch is not None and deal > 0 and watch.over(deal):
            break
        dealt = match.determinise(state, seat, rng)
        unseal(dealt, seat)
        luck = rng.below(1 << 30)
        for trial in trials:
            s = dealt.clone()
            then = after(match, s, ask, trial.action, Rng(luck), judge)
            trial.learn(match, s, seat, then is None, scale, judge)
    trials.sort(key=value_of, reverse=True)
    return trials


def after(match: Any, s: State, ask: Ask, action: int, rng: Rng, judge: Judge) -> Ask | None:
    """Give an answer and the best-looking ones to the seat's next choices; returns what is asked then."""
    give(s, ask, action)
    then = settle(match, s, ask.seat, rng, judge)
    if then is None or then.seat != ask.seat:
        return then
    return finish(match, s, then, max(FOLLOW, judge.follow(match)), rng, judge)


def value_of(trial: Trial) -> float:
    return mean(trial.values)


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


def error(values: list[float]) -> float:
    """The standard error of the average; 0 for a single value, of which nothing is known."""
    count = len(values)
    if count < 2:
        return 0.0
    middle = mean(values)
    squares = 0.0
    for value in values:
        squares += (value - middle) * (value - middle)
    return sqrt(squares / (count - 1) / count)


def is_ahead(first: list[float], other: list[float]) -> bool:
    """Whether one answer is better than another beyond the noise, position by position.

    >>> is_ahead([3.0, 5.0, 4.0], [2.5, 4.5, 3.5]), is_ahead([3.0, 5.0, 4.0], [5.0, 2.0, 4.0])
    (True, False)
    """
    by = [first[at] - other[at] for at in range(len(first))]
    return mean(by) > max(EVEN, SURE * error(by))


def advised(match: Any, state: State, ask: Ask, trials: list[Trial], at: int, rng: Rng, judge: Judge) -> Advised:
    trial = trials[at]
    plan = [trial.action, *following(match, state, ask, trial.action, rng, judge)]
    reasons = reasons_for(trials, at, ask.seat) if len(trials) > 1 else []
    known = len(trial.chances) == len(trial.values)
    chance = mean(trial.chances) if known else None
    return Advised(plan, chance, SURE * error(trial.chances) if known else 0.0, reasons)


def following(match: Any, state: State, ask: Ask, action: int, rng: Rng, judge: Judge = BY_ESTIMATE) -> list[int]:
    """The seat's next choices, until chance or another seat decides or something is revealed: so far they are sure."""
    s = state.clone()
    unseal(s, ask.seat)
    found: list[int] = []
    then: Ask | None = ask
    while then is not None and then.seat == ask.seat and not then.sealed:
        before = s.clone()
        give(s, then, action)
        then = advance(s)
        if then is None or then.seat != ask.seat or match.sights.reveals(before, s):
            break
        action = then.actions[0]
        if len(then.actions) > 1:
            if len(found) == FOLLOW:
                break
            action = best_looking(match, s, then, rng, judge)
            found.append(action)
    return found


def reasons_for(trials: list[Trial], at: int, seat: int) -> list[Reason]:
    """What an answer brings beyond the average of the others, and last what it costs the seat; most important first."""
    own = trials[at]
    others = len(trials) - 1
    tries = len(own.values)
    gains: list[Reason] = []
    costs: list[Reason] = []
    for who in range(len(own.worths)):
        weight = 1.0 if who == seat else -1.0 / (len(own.worths) - 1)
        for part, worths in own.worths[who].items():
            rest = 0.0
            for trial in trials:
                if trial is not own:
                    rest += sum(trial.worths[who].get(part, []))
            gain = weight * (sum(worths) - rest / others) / tries
            if gain >= LEAST:
                gains.append(Reason(part, who, gain))
            elif who == seat and gain <= -LEAST:
                costs.append(Reason(part, who, gain))
    gains.sort(key=size_of, reverse=True)
    costs.sort(key=size_of, reverse=True)
    found = foremost(gains)
    if gains and costs and -costs[0].gain >= BESIDE * gains[0].gain:
        found.append(costs[0])
    return found


def foremost(gains: list[Reason]) -> list[Reason]:
    """The first reason, and the next if it is not much less."""
    return [reason for reason in gains[:2] if reason.gain >= BESIDE * gains[0].gain]


def size_of(reason: Reason) -> float:
    return reason.gain if reason.gain > 0.0 else -reason.gain
