"""Combat, abandoned sectors and the void as the examples of their rules show them."""

from __future__ import annotations

import pytest

from tests.games.voidfall.scenario import Scenario

TARGET = 4
"""A sector next to the home of the first player."""


def invading(
    attack: dict[str, int],
    held: dict[str, int],
    *technologies: str,
    against: tuple[str, ...] = (),
    improved: bool = False,
    **installations: int,
) -> Scenario:
    """The first player has chosen a sector of the other one to invade; technologies of either side."""
    game = Scenario("belitan", "cortozaar", event="glorious-ascension")
    game.without_technologies()
    game.put(1, TARGET, **held)
    game.sector(TARGET, corrupt=False, **installations)
    for name in technologies:
        game.technology(0, name, improved)
    for name in against:
        game.technology(1, name)
    game.put(0, game.home(0), **attack)
    game.turn(0)
    game.give(0, energy=2)
    game.glory(1, 2)
    game.do("select conquest", "act", "use invade", f"invade s{TARGET}")
    return game


@pytest.mark.rule("VF-CMB-16")
def test_a_sentry_shoots_in_the_approach() -> None:
    game = invading({"corvette": 1}, {"sentry": 1}, against=("sentries",))
    game.shows("VF-CMB-16", look=str(TARGET))
    game.do(f"send s{game.home(0)} corvette power=1")
    assert game.s.owner[TARGET] == 1, "the attacker is gone before the first salvo"


@pytest.mark.rule("VF-CMB-17")
def test_improved_destroyers_shoot_in_the_approach() -> None:
    game = invading({"destroyer": 1}, {"corvette": 1}, "destroyers", improved=True)
    game.shows("VF-CMB-17", look=str(TARGET))
    game.do(f"send s{game.home(0)} destroyer power=1")
    assert (game.s.owner[TARGET], game.power(TARGET)) == (0, 1)


@pytest.mark.rule("VF-CMB-20")
def test_energy_cells_add_one_to_the_damage_of_a_sector_defence() -> None:
    game = invading({"corvette": 2}, {"corvette": 1}, against=("energy-cells",), defence=1)
    game.shows("VF-CMB-20", look=str(TARGET))
    game.do(f"send s{game.home(0)} corvette power=2")
    assert (game.s.owner[TARGET], game.power(TARGET)) == (1, 1), "one damage and one more"


@pytest.mark.parametrize(("rules", "ships", "technology", "source", "owner"), [
    (["VF-CMB-34"], "corvette", "shields", "shields", -1),
    (["VF-CMB-35", "VF-CMB-42"], "dreadnought", "dreadnoughts", "dreadnoughts", 1),
    (["VF-CMB-36"], "carrier", "carriers", "carriers", -1),
])  # fmt: skip
@pytest.mark.rule("VF-CMB-34", "VF-CMB-35", "VF-CMB-36", "VF-CMB-42")
def test_the_defence_absorbs_in_salvos(rules: list[str], ships: str, technology: str, source: str, owner: int) -> None:
    game = invading({"corvette": 3}, {ships: 2}, against=(technology,))
    game.do(f"send s{game.home(0)} corvette power=3")
    game.shows(*rules, look=str(TARGET))
    game.do(f"absorb {source}")
    assert game.s.owner[TARGET] == owner


@pytest.mark.rule("VF-CMB-11")
def test_a_carrier_launches_a_corvette_before_the_approach() -> None:
    game = invading({"carrier": 1}, {"corvette": 1}, "carriers")
    game.active(0, 4)
    game.do(f"send s{game.home(0)} carrier power=1")
    game.shows("VF-CMB-11", look=str(TARGET))
    game.do("launch power=1")
    assert (game.s.owner[TARGET], game.power(TARGET)) == (0, 2)


@pytest.mark.rule("VF-CMB-12")
def test_launched_corvettes_stay_when_a_carrier_is_lost() -> None:
    game = invading({"carrier": 2}, {"corvette": 2}, "carriers")
    game.active(0, 4)
    game.do(f"send s{game.home(0)} carrier power=2", "launch power=2")
    game.shows("VF-CMB-12", look=str(TARGET))
    game.do("lose carrier")
    assert (game.s.owner[TARGET], game.power(TARGET)) == (0, 3)


@pytest.mark.rule("VF-CMB-48")
def test_destroyers_fire_one_stronger_salvo() -> None:
    game = invading({"destroyer": 3}, {"corvette": 3}, "destroyers")
    game.do(f"send s{game.home(0)} destroyer power=3")
    game.shows("VF-CMB-48", look=str(TARGET))
    game.do("bold now")
    assert (game.s.owner[TARGET], game.power(TARGET)) == (0, 3), "1 damage and 1 for each of three"


@pytest.mark.rule("VF-BAS-13")
def test_a_conquest_removes_the_installations_of_the_sector() -> None:
    game = invading({"corvette": 3}, {"corvette": 1}, shipyard=1)
    game.shows("VF-BAS-13", look=str(TARGET))
    game.do(f"send s{game.home(0)} corvette power=3")
    assert (game.s.owner[TARGET], game.s.installations[TARGET * 3]) == (0, 0)


@pytest.mark.rule("VF-TEC-24")
def test_an_improved_technology_allows_its_type_of_fleet() -> None:
    game = Scenario("belitan", "cortozaar", event="glorious-ascension")
    game.technology(0, "destroyers", improved=True)
    game.turn(0)
    game.give(0, materials=2)
    game.do("select reinforcement", "act action=1")
    game.shows("VF-TEC-24", look=str(game.home(0)))
    game.do(f"deploy s{game.home(0)} destroyer")
    assert game.s.fleets[game.home(0) * 5 + 2] == 1


@pytest.mark.rule("VF-VOI-05")
def test_whoever_recalls_the_last_fleet_power_leaves_the_sector_to_the_void() -> None:
    game = Scenario(event="glorious-ascension")
    here = game.outpost(0)
    game.put(0, here, corvette=1)
    game.glory(0, 3)
    game.effect(0, "(recall -> 1I)")
    game.do("use influence")
    game.shows("VF-VOI-05", look=str(here))
    game.do(f"recall s{here} corvette")
    assert (game.s.owner[here], game.s.void[here]) == (-1, 2)


@pytest.mark.rule("VF-FLT-24")
def test_orbital_docks_add_one_shipyard_to_a_sector_that_has_one() -> None:
    game = Scenario("dunlork", "belitan", event="glorious-ascension")
    game.active(0, 4)
    game.sector(game.outpost(0), shipyard=0)
    game.turn(0)
    game.give(0, materials=2)
    game.do("select reinforcement", "act action=1", f"deploy s{game.home(0)} corvette")
    game.shows("VF-FLT-24", look=str(game.home(0)))
    game.do(f"deploy s{game.home(0)} corvette")
    assert game.s.active[0] == 2, "a second one, and no third"
    assert "deploy" not in game.legal[0]


def last_turn(game: Scenario, cycle: int = 1) -> None:
    """The second player is about to end the focus phase; what follows needs no answer of the first one."""
    game.without_technologies()
    game.s.order = (0, 1)
    game.turn(1, cycle, number=5)
    game.give(1, food=9)
    game.do("select production")


@pytest.mark.rule("VF-VOI-07", "VF-VOI-08", "VF-VOI-14")
def test_a_skirmish_is_as_strong_as_the_corruption_on_the_board() -> None:
    game = Scenario(event="glorious-ascension")
    game.put(1, game.outpost(1), corvette=4)
    game.corrupt(1, "society", "government", "economy")
    last_turn(game)
    game.s.order = (1, 0)
    game.shows("VF-VOI-07", "VF-VOI-08", "VF-VOI-14", look="house")
    game.do("done")
    assert game.s.owner[game.outpost(1)] == 1, "four against three"


@pytest.mark.rule("VF-VOI-09", "VF-VOI-27")
def test_the_void_is_stronger_in_cycle_2_and_a_defence_brings_nothing() -> None:
    game = Scenario(event="glorious-ascension")
    game.put(0, game.outpost(0), corvette=3)
    last_turn(game, cycle=2)
    game.shows("VF-VOI-09", "VF-VOI-27", look=str(game.outpost(0)))
    game.do("done")
    assert game.s.void[game.outpost(0)] == 0


@pytest.mark.rule("VF-VOI-26")
def test_without_a_voidborn_neighbour_nobody_is_struck() -> None:
    game = Scenario(event="glorious-ascension")
    game.s.void = [0] * game.match.givens.n
    game.give(0, food=2)
    last_turn(game)
    game.shows("VF-VOI-26")
    game.do("done")
    assert game.s.owner[game.outpost(0)] == 0


@pytest.mark.rule("VF-VOI-23", "VF-VOI-24")
def test_the_void_prefers_the_sector_that_it_can_win() -> None:
    game = Scenario(event="glorious-ascension")
    strong, weak = game.outpost(0), game.void_beside(0)
    game.put(0, strong, corvette=3)
    game.put(0, weak, corvette=1)
    game.sector(weak, corrupt=False, population=1)
    last_turn(game)
    game.shows("VF-VOI-23", "VF-VOI-24", look=f"{strong} {weak}")
    game.do("done")
    assert (game.s.owner[strong], game.s.owner[weak]) == (0, -1)
