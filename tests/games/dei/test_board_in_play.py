"""BRD: how regions, elevators and bridges are used in play. What a board is made of is in test_board."""

from __future__ import annotations

import pytest

from ludarium.games.dei.faces import GROUND, ROOF
from tests.games.dei.scenario import FACTIONS, Scenario

EDITIONS = ["de", "en", "it"]


def two_roofs(game: Scenario) -> tuple[str, str, str]:
    """A ground region beside two roofs that are joined to it by nothing."""
    t = game.s.terrain
    for ground in game.plain(GROUND):
        roofs = [r for r in t.borders[ground] if r in game.plain(ROOF) and r not in t.links[ground]]
        if len(roofs) > 1 and roofs[1] not in t.links[roofs[0]] and ground not in t.neutral_grounds:
            return f"r{ground}", f"r{roofs[0]}", f"r{roofs[1]}"
    raise AssertionError("the board has no such place")


# Levels


@pytest.mark.rule("DEI-BRD-06", "DEI-BRD-08")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_scrapper_goes_along_the_street_but_not_up_the_wall(edition: str) -> None:
    game = Scenario(edition)
    ground, roof = game.beside()
    game.put("ravagers", ground, scrappers=1)
    game.card("ravagers", "move")
    assert game.refused(f"move {ground} {roof} scrappers=1") == "DEI-BRD-08"
    for near in game.neighbours(ground):
        assert game.allows(f"move {ground} {near} scrappers=1")
    far = next(r for r in game.ring(ground, 2) if r not in game.neighbours(ground))
    assert game.refused(f"move {ground} {far} scrappers=1") == "DEI-BRD-06"


@pytest.mark.rule("DEI-BRD-07")
def test_a_group_steps_over_to_a_roof_of_another_height() -> None:
    game = Scenario()
    board, t = game.s.terrain.board, game.s.terrain
    low, high = next(
        (r, to)
        for r in game.plain(ROOF)
        for to in board.near[board.near_start[r] : board.near_start[r + 1]]
        if board.height[r] != board.height[to] and not t.has_post[to]
    )
    game.put("ravagers", f"r{low}", scrappers=2)
    game.card("ravagers", "move")
    game.do(f"move r{low} r{high} scrappers=2")
    assert game.scrappers("ravagers", f"r{high}") == 2


# Elevators


@pytest.mark.rule("DEI-BRD-09", "DEI-BRD-15")
def test_an_elevator_carries_its_owner_up_and_down_and_nobody_else() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.elevator("ravagers", ground, roof)
    game.put("ravagers", roof, scrappers=2)
    game.card("ravagers", "move", "move", "enlist")
    game.do(f"move {roof} {ground} scrappers=2", f"move {ground} {roof} scrappers=1")
    game = Scenario()
    game.elevator("ravagers", ground, roof)
    game.put("farm-z", roof, scrappers=2)
    game.card("farm-z", "move", "enlist")
    assert game.refused(f"move {roof} {ground} scrappers=1") == "DEI-BRD-15"


@pytest.mark.rule("DEI-BRD-09", "DEI-BRD-16")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_neutral_elevator_carries_everyone_both_ways(faction: str) -> None:
    game = Scenario()
    ground, roof = game.printed_elevator()
    game.put(faction, ground, scrappers=1)
    game.card(faction, "move", "move")
    game.do(f"move {ground} {roof} scrappers=1", f"move {roof} {ground} scrappers=1")


@pytest.mark.rule("DEI-BRD-10")
def test_an_elevator_joins_its_two_regions_only() -> None:
    game = Scenario()
    ground, first, second = two_roofs(game)
    game.elevator("ravagers", ground, first)
    game.put("ravagers", ground, scrappers=2)
    game.card("ravagers", "move")
    assert game.allows(f"move {ground} {first} scrappers=1")
    assert game.refused(f"move {ground} {second} scrappers=1") == "DEI-BRD-08"


@pytest.mark.rule("DEI-BRD-10")
def test_an_elevator_stands_between_a_ground_region_and_a_roof_beside_it() -> None:
    game = Scenario()
    ground, roof = game.beside()
    far = next(f"r{r}" for r in game.plain(ROOF) if f"r{r}" not in game.touching(ground))
    game.put("ravagers", ground, scrappers=1)
    game.card("ravagers", "build-elevator")
    assert game.refused(f"build-elevator {ground} {far}") == "DEI-BRD-10"
    assert game.refused(f"build-elevator {roof} {ground}") == "DEI-BRD-10"
    game.do(f"build-elevator {ground} {roof}")


# Bridges


@pytest.mark.rule("DEI-BRD-11", "DEI-BRD-15")
def test_a_bridge_joins_two_roofs_for_its_owner_only() -> None:
    game = Scenario()
    first, second, under = game.span()
    game.bridge("ravagers", first, second, under)
    game.put("ravagers", first, scrappers=2)
    game.put("farm-z", second, scrappers=1)
    game.card("ravagers", "move", "move", "enlist")
    game.do(f"move {first} {second} scrappers=2", f"move {second} {first} scrappers=2")
    game.card("farm-z", "move", "enlist")
    assert game.refused(f"move {second} {first} scrappers=1") == "DEI-BRD-15"


@pytest.mark.rule("DEI-BRD-11", "DEI-BRD-16")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_neutral_bridge_joins_two_roofs_for_everyone(faction: str) -> None:
    game = Scenario()
    first, second, _ = game.printed_bridge()
    game.put(faction, first, scrappers=1)
    game.card(faction, "move", "move")
    game.do(f"move {first} {second} scrappers=1", f"move {second} {first} scrappers=1")


@pytest.mark.rule("DEI-BRD-12", "DEI-BRD-13", "DEI-BRD-14")
def test_a_bridge_stands_only_where_a_span_is() -> None:
    game = Scenario()
    first, second, under = game.span()
    game.put("ravagers", first, scrappers=1)
    game.card("ravagers", "build-bridge")
    far = next(f"r{r}" for r in game.plain(ROOF) if f"r{r}" not in [first, second])
    assert game.refused(f"build-bridge {first} {far} {under}") == "DEI-BRD-13"
    assert game.refused(f"build-bridge {first} {first} {under}") == "DEI-BRD-14"
    game.do(f"build-bridge {first} {second} {under}")


@pytest.mark.rule("DEI-BRD-25")
def test_everybody_moves_freely_under_a_bridge() -> None:
    game = Scenario()
    first, second, under = game.span()
    beside = next(r for r in game.neighbours(under) if r in [f"r{g}" for g in game.plain(GROUND)])
    game.bridge("farm-z", first, second, under)
    game.put("farm-z", first, scrappers=3)
    game.put("ravagers", beside, scrappers=1)
    game.card("ravagers", "move", "move", "enlist")
    game.do(f"move {beside} {under} scrappers=1")
    assert game.holder(under) == "ravagers"
    game.do(f"move {under} {beside} scrappers=1")


@pytest.mark.rule("DEI-BRD-25")
def test_a_bridge_counts_on_the_ground_below_with_bombing_only() -> None:
    game = Scenario()
    first, second, under = game.span()
    game.bridge("farm-z", first, second, under)
    game.put("farm-z", under, scrappers=1)
    assert game.strength("farm-z", under) == 1
    game.learn("farm-z", "bombing")
    assert game.strength("farm-z", under) == 3


# Drones


@pytest.mark.rule("DEI-BRD-18")
def test_a_drone_flies_from_the_street_to_the_roof_in_one_step() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.drone("harvester", ground)
    assert roof in game.ring(ground, 1)
    game.card("farm-z", "drone harvester +0")
    game.do("drone harvester", f"fly {roof}")
    assert game.flown("harvester") == roof


@pytest.mark.rule("DEI-BRD-19")
def test_a_drone_gains_nothing_from_a_bridge() -> None:
    """Two roofs joined only by bridges: without them the far one is two steps over the ground."""
    game = Scenario()
    first, second, under = game.span()
    assert second in game.ring(first, 2)
    game.drone("harvester", first)
    game.card("ravagers", "drone harvester +0")
    before = game.legal_after("drone harvester", "fly")
    game.bridge("ravagers", first, second, under)
    assert game.legal_after("drone harvester", "fly") == before


# What is in a region


@pytest.mark.rule("DEI-BRD-21")
def test_technology_lies_on_the_ground_and_energy_on_roofs() -> None:
    game = Scenario()
    ground, roof = game.beside()
    for region in (ground, roof):
        game.lying(region, 1)
        game.put("ravagers", region, scrappers=1)
    game.pad("ravagers")
    game.card("ravagers", "collect", "collect")
    game.do(f"collect {ground}")
    assert game.resources("ravagers") == (1, 0)
    game.do(f"collect {roof}")
    assert game.resources("ravagers") == (1, 1)


@pytest.mark.rule("DEI-BRD-22")
def test_a_region_holds_any_number_of_things() -> None:
    game = Scenario()
    here, there = game.street()
    for faction in FACTIONS:
        game.put(faction, here, scrappers=14, champion=True, refuges=2)
    for drone in ("harvester", "transporter", "teleporter"):
        game.drone(drone, here)
    game.lying(here, 12)
    game.put("ravagers", there, scrappers=1)
    game.drone("reaper", there)
    game.learn("ravagers", "fortress")
    game.card("ravagers", "build-refuge", "move", "collect", "drone reaper +0", "enlist-green")
    game.do(f"build-refuge {here}")
    game.shows("DEI-BRD-22")
    game.do(f"move {there} {here} scrappers=1")
    game.do(f"collect {here}")
    game.do("drone reaper", f"fly {here}", "done", f"enlist {game.refuge()}", f"relocate {here}")
    assert game.scrappers("ravagers", here) == 14
    assert game.flown("reaper") == here


@pytest.mark.rule("DEI-BRD-23")
def test_clean_up_puts_no_resources_on_the_board() -> None:
    game = Scenario()
    here, _ = game.street()
    game.lying(here, 1)
    game.put("ravagers", here, scrappers=1)
    game.card("ravagers", "collect", phase=3)
    game.do(f"collect {here}")
    before = list(game.s.resources)
    game.finish_round()
    assert game.s.round == 2
    assert (game.lies(here), game.s.resources) == (0, before)


@pytest.mark.rule("DEI-BRD-24")
@pytest.mark.parametrize(("edition", "usable"), [("de", True), ("en", True), ("it", False)])
def test_a_refuge_among_enemies_stays_its_owners(edition: str, usable: bool) -> None:
    game = Scenario(edition)
    here, _ = game.street()
    game.put("ravagers", here, refuges=1)
    game.put("farm-z", here, scrappers=3)
    game.card("ravagers", "enlist")
    game.shows("DEI-BRD-24")
    assert game.allows(f"enlist {here}") == usable
    if not usable:
        assert game.refused(f"enlist {here}") == "DEI-ACT-03"
    game.card("farm-z", "enlist")
    assert game.refused(f"enlist {here}") == "DEI-ACT-02"


@pytest.mark.rule("DEI-BRD-24")
def test_an_elevator_waits_for_its_owner_and_only_the_owner_takes_it_away() -> None:
    game = Scenario()
    ground, roof = game.beside()
    game.elevator("ravagers", ground, roof)
    game.put("farm-z", ground, scrappers=3)
    game.put("farm-z", roof, scrappers=3)
    game.card("farm-z", "build-elevator")
    game.do(f"build-elevator {ground} {roof}")
    assert game.buildings("ravagers") == game.buildings("farm-z") == 1
    game.put("ravagers", ground, scrappers=4)
    game.card("ravagers", "move")
    game.do(f"move {ground} {roof} scrappers=4")
