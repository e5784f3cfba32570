"""Editions: actions, majorities, drones and candy boosts, where the rulebooks differ.

Where a ruling leaves no difference in play the test shows all three editions alike and says why.
"""

from __future__ import annotations

import pytest

from ludarium.kernel.cells import EMPTY
from tests.games.dei.editions_shown import EDITIONS, differing, shows
from tests.games.dei.scenario import Scenario

BOARD = ("technology outposts scrappers energy", "constructions drone-cards outposts-red garrisons-red")


# Actions


@shows("enlist_at_own_refuge_needs_majority")
@pytest.mark.rule("DEI-ACT-03")
@differing("", "", "DEI-ACT-03")
def test_enlist_at_an_own_refuge_among_enemies(edition: str, expected: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("auxilia", here, refuges=1)
    game.put("farm-z", here, scrappers=3)
    game.put("farm-z", game.refuge(), scrappers=3)
    game.card("auxilia", "enlist")
    assert game.allows(f"enlist {game.refuge()}")  # a neutral one needs no majority anywhere
    assert ("" if game.allows(f"enlist {here}") else game.refused(f"enlist {here}")) == expected


@shows("resource_limit")
@pytest.mark.rule("DEI-ACT-20")
@differing((9, 1), (10, 1), (10, 1))
def test_the_eleventh_resource(edition: str, expected: tuple[int, int]) -> None:
    game = Scenario(edition)
    roof = game.beside()[1]
    game.put("farm-z", roof, scrappers=1)
    game.lying(roof, 1)
    game.pad("farm-z", 10, 0)
    game.card("farm-z", "collect")
    game.shows("DEI-ACT-20")
    game.do(f"collect {roof}")
    assert game.resources("farm-z") == expected


@shows("cube_limit")
@pytest.mark.rule("DEI-OUT-03")
@differing(12, 15, 15)
def test_the_fifth_cube(edition: str, expected: int) -> None:
    """In the mission for red outposts, 3 supplies each."""
    game = Scenario(edition)
    game.control("farm-z", red=5)
    game.missions(*BOARD)
    game.end("farm-z", phase=3)
    game.do("mission outposts-red")
    assert game.points("farm-z") == expected


@shows("relocate_building")
@pytest.mark.rule("DEI-ACT-33")
@differing("", "DEI-ACT-33", "DEI-ACT-33")
def test_a_fourth_refuge_while_bridges_are_left(edition: str, expected: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.put("auxilia", here, scrappers=1)
    game.put("auxilia", there, refuges=3)
    game.card("auxilia", "build")
    text = f"build-refuge {here}"
    assert ("" if game.allows(text) else game.refused(text)) == expected
    for _ in range(3):
        game.elevator("auxilia", *game.beside())
        game.bridge("auxilia", *game.span())
    # With all nine on the board everybody may.
    game.do(text, f"take-refuge {there}")
    assert game.buildings("auxilia") == 9


@pytest.mark.rule("DEI-ACT-17")
@EDITIONS
def test_collecting_needs_a_figure_alike(edition: str) -> None:
    """Alike: only the Italian book asks for a figure, but nobody has a majority without one (DEI-MAJ-08)."""
    game = Scenario(edition)
    here, _ = game.street()
    game.learn("auxilia", "fortress")
    game.put("auxilia", here, refuges=2)
    game.lying(here, 1)
    game.card("auxilia", "collect", "gain-supplies 1")
    assert game.refused(f"collect {here}") == "DEI-MAJ-10"


@shows("copy_any_seat")
@pytest.mark.rule("DEI-CRD-16")
@differing([], ["copy dei025"], ["copy dei025"])
def test_copying_the_card_of_another_seat(edition: str, expected: list[str]) -> None:
    game = Scenario(edition)
    game.turn("auxilia")
    game.unused("dei025")
    game.card("farm-z", "copy", "move")
    assert game.legal("copy") == expected


@pytest.mark.rule("DEI-CRD-17", "DEI-CRD-21")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_what_others_have_face_down_cannot_be_copied(edition: str) -> None:
    game = Scenario(edition)
    game.turn("auxilia")
    game.do("play dei025 down")
    if game.top("Card"):
        game.do("done")
    game.card("farm-z", "copy", "gain-supplies 1")
    assert game.refused("copy dei025") == "DEI-CRD-16"


@shows("blue_collect_swaps_energy")
@pytest.mark.rule("DEI-ADV-17")
@differing("DEI-ADV-17", "", "")
def test_blue_collect_on_a_roof(edition: str, expected: str) -> None:
    game = Scenario(edition)
    roof = game.beside()[1]
    game.put("farm-z", roof, scrappers=1)
    game.lying(roof, 1)
    game.pad("farm-z", 0, 0)
    game.card("farm-z", "collect-blue")
    text = f"collect {roof} swap=1"
    assert ("" if game.allows(text) else game.refused(text)) == expected
    if not expected:
        game.do(text)
        assert game.resources("farm-z") == (1, 0)


@pytest.mark.rule("DEI-ADV-04", "DEI-DRN-13")
@EDITIONS
def test_kill_and_drone_of_choice_work_alike(edition: str) -> None:
    """Alike: only the German book lists the two icons; a card that shows one works in every edition."""
    game = Scenario(edition)
    here, _ = game.street()
    game.put("auxilia", here, scrappers=1)
    game.card("farm-z", "kill", "drone-any")
    game.do(f"kill {here} auxilia")
    assert (game.reserve("auxilia"), len(game.boosts("auxilia"))) == (15, 1)
    assert len(game.legal("drone")) == 4


@pytest.mark.rule("DEI-ADV-11")
@EDITIONS
def test_another_action_for_each_cube_alike(edition: str) -> None:
    """Alike: the English sentence was adopted for all."""
    game = Scenario(edition)
    here, there = game.street()
    game.put("farm-z", here, scrappers=2)
    game.lying(here, 2)
    game.control("farm-z", red=2)
    game.card("farm-z", "per-outpost tactic: move | collect")
    game.do(f"collect {here}", f"move {here} {there} scrappers=1")
    assert game.top("Turn")


# Majorities


@pytest.mark.rule("DEI-OUT-08")
@EDITIONS
def test_a_tie_gives_the_cube_back_alike(edition: str) -> None:
    """Alike: the Italian book is silent, and was read as the others (DEI-OUT-08)."""
    game = Scenario(edition)
    post = game.outposts("red")[0]
    game.put("auxilia", post, scrappers=2)
    game.put("farm-z", post, scrappers=1)
    game.card("farm-z", "enlist-red")
    game.do(f"enlist {post}")
    assert (game.cubes("auxilia", "red"), game.cubes("farm-z", "red")) == (0, 0)


@pytest.mark.rule("DEI-MAJ-04")
@EDITIONS
def test_bonuses_need_a_figure_alike(edition: str) -> None:
    """Alike: whoever has no figure in a region has strength 0 there (DEI-MAJ-08); champion or scrapper will do."""
    game = Scenario(edition)
    here, there = game.street()
    game.learn("auxilia", "fortress")
    game.put("auxilia", here, refuges=1)
    game.put("auxilia", there, champion=True, refuges=1)
    assert (game.strength("auxilia", here), game.strength("auxilia", there)) == (0, 3)


@pytest.mark.rule("DEI-MAJ-09", "DEI-FEA-06")
@EDITIONS
def test_a_lone_refuge_avoids_enemies_alike(edition: str) -> None:
    """Alike: "a majority where others are" comes to the same for figures, and for a lone refuge it was ruled."""
    game = Scenario(edition)
    here, there = game.street()
    game.learn("auxilia", "caravan")
    game.put("auxilia", here, refuges=1)
    game.card("auxilia", "move", "gain-supplies 1")
    assert game.allows(f"move {here} {there} refuges=1")
    game.put("farm-z", there, scrappers=1)
    assert game.refused(f"move {here} {there} refuges=1") == "DEI-MAJ-09"


# Drones and candy boosts


@shows("reaper_points")
@pytest.mark.rule("DEI-DRN-22")
@differing(1, 2, 2)
def test_two_kills_of_the_reaper(edition: str, expected: int) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.drone("reaper", here)
    game.put("auxilia", here, scrappers=2)
    game.put("ravagers", here, scrappers=1)
    game.card("farm-z", "drone reaper +0")
    game.do("drone reaper", "stay", "reap scrappers=1")
    assert (game.points("farm-z"), len(game.boosts("farm-z"))) == (expected, 1)


@shows("reaper_kills_of_two")
@pytest.mark.rule("DEI-NPL-07")
@differing(["reap scrappers=1"], ["reap scrappers=1", "reap scrappers=2"], ["reap scrappers=1", "reap scrappers=2"])
def test_the_reaper_with_two_seats(edition: str, expected: list[str]) -> None:
    game = Scenario(edition, 2, ["farm-z", "auxilia"])
    here, _ = game.street()
    game.drone("reaper", here)
    game.put("auxilia", here, scrappers=3)
    game.card("farm-z", "drone reaper +0")
    game.do("drone reaper", "stay")
    assert game.legal("reap") == expected


@pytest.mark.rule("DEI-DRN-21")
@EDITIONS
def test_the_reaper_kills_all_or_none_alike(edition: str) -> None:
    """Alike: "can kill" was ruled to be all or nothing."""
    game = Scenario(edition)
    here, _ = game.street()
    game.drone("reaper", here)
    game.put("auxilia", here, scrappers=2)
    game.put("ravagers", here, scrappers=1)
    game.card("farm-z", "drone reaper +0")
    game.do("drone reaper", "stay")
    assert game.legal() == ["reap scrappers=1", "done"]
    game.do("reap scrappers=1")
    assert (game.scrappers("auxilia", here), game.scrappers("ravagers", here)) == (1, 0)


@shows("harvester_collects")
@pytest.mark.rule("DEI-DRN-15")
@differing(False, True, True)
def test_the_harvester_collects_for_the_exploitation_camp(edition: str, expected: bool) -> None:
    game = Scenario(edition)
    ground, roof = game.beside()
    game.learn("farm-z", "exploitation-camp")
    game.elevator("farm-z", ground, roof)
    game.lying(ground, 2)
    game.drone("harvester", ground)
    game.card("farm-z", "drone harvester +0")
    game.do("drone harvester", "stay")
    assert game.allows("harvest amount=2 swap=1") is expected


@shows("boosts_return")
@pytest.mark.rule("DEI-CDY-13")
@differing(16, 15, 15)
def test_played_boosts_return(edition: str, expected: int) -> None:
    game = Scenario(edition)
    game.boost("farm-z", "gain-technology")
    game.card("farm-z", "move")
    game.do("boost gain-technology")
    game.begin(4)
    game.settle()
    assert sum(boost != EMPTY for boost in game.s.pile) == expected


@pytest.mark.rule("DEI-CDY-06", "DEI-CDY-10")
@pytest.mark.parametrize("colour", ["tactic", "logistic", "machinery"])
@EDITIONS
def test_an_outpost_boost_helps_in_every_market_alike(edition: str, colour: str) -> None:
    """Alike: "the corresponding colour" is the one needed. It lies face down here, as EN and IT imply (DEI-CDY-06)."""
    game = Scenario(edition)
    game.boost("farm-z", "outpost")
    game.pad("farm-z", 5, 5)
    middle = {"tactic": "dei033", "logistic": "dei041", "machinery": "dei049"}[colour]
    left = {"tactic": "dei034", "logistic": "dei042", "machinery": "dei050"}[colour]
    game.market(colour, left, middle)
    game.turn("farm-z")
    game.do("play dei017 down")
    assert not game.legal(f"buy {middle}")
    game.do("boost outpost")
    assert game.legal(f"buy {middle}")
