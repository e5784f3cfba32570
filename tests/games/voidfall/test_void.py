"""The void: skirmishes, whom they strike, and what they leave."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall import combat
from ludarium.games.voidfall.evaluation_phase import Evaluation, Skirmish
from ludarium.games.voidfall.flow import Cycle
from ludarium.kernel.engine import advance
from ludarium.kernel.seats import CHANCE
from tests.games.voidfall.scenario import Scenario


def strike(game: Scenario, seat: int = 0, more: int = 0) -> None:
    game.s.stack = [Cycle(1, 3), Evaluation(2, 0), Skirmish(seat, more, 1)]
    game.s.pending = None


@pytest.mark.rule(because="one number adds them up")
@pytest.mark.rule("VF-COR-05", "VF-VOI-08", "VF-VOI-09", "VF-EVA-02", "VF-VOI-13", "VF-EVT-11")
def test_strength_counts_corruption_on_the_mat_and_one_more_from_cycle_2() -> None:
    game = Scenario()
    assert combat.strength(game.s, 0, 0) == 1, "the marker on the empty field counts"
    game.corrupt(0, "society", "field-1", f"s{game.outpost(0)}")
    assert combat.strength(game.s, 0, 0) == 2
    assert combat.strength(game.s, 0, 1) == 3


@pytest.mark.rule("VF-VOI-11", "VF-VOI-26")
def test_without_strength_or_target_nothing_happens() -> None:
    game = Scenario()
    game.corrupt(0)
    before = game.match.dump(game.s)["zones"]
    strike(game)
    advance(game.s)
    assert game.match.dump(game.s)["zones"]["owner"] == before["owner"]
    game.corrupt(0, "society")
    game.s.void = [0] * game.match.givens.n
    strike(game)
    advance(game.s)
    assert game.s.owner[game.outpost(0)] == 0, "no voidborn sector lies beside one of theirs"


@pytest.mark.rule("VF-VOI-07", "VF-VOI-14", "VF-VOI-15", "VF-VOI-27", "VF-INV-17")
def test_a_defended_skirmish_changes_nothing_but_fleet_power() -> None:
    game = Scenario()
    game.without_technologies()
    game.put(0, game.outpost(0), corvette=3)
    strike(game)
    advance(game.s)
    game.check()
    assert (game.s.owner[game.outpost(0)], game.power(game.outpost(0)), game.s.void[game.outpost(0)]) == (0, 3, 0)


@pytest.mark.rule(because="losing a sector does all of it at once")
@pytest.mark.rule(
    "VF-VOI-16", "VF-VOI-17", "VF-VOI-18", "VF-VOI-19", "VF-VOI-20", "VF-VOI-21", "VF-VOI-22", "VF-BAS-11", "VF-GLD-08"
)
def test_a_lost_or_tied_skirmish_leaves_the_sector_to_the_void() -> None:
    game = Scenario()
    game.without_technologies()
    here = game.outpost(0)
    game.put(0, here, corvette=1)
    game.sector(here, shipyard=1, farmers=1)
    game.glory(0, 3)
    game.corrupt(0, "society", "government", "economy", "field-1", "field-2")
    strike(game)
    advance(game.s)
    game.check()
    assert (game.s.owner[here], game.s.void[here], game.s.corrupt[here]) == (-1, 2, 1)
    assert (game.s.installations[here * 3], game.s.guilds[here * 5]) == (0, 1)
    assert (sum(game.s.glory[:5]), game.s.bounty_at[here]) == (0, 1)


@pytest.mark.rule("VF-VOI-23")
def test_the_void_strikes_sectors_beside_it_and_never_homes() -> None:
    game = Scenario()
    assert game.home(0) not in combat.candidates(game.s, 0)
    assert combat.candidates(game.s, 0) == [game.outpost(0)]
    game.s.void = [0] * game.match.givens.n
    assert combat.candidates(game.s, 0) == []
    anywhere = Scenario(skirmish_anywhere="yes")
    anywhere.s.void = [0] * anywhere.match.givens.n
    anywhere.put(0, anywhere.kind("belt"), corvette=1)
    assert combat.candidates(anywhere.s, 0) == [anywhere.outpost(0)], "nor a sector that resists it"


@pytest.mark.rule("VF-VOI-24", "VF-VOI-25")
def test_it_strikes_where_it_wins_then_pure_then_populous_then_settled_sectors() -> None:
    game = Scenario(skirmish_anywhere="yes")
    game.without_technologies()
    a, b = game.void_beside(0, 0), game.void_beside(0, 1)
    outpost = game.outpost(0)
    for sector in (a, b):
        game.put(0, sector, corvette=3)
        game.sector(sector, population=2, corrupt=False, defence=0)
    game.put(0, outpost, corvette=1)
    game.corrupt(0, "society", "government", "field-3")
    assert combat.targets(game.s, 0, 2) == [outpost], "the only one it would win"
    game.put(0, outpost, corvette=2)
    game.sector(outpost, corrupt=True)
    assert combat.targets(game.s, 0, 2) == [outpost], "a tie is as good, before anything else"
    game.put(0, outpost, corvette=3)
    assert combat.targets(game.s, 0, 2) == [a, b], "pure ones before corrupted ones"
    game.sector(b, population=4)
    assert combat.targets(game.s, 0, 2) == [b]
    game.sector(a, population=4, miners=1)
    assert combat.targets(game.s, 0, 2) == [a]


@pytest.mark.rule("VF-VOI-24")
def test_chance_decides_between_equal_sectors() -> None:
    game = Scenario(skirmish_anywhere="yes")
    game.without_technologies()
    a, b = game.void_beside(0, 0), game.void_beside(0, 1)
    for sector in (a, b):
        game.put(0, sector, corvette=1)
        game.sector(sector, population=2, corrupt=False, defence=0)
    game.put(0, game.outpost(0), corvette=3)
    game.corrupt(0, "society", "government")
    struck = [game.code(f"strike s{sector}") for sector in combat.targets(game.s, 0, 2)]
    strike(game)
    assert len(struck) == 2
    assert (game.ask.seat, game.ask.actions) == (CHANCE, struck)


@pytest.mark.rule("VF-VOI-15", "VF-CMB-07")
def test_the_defender_chooses_what_a_skirmish_costs() -> None:
    game = Scenario()
    game.without_technologies()
    here = game.outpost(0)
    game.put(0, here, corvette=2, sentry=1)
    game.corrupt(0, "society", "government", "economy")
    strike(game)
    assert game.legal == ["lose corvette", "lose sentry"]
    game.check()
    game.do("lose sentry")
    assert game.power(here) == 2, "the last salvo is two against one"


def test_drones_defend_a_skirmish_of_the_evaluation() -> None:
    game = Scenario()
    game.technology(0, "autonomous-drones")
    game.s.tokens[0], game.s.trade_board = 1, 5
    strike(game)
    assert game.legal == ["fire drones", "done"]
    game.do("fire drones")
    assert (game.s.tokens[0], game.s.owner[game.outpost(0)]) == (0, 0)
    game.without_technologies()
    game.technology(0, "autonomous-drones")
    game.put(0, game.outpost(0), corvette=1)
    strike(game)
    advance(game.s)
    assert game.s.owner[game.outpost(0)] == -1, "without a token there is nothing to send"


def test_events_spare_the_poor_and_make_the_void_absorb() -> None:
    game = Scenario(event="internal-disruption")
    game.s.influence[0] = 40
    assert combat.candidates(game.s, 0) == []
    game.s.influence[0] = 41
    assert combat.candidates(game.s, 0) == [game.outpost(0)]
    game.event("adaptation")
    game.technology(0, "shields", improved=True)
    fought = combat.skirmish(game.s, game.outpost(0), 1)
    assert fought[31] == 1
