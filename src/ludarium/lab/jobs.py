"""What a run of the lab plays: a table, bots, and a rule that gives every game number its seed and its seating.

The same number always means the same game, so games can be played in any order, on any process, once each, and a run
that was stopped is taken up again. Seats rotate under one seed until everybody has sat everywhere (paired seeds); with
more bots than seats, every selection of them meets under that seed as well.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import time
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import Any

import msgspec
from msgspec.structs import replace

from ludarium import __version__, games
from ludarium.bots.bot import Budget
from ludarium.bots.driver import run, seated
from ludarium.bots.levels import OneStep, Player, player
from ludarium.bots.mcts import Mcts
from ludarium.bots.weights import Weights
from ludarium.kernel.errors import SetupError
from ludarium.kernel.request import TableRequest
from ludarium.lab.bursts import Burst

LOOKS = 1_000_000_000
"""What a bot that does not search may look at for one answer: never reached. A clock would let a busy machine cut short
what it sees, and results must not depend on the machine."""

Row = dict[str, Any]
"""One finished game as a line of a result file."""


class Job(msgspec.Struct, frozen=True, dict=True, omit_defaults=True):
    """A run's description, made of JSON values: it crosses processes and heads the result file."""

    table: TableRequest
    """With nothing left open."""
    rules: int
    pack: str
    """The hash of the content pack."""
    bots: tuple[str, ...]
    seed: int
    features: bool
    """Whether the rows say what each seat had and did."""
    version: str
    explore: bool = False
    """Whether every game has a burst of random answers, and the rows say what was answered: games to learn from."""
    contenders: dict[str, Weights] = {}
    """Bots that nobody else knows, by name: what `learned` would be with these weights."""

    def header(self) -> dict[str, Any]:
        """The first line of a result file."""
        header: dict[str, Any] = msgspec.to_builtins(self)
        return header

    @classmethod
    def of(cls, header: Mapping[str, Any]) -> Job:
        """The job of such a line; another is a msgspec.ValidationError."""
        return msgspec.convert(header, cls)

    @property
    def seats(self) -> int:
        assert self.table.seats is not None
        return self.table.seats

    @property
    def name(self) -> str:
        """A file name that the same run always has."""
        digest = hashlib.sha256(json.dumps(self.header(), sort_keys=True).encode()).hexdigest()
        kind = "balance" if self.features else "games" if self.explore else "arena"
        return f"{kind}-{self.table.game}-{digest[:10]}"

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Who meets: every selection of the bots that fills the seats; too few bots take the seats in turn."""
        if len(self.bots) > self.seats:
            return list(itertools.combinations(self.bots, self.seats))
        return [tuple(itertools.islice(itertools.cycle(self.bots), self.seats))]

    @cached_property
    def seatings(self) -> list[tuple[str, ...]]:
        """Every line-up with every rotation of its seats that is another seating: equal bots meet once."""
        rotated = [(*line_up[turn:], *line_up[:turn]) for line_up in self.line_ups for turn in range(self.seats)]
        return list(dict.fromkeys(rotated))

    def seating(self, number: int) -> tuple[int, list[str]]:
        """The seed of a game and the bot of every seat."""
        pair, turn = divmod(number, len(self.seatings))
        return self.seed + pair, list(self.seatings[turn])

    def player(self, name: str, seed: int) -> Player:
        """A contender of this run, or the player that everybody knows by this name."""
        weights = self.contenders.get(name)
        if weights is not None:
            return Player(name, OneStep(weights.judge(resolved(self.table))), Budget(simulations=LOOKS), seed)
        found = player(name, seed)
        given = found.budget
        searches = isinstance(found.bot, Mcts)
        found.budget = Budget(given.seconds, given.simulations, worked=True) if searches else Budget(simulations=LOOKS)
        return found

    def play(self, number: int) -> Row:
        """Play one game."""
        match, (seed, names) = resolved(self.table), self.seating(number)
        started = time.perf_counter()
        players = seated(names, seed, self.player)
        burst = Burst.of(seed, match.longest)
        finished = run(match, burst.shared(players) if self.explore else players, seed)
        row: Row = {
            "number": number,
            "seed": seed,
            "bots": names,
            "scores": finished.scores,
            "winners": finished.winners,
            "answers": len(finished.answers),
            "seconds": round(time.perf_counter() - started, 3),
        }
        if self.features:
            row["features"] = match.features(finished.state, finished.answers)
        if self.explore:
            row["given"] = [action for _, action in finished.answers]
            row["burst"] = [burst.first, burst.last]
        return row


resolved = cache(games.resolve)


def make_job(
    request: TableRequest,
    bots: Sequence[str],
    *,
    seed: int = 0,
    features: bool = False,
    explore: bool = False,
    contenders: Mapping[str, Weights] | None = None,
) -> Job:
    """A job from what a person asks for; anything that does not exist is a SetupError."""
    if not bots:
        raise SetupError("a tournament needs bots, such as --bots mcts:400,greedy")
    known = dict(contenders or {})
    for name in bots:
        if name not in known:
            player(name)
    if request.seats is None and len(bots) in games.get(request.game).seats:
        request = replace(request, seats=len(bots))
    match = games.resolve(request)
    return Job(
        table=match.request,
        rules=match.game.version,
        pack=match.pack.hash,
        bots=tuple(bots),
        seed=seed,
        features=features,
        version=__version__,
        explore=explore,
        contenders=known,
    )
