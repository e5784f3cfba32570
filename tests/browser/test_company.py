"""Names and company: who joins, comes and goes, and which tables the lobby lists; and forced answers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludarium import games
from ludarium.kernel.chance import seed_of
from ludarium.kernel.play import Play
from ludarium.kernel.wording import Wording
from tests.browser.arranged import Arranged, post, until
from tests.browser.conftest import DEALT, PHONE, NewPage
from tests.browser.player import Clicks

TWO = Arranged("dei", 2)
FENS = Arranged("marshlight", 2)
NAMELESS = """localStorage.removeItem("name")"""
BY_ITSELF = """localStorage.setItem("settings", JSON.stringify({ coach: "off" }))"""
"""Somebody who has chosen nothing about forced answers."""
FIRST_SHOWN = """new MutationObserver((_, watch) => {
  const shown = document.querySelector("#app .curtain, #app .table");
  if (!shown) return;
  window.first = shown.classList.contains("curtain") ? "curtain" : "table";
  watch.disconnect();
}).observe(document, { subtree: true, childList: true });"""
CURTAINS = """() => {
  window.curtains = 0;
  new MutationObserver(() => window.curtains += document.querySelectorAll(".curtain").length)
    .observe(document, { subtree: true, childList: true });
}"""
TRACE = re.compile("Answered for you|Nothing was left to do")
HANDED = 20
"""The number of a forced answer at Marshlight; the other seat answers just before."""
SECRETLY = 21
"""The number of one that the hand alone forces, likewise."""
QUICKEST = 3
"""Seconds that somebody takes whose choices nobody has seen yet."""


def test_whoever_joins_is_asked_for_a_name_and_is_seen_to_come_and_go(new_page: NewPage) -> None:
    # Given a private table with an open seat
    anna, ben = new_page(), new_page(PHONE)
    ben.add_init_script(NAMELESS)
    anna.goto("/")
    anna.get_by_role("button", name="Start game").wait_for()
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"game": "dei", "seats": seats, "watch": False, "title": "Ferry Steps"}
    table = anna.request.post("/api/tables", data=wish).json()["id"]
    anna.goto(f"/#/t/{table}")
    expect(anna.locator(".invites .warn")).to_contain_text("Nobody else can reach 127.0.0.1")
    # When somebody without a name takes the seat in the lobby
    ben.goto("/")
    row = ben.get_by_role("listitem").filter(has_text="Ferry Steps")
    row.get_by_role("link", name="Sit down").click()
    ben.get_by_label("What should the others call you?").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.locator(".decision")).to_be_visible()
    assert "seat=" not in ben.url
    # Then the others see who came, and that they have left again
    expect(anna.get_by_text("Ben has sat down")).to_be_visible()
    panel = anna.locator('[data-seat-panel="1"]')
    expect(panel).to_contain_text("Ben")
    ben.get_by_role("button", name="Table", exact=True).click()
    ben.get_by_role("button", name="Leave the table").click()
    expect(anna.get_by_text("Ben has left the table")).to_be_visible()
    expect(panel.get_by_text("left", exact=True)).to_be_visible()
    ben.get_by_role("link", name="Ferry Steps").click()
    expect(anna.get_by_text("Ben is back")).to_be_visible()
    ben.close()
    expect(panel.get_by_text("away")).to_be_visible()
    expect(anna.get_by_text("Ben is away")).to_be_visible()
    # And the lobby says how the game is, and lists it no longer once it is hidden
    anna.goto("/")
    row = anna.get_by_role("listitem").filter(has=anna.get_by_role("link", name="Ferry Steps"))
    expect(row).to_contain_text(re.compile(r"D\.E\.I\..*Ben\s*0", re.DOTALL))
    row.get_by_role("button", name="Hide or delete Ferry Steps").click()
    expect(row.get_by_role("button", name="Delete …")).to_have_count(0)
    row.get_by_role("button", name="Hide", exact=True).click()
    expect(row).to_have_count(0)
    anna.get_by_role("button", name="Show one hidden table").click()
    expect(row).to_be_visible()


def forced(table: Arranged) -> int:
    """The number of an answer without an alternative that follows a choice of its seat which can be taken back."""
    play, game = Play(table.match, seed_of(DEALT)), table.written()
    chosen = -1
    for number, (seat, action) in enumerate(game):
        ask = play.ask_of(seat)
        assert ask is not None
        single, asked_again = len(ask.actions) == 1, number > 0 and game[number - 1][0] == seat
        if single and asked_again and chosen == number - 1 and play.can_undo(seat) and len(play.asks) == 1:
            return number
        chosen = chosen if single else number
        play.do(seat, action)
    raise AssertionError("nothing is forced")


@pytest.mark.parametrize("table", [TWO, Arranged("voidfall", 2)], ids=lambda table: table.game)
def test_a_forced_answer_is_given_by_itself_and_undo_steps_over_it(new_page: NewPage, table: Arranged) -> None:
    # Given somebody who has not chosen to confirm forced answers
    page = new_page()
    page.add_init_script(BY_ITSELF)
    number = forced(table)
    clicks = table.in_the_middle(page, number - 1)
    before = page.locator("[data-answers]").get_attribute("data-answers") or ""
    # When an answer leaves one more, which has no alternative
    seat, action = table.written()[number - 1]
    clicks.prepare(seat, action)
    page.locator(".decision .confirm").click()
    # Then that one comes by itself, and leaves a trace
    until(page, "(n) => Number(document.querySelector('[data-answers]')?.dataset.answers) >= n", int(before) + 2)
    expect(page.locator(".decision [role=status]").first).to_contain_text(TRACE)
    # And an undo leads to the choice before it, where the page waits
    page.locator(".decision").get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(f'.decision.mine[data-answers="{before}"]')).to_be_visible()
    clicks.answer(seat, action)
    expect(page.locator(".decision [role=status]").first).to_contain_text(TRACE)


def test_one_screen_is_not_handed_over_for_an_answer_that_everybody_knows_to_be_forced(new_page: NewPage) -> None:
    # Given two people at one screen
    page = new_page()
    page.add_init_script(BY_ITSELF)
    clicks = FENS.in_the_middle(page, HANDED - 1)
    before = page.locator("[data-answers]").get_attribute("data-answers") or ""
    # When one of them leaves the other a single answer
    seat, action = FENS.written()[HANDED - 1]
    assert seat != FENS.written()[HANDED][0]
    clicks.prepare(seat, action)
    page.evaluate(CURTAINS)
    page.locator(".decision .confirm").click()
    # Then that one is given, and the screen stays with the first, without a curtain between them
    given = "([seat, n]) => Number(document.querySelector(`.decision[data-seat='${seat}']`)?.dataset.answers) >= n"
    until(page, given, [seat, int(before) + 2])
    assert page.evaluate("window.curtains") == 0


def test_a_reload_at_one_screen_shows_the_curtain_before_anybodys_table(new_page: NewPage) -> None:
    # Given two people at one screen, where the second one is asked
    page = new_page()
    page.add_init_script(BY_ITSELF)
    page.add_init_script(FIRST_SHOWN)
    play, asked = Play(FENS.match, seed_of(DEALT)), 0
    for seat, action in FENS.written():
        ask = play.ask_of(seat)
        assert ask is not None
        if seat == 1 and len(ask.actions) > 1:
            break
        play.do(seat, action)
        asked += 1
    FENS.in_the_middle(page, asked)
    # When the page is read again
    page.reload()
    page.locator(".curtain").wait_for()
    # Then the curtain comes first, and what is behind it belongs to the second
    assert page.evaluate("window.first") == "curtain"
    page.locator(".curtain button").click()
    expect(page.locator('.decision.mine[data-seat="1"]')).to_be_visible()


def test_somebody_who_wants_to_be_asked_gives_a_forced_answer_by_hand(new_page: NewPage) -> None:
    page = new_page()
    number = forced(TWO)
    clicks: Clicks = TWO.in_the_middle(page, number)
    seat, action = TWO.written()[number]
    clicks.answer(seat, action)
    expect(page.locator(".decision")).not_to_contain_text("Answered for you")


def one_answer(page: Page) -> str:
    """Open a table of Xibalba at which an option leaves one number of dice; what that answer is called."""
    post(page, "me", {"name": "Guest"})
    table = post(page, "starts", {"game": "xibalba", "kind": "example", "start": "XIB-DIE-04"})["id"]
    asked = page.request.get(f"/api/tables/{table}/state?seat=0").json()["view"]
    match = games.get("xibalba").match("de", 2, {"raised-pool": "exact"})
    assert [match.verbs.format(action) for action in asked["legal"]] == ["pool resource=4 attack=4"]
    page.goto(f"/#/t/{table}")
    return Wording(match, "en").action(asked["legal"][0])


def test_what_xibalba_forces_is_given_by_itself_with_a_trace(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(BY_ITSELF)
    answer = one_answer(page)
    expect(page.locator(".decision [role=status]").first).to_contain_text(f"Answered for you: {answer}")
    expect(
        page.locator('.decision.mine [data-amount], .decision.mine [data-chip^="verb-keep"], .tray').first
    ).to_be_visible()


def test_what_xibalba_forces_waits_for_somebody_who_wants_to_be_asked(new_page: NewPage) -> None:
    page = new_page()
    answer = one_answer(page)
    expect(page.locator(".decision.mine h2")).to_contain_text(answer)
    before = page.locator(".decision").get_attribute("data-answers") or ""
    page.locator(".decision .confirm").click()
    expect(page.locator(f'.decision[data-answers="{before}"]')).to_have_count(0)
    expect(page.locator(".decision")).not_to_contain_text("Answered for you")


def test_an_answer_that_hidden_cards_force_takes_as_long_as_a_choice(new_page: NewPage) -> None:
    # Given two people, of whom the second has one answer left, which only their own hand tells
    anna, ben = new_page(), new_page()
    ben.add_init_script(BY_ITSELF)
    pages = FENS.in_two_windows(anna, ben, SECRETLY - 1)
    (first, action), (second, _) = FENS.written(SECRETLY + 1)[SECRETLY - 1 :]
    assert (first, second) == (0, 1)
    pages[0].answer(first, action)
    # When the question comes, then the page says that it will be given, and takes its time
    expect(ben.locator(".decision [role=status]").first).to_contain_text("You have only one answer")
    given = anna.locator("[data-answers]").first.get_attribute("data-answers") or ""
    until(anna, "(n) => Number(document.querySelector('[data-answers]')?.dataset.answers) > n", int(given))
    table = re.search("#/t/([^/?]+)", anna.url)
    assert table is not None
    moments = anna.request.get(f"/api/tables/{table[1]}/state?seat=0").json()["moments"]
    asked, answered = [moment["at"] for moment in moments if moment["kind"] == "answer" and moment["seat"] >= 0][-2:]
    assert answered - asked >= QUICKEST
