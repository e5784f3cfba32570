"""`sim`: random games at full speed, with the conservation laws looked at on the way."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from ludarium import games
from ludarium.cli.session import Session
from ludarium.cli.show import LABEL, plain_table
from ludarium.kernel.engine import Rng, advance, playout
from ludarium.kernel.game import Match
from ludarium.kernel.request import TableRequest
from ludarium.kernel.wording import Wording

LAWS_EVERY = 50
"""Answers between two looks at the laws; the time this takes is not counted."""
MOST_VIOLATIONS = 20


@dataclass
class Simulation:
    """Random games, and what they broke."""

    match: Match[Any]
    seed: int
    games: int = 0
    actions: int = 0
    seconds: float = 0.0
    violations: list[str] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.points = [0] * self.match.seats
        self.wins = [0.0] * self.match.seats

    def run(self, count: int) -> Iterator[None]:
        """Play, yielding after each game so that the caller can show progress."""
        for seed in range(self.seed, self.seed + count):
            if len(self.violations) == MOST_VIOLATIONS:
                return
            try:
                self._game(seed)
            except Exception as problem:
                self._broken(seed, f"the game stopped with {type(problem).__name__}: {problem}")
            self.games += 1
            yield

    def _game(self, seed: int) -> None:
        match, rng = self.match, Rng(seed)
        state = match.start()
        given = 0
        while True:
            started = time.perf_counter()
            now = playout(state, rng, LAWS_EVERY)
            over = advance(state) is None
            self.seconds += time.perf_counter() - started
            self.actions += now
            given += now
            for law in match.laws(state):
                return self._broken(seed, f"{law} (after {given} answers)")
            if over:
                break
            if given > match.longest:
                return self._broken(seed, f"the game is not over after {match.longest} answers")
        winners = match.winners(state)
        for seat, points in enumerate(match.scores(state)):
            self.points[seat] += points
            self.wins[seat] += (seat in winners) / len(winners)
        return None

    def _broken(self, seed: int, what: str) -> None:
        self.violations.append(f"seed {seed}: {what}")

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.match.game.id,
            "edition": self.match.edition.id,
            "seats": self.match.seats,
            "games": self.games,
            "actions": self.actions,
            "seconds": round(self.seconds, 3),
            "violations": self.violations,
        }


def show_sim(session: Session, wish: TableRequest, count: int, seed: int, *, as_json: bool) -> int:
    """Play random games; 1 when a law is broken."""
    simulation = Simulation(games.resolve(wish), seed)
    if as_json:
        for _ in simulation.run(count):
            pass
        session.json(simulation.as_json())
    else:
        with session.progress(session.say("cli-sim-bar", game=simulation.match.game.title), count, after=2.0) as step:
            for _ in simulation.run(count):
                step()
        _print_simulation(session, simulation)
    for violation in simulation.violations:
        session.err.print(f"ludarium: {violation}", soft_wrap=True)
    return 1 if simulation.violations else 0


def _print_simulation(session: Session, simulation: Simulation) -> None:
    words = Wording(simulation.match, session.language)
    session.line(words.table(), style="bold")
    seconds = max(simulation.seconds, 1e-9)
    session.line(
        session.say(
            "cli-sim-speed",
            games=simulation.games,
            actions=simulation.actions,
            seconds=round(simulation.seconds, 2),
            rate=round(simulation.actions / seconds),
            each=round(simulation.games / seconds),
        )
    )
    table = plain_table()
    table.add_column()
    for column in ("points", "wins"):
        table.add_column(session.say(f"cli-column-{column}"), justify="right")
    for seat in range(simulation.match.seats):
        points, wins = simulation.points[seat] / simulation.games, simulation.wins[seat] / simulation.games
        table.add_row(Text(words.seat(seat), style=LABEL), f"{points:.1f}", f"{wins:.1%}")
    session.out.print(table)
    if not simulation.violations:
        session.line(session.say("cli-sim-held"), style="green")
