"""`tools/puzzles.py` takes no idea too often; with `--check` it keeps what the search finds again, and drops the rest.

Here nothing is searched."""

from __future__ import annotations

import msgspec
import pytest

from ludarium import games
from ludarium.kernel.levels import PUZZLE
from ludarium.kernel.starts import start_of
from tools import puzzles


def test_a_puzzle_stays_if_the_search_finds_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get("dei")
    one, other, third = [spot for spot in puzzles.kept(game) if spot.spotted.answer][:3]
    start = start_of(game, PUZZLE, one.stored.id)
    right = start.lines[0][1]
    assert one.spotted.answer != other.spotted.answer
    found = {puzzles.number_of(spot.stored.id): (right, 0.25) for spot in (one, other)}
    monkeypatch.setattr(puzzles, "clearly_best", lambda match, state, seat, seed: found.get(seed))
    monkeypatch.setattr(puzzles, "kept", lambda game: [one, other, third])
    written: list[list[puzzles.Spot]] = []
    monkeypatch.setattr(puzzles, "write", lambda game, spots: written.append(list(spots)))
    puzzles.check(game, "")
    assert [spot.stored for spot in written[-1]] == [one.stored]
    assert written[-1][0].spotted.worth == 0.25


def test_plans_that_differ_only_in_where_are_taken_twice_at_most() -> None:
    plan = next(spot for spot in puzzles.kept(games.get("dei")) if spot.idea == "play dei001 / collect / collect")
    found = puzzles.Collection([], 20, "proved")
    for at in range(3):
        lines = ["1 play dei001", f"1 collect r{at}", f"1 collect r{at}"]
        spot = plan._replace(stored=msgspec.structs.replace(plan.stored, id=f"p{at}-1", lines=lines))
        assert (found.take([spot]) is spot) == (at < puzzles.SAME)
