"""The two table options about buying: strict-buy (DEI-CRD-14) and parcel-bot-extra-buy (DEI-MKT-18)."""

from __future__ import annotations

import pytest

from tests.games.dei.scenario import MARKETS, Scenario

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])

# Strict buying: what a boost brings counts, as long as one action of it is enough


def strict(edition: str = "de", technology: int = 0) -> Scenario:
    """Nothing is on sale but dei033 for 1 technology, in the right slot, which needs no cube."""
    game = Scenario(edition, strict_buy="yes")
    for market in MARKETS:
        game.market(market)
    game.market("tactic", "dei036", "dei035", "dei033")
    game.pad("ravagers", technology)
    game.turn("ravagers")
    return game


def slot_of_the_middle(game: Scenario) -> None:
    """dei033 lies in the middle and needs a red cube; the others cost more than anybody has."""
    game.market("tactic", "dei036", "dei033", "dei038")


@pytest.mark.rule("DEI-ACT-39", "DEI-CRD-14")
@EDITIONS
def test_strict_buying_counts_the_technology_of_a_boost(edition: str) -> None:
    game = strict(edition)
    assert game.refused("play dei001 down") == "DEI-CRD-14"
    game.boost("ravagers", "gain-technology")
    game.do("play dei001 down")
    assert game.legal() == ["boost gain-technology"]
    game.do("boost gain-technology")
    assert game.refused("done") == "DEI-CRD-14"
    assert game.legal() == ["gain technology amount=1"]
    game.do("gain technology amount=1")
    assert game.legal() == ["buy dei033 technology=1"]
    game.do("buy dei033 technology=1")
    assert "dei033" in game.hand("ravagers")


@pytest.mark.rule("DEI-ACT-39", "DEI-MKT-20")
@EDITIONS
def test_strict_buying_counts_the_cube_of_a_boost(edition: str) -> None:
    game = strict(edition, technology=1)
    slot_of_the_middle(game)
    assert game.refused("play dei001 down") == "DEI-CRD-14"
    game.boost("ravagers", "outpost")
    game.do("play dei001 down", "boost outpost")
    assert game.legal() == ["buy dei033 technology=1"]


@pytest.mark.rule("DEI-ACT-39")
def test_strict_buying_counts_what_a_boost_collects() -> None:
    game = strict()
    here, _ = game.street()
    game.boost("ravagers", "collect")
    assert game.refused("play dei001 down") == "DEI-CRD-14"
    game.put("ravagers", here, scrappers=1)
    game.lying(here, 1)
    game.do("play dei001 down", "boost collect", f"collect {here}", "buy dei033 technology=1")


@pytest.mark.rule("DEI-MKT-07", "DEI-CRD-14")
def test_strict_buying_counts_an_outpost_that_a_boost_wins() -> None:
    game = strict(technology=1)
    slot_of_the_middle(game)
    game.boost("ravagers", "move")
    assert game.refused("play dei001 down") == "DEI-CRD-14"
    post = game.outposts("red")[0]
    near = game.neighbours(post)[0]
    game.put("ravagers", near, scrappers=1)
    game.do("play dei001 down", "boost move", f"move {near} {post} scrappers=1", "buy dei033 technology=1")


@pytest.mark.rule("DEI-CRD-14")
@pytest.mark.parametrize("boost", ["enlist", "build-refuge", "build-elevator", "build-bridge", "move", "outpost"])
def test_strict_buying_does_not_count_a_boost_that_brings_no_purchase(boost: str) -> None:
    game = strict()
    game.boost("ravagers", boost)
    assert game.refused("play dei001 down") == "DEI-CRD-14"


@pytest.mark.rule("DEI-CRD-14", "DEI-ACT-21")
def test_strict_buying_sees_through_the_question_of_a_full_pad() -> None:
    """Ten energy and no technology: the boost's technology takes the place of one energy and pays."""
    game = strict()
    game.pad("ravagers", technology=0, energy=10)
    assert game.refused("play dei001 down") == "DEI-CRD-14"
    game.boost("ravagers", "gain-technology")
    game.do("play dei001 down", "boost gain-technology", "gain technology amount=1", "buy dei033 technology=1")
    assert game.resources("ravagers") == (0, 9)


@pytest.mark.rule("DEI-CRD-14", "DEI-OPT-06")
def test_strict_buying_with_planned_cards_counts_boosts_too() -> None:
    game = Scenario(strict_buy="yes", planning="yes")
    for market in MARKETS:
        game.market(market)
    game.market("tactic", "dei036", "dei035", "dei033")
    for faction in ("ravagers", "refuge-42", "farm-z", "auxilia"):
        game.pad(faction)
    game.boost("ravagers", "gain-technology")
    game.begin(1)
    for faction, first, second in (
        ("ravagers", "dei001", "dei002"),
        ("refuge-42", "dei009", "dei010"),
        ("farm-z", "dei017", "dei018"),
        ("auxilia", "dei025", "dei026"),
    ):
        game.seal(faction, f"plan {first} {second}")
    while game.asked() != "ravagers":
        assert "keep-down" not in game.legal()
        game.finish_turn()
    game.do("keep-down", "boost gain-technology", "gain technology amount=1", "buy dei033 technology=1")


@pytest.mark.rule("DEI-CRD-14")
def test_without_the_option_a_boost_changes_nothing() -> None:
    game = Scenario()
    game.pad("ravagers")
    game.turn("ravagers")
    game.boost("ravagers", "gain-technology")
    game.do("play dei001 down")
    assert game.allows("done")


# One purchase in each phase, the Delivery Bot's too


def one_purchase(edition: str, planning: str = "no") -> Scenario:
    game = Scenario(edition, parcel_bot_extra_buy="no", planning=planning)
    game.learn("farm-z", "delivery-bot")
    game.market("black", "dei060", "dei057", "dei058")
    game.pad("farm-z", technology=5, energy=4)
    return game


@pytest.mark.rule("DEI-MKT-18", "DEI-FEA-17")
@EDITIONS
def test_an_order_takes_the_purchase_of_a_card_that_already_lies_face_down(edition: str) -> None:
    game = one_purchase(edition)
    game.turn("farm-z")
    game.do("play dei017 down", "order dei057 technology=1")
    if edition == "it":
        game.do("discard dei018")
    assert not game.top("Card")
    assert "dei058" not in game.hand("farm-z")


@pytest.mark.rule("DEI-MKT-18")
@EDITIONS
def test_the_refusal_of_the_second_purchase_names_the_rule(edition: str) -> None:
    game = one_purchase(edition)
    game.boost("farm-z", "outpost")
    game.turn("farm-z")
    game.do("play dei017 down", "order dei057 technology=1")
    if edition == "it":
        game.do("discard dei018")
    assert game.legal() == ["boost outpost", "done"]
    assert game.refused("buy dei058 technology=1") == "DEI-MKT-18"


@pytest.mark.rule("DEI-MKT-18", "DEI-OPT-06")
def test_planned_cards_buy_once_in_a_phase_too() -> None:
    game = one_purchase("de", planning="yes")
    game.begin(1)
    for faction, first, second in (
        ("ravagers", "dei001", "dei002"),
        ("refuge-42", "dei009", "dei010"),
        ("farm-z", "dei017", "dei018"),
        ("auxilia", "dei025", "dei026"),
    ):
        game.seal(faction, f"plan {first} {second}")
    while game.asked() != "farm-z":
        game.finish_turn()
    game.do("keep-down", "order dei057 technology=1")
    assert not game.top("Card")
    assert game.legal("order") == []


@pytest.mark.rule("DEI-MKT-18", "DEI-FEA-17")
def test_with_the_option_on_both_purchases_are_made() -> None:
    game = Scenario()
    game.learn("farm-z", "delivery-bot")
    game.market("black", "dei060", "dei057", "dei058")
    game.pad("farm-z", technology=5, energy=4)
    game.turn("farm-z")
    game.do("play dei017 down", "order dei057 technology=1", "buy dei058 technology=1")
    assert {"dei057", "dei058"} <= set(game.hand("farm-z"))
