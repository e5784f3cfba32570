"""What the technologies change, basic and improved, one by one."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall import battle, combat
from ludarium.games.voidfall.counting import production_level, sector_symbols, upkeep
from ludarium.games.voidfall.deeds import field_count, free_places, guild_room
from ludarium.games.voidfall.evaluation_phase import Evaluation, Skirmish, Upkeep
from ludarium.games.voidfall.flow import Cycle
from ludarium.games.voidfall.state import HYPERDRIVE_USED
from ludarium.games.voidfall.words import CHAMBERS_PLACE, CREDITS, SCIENCE
from ludarium.kernel.engine import advance
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_invasion import invading, quiet


def knowing(name: str, improved: bool = False) -> Scenario:
    """A game in which the first player owns this technology and nobody any other."""
    game = Scenario()
    game.without_technologies()
    game.technology(0, name, improved)
    return game


def selecting(game: Scenario, focus: str) -> None:
    """The first player has all focus cards and selects this one."""
    game.s.hand, game.s.discard = (511, 511), (0, 0)
    game.turn(0)
    game.do(f"select {focus}")


def side(game: Scenario, corvettes: int = 1) -> battle.Side:
    return combat.side_of(game.s, 0, [corvettes, 0, 0, 0, 0], False, 0)


# Immediate effects


@pytest.mark.rule("VF-TEC-12")
@pytest.mark.parametrize(
    ("technology", "answers"),
    [
        ("shields", ["deploy s0 corvette"]),
        ("escape-pods", ["use activate", "use trade"]),
        ("targeting", ["use deploy", "deploy s0 corvette", "use energy"]),
        ("data-refinery", ["use credits", "use science"]),
        ("orbital-docks", ["use activate", "build s2 shipyard"]),
        ("energy-cells", ["use activate", "pay energy=2"]),
        ("torpedoes", ["use deploy", "deploy s0 corvette", "use materials"]),
        ("starbases", ["build s2 starbase"]),
        ("destroyers", ["deploy s0 destroyer"]),
        ("cloning", ["use activate"]),
        ("terraforming", ["use grow", "grow s2"]),
        ("neural-matrix", ["found s0 bankers"]),
        ("dreadnoughts", ["deploy s0 dreadnought", "pay materials=1"]),
        ("decontamination-chambers", ["shift field-3 chambers"]),
        ("hyperdrive", ["done", "done", "done"]),
        ("tactical-transports", ["use deploy", "deploy s2 corvette"]),
        ("robotics", []),
        ("ark-ships", ["use guild", "found s2 miners"]),
        ("deep-space-missiles", ["use installation", "build s2 shipyard"]),
        ("sentries", ["use deploy", "deploy s0 sentry"]),
        ("carriers", ["use deploy", "deploy s0 carrier", "pay food=1"]),
        ("central-surveillance", ["upgrade value=1"]),
        ("salvage-scanner", ["use deploy", "deploy s2 corvette"]),
        ("purifier", ["use purify", "purify field-3"]),
        ("autonomous-drones", ["use deploy", "deploy s2 corvette", "use trade"]),
        ("trade-nexus", ["use trade"]),
        ("combat-replicators", []),
        ("cybernetics", ["found s0 bankers"]),
    ],
)
def test_gaining_the_basic_card_gives_its_immediate_effect(technology: str, answers: list[str]) -> None:
    game = Scenario()
    game.without_technologies()
    game.s.copies = (1,) * len(game.s.copies)
    game.chance("draw-bounty choice", "draw-bounty choice", "draw-bounty choice")
    game.active(0, 3)
    game.effect(0, "technology basic")
    game.do(f"research {technology}", *answers)
    assert game.over()


# In combat


@pytest.mark.rule("VF-FLT-19", "VF-CMB-34", "VF-CMB-37")
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
    target = game.match.table.near[game.outpost(0)][-1]
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
    game.put(0, target, corvette=1)
    assert combat.defence_damage(game.s, target) == 2


@pytest.mark.rule("VF-CMB-38", "VF-CMB-39")
def test_drones_absorb_once_in_the_approach_and_once_or_twice_in_salvos() -> None:
    for improved, salvos in ((False, 1), (True, 2)):
        game = knowing("autonomous-drones", improved)
        made = combat.side_of(game.s, 0, [1, 0, 0, 0, 0], True, 0)
        assert (made.points[battle.DRONES_APPROACH], made.points[battle.DRONES_SALVO]) == (1, salvos)
        assert side(game).points[battle.DRONES_SALVO] == 0, "only for a token"


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
    game.put(0, game.match.table.near[fallen][0], corvette=1)
    quiet(game, fallen)
    game.chance("draw-reclaim fleet")
    invading(game, fallen, corvette=3)
    while not game.over():
        game.do("done")
    assert (sum(game.s.reclaims), game.s.corrupt[fallen]) == (2, 0), "any corrupted sector, pure after success"


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


def test_hyperdrive_regroups_with_conquest_for_one_energy() -> None:
    game = knowing("hyperdrive")
    game.give(0, energy=1)
    selecting(game, "conquest")
    game.do("extra hyperdrive")
    assert game.stock(0)["energy"] == 0
    assert game.legal[0].startswith("regroup")


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
    game.s.used = HYPERDRIVE_USED
    assert gathered & HYPERDRIVE_USED == 0
    game.effect(0, "invade")
    game.do("invade s14")
    assert f"send s{home} corvette power=1" not in game.legal, "once in a turn"


# Production, upkeep, population


def test_data_refinery_and_orbital_docks_raise_production_levels() -> None:
    game = knowing("data-refinery")
    before = production_level(game.s, 0, SCIENCE)
    game.sector(game.outpost(0), bankers=1, miners=0)
    assert production_level(game.s, 0, SCIENCE) == before + 2
    docks = knowing("orbital-docks")
    before = production_level(docks.s, 0, CREDITS)
    docks.technology(0, "orbital-docks", improved=True)
    assert production_level(docks.s, 0, CREDITS) == before + 2, "for the shipyard of the home"


@pytest.mark.rule("VF-EVA-09", "VF-RES-21")
def test_with_an_improved_refinery_no_more_is_given_than_needed() -> None:
    game = knowing("data-refinery", improved=True)
    game.give(0, food=2, credits=2)
    game.s.stack = [Cycle(1, 3), Evaluation(2, 0), Upkeep(0)]
    game.s.pending = None
    assert game.legal == ["upkeep credits=1", "upkeep food=2"]
    game.sector(game.outpost(0), farmers=1)
    game.s.stack = [Cycle(1, 3), Evaluation(2, 0), Upkeep(0)]
    game.s.pending = None
    assert game.legal == ["upkeep credits=2", "upkeep food=1 credits=1"]


def test_neural_matrix_gives_two_credits_before_they_are_produced() -> None:
    game = knowing("neural-matrix")
    game.give(0)
    game.effect(0, "produce C")
    assert game.over()
    assert game.stock(0)["credits"] == 2
    game.technology(0, "neural-matrix", improved=True)
    selecting(game, "production")
    game.do("extra neural-matrix")
    assert game.stock(0)["credits"] == 4


def test_cloning_pays_for_growth_in_pure_sectors() -> None:
    game = knowing("cloning")
    game.give(0)
    game.effect(0, "grow")
    game.do(f"grow s{game.home(0)}")
    assert game.legal == ["use credits", "use activate", "done"]
    game.do("use credits")
    assert game.stock(0)["credits"] == 1


def test_what_cloning_gives_may_be_declined_between_two_growths() -> None:
    game = knowing("cloning")
    home, outpost = game.home(0), game.outpost(0)
    game.sector(home, population=2)
    game.sector(outpost, population=2)
    game.effect(0, "2x(grow)")
    game.do(f"grow s{home}", "done", f"grow s{outpost}", "done")
    assert (game.s.population[home], game.s.population[outpost]) == (3, 3)
    assert game.over()
    game.effect(0, "2x(grow)")
    game.do("done")
    assert game.over(), "declining growth itself declines all of it"


def test_terraforming_costs_a_material_until_it_is_improved() -> None:
    game = knowing("terraforming")
    game.give(0)
    for focus in ("prosperity", "innovation"):
        game.technology(0, "terraforming")
        selecting(game, focus)
        assert "extra terraforming" not in game.legal
        game.technology(0, "terraforming", improved=True)
        assert "extra terraforming" in game.legal


def test_cybernetics_gives_two_resources_for_a_guild_and_improved_for_growth() -> None:
    game = knowing("cybernetics")
    here = game.outpost(0)
    game.give(0)
    game.effect(0, "guild bankers")
    game.do(f"found s{here} bankers")
    assert game.stock(0)["credits"] == 2
    game.effect(0, "grow")
    game.do(f"grow s{here}")
    assert game.over()
    game.technology(0, "cybernetics", improved=True)
    game.effect(0, "grow")
    game.do(f"grow s{here}")
    assert game.legal == ["take energy", "take materials", "take credits"]
    game.do("take energy")
    assert game.stock(0)["energy"] == 2


def test_ark_ships_hold_two_guilds_at_home_and_improved_ones_four() -> None:
    game = knowing("ark-ships")
    home = game.home(0)
    game.sector(home, farmers=3)
    assert guild_room(game.s, home)
    game.sector(home, farmers=4)
    assert not guild_room(game.s, home)
    game.technology(0, "ark-ships", improved=True)
    assert guild_room(game.s, home)
    game.sector(home, farmers=6)
    assert not guild_room(game.s, home)
    selecting(game, "reinforcement")
    game.do("extra ark-ships")
    assert game.legal == [f"grow s{home}", "done"]


def test_tactical_transports_trade_fleet_power_and_population() -> None:
    game = knowing("tactical-transports")
    selecting(game, "conquest")
    assert [text for text in game.legal if text.startswith("extra")] == ["extra tactical-transports way=1"]
    active = game.s.active[0]
    game.do("extra tactical-transports way=1")
    assert (game.s.active[0], game.s.population[game.outpost(0)]) == (active + 1, 1)
    game.technology(0, "tactical-transports", improved=True)
    selecting(game, "politics")
    assert "extra tactical-transports" in game.legal, "a preferred focus of Belitan"


# Cards, corruption, tokens


def test_central_surveillance_opens_a_fifth_agenda() -> None:
    game = knowing("central-surveillance")
    assert field_count(game.s, 0) == 3
    game.technology(0, "central-surveillance", improved=True)
    assert field_count(game.s, 0) == 4
    selecting(game, "politics")
    game.do("extra central-surveillance")
    assert game.s.population[game.outpost(0)] == 1
    assert game.legal == ["use agenda", "use upgrade", "done"]


def test_the_chambers_hold_two_markers_and_improved_ones_three() -> None:
    game = knowing("decontamination-chambers")
    held = []
    for improved in (False, True):
        game.technology(0, "decontamination-chambers", improved)
        game.s.chambers = (0, 0)
        while CHAMBERS_PLACE in free_places(game.s, 0):
            game.s.chambers = (game.s.chambers[0] + 1, 0)
        held.append(game.s.chambers[0])
    assert held == [2, 3]


def test_a_purifier_removes_corruption_with_temptation_and_improved_at_shipyards() -> None:
    game = knowing("purifier")
    here = game.outpost(0)
    game.give(0, science=2)
    selecting(game, "temptation")
    game.do("extra purifier", "purify field-3")
    assert game.stock(0)["science"] == 1
    game.technology(0, "purifier", improved=True)
    game.technology(0, "decontamination-chambers", improved=True)
    game.active(0, 2)
    game.sector(here, shipyard=1)
    game.corrupt(0, f"s{here}", "chambers", "society", "government")
    game.effect(0, "deploy yards")
    game.do("done", f"purify s{here}")
    assert game.legal == ["purify chambers", "done"], "the Chambers work whatever removes a marker"
    game.do("done")
    game.give(0, science=2)
    selecting(game, "temptation")
    game.do("extra purifier", "use purify", "purify society", "done", "use purify")
    assert game.stock(0)["science"] == 0


def test_a_basic_trade_nexus_changes_nothing_about_overproduction() -> None:
    game = knowing("trade-nexus")
    game.give(0, food=15)
    game.effect(0, "produce F")
    assert game.over()
    assert game.s.influence[0] == 13


def test_an_improved_trade_nexus_works_for_the_first_overproduction_of_a_turn() -> None:
    game = knowing("trade-nexus", improved=True)
    game.give(0, food=15, energy=15)
    game.s.used = 0
    game.effect(0, "produce F E")
    assert game.legal == ["use influence", "use token"]
    assert game.s.influence[0] == 13, "the second one pays at once"
    game.do("use token")
    assert game.over()
    assert (game.s.tokens[0], game.stock(0)["science"]) == (1, 0), "without a bonus"


def test_robotics_doubles_nothing_that_cannot_be_paid_twice() -> None:
    game = knowing("robotics")
    game.give(0, materials=1)
    selecting(game, "development")
    assert "act double" not in game.legal
    game.give(0, materials=2)
    selecting(game, "development")
    assert "act double" in game.legal
    game.technology(0, "robotics", improved=True)
    game.give(0, science=4)
    selecting(game, "progress")
    assert "act action=1 double" in game.legal, "a preferred focus of Belitan"


def test_a_doubled_action_pays_nothing_for_a_half_it_cannot_do() -> None:
    game = Scenario("astoran", "belitan", scenario="far-harvest")
    game.without_technologies()
    game.technology(0, "robotics", improved=True)
    game.give(0, food=2)
    game.put(0, game.outpost(0))
    game.s.owner[game.outpost(0)] = -1
    game.put(0, game.home(0), corvette=1)
    selecting(game, "prosperity")
    game.do("act double", "done")
    assert game.stock(0)["food"] == 1
