"""Giving up and ending a game in the browser: never by one click, always after a question that says what it means."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.arranged import Arranged
from tests.browser.conftest import DESKTOP, PHONE, NewPage

TWO, FOUR = Arranged("dei", 2), Arranged("dei", 4)
STOP = re.compile("Concede|End without a result")


def menu(page: Page) -> Locator:
    opened = page.get_by_role("dialog", name="Table")
    if not opened.is_visible():
        page.get_by_role("button", name="Table", exact=True).click()
    return opened


def goes_on(page: Page, table: str) -> bool:
    """Ask the server beside the page, which may be busy with the answers of bots."""
    return bool(page.request.get(f"/api/tables/{table}").json()["people"]["status"] == "playing")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_one_click_on_any_item_of_the_menu_never_ends_the_game(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size)
    table = FOUR.open(page, "bot")
    names = menu(page).get_by_role("button").all_inner_texts()
    assert sum(bool(STOP.match(name)) for name in names) == 2
    # Once a bot takes over, four bots play to the end by themselves, so that comes last.
    *items, takes_over = sorted((text.splitlines()[0] for text in names), key=lambda text: "bot take over" in text)
    for name in items:
        menu(page).get_by_role("button", name=name).click()
        question = page.locator("dialog[open] .ask")
        assert question.count() == bool(STOP.match(name)), name
        assert goes_on(page, table), name
        if question.count():
            page.keyboard.press("Escape")
            expect(question).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)
    menu(page).get_by_role("button", name=takes_over).click()
    assert "bot take over" in takes_over
    assert goes_on(page, table)


@pytest.mark.parametrize("stop", ["concede", "end"])
def test_every_way_out_of_the_question_but_one_is_safe(new_page: NewPage, stop: str) -> None:
    page = new_page()
    table = TWO.open(page, "bot")
    question = page.locator("dialog[open] .ask")
    ways: tuple[Callable[[], None], ...] = (
        lambda: page.keyboard.press("Escape"),
        lambda: page.mouse.click(5, 5),
        lambda: page.keyboard.press("Enter"),  # the safe button has the focus
        lambda: question.get_by_role("button", name="Play on").click(),
    )
    for way in ways:
        menu(page).locator(f"[data-stop={stop}]").click()
        expect(question.get_by_role("button", name="Play on")).to_be_focused()
        way()
        expect(question).to_have_count(0)
        assert goes_on(page, table)


def test_conceding_to_one_other_seat_lets_it_win(new_page: NewPage) -> None:
    page = new_page()
    table = TWO.open(page, "bot")
    menu(page).get_by_role("button", name="Concede").click()
    question = page.locator("dialog[open] .ask")
    expect(question).to_contain_text(re.compile(r"The game ends now, and \w+ wins\.This cannot be undone"))
    question.get_by_role("button", name="Give up for good").click()
    expect(page.locator(".decision h2")).to_have_text(re.compile("has won$"))
    expect(page.locator(".decision")).to_contain_text("Guest conceded.")
    said = page.get_by_role("list", name="Log").get_by_role("listitem")
    expect(said.nth(-3)).to_have_text(re.compile(r"^\w+ has won$"))
    expect(said.nth(-2)).to_have_text("Guest conceded.")
    expect(said.nth(-1)).to_have_text(re.compile(r"^\w+ \d+ · \w+ \d+$"))
    expect(page.locator("[data-legal]")).to_have_count(0)
    page.goto(f"/#/t/{table}/end")
    expect(page.locator("header .text")).to_contain_text("Guest conceded.")
    places = page.get_by_role("list", name="Ranking").locator("> li")
    expect(places.nth(1)).to_contain_text("conceded")
    page.goto("/")
    expect(page.get_by_text(re.compile("won · Guest: conceded"))).to_be_visible()


def test_a_game_against_bots_ends_without_a_result_after_a_question(new_page: NewPage) -> None:
    page = new_page()
    table = FOUR.open(page, "bot")
    menu(page).get_by_role("button", name="Concede").click()
    question = page.locator("dialog[open] .ask")
    expect(question).to_contain_text("are ranked by their points at this moment; you come last.")
    page.keyboard.press("Escape")
    menu(page).get_by_role("button", name="End without a result").click()
    expect(question).to_contain_text("The game ends now without a winner; nothing is scored.")
    question.get_by_role("button", name="End without a result").click()
    expect(page.locator(".decision h2")).to_have_text("Ended without a result")
    page.goto(f"/#/t/{table}/end")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nobody won")


def test_two_people_end_a_game_together_and_a_proposal_can_be_withdrawn(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page()
    TWO.open(anna, "friend")
    ben.goto(anna.locator(".invites input[readonly]").input_value())
    ben.locator(".decision").wait_for()
    expect(anna.locator(".invites")).to_have_count(0)
    menu(anna).get_by_role("button", name="End without a result").click()
    expect(anna.locator("dialog[open] .ask")).to_contain_text("Guest will be asked.")
    anna.get_by_role("button", name="Propose to end").click()
    offer = ben.get_by_role("button", name=re.compile("Guest wants to end the game"))
    expect(offer).to_be_visible()
    anna.get_by_role("button", name="You want to end the game").click()
    anna.get_by_role("button", name="Withdraw the proposal").click()
    expect(offer).to_have_count(0)
    menu(anna).get_by_role("button", name="End without a result").click()
    anna.get_by_role("button", name="Propose to end").click()
    offer.click()
    ben.get_by_role("button", name="End without a result").click()
    for page in (anna, ben):
        expect(page.locator(".decision h2")).to_have_text("Ended without a result")
