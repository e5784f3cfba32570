"""What is lit can be done: cards that cannot be paid for are not, and giving a card up looks like nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludarium.kernel.chance import seed_of
from ludarium.kernel.play import Play
from ludarium.kernel.remarks import Short
from tests.browser.arranged import Arranged
from tests.browser.conftest import DEALT, NewPage

XIBALBA, DEI, VOIDFALL = Arranged("xibalba", 4), Arranged("dei", 2), Arranged("voidfall", 2)
STILL = {"reduced_motion": "reduce"}
LOOKS = """all => all.map(one => ({
  value: one.dataset.value,
  purpose: one.dataset.purpose ?? "",
  label: one.getAttribute("aria-label"),
  classes: one.innerHTML.match(/class="(card|frame)[^"]*"/)?.[0] ?? "",
  word: one.querySelector(".purpose")?.innerText ?? "",
}))"""


def questions(table: Arranged) -> Iterator[tuple[int, Play, list[str]]]:
    """After how many answers of people which position is reached, and what may be answered then."""
    play = Play(table.match, seed_of(DEALT))
    for number, (seat, action) in enumerate(table.written()):
        yield number, play, play.legal(seat)
        play.do(seat, action)


def found(table: Arranged, fits: Callable[[list[str]], bool]) -> tuple[int, list[str]]:
    return next((number, legal) for number, _, legal in questions(table) if fits(legal))


def things(page: Page, kind: str, within: str = "") -> list[dict[str, Any]]:
    """What every thing of a kind looks like."""
    told: list[dict[str, Any]] = page.locator(f'{within} [data-kind="{kind}"]').evaluate_all(LOOKS)
    return told


def names(legal: list[str], verb: str) -> set[str]:
    return {answer.split()[1] for answer in legal if answer.startswith(verb)}


def test_xibalba_lights_only_cards_that_can_be_bought_and_discards_only_when_asked(new_page: NewPage) -> None:
    number, legal = found(
        XIBALBA, lambda legal: bool(names(legal, "buy-")) and bool(names(legal, "discard-open") - names(legal, "buy-"))
    )
    page = new_page(**STILL)
    XIBALBA.in_the_middle(page, number)
    dear = len(names(legal, "discard-open") - names(legal, "buy-"))
    market = things(page, "card", ".market")
    lit = [card for card in market if card["purpose"] == "use"]
    assert len(lit) == len(names(legal, "buy-"))
    assert all(
        "legal" in card["classes"] and "You can buy it" in card["label"] and card["word"] == "Buy" for card in lit
    )
    dim = [card for card in market if not card["purpose"]]
    assert len(dim) >= dear
    assert all("legal" not in card["classes"] and "discard" not in card["label"].lower() for card in dim)
    # Where the dice of this turn would pay for it, trading comes first; else resources are missing.
    assert all(card["word"].endswith(" short") or card["word"] == "trade first" for card in dim)
    # A click on a card that is too dear says what is missing, and prepares nothing.
    page.locator(f'.market [data-kind="card"][data-value="{dim[0]["value"]}"]').click()
    expect(page.locator(".tip")).to_contain_text(re.compile(r"You need \d+ resources, you have \d+"))
    assert page.locator(".decision").get_attribute("data-ready") is None
    # Only once the action is chosen are cards marked for discarding, with a look of their own.
    page.locator('[data-chip~="verb-discard-open"]').first.click()
    given_up = [card for card in things(page, "card", ".market") if card["purpose"] == "discard"]
    assert len(given_up) == len(names(legal, "discard-open"))
    for card in given_up:
        assert "discard" in card["classes"]
        assert "It can be discarded" in card["label"]
        assert card["word"] == "Discard"


def test_dei_lights_only_market_cards_that_can_be_bought(new_page: NewPage) -> None:
    number, legal = found(DEI, lambda legal: bool(names(legal, "buy ")))
    page = new_page(**STILL)
    DEI.in_the_middle(page, number)
    market = things(page, "card", ".markets")
    lit = [card for card in market if card["purpose"] == "use"]
    assert len(lit) == len(names(legal, "buy "))
    assert all(
        "legal" in card["classes"] and "You can buy it" in card["label"] and card["word"] == "Buy" for card in lit
    )
    rest = [card for card in market if card["purpose"] != "use"]
    assert rest
    assert all("legal" not in card["classes"] and "You can buy it" not in card["label"] for card in rest)


def test_dei_says_on_each_card_what_is_missing_for_it(new_page: NewPage) -> None:
    def dear(play: Play) -> list[Short]:
        ask = play.asks[0]
        short = DEI.match.shortages(DEI.match.view(play.state, ask.seat))
        return [each for each in short if each.kind == "card"]

    number, wanted = next((number, dear(play)) for number, play, _ in questions(DEI) if len(dear(play)) > 1)
    page = new_page(**STILL)
    DEI.in_the_middle(page, number)
    page.locator(".markets .missing").first.wait_for()
    told = page.locator('.markets [data-kind="card"]').evaluate_all(
        """all => Object.fromEntries(all.map(one =>
             [one.dataset.value, [one.querySelector(".missing")?.innerText ?? "", one.getAttribute("aria-label")]]))"""
    )
    for short in wanted:
        seen, heard = told[str(short.value)]
        assert str(short.missing) in seen
        assert f"{short.missing} " in heard


def test_dei_lights_hand_cards_to_play_and_no_market_card_meanwhile(new_page: NewPage) -> None:
    number, legal = found(DEI, lambda legal: bool(names(legal, "play ")))
    page = new_page(**STILL)
    DEI.in_the_middle(page, number)
    hand = [card for card in things(page, "card", ".hand") if card["purpose"] == "use"]
    assert len(hand) == len(names(legal, "play "))
    assert all("It can be played" in card["label"] for card in hand)
    assert not [card for card in things(page, "card", ".markets") if card["purpose"]]


def test_voidfall_lights_focus_cards_with_something_to_pay_for_and_shows_which(new_page: NewPage) -> None:
    def payable(play: Play, seat: int) -> list[list[bool]]:
        missing = VOIDFALL.match.facts(VOIDFALL.match.view(play.state, seat))["missing"]
        return [[gap is None for gap in focus] for focus in missing]

    number, told = next(
        (number, told)
        for number, play, legal in questions(VOIDFALL)
        if legal[0].startswith("select") and not all(map(all, told := payable(play, play.asks[0].seat)))
    )
    page = new_page(**STILL)
    VOIDFALL.in_the_middle(page, number)
    page.locator('.hand [data-kind="focus"]').first.wait_for()
    cards = page.locator('.hand [data-kind="focus"]').evaluate_all(
        """all => all.map(one => ({focus: Number(one.dataset.value), lit: one.classList.contains("lit"),
             pays: [...one.querySelectorAll("[data-payable]")].map(each => each.dataset.payable === "yes"),
             label: one.getAttribute("aria-label")}))"""
    )
    assert cards
    for card in cards:
        assert card["pays"] == told[card["focus"]]
        assert card["lit"] == any(card["pays"])
        assert (": needs " in card["label"]) == (any(card["pays"]) and not all(card["pays"]))
        assert ("None of its actions" in card["label"]) == (not any(card["pays"]))
    assert any(not all(card["pays"]) for card in cards)


@pytest.mark.parametrize("table", [XIBALBA, DEI])
def test_nothing_on_the_table_readies_a_discard_by_one_click(new_page: NewPage, table: Arranged) -> None:
    verb = "discard-open" if table is XIBALBA else "buy "
    number, _ = found(table, lambda legal: bool(names(legal, verb)))
    page = new_page(**STILL)
    table.in_the_middle(page, number)
    for card in page.locator('[data-kind="card"], [data-kind="stack"]').all():
        if card.is_visible():
            card.click(force=True)
            code = page.locator(".decision").get_attribute("data-ready")
            assert code is None or not table.match.verbs.format(int(code)).startswith("discard")
            page.keyboard.press("Escape")
