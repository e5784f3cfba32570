"""OPT: the five optional rules, one by one and together."""

from __future__ import annotations

from itertools import combinations

import pytest

from ludarium.games.dei import GAME
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.engine import Rng, playout
from tests.games.dei.opening import Opening
from tests.games.dei.scenario import FACTIONS, Scenario

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])
OPTIONS = ["no-choice", "feat-draft", "planning", "confrontation", "rebellion"]
BOARD = ("technology outposts scrappers energy", "constructions drone-cards outposts-red garrisons-red")


# 1: No choice


@pytest.mark.rule("DEI-OPT-01")
@EDITIONS
def test_no_choice_opens_four_missions_one_in_each_column(edition: str) -> None:
    game = Opening(edition, no_choice="yes")
    game.until("DealMissions")
    game.deal("deal-mission energy", "deal-mission outposts", "deal-mission technology", "deal-mission scrappers")
    assert not game.top("DealMissions")
    assert game.s.missions == (4, 2, 3, 5, EMPTY, EMPTY, EMPTY, EMPTY)
    game.until("Turn")
    game.end("farm-z", phase=3)
    assert game.legal() == ["mission outposts", "mission technology", "mission energy", "mission scrappers"]


@pytest.mark.rule("DEI-OPT-02")
def test_with_no_choice_the_columns_stay_free() -> None:
    game = Scenario(no_choice="yes")
    game.missions("technology outposts energy scrappers")
    game.pad("farm-z", 0, 2)
    game.end("farm-z", phase=3)
    game.do("mission energy")  # column 3 in round 1, on time
    assert game.points("farm-z") == 4
    game.end("farm-z", phase=3, round=2)
    assert game.refused("mission energy") == "DEI-MIS-15"
    assert game.legal() == ["mission outposts", "mission technology", "mission scrappers"]


# 2: Feat draft


@pytest.mark.rule("DEI-OPT-03")
@EDITIONS
def test_feats_are_drafted_colour_by_colour_from_all_tokens(edition: str) -> None:
    game = Opening(edition, feat_draft="yes")
    game.until("Draft")
    assert len(game.offered()) == 18
    game.do("draft sky-boots")
    assert game.refused("draft bombing") == "DEI-OPT-04"
    assert game.refused("draft sky-boots") == "DEI-OPT-04"
    assert game.legal() == [
        f"draft {feat}" for feat in ("field-engineer", "underground-shortcut", "outnumber", "drop-pod", "remote-drive")
    ]
    # Everybody sees who took what.
    seat = game.s.feats.index(8) // 3
    assert game.seen("feats", FACTIONS[(seat + 1) % 4])[seat * 3 + 1] == 8
    game.do("draft drop-pod", "draft outnumber", "draft remote-drive")
    assert {text.split()[1] for text in game.legal()} == {f.id for f in game.match.content.feats if f.colour != "blue"}
    while game.top("Draft"):
        game.do(game.legal()[0])
    assert all(game.s.feats[i] // 6 == i % 3 for i in range(12))


@pytest.mark.rule("DEI-OPT-04")
@EDITIONS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_draft_order(edition: str, seats: int) -> None:
    """German: ABCD, DCBA, ABCD. English and Italian: from the last seat back to the first, for each colour."""
    game = Opening(edition, seats, feat_draft="yes")
    game.until("Draft")
    order = game.turn_order()
    back = order[::-1]
    asked = []
    while game.top("Draft"):
        asked.append(game.asked())
        game.do(game.legal()[0])
    assert asked == ([*order, *back, *order] if edition == "de" else back * 3)


@pytest.mark.rule("DEI-OPT-04")
def test_whoever_starts_a_pass_picks_its_colour() -> None:
    game = Opening(feat_draft="yes")
    game.until("Draft")
    game.do("draft caravan", "draft bombing", "draft fortress", "draft trojan-horses")
    assert game.asked() == game.turn_order()[-1]
    assert len(game.legal()) == 12
    game.do("draft trading-post")
    assert len(game.legal()) == 5
    assert game.refused("draft sky-boots") == "DEI-OPT-04"


# 3: Planning


def planned(edition: str = "de") -> Scenario:
    """All seats have laid two cards for phase 1."""
    game = Scenario(edition, planning="yes")
    game.begin(1)
    game.seal("auxilia", "plan dei025 dei026")
    game.seal("ravagers", "plan dei004 dei001")
    game.seal("farm-z", "plan dei017 dei018")
    game.seal("refuge-42", "plan dei009 dei010")
    return game


@pytest.mark.rule("DEI-OPT-05")
@EDITIONS
def test_all_seats_plan_at_the_same_time_and_in_secret(edition: str) -> None:
    game = Scenario(edition, planning="yes")
    game.begin(1)
    assert game.top("Plan")
    view = game.match.view(game.s, game.seat("farm-z"))
    assert view["asked"] == [0, 1, 2, 3]
    assert game.seen("hands", "farm-z")[:8] == [None] * 8
    game.seal("ravagers", "plan dei004 dei001")
    # That the Ravagers have chosen is known, what they chose is not.
    view = game.match.view(game.s, game.seat("farm-z"))
    assert (view["asked"], view["sealed"]) == ([1, 2, 3], [True, None, None, None])
    game.seal("farm-z", "plan dei017 dei018")
    game.seal("auxilia", "plan dei025 dei026")
    game.seal("refuge-42", "plan dei009 dei010")
    assert game.seen("planned", "farm-z")[:2] == [None, None]
    assert game.seen("planned", "ravagers")[:2] == [3, 0]
    game.do("turn-up")
    assert game.seen("played", "farm-z")[0] == 3


@pytest.mark.rule("DEI-OPT-05")
def test_a_plan_comes_before_every_action_phase() -> None:
    game = planned()
    for phase in (1, 2, 3):
        assert game.s.phase == phase - 1
        while not game.top("Plan") and game.s.round == 1:
            game.do("done" if game.allows("done") else game.legal()[0])
        for name in FACTIONS:
            cards = game.hand(name)
            game.seal(name, f"plan {cards[0]} {cards[1]}")
    assert (game.s.round, game.s.phase) == (2, 0)


@pytest.mark.rule("DEI-OPT-05")
def test_a_plan_holds_two_different_cards_of_the_own_hand() -> None:
    game = Scenario(planning="yes")
    game.begin(1)
    for text in ("plan dei001 dei001", "plan dei001 dei009", "plan-one dei001", "play dei001"):
        refusal = game.match.why_not(game.s, game.seat("ravagers"), game.code(text))
        assert refusal is not None
        assert refusal.rule in ("DEI-OPT-05", "DEI-PHS-03")


@pytest.mark.rule("DEI-OPT-06")
@EDITIONS
def test_one_of_the_two_may_stay_face_down_to_buy(edition: str) -> None:
    game = planned(edition)
    game.pad("ravagers", 9, 0)
    assert game.legal() == ["turn-up", "keep-down"]
    game.do("keep-down")
    assert game.legal("buy")
    # What lies there stays secret.
    assert game.seen("played", "farm-z")[0] is None
    game.do("done")
    assert game.legal() == ["turn-up"]
    assert game.refused("keep-down") == "DEI-CRD-09"


@pytest.mark.rule("DEI-OPT-06", "DEI-OPT-08")
def test_the_second_card_may_stay_down_instead() -> None:
    game = planned()
    game.pad("ravagers", 9, 0)
    game.do("turn-up")
    if game.top("Card"):
        game.do("done")
    assert game.legal() == ["turn-up", "keep-down"]
    game.do("keep-down", game.legal_after("keep-down", "buy")[0])
    game.begin(4)
    game.settle()
    assert game.bin("ravagers") == ["dei001"]


@pytest.mark.rule("DEI-OPT-07")
@EDITIONS
def test_a_card_bought_is_usable_only_from_the_next_phase(edition: str) -> None:
    game = planned(edition)
    game.pad("ravagers", 9, 0)
    game.do("keep-down")
    bought = game.legal("buy")[0].split()[1]
    game.do(game.legal("buy")[0])
    if game.top("Card"):
        game.do("done")
    assert bought in game.hand("ravagers")
    assert game.legal() == ["turn-up"]
    assert game.refused(f"play {bought}") == "DEI-OPT-08"
    while not game.top("Plan"):
        game.do("done" if game.allows("done") else game.legal()[0])
    game.seal("ravagers", f"plan {bought} dei002")


@pytest.mark.rule("DEI-OPT-08")
def test_planned_cards_are_binding_lower_slot_first() -> None:
    game = planned()
    assert game.refused("play dei005") == "DEI-OPT-08"
    assert game.refused("play dei001") == "DEI-OPT-08"
    game.do("turn-up")
    assert game.s.played[:2] == [3, EMPTY]
    if game.top("Card"):
        game.do("done")
    game.do("turn-up")
    assert game.s.played[:2] == [3, 0]


@pytest.mark.rule("DEI-OPT-05", "DEI-OPT-08")
def test_with_one_card_left_one_is_planned_and_with_none_nothing() -> None:
    game = Scenario(planning="yes")
    game.recycle("ravagers", *(f"dei00{number}" for number in range(1, 8)))
    game.recycle("farm-z", *(f"dei0{number}" for number in range(17, 25)))
    game.begin(1)
    assert game.match.view(game.s, 0)["asked"] == [0, 1, 3]
    game.seal("ravagers", "plan-one dei008")
    game.seal("refuge-42", "plan dei009 dei010")
    game.seal("auxilia", "plan dei025 dei026")
    game.do("turn-up")
    while game.asked() == "ravagers":
        game.do("stay" if game.allows("stay") else "done")
    assert game.asked() == "refuge-42"
    while game.asked() == "refuge-42":
        game.do("done" if game.allows("done") else "turn-up")
    assert game.asked() == "auxilia"


# 4: Confrontation


def confrontation(round: int, edition: str = "de") -> Scenario:
    game = Scenario(edition, confrontation="yes")
    game.order("farm-z", "auxilia", "refuge-42", "ravagers")
    game.missions(*BOARD)
    game.end("ravagers", phase=3, round=round)
    return game


@pytest.mark.rule("DEI-OPT-09")
@EDITIONS
def test_with_confrontation_missions_follow_all_cards_in_turn_order(edition: str) -> None:
    game = confrontation(1, edition)
    game.end("farm-z", phase=3)
    assert (game.top("Turn"), game.asked()) == (True, "auxilia")
    game.end("ravagers", phase=3)
    asked = []
    while game.top("ChooseMission"):
        asked.append(game.asked())
        game.do("mission technology")
    assert asked == ["farm-z", "auxilia", "refuge-42", "ravagers"]
    assert (game.s.round, game.s.phase) == (2, 0)


@pytest.mark.rule("DEI-OPT-09")
def test_with_confrontation_points_are_those_of_the_position_after_all_cards() -> None:
    game = confrontation(1)
    game.put("farm-z", game.outposts("red")[0], scrappers=1)
    game.end("farm-z", phase=3)
    assert game.asked() == "auxilia"
    game.put("auxilia", game.outposts("red")[0], scrappers=2)
    game.end("ravagers", phase=3)
    game.do("mission outposts-red", "mission outposts-red")
    assert (game.points("farm-z"), game.points("auxilia")) == (0, 3)


@pytest.mark.rule("DEI-OPT-10")
@EDITIONS
def test_with_confrontation_all_count_their_supply_at_the_end(edition: str) -> None:
    game = confrontation(4, edition)
    for name in FACTIONS:
        game.pad(name, 0, 0)
    game.control("farm-z", blue=2)
    game.pad("farm-z", 4, 3)
    game.control("ravagers", green=1)
    game.end("ravagers", phase=3, round=4)
    game.do("mission constructions")
    # Nothing is counted in between.
    assert game.points("farm-z") == 0
    game.do("mission constructions", "mission constructions", "mission constructions")
    assert game.over()
    assert game.match.scores(game.s) == [1, 0, 7, 0]


@pytest.mark.rule("DEI-OPT-09")
@pytest.mark.parametrize("edition", ["en", "it"])
def test_abraham_still_collects_at_the_end_of_his_own_turn(edition: str) -> None:
    """DEI-LDR-10: not after all turns."""
    game = confrontation(1, edition)
    here, _ = game.street()
    game.put("ravagers", here, champion=True)
    game.lying(here, 1)
    game.order("ravagers", "farm-z", "auxilia", "refuge-42")
    game.end("ravagers", phase=3)
    assert (game.asked(), game.top("Search")) == ("ravagers", True)
    game.do(f"collect {here}")
    assert (game.asked(), game.top("Turn")) == ("farm-z", True)


# 5: Rebellion


@pytest.mark.rule("DEI-OPT-11")
@EDITIONS
def test_with_rebellion_a_mission_may_be_left_out(edition: str) -> None:
    game = Scenario(edition, rebellion="yes")
    game.missions(*BOARD)
    game.pad("farm-z", 5, 0)
    game.end("farm-z", phase=3)
    assert len(game.legal("mission")) == 8
    game.do("skip-mission")
    assert (game.points("farm-z"), game.columns("farm-z"), game.asked()) == (0, [], "auxilia")


@pytest.mark.rule("DEI-OPT-11")
def test_without_rebellion_nobody_may() -> None:
    game = Scenario()
    game.end("ravagers", phase=3)
    assert game.refused("skip-mission") == "DEI-MIS-20"
    game.turn("ravagers")
    assert game.refused("skip-mission") == "DEI-OPT-11"


@pytest.mark.rule("DEI-OPT-12")
def test_a_round_left_out_is_not_made_up_for() -> None:
    game = Scenario(rebellion="yes")
    game.missions(*BOARD)
    game.pad("farm-z", 6, 0)
    game.end("farm-z", phase=3, round=1)
    game.do("skip-mission")
    game.end("farm-z", phase=3, round=2)
    game.do("mission technology")  # column 1 is late now: 2 for 3
    assert game.points("farm-z") == 4
    # One mission, and the turn is over.
    assert game.asked() == "auxilia"
    game.end("farm-z", phase=3, round=3)
    assert game.refused("mission constructions") == "DEI-MIS-15"
    game.do("skip-mission")
    game.end("farm-z", phase=3, round=4)
    game.do("mission energy")
    assert game.columns("farm-z") == [1, 4]


# Together


@pytest.mark.rule("DEI-OPT-13")
@EDITIONS
@pytest.mark.parametrize(
    "chosen", [c for number in range(6) for c in combinations(OPTIONS, number)], ids=lambda c: "+".join(c) or "none"
)
def test_options_may_be_combined(edition: str, chosen: tuple[str, ...]) -> None:
    match = GAME.match(edition, 3, dict.fromkeys(chosen, "yes"))
    s = match.start()
    assert playout(s, Rng(len(chosen)), match.longest) < match.longest
    assert not s.stack
    assert match.laws(s) == []
    givens = match.start().givens
    on = [givens.no_choice, givens.draft, givens.planning, givens.confrontation, givens.rebellion]
    assert [option for option, chosen_now in zip(OPTIONS, on, strict=True) if chosen_now] == list(chosen)


@pytest.mark.rule("DEI-OPT-13")
def test_all_five_at_once() -> None:
    game = Opening("de", 4, **dict.fromkeys((option.replace("-", "_") for option in OPTIONS), "yes"))
    game.until("Draft")
    assert game.s.missions[4:] == (EMPTY,) * 4
    game.until("Plan")
    for name in FACTIONS:
        game.seal(name, f"plan {game.hand(name)[0]} {game.hand(name)[1]}")
    assert game.legal() == ["turn-up", "keep-down"]
    order = game.turn_order()
    game.end(order[-1], phase=3)
    asked = []
    while game.top("ChooseMission"):
        asked.append(game.asked())
        assert len(game.legal("mission")) == 4
        game.do("skip-mission")
    assert asked == order
    assert [game.columns(name) for name in order] == [[]] * 4
