"""Cycles, turns, the evaluation phase and events."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.clean_up import CleanUp
from ludarium.games.voidfall.evaluation_phase import Decrees, Evaluation, Upkeep, take_back
from ludarium.games.voidfall.flow import Boxes, Cycle, renew
from ludarium.games.voidfall.vocabulary import INNOVATION
from ludarium.kernel.chance import seed_of
from ludarium.kernel.engine import advance
from ludarium.kernel.play import Play
from tests.games.voidfall.scenario import Scenario
from tests.games.voidfall.test_cards import gain
from tests.recorded import random_play


def told(play: Play, name: str) -> list[str]:
    texts = [play.match.happenings.format(happening.event) for happening in play.happenings]
    return [text for text in texts if text.split()[0] == name]


@pytest.mark.rule(because="the course of a whole game shows them together")
@pytest.mark.rule(
    "VF-CYC-01", "VF-CYC-02", "VF-CYC-04", "VF-CYC-07", "VF-CYC-11", "VF-FOC-01", "VF-FOC-02", "VF-EVA-24"
)
@pytest.mark.rule("VF-EVT-01", "VF-FOC-03", "VF-CYC-10")
def test_three_cycles_with_as_many_rounds_as_their_events_say() -> None:
    play = random_play(GAME.match("competitive", 3), 11)
    assert told(play, "cycle") == ["cycle cycle=1", "cycle cycle=2", "cycle cycle=3"]
    names = [text.split()[1] for text in told(play, "event")]
    drawn = [event for name in names for event in GAME.content()[1].events if event.id == name]
    assert [event.cycle for event in drawn] == [1, 2, 3]
    assert len(told(play, "round")) == sum(event.rounds for event in drawn)
    assert len(told(play, "turn")) == 3 * sum(event.rounds for event in drawn)


@pytest.mark.rule("VF-CYC-09", "VF-SET-19", "VF-TEC-15")
def test_from_cycle_2_a_token_leaves_and_the_order_follows_influence() -> None:
    game = Scenario(seats=3)
    game.s.influence = [30, 10, 20]
    game.s.cycle = 2
    renew(game.s)
    assert (game.s.order, game.s.trade_board, game.s.boxed) == ((1, 2, 0), 11, 1)
    first = game.s.improved
    game.s.cycle = 3
    renew(game.s)
    assert sum(game.s.improved) == 4
    assert not any(a and b for a, b in zip(first, game.s.improved, strict=True))
    game.s.influence, game.s.order = [20, 10, 10], (2, 1, 0)
    game.s.trade_board, game.s.boxed = 0, 12
    renew(game.s)
    assert game.s.order == (2, 1, 0), "equals keep their order"
    assert (game.s.trade_board, game.s.boxed) == (0, 12), "no token is left to leave"
    fixed = Scenario(seats=3, turn_order="fixed")
    fixed.s.influence, fixed.s.cycle = [30, 10, 20], 2
    renew(fixed.s)
    assert fixed.s.order == (0, 1, 2)


@pytest.mark.rule("VF-CYC-06", "VF-EVT-10")
def test_foresight_looks_at_two_events_and_sets_the_next() -> None:
    game = Scenario()
    game.chance("peek dark-age", "peek war-effort")
    game.effect(0, "foresee")
    assert game.legal == ["foresee dark-age", "foresee war-effort"]
    game.do("foresee war-effort")
    view = game.match.view(game.s, 1)["zones"]
    assert view["foreseen"] == [-1, None, -1]
    assert game.match.view(game.s, 0)["zones"]["foreseen"][1] == 11
    game.chance("peek adaptation")
    game.effect(1, "foresee")
    assert game.legal == ["foresee war-effort", "foresee adaptation"], "the one on top, and the next"
    game.do("foresee war-effort")
    game.s.stack = [Cycle(2, 0)]
    game.s.pending = None
    advance(game.s)
    assert game.match.content.events[game.s.event].id == "war-effort"


@pytest.mark.rule("VF-CYC-06")
def test_nothing_is_foreseen_where_events_are_fixed_or_none_is_to_come() -> None:
    first = Scenario(edition="tutorial")
    first.effect(0, "foresee")
    assert first.over()
    last = Scenario()
    last.s.cycle = 3
    last.effect(0, "foresee")
    assert last.over()


@pytest.mark.rule(because="one event is carried out from top to bottom")
@pytest.mark.rule("VF-CYC-05", "VF-EVT-03", "VF-EVT-13", "VF-EVT-14", "VF-EVT-15", "VF-EVT-06")
def test_event_boxes_run_top_to_bottom_for_each_player_all_or_nothing() -> None:
    game = Scenario(event="imminent-destiny")
    game.s.stack = [Cycle(1, 1), Boxes(0, 0)]
    game.s.pending = None
    assert all(text.startswith("place s") for text in game.legal), "a solid box cannot be declined"
    target = int(game.legal[0].split()[1][1:])
    before = game.s.installations[target * 3 + 1], game.s.reclaim_at[target]
    game.do(game.legal[0])
    assert (game.s.installations[target * 3 + 1], game.s.reclaim_at[target]) == (before[0] + 1, before[1] + 1)
    game.do(game.legal[0])
    assert game.s.offer_corrupt == (1, 0, 0, 0)
    assert game.legal == ["use activate", "use deploy", "done"], "a dashed box can"
    game.s.void = [0] * game.match.givens.n
    game.s.stack = [Cycle(1, 1), Boxes(0, 0)]
    game.s.pending = None
    assert game.legal == ["use activate", "use deploy", "done"], "without a target the instruction is ignored"


@pytest.mark.rule("VF-FOC-04", "VF-FOC-22", "VF-EVA-22", "VF-EVA-23", "VF-END-06")
def test_focus_cards_go_to_the_discard_pile_and_come_back() -> None:
    game = Scenario()
    game.turn(0)
    game.do("select production", "done")
    assert game.s.discard[0] == 1 << 4
    game.turn(0)
    game.shows("VF-FOC-22")
    assert game.refused("select production") == "VF-FOC-04"
    take_back(game.s, 0)
    assert game.s.discard[0] == 0
    assert game.s.hand[0] >> 4 & 1
    assert game.s.hand[0] >> INNOVATION & 1
    game.s.cycle = 2
    take_back(game.s, 0)
    assert game.s.hand[0] == 511


@pytest.mark.rule("VF-FOC-05")
def test_a_player_without_cards_has_no_turn() -> None:
    from ludarium.games.voidfall.flow import Rounds

    game = Scenario(event="imminent-destiny")
    game.s.hand = (0, game.s.hand[1])
    game.s.stack = [Cycle(1, 2), Rounds(1, 0)]
    game.s.pending = None
    assert game.ask.seat == 1


@pytest.mark.rule("VF-FOC-08", "VF-FOC-09")
def test_a_selection_may_be_taken_back_until_something_is_revealed() -> None:
    play = Play(GAME.match("tutorial", 2), seed_of(1))
    while type(play.state.stack[-1]).__name__ != "Select":
        play.do(play.asks[0].seat, play.asks[0].actions[-1])
    seat = play.asks[0].seat
    play.do(seat, "select production")
    assert play.can_undo(seat)
    play.undo(seat)
    assert play.match.verbs.format(play.asks[0].actions[0]) == "select conquest"
    play.do(seat, "select production")
    play.do(seat, "done")
    play.do(play.asks[0].seat, "select production")
    assert not play.can_undo(seat), "another player has decided meanwhile"
    drawing = Play(GAME.match("tutorial", 2), seed_of(1))
    while type(drawing.state.stack[-1]).__name__ != "Select":
        drawing.do(drawing.asks[0].seat, drawing.asks[0].actions[-1])
    for answer in ("select conquest", "act action=1"):
        drawing.do(seat, answer)
    while "draw-agenda might" not in [drawing.match.verbs.format(a) for a in drawing.asks[0].actions]:
        drawing.do(seat, drawing.asks[0].actions[0])
    assert drawing.can_undo(seat)
    drawing.do(seat, "draw-agenda might")
    assert not drawing.can_undo(seat), "new cards were seen"


@pytest.mark.rule("VF-FOC-10", "VF-FOC-11", "VF-FOC-12", "VF-FOC-14", "VF-FOC-17")
def test_two_actions_in_any_order_each_once_and_a_third_with_a_token() -> None:
    game = Scenario()
    game.give(0, food=5, energy=5)
    game.turn(0)
    game.do("select production", "act action=1", "use produce", "done", "act", "advance society")
    assert game.refused("act action=2") == "VF-FOC-10"
    assert game.refused("act") == "VF-FOC-12"
    game.s.tokens[0], game.s.trade_board = 1, 5
    game.give(0, food=1, energy=1)
    game.s.hand = (511, 511)
    game.turn(0)
    game.do("select production token", "act", "done", "act action=1", "use produce", "done")
    game.do("act action=2", "done")
    assert game.s.done == 0b111
    assert game.legal == ["done"]


@pytest.mark.rule("VF-FOC-18")
def test_what_comes_before_is_finished_before_what_follows() -> None:
    game = Scenario()
    game.give(0)
    game.s.influence[0] = 0
    game.effect(0, "2x(grow) & 1I per population")
    game.do(f"grow s{game.home(0)}")
    assert game.s.influence[0] == 0
    grown = sum(game.s.population[sector] for sector in range(game.match.givens.n) if game.s.owner[sector] == 0) + 1
    game.shows("VF-FOC-18")
    game.do(f"grow s{game.outpost(0)}")
    assert game.over()
    assert game.s.influence[0] == grown, "both have grown before anything is counted"


@pytest.mark.rule("VF-FOC-15", "VF-FOC-16")
def test_a_green_line_gives_any_and_a_red_line_one() -> None:
    game = Scenario()
    game.give(0)
    game.effect(0, "1F + 1E")
    game.do("use energy")
    assert game.legal == ["use food", "done"]
    game.do("use food")
    assert (game.stock(0)["food"], game.stock(0)["energy"]) == (1, 1)
    game.effect(0, "1F | 1E")
    game.do("use food")
    assert game.over()
    game.effect(0, "1F & 1E")
    assert game.over()
    assert (game.stock(0)["food"], game.stock(0)["energy"]) == (3, 2)


@pytest.mark.rule("VF-FOC-17")
def test_the_last_part_of_a_green_line_may_be_declined_whatever_it_is() -> None:
    game = Scenario()
    game.effect(0, "activate 1 + trade")
    game.do("use activate")
    assert game.legal == ["use trade", "done"]
    game.effect(0, "activate 1 + foresee")
    game.do("use activate")
    assert game.legal == ["use foresee", "done"]


@pytest.mark.rule("VF-FOC-22", "VF-FOC-24", "VF-FOC-25", "VF-FOC-27")
def test_clean_up_asks_in_its_order() -> None:
    game = Scenario()
    game.s.tokens[0], game.s.trade_board = 3, 3
    game.put(0, game.home(0), corvette=7)
    game.glory(0, 1, 1, 1, 2, 2)
    gain(game, 0, "augmented-armada")
    game.turn(0)
    game.do("select production token", "play-agenda augmented-armada", "done")
    assert isinstance(game.s.stack[-1], CleanUp)
    assert game.s.discard[0] == 0
    game.do(f"recall s{game.home(0)} corvette")
    assert game.legal == ["discard-glory value=1", "discard-glory value=2"]
    assert game.s.discard[0] == 0, "the limits come before the focus card"
    game.do("discard-glory value=1")
    assert (game.s.discard[0], game.s.flipped) == (1 << 4, 1), "the focus card before the agenda"
    game.shows("VF-FOC-24")
    game.do("attach field=1")
    assert (game.s.flipped, game.s.trade_board) == (0, 4), "the flipped token goes back first"
    game.shows("VF-FOC-25")
    assert game.legal[-1] == "place-tokens tokens=2", "the agenda just attached holds one of the others"


@pytest.mark.rule("VF-FLT-20")
def test_clean_up_leaves_the_sectors_of_others_alone() -> None:
    game = Scenario()
    game.put(1, game.home(1), corvette=7)
    game.turn(0)
    game.do("select production", "done")
    assert game.top("Select")
    assert game.power(game.home(1)) == 7


def upkeep(game: Scenario, seat: int = 0) -> None:
    game.s.stack = [Cycle(1, 3), Evaluation(2, 0), Upkeep(seat)]
    game.s.pending = None


@pytest.mark.rule("VF-EVA-07", "VF-EVA-08", "VF-EVA-11", "VF-EVA-01")
def test_upkeep_is_paid_with_food_or_two_of_energy_and_materials() -> None:
    game = Scenario()
    game.give(0, food=1, energy=2, materials=2)
    upkeep(game)
    assert game.legal == [
        "upkeep energy=2 materials=2",
        "upkeep food=1 materials=2",
        "upkeep food=1 energy=1 materials=1",
        "upkeep food=1 energy=2",
    ]
    game.do("upkeep food=1 energy=1 materials=1")
    assert game.stock(0) == {"food": 0, "energy": 1, "materials": 1, "credits": 0, "science": 0}
    assert game.s.paid[0] == 1


@pytest.mark.rule("VF-EVA-09", "VF-EVA-10", "VF-RES-07", "VF-EVA-11")
def test_what_can_be_paid_must_be_and_the_rest_costs_influence() -> None:
    game = Scenario()
    game.give(0, food=1, credits=9, science=9)
    game.s.paid = (1, 1)
    upkeep(game)
    advance(game.s)
    assert (game.stock(0)["food"], game.stock(0)["credits"], game.s.influence[0]) == (0, 9, 7)
    assert game.s.paid[0] == 0, "what was paid in the cycle before does not count"
    game.give(0, food=2, energy=2, credits=3)
    upkeep(game)
    assert game.refused("upkeep credits=2") == "VF-EVA-09"
    assert game.refused("upkeep food=1") == "VF-EVA-11"


def test_an_improved_data_refinery_pays_upkeep_with_credits() -> None:
    game = Scenario()
    game.technology(0, "data-refinery")
    game.give(0, credits=1)
    upkeep(game)
    advance(game.s)
    assert (game.stock(0)["credits"], game.s.influence[0]) == (1, 4), "the basic card pays nothing"
    game.technology(0, "data-refinery", improved=True)
    upkeep(game)
    advance(game.s)
    assert (game.stock(0)["credits"], game.s.influence[0]) == (0, 4), "one credit for both points"


def decrees(game: Scenario, event: str, seat: int = 0) -> None:
    game.event(event)
    game.s.stack = [Cycle(1, 3), Evaluation(2, 0), Decrees(seat)]
    game.s.pending = None


@pytest.mark.rule(because="the evaluation and the events state the same thing")
@pytest.mark.rule("VF-EVA-13", "VF-EVA-14", "VF-EVT-02", "VF-EVT-09", "VF-EVT-16", "VF-EVT-04", "VF-EVT-05")
def test_of_two_fulfilled_decrees_one_is_taken() -> None:
    game = Scenario()
    game.put(0, game.home(0), corvette=6)
    game.s.tracks = (2, *game.s.tracks[1:])
    decrees(game, "remnants-of-the-domineum")
    assert game.legal == ["decree", "decree number=1", "done"]
    game.do("decree number=1")
    assert game.legal == ["use credits", "use trade", "done"]
    decrees(game, "remnants-of-the-domineum", 1)
    assert game.legal != ["decree", "decree number=1", "done"], "what others have does not count"


@pytest.mark.rule("VF-EVA-15", "VF-EVA-19", "VF-EVA-20", "VF-POP-12")
def test_a_multiple_decree_pays_as_often_as_it_is_fulfilled_for_pure_things() -> None:
    game = Scenario()
    game.sector(game.outpost(0), shipyard=1, defence=1)
    decrees(game, "war-effort")
    game.shows("VF-EVA-15", "VF-EVA-20")
    game.do("decree number=1")
    assert game.s.influence[0] == 10 + 2 * 3, "with the printed shipyard of the home"
    game.corrupt(0, f"s{game.outpost(0)}")
    decrees(game, "war-effort")
    game.do("decree number=1")
    assert game.s.influence[0] == 16 + 2


@pytest.mark.rule("VF-EVT-12")
def test_an_events_special_rule_lasts_for_its_cycle() -> None:
    game = Scenario(event="face-of-evil")
    game.corrupt(0, "society")
    game.effect(0, "purify")
    game.do("purify society")
    assert game.s.kept[0] == 1
    game.give(0)
    decrees(game, "face-of-evil")
    game.do("decree", "use food")
    assert game.stock(0)["food"] == 2
    game.event("dark-age")
    game.corrupt(0, "society")
    game.effect(0, "purify")
    game.do("purify society")
    assert game.s.kept[0] == 1


def test_events_change_what_actions_of_preferred_focuses_cost() -> None:
    game = Scenario("belitan", "cortozaar", event="adapt-and-overcome")
    game.give(0, energy=1, science=1)
    game.turn(0)
    game.do("select politics", "act")
    assert sum(game.stock(0).values()) == 0
    game.event("radiant-future")
    game.give(0, credits=1)
    game.turn(0)
    game.do("select progress", "act action=1")
    assert sum(game.stock(0).values()) == 0
