"""What windows of different sizes show, and that a table looks the same when it is opened again."""

from __future__ import annotations

import pytest

from tests.browser.arranged import Arranged
from tests.browser.conftest import NewPage

TABLES = [Arranged("dei", 4), Arranged("xibalba", 4), Arranged("voidfall", 4)]
LAYOUTS = {(2560, 1440): "wide", (1280, 720): "wide", (1280, 600): "wide", (1200, 700): "wide", (1199, 700): "middle"}
USUAL, HUGE = (1366, 768), (2560, 1440)
HIGH = "document.querySelector('.decision h2').getBoundingClientRect().height"
"""How high the question is, which is one line."""
PIECES = "main.board .drawn g[transform], main.board .drawn use, main.board .card"
DRAWN = """pieces => [...document.querySelectorAll(pieces)].map(
  one => [one.getAttribute("transform"), one.getAttribute("x"), one.getAttribute("y"), one.textContent].join(" "))"""


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_a_window_gets_the_layout_it_has_room_for_and_pieces_keep_their_places(
    new_page: NewPage, table: Arranged
) -> None:
    page = new_page(USUAL)
    table.in_the_middle(page, 40)
    drawn, line = page.evaluate(DRAWN, PIECES), page.evaluate(HIGH)
    assert len(drawn) > 5
    for (width, height), mode in LAYOUTS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.locator(f".table.{mode}").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        if (width, height) == HUGE:
            assert page.evaluate(HIGH) >= 1.3 * line
    page.set_viewport_size({"width": USUAL[0], "height": USUAL[1]})
    page.reload()
    page.locator(".decision, .curtain").first.wait_for()
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
        page.locator(".decision").wait_for()
    assert page.evaluate(DRAWN, PIECES) == drawn
