"""Every screen: axe finds nothing wrong, and docs/screens has a picture of it."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import Arranged
from tests.browser.conftest import DESKTOP, PHONE, SCREENS, NewPage
from tests.browser.look import check, look, take, wear

TWO, THREE, FOUR = (Arranged("dei", seats) for seats in (2, 3, 4))


@pytest.mark.parametrize(("name", "size"), [("lobby", DESKTOP), ("lobby-phone", PHONE)])
def test_the_lobby(new_page: NewPage, name: str, size: tuple[int, int]) -> None:
    page = new_page(size)
    page.goto("/")
    start = page.get_by_role("button", name="Start game")
    start.wait_for()
    box = start.bounding_box()
    assert box
    assert box["y"] + box["height"] <= size[1], "Start is out of sight"
    look(page, name)


@pytest.mark.parametrize("language", ["de", "it"])
def test_the_links_of_the_header_do_not_overlap(new_page: NewPage, language: str) -> None:
    page = new_page(PHONE, language)
    page.goto("/")
    nav = page.get_by_role("navigation").first
    nav.get_by_role("link").last.wait_for()
    edges = nav.get_by_role("link").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({ left, right }) => [left, right])"
    )
    assert all(right <= left for (_, right), (left, _) in pairwise(edges))
    # What does not fit is pushed sideways, under nothing else.
    own, menu = nav.evaluate(
        "nav => [nav, nav.parentElement.lastElementChild].map(one => one.getBoundingClientRect().toJSON())"
    )
    assert own["right"] <= menu["left"]


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("editions", "/#/editions/dei"),
        ("watch", "/#/watch"),
        ("replays", "/#/replays"),
    ],
)
def test_pages_to_read(new_page: NewPage, name: str, path: str) -> None:
    page = new_page()
    page.goto(path)
    page.get_by_role("heading", level=1).first.wait_for()
    expect(page.get_by_text("Loading")).to_have_count(0)
    look(page, name)


def test_the_rules(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/rules/dei")
    page.locator("#DEI-SET-01").wait_for()
    take(page, "rules")
    # All 373 entries are built alike: those of one search show whatever axe could find.
    page.get_by_role("searchbox").fill("majority")
    expect(page.locator("#DEI-SET-01")).to_have_count(0)
    check(page)


def test_one_rule(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/rules/dei/DEI-MAJ-01")
    expect(page.locator("#DEI-MAJ-01")).to_be_focused()
    take(page, "rule")
    check(page, "#DEI-MAJ-01")


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("learn/nonsense", "Dieses Spiel gibt es hier nicht."),
        ("learn/regatta", "Zu diesem Spiel gibt es keine Lektionen."),
        ("rules/nonsense", "Dieses Spiel gibt es hier nicht."),
        ("rules/dei/NOPE", "Eine Regel NOPE gibt es hier nicht."),
        ("book/dei/nope", "1 Worum es geht"),
    ],
)
def test_a_link_to_what_does_not_exist_is_told_in_words(new_page: NewPage, path: str, says: str) -> None:
    page = new_page(language="de")
    page.goto(f"/#/{path}")
    expect(page.locator("main")).to_contain_text(says)
    # An id of a message would be shown where a text is missing.
    expect(page.locator("main")).not_to_contain_text(re.compile(r"\b(learn|game)-[a-z]+-"))


@pytest.mark.parametrize(("theme", "name"), [("dark", "play"), ("light", "play-light")])
def test_the_table(new_page: NewPage, theme: str, name: str) -> None:
    page = new_page()
    wear(page, theme)
    FOUR.in_the_middle(page, 60)
    look(page, name)


@pytest.mark.parametrize(
    ("name", "size"), [("play-1600", (1600, 900)), ("play-1366x640", (1366, 640)), ("play-1100", (1100, 768))]
)
def test_the_table_in_other_windows(new_page: NewPage, name: str, size: tuple[int, int]) -> None:
    page = new_page(size)
    THREE.in_the_middle(page, 40)
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    look(page, name)


def test_the_table_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE)
    FOUR.in_the_middle(page, 40)
    look(page, "phone-board")
    for pane in ("Mine", "Markets", "Missions", "Log"):
        page.get_by_role("navigation").get_by_role("button", name=re.compile(pane)).click()
        look(page, f"phone-{pane.lower()}")


def test_the_plain_list_and_the_curtain(new_page: NewPage) -> None:
    page = new_page()
    clicks = TWO.in_the_middle(page, 20)
    page.keyboard.press("l")
    expect(page.get_by_role("heading", name="All legal actions")).to_be_visible()
    look(page, "list")
    page.keyboard.press("l")
    rest = TWO.written()[20:]
    first = rest[0][0]
    for seat, action in rest:
        if seat != first:
            break
        clicks.answer(seat, action)
    page.locator(".curtain").wait_for()
    look(page, "curtain")


def test_the_end_and_the_replay(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/replays")
    page.locator('input[type="file"]').set_input_files(str(SCREENS.parents[1] / "tests/records/dei/de-01.txt"))
    page.wait_for_url(re.compile("#/r/"))
    board = page.locator('[data-kind="region"]').first.element_handle()
    assert board is not None
    page.keyboard.press("End")
    page.wait_for_url(re.compile(r"/\d{3}"))
    look(page, "replay")
    assert board.evaluate("one => one.isConnected"), "the board was drawn again for another move"
    page.goto(page.url.rsplit("/", 1)[0] + "/end")
    page.get_by_role("heading", level=1).wait_for()
    expect(page.get_by_text("Loading")).to_have_count(0)
    look(page, "end")
