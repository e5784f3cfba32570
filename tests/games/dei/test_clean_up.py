"""CLN: what happens between two rounds, and who begins the next one."""

from __future__ import annotations

import pytest

from tests.games.dei.scenario import FACTIONS, Scenario

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])


def cleaned_up(game: Scenario, round: int = 1) -> None:
    """The last turn of a round is over."""
    game.begin(4, round)
    game.settle()


def last_mission(game: Scenario) -> None:
    """The last in order chooses a mission that brings nothing, and with that the round is over."""
    game.missions("constructions drone-cards outposts technology", "energy scrappers outposts-red garrisons-red")
    game.end(game.turn_order()[-1], phase=3)
    game.do("mission constructions")


@pytest.mark.rule("DEI-CLN-01", "DEI-CLN-02")
@EDITIONS
def test_face_down_cards_are_recycled_for_good_and_face_up_ones_come_back(edition: str) -> None:
    game = Scenario(edition)
    game.pad("farm-z", 9, 0)
    game.turn("farm-z")
    game.do("play dei017 down")
    bought = game.legal("buy")[0].split()[1]
    game.do(game.legal("buy")[0])
    if game.top("Card"):
        game.do("done")
    game.unused("dei018")
    assert (game.bin("farm-z"), "dei018" in game.hand("farm-z")) == ([], False)
    cleaned_up(game)
    assert game.bin("farm-z") == ["dei017"]
    assert game.hand("farm-z") == [*(f"dei{number:03}" for number in range(18, 25)), bought]
    game.turn("farm-z", round=2)
    assert game.refused("play dei017") == "DEI-CRD-01"
    assert game.refused("play dei017 down") == "DEI-CRD-01"
    cleaned_up(game, 2)
    assert game.bin("farm-z") == ["dei017"]


@pytest.mark.rule("DEI-CLN-03")
@pytest.mark.parametrize(("edition", "pile"), [("de", 16), ("en", 15), ("it", 15)])
def test_played_boosts_go_back_to_the_pile_where_the_book_says_so(edition: str, pile: int) -> None:
    game = Scenario(edition)
    game.boost("farm-z", "enlist")
    game.turn("farm-z")
    game.do("play dei017", "boost enlist", "done")
    assert [boost for boost in game.s.boosted if boost >= 0] == [0]
    cleaned_up(game)
    assert [boost for boost in game.s.boosted if boost >= 0] == []
    assert sum(boost >= 0 for boost in game.s.pile) == pile
    assert game.boosts("farm-z") == []


@pytest.mark.rule("DEI-CLN-04")
def test_the_fewest_supplies_go_first() -> None:
    game = Scenario("de")
    game.score(ravagers=9, refuge_42=7, farm_z=5, auxilia=3)
    cleaned_up(game)
    assert game.turn_order() == ["auxilia", "farm-z", "refuge-42", "ravagers"]
    assert game.asked() == "auxilia"


@pytest.mark.rule("DEI-CLN-04", "DEI-CLN-07")
def test_after_the_last_mission_the_fewest_supplies_begin_the_next_round() -> None:
    game = Scenario("de")
    game.order("ravagers", "auxilia", "refuge-42", "farm-z")
    game.score(ravagers=39, refuge_42=27, farm_z=15, auxilia=3)
    last_mission(game)
    assert game.turn_order() == ["auxilia", "farm-z", "refuge-42", "ravagers"]
    assert (game.s.round, game.asked()) == (2, "auxilia")


@pytest.mark.rule("DEI-CLN-04")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_or_the_first_player_token_passes_clockwise_whatever_the_scores(edition: str) -> None:
    game = Scenario(edition)
    game.score(ravagers=9, refuge_42=7, farm_z=5, auxilia=3)
    orders = []
    for round in (1, 2, 3):
        cleaned_up(game, round)
        orders.append(game.turn_order())
    assert orders == [
        ["refuge-42", "farm-z", "auxilia", "ravagers"],
        ["farm-z", "auxilia", "ravagers", "refuge-42"],
        ["auxilia", "ravagers", "refuge-42", "farm-z"],
    ]


@pytest.mark.rule("DEI-CLN-05")
def test_the_printed_example_9_7_5_5() -> None:
    """German book, S. 19: Auxilia and Refuge 42 have 5 each; Auxilia played later, so it comes first."""
    game = Scenario("de")
    game.order("ravagers", "refuge-42", "farm-z", "auxilia")
    game.score(ravagers=9, farm_z=7, auxilia=5, refuge_42=5)
    cleaned_up(game)
    assert game.turn_order() == ["auxilia", "refuge-42", "farm-z", "ravagers"]


@pytest.mark.rule("DEI-CLN-05")
def test_of_two_equals_the_one_who_played_later_comes_first() -> None:
    game = Scenario("de")
    game.order("auxilia", "farm-z", "refuge-42", "ravagers")
    game.score(ravagers=2, farm_z=7, auxilia=5, refuge_42=5)
    cleaned_up(game)
    assert game.turn_order() == ["ravagers", "refuge-42", "auxilia", "farm-z"]


@pytest.mark.rule("DEI-CLN-05")
def test_after_the_last_mission_the_later_of_two_equals_begins() -> None:
    game = Scenario("de")
    game.order("ravagers", "refuge-42", "auxilia", "farm-z")
    game.score(ravagers=29, farm_z=27, auxilia=5, refuge_42=5)
    last_mission(game)
    assert game.turn_order() == ["auxilia", "refuge-42", "farm-z", "ravagers"]
    assert game.asked() == "auxilia"


@pytest.mark.rule("DEI-CLN-06")
def test_after_the_last_mission_all_equals_change_places() -> None:
    game = Scenario("de")
    game.order("ravagers", "refuge-42", "auxilia", "farm-z")
    game.score(ravagers=5, farm_z=5, auxilia=5, refuge_42=5)
    last_mission(game)
    assert game.s.score == (5, 5, 5, 5)
    assert game.turn_order() == ["farm-z", "auxilia", "refuge-42", "ravagers"]


@pytest.mark.rule("DEI-CLN-06")
@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((4, 4, 4, 4), ["auxilia", "farm-z", "refuge-42", "ravagers"]),
        ((4, 4, 9, 4), ["auxilia", "refuge-42", "ravagers", "farm-z"]),
        ((4, 1, 4, 4), ["refuge-42", "auxilia", "farm-z", "ravagers"]),
    ],
)
def test_three_or_four_equals_change_places_too(scores: tuple[int, int, int, int], expected: list[str]) -> None:
    game = Scenario("de")
    game.s.score = tuple(scores)
    cleaned_up(game)
    assert game.turn_order() == expected


@pytest.mark.rule("DEI-CLN-07")
@EDITIONS
def test_the_round_marker_advances(edition: str) -> None:
    game = Scenario(edition)
    for round in (1, 2, 3):
        cleaned_up(game, round)
        assert (game.s.round, game.s.phase) == (round + 1, 0)


@pytest.mark.rule("DEI-CLN-08")
@EDITIONS
def test_round_4_ends_with_the_cards_sorted_and_nothing_else(edition: str) -> None:
    game = Scenario(edition)
    game.order("farm-z", "auxilia", "ravagers", "refuge-42")
    game.score(ravagers=9, refuge_42=7, farm_z=50, auxilia=3)
    game.turn("ravagers", phase=3, round=4)
    game.do("play dei001 down")
    if game.top("Card"):
        game.do("done")
    cleaned_up(game, 4)
    assert game.over()
    assert (game.s.round, game.turn_order()) == (4, ["farm-z", "auxilia", "ravagers", "refuge-42"])
    assert game.bin("ravagers") == ["dei001"]


@pytest.mark.rule("DEI-CLN-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
@EDITIONS
def test_only_as_many_priorities_as_seats_are_used(edition: str, seats: int) -> None:
    game = Scenario(edition, seats)
    for round in (1, 2, 3):
        cleaned_up(game, round)
        assert sorted(game.turn_order()) == sorted(FACTIONS[:seats])


@pytest.mark.rule("DEI-CLN-10")
@EDITIONS
def test_everything_else_stays_as_it_is(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.put("farm-z", here, scrappers=3, champion=True, refuges=2)
    game.control("farm-z", red=2)
    game.drone("reaper", there)
    game.boost("farm-z", "outpost")
    game.pad("farm-z", 4, 3)
    game.learn("farm-z", "fortress")
    kept = ["scrappers", "champions", "refuges", "elevators", "bridges", "drones", "control", "resources", "technology"]
    kept += ["energy", "common", "boosts", "market", "undrawn", "feats", "learned", "score", "missions", "tokens"]
    before = {zone: list(getattr(game.s, zone)) for zone in kept}
    cleaned_up(game)
    assert {zone: list(getattr(game.s, zone)) for zone in kept} == before
    assert game.cubes("farm-z", "red") == 2
