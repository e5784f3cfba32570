"""Games as numbers to learn from: what was counted after every choice, seat by seat, and how the game ended.

A game is played again from its answers. Its positions are those at a choice, re-dealt for the seat that chose last:
what that bot could have judged. Positions before the end of the burst are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludarium.kernel.engine import Rng, advance, answer, asks, seal
from ludarium.kernel.errors import SetupError
from ludarium.kernel.game import Match
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.traits import STAGES
from ludarium.lab.jobs import Row

Array = NDArray[Any]


@dataclass(frozen=True)
class Samples:
    """One line for each position and seat, relative to the average of all seats; games one after the other."""

    counts: Array
    """By line and trait."""
    leads: Array
    """What the estimate says: by line."""
    left: Array
    """The part of the game left, from 1 to 0: by line."""
    ends: Array
    """The points at the end: by line."""
    shares: Array
    """The part of the win beyond an even share: by line."""
    games: Array
    """Which game: by line; the lines of one seat in one game follow each other."""

    @property
    def size(self) -> int:
        return len(self.leads)

    def begins_with(self, other: Samples) -> bool:
        """Whether the first lines are those of others."""
        size = other.size
        same = self.counts[:size].shape == other.counts.shape and np.array_equal(self.leads[:size], other.leads)
        return same and np.array_equal(self.counts[:size], other.counts)

    def save(self, file: Path) -> None:
        np.savez_compressed(file, **vars(self))

    @classmethod
    def load(cls, file: Path) -> Samples:
        with np.load(file) as kept:
            return cls(**{name: kept[name] for name in kept.files})


def joined(parts: Sequence[Samples]) -> Samples:
    """Samples of several runs as one; games stay apart."""
    games, first = [], 0
    for part in parts:
        games.append(part.games + first)
        first = int(games[-1].max()) + 1
    rest = {
        name: np.concatenate([getattr(part, name) for part in parts])
        for name in ("counts", "leads", "left", "ends", "shares")
    }
    return Samples(games=np.concatenate(games), **rest)


def positions(match: Match[Any], row: Row) -> Iterator[Any]:
    """The positions of a game at each choice after its burst; where bots follow their turns, those at the ends of
    turns."""
    given = iter(row["given"])
    rng = Rng(row["seed"] & 0xFFFFFFFF)
    state = match.start()
    choices, last = 0, -1
    while (first := advance(state)) is not None:
        if first.seat == CHANCE:
            answer(state, next(given))
            continue
        for ask in asks(state):
            if len(ask.actions) > 1:
                if choices > row["burst"][1] and (ask.seat != last or not match.turn_choices):
                    yield match.determinise(state, last, rng)
                choices += 1
                last = ask.seat
            action = next(given)
            if ask.sealed:
                seal(state, ask.seat, action)
            else:
                answer(state, action)


def sampled(match: Match[Any], rows: Sequence[Row]) -> Samples:
    """The samples of these games. With two seats one of them says everything; with more, every other choice will do."""
    seats = match.seats
    shown = 1 if seats == 2 else seats
    counts: list[Array] = []
    figures: list[tuple[float, float, float, float, int]] = []
    blank = [0] * len(match.traits.every)
    for game, row in enumerate(rows):
        lines: list[list[tuple[float, float, float, float, int]]] = [[] for _ in range(shown)]
        cells: list[list[Array]] = [[] for _ in range(shown)]
        ends = [points - sum(row["scores"]) / seats for points in row["scores"]]
        shares = [(seat in row["winners"]) / len(row["winners"]) - 1 / seats for seat in range(seats)]
        for at, s in enumerate(positions(match, row)):
            if seats > 2 and at % 2:
                continue
            table = np.zeros((seats, len(blank)), np.float32)
            for seat in range(seats):
                counted = blank[:]
                match.count_traits(s, seat, counted)
                table[seat] = counted
            table -= table.mean(axis=0)
            estimate = match.foresee(s)
            middle, left = sum(estimate) / seats, match.time_left(s) / STAGES
            for seat in range(shown):
                cells[seat].append(table[seat].astype(np.float16))
                lines[seat].append((estimate[seat] - middle, left, ends[seat], shares[seat], game))
        for seat in range(shown):
            counts.extend(cells[seat])
            figures.extend(lines[seat])
    if not figures:
        raise SetupError(f"{len(rows)} games of {match.game.id} are too few to learn from")
    columns = np.array(figures, np.float64).T
    return Samples(np.stack(counts), columns[0], columns[1], columns[2], columns[3], columns[4].astype(np.int64))
