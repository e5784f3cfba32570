"""Guided games in a real browser: each one walked by what the coach shows, and left for a way of one's own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ludarium import games
from ludarium.kernel.catalogue import shared_catalogue
from ludarium.kernel.lessons import lesson_of
from tests.browser.arranged import until
from tests.browser.conftest import DESKTOP, PHONE, NewPage

LOW = (1280, 600)
LANGUAGES = {"dei": "de", "xibalba": "it", "voidfall": "en"}
"""Each title by clicks in one language."""
HASTE = """localStorage.setItem("settings", JSON.stringify({ pace: "instant" }));"""
"""Bots' turns are not shown one by one, and what has no alternative is answered by the page."""
READY = '.lesson[data-phase="done"], .lesson:has(.show)'
CALM = HASTE.replace("instant", "calm")
COVERED = """() => [...document.querySelectorAll("svg path[data-lesson][data-kind]")]
    .filter((place) => getComputedStyle(place).filter !== "none")
    .map((place) => place.dataset.value)"""
"""Marked places with a shadow: that of a whole area is as good as opaque, and hides who stands there."""
CUT = """() => [...document.querySelectorAll(".seat .row")]
    .filter((row) => row.scrollWidth > row.clientWidth).map((row) => row.textContent)"""
"""Rows of a seat that end beyond its edge."""
BEYOND = """() => [...document.querySelectorAll(".decision .foot .btn")].filter((button) => {
    const panel = button.closest(".decision").getBoundingClientRect();
    return button.scrollWidth > button.clientWidth || button.getBoundingClientRect().right > panel.right;
}).map((button) => button.textContent)"""
"""Buttons below the question that end beyond its panel, or words beyond their button."""
BADGED = """() => {
    const [badge, part] = [".presence.thinks", ".seat:has(.thinks) .part"].map((one) => document.querySelector(one));
    return !badge || badge.getBoundingClientRect().right <= part.getBoundingClientRect().left;
}"""
"""Whether the sign of thinking leaves free what is played."""
NOTED = f"""() => {{
    const free = {BADGED};
    window.noted_ = {{ said: [], free: [] }};
    new MutationObserver(() => {{
        const said = document.querySelector(".lesson .now .quiet")?.innerText;
        if (said) window.noted_.said.push(said);
        if (document.querySelector(".presence.thinks")) window.noted_.free.push(free());
    }}).observe(document.body, {{ childList: true, subtree: true }});
}}"""
"""Notes what the coach says of whose turn it is, and where the sign of thinking is, as long as it may be seen."""
BURIED = """() => [...document.querySelectorAll(".lesson, .lesson h2, .lesson p, .lesson dd, .lesson .btn")]
    .filter((part) => part.checkVisibility())
    .filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, Math.min(bottom, innerHeight) - 2];
        const found = document.elementFromPoint(x, y);
        return bottom > innerHeight || right > innerWidth || !found?.closest(".lesson");
    })
    .map((part) => part.textContent)"""
"""What the coach says below an edge, or under something else."""

HIDDEN_FIGURES = """() => [...document.querySelectorAll('.market [data-kind="card"]')].filter((card) => {
    const [figures, purpose] = [".values", ".purpose"].map((one) => card.querySelector(one)?.getBoundingClientRect());
    return figures && purpose && figures.right > purpose.left && purpose.right > figures.left
        && figures.bottom > purpose.top + 3 && purpose.bottom > figures.top + 3;
}).map((card) => card.ariaLabel)"""
"""Soldiers on offer whose strength lies under the word "Buy"."""


def begin(page: Page, game: str) -> Locator:
    page.add_init_script(HASTE)
    page.goto(f"/#/learn/{game}")
    page.locator(".guided .btn").click()
    page.wait_for_url(re.compile("#/t/"))
    panel = page.locator(".lesson")
    panel.wait_for()
    return panel


def settled(page: Page) -> Any:
    """How many answers were given, once the coach waits for the learner or is done."""
    page.locator(READY).first.wait_for()
    return page.locator("[data-answers]").first.get_attribute("data-answers")


def confirm(page: Page, given: str) -> None:
    page.locator(".decision .confirm:enabled").click()
    until(page, "(n) => document.querySelector('[data-answers]')?.dataset.answers !== n", given)


@pytest.mark.parametrize("game", LANGUAGES)
def test_a_guided_game_by_what_the_coach_shows(new_page: NewPage, game: str) -> None:
    lesson = lesson_of(games.get(game))
    assert lesson is not None
    language = LANGUAGES[game]
    page = new_page(language=language)
    panel = begin(page, game)
    settled(page)
    # The goal comes first, then where points come from.
    say = games.get(game).catalogue.say
    expect(panel).to_contain_text(
        re.compile(f"{re.escape(say(language, 'guided-goal'))}[^§]*{re.escape(say(language, 'guided-points'))}")
    )
    secret = shared_catalogue().say(language, "told-chosen", who="Jonas")
    tasks, moves = set(), {"alone": 0, "beside": 0}
    while True:
        given = settled(page)
        if panel.get_attribute("data-phase") == "done":
            break
        if panel.get_attribute("data-phase") == "task":
            tasks.add(panel.locator("h2").inner_text())
        if panel.get_attribute("data-phase") == "free":
            moves["alone"] += page.locator(".lesson:not(.beside) .others li").count()
            moves["beside"] += page.locator(".lesson.beside .others li").count()
        assert page.evaluate(BURIED) == []
        assert page.evaluate(HIDDEN_FIGURES) == []
        # What all choose at once is no deed of somebody else.
        assert panel.locator(".others li", has_text=re.compile("^Guest founds")).count() == 0
        # Nor is it one that Jonas has chosen what nobody may know yet.
        assert panel.locator(".others li", has_text=secret).count() == 0
        panel.locator(".show").click()
        confirm(page, given)
    told = {games.get(game).catalogue.say(language, f"guided-{step.id}-task") for step in lesson.steps}
    # A question that has only one answer by now is answered before anybody can look at the step. That every step is met
    # is for the kernel's tests to show.
    assert tasks <= told
    assert len(told - tasks) <= len(told) // 4
    # In the free phase, too, the opponent's moves are told; in Voidfall nothing is on offer when a turn begins.
    assert moves["alone" if game == "voidfall" else "beside"]
    # At the end it says where the points came from: every point of both is there.
    totals = [int(text) for text in panel.locator(".scores thead b").all_inner_texts()]
    rows = panel.locator(".scores tbody tr").count()
    gained = [int(text.replace("−", "-")) for text in panel.locator(".scores tbody td").all_inner_texts()]
    assert rows > 1
    assert [sum(gained[seat::2]) for seat in range(2)] == totals
    expect(panel.locator(".learned li")).to_have_count(lesson.learned)
    assert page.locator(".btn.primary:visible").count() == 1, "one button says what to do next"
    # A page that is opened anew tells the same, and nothing of it has to be scrolled to, on a phone neither.
    points = panel.locator(".scores").text_content() or ""
    page.reload()
    expect(panel.locator(".scores tbody tr")).to_have_count(rows)
    expect(panel.locator(".scores")).to_have_text(points)
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        expect(panel.locator(".learned li").last).to_be_in_viewport(ratio=1)
        assert panel.locator(".end").evaluate("end => end.scrollHeight <= end.clientHeight"), width
    page.goto(f"/#/learn/{game}")
    expect(page.locator(".guided.next")).to_have_count(0)
    page.locator(".guided").wait_for()


def test_the_whole_market_is_seen_when_the_coach_wants_something_bought(new_page: NewPage) -> None:
    page = new_page()
    panel = begin(page, "xibalba")
    given = settled(page)
    while panel.locator("h2").inner_text() != "Buy a soldier from the market":
        panel.locator(".show").click()
        confirm(page, given)
        given = settled(page)
    top = panel.evaluate("panel => panel.getBoundingClientRect().top")
    cards = page.locator('.market [data-kind="card"]')
    assert cards.count() == 8
    assert max(cards.evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")) <= top


def test_the_learn_page_of_a_first_visitor_fits_a_usual_window(new_page: NewPage) -> None:
    page = new_page(language="de")
    page.goto("/#/learn/xibalba")
    page.locator(".guided.next").wait_for()
    bottoms = page.locator("aside > .panel").evaluate_all("all => all.map(one => one.getBoundingClientRect().bottom)")
    assert len(bottoms) == 4
    assert max(bottoms) <= page.evaluate("innerHeight")


def test_the_language_may_change_in_the_middle_of_a_guided_game(new_page: NewPage) -> None:
    # Neither of the two is English, whose words a page might have anyway.
    page = new_page(language="de")
    panel = begin(page, "xibalba")
    expect(panel.locator("h2")).to_have_text("Wähle deine sechs Würfel für diesen Zug")
    page.get_by_role("button", name="Tisch", exact=True).click()
    page.get_by_text("Italiano", exact=True).click()
    expect(panel.locator("h2")).to_have_text("Scegli i tuoi sei dadi per questo turno")
    expect(page.get_by_role("group", name="Round 1")).to_be_attached()
    # The book beside the board says which chapter is open.
    page.get_by_role("button", name="Regole", exact=True).click()
    expect(page.get_by_role("combobox", name="Capitolo").locator("option:checked")).to_contain_text(re.compile("^1 "))


@pytest.mark.parametrize("size", [PHONE, LOW])
@pytest.mark.parametrize("game", LANGUAGES)
def test_nothing_of_the_coach_lies_below_an_edge(new_page: NewPage, game: str, size: tuple[int, int]) -> None:
    # German words are long: the buttons below a question are whole nevertheless.
    page = new_page(size, language="de")
    panel = begin(page, game)
    for _ in range(4):
        given = settled(page)
        assert page.evaluate(BURIED) == []
        assert page.evaluate(BEYOND) == []
        panel.locator(".show").click()
        confirm(page, given)


def test_marks_and_changes_hide_nothing(new_page: NewPage) -> None:
    page = new_page()
    panel = begin(page, "dei")
    marked = False
    for _ in range(5):
        given = settled(page)
        assert page.evaluate(COVERED) == []
        marked = marked or page.locator("svg path[data-lesson][data-kind]").count() > 0
        panel.locator(".show").click()
        page.locator(".decision .confirm:enabled").wait_for()
        assert page.evaluate(CUT) == []
        confirm(page, given)
    assert marked


def test_while_turns_are_shown_the_coach_names_whose_they_are(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(CALM)
    page.goto("/#/learn/dei")
    page.locator(".guided .btn").click()
    page.locator('[data-kind="faction"]').last.click()
    page.evaluate(NOTED)
    page.locator(".decision .confirm:enabled").click()
    until(page, "() => window.noted_.said.length > 0 && window.noted_.free.length > 0", None)
    noted = page.evaluate("window.noted_")
    assert all("Jonas" in said for said in noted["said"])
    assert all(noted["free"])


def test_the_learner_goes_their_own_way_and_the_coach_comments(new_page: NewPage) -> None:
    page = new_page()
    panel = begin(page, "dei")
    given = settled(page)
    page.locator('[data-kind="faction"]').nth(1).click()
    confirm(page, given)
    expect(panel.locator(".comment")).to_contain_text("Aria")
    given = settled(page)
    marked = page.locator("[data-lesson]")
    expect(marked.first).to_be_visible()
    panel.get_by_role("button", name="Play it my way").click()
    expect(marked).to_have_count(0)
    panel.get_by_role("button", name="Back to that idea").click()
    expect(marked.first).to_be_visible()
    page.reload()
    expect(panel.locator("h2")).to_contain_text("arrow")
    # Any other card is played too.
    page.locator('.hand [data-kind="card"]:not([data-lesson])').first.click()
    given = page.locator("[data-answers]").first.get_attribute("data-answers") or ""
    confirm(page, given)
    expect(panel.locator(".comment")).not_to_be_empty()
    panel.get_by_role("button", name="Leave the coach").click()
    panel.get_by_role("button", name="Keep the coach").click()
    panel.get_by_role("button", name="Leave the coach").click()
    panel.get_by_role("button", name="Play on without").click()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(marked).to_have_count(0)
    page.reload()
    page.locator(".decision.mine").wait_for()
    expect(page.locator(".lesson")).to_have_count(0)
