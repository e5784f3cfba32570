"""The coach at a table, the review after a game, and the editions of the rulebook, by clicks."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from ludarium.kernel.engine import ask_of
from ludarium.kernel.play import Answer
from ludarium.table.timeline import Timeline
from ludarium.table.wording import rule_info, wording_of
from tests.browser.arranged import Arranged, post
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.look import check, look

TABLE, DICE = Arranged("dei", 2), Arranged("xibalba", 2)
COACHED = """localStorage.setItem("settings", JSON.stringify({ askForced: true, coach: "on" }))"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_rule_is_told_once_with_a_way_to_the_book(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size)
    page.add_init_script(COACHED)
    TABLE.open(page, "bot")
    coach = page.locator(".coach")
    if size == PHONE:
        # One line until it is asked, so that the board keeps its size.
        expect(coach).to_have_count(0)
        page.locator(".advice .tip").click()
    told = coach.get_attribute("data-coach")
    expect(coach).to_contain_text("Choosing factions in seat order")
    # The markets are still to be dealt: nothing says that they are empty.
    assert {place.inner_text() for place in page.locator(".vacant").all()} <= {""}
    # Nothing has been answered yet, so nobody misses a way back.
    expect(page.locator(".decision .barrier")).to_have_count(0)
    check(page, ".coach")
    coach.get_by_role("button", name="See the rule").click()
    expect(page.locator(f'.rule-sheet article[id="{told}"]')).to_be_visible()
    page.keyboard.press("Escape")
    # One sentence at a time, and the next one only for those who ask for it.
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("Eight faction cards, one for a drone")
    coach.get_by_role("button", name="Next").click()
    coach.get_by_role("button", name="Got it").click()
    expect(coach).to_have_count(0)
    page.reload()
    page.locator(".decision").wait_for()
    expect(page.locator(f'.coach[data-coach="{told}"]')).to_have_count(0)


FRESH = """localStorage.setItem("settings", JSON.stringify({ askForced: true }))"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_coach_speaks_in_a_first_game_until_it_is_switched_off(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size)
    page.add_init_script(f"if (!localStorage.getItem('asked')) {{ {FRESH}; localStorage.setItem('asked', 'yes') }}")
    # Given somebody who has set nothing, in the first game of a title
    TABLE.open(page, "bot")
    page.locator(".coach, .advice .tip").first.wait_for()
    if size == PHONE:
        page.locator(".advice .tip").click()
    # When they want no more of it
    page.locator(".coach").get_by_role("button", name="No more tips").click()
    # Then it is silent here, after a reload, and in another game
    expect(page.locator(".coach, .advice .tip")).to_have_count(0)
    page.reload()
    page.locator(".decision.mine").wait_for()
    TABLE.open(page, "bot")
    page.locator(".decision.mine").wait_for()
    expect(page.locator(".coach, .advice .tip")).to_have_count(0)
    # And the switch in the menu brings it back
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("dialog").get_by_text("always", exact=True).click()
    page.reload()
    expect(page.locator(".coach, .advice .tip").first).to_be_visible()


def test_the_coach_leaves_the_room_to_missions_and_to_a_hint(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(COACHED)
    TABLE.open(page, "bot")
    coach, line = page.locator(".coach"), page.locator(".advice .tip")
    page.get_by_role("tab", name="Missions").click()
    expect(coach).to_have_count(0)
    expect(line).to_have_count(0)
    page.get_by_role("tab", name="Hint").click()
    expect(coach.or_(line)).to_have_count(0)
    page.get_by_role("tab", name="The coach").click()
    expect(coach).to_contain_text("Choosing factions in seat order")


Found = tuple[int, dict[str, Any]]


def mistaken(table: Arranged = TABLE, verb: str = "move", rule: str = "DEI-ACT-09", which: int = 0) -> Found:
    """An answer of the first seat in the arranged game, and a review that prefers another one of its kind."""
    match = table.match
    answers = [Answer(seat, action, -1) for seat, action in table.played.answers]
    film = Timeline(match, answers)
    words = wording_of(match, "en", film.board)
    for number, given in enumerate(answers):
        if given.seat != 0 or match.verbs.verb(given.action).name != verb:
            continue
        ask = ask_of(film._at(number), 0)
        assert ask is not None
        others = [action for action in ask.actions if match.verbs.verb(action).name == verb and action != given.action]
        if not others:
            continue
        mistake = {
            "number": number,
            "played": words.step(given.action),
            "asked": "Which way?",
            "better": [words.step(others[which])],
            "places": [],
            "points": 4.2,
            "points_wide": 1.1,
            "chance_played": 0.31,
            "chance_better": 0.44,
            "chance_wide": 0.05,
            "why": [],
            "rule": rule_info(match.game, "en", rule),
            "level": "strictly-more",
            "level_title": "Strictly more",
        }
        return number, {"status": "done", "done": 40, "of": 40, "mistakes": [mistake]}
    raise AssertionError(f"nobody has answered with {verb}")


def finished(page: Page, answers: int, arranged: Arranged = TABLE) -> str:
    """A game with these answers that somebody has given up."""
    wish = {"answers": answers, "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}]}
    table = str(post(page, f"replays/{arranged.upload(page)}/branch", wish)["id"])
    post(page, f"tables/{table}/concede", {"seat": 0, "confirm": "other-wins"})
    return table


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_mistake_is_drawn_beside_what_is_better_and_tried_again(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size)
    number, review = mistaken()
    body = msgspec.json.encode(review).decode()

    def fulfil(route: Route) -> None:
        none = {"status": "none", "done": 0, "of": 0, "mistakes": []}
        asked = route.request.method == "GET" and not started
        route.fulfill(body=json.dumps(none) if asked else body, content_type="application/json")
        started.extend([] if asked else [True])

    started: list[bool] = []
    table = finished(page, number + 1)
    page.route(re.compile(r"/review\?"), fulfil)
    page.goto(f"/#/t/{table}/end")
    panel = page.locator("[data-review]")
    panel.get_by_role("button", name="Look at my game").click()
    expect(panel.locator(".card")).to_contain_text("−13% to win (± 5%)")
    expect(panel.locator(".card")).to_contain_text("Which way?")
    expect(panel.locator(".hinted.best")).not_to_have_count(0)
    expect(panel.locator(".hinted:not(.best)")).not_to_have_count(0)
    look(page, f"review-{'phone' if size == PHONE else 'desk'}")
    panel.get_by_role("button", name="Try again from there").click()
    page.wait_for_url(re.compile(r"#/t/(?!.*/end)"))
    page.locator(".decision").wait_for()


def test_dice_that_a_mistake_kept_are_marked_apart_from_better_ones(new_page: NewPage) -> None:
    page = new_page()
    number, review = mistaken(DICE, "keep", "XIB-DIE-09", which=-1)
    body = msgspec.json.encode(review).decode()
    page.route(re.compile(r"/review\?"), lambda route: route.fulfill(body=body, content_type="application/json"))
    page.goto(f"/#/t/{finished(page, number + 1, DICE)}/end")
    tray = page.locator("[data-review] .tray")
    (mistake,) = review["mistakes"]
    values = DICE.match.verbs.values
    played, better = (sum(values(step.choice.code)) for step in (mistake["played"], mistake["better"][0]))
    # Dice that both keep are marked as those of the better answer.
    expect(tray.locator('[data-hint="best"]')).to_have_count(better)
    assert tray.locator('[data-hint="other"]').count() <= played
    expect(page.locator("[data-review] .legend .better")).to_be_visible()


def test_the_book_marks_what_an_edition_changes(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/book/dei")
    block = page.locator(".block").filter(has_text="Two cards a turn")
    expect(block).not_to_have_class(re.compile("differs"))
    page.get_by_text("Italian", exact=True).first.click()
    expect(block).to_have_class(re.compile("differs"))
    expect(block.locator(".edition").first).to_contain_text("English, Italian: the first player begins")


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_the_summary_of_a_title_is_printed_on_two_pages(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    for title in ("dei", "xibalba", "voidfall"):
        page.goto(f"/#/book/{title}/summary")
        page.locator(".summary li").first.wait_for()
        printed = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type /Page\b", printed)) == 2, title


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_rule_shows_where_it_matters_on_the_board_right_now(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size)
    page.add_init_script(COACHED)
    post(page, "me", {"name": "Guest"})
    wish = {"game": "dei", "kind": "example", "start": "DEI-ACT-08"}
    page.goto(f"/#/t/{post(page, 'starts', wish)['id']}")
    # The rule that is tried is named, and one click away
    page.get_by_role("button", name="Trying rule DEI-ACT-08").click()
    expect(page.locator(".rule-sheet")).to_contain_text("DEI-ACT-08")
    page.keyboard.press("Escape")
    if size == PHONE:
        page.locator(".advice .tip").click()
    page.locator(".coach").get_by_role("button", name="See the rule").click()
    cases = page.locator(".rule-sheet button.now")
    expect(cases.first).to_be_visible()
    assert 1 <= cases.count() <= 3
    expect(cases.first).to_contain_text(re.compile("Allowed|Not allowed|Just happened"))
    if size == DESKTOP:
        expect(page.locator(".board .lit, .window .lit").first).to_be_attached()
    page.keyboard.press("Escape")
    expect(page.locator(".window .lit")).to_have_count(0)
    # Whatever is tried, one button leads back to the beginning, and there is nothing before it
    page.locator(".decision").get_by_role("button", name="Done", exact=True).click()
    page.locator(".decision .confirm:enabled").click()
    page.get_by_role("button", name="Confirm anyway").click()
    page.locator(".decision").get_by_role("button", name="Start again").click()
    expect(page.locator("[data-answers]").first).to_have_attribute("data-answers", "0")
    expect(page.locator(".decision").get_by_role("button", name="Undo")).to_have_count(0)
