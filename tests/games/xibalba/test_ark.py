"""The ark: entering, life points, raiding bases, control."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.xibalba.state import NOBODY
from tests.games.xibalba.scenario import Scenario, pack_with


def conquest(seats: int = 3, *squad: str, life: int = 3, **dice: int) -> Scenario:
    """Seat 0 is about to take the ark from a neutral soldier."""
    game = Scenario(seats)
    game.squad(0, *(squad or ("bomber",)))
    game.ark("rifleman", life=life)
    game.dice(**(dice or {"attack": 1}))
    game.resources(9)
    return game


def raid(strength: str = "bomber", seats: int = 2, **dice: int) -> Scenario:
    """Seat 0 is in the ark and about to attack; base 2 has resistance 3 and some paragon."""
    game = Scenario(seats)
    game.ark(strength, seat=0)
    game.paragon(0, 5)
    game.resources(9, 0)
    game.dice(**(dice or {"attack": 1}))
    return game


@pytest.mark.rule("XIB-ARK-01")
@pytest.mark.rule("XIB-ARK-03")
def test_an_occupied_ark_cannot_be_entered() -> None:
    game = conquest()
    assert game.why("enter") == "XIB-ARK-03"
    game.ark("bomber", seat=0)
    assert game.why("enter") == "XIB-ARK-01"


@pytest.mark.rule("XIB-ARK-04")
@pytest.mark.rule("XIB-ARK-06")
@pytest.mark.rule("XIB-ARK-07")
@pytest.mark.rule("XIB-ARK-30")
@pytest.mark.rule("XIB-STK-04")
def test_the_conqueror_enters_at_once_with_resistance_plus_seats() -> None:
    game = conquest(3, "rifleman", "bomber")
    game.chance("roll-paragon p2=1")
    game.do("attack ark symbols=1")
    assert (game.in_ark(), game.s.controller, game.s.life) == ("bomber", 0, 7)
    assert game.cards(0, 0) == ["rifleman"]
    assert game.s.paragon[0] == 2


@pytest.mark.rule("XIB-ARK-05")
def test_nobody_leaves_the_ark_by_choice() -> None:
    game = raid()
    names = {line.split()[0] for line in game.legal()}
    assert names <= {"attack", "discard-open", "buy-soldier", "buy-upgrade", "buy-event", "medicine", "end", "harvest",
                     "weapon-technology", "tactical-attack", "upgrade"}  # fmt: skip


@pytest.mark.rule("XIB-ARK-08")
def test_life_points_on_entry_are_capped() -> None:
    game = conquest(2, "walker")
    game.slot(0, 1, "barracks")
    game.slot(0, 2, "barracks")
    game.slot(0, 3, "barracks")
    game.chance("roll-paragon blank=2")
    game.do("attack ark symbols=1")
    assert game.s.life == 10  # 6 + 2 seats + 3


@pytest.mark.rule("XIB-ARK-10")
def test_resistance_does_not_matter_in_the_ark() -> None:
    game = conquest(2, "bomber")
    game.ark("duellist", seat=1, life=8)  # resistance 3
    game.do("attack ark symbols=1")
    assert game.s.life == 4


@pytest.mark.rule("XIB-ARK-11")
@pytest.mark.rule("XIB-ARK-31")
def test_after_a_conquest_the_remaining_symbols_attack_bases_only() -> None:
    game = conquest(3, "rifleman", "bomber", attack=2)
    game.chance("roll-paragon blank=1")
    game.do("attack ark symbols=1")
    assert game.legal("attack") == ["attack p2 symbols=1", "attack p3 symbols=1"]
    assert game.why("attack ark symbols=1") == "XIB-ATK-11"


@pytest.mark.rule("XIB-ARK-12")
def test_after_entering_an_empty_ark_too() -> None:
    game = Scenario()
    game.empty_ark()
    game.squad(0, "bomber")
    game.dice(attack=2)
    game.do("enter")
    assert game.legal("attack") == ["attack p2 symbols=1"]


@pytest.mark.rule("XIB-ACT-08")
def test_entering_an_empty_ark_is_no_attack_and_triggers_nothing() -> None:
    game = Scenario()
    game.empty_ark()
    game.squad(0, "flame-maiden")  # opponents lose a resource after its attacks
    game.dice(attack=2)
    game.resources(0, 5)
    game.do("enter")
    assert game.s.resources[1] == 5


@pytest.mark.rule("XIB-ARK-16")
@pytest.mark.rule("XIB-ARK-17")
@pytest.mark.rule("XIB-ARK-18")
@pytest.mark.parametrize(("level", "looted"), [(1, 1), (2, 1), (4, 0)])
def test_an_attack_must_reach_the_resistance_of_the_level(level: int, looted: int) -> None:
    game = raid()  # strength 4; Castor Rebels have 3, 4, 6, 7
    game.level(1, level)
    if looted:
        game.chance("roll-paragon p1=1")
    if level == 4:
        game.shows("XIB-ARK-17")
    game.do("attack p2 symbols=1")
    assert game.s.paragon == [looted, 5 - looted]


@pytest.mark.rule("XIB-ARK-19")
def test_the_attacker_may_destroy_a_top_card_or_none() -> None:
    game = raid()
    game.slot(1, 1, "trader", "engineer")
    game.slot(1, 2, "bunker", "vault")
    game.level(1, 1)
    game.slot(1, 2)
    game.dice(attack=2)
    game.do("attack p2 symbols=2")
    assert game.legal() == ["destroy p2-slot1", "destroy p2-slot2", "spare"]
    assert game.why("destroy p2-slot1 depth=1") == "XIB-ARK-19"
    game.chance("roll-paragon blank=1")
    game.do("spare")
    assert game.cards(1, 1) == ["trader", "engineer"]


@pytest.mark.rule("XIB-ARK-19")
def test_the_option_destroy_any_reaches_covered_cards() -> None:
    game = Scenario(destroy="any")
    game.ark("bomber", seat=0)
    game.slot(1, 1, "trader", "engineer")
    game.dice(attack=1)
    game.do("attack p2 symbols=1")
    assert game.legal() == ["destroy p2-slot1", "destroy p2-slot1 depth=1", "spare"]
    game.do("destroy p2-slot1 depth=1")
    assert game.cards(1, 1) == ["engineer"]


@pytest.mark.rule("XIB-ARK-20")
@pytest.mark.rule("XIB-PAR-08")
def test_loot_goes_from_the_victim_to_the_attacker() -> None:
    game = raid("captain", attack=2)  # strength 3, value 2
    game.chance("roll-paragon p1=1 p2=1")
    game.do("attack p2 symbols=2")
    assert game.s.paragon == [3, 2]


@pytest.mark.rule("XIB-ARK-21")
@pytest.mark.rule("XIB-PAR-12")
def test_no_more_is_looted_than_there_is() -> None:
    game = raid("captain", attack=2)
    game.paragon(0, 1)
    game.chance("roll-paragon p1=1 p2=1")
    game.do("attack p2 symbols=2")
    assert game.s.paragon == [1, 0]


@pytest.mark.rule("XIB-ARK-22")
@pytest.mark.rule("XIB-ARK-23")
@pytest.mark.rule("XIB-PAR-06")
def test_the_controller_rolls_after_every_turn() -> None:
    game = Scenario(3)
    game.ark("captain", seat=0)
    game.resources(0, 0, 0)
    for seat in range(3):
        game.action(seat)
        game.dice(r1=1)
        game.chance("roll-paragon blank=1 p1=1")
        game.do("end")
    assert game.s.paragon == [3, 0, 0]


@pytest.mark.rule("XIB-ARK-25")
def test_nobody_rolls_for_an_empty_ark() -> None:
    game = Scenario()
    game.empty_ark()
    game.do("end")
    assert game.ask.seat == 1
    assert game.s.paragon == [0, 0]


@pytest.mark.rule("XIB-ARK-24")
def test_at_the_end_of_a_turn_dice_go_first_then_income_then_the_next_seat() -> None:
    game = Scenario(3, target="9")
    game.ark("captain", seat=2)
    game.paragon(0, 0, 8)
    game.dice(p2=1)
    game.chance("roll-paragon blank=1 p1=1")
    game.do("end")
    assert game.over
    assert game.s.winner == 2
    assert game.pool() == {}


@pytest.mark.rule("XIB-ARK-28")
@pytest.mark.rule("XIB-ARK-33")
@pytest.mark.rule("XIB-DES-07")
def test_an_effect_that_destroys_the_soldier_leaves_the_ark_empty() -> None:
    game = Scenario()
    game.ark("quartermaster", seat=1)  # soldiers for 1 less, as long as it is there
    game.squad(0, "rifleman")
    game.market("purge")
    game.resources(10)
    game.dice(attack=1)
    game.do("buy-event purge")
    assert (game.in_ark(), game.s.controller, game.s.life) == ("", NOBODY, 0)
    assert game.s.modifiers == Scenario().s.modifiers  # of the factions alone
    assert game.s.paragon == [0, 0]
    game.do("enter")
    assert game.in_ark() == "rifleman"


@pytest.mark.rule("XIB-ARK-29")
def test_the_soldier_in_the_ark_is_not_part_of_the_squad() -> None:
    game = raid()
    assert game.why("discard-own squad") == "XIB-DIS-02"
    game.market("rifleman")
    game.do("buy-soldier rifleman")
    assert game.in_ark() == "bomber"
    assert game.cards(0, 0) == ["rifleman"]


@pytest.mark.rule("XIB-ARK-32")
def test_life_points_do_not_follow_a_later_change_of_resistance() -> None:
    game = raid()
    before = game.s.life
    game.market("barracks")
    game.do("buy-upgrade barracks slot1")
    assert game.s.life == before


@pytest.mark.rule("XIB-ARK-34")
def test_damage_by_an_effect_can_empty_the_ark() -> None:
    game = Scenario()
    game.ark("bomber", seat=1, life=4)
    game.market("ark-quake")
    game.resources(4)
    game.do("buy-event ark-quake")
    assert game.in_ark() == ""
    assert game.discarded("bomber") == 1
    assert game.s.paragon == [0, 0]


@pytest.mark.rule("XIB-ARK-34")
@pytest.mark.rule("XIB-EVT-04")
def test_no_effect_strikes_the_own_soldier_in_the_ark() -> None:
    game = Scenario()
    game.ark("bomber", seat=0, life=4)
    game.market("ark-quake", "purge")
    game.resources(25)
    game.do("buy-event ark-quake", "buy-event purge")
    assert (game.in_ark(), game.s.life) == ("bomber", 4)


def test_only_the_first_breach_of_a_turn_is_paid_for() -> None:
    """Given a card that pays for a breach, when two attacks of a turn breach, then the first is paid for: else cheap
    tactical attacks would pay for themselves for ever."""
    game = raid("raider", attack=2)
    game.resources(5)
    game.slot(0, 1, "fence")
    game.chance("roll-paragon blank=1", "roll-paragon blank=1")
    game.do("attack p2 symbols=1")
    assert game.s.resources[0] == 6
    game.do("attack p2 symbols=1")
    assert game.s.resources[0] == 6


# Blocking


@pytest.mark.rule("XIB-BLK-01")
@pytest.mark.rule("XIB-BLK-03")
@pytest.mark.rule("XIB-BLK-05")
@pytest.mark.rule("XIB-BLK-06")
@pytest.mark.rule("XIB-BLK-12")
def test_a_blocker_that_holds_costs_nothing_and_saves_the_base() -> None:
    game = raid()
    game.squad(1, "walker")  # resistance 5 against 4
    game.slot(1, 1, "trader")
    game.do("attack p2 symbols=1")
    assert game.ask.seat == 1
    assert game.legal() == ["block", "let-through"]
    game.shows("XIB-BLK-03", "XIB-BLK-05", "XIB-BLK-06")
    game.do("block")
    assert game.cards(1, 0) == ["walker"]
    assert game.cards(1, 1) == ["trader"]
    assert game.s.paragon == [0, 5]
    assert game.pool() == {}
    assert game.s.resources[1] == 0


@pytest.mark.rule("XIB-BLK-02")
def test_without_a_soldier_in_the_squad_nobody_is_asked() -> None:
    game = raid()
    game.chance("roll-paragon p1=1")
    game.shows("XIB-PAR-01")
    game.do("attack p2 symbols=1")
    assert game.s.paragon == [1, 4]


@pytest.mark.rule("XIB-BLK-02")
def test_blocking_is_no_answer_when_nobody_attacks() -> None:
    game = raid()
    assert game.why("block") == "XIB-BLK-01"
    assert game.why("block", seat=1) == "XIB-BLK-01"


@pytest.mark.rule("XIB-BLK-04")
@pytest.mark.rule("XIB-BLK-07")
@pytest.mark.rule("XIB-BLK-10")
@pytest.mark.rule("XIB-DES-02")
@pytest.mark.rule("XIB-DES-06")
def test_a_blocker_that_falls_gives_a_roll_from_the_supply_but_no_loot() -> None:
    game = raid("captain", attack=3)  # 9, value 2
    game.squad(1, "rifleman")
    game.slot(1, 1, "trader")
    game.do("attack p2 symbols=3")
    game.chance("roll-paragon p1=1 p2=1")
    game.shows("XIB-BLK-04")
    game.do("block")
    assert game.discarded("rifleman") == 1
    assert game.cards(1, 1) == ["trader"]
    assert game.s.paragon == [3, 5]


@pytest.mark.rule("XIB-BLK-08")
@pytest.mark.rule("XIB-BLK-13")
def test_the_next_soldier_may_block_the_next_attack_only() -> None:
    game = raid("bomber", attack=2)
    game.squad(1, "rifleman", "grenadier")
    game.do("attack p2 symbols=1")
    game.chance("roll-paragon blank=1")
    game.do("block")
    assert game.top == "Action"
    game.do("attack p2 symbols=1")
    assert game.ask.seat == 1
    game.chance("roll-paragon p1=1")
    game.do("let-through")
    assert game.cards(1, 0) == ["rifleman"]
    assert game.s.paragon == [1, 4]


@pytest.mark.rule("XIB-BLK-09")
def test_a_base_that_would_hold_may_still_be_defended() -> None:
    game = raid("rifleman")  # strength 2 against resistance 3
    game.squad(1, "scout")
    game.do("attack p2 symbols=1")
    assert game.legal() == ["block", "let-through"]


@pytest.mark.rule("XIB-BLK-11")
def test_a_blockers_action_effect_does_not_happen() -> None:
    game = raid("trench-guard")
    game.squad(1, "flame-maiden")  # opponents lose a resource when it attacks
    game.do("attack p2 symbols=1", "block")
    assert game.s.resources[0] == 9


# Paragon


@pytest.mark.rule("XIB-PAR-01")
@pytest.mark.rule("XIB-CMP-23")
def test_three_paragon_dice_can_be_rolled() -> None:
    game = Scenario()
    game.squad(0, "captain")  # value 2
    game.slot(0, 1, "war-reporter")  # one more for the kill
    game.dice(attack=2)
    game.chance("roll-paragon p1=1 p2=2")
    game.do("attack ark symbols=2")
    assert game.s.paragon[0] == 5


@pytest.mark.rule("XIB-PAR-02")
@pytest.mark.rule("XIB-PAR-03")
def test_a_paragon_die_is_traded_once() -> None:
    game = Scenario()
    game.dice(p2=1)
    game.paragon(3)
    game.do("trade p2")
    assert game.s.paragon[0] == 5
    assert game.why("trade p2") == "XIB-PAR-03"


@pytest.mark.rule("XIB-PAR-05")
@pytest.mark.rule("XIB-PAR-09")
@pytest.mark.rule("XIB-WIN-07")
def test_no_more_than_40_paragon() -> None:
    game = Scenario(target="40")
    game.ark("captain", seat=0)
    game.paragon(39, 5)
    game.dice(attack=2)
    game.chance("roll-paragon p1=1 p2=1")
    game.do("attack p2 symbols=2")
    assert game.s.paragon == [40, 2]
    assert game.over


@pytest.mark.rule("XIB-PAR-07")
@pytest.mark.rule("XIB-APO-11")
@pytest.mark.parametrize("mode", ["normal", "apocalypse"])
def test_a_paragon_value_of_0_rolls_nothing(tmp_path: Path, mode: str) -> None:
    """Conquest, loot and control; the script of chance is empty all the time."""
    pack = pack_with(tmp_path, "soldiers.toml", "paragon = 1", "paragon = 0")  # the bomber's
    game = Scenario(content=pack, mode=mode)
    game.squad(0, "bomber")
    game.slot(0, 1, "war-reporter")  # one more for a kill, if any die is rolled
    game.ark("rifleman", life=3)
    game.dice(attack=2)
    game.resources(9)
    game.paragon(0, 5)
    game.do("attack ark symbols=1", "attack p2 symbols=1", "end")
    assert game.in_ark() == "bomber"
    assert game.s.paragon == [0, 5]
    assert game.ask.seat == 1


@pytest.mark.rule("XIB-PAR-10")
@pytest.mark.rule("XIB-GEN-13")
def test_a_blank_harvest_stays_in_the_pool_and_gives_nothing() -> None:
    game = Scenario()
    game.resources(5)
    game.chance("roll-paragon blank=1")
    game.do("harvest")
    assert game.pool() == {"blank": 1}
    assert game.s.paragon[0] == 0


@pytest.mark.rule("XIB-PAR-14")
def test_the_attackers_value_counts_even_when_it_has_moved_into_the_ark() -> None:
    game = conquest(2, "rifleman", "captain", attack=1)
    game.chance("roll-paragon p2=2")
    game.do("attack ark symbols=1")
    assert game.s.paragon[0] == 4
