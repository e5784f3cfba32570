"""Positions in which a good player knows the answer, and the bots that find it.

Each title has a file of them in `positions`: what is given in the words of the game, the answers a good player would
give, and why. The learned bot and the master find one of these answers where nothing else is said.
"""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludarium.bots.bot import Budget
from ludarium.bots.driver import ponder
from ludarium.bots.levels import player
from ludarium.kernel.engine import advance
from tests.games.dei.scenario import Scenario as Dei
from tests.games.voidfall.scenario import Scenario as Voidfall
from tests.games.xibalba.scenario import Scenario as Xibalba

SCENARIOS: dict[str, Any] = {"dei": Dei, "voidfall": Voidfall, "xibalba": Xibalba}
LEARNED, MASTER = BOTS = ("learned", "master")
SIMULATIONS = 1600 if "LUDARIUM_GAMES" in os.environ else 64
"""Of the master: nearly what it has time for in the nightly run, a moment in every other one."""
UNHURRIED = 100_000
"""Looks at answers: no clock decides what is found."""


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    why: str
    good: tuple[str, ...]
    beyond: tuple[str, ...] = ()
    """Bots that do not find it yet."""
    scene: str = ""
    """What the scenario is made with."""
    given: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    """Answers that lead to the question."""


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: tuple[Position, ...]


def positions(game: str) -> tuple[Position, ...]:
    file = Path(__file__).parent / "positions" / f"{game}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Page).position


def told(line: str) -> tuple[list[Any], dict[str, Any]]:
    """The words of a line as arguments: numbers as numbers, `name=value` by name."""
    plain: list[Any] = []
    named: dict[str, Any] = {}
    for word in shlex.split(line):
        name, sign, value = word.partition("=")
        if sign and " " not in word:
            named[name] = int(value) if value.lstrip("-").isdigit() else value
        else:
            plain.append(int(word) if word.lstrip("-").isdigit() else word)
    return plain, named


def laid_out(game: str, position: Position) -> Any:
    plain, named = told(position.scene)
    scene = SCENARIOS[game](*plain, **named)
    for line in position.given:
        (method, *rest), named = told(line)
        getattr(scene, method)(*rest, **named)
    scene.do(*position.played)
    return scene


def answered(game: str, position: Position, bot: str) -> str:
    scene = laid_out(game, position)
    ask = advance(scene.s)
    assert ask is not None
    offered = [scene.match.verbs.format(action) for action in ask.actions]
    assert {*position.good} <= {*offered}, offered
    at = player(bot, 1)
    at.budget = Budget(simulations=SIMULATIONS if bot == MASTER else UNHURRIED)
    return str(scene.match.verbs.format(ponder(scene.match, scene.s, ask, at).action))


@pytest.mark.parametrize(
    ("game", "position"),
    [
        pytest.param(game, position, id=f"{game}-{position.id}")
        for game in SCENARIOS
        for position in positions(game)
        if LEARNED not in position.beyond
    ],
)
def test_the_learned_bot_finds_what_a_good_player_knows(game: str, position: Position) -> None:
    assert answered(game, position, LEARNED) in position.good, position.why


@pytest.mark.parametrize("game", SCENARIOS)
def test_the_master_finds_it_too(game: str) -> None:
    known = [position for position in positions(game) if MASTER not in position.beyond]
    assert len(known) >= 10
    assert [position.id for position in known if answered(game, position, MASTER) not in position.good] == []


@pytest.mark.parametrize("game", SCENARIOS)
def test_every_position_has_an_answer_that_is_not_the_only_one(game: str) -> None:
    every = positions(game)
    assert len({position.id for position in every}) == len(every)
    for position in every:
        assert {*position.beyond} <= {*BOTS}
        scene = laid_out(game, position)
        ask = advance(scene.s)
        assert ask is not None
        offered = {scene.match.verbs.format(action) for action in ask.actions}
        assert {*position.good} < offered, position.id
