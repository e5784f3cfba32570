"""Playing: every answer is checked, a refused one changes nothing, and undo stops at the barrier."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from regatta import GAME

from ludarium.kernel.chance import seed_of
from ludarium.kernel.errors import AmbiguousAction, IllegalAction, LudariumError, NotationError, UndoRefused
from ludarium.kernel.play import Play
from ludarium.kernel.seats import SPECTATOR


def new_play(seats: int = 2, seed: int = 1, edition: str = "second") -> Play:
    return Play(GAME.match(edition, seats), seed_of(seed))


def choose_any(play: Play) -> None:
    """Everybody chooses the first card of the hand; the current is rolled."""
    for seat in range(play.match.seats):
        play.do(seat, play.legal(seat)[0])


def snapshot(play: Play) -> tuple[Any, ...]:
    return play.match.digest(play.state), len(play.answers), len(play.happenings), [ask.actions for ask in play.asks]


def test_chance_has_dealt_before_anybody_is_asked() -> None:
    play = new_play(seats=3)
    assert [ask.seat for ask in play.asks] == [0, 1, 2]
    assert len(play.answers) == 18


def test_simultaneous_answers_come_in_any_order_and_open_together() -> None:
    play = new_play(seats=3)
    play.do(2, play.legal(2)[0])
    assert [ask.seat for ask in play.asks] == [0, 1]
    view = play.match.view(play.state, 0)
    assert view["sealed"] == [None, None, True]
    assert view["zones"]["chosen"] == [-1, -1, -1]
    play.do(0, play.legal(0)[0])
    play.do(1, play.legal(1)[0])
    assert -1 not in play.match.view(play.state, SPECTATOR)["zones"]["chosen"]


@pytest.mark.parametrize(
    ("seat", "text", "error", "says"),
    [
        (0, "anchor", IllegalAction, "seat 1 cannot 'anchor': the question is Choose; REG-TRM-01 forbids it"),
        (0, "choose w9", NotationError, "there is no wind 'w9'"),
        (0, "dance", NotationError, "there is no verb 'dance'"),
        (0, "choose", AmbiguousAction, "'choose' could mean several actions: choose w"),
    ],
)
def test_a_refused_answer_changes_nothing(seat: int, text: str, error: type[LudariumError], says: str) -> None:
    play = new_play()
    before = snapshot(play)
    with pytest.raises(error) as caught:
        play.do(seat, text)
    assert says in str(caught.value)
    assert snapshot(play) == before


def test_an_answer_out_of_turn_is_refused() -> None:
    play = new_play()
    choose_any(play)
    asked = play.asks[0].seat
    with pytest.raises(IllegalAction, match=f"seat {2 - asked} cannot 'anchor': seat {asked + 1} is asked now"):
        play.do(1 - asked, "anchor")


def test_a_refusal_names_the_rule() -> None:
    play = new_play()
    choose_any(play)
    asked = play.asks[0].seat
    with pytest.raises(IllegalAction) as caught:
        play.do(asked, "sail spaces=9")
    assert caught.value.rule == "REG-SAI-03"


def test_nothing_can_be_answered_after_the_end() -> None:
    play = new_play()
    while not play.over:
        play.do(play.asks[0].seat, play.asks[0].actions[-1])
    with pytest.raises(IllegalAction, match="the game is over"):
        play.do(0, "anchor")


def test_the_beginning_of_an_answer_is_enough_when_only_one_fits() -> None:
    play = new_play()
    choose_any(play)
    asked = play.asks[0].seat
    assert play.match.verbs.format(play.find(asked, "anchor")) == "anchor"


def test_a_sealed_answer_can_be_taken_back_until_another_seat_answers() -> None:
    play = new_play()
    before = snapshot(play)
    play.do(0, play.legal(0)[0])
    assert play.can_undo(0)
    assert not play.can_undo(1)
    play.undo(0)
    assert snapshot(play) == before
    play.do(0, play.legal(0)[0])
    play.do(1, play.legal(1)[0])
    with pytest.raises(UndoRefused, match="seat 1 cannot undo"):
        play.undo(0)


def test_nothing_can_be_taken_back_past_chance_or_a_reveal() -> None:
    play = new_play()
    choose_any(play)
    assert not any(play.can_undo(seat) for seat in range(2))


def test_sailing_can_be_taken_back_as_long_as_nobody_answered() -> None:
    play = new_play()
    choose_any(play)
    asked = play.asks[0].seat
    before = snapshot(play)
    play.do(asked, "anchor")
    play.reset_turn(asked)
    assert snapshot(play) == before
    with pytest.raises(UndoRefused):
        play.reset_turn(asked)


def test_a_preview_is_what_the_answer_leads_to_and_changes_nothing() -> None:
    play = new_play()
    choose_any(play)
    asked = play.asks[0].seat
    before = snapshot(play)
    for action in play.asks[0].actions:
        seen = play.preview(asked, action)
        assert snapshot(play) == before
        happened = play.do(asked, action)
        if seen is None:
            assert not play.can_undo(asked)
            return
        assert play.match.digest(seen[0]) == play.match.digest(play.state)
        assert seen[1] == happened
        play.undo(asked)


def test_nothing_hidden_shows_in_a_preview() -> None:
    play = new_play()
    assert play.preview(0, play.asks[0].actions[0]) is None, "the answer is sealed"
    assert play.preview(0, 0) is None, "chance's action is not an answer of a seat"
    choose_any(play)
    others = 1 - play.asks[0].seat
    assert play.preview(others, play.asks[0].actions[0]) is None


def test_only_the_owner_hears_what_was_drawn() -> None:
    play = new_play()
    names = {
        seat: {play.match.happenings.format(h.event).split()[0] for h in play.heard(seat)} for seat in (0, SPECTATOR)
    }
    assert names == {0: {"drew", "drew-hidden"}, SPECTATOR: {"drew-hidden"}}


@given(st.text(max_size=30))
def test_no_text_does_anything_but_answer_or_complain(text: str) -> None:
    play = new_play()
    before = snapshot(play)
    try:
        play.do(0, text)
    except LudariumError:
        assert snapshot(play) == before
    else:
        assert len(play.answers) == before[1] + 1


def test_a_note_that_would_break_the_record_is_refused() -> None:
    play = new_play()
    with pytest.raises(NotationError, match="a note may not contain"):
        play.do(0, play.legal(0)[0], note="a } b")
