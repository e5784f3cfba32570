"""What was hidden is neither previewed nor taken back: foreseen events, agendas in hand and under their stacks."""

from __future__ import annotations

import pytest

from ludarium.games.voidfall.flow import Cycle, PlayAgenda
from ludarium.games.voidfall.moves.tokens import Rise
from ludarium.games.voidfall.state import DECK, HAND
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.chance import seed_of
from ludarium.kernel.play import Play
from ludarium.kernel.seats import SPECTATOR
from tests.games.voidfall.scenario import Scenario


def played(game: Scenario) -> Play:
    """The scenario's position, played on with undo; chance would be drawn."""
    play = Play(game.match, seed_of(1))
    game.s.events = []
    play.state = game.s
    return play


def is_open(play: Play, text: str) -> bool:
    """Whether an answer can be previewed, and whether it can be taken back once it is given: the same, always."""
    seat = play.asks[0].seat
    previewed = play.preview(seat, play.match.verbs.parse(text)) is not None
    play.do(seat, text)
    assert play.can_undo(seat) == previewed
    return previewed


def about_to_end_cycle_1(game: Scenario) -> None:
    """Seat 0 has one last thing to say, then the second cycle begins."""
    game.event("glorious-ascension")
    game.s.stack = [Cycle(1, 3), Rise(0, 1)]
    game.glory(0, 1)


@pytest.mark.rule("VF-CYC-04", "VF-CYC-06", "VF-CYC-11")
def test_the_event_another_seat_foresaw_is_not_told_by_the_answer_that_ends_the_cycle() -> None:
    game = Scenario()
    game.chance("peek dark-age", "peek war-effort")
    game.effect(1, "foresee")
    game.do("foresee war-effort")
    about_to_end_cycle_1(game)
    play = played(game)
    assert not is_open(play, "done")
    assert game.match.content.events[play.state.event].id == "war-effort"


@pytest.mark.rule("VF-CYC-04")
def test_a_foreseen_event_lies_open_once_its_cycle_has_begun() -> None:
    game = Scenario()
    game.chance("peek dark-age", "peek war-effort")
    game.effect(1, "foresee")
    game.do("foresee war-effort")
    shown = [game.match.view(game.s, viewer)["zones"]["foreseen"] for viewer in (0, 1, SPECTATOR)]
    assert shown == [[-1, None, -1], [-1, 11, -1], [-1, None, -1]]
    about_to_end_cycle_1(game)
    played(game).do(0, "done")
    assert [game.match.view(game.s, viewer)["zones"]["foreseen"][1] for viewer in (0, 1, SPECTATOR)] == [11] * 3


@pytest.mark.rule("VF-CYC-06")
def test_which_event_goes_on_top_can_be_thought_over() -> None:
    """Only the player who looks at them has seen the two, and nobody else sees one of them now."""
    game = Scenario()
    game.chance("peek dark-age", "peek war-effort")
    game.effect(1, "foresee")
    game.settled()
    assert is_open(played(game), "foresee war-effort")


@pytest.mark.rule("VF-AGE-05")
def test_which_drawn_agenda_to_keep_can_be_thought_over() -> None:
    game = Scenario()
    game.effect(0, "agenda")
    game.do("draw-agenda wealth")
    assert is_open(played(game), game.legal[0])


@pytest.mark.rule("VF-AGE-09")
def test_playing_an_agenda_shows_it_to_the_others() -> None:
    game = Scenario()
    game.turn(0)
    agenda = game.s.agenda_decks[0]
    game.s.agenda_decks = (*game.s.agenda_decks[1:DECK], EMPTY, *game.s.agenda_decks[DECK:])
    game.s.agenda_hands = (agenda, *game.s.agenda_hands[1:])
    assert game.s.agenda_hands[:HAND].count(EMPTY) == HAND - 1
    focuses = game.match.givens.kind_focuses[game.match.givens.agenda_kind[agenda]]
    game.s.focus = next(focus for focus in range(9) if focuses >> focus & 1)
    game.s.stack[-1] = PlayAgenda(0)
    assert not is_open(played(game), game.legal[0])


@pytest.mark.rule("VF-AGE-04")
def test_an_agenda_that_comes_up_from_under_its_stack_is_not_told_beforehand() -> None:
    """With the stack drawn, the new open card is known to the rules without any draw, and still to nobody else."""
    game = Scenario()
    kind = game.s.agenda_decks[:DECK]
    game.s.agenda_decks = (EMPTY,) * DECK + game.s.agenda_decks[DECK:]
    game.s.agenda_under = tuple(sorted(kind, key=lambda card: card == EMPTY)) + game.s.agenda_under[DECK:]
    game.effect(0, "agenda")
    assert not is_open(played(game), game.legal[0])
