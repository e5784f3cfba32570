"""A worker process: reads jobs, one JSON line each, and writes one line with the answer.

It is handed a position in which everything hidden from the bot's seat was dealt again; it never sees the true one.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ludarium import games
from ludarium.bots.levels import player
from ludarium.kernel.game import Match
from ludarium.table.lines import answer_lines


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot is asked: in which match, from which imagined position, for which seat."""

    game: str
    edition: str
    seats: int
    options: dict[str, str]
    pack: str
    """The folder of the content pack; "" for the game's own."""
    position: dict[str, Any]
    seat: int
    level: str
    seed: int


class Thought(msgspec.Struct, frozen=True, kw_only=True):
    """The answer, and what the bot thought of others: (action, value, visits), best first."""

    action: int = -1
    lines: list[tuple[int, float, int]] = []
    error: str = ""


@lru_cache(maxsize=32)
def _match(game: str, edition: str, seats: int, options: tuple[tuple[str, str], ...], pack: str) -> Match[Any]:
    return games.get(game).match(edition, seats, dict(options), Path(pack) if pack else None)


def think(job: Job) -> Thought:
    """Answer one job."""
    match = _match(job.game, job.edition, job.seats, tuple(sorted(job.options.items())), job.pack)
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
