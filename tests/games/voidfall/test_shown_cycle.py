"""Turns, cycles, the evaluation and the end of the game as the examples of their rules show them."""

from __future__ import annotations

import pytest

from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_cards import attach
from tests.games.voidfall.test_scoring import evaluating
from tests.games.voidfall.test_shown_war import last_turn


def quiet() -> Scenario:
    """Nobody is struck by the void."""
    game = Scenario(event="glorious-ascension")
    game.s.void = [0] * game.match.givens.n
    return game


def ending(first: int, second: int) -> Scenario:
    """The second player is asked last, with these amounts of influence."""
    game = Scenario(event="war-effort")
    game.s.void = [0] * game.match.givens.n
    for seat in (0, 1):
        game.give(seat, food=9)
    evaluating(game, 3)
    game.do("done")
    game.s.influence = [first, second]
    return game


@pytest.mark.rule(because="the last answer of a game ends it")
@pytest.mark.rule("VF-GOAL-01", "VF-GOAL-02", "VF-END-01", "VF-END-02", "VF-CYC-08", "VF-END-05")
def test_the_most_influence_wins_after_the_evaluation_of_cycle_3() -> None:
    game = ending(60, 55)
    game.give(0, food=15, energy=15, materials=15, credits=15, science=15)
    game.shows("VF-GOAL-01", "VF-GOAL-02", "VF-END-01", "VF-END-02", "VF-CYC-08", "VF-END-05")
    game.do("done")
    assert game.match.winners(game.s) == [1], "8 points of the start agenda decide, what is left over does not"


@pytest.mark.rule("VF-GOAL-03", "VF-END-03", "VF-COR-12")
def test_a_tie_goes_to_the_least_corruption() -> None:
    game = ending(58, 50)
    game.corrupt(1, "society", "field-3")
    game.shows("VF-GOAL-03", "VF-END-03", "VF-COR-12", look="house")
    game.do("done")
    assert game.match.winners(game.s) == [0], "one marker against two"


@pytest.mark.rule("VF-GOAL-04", "VF-END-04")
def test_a_tie_with_as_much_corruption_is_shared() -> None:
    game = ending(58, 50)
    game.shows("VF-GOAL-04", "VF-END-04")
    game.do("done")
    assert game.match.winners(game.s) == [0, 1]


@pytest.mark.rule("VF-CYC-01", "VF-CYC-04", "VF-CYC-07", "VF-CYC-09", "VF-SET-19")
def test_the_last_answer_of_an_evaluation_opens_the_next_cycle() -> None:
    game = Scenario(event="war-effort")
    game.s.void = [0] * game.match.givens.n
    for seat in (0, 1):
        game.give(seat, food=9)
    evaluating(game)
    game.do("done")
    game.s.influence = [40, 20]
    game.shows("VF-CYC-01", "VF-CYC-04", "VF-CYC-07", "VF-CYC-09", "VF-SET-19")
    game.do("done")
    assert (game.s.cycle, game.s.order) == (2, (1, 0))


@pytest.mark.rule("VF-EVA-23")
def test_innovation_is_in_hand_in_cycle_2() -> None:
    game = quiet()
    game.give(0, food=2)
    last_turn(game)
    game.do("done")
    game.shows("VF-EVA-23", look="hand")
    game.do("select innovation")
    assert game.s.cycle == 2


@pytest.mark.rule("VF-EVA-22")
def test_a_card_played_in_cycle_1_is_in_hand_again() -> None:
    game = quiet()
    game.give(0, food=2)
    last_turn(game)
    game.s.discard = (game.s.hand[0] & 1, 0)
    game.s.hand = (game.s.hand[0] & ~1, game.s.hand[1])
    game.do("done")
    game.shows("VF-EVA-22", look="hand")
    game.do("select conquest")
    assert game.s.cycle == 2


@pytest.mark.rule("VF-EVA-10")
def test_an_unpaid_point_of_upkeep_costs_three_influence() -> None:
    game = quiet()
    game.give(0, food=1)
    last_turn(game)
    game.shows("VF-EVA-10")
    game.do("done")
    assert game.s.influence[0] == 10 - 3 + 8


@pytest.mark.rule("VF-RES-03")
def test_influence_does_not_fall_below_zero() -> None:
    game = quiet()
    game.give(0)
    game.s.influence[0] = 4
    last_turn(game)
    game.shows("VF-RES-03")
    game.do("done")
    assert game.s.influence[0] == 8, "of 6 only 4 could be lost"


@pytest.mark.rule("VF-EVA-04")
def test_a_full_sector_costs_upkeep_for_its_last_guild_slot() -> None:
    game = quiet()
    game.give(0, food=3, energy=2)
    game.sector(game.outpost(0), farmers=1, engineers=1, miners=1)
    last_turn(game)
    game.do("done")
    game.shows("VF-EVA-04", look=str(game.outpost(0)))
    game.do("upkeep food=3")
    assert game.stock(0)["food"] == 0


@pytest.mark.rule("VF-EVA-05")
def test_a_sector_full_of_installations_costs_upkeep() -> None:
    game = quiet()
    game.give(0, food=3, energy=2)
    game.sector(game.outpost(0), farmers=0, engineers=0, miners=0, shipyard=1, defence=2)
    last_turn(game)
    game.do("done")
    game.shows("VF-EVA-05", look=str(game.outpost(0)))
    game.do("upkeep food=3")
    assert game.stock(0)["food"] == 0


@pytest.mark.rule("VF-AGE-17", "VF-COR-02")
def test_an_agenda_on_a_corrupted_field_does_not_score() -> None:
    game = Scenario(event="war-effort")
    game.s.void = [0] * game.match.givens.n
    game.give(0, food=9)
    attach(game, 0, 3, "multiple-energy-sources")
    evaluating(game)
    before = game.s.influence[0]
    game.shows("VF-AGE-17", "VF-COR-02", look="agendas")
    game.do("done")
    assert game.s.influence[0] == before + 8, "the start agenda alone"


@pytest.mark.rule("VF-EVA-17", "VF-EVA-18", "VF-EVA-21")
def test_every_goal_of_a_pure_agenda_gives_influence() -> None:
    game = Scenario(event="war-effort")
    game.s.void = [0] * game.match.givens.n
    game.give(0, food=9)
    attach(game, 0, 1, "multiple-energy-sources")
    evaluating(game)
    game.shows("VF-EVA-17", "VF-EVA-18", "VF-EVA-21", look="agendas")
    game.do("done")
    assert game.s.agendas[0] >= 0, "it stays"


@pytest.mark.rule("VF-FOC-02", "VF-FOC-03")
def test_a_turn_ends_with_its_clean_up_and_the_next_player_begins() -> None:
    from ludarium.games.voidfall.flow import Cycle, Rounds, Select

    game = Scenario(event="glorious-ascension")
    game.turn(0)
    game.s.stack = [Cycle(1, 2), Rounds(1, 1), Select(0)]
    game.do("select production")
    game.shows("VF-FOC-02", "VF-FOC-03")
    game.do("done")
    assert (game.ask.seat, game.s.discard[0] > 0) == (1, True)


@pytest.mark.rule("VF-EVA-03")
def test_the_symbols_of_the_start_agenda_cost_upkeep() -> None:
    game = quiet()
    game.give(0, food=2, energy=2)
    last_turn(game)
    game.do("done")
    game.shows("VF-EVA-03", look="agendas")
    game.do("upkeep food=2")
    assert game.stock(0)["food"] == 0
