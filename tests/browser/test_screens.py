"""Every screen: nothing that axe finds wrong, and a picture of it in docs/screens."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, SCREENS, NewPage
from tests.browser.player import Clicks
from tests.browser.test_play import match, open_table, written

COLOURS = 256
"""Few enough to keep the pictures small; the drawings have broad surfaces."""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def look(page: Page, name: str) -> None:
    """Take a picture of the screen and let axe look at it."""
    page.evaluate("document.fonts.ready")
    page.mouse.move(0, 0)
    SCREENS.mkdir(parents=True, exist_ok=True)
    picture = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(
        SCREENS / f"{name}.png", optimize=True
    )
    found = Axe().run(page, options={"runOnly": {"type": "tag", "values": TAGS}})
    assert found.violations_count == 0, found.generate_report()


def in_the_middle(page: Page, seats: int, most: int, company: str = "Hot seat") -> Clicks:
    """A game some answers after its beginning."""
    open_table(page, company, seats)
    clicks = Clicks(page, match(seats))
    clicks.hurry(written(seats, most))
    clicks.pass_curtain(written(seats, most + 1)[-1][0])
    return clicks


@pytest.mark.parametrize(("name", "size"), [("lobby", DESKTOP), ("lobby-phone", PHONE)])
def test_the_lobby(new_page: NewPage, name: str, size: tuple[int, int]) -> None:
    page = new_page(size)
    page.goto("/")
    page.get_by_role("button", name="Start game").wait_for()
    look(page, name)


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("rules", "/#/rules/dei"),
        ("rule", "/#/rules/dei/DEI-MAJ-01"),
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


@pytest.mark.parametrize(("theme", "name"), [("dark", "play"), ("light", "play-light")])
def test_the_table(new_page: NewPage, theme: str, name: str) -> None:
    page = new_page()
    page.add_init_script(f"localStorage.setItem('settings', JSON.stringify({{theme: '{theme}'}}))")
    in_the_middle(page, 4, 60)
    look(page, name)


@pytest.mark.parametrize(
    ("name", "size"), [("play-1600", (1600, 900)), ("play-1366x640", (1366, 640)), ("play-1100", (1100, 768))]
)
def test_the_table_in_other_windows(new_page: NewPage, name: str, size: tuple[int, int]) -> None:
    page = new_page(size)
    in_the_middle(page, 3, 40)
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    look(page, name)


def test_the_table_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE)
    in_the_middle(page, 4, 40)
    look(page, "phone-board")
    for pane in ("Mine", "Markets", "Missions", "Log"):
        page.get_by_role("navigation").get_by_role("button", name=re.compile(pane)).click()
        look(page, f"phone-{pane.lower()}")


def test_the_plain_list_and_the_curtain(new_page: NewPage) -> None:
    page = new_page()
    clicks = in_the_middle(page, 2, 20)
    page.keyboard.press("l")
    expect(page.get_by_role("heading", name="All legal actions")).to_be_visible()
    look(page, "list")
    page.keyboard.press("l")
    rest = written(2)[20:]
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
    assert board.evaluate("one => one.isConnected"), "the board was drawn anew for another move"
    page.goto(page.url.rsplit("/", 1)[0] + "/end")
    page.get_by_role("heading", level=1).wait_for()
    expect(page.get_by_text("Loading")).to_have_count(0)
    look(page, "end")
