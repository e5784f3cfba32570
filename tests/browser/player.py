"""A person at the table in the browser: finds what to click for an answer, and clicks it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from playwright.sync_api import Locator, Page

from ludarium.kernel.game import Match

CONFIRM = ".decision .confirm:enabled"
COUNT = "document.querySelector('[data-answers]')?.dataset.answers"
MOST_TABS = 400
FEW = 5
SPOT = """one => {
  one.scrollIntoView({block: "nearest", inline: "nearest"});
  const {left, top, width, height} = one.getBoundingClientRect();
  for (let k = 1; k < 24; k += 1) for (let j = 1; j < 24; j += 1) {
    const x = (width * (((k * 11) % 24) || 1)) / 24, y = (height * (((j * 11) % 24) || 1)) / 24;
    const shown = document.elementFromPoint(left + x, top + y);
    if (one.contains(shown) && (!one.dataset.kind || shown.closest("[data-kind]") === one))
      return {x: x - one.clientLeft, y: y - one.clientTop};
  }
  return null;
}"""
"""A point of a thing at which it lies on top, from its own corner: the board may still be moving."""
WAY = """(goal, turn) => {
  const here = document.activeElement;
  if (here === goal) return "Enter";
  if (here?.dataset.kind !== "region" || goal.dataset.kind !== "region") return "Tab";
  const [a, b] = [here, goal].map(one => one.getBoundingClientRect());
  const [dx, dy] = [b.left + b.right - a.left - a.right, b.top + b.bottom - a.top - a.bottom];
  const across = dx > 0 ? "ArrowRight" : "ArrowLeft", along = dy > 0 ? "ArrowDown" : "ArrowUp";
  if (turn % 20 > 12) return "Tab";
  return (Math.abs(dx) > Math.abs(dy)) !== (turn % 3 === 2) ? across : along;
}"""
"""Among regions the arrow that leads nearer, as long as it does; otherwise Tab; and Enter where it has led."""


class Clicks:
    """One page at one table, played by clicks alone."""

    def __init__(self, page: Page, match: Match[Any]) -> None:
        self.page = page
        self.match = match

    def thing(self, kind: str, value: int) -> Locator:
        """A thing on the table that may be clicked now."""
        return self.page.locator(f'[data-kind="{kind}"][data-value="{value}"][data-legal]').first

    def pass_curtain(self, seat: int) -> None:
        """Take the screen over where it waits for this seat."""
        curtain = self.page.locator(f'.curtain[data-seat="{seat}"] button')
        decision = self.page.locator(f'.decision[data-seat="{seat}"].mine')
        curtain.or_(decision).first.wait_for()
        if curtain.is_visible():
            curtain.click()
        decision.wait_for()

    def hurry(self, answers: Iterable[tuple[int, int]]) -> None:
        """Give answers without clicks, as this page's guest, where only what comes after them matters."""
        address, given = self.page.url, list(answers)
        table = re.search("#/t/([^/?]+)", address)
        assert table is not None
        path = f"/api/tables/{table[1]}"
        if len(given) > FEW:
            # A page that is not there need not draw them.
            self.page.goto("/api/health")
        for seat, action in given:
            seq = self.page.request.get(f"{path}/updates?after=2147483647").json()["seq"]
            body = {"type": "answer", "id": f"hurry-{seq}", "seat": seat, "seq": seq, "action": action}
            reply = self.page.request.post(f"{path}/answers", data=body)
            assert reply.ok, reply.text()
        if len(given) > FEW:
            self.page.goto(address)

    def answer(self, seat: int, action: int) -> None:
        """Click an answer together, part by part, and confirm it."""
        self._give(seat, action, self.click)

    def answer_by_keyboard(self, seat: int, action: int) -> None:
        """The same without a mouse."""
        self._give(seat, action, self._press)

    def undo_and_repeat(self, seat: int, action: int) -> None:
        """Take an answer back where that is possible, and give it again."""
        undo = self.page.locator(".decision .foot").get_by_role("button", name="Undo")
        if undo.count():
            before = self._answers()
            undo.click()
            self.page.locator(f'[data-answers="{before - 1}"]').wait_for()
            self.answer(seat, action)

    def prepare(self, seat: int, action: int) -> None:
        """Click an answer together without confirming it."""
        self.pass_curtain(seat)
        self._lay_out(action, self.click)

    def confirm(self) -> None:
        """Confirm what has been prepared."""
        self._confirm(self.click)

    def _give(self, seat: int, action: int, use: Callable[[Locator], None]) -> None:
        self.pass_curtain(seat)
        self._lay_out(action, use)
        self._confirm(use)

    def _confirm(self, use: Callable[[Locator], None]) -> None:
        before = self._answers()
        confirm = self.page.locator(CONFIRM)
        confirm.wait_for()
        use(confirm)
        # The curtain may hide the table as soon as the answer is given.
        self.page.locator(f'[data-answers="{before}"]').wait_for(state="detached")

    def _lay_out(self, action: int, use: Callable[[Locator], None]) -> None:
        verb = self.match.verbs.verb(action)
        values = self.match.verbs.values(action)
        chip = self.page.locator(f'[data-chip="verb-{verb.name}"]').first
        if chip.count() and chip.is_visible():
            use(chip)
        for arg, value in zip(verb.args, values, strict=True):
            # What has settled itself need not be chosen.
            if arg.kind.named and arg.kind.name in self._open() and self.thing(arg.kind.name, value).count():
                use(self.thing(arg.kind.name, value))
        whole = self.page.locator(f'[data-chip="answer-{action}"][aria-pressed="false"]')
        if whole.count():
            use(whole)
        for arg, value in zip(verb.args, values, strict=True):
            if not arg.kind.named:
                self._set(arg.key, value, use)
        self.page.locator(f'.decision[data-ready="{action}"]').wait_for()

    def _set(self, key: str, value: int, use: Callable[[Locator], None]) -> None:
        """Set a number: by its button, or piece by piece where the pieces it counts lie on the table."""
        chip = self.page.locator(f'[data-chip="{key}-{value}"][aria-pressed="false"]')
        if chip.count():
            use(chip)
            return
        pieces = self.page.locator(f'[data-amount="{key}"]')
        if not pieces.count():
            return
        taken = pieces.and_(self.page.locator('[aria-pressed="true"]'))
        for _ in range(taken.count(), value):
            use(pieces.and_(self.page.locator('[aria-pressed="false"]')).first)
        for _ in range(value, taken.count()):
            use(taken.first)

    def click(self, thing: Locator) -> None:
        """Click a thing where it shows: regions are crooked, and pieces stand on them."""
        thing.wait_for()
        thing.click(position=thing.evaluate(SPOT))

    def _press(self, thing: Locator) -> None:
        """Go to a thing by Tab, among regions by the arrows, and press Enter on it."""
        thing.wait_for()
        for turn in range(MOST_TABS):
            key = thing.evaluate(WAY, turn)
            self.page.keyboard.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"no key leads to {thing}")

    def _answers(self) -> int:
        return int(self.page.evaluate(COUNT))

    def _open(self) -> set[str]:
        """The kinds of things that may be clicked next."""
        kinds = self.page.locator(".decision").get_attribute("data-open") or ""
        return set(kinds.split())
