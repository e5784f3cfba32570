"""Editions: turn order, set-up and champions, where the rulebooks differ.

Where a ruling leaves no difference in play the test shows all three editions alike and says why.
"""

from __future__ import annotations

import pytest

from ludarium.games.dei.editions import EVEN_START
from tests.games.dei.editions_shown import EDITIONS, differing, shows
from tests.games.dei.opening import Opening
from tests.games.dei.scenario import Scenario

BOARD = ("technology outposts scrappers energy", "constructions drone-cards outposts-red garrisons-red")


# Turn order and set-up


@shows("first_order", "next_order")
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


@shows("start_scrappers", "start_split")
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


@pytest.mark.rule("DEI-SET-35")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["de", "en", "it"])
def test_an_even_start_gives_as_many_as_make_the_places_even(edition: str, seats: int) -> None:
    """Ours: each place of the order begins with the scrappers with which it wins about as often as the others."""
    game = Opening(edition, seats, even_start="yes")
    expected = EVEN_START[(2, 3, 4, 5) if edition == "de" else (1, 2, 3, 4)][seats]
    game.until("Place" if seats > 2 else "Turn")
    order = game.turn_order()
    while game.top("Place"):
        game.do(game.legal()[0])
    assert [15 - game.reserve(faction) for faction in order] == list(expected)


@shows("draft_order")
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


@shows("last_round_of_three")
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


@pytest.mark.rule("DEI-NPL-04")
@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 3)])
@EDITIONS
def test_drone_cards_in_the_decks_are_split_alike(edition: str, seats: int, each: int) -> None:
    """Alike: only the German book gives the numbers, and three equal packs cannot have others."""
    game = Opening(edition, seats)
    game.until("Reveal")
    assert game.s.deck_drones == (each,) * 3


@shows("refuge_tiles_apart")
@pytest.mark.rule("DEI-SET-04")
@differing(True, False, False)
def test_refuge_tiles_corner_to_corner(edition: str, expected: bool) -> None:
    game = Opening(edition, layout="free")
    game.do("lay 3.1", "lay 2.2", "lay 2.3", "lay 2.4", "lay 2.5")
    assert game.allows("lay 2.1") is expected


@pytest.mark.rule("DEI-SET-03")
@EDITIONS
def test_the_first_layout_is_turned_alike(edition: str) -> None:
    """Alike: the layout of the first game has its rotations, and another one may be laid in every edition."""
    game = Opening(edition)
    game.until("Factions")
    assert game.s.layout == tuple(Opening("de").match.givens.first_layout)
    assert len(Opening(edition, layout="free").legal("lay 2.1")) == 4


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


@shows("neena_extra_move")
@pytest.mark.rule("DEI-LDR-08")
@differing((False, False), (True, False), (True, True))
def test_neena_goes_on(edition: str, expected: tuple[bool, bool]) -> None:
    """Into a region with five enemies, and into an empty one."""
    found = []
    for enemies in (5, 0):
        game, here, there = neena(edition, enemies)
        found.append(game.top("Card") and game.allows(f"move {there} {here} champion"))
    assert tuple(found) == expected


@pytest.mark.rule("DEI-LDR-08")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_neena_s_extra_move_is_hers_and_earns_no_other(edition: str) -> None:
    game, here, there = neena(edition, 5)
    assert game.refused(f"move {there} {here} scrappers=1") == "DEI-LDR-08"
    assert game.allows(f"move {there} {here} scrappers=1 champion")
    game.put("farm-z", here, scrappers=9)
    game.do(f"move {there} {here} champion")
    assert game.top("Turn")


@shows("abraham")
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


@shows("abraham")
@pytest.mark.rule("DEI-LDR-10")
@pytest.mark.parametrize(("edition", "expected"), [("en", True), ("it", False)])
def test_abraham_s_collect_is_an_action_or_a_mere_taking(edition: str, expected: bool) -> None:
    """DEI-LDR-10: feats apply to a collect action, so it may be used to dig."""
    game = Scenario(edition)
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.lying(here, 1)
    game.learn("ravagers", "deep-excavation")
    game.end("ravagers", phase=1)
    assert game.allows(f"dig {here}") is expected


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


@shows("champion_garrisons")
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


@shows("champion_is_scrapper")
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


@pytest.mark.rule("DEI-ADV-06", "DEI-LDR-05")
@EDITIONS
def test_a_champion_is_never_killed_and_never_counted(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("auxilia", here, scrappers=2, champion=True)
    game.missions(*BOARD)
    game.end("auxilia", phase=3)
    game.shows("DEI-LDR-05")
    game.do("mission scrappers")
    assert game.points("auxilia") == 0
    game.card("farm-z", "kill", "kill", "kill", "gain-supplies 1")
    game.do(f"kill {here} auxilia", f"kill {here} auxilia")
    assert game.refused(f"kill {here} auxilia") == "DEI-ADV-06"


@pytest.mark.rule("DEI-LDR-13")
@EDITIONS
def test_aria_climbs_up_and_down_alike(edition: str) -> None:
    """Alike: the Italian sentence mentions only the way up; both ways were ruled for all."""
    game = Scenario(edition)
    ground, roof = game.beside()
    game.put("refuge-42", ground, champion=True)
    game.card("refuge-42", "move", "move")
    game.do(f"move {ground} {roof} champion", f"move {roof} {ground} champion")
    assert game.champion("refuge-42") == ground
