"""No answer can be previewed or taken back that shows anybody what was hidden from them, wherever it comes out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pytest
from regatta import GAME, events, flow, verbs
from regatta.atoms import draw
from regatta.game import Regatta, RegattaMatch
from regatta.state import HAND, Race

from ludarium.kernel.asks import Ask
from ludarium.kernel.chance import seed_of
from ludarium.kernel.conformance import check_game
from ludarium.kernel.editions import Edition
from ludarium.kernel.errors import BrokenLaw
from ludarium.kernel.play import Play
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import only
from ludarium.kernel.state import UNANSWERED, Frame, Together
from ludarium.kernel.views import Sights, Zone


def card(s: Race) -> int:
    """What only seat 1 sees: the smallest card of its hand."""
    return s.hands[HAND]


class Spy(Frame[Race]):
    """Seat 0 answers something harmless before the first round; what it comes to is up to a subclass."""

    def __init__(self, seat: int = 0, told: int = 0) -> None:
        self.seat: Final = seat
        self.told: Final = told

    def ints(self) -> list[int]:
        return [self.seat, self.told]

    def step(self, s: Race) -> Ask | None:
        return Ask(self.seat, [verbs.ANCHOR])

    def answer(self, s: Race, action: int) -> None:
        s.finish()


def spied_on(spy: type[Frame[Race]]) -> Regatta:
    """The good game with the hands dealt, but a spy comes before the first round."""

    class Spied(RegattaMatch):
        frames = (*flow.FRAMES, spy)

        def start(self) -> Race:
            s = Race(self.givens)
            for seat, wind in ((0, 0), (0, 1), (1, 4), (1, 5)):
                draw(s, seat, wind)
            s.call(flow.Choose())
            s.call(spy())
            return s

    class Game(Regatta):
        def build(self, edition: Edition, seats: int, options: Mapping[str, str], content: Any) -> RegattaMatch:
            return Spied(super().build(edition, seats, options, content).givens, content)

    return Game()


def complaint(spy: type[Frame[Race]]) -> str:
    with pytest.raises(BrokenLaw) as caught:
        check_game(spied_on(spy), games=3, only=[TableRequest.of("regatta", "second", 2, {"storm": "no"})])
    return str(caught.value)


def test_a_harmless_question_keeps_the_law() -> None:
    report = check_game(spied_on(Spy), games=3, only=[TableRequest.of("regatta", "second", 2, {"storm": "no"})])
    assert report.checks["secrets"] > 20


def test_a_hidden_card_copied_into_an_open_zone_is_found() -> None:
    class Copies(Spy):
        def answer(self, s: Race, action: int) -> None:
            s.current = card(s)
            s.finish()

    text = complaint(Copies)
    assert "breaks the law of 'secrets': 'anchor' can be taken back, and shows seat" in text


def test_a_hidden_card_told_in_an_event_is_found() -> None:
    class Tells(Spy):
        def answer(self, s: Race, action: int) -> None:
            events.current(s, card(s))
            s.finish()

    assert "shows seat" in complaint(Tells)


def test_a_hidden_card_in_the_numbers_of_a_frame_is_found() -> None:
    class Carries(Spy):
        def answer(self, s: Race, action: int) -> None:
            if self.told:
                s.finish()
            else:
                s.become(Carries(0, 1 + card(s)))

    assert "shows seat" in complaint(Carries)


def test_a_turn_that_hangs_on_a_hidden_card_is_found() -> None:
    class Passes(Spy):
        def answer(self, s: Race, action: int) -> None:
            if self.told:
                s.finish()
            else:
                s.become(Passes(1 if card(s) == 4 else 0, 1))

    assert "shows seat" in complaint(Passes)


def test_a_barrier_that_hangs_on_a_hidden_card_is_found() -> None:
    class Rolls(Spy):
        def answer(self, s: Race, action: int) -> None:
            s.finish()
            if card(s) != 4:
                s.chosen = [s.hands[0], s.hands[1]]
                s.hands[0] = s.hands[1] = -1
                s.become(flow.Roll())

    assert "whether 'anchor' can be undone reveals to seat 0 what it cannot see" in complaint(Rolls)


def test_an_event_about_a_hidden_answer_is_found() -> None:
    """Only seat 0 may know the answer, and yet everyone hears of it."""

    class Babbles(Spy):
        def step(self, s: Race) -> Ask | None:
            return Ask(0, [verbs.ROLL | 1, verbs.ROLL | 2], None, only(0))

        def answer(self, s: Race, action: int) -> None:
            events.current(s, verbs.roll_current(action))
            s.finish()

    assert "sees an answer that is hidden from it" in complaint(Babbles)


# What the kernel bars by itself


def test_a_card_played_into_a_zone_without_a_pool_is_a_barrier() -> None:
    """The open zone need not be declared: it is enough that the card has left the hand."""

    class Plays(Spy):
        def answer(self, s: Race, action: int) -> None:
            s.boats[1], s.hands[HAND], s.hands[HAND + 1] = card(s), s.hands[HAND + 1], -1
            s.finish()

    play = Play(spied_on(Plays).match("second", 2), seed_of(1))
    assert play.preview(0, verbs.ANCHOR) is None
    play.do(0, "anchor")
    assert not play.can_undo(0)


def test_opening_what_others_have_sealed_is_a_barrier() -> None:
    """Their answers may come out anywhere, here in an open zone and with no chance in between."""

    class Bid(Together[Race]):
        def seats(self, s: Race) -> list[int]:
            return [0, 1]

        def ask_of(self, s: Race, seat: int) -> Ask:
            return Ask(seat, [verbs.ROLL | 1, verbs.ROLL | 2], None, only(seat), True)

        def open(self, s: Race, answers: list[int]) -> None:
            s.current = answers[0] - verbs.ROLL
            s.finish()

    play = Play(spied_on(Bid).match("second", 2), seed_of(1))
    play.do(0, verbs.ROLL | 2)
    assert play.can_undo(0)
    play.do(1, verbs.ROLL | 1)
    assert play.state.sealed == [UNANSWERED, UNANSWERED]
    assert not play.can_undo(1)


def test_the_end_of_a_game_is_a_barrier() -> None:
    """The seed and all hidden answers are open then."""
    play = Play(GAME.match("second", 2), seed_of(1))
    while not play.over:
        play.do(play.asks[0].seat, play.legal(play.asks[0].seat)[0])
    assert not any(play.can_undo(seat) for seat in (0, 1))


def test_a_thing_that_stays_hidden_in_its_pool_is_no_reveal() -> None:
    """Looked at by one seat and kept by it: the others see no face before and none after."""

    class Looks(Spy):
        def answer(self, s: Race, action: int) -> None:
            s.hands[:3] = sorted([*s.hands[:2], s.chosen[0]])
            s.chosen[0] = -1
            s.finish()

    chosen = Zone("chosen", lambda s, viewer: [viewer == 0] * 2, "looked-at", pool_at=lambda s, cell: "wind")
    match = spied_on(Looks).match("second", 2)
    match.sights = Sights((*[zone for zone in match.zones if zone.name != "chosen"], chosen), 2)
    play = Play(match, seed_of(1))
    play.state.chosen[0] = play.state.deck[0]
    play.state.deck = [*play.state.deck[1:], -1]
    play.do(0, "anchor")
    assert play.can_undo(0)
