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


def before_an_outpost(faction: str, scrappers: int, **others: int) -> tuple[Scenario, str, str]:
    """A faction beside an outpost, about to move; write farm_z. Also from where and where to."""
    game = Scenario()
    free = [f"r{r}" for r in range(game.s.terrain.n) if not game.s.terrain.has_post[r]]
    here, post = next((r, post) for post in game.outposts("red") for r in game.neighbours(post) if r in free)
    game.put(faction, here, scrappers=scrappers)
    for other, number in others.items():
        game.put(other.replace("_", "-"), post, scrappers=number)
    return game, here, post


@pytest.mark.rule("DEI-MAJ-01")
def test_one_scrapper_more_takes_the_majority() -> None:
    game, here, post = before_an_outpost("ravagers", 3, farm_z=2)
    game.card("ravagers", "move")
    game.do(f"move {here} {post} scrappers=3")
    assert (game.holder(post), game.cubes("farm-z", "red")) == ("ravagers", 0)


@pytest.mark.rule("DEI-MAJ-02")
def test_z_13_alone_beats_two_scrappers() -> None:
    game, here, post = before_an_outpost("farm-z", 0, auxilia=2)
    game.put("farm-z", here, champion=True)
    game.card("farm-z", "move")
    game.do(f"move {here} {post} scrappers=0 champion")
    assert game.holder(post) == "farm-z"


@pytest.mark.rule("DEI-MAJ-03")
def test_a_scrapper_in_its_fortress_beats_two() -> None:
    game, here, post = before_an_outpost("ravagers", 1, farm_z=2)
    game.put("ravagers", post, refuges=1)
    game.learn("ravagers", "fortress")
    game.card("ravagers", "move")
    game.do(f"move {here} {post} scrappers=1")
    assert game.holder(post) == "ravagers"


@pytest.mark.rule("DEI-MAJ-04")
@pytest.mark.rule("DEI-MAJ-08")
def test_a_fortress_without_a_figure_stops_nobody() -> None:
    game, here, post = before_an_outpost("farm-z", 1)
    game.put("ravagers", post, refuges=2)
    game.learn("ravagers", "fortress")
    game.card("farm-z", "move")
    game.do(f"move {here} {post} scrappers=1")
    assert game.holder(post) == "farm-z"


@pytest.mark.rule("DEI-MAJ-05")
def test_making_it_a_tie_takes_the_majority_away() -> None:
    game, _, post = before_an_outpost("auxilia", 0, ravagers=2, farm_z=1)
    game.card("farm-z", "enlist-red")
    game.do(f"enlist {post}")
    assert (game.holder(post), game.cubes("ravagers", "red")) == ("", 0)


@pytest.mark.rule("DEI-MAJ-06")
def test_two_equals_do_not_stop_a_stronger_one() -> None:
    game, here, post = before_an_outpost("ravagers", 3, farm_z=2, auxilia=2)
    game.card("ravagers", "move")
    game.do(f"move {here} {post} scrappers=3")
    assert game.holder(post) == "ravagers"


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
