"""The action phase in general, trading dice, and resources."""

from __future__ import annotations

import pytest

from ludarium.games.xibalba import verbs
from ludarium.kernel.engine import Rng, advance, answer, random_answer
from ludarium.kernel.seats import CHANCE
from tests.games.xibalba.scenario import Scenario

TOUCHES_OTHERS = {
    verbs.ATTACK, verbs.BLOCK, verbs.LET_THROUGH, verbs.DESTROY, verbs.SPARE, verbs.BUY_EVENT, verbs.USE, verbs.APPLY,
    verbs.RESOLVE,
}  # fmt: skip
"""Attacks and card effects."""


@pytest.mark.rule("XIB-ACT-01")
@pytest.mark.rule("XIB-ACT-02")
@pytest.mark.rule("XIB-ACT-03")
@pytest.mark.rule("XIB-RES-01")
@pytest.mark.rule("XIB-RES-03")
def test_dice_cards_and_actions_in_any_order() -> None:
    game = Scenario(3)
    game.market("rifleman")
    game.dice(r1=1, r2=1, attack=1)
    game.resources(2)
    game.do("trade r1", "buy-soldier rifleman")
    game.shows("XIB-RES-01")
    game.do("trade r2")
    game.do("attack ark symbols=1")
    assert game.s.resources[0] == 2
    assert game.pool() == {}
    assert game.why("trade r2") == "XIB-RES-03"


@pytest.mark.rule("XIB-ACT-04")
@pytest.mark.rule("XIB-ACT-05")
@pytest.mark.rule("XIB-ACT-07")
@pytest.mark.rule("XIB-PAR-11")
def test_unused_dice_are_removed_without_effect() -> None:
    game = Scenario()
    game.squad(0, "bomber")
    game.dice(r3=1, attack=2, p2=1)
    game.resources(1)
    game.shows("XIB-ACT-04", "XIB-ACT-05", "XIB-ACT-07", "XIB-PAR-11", look="hand")
    game.do("end")
    assert game.s.resources[0] == 1
    assert game.s.paragon[0] == 0
    assert game.pool() == {}


@pytest.mark.rule("XIB-ACT-06")
def test_a_blank_does_nothing_unless_a_card_says_so() -> None:
    game = Scenario()
    game.dice(blank=2)
    assert game.why("trade blank") == "XIB-ACT-06"
    game.slot(0, 1, "prospector")
    game.resources(0)
    game.do("trade blank", "trade blank")
    assert game.s.resources[0] == 2


@pytest.mark.rule("XIB-ACT-08")
@pytest.mark.rule("XIB-ACT-09")
def test_attacking_triggers_the_soldiers_effect_every_time() -> None:
    game = Scenario(3)
    game.squad(0, "flame-maiden")
    game.ark("jaguar-knight", life=20)
    game.resources(0, 9, 9)
    game.dice(attack=3)
    game.shows("XIB-ACT-08")
    game.do("attack ark symbols=1", "attack ark symbols=2")
    assert game.s.resources == [0, 7, 7]


@pytest.mark.rule("XIB-ACT-10")
@pytest.mark.rule("XIB-ACT-14")
def test_the_phase_ends_by_itself_when_nothing_is_possible() -> None:
    game = Scenario()
    game.resources(0)
    game.dice(blank=3, attack=1)  # no soldier to use the symbol
    assert game.ask.seat == 1
    assert game.top == "ChoosePool"


@pytest.mark.rule("XIB-ACT-10")
@pytest.mark.rule("XIB-ACT-14")
def test_the_last_possible_action_ends_the_turn_whatever_dice_are_left() -> None:
    game = Scenario()
    game.squad(0, "rifleman")
    game.ark("jaguar-knight", life=10)
    game.resources(0)
    game.level(1, 2)  # the other turn begins with a resource from the base
    game.dice(blank=3, attack=1)
    game.do("attack ark symbols=1")
    assert game.s.resources[1] == 3
    assert game.ask.seat == 1
    assert game.top == "ChoosePool"


@pytest.mark.rule("XIB-PAR-04")
def test_paragon_pays_for_nothing() -> None:
    game = Scenario()
    game.market("rifleman")
    game.paragon(20)
    game.resources(1)
    game.dice(r1=1)
    game.shows("XIB-PAR-04")
    assert game.why("buy-soldier rifleman") == "XIB-RES-06"


@pytest.mark.rule("XIB-ACT-11")
@pytest.mark.rule("XIB-ACT-12")
def test_a_free_effect_works_once_a_turn_a_paid_one_as_often_as_it_is_paid() -> None:
    game = Scenario()
    game.slot(0, 1, "chemist")
    game.slot(0, 2, "artillery")
    game.ark("jaguar-knight", seat=1, life=10)
    game.dice(blank=2)
    game.resources(4)
    game.do("use slot1")
    assert game.pool() == {"blank": 1, "attack": 1}
    assert game.why("use slot1") == "XIB-ACT-12"
    game.do("use slot2", "use slot2")
    assert game.s.life == 4
    assert game.s.resources[0] == 0
    assert game.why("use slot2") == "XIB-RES-06"
    assert game.why("use slot3") == "XIB-ACT-11"


@pytest.mark.rule("XIB-ACT-13")
@pytest.mark.rule("XIB-GEN-08")
def test_dice_rolled_in_the_phase_join_the_pool() -> None:
    game = Scenario()
    game.squad(0, "rifleman")
    game.ark("jaguar-knight", life=10)
    game.resources(4)
    game.chance("roll-attack attack=1")
    game.do("tactical-attack")
    assert game.pool() == {"attack": 1}
    game.do("attack ark symbols=1")
    assert game.s.life == 8


@pytest.mark.rule("XIB-ACT-15")
@pytest.mark.rule("XIB-ATK-19")
def test_the_attackers_effect_comes_after_the_conquest_and_committed_dice_lie_aside() -> None:
    game = Scenario(3)
    game.squad(0, "corsair")  # takes a resource from an opponent after each attack
    game.ark("rifleman", life=3)
    game.dice(attack=2)
    game.resources(0, 3, 3)
    game.chance("roll-paragon p1=1")
    game.do("attack ark symbols=1")
    assert game.in_ark() == "corsair"
    assert game.s.paragon[0] == 1
    assert game.top == "Effects"
    assert game.pool() == {"attack": 1}
    assert game.s.committed == (1, 0)
    game.do("apply p3")
    assert game.s.committed == (0, 0)
    assert game.s.resources == [1, 3, 2]


@pytest.mark.rule("XIB-ACT-15")
@pytest.mark.rule("XIB-WIN-09")
def test_a_won_game_resolves_no_effect() -> None:
    game = Scenario()
    game.squad(0, "corsair")
    game.ark("rifleman", life=3)
    game.dice(attack=1)
    game.resources(0, 3)
    game.paragon(game.match.givens.target - 1)
    game.chance("roll-paragon p1=1")
    game.do("attack ark symbols=1")
    assert game.over
    assert game.s.resources == [0, 3]


@pytest.mark.rule("XIB-RES-02")
def test_a_die_is_traded_as_a_whole() -> None:
    game = Scenario()
    game.dice(r3=1)
    game.resources(0)
    assert game.why("trade r1") == "XIB-RES-03"
    game.do("trade r3")
    assert game.s.resources[0] == 3


@pytest.mark.rule("XIB-RES-04")
def test_resources_stay_until_spent() -> None:
    game = Scenario()
    game.resources(7, 0)
    game.do("end")
    assert game.s.resources[0] == 7


@pytest.mark.rule("XIB-RES-05")
def test_no_more_than_25_resources() -> None:
    game = Scenario()
    game.resources(24)
    game.dice(r3=1)
    game.do("trade r3")
    assert game.s.resources[0] == 25
    game.level(0, 4)
    game.turn(0)
    game.settle()
    assert game.s.resources[0] == 25


@pytest.mark.rule("XIB-RES-06")
def test_what_cannot_be_paid_is_refused() -> None:
    game = Scenario()
    game.market("rifleman")
    game.resources(2)
    assert game.why("buy-soldier rifleman") == "XIB-RES-06"
    assert game.why("harvest") == "XIB-RES-06"
    game.shows("XIB-UPG-05")
    assert game.why("upgrade") == "XIB-RES-06"


@pytest.mark.rule("XIB-RES-07")
def test_no_more_is_lost_than_there_is() -> None:
    game = Scenario()
    game.squad(0, "bomber")
    game.ark("jaguar-knight", life=10)
    game.resources(0)
    game.dice(attack=1)
    game.do("attack ark symbols=1")
    assert game.s.resources[0] == 0


@pytest.mark.rule("XIB-RES-08")
def test_resources_pay_for_cards_actions_and_upgrades() -> None:
    game = Scenario()
    game.market("rifleman")
    game.resources(9)
    game.do("upgrade", "discard-open rifleman")
    assert game.s.resources[0] == 9 - 4 - 1


@pytest.mark.rule("XIB-RES-09")
@pytest.mark.rule("XIB-PAR-04")
def test_only_attacks_and_card_effects_touch_what_another_seat_has_or_cost_paragon() -> None:
    """In a whole random game: every other answer leaves the others alone and takes nobody's paragon away."""
    game = Scenario(3)
    s, rng = game.match.start(), Rng(3)
    others_touched = 0
    while (ask := advance(s)) is not None:
        resources, paragon, turns = s.resources[:], s.paragon[:], s.turns
        action = random_answer(ask, rng)
        answer(s, action)
        advance(s)
        # With a new turn the effects of the next seat may follow by themselves.
        if ask.seat == CHANCE or verbs.verb(action) in TOUCHES_OTHERS or s.turns != turns:
            others_touched += s.resources != resources
            continue
        assert all(s.resources[seat] == resources[seat] for seat in range(3) if seat != ask.seat)
        assert all(now >= then for now, then in zip(s.paragon, paragon, strict=True))
    assert others_touched > 0
