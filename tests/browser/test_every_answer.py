"""The decision panel hides no answer: every kind of question of every game, in windows of every size.

Questions are taken from whole games of bots, so that each verb of each question occurs; each is opened once as a table
that goes on from there, and only the window changes its size.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from ludarium.kernel.chance import seed_of
from ludarium.kernel.play import Play
from tests.browser.arranged import Arranged, branch
from tests.browser.conftest import DEALT, NewPage

SIZES = ((1366, 768), (1280, 720), (1280, 600), (1024, 768), (390, 844))
TABLES = [Arranged(game, 2) for game in ("dei", "xibalba", "voidfall")]
TABLET = 1024
BOARD, OFFERS = 0, 2
"""Panes of a phone by their tab."""
MOST_CLICKS = 3
HIDDEN = """async pane => {
  const settled = async () => { for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame); };
  await settled();
  if (pane !== null) {
    document.querySelectorAll("nav button")[pane].click();
    await settled();
  }
  const panel = document.querySelector(".decision"), body = panel?.querySelector(".body");
  if (!body) return ["no decision is asked"];
  const box = one => one.getBoundingClientRect();
  const within = (one, outer) => one.left >= outer.left - 1 && one.right <= outer.right + 1 &&
    one.top >= outer.top - 1 && one.bottom <= outer.bottom + 1;
  const window_ = {left: 0, top: 0, right: innerWidth, bottom: innerHeight};
  const found = [];
  if (!within(box(panel), window_)) found.push("the panel leaves the window");
  const lost = panel.scrollHeight - panel.clientHeight;
  if (lost > 2) found.push(`${lost} px are cut off`);
  const confirm = panel.querySelector(".confirm"), at = box(confirm);
  if (!within(at, box(panel))) found.push("Confirm leaves the panel");
  const on = document.elementFromPoint((at.left + at.right) / 2, (at.top + at.bottom) / 2);
  if (!confirm.contains(on)) found.push("Confirm is covered");
  const chips = [...body.querySelectorAll(".chip")];
  const unseen = chips.filter(one => !within(box(one), box(body)) || !box(one).width);
  if (unseen.length && !body.dataset.more) found.push(`${unseen.length} answers are hidden without a sign`);
  if (chips.length && unseen.length === chips.length) found.push("no answer is in sight");
  const out = unseen.find(one => /^verb-(end|done)/.test(one.dataset.chip));
  if (out && !panel.matches(".small")) found.push(`${out.innerText} is out of sight`);
  return found;
}"""
STOP = "document.activeElement.matches('.chip, .confirm, [data-legal]')"
TOUCHED = """before => {
  const panel = document.querySelector(".decision");
  return panel.dataset.answers !== before || panel.matches("[data-ready]")
    || document.querySelector(".decision [aria-pressed=true], .table [data-kind][aria-pressed=true]") !== null;
}"""
STEP = """() => {
  const chip = document.querySelector(".decision .chip[aria-pressed=false]");
  (chip ?? document.querySelector("[data-legal=yes]"))?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
}"""


def kinds(table: Arranged) -> Iterator[tuple[str, int, int]]:
    """Few positions that have every verb of every question: the question, after how many answers, and who is asked."""
    play, offered = Play(table.match, seed_of(DEALT)), []
    for seat, action in table.written():
        verbs = {table.match.verbs.verb(code).name for ask in play.asks if ask.seat == seat for code in ask.actions}
        frame = type(play.state.stack[-1]).__name__
        offered.append(({(frame, verb) for verb in verbs}, frame, len(play.answers), seat))
        play.do(seat, action)
    missing = set().union(*(pairs for pairs, *_ in offered))
    while missing:
        pairs, frame, answers, seat = max(offered, key=lambda each: len(each[0] & missing))
        missing -= pairs
        yield frame, answers, seat


def faults(page: Page, *, keys: bool = False) -> list[str]:
    """What is hidden in windows of every size, on a phone also beside another pane than the board; which keys fail."""
    found = []
    # From the size the window has through all others: the next question begins where this one ends.
    at_start = page.evaluate("innerWidth") == SIZES[0][0]
    for width, height in SIZES if at_start else reversed(SIZES):
        page.set_viewport_size({"width": width, "height": height})
        found += keyless(page) if keys and (width, height) == SIZES[0] else []
        for pane in (OFFERS, BOARD) if width < TABLET else (None,):
            told = page.evaluate(HIDDEN, pane)
            found += [f"{width}x{height}{', beside the offers' * (pane == OFFERS)}: {fault}" for fault in told]
    return found


def keyless(page: Page) -> list[str]:
    """Which keys do nothing: an arrow goes to something that answers the question, and a digit chooses."""
    found = []
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    if not page.evaluate(STOP):
        found.append("arrows lead nowhere")
    page.keyboard.press("1")
    if not page.evaluate(TOUCHED, page.locator(".decision").get_attribute("data-answers")):
        found.append("1 chooses nothing")
    page.keyboard.press("Escape")
    return found


def prepare(page: Page) -> bool:
    """Put the first possible answer together by clicks; returns whether others are then on offer, such as numbers."""
    offered = page.locator(".decision .chip").all_inner_texts()
    for _ in range(MOST_CLICKS):
        if page.locator(".decision[data-ready]").count() == 0:
            page.evaluate(STEP)
    return page.locator(".decision .chip").all_inner_texts() not in ([], offered)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_every_answer_is_in_sight_or_visibly_further_on(new_page: NewPage, table: Arranged) -> None:
    page = new_page()
    replay = table.upload(page)
    found, prepared = [], set()
    for frame, answers, seat in kinds(table):
        # Nobody takes the other seats: where all are asked at once, an answer there would change what is awaited here.
        seats = ["me" if each == seat else "open" for each in range(table.seats)]
        page.goto(f"/#/t/{branch(page, replay, answers, seats)}")
        page.locator(".invites button", has_text="Close").click()
        page.locator(f'.decision.mine[data-answers="{answers}"]').wait_for()
        found += [f"{frame} after {answers} answers, {fault}" for fault in faults(page, keys=True)]
        if frame not in prepared:
            prepared.add(frame)
            if prepare(page):
                found += [f"{frame} after {answers} answers, prepared, {fault}" for fault in faults(page)]
    assert found == []
