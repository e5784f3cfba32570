"""The page by keyboard and by ear: whole games by roles and names of the accessibility tree, without coordinates."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludarium.kernel.chance import seed_of
from ludarium.kernel.play import Play
from ludarium.kernel.wording import plain
from tests.browser.arranged import Arranged, until
from tests.browser.conftest import DEALT, DESKTOP, NewPage
from tests.browser.look import look

SCRIPT = Path(__file__).with_name("by_ear.js").read_text()
GAMES = [Arranged("dei", 2), Arranged("xibalba", 2, (("target", "5"),)), Arranged("voidfall", 2)]
LISTED = 6
"""So many answers are given by the list of all legal actions; the others are typed."""
SMALL = (1024, 400)
"""A window that shows one part at a time: who listens needs no more, and drawing the rest takes most of the time."""
FOLLOWED = 10
"""So many answers from the beginning are followed by the keyboard alone."""
FOCUSED = """() => document.activeElement.matches(
  ".curtain button, [data-legal], .decision.mine :is(.chip, .confirm:enabled, .list)")"""
COUNTED = ("supplies", "resources", "influence")
"""What is counted beside the seats of each game."""
TWICE = re.compile(r"\b(\d+) \1\b")
PICTURED = ("xibalba", "voidfall")
"""Games of which the docs show the end and a replay from here."""


def ear(page: Page, name: str, given: object = None) -> Any:
    return page.evaluate(f"given => ({SCRIPT}).{name}(given)", given)


@pytest.mark.parametrize("table", GAMES, ids=lambda table: table.game)
def test_a_whole_game_by_roles_and_names(new_page: NewPage, table: Arranged) -> None:
    """Two people at one screen: the first answers from the list of sentences, all others typed, now as a number, now in
    the notation of the rules; an answer is taken back, the page reloaded; then the end."""
    page = new_page()
    id = table.open_in_lobby(page, "Hot seat")
    play, game = Play(table.match, seed_of(DEALT)), table.written()
    undone = reloaded = False
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    page.keyboard.press("l")
    page.keyboard.press("/")
    ear(page, "listen")
    for number, (seat, action) in enumerate(game):
        ask = play.ask_of(seat)
        assert ask is not None
        place, text = ask.actions.index(action), table.match.verbs.format(action)
        told = ear(page, "pick", place) if number < LISTED else ear(page, "say", str(place + 1) if number % 2 else text)
        play.do(seat, action)
        if "pass" in told:
            ear(page, "listen")
        elif number > LISTED and not undone and play.can_undo(seat):
            undone = True
            ear(page, "say", "undo")
            ear(page, "say", text)
        elif number > LISTED and not reloaded and "asked" in told:
            reloaded = True
            page.keyboard.press("Escape")
            page.keyboard.press("l")
            page.reload()
            ear(page, "sit")
            page.keyboard.press("/")
            ear(page, "listen")
    assert undone
    assert reloaded
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert play.over
    assert undone
    page.get_by_role("link", name="How it ended").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for score in table.played.scores:
        expect(page.get_by_text(str(score), exact=True).first).to_be_visible()
    if table.game not in PICTURED:
        return
    look(page, f"{table.game}-end")
    page.goto(f"/#/t/{id}/replay/20")
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("/21$"))
    look(page, f"{table.game}-replay")


def test_questions_are_answered_in_words_and_the_focus_follows_the_question(new_page: NewPage) -> None:
    """Given a table, when questions are typed, then the log of replies answers them; when keys alone give an answer,
    then the focus is on a button for the next question, from which the keys go on."""
    page = new_page()
    GAMES[1].open_in_lobby(page, "Hot seat")
    page.keyboard.press("?")
    log = page.get_by_role("log", name="Replies")
    expect(log).to_contain_text("XIB-")
    field = page.get_by_role("textbox", name="Command line")
    asked = ("what changed", "look at the ark", "why 1", "fly", "help")
    said = ("Nothing has changed", "Ark: ", "Allowed: ", "is not a choice", "describes the table")
    for line, reply in zip(asked, said, strict=True):
        field.fill(line)
        field.press("Enter")
        expect(log).to_contain_text(reply)
    field.press("Escape")
    expect(field).to_have_count(0)
    for _ in range(3):
        before = ear(page, "question")
        page.keyboard.press("1")
        page.keyboard.press("Enter")
        assert ear(page, "follow", before)


@pytest.mark.parametrize("table", GAMES, ids=lambda table: table.game)
def test_after_each_answer_the_focus_is_where_the_next_question_is(new_page: NewPage, table: Arranged) -> None:
    """Given a game from its beginning, when answers are given by keys alone, then the focus is each time on something
    that answers the next question, or on the button that takes the screen over."""
    page = new_page()
    clicks = table.in_the_middle(page, 0)
    for seat, action in table.written(FOLLOWED):
        clicks.answer_by_keyboard(seat, action)
        until(page, FOCUSED)


@pytest.mark.parametrize(("table", "said"), list(zip(GAMES, COUNTED, strict=True)), ids=[table.game for table in GAMES])
def test_numbers_are_read_once(new_page: NewPage, table: Arranged, said: str) -> None:
    """Given a table, then no name and no text of a seat says the same number twice in a row ("0 0 supplies")."""
    page = new_page()
    table.open_in_lobby(page, "Me and bots")
    tree = page.get_by_role("complementary", name="Seats").aria_snapshot()
    assert re.search(rf"\d {said}", plain(tree)), tree
    assert TWICE.findall(plain(tree)) == []


def test_a_number_that_is_read_twice_would_be_found() -> None:
    assert TWICE.findall('listitem "0 0 supplies"') == ["0"]
    assert TWICE.findall('listitem "10 0 supplies"') == []
