"""DEI-FEA-13 to DEI-FEA-18: the green feats, about resources and buying."""

from __future__ import annotations

import pytest

from tests.games.dei.scenario import FACTIONS, Scenario

EDITIONS = ["de", "en", "it"]


def face_down(game: Scenario, faction: str) -> None:
    """A faction plays its first card face down."""
    game.turn(faction)
    game.do(f"play {game.hand(faction)[0]} down")


# Exploitation Camp


@pytest.mark.rule("DEI-FEA-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_exploitation_camp(edition: str) -> None:
    game = Scenario(edition)
    ground, roof = game.beside()
    game.learn("farm-z", "exploitation-camp")
    game.put("farm-z", ground, scrappers=1)
    game.lying(ground, 2)
    game.pad("farm-z")
    game.card("farm-z", "collect", "collect", "enlist")
    assert game.refused(f"collect {ground} swap=1") == "DEI-FEA-13"
    game.elevator("farm-z", ground, roof)
    game.do(f"collect {ground} swap=1", f"collect {ground}")
    assert (game.resources("farm-z"), game.lies(ground)) == ((1, 1), 0)


@pytest.mark.rule("DEI-FEA-13")
@pytest.mark.parametrize(("edition", "works"), [("de", False), ("en", False), ("it", True)])
def test_the_camp_at_a_neutral_elevator(edition: str, works: bool) -> None:
    game = Scenario(edition)
    ground, _ = game.printed_elevator()
    game.learn("farm-z", "exploitation-camp")
    game.put("farm-z", ground, scrappers=1)
    game.lying(ground, 1)
    game.card("farm-z", "collect", "enlist")
    assert game.allows(f"collect {ground} swap=1") == works


@pytest.mark.rule("DEI-FEA-13")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_camp_works_on_the_ground_and_at_no_elevator_of_others(edition: str) -> None:
    game = Scenario(edition)
    ground, roof = game.beside()
    game.learn("farm-z", "exploitation-camp")
    for region in (ground, roof):
        game.put("farm-z", region, scrappers=1)
        game.lying(region, 1)
    game.elevator("ravagers", ground, roof)
    game.card("farm-z", "collect", "enlist")
    assert game.refused(f"collect {ground} swap=1") == "DEI-FEA-13"
    game.elevator("farm-z", ground, roof)
    assert game.refused(f"collect {roof} swap=1") == "DEI-FEA-13"
    assert game.allows(f"collect {ground} swap=1")
    # Nothing to swap for.
    game.empty_reserve("energy")
    assert game.refused(f"collect {ground} swap=1") == "DEI-FEA-13"


@pytest.mark.rule("DEI-FEA-13", "DEI-ADV-17")
@pytest.mark.parametrize(("edition", "both"), [("de", True), ("en", False), ("it", False)])
def test_the_camp_beside_a_blue_collect(edition: str, both: bool) -> None:
    """The German book swaps any technology of the pad, so both swaps can be made."""
    game = Scenario(edition)
    ground, roof = game.beside()
    game.learn("farm-z", "exploitation-camp")
    game.elevator("farm-z", ground, roof)
    game.put("farm-z", ground, scrappers=1)
    game.lying(ground, 1)
    game.card("farm-z", "collect-blue", "enlist")
    game.pad("farm-z", technology=0)
    assert not game.allows(f"collect {ground} swap=2")
    game.pad("farm-z", technology=1)
    assert game.allows(f"collect {ground} swap=2") == both
    if both:
        game.do(f"collect {ground} swap=2")
        assert game.resources("farm-z") == (0, 2)
    else:
        game.do(f"collect {ground} swap=1")
        assert game.resources("farm-z") == (1, 1)


@pytest.mark.rule("DEI-FEA-13", "DEI-ADV-19")
def test_the_camp_beside_a_green_collect() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.learn("farm-z", "exploitation-camp")
    game.elevator("farm-z", ground, roof)
    game.put("farm-z", ground, scrappers=1)
    game.lying(ground, 1)
    game.pad("farm-z")
    game.card("farm-z", "collect-green", "enlist")
    assert not game.allows(f"collect {ground} extra swap=2")
    game.do(f"collect {ground} extra swap=1")
    assert game.resources("farm-z") == (1, 1)


# Deep Excavation


@pytest.mark.rule("DEI-FEA-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_deep_excavation(edition: str) -> None:
    game = Scenario(edition)
    ground, roof = game.beside()
    game.learn("farm-z", "deep-excavation")
    game.lying(ground, 0)
    game.lying(roof, 0)
    game.put("farm-z", roof, scrappers=1)
    game.put("auxilia", roof, scrappers=3)
    game.put("farm-z", ground, champion=True)
    technology, energy = game.s.common
    game.card("farm-z", "collect", "collect", "enlist")
    game.do(f"dig {roof}", f"dig {ground}")
    assert (game.lies(roof), game.lies(ground)) == (1, 1)
    assert game.s.common == (technology - 1, energy - 1)


@pytest.mark.rule("DEI-FEA-14")
def test_deep_excavation_needs_a_figure_and_something_in_the_reserve() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("farm-z", here, scrappers=1)
    game.card("farm-z", "collect", "enlist")
    assert game.refused(f"dig {here}") == "DEI-FEA-14"
    game.learn("farm-z", "deep-excavation")
    assert game.allows(f"dig {here}")
    assert game.refused(f"dig {there}") == "DEI-FEA-14"
    game.empty_reserve("technology")
    assert game.refused(f"dig {here}") == "DEI-FEA-14"


@pytest.mark.rule("DEI-FEA-14", "DEI-LDR-10")
def test_digging_is_no_collect_for_abraham() -> None:
    game = Scenario()
    here, _ = game.street()
    game.learn("ravagers", "deep-excavation")
    game.put("ravagers", here, champion=True)
    game.lying(here, 2)
    game.card("ravagers", "collect", "enlist")
    game.do(f"dig {here}")
    assert (game.lies(here), game.legal("collect")) == (3, [])


# Alternative Energy


@pytest.mark.rule("DEI-FEA-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_alternative_energy(edition: str) -> None:
    game = Scenario(edition)
    game.market("machinery", "dei049", "dei050", "dei052")
    game.pad("farm-z", technology=1)
    face_down(game, "farm-z")
    assert game.refused("buy dei052 energy=1") == "DEI-MKT-12"
    assert game.refused("buy dei052 technology=1") == "DEI-MKT-12"
    game.learn("farm-z", "alternative-energy")
    game.shows("DEI-FEA-15")
    game.do("buy dei052 technology=1")
    assert (game.resources("farm-z"), "dei052" in game.hand("farm-z")) == ((0, 0), True)


@pytest.mark.rule("DEI-FEA-15")
@pytest.mark.parametrize(("edition", "both"), [("de", True), ("en", False), ("it", False)])
def test_energy_for_technology_by_edition(edition: str, both: bool) -> None:
    game = Scenario(edition)
    game.learn("farm-z", "alternative-energy")
    game.market("machinery", "dei049", "dei050", "dei051")
    game.pad("farm-z", technology=1, energy=1)
    face_down(game, "farm-z")
    assert game.allows("buy dei051 technology=1 energy=1") == both


@pytest.mark.rule("DEI-FEA-15")
def test_only_one_resource_is_paid_otherwise() -> None:
    game = Scenario()
    game.learn("farm-z", "alternative-energy")
    game.market("black", "dei057", "dei058", "dei066")
    game.pad("farm-z", technology=2, energy=1)
    face_down(game, "farm-z")
    assert game.refused("buy dei066 technology=2") == "DEI-MKT-12"
    game.do("buy dei066 technology=1 energy=1")


@pytest.mark.rule("DEI-FEA-15")
def test_the_surcharge_of_the_black_market_can_be_paid_otherwise() -> None:
    game = Scenario()
    game.learn("farm-z", "alternative-energy")
    game.market("black", "dei057", "dei058", "dei060")
    game.pad("farm-z", technology=1, energy=1)
    face_down(game, "farm-z")
    game.do("buy dei057 technology=1 energy=1")
    assert game.resources("farm-z") == (0, 0)


# Low Energy Remote Control


@pytest.mark.rule("DEI-FEA-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_low_energy_remote_control(edition: str) -> None:
    game = Scenario(edition)
    game.learn("farm-z", "low-energy-remote-control")
    game.market("tactic", "dei033", "dei034", "dei077")
    game.pad("farm-z", technology=2, energy=1)
    face_down(game, "farm-z")
    assert [text for text in game.legal("buy") if "dei077" in text] == [
        "buy dei077 technology=1 energy=1",
        "buy dei077 technology=2",
    ]
    game.do("buy dei077 technology=2")
    assert game.resources("farm-z") == (0, 1)


@pytest.mark.rule("DEI-FEA-16")
def test_a_drone_card_for_one_resource_is_free_and_other_cards_cost_as_ever() -> None:
    game = Scenario()
    game.learn("farm-z", "low-energy-remote-control")
    game.market("tactic", "dei033", "dei034", "dei069")
    game.market("black", "dei057", "dei058", "dei061")
    game.pad("farm-z")
    face_down(game, "farm-z")
    # The icon "drone of your choice" makes no drone card.
    assert game.refused("buy dei061 technology=1") == "DEI-MKT-12"
    assert game.legal("buy") == ["buy dei069"]
    game.shows("DEI-FEA-16")
    game.do("buy dei069")


# Delivery Bot


@pytest.mark.rule("DEI-FEA-17")
@pytest.mark.parametrize("edition", ["de", "en"])
def test_delivery_bot(edition: str) -> None:
    game = Scenario(edition)
    game.learn("farm-z", "delivery-bot")
    game.market("black", "dei057", "dei060", "dei058")
    game.pad("farm-z", technology=2, energy=1)
    game.turn("farm-z")
    before = game.hand("farm-z")
    game.do("order dei060 technology=2")
    assert game.hand("farm-z") == [*before, "dei060"]
    assert game.resources("farm-z") == (0, 0)
    # It may be played in the same turn.
    game.do("play dei060")


@pytest.mark.rule("DEI-FEA-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_delivery_bot_needs_its_energy_on_top_of_the_price(edition: str) -> None:
    game = Scenario(edition)
    game.learn("farm-z", "delivery-bot")
    game.market("black", "dei057", "dei060", "dei066")
    game.pad("farm-z", technology=2)
    game.turn("farm-z")
    assert game.refused("order dei060 technology=2") == "DEI-FEA-17"
    game.pad("farm-z", technology=2, energy=2)
    assert game.refused("order dei066 energy=2") == "DEI-MKT-12"
    game.pad("farm-z", technology=2, energy=3)
    game.do("order dei066 energy=2")
    assert game.resources("farm-z")[1] == 0


@pytest.mark.rule("DEI-FEA-17")
def test_the_delivery_bot_comes_in_addition_and_once_per_phase() -> None:
    game = Scenario()
    game.learn("farm-z", "delivery-bot")
    game.market("black", "dei060", "dei057", "dei058")
    game.pad("farm-z", technology=5, energy=4)
    face_down(game, "farm-z")
    game.do("buy dei057 technology=1", "order dei058 technology=1")
    assert {"dei057", "dei058"} <= set(game.hand("farm-z"))
    assert game.refused("order dei060 technology=2") == "DEI-FEA-17"
    game.do("play dei057")
    assert game.refused("order dei060 technology=2") == "DEI-FEA-17"
    game.finish_turn()
    while game.asked() != "farm-z":
        game.finish_turn()
    assert game.s.phase == 1
    assert game.legal("order")


@pytest.mark.rule("DEI-FEA-17")
@pytest.mark.parametrize("when", ["before", "during", "between", "while the second"])
def test_the_delivery_bot_comes_at_any_time_of_the_turn(when: str) -> None:
    game = Scenario()
    game.learn("farm-z", "delivery-bot")
    game.market("black", "dei060", "dei057", "dei058")
    game.pad("farm-z", technology=2, energy=1)
    game.turn("farm-z")
    if when != "before":
        game.do("play dei017")
    if when in ("between", "while the second"):
        game.do("done")
    if when == "while the second":
        game.do("play dei018")
    game.do("order dei057 technology=1")
    assert "dei057" in game.hand("farm-z")


@pytest.mark.rule("DEI-FEA-17")
def test_the_last_card_ended_the_delivery_bot_is_too_late() -> None:
    game = Scenario()
    game.learn("farm-z", "delivery-bot")
    game.market("black", "dei060", "dei057", "dei058")
    game.pad("farm-z", technology=2, energy=1)
    game.turn("farm-z", phase=3)
    # Cards with nothing to do still wait for the order.
    game.do("play dei017", "done", "play dei018")
    assert game.legal("order")
    game.do("done")
    assert game.top("ChooseMission")
    assert game.refused("order dei057 technology=1") == "DEI-MIS-22"


@pytest.mark.rule("DEI-FEA-17")
def test_without_the_feat_nothing_can_be_ordered() -> None:
    game = Scenario()
    game.feat("farm-z", "delivery-bot")
    game.market("black", "dei060", "dei057", "dei058")
    game.pad("farm-z", technology=5, energy=4)
    game.turn("farm-z")
    assert game.refused("order dei057 technology=1") == "DEI-FEA-17"


@pytest.mark.rule("DEI-FEA-17")
def test_the_delivery_bot_needs_cubes_like_every_purchase() -> None:
    game = Scenario()
    game.learn("farm-z", "delivery-bot")
    game.market("tactic", "dei034", "dei033", "dei035")
    game.pad("farm-z", technology=5, energy=4)
    game.turn("farm-z")
    assert game.refused("order dei033 technology=1") == "DEI-MKT-04"
    game.control("farm-z", red=1)
    assert game.allows("order dei033 technology=1")


@pytest.mark.rule("DEI-FEA-17")
def test_in_italy_the_delivery_bot_spends_a_hand_card() -> None:
    game = Scenario("it")
    game.learn("farm-z", "delivery-bot")
    game.market("black", "dei057", "dei060", "dei058")
    game.pad("farm-z", technology=2, energy=1)
    game.turn("farm-z", phase=3)
    game.do("order dei060 technology=2")
    assert game.legal() == [f"discard {card}" for card in game.hand("farm-z") if card != "dei060"]
    assert game.refused("discard dei060") == "DEI-FEA-17"
    game.do("discard dei017")
    assert "dei017" not in game.hand("farm-z")
    # It counts neither as one of the two cards nor as the one face down, and takes no slot.
    game.do("play dei018", "done", "play dei019 down")
    game.finish_round()
    assert game.bin("farm-z") == ["dei017", "dei019"]


@pytest.mark.rule("DEI-FEA-17")
def test_in_italy_the_delivery_bot_does_nothing_with_an_empty_hand() -> None:
    game = Scenario("it")
    game.learn("farm-z", "delivery-bot")
    game.market("black", "dei057", "dei060", "dei058")
    game.pad("farm-z", technology=2, energy=1)
    game.recycle("farm-z", *game.hand("farm-z")[1:])
    game.turn("farm-z")
    game.do(f"play {game.hand('farm-z')[0]}")
    assert game.refused("order dei060 technology=2") == "DEI-FEA-17"


@pytest.mark.rule("DEI-FEA-17", "DEI-MKT-18")
def test_a_table_may_count_the_delivery_bot_as_the_one_purchase() -> None:
    game = Scenario(parcel_bot_extra_buy="no")
    game.learn("farm-z", "delivery-bot")
    game.market("black", "dei060", "dei057", "dei058")
    game.pad("farm-z", technology=5, energy=4)
    face_down(game, "farm-z")
    game.do("buy dei057 technology=1")
    assert game.refused("order dei058 technology=1") == "DEI-FEA-17"
    game = Scenario(parcel_bot_extra_buy="no")
    game.learn("farm-z", "delivery-bot")
    game.market("black", "dei060", "dei057", "dei058")
    game.pad("farm-z", technology=5, energy=4)
    game.boost("farm-z", "enlist")
    game.turn("farm-z")
    game.do("order dei058 technology=1", f"play {game.hand('farm-z')[0]} down")
    assert game.refused("buy dei057 technology=1") == "DEI-MKT-18"


# Trading Post


@pytest.mark.rule("DEI-FEA-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_trading_post(edition: str) -> None:
    """One purchase in phase 1 and one in phase 2."""
    game = Scenario(edition)
    game.learn("farm-z", "trading-post")
    game.market("black", "dei060", "dei057", "dei058")
    game.pad("farm-z", technology=9)
    for phase in (1, 2):
        game.turn("farm-z", phase=phase)
        game.do(f"play {game.hand('farm-z')[0]} down")
        game.do(game.legal("buy")[0])
        assert game.points("farm-z") == phase
    assert [game.points(faction) for faction in FACTIONS if faction != "farm-z"] == [0, 0, 0]
