"""Editions: every difference between the three rulebooks, shown in play.

The numbers are those of section 4 of the rule inventory, R-numbers those of its section 6. Where a ruling leaves no
difference in play the test shows all three editions alike and says why. `shows` notes which rule values a test is
about; the last tests compare that with the patches.
"""

from __future__ import annotations

import ast
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ludarium.games.dei import GAME
from ludarium.games.dei.editions import ENGLISH, GERMAN, ITALIAN
from ludarium.games.dei.majority import garrisons
from ludarium.games.dei.state import EMPTY
from ludarium.kernel.editions import compare
from tests.games.dei.scenario import FACTIONS, Opening, Scenario

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])
BOARD = ("technology outposts scrappers energy", "constructions drone-cards outposts-red garrisons-red")

Test = TypeVar("Test", bound=Callable[..., Any])
SHOWN: dict[str, set[str]] = {}


def shows(difference: str, *fields: str) -> Callable[[Test], Test]:
    """A test shows a difference of the inventory and the rule values behind it; none where a ruling leaves none."""
    SHOWN.setdefault(difference, set()).update(fields)

    def same(test: Test) -> Test:
        return test

    return same


def differing(de: object, en: object, it: object) -> pytest.MarkDecorator:
    """What each edition says."""
    return pytest.mark.parametrize(("edition", "expected"), [("de", de), ("en", en), ("it", it)])


# Turn order and set-up


@shows("1", "first_order", "next_order")
@pytest.mark.rule("DEI-CLN-04", "DEI-SET-32")
@differing(
    [["auxilia", "refuge-42", "ravagers", "farm-z"], ["farm-z", "ravagers", "refuge-42", "auxilia"]],
    [["ravagers", "refuge-42", "farm-z", "auxilia"], ["refuge-42", "farm-z", "auxilia", "ravagers"]],
    [["ravagers", "refuge-42", "farm-z", "auxilia"], ["refuge-42", "farm-z", "auxilia", "ravagers"]],
)
def test_turn_order(edition: str, expected: list[list[str]]) -> None:
    game = Opening(edition)
    if edition == "de":
        game.until("Priority")
        game.deal("priority auxilia", "priority refuge-42", "priority ravagers")
    game.until("Turn")
    orders = [game.turn_order()]
    game.score(farm_z=1, ravagers=2, refuge_42=3, auxilia=4)
    game.begin(4)
    game.settle()
    assert [*orders, game.turn_order()] == expected


@shows("2", "start_scrappers", "start_split")
@pytest.mark.rule("DEI-SET-35", "DEI-SET-36")
@differing((2, 6), (1, 2), (1, 2))
def test_start_figures(edition: str, expected: tuple[int, int]) -> None:
    """How many scrappers begin beside the first champion, and in how many ways they can be split."""
    game = Opening(edition)
    game.until("Place")
    ways = len(game.legal())
    first = game.turn_order()[0]
    game.do(game.legal()[0])
    assert (15 - game.reserve(first), ways) == expected


@shows("22", "draft_order")
@pytest.mark.rule("DEI-OPT-04")
@differing("ABCD DCBA ABCD", "DCBA DCBA DCBA", "DCBA DCBA DCBA")
def test_feat_draft(edition: str, expected: str) -> None:
    game = Opening(edition, feat_draft="yes")
    game.until("Draft")
    passes = []
    for _ in range(3):
        picked = ""
        for _ in range(4):
            picked += "ABCD"[game.turn_order().index(game.asked())]
            game.do(game.legal()[0])
        passes.append(picked)
    assert " ".join(passes) == expected


@shows("23", "last_round_of_three")
@pytest.mark.rule("DEI-NPL-08")
@differing(
    ["farm-z", "refuge-42", "ravagers"], ["farm-z", "ravagers", "refuge-42"], ["farm-z", "ravagers", "refuge-42"]
)
def test_round_4_with_three_seats(edition: str, expected: list[str]) -> None:
    game = Scenario(edition, 3)
    game.order("ravagers", "refuge-42", "farm-z")
    game.score(ravagers=9, refuge_42=8, farm_z=1)
    game.begin(4, round=3)
    game.settle()
    assert game.turn_order() == expected


@shows("24")
@pytest.mark.rule("DEI-NPL-04")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3)])
@EDITIONS
def test_drone_cards_in_the_decks_are_split_alike(edition: str, seats: int, each: int) -> None:
    """Alike: only the German book gives the numbers, and three equal packs cannot have others."""
    game = Opening(edition, seats)
    game.until("Reveal")
    assert game.s.deck_drones == (each,) * 3


@shows("30", "refuge_tiles_apart")
@pytest.mark.rule("DEI-SET-04")
@differing(True, False, False)
def test_refuge_tiles_corner_to_corner(edition: str, expected: bool) -> None:
    game = Opening(edition, layout="free")
    game.do("lay 3.1", "lay 2.2", "lay 2.3", "lay 2.4", "lay 2.5")
    assert game.allows("lay 2.1") is expected


@shows("30")
@pytest.mark.rule("DEI-SET-03")
@EDITIONS
def test_the_first_layout_is_turned_alike(edition: str) -> None:
    """Alike: the layout of the first game has its rotations, and another one may be laid in every edition."""
    game = Opening(edition)
    game.until("Factions")
    assert game.s.layout == tuple(Opening("de").match.table.first_layout)
    assert len(Opening(edition, layout="free").legal("lay 2.1")) == 4


@shows("R-27")
@pytest.mark.rule("DEI-NPL-06")
@differing([2, 3], [1, 2], [1, 2])
def test_two_seats_start_in_the_one_refuge(edition: str, expected: list[int]) -> None:
    """Where a fixed split needs two refuges: all in the one, with the numbers of the edition."""
    game = Opening(edition, 2)
    game.until("Turn")
    assert [game.scrappers(name, game.refuge()) for name in game.turn_order()] == expected


# Champions


def neena(edition: str, enemies: int) -> tuple[Scenario, str, str]:
    """Neena and a scrapper have just moved into a region with so many enemies."""
    game = Scenario(edition)
    here, there, _ = game.street(3)
    game.put("auxilia", here, scrappers=1, champion=True)
    game.put("farm-z", there, scrappers=enemies)
    game.card("auxilia", "move")
    game.do(f"move {here} {there} scrappers=1 champion")
    return game, here, there


@shows("3", "neena_extra_move")
@pytest.mark.rule("DEI-LDR-08")
@differing((False, False), (True, False), (True, True))
def test_neena_goes_on(edition: str, expected: tuple[bool, bool]) -> None:
    """Into a region with five enemies, and into an empty one."""
    found = []
    for enemies in (5, 0):
        game, here, there = neena(edition, enemies)
        found.append(game.top("Card") and game.allows(f"move {there} {here} champion"))
    assert tuple(found) == expected


@shows("R-07")
@pytest.mark.rule("DEI-LDR-08")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_neena_s_extra_move_is_hers_and_earns_no_other(edition: str) -> None:
    game, here, there = neena(edition, 5)
    assert game.refused(f"move {there} {here} scrappers=1") == "DEI-LDR-08"
    assert game.allows(f"move {there} {here} scrappers=1 champion")
    game.put("farm-z", here, scrappers=9)
    game.do(f"move {there} {here} champion")
    assert game.top("Turn")


@shows("4", "abraham")
@pytest.mark.rule("DEI-LDR-10")
@differing(("", 2), ("collect", 1), ("collect", 1))
def test_abraham(edition: str, expected: tuple[str, int]) -> None:
    """In a minority: nothing, or a collect at the end of the turn. With majority and one collect: two, or one."""
    game = Scenario(edition)
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.lying(here, 3)
    game.pad("ravagers", 0, 0)
    game.card("ravagers", "collect")
    game.do(f"collect {here}")
    if game.top("Card") and game.legal("collect"):
        game.do(f"collect {here}")
    taken = game.resources("ravagers")[0]
    game.put("farm-z", here, scrappers=4)
    game.end("ravagers", phase=1)
    offered = game.legal()[0].split()[0] if game.top("Search") else ""
    assert (offered, taken) == expected


@shows("4", "abraham")
@pytest.mark.rule("DEI-LDR-10")
@pytest.mark.parametrize(("edition", "expected"), [("en", True), ("it", False)])
def test_abraham_s_collect_is_an_action_or_a_mere_taking(edition: str, expected: bool) -> None:
    """R-08: to a collect action feats apply, so that it may be used to dig."""
    game = Scenario(edition)
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.lying(here, 1)
    game.learn("ravagers", "deep-excavation")
    game.end("ravagers", phase=1)
    assert game.allows(f"dig {here}") is expected


@shows("R-08")
@pytest.mark.rule("DEI-LDR-10")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_abraham_collects_before_the_supply_count(edition: str) -> None:
    game = Scenario(edition)
    roof = game.beside()[1]
    game.put("ravagers", roof, champion=True)
    game.lying(roof, 1)
    game.pad("ravagers", 0, 0)
    game.missions(*BOARD)
    game.end("ravagers", phase=3, round=4)
    game.do(f"collect {roof}", "mission constructions")
    assert game.points("ravagers") == 1


@shows("R-02", "champion_garrisons")
@pytest.mark.rule("DEI-OUT-15", "DEI-LDR-04")
@differing(2, 2, 0)
def test_a_champion_alone_garrisons(edition: str, expected: int) -> None:
    game = Scenario(edition)
    game.missions("garrisons-red outposts scrappers energy", "constructions drone-cards outposts-red technology")
    game.put("farm-z", game.outposts("red")[0], champion=True)
    game.end("farm-z", phase=3)
    game.do("mission garrisons-red")
    assert game.points("farm-z") == expected
    assert game.cubes("farm-z", "red") == 1  # but holds the outpost in every edition


@shows("R-04", "champion_is_scrapper")
@pytest.mark.rule("DEI-ADV-15", "DEI-DRN-19")
@differing(False, True, True)
def test_a_champion_serves_as_scrapper_for_red_enlist_and_teleporter(edition: str, expected: bool) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.put("farm-z", here, champion=True)
    game.card("farm-z", "enlist-red")
    assert game.allows(f"enlist {here}") is expected
    if not expected:
        assert game.refused(f"enlist {here}") == "DEI-ADV-15"
    game = Scenario(edition)
    game.put("farm-z", here, scrappers=1, champion=True)
    game.drone("teleporter", here)
    game.card("farm-z", "drone teleporter +0")
    game.do("drone teleporter", "stay")
    assert game.allows(f"teleport {there} champion") is expected


@shows("R-04")
@pytest.mark.rule("DEI-ADV-06", "DEI-LDR-05")
@EDITIONS
def test_a_champion_is_never_killed_and_never_counted(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("auxilia", here, scrappers=2, champion=True)
    game.missions(*BOARD)
    game.end("auxilia", phase=3)
    game.do("mission scrappers")
    assert game.points("auxilia") == 0
    game.card("farm-z", "kill", "kill", "kill", "gain-supplies 1")
    game.do(f"kill {here} auxilia", f"kill {here} auxilia")
    assert game.refused(f"kill {here} auxilia") == "DEI-ADV-06"


@shows("R-12")
@pytest.mark.rule("DEI-LDR-13")
@EDITIONS
def test_aria_climbs_up_and_down_alike(edition: str) -> None:
    """Alike: the Italian sentence tells only of the way up; both ways were ruled for all."""
    game = Scenario(edition)
    ground, roof = game.beside()
    game.put("refuge-42", ground, champion=True)
    game.card("refuge-42", "move", "move")
    game.do(f"move {ground} {roof} champion", f"move {roof} {ground} champion")
    assert game.champion("refuge-42") == ground


# Actions


@shows("7", "enlist_at_own_refuge_needs_majority")
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


@shows("8", "resource_limit")
@pytest.mark.rule("DEI-ACT-20")
@differing((9, 1), (10, 1), (10, 1))
def test_the_eleventh_resource(edition: str, expected: tuple[int, int]) -> None:
    game = Scenario(edition)
    roof = game.beside()[1]
    game.put("farm-z", roof, scrappers=1)
    game.lying(roof, 1)
    game.pad("farm-z", 10, 0)
    game.card("farm-z", "collect")
    game.do(f"collect {roof}")
    assert game.resources("farm-z") == expected


@shows("8", "cube_limit")
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


@shows("R-24", "relocate_building")
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


@shows("R-24")
@pytest.mark.rule("DEI-ACT-17")
@EDITIONS
def test_collecting_needs_a_figure_alike(edition: str) -> None:
    """Alike: only the Italian book asks for a figure, but nobody has a majority without one (R-03)."""
    game = Scenario(edition)
    here, _ = game.street()
    game.learn("auxilia", "fortress")
    game.put("auxilia", here, refuges=2)
    game.lying(here, 1)
    game.card("auxilia", "collect", "gain-supplies 1")
    assert game.refused(f"collect {here}") == "DEI-MAJ-10"


@shows("6", "copy_any_seat")
@pytest.mark.rule("DEI-CRD-16")
@differing([], ["copy dei025"], ["copy dei025"])
def test_copying_the_card_of_another_seat(edition: str, expected: list[str]) -> None:
    game = Scenario(edition)
    game.turn("auxilia")
    game.unused("dei025")
    game.card("farm-z", "copy", "move")
    assert game.legal("copy") == expected


@shows("R-16")
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


@shows("16", "blue_collect_swaps_energy")
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


@shows("17")
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


@shows("29")
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


@shows("9")
@shows("R-15")
@pytest.mark.rule("DEI-OUT-08")
@EDITIONS
def test_a_tie_gives_the_cube_back_alike(edition: str) -> None:
    """Alike: the Italian book is silent, and was read as the others (R-15)."""
    game = Scenario(edition)
    post = game.outposts("red")[0]
    game.put("auxilia", post, scrappers=2)
    game.put("farm-z", post, scrappers=1)
    game.card("farm-z", "enlist-red")
    game.do(f"enlist {post}")
    assert (game.cubes("auxilia", "red"), game.cubes("farm-z", "red")) == (0, 0)


@shows("10")
@shows("R-03")
@pytest.mark.rule("DEI-MAJ-04")
@EDITIONS
def test_bonuses_need_a_figure_alike(edition: str) -> None:
    """Alike: whoever has no figure in a region has strength 0 there (R-03); champion or scrapper will do."""
    game = Scenario(edition)
    here, there = game.street()
    game.learn("auxilia", "fortress")
    game.put("auxilia", here, refuges=1)
    game.put("auxilia", there, champion=True, refuges=1)
    assert (game.strength("auxilia", here), game.strength("auxilia", there)) == (0, 3)


@shows("28")
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


@shows("5", "reaper_points")
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


@shows("5", "reaper_kills_of_two")
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


@shows("R-13")
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


@shows("R-24", "harvester_collects")
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


@shows("18", "boosts_return")
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


@shows("18")
@shows("R-41")
@pytest.mark.rule("DEI-CDY-06", "DEI-CDY-10")
@pytest.mark.parametrize("colour", ["tactic", "logistic", "machinery"])
@EDITIONS
def test_an_outpost_boost_helps_in_every_market_alike(edition: str, colour: str) -> None:
    """Alike: "the corresponding colour" is the one needed. It lies face down here, as EN and IT imply (R-41)."""
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


# Feats


@shows("11", "caravan_strength")
@pytest.mark.rule("DEI-FEA-06")
@differing(2, 1, 2)
def test_the_strength_of_a_caravan(edition: str, expected: int) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.learn("auxilia", "caravan")
    game.put("auxilia", here, scrappers=1, refuges=1)
    assert game.strength("auxilia", here) == expected


@shows("12", "camp_elevators")
@pytest.mark.rule("DEI-FEA-13")
@differing("DEI-FEA-13", "DEI-FEA-13", "")
def test_the_exploitation_camp_at_a_neutral_elevator(edition: str, expected: str) -> None:
    game = Scenario(edition)
    ground = f"r{game.s.terrain.neutral_grounds[0]}"
    game.learn("farm-z", "exploitation-camp")
    game.put("farm-z", ground, scrappers=1)
    game.lying(ground, 1)
    game.card("farm-z", "collect")
    text = f"collect {ground} swap=1"
    assert ("" if game.allows(text) else game.refused(text)) == expected


@shows("R-21", "camp_swaps")
@pytest.mark.rule("DEI-FEA-13")
@differing(True, False, False)
def test_the_exploitation_camp_swaps_any_technology(edition: str, expected: bool) -> None:
    """With blue collect: both swaps, the second with technology held before."""
    game = Scenario(edition)
    ground, roof = game.beside()
    game.learn("farm-z", "exploitation-camp")
    game.elevator("farm-z", ground, roof)
    game.put("farm-z", ground, scrappers=1)
    game.lying(ground, 1)
    game.pad("farm-z", 1, 0)
    game.card("farm-z", "collect-blue")
    assert game.allows(f"collect {ground} swap=1")
    assert game.allows(f"collect {ground} swap=2") is expected
    if expected:
        game.do(f"collect {ground} swap=2")
        assert game.resources("farm-z") == (0, 2)


@shows("13", "alternative_energy_both_ways")
@pytest.mark.rule("DEI-FEA-15")
@differing((True, True), (True, False), (True, False))
def test_alternative_energy(edition: str, expected: tuple[bool, bool]) -> None:
    """Technology for energy, and energy for technology."""
    game = Scenario(edition)
    game.learn("farm-z", "alternative-energy")
    game.pad("farm-z", 5, 5)
    cards = [card for card in game.match.content.cards if card.block == "tactic" and card.cost is not None]
    card = next(card for card in cards if card.cost and card.cost.technology and card.cost.energy)
    assert card.cost is not None
    other = next(c.id for c in cards if c is not card)
    more = next(c.id for c in cards if c is not card and c.id != other)
    game.market("tactic", other, more, card.id)
    game.turn("farm-z")
    game.do("play dei017 down")
    technology, energy = card.cost.technology, card.cost.energy
    ways = {text.removeprefix(f"buy {card.id} ") for text in game.legal(f"buy {card.id}")}
    found = (price(technology + 1, energy - 1) in ways, price(technology - 1, energy + 1) in ways)
    assert found == expected


def price(technology: int, energy: int) -> str:
    """A payment as an action writes it."""
    return " ".join(f"{kind}={n}" for kind, n in (("technology", technology), ("energy", energy)) if n)


@shows("14", "delivery_bot_spends_card")
@pytest.mark.rule("DEI-FEA-17")
@differing(0, 0, 1)
def test_the_delivery_bot(edition: str, expected: int) -> None:
    game = Scenario(edition)
    game.learn("farm-z", "delivery-bot")
    game.pad("farm-z", 5, 5)
    game.turn("farm-z")
    game.do(game.legal("order")[0])
    assert len(game.legal("discard")) == 8 * expected
    if expected:
        game.do("discard dei017")
    game.begin(4)
    game.settle()
    assert (len(game.hand("farm-z")), len(game.bin("farm-z"))) == (9 - expected, expected)


@shows("R-17")
@pytest.mark.rule("DEI-FEA-17")
def test_the_card_spent_for_the_delivery_bot_takes_no_slot_and_is_no_face_down_card() -> None:
    game = Scenario("it")
    game.learn("farm-z", "delivery-bot")
    game.pad("farm-z", 5, 5)
    game.turn("farm-z")
    game.do(game.legal("order")[0], "discard dei017")
    game.unused("dei018")
    # The second card may still be face down.
    assert game.allows("play dei019 down")
    game.unused("dei019")
    assert game.asked() == "auxilia"


@shows("15")
@pytest.mark.rule("DEI-FEA-08")
@EDITIONS
def test_underground_shortcuts_join_ground_regions_alike(edition: str) -> None:
    """Alike: an elevator lies on the ground, so that "regions with an elevator" are ground regions."""
    game = Scenario(edition)
    grounds = [f"r{region}" for region in game.s.terrain.neutral_grounds]
    here = grounds[0]
    there = next(r for r in grounds[1:] if r not in game.neighbours(here))
    game.learn("farm-z", "underground-shortcut")
    game.put("farm-z", here, scrappers=1)
    game.card("farm-z", "move")
    assert game.allows(f"move {here} {there} scrappers=1")
    board = game.s.terrain.board
    roofs = {f"r{board.elevator_roof[edge]}" for edge in board.neutral_elevators}
    assert not [r for r in roofs if r not in game.neighbours(here) and game.allows(f"move {here} {r} scrappers=1")]


@shows("20", "learning")
@pytest.mark.rule("DEI-PHS-08")
@differing(True, False, True)
def test_learning_may_be_declined(edition: str, expected: bool) -> None:
    game = Scenario(edition)
    game.control("farm-z", red=2)
    game.end("farm-z", phase=2)
    assert game.top("Learn") is expected
    if expected:
        game.do("done")
    assert bool(game.learned("farm-z")) is not expected


@shows("R-09", "sky_boots")
@pytest.mark.rule("DEI-FEA-09")
@differing(3, 4, 4)
def test_sky_boots_on_a_card_with_two_moves(edition: str, expected: int) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("farm-z", "sky-boots")
    game.put("farm-z", here, scrappers=1)
    game.card("farm-z", "move", "move")
    moves = 0
    while game.top("Card"):
        game.do(f"move {here} {there} scrappers=1")
        here, there = there, here
        moves += 1
    assert moves == expected


# Missions, end of the game, options


@shows("19", "garrisons_of_colour")
@pytest.mark.rule("DEI-MIS-10")
@differing(2, 6, 6)
def test_the_colour_of_garrisons(edition: str, expected: int) -> None:
    game = Scenario(edition)
    game.control("farm-z", red=1, blue=1, green=1)
    game.missions(*BOARD)
    game.end("farm-z", phase=3)
    game.do("mission garrisons-red")
    assert game.points("farm-z") == expected
    assert garrisons(game.s, game.seat("farm-z"), 0) == 1


@shows("19", "recycled_drone_cards_count")
@pytest.mark.rule("DEI-MIS-02")
@differing(4, 2, 2)
def test_recycled_drone_cards(edition: str, expected: int) -> None:
    game = Scenario(edition)
    game.own("farm-z", "dei069")
    game.recycle("farm-z", "dei069")
    game.missions(*BOARD)
    game.end("farm-z", phase=3)
    game.do("mission drone-cards")
    assert game.points("farm-z") == expected


@shows("21")
@pytest.mark.rule("DEI-OPT-07")
@EDITIONS
def test_planned_cards_leave_no_room_for_a_bought_one_alike(edition: str) -> None:
    """Alike: two editions are silent, but there too both cards were laid before the purchase (DEI-OPT-08)."""
    game = Scenario(edition, planning="yes")
    game.begin(1)
    for name in FACTIONS:
        game.seal(name, f"plan {game.hand(name)[0]} {game.hand(name)[1]}")
    game.pad("ravagers", 9, 0)
    game.do("keep-down", game.legal_after("keep-down", "buy")[0])
    if game.top("Card"):
        game.do("done")
    assert game.legal() == ["turn-up"]


@shows("25")
@shows("R-26")
@pytest.mark.rule("DEI-PHS-13")
@EDITIONS
def test_the_supply_count_belongs_to_the_own_turn_alike(edition: str) -> None:
    """Alike: two editions contradict themselves; the German timing was ruled for all (R-26)."""
    game = Scenario(edition)
    game.missions(*BOARD)
    game.pad("farm-z", 0, 4)
    game.end("farm-z", phase=3, round=4)
    game.do("mission constructions")
    assert (game.asked(), game.points("farm-z")) == ("auxilia", 4)


@shows("26")
@shows("R-27")
@pytest.mark.rule("DEI-SCO-08")
@EDITIONS
def test_a_final_tie_goes_by_the_last_turn_order_alike(edition: str) -> None:
    """Alike: two editions know no tie-break; the place in the order of round 4 is the nearest thing to priority."""
    game = Scenario(edition)
    game.order("refuge-42", "farm-z", "auxilia", "ravagers")
    game.score(farm_z=52, ravagers=52)
    game.begin(4, round=4)
    assert game.over()
    assert game.match.winners(game.s) == [game.seat("farm-z")]


@shows("27")
@pytest.mark.rule("DEI-SET-30")
@EDITIONS
def test_hands_lie_open_alike(edition: str) -> None:
    """Alike: two editions say "hand" and ask for secrecy only with Planning."""
    game = Scenario(edition)
    assert game.seen("hands", "auxilia")[:8] == list(range(8))


@shows("R-24", "card_supplies")
@pytest.mark.rule("DEI-SCO-06")
@differing(6, 6, 2)
def test_supplies_printed_on_faction_cards(edition: str, expected: int, tmp_path: Path) -> None:
    """Our faction cards bring none, so a pack in which dei017 does is played. Another card is from a market."""
    pack = shutil.copytree(GAME.folder / "content", tmp_path / "pack")
    file = pack / "cards.toml"
    text = file.read_text("utf-8")
    head = 'id = "dei017"\nblock = "farm-z"\nsupplies = '
    assert f"{head}0" in text
    file.write_text(text.replace(f"{head}0", f"{head}4"), "utf-8")
    game = Scenario(edition, content=pack)
    two = next(card.id for card in game.match.content.cards if card.block == "black" and card.supplies == 2)
    game.own("farm-z", two)
    game.begin(4, round=4)
    assert game.over()
    assert game.points("farm-z") == expected


# The patches and the tests


def test_every_difference_of_the_inventory_has_a_test() -> None:
    listed = {str(number) for number in range(1, 31)}
    corrections = {f"R-{number:02}" for number in (2, 3, 4, 7, 8, 9, 12, 13, 15, 16, 17, 21, 24, 26, 27, 41)}
    assert set(SHOWN) == listed | corrections


def test_every_change_of_an_edition_is_exercised() -> None:
    changed = {change.field for edition in (ENGLISH, ITALIAN) for change in edition.changes}
    assert {field for fields in SHOWN.values() for field in fields} == changed


def test_every_rule_value_differs_somewhere_and_every_change_says_where_it_stands() -> None:
    differences = compare([GERMAN, ENGLISH, ITALIAN])
    assert {difference.field for difference in differences} == set(vars(GERMAN.rules))
    for edition, book in ((ENGLISH, "EN "), (ITALIAN, "IT ")):
        assert all(change.because.startswith(book) for change in edition.changes)


def test_no_rule_asks_which_edition_is_played() -> None:
    folder = GAME.folder
    names = {edition.id for edition in GAME.editions}
    found = []
    for file in sorted(folder.rglob("*.py")):
        if file.name == "editions.py":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            word = node.value if isinstance(node, ast.Constant) else getattr(node, "id", getattr(node, "name", ""))
            if word in names or word in ("GERMAN", "ENGLISH", "ITALIAN"):
                found.append((file.name, word))
    assert found == []
