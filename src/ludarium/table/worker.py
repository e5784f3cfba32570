"""A worker process: reads jobs, one JSON line each, and writes one line with the answer.

It is handed a position in which everything hidden from the bot's seat was dealt again; it never sees the true one.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ludarium import games
from ludarium.bots.advice import advise
from ludarium.bots.bot import Budget
from ludarium.bots.levels import player
from ludarium.bots.odds import scale_at
from ludarium.kernel.game import Dump
from ludarium.kernel.request import TableRequest
from ludarium.table.lines import answer_lines

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
    answers: int = 0
    """How many were given before, for the chances that advice names."""


class Line(msgspec.Struct, frozen=True):
    """One of the best answers with the choices after it, and the chance to win; see `bots.advice`."""

    plan: list[int]
    chance: float | None
    wide: float
    reasons: list[tuple[str, int, float]]
    """Part of the estimate, seat, points of the lead."""


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """The answer, and the advice that was asked for: best answers first, the first `even` of them equally good."""

    action: int = -1
    lines: list[Line] = []
    even: int = 0
    deals: int = 0
    error: str = ""


_match = lru_cache(maxsize=32)(games.resolve)


def think(job: Job) -> Thought:
    """Answer one job."""
    match = _match(job.table)
    state = match.load(job.position)
    at = player(job.level, job.seed)
    choice = at.bot.choose(match, state, job.seat, at.rng, at.budget)
    if not job.advise:
        return Thought(action=choice.action)
    scale = scale_at(job.table.game, match.seats, job.answers)
    advice = advise(match, state, job.seat, choice, at.rng, Budget(ADVICE_SECONDS), scale)
    lines = [
        Line(each.plan, each.chance, each.wide, [(why.part, why.seat, why.gain) for why in each.reasons])
        for each in advice.lines
    ]
    return Thought(action=choice.action, lines=lines, even=advice.even, deals=advice.deals)


def reply(line: bytes) -> bytes:
    """The thought about a job, both as JSON."""
    try:
        thought = think(msgspec.json.decode(line, type=Job))
    except Exception as problem:
        thought = Thought(error=f"{type(problem).__name__}: {problem}")
    return msgspec.json.encode(thought)


if __name__ == "__main__":
    answer_lines(reply)
