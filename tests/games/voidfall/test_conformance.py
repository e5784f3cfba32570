"""The kernel's conformance kit on Voidfall: players, scenarios and options, and every house in a whole game."""

from __future__ import annotations

import os

import pytest

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.game import VoidfallMatch
from ludarium.kernel.conformance import check_game, option_sets
from ludarium.kernel.engine import Rng, advance, answer, random_answer
from ludarium.kernel.state import State

SETS = option_sets(GAME)
GAMES = int(os.environ.get("LUDARIUM_GAMES", "1"))
"""Random games at each table; the nightly run asks for more."""
LARGEST_ASK = 120


@pytest.mark.parametrize("options", SETS, ids=[str(i) for i in range(len(SETS))])
def test_the_kit_passes(options: dict[str, str]) -> None:
    """Every option set, with the seat counts in turn."""
    seats = GAME.seats[SETS.index(options) % 3]
    report = check_game(GAME, games=GAMES, only=[("competitive", seats, options)])
    assert report.games == GAMES


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_kit_passes_on_the_first_game(seats: int) -> None:
    assert check_game(GAME, games=GAMES, only=[("tutorial", seats, SETS[0])]).games == GAMES


def eager(match: VoidfallMatch, state: State, rng: Rng) -> int:
    """Play to the end, mostly doing something rather than nothing; the size of the largest question."""
    done, largest = match.verbs.parse("done"), 0
    while (ask := advance(state)) is not None:
        largest = max(largest, len(ask.actions))
        action = random_answer(ask, rng)
        if action == done and len(ask.actions) > 1 and rng.below(8):
            action = ask.actions[rng.below(len(ask.actions) - 1)]
        answer(state, action)
        assert isinstance(match, VoidfallMatch)
        assert match.laws(state) == []  # type: ignore[arg-type]
    return largest


@pytest.mark.parametrize("house", range(14), ids=[house.id for house in GAME.content()[1].houses])
def test_every_house_plays_a_whole_game_with_both_origins(house: int) -> None:
    content = GAME.content()[1]
    name = content.houses[house].id
    scenario = next(s.id for s in content.scenarios[1:] if name not in s.fallen)
    for number in range(2):
        options = {"scenario": scenario, "houses": "turn-order", "origins": "turn-order"}
        match = GAME.match("competitive", 2 + (house + number) % 3, options)
        assert isinstance(match, VoidfallMatch)
        state, rng = match.start(), Rng(house * 2 + number)
        wanted = {match.verbs.parse(f"house {name}"), match.verbs.parse(f"origin {'ab'[number]}")}
        while state.cycle == 0:
            ask = advance(state)
            assert ask is not None
            chosen = [action for action in ask.actions if action in wanted]
            answer(state, chosen[0] if chosen else random_answer(ask, rng))
        assert name in [content.houses[h].id for h in state.houses]
        assert eager(match, state, rng) <= LARGEST_ASK
        assert match.winners(state)
