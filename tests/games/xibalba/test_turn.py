"""Rounds, turns, phases, and the effect phase."""

from __future__ import annotations

import pytest

from ludarium.games.xibalba.packed import cell_resolved, cell_used
from tests.games.xibalba.scenario import Scenario


def pool_chosen(game: Scenario, *rolls: str) -> None:
    """Choose four resource and two attack dice, keep everything of the first roll."""
    game.chance(*(rolls or ("roll-resource blank=4", "roll-attack blank=2")))
    game.do("pool resource=4 attack=2")
    game.do(game.legal()[-1])


def turn_begins(game: Scenario) -> None:
    """The second of two seats ends its turn: the effect phase of the first follows."""
    game.action(1)
    game.dice(r1=1)
    game.do("end")


@pytest.mark.rule("XIB-TRN-01")
@pytest.mark.rule("XIB-TRN-02")
@pytest.mark.rule("XIB-TRN-05")
@pytest.mark.rule("XIB-TRN-06")
def test_turns_go_round_the_table_and_end_when_the_player_says_so() -> None:
    game = Scenario(4)
    game.action(2)
    game.level(3, 2)  # its turn begins with a resource from the base
    seats = []
    for _ in range(4):
        game.dice(r1=1)
        seats.append(game.ask.seat)
        if game.ask.seat == 2:
            game.shows("XIB-TRN-01", "XIB-TRN-02", "XIB-TRN-05", "XIB-TRN-06")
        game.do("end")
        pool_chosen(game)
    assert seats == [2, 3, 0, 1]


@pytest.mark.rule("XIB-TRN-06")
@pytest.mark.parametrize("left", [False, True])
def test_a_turn_that_ends_by_itself_is_told(left: bool) -> None:
    game = Scenario()
    game.squad(0, "rifleman")
    game.ark("captain", life=9)
    game.resources(0)
    game.dice(attack=1, r1=1 if left else 0)
    game.s.events = []
    game.do("attack ark symbols=1")
    told = [game.match.happenings.verb(event).name for event in game.s.events[::2]]
    assert game.ask.seat == (0 if left else 1)
    assert ("no-more" in told) is not left
    assert left or told.index("no-more") < told.index("turn")


@pytest.mark.rule("XIB-TRN-03")
@pytest.mark.rule("XIB-TRN-08")
@pytest.mark.rule("XIB-UPG-06")
def test_a_round_of_a_player_ends_when_the_next_own_turn_begins() -> None:
    game = Scenario()
    game.resources(25, 25)
    game.do("upgrade")
    game.shows("XIB-UPG-06", "XIB-TRN-08")
    assert game.why("upgrade") == "XIB-UPG-06"
    game.do("end")
    pool_chosen(game)
    game.do("upgrade", "end")
    pool_chosen(game)
    game.do("upgrade")
    assert game.s.levels == (3, 2)


@pytest.mark.rule("XIB-TRN-04")
@pytest.mark.rule("XIB-EFF-07")
def test_a_turn_is_effect_phase_dice_phase_action_phase() -> None:
    game = Scenario()
    game.slot(0, 1, "trader")
    game.slot(0, 2, "refinery")
    game.turn(0)
    assert game.top == "EffectPhase"
    game.shows("XIB-TRN-04")
    assert game.why("pool resource=4 attack=2") == "XIB-DIE-01"
    assert game.why("trade r1") == "XIB-ACT-01"
    game.do("resolve slot1")  # the other follows by itself, being the last
    assert game.top == "ChoosePool"
    game.shows("XIB-EFF-07")
    assert game.why("harvest") == "XIB-GEN-01"
    pool_chosen(game)
    assert game.top == "Action"
    assert game.why("resolve slot1") == "XIB-EFF-03"


@pytest.mark.rule("XIB-TRN-07")
@pytest.mark.rule("XIB-EFF-06")
@pytest.mark.rule("XIB-EFF-09")
def test_effects_must_be_resolved_once_before_anything_else() -> None:
    game = Scenario()
    game.slot(0, 1, "trader")
    game.slot(0, 2, "trader")
    game.slot(0, 3, "refinery")
    game.turn(0)
    assert game.legal() == ["resolve slot1", "resolve slot2", "resolve slot3"]
    game.shows("XIB-TRN-07", "XIB-EFF-06")
    assert game.why("end") == "XIB-TRN-07"
    game.do("resolve slot3")
    assert game.legal() == ["resolve slot1", "resolve slot2"]
    assert game.why("resolve slot3") == "XIB-EFF-09"


@pytest.mark.rule("XIB-TRN-09")
def test_a_player_without_anything_keeps_taking_turns() -> None:
    game = Scenario(3)
    game.resources(0, 0, 0)
    game.turn(2)
    assert game.ask.seat == 2
    assert game.legal() == ["pool resource=2 attack=4", "pool resource=3 attack=3", "pool resource=4 attack=2"]


@pytest.mark.rule("XIB-EFF-01")
@pytest.mark.rule("XIB-UPG-09")
def test_the_base_yields_its_productivity_at_the_start_of_the_turn() -> None:
    game = Scenario()
    game.level(0, 2)
    game.resources(4)
    turn_begins(game)
    assert game.s.resources[0] == 5


@pytest.mark.rule("XIB-EFF-01", "XIB-RES-05")
def test_the_income_of_the_base_is_told_once_and_as_much_as_there_is_room_for() -> None:
    game = Scenario()
    limit = game.match.givens.resource_limit
    game.level(0, 4)
    game.resources(limit - 1)
    game.s.events = []
    turn_begins(game)
    assert game.s.events is not None
    told = [game.match.happenings.format(code) for code in game.s.events[::2]]
    assert [line for line in told if line.startswith(("income", "gained"))] == ["income amount=1"]
    assert game.s.resources[0] == limit


@pytest.mark.rule("XIB-EFF-02")
def test_income_comes_before_effects_that_cost_something() -> None:
    game = Scenario()
    game.slot(0, 2, "astrologer")  # pay 2: roll a paragon die
    game.resources(1)
    game.turn(0)
    assert game.top == "Offer"
    game.chance("roll-paragon p1=1")
    game.do("apply -")
    assert (game.s.resources[0], game.s.paragon[0]) == (0, 1)


@pytest.mark.rule("XIB-EFF-03")
def test_only_the_cards_of_the_player_whose_turn_it_is_are_resolved() -> None:
    game = Scenario()
    game.slot(0, 1, "refinery")
    game.slot(1, 1, "trader")
    game.resources(0, 0)
    turn_begins(game)
    assert game.s.resources == [2, 0]


@pytest.mark.rule("XIB-EFF-04")
def test_an_effect_is_resolved_completely_before_the_next() -> None:
    game = Scenario(3)
    game.slot(0, 1, "smuggler")
    game.slot(0, 2, "trader")
    game.resources(0, 5, 5)
    game.turn(0)
    game.do("resolve slot1")
    assert game.legal() == ["apply p2", "apply p3"]
    assert game.why("resolve slot2") == "XIB-EFF-04"
    game.do("apply p3")
    assert game.s.resources == [3, 5, 4]  # income 1, the smuggler's 1, then the trader's 1


@pytest.mark.rule("XIB-EFF-05")
def test_the_owner_chooses_the_order() -> None:
    for first in ("slot1", "slot2"):
        game = Scenario()
        game.slot(0, 1, "trader")
        game.slot(0, 2, "refinery")
        game.turn(0)
        game.do(f"resolve {first}")
        assert game.top == "ChoosePool"


@pytest.mark.rule("XIB-EFF-08")
def test_only_tops_and_the_own_soldier_in_the_ark_take_part() -> None:
    game = Scenario()
    game.slot(0, 1, "trader", "engineer")  # the trader is covered
    game.squad(0, "scout", "rifleman")  # so is the scout
    game.ark("scout", seat=0)
    game.resources(0)
    game.chance("roll-paragon blank=1")  # the ark is rolled for at the end of the other turn
    turn_begins(game)
    assert game.s.resources[0] == 1


@pytest.mark.rule("XIB-STK-02")
def test_a_covered_soldier_waits() -> None:
    game = Scenario()
    game.squad(0, "scout", "conscript")  # the scout would bring a resource, the conscript costs one
    game.resources(3)
    game.shows("XIB-STK-02")
    turn_begins(game)
    assert game.s.resources[0] == 2


@pytest.mark.rule("XIB-STK-03")
def test_a_covered_upgrade_card_waits_too() -> None:
    game = Scenario()
    game.slot(0, 1, "tax-collector", "trader")  # the tax collector would take a resource from the others
    game.resources(3, 3)
    turn_begins(game)
    assert game.s.resources == [4, 3]


@pytest.mark.rule("XIB-EFF-10")
@pytest.mark.rule("XIB-EFF-12")
@pytest.mark.rule("XIB-DES-09")
def test_a_card_uncovered_by_an_effect_is_resolved_too() -> None:
    game = Scenario()
    game.slot(0, 1, "trader", "refugee")  # the refugee destroys itself
    game.resources(0)
    turn_begins(game)
    assert game.s.paragon[0] == 0
    assert game.s.resources[0] == 4
    assert game.cards(0, 1) == ["trader"]
    assert game.discarded("refugee") == 1


@pytest.mark.rule("XIB-EFF-11")
def test_an_effect_that_can_do_nothing_is_dropped() -> None:
    game = Scenario()
    game.slot(0, 1, "smuggler")
    game.resources(0, 0)
    turn_begins(game)
    assert game.top == "ChoosePool"
    assert game.s.resources == [0, 0]


@pytest.mark.rule("XIB-EFF-11")
def test_who_has_nothing_is_no_target() -> None:
    game = Scenario(3)
    game.slot(0, 1, "smuggler")
    game.resources(0, 0, 5)
    game.turn(0)
    assert game.top == "ChoosePool"
    assert game.s.resources == [1, 0, 4]


@pytest.mark.rule("XIB-EFF-11")
def test_an_effect_that_cannot_be_paid_is_not_offered() -> None:
    game = Scenario()
    game.slot(0, 1, "astrologer")  # pay 2: roll a paragon die
    game.resources(1)
    game.turn(0)
    assert game.top == "ChoosePool"


@pytest.mark.rule("XIB-EFF-12")
@pytest.mark.rule("XIB-REO-07")
def test_a_card_that_becomes_active_in_the_action_phase_waits_for_the_next_turn() -> None:
    game = Scenario()
    game.slot(0, 1, "trader", "engineer")
    game.resources(5)
    game.do("reorganise", "bring slot1 depth=1", "done")
    assert game.cards(0, 1) == ["engineer", "trader"]
    assert game.s.resources[0] == 5  # SKA reorganises free once a turn; the trader does not work yet


@pytest.mark.rule("XIB-CMP-25")
def test_a_harmful_effect_is_as_mandatory_as_any_other() -> None:
    game = Scenario()
    game.squad(0, "conscript")
    game.resources(3)
    turn_begins(game)
    assert game.s.resources[0] == 2


@pytest.mark.rule("XIB-CMP-22")
def test_permanent_effects_work_in_other_turns() -> None:
    game = Scenario()
    game.ark("bomber", seat=0)
    game.slot(1, 1, "bunker")  # base resistance 3 + 2
    game.dice(attack=1)
    game.do("attack p2 symbols=1")
    assert game.s.paragon == [0, 0]
    assert game.cards(1, 1) == ["bunker"]  # strength 4 was not enough


@pytest.mark.rule("XIB-ACT-16")
def test_marks_belong_to_the_card_and_covering_does_not_refresh_them() -> None:
    game = Scenario()
    game.slot(0, 1, "informer")
    game.slot(0, 2, "informer")
    game.do("use slot1", "apply -")
    assert game.why("use slot1") == "XIB-ACT-12"
    game.resources(5)
    game.do("reorganise", "shift slot2 slot1", "bring slot1 depth=1", "done")
    assert [cell_used(cell) for cell in game.s.cards] == [0, 1]
    assert game.why("use slot1") == "XIB-ACT-12"
    game.do("discard-own slot1", "use slot1", "apply -")  # the other copy is fresh


@pytest.mark.rule("XIB-TRN-08")
@pytest.mark.rule("XIB-EFF-09")
def test_the_soldier_in_the_ark_works_once_in_every_round() -> None:
    game = Scenario()
    game.ark("scout", seat=0)
    game.resources(0)
    for gained in (1, 2):
        game.turn(0)
        game.settle()
        assert game.s.resources[0] == gained


@pytest.mark.rule("XIB-EFF-09")
def test_marks_are_cleared_when_the_own_round_begins() -> None:
    game = Scenario()
    game.slot(0, 1, "trader")
    game.turn(0)
    game.settle()
    assert cell_resolved(game.s.cards[0])
    pool_chosen(game)
    game.do("end")
    pool_chosen(game)
    game.resources(0)
    game.do("end")
    assert game.s.resources[0] == 1
