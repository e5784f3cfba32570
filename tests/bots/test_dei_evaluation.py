"""How bots judge D.E.I.: supplies count once, the end is exact, and more of everything is better."""

from __future__ import annotations

from math import isfinite
from typing import Any

import pytest

from ludarium import games
from ludarium.bots.driver import run, seated
from ludarium.games.dei import estimate, packed
from ludarium.games.dei.card import Card
from ludarium.games.dei.icons import PER_ALL
from ludarium.games.dei.worths import card_worth
from ludarium.kernel.conformance import tables
from ludarium.kernel.engine import Rng, advance, answer, playout
from ludarium.kernel.request import TableRequest

GAME = games.get("dei")
TABLES = list(tables(GAME))[::7]


def positions(match: Any, seed: int) -> list[Any]:
    """Every position of a random game at which something is asked, and the last one."""
    s, rng = match.start(), Rng(seed)
    found = []
    while advance(s) is not None:
        found.append(s.clone())
        playout(s, rng, 1)
    return [*found, s]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_estimate_is_exact_at_the_end_and_finite_before(table: TableRequest) -> None:
    match: Any = GAME.resolve(table)
    every = positions(match, 3)
    assert match.estimate(every[-1]) == match.scores(every[-1])
    for s in every:
        estimate = match.estimate(s)
        assert len(estimate) == match.seats
        assert all(isfinite(points) for points in estimate)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_counted_is_not_counted_again(seats: int) -> None:
    match: Any = GAME.match(seats=seats)
    for seed in range(4):
        every = positions(match, seed)
        last, end = every[-2], every[-1]
        # Nothing but the last seat's turn is left, so what the others will have is known, prospects aside.
        for seat in last.order[:-1]:
            prospects = estimate.rounds_left(last) * estimate.prospects(last, seat)
            assert match.estimate(last)[seat] - prospects == pytest.approx(match.scores(end)[seat])


@pytest.mark.parametrize("more", ["score", "energy", "technology"])
def test_more_is_better(more: str) -> None:
    match: Any = GAME.match(seats=3)
    s = next(s for s in positions(match, 5) if s.round == 2)
    before = match.estimate(s)
    zone = getattr(s, more)
    setattr(s, more, type(zone)((zone[0], zone[1] + 1, zone[2])))
    after = match.estimate(s)
    assert after[1] > before[1]
    assert (after[0], after[2]) == (before[0], before[2])


def test_time_runs_out() -> None:
    match: Any = GAME.match(seats=2)
    left = [estimate.rounds_left(s) for s in positions(match, 1) if s.round]
    assert left[0] == 1
    assert left == sorted(left, reverse=True)
    assert 0 < left[-1] < 0.1


def test_icons_left_on_the_card_being_resolved_count_for_its_owner() -> None:
    match: Any = GAME.match(seats=3)
    s = next(s for s in positions(match, 5) if s.pool and isinstance(s.stack[-1], Card))
    seat = s.stack[-1].seat
    before = match.estimate(s)
    s.pool = []
    after = match.estimate(s)
    assert after[seat] < before[seat]
    assert [after[other] for other in range(3) if other != seat] == [
        before[other] for other in range(3) if other != seat
    ]


def test_cards_are_worth_what_their_icons_are() -> None:
    assert card_worth([packed.ICON_MOVE, packed.ICON_MOVE]) == 2 * card_worth([packed.ICON_MOVE])
    assert card_worth([packed.ICON_MOVE | packed.ICON_ENLIST]) == max(
        card_worth([packed.ICON_MOVE]), card_worth([packed.ICON_ENLIST])
    )
    assert card_worth([packed.ICON_MOVE_RED]) > card_worth([packed.ICON_MOVE])
    assert card_worth([packed.token(0, 0, 0, 0, 0, PER_ALL, packed.ICON_MOVE)]) > card_worth([packed.ICON_MOVE])


@pytest.mark.parametrize("edition", [edition.id for edition in GAME.editions])
def test_statistics_tell_the_turn_order_of_the_first_round(edition: str) -> None:
    match: Any = GAME.match(edition, 3)
    finished = run(match, seated(["random"] * 3, 6), 6)
    s = match.start()
    given = iter(finished.answers)
    while s.round == 0 and advance(s) is not None:
        answer(s, next(given)[1])
    told = [features["first-turn"] for features in match.features(finished.state, finished.answers)]
    assert told == [[str(s.order.index(seat) + 1)] for seat in range(3)]
