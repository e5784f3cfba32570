"""`arena` and `balance`: the lab on the command line."""

from __future__ import annotations

from pathlib import Path

from ludarium.cli.menu import Setup
from ludarium.cli.session import Session
from ludarium.kernel.editions import parse_wishes
from ludarium.lab.commands import Desk, run_arena, run_balance
from ludarium.lab.jobs import Job, make_job


def show_arena(
    session: Session, setup: Setup, bots: str, games: int, seed: int, workers: int, out: Path, *, as_json: bool
) -> int:
    """A tournament; 130 when it was stopped early."""
    return run_arena(_desk(session, out), _job(setup, bots, seed), games, workers, as_json=as_json)


def show_balance(session: Session, setup: Setup, bots: str, games: int, seed: int, workers: int, out: Path) -> int:
    """Statistics of a game's content; 130 when they were stopped early."""
    return run_balance(_desk(session, out), _job(setup, bots, seed, features=True), games, workers)


def _desk(session: Session, out: Path) -> Desk:
    return Desk(session.out, session.err, session.say, out)


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
