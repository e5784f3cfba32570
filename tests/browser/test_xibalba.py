"""Xibalba played in a real browser: by clicks, by keys, in two windows, on a phone; and pictures of its screens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranged import Arranged, cites
from tests.browser.conftest import PHONE, NewPage
from tests.browser.look import look, wear
from tests.browser.player import Clicks

SHORT = Arranged("xibalba", 2, (("target", "5"),))
TWO, FOUR = Arranged("xibalba", 2), Arranged("xibalba", 4)
STILL = {"reduced_motion": "reduce"}
"""Dice that tumble are hard to hit."""


def first(table: Arranged, *verbs: str, after: int = 0) -> int:
    """The number of the first answer with one of these verbs."""
    named = (table.match.verbs.verb(action).name for _, action in table.written())
    return next(number for number, name in enumerate(named) if name in verbs and number >= after)


def kept(page: Page) -> int:
    return page.locator('[data-amount][aria-pressed="true"]').count()


def test_dice_tumble_and_are_kept_by_keys(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    SHORT.open_in_lobby(page, "Hot seat")
    clicks = Clicks(page, SHORT.match)
    clicks.answer(*SHORT.written(1)[0])
    die = page.locator(".die.tumbling").first
    die.wait_for()
    assert die.evaluate("die => getComputedStyle(die).animationDuration") == "0.5s"
    before = kept(page)
    page.keyboard.press("1")
    expect(page.locator('[data-amount][aria-pressed="true"]')).not_to_have_count(before)
    page.keyboard.press("1")
    expect(page.locator('[data-amount][aria-pressed="true"]')).to_have_count(before)
    page.get_by_role("button", name="Keep all").click()
    expect(page.locator('[data-amount][aria-pressed="false"]')).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator('[data-amount][aria-pressed="true"]')).to_have_count(before)
    answers = page.locator("[data-answers]").get_attribute("data-answers")
    page.locator(".decision h2").click()
    page.keyboard.press("Enter")
    expect(page.locator("[data-answers]")).not_to_have_attribute("data-answers", answers or "")


def test_an_attack_is_blocked_in_another_window(new_page: NewPage) -> None:
    """The defender is asked in another seat's turn; whoever watches reads who is asked."""
    anna, ben, watcher = new_page(**STILL), new_page(language="de", **STILL), new_page(**STILL)
    raid = first(TWO, "block", "let-through")
    game = TWO.written(raid + 1)
    pages = TWO.in_two_windows(anna, ben, raid - 1)
    watcher.goto(anna.url)
    pages[game[raid - 1][0]].answer(*game[raid - 1])
    expect(watcher.locator(".decision .crumbs")).to_have_text(re.compile("(Guest|Gast) is asked"))
    expect(watcher.locator(".raid .head")).to_have_text(re.compile("(Guest|Gast) attacks (Guest|Gast) with"))
    pages[game[raid][0]].answer(game[raid][0], TWO.match.verbs.parse("block"))
    expect(anna.get_by_text(re.compile("blocks with")).first).to_be_visible()
    expect(ben.get_by_text(re.compile("blockt")).first).to_be_visible()


def test_the_board_is_walked_with_the_arrow_keys(new_page: NewPage) -> None:
    """From the ark to the bases around it, and back; Tab stops once on the whole board where nothing can be chosen."""
    page = new_page(**STILL)
    FOUR.in_the_middle(page, first(FOUR, "pool", after=30))
    ark, here = page.locator("button.ark"), page.locator(".world button:focus")
    ark.focus()
    page.keyboard.press("ArrowUp")
    expect(here).not_to_have_attribute("data-value", "0")
    above, middle = here.bounding_box(), ark.bounding_box()
    assert above
    assert middle
    assert above["y"] < middle["y"]
    assert page.locator('.world button[tabindex="0"]').count() == 1
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    below = here.bounding_box()
    assert below
    assert below["y"] > above["y"]


def test_what_reorganising_asks_for_is_legible_in_german(new_page: NewPage) -> None:
    page = new_page(**STILL)
    FOUR.in_the_middle(page, first(FOUR, "reorganise") + 1)
    page.evaluate("localStorage.setItem('language', 'de')")
    page.reload()
    hint, board = page.locator(".arranging"), page.locator("main.board")
    covered = "all => all.filter(one => one.offsetTop + one.offsetHeight > one.parentElement.offsetHeight + 1).length"
    assert page.locator(".market .price").evaluate_all(covered) == 0, "a long text covers no price"
    expect(hint).to_contain_text("Wähle eine Karte deiner Basis")
    inner, outer = hint.bounding_box(), board.bounding_box()
    assert inner
    assert outer
    assert outer["x"] <= inner["x"]
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]


def test_a_phone_trades_everything_at_once_and_says_what_a_purchase_costs(new_page: NewPage) -> None:
    page = new_page(PHONE, **STILL)
    SHORT.in_the_middle(page, first(SHORT, "trade"))
    page.get_by_role("button", name=re.compile("^Trade all for")).click()
    expect(page.locator('[data-chip~="verb-trade"]')).to_have_count(0)
    page.get_by_role("navigation").get_by_role("button", name="Market").click()
    page.locator('.market [data-kind="card"][data-legal]').first.click()
    told = page.locator(".decision.small .consequences")
    expect(told).to_contain_text(re.compile("Costs . resources?, leaves .|Resources"))


def test_a_phone_shows_what_was_rolled_below_the_answers(new_page: NewPage) -> None:
    """Given another pane than the board, when an attack on the ark has been rolled, then what was rolled does not push
    the answers out of sight."""
    page = new_page(PHONE, **STILL)
    clicks = SHORT.in_the_middle(page, first(SHORT, "attack"))
    clicks.answer(*SHORT.written()[first(SHORT, "attack")])
    page.get_by_role("navigation").get_by_role("button", name="Log").click()
    rolled = page.locator(".decision.small .fell")
    expect(rolled).to_be_in_viewport(ratio=1)
    expect(page.locator(".decision.small .chip").first).to_be_in_viewport(ratio=1)


def test_ending_a_turn_with_dice_left_is_asked_about_once_unless_that_is_switched_off(new_page: NewPage) -> None:
    page = new_page(**STILL)
    SHORT.in_the_middle(page, first(SHORT, "trade"))
    panel, confirm = page.locator(".decision"), page.locator(".decision .confirm")
    answers = panel.get_attribute("data-answers") or ""
    page.locator('.decision [data-chip="verb-end"]').click()
    confirm.click()
    expect(page.locator(".decision .unused")).to_be_visible()
    expect(panel).to_have_attribute("data-answers", answers)
    page.evaluate("localStorage.setItem('settings', JSON.stringify({askForced: true, coach: 'off', askUnused: false}))")
    page.reload()
    page.locator('.decision [data-chip="verb-end"]').click()
    confirm.click()
    expect(page.locator(f'[data-answers="{answers}"]')).to_have_count(0)


def test_something_forbidden_says_why_with_its_rule(new_page: NewPage) -> None:
    page = new_page(**STILL)
    SHORT.in_the_middle(page, first(SHORT, "trade"))
    page.get_by_role("button", name=re.compile("Medicine")).click()
    cites(page, "xibalba")


def test_the_target_of_a_game_is_a_number_within_bounds(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator("button.poster.xibalba").click()
    page.locator("button[aria-controls$=more]").click()
    target = page.locator('[data-option="target"]')
    target.locator("input[type=number]").fill("41")
    expect(target.get_by_role("alert")).to_be_visible()
    target.locator("input[type=number]").fill("7")
    expect(target.get_by_role("alert")).to_have_count(0)
    target.get_by_text("Short game").click()
    expect(target.locator("input[type=number]")).to_have_value("")
    look(page, "xibalba-options")


@pytest.mark.parametrize(
    ("name", "size", "theme"),
    [
        ("xibalba-play", (1366, 768), "dark"),
        ("xibalba-play-light", (1366, 768), "light"),
        ("xibalba-play-1100", (1100, 768), "dark"),
    ],
)
def test_the_table(new_page: NewPage, name: str, size: tuple[int, int], theme: str) -> None:
    page = new_page(size, **STILL)
    wear(page, theme)
    FOUR.in_the_middle(page, first(FOUR, "attack", after=60))
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    look(page, name)


def test_the_table_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE, **STILL)
    buys = ("buy-soldier", "buy-upgrade", "buy-event")
    start = first(FOUR, *buys)
    FOUR.open_in_lobby(page, "Hot seat")
    clicks = Clicks(page, FOUR.match)
    for seat, action in FOUR.written(start):
        clicks.answer(seat, action)
    page.get_by_role("navigation").get_by_role("button", name=re.compile("Market")).click()
    clicks.answer(*FOUR.written()[start])
    page.get_by_role("navigation").get_by_role("button", name=re.compile("Board")).click()
    look(page, "xibalba-phone-board")
    board = page.locator("main.pane > .board")
    assert board.evaluate("one => one.scrollWidth <= one.clientWidth")
    for pane in ("Mine", "Market", "Squad"):
        page.get_by_role("navigation").get_by_role("button", name=re.compile(pane)).click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        look(page, f"xibalba-phone-{pane.lower()}")
