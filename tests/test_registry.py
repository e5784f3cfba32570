"""Games are found by name; every registered game has honest citations and complete words."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ludarium import games
from ludarium.kernel.citations import cited_rules
from ludarium.kernel.errors import UnknownEdition, UnknownGame
from ludarium.kernel.wording import wording_gaps

ROOT = Path(__file__).resolve().parents[1]


def test_outside_games_are_found_by_entry_point() -> None:
    assert "regatta" in games.names()
    assert games.get("regatta") is games.get("regatta")


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; the games are: .*regatta"):
        games.get("chess")


def test_an_unknown_edition_is_named() -> None:
    with pytest.raises(UnknownEdition, match="regatta has no edition 'third'; its editions are: first, second"):
        games.get("regatta").match("third")


def test_an_entry_point_that_is_no_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = EntryPoint("odd", "math:pi", games.GROUP)
    monkeypatch.setattr(games, "_outside", lambda: {"odd": wrong})
    with pytest.raises(TypeError, match=r"the entry point 'odd' of ludarium\.games is not a Game"):
        games.get("odd")


@pytest.fixture(scope="module")
def cited() -> set[str]:
    """The rules that tests of any game cite; reading all tests takes a second."""
    return cited_rules([ROOT / "tests", *(ROOT / "examples").glob("*/tests")])


@pytest.mark.parametrize("name", games.names())
def test_every_implemented_rule_has_a_test_and_every_cited_rule_exists(name: str, cited: set[str]) -> None:
    coverage = games.get(name).rules.coverage(name, cited)
    assert coverage.untested == ()
    assert coverage.unknown == ()


@pytest.mark.parametrize("name", games.names())
def test_every_language_says_everything(name: str) -> None:
    game = games.get(name)
    assert wording_gaps(game.match(), game.catalogue) == []


@pytest.mark.parametrize("name", games.names())
def test_the_fingerprint_of_former_days_belongs_to_the_content_of_today(name: str) -> None:
    pack, _ = games.get(name).content()
    assert pack.about.formerly == {} or pack.hash in pack.about.formerly.values()
