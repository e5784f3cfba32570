"""What an answer costs against another: both are given in the same re-dealt positions, and strong bots play on.

`advice` judges an answer at the end of the turn. That is quick and says nothing of how sure the judgement is. Here the
game goes on for some turns, with other deals and other luck every time, so the difference comes with an interval.
"""

from __future__ import annotations

from time import process_time
from typing import Any, Final

from ludarium.bots.advice import LEAST, SURE, Reason, Trial, error, foremost, mean, size_of, value_of
from ludarium.bots.bot import Bot, Budget, question
from ludarium.bots.judge import Judge
from ludarium.bots.lookahead import unseal
from ludarium.kernel.engine import Rng, advance, answer, asks, random_answer, seal
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import State

FARTHEST: Final = 400
"""The most answers that are played on."""
FEWEST: Final = 6
ONE_ANSWER: Final = Budget(0.5)


class Gap:
    """How far one answer is ahead of another: in the seat's own points and in its chance to win, with half of each 95 %
    interval. Nothing is said of the chance where nobody has measured how far a lead counts."""

    def __init__(self, first: Trial, other: Trial) -> None:
        points = differences(first.points, other.points)
        self.points: Final = mean(points)
        self.points_wide: Final = SURE * error(points)
        known = len(first.chances) == len(other.chances) == len(points)
        chances = differences(first.chances, other.chances) if known else []
        self.chance: Final = mean(chances) if known else None
        self.chance_wide: Final = SURE * error(chances)

    @property
    def sure(self) -> float:
        """The end of the interval nearer to nothing: of the chance, or of the points where it is not known."""
        if self.chance is None:
            return self.points - self.points_wide
        return self.chance - self.chance_wide


def sources(first: Trial, other: Trial, seat: int) -> list[Reason]:
    """Where the lead of an answer comes from: what it brings the seat or keeps from others, beyond the noise. Where
    nothing is, nobody can say why it is better."""
    gains: list[Reason] = []
    for who in range(len(first.worths)):
        weight = 1.0 if who == seat else -1.0 / (len(first.worths) - 1)
        for part, worths in first.worths[who].items():
            nothing = [0.0] * len(worths)
            by = differences(worths, other.worths[who].get(part, nothing))
            gain = weight * mean(by)
            if gain >= LEAST and gain > SURE * error(by):
                gains.append(Reason(part, who, gain))
    gains.sort(key=size_of, reverse=True)
    return foremost(gains)


def differences(first: list[float], other: list[float]) -> list[float]:
    return [first[at] - other[at] for at in range(len(first))]


def played_on(
    match: Any,
    state: State,
    seat: int,
    actions: list[int],
    rng: Rng,
    deals: int,
    turns: int,
    scale: float | None,
    judge: Judge,
    bot: Bot,
    seconds: float,
) -> list[Trial]:
    """Answers judged after so many further turns of the seat, best first; a bot plays all seats. A few deals are played
    in any case, and no more once the first answer is not ahead of the others any more. The seconds are processor time:
    on a busy machine it takes longer and says the same. `state` is not changed."""
    ask = question(state, seat)
    trials = [Trial(action, match.seats) for action in actions]
    end = process_time() + seconds
    for deal in range(deals):
        if deal >= FEWEST and (process_time() >= end or not leads(trials)):
            break
        dealt = match.determinise(state, seat, rng)
        unseal(dealt, seat)
        luck = rng.below(1 << 30)
        for trial in trials:
            s = dealt.clone()
            if ask.sealed:
                seal(s, seat, trial.action)
            else:
                answer(s, trial.action)
            over = play_on(match, s, seat, Rng(luck), turns, bot)
            trial.learn(match, s, seat, over, scale, judge)
    trials.sort(key=value_of, reverse=True)
    return trials


def leads(trials: list[Trial]) -> bool:
    """Whether the first answer is ahead of the others so far."""
    first = value_of(trials[0])
    for trial in trials[1:]:
        if value_of(trial) >= first:
            return False
    return True


def play_on(match: Any, s: State, seat: int, rng: Rng, turns: int, bot: Bot) -> bool:
    """Play until the seat is to begin another turn after `turns` of them, or to the end; whether that came."""
    left = turns + 1
    last = seat
    for _ in range(FARTHEST):
        ask = advance(s)
        if ask is None:
            return True
        if ask.seat == CHANCE:
            answer(s, random_answer(ask, rng))
            continue
        if ask.seat == seat and last != seat:
            left -= 1
            if left == 0:
                return False
        last = ask.seat
        for each in asks(s):
            action = each.actions[0]
            if len(each.actions) > 1:
                imagined = match.determinise(s, each.seat, rng)
                action = bot.choose(match, imagined, each.seat, rng, ONE_ANSWER).action
            if each.sealed:
                seal(s, each.seat, action)
            else:
                answer(s, action)
    return False
