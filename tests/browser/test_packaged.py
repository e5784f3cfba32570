"""Games that bring their faces along: Marshlight by clicks on its board, Regatta without a face, and broken faces."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from ludarium.kernel.wording import Wording
from tests.browser.arranged import Arranged
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.look import check, look, wear
from tests.browser.player import Clicks

TWO, FOUR = Arranged("marshlight", 2), Arranged("marshlight", 4)
RACE = Arranged("regatta", 2)


@pytest.mark.parametrize(
    ("name", "size", "theme"),
    [
        ("marshlight-play", DESKTOP, "dark"),
        ("marshlight-play-light", DESKTOP, "light"),
        ("marshlight-phone-board", PHONE, "dark"),
    ],
)
def test_the_face_of_a_package(new_page: NewPage, name: str, size: tuple[int, int], theme: str) -> None:
    """Answers by clicks on the board, then the picture of a game in its middle."""
    page = new_page(size)
    wear(page, theme)
    clicks = FOUR.in_the_middle(page, 13)
    for seat, action in FOUR.written(16)[13:]:
        clicks.answer(seat, action)
    clicks.pass_curtain(FOUR.written(17)[-1][0])
    expect(page.locator('[data-kind="islet"]')).to_have_count(19)
    look(page, name)


def test_a_whole_game_by_clicks(new_page: NewPage) -> None:
    page = new_page()
    table = TWO.open(page, "me")
    clicks = Clicks(page, TWO.match)
    for number, (seat, action) in enumerate(TWO.written()):
        if number == 1:
            clicks.answer_by_keyboard(seat, action)
        else:
            clicks.answer(seat, action)
    page.goto(f"/#/t/{table}/end")
    for score in TWO.played.scores:
        expect(page.get_by_text(str(score), exact=True).first).to_be_visible()
    check(page)
    page.goto(f"/#/t/{table}/replay/12")
    page.locator('[data-kind="islet"]').first.wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("/13$"))


def test_the_lobby_shows_what_packages_bring(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    poster = page.locator("button.poster.marshlight")
    expect(poster).to_contain_text("Hang lanterns where the wind may spare them")
    poster.click()
    assert poster.locator("img").evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0
    expect(page.locator("button.poster.regatta")).to_contain_text("Regatta")
    check(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_game_without_a_face_is_played_by_its_zones(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size)
    RACE.open(page, "me")
    clicks = Clicks(page, RACE.match)
    for seat, action in RACE.written(5):
        clicks.answer(seat, action)
    clicks.pass_curtain(RACE.written(6)[-1][0])
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".zones")).to_contain_text("Boat")
    check(page)


BROKEN = {
    "a face that is not there": (404, "", "import"),
    "a face that is not JavaScript": (200, "export function board( {", "SyntaxError|Unexpected|token"),
    "a face without a board": (200, "export const placed = ['islet'];", "board: not exported"),
    "a face whose board is no function": (200, "export const board = 7;", "board: not a function"),
    "a board that fails": (200, "export function board() { throw new Error('no marsh today'); }", "no marsh today"),
    "a board that returns nothing": (200, "export function board() {}", r"draw\(\)"),
    "a board with a script in it": (
        200,
        "export const board = ({ draw }) => draw('script', {}, 'alert(1)');",
        "cannot draw <script>",
    ),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_face_says_so_and_the_game_goes_on(new_page: NewPage, case: str) -> None:
    """Answers are given by buttons; where the face still says which things lie on its board, by the list."""
    status, source, reason = BROKEN[case]

    def broken(route: Route) -> None:
        route.fulfill(status=status, body=source, content_type="text/javascript")

    page = new_page()
    page.route("**/page/*/face.js", broken)
    TWO.open(page, "me")
    clicks = Clicks(page, TWO.match)
    clicks.pass_curtain(TWO.written(1)[0][0])
    expect(page.get_by_role("alert")).to_contain_text("does not work")
    expect(page.get_by_role("alert")).to_contain_text(re.compile(reason))
    expect(page.locator(".zones").first).to_be_visible()
    for seat, action in TWO.written(3):
        give_by_list(page, clicks, seat, action)


def give_by_list(page: Page, clicks: Clicks, seat: int, action: int) -> None:
    """Turn to the list of all answers where it is not shown yet, and press one."""
    clicks.pass_curtain(seat)
    rows = page.locator(".list li button")
    if not rows.count():
        page.keyboard.press("l")
    before = page.locator("[data-answers]").get_attribute("data-answers")
    rows.filter(has_text=Wording(TWO.match, "en").action(action)).first.click()
    page.locator(f'[data-answers="{before}"]').wait_for(state="detached")
