"""Safe havens, an option: when fleet power may go to one, and what a complete haven brings."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall.evaluation_phase import Evaluation
from ludarium.games.voidfall.flow import Cycle, Rounds
from ludarium.games.voidfall.moves.havens import Haven
from ludarium.kernel.cells import with_value
from tests.games.voidfall.scenario import Scenario


def with_havens(*houses: str, scenario: str = "ember-ring") -> Scenario:
    return Scenario(*houses, scenario=scenario, safe_havens="yes")


def evaluated(game: Scenario) -> None:
    """The evaluation of the first player, from upkeep on, which is paid for."""
    game.give(0, food=15)
    game.s.stack, game.s.pending = [Cycle(1, 3), Evaluation(game.s.order.index(0), 2)], None


@pytest.mark.rule("VF-EVA-12", "VF-EVA-25")
def test_each_crowded_and_staffed_pure_sector_may_send_one_inactive_fleet_power() -> None:
    game = with_havens()
    game.sector(game.home(0), population=6, farmers=3)
    game.sector(game.outpost(0), population=6, farmers=3, engineers=0, miners=0)
    inactive = game.s.inactive[0]
    evaluated(game)
    assert game.legal == ["use haven", "done"]
    game.shows("VF-EVA-12")
    game.do("use haven")
    assert (game.s.inactive[0], game.s.havens[0]) == (inactive - 1, 1)
    assert game.legal == ["use haven", "done"], "the second sector"
    game.do("done")
    assert game.s.havens == (1, 0)


@pytest.mark.rule("VF-EVA-12")
@pytest.mark.parametrize("lack", [{"population": 5}, {"corrupt": True}, {"farmers": 2}])
def test_a_sector_that_lacks_people_guilds_or_purity_sends_none(lack: dict[str, int]) -> None:
    game = with_havens()
    game.sector(game.outpost(0), **{"population": 6, "farmers": 3, "engineers": 0, "miners": 0, **lack})  # type: ignore[arg-type]
    evaluated(game)
    assert "use haven" not in game.legal


@pytest.mark.rule("VF-EVA-12")
def test_without_the_option_nobody_builds_havens() -> None:
    game = Scenario()
    game.sector(game.outpost(0), population=6, farmers=3, engineers=0, miners=0)
    evaluated(game)
    assert "use haven" not in game.legal


@pytest.mark.rule("VF-EVA-12")
def test_the_second_overproduction_of_ones_own_turn_sends_one_and_the_third_none() -> None:
    game = with_havens("belitan", "cortozaar", scenario="far-harvest")
    game.sector(game.outpost(0), population=6, farmers=1, engineers=1, miners=1)
    game.give(0, food=15, energy=15, materials=15)
    game.effect(0, "produce F")
    assert game.over(), "one is not enough"
    game.s.overproduced = 0
    game.effect(0, "produce F E M")
    game.do("use haven")
    assert game.over()
    assert game.s.havens == (1, 0)


@pytest.mark.rule("VF-EVA-12")
def test_the_last_level_of_a_track_sends_one_after_its_reward() -> None:
    game = with_havens("kradmor", "belitan", scenario="far-harvest")
    game.s.tracks = with_value(game.s.tracks, 0, 6)
    game.effect(0, "advance society")
    game.do("advance society")
    assert game.s.influence[0] == 30, "20 for the space"
    game.do("use haven")
    assert game.s.havens == (1, 0)


def building(game: Scenario, built: int) -> None:
    """The first player has so much fleet power in havens and may send one more."""
    game.s.inactive[0] -= built - game.s.havens[0]
    game.s.havens = (built, 0)
    game.s.stack, game.s.pending = [Cycle(1, 2), Rounds(1, 2), Haven(0, 1)], None


@pytest.mark.rule("VF-EVA-26")
def test_a_complete_haven_brings_one_of_three_rewards_and_the_next_another_one() -> None:
    game = with_havens()
    building(game, built=1)
    game.do("use haven")
    assert sorted(game.legal) == ["done", "use any", "use deploy", "use purify"]
    game.shows("VF-EVA-26")
    game.do("use purify")
    game.do("purify field-3")
    assert not game.corruption(0, "field-3")
    game.corrupt(0, "society")
    building(game, built=4)
    game.do("use haven")
    assert sorted(game.legal) == ["done", "use any", "use deploy"], "each reward once"
    before = sum(game.stock(0).values())
    game.do("use any", "take food", "take food", "take science")
    assert sum(game.stock(0).values()) == before + 3


@pytest.mark.rule("VF-EVA-25")
def test_nothing_goes_to_a_haven_without_inactive_fleet_power_or_once_both_are_complete() -> None:
    game = with_havens()
    building(game, built=5)
    assert game.over()
    game = with_havens()
    game.active(0, game.s.active[0] + game.s.inactive[0])
    building(game, built=0)
    assert game.over()
