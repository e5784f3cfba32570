"""What every table does in all three games: names in place of notation, hints on the board, answers from every pane, a
question before something useful is left, and no way out but the one to the lobby."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.chance import seed_of
from ludarium.kernel.play import Play
from tests.browser.arranged import Arranged, until
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.test_places import NOTATION

GAMES = [Arranged("dei", 2), Arranged("xibalba", 2), Arranged("voidfall", 2)]
ALL = pytest.mark.parametrize("table", GAMES, ids=lambda table: table.game)
MIDDLE = 40
"""So many answers have been given: pieces lie on the board, and the log has something to tell."""
SPEAK = "language => localStorage.setItem('language', language)"
SAID = """() => {
  const said = new Set(), walk = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  for (let text = walk.nextNode(); text; text = walk.nextNode()) said.add(text.data.trim());
  for (const name of ["aria-label", "title", "placeholder"])
    for (const one of document.querySelectorAll(`.table [${name}]`)) said.add(one.getAttribute(name));
  return [...said];
}"""
"""Everything the table says to those who see it, point at it or hear it."""
DEEDS = {"dei": "move", "xibalba": "attack", "voidfall": "send"}
"""Answers that go from somewhere to somewhere."""
FOUR = Arranged("voidfall", 4)
WIDE = {"dei": (GAMES[0], "move", 0), "voidfall": (FOUR, "invade", 250)}
"""Where to find a question with places all over a board larger than a phone; Xibalba's is laid out to fit."""
BOX = """one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, reach: Math.min(width, height) / 2 };
}"""
ASKED_FOR = """() => {
  const drawing = document.querySelector(".overview svg"), { width, height } = drawing.viewBox.baseVal;
  const world = document.querySelector(".window .world").getBoundingClientRect();
  return [...drawing.querySelectorAll("circle.legal")].map(({ cx, cy }) => ({
    x: world.left + world.width * cx.baseVal.value / width, y: world.top + world.height * cy.baseVal.value / height,
  }));
}"""
"""Where on the screen the places lie that may be chosen: the minimap shows each of them."""
UNCOVERED = """() => {
  const at = (ASKED_FOR)().map(({ x, y }) => document.elementFromPoint(x, y));
  return at.length > 0 && !at.some((one) => one?.closest(".overview, .zoom"));
}""".replace("ASKED_FOR", ASKED_FOR)
CLICKED = """all => all.filter(one => {
  one.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return !one.contains(at) && at?.closest("[data-legal]") === null;
}).map(one => one.getAttribute("aria-label"))"""
"""What may be chosen, but is covered by something that may not."""
CLICK = 8
"""So few pixels would be a click."""
DRAWN = 3
"""A place on the other side of the board is so many strokes away."""
ON_BOARD = ("attack", "discard-own", "shift", "destroy", "use", "block")
"""Verbs of Xibalba whose things lie on its board."""
FIGURE = re.compile(r"[-−]?\d+[.,]\d|\blooks?\b")
"""What an evaluation says to itself."""


def first(table: Arranged, fits: Callable[[Play, int], bool], after: int = 0) -> int:
    """How many answers of people precede the first question that fits."""
    play = Play(table.match, seed_of(4))
    for number, (seat, action) in enumerate(table.written()):
        if number >= after and fits(play, seat):
            return number
        play.do(seat, action)
    raise AssertionError("no such question")


def offers(table: Arranged, verb: str) -> Callable[[Play, int], bool]:
    return lambda play, seat: any(answer.split()[0] == verb for answer in play.legal(seat))


@ALL
def test_nothing_on_the_page_shows_notation(new_page: NewPage, table: Arranged) -> None:
    """Places, cards and seats are called by their names, in log, board, question, recap and hint."""
    page, found = new_page(), []
    table.in_the_middle(page, MIDDLE)
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        page.reload()
        page.locator(".curtain, .decision").first.wait_for()
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        page.locator(".decision.mine").wait_for()
        page.keyboard.press("h")
        expect(page.locator(".hints .lines li")).to_have_count(3)
        said = page.evaluate(SAID)
        assert len(said) > 100
        found += [f"{language}: {text}" for text in said if NOTATION.search(text)]
    assert found == []
    page.locator(".hints .says").first.evaluate("one => one.append(' r30')")
    assert [text for text in page.evaluate(SAID) if NOTATION.search(text)], "notation would be found"


@ALL
def test_a_hint_draws_three_answers_with_their_chances_and_a_reason(new_page: NewPage, table: Arranged) -> None:
    page = new_page()
    table.in_the_middle(page, first(table, offers(table, DEEDS[table.game])))
    page.keyboard.press("h")
    lines = page.locator(".hints .lines li")
    expect(lines).to_have_count(3)
    assert [line for line in lines.all_inner_texts() if "%" not in line] == []
    expect(page.locator(".hints .why, .hints .even").first).not_to_be_empty()
    expect(page.locator(".window [data-hinted], .world .above .arrow, [data-hint]").first).to_be_attached()
    assert not FIGURE.search(page.locator(".hints").inner_text())


@ALL
def test_every_answer_can_be_given_from_every_pane(new_page: NewPage, table: Arranged) -> None:
    page = new_page(PHONE)
    table.in_the_middle(page, MIDDLE)
    seat, _ = table.written(MIDDLE + 1)[-1]
    play = Play(table.match, seed_of(4))
    for by, action in table.written(MIDDLE):
        play.do(by, action)
    panes = page.locator("nav button")
    assert panes.count() >= 5
    for pane in panes.all():
        pane.click()
        page.locator(".decision .list").click()
        answers = page.get_by_role("region", name="All legal actions").locator("li button")
        expect(answers).to_have_count(len(play.legal(seat)))
        page.get_by_role("region", name="All legal actions").get_by_role("button", name="Close").click()
    page.locator(".decision .list").click()
    before = page.locator("[data-answers]").get_attribute("data-answers")
    answers.first.click()
    until(page, "(n) => document.querySelector('[data-answers]')?.dataset.answers !== n", before)


@pytest.mark.parametrize(("table", "wanted", "after"), WIDE.values(), ids=WIDE)
def test_the_minimap_of_a_phone_makes_room_for_what_is_asked(
    new_page: NewPage, table: Arranged, wanted: str, after: int
) -> None:
    """Given a phone that shows a part of the board, when the board is drawn until a place that may be chosen lies where
    the minimap is, then the minimap goes elsewhere, and no such place is ever below it or below the zoom buttons."""
    page = new_page(PHONE)
    table.in_the_middle(page, first(table, offers(table, wanted), after))
    verb = page.locator(f'[data-chip~="verb-{wanted}"]')
    if verb.count():
        verb.first.click()
    page.locator(".window .overview").wait_for(state="attached")
    page.locator(".zoom button").first.click()
    below = 0
    for number in range(len(page.evaluate(ASKED_FOR))):
        corner = page.locator(".overview").evaluate(BOX)
        for _ in range(DRAWN):
            heart = page.evaluate(ASKED_FOR)[number]
            pull(page, corner["x"] - heart["x"], corner["y"] - heart["y"])
        heart = page.evaluate(ASKED_FOR)[number]
        below += abs(heart["x"] - corner["x"]) < corner["reach"] and abs(heart["y"] - corner["y"]) < corner["reach"]
        until(page, UNCOVERED)
    assert below, "the minimap had to make room"
    page.locator(".overview").evaluate("one => one.style.cssText += 'visibility: visible; inset: 0; width: 100%'")
    assert not page.evaluate(f"({UNCOVERED})()"), "a minimap over the places would be found"


def test_nothing_covers_what_is_asked_on_a_phone_that_shows_xibalba(new_page: NewPage) -> None:
    """Every kind of question that is answered on the board, once: what may be chosen there can be clicked."""
    page, table = new_page(PHONE), GAMES[1]
    found, seen = [], 0
    for verb in ON_BOARD:
        number = first(table, offers(table, verb))
        table.in_the_middle(page, number)
        chip = page.locator(f'[data-chip~="verb-{verb}"]')
        if chip.count():
            chip.first.click()
        page.get_by_role("navigation").get_by_role("button", name="Board").click()
        asked = page.locator("main.pane :is([data-legal], .raid button)")
        seen += asked.count()
        found += [f"{verb}: {label}" for label in asked.evaluate_all(CLICKED)]
        assert page.locator("main.pane .overview").count() == 0
    assert seen >= len(ON_BOARD)
    assert found == []


def pull(page: Page, x: float, y: float) -> None:
    """Draw the board so far, within the window."""
    middle = page.locator(".window").evaluate(BOX)
    half = middle["reach"]
    if max(abs(x), abs(y)) < CLICK:
        return
    page.mouse.move(middle["x"], middle["y"])
    page.mouse.down()
    page.mouse.move(middle["x"] + max(-half, min(half, x)), middle["y"] + max(-half, min(half, y)), steps=4)
    page.mouse.up()


def ends_early(play: Play, seat: int) -> bool:
    unused = play.match.unused(play.match.view(play.state, seat))
    return unused is not None and bool(unused.left)


@ALL
def test_leaving_something_useful_is_asked_about_once(new_page: NewPage, table: Arranged) -> None:
    page = new_page()
    number = first(table, ends_early)
    clicks = table.in_the_middle(page, number)
    play = Play(table.match, seed_of(4))
    for by, action in table.written(number):
        play.do(by, action)
    seat = play.asks[0].seat
    unused = play.match.unused(play.match.view(play.state, seat))
    assert unused is not None
    before = page.locator(".decision").get_attribute("data-answers") or ""
    clicks.prepare(seat, unused.ends[0])
    confirm = page.locator(".decision .confirm:enabled")
    confirm.click()
    expect(page.locator(".decision .unused li").first).not_to_be_empty()
    expect(page.locator(".decision")).to_have_attribute("data-answers", before)
    confirm.click()
    expect(page.locator(f'.decision[data-answers="{before}"]')).to_have_count(0)


@ALL
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_no_link_of_the_table_leaves_it(new_page: NewPage, table: Arranged, size: tuple[int, int]) -> None:
    """Only the sign of the house leads to the lobby; all else stays at this table, or saves its record."""
    page = new_page(size)
    table.in_the_middle(page, MIDDLE)
    page.get_by_role("button", name="Table", exact=True).click()
    links = page.locator("#app a[href]:not(.home)").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    id = page.url.rpartition("/")[2]
    assert links
    assert [link for link in links if f"/{id}" not in link] == []


def current(page: Page) -> str:
    return page.locator("nav [aria-current]").inner_text()


def test_an_attack_that_is_laid_out_from_the_market_opens_the_board(new_page: NewPage) -> None:
    """Given a phone that shows the market, when the ark is to be attacked, then the board is there, and stays."""
    table = GAMES[1]
    page = new_page(PHONE)
    number = first(table, offers(table, "attack"))
    clicks = table.in_the_middle(page, number)
    page.get_by_role("navigation").get_by_role("button", name="Market").click()
    page.locator('[data-chip~="verb-attack"]').click()
    expect(page.locator("nav [aria-current]")).to_contain_text("Board")
    clicks.confirm()
    expect(page.locator(".decision.mine")).to_be_visible()
    assert "Board" in current(page)
