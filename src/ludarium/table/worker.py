"""A worker process: reads jobs, one JSON line each, and writes one line with the answer.

It is handed a position in which everything hidden from the bot's seat was dealt again; it never sees the true one.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from ludarium import games
from ludarium.bots.advice import advise, at_once, following, mean
from ludarium.bots.bot import Budget, question
from ludarium.bots.learned import Learned
from ludarium.bots.levels import OneStep, player
from ludarium.bots.odds import scale_in
from ludarium.bots.weighing import Gap, played_on, sources
from ludarium.kernel.engine import Rng
from ludarium.kernel.game import Dump, Match
from ludarium.kernel.request import TableRequest
from ludarium.kernel.state import State
from ludarium.table.lines import answer_lines

COMPARED, FIRST_DEALS = 6, 4
"""So many answers are compared with one that was given, at a first look in so many positions."""
DEALS, TURNS = 24, 2
"""In so many positions, and for so many turns, an answer is played on."""
PLAYED_SECONDS = 4.0
"""So much processor time that takes at most."""
ADVICE_SECONDS = 1.0
"""So long a bot may compare its best answers for somebody who wants a hint."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked: in which match, from which imagined position, for which seat."""

    table: TableRequest
    position: Dump
    seat: int
    level: str
    seed: int
    advise: bool = False
    """Whether a person wants to know more than the bot's answer."""
    played: int = -1
    """An answer that was given, of which somebody wants to know what it cost."""
    against: int = -1
    """The answer to play it against; without it the best one is looked for."""


class Line(msgspec.Struct, frozen=True):
    """One of the best answers with the choices after it, and the chance to win; see `bots.advice`."""

    plan: list[int]
    chance: float | None
    wide: float
    reasons: list[tuple[str, int, float]]
    """Part of the estimate, seat, points of the lead."""


class Cost(msgspec.Struct, frozen=True):
    """How far an answer is behind another: in points, and the chances after each, with half of the 95 % intervals."""

    points: float
    points_wide: float
    chances: tuple[float, float] | None
    chance_wide: float


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """The answer, and the advice that was asked for: best answers first, the first `even` of them equally good."""

    action: int = -1
    lines: list[Line] = []
    even: int = 0
    deals: int = 0
    gap: Cost | None = None
    """What an answer cost that was given, against `action`."""
    error: str = ""


_match = lru_cache(maxsize=32)(games.resolve)


def think(job: Job) -> Thought:
    """Answer one job."""
    match = _match(job.table)
    state = match.load(job.position)
    if job.played >= 0:
        return weigh(job, match, state)
    at = player(job.level, job.seed)
    choice = at.bot.choose(match, state, job.seat, at.rng, at.budget)
    if not job.advise:
        return Thought(action=choice.action)
    judge = Learned()
    scale = scale_in(match, state)
    advice = advise(match, state, job.seat, choice, at.rng, Budget(ADVICE_SECONDS), scale, judge)
    lines = [
        Line(each.plan, each.chance, each.wide, [(why.part, why.seat, why.gain) for why in each.reasons])
        for each in advice.lines
    ]
    return Thought(action=choice.action, lines=lines, even=advice.even, deals=advice.deals)


def weigh(job: Job, match: Match[Any], state: State) -> Thought:
    """What an answer that was given cost: at a first look against the best ones, then against one of them."""
    judge, rng = Learned(), Rng(job.seed)
    bot = OneStep(judge)
    scale = scale_in(match, state)
    if job.against < 0:
        liked = bot.choose(match, state, job.seat, rng, Budget(ADVICE_SECONDS)).alternatives[:COMPARED]
        actions = [*{job.played: 0, **{each.action: 0 for each in liked}}]
        trials = at_once(match, state, job.seat, actions, rng, FIRST_DEALS, scale, judge)
    else:
        pair = [job.against, job.played]
        trials = played_on(match, state, job.seat, pair, rng, DEALS, TURNS, scale, judge, bot, PLAYED_SECONDS)
    action = trials[0].action if job.against < 0 else job.against
    best = next(at for at, trial in enumerate(trials) if trial.action == action)
    own = next(trial for trial in trials if trial.action == job.played)
    gap = Gap(trials[best], own)
    chances = None if gap.chance is None else (mean(own.chances), mean(trials[best].chances))
    ask = question(state, job.seat)
    plan = [action, *following(match, state, ask, action, rng, judge)] if job.against >= 0 else [action]
    why = [(each.part, each.seat, each.gain) for each in sources(trials[best], own, job.seat)]
    line = Line(plan, None, 0.0, why)
    cost = Cost(gap.points, gap.points_wide, chances, gap.chance_wide)
    return Thought(action=action, lines=[line], deals=len(own.values), gap=cost)


def reply(line: bytes) -> bytes:
    """The thought about a job, both as JSON."""
    try:
        thought = think(msgspec.json.decode(line, type=Job))
    except Exception as problem:
        thought = Thought(error=f"{type(problem).__name__}: {problem}")
    return msgspec.json.encode(thought)


if __name__ == "__main__":
    answer_lines(reply)
