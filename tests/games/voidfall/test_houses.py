"""What the ten special houses can do, and their cards that say it in words of their own."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall.atoms import can_grow, can_shrink
from ludarium.games.voidfall.counting import scored_at_start, sector_upkeep
from ludarium.games.voidfall.state import TOKEN_KINDS
from ludarium.kernel.cells import with_value
from ludarium.kernel.engine import answer
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_invasion import invading, quiet


def test_installation_slots_cost_astoran_no_upkeep() -> None:
    game = Scenario("astoran", "belitan", scenario="far-harvest")
    for seat, symbols in ((0, 1), (1, 2)):
        game.sector(game.outpost(seat), farmers=3, engineers=0, miners=0, shipyard=3, defence=0)
        assert sector_upkeep(game.s, seat) == symbols


def test_fenrax_disperses_into_different_sectors() -> None:
    game = Scenario("fenrax", "belitan", scenario="ember-ring")
    outpost, home = game.outpost(0), game.home(0)
    game.put(0, 4, corvette=1)
    game.sector(4, 2, False, 0)
    game.give(0, energy=1)
    game.turn(0)
    game.do("select reinforcement", "act action=2", f"shrink s{outpost}")
    assert game.legal == [f"grow s{home}", "grow s4", "done"], "not where the people come from"
    game.do("grow s4")
    assert game.legal == [f"grow s{home}", "done"], "each sector once"
    game.do(f"grow s{home}")
    assert game.top("Act")
    assert (game.s.population[4], game.s.population[home], game.s.population[outpost]) == (3, 3, 2)


def test_kradmor_raises_but_never_lowers_the_population_of_corrupted_sectors() -> None:
    game = Scenario("kradmor", "belitan", scenario="far-harvest")
    for seat, grows in ((0, True), (1, False)):
        here = game.outpost(seat)
        game.sector(here, population=2, corrupt=True)
        assert (can_grow(game.s, seat, here), can_shrink(game.s, seat, here)) == (grows, False)


def test_marqualos_scores_a_second_start_agenda() -> None:
    game = Scenario("marqualos", "nervo")
    before = scored_at_start(game.s, 0)
    game.active(0, 0)
    game.put(0, game.home(0), corvette=2)
    assert scored_at_start(game.s, 0) == before + 1, "1 for each fleet power in pure sectors"


@pytest.mark.rule("VF-AGE-25")
def test_a_creed_scores_with_the_start_agenda_and_may_cost_influence() -> None:
    game = Scenario("novaris", "zenor", origins="ab", scenario="ember-ring")
    game.put(0, game.home(0), corvette=1)
    game.put(0, game.outpost(0), corvette=1)
    assert scored_at_start(game.s, 0) == 3 - 2 + 4, "a shipyard, corruption; 4 for each technology"
    game.technology(0, "shields")
    assert scored_at_start(game.s, 0) == 3 - 2 + 8
    game.without_technologies()
    game.sector(game.home(1), miners=0, scientists=0)
    assert scored_at_start(game.s, 1) == -10


def test_novaris_may_lay_corruption_at_home_which_then_rests() -> None:
    game = Scenario("novaris", "belitan", scenario="twin-thrones")
    for seat, there in ((0, True), (1, False)):
        game.effect(seat, "(corruption -> 1I)")
        game.do("use influence")
        assert (f"corrupt s{game.home(seat)}" in game.legal) == there
    game.corrupt(0, f"s{game.home(0)}")
    assert not can_grow(game.s, 0, game.home(0))
    born = Scenario("novaris", "belitan", origins="ba", scenario="twin-thrones")
    assert born.s.corrupt[born.home(0)] == 1


def test_shiveus_gains_influence_for_corrupted_sectors_only() -> None:
    for corrupt, influence in ((True, 12), (False, 10)):
        game = Scenario("shiveus", "belitan", scenario="far-harvest")
        game.without_technologies()
        target = game.void_beside(0)
        quiet(game, target)
        game.sector(target, corrupt=corrupt)
        game.glory(0)
        invading(game, target, corvette=1)
        assert game.s.influence[0] == influence


def test_the_food_thegwyn_produces_more_can_be_too_much() -> None:
    game = Scenario("thegwyn", "belitan", scenario="far-harvest")
    game.sector(game.outpost(0), farmers=0)
    game.sector(game.home(0), farmers=0)
    game.give(0, food=15)
    game.effect(0, "produce F")
    assert game.over()
    assert game.s.influence[0] == 13
    game.effect(0, "produce S")
    assert game.over()
    assert game.stock(0)["science"] == 0, "only food"


def test_yarvek_keeps_one_of_two_bounty_tokens_from_the_supply() -> None:
    game = Scenario("yarvek", "belitan", scenario="twin-thrones")
    held = sum(game.s.bounties)
    game.chance("draw-bounty food", "draw-bounty choice")
    game.effect(0, "bounty 1")
    assert game.legal == ["keep-bounty food", "keep-bounty choice"]
    game.do("keep-bounty choice", "done")
    assert (sum(game.s.bounties), sum(game.s.bounty_left)) == (held + 1, 48 - held - 1)


def test_the_second_token_yarvek_looks_at_is_another_one() -> None:
    game = Scenario("yarvek", "belitan", scenario="twin-thrones")
    held = list(game.s.bounties)
    food = game.s.bounty_left[0]
    held[TOKEN_KINDS] = food - 1
    game.s.bounties, game.s.bounty_left = tuple(held), (1, *game.s.bounty_left[1:])
    game.effect(0, "bounty 1")
    answer(game.s, game.code("draw-bounty food"))
    assert game.code("draw-bounty food") not in game.ask.actions, "the last one of its kind is in hand"


def test_yarvek_takes_the_only_token_the_supply_has_left() -> None:
    game = Scenario("yarvek", "belitan", scenario="twin-thrones")
    lying = list(game.s.bounty_at)
    lying[0] += sum(game.s.bounty_left) - sum(lying) - 1
    game.s.bounty_at = tuple(lying)
    game.chance("draw-bounty food")
    game.effect(0, "bounty 1")
    assert game.legal == ["use food", "use influence", "done"]


def test_yarvek_may_leave_an_empty_home_empty() -> None:
    game = Scenario("yarvek", "belitan", scenario="twin-thrones")
    home = game.home(0)
    game.put(0, home)
    game.chance("draw-reclaim fleet")
    game.effect(0, "reclaim home")
    game.do("use deploy")
    assert game.legal == [f"deploy s{home} corvette", "done"]


def test_yarvek_enters_the_blank_last_spaces() -> None:
    game = Scenario("yarvek", "belitan", scenario="twin-thrones")
    game.s.tracks = (6, *game.s.tracks[1:])
    game.active(0, 1)
    game.effect(0, "advance society")
    game.do("advance society")
    assert game.s.tracks[0] == 7


def inventing(game: Scenario, cycle: int = 1) -> None:
    """Zenor pays for a technology with 3 science in stock."""
    game.give(0, science=3)
    game.s.hand = (511, 511)
    game.turn(0, cycle)
    game.do("select progress", "act action=1")


def test_only_the_first_technology_of_a_cycle_is_cheaper_for_zenor() -> None:
    game = Scenario("zenor", "belitan", scenario="broken-lanes")
    inventing(game)
    assert game.stock(0)["science"] == 2
    game.do("done")
    inventing(game)
    assert game.stock(0)["science"] == 2, "nothing was gained for the first payment"
    game.do("research shields copy=4")
    inventing(game)
    assert game.stock(0)["science"] == 1
    inventing(game, cycle=2)
    assert game.stock(0)["science"] == 2


@pytest.mark.rule("VF-TEC-37")
def test_a_free_technology_is_also_the_first_of_its_cycle_for_zenor() -> None:
    game = Scenario("zenor", "belitan", scenario="broken-lanes")
    game.effect(0, "technology basic")
    game.do("research shields copy=4", "done")
    inventing(game)
    assert game.stock(0)["science"] == 1


@pytest.mark.rule("VF-TEC-36")
def test_zenor_takes_the_technology_it_paid_less_for() -> None:
    game = Scenario("zenor", "belitan", scenario="broken-lanes")
    game.give(0, science=1)
    game.turn(0)
    game.do("select conquest", "act action=2")
    assert game.legal == ["pay", "pay science=1"]
    game.shows("VF-TEC-36")
    game.do("pay")
    assert game.legal == ["use produce", "use technology"], "no way out before the technology is taken"
    game.do("use produce")
    assert "done" not in game.legal
    game.do("research shields copy=4")
    game.effect(0, "technology basic")
    assert "done" in game.legal, "another one may be left"
    game.s.hand = (511, 511)
    game.give(0, science=1)
    game.turn(0)
    game.do("select conquest", "act action=2")
    assert game.stock(0)["science"] == 0, "not the first any more"
    assert game.legal == ["use produce", "use technology", "done"]


@pytest.mark.rule("VF-TEC-36")
def test_zenor_may_pay_in_full_and_leave_the_technology() -> None:
    game = Scenario("zenor", "belitan", scenario="broken-lanes")
    game.give(0, science=1)
    game.turn(0)
    game.do("select conquest", "act action=2", "pay science=1")
    assert game.legal == ["use produce", "use technology", "done"]
    game.do("done")
    inventing(game)
    assert game.stock(0)["science"] == 2, "the first technology of the cycle is still to come"


def test_a_technology_that_costs_no_science_gives_zenor_none() -> None:
    game = Scenario("zenor", "belitan", scenario="broken-lanes")
    game.give(0, credits=1)
    game.effect(0, "(1C -> technology basic)")
    game.do("use technology", "research shields copy=4")
    assert game.stock(0)["science"] == 0


def test_yarvek_takes_the_bounties_of_a_sector_as_they_are() -> None:
    game = Scenario("yarvek", "belitan", scenario="twin-thrones")
    game.without_technologies()
    target = game.void_beside(0)
    quiet(game, target, void=0)
    game.s.bounty_at = with_value(game.s.bounty_at, target, 1)
    game.chance("draw-bounty food")
    invading(game, target, corvette=1)
    assert game.legal == ["use food", "use influence", "done"]


def test_kradmor_gets_nothing_from_cloning_in_a_corrupted_sector() -> None:
    game = Scenario("kradmor", "belitan", scenario="far-harvest")
    game.without_technologies()
    game.technology(0, "cloning")
    here = game.outpost(0)
    game.sector(here, population=2, corrupt=True)
    game.effect(0, "grow")
    game.do(f"grow s{here}")
    assert game.s.population[here] == 3
    assert game.over()


def test_where_an_event_means_pure_sectors_kradmor_grows_no_others() -> None:
    game = Scenario("kradmor", "belitan", scenario="far-harvest")
    game.sector(game.outpost(0), population=2, corrupt=True, scientists=1)
    game.effect(0, "3 sectors(grow scientists)")
    assert game.legal == [f"grow s{game.home(0)}", "done"]


def test_the_home_of_novaris_is_not_disrupted() -> None:
    game = Scenario("novaris", "belitan", scenario="twin-thrones")
    game.corrupt(0, f"s{game.outpost(0)}")
    game.effect(0, "grow-then-corrupt", must=True)
    assert game.over()
    assert not game.s.corrupt[game.home(0)]


def test_materials_stand_in_for_nervo_once_a_turn() -> None:
    game = Scenario("nervo", "belitan")
    game.give(0, materials=4)
    game.effect(0, "(1E -> 1I) + (1E -> 1S)")
    game.do("use influence")
    assert game.over(), "the second energy cannot be paid"
    assert game.stock(0) == {"food": 0, "energy": 0, "materials": 3, "credits": 0, "science": 0}


def test_materials_stand_for_nothing_but_food_and_energy_for_nervo() -> None:
    game = Scenario("nervo", "belitan")
    game.give(0, materials=3)
    game.turn(0)
    game.do("select conquest")
    assert game.legal == ["act", "done"], "2 energy, but neither a credit nor science"


def test_novaris_adapts_by_removing_corruption_from_the_board_alone() -> None:
    game = Scenario("novaris", "belitan", scenario="twin-thrones")
    game.corrupt(0, "society", "field-1", f"s{game.outpost(0)}")
    game.effect(0, "purify mat")
    assert game.legal == ["purify society", "purify field-1", "done"]


def test_yarvek_recycles_twice_in_sectors_or_fleet_power() -> None:
    game = Scenario("yarvek", "belitan", scenario="twin-thrones")
    game.s.reclaims = (1, *game.s.reclaims[1:])
    game.s.reclaim_left = (game.s.reclaim_left[0] - 1, *game.s.reclaim_left[1:])
    game.give(0, materials=2)
    game.corrupt(0, "society", f"s{game.outpost(0)}")
    active = game.s.active[0]
    game.turn(0)
    game.do("select conquest", "act action=2", "use purify")
    assert game.legal == [f"purify s{game.outpost(0)}", "done"]
    game.do(f"purify s{game.outpost(0)}", "use activate")
    assert (game.s.active[0], sum(game.s.reclaims)) == (active + 1, 0)
    assert game.top("Act")
