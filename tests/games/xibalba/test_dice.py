"""The dice phase: pool, effects, rolls, keeping."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.xibalba.scenario import Scenario, pack_with


@pytest.mark.rule("XIB-DIE-01")
@pytest.mark.rule("XIB-DIE-02")
@pytest.mark.rule("XIB-DIE-03")
@pytest.mark.rule("XIB-PAR-13")
def test_the_pool_is_six_dice_of_four_and_four() -> None:
    game = Scenario()
    game.choose_pool(0)
    assert game.legal() == ["pool resource=2 attack=4", "pool resource=3 attack=3", "pool resource=4 attack=2"]
    assert game.why("pool resource=4 attack=1") == "XIB-DIE-02"
    assert game.why("pool resource=5 attack=1") == "XIB-DIE-03"


@pytest.mark.rule("XIB-DIE-04")
@pytest.mark.rule("XIB-DIE-18")
@pytest.mark.rule("XIB-CMP-20")
def test_a_raised_number_allows_more_dice_up_to_eight() -> None:
    game = Scenario()
    game.slot(0, 1, "foundry")
    game.choose_pool(0)
    assert "pool resource=3 attack=3" in game.legal()
    assert "pool resource=4 attack=3" in game.legal()
    assert "pool resource=4 attack=4" not in game.legal()
    game.slot(0, 2, "foundry")
    game.choose_pool(0)
    assert game.legal()[-1] == "pool resource=4 attack=4"


@pytest.mark.rule("XIB-DIE-05")
def test_a_lowered_number_is_exact() -> None:
    game = Scenario()
    game.squad(0, "walker")
    game.slot(0, 1, "slag-heap")
    game.choose_pool(0)
    assert {sum(int(word[-1]) for word in line.split()[1:]) for line in game.legal()} == {4}


@pytest.mark.rule("XIB-DIE-06")
@pytest.mark.rule("XIB-DIE-07")
def test_dice_phase_effects_come_after_the_pool_and_let_dice_be_added() -> None:
    game = Scenario()
    game.slot(0, 1, "oracle")
    game.slot(0, 2, "gambler")
    game.choose_pool(0)
    game.do("pool resource=4 attack=2")
    assert game.legal() == ["resolve slot1", "resolve slot2"]
    assert game.why("keep r1=1") == "XIB-DIE-07"
    game.do("resolve slot1")
    assert game.legal() == ["pool resource=4 attack=2", "pool resource=4 attack=3"]
    assert game.why("pool resource=3 attack=3") == "XIB-DIE-06"
    game.chance("roll-resource blank=4", "roll-attack blank=3")
    game.do("pool resource=4 attack=3")  # the gambler follows by itself
    assert game.s.rerolls == 3


@pytest.mark.rule("XIB-DIE-06")
@pytest.mark.rule("XIB-DIE-18")
def test_the_number_allowed_counts_not_the_number_taken() -> None:
    game = Scenario()
    game.slot(0, 1, "foundry")  # one more for the pool, and one more by the oracle
    game.slot(0, 2, "oracle")
    game.choose_pool(0)
    game.do("pool resource=3 attack=3")
    assert {int(line[14]) + int(line[23]) for line in game.legal()} == {6, 7, 8}
    game = Scenario()
    game.slot(0, 1, "slag-heap")  # one less, then six again
    game.slot(0, 2, "oracle")
    game.choose_pool(0)
    game.do("pool resource=3 attack=2")
    assert game.legal() == ["pool resource=3 attack=3", "pool resource=4 attack=2"]


@pytest.mark.rule("XIB-DIE-06")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        ("pool resource=3 attack=3", ["pool resource=3 attack=3"]),
        ("pool resource=4 attack=3", ["pool resource=3 attack=3", "pool resource=4 attack=2"]),
    ],
)
def test_a_lowered_number_takes_away_only_what_is_too_many(tmp_path: Path, chosen: str, left: list[str]) -> None:
    game = Scenario(content=pack_with(tmp_path, "civilians.toml", '"pool-dice 1"', '"pool-dice -1"'))
    game.slot(0, 1, "foundry")  # seven allowed, then six by the changed oracle
    game.slot(0, 2, "oracle")
    game.choose_pool(0)
    game.do(chosen)
    assert game.legal() == left


@pytest.mark.rule("XIB-DIE-04")
@pytest.mark.rule("XIB-DIE-18")
def test_the_option_raised_pool_exact_demands_every_die_but_no_ninth() -> None:
    game = Scenario(raised_pool="exact")
    game.slot(0, 1, "foundry")
    game.choose_pool(0)
    assert game.legal() == ["pool resource=3 attack=4", "pool resource=4 attack=3"]
    game.slot(0, 2, "foundry")
    game.slot(0, 3, "oracle")
    game.choose_pool(0)
    game.do("pool resource=4 attack=4")
    assert game.legal() == ["pool resource=4 attack=4"]


@pytest.mark.rule("XIB-DIE-08")
@pytest.mark.rule("XIB-DIE-09")
@pytest.mark.rule("XIB-DIE-10")
def test_all_dice_are_rolled_and_any_number_is_kept() -> None:
    game = Scenario()
    game.chance("roll-resource blank=2 r1=1 r2=1", "roll-attack blank=1 attack=1")
    game.roll(0, 4, 2)
    assert {"keep", "keep r2=1 attack=1", "keep r0=2 r1=1 r2=1 a0=1 attack=1"} <= set(game.legal())
    game.chance("roll-resource blank=1 r1=1 r3=1", "roll-attack critical=1")
    game.do("keep r2=1 attack=1")
    assert sum(game.s.rolled) == 4
    assert game.pool() == {"r2": 1, "attack": 1}


@pytest.mark.rule("XIB-DIE-11")
def test_a_kept_die_stays_and_none_is_kept_twice() -> None:
    game = Scenario()
    game.chance("roll-resource blank=3 r2=1", "roll-attack blank=2")
    game.roll(0, 4, 2)
    assert game.why("keep r2=2") == "XIB-DIE-11"
    game.chance("roll-resource blank=3", "roll-attack blank=2")
    game.do("keep r2=1")
    assert game.why("keep r2=1") == "XIB-DIE-11"
    assert game.pool() == {"r2": 1}


@pytest.mark.rule("XIB-DIE-12")
@pytest.mark.rule("XIB-DIE-13")
@pytest.mark.rule("XIB-DIE-15")
@pytest.mark.rule("XIB-DIE-17")
def test_the_third_roll_is_the_last_and_everything_goes_to_the_action_pool() -> None:
    game = Scenario()
    game.chance("roll-resource blank=4", "roll-attack blank=2")
    game.roll(0, 4, 2)
    game.chance("roll-resource blank=4", "roll-attack blank=2", "roll-resource blank=1 r1=3", "roll-attack attack=2")
    game.do("keep", "keep")
    assert game.top == "Action"
    assert game.pool() == {"blank": 1, "r1": 3, "attack": 2}


@pytest.mark.rule("XIB-DIE-14")
def test_effects_change_re_rolls_but_never_the_first_roll() -> None:
    game = Scenario()
    for slot, card in ((1, "zealot"), (2, "observatory"), (3, "observatory")):
        game.slot(0, slot, card)
    game.choose_pool(0)
    game.chance("roll-resource blank=4", "roll-attack blank=2")
    game.do("pool resource=4 attack=2")
    assert game.s.rerolls == 3
    none_left = Scenario()
    none_left.chance("roll-resource r1=4", "roll-attack attack=2")
    none_left.roll(0, 4, 2, rerolls=0)
    assert none_left.pool() == {"r1": 4, "attack": 2}


@pytest.mark.rule("XIB-DIE-14")
def test_more_re_rolls_lost_than_there_are_leave_the_first_roll(tmp_path: Path) -> None:
    game = Scenario(content=pack_with(tmp_path, "civilians.toml", '"reroll -1"', '"reroll -3"'))
    game.slot(0, 1, "zealot")
    game.choose_pool(0)
    game.chance("roll-resource r1=4", "roll-attack attack=2")
    game.do("pool resource=4 attack=2")
    assert game.top == "Action"
    assert game.pool() == {"r1": 4, "attack": 2}


@pytest.mark.rule("XIB-DIE-16")
def test_keeping_all_dice_ends_the_phase() -> None:
    game = Scenario()
    game.chance("roll-resource r1=4", "roll-attack attack=2")
    game.roll(0, 4, 2)
    game.do("keep r1=4 attack=2")
    assert game.top == "Action"
    assert game.s.rerolls == 0


@pytest.mark.rule("XIB-DIE-17")
def test_the_dice_turn_of_the_rulebook() -> None:
    """Lines 551-582."""
    game = Scenario()
    game.chance("roll-resource blank=2 r1=1 r2=1", "roll-attack blank=1 attack=1")
    game.choose_pool(0)
    game.do("pool resource=4 attack=2")
    game.chance("roll-resource blank=1 r1=1 r3=1", "roll-attack critical=1")
    game.do("keep r2=1 attack=1")
    game.chance("roll-resource blank=1 r1=1")
    game.do("keep r3=1 critical=1")
    assert game.top == "Action"
    assert game.pool() == {"attack": 1, "r2": 1, "r3": 1, "critical": 1, "r1": 1, "blank": 1}
