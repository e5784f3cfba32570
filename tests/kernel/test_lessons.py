"""Lessons: records with a reason for every step of the learner, checked when they are read."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from regatta.game import Regatta

from ludarium import games
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.chance import seed_of
from ludarium.kernel.errors import RecordError
from ludarium.kernel.lessons import lesson_of
from ludarium.kernel.play import Play
from ludarium.kernel.record import record_of, write


def teaching(folder: Path, *notes: str) -> Regatta:
    """A regatta whose lesson has two answers, one of each seat, with these notes; `why` is a reason it can give."""
    game = Regatta()
    shutil.copytree(game.folder, folder, dirs_exist_ok=True)
    game.folder = folder
    play = Play(game.match(seats=2), seed_of(1))
    for ask, note in zip(list(play.asks), notes, strict=True):
        play.do(ask.seat, ask.actions[0], note)
    (folder / "first.txt").write_text(write(record_of(play, players=["You", "Grace"])), "utf-8")
    for language in LANGUAGES:
        (folder / "text" / language).mkdir()
        (folder / "text" / language / "lesson.ftl").write_text("why = Because.\n", "utf-8")
    return game


def test_a_lesson_knows_its_learner_and_their_steps(tmp_path: Path) -> None:
    lesson = lesson_of(teaching(tmp_path, "", "why"), "first")
    assert (lesson.learner, lesson.steps, lesson.players) == (1, 1, ("You", "Grace"))
    given = [number for number, answer in enumerate(lesson.answers) if answer.seat == 1]
    assert [lesson.number_of(given[0]), lesson.number_of(given[0] + 1)] == [1, 2]


@pytest.mark.parametrize(
    ("notes", "sentence"),
    [
        (("", ""), "exactly one seat"),
        (("why", "why"), "exactly one seat"),
        (("why-so", ""), "no reason in en: 'why-so'"),
    ],
)
def test_a_lesson_gives_a_reason_for_every_step(tmp_path: Path, notes: tuple[str, str], sentence: str) -> None:
    game = teaching(tmp_path, *notes)
    with pytest.raises(RecordError, match=sentence):
        lesson_of(game, "first")


@pytest.mark.parametrize(("name", "id"), [(name, id) for name in games.names() for id in games.get(name).lessons])
def test_the_lessons_of_every_game_hold(name: str, id: str) -> None:
    game = games.get(name)
    lesson = lesson_of(game, id)
    assert lesson.steps > 0
    assert f"{id}-title" in game.catalogue.messages("en")
