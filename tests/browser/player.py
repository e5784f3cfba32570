"""A person at the table in the browser: finds what to click for an answer, and clicks it.

One script in the page finds the next thing to click. Asking thing by thing costs more time than the page itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from ludarium.kernel.game import Match

SURE = ".confirm:enabled"
CONFIRM = f".decision {SURE}"
MOST_KEYS = 400
FEW = 5
SCRIPT = Path(__file__).with_suffix(".js").read_text()

Step = dict[str, Any]


class Clicks:
    """One page at one table, played by clicks alone."""

    def __init__(self, page: Page, match: Match[Any]) -> None:
        self.page = page
        self.match = match

    def pass_curtain(self, seat: int) -> None:
        """Take over the screen if it waits for this seat."""
        self._take(taking_over(seat), self._click_found)

    def hurry(self, answers: Iterable[tuple[int, int]]) -> None:
        """Give answers without clicks, as this page's guest, where only what comes after them matters."""
        address, given = self.page.url, list(answers)
        table = re.search("#/t/([^/?]+)", address)
        assert table is not None
        path = f"/api/tables/{table[1]}"
        if len(given) > FEW:
            # A closed page does not have to draw them.
            self.page.goto("/api/health")
        for seat, action in given:
            seq = self.page.request.get(f"{path}/updates?after=2147483647").json()["seq"]
            body = {"type": "answer", "id": f"hurry-{seq}", "seat": seat, "seq": seq, "action": action}
            reply = self.page.request.post(f"{path}/answers", data=body)
            assert reply.ok, reply.text()
        if len(given) > FEW:
            self.page.goto(address)

    def answer(self, seat: int, action: int) -> None:
        """Put an answer together by clicks, part by part, and confirm it."""
        self._give(seat, action, self._click_found)

    def answer_by_keyboard(self, seat: int, action: int) -> None:
        """The same without a mouse."""
        self._give(seat, action, self._press_found)

    def undo_and_repeat(self, seat: int, action: int) -> None:
        """Take an answer back where that is possible, and give it again."""
        undo = self.page.locator(".decision .foot").get_by_role("button", name="Undo")
        if undo.count():
            before = self._run("answers")
            undo.click()
            self._run("gone", f'[data-answers="{before}"]')
            self.answer(seat, action)

    def prepare(self, seat: int, action: int) -> None:
        """Put an answer together by clicks without confirming it."""
        self._take([*taking_over(seat), *self._parts(action)], self._click_found)

    def confirm(self) -> None:
        """Confirm what has been prepared, and wait until it is taken."""
        self._confirm(self._click_found)

    def click(self, thing: Locator) -> None:
        """Click a thing where it shows."""
        thing.wait_for()
        spot = thing.evaluate(f"one => ({SCRIPT}).spot(one)")
        self.page.mouse.click(spot["x"], spot["y"])

    def _give(self, seat: int, action: int, use: Callable[[Step], bool]) -> None:
        self._take([*taking_over(seat), *self._parts(action)], use)
        self._confirm(use)

    def _confirm(self, use: Callable[[Step], bool]) -> None:
        # If something would be left unused, the page asks once more.
        found = self._take([{"any": CONFIRM, "must": True}, {"any": f".decision:has(.unused) {SURE}"}], use)
        # The curtain may hide the table as soon as the answer is given.
        self._run("gone", f'[data-answers="{found[-1]["answers"]}"]')

    def _parts(self, action: int) -> Iterable[Step]:
        """What is chosen for an answer; what has settled itself need not be."""
        verb = self.match.verbs.verb(action)
        values = list(zip(verb.args, self.match.verbs.values(action), strict=True))
        yield {"any": f'[data-chip~="verb-{verb.name}"]'}
        for arg, value in values:
            if arg.kind.named:
                kind = arg.kind.name
                yield {"any": f'[data-kind="{kind}"][data-value="{value}"][data-legal]', "open": kind}
        yield {"any": f'[data-chip="answer-{action}"][aria-pressed="false"]'}
        for arg, value in values:
            if not arg.kind.named:  # by its button, or piece by piece where the pieces it counts lie on the table
                chip = f'[data-chip="{arg.key}-{value}"]'
                yield {"any": f'{chip}[aria-pressed="false"]'}
                yield {"any": f'[data-amount="{arg.key}"]', "count": value, "unless": chip}
        yield {"any": f'.decision[data-ready="{action}"]', "must": True, "look": True}

    def _take(self, steps: Iterable[Step], use: Callable[[Step], bool]) -> list[Step]:
        """Take the steps that can be taken; returns where each of them was found."""
        left, taken = list(steps), []
        while left:
            found = self._run("next", left)
            if found is None:
                break
            if use(found):
                taken.append(found)
                left = left[found["next"] :]
        return taken

    def _run(self, name: str, given: object = None) -> Any:
        return self.page.evaluate(f"given => ({SCRIPT}).{name}(given)", given)

    def _click_found(self, found: Step) -> bool:
        """Click a thing; False if it moved away at that moment."""
        self.page.mouse.click(found["x"], found["y"])
        return not self._run("missed")

    def _press_found(self, _found: Step) -> bool:
        """Go to a thing by Tab, among regions by the arrows, and press Enter on it."""
        for turn in range(MOST_KEYS):
            key, times = self._run("way", turn)
            for _ in range(times):
                self.page.keyboard.press(key)
            if key == "Enter":
                return True
        raise AssertionError("no key leads there")


def taking_over(seat: int) -> list[Step]:
    """Wait for the question to a seat, and take over the screen if it waits for that."""
    mine = f'.decision[data-seat="{seat}"].mine'
    curtain = {"any": f'.curtain[data-seat="{seat}"] button', "must": True, "unless": mine}
    return [curtain, {"any": mine, "must": True, "look": True}]
