"""Invasions: targets, gathering, leaving, declarations, combat in the galaxy, and what victory brings."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall import battle, combat
from ludarium.games.voidfall.deeds import corrupt_places
from ludarium.games.voidfall.state import with_value
from tests.games.voidfall.scenario import Scenario


def invading(game: Scenario, target: int, seat: int = 0, way: str = "invade", **fleets: int) -> None:
    """A force in the home or a sector beside the target, sent against it."""
    source = next(near for near in game.match.table.near[target] if game.s.owner[near] == seat)
    keep = 0 if game.match.table.home_of[source] >= 0 else 1
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
        for sector in range(game.match.table.n)
        if game.s.void[sector] and all(game.s.owner[n] != 0 for n in game.match.table.near[sector])
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
    game.put(0, game.match.table.near[fallen][0], corvette=1)
    game.effect(0, "invade")
    assert f"invade s{fallen}" in game.legal


@pytest.mark.rule("VF-SEC-02")
def test_no_invasion_across_a_storm_but_with_improved_hyperdrive() -> None:
    game = Scenario()
    table = game.match.table
    src, dst = next(
        (a, b)
        for a in range(table.n)
        for b in table.touching[a]
        if b not in table.near[a] and all(game.s.owner[c] == -1 for c in (a, b, *table.near[b]))
    )
    game.put(0, src, corvette=3)
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
        for t in range(game.match.table.n)
        if game.s.void[t] and sum(game.s.owner[n] == 0 for n in game.match.table.near[t]) == 2
    )
    game.effect(0, "invade")
    game.do(f"invade s{target}")
    assert game.refused("attack") == "VF-INV-08"
    home, outpost = game.home(0), game.outpost(0)
    game.do(f"send s{min(home, outpost)} corvette power=1")
    assert f"send s{max(home, outpost)} corvette power=2" in game.legal
    assert "attack" in game.legal
    assert sum(game.s.attack) == 1


@pytest.mark.rule("VF-INV-10", "VF-INV-18", "VF-VOI-01", "VF-VOI-12")
def test_a_sector_left_empty_is_abandoned_before_the_combat() -> None:
    game = Scenario()
    target = next(n for n in game.match.table.near[game.outpost(0)] if game.s.void[n])
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
    game.do("abandon s4")
    assert (game.s.owner[4], game.s.void[4], game.s.installations[12], game.s.owner[outpost]) == (-1, 2, 0, 0)
    game.do("discard-glory value=2", "discard-glory value=3")
    assert (game.s.owner[outpost], game.s.owner[game.home(0)], game.s.owner[6]) == (-1, 0, 0)
    assert sum(game.s.glory[:5]) == 1


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
    invading(empty, target, corvette=1)
    assert empty.power(target) == 1, "nothing defends, nothing is lost"


@pytest.mark.rule("VF-INV-17", "VF-CMB-03", "VF-CMB-14", "VF-BAS-08", "VF-BAS-09", "VF-BAS-14", "VF-GLD-07")
def test_a_defence_that_holds_keeps_the_sector_and_its_installations_fire() -> None:
    game = Scenario()
    game.without_technologies()
    target = game.void_beside(0)
    quiet(game, target, void=2, defence=1, farmers=2)
    invading(game, target, corvette=2)
    assert (game.s.owner[target], game.s.void[target]) == (-1, 2)
    assert (game.s.installations[target * 3 + 1], game.s.guilds[target * 5]) == (1, 2)


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
    target = next(n for n in game.match.table.near[home] if game.s.void[n])
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


@pytest.mark.rule("VF-CMB-21", "VF-TEC-03", "VF-SEC-16", "VF-SPO-18", "VF-SPO-14", "VF-SPO-03")
def test_a_fallen_house_capitulates_after_the_approach() -> None:
    game = Scenario()
    game.without_technologies()
    fallen = game.fallen_sector()
    beside = game.match.table.near[fallen][0]
    game.put(0, beside, corvette=1)
    game.glory(0, 1)
    before = game.s.influence[0]
    invading(game, fallen, corvette=3)
    while not game.over():
        game.do(game.legal[-1])
    assert (game.s.owner[fallen], game.power(fallen), game.s.fallen[0]) == (0, 1, 1)
    assert game.s.glory[0] == 2, "the glory token of the sector"
    assert game.s.influence[0] >= before + 2


@pytest.mark.rule("VF-BAS-13", "VF-INV-19", "VF-SPO-15", "VF-SPO-22", "VF-COR-18")
def test_taking_a_players_sector_costs_them_glory_and_its_installations() -> None:
    game = Scenario()
    game.without_technologies()
    target = game.void_beside(0)
    quiet(game, target)
    game.put(1, target, corvette=1)
    game.sector(target, shipyard=1, farmers=1, corrupt=True)
    game.s.bounty_at = with_value(game.s.bounty_at, target, 1)
    game.glory(1, 4)
    invading(game, target, corvette=3)
    game.do("done")
    assert game.s.owner[target] == 0
    assert sum(game.s.bounties) == 1
    assert target in corrupt_places(game.s, 0), "its corruption is now that of the winner"
    assert (game.s.installations[target * 3], game.s.guilds[target * 5]) == (0, 1)
    assert sum(game.s.glory[5:]) == 0
    kind = Scenario(installations_survive_conquest="yes")
    kind.without_technologies()
    quiet(kind, target)
    kind.put(1, target, corvette=1)
    kind.sector(target, shipyard=1)
    invading(kind, target, corvette=3)
    assert kind.s.installations[target * 3] == 1


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


@pytest.mark.rule("VF-SPO-03", "VF-SPO-04", "VF-SPO-05", "VF-SPO-06", "VF-SPO-08", "VF-SPO-09", "VF-SPO-12")
def test_the_winner_turns_over_all_tokens_in_the_order_they_like() -> None:
    game = Scenario()
    game.without_technologies()
    game.give(0)
    target = game.void_beside(0)
    quiet(game, target, void=0)
    game.s.bounty_at = with_value(game.s.bounty_at, target, 1)
    game.s.reclaim_at = with_value(game.s.reclaim_at, target, 1)
    invading(game, target, corvette=1)
    assert game.legal == ["use bounty", "use reclaim"]
    game.chance("draw-reclaim farmers")
    game.do("use reclaim")
    assert game.legal == ["use any", "use guild", "done"]
    game.do("use guild")
    assert game.legal == [f"found s{target} farmers", "done"]
    game.chance("draw-bounty food")
    game.do(f"found s{target} farmers")
    assert game.legal == ["use food", "use influence", "done"]
    game.do("done")
    assert (sum(game.s.bounties), sum(game.s.reclaims)) == (1, 1), "declined, but kept"
    assert game.s.guilds[target * 5] == 1


@pytest.mark.rule("VF-SPO-12")
def test_bounty_and_reclaim_may_be_turned_over_by_turns() -> None:
    game = Scenario()
    game.without_technologies()
    target = game.void_beside(0)
    quiet(game, target, void=0)
    game.s.bounty_at = with_value(game.s.bounty_at, target, 2)
    game.s.reclaim_at = with_value(game.s.reclaim_at, target, 1)
    invading(game, target, corvette=1)
    game.chance("draw-bounty food")
    game.do("use bounty", "done")
    assert game.legal == ["use bounty", "use reclaim"], "a reclaim between two bounties"
    game.chance("draw-reclaim farmers", "draw-bounty food")
    game.do("use reclaim", "done", "done")
    assert (sum(game.s.bounties), sum(game.s.reclaims)) == (2, 1)
    assert (game.s.bounty_at[target], game.s.reclaim_at[target]) == (0, 0)


@pytest.mark.rule("VF-SPO-07")
def test_a_bounty_from_the_supply_is_drawn_and_received() -> None:
    game = Scenario()
    game.give(0)
    game.chance("draw-bounty science-influence")
    game.effect(0, "bounty 1")
    assert game.legal == ["use science", "use influence", "done"]
    game.do("use science")
    game.do("use influence")
    assert (game.stock(0)["science"], game.s.influence[0]) == (1, 11)


@pytest.mark.rule("VF-SPO-10")
def test_a_discarded_token_returns_to_its_stock() -> None:
    game = Scenario("yarvek", "belitan", scenario="twin-thrones")
    held, left = sum(game.s.bounties), sum(game.s.bounty_left)
    game.give(0, credits=1)
    game.turn(0)
    game.do("select conquest", "act action=1")
    assert sum(game.s.bounties) == held - 1
    assert sum(game.s.bounty_left) == left + 1


@pytest.mark.rule("VF-SPO-16", "VF-SPO-17", "VF-SPO-19", "VF-SPO-21")
def test_glory_rises_to_five_and_four_tokens_stay_at_clean_up() -> None:
    game = Scenario()
    game.glory(0, 3, 5)
    game.effect(0, "upgrade")
    assert game.legal == ["upgrade value=3", "done"]
    game.do("upgrade value=3")
    assert game.s.glory[3] == 1
    game.glory(0, 1, 1, 2, 3, 4)
    game.turn(0)
    game.do("select production", "done", "discard-glory value=1")
    assert sum(game.s.glory[:5]) == 4
    game.glory(0)
    game.put(0, game.outpost(0), corvette=1)
    game.effect(0, "(recall -> 1I)")
    game.do("use influence", f"recall s{game.outpost(0)} corvette")
    assert game.over(), "nobody without glory discards any"


def test_before_committing_a_player_sees_how_a_combat_ends() -> None:
    game = Scenario()
    game.without_technologies()
    target = game.void_beside(0)
    game.sector(target, void=2, defence=0)
    assert combat.forecast(game.s, 0, target, [3, 0, 0, 0, 0])[battle.RESULT] == battle.SUCCESS
    assert combat.forecast(game.s, 0, target, [2, 0, 0, 0, 0])[battle.RESULT] == battle.TIE
    assert combat.forecast(game.s, 0, target, [1, 0, 0, 0, 0])[battle.RESULT] == battle.DEFENCE


def test_without_glory_influence_only_the_tokens_are_taken() -> None:
    game = Scenario(glory_influence="no")
    game.without_technologies()
    target = game.void_beside(0)
    quiet(game, target)
    game.glory(0, 5)
    invading(game, target, corvette=1)
    assert game.s.influence[0] == 10


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


def test_shiveus_exterminates_and_yarvek_liberates() -> None:
    shiveus = Scenario("shiveus", "belitan", scenario="far-harvest")
    shiveus.without_technologies()
    target = shiveus.void_beside(0)
    quiet(shiveus, target, void=1)
    shiveus.glory(0)
    invading(shiveus, target, way="invade exterminate", corvette=3)
    assert shiveus.s.influence[0] == 10 + 2 + 2, "2 for the voidborn fleet power, 2 for a corrupted sector"
    yarvek = Scenario("yarvek", "belitan", scenario="twin-thrones")
    yarvek.without_technologies()
    target = yarvek.void_beside(0)
    quiet(yarvek, target, void=0, population=3)
    yarvek.glory(0)
    invading(yarvek, target, way="invade liberate", corvette=1)
    while not yarvek.over():
        yarvek.do("done")
    assert yarvek.s.influence[0] == 13


@pytest.mark.rule("VF-SEC-15", "VF-SEC-16")
@pytest.mark.parametrize(
    ("scenario", "kind", "answers"),
    [
        ("twin-thrones", "genesis", ["purify s{0}", "grow s{0}"]),
        ("ember-ring", "colony", ["use grow", "grow s{0}"]),
        ("twin-thrones", "palace", ["advance economy", "done"]),
        ("broken-lanes", "relay", ["open-agenda might"]),
        ("broken-lanes", "ruins", ["done", "done"]),
        ("ember-ring", "megalopolis", []),
    ],
)
def test_a_special_sector_gives_its_one_time_ability_once(scenario: str, kind: str, answers: list[str]) -> None:
    game = Scenario("nervo", "thegwyn" if scenario == "broken-lanes" else "belitan", scenario=scenario)
    game.without_technologies()
    game.give(0)
    target = game.kind(kind)
    game.put(0, game.match.table.near[target][0], corvette=1)
    quiet(game, target)
    game.chance(*(["draw-bounty choice", "draw-reclaim fleet"] if kind == "ruins" else []))
    invading(game, target, corvette=4)
    game.do(*(answer.format(target) for answer in answers))
    assert game.top("Select")
    assert (game.s.owner[target], game.s.claimed[target]) == (0, 1)
    if kind == "megalopolis":
        assert game.stock(0)["credits"] == 6, "level 12 of two printed bankers in a population of 6"
    if kind == "ruins":
        assert (sum(game.s.bounties), sum(game.s.reclaims)) == (1, 1)
    game.put(0, target)
    game.s.owner[target] = -1
    game.put(0, game.match.table.near[target][0], corvette=1)
    invading(game, target, corvette=4)
    assert game.top("Select"), "whoever takes it later gets nothing"


@pytest.mark.rule("VF-CMB-21", "VF-TEC-03", "VF-TEC-04")
@pytest.mark.parametrize(
    ("scenario", "rewards"),
    [
        (
            "ember-ring",
            [["use influence", "build s{0} defence"], ["purify s{0}"], ["upgrade value=1"], ["done", "done"]],
        ),
        (
            "broken-lanes",
            [
                ["use science", "use influence"],
                ["deploy s{0} corvette"],
                ["found s{0} miners"],
                ["use activate", "build s{0} defence"],
            ],
        ),
        ("twin-thrones", [[], ["purify s{0}"], [], ["open-agenda support"]]),
        (
            "far-harvest",
            [["found s{0} miners"], ["use energy"], ["use activate", "build s{0} defence"], ["done", "done"]],
        ),
    ],
)
def test_each_fallen_house_gives_its_own_reward(scenario: str, rewards: list[list[str]]) -> None:
    houses = ("novaris", "thegwyn") if scenario == "broken-lanes" else ("novaris", "cortozaar")
    for number, answers in enumerate(rewards):
        game = Scenario(*houses, scenario=scenario)
        game.without_technologies()
        table = game.match.table
        target = next(sector for sector in range(table.n) if table.fallen_at[sector] == table.fallen[number])
        game.put(0, next(n for n in table.near[target] if game.s.owner[n] < 1), corvette=1)
        quiet(game, target)
        game.glory(0, 1)
        game.active(0, 2)
        invading(game, target, corvette=4)
        game.do(*(answer.format(target) for answer in answers))
        assert game.top("Select"), (game.legal, answers)
        assert (game.s.owner[target], game.s.fallen) == (0, (1, 0))
        assert game.s.installations[target * 3 + 1] >= 2, "the printed sector defences serve the new owner"
