"""MAJ: strength and majority."""

from __future__ import annotations

import pytest

from tests.games.dei.scenario import Scenario


@pytest.mark.rule("DEI-MAJ-01")
def test_the_strictly_strongest_has_the_majority() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("ravagers", here, scrappers=3)
    game.put("farm-z", here, scrappers=2)
    assert game.holder(here) == "ravagers"


@pytest.mark.rule("DEI-MAJ-02")
def test_every_figure_counts_one_and_z_13_three() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("farm-z", here, scrappers=1, champion=True)
    game.put("auxilia", here, scrappers=3)
    assert (game.strength("farm-z", here), game.strength("auxilia", here)) == (4, 3)
    assert game.holder(here) == "farm-z"
    game.put("ravagers", there, scrappers=1, champion=True)
    assert game.strength("ravagers", there) == 2


@pytest.mark.rule("DEI-MAJ-03")
def test_learned_feats_add_strength() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("ravagers", here, scrappers=1, refuges=1)
    assert game.strength("ravagers", here) == 1
    game.learn("ravagers", "fortress")
    assert game.strength("ravagers", here) == 3


@pytest.mark.rule("DEI-MAJ-04")
@pytest.mark.parametrize("edition", ["de", "en", "it"])
def test_a_bonus_needs_a_figure_in_the_region(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("ravagers", "fortress")
    game.put("ravagers", here, refuges=1)
    assert game.strength("ravagers", here) == 0
    game.put("ravagers", there, champion=True, refuges=1)
    assert game.strength("ravagers", there) == 3


@pytest.mark.rule("DEI-MAJ-05")
@pytest.mark.rule("DEI-MAJ-06")
def test_a_tie_at_the_top_leaves_nobody_and_a_tie_below_does_not_matter() -> None:
    game = Scenario()
    here, there = game.street()
    for faction, number in (("ravagers", 2), ("farm-z", 2), ("auxilia", 1)):
        game.put(faction, here, number)
    assert game.holder(here) == ""
    for faction, number in (("ravagers", 3), ("farm-z", 2), ("auxilia", 2)):
        game.put(faction, there, number)
    assert game.holder(there) == "ravagers"


@pytest.mark.rule("DEI-MAJ-07")
def test_one_figure_alone_is_a_majority() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", "move")
    game.do(f"move {here} {there} scrappers=1")
    assert game.holder(there) == "ravagers"


@pytest.mark.rule("DEI-MAJ-08")
@pytest.mark.parametrize("edition", ["de", "en", "it"])
def test_buildings_alone_hold_nothing(edition: str) -> None:
    game = Scenario(edition)
    game.learn("ravagers", "fortress")
    post = game.outposts("red")[0]
    game.put("ravagers", post, refuges=2)
    assert game.holder(post) == ""
    assert game.cubes("ravagers", "red") == 0


@pytest.mark.rule("DEI-MAJ-09")
@pytest.mark.rule("DEI-ACT-13")
def test_a_move_needs_the_majority_at_the_target() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=3)
    game.put("farm-z", there, scrappers=2)
    game.card("ravagers", "move")
    assert game.refused(f"move {here} {there} scrappers=2") == "DEI-MAJ-09"
    assert game.allows(f"move {here} {there} scrappers=3")
    game.put("ravagers", there, scrappers=1)
    assert game.allows(f"move {here} {there} scrappers=2")
    assert game.refused(f"move {here} {there} scrappers=1") == "DEI-MAJ-09"


@pytest.mark.rule("DEI-MAJ-10")
def test_collecting_needs_the_majority() -> None:
    game = Scenario()
    here, _ = game.street()
    game.lying(here, 2)
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", here, scrappers=1)
    game.card("ravagers", "collect", "gain-supplies 1")
    assert game.refused(f"collect {here}") == "DEI-MAJ-10"
    game.put("ravagers", here, scrappers=1)
    game.do(f"collect {here}")


@pytest.mark.rule("DEI-MAJ-11")
def test_enlisting_building_and_killing_need_no_majority() -> None:
    game = Scenario()
    refuge = game.refuge()
    game.put("farm-z", refuge, scrappers=5)
    game.put("ravagers", refuge, scrappers=1)
    game.card("ravagers", "enlist", "build", "kill")
    assert game.allows(f"enlist {refuge}")
    assert game.allows(f"build-refuge {refuge}")
    assert game.allows(f"kill {refuge} farm-z")


@pytest.mark.rule("DEI-MAJ-12")
@pytest.mark.rule("DEI-MAJ-13")
def test_nobody_is_driven_out_and_everybody_may_leave() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=2)
    game.put("farm-z", here, scrappers=1)
    game.card("ravagers", "move")
    game.do(f"move {here} {there} scrappers=2")
    assert game.holder(here) == "farm-z"
    game = Scenario()
    game.put("farm-z", here, scrappers=1)
    game.put("ravagers", there, scrappers=2)
    game.card("ravagers", "move")
    game.do(f"move {there} {here} scrappers=2")
    assert game.scrappers("farm-z", here) == 1


@pytest.mark.rule("DEI-MAJ-14")
def test_majority_is_read_after_every_change() -> None:
    game = Scenario()
    post = game.outposts("red")[0]
    game.learn("ravagers", "trojan-horses")
    game.put("ravagers", post, scrappers=1)
    game.put("farm-z", post, scrappers=1)
    game.drone("reaper", post)
    assert game.cubes("ravagers", "red") == 1
    game.card("farm-z", "drone reaper +0")
    game.do("drone reaper", game.legal_after("drone reaper", "fly")[0])
    assert game.cubes("ravagers", "red") == 0


@pytest.mark.rule("DEI-MAJ-15")
def test_the_move_test_counts_bonuses_that_the_move_brings_about() -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("ravagers", "fortress")
    game.put("ravagers", there, refuges=1)
    game.put("ravagers", here, scrappers=2)
    game.put("farm-z", there, scrappers=3)
    game.card("ravagers", "move")
    assert game.refused(f"move {here} {there} scrappers=1") == "DEI-MAJ-09"
    game.do(f"move {here} {there} scrappers=2")
    assert game.strength("ravagers", there) == 4


@pytest.mark.rule("DEI-MAJ-16")
def test_supremacy_is_no_state_of_the_game() -> None:
    game = Scenario()
    assert not [name for name in (zone.name for zone in game.match.zones) if "supremacy" in name]
