"""Civilization tracks and trade tokens."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall.atoms import trade_slot
from ludarium.games.voidfall.counting import upkeep
from ludarium.games.voidfall.moves.cards import improved_limit
from ludarium.games.voidfall.position import track_level
from ludarium.games.voidfall.state import NOBODY
from ludarium.kernel.cells import with_value
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_cards import attach


def at_space(game: Scenario, society: int = 0, government: int = 0, economy: int = 0) -> None:
    for track, space in enumerate((society, government, economy)):
        game.s.tracks = with_value(game.s.tracks, track, space)
    game.s.pending = None


@pytest.mark.rule("VF-CIV-01", "VF-CIV-02", "VF-CIV-03", "VF-CIV-04")
def test_advancing_moves_one_space_and_gives_its_reward() -> None:
    game = Scenario()
    game.give(0)
    game.effect(0, "advance any")
    assert game.legal == ["advance society", "advance government", "advance economy", "done"]
    game.do("advance society")
    assert game.s.tracks[0] == 1
    assert (game.stock(0)["credits"], game.stock(0)["science"]) == (1, 1)


@pytest.mark.rule("VF-CIV-13")
def test_an_arrow_moves_on_at_once() -> None:
    game = Scenario()
    game.effect(0, "advance economy")
    game.do("advance economy")
    assert game.s.tracks[2] == 2
    assert game.s.tokens[0] == 1, "space 2 gives a trade token"


@pytest.mark.rule("VF-CIV-05", "VF-CIV-10", "VF-CIV-11", "VF-CIV-15", "VF-COR-04")
def test_a_corrupted_track_advances_without_reward_and_still_counts() -> None:
    game = Scenario()
    game.give(0)
    game.corrupt(0, "society", "economy")
    game.effect(0, "advance society")
    game.do("advance society")
    assert game.s.tracks[0] == 1
    assert game.stock(0)["credits"] == 0
    game.effect(0, "advance economy")
    game.do("advance economy")
    assert (game.s.tracks[2], game.s.tokens[0]) == (2, 0), "chains still move"
    assert improved_limit(game.s, 0) == 1
    game.corrupt(0)
    assert game.stock(0)["credits"] == 0


@pytest.mark.rule("VF-CIV-06", "VF-CIV-07", "VF-CIV-08", "VF-CIV-09")
def test_levels_set_the_limit_of_improved_technologies() -> None:
    game = Scenario()
    assert improved_limit(game.s, 0) == 0
    at_space(game, 2)
    assert improved_limit(game.s, 0) == 1
    at_space(game, 4, 3)
    assert improved_limit(game.s, 0) == 3
    at_space(game, 7, 7, 7)
    assert improved_limit(game.s, 0) == 6


@pytest.mark.rule("VF-CIV-12")
def test_the_last_space_is_the_end_and_high_levels_ask_for_fleet_power() -> None:
    game = Scenario()
    at_space(game, 7)
    game.effect(0, "advance society")
    assert game.over()
    at_space(game, 5)
    game.active(0, 1)
    game.effect(0, "advance society")
    game.do("advance society", "done")
    assert (game.s.tracks[0], game.s.active[0]) == (6, 0)
    game.effect(0, "advance society")
    game.shows("VF-CIV-12")
    game.do("advance society", f"recall s{game.home(0)} corvette")
    assert (game.s.tracks[0], game.s.active[0], game.power(game.home(0))) == (7, 0, 1)
    assert game.s.influence[0] == 30
    game.technology(0, "cloning", improved=True)
    at_space(game, 6)
    game.effect(0, "advance society")
    game.do("advance society")
    assert game.power(game.home(0)) == 1


@pytest.mark.rule("VF-CIV-07", "VF-CIV-08", "VF-CIV-12")
def test_levels_begin_at_the_second_fourth_sixth_and_last_space() -> None:
    game = Scenario()
    found = []
    for space in range(8):
        at_space(game, space)
        found.append(track_level(game.s, 0, 0))
    assert found == [0, 0, 1, 1, 2, 2, 3, 4]


@pytest.mark.rule("VF-CIV-12", "VF-FLT-08")
def test_without_any_fleet_power_no_track_enters_level_three() -> None:
    game = Scenario()
    game.put(0, game.outpost(0))
    game.hold(NOBODY, game.outpost(0))
    game.put(0, game.home(0))
    game.active(0, 0)
    at_space(game, 5, 4, 0)
    game.effect(0, "advance any")
    assert game.legal == ["advance government", "advance economy", "done"]
    game.technology(0, "cloning")
    game.effect(0, "advance any")
    assert "advance society" not in game.legal, "the basic card waives nothing"
    game.technology(0, "cloning", improved=True)
    game.effect(0, "advance any")
    assert "advance society" in game.legal


@pytest.mark.rule("VF-CIV-12", "VF-FLT-13")
def test_fleet_power_recalled_for_a_level_can_cost_its_sector() -> None:
    game = Scenario()
    outpost = game.outpost(0)
    game.put(0, outpost, corvette=1)
    game.glory(0, 3)
    game.active(0, 0)
    at_space(game, 5)
    game.effect(0, "advance society")
    game.do("advance society", f"recall s{outpost} corvette", "done")
    assert (game.s.tracks[0], game.s.active[0], game.s.owner[outpost]) == (6, 0, -1)
    assert sum(game.s.glory[:5]) == 0


def test_the_least_advanced_track_is_meant_and_a_tie_leaves_the_choice() -> None:
    game = Scenario()
    at_space(game, 4, 1, 2)
    game.effect(0, "advance least")
    assert game.legal == ["advance government", "done"]
    at_space(game, 1, 3, 1)
    game.effect(0, "advance least")
    assert game.legal == ["advance society", "advance economy", "done"]


@pytest.mark.rule("VF-CIV-13")
@pytest.mark.parametrize(("active", "answers", "space", "left"), [
    (2, ["advance society"], 7, 0), (2, ["done"], 6, 1), (1, [], 6, 0),
])  # fmt: skip
def test_an_arrow_into_the_last_level_is_followed_only_for_fleet_power(
    active: int, answers: list[str], space: int, left: int
) -> None:
    game = Scenario("shiveus", "belitan", scenario="far-harvest")
    game.put(0, game.outpost(0))
    game.hold(NOBODY, game.outpost(0))
    game.put(0, game.home(0))
    game.active(0, active)
    at_space(game, 5)
    game.effect(0, "advance society")
    game.do("advance society", *answers)
    assert game.over()
    assert (game.s.tracks[0], game.s.active[0]) == (space, left)


@pytest.mark.rule("VF-CIV-14")
def test_rewards_may_be_declined() -> None:
    game = Scenario()
    at_space(game, 1)
    game.effect(0, "advance society")
    game.do("advance society", "done")
    assert game.s.population[game.home(0)] == 2


@pytest.mark.rule("VF-CIV-16", "VF-CIV-14")
def test_a_trade_token_that_is_the_whole_reward_is_taken_and_only_its_bonus_declined() -> None:
    game = Scenario()
    game.give(0)
    game.s.tracks = with_value(game.s.tracks, 2, 3)
    game.s.trade_board, game.s.boxed = 3, 3
    game.effect(0, "advance economy")
    game.shows("VF-CIV-16")
    game.do("advance economy")
    assert (game.s.tracks[2], game.s.tokens[0], game.s.trade_board) == (4, 1, 2)
    assert game.legal[-1] == "done"
    game.do("done")
    assert game.over()


@pytest.mark.rule("VF-TRD-09", "VF-TRD-10", "VF-TRD-14")
def test_the_lowest_token_is_taken_with_its_bonus_or_a_lower_one() -> None:
    game = Scenario()
    game.give(0)
    game.effect(0, "trade")
    assert game.over()
    assert (game.s.tokens[0], game.s.trade_board, game.stock(0)["science"]) == (1, 5, 1)
    game.s.trade_board, game.s.boxed = 3, 2
    game.effect(0, "trade")
    assert game.legal == ["bonus", "bonus slot=1", "bonus slot=2", "bonus slot=3", "done"]
    game.do("bonus slot=3")
    assert game.legal == ["use credits", "use science", "done"]


@pytest.mark.rule("VF-TRD-12", "VF-TRD-13", "VF-TRD-14")
def test_the_board_is_one_counter_for_both_ways_of_filling_it() -> None:
    two = Scenario()
    assert [slot for n in (6, 5, 1) if (slot := _slot(two, n)) >= 0] == [0, 1, 5]
    three = Scenario(seats=3)
    assert [_slot(three, n) for n in (12, 11, 10, 5, 1)] == [0, 0, 1, 3, 5]


def _slot(game: Scenario, tokens: int) -> int:
    game.s.trade_board = tokens
    return trade_slot(game.s)


@pytest.mark.rule(because="one turn follows the tokens all the way")
@pytest.mark.rule("VF-TRD-01", "VF-TRD-02", "VF-TRD-03", "VF-TRD-05", "VF-TRD-06", "VF-FOC-06")
def test_a_token_flipped_for_a_third_action_returns_and_others_are_placed() -> None:
    game = Scenario()
    game.s.tokens[0], game.s.trade_board = 2, 4
    game.turn(0)
    game.do("select production token")
    assert (game.s.tokens[0], game.s.flipped) == (1, 1)
    assert game.refused("select progress token") == "VF-TRD-03"
    game.do("done")
    assert game.legal == ["place-tokens", "place-tokens tokens=1"]
    game.do("place-tokens tokens=1")
    assert (game.s.tokens[0], game.s.flipped, game.s.trade_board) == (1, 0, 5)
    game.turn(1)
    assert "select production token" not in game.legal
    assert game.refused("select production token") == "VF-FOC-06"


@pytest.mark.rule("VF-TRD-06", "VF-TRD-07", "VF-TRD-08", "VF-TRD-16", "VF-TRD-18")
def test_there_is_room_for_one_token_on_each_agenda() -> None:
    game = Scenario()
    game.s.tokens[0], game.s.trade_board = 3, 3
    game.s.agendas = with_value(game.s.agendas, 2, 0)
    game.s.agenda_decks = tuple(-1 if a == 0 else a for a in game.s.agenda_decks)
    game.s.agenda_offer = tuple(-1 if a == 0 else a for a in game.s.agenda_offer)
    game.turn(0)
    game.do("select production", "done")
    assert game.legal[-1] == "place-tokens tokens=2", "start agenda and the one on the corrupted field"
    game.shows("VF-TRD-18")
    game.do("place-tokens tokens=2")
    assert game.s.trade_board == 4
    game.technology(0, "escape-pods")
    game.s.tokens[0], game.s.trade_board = 4, 2
    game.turn(0)
    game.do("select progress", "done")
    assert game.legal[-1] == "place-tokens tokens=3"


@pytest.mark.rule("VF-TRD-17", "VF-EVA-03")
def test_a_token_covers_both_symbols_of_an_agenda_and_one_in_the_pods_covers_none() -> None:
    game = Scenario()
    game.technology(0, "escape-pods")
    attach(game, 0, 1, "high-society")
    found = []
    for tokens in range(4):
        game.s.tokens[0], game.s.trade_board = tokens, 6 - tokens
        found.append(upkeep(game.s, 0))
    assert found == [4, 2, 0, 0]


@pytest.mark.rule("VF-TRD-04")
def test_a_token_given_up_as_a_cost_returns_at_once() -> None:
    game = Scenario()
    game.s.tokens[0], game.s.trade_board = 1, 5
    game.effect(0, "(return-token -> 1I)")
    game.do("use influence")
    assert (game.s.tokens[0], game.s.trade_board, game.s.influence[0]) == (0, 6, 11)
    game.s.flipped, game.s.trade_board = 1, 5
    game.effect(0, "(return-token -> 1I)")
    assert game.over(), "a flipped one pays for nothing else"


@pytest.mark.rule("VF-TRD-05", "VF-TRD-06", "VF-TRD-12")
def test_with_trade_nexus_tokens_returned_at_clean_up_give_the_bonus_of_their_place() -> None:
    game = Scenario()
    game.technology(0, "trade-nexus")
    game.give(0)
    game.s.tokens[0], game.s.trade_board = 2, 4
    game.turn(0)
    game.do("select production token", "done")
    assert game.legal == ["bonus", "bonus slot=1", "done"], "the flipped token lies on the second slot again"
    game.do("done", "place-tokens")
    assert (game.s.trade_board, game.stock(0)["science"]) == (6, 1), "the other one on the first"


def test_trade_nexus_gives_a_bonus_for_a_returned_token_and_a_token_for_overproduction() -> None:
    game = Scenario()
    game.technology(0, "trade-nexus")
    game.give(0)
    game.s.tokens[0], game.s.trade_board = 1, 5
    game.effect(0, "(return-token -> 1I)")
    game.do("use influence")
    assert game.stock(0)["science"] == 1
    game.technology(0, "trade-nexus", improved=True)
    game.give(0, food=15)
    game.s.used = 0
    game.effect(0, "produce F")
    assert game.legal == ["use influence", "use token"]
    game.do("use token")
    assert game.s.tokens[0] == 1
