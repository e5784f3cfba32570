"""Learning by levels in a real browser: from the lobby to a solved level by clicks, and what a dead end looks like."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludarium import games
from ludarium.kernel.game import Match
from ludarium.kernel.levels import course_of, start_of_level
from ludarium.kernel.seats import CHANCE
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.look import check, look
from tests.browser.player import Clicks


def open_level(page: Page, title: str, id: str) -> Clicks:
    """Choose a level on the learn page; whoever plays it by clicks."""
    game = games.get(title)
    level = course_of(game).level(id)
    assert level is not None
    page.goto(f"/#/learn/{title}")
    number = course_of(game).levels.index(level) + 1
    page.locator("main ol button").filter(has=page.locator(f".disc:text-is('{number}')")).click()
    page.wait_for_url(re.compile("#/t/"))
    page.locator(f'.level[data-level="{id}"]').wait_for()
    return Clicks(page, match_of(title, id))


def match_of(title: str, id: str) -> Match[Any]:
    level = course_of(games.get(title)).level(id)
    assert level is not None
    return start_of_level(games.get(title), level).match


def solve(clicks: Clicks, title: str, id: str) -> None:
    level = course_of(games.get(title)).level(id)
    assert level is not None
    for seat, action in start_of_level(games.get(title), level).lines:
        if seat != CHANCE:
            clicks.answer(seat, action)


@pytest.mark.parametrize(
    ("title", "ids", "language", "solved", "onward"),
    [
        ("dei", ["enlist-and-go", "up-to-the-roofs", "works-at-once"], "en", "Solved", "Next level"),
        ("xibalba", ["trade-then-buy", "six-dice", "take-the-ark"], "de", "Gelöst", "Nächste Stufe"),
        ("voidfall", ["one-space", "a-guild", "invade"], "it", "Risolto", "Prossimo livello"),
    ],
)
def test_levels_are_solved_by_clicks(
    new_page: NewPage, title: str, ids: list[str], language: str, solved: str, onward: str
) -> None:
    page = new_page(language=language)
    panel = page.locator(".level.solved")
    for number, id in enumerate(ids):
        course = [level.id for level in course_of(games.get(title)).levels]
        if number and course.index(id) == course.index(ids[number - 1]) + 1:
            # From one solved level to the next without the list
            panel.get_by_role("button", name=onward).click()
            page.locator(f'.level[data-level="{id}"]:not(.solved)').wait_for()
            clicks = Clicks(page, match_of(title, id))
        else:
            clicks = open_level(page, title, id)
        solve(clicks, title, id)
        expect(panel.get_by_role("heading", name=solved)).to_be_visible()
        expect(panel.locator(".won")).to_have_count(3)
        if id == "enlist-and-go":
            look(page, "level-solved")
    page.goto(f"/#/learn/{title}")
    expect(page.locator("main li.done")).to_have_count(len(ids))
    check(page)


LOW = (1280, 600)
STRANGER = "localStorage.removeItem('knows-games'); localStorage.removeItem('name')"


@pytest.mark.parametrize("size", [DESKTOP, LOW, PHONE])
def test_a_first_visitor_has_one_obvious_path(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size)
    page.add_init_script(STRANGER)
    page.goto("/")
    # Given somebody who was never here, one button is lit, and it is in sight
    lit = page.locator(".primary:visible")
    expect(lit).to_have_count(1)
    expect(lit).to_be_in_viewport()
    # Then every game says what it is, and has two ways in
    for game in ("D.E.I.", "Xibalba", "Voidfall"):
        card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game))
        expect(card).to_contain_text(re.compile(r"[0-9]+ min.*2–4 players"))
        learn = card.get_by_role("link", name=f"Learn it {game}")
        expect(learn).to_be_visible() if size == PHONE else expect(learn).to_be_in_viewport(ratio=1)
        expect(card.get_by_role("button", name=f"Play {game}")).to_be_visible()
    if size != LOW:
        look(page, "first-visit" if size == DESKTOP else "first-visit-phone")
    # When they want to play one
    page.get_by_role("button", name="Play Xibalba").click()
    # Then that one is chosen, and one click begins it
    expect(page.locator("button.poster.xibalba")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("button", name="Start game")).to_be_in_viewport()


SAID = {
    "en": (r"[a-z]\.", "For those who", r"\d+ min", "light|medium|heavy", ("Learn it", "Play")),
    "de": (r"[a-z]\.", "Für alle, die", r"\d+ Min", "leicht|mittel|gehoben|anspruchsvoll", ("Lernen", "Spielen")),
    "it": (r"[a-z]\.", "Per chi ama", r"\d+ min", "leggero|medio|impegnativo", ("Impara", "Gioca")),
}
"""What the card of a game says in each language: what it is, for whom, how long, how heavy, and two ways in."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("language", SAID)
def test_every_game_says_what_it_is_and_learning_is_as_visible_as_playing(
    new_page: NewPage, language: str, size: tuple[int, int]
) -> None:
    page = new_page(size, language=language)
    page.add_init_script(STRANGER)
    page.goto("/")
    *facts, ways = SAID[language]
    for title in ("dei", "xibalba", "voidfall"):
        learn, play = page.locator(f"#learn-{title}"), page.locator(f"#play-{title}")
        card = page.get_by_role("listitem").filter(has=learn)
        for fact in facts:
            expect(card).to_contain_text(re.compile(fact))
        for way, word in zip((learn, play), ways, strict=True):
            expect(way).to_contain_text(word)
        boxes = [way.bounding_box() for way in (learn, play)]
        assert boxes[0] is not None
        assert boxes[1] is not None
        assert [boxes[0][side] for side in ("width", "height", "y")] == pytest.approx(
            [boxes[1][side] for side in ("width", "height", "y")], abs=1
        )


def test_a_learner_gets_hints_in_a_level(new_page: NewPage) -> None:
    page = new_page(PHONE)
    page.goto("/#/learn/dei")
    page.get_by_role("heading", level=1).wait_for()
    look(page, "learn-phone")
    page.get_by_role("button", name="Start", exact=True).click()
    panel = page.locator('.level[data-level="first-scrapper"]')
    panel.get_by_role("button", name="Why?").click()
    for hint in ("Give me a nudge", "Show me the next step", "Show me the whole way"):
        panel.get_by_role("button", name=hint).click()
    expect(panel.locator(".whole li")).to_have_count(2)
    check(page)


def test_a_dead_end_is_told_and_starting_again_leads_out_of_it(new_page: NewPage) -> None:
    page = new_page()
    clicks = open_level(page, "dei", "on-time")
    clicks.answer(1, clicks.match.verbs.parse("done"))
    panel = page.locator("section.level")
    expect(panel.locator(".stuck")).to_be_visible()
    expect(page.locator(".goal.stuck")).to_contain_text("score at least 9 points")
    expect(panel.get_by_role("button", name="Undo")).to_be_in_viewport(ratio=1)
    panel.get_by_role("button", name="Start again").click()
    expect(panel.locator(".stuck")).to_have_count(0)
    expect(page.locator("[data-answers]").first).to_have_attribute("data-answers", "0")


def test_who_misses_par_is_shown_a_shorter_way(new_page: NewPage) -> None:
    page = new_page()
    clicks = open_level(page, "xibalba", "trade-then-buy")
    level = course_of(games.get("xibalba")).level("trade-then-buy")
    assert level is not None
    seat, _ = start_of_level(games.get("xibalba"), level).lines[0]
    clicks.answer(seat, clicks.match.verbs.parse("trade r1"))
    solve(clicks, "xibalba", "trade-then-buy")
    panel = page.locator(".level.solved")
    expect(panel.locator(".won")).to_have_count(2)
    panel.get_by_role("button", name="Show it").click()
    expect(panel.locator(".whole li")).to_have_count(level.par)
