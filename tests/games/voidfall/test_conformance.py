"""The kernel's conformance kit on Voidfall: players, scenarios and options, and every house in a whole game.

The interpreted core plays one table of every player count, the compiled one every scenario and every pair of the other
options, and the nightly run the whole grid: every player count in every scenario with every such pair.
"""

from __future__ import annotations

import os

import pytest

from ludarium import core
from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.game import VoidfallMatch
from ludarium.kernel.conformance import check_game, option_sets
from ludarium.kernel.engine import Rng, advance, answer, random_answer
from ludarium.kernel.request import TableRequest
from ludarium.kernel.state import State

SETS = option_sets(GAME)
SCENARIOS = GAME.options[0].choices
GAMES = int(os.environ.get("LUDARIUM_GAMES", "1"))
"""The nightly run asks for more than one random game."""
PER_TABLE = (GAMES + 7) // 8
LARGEST_ASK = 120
HOUSES = [house.id for house in GAME.content()[1].houses]


def tables() -> dict[str, TableRequest]:
    """By name: what this run plays of the grid, and the first game."""
    if GAMES > 1:
        grid = [(seats, {**options, "scenario": at}) for seats in GAME.seats for at in SCENARIOS for options in SETS]
    elif core.compiled:
        grid = [(GAME.seats[number % 3], options) for number, options in enumerate(SETS)]
    else:
        grid = [(3, SETS[1]), (4, SETS[5])]
    found = {
        f"{seats}-{options['scenario']}-{i}": TableRequest.of(GAME.id, "competitive", seats, options)
        for i, (seats, options) in enumerate(grid)
    }
    for seats in GAME.seats if core.compiled else (2,):
        found[f"{seats}-tutorial"] = TableRequest.of(GAME.id, "tutorial", seats, SETS[0])
    return found


TABLES = tables()


@pytest.mark.parametrize("table", TABLES)
def test_the_kit_passes(table: str) -> None:
    """Conservation after every single answer included."""
    assert check_game(GAME, games=PER_TABLE, only=[TABLES[table]]).games == PER_TABLE


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


@pytest.mark.parametrize("house", range(0, 14, 1 if core.compiled else 7), ids=lambda house: HOUSES[house])
def test_every_house_plays_a_whole_game_with_both_origins(house: int) -> None:
    content = GAME.content()[1]
    name = HOUSES[house]
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
