"""Sectors, guilds, installations, population and production."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall.atoms import incursion
from ludarium.games.voidfall.counting import measured, production_levels, production_yield, sector_symbols, upkeep
from ludarium.games.voidfall.declaration import GUILDS
from ludarium.games.voidfall.galaxy import build
from ludarium.games.voidfall.measures import measure
from ludarium.games.voidfall.vocabulary import BANKERS, CREDITS, ENERGY, FOOD, MATERIALS
from tests.games.voidfall.scenario import Scenario

KINDS = ["home", "outpost", "world", "fallen"]


@pytest.mark.rule("VF-SEC-02", "VF-SEC-03")
def test_a_storm_parts_sectors_that_share_an_edge_and_a_wormhole_joins_distant_ones() -> None:
    galaxy = build(2, ["0 2 home", "0 1 outpost", "1 0 world", "0 0 world", "1 2 wormhole a"], ["0 1 - 0 0"], KINDS)
    number = {at: i for i, at in enumerate(galaxy.hexes)}
    assert number[0, 0] not in galaxy.near[number[0, 1]]
    assert number[0, 0] in galaxy.touching[number[0, 1]]
    assert number[0, -2] in galaxy.near[number[0, 2]], "both homes touch a wormhole a"


@pytest.mark.rule("VF-SEC-04", "VF-SEC-05", "VF-SEC-19", "VF-INV-11")
def test_the_home_stays_own_without_fleet_power() -> None:
    game = Scenario()
    game.put(0, game.home(0), corvette=1)
    game.effect(0, "(recall -> 1I)")
    game.shows("VF-INV-11")
    game.do("use influence", f"recall s{game.home(0)} corvette")
    assert game.s.owner[game.home(0)] == 0
    assert game.s.influence[0] == 11
    game.effect(0, "guild farmers")
    assert f"found s{game.home(0)} farmers" in game.legal
    game.effect(0, "(recall -> 1I)")
    game.put(0, game.outpost(0), corvette=1)
    game.do("use influence")
    assert game.s.owner[game.outpost(0)] == -1, "any other sector needs fleet power"


@pytest.mark.rule("VF-SEC-06", "VF-INV-03")
def test_homes_cannot_be_invaded_but_other_sectors_of_players_can() -> None:
    game = Scenario()
    beside = next(n for n in game.match.givens.near[game.home(1)] if game.s.owner[n] == -1)
    game.put(0, beside, corvette=2)
    game.effect(0, "invade")
    assert game.refused(f"invade s{game.home(1)}") == "VF-SEC-06"
    beside = next(n for n in game.match.givens.near[game.outpost(1)] if game.s.owner[n] == -1)
    game.put(0, beside, corvette=2)
    game.effect(0, "invade")
    assert f"invade s{game.outpost(1)}" in game.legal


@pytest.mark.rule("VF-SEC-07")
def test_destroying_never_aims_at_home_and_founding_there_is_allowed() -> None:
    game = Scenario()
    game.sector(game.outpost(0), shipyard=1)
    game.effect(0, "destroy guild", must=True)
    assert all(f"s{game.home(0)} " not in text for text in game.legal)
    game.effect(0, "guild farmers")
    assert f"found s{game.home(0)} farmers" in game.legal
    game.effect(0, "installation")
    assert all(f"s{game.home(0)} " not in text for text in game.legal)


@pytest.mark.rule(because="one board shows every kind of sector")
@pytest.mark.rule("VF-SEC-01", "VF-SEC-08", "VF-SEC-09", "VF-SEC-10", "VF-SEC-20", "VF-COR-01")
def test_pure_corrupted_and_voidborn_are_seen_on_the_board() -> None:
    game = Scenario()
    target = game.void_beside(0)
    assert game.s.void[target] > 0
    assert game.s.corrupt[target] == 1
    assert game.s.corrupt[game.outpost(0)] == 0
    assert measured(game.s, 0, measure("sectors")) == 2, "two own sectors, both pure"
    game.corrupt(0, f"s{game.outpost(0)}")
    assert game.s.corrupt[game.outpost(0)] == 1
    assert measured(game.s, 0, measure("sectors")) == 1
    game.sector(target, corrupt=False)
    game.effect(0, "invade corrupted")
    assert f"invade s{target}" not in game.legal, "pure, whoever holds it"
    game.corrupt(0)
    game.put(0, game.outpost(0), corvette=1)
    game.effect(0, "(recall -> 1I)")
    game.shows("VF-SEC-10")
    game.do("use influence", f"recall s{game.outpost(0)} corvette")
    left = game.outpost(0)
    assert (game.s.owner[left], game.s.void[left], game.s.corrupt[left]) == (-1, 2, 1), "abandoned, then voidborn"


@pytest.mark.rule("VF-BAS-16")
def test_printed_installations_outlive_an_incursion() -> None:
    game = Scenario()
    belt = game.kind("belt")
    game.put(0, belt, corvette=1)
    game.s.fleets[belt * 5] = 0
    game.s.active[0] += 1
    game.sector(belt, starbase=1)
    incursion(game.s, belt)
    assert game.s.installations[belt * 3 : belt * 3 + 3] == [1, 1, 0], "the built starbase goes"


@pytest.mark.rule(because="an incursion tries all of it on one sector")
@pytest.mark.rule("VF-SEC-12", "VF-SEC-13", "VF-SEC-24", "VF-VOI-04", "VF-VOI-05", "VF-VOI-06", "VF-VOI-29")
def test_resistant_sectors_take_neither_corruption_nor_the_void() -> None:
    game = Scenario()
    belt = game.kind("belt")
    before = game.s.bounty_at[belt]
    game.put(0, belt, corvette=1)
    game.s.fleets[belt * 5] = 0
    game.s.active[0] += 1
    incursion(game.s, belt)
    assert (game.s.owner[belt], game.s.void[belt], game.s.corrupt[belt]) == (-1, 0, 0)
    assert game.s.bounty_at[belt] == before + 1
    assert game.s.installations[belt * 3 : belt * 3 + 3] == [1, 1, 0], "what is printed stays"
    game.sector(game.outpost(0), population=0)
    incursion(game.s, game.outpost(0))
    assert (game.s.void[game.outpost(0)], game.s.corrupt[game.outpost(0)]) == (2, 0), "no die to lay it under"
    other = Scenario(bounty_in_void_resistant="no")
    incursion(other.s, belt)
    assert other.s.bounty_at[belt] == before


@pytest.mark.rule("VF-SEC-14", "VF-SEC-21", "VF-GLD-12")
def test_a_sector_without_fleet_power_belongs_to_nobody() -> None:
    game = Scenario()
    fallen = game.fallen_sector()
    assert (game.s.owner[fallen], game.power(fallen)) == (-1, 0)
    game.sector(fallen, farmers=3)
    assert production_levels(game.s, 0)[FOOD] == 2


@pytest.mark.rule("VF-SEC-15", "VF-SEC-17", "VF-SEC-18", "VF-POP-02")
def test_special_sectors_add_levels_and_may_have_a_fixed_die() -> None:
    game = Scenario(scenario="ember-ring")
    belt, city = game.kind("belt"), game.kind("megalopolis")
    before = production_levels(game.s, 0)[MATERIALS]
    game.put(0, belt, corvette=1)
    assert production_levels(game.s, 0)[MATERIALS] == before + 1
    game.put(0, city, corvette=1)
    game.sector(city, corrupt=False, population=5)
    game.effect(0, "grow")
    assert f"grow s{city}" not in game.legal
    assert f"grow s{belt}" not in game.legal
    game.effect(0, "corrupt sector", must=True)
    assert f"corrupt s{game.home(0)}" not in game.legal


@pytest.mark.rule("VF-SEC-22", "VF-COR-10")
def test_a_place_holds_one_marker() -> None:
    game = Scenario()
    game.corrupt(0, "society")
    game.effect(0, "corrupt track", must=True)
    assert game.legal == ["corrupt government", "corrupt economy"]
    here = game.void_beside(0)
    game.put(0, here, corvette=1)
    game.sector(here, corrupt=True)
    game.effect(0, "corrupt sector", must=True)
    game.settled()
    assert game.over(), "the outpost is the only sector without a marker"
    assert game.s.corrupt[game.outpost(0)] == 1


@pytest.mark.rule("VF-GLD-01", "VF-GLD-02", "VF-POP-03", "VF-POP-14", "VF-POP-01")
def test_each_guild_raises_its_own_resource() -> None:
    game = Scenario()
    game.sector(game.outpost(0), population=3, farmers=0, engineers=1, miners=0)
    levels = [production_levels(game.s, 0)[resource] for resource in (ENERGY, MATERIALS)]
    assert levels == [4, 0], "3 from the engineers and 1 from the start agenda"
    game.sector(game.outpost(0), engineers=0, miners=1)
    assert [production_levels(game.s, 0)[resource] for resource in (ENERGY, MATERIALS)] == [1, 3]
    game.sector(game.outpost(0), miners=0)
    for resource in range(len(GUILDS)):
        levels = production_levels(game.s, 0)
        levels[resource] += 3
        game.s.guilds[game.outpost(0) * 5 + resource] = 1
        assert production_levels(game.s, 0) == levels


@pytest.mark.rule("VF-GLD-03", "VF-GLD-04", "VF-GLD-05", "VF-GLD-06", "VF-GLD-10")
def test_guilds_are_founded_on_free_slots_of_own_sectors_corrupted_ones_too() -> None:
    game = Scenario()
    here = game.outpost(0)
    game.corrupt(0, f"s{here}")
    game.effect(0, "guild bankers")
    game.do(f"found s{here} bankers")
    assert game.s.guilds[here * 5 + BANKERS] == 1
    game.effect(0, "guild bankers")
    assert f"found s{here} bankers" not in game.legal, "three slots, three guilds"
    assert game.refused(f"found s{here} bankers") == "VF-GLD-05"
    assert game.refused(f"found s{game.outpost(1)} bankers") == "VF-GLD-10"


@pytest.mark.rule(because="guilds, installations and upkeep state the same thing")
@pytest.mark.rule("VF-GLD-06", "VF-GLD-13", "VF-BAS-07", "VF-EVA-04", "VF-EVA-05", "VF-EVA-06", "VF-SEC-23")
def test_the_third_slot_of_a_row_costs_upkeep_as_long_as_it_is_full() -> None:
    game = Scenario()
    here = game.outpost(0)
    game.sector(here, farmers=1, engineers=1, miners=1)
    assert sector_symbols(game.s, 0, here) == 1
    game.sector(here, shipyard=3)
    assert sector_symbols(game.s, 0, here) == 2
    game.sector(here, miners=0)
    assert sector_symbols(game.s, 0, here) == 1
    city = game.kind("megalopolis")
    game.put(0, city, corvette=1)
    assert sector_symbols(game.s, 0, city) == 1, "its free-standing symbol"


@pytest.mark.rule("VF-BAS-01", "VF-BAS-05", "VF-BAS-06", "VF-BAS-15")
def test_installations_are_built_on_free_slots_and_starbases_need_their_technology() -> None:
    game = Scenario()
    here = game.outpost(0)
    game.corrupt(0, f"s{here}")
    game.effect(0, "installation")
    assert game.legal == [f"build s{here} shipyard", f"build s{here} defence", "done"]
    game.technology(0, "starbases")
    game.effect(0, "installation")
    game.do(f"build s{here} starbase")
    game.effect(0, "installation")
    assert game.refused(f"build s{here} starbase") == "VF-BAS-05"
    game.sector(here, shipyard=2)
    game.effect(0, "installation")
    assert game.over()


@pytest.mark.rule("VF-BAS-02")
def test_one_fleet_power_for_each_shipyard_in_its_sector() -> None:
    game = Scenario()
    game.active(0, 4)
    game.sector(game.outpost(0), shipyard=1)
    game.effect(0, "deploy yards")
    game.do(f"deploy s{game.home(0)} corvette", f"deploy s{game.outpost(0)} corvette")
    assert game.over()
    assert (game.power(game.home(0)), game.power(game.outpost(0)), game.s.active[0]) == (3, 3, 2)


@pytest.mark.rule("VF-POP-06", "VF-POP-07", "VF-POP-10", "VF-POP-13", "VF-GLD-11")
def test_levels_add_up_population_and_yields_follow_the_tables() -> None:
    game = Scenario()
    here, other = game.void_beside(0, 0), game.void_beside(0, 1)
    game.put(0, here, corvette=1)
    game.put(0, other, corvette=1)
    game.sector(here, population=3, corrupt=True, farmers=2)
    game.sector(other, population=2, farmers=1)
    game.sector(game.home(0), farmers=0)
    assert production_levels(game.s, 0)[FOOD] == 8
    assert production_yield(game.s, 0, FOOD) == 5
    game.sector(here, bankers=3, farmers=0)
    assert production_levels(game.s, 0)[CREDITS] == 9
    assert production_yield(game.s, 0, CREDITS) == 4
    game.sector(here, population=0)
    assert production_levels(game.s, 0)[CREDITS] == 0
    game.sector(here, population=6, bankers=3)
    assert production_levels(game.s, 0)[CREDITS] == 13


@pytest.mark.rule("VF-POP-09", "VF-POP-11", "VF-POP-04")
def test_population_runs_from_one_to_six_and_rests_in_corrupted_sectors() -> None:
    game = Scenario()
    here = game.outpost(0)
    game.sector(here, population=6)
    game.effect(0, "grow")
    assert game.legal == [f"grow s{game.home(0)}", "done"]
    game.sector(here, population=3, corrupt=True)
    game.shows("VF-POP-04", "VF-SEC-08", "VF-SEC-09", "VF-COR-01")
    assert game.refused(f"grow s{here}") == "VF-POP-09"
    game.sector(here, corrupt=False, population=1)
    game.effect(0, "(shrink -> 1I)")
    assert game.over(), "a population of 1 does not shrink, nor does the home"


@pytest.mark.rule("VF-EVA-03", "VF-TRD-17", "VF-TRD-16")
def test_a_token_covers_both_symbols_of_an_agenda() -> None:
    game = Scenario()
    assert upkeep(game.s, 0) == 2, "the start agenda"
    game.s.tokens[0], game.s.trade_board = 1, 5
    assert upkeep(game.s, 0) == 0


def test_house_abilities_of_sectors() -> None:
    kradmor = Scenario("kradmor", "belitan", scenario="far-harvest")
    here = kradmor.outpost(0)
    kradmor.sector(here, population=2, corrupt=True)
    kradmor.effect(0, "grow")
    assert f"grow s{here}" in kradmor.legal
    thegwyn = Scenario("thegwyn", "belitan", scenario="far-harvest")
    thegwyn.give(0)
    thegwyn.effect(0, "produce F")
    assert thegwyn.over()
    assert thegwyn.stock(0)["food"] == production_yield(thegwyn.s, 0, FOOD) + 1
