"""MIS: the twelve missions, and how one is chosen at the end of the third action phase."""

from __future__ import annotations

import pytest

from tests.games.dei.places import COLOURS
from tests.games.dei.scenario import Scenario

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])
UPPER = "constructions drone-cards outposts technology"
LOWER = "energy scrappers outposts-red garrisons-red"


def scored(game: Scenario, mission: str, round: int) -> int:
    """What the Ravagers get for a mission in column 1: on time in round 1, late in round 3."""
    copy = game.s.clone()
    rest = [other for other in f"{UPPER} {LOWER}".split() if other != mission][:7]
    game.missions(" ".join([mission, *rest[:3]]), " ".join(rest[3:]))
    game.end("ravagers", phase=3, round=round)
    before = game.points("ravagers")
    while not game.top("ChooseMission"):
        game.do("done")  # Abraham, where he collects at the end of a turn
    game.do(f"mission {mission}")
    points = game.points("ravagers") - before
    game.s = copy
    return points


def values(game: Scenario, mission: str) -> tuple[int, int]:
    """On time and late."""
    return scored(game, mission, 1), scored(game, mission, 3)


# The cards


@pytest.mark.rule("DEI-MIS-01")
@EDITIONS
def test_constructions(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.put("ravagers", here, refuges=2)
    game.put("ravagers", there, refuges=1)
    game.elevator("ravagers", *game.beside())
    assert values(game, "constructions") == (8, 4)
    # Neutral ones and those of others do not count.
    game.put("farm-z", here, refuges=3)
    assert values(game, "constructions") == (8, 4)
    game.bridge("ravagers", *game.span())
    assert values(game, "constructions") == (10, 5)


@pytest.mark.rule("DEI-MIS-02")
@pytest.mark.parametrize(("edition", "expected"), [("de", (6, 3)), ("en", (4, 2)), ("it", (4, 2))])
def test_drone_cards(edition: str, expected: tuple[int, int]) -> None:
    """The faction's own card, one bought, and one in the recycle bin, which only the German book names."""
    game = Scenario(edition)
    game.own("ravagers", "dei072", "dei075")
    game.recycle("ravagers", "dei075")
    assert values(game, "drone-cards") == expected


@pytest.mark.rule("DEI-MIS-02")
@EDITIONS
def test_drone_cards_on_the_pad_count(edition: str) -> None:
    game = Scenario(edition)
    game.turn("ravagers")
    game.do("play dei008 down")
    if game.top("Card"):
        game.do("done")
    assert values(game, "drone-cards") == (2, 1)


@pytest.mark.rule("DEI-MIS-03")
@EDITIONS
def test_outposts(edition: str) -> None:
    game = Scenario(edition)
    game.control("ravagers", red=2, blue=1, green=2)
    assert values(game, "outposts") == (10, 5)
    # An outpost without majority brings no cube.
    game.put("farm-z", game.outposts("red")[0], scrappers=1)
    assert values(game, "outposts") == (8, 4)


@pytest.mark.rule("DEI-MIS-04")
@EDITIONS
@pytest.mark.parametrize(("held", "expected"), [(7, (7, 4)), (2, (2, 0)), (3, (3, 2)), (0, (0, 0))])
def test_technology(edition: str, held: int, expected: tuple[int, int]) -> None:
    game = Scenario(edition)
    game.pad("ravagers", held, 3)
    if held == 7:
        game.shows("DEI-MIS-04")
    assert values(game, "technology") == expected


@pytest.mark.rule("DEI-MIS-05")
@EDITIONS
@pytest.mark.parametrize(("held", "expected"), [(5, (10, 6)), (1, (2, 0)), (4, (8, 6)), (0, (0, 0))])
def test_energy(edition: str, held: int, expected: tuple[int, int]) -> None:
    game = Scenario(edition)
    game.pad("ravagers", 3, held)
    if held == 5:
        game.shows("DEI-MIS-05")
    assert values(game, "energy") == expected


@pytest.mark.rule("DEI-MIS-06")
@EDITIONS
@pytest.mark.parametrize(("standing", "expected"), [(11, (9, 6)), (2, (0, 0)), (15, (15, 10))])
def test_scrappers(edition: str, standing: int, expected: tuple[int, int]) -> None:
    """The champion is never counted: with two scrappers it would be a third."""
    game = Scenario(edition)
    here, _ = game.street()
    game.put("ravagers", here, scrappers=standing, champion=True)
    assert values(game, "scrappers") == expected


@pytest.mark.parametrize(
    ("colour", "number", "expected"),
    [
        pytest.param("red", 2, (6, 4), marks=pytest.mark.rule("DEI-MIS-07")),
        pytest.param("blue", 4, (12, 8), marks=pytest.mark.rule("DEI-MIS-08")),
        pytest.param("green", 0, (0, 0), marks=pytest.mark.rule("DEI-MIS-09")),
        pytest.param("green", 1, (3, 2), marks=pytest.mark.rule("DEI-MIS-09")),
    ],
)
@EDITIONS
def test_outposts_of_one_colour(edition: str, colour: str, number: int, expected: tuple[int, int]) -> None:
    game = Scenario(edition)
    for other in COLOURS:
        game.control("ravagers", **{other: number if other == colour else 3})
    if (colour, number) == ("green", 1):
        game.shows("DEI-MIS-09")
    assert values(game, f"outposts-{colour}") == expected


@pytest.mark.parametrize(
    ("colour", "number", "expected"),
    [
        pytest.param("red", 3, (6, 3), marks=pytest.mark.rule("DEI-MIS-10")),
        pytest.param("blue", 1, (2, 1), marks=pytest.mark.rule("DEI-MIS-11")),
        pytest.param("green", 5, (10, 5), marks=pytest.mark.rule("DEI-MIS-12")),
    ],
)
@EDITIONS
def test_garrisons_of_one_colour(edition: str, colour: str, number: int, expected: tuple[int, int]) -> None:
    """A figure is enough, whoever has the majority; more than four count."""
    game = Scenario(edition)
    for region in game.outposts(colour)[:number]:
        game.put("ravagers", region, scrappers=1)
        game.put("farm-z", region, scrappers=2)
    assert values(game, f"garrisons-{colour}") == expected


@pytest.mark.rule("DEI-MIS-10", "DEI-MIS-11", "DEI-MIS-12")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize(("edition", "expected"), [("de", (2, 1)), ("en", (8, 4)), ("it", (8, 4))])
def test_garrisons_count_one_colour_where_the_card_shows_one(
    edition: str, expected: tuple[int, int], colour: str
) -> None:
    game = Scenario(edition)
    for other in COLOURS:
        game.control("ravagers", **{other: 1 if other == colour else 0})
    game.control("ravagers", **{next(other for other in COLOURS if other != colour): 3})
    assert values(game, f"garrisons-{colour}") == expected


@pytest.mark.rule("DEI-MIS-12")
def test_there_are_twelve_different_missions() -> None:
    game = Scenario()
    kinds = [(mission.kind, mission.colour) for mission in game.match.content.missions]
    assert len(kinds) == len(set(kinds)) == 12
    assert [kind for kind, colour in kinds if colour] == ["outposts"] * 3 + ["garrisons"] * 3


# Choosing


def choosing(round: int = 1, *used: int) -> Scenario:
    """The Ravagers choose; they have 4 technology and 3 energy."""
    game = Scenario()
    game.missions("technology outposts scrappers energy", "constructions drone-cards outposts-red garrisons-red")
    game.pad("ravagers", 4, 3)
    game.used("ravagers", *used)
    game.end("ravagers", phase=3, round=round)
    return game


@pytest.mark.rule("DEI-MIS-13", "DEI-MIS-17", "DEI-MIS-18")
@pytest.mark.parametrize(
    ("round", "mission", "points"),
    [
        (1, "technology", 4),  # column 1 in its own round
        (2, "technology", 2),  # 2 for 3: late
        (3, "technology", 2),
        (1, "energy", 6),  # column 4 is never late
        (3, "energy", 6),
        (4, "energy", 11),  # and 2 + 3 in the supply count
        (2, "drone-cards", 2),  # column 2, lower row: on time in round 2, late in round 3
        (3, "drone-cards", 1),
    ],
)
def test_a_mission_is_late_once_the_round_of_its_column_has_passed(round: int, mission: str, points: int) -> None:
    game = choosing(round)
    if (round, mission) == (2, "technology"):
        game.shows("DEI-MIS-18")
    game.do(f"mission {mission}")
    assert game.points("ravagers") == points


@pytest.mark.rule("DEI-MIS-14")
def test_one_mission_in_each_round_at_the_end_of_the_third_phase() -> None:
    game = choosing()
    game.turn("ravagers", phase=3)
    assert game.refused("mission energy") == "DEI-MIS-14"
    game.unused("dei001")
    assert game.refused("mission energy") == "DEI-MIS-14"
    game.unused("dei002")
    assert game.top("ChooseMission")
    assert game.asked() == "ravagers"
    game.do("mission energy")
    assert game.columns("ravagers") == [4]
    assert game.asked() == "refuge-42"
    for phase in (1, 2):
        game.end("ravagers", phase=phase, round=2)
        assert not game.top("ChooseMission")


@pytest.mark.rule("DEI-MIS-15")
def test_each_column_once() -> None:
    game = choosing(2, 2)
    assert game.refused("mission outposts") == "DEI-MIS-15"  # the upper card, which has the token
    assert game.refused("mission drone-cards") == "DEI-MIS-15"  # the lower one of the same column
    assert len(game.legal("mission")) == 6
    game = choosing(4, 1, 2, 4)
    assert game.legal() == ["mission scrappers", "mission outposts-red"]
    game.do("mission outposts-red")
    assert game.columns("ravagers") == [1, 2, 3, 4]


@pytest.mark.rule("DEI-MIS-16")
def test_a_mission_is_not_used_up() -> None:
    game = choosing()
    game.pad("refuge-42", 2, 0)
    game.do("mission technology")
    game.end("refuge-42", phase=3)
    game.do("mission technology")
    assert (game.points("ravagers"), game.points("refuge-42")) == (4, 2)


@pytest.mark.rule("DEI-MIS-19")
def test_points_count_at_once_from_the_present_position() -> None:
    game = choosing()
    game.do("mission technology")
    assert game.points("ravagers") == 4
    game.pad("ravagers", 9, 0)
    assert game.points("ravagers") == 4


@pytest.mark.rule("DEI-MIS-20", "DEI-PHS-12")
@EDITIONS
def test_choosing_is_compulsory_even_for_nothing(edition: str) -> None:
    game = Scenario(edition)
    game.missions("outposts-red outposts-blue outposts-green scrappers", UPPER)
    game.used("ravagers", 1, 3)
    game.pad("ravagers", 0, 0)
    game.end("ravagers", phase=3, round=3)
    while not game.top("ChooseMission"):
        game.do("done")
    assert game.refused("skip-mission") == "DEI-MIS-20"
    assert game.refused("done") == "DEI-MIS-20"
    game.do("mission outposts-blue")
    assert (game.points("ravagers"), game.columns("ravagers")) == (0, [1, 2, 3])


@pytest.mark.rule("DEI-MIS-21")
@pytest.mark.parametrize("mission", ["technology", "energy", "drone-cards", "outposts", "garrisons-red"])
def test_missions_cost_nothing(mission: str) -> None:
    game = choosing()
    game.pad("ravagers", 7, 2)
    game.control("ravagers", red=1)
    hand = game.hand("ravagers")
    game.do(f"mission {mission}")
    assert game.resources("ravagers") == (7, 2)
    assert (game.hand("ravagers"), game.cubes("ravagers", "red")) == (hand, 1)


@pytest.mark.rule("DEI-MIS-22")
def test_nothing_comes_between_the_last_card_and_the_mission() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=2)
    game.boost("ravagers", "move")
    game.learn("ravagers", "delivery-bot")
    game.pad("ravagers", 5, 5)
    game.card("ravagers", "move", phase=3)
    game.do("done", "play dei002")
    ordered = game.legal("order")[0]
    game.do("done")
    assert game.top("ChooseMission")
    for text in ("boost move", f"move {here} {there} scrappers=1", ordered, "play dei003", f"collect {here}"):
        assert game.refused(text) == "DEI-MIS-22"
    assert game.refused("learn red") == "DEI-PHS-06"


@pytest.mark.rule("DEI-MIS-22")
@pytest.mark.parametrize(("edition", "points"), [("de", 1), ("en", 2), ("it", 2)])
def test_except_abraham_s_collect_at_the_end_of_the_turn(edition: str, points: int) -> None:
    """DEI-LDR-10: what he takes counts for the mission already."""
    game = Scenario(edition)
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.put("farm-z", here, scrappers=4)
    game.lying(here, 1)
    game.pad("ravagers", 1, 0)
    game.missions("technology outposts scrappers energy", "constructions drone-cards outposts-red garrisons-red")
    game.end("ravagers", phase=3)
    if edition != "de":
        game.do(f"collect {here}")
    game.do("mission technology")
    assert game.points("ravagers") == points
