"""Positions of games without a drawing of their own: their zones, hidden things unnamed."""

from __future__ import annotations

from xml.etree import ElementTree

from ludarium import games
from ludarium.kernel.chance import seed_of
from ludarium.kernel.drawing import Drawing
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
