"""Buying cards, stacks, events, decks and discard piles."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludarium.games.xibalba.atoms import put
from ludarium.kernel.cells import EMPTY, with_value
from tests.games.xibalba.scenario import Scenario, pack_with


@pytest.mark.rule("XIB-BUY-01")
def test_cards_are_bought_in_the_own_action_phase_only() -> None:
    game = Scenario()
    game.market("rifleman")
    game.resources(9, 9)
    assert game.why("buy-soldier rifleman", seat=1) == "XIB-TRN-02"
    game.choose_pool(0)
    assert game.why("buy-soldier rifleman") == "XIB-BUY-01"


@pytest.mark.rule("XIB-BUY-02")
def test_only_open_cards_can_be_bought() -> None:
    game = Scenario()
    game.market("rifleman", "scout")
    game.resources(25)
    assert game.why("buy-soldier prophet") == "XIB-BUY-02"


@pytest.mark.rule("XIB-BUY-03")
@pytest.mark.rule("XIB-BUY-04")
@pytest.mark.rule("XIB-BUY-08")
@pytest.mark.rule("XIB-BUY-10")
def test_the_purchases_of_the_rulebook() -> None:
    """Lines 1145-1166: 14 resources, a soldier for 5 and a civilian for 4; the civilian goes on another one."""
    game = Scenario()
    game.squad(0, "rifleman")
    game.slot(0, 1, "bunker")
    game.slot(0, 2, "trader")
    game.market("bomber", "smuggler")
    game.resources(14)
    game.do("buy-soldier bomber")
    assert game.s.resources[0] == 9
    assert game.cards(0, 0) == ["rifleman", "bomber"]
    assert len(game.open_cards()) == 8
    assert "buy-upgrade smuggler slot1" not in game.legal()
    game.do("buy-upgrade smuggler slot2")
    assert game.s.resources[0] == 5
    assert game.cards(0, 2) == ["trader", "smuggler"]


@pytest.mark.rule("XIB-BUY-05")
@pytest.mark.rule("XIB-UPG-02")
@pytest.mark.rule("XIB-UPG-03")
def test_upgrade_cards_go_to_any_unlocked_slot() -> None:
    game = Scenario()
    game.market("bunker")
    game.resources(25)
    game.shows("XIB-UPG-02", "XIB-UPG-03")
    assert game.why("buy-upgrade bunker slot2") == "XIB-UPG-02"
    game.level(0, 3)
    bought = [line for line in game.legal("buy-upgrade") if "bunker" in line]
    assert bought == [f"buy-upgrade bunker slot{slot}" for slot in (1, 2, 3)]


@pytest.mark.rule("XIB-BUY-06")
@pytest.mark.rule("XIB-BUY-11")
@pytest.mark.rule("XIB-STK-05")
def test_no_civilian_on_a_building_and_no_purchase_without_a_slot() -> None:
    game = Scenario()
    game.slot(0, 1, "bunker")
    game.market("smuggler")
    game.resources(25)
    game.shows("XIB-BUY-06", "XIB-BUY-11", "XIB-STK-05")
    assert game.why("buy-upgrade smuggler slot1") == "XIB-BUY-06"
    assert not [line for line in game.legal("buy-upgrade") if "smuggler" in line]


@pytest.mark.rule("XIB-BUY-07")
@pytest.mark.rule("XIB-EVT-01")
@pytest.mark.rule("XIB-EVT-02")
@pytest.mark.rule("XIB-DCK-06")
def test_an_event_happens_at_once_and_is_discarded() -> None:
    game = Scenario()
    game.market("supply-drop")
    game.resources(4)
    game.do("buy-event supply-drop")
    assert game.s.resources[0] == 4
    assert game.discarded("supply-drop") == 1
    assert game.s.cards == ()
    assert game.s.event == EMPTY


@pytest.mark.rule("XIB-BUY-09")
def test_the_card_that_fills_the_gap_can_be_bought_at_once() -> None:
    game = Scenario()
    game.market("rifleman", "scout")
    game.resources(25)
    game.chance("draw prophet")
    game.do("buy-soldier rifleman", "buy-soldier prophet")
    assert game.cards(0, 0) == ["rifleman", "prophet"]


@pytest.mark.rule("XIB-BUY-12")
def test_the_faction_of_a_card_binds_nobody() -> None:
    game = Scenario(2, ["ska", "castor-rebels"])
    card = next(card for card in game.match.content.soldiers if card.faction == "castor-rebels")
    game.market(card.id)
    game.resources(25)
    game.do(f"buy-soldier {card.id}")
    assert game.cards(0, 0) == [card.id]


@pytest.mark.rule("XIB-BUY-13")
@pytest.mark.rule("XIB-EVT-06")
def test_the_market_is_refilled_before_the_event_is_resolved() -> None:
    game = Scenario(3)
    game.market("pilfering", "air-raid")
    game.resources(4, 5, 5)
    game.chance("draw purge")
    game.do("buy-event pilfering")
    assert "purge" in game.open_cards()
    assert game.discarded("pilfering") == 0
    assert (game.ask.seat, game.legal()) == (0, ["apply p2", "apply p3"])
    game.shows("XIB-EVT-06")
    game.do("apply p3")
    assert game.s.resources == [3, 5, 2]
    assert game.discarded("pilfering") == 1


@pytest.mark.rule("XIB-BUY-14")
def test_soldiers_can_be_bought_while_one_is_in_the_ark() -> None:
    game = Scenario()
    game.ark("bomber", seat=0)
    game.market("rifleman")
    game.resources(9)
    game.do("buy-soldier rifleman")
    assert game.cards(0, 0) == ["rifleman"]


@pytest.mark.rule("XIB-BUY-15")
def test_a_new_card_works_at_once_if_its_phase_allows() -> None:
    game = Scenario()
    game.level(0, 2)
    game.market("chemist", "trader")
    game.dice(blank=1)
    game.resources(9)
    game.do("buy-upgrade chemist slot1", "use slot1")
    assert game.pool() == {"attack": 1}
    game.do("buy-upgrade trader slot2")
    assert game.s.resources[0] == 1  # the trader waits for the next effect phase


@pytest.mark.rule("XIB-BUY-16")
@pytest.mark.rule("XIB-APO-04")
def test_prices_are_modified_but_never_below_0() -> None:
    game = Scenario(mode="apocalypse")
    game.slot(0, 1, "market-hall")
    game.slot(0, 2, "market-hall")
    game.market("evacuation")  # 1 - 2 - 1
    game.resources(0)
    game.do("buy-event evacuation")
    assert game.s.resources[0] == 2


@pytest.mark.rule("XIB-BUY-16")
def test_an_effect_that_asks_for_the_cost_reads_the_printed_one() -> None:
    for top, won in (("veteran", []), ("raider", ["raider"])):  # printed 6 and 5
        game = Scenario()
        game.slot(1, 1, "recruiter")  # soldiers are cheaper for seat 2: that does not matter
        game.squad(1, top)
        game.market("defection")  # a soldier of cost 5 or less
        game.resources(9)
        game.do("buy-event defection")
        assert game.cards(0, 0) == won


# Stacks


@pytest.mark.rule("XIB-STK-02")
@pytest.mark.rule("XIB-STK-10")
def test_a_covered_permanent_card_does_nothing() -> None:
    game = Scenario()
    game.market("rifleman")
    game.resources(9)
    game.slot(0, 1, "recruiter")
    game.slot(0, 1, "trader")
    game.do("buy-soldier rifleman")
    assert game.s.resources[0] == 6
    game.do("discard-own slot1")
    game.market("rifleman")
    game.do("buy-soldier rifleman")
    assert game.s.resources[0] == 3  # 6, 1 for discarding, 2 for the soldier


@pytest.mark.rule("XIB-STK-10")
def test_the_permanent_effect_of_the_ark_soldier_works() -> None:
    game = Scenario()
    game.ark("quartermaster", seat=0)
    game.dice(r1=1)
    game.market("rifleman")
    game.resources(2)
    game.do("buy-soldier rifleman")
    assert game.cards(0, 0) == ["rifleman"]


def squad_of_twelve() -> Scenario:
    game = Scenario()
    game.squad(0, *["rifleman"] * 3, *["bomber"] * 3, *["raider"] * 3, *["grenadier"] * 3)
    return game


@pytest.mark.rule("XIB-STK-06")
def test_a_stack_can_be_of_any_height() -> None:
    game = squad_of_twelve()
    game.market("scout")
    game.resources(9)
    game.do("buy-soldier scout")
    assert game.s.heights[0] == 13


@pytest.mark.rule("XIB-STK-09")
def test_a_stack_is_public() -> None:
    game = squad_of_twelve()
    view = game.match.view(game.s, 1)
    assert view["zones"]["heights"][0] == 12
    assert None not in view["zones"]["cards"]


@pytest.mark.rule("XIB-STK-07")
def test_an_emptied_slot_takes_either_type() -> None:
    game = Scenario()
    game.slot(0, 1, "bunker")
    game.market("smuggler")
    game.resources(9)
    game.do("discard-own slot1", "buy-upgrade smuggler slot1")
    assert game.cards(0, 1) == ["smuggler"]


@pytest.mark.rule("XIB-STK-08")
def test_the_order_of_a_stack_cannot_be_changed_without_paying() -> None:
    game = Scenario()
    game.squad(0, "rifleman", "bomber")
    assert game.why("bring squad depth=1") == "XIB-STK-08"


# Decks


def without_deck(game: Scenario, kind: int, discards: bool) -> None:
    """All cards of a type leave the deck for the discard pile, or for the squad of seat 1."""
    first, last = game.match.givens.first_title[kind : kind + 2]
    for title in range(first, last):
        while game.s.deck[title]:
            game.s.deck = with_value(game.s.deck, title, game.s.deck[title] - 1)
            if discards:
                game.s.discards = with_value(game.s.discards, title, game.s.discards[title] + 1)
            else:
                put(game.s, 1, 0, title)
    game.changed()


@pytest.mark.rule("XIB-DCK-01")
@pytest.mark.rule("XIB-DCK-02")
@pytest.mark.rule("XIB-DCK-04")
def test_an_empty_deck_is_made_of_its_own_discards_when_a_card_is_needed() -> None:
    game = Scenario()
    game.market("rifleman", "scout", "trader")
    without_deck(game, 0, discards=True)
    game.resources(9)
    game.do("discard-open trader")
    lying = sum(game.s.discards)
    assert sum(game.s.discards) == lying > 0  # nothing is shuffled before a card is needed
    game.do("buy-soldier rifleman")
    assert sum(game.s.discards[: game.match.givens.first_title[1]]) == 0
    assert game.discarded("trader") == 1
    assert len(game.open_cards()) == 8


@pytest.mark.rule("XIB-DCK-02")
def test_the_last_card_of_a_deck_is_drawn_without_a_reshuffle() -> None:
    game = Scenario()
    game.market("rifleman", "scout")
    without_deck(game, 0, discards=True)
    veteran = game.titles.index("veteran")
    game.s.discards = with_value(game.s.discards, veteran, game.s.discards[veteran] - 1)
    game.s.deck = with_value(game.s.deck, veteran, 1)
    lying = game.s.discards
    game.resources(9)
    game.do("buy-soldier rifleman")
    assert game.open_cards()[:2] == ["veteran", "scout"]
    assert game.s.discards == lying


@pytest.mark.rule("XIB-DCK-03")
def test_with_deck_and_discards_empty_a_space_stays_empty_until_a_card_is_discarded() -> None:
    game = Scenario()
    game.market("rifleman", "scout")
    without_deck(game, 0, discards=False)
    game.resources(9)
    game.do("buy-soldier rifleman")
    assert len(game.open_cards()) == 7
    game.do("discard-own squad")
    assert game.open_cards()[:2] == ["rifleman", "scout"]


@pytest.mark.rule("XIB-DCK-05")
def test_discard_piles_are_open_and_the_order_of_decks_is_not_part_of_the_position() -> None:
    game = Scenario()
    zones = {zone.name: zone for zone in game.match.zones}
    assert zones["discards"].sight == "all"
    assert sum(game.s.deck) == 176 - 8 - 1  # counts by title: nobody can know more
    game.shows("XIB-DCK-05", look="market")
    assert game.why("draw prophet") == "XIB-DCK-05"


@pytest.mark.rule("XIB-DCK-07")
def test_a_lost_card_breaks_a_law() -> None:
    game = Scenario()
    game.s.deck = (game.s.deck[0] - 1, *game.s.deck[1:])
    assert game.match.laws(game.s) != []


# Events


@pytest.mark.rule("XIB-EVT-03")
@pytest.mark.parametrize("tag", ["effect", "dice", "action", "permanent"])
def test_events_resolve_in_the_action_phase_whatever_their_tag(tmp_path: Path, tag: str) -> None:
    pack = pack_with(tmp_path, "events.toml", 'timing = "action"', f'timing = "{tag}"')  # the supply drop's
    game = Scenario(content=pack)
    game.market("supply-drop")
    game.resources(4)
    game.do("buy-event supply-drop")
    assert game.s.resources[0] == 4
    assert game.top == "Action"


@pytest.mark.rule("XIB-EVT-04")
def test_an_event_without_a_target_can_be_bought_for_nothing() -> None:
    game = Scenario()
    game.market("assassination")
    game.resources(5)
    game.do("buy-event assassination")
    assert game.discarded("assassination") == 1


@pytest.mark.rule("XIB-EVT-05")
def test_lasting_effects_end_with_the_turn_or_with_the_next_own_turn() -> None:
    game = Scenario()
    game.market("battle-frenzy", "fortification")
    game.resources(9, 0)
    game.do("buy-event battle-frenzy", "buy-event fortification")
    lasting = [len(game.s.lasting)]
    game.do("end")
    lasting.append(len(game.s.lasting))
    game.turn(0)
    game.settle()
    assert [*lasting, len(game.s.lasting)] == [2, 1, 0]
