"""The kernel's conformance kit on D.E.I.: every edition and seat count with every pair of options.

The compiled core plays every option set with every edition once, with the seat counts in turn; the nightly run plays
the whole grid. The sources, which give the same records and are six times slower, play one table of every edition.
"""

from __future__ import annotations

import os

import pytest

from ludarium import core
from ludarium.games.dei import GAME
from ludarium.kernel.conformance import check_game, option_sets
from ludarium.kernel.engine import Rng, advance, answer, random_answer
from ludarium.kernel.request import TableRequest

SETS = option_sets(GAME)
GAMES = int(os.environ.get("LUDARIUM_GAMES", "1"))
"""Random games at each table; the nightly run asks for more."""
EDITIONS = [edition.id for edition in GAME.editions]
TABLES = [
    (edition, seats, number)
    for first, edition in enumerate(EDITIONS)
    for number in (range(len(SETS)) if core.compiled else [first + 1])
    for at, seats in enumerate(GAME.seats)
    if GAMES > 1 or at == (first + number) % len(GAME.seats)
]


@pytest.mark.parametrize(("edition", "seats", "number"), TABLES)
def test_the_kit_passes(edition: str, seats: int, number: int) -> None:
    report = check_game(GAME, games=GAMES, only=[TableRequest.of(GAME.id, edition, seats, SETS[number])])
    assert report.games == GAMES


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_made_or_lost_in_three_hundred_random_games(edition: str, seats: int) -> None:
    """DEI-SET-09 and the other sums, after every single answer; nine tables with 34 games each (interpreted with 6)."""
    for number in range(34 if core.compiled else 6):
        match = GAME.match(edition, seats, SETS[number % len(SETS)])
        state, rng = match.start(), Rng(number)
        while (ask := advance(state)) is not None:
            assert match.laws(state) == []
            answer(state, random_answer(ask, rng))
        assert match.laws(state) == []
        assert match.winners(state)
