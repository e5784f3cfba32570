"""SCO: supplies during the game, the supply count, the cards at the end, and who wins."""

from __future__ import annotations

import pytest

from tests.games.dei.scenario import Scenario

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])


def counting(edition: str = "de") -> Scenario:
    """Round 4; Farm-Z has only column 1 left, whose mission brings it nothing. Its pad is empty."""
    game = Scenario(edition)
    game.missions("outposts-red energy outposts scrappers", "constructions drone-cards technology garrisons-red")
    game.used("farm-z", 2, 3, 4)
    game.pad("farm-z", 0, 0)
    return game


def counted(game: Scenario) -> int:
    """The supplies Farm-Z gets in its supply count."""
    game.end("farm-z", phase=3, round=4)
    before = game.points("farm-z")
    game.do("mission constructions")
    return game.points("farm-z") - before


@pytest.mark.rule("DEI-SCO-01")
@EDITIONS
def test_supplies_count_at_once(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.card("farm-z", "gain-supplies 2", "drone reaper +0")
    game.do("gain supplies amount=2")
    assert game.points("farm-z") == 2
    game.drone("reaper", here)
    game.put("auxilia", here, scrappers=1)
    game.do("drone reaper", "stay", "reap scrappers=1")
    assert game.points("farm-z") == 3
    game.learn("farm-z", "trading-post")
    game.pad("farm-z", 9, 0)
    while not game.top("Turn"):
        game.do("done")
    game.do("play dei018 down", game.legal_after("play dei018 down", "buy")[0])
    assert game.points("farm-z") == 4
    game.missions("technology energy outposts scrappers", "constructions drone-cards outposts-red garrisons-red")
    game.pad("farm-z", 5, 0)
    game.end("farm-z", phase=3)
    game.do("mission technology")
    assert game.points("farm-z") == 9


@pytest.mark.rule("DEI-SCO-02")
@EDITIONS
def test_one_supply_for_each_cube(edition: str) -> None:
    game = counting(edition)
    game.control("farm-z", red=1, blue=2, green=2)
    assert counted(game) == 5


@pytest.mark.rule("DEI-SCO-02")
@pytest.mark.parametrize(("edition", "points"), [("de", 4), ("en", 5), ("it", 5)])
def test_a_fifth_cube_of_a_colour_counts_where_it_fits(edition: str, points: int) -> None:
    game = counting(edition)
    game.control("farm-z", blue=5)
    assert counted(game) == points


@pytest.mark.rule("DEI-SCO-03")
@pytest.mark.parametrize(("learned", "points"), [(0, 0), (1, 1), (2, 3), (3, 6)])
@EDITIONS
def test_feats_learned(edition: str, learned: int, points: int) -> None:
    game = counting(edition)
    for feat in ["bombing", "sky-boots", "trading-post"][:learned]:
        game.learn("farm-z", feat)
    if learned == 3:
        game.shows("DEI-SCO-03")
    assert counted(game) == points


@pytest.mark.rule("DEI-SCO-04")
@pytest.mark.parametrize(("technology", "points"), [(5, 2), (1, 0), (2, 1), (10, 5)])
@EDITIONS
def test_one_supply_for_two_technology(edition: str, technology: int, points: int) -> None:
    game = counting(edition)
    game.pad("farm-z", technology, 0)
    if technology == 5:
        game.shows("DEI-SCO-04")
    assert counted(game) == points


@pytest.mark.rule("DEI-SCO-05")
@pytest.mark.parametrize("energy", [0, 1, 5])
@EDITIONS
def test_one_supply_for_each_energy(edition: str, energy: int) -> None:
    game = counting(edition)
    game.pad("farm-z", 0, energy)
    if energy == 5:
        game.shows("DEI-SCO-05")
    assert counted(game) == energy


def card_with(game: Scenario, supplies: int) -> str:
    """A black-market card that brings so many supplies."""
    return next(c.id for c in game.match.content.cards if c.block == "black" and c.supplies == supplies)


@pytest.mark.rule("DEI-SCO-06")
@EDITIONS
def test_card_supplies_in_hand_and_in_the_bin(edition: str) -> None:
    game = Scenario(edition)
    two, one = card_with(game, 2), card_with(game, 1)
    game.own("farm-z", two, one)
    game.recycle("farm-z", one)
    game.score(farm_z=10)
    game.begin(4, round=4)
    assert game.over()
    assert game.points("farm-z") == 13


@pytest.mark.rule("DEI-SCO-06")
def test_cards_count_only_at_the_very_end() -> None:
    game = counting()
    game.own("farm-z", card_with(game, 2))
    assert counted(game) == 0


@pytest.mark.rule("DEI-SCO-07")
@EDITIONS
def test_most_supplies_win(edition: str) -> None:
    game = Scenario(edition)
    game.score(ravagers=40, refuge_42=52, farm_z=51, auxilia=12)
    game.begin(4, round=4)
    assert game.over()
    assert game.match.scores(game.s) == [40, 52, 51, 12]
    assert game.match.winners(game.s) == [game.seat("refuge-42")]


@pytest.mark.rule("DEI-SCO-07")
def test_with_the_last_mission_most_supplies_win() -> None:
    game = counting()
    game.order("auxilia", "ravagers", "refuge-42", "farm-z")
    game.score(ravagers=40, refuge_42=52, farm_z=51, auxilia=12)
    assert counted(game) == 0
    assert game.over()
    assert game.match.winners(game.s) == [game.seat("refuge-42")]


@pytest.mark.rule("DEI-SCO-08")
def test_with_the_last_mission_the_earlier_of_two_equals_wins() -> None:
    game = counting()
    game.order("auxilia", "ravagers", "refuge-42", "farm-z")
    game.score(ravagers=52, refuge_42=50, farm_z=52, auxilia=12)
    assert counted(game) == 0
    assert game.over()
    assert game.match.winners(game.s) == [game.seat("ravagers")]


@pytest.mark.rule("DEI-MKT-22")
def test_with_the_last_mission_printed_supplies_count() -> None:
    game = counting()
    game.order("auxilia", "ravagers", "refuge-42", "farm-z")
    game.own("farm-z", card_with(game, 2))
    game.shows("DEI-SCO-06")
    assert counted(game) == 2
    assert game.over()


@pytest.mark.rule("DEI-SCO-08")
@EDITIONS
def test_of_equals_the_higher_priority_of_round_4_wins(edition: str) -> None:
    """DEI-SCO-08: where no priority exists, the one earlier in the turn order of the last round."""
    game = Scenario(edition)
    game.order("farm-z", "auxilia", "ravagers", "refuge-42")
    game.score(ravagers=52, refuge_42=50, farm_z=52, auxilia=12)
    game.begin(4, round=4)
    assert game.over()
    assert game.match.winners(game.s) == [game.seat("farm-z")]


@pytest.mark.rule("DEI-SCO-09")
@EDITIONS
def test_nothing_else_scores(edition: str) -> None:
    game = counting(edition)
    here, there = game.street()
    game.put("farm-z", here, scrappers=9, champion=True)
    game.elevator("farm-z", *game.beside())
    for kind in ("move", "outpost"):
        game.boost("farm-z", kind)
    game.drone("reaper", there)
    game.begin(4, round=4)
    assert game.over()
    assert game.points("farm-z") == 0


@pytest.mark.rule("DEI-SCO-09")
def test_figures_boosts_and_buildings_are_no_part_of_the_supply_count() -> None:
    game = counting()
    game.missions("outposts-red energy outposts scrappers", "outposts-blue drone-cards technology constructions")
    here, _ = game.street()
    game.put("farm-z", here, scrappers=9, champion=True, refuges=2)
    game.boost("farm-z", "outpost")
    game.end("farm-z", phase=3, round=4)
    game.do("mission outposts-blue")
    assert game.points("farm-z") == 0


@pytest.mark.rule("DEI-SCO-10")
@EDITIONS
def test_after_its_supply_count_a_seat_has_its_points(edition: str) -> None:
    game = counting(edition)
    game.control("farm-z", blue=2)
    game.pad("farm-z", 4, 3)
    post = game.outposts("blue")[0]
    assert counted(game) == 7
    # Then a scrapper of Farm-Z dies in the next turn.
    game.card("auxilia", "kill", phase=3, round=4)
    game.do(f"kill {post} farm-z")
    assert (game.cubes("farm-z", "blue"), game.points("farm-z")) == (1, 7)
    # The resources stay on the pad and are not counted again.
    assert game.resources("farm-z") == (4, 3)
    game.begin(4, round=4)
    assert game.over()
    assert game.points("farm-z") == 7
