"""A game learned step by step in a real browser: what is marked is clicked, and nothing else goes through."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from ludarium import games
from ludarium.kernel.lessons import lesson_of
from tests.browser.conftest import PHONE, NewPage
from tests.browser.player import Clicks

LESSON = lesson_of(games.get("voidfall"), "lesson")
MOST_CLICKS = 5


def begin(page: Page, learn: str = "Learn it step by step") -> None:
    page.goto("/")
    page.locator("button.poster.voidfall").click()
    page.get_by_role("button", name=learn).click()
    page.wait_for_url(re.compile("#/t/"))


def at_step(page: Page, number: int) -> Locator:
    """The lesson, once it has reached this step of the learner."""
    panel = page.locator(f'.lesson[data-step="{number}"]:has(.do)')
    panel.wait_for()
    return panel


def take_step(page: Page, clicks: Clicks) -> None:
    """Click whatever is marked until the answer is ready, and confirm it."""
    marked = page.locator("[data-lesson]")
    ready = page.locator(".decision .confirm:enabled")
    for _ in range(MOST_CLICKS):
        marked.or_(ready).first.wait_for()
        if not marked.count():
            break
        clicks.click(marked.first)
    before = page.locator("[data-answers]").get_attribute("data-answers")
    ready.click()
    page.locator(f'[data-answers="{before}"]').wait_for(state="detached")


def test_the_first_steps_by_what_is_marked(new_page: NewPage) -> None:
    page = new_page()
    clicks = Clicks(page, LESSON.match)
    begin(page)
    # Another answer is not given, and the way back is shown.
    panel = at_step(page, 1)
    clicks.click(page.locator('[data-kind="house"][data-legal]:not([data-lesson])').first)
    page.locator(".decision .confirm:enabled").click()
    expect(panel.locator(".astray")).to_be_visible()
    expect(panel.get_by_role("button", name="Play it my way")).to_be_visible()
    panel.get_by_role("button", name="Show me").click()
    expect(panel.locator(".astray")).to_have_count(0)
    for number in range(1, 11):
        at_step(page, number)
        take_step(page, clicks)
        if number == 5:
            page.reload()
    at_step(page, 11)
    given = page.locator(".decision").get_attribute("data-answers") or ""
    assert LESSON.number_of(int(given)) == 11


def test_on_a_phone_the_lesson_opens_the_pane_it_points_at(new_page: NewPage) -> None:
    page = new_page(PHONE)
    clicks = Clicks(page, LESSON.match)
    begin(page)
    tab, log = (
        page.locator('nav [aria-current="page"]'),
        page.get_by_role("navigation").get_by_role("button", name="Log"),
    )
    at_step(page, 1)
    take_step(page, clicks)
    at_step(page, 2)
    log.click()
    # The answers of the decision are in sight on every pane.
    expect(page.locator("[data-lesson]").first).to_be_in_viewport()
    expect(page.locator("nav .wanted")).to_have_count(0)
    take_step(page, clicks)
    at_step(page, 3)
    # A marked sector is brought into sight, wherever the board was left.
    expect(tab).to_have_text("Board")
    expect(page.locator("[data-lesson]").first).to_be_in_viewport()
    log.click()
    expect(page.locator("nav .wanted")).to_have_text("Board")
    page.get_by_role("navigation").get_by_role("button", name="Board").click()
    take_step(page, clicks)
    at_step(page, 4)
    # A focus card is in hand on every pane.
    log.click()
    expect(page.locator("nav .wanted")).to_have_count(0)
    expect(page.locator("[data-lesson]").first).to_be_in_viewport()


def test_the_lesson_can_be_left_at_any_time(new_page: NewPage) -> None:
    page = new_page(language="de")
    begin(page, "Schritt für Schritt lernen")
    at_step(page, 1)
    panel = page.locator(".lesson")
    panel.get_by_role("button", name="Lektion verlassen").click()
    panel.get_by_role("button", name="In der Lektion bleiben").click()
    panel.get_by_role("button", name="Lektion verlassen").click()
    panel.get_by_role("button", name="Frei weiterspielen").click()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator("[data-lesson]")).to_have_count(0)
    Clicks(page, LESSON.match).click(page.locator('[data-kind="house"][data-legal]').nth(1))
    page.locator(".decision .confirm:enabled").click()
    # The other seat is a bot now that decides for itself, and the game goes on.
    page.locator(".decision.mine:not([data-answers='1'])").wait_for()
    expect(page.locator(".lesson")).to_have_count(0)
