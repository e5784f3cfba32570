"""Attacks from the squad, critical hits, and the combat examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.xibalba.scenario import Scenario


@pytest.mark.rule("XIB-ATK-01")
@pytest.mark.rule("XIB-ATK-03")
def test_an_attack_needs_a_symbol_and_a_soldier() -> None:
    game = Scenario()
    game.dice(r3=1, blank=1)
    game.squad(0, "rifleman")
    assert game.legal("attack") == []
    assert game.why("attack ark symbols=1") == "XIB-ATK-01"
    assert game.why("attack ark") == "XIB-ATK-01"
    unarmed = Scenario()
    unarmed.dice(r3=1, attack=2)
    assert unarmed.why("attack ark symbols=1") == "XIB-ATK-03"


@pytest.mark.rule("XIB-ATK-02")
def test_symbols_are_used_singly_or_merged() -> None:
    game = Scenario()
    game.squad(0, "rifleman")
    game.dice(attack=2, critical=1)
    assert game.legal("attack") == [
        "attack ark criticals=1",
        "attack ark symbols=1",
        "attack ark symbols=1 criticals=1",
        "attack ark symbols=2",
        "attack ark symbols=2 criticals=1",
    ]


@pytest.mark.rule("XIB-ATK-04")
def test_from_the_squad_only_the_ark_can_be_attacked() -> None:
    game = Scenario()
    game.squad(0, "rifleman")
    game.dice(attack=1)
    assert game.why("attack p2 symbols=1") == "XIB-ATK-04"


@pytest.mark.rule("XIB-ATK-05")
@pytest.mark.rule("XIB-ATK-06")
@pytest.mark.rule("XIB-ATK-07")
@pytest.mark.rule("XIB-ATK-16")
@pytest.mark.rule("XIB-STK-01")
def test_the_active_soldier_attacks_alone_with_its_present_strength() -> None:
    game = Scenario(3)
    game.squad(0, "berserker", "rifleman")  # 5 under 2
    game.slot(0, 1, "drill-sergeant")  # +1
    game.ark("jaguar-knight", life=20)
    game.dice(attack=2)
    game.do("attack ark symbols=2")
    assert game.s.life == 14


@pytest.mark.rule("XIB-ATK-08")
@pytest.mark.rule("XIB-ATK-09")
@pytest.mark.rule("XIB-ATK-14")
def test_dice_of_an_attack_are_spent_and_the_others_can_attack_again() -> None:
    game = Scenario(3)
    game.squad(0, "rifleman")
    game.ark("jaguar-knight", life=20)
    game.dice(attack=2, r1=1)
    game.do("attack ark symbols=1")
    assert game.pool() == {"r1": 1, "attack": 1}
    game.do("attack ark symbols=1")
    assert game.s.life == 16
    assert game.pool() == {"r1": 1}


@pytest.mark.rule("XIB-ATK-10")
@pytest.mark.rule("XIB-ARK-09")
@pytest.mark.rule("XIB-DES-08")
def test_the_neutral_soldier_falls_to_a_single_symbol() -> None:
    """Lines 1334-1341: strength 4 against 4 life points."""
    game = Scenario(4)
    game.squad(0, "bomber")
    game.ark("rifleman", life=4)
    game.dice(attack=1)
    game.chance("roll-paragon p1=1")
    game.do("attack ark symbols=1")
    assert game.discarded("rifleman") == 1
    assert game.in_ark() == "bomber"
    assert game.s.paragon[0] == 1


@pytest.mark.rule("XIB-ATK-11")
def test_the_own_soldier_in_the_ark_cannot_be_attacked() -> None:
    game = Scenario()
    game.ark("bomber", seat=0)
    game.squad(0, "rifleman")
    game.dice(attack=1)
    assert game.why("attack ark symbols=1") == "XIB-ATK-11"


@pytest.mark.rule("XIB-ATK-12")
def test_an_attack_on_the_ark_cannot_be_blocked() -> None:
    game = Scenario()
    game.ark("jaguar-knight", seat=1, life=10)
    game.squad(1, "shield-bearer")
    game.squad(0, "rifleman")
    game.dice(attack=1, r1=1)
    game.do("attack ark symbols=1")
    assert game.ask.seat == 0
    assert game.s.life == 8


@pytest.mark.rule("XIB-ATK-13")
def test_excess_damage_is_lost() -> None:
    game = Scenario()
    game.squad(0, "rifleman", "berserker")
    game.ark("rifleman", life=2)
    game.dice(attack=2)
    game.chance("roll-paragon blank=1")
    game.do("attack ark symbols=2")
    assert game.s.life == 1 + 2  # the new soldier's own


@pytest.mark.rule("XIB-ATK-15")
@pytest.mark.rule("XIB-ARK-02")
@pytest.mark.rule("XIB-ARK-27")
def test_an_empty_ark_is_entered_not_attacked() -> None:
    game = Scenario()
    game.empty_ark()
    game.squad(0, "rifleman", "bomber")
    game.dice(attack=2)
    assert game.why("attack ark symbols=1") == "XIB-ATK-15"
    game.do("enter")  # no paragon is rolled
    assert (game.in_ark(), game.s.life, game.s.controller) == ("bomber", 6, 0)
    assert game.pool() == {"attack": 1}


@pytest.mark.rule("XIB-ATK-17")
@pytest.mark.rule("XIB-MOD-01")
def test_strength_never_falls_below_0_and_criticals_still_count() -> None:
    game = Scenario()
    game.squad(0, "trench-guard")  # strength 1
    game.slot(0, 1, "pacifist")
    game.slot(0, 2, "pacifist")  # -2
    game.ark("jaguar-knight", life=10)
    game.dice(attack=1, critical=1)
    game.do("attack ark symbols=1 criticals=1")
    assert game.s.life == 9


@pytest.mark.rule("XIB-ATK-18")
def test_dice_and_target_are_one_answer() -> None:
    verb = next(verb for verb in Scenario().match.verbs.verbs if verb.name == "attack")
    assert [arg.key for arg in verb.args] == ["target", "symbols", "criticals"]
    game = Scenario()
    game.squad(0, "rifleman")
    game.ark("jaguar-knight", life=10)
    game.dice(attack=2)
    assert game.legal("attack") == ["attack ark symbols=1", "attack ark symbols=2"]
    game.shows("XIB-ATK-18")
    game.do("attack ark symbols=2")
    assert game.pool() == {}


@pytest.mark.rule("XIB-CRT-01")
@pytest.mark.rule("XIB-CRT-02")
@pytest.mark.rule("XIB-CRT-03")
@pytest.mark.parametrize(
    ("dice", "damage"), [("criticals=1", 4), ("symbols=1 criticals=1", 7), ("symbols=1 criticals=2", 11)]
)
def test_each_critical_adds_one(dice: str, damage: int) -> None:
    game = Scenario(3)
    game.squad(0, "grenadier")  # strength 3
    game.ark("jaguar-knight", life=20)
    game.dice(attack=1, critical=2)
    if dice == "symbols=1 criticals=1":
        game.shows("XIB-CRT-03")
    game.do(f"attack ark {dice}")
    assert game.s.life == 20 - damage


@pytest.mark.rule("XIB-CRT-04")
@pytest.mark.rule("XIB-ARK-13")
def test_from_the_ark_the_soldier_there_counts() -> None:
    game = Scenario()
    game.ark("bomber", seat=0)  # strength 4
    game.squad(0, "rifleman")  # strength 2
    game.level(1, 2)  # Castor Rebels: resistance 4
    game.paragon(0, 1)
    game.dice(critical=1)
    game.chance("roll-paragon p1=1")
    game.do("attack p2 criticals=1")  # 5
    assert game.s.paragon == [1, 0]


@pytest.mark.rule("XIB-CRT-05")
def test_a_critical_opens_the_empty_ark() -> None:
    game = Scenario()
    game.empty_ark()
    game.squad(0, "rifleman")
    game.dice(critical=1)
    assert game.legal("enter") == ["enter critical"]
    game.dice(attack=1, critical=1)
    game.do("enter critical")
    assert game.in_ark() == "rifleman"
    assert game.pool() == {"attack": 1}


@pytest.mark.rule("XIB-CRT-06")
def test_weapon_technology_does_not_work_on_a_critical() -> None:
    game = Scenario()
    game.dice(critical=1)
    assert game.why("weapon-technology") == "XIB-CRT-06"


def test_the_attack_example_of_the_rulebook() -> None:
    """Lines 857-877: strength 3, three symbols, 8 life points; two symbols make 6 damage, the third is left."""
    game = Scenario(2)
    game.squad(1, "grenadier")
    game.ark("bomber", seat=0, life=8)
    game.dice(attack=3)
    game.action(1)
    game.do("attack ark symbols=2")
    assert game.s.life == 2
    assert game.pool() == {"attack": 1}
    assert game.legal("attack") == ["attack ark symbols=1"]


def the_diagram() -> Scenario:
    """Lines 891-919: the Bomber of player 1 in the ark, a Gunslinger behind, a Flame Maiden, a Smuggler, nothing."""
    game = Scenario(4, ["meridian-cartel", "ska", "brotherhood-shikai", "chaac"])
    game.ark("bomber", seat=0, life=8)
    game.squad(0, "gunslinger")
    game.squad(1, "flame-maiden")
    game.slot(2, 1, "smuggler")
    game.paragon(0, 2, 3, 0)
    game.dice(attack=1)
    return game


@pytest.mark.rule("XIB-ARK-13")
@pytest.mark.rule("XIB-ARK-14")
@pytest.mark.rule("XIB-ARK-15")
def test_the_options_of_player_1_in_the_diagram() -> None:
    game = the_diagram()
    assert game.legal("attack") == ["attack p2 symbols=1", "attack p3 symbols=1", "attack p4 symbols=1"]
    assert game.why("attack p1 symbols=1") == "XIB-ARK-14"


@pytest.mark.rule("XIB-BLK-04")
def test_player_2_of_the_diagram_may_block_and_loses_the_flame_maiden() -> None:
    game = the_diagram()
    game.chance("roll-paragon blank=1")
    game.do("attack p2 symbols=1")
    assert game.ask.seat == 1
    game.do("block")
    assert game.discarded("flame-maiden") == 1


@pytest.mark.rule("XIB-BLK-02")
def test_player_3_of_the_diagram_cannot_block_and_loses_smuggler_and_paragon() -> None:
    game = the_diagram()
    game.do("attack p3 symbols=1")
    assert game.legal() == ["destroy p3-slot1", "spare"]
    game.chance("roll-paragon p2=1")
    game.do("destroy p3-slot1")
    assert game.s.paragon == [2, 2, 1, 0]
    assert game.discarded("smuggler") == 1


@pytest.mark.rule("XIB-ARK-15")
@pytest.mark.rule("XIB-PAR-15")
def test_player_4_of_the_diagram_is_a_legal_but_useless_target() -> None:
    game = the_diagram()
    game.do("attack p4 symbols=1")  # nothing to destroy, and no roll is made
    assert game.s.paragon == [0, 2, 3, 0]
    assert game.pool() == {}


@pytest.mark.rule("XIB-ATK-03")
@pytest.mark.rule("XIB-ATK-04")
def test_the_other_players_of_the_diagram() -> None:
    game = the_diagram()
    game.action(1)
    game.resources(9, 9, 9, 9)
    assert game.legal("attack") == ["attack ark symbols=1"]
    for seat in (2, 3):
        game.action(seat)
        assert game.legal("attack") == []
        assert game.why("attack ark symbols=1") == "XIB-ATK-03"


@pytest.mark.rule("XIB-BLK-13")
def test_the_blocking_example_of_the_rulebook() -> None:
    """Lines 948-963: 5 against a blocker with resistance 3, then 4 against a base with resistance 4."""
    game = Scenario(3, ["meridian-cartel", "brigade-rouge", "ska"])
    game.ark("bomber", seat=0, life=8)
    game.squad(2, "scout")  # resistance 1 + 2
    game.slot(2, 1, "trader")
    game.paragon(0, 0, 2)
    game.dice(attack=1, critical=1)
    game.resources(9, 0, 0)
    game.do("attack p3 criticals=1")
    assert game.ask.seat == 2
    game.chance("roll-paragon blank=1")
    game.do("block")
    assert game.discarded("scout") == 1
    assert game.cards(2, 1) == ["trader"]
    game.do("attack p3 symbols=1")
    game.chance("roll-paragon p1=1")
    game.do("destroy p3-slot1")
    assert game.s.paragon == [1, 0, 1]
    assert game.cards(2, 1) == []


@pytest.mark.rule("XIB-ARK-26")
@pytest.mark.rule("XIB-ARK-22")
def test_the_conquest_example_of_the_rulebook() -> None:
    """Lines 1413-1436 and 1459-1471: two conquests with a roll each, and control at the end of the own turn."""
    game = Scenario(4)
    game.squad(0, "bomber")
    game.squad(1, "gunslinger")  # strength 4
    game.ark("rifleman", life=4)
    game.resources(0, 0, 0, 0)
    game.dice(attack=1)
    game.chance("roll-paragon p1=1", "roll-paragon p2=1")
    game.do("attack ark symbols=1")  # nothing is left to do: the turn ends and player 1 rolls for control
    assert (game.s.life, game.s.controller) == (8, 0)
    assert game.s.paragon == [3, 0, 0, 0]
    game.action(1)
    game.dice(attack=2)
    game.chance("roll-paragon p1=1", "roll-paragon p2=1")
    game.do("attack ark symbols=2")  # 8; player 2 is in the ark now, and player 1 rolls no more
    assert game.in_ark() == "gunslinger"
    assert game.s.life == 2 + 4
    assert game.discarded("bomber") == 1
    assert game.s.paragon == [3, 3, 0, 0]
