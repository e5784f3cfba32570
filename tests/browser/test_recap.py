"""The turns of others at one's own pace, and what happened since one's own: live, after a reload, on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranged import Arranged
from tests.browser.conftest import DESKTOP, PHONE, NewPage

DEEDS = {"dei": "move", "xibalba": "attack", "voidfall": "send"}
"""What is drawn as an arrow in each game."""
SHOWN = {"dei": (" moves ", " scores "), "xibalba": (" attacks ", " buys "), "voidfall": (" invades ", " pays ")}
"""Words of a step with an arrow, and of one that changes a number."""
FEW = 5
"""At least so many answers of the other seat in a row."""
CALM = """localStorage.setItem("settings", JSON.stringify({ pace: "calm" }))"""
ARROWS = ".window .arrow, .world .arrow"
EVERYWHERE = [(game, size) for game in DEEDS for size in (DESKTOP, PHONE)]
MOVED = {"reduced_motion": "no-preference"}


def others_turn(table: Arranged) -> tuple[int, int]:
    """Where the second seat's answers in a row begin and end, with a deed among them that the board draws."""
    game, verbs = table.written(), table.match.verbs
    begin = 0
    for number in range(1, len(game)):
        if game[number][0] != game[begin][0]:
            run = game[begin:number]
            drawn = any(verbs.verb(action).name == DEEDS[table.game] for _, action in run)
            if begin and run[0][0] == 1 and len(run) >= FEW and drawn:
                return begin, number
            begin = number
    raise AssertionError("the second seat has no such turn")


def waiting(anna: Page, ben: Page, game: str) -> Callable[[], int]:
    """Anna's page at a table with Ben, whose turn it is; what is returned gives all answers of his turn at once, and
    says how many those were."""
    for page in (anna, ben):
        page.goto("/")
        page.get_by_role("button", name="Start game").wait_for()
    table, seats = Arranged(game, 2), [{"kind": "me"}, {"kind": "friend"}]
    opened = anna.request.post("/api/tables", data={"game": game, "seats": seats, "hints": True}).json()
    path, secret = f"/api/tables/{opened['id']}", opened["people"]["seats"][1]["secret"]
    assert ben.request.post(f"{path}/join", data={"seat": 1, "secret": secret}).ok
    begin, end = others_turn(table)

    def give(first: int, last: int) -> int:
        for number, (seat, action) in enumerate(table.written()[first:last], first):
            by = (anna, ben)[seat].request
            seq = by.get(f"{path}/updates?after=2147483647").json()["seq"]
            body = {"type": "answer", "id": f"n{number}", "seat": seat, "seq": seq, "action": action}
            reply = by.post(f"{path}/answers", data=body)
            assert reply.ok, reply.text()
        return last - first

    give(0, begin)
    anna.goto(f"/#/t/{opened['id']}")
    anna.locator(".decision").wait_for()
    return lambda: give(begin, end)


def steps(page: Page) -> list[str]:
    return [step.get_attribute("aria-label") or "" for step in page.locator("[data-step]").all()]


def behind(page: Page) -> int:
    return int(page.locator(".recap").get_attribute("data-behind") or 0)


def look_around(page: Page, size: tuple[int, int]) -> None:
    """Look at the log, at the board from nearer, and at what the recap has told so far."""
    if size == PHONE:
        for pane in ("Log", "Mine", "Board"):
            page.get_by_role("navigation").get_by_role("button", name=pane).click()
    else:
        page.get_by_role("tab", name="Chat").click()
        page.locator("main.board").hover()
        page.mouse.wheel(0, -200)
        page.get_by_role("tab", name="Since your last turn").click()
        page.locator("[data-step]").first.hover()


@pytest.mark.parametrize(("game", "size"), EVERYWHERE)
def test_anothers_turn_can_be_paused_stepped_and_skipped_and_blocks_nothing(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    # Given somebody who has chosen a calm pace, while another person plays
    anna, ben = new_page(size, **MOVED), new_page()
    anna.add_init_script(CALM)
    play = waiting(anna, ben, game)
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
    # Looking at log, board or recap goes nowhere; skipping or acting goes to the present
    look_around(anna, size)
    assert behind(anna) == left - 1
    if size == PHONE:
        anna.get_by_role("button", name="Skip", exact=True).click()
    else:
        anna.locator(".hand [data-legal], .decision .chip, [data-amount]").first.click()
    expect(anna.locator('.recap[data-behind]:not([data-behind="0"])')).to_have_count(0)


@pytest.mark.parametrize(("game", "size"), EVERYWHERE)
def test_the_recap_is_the_same_after_a_reload_and_shows_its_steps(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    # Given a turn of another person that was seen, however fast
    anna, ben = new_page(size), new_page()
    most = waiting(anna, ben, game)()
    open_recap(anna, size)
    seen = steps(anna)
    assert 0 < len(seen) <= most
    # When another pace is chosen and the page is loaded again
    anna.locator(".recap").get_by_text("instant", exact=True).click()
    anna.reload()
    open_recap(anna, size)
    # Then the pace is remembered, the turn is told in the same words, one line and one icon a step
    expect(anna.locator(".recap").get_by_role("radio", name="instant")).to_be_checked()
    assert steps(anna) == seen
    assert all(seen)
    assert anna.locator("[data-step]:not(:has(svg))").count() == 0
    # And a step is shown with its way on the board, and with what it changed, before and after
    deed, change = SHOWN[game]
    for words, part in ((deed, anna.locator(ARROWS)), (change, anna.locator(".recap .change", has_text="→"))):
        at = next(number for number, told in enumerate(seen) if words in told)
        step = anna.locator("[data-step]").nth(at)
        step.click()
        expect(step).to_have_attribute("aria-current", "step")
        expect(anna.locator(".recap .says")).to_contain_text(seen[at][:30])
        expect(part).not_to_have_count(0)
    anna.keyboard.press("Escape")
    expect(anna.locator("[data-step][aria-current]")).to_have_count(0)
    if game == "dei" and size == DESKTOP:
        a_hint_is_drawn_and_laid_out(anna)


def open_recap(page: Page, size: tuple[int, int]) -> None:
    page.locator(".decision.mine").wait_for()
    if size == PHONE:
        page.get_by_role("button", name="Show", exact=True).click()
    elif not page.locator("[data-step]").count():
        page.get_by_role("banner").get_by_role("button", name="Since your last turn").click()
    expect(page.locator("[data-step]").first).to_be_visible()


@pytest.mark.parametrize("game", DEEDS)
def test_a_click_on_a_step_replays_it_and_those_after_it(new_page: NewPage, game: str) -> None:
    anna, ben = new_page(**MOVED), new_page()
    anna.add_init_script("""localStorage.setItem("settings", JSON.stringify({ pace: "brisk" }))""")
    waiting(anna, ben, game)()
    anna.get_by_role("button", name="Skip", exact=True).click()
    open_recap(anna, DESKTOP)
    anna.locator("[data-step]").first.click()
    for at in (0, 1, 2):
        expect(anna.locator("[data-step]").nth(at)).to_have_attribute("aria-current", "step")


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
