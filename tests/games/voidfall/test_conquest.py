"""After a successful invasion: fallen houses and special sectors, installations, bounty, reclaim and glory."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall.atoms import corrupt_places
from ludarium.games.voidfall.state import NOBODY
from ludarium.games.voidfall.vocabulary import DEFENCE
from ludarium.kernel.cells import with_value
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_invasion import invading, quiet


@pytest.mark.rule(because="one invasion passes through all of them")
@pytest.mark.rule("VF-CMB-21", "VF-TEC-03", "VF-SEC-16", "VF-SPO-18", "VF-SPO-14", "VF-SPO-03")
def test_a_fallen_house_capitulates_after_the_approach() -> None:
    game = Scenario()
    game.without_technologies()
    fallen = game.fallen_sector()
    beside = game.match.givens.near[fallen][0]
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


@pytest.mark.rule(because="they are the parts of receiving a token")
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
    game.shows("VF-SPO-12")
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


@pytest.mark.rule("VF-INV-23", "VF-SPO-18")
def test_tokens_come_before_the_glory_of_the_sector_and_its_influence() -> None:
    game = Scenario()
    game.without_technologies()
    target = game.void_beside(0)
    quiet(game, target, void=0)
    game.sector(target, shipyard=1)
    game.s.bounty_at = with_value(game.s.bounty_at, target, 1)
    game.s.glory_at = with_value(game.s.glory_at, target * 5 + 1, 1)
    game.glory(0, 3)
    before = game.s.influence[0]
    game.chance("draw-bounty food")
    invading(game, target, corvette=1)
    assert game.legal == ["use food", "use influence", "done"]
    assert (game.s.owner[target], game.s.installations[target * 3]) == (0, 0), "installations go, control changes"
    assert (game.s.glory[1], game.s.influence[0]) == (0, before), "the glory comes later"
    game.do("done")
    assert (game.s.glory[1], game.s.influence[0]) == (1, before + 5), "taken first, then influence for all glory"


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
    game.shows("VF-SPO-19")
    game.do("select production", "done", "discard-glory value=1")
    assert sum(game.s.glory[:5]) == 4
    game.glory(0)
    game.put(0, game.outpost(0), corvette=1)
    game.effect(0, "(recall -> 1I)")
    game.do("use influence", f"recall s{game.outpost(0)} corvette")
    assert game.over(), "nobody without glory discards any"


def test_without_glory_influence_only_the_tokens_are_taken() -> None:
    game = Scenario(glory_influence="no")
    game.without_technologies()
    target = game.void_beside(0)
    quiet(game, target)
    game.glory(0, 5)
    invading(game, target, corvette=1)
    assert game.s.influence[0] == 10


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


@pytest.mark.rule("VF-SEC-15", "VF-SEC-16", "VF-SEC-25")
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
    game.put(0, game.match.givens.near[target][0], corvette=1)
    quiet(game, target)
    game.chance(*(["draw-bounty choice", "draw-reclaim fleet"] if kind == "ruins" else []))
    invading(game, target, corvette=4)
    for at, answer in enumerate(answers):
        if kind == "genesis" and at == 0:
            game.shows("VF-SEC-16", "VF-SEC-25")
        game.do(answer.format(target))
    assert game.top("Select")
    assert (game.s.owner[target], game.s.claimed[target]) == (0, 1)
    if kind == "megalopolis":
        assert game.stock(0)["credits"] == 6, "level 12 of two printed bankers in a population of 6"
    if kind == "ruins":
        assert (sum(game.s.bounties), sum(game.s.reclaims)) == (1, 1)
    game.put(0, target)
    game.hold(NOBODY, target)
    game.put(0, game.match.givens.near[target][0], corvette=1)
    invading(game, target, corvette=4)
    assert game.top("Select"), "whoever takes it later gets nothing"


@pytest.mark.rule("VF-BAS-17", "VF-BAS-13")
@pytest.mark.parametrize(("scenario", "kind", "left"), [
    ("ember-ring", "colony", 1), ("twin-thrones", "palace", 1), ("ember-ring", "world", 0),
    ("far-harvest", "paradise", 0),
])  # fmt: skip
def test_conquest_removes_sector_defences_that_are_not_printed(scenario: str, kind: str, left: int) -> None:
    game = Scenario(scenario=scenario)
    game.without_technologies()
    target = game.kind(kind)
    game.put(0, game.match.givens.near[target][0], corvette=1)
    quiet(game, target, defence=1)
    invading(game, target, corvette=4)
    while not game.over():
        game.do(game.legal[-1])
    assert (game.s.owner[target], game.s.installations[target * 3 + DEFENCE]) == (0, left)


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
        givens = game.match.givens
        target = next(sector for sector in range(givens.n) if givens.fallen_at[sector] == givens.fallen[number])
        game.put(0, next(n for n in givens.near[target] if game.s.owner[n] < 1), corvette=1)
        quiet(game, target)
        game.glory(0, 1)
        game.active(0, 2)
        invading(game, target, corvette=4)
        game.do(*(answer.format(target) for answer in answers))
        assert game.top("Select"), (game.legal, answers)
        assert (game.s.owner[target], game.s.fallen) == (0, (1, 0))
        assert game.s.installations[target * 3 + 1] >= 2, "the printed sector defences serve the new owner"
