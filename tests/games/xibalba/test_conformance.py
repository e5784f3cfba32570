"""The kernel's conformance kit on Xibalba: every seat count with every pair of options.

The compiled core plays every option set once, with the seat counts in turn; the nightly run plays the whole grid. The
sources, which are slower and give the same records, play one table of every seat count.
"""

from __future__ import annotations

import os

import pytest

from ludarium._compiled import mode
from ludarium.games.xibalba import GAME
from ludarium.kernel.conformance import check_game, option_sets
from ludarium.kernel.engine import Rng, advance, answer, random_answer
from ludarium.kernel.request import TableRequest

COMPILED = mode().compiled
SETS = option_sets(GAME)
GAMES = int(os.environ.get("LUDARIUM_GAMES", "1"))
"""Random games at each table; the nightly run asks for more."""
TABLES = [
    (seats, number)
    for at, seats in enumerate(GAME.seats)
    for number in (range(len(SETS)) if COMPILED else [at + 1])
    if GAMES > 1 or not COMPILED or at == number % len(GAME.seats)
]


@pytest.mark.parametrize(("seats", "number"), TABLES)
def test_the_kit_passes(seats: int, number: int) -> None:
    assert check_game(GAME, games=GAMES, only=[TableRequest.of(GAME.id, "de", seats, SETS[number])]).games == GAMES


@pytest.mark.rule("XIB-DCK-07")
@pytest.mark.parametrize("seats", GAME.seats)
def test_no_card_and_no_marker_is_lost_in_random_games(seats: int) -> None:
    """After every single answer, options in turn."""
    for number in range(20 if COMPILED else 6):
        match = GAME.match("de", seats, SETS[number % len(SETS)])
        state, rng = match.start(), Rng(number)
        while (ask := advance(state)) is not None:
            assert match.laws(state) == []
            answer(state, random_answer(ask, rng))
        assert match.laws(state) == []
        assert match.winners(state) == [state.winner]
