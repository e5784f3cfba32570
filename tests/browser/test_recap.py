"""The turns of others at one's own pace, and what happened since one's own: live, after a reload, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranged import Arranged
from tests.browser.conftest import DESKTOP, PHONE, NewPage

TWO = Arranged("dei", 2)
FEW = 5
"""At least so many answers of the other seat in a row."""
CALM = """localStorage.setItem("settings", JSON.stringify({ pace: "calm" }))"""


def others_turn() -> tuple[int, int]:
    """Where the second seat's answers in a row begin and end, with a move between places among them."""
    game, verbs = TWO.written(), TWO.match.verbs
    begin = 0
    for number in range(1, len(game)):
        if game[number][0] != game[begin][0]:
            run = game[begin:number]
            moved = any(verbs.verb(action).name == "move" for _, action in run)
            if begin and run[0][0] == 1 and len(run) >= FEW and moved:
                return begin, number
            begin = number
    raise AssertionError("the second seat has no such turn")


def waiting(anna: Page, ben: Page) -> Callable[[], None]:
    """Anna's page at a table with Ben, whose turn it is; what is returned gives all answers of his turn at once."""
    for page in (anna, ben):
        page.goto("/")
        page.get_by_role("button", name="Start game").wait_for()
    seats = [{"kind": "me"}, {"kind": "friend"}]
    opened = anna.request.post("/api/tables", data={"game": "dei", "seats": seats, "hints": True}).json()
    path, secret = f"/api/tables/{opened['id']}", opened["people"]["seats"][1]["secret"]
    assert ben.request.post(f"{path}/join", data={"seat": 1, "secret": secret}).ok
    begin, end = others_turn()

    def give(first: int, last: int) -> None:
        for number, (seat, action) in enumerate(TWO.written()[first:last], first):
            by = (anna, ben)[seat].request
            seq = by.get(f"{path}/updates?after=2147483647").json()["seq"]
            body = {"type": "answer", "id": f"n{number}", "seat": seat, "seq": seq, "action": action}
            reply = by.post(f"{path}/answers", data=body)
            assert reply.ok, reply.text()

    give(0, begin)
    anna.goto(f"/#/t/{opened['id']}")
    anna.locator(".decision").wait_for()
    return lambda: give(begin, end)


def steps(page: Page) -> list[str]:
    return [step.get_attribute("aria-label") or "" for step in page.locator("[data-step]").all()]


def behind(page: Page) -> int:
    return int(page.locator(".recap").get_attribute("data-behind") or 0)


def test_anothers_turn_can_be_paused_stepped_and_skipped_and_blocks_nothing(new_page: NewPage) -> None:
    # Given somebody who has chosen a calm pace, while another person plays
    anna, ben = new_page(reduced_motion="no-preference"), new_page()
    anna.add_init_script(CALM)
    play = waiting(anna, ben)
    # When that whole turn arrives at once
    play()
    # Then it is shown step by step, and the viewer's own question is already there
    pause = anna.get_by_role("button", name="Pause", exact=True)
    pause.click()
    expect(anna.locator(".decision.mine")).to_be_visible()
    left = behind(anna)
    assert left > 1
    shown = anna.locator(".recap .says").inner_text()
    anna.get_by_role("button", name="Next step", exact=True).click()
    expect(anna.locator(".recap")).to_have_attribute("data-behind", str(left - 1))
    expect(anna.locator(".recap .says")).not_to_have_text(shown)
    # Looking at the log goes nowhere; acting goes to the present
    anna.get_by_role("tab", name="Chat").click()
    assert behind(anna) == left - 1
    anna.locator(".hand [data-legal]").first.click()
    expect(anna.locator('.recap[data-behind="0"]')).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_recap_is_the_same_after_a_reload(new_page: NewPage, size: tuple[int, int]) -> None:
    # Given a turn of another person that was seen, however fast
    anna, ben = new_page(size), new_page()
    waiting(anna, ben)()
    if size == PHONE:
        anna.get_by_role("button", name="Show", exact=True).click()
    expect(anna.locator("[data-step]").first).to_be_visible()
    seen = steps(anna)
    begin, end = others_turn()
    assert 0 < len(seen) <= end - begin
    # When another pace is chosen and the page is loaded again
    anna.locator(".recap").get_by_text("instant", exact=True).click()
    anna.reload()
    if size == PHONE:
        anna.get_by_role("button", name="Show", exact=True).click()
    expect(anna.locator("[data-step]").first).to_be_visible()
    # Then the pace is remembered, the turn is told in the same words, and a step is shown with its way
    expect(anna.locator(".recap").get_by_role("radio", name="instant")).to_be_checked()
    assert steps(anna) == seen
    at = next(number for number, told in enumerate(seen) if " moves " in told)
    step = anna.locator("[data-step]").nth(at)
    step.click()
    expect(step).to_have_attribute("aria-current", "step")
    expect(anna.locator(".recap .says")).to_contain_text(seen[at])
    expect(anna.locator(".window .arrow")).not_to_have_count(0)
    anna.keyboard.press("Escape")
    expect(anna.locator(".window .arrow")).to_have_count(0)
    if size == DESKTOP:
        a_hint_is_drawn_and_laid_out(anna)


def a_hint_is_drawn_and_laid_out(page: Page) -> None:
    # When a hint is asked for
    page.keyboard.press("h")
    expect(page.locator(".hints .lines li")).to_have_count(3)
    # Then the reason comes before what may follow, which may end below the edge
    assert page.locator(".hints .then + .why").count() == 0
    # Then its best answer is marked, and the next best can be explained instead
    best = page.locator(".hand [data-hint=best]").first
    first = best.get_attribute("data-value")
    page.get_by_role("button", name="Next best").click()
    expect(page.locator(f'.hand [data-hint=best]:not([data-value="{first}"])').first).to_be_visible()
    # And what is laid out waits to be confirmed
    page.get_by_role("button", name="Set it up for me").click()
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
