"""`arena` and `balance`: the lab on the command line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ludarium.cli.menu import Setup
from ludarium.cli.session import Session
from ludarium.kernel.editions import parse_wishes
from ludarium.lab.commands import Desk, run_arena, run_balance
from ludarium.lab.jobs import Job, make_job


@dataclass(frozen=True)
class Place:
    """Where a run is played and its results lie: a Ray cluster or so many processes of this machine, and a folder."""

    out: Path
    workers: int = 0
    ray: str = ""


def show_arena(session: Session, setup: Setup, bots: str, games: int, seed: int, at: Place, *, as_json: bool) -> int:
    """A tournament; 130 when it was stopped early."""
    return run_arena(_desk(session, at), _job(setup, bots, seed), games, at.workers, as_json=as_json)


def show_balance(session: Session, setup: Setup, bots: str, games: int, seed: int, at: Place) -> int:
    """Statistics of a game's content; 130 when they were stopped early."""
    return run_balance(_desk(session, at), _job(setup, bots, seed, features=True), games, at.workers)


def _desk(session: Session, at: Place) -> Desk:
    return Desk(session.out, session.err, session.say, at.out, at.ray)


def _job(setup: Setup, bots: str, seed: int, *, features: bool = False) -> Job:
    return make_job(
        setup.game,
        [name.strip() for name in bots.split(",")],
        edition=setup.edition,
        seats=setup.seats,
        options=parse_wishes(setup.options),
        content=setup.content,
        seed=seed,
        features=features,
    )
