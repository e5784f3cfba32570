"""Places of the log and of the board point at each other, and a rule opens beside the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import Arranged
from tests.browser.conftest import PHONE, NewPage
from tests.browser.look import check

GAMES = [Arranged("dei", 2), Arranged("xibalba", 2), Arranged("voidfall", 2)]
MIDDLE = 40
"""Answers after which there is something in every log."""
RULE = re.compile(r"(DEI|XIB|VF)-[A-Z]+-\d+")


@pytest.mark.parametrize("arranged", GAMES, ids=lambda each: each.game)
def test_a_rule_of_the_log_is_read_beside_the_board(arranged: Arranged, new_page: NewPage) -> None:
    page = new_page()
    arranged.in_the_middle(page, MIDDLE)
    address = page.url
    expect(page.locator(".log li.turn").first).to_be_attached()
    last = page.locator(".log li.line:has(.rule)").last
    last.hover()
    last.locator(".rule").click()
    sheet = page.locator(".rule-sheet")
    expect(sheet.locator("article.current .id")).to_have_text(RULE)
    expect(sheet.locator(".block.current h3")).to_be_in_viewport()
    expect(sheet.locator("a")).to_have_count(0)
    check(page, ".rule-sheet")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.url == address
    check(page, ".log")


@pytest.mark.parametrize("arranged", [GAMES[0], GAMES[2]], ids=lambda each: each.game)
def test_a_name_lights_its_place_and_a_place_its_name(arranged: Arranged, new_page: NewPage) -> None:
    page = new_page()
    arranged.in_the_middle(page, MIDDLE)
    pin = page.locator(".log .pin").last
    place = pin.get_attribute("data-place")
    name = pin.inner_text()
    pin.hover()
    expect(page.locator(".highlights .lit")).to_have_count(1)
    page.mouse.move(0, 0)
    expect(page.locator(".highlights .lit")).to_have_count(0)
    area = page.locator(f'path.area[data-value="{place}"]')
    expect(area).to_have_attribute("aria-label", re.compile(f"^{re.escape(name)},"))
    area.dispatch_event("pointerenter", {"pointerType": "mouse"})
    expect(page.locator(f'.log li.named .pin[data-place="{place}"]').last).to_be_attached()


def test_the_log_shows_one_seat_or_what_concerned_the_reader(new_page: NewPage) -> None:
    page = new_page()
    GAMES[0].in_the_middle(page, MIDDLE)
    every = page.locator(".log li.line").count()
    chosen = page.locator(".filters button[aria-pressed=true]")
    expect(chosen).to_have_text("All")
    page.locator(".filters button").nth(1).click()
    expect(page.locator(".log li.line").nth(every - 1)).to_have_count(0)
    assert page.locator(".log li.line").count() > 0
    page.get_by_role("button", name="About me").click()
    expect(chosen).to_have_text("About me")


def test_on_a_phone_a_name_leads_to_the_board(new_page: NewPage) -> None:
    page = new_page(size=PHONE)
    GAMES[0].in_the_middle(page, MIDDLE)
    page.locator("nav button").filter(has_text="Log").click()
    page.locator(".log .pin").last.click()
    expect(page.locator(".highlights .lit")).to_have_count(1)
