"""A worker process: reads jobs, one JSON line each, and writes one line with the answer.

It is handed a position in which everything hidden from the bot's seat was dealt again; it never sees the true one.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ludarium import games
from ludarium.bots.levels import player
from ludarium.kernel.game import Dump
from ludarium.kernel.request import TableRequest
from ludarium.table.lines import answer_lines


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked: in which match, from which imagined position, for which seat."""

    table: TableRequest
    position: Dump
    seat: int
    level: str
    seed: int


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """The answer, and what the bot thought of others: (action, value, visits), best first."""

    action: int = -1
    lines: list[tuple[int, float, int]] = []
    error: str = ""


_match = lru_cache(maxsize=32)(games.resolve)


def think(job: Job) -> Thought:
    """Answer one job."""
    match = _match(job.table)
    state = match.load(job.position)
    at = player(job.level, job.seed)
    choice = at.bot.choose(match, state, job.seat, at.rng, at.budget)
    lines = [(line.action, line.value, line.visits) for line in choice.alternatives[:10]]
    return Thought(action=choice.action, lines=lines)


def reply(line: bytes) -> bytes:
    """The thought about a job, both as JSON."""
    try:
        thought = think(msgspec.json.decode(line, type=Job))
    except Exception as problem:
        thought = Thought(error=f"{type(problem).__name__}: {problem}")
    return msgspec.json.encode(thought)


if __name__ == "__main__":
    answer_lines(reply)
