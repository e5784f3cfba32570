"""The decision panel hides no answer: every kind of question of every game, in windows of every size.

Questions are taken from recorded games in every edition, with every number of seats and every option, and
`tests/test_questions.py` checks that each verb of each question is among them. Each is opened once as a table that goes
on from there, and only the window changes its size: through all sizes for every kind of question. Where the same kind
offers other verbs, and once an answer is prepared, the lowest window of each layout has its turn; in the nightly run
each of these positions goes through all three.
"""

from __future__ import annotations

import os
from itertools import count

import pytest
from playwright.sync_api import Page

from ludarium import games
from ludarium.kernel.record import parse
from tests.browser.arranged import branch, post
from tests.browser.conftest import NewPage
from tests.browser.player import Clicks
from tests.questions import GAMES, Position, positions

SIZES = ((1366, 768), (1280, 720), (1280, 600), (1024, 768), (390, 844))
TIGHT = ((1280, 600), (1024, 768), (390, 844))
"""The lowest window of each layout: what fits there fits into the higher ones."""
NIGHTLY = "LUDARIUM_GAMES" in os.environ
PARTS = {"dei": 2, "xibalba": 1, "voidfall": 4}
"""Tests a game is divided into, so that several processes share the longest."""
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
  const question = panel.querySelector("h2");
  if (question.scrollWidth > question.clientWidth + 1) found.push("the question is cut");
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


def faults(page: Page, sizes: tuple[tuple[int, int], ...] = SIZES, *, keys: bool = False) -> list[str]:
    """What is hidden in windows of every size, on a phone also beside another pane than the board; which keys fail."""
    found = []
    # From the size the window has through all others: the next question begins where this one ends.
    at_start = page.evaluate("innerWidth") > SIZES[-1][0]
    for width, height in sizes if at_start else reversed(sizes):
        page.set_viewport_size({"width": width, "height": height})
        found += keyless(page) if keys and (width, height) == SIZES[0] else []
        for pane in (OFFERS, BOARD) if width < TABLET else (None,):
            told = page.evaluate(HIDDEN, pane)
            found += [f"{width}x{height}{', beside the offers' * (pane == OFFERS)}: {fault}" for fault in told]
    return found


def tight(turn: int) -> tuple[tuple[int, int], ...]:
    """The lowest window of the layout whose turn it is; every night that of each."""
    return TIGHT if NIGHTLY else TIGHT[turn % len(TIGHT) :][:1]


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


def open_alone(page: Page, replay: str, position: Position, seats: int) -> None:
    """Go on from a position in the seat that is asked. Nobody takes the others: where all are asked at once, an answer
    there would change what is awaited here."""
    kinds = ["me" if seat == position.seat else "open" for seat in range(seats)]
    page.goto(f"/#/t/{branch(page, replay, position.answers, kinds)}")
    page.locator(".invites button", has_text="Close").click()
    page.locator(f'.decision.mine[data-answers="{position.answers}"]').wait_for()


def open_example(page: Page, position: Position) -> None:
    """Try an example of a rule, where all seats are at this screen."""
    wish = {"game": position.game, "kind": "example", "start": position.example}
    page.goto(f"/#/t/{post(page, 'starts', wish)['id']}")
    Clicks(page, games.get(position.game).match()).pass_curtain(position.seat)


def prepare(page: Page) -> bool:
    """Put the first possible answer together by clicks; returns whether others are then on offer, such as numbers."""
    offered = page.locator(".decision .chip").all_inner_texts()
    for _ in range(MOST_CLICKS):
        if page.locator(".decision[data-ready]").count() == 0:
            page.evaluate(STEP)
    return page.locator(".decision .chip").all_inner_texts() not in ([], offered)


@pytest.mark.parametrize(("game", "part"), [(game, part) for game in GAMES for part in range(PARTS[game])])
def test_every_answer_is_in_sight_or_visibly_further_on(new_page: NewPage, game: str, part: int) -> None:
    page = new_page()
    post(page, "me", {"name": "Guest"})
    found, brought, turns = [], {}, count(part)
    for frame, asked in sorted(by_frame(game).items())[part :: PARTS[game]]:
        for number, position in enumerate(asked):
            if position.example:
                open_example(page, position)
            else:
                record = position.path.read_text("utf-8")
                if position.path not in brought:
                    brought[position.path] = str(post(page, "replays", {"text": record})["id"])
                open_alone(page, brought[position.path], position, int(parse(record).headers["Seats"]))
            where = f"{frame} in {position.record or position.example} after {position.answers} answers"
            found += [
                f"{where}, {fault}" for fault in faults(page, tight(next(turns)) if number else SIZES, keys=not number)
            ]
            if not number and prepare(page):
                found += [f"{where}, prepared, {fault}" for fault in faults(page, tight(next(turns)))]
    assert found == []


def by_frame(game: str) -> dict[str, list[Position]]:
    """The positions that show each kind of question."""
    found: dict[str, list[Position]] = {}
    for position in positions(game):
        found.setdefault(position.frame, []).append(position)
    return found
