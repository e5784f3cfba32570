"""Technologies of fleets, combat and conquest, basic and improved, one by one."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall import battle, combat
from ludarium.games.voidfall.counting import sector_symbols, upkeep
from ludarium.games.voidfall.evaluation_phase import Evaluation, Skirmish
from ludarium.games.voidfall.flow import Cycle
from ludarium.games.voidfall.packed import USED_HYPERDRIVE
from ludarium.kernel.engine import advance
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_invasion import invading, quiet
from tests.games.voidfall.test_technologies import knowing, selecting


def side(game: Scenario, corvettes: int = 1) -> battle.Side:
    return combat.side_of(game.s, 0, [corvettes, 0, 0, 0, 0], False, 0)


# In combat


@pytest.mark.rule("VF-FLT-19", "VF-CMB-34", "VF-CMB-37", "VF-CMB-47")
def test_shields_absorb_in_a_salvo_and_improved_ones_in_the_approach_too() -> None:
    game = knowing("shields")
    assert side(game).points[battle.SHIELDS_SALVO : battle.SHIELDS_SALVO + 1] == [1]
    assert side(game).points[battle.SHIELDS_APPROACH] == 0
    game.technology(0, "shields", improved=True)
    assert (side(game).points[battle.SHIELDS_SALVO], side(game).points[battle.SHIELDS_APPROACH]) == (1, 1)


@pytest.mark.rule("VF-FLT-17")
def test_shields_need_a_corvette_at_that_moment() -> None:
    game = knowing("shields", improved=True)
    alone = combat.side_of(game.s, 0, [0, 2, 0, 0, 0], False, 0)
    fight = battle.new_battle(alone, battle.Side([1, 0, 0, 0, 0]), 0, 1)
    battle.proceed(fight)
    assert battle.strength(fight, battle.ATTACKER) < 2


def test_escape_pods_save_one_fleet_power_of_a_combat_and_improved_ones_all() -> None:
    game = knowing("escape-pods")
    assert side(game).pods == 1
    game.technology(0, "escape-pods", improved=True)
    assert side(game).pods > 14


@pytest.mark.rule("VF-CMB-45", "VF-FLT-17", "VF-FLT-18")
def test_targeting_adds_initiative_and_improved_fires_first_without_corvettes() -> None:
    game = knowing("targeting", improved=True)
    carriers = combat.side_of(game.s, 0, [0, 0, 0, 0, 1], False, 0)
    fight = battle.new_battle(carriers, battle.Side([5, 0, 0, 0, 0]), 0, 0)
    assert battle.faster(fight) == battle.ATTACKER
    sentries = battle.Side([0, 2, 0, 0, 0], battle.FIRST_SHOT)
    held = battle.new_battle(battle.Side([1, 0, 0, 0, 0]), sentries, 0, 0)
    assert battle.faster(held) == battle.ATTACKER, "defending sentries give no initiative"
    both = battle.new_battle(carriers, battle.Side([5, 0, 0, 0, 0], battle.FIRST_SHOT), 0, 0)
    assert battle.faster(both) == battle.DEFENDER, "of two first shots the initiative decides"


@pytest.mark.rule("VF-FLT-18")
def test_torpedoes_strike_in_the_first_salvo_and_improved_ones_in_all() -> None:
    assert side(knowing("torpedoes")).upgrades == battle.TORPEDOES
    assert side(knowing("torpedoes", improved=True)).upgrades == battle.MORE_TORPEDOES


@pytest.mark.rule("VF-CMB-20")
def test_energy_cells_add_damage_to_damage_and_improved_ones_free_sectors_of_upkeep() -> None:
    game = knowing("energy-cells")
    here = game.outpost(0)
    assert combat.defence_damage(game.s, here) == 0, "nothing to add to"
    game.sector(here, defence=1)
    assert combat.defence_damage(game.s, here) == 2
    game.sector(here, farmers=1)
    assert (sector_symbols(game.s, 0, here), upkeep(game.s, 0)) == (1, 3)
    game.technology(0, "energy-cells", improved=True)
    assert upkeep(game.s, 0) == 2


@pytest.mark.rule("VF-CMB-18")
def test_missiles_need_energy_or_a_credit_and_an_own_shipyard_beside_the_target() -> None:
    game = knowing("deep-space-missiles")
    target = game.match.givens.near[game.outpost(0)][-1]
    quiet(game, target, void=3, defence=0)
    game.give(0, credits=1)
    invading(game, target, corvette=2)
    assert not game.top("Declare"), "the outpost beside it has no shipyard"
    game.sector(game.outpost(0), shipyard=1)
    assert combat.bases_near(game.s, 0, target) == 1
    quiet(game, target, void=3)
    invading(game, target, corvette=2)
    assert game.legal == ["fire", "fire missiles"]
    game.do("fire missiles")
    assert game.stock(0)["credits"] == 0
    assert game.s.void[target] == 2, "one in the approach, then two against two: the attackers are gone first"


@pytest.mark.rule("VF-CMB-19")
def test_improved_missiles_strike_for_each_own_base_beside_but_two_at_most() -> None:
    game = knowing("deep-space-missiles", improved=True)
    target = 6
    assert combat.missile_damage(game.s, 0, target) == 1, "the home"
    game.sector(game.outpost(0), starbase=1)
    assert combat.missile_damage(game.s, 0, target) == 2
    game.put(0, 4, corvette=1)
    game.sector(4, shipyard=1)
    assert (combat.bases_near(game.s, 0, target), combat.missile_damage(game.s, 0, target)) == (3, 2)
    assert combat.attack_damage(game.s, 0, target, [1, 0, 0, 0, 0], False) == 2
    game.put(1, 12, corvette=1)
    game.sector(12, shipyard=1)
    assert combat.bases_near(game.s, 0, target) == 3, "those of others do not fire for you"
    quiet(game, target, void=1)
    invading(game, target, corvette=2)
    assert game.s.owner[target] == 0, "nothing is declared or paid"
    assert combat.defence_damage(game.s, target) == 2


@pytest.mark.rule("VF-CMB-38", "VF-CMB-39", "VF-CMB-47")
def test_drones_absorb_once_in_the_approach_and_once_or_twice_in_salvos() -> None:
    for improved, salvos in ((False, 1), (True, 2)):
        game = knowing("autonomous-drones", improved)
        made = combat.side_of(game.s, 0, [1, 0, 0, 0, 0], True, 0)
        assert (made.points[battle.DRONES_APPROACH], made.points[battle.DRONES_SALVO]) == (1, salvos)
        assert side(game).points[battle.DRONES_SALVO] == 0, "only for a token"
        target = game.void_beside(0)
        quiet(game, target, void=1)
        invading(game, target, corvette=3)
        assert game.s.owner[target] == 0, "without one nothing is asked"


def strike(game: Scenario, evaluation: int = 1) -> None:
    game.s.stack = [Cycle(1, 3), Evaluation(2, 0), Skirmish(0, 0, evaluation)]
    game.s.pending = None


def test_improved_drones_end_a_skirmish_of_the_evaluation_and_no_other() -> None:
    for evaluation, kept in ((1, 1), (0, 0)):
        game = knowing("autonomous-drones", improved=True)
        game.put(0, game.outpost(0), corvette=1)
        game.corrupt(0, "society", "government", "field-3")
        strike(game, evaluation)
        advance(game.s)
        assert game.power(game.outpost(0)) == kept


# After a conquest


def test_a_salvage_scanner_brings_a_reclaim_token_along() -> None:
    game = knowing("salvage-scanner")
    target = game.void_beside(0)
    quiet(game, target, void=1)
    game.chance("draw-reclaim fleet")
    invading(game, target, corvette=3)
    assert game.legal == ["use activate", "use deploy", "done"]
    game.do("done")
    assert (sum(game.s.reclaims), game.s.corrupt[target]) == (1, 1)
    game.technology(0, "salvage-scanner", improved=True)
    fallen = game.fallen_sector()
    game.put(0, game.match.givens.near[fallen][0], corvette=1)
    quiet(game, fallen)
    game.chance("draw-reclaim fleet")
    invading(game, fallen, corvette=3)
    while not game.over():
        game.do("done")
    assert (sum(game.s.reclaims), game.s.corrupt[fallen]) == (2, 0), "any corrupted sector, pure after success"


@pytest.mark.parametrize(("improved", "corrupt", "brought"), [(False, True, 0), (True, False, 0), (True, True, 1)])
def test_a_salvage_scanner_looks_for_the_void_and_improved_for_corruption(
    improved: bool, corrupt: bool, brought: int
) -> None:
    game = knowing("salvage-scanner", improved)
    target = game.void_beside(0)
    quiet(game, target, void=0)
    game.sector(target, corrupt=corrupt)
    invading(game, target, corvette=1)
    while not game.over():
        game.do("done")
    assert sum(game.s.reclaims) == brought, "nobody is there"


def test_basic_replicators_keep_installations_and_give_a_bounty() -> None:
    game = knowing("combat-replicators")
    target = game.void_beside(0)
    quiet(game, target, void=1, shipyard=1)
    game.chance("draw-bounty choice")
    invading(game, target, corvette=3)
    game.do("done")
    assert game.over()
    assert (game.s.installations[target * 3], sum(game.s.bounties)) == (1, 1)
    quiet(game, target)
    tied = knowing("combat-replicators")
    quiet(tied, target, void=2)
    invading(tied, target, corvette=2)
    assert tied.s.owner[target] == -1


def test_improved_replicators_deploy_one_fleet_power_in_a_won_or_tied_sector() -> None:
    for void, kept in ((1, 4), (3, 1)):
        game = knowing("combat-replicators", improved=True)
        target = game.void_beside(0)
        quiet(game, target, void=void)
        game.active(0, 2)
        invading(game, target, corvette=3)
        game.do("done")
        if void == 1:
            game.do(f"deploy s{target} corvette")
        assert game.top("Select")
        assert (game.s.owner[target], game.power(target)) == (0, kept)


def test_the_bounty_of_replicators_comes_from_the_supply() -> None:
    game = Scenario("yarvek", "belitan", scenario="twin-thrones")
    game.without_technologies()
    game.technology(0, "combat-replicators")
    target = game.void_beside(0)
    quiet(game, target)
    game.chance("draw-bounty food", "draw-bounty choice")
    invading(game, target, corvette=1)
    assert game.legal == ["keep-bounty food", "keep-bounty choice"]


@pytest.mark.rule("VF-TEC-35", "VF-FLT-05", "VF-FLT-06")
def test_replicators_hold_a_tied_sector_with_fleet_power_of_any_type() -> None:
    game = knowing("combat-replicators", improved=True)
    game.technology(0, "carriers")
    game.give(0, food=1)
    target = game.void_beside(0)
    quiet(game, target, void=2)
    invading(game, target, corvette=2)
    assert game.legal == [f"deploy s{target} corvette", f"deploy s{target} carrier"], "a sector needs fleet power"
    game.shows("VF-TEC-35")
    game.do(f"deploy s{target} carrier")
    game.do("done")
    assert game.top("Select")
    assert (game.s.fleets[target * 5 + battle.CARRIER], game.power(target)) == (1, 1)
    assert game.stock(0)["food"] == 0


def test_what_replicators_deploy_in_hell_is_paid_for() -> None:
    game = knowing("combat-replicators", improved=True)
    game.event("straight-to-hell")
    target = game.void_beside(0)
    quiet(game, target, void=2)
    game.give(0, materials=1)
    invading(game, target, corvette=2)
    assert "use materials" in game.legal
    game.do("corrupt society")
    assert game.corruption(0, "society")


@pytest.mark.rule("VF-TEC-35")
def test_without_active_fleet_power_a_tie_stays_a_tie() -> None:
    game = knowing("combat-replicators", improved=True)
    game.technology(0, "escape-pods", improved=True)
    target = game.void_beside(0)
    quiet(game, target, void=1)
    invading_home = game.home(0)
    game.put(0, invading_home, corvette=1)
    game.active(0, 0)
    game.effect(0, "invade")
    game.do(f"invade s{target}", f"send s{invading_home} corvette power=1")
    if game.top("Gather"):
        game.do("attack")
    game.do("escape corvette")
    assert (game.s.owner[target], game.s.void[target]) == (-1, 2)


# Fleets


@pytest.mark.rule("VF-FLT-05")
def test_sentries_stand_in_for_buildings_and_improved_ones_come_with_them() -> None:
    game = knowing("sentries")
    here = game.outpost(0)
    game.effect(0, "installation")
    game.do(f"build s{here} shipyard")
    assert game.over()
    game.technology(0, "sentries", improved=True)
    game.effect(0, "installation")
    game.do(f"build s{here} shipyard", f"deploy s{here} sentry")
    assert game.over()
    assert game.s.fleets[here * 5 + battle.SENTRY] == 1


@pytest.mark.rule("VF-TEC-32")
def test_basic_sentries_need_a_slot_to_stand_in_for_a_building_and_improved_ones_do_not() -> None:
    game = knowing("sentries")
    here = game.outpost(0)
    game.effect(0, "installation")
    assert f"deploy s{here} sentry" in game.legal
    game.sector(here, shipyard=3)
    game.effect(0, "installation")
    assert f"deploy s{here} sentry" not in game.legal
    game.technology(0, "sentries", improved=True)
    game.effect(0, "installation")
    assert f"deploy s{here} sentry" in game.legal
    game.active(0, 0)
    game.sector(here, shipyard=2)
    game.effect(0, "installation")
    assert f"build s{here} defence" in game.legal
    assert f"deploy s{here} sentry" not in game.legal, "nothing is active"


def test_starbases_and_carriers_are_yards_for_every_deployment_at_a_yard() -> None:
    game = knowing("starbases")
    here = game.outpost(0)
    game.effect(0, "deploy at-yard 1")
    assert f"deploy s{here} corvette" not in game.legal
    game.sector(here, starbase=1)
    game.effect(0, "deploy at-yard 1")
    assert f"deploy s{here} corvette" in game.legal


def test_improved_starbases_come_in_pairs_and_purify_instead_of_growing() -> None:
    game = knowing("starbases")
    here = game.outpost(0)
    game.sector(here, starbase=1)
    game.effect(0, "installation")
    assert f"build s{here} starbase" not in game.legal
    game.effect(0, "grow")
    assert "purify field-3" not in game.legal
    game.technology(0, "starbases", improved=True)
    game.effect(0, "installation")
    game.do(f"build s{here} starbase")
    game.effect(0, "grow")
    game.do("purify field-3")
    assert not game.corruption(0, "field-3")


@pytest.mark.parametrize("improved", [False, True])
def test_hyperdrive_regroups_with_conquest_for_one_energy(improved: bool) -> None:
    game = knowing("hyperdrive", improved)
    game.give(0, energy=1)
    selecting(game, "conquest")
    game.do("extra hyperdrive")
    assert game.stock(0)["energy"] == 0
    assert game.legal[0].startswith("regroup")


def test_improved_hyperdrive_goes_through_own_sectors_only() -> None:
    game = knowing("hyperdrive", improved=True)
    near, touching, owner = game.match.givens.near, game.match.givens.touching, game.s.owner
    far = next(
        t
        for t in range(game.match.givens.n)
        if owner[t] < 0
        and all(owner[n] != 0 for n in touching[t])
        and any(owner[n] == 0 for between in near[t] for n in near[between])
    )
    game.effect(0, "invade")
    assert f"invade s{far}" not in game.legal
    between = next(b for b in near[far] if any(owner[n] == 0 for n in near[b]))
    game.put(0, between, corvette=1)
    game.effect(0, "invade")
    game.do(f"invade s{far}")
    assert len(game.legal) > 1, "now those behind it come too"


def test_improved_hyperdrive_leads_one_invasion_of_a_turn_from_two_steps_away() -> None:
    game = knowing("hyperdrive", improved=True)
    home, outpost = game.home(0), game.outpost(0)
    game.put(0, 6, corvette=2)
    game.put(0, outpost, corvette=2)
    game.put(0, home, corvette=2)
    quiet(game, 12, void=1, defence=0)
    game.effect(0, "invade")
    game.do("invade s12", f"send s{home} corvette power=1")
    assert f"send s{outpost} corvette power=1" in game.legal, "the whole invasion goes that way"
    game.do(f"send s{outpost} corvette power=1")
    gathered = game.s.used
    game.do("attack")
    assert game.s.owner[12] == 0
    game.s.used = USED_HYPERDRIVE
    assert gathered & USED_HYPERDRIVE == 0
    game.effect(0, "invade")
    game.do("invade s14")
    assert f"send s{home} corvette power=1" not in game.legal, "once in a turn"


# Seen in a real combat


def test_replicators_keep_installations_and_turn_a_tie_into_a_win() -> None:
    game = Scenario()
    game.without_technologies()
    game.technology(0, "combat-replicators", improved=True)
    target = game.void_beside(0)
    quiet(game, target, void=2, shipyard=1)
    invading(game, target, corvette=2)
    while not game.over():
        game.do("done")
    assert game.s.owner[target] == 0
    assert game.s.installations[target * 3] == 1


def test_escape_pods_bring_fleet_power_home_during_a_real_combat() -> None:
    game = Scenario()
    game.without_technologies()
    game.technology(0, "escape-pods")
    target = game.void_beside(0)
    quiet(game, target, void=3)
    invading(game, target, corvette=2)
    home = game.power(game.home(0))
    assert "escape corvette" in game.legal
    game.do("escape corvette")
    while not game.over():
        game.do(game.legal[0])
    assert game.power(game.home(0)) == home + 1
