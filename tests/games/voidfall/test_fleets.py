"""Fleet power: zones, types, deploying, regrouping, recalling, fleet tokens."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall.moves.fleets import formations, yards
from tests.games.voidfall.scenario import Scenario


@pytest.mark.rule("VF-FLT-02", "VF-FLT-03", "VF-FLT-04", "VF-FLT-05", "VF-TEC-17")
def test_deploying_chooses_a_sector_and_a_type_one_has_the_technology_for() -> None:
    game = Scenario()
    game.active(0, 3)
    game.effect(0, "deploy 1")
    assert game.legal == [f"deploy s{game.home(0)} corvette", f"deploy s{game.outpost(0)} corvette", "done"]
    assert game.refused(f"deploy s{game.home(0)} destroyer") == "VF-TEC-17"
    game.technology(0, "destroyers")
    game.effect(0, "deploy 1")
    game.shows("VF-FLT-05")
    game.do(f"deploy s{game.home(0)} destroyer")
    assert (game.s.active[0], game.s.fleets[game.home(0) * 5 + 2]) == (2, 1)
    for technology in ("sentries", "dreadnoughts", "carriers"):
        game.technology(0, technology)
    game.give(0, food=1, materials=1)
    game.effect(0, "deploy home 1")
    assert game.legal == [
        *(f"deploy s{game.home(0)} {fleet}" for fleet in ("corvette", "sentry", "destroyer", "dreadnought", "carrier")),
        "done",
    ]


@pytest.mark.rule("VF-FLT-06", "VF-FLT-07", "VF-FLT-21")
def test_dreadnoughts_and_carriers_are_paid_for_each_fleet_power() -> None:
    game = Scenario()
    game.technology(0, "dreadnoughts")
    game.technology(0, "carriers")
    game.active(0, 3)
    game.give(0, materials=1)
    game.effect(0, "deploy 2")
    game.shows("VF-FLT-06")
    game.do(f"deploy s{game.home(0)} dreadnought")
    assert game.stock(0)["materials"] == 0
    assert game.refused(f"deploy s{game.home(0)} dreadnought") == "VF-FLT-07"
    assert game.legal == [f"deploy s{game.home(0)} corvette", f"deploy s{game.outpost(0)} corvette", "done"]
    game.give(0, food=1)
    game.effect(0, "deploy 1")
    game.do(f"deploy s{game.home(0)} carrier")
    assert game.stock(0)["food"] == 0
    game.effect(0, "regroup")
    game.do(f"regroup s{game.home(0)} s{game.outpost(0)} carrier", "done")
    assert game.s.fleets[game.outpost(0) * 5 + 4] == 1, "a carrier it stays"


@pytest.mark.rule("VF-FLT-08", "VF-FLT-14")
def test_only_active_fleet_power_is_deployed_and_activating_moves_it_there() -> None:
    game = Scenario()
    game.active(0, 0)
    game.effect(0, "deploy 1")
    assert game.over()
    game.effect(0, "activate 2")
    assert game.over()
    assert game.s.active[0] == 2


@pytest.mark.rule("VF-FLT-09", "VF-FLT-26")
def test_a_regroup_moves_single_fleet_power_and_empties_no_sector() -> None:
    game = Scenario()
    home, outpost = game.home(0), game.outpost(0)
    game.effect(0, "regroup")
    assert game.legal == [f"regroup s{home} s{outpost} corvette", f"regroup s{outpost} s{home} corvette", "done"]
    game.do(f"regroup s{home} s{outpost} corvette", f"regroup s{home} s{outpost} corvette")
    assert (game.power(home), game.power(outpost)) == (0, 4)
    game.put(0, outpost, corvette=1)
    game.effect(0, "regroup")
    assert game.over(), "the last fleet power stays"


@pytest.mark.rule(because="abandoning a sector does all of it at once")
@pytest.mark.rule(
    "VF-FLT-10", "VF-FLT-12", "VF-FLT-13", "VF-SEC-11", "VF-BAS-10", "VF-VOI-01", "VF-VOI-02", "VF-VOI-03"
)
def test_recalling_the_last_fleet_power_abandons_a_sector() -> None:
    game = Scenario()
    here = game.outpost(0)
    game.put(0, here, corvette=1)
    game.sector(here, shipyard=1, farmers=1)
    game.glory(0, 2, 4)
    game.effect(0, "(recall -> 1I)")
    game.shows("VF-FLT-13")
    game.do("use influence", f"recall s{here} corvette")
    assert game.legal == ["discard-glory value=2", "discard-glory value=4"]
    game.do("discard-glory value=2")
    assert (game.s.owner[here], game.s.void[here], game.s.corrupt[here]) == (-1, 2, 1)
    assert game.s.installations[here * 3] == 0
    assert game.s.guilds[here * 5] == 1, "guilds stay"
    assert game.s.bounty_at[here] == 1
    assert game.s.glory[3] == 1


@pytest.mark.rule("VF-FLT-09", "VF-FLT-26")
def test_regrouping_takes_five_steps_at_most_and_the_same_fleet_power_may_go_again() -> None:
    game = Scenario()
    home, outpost = game.home(0), game.outpost(0)
    game.effect(0, "regroup")
    for step in range(5):
        src, dst = (home, outpost) if step % 2 == 0 else (outpost, home)
        game.do(f"regroup s{src} s{dst} corvette")
    assert game.over()
    assert (game.power(home), game.power(outpost)) == (1, 3)


@pytest.mark.rule("VF-FLT-10", "VF-FLT-14", "VF-FLT-25")
def test_fleet_power_is_recalled_to_be_deactivated_only_where_none_is_active() -> None:
    game = Scenario()
    home = game.home(0)
    game.active(0, 1)
    game.effect(0, "(deactivate -> 1I)")
    game.do("use influence")
    assert (game.s.active[0], game.power(home), game.s.influence[0]) == (0, 2, 11)
    game.effect(0, "(deactivate -> 1I)")
    game.do("use influence", f"recall s{home} corvette")
    assert (game.s.active[0], game.power(home), game.s.influence[0]) == (0, 1, 12)


@pytest.mark.rule("VF-FLT-20")
def test_at_clean_up_a_sector_holds_two_fleet_tokens() -> None:
    game = Scenario()
    home = game.home(0)
    game.put(0, home, corvette=7)
    assert formations(game.s, 0, home) == 3
    game.turn(0)
    game.do("select production", "done")
    assert game.legal == [f"recall s{home} corvette"]
    game.shows("VF-FLT-20")
    game.do(f"recall s{home} corvette")
    assert game.power(home) == 6
    game.put(0, home, dreadnought=3)
    game.technology(0, "dreadnoughts")
    assert formations(game.s, 0, home) == 3
    game.technology(0, "dreadnoughts", improved=True)
    assert formations(game.s, 0, home) == 1
    free = Scenario(formation_limit="no")
    free.put(0, free.home(0), corvette=7)
    free.turn(0)
    free.do("select production", "done")
    assert free.top("Select"), "nothing is recalled"
    assert free.power(free.home(0)) == 7


def test_docks_starbases_and_carriers_count_as_shipyards() -> None:
    game = Scenario()
    home = game.home(0)
    assert yards(game.s, 0, home) == 1
    game.technology(0, "orbital-docks")
    assert yards(game.s, 0, home) == 2
    game.sector(game.outpost(0), shipyard=2)
    assert yards(game.s, 0, game.outpost(0)) == 3, "one more in a sector, not for each"
    game.sector(game.outpost(0), shipyard=0)
    game.put(0, home, carrier=2)
    assert yards(game.s, 0, home) == 4
    game.sector(game.outpost(0), starbase=1)
    assert yards(game.s, 0, game.outpost(0)) == 1


def test_sentries_may_be_deployed_instead_of_building() -> None:
    game = Scenario()
    game.technology(0, "sentries")
    game.effect(0, "installation")
    game.do(f"deploy s{game.outpost(0)} sentry")
    assert game.s.fleets[game.outpost(0) * 5 + 1] == 1


def test_fenrax_moves_one_step_after_deploying() -> None:
    game = Scenario("fenrax", "belitan", scenario="ember-ring")
    game.active(0, 2)
    game.effect(0, "deploy 2")
    game.do(f"deploy s{game.home(0)} corvette")
    step = next(text for text in game.legal if text.startswith("regroup"))
    game.do(step, f"deploy s{game.home(0)} corvette")
    assert game.over(), "once a turn"


def test_an_event_taxes_deploying() -> None:
    game = Scenario(event="straight-to-hell")
    game.give(0, materials=1)
    game.effect(0, "deploy 1")
    game.do(f"deploy s{game.home(0)} corvette")
    assert "use materials" in game.legal
    game.do("corrupt society")
    assert game.over()
    assert game.corruption(0, "society")
