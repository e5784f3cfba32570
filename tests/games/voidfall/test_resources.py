"""Resources, payment, limits, and whom an effect reaches."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall.atoms import gain, incursion, lose_influence
from ludarium.games.voidfall.vocabulary import CREDITS, MATERIALS
from ludarium.kernel.engine import advance
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_cycle import upkeep


@pytest.mark.rule("VF-RES-05", "VF-RES-21", "VF-RES-12", "VF-RES-04")
def test_credits_stand_in_for_food_energy_and_materials_and_the_payer_chooses() -> None:
    game = Scenario()
    game.give(0, energy=2, credits=2)
    game.effect(0, "(2E -> 1I)")
    game.do("use influence")
    assert game.legal == ["pay energy=2", "pay credits=1 energy=1", "pay credits=2"]
    game.shows("VF-RES-04", "VF-RES-05")
    game.do("pay credits=1 energy=1")
    assert game.stock(0) == {"food": 0, "energy": 1, "materials": 0, "credits": 1, "science": 0}
    assert game.s.influence[0] == 11


@pytest.mark.rule("VF-RES-06", "VF-RES-11", "VF-RES-14", "VF-RES-15", "VF-FOC-13")
def test_nothing_stands_in_for_science_or_credits_and_what_cannot_be_paid_is_not_offered() -> None:
    game = Scenario()
    game.give(0, credits=9)
    game.effect(0, "(2S -> 1I)")
    assert game.over()
    game.give(0, food=9, energy=9, materials=9, science=9)
    game.effect(0, "(2C -> 1I)")
    assert game.over()
    assert game.s.influence[0] == 10
    game.turn(0)
    game.give(0)
    game.do("select conquest")
    game.shows("VF-RES-14", "VF-RES-15")
    assert game.refused("act") == "VF-FOC-13"


@pytest.mark.rule("VF-RES-21")
def test_a_payment_that_does_not_add_up_is_refused() -> None:
    game = Scenario()
    game.give(0, energy=3, credits=3, science=3)
    game.effect(0, "(2E 1S -> 1I)")
    game.do("use influence")
    assert game.refused("pay energy=3 science=1") == "VF-RES-21"
    assert game.refused("pay energy=2") == "VF-RES-06"
    assert game.stock(0)["energy"] == 3


@pytest.mark.rule("VF-RES-08", "VF-RES-10")
def test_a_mixed_cost_takes_food_energy_materials_and_credits() -> None:
    game = Scenario()
    game.give(0, food=1, credits=2, science=5)
    game.effect(0, "(mix 3 -> 1I)")
    game.do("use influence")
    assert game.stock(0) == {"food": 0, "energy": 0, "materials": 0, "credits": 0, "science": 5}


@pytest.mark.rule("VF-RES-09")
def test_a_free_cost_takes_any_of_the_five() -> None:
    game = Scenario()
    game.give(0, credits=1, science=1)
    game.effect(0, "(any 2 -> 1I)")
    game.do("use influence")
    assert sum(game.stock(0).values()) == 0


def test_what_comes_to_nothing_is_not_told() -> None:
    game = Scenario()
    game.give(0, materials=15, credits=14)
    game.s.influence[0] = 2
    game.s.events = []
    gain(game.s, 0, MATERIALS, 2)
    gain(game.s, 0, CREDITS, 2)
    lose_influence(game.s, 0, 3)
    lose_influence(game.s, 0, 3)
    told = [game.match.happenings.format(event) for event in game.s.events[::2]]
    assert told == ["gained credits amount=1", "lost points=2"]


@pytest.mark.rule("VF-RES-22")
def test_a_loss_takes_what_is_there_while_a_cost_takes_all_or_nothing() -> None:
    game = Scenario()
    game.give(0)
    game.s.influence[0] = 4
    upkeep(game)
    advance(game.s)
    assert game.s.influence[0] == 0, "2 points of upkeep would cost 6"
    game.glory(0)
    game.put(0, game.outpost(0), corvette=1)
    game.effect(0, "(recall -> 1I)")
    game.do("use influence", f"recall s{game.outpost(0)} corvette")
    assert (game.s.owner[game.outpost(0)], game.s.influence[0]) == (-1, 1), "no glory token to lose with the sector"
    game.effect(0, "(discard-glory -> 1I)")
    assert game.over()
    assert game.s.influence[0] == 1


@pytest.mark.rule("VF-RES-03")
def test_influence_never_falls_below_zero() -> None:
    game = Scenario()
    game.s.influence[0] = 4
    lose_influence(game.s, 0, 6)
    assert game.s.influence[0] == 0


@pytest.mark.rule("VF-RES-13", "VF-POP-05", "VF-POP-08", "VF-RES-23")
def test_more_than_fifteen_is_lost_and_only_overproduction_gives_influence() -> None:
    game = Scenario()
    game.give(0, food=14)
    game.effect(0, "3F")
    assert game.over()
    assert (game.stock(0)["food"], game.s.influence[0]) == (15, 10)
    game.effect(0, "produce F")
    assert game.over()
    assert (game.stock(0)["food"], game.s.influence[0]) == (15, 13)
    strict = Scenario(overproduction="no")
    strict.give(0, food=15)
    strict.effect(0, "produce F")
    assert strict.over()
    assert strict.s.influence[0] == 10


@pytest.mark.rule("VF-RES-13")
def test_resources_of_choice_are_those_that_fit() -> None:
    game = Scenario()
    game.give(0, food=15, science=14)
    game.effect(0, "any 2")
    assert game.legal == ["take energy", "take materials", "take credits", "take science", "done"]
    game.do("take science")
    assert game.legal == ["take energy", "take materials", "take credits", "done"]
    game.effect(0, "mix 2")
    assert game.legal == ["take energy", "take materials", "done"], "neither credits nor science"


@pytest.mark.rule("VF-POP-08")
def test_types_produced_at_will_are_different_ones() -> None:
    game = Scenario()
    game.effect(0, "produce 2")
    game.do("produce energy")
    assert game.legal == ["produce food", "produce materials", "produce credits", "produce science", "done"]
    game.do("produce food")
    assert game.over()


@pytest.mark.rule("VF-RES-16", "VF-GLD-09", "VF-BAS-12", "VF-COR-13", "VF-SPO-20")
def test_guilds_installations_corruption_and_glory_never_run_out() -> None:
    game = Scenario()
    game.glory(0, 5, 5, 5, 5)
    for _ in range(30):
        game.effect(0, "glory 5")
        assert game.over()
    assert game.s.glory[4] == 34
    here = game.outpost(0)
    for sector in range(game.match.givens.n):
        if sector != here:
            game.sector(sector, farmers=40, shipyard=40, corrupt=True)
    for effect, answer in (("guild farmers", "found s{} farmers"), ("shipyard", "build s{} shipyard")):
        game.effect(0, effect)
        game.do(answer.format(here))
    game.effect(0, "corrupt sector", must=True)
    game.settled()
    assert (game.s.guilds[here * 5], game.s.installations[here * 3], game.s.corrupt[here]) == (1, 1, 1)


@pytest.mark.rule("VF-RES-17", "VF-RES-18", "VF-SPO-11", "VF-TRD-11", "VF-TRD-15")
def test_what_is_limited_and_used_up_gives_nothing() -> None:
    game = Scenario()
    game.s.boxed, game.s.trade_board = 6, 0
    game.effect(0, "trade")
    assert game.over()
    assert game.s.tokens[0] == 0
    game.active(0, 0)
    game.effect(0, "deploy 1")
    assert game.over()
    lying = list(game.s.bounty_at)
    lying[0] = 48 - sum(lying[1:])
    game.s.bounty_at = tuple(lying)
    game.effect(0, "bounty 1")
    assert game.over()
    assert sum(game.s.bounties) == 0
    incursion(game.s, game.outpost(0))
    assert game.s.bounty_at == tuple(lying), "no token is left for the sector that is lost"


@pytest.mark.rule("VF-RES-19", "VF-RES-20", "VF-COR-17")
def test_an_effect_reaches_only_what_belongs_to_the_player() -> None:
    game = Scenario()
    game.effect(0, "grow")
    assert game.legal == [f"grow s{game.home(0)}", f"grow s{game.outpost(0)}", "done"]
    game.corrupt(0, "society")
    game.corrupt(1, f"s{game.outpost(1)}", "economy")
    game.effect(0, "purify")
    assert game.legal == ["purify society", "done"]


def test_materials_stand_in_for_nervo_once_a_turn() -> None:
    game = Scenario("nervo", "belitan")
    game.give(0, materials=4)
    game.turn(0)
    game.do("select conquest", "act", "done")
    assert game.stock(0)["materials"] == 2
    assert "act" not in game.legal
