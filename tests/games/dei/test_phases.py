"""PHS: rounds, phases, turns, and what ends them."""

from __future__ import annotations

import pytest

from ludarium.games.dei.verbs import TIMES
from ludarium.kernel.seats import CHANCE
from tests.games.dei.opening import Opening
from tests.games.dei.scenario import FACTIONS, Scenario

EDITIONS = pytest.mark.parametrize("edition", ["de", "en", "it"])


def turns(game: Scenario) -> list[tuple[int, int, str]]:
    """Play on without doing anything; every turn as (round, phase, faction)."""
    found: list[tuple[int, int, str]] = []
    while not game.over():
        if game.top("Turn") and game.s.stack[-1].ints()[1] == 0:
            found.append((game.s.round, game.s.phase + 1, game.asked()))
        game.do("done" if game.allows("done") else game.legal()[0])
    return found


@pytest.mark.rule("DEI-PHS-01", "DEI-PHS-02", "DEI-PHS-03", "DEI-PHS-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
@EDITIONS
def test_four_rounds_of_three_phases_in_which_everyone_takes_a_turn(edition: str, seats: int) -> None:
    game = Scenario(edition, seats)
    game.begin(1)
    played = turns(game)
    assert [(round, phase) for round, phase, _ in played] == [
        (round, phase) for round in (1, 2, 3, 4) for phase in (1, 2, 3) for _ in range(seats)
    ]
    for first in range(0, len(played), seats):
        assert sorted(faction for _, _, faction in played[first : first + seats]) == sorted(FACTIONS[:seats])
    assert game.s.round == 4
    assert game.refused_after_the_end() == "refusal-game-over"


@pytest.mark.rule("DEI-PHS-03")
def test_a_turn_is_both_cards_and_the_first_priority_begins() -> None:
    game = Scenario()
    game.order("farm-z", "ravagers", "auxilia", "refuge-42")
    game.begin(1)
    assert game.asked() == "farm-z"
    game.do("play dei017", "done")
    assert game.asked() == "farm-z"
    game.do("play dei018")
    game.shows("DEI-PHS-03", look="seats")
    game.do("done")
    assert game.asked() == "ravagers"
    assert [name for _, phase, name in turns(game)[:5] if phase == 1] == ["ravagers", "auxilia", "refuge-42"]


@pytest.mark.rule("DEI-PHS-04")
def test_start_figures_are_placed_once_before_the_first_phase() -> None:
    game = Opening()
    game.until("Place")
    assert game.refused("play dei001") == "DEI-PHS-03"
    asked = []
    while game.top("Place"):
        asked.append(game.asked())
        game.do(game.legal()[0])
    assert asked == FACTIONS
    assert (game.s.round, game.s.phase, game.top("Turn")) == (1, 0, True)
    game.begin(4)
    game.settle()
    assert (game.s.round, game.top("Turn")) == (2, True)


@pytest.mark.rule("DEI-PHS-05", "DEI-PHS-06")
def test_the_first_phase_has_no_extra_step() -> None:
    game = Scenario()
    game.control("ravagers", red=2)
    game.turn("ravagers", phase=1)
    game.shows("DEI-PHS-05", look="mine")
    game.unused("dei001", "dei002")
    assert game.asked() == "refuge-42"
    assert game.top("Turn")


@pytest.mark.rule("DEI-PHS-06")
def test_feats_are_learned_at_the_end_of_the_second_phase_and_at_no_other_time() -> None:
    game = Scenario()
    game.control("ravagers", red=2)
    for phase in (1, 2, 3):
        game.turn("ravagers", phase)
        assert game.refused("learn red") == "DEI-PHS-06"
        hand = game.hand("ravagers")
        game.do(f"play {hand[0]}")
        assert game.refused("learn red") == "DEI-PHS-06"
        game.do("done", f"play {hand[1]}", "done")
        assert game.top("Learn") is (phase == 2)
        assert game.allows("learn red") is (phase == 2)


@pytest.mark.rule("DEI-PHS-07")
@pytest.mark.parametrize(("cubes", "allowed"), [(1, False), (2, True), (4, True)])
@EDITIONS
def test_learning_needs_two_cubes_of_the_colour_at_that_moment(edition: str, cubes: int, allowed: bool) -> None:
    game = Scenario(edition)
    game.control("farm-z", blue=cubes, green=1, red=1)
    game.end("farm-z", phase=2)
    if edition == "en":
        game.settle()
        assert (game.s.learned[game.seat("farm-z") * 3 + 1] >= 0) is allowed
    else:
        assert game.top("Learn") is allowed
        assert not allowed or (game.allows("learn blue"), game.refused("learn green")) == (True, "DEI-PHS-07")


@pytest.mark.rule("DEI-PHS-07")
def test_cubes_lost_before_the_end_of_the_turn_do_not_help() -> None:
    game = Scenario()
    game.control("ravagers", red=2)
    post = game.outposts("red")[0]
    away = game.neighbours(post)[0]
    game.turn("ravagers", phase=2)
    game.do("play dei003", f"move {post} {away} scrappers=1", "done", "play dei002", "done")
    assert not game.top("Learn")


@pytest.mark.rule("DEI-PHS-08")
@pytest.mark.parametrize("edition", ["de", "it"])
def test_learning_is_optional_and_free(edition: str) -> None:
    game = Scenario(edition)
    game.feat("farm-z", "fortress")
    game.pad("farm-z", 3, 2)
    game.control("farm-z", red=2)
    game.end("farm-z", phase=2)
    assert game.legal() == ["learn red", "done"]
    game.do("done")
    seat = game.seat("farm-z")
    assert game.s.learned[seat * 3] == -1
    game.end("farm-z", phase=2, round=2)
    game.do("learn red")
    assert game.s.learned[seat * 3] == 2
    assert (game.resources("farm-z"), game.cubes("farm-z", "red")) == ((3, 2), 2)


@pytest.mark.rule("DEI-PHS-08")
def test_or_a_feat_unlocks_by_itself() -> None:
    game = Scenario("en")
    game.feat("farm-z", "fortress")
    game.control("farm-z", red=2)
    game.end("farm-z", phase=2)
    assert game.asked() == "auxilia"
    assert game.s.learned[game.seat("farm-z") * 3] == 2


@pytest.mark.rule("DEI-PHS-09")
@EDITIONS
def test_several_feats_in_one_turn(edition: str) -> None:
    game = Scenario(edition)
    game.control("farm-z", red=2, green=2, blue=1)
    game.end("farm-z", phase=2)
    if edition != "en":
        assert game.legal() == ["learn red", "learn green", "done"]
        game.do("learn green", "learn red")
    game.settle()
    seat = game.seat("farm-z")
    assert [feat >= 0 for feat in game.s.learned[seat * 3 : seat * 3 + 3]] == [True, False, True]
    assert game.asked() == "auxilia"


@pytest.mark.rule("DEI-PHS-10")
@EDITIONS
def test_control_is_read_anew_between_two_feats(edition: str) -> None:
    """Two red and one green; a second green outpost is tied. Field Knowledge wins the tie, and green may follow."""
    game = Scenario(edition)
    game.feat("farm-z", "field-knowledge")
    game.control("farm-z", red=2, green=2)
    game.put("ravagers", game.outposts("green")[1], scrappers=1)
    assert game.cubes("farm-z", "green") == 1
    game.end("farm-z", phase=2)
    if edition != "en":
        assert game.refused("learn green") == "DEI-PHS-07"
        game.do("learn red")
        assert game.legal() == ["learn green", "done"]
        game.do("learn green")
    game.settle()
    seat = game.seat("farm-z")
    assert game.cubes("farm-z", "green") == 2
    assert [feat >= 0 for feat in game.s.learned[seat * 3 : seat * 3 + 3]] == [True, False, True]


@pytest.mark.rule("DEI-PHS-11")
def test_a_feat_just_learned_is_used_from_the_next_phase_on() -> None:
    game = Scenario()
    game.feat("farm-z", "delivery-bot")
    game.feat("farm-z", "fortress")
    game.pad("farm-z", 5, 5)
    game.control("farm-z", red=2, green=2)
    game.put("farm-z", game.outposts("red")[0], refuges=1)
    game.end("farm-z", phase=2)
    game.do("learn green", "learn red")
    # What lasts works at once, actions do not: the turn is over.
    assert game.strength("farm-z", game.outposts("red")[0]) == 3
    assert game.asked() == "auxilia"
    game.turn("farm-z", phase=3)
    assert game.legal("order")


@pytest.mark.rule("DEI-PHS-11")
def test_a_feat_just_learned_cannot_order_while_another_is_learned() -> None:
    game = Scenario()
    game.feat("farm-z", "delivery-bot")
    game.pad("farm-z", 5, 5)
    game.control("farm-z", red=2, green=2)
    game.end("farm-z", phase=2)
    game.do("learn green")
    card = game.card_id(game.s.market[2])
    assert game.refused(f"order {card} technology=1") == "DEI-PHS-11"


@pytest.mark.rule("DEI-PHS-12")
def test_the_third_phase_ends_with_a_mission() -> None:
    game = Scenario()
    game.turn("ravagers", phase=3)
    game.unused("dei001", "dei002")
    assert (game.top("ChooseMission"), game.asked()) == (True, "ravagers")
    before = game.points("ravagers")
    game.do("mission technology")
    assert game.points("ravagers") == before + 1
    assert (game.top("Turn"), game.asked()) == (True, "refuge-42")


@pytest.mark.rule("DEI-PHS-13")
@EDITIONS
def test_in_round_4_a_seat_counts_its_supply_before_the_next_one_plays(edition: str) -> None:
    """DEI-PHS-13: also where a book speaks of the end of the game. Five cubes are five supplies, whoever takes one
    later."""
    game = Scenario(edition)
    game.control("refuge-42", red=2, blue=2, green=1)
    game.pad("refuge-42", 0, 0)
    game.pad("farm-z", 0, 0)
    game.missions("technology energy outposts-red scrappers", "constructions drone-cards outposts garrisons-red")
    game.used("refuge-42", 2, 3, 4)
    game.used("farm-z", 2, 3, 4)
    game.end("refuge-42", phase=3, round=4)
    game.do("mission technology")
    assert game.points("refuge-42") == 5
    post = game.outposts("red")[0]
    here = next(r for r in game.neighbours(post) if not game.s.terrain.has_post[game.number(r)])
    game.put("farm-z", here, scrappers=2)
    assert game.asked() == "farm-z"
    game.card("farm-z", "move", phase=3, round=4)
    game.do(f"move {here} {post} scrappers=2")
    assert (game.cubes("refuge-42", "red"), game.cubes("farm-z", "red")) == (1, 1)
    game.end("farm-z", phase=3, round=4)
    game.do("mission technology")
    assert (game.points("refuge-42"), game.points("farm-z")) == (5, 1)


@pytest.mark.rule("DEI-PHS-13")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_no_supply_count_before_round_4(round: int) -> None:
    game = Scenario()
    game.control("ravagers", red=3)
    game.pad("ravagers", 0, 0)
    game.missions("technology energy outposts scrappers", "constructions drone-cards outposts-red garrisons-red")
    game.end("ravagers", phase=3, round=round)
    game.do("mission technology")
    assert game.points("ravagers") == 0


@pytest.mark.rule("DEI-PHS-14")
def test_the_order_stays_through_the_round_whatever_is_scored() -> None:
    game = Scenario()
    game.order("farm-z", "ravagers", "auxilia", "refuge-42")
    game.pad("farm-z", 9, 0)
    game.missions("technology energy outposts scrappers", "constructions drone-cards outposts-red garrisons-red")
    game.end("farm-z", phase=3)
    game.do("mission technology")
    assert game.points("farm-z") == 9
    assert (game.asked(), game.turn_order()) == ("ravagers", ["farm-z", "ravagers", "auxilia", "refuge-42"])


@pytest.mark.rule("DEI-PHS-15")
def test_nothing_is_asked_after_round_4() -> None:
    game = Scenario()
    game.begin(4, round=4)
    assert game.over()
    game.begin(4, round=3)
    assert not game.over()


# Why not


def test_every_verb_has_its_time() -> None:
    game = Scenario()
    assert len(TIMES) == len(game.match.verbs.verbs)
    assert set(TIMES) <= set(game.match.game.rules.rules)


@pytest.mark.parametrize(
    ("question", "options"),
    [
        ("Lay", {"layout": "free"}),
        ("Factions", {}),
        ("Draft", {"feat_draft": "yes"}),
        ("Place", {}),
        ("Plan", {"planning": "yes"}),
        ("Turn", {}),
        ("Turn", {"planning": "yes"}),
        ("Card", {}),
        ("Learn", {}),
        ("ChooseMission", {}),
        ("ChooseMission", {"rebellion": "yes"}),
    ],
)
def test_a_refusal_names_a_rule_whatever_is_tried(question: str, options: dict[str, str]) -> None:
    game = Opening("de", 4, **options)
    while not game.top(question):
        game.deal(game.offered()[0] if not game.top("Card") else "done")
        if question == "Learn" and game.top("Turn") and not game.cubes("ravagers", "red"):
            game.control("ravagers", red=4)
    assert game.ask.seat != CHANCE
    for number, verb in enumerate(game.match.verbs.verbs):
        for values in ([0] * len(verb.args), [min(1, arg.kind.most) for arg in verb.args]):
            action = game.match.verbs.pack(verb.name, values)
            refusal = game.match.why_not(game.s, game.ask.seat, action)
            assert refusal is None or refusal.rule in game.match.game.rules.rules, (number, game.text(action))
