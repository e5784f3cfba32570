"""Cards travel from their old place to the new one, points count up, and nobody has to wait for it."""

from __future__ import annotations

from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.arranged import Arranged, until
from tests.browser.conftest import NewPage

TWO = Arranged("dei", 2)
WATCH = """
window.flown = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes)
    if (node.dataset?.travel) window.flown.push([node.dataset.travel, node.getBoundingClientRect().x]);
}).observe(document, { subtree: true, childList: true });
"""


def bought() -> int:
    """How many answers come before a card is bought by somebody who goes on: nobody else takes over the screen."""
    verbs, game = TWO.match.verbs, TWO.written()
    return next(
        n
        for n, ((seat, action), (after, _)) in enumerate(pairwise(game))
        if verbs.verb(action).name == "buy" and after == seat
    )


def test_a_bought_card_travels_from_the_market_to_the_hand(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    clicks = TWO.in_the_middle(page, bought())
    seat, action = TWO.written()[bought()]
    card = TWO.match.verbs.values(action)[0]
    market = page.locator(f'.right [data-kind="card"][data-value="{card}"]').bounding_box()
    assert market is not None
    page.evaluate("window.flown.length = 0")
    clicks.answer(seat, action)
    until(page, "() => window.flown.length > 0")
    assert page.evaluate("window.flown[0][0]") == f"card {card}"
    assert abs(page.evaluate("window.flown[0][1]") - market["x"]) < 1
    expect(page.locator("[data-travel]")).to_have_count(0)
    expect(page.locator(f'.hand [data-kind="card"][data-value="{card}"]')).to_be_visible()


def test_nothing_travels_where_stillness_is_asked_for(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(WATCH)
    clicks = TWO.in_the_middle(page, bought())
    seat, action = TWO.written()[bought()]
    clicks.answer(seat, action)
    card = TWO.match.verbs.values(action)[0]
    expect(page.locator(f'.hand [data-kind="card"][data-value="{card}"]')).to_be_visible()
    assert page.evaluate("window.flown") == []


def test_in_a_replay_a_step_forward_travels_and_a_jump_does_not(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    TWO.in_the_middle(page, bought() + 1)
    table = page.url.rsplit("/", 1)[1]
    log = page.request.get(f"/api/tables/{table}/log?after=0&most=500").json()
    answers = [moment["action"] or "" for moment in log if moment["kind"] == "answer"]
    before = max(number for number, action in enumerate(answers) if action.startswith("buy "))
    card = TWO.match.verbs.values(TWO.written()[bought()][1])[0]
    page.goto(f"/#/t/{table}/replay/{before}")
    page.locator(f'.right [data-kind="card"][data-value="{card}"]').wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/{before + 1}")
    until(page, "() => window.flown.length > 0")
    assert page.evaluate("window.flown[0][0]") == f"card {card}"
    expect(page.locator("[data-travel]")).to_have_count(0)
    page.evaluate("window.flown.length = 0")
    page.keyboard.press("Home")
    page.wait_for_url("**/0")
    page.keyboard.press("End")
    page.wait_for_url(f"**/{len(answers)}")
    expect(page.locator(f'.right [data-kind="card"][data-value="{card}"]')).to_have_count(0)
    assert page.evaluate("window.flown") == []
