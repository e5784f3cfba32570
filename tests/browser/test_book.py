"""The rulebook in a real browser: its index, glossary and search, and a rule that is tried on the real board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludarium import games
from ludarium.kernel.book import book_of
from ludarium.kernel.examples import Example, examples_of
from ludarium.table.library import example_info
from tests.browser.arranged import post
from tests.browser.conftest import DESKTOP, PHONE, NewPage
from tests.browser.look import check
from tests.browser.player import Clicks

TRIED = [("dei", "DEI-MAJ-05", "de"), ("xibalba", "XIB-ATK-07", "it"), ("voidfall", "VF-GLD-09", "en")]
AGAIN = {"en": "Start again", "de": "Neu anfangen", "it": "Ricomincia"}
COACHED = """localStorage.setItem("settings", JSON.stringify({ askForced: true, coach: "on" }))"""

SORTED = "([all, language]) => all.toSorted((a, b) => a.localeCompare(b, language))"


def example_of(title: str, rule: str) -> Example:
    return examples_of(games.get(title))[rule]


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize(("title", "rule", "language"), TRIED)
def test_a_rule_is_tried_taken_back_and_begun_again(
    new_page: NewPage, title: str, rule: str, language: str, size: tuple[int, int]
) -> None:
    game, example = games.get(title), example_of(title, rule)
    info = example_info(game, example, language)
    page = new_page(size, language=language)
    page.add_init_script(COACHED)
    page.goto(f"/#/rules/{title}/{rule}")
    entry = page.locator(f"article[id='{rule}']")
    # The picture has its caption in the reader's language.
    expect(entry.locator("figcaption")).to_contain_text(info.said)
    entry.locator("figure button.btn").click()
    page.wait_for_url(re.compile("#/t/"))
    page.locator(".decision.mine").wait_for()
    # On the real board the coach says the rule, and what shows it.
    if size == PHONE:
        page.locator(".advice .tip").click()
    coach = page.locator(f'.coach[data-coach="{rule}"]')
    expect(coach).to_contain_text(game.rules.rules[rule].says(language))
    expect(coach).to_contain_text(info.said)
    match = example.match(game)
    clicks = Clicks(page, match)
    clicks.answer(example.seat, match.verbs.parse(example.line))
    expect(coach).to_have_count(0)
    page.locator(".decision .btn:has(+ .reset)").click()
    expect(page.locator("[data-answers]").first).to_have_attribute("data-answers", "0")
    # Tried once more, and begun again: the same position as before.
    clicks.answer(example.seat, match.verbs.parse(example.line))
    if page.locator(".decision .reset").is_visible():
        page.locator(".decision .reset").click()
    else:
        # Where little room is left for answers it is in the menu.
        page.locator("header [aria-haspopup=dialog]").first.click()
        page.get_by_role("dialog").get_by_role("button", name=AGAIN[language]).click()
    expect(page.locator("[data-answers]").first).to_have_attribute("data-answers", "0")
    expect(coach).to_be_visible() if size == DESKTOP else expect(page.locator(".advice .tip")).to_be_visible()


MOVES = [("dei", "DEI-ACT-13"), ("voidfall", "VF-FLT-09")]


@pytest.mark.parametrize(("title", "rule"), MOVES)
def test_a_picture_is_cropped_to_what_matters_with_an_arrow_where_something_moves(
    new_page: NewPage, title: str, rule: str
) -> None:
    page = new_page()
    page.goto(f"/#/rules/{title}/{rule}")
    picture = page.locator(f"article[id='{rule}'] .picture")
    expect(picture.locator(".hinted.best")).not_to_have_count(0)
    shown, world = picture.bounding_box(), picture.locator(".world").bounding_box()
    assert shown is not None
    assert world is not None
    assert world["width"] * world["height"] > 1.5 * shown["width"] * shown["height"]


def test_both_sides_of_a_tried_position_are_in_ones_hands(new_page: NewPage) -> None:
    page = new_page()
    post(page, "me", {"name": "Guest"})
    example = example_of("dei", "DEI-PHS-03")
    table = post(page, "starts", {"game": "dei", "kind": "example", "start": example.rule})["id"]
    page.goto(f"/#/t/{table}")
    first = page.locator(".decision.mine")
    expect(first).to_have_attribute("data-seat", str(example.seat))
    Clicks(page, example.match(games.get("dei"))).answer(
        example.seat, example.match(games.get("dei")).verbs.parse(example.line)
    )
    # The next seat's question is asked here too, without a curtain in between.
    expect(page.locator(f'.decision.mine:not([data-seat="{example.seat}"])')).to_be_visible()
    expect(page.locator(".curtain")).to_have_count(0)


def test_an_example_that_ends_the_game_can_be_begun_again(new_page: NewPage) -> None:
    page = new_page()
    post(page, "me", {"name": "Guest"})
    example = example_of("xibalba", "XIB-WIN-02")
    match = example.match(games.get("xibalba"))
    page.goto(f"/#/t/{post(page, 'starts', {'game': 'xibalba', 'kind': 'example', 'start': example.rule})['id']}")
    Clicks(page, match).answer(example.seat, match.verbs.parse(example.line))
    expect(page.locator(".decision .crumbs")).to_have_text("The game is over")
    page.locator(".decision").get_by_role("button", name="Start again").click()
    expect(page.locator(".decision.mine")).to_have_attribute("data-seat", str(example.seat))


@pytest.mark.parametrize(
    ("title", "language", "word"),
    [("dei", "de", "Mehrheit"), ("xibalba", "it", "Arca"), ("voidfall", "en", "Corruption")],
)
def test_the_index_leads_to_what_is_said_about_a_word(new_page: NewPage, title: str, language: str, word: str) -> None:
    page = new_page(language=language)
    page.goto(f"/#/book/{title}/index")
    entry = page.locator(".index section").filter(has=page.get_by_role("heading", name=word, exact=True))
    places = entry.get_by_role("link")
    entry.wait_for()
    assert places.count() > 4
    # A letter leads to its words.
    page.locator(".letters button").filter(has_text=re.compile(f"^{word[0]}$")).click()
    expect(page.locator(f"#letter-{word[0]}")).to_be_in_viewport()
    check(page)
    wanted = places.nth(2).inner_text()
    places.nth(2).click()
    current = page.locator(".block.current")
    expect(current).to_be_in_viewport()
    current.locator(".more").click()
    told = current.inner_text()
    rules = games.get(title).rules.rules
    ids = [id for id, rule in rules.items() if rule.title(language) == wanted]
    assert wanted in told or any(rules[id].says(language) in told for id in ids)


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("title", ["dei", "xibalba", "voidfall"])
def test_the_glossary_explains_every_term_in_the_order_of_the_alphabet(
    new_page: NewPage, title: str, language: str
) -> None:
    page = new_page(language=language)
    page.goto(f"/#/book/{title}/glossary")
    page.locator("dl dt").first.wait_for()
    heads = page.locator("dl dt").all_inner_texts()
    assert sorted(heads) == sorted(block.head.in_language(language) for block in book_of(games.get(title)).glossary)
    assert heads == page.evaluate(SORTED, [heads, language])
    assert all(text.strip() for text in page.locator("dl dd").all_inner_texts())


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_no_page_of_a_book_is_wider_than_a_phone(new_page: NewPage, language: str) -> None:
    page = new_page(PHONE, language=language)
    for title in ("dei", "xibalba", "voidfall"):
        for place in ("", "/index", "/glossary", "/summary"):
            page.goto(f"/#/book/{title}{place}")
            page.locator("article h2").first.wait_for()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{title}{place}"


def found(page: Page, text: str) -> int:
    page.get_by_role("searchbox").fill(text)
    page.locator("article > h2").wait_for()
    return page.locator("article > .block").count()


@pytest.mark.parametrize(
    ("title", "language", "word"),
    [("dei", "de", "gleichstand"), ("xibalba", "it", "critico"), ("voidfall", "en", "upkeep")],
)
def test_the_search_shows_the_blocks_that_say_it(new_page: NewPage, title: str, language: str, word: str) -> None:
    page = new_page(language=language)
    page.goto(f"/#/book/{title}")
    page.locator(".block").first.wait_for()
    assert 1 < found(page, word) < 40
    told = page.locator("article > .block").first
    told.locator(".more").click()
    expect(told).to_contain_text(re.compile(word, re.IGNORECASE))
    # The number of a rule finds its block; nonsense finds nothing, and says so.
    rule = next(iter(games.get(title).rules.rules))
    assert found(page, rule) >= 1
    assert found(page, "xyzzy") == 0
    expect(page.locator("article > h2")).not_to_be_empty()
