"""Tables can be read: no word is broken without a hyphen, wider text hides nothing, and the focus is always seen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from ludarium.kernel.catalogue import LANGUAGES
from tests.browser.arranged import Arranged
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.test_every_answer import HIDDEN, SIZES

TABLES = [Arranged("dei", 4), Arranged("xibalba", 4), Arranged("voidfall", 4)]
MIDDLE = 40
"""So many answers have been given: pieces lie on the board, and the log has something to tell."""
SPEAK = "language => localStorage.setItem('language', language)"
NARROW = (320, 640)
FEW_STOPS, MOST_STOPS = 15, 400
BROKEN = """() => {
  const broken = new Set(), walk = document.createTreeWalker(document.querySelector(".table"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const line = (text, from, to) => {
    range.setStart(text, from);
    range.setEnd(text, to);
    // The first sign after a soft hyphen has two boxes: that of the hyphen comes first.
    return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
  };
  for (let text = walk.nextNode(); text; text = walk.nextNode()) {
    const { parentElement: parent, data } = text;
    if (parent.closest("svg") || !parent.checkVisibility()) continue;
    for (const { 0: part, index } of data.matchAll(/[\\p{L}\\p{N}]{2,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + part.length);
      if (range.getClientRects().length < 2) continue;
      const lines = new Set([...part].map((_, at) => line(text, index + at, index + at + 1)));
      if (lines.size > 1) broken.add(`${parent.className || parent.localName}: ${data.trim().slice(0, 60)} (${part})`);
    }
  }
  return [...broken];
}"""
"""Parts of words between signs at which a line may end, soft hyphens among them, that are on two lines all the same."""
WEAR = """style => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
SPACED = """p { margin-bottom: 2em !important }
  :not(svg *) { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }"""
"""The spacing of WCAG 1.4.12."""
FOCUSED = """() => {
  const here = document.activeElement, one = here.matches("label input") ? here.closest("label") : here;
  if (one === document.body) return null;
  const style = getComputedStyle(one), at = one.getBoundingClientRect();
  // On a board the highlight of the place is drawn apart from it.
  const ring = one.closest("svg") || (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2);
  const seen = [0.5, 0.1, 0.9].some(part =>
    one.contains(document.elementFromPoint(at.left + at.width * part, at.top + at.height * part)));
  const name = `${one.localName} ${(one.ariaLabel ?? one.textContent).trim().slice(0, 30)}`;
  return [name, [...(ring ? [] : ["no ring"]), ...(seen ? [] : [`not in sight at ${at.left} ${at.top}`])]];
}"""
"""What has the focus, and whether that cannot be seen."""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(".decision").wait_for()


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_no_word_is_broken_without_a_hyphen(new_page: NewPage, table: Arranged) -> None:
    page, found = new_page(), []
    table.in_the_middle(page, MIDDLE)
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        resize(page, DESKTOP)
        page.reload()
        page.locator(".curtain, .decision").first.wait_for()
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        for size in SIZES:
            resize(page, size)
            for pane in page.locator("nav button").all() if size == PHONE else [None]:
                if pane:
                    pane.click()
                found += [f"{language}, {size}: {word}" for word in page.evaluate(BROKEN)]
    assert not found, "\n".join(found)
    page.evaluate(WEAR, "main * { word-break: break-all !important }")
    assert page.evaluate(BROKEN), "what is broken is found"


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_wider_text_and_narrow_windows_hide_no_answer(new_page: NewPage, table: Arranged) -> None:
    """WCAG 1.4.10 and 1.4.12: at 320 px, and with more space between letters, words and lines."""
    page = new_page()
    table.in_the_middle(page, MIDDLE)
    resize(page, NARROW)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW[0]
    found = [f"{NARROW}: {fault}" for fault in page.evaluate(HIDDEN, 0)]
    page.evaluate(WEAR, SPACED)
    for size in (DESKTOP, PHONE):
        resize(page, size)
        found += [f"{size}: {fault}" for fault in page.evaluate(HIDDEN, 0 if size == PHONE else None)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.game)
def test_the_focus_is_always_seen(new_page: NewPage, table: Arranged, size: tuple[int, int]) -> None:
    """WCAG 2.1.2, 2.4.7 and 2.4.11: Tab goes through the whole table and out again, and what it is on can be seen."""
    page = new_page(size)
    table.in_the_middle(page, MIDDLE)
    page.evaluate("document.activeElement.blur()")
    names, found = [], []
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None:
            break
        names.append(focused[0])
        found += [f"{focused[0]}: {fault}" for fault in focused[1]]
    else:
        raise AssertionError(f"Tab never leaves the table: {names[-5:]}")
    assert len(names) > FEW_STOPS
    assert not found, "\n".join(found)
