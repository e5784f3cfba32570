"""Notebooks show the picture of the terminal, or the zones with hidden things unnamed, where a game has no drawing."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ludarium import games
from ludarium.kernel.chance import seed_of
from ludarium.kernel.drawing import COLUMNS, Drawing, printed
from ludarium.kernel.ink import BOLD, DIM, ansi, ink
from ludarium.kernel.play import Play


def texts(svg: str) -> list[str]:
    return [str(node.text) for node in ElementTree.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


def test_an_onlooker_sees_zones_but_no_hidden_faces() -> None:
    play = Play(games.get("regatta").match(seats=2), seed_of(1))
    shown = texts(play._repr_svg_())
    assert shown[0] == "Regatta · First printing"
    assert {"Hand", "Boat", "Deck"} <= set(shown)
    assert "? ×5" in shown
    assert not any("wind of strength" in text for text in shown)


def test_a_seat_sees_its_own_hand_in_its_language() -> None:
    play = Play(games.get("regatta").match(seats=2), seed_of(1))
    assert any(text.startswith("Wind der Stärke") for text in texts(play.drawing(0, "de").svg))


def test_who_is_asked_and_who_has_sealed_is_marked() -> None:
    play = Play(games.get("regatta").match(seats=2), seed_of(1))
    assert {"1 ◂", "2 ◂"} <= set(texts(play._repr_svg_()))
    play.do(0, play.legal(0)[0])
    assert {"1 ✉", "2 ◂"} <= set(texts(play._repr_svg_()))


def test_a_drawing_is_a_value_that_notebooks_show() -> None:
    play = Play(games.get("regatta").match(seats=2), seed_of(1))
    drawing = Drawing.of(play.match, play.state)
    assert drawing == play.drawing()
    assert drawing._repr_svg_() == play._repr_svg_()


@pytest.mark.parametrize("game", ["voidfall", "xibalba"])
@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_a_notebook_shows_every_word_that_the_terminal_prints(game: str, language: str) -> None:
    play = Play(games.get(game).match(seats=2), seed_of(1))
    while len(play.answers) < 60:
        play.do(play.asks[0].seat, play.legal(play.asks[0].seat)[0])
    picture = play.match.picture(play.match.view(play.state, 1), language, COLUMNS)
    shown = "".join(texts(play.drawing(1, language).svg))
    assert re.sub(r"\s", "", shown) == re.sub(r"\s", "", re.sub(r"\x1b\[[\d;]*m", "", picture))


def test_colours_and_places_of_the_characters_are_kept() -> None:
    lime = ink("14200A", "C4F24A", bold=True)
    line = ansi([("ab ", lime), ("  c", ""), ("d", DIM), ("e", f"{BOLD};{ink('FF0000')}")])
    rect, *words = list(ElementTree.fromstring(printed(f"one\n{line}")))[2:]
    assert (rect.get("fill"), rect.get("x"), rect.get("width")) == ("#C4F24A", "16", "21.8")
    assert [(word.text, word.get("x"), word.get("fill"), word.get("font-weight")) for word in words] == [
        ("ab", "16", "#14200A", "700"),
        ("c", "52", "#EDF2F7", None),
        ("d", "59.2", "#A9B8C7", None),
        ("e", "66.4", "#FF0000", "700"),
    ]
    assert len({word.get("y") for word in words}) == 1
