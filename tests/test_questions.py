"""The positions that the browser opens show every kind of question there is."""

from __future__ import annotations

import pytest

from ludarium import games
from tests.questions import DRAWN, GAMES, declared, exemplified, kinds_in, met_in, paths_of, positions

UNMET = {"strike"}
"""The void draws among equal targets, which no recorded game has."""


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_question_is_opened(name: str) -> None:
    game, chosen = games.get(name), positions(name)
    found = [each for path in paths_of(name) for each in met_in(game, path)]
    asked = [each for each in found if each.position.seat >= 0] + list(exemplified(game))
    opened = {kind for position in chosen for kind in position.kinds}
    again = f"run `python -m tests.questions {name}`"
    assert opened == kinds_in(asked), again
    assert {part for kind in opened for part in kind} == declared(game) - DRAWN[name], again
    there = [each.position for each in asked if each.position.kinds in [position.kinds for position in chosen]]
    assert [position for position in chosen if position not in there] == [], again
    drawn = {part for kind in kinds_in(each for each in found if each.position.seat < 0) for part in kind}
    assert DRAWN[name] - drawn <= UNMET
