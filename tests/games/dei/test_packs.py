"""Cards that only a content pack can bring: gains for each cube, two colours on one card, nothing but copy."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.dei.packs import pack_with
from tests.games.dei.scenario import Scenario

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])


def playing(pack: Path, edition: str = "de") -> Scenario:
    game = Scenario(edition, content=pack)
    game.turn("ravagers")
    return game


@pytest.mark.rule("DEI-ADV-09", "DEI-ADV-13")
@EDITIONS
def test_a_gain_per_outpost_without_a_cube_is_not_offered_beside_another_gain(edition: str, tmp_path: Path) -> None:
    game = playing(pack_with(tmp_path, dei001='["per-outpost tactic: gain-supplies 2", "gain-technology 1"]'), edition)
    game.do("play dei001")
    assert game.legal() == ["gain technology amount=1", "done"]
    assert game.refused("gain supplies amount=2") == "DEI-ADV-13"


@pytest.mark.rule("DEI-ADV-09")
@pytest.mark.parametrize("cubes", [1, 2, 3])
def test_a_gain_per_outpost_comes_once_for_each_cube(cubes: int, tmp_path: Path) -> None:
    game = playing(pack_with(tmp_path, dei001='["per-outpost tactic: gain-supplies 2", "gain-supplies 1"]'))
    game.control("ravagers", red=cubes)
    game.do("play dei001", *["gain supplies amount=2"] * cubes)
    assert game.points("ravagers") == 2 * cubes
    assert game.refused("gain supplies amount=2") == "DEI-ADV-02"


@pytest.mark.rule("DEI-ADV-13")
def test_equal_gains_with_and_without_cubes_spend_the_one_that_works(tmp_path: Path) -> None:
    game = playing(pack_with(tmp_path, dei001='["per-outpost tactic: gain-supplies 2", "gain-supplies 2", "enlist"]'))
    game.do("play dei001", "gain supplies amount=2")
    assert game.points("ravagers") == 2
    assert game.refused("gain supplies amount=2") == "DEI-ADV-13"


TWO_COLOURS = '["per-outpost tactic: gain-supplies 2", "per-outpost logistic: gain-supplies 3"]'


@pytest.mark.rule("DEI-CDY-10")
@EDITIONS
@pytest.mark.parametrize(("first", "other"), [(2, 3), (3, 2)])
def test_the_outpost_boost_has_one_colour_on_a_card(edition: str, first: int, other: int, tmp_path: Path) -> None:
    game = playing(pack_with(tmp_path, dei001=TWO_COLOURS), edition)
    game.boost("ravagers", "outpost")
    game.do("play dei001", "boost outpost")
    assert game.allows("gain supplies amount=2")
    assert game.allows("gain supplies amount=3")
    game.do(f"gain supplies amount={first}")
    assert not game.top("Card") or not game.allows(f"gain supplies amount={other}")
    assert game.points("ravagers") == first


@pytest.mark.rule("DEI-CDY-10")
def test_the_other_colour_keeps_its_own_cubes(tmp_path: Path) -> None:
    game = playing(pack_with(tmp_path, dei001=TWO_COLOURS))
    game.control("ravagers", red=1, blue=1)
    game.boost("ravagers", "outpost")
    game.do("play dei001", "boost outpost", *["gain supplies amount=2"] * 2, "gain supplies amount=3")
    assert game.points("ravagers") == 7
    assert not game.top("Card")


@pytest.mark.rule("DEI-CDY-10")
def test_a_second_icon_of_the_same_colour_counts_the_boost_again(tmp_path: Path) -> None:
    game = playing(
        pack_with(tmp_path, dei001='["per-outpost tactic: gain-supplies 2", "per-outpost tactic: gain-supplies 3"]')
    )
    game.boost("ravagers", "outpost")
    game.do("play dei001", "boost outpost", "gain supplies amount=2", "gain supplies amount=3")
    assert game.points("ravagers") == 5


@pytest.mark.rule("DEI-CDY-10", "DEI-ADV-10")
def test_the_icon_of_all_outposts_leaves_the_colour_open(tmp_path: Path) -> None:
    game = playing(
        pack_with(tmp_path, dei001='["per-outpost all: gain-supplies 1", "per-outpost logistic: gain-supplies 3"]')
    )
    game.boost("ravagers", "outpost")
    game.do("play dei001", "boost outpost", "gain supplies amount=1", "gain supplies amount=3")
    assert game.points("ravagers") == 4


@pytest.mark.rule("DEI-CDY-10")
def test_the_next_card_knows_nothing_of_the_colour(tmp_path: Path) -> None:
    game = playing(pack_with(tmp_path, dei001=TWO_COLOURS, dei002=TWO_COLOURS))
    for _ in range(2):
        game.boost("ravagers", "outpost")
    game.do("play dei001", "boost outpost", "gain supplies amount=2")
    game.do("play dei002", "boost outpost", "gain supplies amount=3")
    assert game.points("ravagers") == 5


@pytest.mark.rule("DEI-CRD-17", "DEI-CRD-18")
@EDITIONS
@pytest.mark.parametrize("actions", ['["copy"]', '["copy", "copy"]', '["per-outpost all: copy"]'])
def test_a_card_that_shows_only_copy_cannot_be_copied(edition: str, actions: str, tmp_path: Path) -> None:
    game = playing(pack_with(tmp_path, dei001=actions, dei002='["copy", "gain-supplies 1"]'), edition)
    game.control("ravagers", red=1)
    game.do("play dei001")
    game.do("play dei002")
    assert game.legal() == ["gain supplies amount=1", "done"]
    assert game.refused("copy dei001") == "DEI-CRD-17"


@pytest.mark.rule("DEI-CRD-17")
def test_a_card_with_copy_and_something_else_is_copied(tmp_path: Path) -> None:
    game = playing(pack_with(tmp_path, dei001='["copy | gain-supplies 2"]', dei002='["copy"]'))
    game.do("play dei001", "gain supplies amount=2", "play dei002", "copy dei001")
    assert game.legal() == ["gain supplies amount=2", "done"]
