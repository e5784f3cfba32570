"""The first game step by step: the annotated record of cycle 1 replays, and every step of the player has its reason."""

from __future__ import annotations

from ludarium.games.voidfall import GAME
from ludarium.games.voidfall.state import Void
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.engine import Rng, playout
from ludarium.kernel.record import match_of, read_file, replay

LESSON = read_file(GAME.folder / "lesson.txt")


def test_the_lesson_leads_through_cycle_1_of_the_first_game() -> None:
    play = replay(LESSON, match_of(LESSON, GAME))
    state = play.state
    assert isinstance(state, Void)
    assert (play.match.edition.id, state.cycle, play.over) == ("tutorial", 2, False)
    assert state.influence[0] > state.influence[1]


def test_every_step_of_the_player_says_why_in_every_language() -> None:
    play = replay(LESSON, match_of(LESSON, GAME))
    notes = [answer.note for answer in play.answers if answer.seat == 0]
    assert notes == [f"lesson-{number:02}" for number in range(1, len(notes) + 1)]
    for language in LANGUAGES:
        assert all(GAME.catalogue.say(language, note) for note in notes)
    assert f"lesson-{len(notes) + 1:02}" not in GAME.catalogue.messages("en")


def test_after_the_lesson_play_is_free() -> None:
    play = replay(LESSON, match_of(LESSON, GAME))
    state = play.state.clone()
    playout(state, Rng(1), play.match.longest)
    assert state.stack == []
