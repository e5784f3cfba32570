"""`arena`, `balance` and `learn`: the lab on the command line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from ludarium import games
from ludarium.cli.session import Session
from ludarium.kernel.errors import SetupError
from ludarium.kernel.request import TableRequest
from ludarium.lab.commands import Desk, run_arena, run_balance, run_learn
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


def show_balance(
    session: Session, wish: TableRequest, bots: str, games: int, seed: int, at: Place, *, as_json: bool
) -> int:
    """Statistics of a game's content; 130 when they were stopped early."""
    job = _job(wish, bots, seed, features=True)
    return run_balance(_desk(session, at), job, games, at.workers, as_json=as_json)


def show_learn(
    session: Session, wish: TableRequest, rounds: int, count: int, seed: int, at: Place, *, publish: bool
) -> int:
    """Learning by self-play; 130 when it was stopped early. Without a wish all editions are learned together."""
    from ludarium.lab.learning import Plan

    game = games.get(wish.game)
    table = game.resolve(wish).request
    others = [] if wish.edition else [edition.id for edition in game.editions if edition.id != table.edition]
    into = _checkout(game.folder) if publish else None
    plan = Plan(table, (table.edition, *others), rounds, count, seed)
    return run_learn(_desk(session, at), plan, at.workers, into)


def _checkout(folder: Path) -> Path:
    for above in folder.parents:
        if (above / "docs" / "results").is_dir():
            return above
    raise SetupError("--publish needs a checkout of Ludarium, and the game is not in one")


def _desk(session: Session, at: Place) -> Desk:
    return Desk(session.out, session.err, session.say, at.out, at.ray)


def _job(wish: TableRequest, bots: str, seed: int, *, features: bool = False) -> Job:
    return make_job(wish, [name.strip() for name in bots.split(",")], seed=seed, features=features)
