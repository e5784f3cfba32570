"""DEI-ADV-14 to DEI-ADV-21: red, blue and green actions."""

from __future__ import annotations

import pytest

from ludarium.games.dei.faces import ROOF
from tests.games.dei.scenario import Scenario

EDITIONS = ["de", "en", "it"]


# Red


@pytest.mark.rule("DEI-ADV-14")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_red_move_ignores_the_majority_but_needs_a_neighbour(edition: str) -> None:
    game = Scenario(edition)
    here, there, beyond = game.street(3)
    ground, roof = game.beside()
    game.put("ravagers", here, scrappers=1)
    game.put("ravagers", ground, scrappers=1)
    game.put("farm-z", there, scrappers=3)
    game.card("ravagers", "move", "enlist")
    assert game.refused(f"move {here} {there} scrappers=1") == "DEI-MAJ-09"
    game.card("ravagers", "move-red", "enlist", phase=2)
    assert game.refused(f"move {here} {beyond} scrappers=1") == "DEI-BRD-06"
    assert game.refused(f"move {ground} {roof} scrappers=1") == "DEI-BRD-08"
    game.shows("DEI-ADV-14")
    game.do(f"move {here} {there} scrappers=1")


@pytest.mark.rule("DEI-ADV-15")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_red_enlist_works_wherever_a_scrapper_is(edition: str) -> None:
    game = Scenario(edition)
    here, there = game.street()
    game.put("ravagers", here, scrappers=1)
    game.put("farm-z", here, scrappers=4)
    game.card("ravagers", "enlist-red", "enlist-red", "enlist-red", "gain-supplies 1")
    assert game.refused(f"enlist {there}") == "DEI-ADV-15"
    game.do(f"enlist {here}", f"enlist {game.refuge()}")
    assert game.scrappers("ravagers", here) == 2
    game.put("ravagers", there, refuges=1)
    game.do(f"enlist {there}")


@pytest.mark.rule("DEI-ADV-15")
def test_a_plain_enlist_does_not() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", "enlist")
    assert game.refused(f"enlist {here}") == "DEI-ACT-01"


# Blue


@pytest.mark.rule("DEI-ADV-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blue_move_goes_up_and_down_without_an_elevator(edition: str) -> None:
    game = Scenario(edition)
    ground, roof = game.beside()
    game.put("ravagers", ground, scrappers=3, champion=True)
    game.card("ravagers", "move-blue", "move-blue", "enlist")
    game.do(f"move {ground} {roof} scrappers=3 champion", f"move {roof} {ground} scrappers=2")
    assert (game.scrappers("ravagers", roof), game.champion("ravagers")) == (1, roof)


@pytest.mark.rule("DEI-ADV-16", "DEI-ADV-21")
def test_a_blue_move_needs_the_majority_and_regions_side_by_side() -> None:
    game = Scenario()
    ground, roof = game.beside()
    street = next(r for r in game.neighbours(ground) if not game.s.terrain.has_post[game.number(r)])
    far = next(f"r{r}" for r in game.plain(ROOF) if f"r{r}" not in game.touching(ground))
    game.put("ravagers", ground, scrappers=1)
    game.put("farm-z", roof, scrappers=1)
    game.card("ravagers", "move-blue", "enlist")
    assert game.refused(f"move {ground} {roof} scrappers=1") == "DEI-MAJ-09"
    assert game.refused(f"move {ground} {far} scrappers=1") == "DEI-BRD-06"
    # An ordinary move is allowed too.
    game.do(f"move {ground} {street} scrappers=1")


@pytest.mark.rule("DEI-ADV-17")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_blue_collect_swaps_technology_for_energy(edition: str) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 2)
    game.pad("farm-z")
    game.card("farm-z", "collect-blue", "collect", "enlist")
    game.do(f"collect {here} swap=1")
    assert (game.resources("farm-z"), game.lies(here)) == ((0, 1), 1)
    assert game.refused(f"collect {here} swap=1") == "DEI-ADV-17"


@pytest.mark.rule("DEI-ADV-17")
@pytest.mark.parametrize(("edition", "swaps"), [("de", False), ("en", True), ("it", True)])
def test_a_blue_collect_on_a_roof_by_edition(edition: str, swaps: bool) -> None:
    game = Scenario(edition)
    _, roof = game.beside()
    game.put("farm-z", roof, scrappers=1)
    game.lying(roof, 1)
    game.pad("farm-z")
    game.card("farm-z", "collect-blue", "enlist")
    if not swaps:
        assert game.refused(f"collect {roof} swap=1") == "DEI-ADV-17"
        return
    game.do(f"collect {roof} swap=1")
    assert game.resources("farm-z") == (1, 0)


@pytest.mark.rule("DEI-ADV-17", "DEI-ADV-21")
def test_the_swap_is_optional_and_needs_something_to_swap_for() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 2)
    game.pad("farm-z")
    game.card("farm-z", "collect-blue", "collect-blue", "enlist")
    game.do(f"collect {here}")
    assert game.resources("farm-z") == (1, 0)
    game.empty_reserve("energy")
    assert game.refused(f"collect {here} swap=1") == "DEI-ADV-17"


# Green


@pytest.mark.rule("DEI-ADV-18")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_green_enlist_brings_a_resource_of_the_level(edition: str) -> None:
    game = Scenario(edition)
    ground, roof = game.beside()
    for region in (ground, roof):
        game.put("farm-z", region, refuges=1)
        game.lying(region, 0)
    technology, energy = game.s.common
    game.card("farm-z", "enlist-green", "enlist-green", "enlist")
    game.do(f"enlist {roof} supplied", f"enlist {ground} supplied")
    assert (game.lies(roof), game.lies(ground)) == (1, 1)
    assert game.s.common == (technology - 1, energy - 1)
    assert (game.scrappers("farm-z", roof), game.scrappers("farm-z", ground)) == (1, 1)
    assert game.refused(f"enlist {ground} supplied") == "DEI-ADV-18"


@pytest.mark.rule("DEI-ADV-18", "DEI-ADV-21")
def test_the_resource_is_optional_and_needs_one_in_the_reserve() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("farm-z", here, refuges=1)
    game.lying(here, 0)
    game.card("farm-z", "enlist-green", "enlist-green")
    game.do(f"enlist {here}")
    assert game.lies(here) == 0
    game.empty_reserve("technology")
    assert game.refused(f"enlist {here} supplied") == "DEI-ADV-18"
    assert game.allows(f"enlist {here}")


@pytest.mark.rule("DEI-ADV-18")
def test_a_green_enlist_with_an_empty_reserve_relocates_and_brings_its_resource() -> None:
    game = Scenario()
    here, _ = game.street()
    far = game.park("farm-z")
    game.put("farm-z", here, refuges=1)
    game.lying(here, 0)
    game.card("farm-z", "enlist-green")
    game.do(f"enlist {here} supplied", f"relocate {far}")
    assert (game.lies(here), game.scrappers("farm-z", here)) == (1, 1)


@pytest.mark.rule("DEI-ADV-19")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_green_collect_brings_a_technology_more(edition: str) -> None:
    game = Scenario(edition)
    ground, roof = game.beside()
    for region in (ground, roof):
        game.put("farm-z", region, scrappers=1)
        game.lying(region, 1)
    game.pad("farm-z")
    technology = game.s.common[0]
    game.card("farm-z", "collect-green", "collect-green", "enlist")
    game.do(f"collect {roof} extra")
    assert (game.resources("farm-z"), game.s.common[0]) == ((1, 1), technology - 1)
    game.do(f"collect {ground} extra")
    assert (game.resources("farm-z"), game.lies(ground)) == ((3, 1), 0)


@pytest.mark.rule("DEI-ADV-19")
def test_no_collect_no_extra_technology() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 0)
    game.card("farm-z", "collect-green", "collect", "enlist")
    assert game.refused(f"collect {here} extra") == "DEI-ACT-18"
    game.lying(here, 2)
    game.empty_reserve("technology")
    assert game.refused(f"collect {here} extra") == "DEI-ADV-19"
    assert game.allows(f"collect {here}")


@pytest.mark.rule("DEI-ADV-19")
def test_the_extra_technology_spends_the_green_icon() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 2)
    game.card("farm-z", "collect", "collect-green", "enlist")
    game.do(f"collect {here} extra")
    assert game.refused(f"collect {here} extra") == "DEI-ADV-19"
    game.do(f"collect {here}")


@pytest.mark.rule("DEI-ADV-19")
def test_repeated_green_collects_bring_one_more_each_time() -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 2)
    game.pad("farm-z")
    game.control("farm-z", green=2)
    game.card("farm-z", "per-outpost machinery: collect-green", "enlist")
    game.do(f"collect {here} extra", f"collect {here} extra")
    assert game.resources("farm-z") == (4, 0)


# Coloured actions are still what they are


@pytest.mark.rule("DEI-ADV-20")
@pytest.mark.parametrize(("icon", "text"), [("collect-green", " extra"), ("collect-blue", " swap=1"), ("collect", "")])
def test_every_collect_earns_abrahams_extra_one_which_is_plain(icon: str, text: str) -> None:
    game = Scenario()
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.lying(here, 3)
    game.card("ravagers", icon, "enlist")
    game.do(f"collect {here}{text}")
    assert game.legal("collect") == [f"collect {here}"]


@pytest.mark.rule("DEI-ADV-20", "DEI-ADV-21")
@pytest.mark.parametrize(
    ("icon", "text"),
    [
        ("move-red", "move {here} {there} scrappers=1"),
        ("move-blue", "move {here} {there} scrappers=1"),
        ("enlist-red", "enlist {refuge}"),
        ("enlist-green", "enlist {refuge}"),
        ("collect-blue", "collect {here}"),
        ("collect-green", "collect {here}"),
    ],
)
def test_a_coloured_action_can_be_used_as_the_plain_one(icon: str, text: str) -> None:
    game = Scenario()
    here, there = game.street()
    game.put("farm-z", here, scrappers=1)
    game.lying(here, 1)
    game.card("farm-z", icon)
    game.do(text.format(here=here, there=there, refuge=game.refuge()))


@pytest.mark.rule("DEI-ADV-21")
def test_the_plain_icon_is_spent_before_a_coloured_one() -> None:
    game = Scenario()
    free, here, held = game.street(3)
    game.put("farm-z", here, scrappers=2)
    game.put("auxilia", held, scrappers=9)
    game.card("farm-z", "move-red", "move", "enlist")
    game.do(f"move {here} {free} scrappers=1", f"move {here} {held} scrappers=1")
    assert game.legal("move") == []


@pytest.mark.rule("DEI-ADV-21")
@pytest.mark.parametrize(("spent", "red", "blue"), [("spend token=0", False, True), ("spend token=1", True, False)])
def test_between_two_colours_the_player_decides(spent: str, red: bool, blue: bool) -> None:
    game = Scenario()
    free, here, held = game.street(3)
    roof = next(r for r in game.touching(here) if game.s.terrain.level[game.number(r)] == ROOF)
    game.put("farm-z", here, scrappers=2)
    game.put("auxilia", held, scrappers=9)
    game.card("farm-z", "move-red", "move-blue")
    game.do(f"move {here} {free} scrappers=1")
    assert game.top("Spend")
    assert game.refused("spend token=2") == "DEI-CRD-22"
    game.do(spent)
    assert game.allows(f"move {here} {held} scrappers=1") == red
    assert game.allows(f"move {here} {roof} scrappers=1") == blue


@pytest.mark.rule("DEI-ADV-19", "DEI-ACT-21", "DEI-ACT-22")
def test_with_a_full_pad_a_green_collect_settles_what_was_collected_first() -> None:
    """A roof: the energy comes first, the technology on top second, each for one resource given back."""
    game = Scenario()
    _, roof = game.beside()
    game.put("ravagers", roof, scrappers=1)
    game.lying(roof, 1)
    game.pad("ravagers", technology=9, energy=1)
    game.card("ravagers", "collect-green")
    game.do(f"collect {roof} extra", "give-back technology")
    assert game.resources("ravagers") == (8, 2)
    game.do("give-back energy")
    assert game.resources("ravagers") == (9, 1)


@pytest.mark.rule("DEI-ADV-19", "DEI-ACT-21")
def test_with_one_place_left_only_the_technology_on_top_is_too_much() -> None:
    game = Scenario()
    _, roof = game.beside()
    game.put("ravagers", roof, scrappers=1)
    game.lying(roof, 1)
    game.pad("ravagers", technology=9, energy=0)
    game.card("ravagers", "collect-green")
    game.do(f"collect {roof} extra")
    assert game.resources("ravagers") == (9, 1)
    game.do("give-back technology")
    assert game.resources("ravagers") == (9, 1)
