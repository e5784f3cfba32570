"""D.E.I. played in a real browser: by clicks, by keys, by two people, on a phone."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludarium import games
from ludarium.bots.driver import Finished, run, seated
from ludarium.kernel.game import Match
from tests.browser.conftest import DEALT, DESKTOP, PHONE, NewPage, Served
from tests.browser.player import Clicks

FEATS = 3
"""Cells of a seat in the zone `feats`: feats are secret until they are learned."""


def match(seats: int) -> Match[Any]:
    return games.get("dei").match("de", seats)


@cache
def played(seats: int) -> Finished:
    """The game that greedy bots play from the seed of the test server."""
    return run(match(seats), seated(["greedy"] * seats, DEALT), DEALT)


def written(seats: int, most: int = 10_000) -> list[tuple[int, int]]:
    """A game of the test server, played beforehand: who answers what."""
    return [(seat, action) for seat, action in played(seats).answers if seat >= 0][:most]


def open_table(page: Page, company: str, seats: int) -> str:
    """Open a D.E.I. table in the lobby; returns its id."""
    page.goto("/")
    page.get_by_role("button", name=company, exact=True).click()
    page.get_by_role("button", name=f"{seats} seats").click()
    page.get_by_role("button", name="Start game").click()
    page.wait_for_url(re.compile("#/t/"))
    page.locator(".decision").wait_for()
    return page.url.rsplit("/", 1)[1]


def test_the_first_own_decision_is_one_click_away(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_text("Your turn").first).to_be_visible()
    expect(page.locator(".decision.mine")).to_be_visible()


def test_a_whole_game_by_clicks_at_one_screen(new_page: NewPage) -> None:
    """Two people at one screen; in the middle the page is reloaded and an answer taken back."""
    page = new_page()
    table = open_table(page, "Hot seat", 2)
    clicks = Clicks(page, match(2))
    game = written(2)
    for number, (seat, action) in enumerate(game):
        if number == len(game) // 2:
            page.reload()
        clicks.answer(seat, action)
        if number == 12:
            clicks.undo_and_repeat(seat, action)
    page.goto(f"/#/t/{table}/end")
    for score in played(2).scores:
        expect(page.get_by_text(str(score), exact=True).first).to_be_visible()


def test_two_people_see_only_their_own_secrets(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page(language="de")
    heard: list[str] = []
    ben.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    ben.on("response", lambda response: heard.append(response.text()) if "/state" in response.url else None)
    open_table(anna, "Friends by link", 2)
    link = anna.locator(".invites input[readonly]").input_value()
    assert "secret=" in link
    ben.goto(link)
    ben.locator(".decision").wait_for()
    assert "secret" not in ben.url, "a used link does not stay in the address"
    game = written(2, 30)
    pages = [Clicks(anna, match(2)), Clicks(ben, match(2))]
    for seat, action in game:
        pages[seat].answer(seat, action)
    feats = [json.loads(text)["view"]["zones"]["feats"] for text in heard if '"feats"' in text]
    assert feats
    for cells in feats:
        assert all(cell in (None, -1) for cell in cells[:FEATS]), "Anna's feats were sent to Ben"
    assert any(cell not in (None, -1) for cell in feats[-1][FEATS:]), "Ben sees his own"


def test_a_spectator_watches_and_cannot_act(new_page: NewPage) -> None:
    anna, carla = new_page(), new_page()
    table = open_table(anna, "Hot seat", 2)
    carla.goto(f"/#/t/{table}")
    expect(carla.locator(".decision")).to_be_visible()
    expect(carla.locator(".decision .confirm")).to_have_count(0)
    before = carla.locator("[data-answers]").get_attribute("data-answers")
    seat, action = written(2, 1)[0]
    Clicks(anna, match(2)).answer(seat, action)
    expect(carla.locator("[data-answers]")).not_to_have_attribute("data-answers", before or "")


def test_a_turn_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "Hot seat", 2)
    clicks = Clicks(page, match(2))
    for seat, action in written(2, 8):
        clicks.answer_by_keyboard(seat, action)


def test_something_forbidden_says_why_with_its_rule(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "Hot seat", 2)
    clicks = Clicks(page, match(2))
    game = written(2)
    first = next(i for i, (_, action) in enumerate(game) if match(2).verbs.verb(action).name == "play")
    clicks.hurry(game[:first])
    clicks.pass_curtain(game[first][0])
    page.locator('[data-kind="card"]:not([data-legal])').first.click()
    expect(page.locator(".tip a.rule")).to_have_text(re.compile(r"DEI-[A-Z]+-\d+"))


def test_the_language_changes_at_any_time(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, "Me and bots", 2)
    question = page.locator(".decision h2")
    english = question.inner_text()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("radio", name="Deutsch").check(force=True)
    page.keyboard.press("Escape")
    expect(question).not_to_have_text(english)
    expect(page.get_by_text("Du bist dran").first).to_be_visible()


@pytest.mark.parametrize("pane", ["Mine", "Markets", "Missions", "Log"])
def test_a_phone_shows_one_pane_at_a_time(new_page: NewPage, pane: str) -> None:
    page = new_page(PHONE)
    open_table(page, "Me and bots", 4)
    page.get_by_role("navigation").get_by_role("button", name=re.compile(pane)).click()
    expect(page.locator(".decision")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_game_goes_on_by_clicks_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE)
    open_table(page, "Hot seat", 2)
    clicks = Clicks(page, match(2))
    for seat, action in written(2, 14):
        clicks.answer(seat, action)


def test_a_killed_server_loses_nothing_and_the_page_goes_on(new_page: NewPage, server: Served) -> None:
    page = new_page()
    open_table(page, "Hot seat", 2)
    clicks = Clicks(page, match(2))
    game = written(2, 10)
    for seat, action in game[:5]:
        clicks.answer(seat, action)
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=20_000)
    for seat, action in game[5:]:
        clicks.answer(seat, action)


def test_the_whole_board_is_seen_without_scrolling(new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    open_table(page, "Me and bots", 4)
    page.locator('[data-kind="region"]').first.wait_for()
    assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP[1]
    boxes = page.locator('[data-kind="region"]').evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => [box.left, box.top, box.right, box.bottom])"
    )
    assert len(boxes) > 40
    for left, top, right, bottom in boxes:
        assert left >= 0
        assert top >= 0
        assert right <= DESKTOP[0]
        assert bottom <= DESKTOP[1]
