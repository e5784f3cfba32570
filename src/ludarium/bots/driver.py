"""Bots at a table: the seat that is asked answers, until the game is over.

`run` plays on bare positions, fast, with chance drawn from the same committed seed as a recorded game; `drive` gives
the answers to a `Play`, which checks and records each. In both a bot gets a position re-dealt for its seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ludarium.bots.bot import Choice
from ludarium.bots.levels import Player, player
from ludarium.kernel.asks import Ask
from ludarium.kernel.chance import Dealer, seed_of
from ludarium.kernel.engine import advance, answer, asks, seal
from ludarium.kernel.errors import BrokenLaw
from ludarium.kernel.game import Match
from ludarium.kernel.play import Play
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import State

Listener = Callable[[int, Choice], None]
"""Hears the seat and choice of every answer that was one."""


@dataclass(frozen=True)
class Finished:
    """A finished game: the last position, and every answer as (seat, action)."""

    state: State
    scores: list[int]
    winners: list[int]
    answers: list[tuple[int, int]]

    def share(self, seat: int) -> float:
        """The part of the win a seat has: winners share."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def seated(names: Sequence[str], number: int, called: Callable[[str, int], Player] = player) -> list[Player]:
    """Players by name for the game with this number, each with a random stream of its own."""
    streams = [hashlib.sha256(f"ludarium bot {number} {seat}".encode()).digest() for seat in range(len(names))]
    return [called(name, int.from_bytes(stream[:4], "big")) for name, stream in zip(names, streams, strict=True)]


def ponder(match: Match[Any], state: State, ask: Ask, at: Player) -> Choice:
    """What a player answers, from nothing but what its seat may know; an illegal answer is an error of the bot."""
    imagined: Any = match.determinise(state, ask.seat, at.rng)
    choice = at.bot.choose(match, imagined, ask.seat, at.rng, at.budget)
    if choice.action not in ask.actions:
        raise BrokenLaw(f"{at.name} answers {choice.action}, which is not legal at {match.trace(state)}")
    return choice


def run(match: Match[Any], players: Sequence[Player], number: int, listen: Listener | None = None) -> Finished:
    """Play the game with this number to its end."""
    dealer = Dealer(seed_of(number))
    state: Any = match.start()
    answers: list[tuple[int, int]] = []
    chances = 0
    while (first := advance(state)) is not None:
        if first.seat == CHANCE:
            action = dealer.answer(first, chances)
            chances += 1
            answer(state, action)
            answers.append((CHANCE, action))
            continue
        for ask in asks(state):
            action = ask.actions[0]
            if len(ask.actions) > 1:
                choice = ponder(match, state, ask, players[ask.seat])
                action = choice.action
                if listen is not None:
                    listen(ask.seat, choice)
            if ask.sealed:
                seal(state, ask.seat, action)
            else:
                answer(state, action)
            answers.append((ask.seat, action))
    return Finished(state, match.scores(state), match.winners(state), answers)


def drive(play: Play, players: Sequence[Player]) -> None:
    """Play a recorded game to its end."""
    while asked := play.asks:
        ask = asked[0]
        choice = (
            ask.actions[0] if len(ask.actions) == 1 else ponder(play.match, play.state, ask, players[ask.seat]).action
        )
        play.do(ask.seat, choice)
