"""Every point on which the rulebooks differ has a title, and every reading a name, in three languages."""

import pytest

from ludarium import games
from ludarium.kernel.editions import Difference, compare

GAME = games.get("dei")


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("difference", compare(GAME.editions), ids=lambda difference: difference.field)
def test_a_difference_of_the_editions_can_be_read(difference: Difference, language: str) -> None:
    title = f"reading-{difference.field.replace('_', '-')}"
    assert GAME.catalogue.say(language, title)
    for value in difference.values:
        if isinstance(value, str):
            assert GAME.catalogue.say(language, f"{title}-{value}")
