"""Invasions: targets, gathering, leaving, declarations, and combat in the galaxy."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall import battle, combat
from ludarium.kernel.cells import with_value
from tests.games.voidfall.scenario import Scenario


def invading(game: Scenario, target: int, seat: int = 0, way: str = "invade", **fleets: int) -> None:
    """A force in the home or a sector beside the target, sent against it."""
    source = next(near for near in game.match.givens.near[target] if game.s.owner[near] == seat)
    keep = 0 if game.match.givens.home_of[source] >= 0 else 1
    force = {name: amount for name, amount in fleets.items() if amount}
    game.put(seat, source, **{**force, "corvette": force.get("corvette", 0) + keep})
    game.effect(seat, way)
    game.do(f"invade s{target}")
    for name, amount in sorted(force.items(), key=lambda pair: FLEETS.index(pair[0])):
        game.do(f"send s{source} {name} power={amount}")
    if game.top("Gather"):
        game.do("attack")


FLEETS = ["corvette", "sentry", "destroyer", "dreadnought", "carrier"]


def quiet(game: Scenario, target: int, void: int = 0, population: int | None = None, **things: int) -> None:
    """A target without tokens, so that nothing but the combat happens."""
    game.sector(target, population, None, void, **things)
    game.s.bounty_at = with_value(game.s.bounty_at, target, 0)
    game.s.reclaim_at = with_value(game.s.reclaim_at, target, 0)
    game.s.glory_at = (0,) * len(game.s.glory_at)


@pytest.mark.rule("VF-INV-01", "VF-INV-02", "VF-INV-04", "VF-INV-05", "VF-INV-06")
def test_targets_are_adjacent_voidborn_abandoned_and_fallen_sectors() -> None:
    game = Scenario()
    near = game.void_beside(0)
    far = next(
        sector
        for sector in range(game.match.givens.n)
        if game.s.void[sector] and all(game.s.owner[n] != 0 for n in game.match.givens.near[sector])
    )
    game.effect(0, "invade")
    assert f"invade s{near}" in game.legal
    assert game.refused(f"invade s{far}") == "VF-INV-01"
    game.sector(near, void=0, corrupt=False)
    game.effect(0, "invade")
    assert f"invade s{near}" in game.legal, "an abandoned sector without fleet power"
    for way in ("corrupted", "exterminate"):
        game.effect(0, f"invade {way}")
        assert game.refused(f"invade s{near}") == "VF-INV-06"
    fallen = game.fallen_sector()
    game.put(0, game.match.givens.near[fallen][0], corvette=1)
    game.effect(0, "invade")
    game.shows("VF-INV-05")
    game.do(f"invade s{fallen}")
    game.effect(0, "invade")
    game.shows("VF-INV-04")
    game.do(f"invade s{near}")


@pytest.mark.rule("VF-SEC-02")
def test_no_invasion_across_a_storm_but_with_improved_hyperdrive() -> None:
    game = Scenario()
    givens = game.match.givens
    src, dst = next(
        (a, b)
        for a in range(givens.n)
        for b in givens.touching[a]
        if b not in givens.near[a] and all(game.s.owner[c] == -1 for c in (a, b, *givens.near[b]))
    )
    game.put(0, src, corvette=3)
    game.effect(0, "invade")
    assert game.refused(f"invade s{dst}") == "VF-SEC-02"
    game.technology(0, "hyperdrive")
    game.effect(0, "invade")
    assert game.refused(f"invade s{dst}") == "VF-SEC-02"
    game.technology(0, "hyperdrive", improved=True)
    game.effect(0, "invade")
    assert f"invade s{dst}" in game.legal


@pytest.mark.rule("VF-INV-07", "VF-INV-08", "VF-INV-09")
def test_fleet_power_gathers_from_several_sectors_and_at_least_one_must_go() -> None:
    game = Scenario()
    target = next(
        t
        for t in range(game.match.givens.n)
        if game.s.void[t] and sum(game.s.owner[n] == 0 for n in game.match.givens.near[t]) == 2
    )
    game.effect(0, "invade")
    game.do(f"invade s{target}")
    assert game.refused("attack") == "VF-INV-08"
    home, outpost = game.home(0), game.outpost(0)
    game.shows("VF-INV-07")
    game.do(f"send s{min(home, outpost)} corvette power=1")
    game.shows("VF-INV-09")
    assert f"send s{max(home, outpost)} corvette power=2" in game.legal
    assert "attack" in game.legal
    assert sum(game.s.attack) == 1


@pytest.mark.rule("VF-INV-10", "VF-INV-18", "VF-VOI-01", "VF-VOI-12")
def test_a_sector_left_empty_is_abandoned_before_the_combat() -> None:
    game = Scenario()
    target = next(n for n in game.match.givens.near[game.outpost(0)] if game.s.void[n])
    quiet(game, target)
    game.glory(0, 3)
    game.put(0, game.outpost(0), corvette=2)
    game.effect(0, "invade")
    game.do(f"invade s{target}", f"send s{game.outpost(0)} corvette power=2")
    if game.top("Gather"):
        game.do("attack")
    assert game.s.owner[game.outpost(0)] == -1
    assert game.s.void[game.outpost(0)] == 2
    assert sum(game.s.glory[:5]) == 0, "exactly one glory token for the lost sector"
    assert game.s.owner[target] == 0


@pytest.mark.rule("VF-INV-18", "VF-VOI-12", "VF-INV-11")
def test_several_sectors_left_empty_are_abandoned_in_the_order_the_player_likes() -> None:
    game = Scenario()
    outpost = game.outpost(0)
    game.put(0, 4, corvette=1)
    game.put(0, 12, corvette=1)
    quiet(game, 6)
    game.sector(4, shipyard=1)
    game.glory(0, 2, 3, 4)
    game.effect(0, "invade")
    game.do("invade s6", "send s0 corvette power=2", "send s2 corvette power=2", "send s4 corvette power=1", "attack")
    assert game.legal == [f"abandon s{outpost}", "abandon s4"], "the home stays"
    game.shows("VF-INV-18")
    game.do("abandon s4")
    assert (game.s.owner[4], game.s.void[4], game.s.installations[12], game.s.owner[outpost]) == (-1, 2, 0, 0)
    game.shows("VF-VOI-12")
    game.do("discard-glory value=2", "discard-glory value=3")
    assert (game.s.owner[outpost], game.s.owner[game.home(0)], game.s.owner[6]) == (-1, 0, 0)
    assert sum(game.s.glory[:5]) == 1


@pytest.mark.rule(because="one invasion passes through all of them")
@pytest.mark.rule("VF-INV-12", "VF-INV-13", "VF-INV-15", "VF-INV-16", "VF-INV-20", "VF-CMB-01", "VF-CMB-02")
def test_a_combat_decides_and_the_survivors_hold_the_sector() -> None:
    game = Scenario()
    game.without_technologies()
    target = game.void_beside(0)
    quiet(game, target, void=2)
    invading(game, target, corvette=3)
    assert (game.s.owner[target], game.power(target), game.s.void[target]) == (0, 2, 0)
    empty = Scenario()
    quiet(empty, target, void=0)
    empty.shows("VF-INV-13")
    invading(empty, target, corvette=1)
    assert empty.power(target) == 1, "nothing defends, nothing is lost"


@pytest.mark.rule(because="one defended sector shows them together")
@pytest.mark.rule("VF-INV-17", "VF-CMB-03", "VF-CMB-14", "VF-BAS-08", "VF-BAS-09", "VF-BAS-14", "VF-GLD-07")
def test_a_defence_that_holds_keeps_the_sector_and_its_installations_fire() -> None:
    game = Scenario()
    game.without_technologies()
    target = game.void_beside(0)
    quiet(game, target, void=2, defence=1, farmers=2)
    invading(game, target, corvette=2)
    assert (game.s.owner[target], game.s.void[target]) == (-1, 2)
    assert (game.s.installations[target * 3 + 1], game.s.guilds[target * 5]) == (1, 2)


@pytest.mark.rule(because="each line of the table is one source of damage")
@pytest.mark.rule("VF-CMB-15", "VF-BAS-04", "VF-CMB-20", "VF-CMB-18", "VF-CMB-19", "VF-CMB-17")
def test_approach_damage_of_both_sides() -> None:
    game = Scenario()
    game.without_technologies()
    target = game.void_beside(0)
    game.put(1, target, corvette=1, sentry=2)
    game.sector(target, defence=1, starbase=1, void=0)
    assert combat.defence_damage(game.s, target) == 4
    game.technology(1, "energy-cells")
    assert combat.defence_damage(game.s, target) == 5
    destroyers = [0, 0, 3, 0, 0]
    assert combat.attack_damage(game.s, 0, target, destroyers, False) == 0
    game.technology(0, "destroyers", improved=True)
    assert combat.attack_damage(game.s, 0, target, destroyers, False) == 1, "flat"
    game.technology(0, "deep-space-missiles", improved=True)
    near = min(2, combat.bases_near(game.s, 0, target))
    assert combat.attack_damage(game.s, 0, target, destroyers, False) == 1 + near
    literal = Scenario(approach_damage="dreadnought")
    literal.technology(0, "dreadnoughts", improved=True)
    assert combat.attack_damage(literal.s, 0, target, [0, 0, 0, 2, 0], False) == 1
    literal.technology(0, "destroyers", improved=True)
    assert combat.attack_damage(literal.s, 0, target, destroyers, False) == 0


@pytest.mark.rule("VF-CMB-18", "VF-CMB-38", "VF-CMB-39", "VF-CMB-40")
def test_missiles_drones_and_bombs_are_declared_and_paid() -> None:
    game = Scenario("nervo", "belitan")
    game.without_technologies()
    home = game.home(0)
    target = next(n for n in game.match.givens.near[home] if game.s.void[n])
    quiet(game, target, void=6)
    game.technology(0, "deep-space-missiles")
    game.technology(0, "autonomous-drones", improved=True)
    game.s.tokens[0], game.s.trade_board = 1, 5
    game.give(0, energy=1, materials=6)
    game.s.used = 4
    invading(game, target, way="invade bombard", corvette=3)
    assert "fire missiles drones bombs=2" in game.legal
    assert game.refused("fire bombs=3") == "VF-CMB-40"
    game.do("fire missiles drones bombs=2")
    assert sum(game.stock(0).values()) == 0
    assert (game.s.tokens[0], game.s.trade_board) == (0, 6)
    assert game.s.battle[battle.POINTS + battle.BOMBARD] == 2
    assert game.s.battle[battle.POINTS + battle.DRONES_SALVO] == 2


@pytest.mark.rule("VF-CMB-11", "VF-CMB-12", "VF-CMB-04")
def test_carriers_launch_corvettes_from_the_active_zone() -> None:
    game = Scenario()
    game.without_technologies()
    target = game.void_beside(0)
    quiet(game, target, void=2)
    game.technology(0, "carriers")
    invading(game, target, carrier=2)
    game.active(0, 2)
    assert game.legal == ["launch", "launch power=1", "launch power=2"]
    game.do("launch power=2")
    assert game.s.active[0] == 0
    game.do("lose carrier")
    held = game.s.fleets[target * 5 : target * 5 + 5]
    assert (game.s.active[0], held) == (1, [2, 0, 0, 0, 1]), "they stay without their carrier"
    alone = Scenario()
    quiet(alone, target, void=0)
    alone.technology(0, "carriers")
    alone.active(0, 2)
    invading(alone, target, carrier=1)
    assert alone.power(target) == 1, "nothing is launched where nothing is fought"


@pytest.mark.rule("VF-INV-21", "VF-INV-22", "VF-VOI-28", "VF-VOI-21", "VF-INV-14")
def test_a_tie_leaves_the_sector_to_the_void() -> None:
    game = Scenario()
    game.without_technologies()
    target = game.void_beside(0)
    quiet(game, target, void=2)
    game.s.bounty_at = with_value(game.s.bounty_at, target, 1)
    game.s.reclaim_at = with_value(game.s.reclaim_at, target, 1)
    invading(game, target, corvette=2)
    assert (game.s.owner[target], game.s.void[target], game.s.bounty_at[target]) == (-1, 2, 2)
    assert (game.s.reclaim_at[target], sum(game.s.bounties), sum(game.s.reclaims)) == (1, 0, 0)
    player = Scenario()
    player.without_technologies()
    quiet(player, target)
    player.put(1, target, corvette=2)
    player.glory(1, 3)
    player.glory(0, 3)
    invading(player, target, corvette=2)
    assert (player.s.owner[target], player.s.void[target]) == (-1, 2)
    assert (sum(player.s.glory[:5]), sum(player.s.glory[5:])) == (1, 0)


def test_before_committing_a_player_sees_how_a_combat_ends() -> None:
    game = Scenario()
    game.without_technologies()
    target = game.void_beside(0)
    game.sector(target, void=2, defence=0)
    assert combat.forecast(game.s, 0, target, [3, 0, 0, 0, 0])[battle.RESULT] == battle.SUCCESS
    assert combat.forecast(game.s, 0, target, [2, 0, 0, 0, 0])[battle.RESULT] == battle.TIE
    assert combat.forecast(game.s, 0, target, [1, 0, 0, 0, 0])[battle.RESULT] == battle.DEFENCE
