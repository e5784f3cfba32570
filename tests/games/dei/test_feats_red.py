"""DEI-FEA-01 to DEI-FEA-06: the red feats, which change strength, kill and move refuges."""

from __future__ import annotations

import pytest

from ludarium.games.dei.declaration import DRONES
from ludarium.games.dei.faces import GROUND
from tests.games.dei.scenario import Scenario

EDITIONS = ["de", "en", "it"]


def two_spans(game: Scenario) -> tuple[list[tuple[str, str]], str]:
    """Two places for bridges over one plain ground region, and that region."""
    board = game.s.terrain.board
    for under in game.plain(GROUND):
        spans = [
            (f"r{board.span_a[i]}", f"r{board.span_b[i]}")
            for i in range(board.spans)
            if board.span_under[i] == under and i not in board.neutral_spans
        ]
        if len(spans) > 1:
            return spans[:2], f"r{under}"
    raise AssertionError("the board has no such place")


# Bombing


@pytest.mark.rule("DEI-FEA-01")
@pytest.mark.parametrize("edition", EDITIONS)
def test_bombing(edition: str) -> None:
    game = Scenario(edition)
    first, second, under = game.span()
    game.learn("ravagers", "bombing")
    game.bridge("ravagers", first, second, under)
    game.put("farm-z", under, scrappers=2)
    assert game.strength("ravagers", under) == 0
    game.put("ravagers", under, scrappers=1)
    assert (game.strength("ravagers", under), game.holder(under)) == (3, "ravagers")
    # Only the ground below counts, not the roofs.
    game.put("ravagers", first, scrappers=1)
    assert game.strength("ravagers", first) == 1


@pytest.mark.rule("DEI-FEA-01")
def test_bombing_counts_every_own_bridge_and_works_for_the_champion() -> None:
    game = Scenario()
    spans, under = two_spans(game)
    game.learn("auxilia", "bombing")
    game.put("auxilia", under, champion=True)
    for first, second in spans:
        game.bridge("auxilia", first, second, under)
    assert game.strength("auxilia", under) == 5
    game.bridge("farm-z", *spans[0], under)
    assert game.strength("auxilia", under) == 5


@pytest.mark.rule("DEI-FEA-01")
def test_bombing_gains_nothing_from_neutral_bridges() -> None:
    game = Scenario()
    _, _, under = game.printed_bridge()
    game.learn("ravagers", "bombing")
    game.put("ravagers", under, scrappers=1)
    assert game.strength("ravagers", under) == 1


@pytest.mark.rule("DEI-FEA-01")
def test_building_a_bridge_takes_the_majority_below() -> None:
    game = Scenario()
    first, second, under = game.span()
    game.learn("ravagers", "bombing")
    game.put("ravagers", first, scrappers=1)
    game.put("ravagers", under, scrappers=1)
    game.put("farm-z", under, scrappers=2)
    game.lying(under, 1)
    game.card("ravagers", "build-bridge", "collect")
    assert game.refused(f"collect {under}") == "DEI-MAJ-10"
    game.do(f"build-bridge {first} {second} {under}", f"collect {under}")


# Trojan Horses


@pytest.mark.rule("DEI-FEA-02")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", [1, 2, 4])
def test_trojan_horses(edition: str, number: int) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.learn("ravagers", "trojan-horses")
    for drone in DRONES[:number]:
        game.drone(drone, here)
    assert game.strength("ravagers", here) == 0
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", here, scrappers=1)
    assert (game.strength("ravagers", here), game.holder(here)) == (2, "ravagers")


@pytest.mark.rule("DEI-FEA-02")
def test_trojan_horses_come_and_go_with_the_drone() -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("ravagers", "trojan-horses")
    game.put("ravagers", there, champion=True)
    game.put("farm-z", there, scrappers=1)
    game.drone("harvester", here)
    game.card("auxilia", "drone harvester +0", "drone harvester +0", "enlist")
    assert game.holder(there) == ""
    game.do("drone harvester", f"fly {there}")
    assert game.holder(there) == "ravagers"
    if game.top("Harvest"):
        game.do("done")
    game.do("drone harvester", f"fly {here}")
    assert game.holder(there) == ""


# Fortress


@pytest.mark.rule("DEI-FEA-03")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fortress(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.learn("ravagers", "fortress")
    game.put("ravagers", here, refuges=1)
    game.put("farm-z", here, scrappers=2, refuges=1)
    assert (game.strength("ravagers", here), game.strength("farm-z", here)) == (0, 2)
    game.put("ravagers", here, scrappers=1)
    assert (game.strength("ravagers", here), game.holder(here)) == (3, "ravagers")
    game.put("ravagers", here, refuges=1)
    assert game.strength("ravagers", here) == 5


@pytest.mark.rule("DEI-FEA-03")
def test_two_refuges_make_one_scrapper_stronger_than_four() -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("ravagers", "fortress")
    game.put("ravagers", here, scrappers=1)
    game.put("ravagers", there, refuges=2)
    game.put("farm-z", there, scrappers=4)
    game.card("ravagers", "move")
    game.do(f"move {here} {there} scrappers=1")
    assert (game.strength("ravagers", there), game.holder(there)) == (5, "ravagers")


@pytest.mark.rule("DEI-FEA-03")
def test_a_neutral_refuge_is_no_fortress() -> None:
    game = Scenario()
    game.learn("ravagers", "fortress")
    game.put("ravagers", game.refuge(), scrappers=1)
    assert game.strength("ravagers", game.refuge()) == 1


# Extreme Remedies


@pytest.mark.rule("DEI-FEA-04", "DEI-CDY-01")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("enemies", [1, 2, 5])
def test_extreme_remedies(edition: str, enemies: int) -> None:
    """Outnumbered or tied, a collect kills instead."""
    game = Scenario(edition)
    here, _ = game.street()
    game.learn("ravagers", "extreme-remedies")
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", here, scrappers=enemies)
    game.card("ravagers", "collect", "enlist")
    game.do(f"kill {here} farm-z")
    assert (game.scrappers("farm-z", here), len(game.boosts("farm-z"))) == (enemies - 1, 1)
    assert game.refused(f"kill {here} farm-z") == "DEI-CRD-05"


@pytest.mark.rule("DEI-FEA-04")
def test_extreme_remedies_need_a_figure_and_no_majority() -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("ravagers", "extreme-remedies")
    game.put("ravagers", here, scrappers=2)
    game.put("farm-z", here, scrappers=1)
    game.put("farm-z", there, scrappers=1)
    game.card("ravagers", "collect", "enlist")
    assert game.refused(f"kill {here} farm-z") == "DEI-FEA-04"
    assert game.refused(f"kill {there} farm-z") == "DEI-FEA-04"
    assert game.refused(f"kill {here} ravagers") == "DEI-ADV-05"
    assert game.refused(f"kill {here} auxilia") == "DEI-ADV-04"


@pytest.mark.rule("DEI-FEA-04")
@pytest.mark.parametrize("edition", EDITIONS)
def test_extreme_remedies_need_a_figure_in_every_edition(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("ravagers", "extreme-remedies")
    game.put("ravagers", here, champion=True)
    game.put("farm-z", here, scrappers=1)
    game.put("farm-z", there, scrappers=1)
    game.card("ravagers", "collect", "enlist")
    assert game.legal("kill") == [f"kill {here} farm-z"]
    assert game.refused(f"kill {there} farm-z") == "DEI-FEA-04"


@pytest.mark.rule("DEI-FEA-04")
def test_extreme_remedies_choose_among_the_scrappers_there_and_spare_champions() -> None:
    game = Scenario()
    here, _ = game.street()
    game.learn("ravagers", "extreme-remedies")
    game.put("ravagers", here, champion=True)
    game.put("farm-z", here, champion=True)
    game.put("auxilia", here, scrappers=1)
    game.put("refuge-42", here, scrappers=1)
    game.card("ravagers", "collect", "enlist")
    assert game.legal("kill") == [f"kill {here} refuge-42", f"kill {here} auxilia"]
    assert game.refused(f"kill {here} farm-z") == "DEI-ADV-06"


@pytest.mark.rule("DEI-FEA-04", "DEI-LDR-10")
def test_such_a_kill_is_no_collect_for_abraham() -> None:
    game = Scenario()
    here, _ = game.street()
    game.learn("ravagers", "extreme-remedies")
    game.put("ravagers", here, champion=True)
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 3)
    game.card("ravagers", "collect", "enlist")
    game.do(f"kill {here} farm-z")
    assert game.holder(here) == "ravagers"
    assert game.refused(f"collect {here}") == "DEI-CRD-05"


@pytest.mark.rule("DEI-FEA-04", "DEI-ADV-20")
@pytest.mark.parametrize("icon", ["collect-blue", "collect-green"])
def test_coloured_collects_kill_too(icon: str) -> None:
    game = Scenario()
    here, _ = game.street()
    game.learn("ravagers", "extreme-remedies")
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", here, scrappers=1)
    game.pad("ravagers")
    game.card("ravagers", icon, "enlist")
    game.do(f"kill {here} farm-z")
    assert game.resources("ravagers") == (0, 0)


# Field Knowledge


@pytest.mark.rule("DEI-FEA-05")
@pytest.mark.parametrize("edition", EDITIONS)
def test_field_knowledge(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.put("ravagers", here, scrappers=2)
    game.put("farm-z", here, scrappers=2)
    assert game.holder(here) == ""
    game.learn("ravagers", "field-knowledge")
    assert game.holder(here) == "ravagers"
    game.put("farm-z", there, scrappers=2)
    game.card("ravagers", "move", "enlist")
    assert game.refused(f"move {here} {there} scrappers=1") == "DEI-MAJ-09"
    game.do(f"move {here} {there} scrappers=2")
    assert game.holder(there) == "ravagers"


@pytest.mark.rule("DEI-FEA-05")
def test_field_knowledge_needs_a_place_among_the_strongest() -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("ravagers", "field-knowledge")
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", here, scrappers=2)
    game.put("auxilia", here, scrappers=2)
    assert game.holder(here) == ""
    # There is no tie at strength 0.
    assert game.holder(there) == ""


@pytest.mark.rule("DEI-FEA-05")
def test_against_field_knowledge_a_tie_is_not_enough() -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("ravagers", "field-knowledge")
    game.put("ravagers", there, scrappers=2)
    game.put("farm-z", here, scrappers=3)
    game.card("farm-z", "move", "enlist")
    assert game.refused(f"move {here} {there} scrappers=2") == "DEI-MAJ-09"
    game.do(f"move {here} {there} scrappers=3")


# Caravan


@pytest.mark.rule("DEI-FEA-06")
@pytest.mark.parametrize(("edition", "strength"), [("de", 1), ("en", 0), ("it", 1)])
def test_caravan_adds_strength_by_edition(edition: str, strength: int) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.learn("ravagers", "caravan")
    game.put("ravagers", here, refuges=2)
    assert game.strength("ravagers", here) == 0
    game.put("ravagers", here, scrappers=1)
    assert game.strength("ravagers", here) == 1 + 2 * strength


@pytest.mark.rule("DEI-FEA-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refuge_moves_with_a_group(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("ravagers", "caravan")
    game.put("ravagers", here, scrappers=1, refuges=1)
    game.card("ravagers", "move", "enlist")
    assert game.refused(f"move {here} {there} scrappers=1 refuges=2") == "DEI-ACT-08"
    game.do(f"move {here} {there} scrappers=1 refuges=1")
    assert game.allows(f"enlist {there}")
    assert not game.allows(f"enlist {here}")


@pytest.mark.rule("DEI-FEA-06", "DEI-FEA-19")
def test_without_caravan_refuges_stand_still() -> None:
    game = Scenario()
    here, there = game.street()
    game.put("ravagers", here, scrappers=1, refuges=1)
    game.card("ravagers", "move")
    game.shows("DEI-FEA-06", "DEI-FEA-19")
    assert game.refused(f"move {here} {there} scrappers=1 refuges=1") == "DEI-FEA-06"


@pytest.mark.rule("DEI-FEA-06")
@pytest.mark.parametrize(("edition", "legal"), [("de", True), ("en", False), ("it", True)])
def test_the_refuges_of_a_group_count_for_its_majority(edition: str, legal: bool) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.learn("ravagers", "caravan")
    game.put("ravagers", here, scrappers=1, refuges=2)
    game.put("farm-z", there, scrappers=2)
    game.card("ravagers", "move", "enlist")
    assert game.refused(f"move {here} {there} scrappers=1") == "DEI-MAJ-09"
    assert game.allows(f"move {here} {there} scrappers=1 refuges=2") == legal


@pytest.mark.rule("DEI-FEA-06")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_refuge_alone_goes_where_no_enemy_is_or_the_majority_is_held(edition: str) -> None:
    game = Scenario(edition)
    here, there, beyond = game.street(3)
    game.learn("ravagers", "caravan")
    game.put("ravagers", here, refuges=1)
    game.put("farm-z", beyond, scrappers=1)
    game.card("ravagers", "move", "move", "enlist")
    game.do(f"move {here} {there} refuges=1")
    assert game.refused(f"move {there} {beyond} refuges=1") == "DEI-MAJ-09"
    game.put("ravagers", beyond, scrappers=2)
    game.do(f"move {there} {beyond} refuges=1")


@pytest.mark.rule("DEI-FEA-06", "DEI-ADV-14", "DEI-ADV-16")
def test_a_refuge_alone_uses_red_and_blue_moves_elevators_and_bridges() -> None:
    game = Scenario()
    first, second, under = game.span()
    game.learn("ravagers", "caravan")
    game.put("ravagers", first, refuges=1)
    game.put("farm-z", second, scrappers=2)
    game.bridge("ravagers", first, second, under)
    game.card("ravagers", "move", "move-red", "move-blue", "enlist")
    game.do(f"move {first} {second} refuges=1")
    assert game.refused(f"move {second} {first} refuges=1 champion") == "DEI-ACT-08"
    # Away again, down without an elevator, and up with one.
    game.elevator("ravagers", under, first)
    game.do(f"move {second} {under} refuges=1", f"move {under} {first} refuges=1")


@pytest.mark.rule("DEI-FEA-06", "DEI-FEA-08")
def test_a_refuge_uses_the_underground_shortcut() -> None:
    game = Scenario()
    here, there = (game.printed_elevator(index)[0] for index in (0, 3))
    assert there not in game.neighbours(here)
    game.learn("ravagers", "caravan")
    game.learn("ravagers", "underground-shortcut")
    game.put("ravagers", here, refuges=1)
    game.card("ravagers", "move", "enlist")
    game.do(f"move {here} {there} refuges=1")


@pytest.mark.rule("DEI-FEA-06", "DEI-LDR-07")
def test_a_refuge_in_neenas_group_shares_her_stealth() -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("auxilia", "caravan")
    game.put("auxilia", here, champion=True, refuges=1)
    game.put("farm-z", there, scrappers=5)
    game.card("auxilia", "move", "enlist")
    assert game.refused(f"move {here} {there} refuges=1") == "DEI-MAJ-09"
    game.do(f"move {here} {there} champion refuges=1")


@pytest.mark.rule("DEI-FEA-06")
def test_moving_a_refuge_away_weakens_the_region_it_leaves() -> None:
    game = Scenario()
    here, there = game.street()
    game.learn("ravagers", "caravan")
    game.put("ravagers", here, scrappers=2, refuges=2)
    game.put("farm-z", here, scrappers=3)
    assert game.holder(here) == "ravagers"
    game.card("ravagers", "move", "enlist")
    game.do(f"move {here} {there} refuges=1")
    assert (game.strength("ravagers", here), game.holder(here)) == (3, "")
