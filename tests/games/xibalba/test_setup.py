"""Components and set-up: what lies on the table before the first turn."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludarium.games.xibalba import GAME
from ludarium.games.xibalba.declaration import TIMINGS
from ludarium.games.xibalba.game import XibalbaMatch
from ludarium.games.xibalba.givens import Givens
from ludarium.games.xibalba.state import NOBODY, STACKS
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import Rng, advance, answer, random_answer
from ludarium.kernel.errors import UnknownOption, WrongSeats
from ludarium.kernel.play import Play
from tests.games.xibalba.scenario import Scenario, pack_with

CONTENT = GAME.content()[1]


def table_of(seats: int, **options: str) -> Givens:
    match = GAME.match("de", seats, options)
    assert isinstance(match, XibalbaMatch)
    return match.givens


def after_set_up(seats: int = 4, seed: int = 1, **options: str) -> Play:
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    return Play(GAME.match("de", seats, chosen), seed_of(seed))


@pytest.mark.rule("XIB-CMP-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_one_or_five_players_are_refused(seats: int) -> None:
    with pytest.raises(WrongSeats):
        GAME.match(seats=seats)


@pytest.mark.rule("XIB-CMP-02")
@pytest.mark.rule("XIB-CMP-06")
@pytest.mark.rule("XIB-CMP-08")
def test_a_base_has_squad_slots_and_markers_and_the_ark_its_soldier_arrow_and_life() -> None:
    s = after_set_up(4).state
    assert len(s.heights) == 4 * STACKS
    assert len(s.resources) == len(s.paragon) == len(s.levels) == 4
    assert s.ark != EMPTY
    assert s.controller == NOBODY
    assert s.life > 0


@pytest.mark.rule("XIB-CMP-03")
@pytest.mark.rule("XIB-CMP-04")
@pytest.mark.rule("XIB-CMP-05")
@pytest.mark.rule("XIB-SET-06")
def test_four_decks_with_two_open_cards_each() -> None:
    play = after_set_up()
    types = [table_of(4).type_of[title] for title in play.state.market]
    assert types == [0, 0, 1, 1, 2, 2, 3, 3]
    assert sum(play.state.discards) == 0


@pytest.mark.rule("XIB-CMP-07")
@pytest.mark.rule("XIB-CMP-24")
@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 20), (4, 20)])
def test_the_life_point_track_has_a_side_for_two_and_one_for_more(seats: int, limit: int) -> None:
    assert table_of(seats).life_limit == limit


@pytest.mark.rule("XIB-CMP-07")
@pytest.mark.parametrize(("seats", "limit"), [(2, 10), (3, 20)])
def test_nobody_is_healed_beyond_the_end_of_the_track(seats: int, limit: int) -> None:
    game = Scenario(seats)
    game.ark("walker", seat=0, life=limit - 1)
    game.slot(0, 1, "barracks")
    game.resources(9)
    game.do("medicine")
    assert game.s.life == limit
    game.shows("XIB-CMP-07")
    assert game.why("medicine") == "XIB-GEN-04"


@pytest.mark.rule("XIB-CMP-09")
def test_the_decks_hold_64_48_32_and_32_cards() -> None:
    decks = (CONTENT.soldiers, CONTENT.civilians, CONTENT.buildings, CONTENT.events)
    assert [sum(card.copies for card in deck) for deck in decks] == [64, 48, 32, 32]
    assert [len(deck) >= least for deck, least in zip(decks, (24, 20, 14, 16), strict=True)] == [True] * 4


@pytest.mark.rule("XIB-CMP-10")
def test_there_are_eight_factions() -> None:
    assert len({faction.id for faction in CONTENT.factions}) == 8


@pytest.mark.rule("XIB-CMP-11")
@pytest.mark.rule("XIB-CMP-12")
@pytest.mark.rule("XIB-CMP-19")
def test_only_soldiers_have_strength_resistance_and_paragon() -> None:
    for card in CONTENT.cards:
        assert card.faction
        assert hasattr(card, "strength") == hasattr(card, "paragon") == (card in CONTENT.soldiers)
    assert {soldier.paragon for soldier in CONTENT.soldiers} == {1, 2}
    assert any(card.effect == () for card in CONTENT.cards)


@pytest.mark.rule("XIB-CMP-21")
def test_every_card_has_one_of_four_timing_tags_and_all_occur() -> None:
    assert {card.timing for card in CONTENT.cards} == set(TIMINGS)


@pytest.mark.rule("XIB-CMP-13")
@pytest.mark.rule("XIB-CMP-14")
@pytest.mark.rule("XIB-CMP-15")
@pytest.mark.rule("XIB-CMP-16")
def test_the_dice_show_what_the_book_says() -> None:
    assert Counter(CONTENT.dice["resource"]) == {"blank": 2, "r1": 2, "r2": 1, "r3": 1}
    assert Counter(CONTENT.dice["attack"]) == {"blank": 2, "attack": 3, "critical": 1}
    assert Counter(CONTENT.dice["paragon"]) == {"blank": 3, "p1": 2, "p2": 1}
    game = Scenario()
    game.choose_pool(0)
    assert max(code >> 3 & 7 for code in game.ask.actions) == max(code & 7 for code in game.ask.actions) == 4
    game.shows("XIB-CMP-13")
    game.chance("roll-resource r1=1 r2=1 r3=1", "roll-attack blank=1 attack=1 critical=1")
    game.do("pool resource=3 attack=3")
    game.pictured("XIB-CMP-14", "XIB-CMP-16", look="hand")
    game = Scenario()
    game.dice(p1=1, p2=1)
    game.pictured("XIB-CMP-15", look="hand")


@pytest.mark.rule("XIB-CMP-15")
def test_the_weights_of_a_roll_are_those_of_the_faces() -> None:
    rolls = table_of(2).paragon_rolls[2]
    assert rolls.weights is not None
    verbs = GAME.match(seats=2).verbs
    weights = dict(zip([verbs.format(code) for code in rolls.actions], rolls.weights, strict=True))
    assert weights == {
        "roll-paragon p2=2": 1,
        "roll-paragon p1=1 p2=1": 4,
        "roll-paragon p1=2": 4,
        "roll-paragon blank=1 p2=1": 6,
        "roll-paragon blank=1 p1=1": 12,
        "roll-paragon blank=2": 9,
    }


@pytest.mark.rule("XIB-CMP-17")
def test_the_picture_colours_the_four_card_types_differently() -> None:
    from ludarium.games.xibalba.terminal import TYPE_INKS

    assert len(set(TYPE_INKS)) == 4


@pytest.mark.rule("XIB-CMP-18")
def test_a_soldier_cannot_be_bought_into_a_slot_nor_an_event_into_the_squad() -> None:
    game = Scenario()
    game.market("rifleman", "supply-drop")
    game.resources(25)
    assert game.why("buy-upgrade rifleman slot1") == "XIB-CMP-18"
    assert game.why("buy-soldier supply-drop") == "XIB-CMP-18"


@pytest.mark.rule("XIB-SET-01")
def test_the_same_seed_deals_the_same_cards() -> None:
    assert after_set_up(seed=5).state.market == after_set_up(seed=5).state.market
    assert len({after_set_up(seed=seed).state.market for seed in range(6)}) > 1


@pytest.mark.rule("XIB-SET-02")
@pytest.mark.rule("XIB-SET-03")
def test_the_first_soldier_stands_in_the_ark_with_resistance_plus_seats() -> None:
    play = after_set_up(3)
    givens, s = table_of(3), play.state
    assert givens.type_of[s.ark] == 0
    assert s.life == givens.resistance[s.ark] + 3
    assert sum(s.deck[: givens.first_title[1]]) == 61


@pytest.mark.rule("XIB-SET-04")
@pytest.mark.parametrize(("seats", "mode", "life"), [(2, "normal", 10), (3, "normal", 12), (4, "apocalypse", 10)])
def test_the_maximum_holds_for_the_first_soldier(tmp_path: Path, seats: int, mode: str, life: int) -> None:
    pack = pack_with(tmp_path, "soldiers.toml", "resistance = 4", "resistance = 9")  # the bomber's
    match = GAME.match("de", seats, {"mode": mode}, pack)
    s = match.start()
    answer(s, match.verbs.parse("draw bomber"))
    assert s.life == life


@pytest.mark.rule("XIB-SET-05")
@pytest.mark.rule("XIB-ARK-25")
def test_nobody_controls_heals_or_earns_from_the_first_soldier() -> None:
    game = Scenario(3)
    game.resources(10)
    game.shows("XIB-SET-05")
    assert game.why("medicine") == "XIB-GEN-04"
    game.do("end")  # no paragon roll is asked for: the script is empty
    assert game.s.paragon == [0, 0, 0]


@pytest.mark.rule("XIB-SET-05")
def test_the_first_soldiers_effects_work_for_nobody() -> None:
    for card in ("scout", "quartermaster"):  # a resource each turn; soldiers for 1 less
        game = Scenario()
        game.ark(card)
        game.resources(0, 0)
        game.turn(0)
        game.settle()
        assert game.s.resources == [0, 0]
        assert game.s.modifiers == Scenario().s.modifiers  # of the factions alone


@pytest.mark.rule("XIB-SET-07")
@pytest.mark.rule("XIB-SET-08")
def test_factions_are_drawn_one_for_each_board() -> None:
    boards = [faction.board for faction in CONTENT.factions]
    drawn = set()
    for seed in range(12):
        s = after_set_up(4, seed).state
        assert sorted(boards[faction] for faction in s.factions) == [1, 2, 3, 4]
        drawn |= set(s.factions)
    assert len(drawn) == 8


@pytest.mark.rule("XIB-SET-07")
@pytest.mark.rule("XIB-SET-08")
def test_factions_can_be_chosen_but_not_both_sides_of_a_board() -> None:
    play = after_set_up(3, factions="chosen")
    play.do(0, "faction chaac")
    assert "faction ska" not in play.legal(1)
    refusal = play.match.why_not(play.state, 1, play.match.verbs.parse("faction ska"))
    assert refusal is not None
    assert refusal.rule == "XIB-SET-08"
    assert len(play.legal(1)) == 6


@pytest.mark.rule("XIB-SET-09")
@pytest.mark.rule("XIB-SET-10")
@pytest.mark.rule("XIB-SET-12")
@pytest.mark.rule("XIB-SET-16")
@pytest.mark.rule("XIB-UPG-01")
def test_bases_start_at_level_1_without_paragon_and_cards() -> None:
    s = after_set_up(4).state
    assert s.levels == (1, 1, 1, 1)
    assert s.paragon == [0, 0, 0, 0]
    assert s.cards == ()
    assert EMPTY not in s.factions


@pytest.mark.rule("XIB-SET-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_a_resource_per_seat(seats: int) -> None:
    assert GAME.match(seats=seats).start().resources == [seats] * seats
    assert GAME.match(seats=seats, options={"start-resources": "none"}).start().resources == [0] * seats


@pytest.mark.rule("XIB-SET-13")
@pytest.mark.rule("XIB-SET-14")
@pytest.mark.parametrize(
    ("mode", "choice", "targets"),
    [
        ("normal", "suggested", [35, 25, 15]),
        ("normal", "low", [30, 20, 10]),
        ("normal", "high", [40, 30, 20]),
        ("normal", "7", [7] * 3),
        ("apocalypse", "suggested", [40] * 3),
        ("apocalypse", "low", [30] * 3),
        ("apocalypse", "high", [40] * 3),
        ("apocalypse", "7", [7] * 3),
    ],
)
def test_the_target_is_the_same_for_all_and_can_be_any_number(mode: str, choice: str, targets: list[int]) -> None:
    found = [table_of(seats, mode=mode, target=choice).target for seats in (2, 3, 4)]
    assert found == targets


@pytest.mark.rule("XIB-WIN-07")
@pytest.mark.parametrize("target", ["41", "0", "-1", "forty"])
def test_a_target_outside_of_1_to_40_is_refused(target: str) -> None:
    with pytest.raises(UnknownOption, match="suggested, low, high, or a number from 1 to 40"):
        GAME.match(options={"target": target})
    assert table_of(4, target="40").target == 40


@pytest.mark.rule("XIB-SET-15")
@pytest.mark.rule("XIB-SET-17")
def test_those_tied_for_the_most_roll_again_and_the_winner_starts() -> None:
    match = GAME.match(seats=3)
    s, rng = match.start(), Rng(0)
    while type(s.stack[-1]).__name__ != "StartRoll":
        ask = advance(s)
        assert ask is not None
        if type(s.stack[-1]).__name__ != "StartRoll":
            answer(s, random_answer(ask, rng))
    for roll in ("p1=1 p2=1", "p1=1 p2=1", "blank=1 p1=1", "blank=2", "blank=1 p2=1"):
        advance(s)
        answer(s, match.verbs.parse(f"roll-paragon {roll}"))
    advance(s)
    assert s.first == 1
    assert match.trace(s).startswith("Turn(1")


def test_every_entry_tells_its_origin_and_known_names_are_kept() -> None:
    named = {card.id for card in CONTENT.cards if card.name_origin == "rulebook"}
    assert named == {"bomber", "gunslinger", "flame-maiden", "smuggler"}
    assert {card.origin for card in CONTENT.cards} == {"designed"}
    smuggler = next(card for card in CONTENT.civilians if card.id == "smuggler")
    assert smuggler.cost == 4
    assert all(card.cost == 5 for card in CONTENT.soldiers if card.name_origin == "rulebook")
    numbers = GAME.content()[0].entries("numbers.toml")["number"]
    assert {number["id"] for number in numbers if number["origin"] == "rulebook"} >= {"resource-limit", "discard"}
