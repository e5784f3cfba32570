"""D.E.I. played in a real browser: by clicks, by keys, by two people, on a phone."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import expect

from ludarium.kernel.chance import seed_of
from ludarium.kernel.play import Play
from tests.browser.arranged import Arranged, cites
from tests.browser.conftest import DEALT, DESKTOP, PHONE, NewPage, Served
from tests.browser.heard import heard, zones_in
from tests.browser.player import Clicks

TWO, FOUR = Arranged("dei", 2), Arranged("dei", 4)
NIGHTLY = "LUDARIUM_GAMES" in os.environ
FEATS = 3
"""Cells of a seat in the zone `feats`: feats are secret until they are learned."""
CONFIRM = """() => new Promise(shown => {
  const panel = document.querySelector(".decision"), button = panel.querySelector(".confirm");
  const taken = () => `${panel.ariaBusy} ${!button.disabled} ${panel.getAnimations({ subtree: true }).length}`;
  const before = taken();
  button.click();
  requestAnimationFrame(() => shown([before, taken()]));
})"""
"""Press Confirm: whether an answer is on its way, whether one can be given, and how much moves, before it and in the
next frame."""


def test_the_first_own_decision_is_one_click_away(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Start game").click()
    expect(page.get_by_text("Your turn").first).to_be_visible()
    expect(page.locator(".decision.mine")).to_be_visible()


@pytest.mark.skipif(not NIGHTLY, reason="the nightly run; test_by_ear plays one in every run")
def test_a_whole_game_by_clicks_at_one_screen(new_page: NewPage) -> None:
    """Two people at one screen; early on an answer is taken back, and in the middle the page reloaded."""
    page = new_page()
    table = TWO.open(page, "me")
    clicks = Clicks(page, TWO.match)
    game = TWO.written()
    for number, (seat, action) in enumerate(game):
        clicks.answer(seat, action)
        if number == 12:
            clicks.undo_and_repeat(seat, action)
        if number == len(game) // 2:
            page.reload()
    page.goto(f"/#/t/{table}/end")
    for score in TWO.played.scores:
        expect(page.get_by_text(str(score), exact=True).first).to_be_visible()


def test_two_people_see_only_their_own_secrets(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page(language="de")
    told = heard(ben)
    TWO.open_in_lobby(anna, "Friends by link")
    link = anna.locator(".invites input[readonly]").input_value()
    assert "secret=" in link
    ben.goto(link)
    ben.locator(".decision").wait_for()
    assert "secret" not in ben.url, "a used link does not stay in the address"
    game = TWO.written(30 if NIGHTLY else 16)
    pages = [Clicks(anna, TWO.match), Clicks(ben, TWO.match)]
    for seat, action in game:
        pages[seat].answer(seat, action)
    feats = [zones["feats"] for zones in zones_in(told)]
    assert len(feats) > 3
    for cells in feats:
        assert all(cell in (None, -1) for cell in cells[:FEATS]), "Anna's feats were sent to Ben"
    assert any(cell not in (None, -1) for cell in feats[-1][FEATS:]), "Ben sees his own"


def test_a_spectator_watches_and_cannot_act(new_page: NewPage) -> None:
    anna, carla = new_page(), new_page()
    table = TWO.open(anna, "me")
    carla.goto(f"/#/t/{table}")
    expect(carla.locator(".decision")).to_be_visible()
    expect(carla.locator(".decision .confirm")).to_have_count(0)
    before = carla.locator("[data-answers]").get_attribute("data-answers")
    seat, action = TWO.written(1)[0]
    Clicks(anna, TWO.match).answer(seat, action)
    expect(carla.locator("[data-answers]")).not_to_have_attribute("data-answers", before or "")


def test_a_turn_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    TWO.open(page, "me")
    clicks = Clicks(page, TWO.match)
    for seat, action in TWO.written(8 if NIGHTLY else 5):
        clicks.answer_by_keyboard(seat, action)


def test_nothing_above_the_decision_moves_back_and_forth_in_a_turn(new_page: NewPage) -> None:
    """Given a turn played by clicks, then the panel is never lower than it was for an earlier question of the turn."""
    page = new_page(DESKTOP)
    TWO.open(page, "me")
    clicks, game = Clicks(page, TWO.match), TWO.written(14)
    turn = next(at for at in range(4, len(game)) if game[at][0] != game[at - 1][0])
    seat = game[turn][0]
    clicks.hurry(game[:turn])
    heights = list[float]()
    for asked, action in game[turn:]:
        if asked != seat:
            break
        clicks.prepare(seat, action)
        page.locator(".decision .consequences, .decision .confirm:enabled").first.wait_for()
        heights.append(page.locator(".decision").evaluate("panel => panel.offsetHeight"))
        clicks.confirm()
        heights.append(page.locator(".decision").evaluate("panel => panel.offsetHeight"))
    assert len(heights) > 4
    assert heights[:-1] == sorted(heights[:-1])


def test_something_forbidden_says_why_with_its_rule(new_page: NewPage) -> None:
    page = new_page()
    TWO.open(page, "me")
    clicks = Clicks(page, TWO.match)
    game = TWO.written()
    first = next(i for i, (_, action) in enumerate(game) if TWO.match.verbs.verb(action).name == "play")
    clicks.hurry(game[:first])
    clicks.pass_curtain(game[first][0])
    page.locator('[data-kind="card"]:not([data-legal])').first.click()
    cites(page, "dei")
    with page.expect_download() as kept:
        page.get_by_role("button", name="This looks wrong").click()
    assert kept.value.suggested_filename.endswith(".json")
    expect(page.locator(".tip")).to_contain_text("Kept for whoever runs this table")


def test_the_language_changes_at_any_time(new_page: NewPage) -> None:
    page = new_page()
    TWO.open(page, "bot")
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
    FOUR.open(page, "bot")
    page.get_by_role("navigation").get_by_role("button", name=re.compile(pane)).click()
    expect(page.locator(".decision")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_phone_opens_the_markets_for_a_purchase_whatever_else_may_be_played(new_page: NewPage) -> None:
    """Given a purchase or a candy boost, which may always be played aside, then the markets open; after the purchase
    the board is there again."""
    three = Arranged("dei", 3, (("factions", "random"),))
    names = [three.match.verbs.verb(action).name for _, action in three.written()]
    bought = next(number for number in range(len(names)) if "buy" in names[number] and offers_boosts(three, number))
    page = new_page(PHONE)
    clicks = three.in_the_middle(page, bought)
    here = page.locator("nav [aria-current]")
    expect(here).to_contain_text("Markets")
    clicks.answer(*three.written()[bought])
    expect(here).to_contain_text("Board")


def offers_boosts(table: Arranged, number: int) -> bool:
    """Whether a boost may be played instead of an answer of people in a written game."""
    play = Play(table.match, seed_of(DEALT))
    for seat, action in table.written(number):
        play.do(seat, action)
    return any(table.match.verbs.verb(action).name == "boost" for action in play.asks[0].actions)


def test_a_game_goes_on_by_clicks_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE)
    TWO.open(page, "me")
    clicks = Clicks(page, TWO.match)
    *game, (seat, action) = TWO.written(14)
    for answer in game:
        clicks.answer(*answer)
    clicks.prepare(seat, action)
    assert page.evaluate(CONFIRM) == ["false true 0", "true false 0"], "the next frame shows it in full"


def test_a_killed_server_loses_nothing_and_the_page_goes_on(new_page: NewPage, server: Served) -> None:
    page = new_page()
    TWO.open(page, "me")
    clicks = Clicks(page, TWO.match)
    game = TWO.written(10)
    for seat, action in game[:5]:
        clicks.answer(seat, action)
    server.kill()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    for seat, action in game[5:]:
        clicks.answer(seat, action)


def test_the_whole_board_is_seen_without_scrolling(new_page: NewPage) -> None:
    page = new_page(DESKTOP)
    FOUR.open(page, "bot")
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
