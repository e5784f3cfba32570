"""Ratings on one scale: what wins make of them, with two seats and with more, and how sure they are."""

from __future__ import annotations

import pytest

from ludarium.lab.scale import Meeting, fitted


def won(bots: str, seat: int, times: int) -> list[Meeting]:
    return [Meeting(tuple(bots), (seat,))] * times


def test_ten_wins_for_one_loss_are_400_points() -> None:
    a, b = fitted([*won("ab", 0, 1000), *won("ab", 1, 100)], "b")
    assert (a.name, b.name) == ("a", "b")
    assert a.rating == pytest.approx(1900, abs=3)
    assert (b.rating, b.low, b.high) == (1500, 1500, 1500)
    assert a.games == b.games == 1100


def test_bots_that_never_met_are_compared_through_others() -> None:
    games = [*won("ab", 0, 64), *won("ab", 1, 36), *won("bc", 0, 64), *won("bc", 1, 36)]
    rated = {each.name: each.rating for each in fitted(games, "c")}
    assert rated["a"] - rated["b"] == pytest.approx(rated["b"] - rated["c"], abs=3)
    assert rated["a"] == pytest.approx(1700, abs=5)


def test_among_four_equals_everybody_wins_one_in_four() -> None:
    games = [meeting for seat in range(4) for meeting in won("abbb", seat, 25)]
    assert {round(each.rating) for each in fitted(games, "b")} == {1500}


def test_a_shared_win_counts_in_part() -> None:
    assert fitted([Meeting(("a", "b"), (0, 1))] * 20, "b")[0].rating == pytest.approx(1500, abs=0.1)


def test_more_games_make_a_rating_surer() -> None:
    few, many = (fitted([*won("ab", 0, 3 * n), *won("ab", 1, 2 * n)], "b")[0] for n in (5, 50))
    assert few.low < many.low < many.rating < many.high < few.high


def test_a_bot_that_never_lost_has_a_rating_nobody_can_be_sure_of() -> None:
    best = fitted(won("ab", 0, 10), "b")[0]
    assert 1700 < best.rating < 3000
    assert best.low < 1600
