"""General actions: discarding, reorganising, medicine, weapon technology, tactical attack, harvest, base upgrade."""

from __future__ import annotations

from itertools import pairwise, permutations
from pathlib import Path

import pytest

from ludarium.bots.bot import Bot, Budget, Random
from ludarium.bots.greedy import Greedy
from ludarium.kernel.engine import Rng, answer
from tests.games.xibalba.scenario import Scenario, pack_with

# Discarding


@pytest.mark.rule("XIB-DIS-01")
@pytest.mark.rule("XIB-DIS-03")
@pytest.mark.rule("XIB-DIS-04")
@pytest.mark.rule("XIB-DIS-05")
@pytest.mark.rule("XIB-DIS-07")
def test_an_open_card_of_any_type_is_discarded_and_replaced_without_effect() -> None:
    game = Scenario()
    game.market("rifleman", "trader", "bunker", "supply-drop")
    game.resources(4)
    for card in ("rifleman", "trader", "bunker", "supply-drop"):
        game.do(f"discard-open {card}")
        assert game.discarded(card) == 1
        assert len(game.open_cards()) == 8
    assert game.s.resources[0] == 0


@pytest.mark.rule("XIB-DIS-02")
@pytest.mark.rule("XIB-DIS-08")
def test_an_own_top_card_is_discarded_without_a_roll() -> None:
    game = Scenario()
    game.squad(0, "rifleman", "bomber")
    game.resources(1)
    assert game.legal("discard-own") == ["discard-own squad"]
    assert game.why("discard-own slot1") == "XIB-DIS-02"
    game.do("discard-own squad")
    assert game.cards(0, 0) == ["rifleman"]
    assert game.discarded("bomber") == 1


@pytest.mark.rule("XIB-DIS-03")
@pytest.mark.rule("XIB-DIS-06")
def test_discarding_goes_on_as_long_as_it_is_paid() -> None:
    game = Scenario()
    game.squad(0, "rifleman", "bomber", "scout", "raider")
    game.dice(r1=1)
    game.resources(3)
    game.do("discard-own squad", "discard-own squad", "discard-own squad")
    assert game.why("discard-own squad") == "XIB-DIS-03"


@pytest.mark.rule("XIB-DIS-09")
def test_neither_opponents_cards_nor_the_ark_can_be_discarded() -> None:
    game = Scenario()
    game.ark("bomber", seat=1)
    game.squad(1, "raider")
    game.market("rifleman", "scout")
    game.resources(5)
    assert game.why("discard-open bomber") == "XIB-DIS-09"
    assert game.why("discard-own squad") == "XIB-DIS-02"


# Reorganising


def stacked() -> Scenario:
    """Level 3, with Castor Rebels, who pay 1 for reorganising, and one die left."""
    game = Scenario(2, ["castor-rebels", "ska"])
    game.squad(0, "rifleman", "bomber", "scout")
    game.slot(0, 1, "trader", "engineer")
    game.slot(0, 2, "bunker")
    game.level(0, 3)
    game.resources(3)
    game.dice(r1=1)
    return game


@pytest.mark.rule("XIB-REO-01")
@pytest.mark.rule("XIB-REO-05")
def test_reorganising_costs_what_the_base_says_each_time() -> None:
    game = stacked()
    for left in (2, 1, 0):
        game.do("reorganise", "bring squad depth=1", "done")
        assert game.s.resources[0] == left
    assert game.why("reorganise") == "XIB-RES-06"
    nothing = Scenario()
    nothing.resources(5)
    assert nothing.why("reorganise") == "XIB-REO-01"


@pytest.mark.rule("XIB-REO-02")
@pytest.mark.parametrize("order", list(permutations(["rifleman", "bomber", "scout"])))
def test_every_order_of_a_stack_can_be_reached(order: tuple[str, ...]) -> None:
    game = stacked()
    game.do("reorganise")
    for card in order:
        depth = len(game.cards(0, 0)) - 1 - game.cards(0, 0).index(card)
        if depth:
            game.shows("XIB-REO-02")
            game.do(f"bring squad depth={depth}")
    game.do("done")
    assert game.cards(0, 0) == list(order)


@pytest.mark.rule("XIB-REO-03")
@pytest.mark.rule("XIB-REO-04")
def test_one_price_covers_changes_in_all_stacks() -> None:
    game = stacked()
    game.do("reorganise", "bring squad depth=2", "shift slot1 slot3 depth=1", "done")
    assert game.cards(0, 0) == ["bomber", "scout", "rifleman"]
    assert (game.cards(0, 1), game.cards(0, 3)) == (["engineer"], ["trader"])
    assert game.s.resources[0] == 2


@pytest.mark.rule("XIB-REO-03")
@pytest.mark.rule("XIB-REO-08")
def test_types_stay_apart_and_locked_slots_stay_empty() -> None:
    game = stacked()
    game.do("reorganise")
    assert game.why("shift slot1 slot2") == "XIB-REO-08"
    assert game.why("shift slot1 squad") == "XIB-REO-08"
    assert game.why("shift slot1 slot4") == "XIB-UPG-02"
    assert game.why("bring squad depth=3") == "XIB-REO-02"


@pytest.mark.rule("XIB-REO-06")
def test_uncovered_action_and_permanent_effects_work_at_once() -> None:
    game = Scenario(2, ["castor-rebels", "ska"])
    game.slot(0, 1, "chemist", "trader")
    game.slot(0, 2, "barracks", "refinery")
    game.market("rifleman")
    game.dice(blank=1)
    game.resources(3)
    game.do("reorganise", "bring slot1 depth=1", "bring slot2 depth=1", "done")
    game.do("use slot1", "buy-soldier rifleman")
    assert game.s.resources[0] == 0
    assert game.pool() == {"attack": 1}


@pytest.mark.rule("XIB-REO-09")
def test_a_reorganisation_is_paid_when_it_is_done_and_only_if_something_changed() -> None:
    game = stacked()
    game.do("reorganise", "bring squad depth=2", "swap slot1 slot2")
    assert game.s.resources[0] == 3
    game.do("done")
    assert game.s.resources[0] == 2
    game.do("reorganise", "swap slot1 slot2", "swap slot1 slot2", "done")
    assert game.s.resources[0] == 2


@pytest.mark.rule("XIB-REO-09")
def test_what_is_no_reorganisation_is_refused_and_costs_nothing() -> None:
    game = stacked()
    game.do("reorganise")
    assert game.why("shift slot1 slot2") == "XIB-REO-08"
    game.do("done")
    assert game.s.resources[0] == 3
    assert game.cards(0, 1) == ["trader", "engineer"]


@pytest.mark.rule("XIB-REO-09")
def test_the_free_reorganisation_is_used_up_only_by_a_change() -> None:
    game = Scenario(2, ["ska", "castor-rebels"])
    game.squad(0, "rifleman", "bomber")
    game.resources(3)
    game.do("reorganise", "done", "discard-open trader", "reorganise", "bring squad depth=1", "done")
    assert game.s.resources[0] == 2  # the discard alone
    game.do("reorganise", "bring squad depth=1", "done")
    assert game.s.resources[0] == 1


@pytest.mark.rule("XIB-REO-09")
def test_the_price_is_the_one_before_the_cards_are_moved(tmp_path: Path) -> None:
    cheaper = pack_with(tmp_path, "buildings.toml", '"guard +1", "base-resistance +1"', '"reorganise-price -1"')
    game = Scenario(2, ["brotherhood-shikai", "ska"], content=cheaper)  # they pay 2
    game.slot(0, 1, "bunker", "vault")
    game.resources(3)
    game.do("reorganise", "bring slot1 depth=1", "done")
    assert game.s.resources[0] == 2
    game.do("reorganise", "bring slot1 depth=1", "done")
    assert game.s.resources[0] == 0


@pytest.mark.rule("XIB-REO-09")
def test_nothing_else_happens_while_cards_are_moved_and_the_moves_are_bounded() -> None:
    game = stacked()
    game.do("reorganise")
    assert game.why("end") == "XIB-REO-09"
    moves = 2 * 6 + 4
    for _ in range(moves - 1):
        game.do("swap slot1 slot2")
    game.do("bring squad depth=1")
    assert game.top == "Action"
    assert game.s.resources[0] == 2
    assert sorted(game.cards(0, 1) + game.cards(0, 2)) == ["bunker", "engineer", "trader"]


@pytest.mark.rule("XIB-REO-11")
def test_a_reorganisation_without_a_change_waits_for_another_action() -> None:
    game = stacked()
    game.do("reorganise", "done")
    assert game.why("reorganise") == "XIB-REO-11"
    game.do("discard-open trader")
    assert "reorganise" in game.legal()


@pytest.mark.rule("XIB-REO-11")
@pytest.mark.parametrize("bot", [Random(), Greedy(), Greedy(follow=2)])
def test_a_bot_with_a_free_reorganisation_ends_its_turn(bot: Bot) -> None:
    game = Scenario(2, ["ska", "castor-rebels"])
    game.slot(0, 1, "trader", "engineer")
    game.resources(0)
    game.dice(attack=2)  # of no use without a soldier, and lost with the turn
    rng, answers = Rng(1), 0
    while game.ask.seat == 0 and answers < 60:
        answer(game.s, bot.choose(game.match, game.s, 0, rng, Budget(simulations=100)).action)
        answers += 1
    assert answers < 60


@pytest.mark.rule("XIB-REO-10")
def test_a_civilian_stack_and_a_building_stack_can_be_exchanged() -> None:
    game = stacked()
    game.do("reorganise", "swap slot1 slot2", "done")
    assert (game.cards(0, 1), game.cards(0, 2)) == (["bunker"], ["trader", "engineer"])


# Medicine, weapon technology, tactical attack, harvest


@pytest.mark.rule("XIB-GEN-01")
def test_general_actions_belong_to_the_own_action_phase_and_have_the_boards_prices() -> None:
    game = Scenario(2, ["brigade-rouge", "chaac"])
    game.ark("bomber", seat=0, life=3)
    game.dice(r1=1)
    game.resources(3, 7)
    game.do("medicine")
    assert game.s.resources[0] == 0  # 3 for Brigade Rouge
    assert game.why("harvest", seat=1) == "XIB-TRN-02"
    game.action(1)
    game.chance("roll-paragon blank=1", "roll-attack attack=1")
    game.do("harvest", "tactical-attack")
    assert game.s.resources[1] == 7 - 4 + 1 - 3  # Cha'ac get 1 back for a blank, and pay 3 for tactics


@pytest.mark.rule("XIB-GEN-02")
@pytest.mark.rule("XIB-GEN-05")
def test_medicine_heals_two_and_can_be_repeated() -> None:
    game = Scenario(3)
    game.ark("bomber", seat=0, life=3)
    game.resources(9)
    game.do("medicine", "medicine")
    assert game.s.life == 7
    assert game.s.resources[0] == 5


@pytest.mark.rule("XIB-GEN-03")
@pytest.mark.rule("XIB-GEN-04")
def test_medicine_heals_the_own_soldier_up_to_the_maximum() -> None:
    game = Scenario()
    game.ark("bomber", seat=0, life=9)
    game.resources(9)
    game.do("medicine")
    assert game.s.life == 10
    assert game.why("medicine") == "XIB-GEN-04"
    game.ark("bomber", seat=1, life=5)
    assert game.why("medicine") == "XIB-GEN-04"


@pytest.mark.rule("XIB-GEN-06")
@pytest.mark.rule("XIB-GEN-07")
@pytest.mark.rule("XIB-GEN-12")
def test_weapon_technology_turns_attack_symbols_into_criticals() -> None:
    game = Scenario()
    game.dice(attack=2, blank=1)
    game.resources(5)
    game.do("weapon-technology", "weapon-technology")
    assert game.pool() == {"critical": 2, "blank": 1}
    game.dice(blank=1)
    assert game.why("weapon-technology") == "XIB-GEN-07"


@pytest.mark.rule("XIB-GEN-09")
@pytest.mark.rule("XIB-GEN-10")
def test_a_tactical_attack_is_rolled_once_even_with_four_dice_in_the_pool() -> None:
    game = Scenario()
    game.dice(r1=1, attack=4)
    game.resources(4)
    game.chance("roll-attack critical=1", "roll-attack blank=1")
    game.do("tactical-attack", "tactical-attack")
    assert game.pool() == {"r1": 1, "attack": 4, "critical": 1, "blank": 1}
    assert game.s.resources[0] == 0


@pytest.mark.rule("XIB-GEN-11")
@pytest.mark.rule("XIB-GEN-12")
@pytest.mark.rule("XIB-GEN-13")
def test_harvested_dice_have_to_be_traded() -> None:
    game = Scenario()
    game.resources(12)
    game.chance("roll-paragon p1=1", "roll-paragon p2=1", "roll-paragon blank=1")
    game.shows("XIB-GEN-13")
    game.do("harvest")
    game.do("harvest", "harvest")
    assert game.pool() == {"p1": 1, "p2": 1, "blank": 1}
    assert game.s.paragon[0] == 0
    game.do("trade p1", "trade p2")
    assert game.s.paragon[0] == 3


@pytest.mark.rule("XIB-GEN-14")
def test_chaac_are_paid_for_one_blank_harvest_a_turn() -> None:
    game = Scenario(2, ["chaac", "ska"])
    game.resources(12)
    game.chance("roll-paragon p1=1", "roll-paragon blank=1", "roll-paragon blank=1")
    game.do("harvest", "harvest", "harvest")
    assert game.s.resources[0] == 1
    game.s.done = 0  # their next turn
    game.resources(4)
    game.chance("roll-paragon blank=1")
    game.do("harvest")
    assert game.s.resources[0] == 1


@pytest.mark.rule("XIB-GEN-01")
def test_modifiers_lower_a_price_to_1_at_the_least() -> None:
    game = Scenario(2, ["chaac", "castor-rebels"])
    for slot in (1, 2):
        game.slot(0, slot, "armourer")
    game.resources(2)
    game.dice(attack=1)
    game.chance("roll-attack blank=1")
    game.do("weapon-technology", "tactical-attack")
    assert game.s.resources[0] == 0


# Base upgrade


@pytest.mark.rule("XIB-UPG-04")
@pytest.mark.rule("XIB-UPG-05")
@pytest.mark.rule("XIB-UPG-07")
@pytest.mark.rule("XIB-UPG-10")
def test_an_upgrade_costs_the_boards_price_and_unlocks_a_slot_at_once() -> None:
    """Lines 1306-1310: a base that pays 4 for level 2."""
    game = Scenario(2, ["iron-choir", "ska"])
    game.market("bunker")
    game.resources(8)
    game.do("upgrade", "buy-upgrade bunker slot2")
    assert game.s.resources[0] == 0
    assert game.s.levels[0] == 2
    assert game.cards(0, 2) == ["bunker"]
    game.choose_pool(0)
    assert game.why("upgrade") == "XIB-UPG-04"


@pytest.mark.rule("XIB-UPG-05")
@pytest.mark.rule("XIB-UPG-08")
@pytest.mark.rule("XIB-SET-09")
def test_every_board_keeps_the_printed_prices_and_every_level_brings_something() -> None:
    for faction in Scenario().match.content.factions:
        assert all(price in (2 * level + 1, 2 * level + 2) for level, price in enumerate(faction.upgrade, start=1))
        assert faction.productivity[1] == 1
        rows = list(zip(faction.resistance, faction.productivity, strict=True))
        assert all(low != high and low[0] <= high[0] and low[1] <= high[1] for low, high in pairwise(rows))


@pytest.mark.rule("XIB-UPG-08")
def test_a_new_level_withstands_what_the_first_does_not() -> None:
    game = Scenario()
    game.ark("grenadier", seat=0)  # strength 3
    game.level(1, 2)  # Castor Rebels: resistance 4 instead of 3
    game.paragon(0, 5)
    game.dice(attack=2, r1=1)
    game.shows("XIB-UPG-08")
    game.do("attack p2 symbols=1")
    assert game.s.paragon == [0, 5]
    game.level(1, 1)
    game.chance("roll-paragon p1=1")
    game.do("attack p2 symbols=1")
    assert game.s.paragon == [1, 4]


@pytest.mark.rule("XIB-UPG-01")
@pytest.mark.rule("XIB-UPG-11")
def test_level_4_is_the_last() -> None:
    game = Scenario()
    game.level(0, 4)
    game.resources(25)
    assert game.why("upgrade") == "XIB-UPG-11"


@pytest.mark.rule("XIB-UPG-12")
def test_a_breached_base_keeps_its_level() -> None:
    game = Scenario()
    game.ark("bomber", seat=0)
    game.level(1, 2)
    game.dice(attack=1)
    game.do("attack p2 symbols=1")
    assert game.s.levels[1] == 2


# Abilities of the factions


@pytest.mark.rule("XIB-GEN-15")
def test_firsts_are_free_once_a_turn() -> None:
    game = Scenario(2, ["brigade-rouge", "brotherhood-shikai"])
    game.resources(2, 1)
    game.chance("roll-attack blank=1", "roll-attack blank=1")
    game.do("tactical-attack", "tactical-attack")
    assert game.s.resources[0] == 0
    game.action(1)
    game.s.done = 0
    game.dice(attack=2)
    game.do("weapon-technology", "weapon-technology")
    assert game.s.resources[1] == 0


def test_events_and_own_cards_are_cheaper_for_the_meridian_cartel() -> None:
    game = Scenario(2, ["meridian-cartel", "ska"])
    game.market("supply-drop", "tribute")
    game.resources(2)
    game.dice(r1=1)
    game.do("buy-event supply-drop", "buy-event tribute")
    assert game.s.resources[0] == 2 - (4 - 1 - 1) + 4 - (3 - 1)


def test_the_iron_choir_enters_with_two_life_points_more() -> None:
    game = Scenario(2, ["iron-choir", "ska"])
    game.empty_ark()
    game.squad(0, "bomber")
    game.dice(attack=1, r1=1)
    game.do("enter")
    assert game.s.life == 4 + 2 + 2


@pytest.mark.parametrize(("card", "symbols", "looted"), [("berserker", 1, 0), ("grenadier", 2, 1)])
def test_the_qasyun_djinns_hold_better_against_a_single_die(card: str, symbols: int, looted: int) -> None:
    """Strength 6 both ways against resistance 6: 5 + 1 with one die, twice 3 with two."""
    game = Scenario(2, ["ska", "qasyun-djinns"])
    game.level(1, 4)
    game.paragon(0, 1)
    game.ark(card, seat=0)
    if card == "berserker":
        game.slot(0, 1, "drill-sergeant")
    game.dice(attack=2, r1=1)
    if looted:
        game.chance("roll-paragon p1=1")
    game.do(f"attack p2 symbols={symbols}")
    assert game.s.paragon[0] == looted


def test_a_blocker_of_the_brigade_rouge_is_tougher_and_paid_for() -> None:
    game = Scenario(2, ["ska", "brigade-rouge"])
    game.ark("grenadier", seat=0)  # strength 3
    game.squad(1, "rifleman")  # resistance 1 + 3
    game.resources(0, 0)
    game.dice(attack=1, r1=1)
    game.do("attack p2 symbols=1", "block")
    assert game.cards(1, 0) == ["rifleman"]
    assert game.s.resources[1] == 2
    game.dice(attack=2, r1=1)
    game.chance("roll-paragon blank=1")
    game.do("attack p2 symbols=2", "block")
    assert game.discarded("rifleman") == 1
    assert game.s.resources[1] == 4


def test_castor_rebels_are_paid_for_a_breach() -> None:
    game = Scenario(2, ["castor-rebels", "ska"])
    game.ark("veteran", seat=0)
    game.resources(0, 0)
    game.dice(attack=1, r1=1)
    game.do("attack p2 symbols=1")
    assert game.s.resources[0] == 1
