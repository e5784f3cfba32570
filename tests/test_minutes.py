"""Guided games and levels are neither too short nor too long; `python -m tools.minutes` prints how long each takes."""

from __future__ import annotations

import pytest

from ludarium import games
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.lessons import lesson_of
from ludarium.kernel.levels import course_of
from tools.minutes import LEAST, LEVEL_LEAST, LEVEL_MOST, MOST, minutes, minutes_of_level

TITLES = ("dei", "xibalba", "voidfall")


@pytest.mark.parametrize("title", TITLES)
def test_a_guided_game_takes_a_newcomer_fifteen_to_twenty_five_minutes_in_each_language(title: str) -> None:
    lesson = lesson_of(games.get(title))
    assert lesson is not None
    found = minutes(lesson)
    assert set(found) == set(LANGUAGES)
    assert all(LEAST <= round(each) <= MOST for each in found.values()), found
    assert max(found.values()) <= lesson.minutes, "no longer than the page says"


@pytest.mark.parametrize("title", TITLES)
def test_a_level_takes_two_to_five_minutes(title: str) -> None:
    game = games.get(title)
    for level in course_of(game).levels:
        found = minutes_of_level(game, level).values()
        assert round(min(found), 1) >= LEVEL_LEAST, level.id
        assert round(max(found), 1) <= LEVEL_MOST, level.id
