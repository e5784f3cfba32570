"""The drawing for notebooks: well-formed, complete, in three languages, and made of nothing but the view."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ludarium import games
from ludarium.games.dei.drawing_city import City
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.chance import seed_of
from ludarium.kernel.drawing import Drawing
from ludarium.kernel.engine import Rng, random_answer
from ludarium.kernel.play import Play
from ludarium.kernel.seats import SPECTATOR

SVG = "{http://www.w3.org/2000/svg}"


def played(seats: int, answers: int, **options: str) -> Play:
    play, rng = Play(games.get("dei").match(seats=seats, options=options), seed_of(4)), Rng(4)
    while len(play.answers) < answers and not play.over:
        play.do(play.asks[0].seat, random_answer(play.asks[0], rng))
    return play


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_region_is_drawn_with_its_name(seats: int) -> None:
    play = played(seats, 150)
    tree = ElementTree.fromstring(play._repr_svg_())
    names = {title.text for title in tree.iter(f"{SVG}title")}
    assert names == set(play.state.terrain.board.names)


def test_every_group_of_figures_is_drawn() -> None:
    play = played(4, 260)
    s, board = play.state, play.state.terrain.board
    numbers = sorted(str(count) for count in s.scrappers if count)
    drawn = re.findall(r'font-size="14" fill="#[0-9A-F]{6}" [^>]*>(\d+)<', play._repr_svg_())
    assert sorted(drawn) == numbers
    outposts = len(re.findall(r'<circle r="10" ', play._repr_svg_()))
    assert outposts == len(board.outposts)
    drones = len(re.findall(r'<circle r="8" ', play._repr_svg_()))
    assert drones == sum(region != EMPTY for region in s.drones)


def test_the_scores_and_the_round_stand_above_in_the_chosen_language() -> None:
    play = played(3, 200)
    for language in ("en", "de", "it"):
        svg = play.drawing(SPECTATOR, language).svg
        assert play.match.game.catalogue.say(language, "screen-round", round=play.state.round) in svg
        for points in play.match.scores(play.state):
            assert f"  {points}<" in svg


@pytest.mark.parametrize("layout", ["fixed", "random", "free"])
def test_the_drawing_works_from_the_first_question_on(layout: str) -> None:
    ElementTree.fromstring(played(2, 0, layout=layout)._repr_svg_())


def test_dealing_anew_what_is_hidden_changes_nothing() -> None:
    play = played(4, 200, planning="yes")
    for viewer in (0, 3):
        other = play.match.determinise(play.state, viewer, Rng(9))
        assert Drawing.of(play.match, other, viewer) == Drawing.of(play.match, play.state, viewer)


def test_the_rim_of_a_region_goes_once_around_it() -> None:
    city = City(games.get("dei").match(seats=2).start().terrain.board)
    for region in range(city.board.n):
        cells = set(city.board.cells[region])
        edges = 0
        for cell in cells:
            x, y = city.board.xy(cell)
            edges += sum(city.region(x + dx, y + dy) != region for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)))
        assert sum(len(loop) for loop in city.loops[region]) == edges
