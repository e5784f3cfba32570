"""What a position is worth to each seat: shares of the win at the end, estimated chances before it.

Rewards are between 0 and 1 and add up to 1. A finished game gives each winner an equal share; a small part goes by the
points, so that a bot that cannot win still plays for a good place, and one that wins anyway wins clearly. An unfinished
game is turned into chances: a lead of one `scale` of points makes a seat e times as likely to win as the other.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final

from ludarium.bots.judge import BY_ESTIMATE, Judge
from ludarium.kernel.state import State

BY_POINTS: Final = 0.1
"""The part of a finished game's reward that goes by points."""

WON: Final = 1e6
"""What winning adds to a lead in points: more than any game has."""


def chances(points: list[float], scale: float) -> list[float]:
    """Estimated points as chances to win.

    >>> [round(chance, 2) for chance in chances([12.0, 10.0], 2.0)]
    [0.73, 0.27]
    """
    most = points[0]
    for own in points:
        if own > most:
            most = own
    shares: list[float] = []
    total = 0.0
    for own in points:
        share = exp((own - most) / scale)
        shares.append(share)
        total += share
    for seat in range(len(shares)):
        shares[seat] /= total
    return shares


def final_rewards(match: Any, s: State, scale: float) -> list[float]:
    """The rewards of a finished game."""
    winners: list[int] = match.winners(s)
    estimate: list[float] = match.estimate(s)
    rewards = chances(estimate, scale)
    for seat in range(len(rewards)):
        rewards[seat] *= BY_POINTS
    for seat in winners:
        rewards[seat] += (1.0 - BY_POINTS) / len(winners)
    return rewards


def lead(points: list[float], seat: int) -> float:
    """How far a seat is ahead of the others: of the best of them as much as of their average.

    >>> lead([7.0, 5.0, 1.0], 0)
    3.0
    """
    most = -1e18
    total = 0.0
    for other in range(len(points)):
        if other != seat:
            total += points[other]
            if points[other] > most:
                most = points[other]
    if len(points) == 1:
        return points[seat]
    return points[seat] - (most + total / (len(points) - 1)) / 2.0


def standing(match: Any, s: State, seat: int, over: bool, judge: Judge = BY_ESTIMATE) -> float:
    """The lead of a seat in points; a game that is over counts for its result first."""
    return standing_with(match, s, seat, over, judge.points(match, s))


def standing_with(match: Any, s: State, seat: int, over: bool, points: list[float]) -> float:
    """The same where the points are known already."""
    value = lead(points, seat)
    if over:
        winners: list[int] = match.winners(s)
        if seat in winners:
            value += WON / len(winners)
        else:
            value -= WON
    return value
