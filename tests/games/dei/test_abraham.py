"""DEI-LDR-10 to DEI-LDR-12: Abraham of the Ravagers, who collects once more."""

from __future__ import annotations

import pytest

from tests.games.dei.scenario import Scenario


def second_card(game: Scenario, faction: str) -> None:
    """End the card being resolved, play another one and use none of it."""
    game.do("done", f"play {game.hand(faction)[0]}", "done")


@pytest.mark.rule("DEI-LDR-10")
def test_a_collect_in_abrahams_region_brings_another() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.lying(here, 2)
    game.pad("ravagers")
    game.card("ravagers", "collect", "enlist")
    game.do(f"collect {here}", f"collect {here}")
    assert (game.resources("ravagers"), game.lies(here)) == ((2, 0), 0)


@pytest.mark.rule("DEI-LDR-10")
def test_the_extra_collect_is_earned_and_spent_in_abrahams_region_only() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, champion=True)
    game.put("ravagers", there, scrappers=1)
    game.lying(here, 3)
    game.lying(there, 3)
    game.card("ravagers", "collect", "enlist")
    game.do(f"collect {there}")
    assert game.legal("collect") == []
    game.do("done", "play dei004", f"collect {here}")
    assert game.refused(f"collect {there}") == "DEI-LDR-10"
    assert game.allows(f"collect {here}")


@pytest.mark.rule("DEI-LDR-10", "DEI-LDR-12")
def test_the_extra_collect_comes_once_in_each_action_phase() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.lying(here, 8)
    game.pad("ravagers")
    game.own("ravagers", "dei057", "dei060")
    game.turn("ravagers")
    game.do("play dei057", f"collect {here}", f"collect {here}")
    assert game.refused(f"collect {here}") == "DEI-CRD-05"
    game.do("done", "play dei060", f"collect {here}")
    assert game.refused(f"collect {here}") == "DEI-CRD-05"
    assert game.resources("ravagers") == (3, 0)
    game.finish_turn()
    for phase in (2, 3):
        while game.asked() != "ravagers":
            game.finish_turn()
        assert game.s.phase == phase - 1
        game.do(f"play {'dei001' if phase == 2 else 'dei003'}", f"collect {here}", f"collect {here}")
        game.finish_turn()
    assert game.resources("ravagers") == (7, 0)


@pytest.mark.rule("DEI-LDR-10")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_elsewhere_abraham_collects_at_the_end_of_each_turn(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.put("farm-z", here, scrappers=3)
    game.lying(here, 2)
    game.pad("ravagers")
    game.card("ravagers", "enlist")
    second_card(game, "ravagers")
    assert game.legal() == [f"collect {here}", "done"]
    game.do(f"collect {here}")
    assert (game.resources("ravagers"), game.asked()) == ((1, 0), "refuge-42")


@pytest.mark.rule("DEI-LDR-10")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_elsewhere_a_collect_in_his_region_brings_no_other(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.lying(here, 2)
    game.card("ravagers", "collect", "enlist")
    game.do(f"collect {here}")
    assert game.refused(f"collect {here}") == "DEI-CRD-05"


@pytest.mark.rule("DEI-LDR-10")
@pytest.mark.parametrize("edition", ["en", "it"])
@pytest.mark.parametrize("phase", [1, 2, 3])
def test_the_late_collect_comes_before_learning_and_before_the_mission(edition: str, phase: int) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.lying(here, 1)
    game.feat("ravagers", "fortress")
    game.control("ravagers", red=2)
    game.card("ravagers", "enlist", phase=phase)
    second_card(game, "ravagers")
    assert game.top("Search")
    assert game.learned("ravagers") == []
    assert game.refused(f"collect {game.outposts('red')[0]}") == "DEI-LDR-10"
    game.do(f"collect {here}")
    if phase == 2 and edition == "it":
        game.do("learn red")
    assert game.learned("ravagers") == (["fortress"] if phase == 2 else [])
    assert game.top("ChooseMission") == (phase == 3)


@pytest.mark.rule("DEI-LDR-10", "DEI-FEA-13", "DEI-FEA-14", "DEI-FEA-04")
@pytest.mark.parametrize(("edition", "action"), [("en", True), ("it", False)])
def test_the_late_collect_is_an_action_in_english_and_a_taking_in_italian(edition: str, action: bool) -> None:
    def at_the_end(feat: str) -> list[str]:
        game = Scenario(edition)
        ground, roof = game.beside()
        game.learn("ravagers", feat)
        game.elevator("ravagers", ground, roof)
        game.put("ravagers", ground, champion=True)
        game.put("farm-z", ground, scrappers=2)
        game.lying(ground, 1)
        game.card("ravagers", "enlist")
        second_card(game, "ravagers")
        return [text.replace(ground, "here") for text in game.legal()]

    plain = ["collect here", "done"]
    assert at_the_end("exploitation-camp") == ([plain[0], "collect here swap=1", "done"] if action else plain)
    assert at_the_end("deep-excavation") == ([plain[0], "dig here", "done"] if action else plain)
    assert at_the_end("extreme-remedies") == ([plain[0], "kill here farm-z", "done"] if action else plain)


@pytest.mark.rule("DEI-LDR-11")
def test_abrahams_extra_collect_needs_a_resource() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.lying(here, 1)
    game.card("ravagers", "collect", "enlist")
    game.do(f"collect {here}")
    assert game.refused(f"collect {here}") == "DEI-ACT-18"


@pytest.mark.rule("DEI-LDR-11")
def test_abrahams_extra_collect_needs_the_majority() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=1, champion=True)
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 5)
    game.card("ravagers", "collect", "move", "enlist")
    game.do(f"collect {here}", f"move {here} {there} scrappers=1")
    game.shows("DEI-LDR-11")
    assert game.refused(f"collect {here}") == "DEI-MAJ-10"


@pytest.mark.rule("DEI-LDR-11")
def test_abrahams_extra_collect_may_come_later_while_he_is_there() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=2, champion=True)
    game.lying(here, 3)
    game.card("ravagers", "collect", "move", "move", "enlist")
    game.do(f"collect {here}", f"move {here} {there} scrappers=1")
    assert game.allows(f"collect {here}")
    game.do(f"move {here} {there} champion")
    assert game.refused(f"collect {here}") == "DEI-LDR-10"


@pytest.mark.rule("DEI-LDR-11")
def test_abrahams_extra_collect_is_lost_with_the_card() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.lying(here, 3)
    game.card("ravagers", "collect")
    game.do(f"collect {here}", "done", "play dei006")
    assert game.refused(f"collect {here}") == "DEI-CRD-05"


@pytest.mark.rule("DEI-LDR-10", "DEI-FEA-04", "DEI-FEA-14")
def test_abrahams_extra_collect_may_itself_kill_or_dig_in_his_region() -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("ravagers", "deep-excavation")
    game.learn("ravagers", "extreme-remedies")
    game.put("ravagers", here, scrappers=1, champion=True)
    game.put("ravagers", there, scrappers=1)
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 1)
    game.card("ravagers", "collect", "move")
    game.do(f"collect {here}")
    assert game.legal("dig") == [f"dig {here}"]
    assert game.legal("kill") == []
    game.do(f"move {here} {there} scrappers=1")
    assert game.legal("kill") == [f"kill {here} farm-z"]
