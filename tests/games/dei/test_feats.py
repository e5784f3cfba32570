"""DEI-FEA-19 to DEI-FEA-23: what holds for all feats."""

from __future__ import annotations

import pytest

from ludarium.games.dei.declaration import FEATS
from tests.games.dei.scenario import Scenario

EDITIONS = ["de", "en", "it"]


@pytest.mark.rule("DEI-FEA-19")
@pytest.mark.parametrize("feat", ["bombing", "trojan-horses", "fortress", "caravan"])
def test_no_strength_from_a_feat_not_learned(feat: str) -> None:
    game = Scenario()
    first, second, under = game.span()
    game.bridge("ravagers", first, second, under)
    game.put("ravagers", under, scrappers=1, refuges=1)
    game.drone("harvester", under)
    game.feat("ravagers", feat)
    assert game.strength("ravagers", under) == 1
    game.learn("ravagers", feat)
    assert game.strength("ravagers", under) > 1


@pytest.mark.rule("DEI-FEA-19")
@pytest.mark.parametrize(
    ("feat", "actions", "tried"),
    [
        ("extreme-remedies", "collect", "kill {here} farm-z"),
        ("field-knowledge", "collect", "collect {here}"),
        ("outnumber", "enlist", "collect {roof}"),
        ("drop-pod", "build", "build-refuge {there}"),
        ("deep-excavation", "collect", "dig {here}"),
        ("exploitation-camp", "collect", "collect {ground} swap=1"),
    ],
)
def test_no_action_from_a_feat_not_learned(feat: str, actions: str, tried: str) -> None:
    game = Scenario()
    here, there = game.street()
    ground, roof = game.beside()
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 1)
    game.put("ravagers", ground, scrappers=1)
    game.put("ravagers", roof, scrappers=1)
    game.lying(ground, 1)
    game.lying(roof, 1)
    game.elevator("ravagers", ground, roof)
    game.park("ravagers")
    game.feat("ravagers", feat)
    game.card("ravagers", actions, "gain-supplies 1")
    text = tried.format(here=here, there=there, ground=ground, roof=roof)
    assert not game.allows(text)
    game.learn("ravagers", feat)
    assert game.allows(text)


@pytest.mark.rule("DEI-FEA-20")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_learned_feat_stays_even_when_the_cubes_are_lost(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.feat("ravagers", "fortress")
    game.control("ravagers", red=2)
    game.put("ravagers", here, scrappers=1, refuges=1)
    game.end("ravagers", phase=2)
    if edition != "en":
        game.do("learn red")
    game.settle()
    assert game.learned("ravagers") == ["fortress"]
    for post in game.outposts("red")[:2]:
        game.put("farm-z", post, scrappers=3)
    assert game.cubes("ravagers", "red") == 0
    assert game.strength("ravagers", here) == 3
    game.turn("auxilia", phase=3)
    game.finish_round()
    assert game.strength("ravagers", here) == 3


@pytest.mark.rule("DEI-FEA-20")
def test_a_learned_feat_is_open_and_one_not_learned_is_secret() -> None:
    game = Scenario()
    game.feat("ravagers", "fortress")
    game.turn("ravagers")
    at, number = game.seat("ravagers") * 3, FEATS.index("fortress")
    assert game.seen("feats", "ravagers")[at] == number
    assert game.seen("feats", "farm-z")[at] is None
    game.learn("ravagers", "fortress")
    assert (game.seen("feats", "farm-z")[at], game.seen("learned", "farm-z")[at]) == (-1, number)


@pytest.mark.rule("DEI-FEA-21")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("draft", ["yes", "no"])
def test_everybody_has_one_feat_of_each_colour(edition: str, draft: str) -> None:
    game = Scenario(edition, feat_draft=draft)
    for seat in range(4):
        assert [feat // 6 for feat in game.s.feats[seat * 3 : seat * 3 + 3]] == [0, 1, 2]
    assert len(set(game.s.feats)) == 12


@pytest.mark.rule("DEI-FEA-21")
def test_a_second_feat_of_a_colour_cannot_be_learned() -> None:
    game = Scenario()
    game.control("ravagers", red=3, blue=2)
    game.end("ravagers", phase=2)
    game.do("learn red")
    assert game.legal() == ["learn blue", "done"]
    assert game.refused("learn red") == "DEI-FEA-21"
    assert game.refused("learn green") == "DEI-PHS-07"


@pytest.mark.rule("DEI-FEA-22")
def test_a_strength_feat_changes_control_at_once_when_learned() -> None:
    """Two red cubes teach Field Knowledge; it breaks the ties at two blue outposts, which teaches the blue feat too."""
    game = Scenario()
    game.feat("ravagers", "field-knowledge")
    game.control("ravagers", red=2)
    for post in game.outposts("blue")[:2]:
        game.put("ravagers", post, scrappers=2)
        game.put("farm-z", post, scrappers=2)
    assert game.cubes("ravagers", "blue") == 0
    game.end("ravagers", phase=2)
    assert game.legal() == ["learn red", "done"]
    game.do("learn red")
    assert game.cubes("ravagers", "blue") == 2
    game.do("learn blue")


@pytest.mark.rule("DEI-FEA-22")
@pytest.mark.parametrize("feat", ["fortress", "field-knowledge"])
def test_strength_feats_work_in_the_turns_of_others(feat: str) -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", there, scrappers=1, refuges=1)
    game.put("farm-z", here, scrappers=4)
    game.card("farm-z", "move", "enlist")
    assert game.allows(f"move {here} {there} scrappers=2")
    game.learn("ravagers", feat)
    few = 3 if feat == "fortress" else 1
    assert game.refused(f"move {here} {there} scrappers={few}") == "DEI-MAJ-09"
    game.do(f"move {here} {there} scrappers={few + 1}")


@pytest.mark.rule("DEI-FEA-23")
@pytest.mark.parametrize("feat", ["sky-boots", "field-engineer"])
def test_bonus_actions_may_be_left_undone(feat: str) -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.learn("ravagers", feat)
    game.put("ravagers", ground, scrappers=1)
    game.elevator("ravagers", ground, roof)
    game.card("ravagers", "move | build")
    game.do(f"move {ground} {roof} scrappers=1" if feat == "sky-boots" else f"build-elevator {ground} {roof}")
    assert game.legal("move")
    game.do("done")
    assert game.top("Turn")
