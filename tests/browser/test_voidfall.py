"""Voidfall played in a real browser: by clicks, by keys, in two windows, on a phone; and pictures of its screens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arranged import Arranged, cites
from tests.browser.conftest import PHONE, NewPage
from tests.browser.heard import heard, zones_in
from tests.browser.look import look, wear
from tests.browser.player import Clicks
from tests.browser.test_legible import WEAR

TWO, FOUR = Arranged("voidfall", 2), Arranged("voidfall", 4)
LANES = Arranged("voidfall", 2, (("scenario", "broken-lanes"),))
"""Its players fight."""
HAND = 32
"""Cells of a seat in the zone `agenda_hands`: agendas are secret until they are played."""


def verb(table: Arranged, action: int) -> str:
    return table.match.verbs.verb(action).name


def first(table: Arranged, *verbs: str) -> int:
    """The number of the first answer with one of these verbs."""
    return next(i for i, (_, action) in enumerate(table.written()) if verb(table, action) in verbs)


def pane(page: Page, name: str) -> None:
    page.get_by_role("navigation").get_by_role("button", name=re.compile(name)).click()


def test_the_evaluation_of_a_cycle(new_page: NewPage) -> None:
    page = new_page()
    TWO.in_the_middle(page, first(TWO, "upkeep", "decree") + 2)
    page.get_by_role("tab", name=re.compile("Evaluation|If it ended now")).click()
    expect(page.get_by_role("columnheader", name="Upkeep")).to_be_visible()
    look(page, "voidfall-evaluation")


def test_an_invasion_is_forecast_before_it_is_confirmed(new_page: NewPage) -> None:
    page = new_page()
    attack = first(LANES, "attack")
    clicks = LANES.in_the_middle(page, attack - 1)
    game = LANES.written(attack + 1)
    clicks.prepare(*game[attack - 1])
    expect(page.locator(".forecast")).to_be_visible()
    look(page, "voidfall-invasion")
    clicks.confirm()
    clicks.answer(*game[attack])


def cards_of_anna(told: list[str]) -> list[int]:
    """The agendas that are named in the hand of the first seat."""
    views = zones_in(told)
    assert len(views) > 3
    return [card for zones in views for card in zones["agenda_hands"][:HAND] if card is not None and card >= 0]


def test_two_people_see_only_their_own_agendas(new_page: NewPage) -> None:
    anna, ben = new_page(), new_page(language="de")
    by_anna, by_ben = heard(anna), heard(ben)
    drawn = next(i for i, (seat, action) in enumerate(TWO.written()) if seat == 0 and verb(TWO, action) == "keep")
    game = TWO.written(drawn + 3)
    pages = TWO.in_two_windows(anna, ben, drawn - 1)
    for seat, action in game[drawn - 1 :]:
        pages[seat].answer(seat, action)
    assert cards_of_anna(by_anna)
    assert not cards_of_anna(by_ben)
    kept = [TWO.match.verbs.format(action) for seat, action in game if seat == 0 and verb(TWO, action) == "keep"]
    assert [text for text in by_anna for answer in kept if answer in text]
    assert not [text for text in by_ben for answer in kept if answer in text]


def test_a_turn_by_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    TWO.open(page, "me")
    clicks = Clicks(page, TWO.match)
    for seat, action in TWO.written(4):
        clicks.answer_by_keyboard(seat, action)


def test_a_focus_card_is_chosen_by_its_number(new_page: NewPage) -> None:
    page = new_page()
    TWO.in_the_middle(page, first(TWO, "select"))
    page.keyboard.press("3")
    expect(page.locator('.focus[aria-pressed="true"]')).to_have_count(1)
    expect(page.locator(".decision .confirm")).to_be_enabled()


def test_something_forbidden_says_why_with_its_rule(new_page: NewPage) -> None:
    page = new_page()
    TWO.in_the_middle(page, first(TWO, "act"))
    # What the other player did is shown in its place at first.
    page.get_by_role("tab", name="House").click()
    page.locator('.technology[data-kind="technology"]:visible').first.click()
    cites(page, "voidfall")


def test_the_space_that_is_lit_on_a_track_can_be_clicked(new_page: NewPage) -> None:
    page = new_page()
    TWO.in_the_middle(page, first(TWO, "advance"))
    page.locator(".space.next:visible").first.click()
    expect(page.locator(".decision .confirm")).to_be_enabled()


def test_a_card_is_read_closely(new_page: NewPage) -> None:
    page = new_page()
    TWO.in_the_middle(page, first(TWO, "select"))
    page.locator('.focus[data-value="0"]').hover()
    expect(page.get_by_role("tooltip")).to_contain_text("invade or regroup")


def test_a_game_goes_on_by_clicks_on_a_phone(new_page: NewPage) -> None:
    page = new_page(PHONE)
    start = first(TWO, "select")
    clicks = TWO.in_the_middle(page, start)
    look(page, "voidfall-phone-board")
    for name in ("Mine", "Agendas", "House", "Log"):
        pane(page, name)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        look(page, f"voidfall-phone-{name.lower()}")
    pane(page, "Board")
    for seat, action in TWO.written(start + 4)[start:]:
        clicks.answer(seat, action)


def test_a_phone_opens_a_technology_and_goes_back_to_the_board(new_page: NewPage) -> None:
    """Given the question which technology is gained, then the pane opens where they are, what the chosen one does is
    said beside it, and once it is taken the board is there again."""
    page = new_page(PHONE)
    asked = first(TWO, "research")
    clicks = TWO.in_the_middle(page, asked)
    expect(page.locator("nav [aria-current]")).to_contain_text("House")
    technology = page.locator(".pane .technology[data-legal]").first
    expect(technology).to_be_in_viewport(ratio=1)
    assert technology.evaluate("one => one.offsetHeight") >= 44, "a finger hits it"
    clicks.prepare(*TWO.written(asked + 1)[asked])
    expect(page.locator(".decision.small .card-says:visible")).to_contain_text(re.compile("[a-z]{4}"))
    clicks.confirm()
    expect(page.locator("main.pane .window")).to_be_visible()


@pytest.mark.parametrize(
    ("name", "size", "theme", "table"),
    [
        ("voidfall-play", (1366, 768), "dark", FOUR),
        ("voidfall-play-light", (1366, 768), "light", FOUR),
        ("voidfall-1366x640", (1366, 640), "dark", TWO),
        ("voidfall-1100", (1100, 768), "dark", TWO),
    ],
)
def test_the_table(new_page: NewPage, name: str, size: tuple[int, int], theme: str, table: Arranged) -> None:
    page = new_page(size)
    wear(page, theme)
    table.in_the_middle(page, first(table, "act"))
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    look(page, name)


def test_technologies_are_scrolled_and_lie_over_nothing(new_page: NewPage) -> None:
    """Given more technologies than there is room for, then their list keeps its height, whatever stands below it."""
    page = new_page()
    TWO.in_the_middle(page, len(TWO.written()) - 2)
    house, tab = page.locator(".house:visible"), page.get_by_role("tab", name="House")
    house.or_(tab).first.wait_for()
    if not house.count():
        tab.click()
    parts = house.locator(".part > *")
    parts.first.wait_for()
    page.evaluate(WEAR, ".house { height: 120px; min-height: 0 !important; flex: none !important }")
    assert house.locator(".technology").count() > 6
    squeezed = "all => all.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.className)"
    assert parts.evaluate_all(squeezed) == []


def test_a_phone_goes_to_ones_own_sectors_after_the_set_up(new_page: NewPage) -> None:
    """Given a phone on which somebody looks on, when the last origin is chosen, then the own home is in sight."""
    anna, ben = new_page(PHONE), new_page()
    game = TWO.written(2)
    assert [verb(TWO, action) for _, action in game] == ["origin", "origin"]
    # The first sector is the home of the first seat.
    pages = TWO.in_two_windows(anna, ben, 1)
    home = anna.locator('.world [data-value="0"]').first
    expect(home).not_to_be_in_viewport()
    pages[1].answer(*game[1])
    expect(home).to_be_in_viewport(ratio=0.5)


def test_origins_say_how_they_differ_where_they_are_chosen_and_where_they_are_named(new_page: NewPage) -> None:
    page = new_page()
    clicks = TWO.in_the_middle(page, 0)
    seat, action = TWO.written(1)[0]
    house = page.locator(".decision .crumbs b").first.inner_text()
    for origin in "AB":
        expect(page.locator(".decision .background, .decision .card-says")).to_contain_text(
            re.compile(f"Origin {origin} begins with: .*food")
        )
        expect(page.locator(".decision .chip").filter(has_text=re.compile(f"^{origin}: [A-Z]"))).to_have_count(1)
    card = page.locator(".rises").first
    expect(card).to_have_accessible_name(re.compile(f"House {house}.*Begins as origin A.*fleet power active.*at home"))
    technology = page.locator(".decision .chip").first.inner_text().removeprefix("A: ")
    clicks.answer(seat, action)
    clicks.answer(*TWO.written(2)[1])
    expect(page.locator(".log, [role=log]").first).to_contain_text(f"keeps origin A, with {technology}")


@pytest.mark.parametrize("size", [(1280, 720), (1280, 640)])
def test_agendas_are_whole_beside_a_recap(new_page: NewPage, size: tuple[int, int]) -> None:
    """Given a recap and a question with many answers, then the event gives way to the agendas, and is a click away."""
    page = new_page(size)
    FOUR.in_the_middle(
        page, next(i for i, (_, action) in enumerate(FOUR.written()) if i > 60 and verb(FOUR, action) == "act")
    )
    expect(page.locator(".recap.open")).to_be_visible()
    column = page.locator(".right")
    expect(page.get_by_role("tab", name="Agendas")).to_have_attribute("aria-selected", "true")
    cut = (
        "one => [...one.querySelectorAll('.glass, .agendas > *')].filter(tile =>"
        " tile.getBoundingClientRect().bottom > one.getBoundingClientRect().bottom + 1).length"
    )
    assert column.evaluate(cut) == 0
    page.get_by_role("tab", name="Event of cycle").click()
    expect(page.locator(".right .decree").first).to_be_visible()
