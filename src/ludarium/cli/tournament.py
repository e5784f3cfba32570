"""`arena` and `balance`: the lab on the command line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ludarium.cli.session import Session
from ludarium.kernel.request import TableRequest
from ludarium.lab.commands import Desk, run_arena, run_balance
from ludarium.lab.jobs import Job, make_job


@dataclass(frozen=True)
class Place:
    """Where a run is played and stored: a Ray cluster or a number of local processes, and a folder."""

    out: Path
    workers: int = 0
    ray: str = ""


def show_arena(
    session: Session, wish: TableRequest, bots: str, games: int, seed: int, at: Place, *, as_json: bool
) -> int:
    """A tournament; 130 when it was stopped early."""
    return run_arena(_desk(session, at), _job(wish, bots, seed), games, at.workers, as_json=as_json)


def show_balance(session: Session, wish: TableRequest, bots: str, games: int, seed: int, at: Place) -> int:
    """Statistics of a game's content; 130 when they were stopped early."""
    return run_balance(_desk(session, at), _job(wish, bots, seed, features=True), games, at.workers)


def _desk(session: Session, at: Place) -> Desk:
    return Desk(session.out, session.err, session.say, at.out, at.ray)


def _job(wish: TableRequest, bots: str, seed: int, *, features: bool = False) -> Job:
    return make_job(wish, [name.strip() for name in bots.split(",")], seed=seed, features=features)
