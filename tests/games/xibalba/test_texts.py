"""Texts say what happens: what a card or faction promises in words is what changes when it is played."""

from __future__ import annotations

import re

import pytest

from ludarium.games.xibalba import GAME
from ludarium.games.xibalba.components import Soldier, lasts
from tests.games.xibalba.measures import BOARDS, CARDS, CONTENT, Stand, changed_by, of_the_board
from tests.games.xibalba.sayings import promised

SAID = {language: GAME.card_texts(CONTENT, language) for language in ("en", "de", "it")}
ALWAYS = [card.id for card in CONTENT.cards if lasts(card)]
LASTING = [card.id for card in CONTENT.events if "until" in SAID["en"][f"effect-{card.id}"]]
BOARD = "brotherhood-shikai"


@pytest.mark.parametrize("card", ALWAYS)
def test_a_permanent_card_changes_what_it_says_and_nothing_else(card: str) -> None:
    assert changed_by(Stand(card)) == promised(SAID["en"][f"effect-{card}"], BOARD)


@pytest.mark.parametrize("card", ALWAYS)
def test_a_permanent_card_says_whether_it_concerns_this_soldier_or_its_seat(card: str) -> None:
    """Only a soldier speaks of itself; what is said of the seat holds for another soldier as well."""
    text = SAID["en"][f"effect-{card}"]
    if not isinstance(CARDS[card], Soldier):
        assert "this soldier" not in text
    for phrase in text.split("; "):
        assert phrase == "no effect" or re.search(r"\byou\b|\byour\b|\bthis soldier\b", phrase), phrase


@pytest.mark.parametrize("board", BOARDS)
def test_a_faction_can_do_what_it_says_and_nothing_else(board: str) -> None:
    text = SAID["en"][f"ability-{board}"]
    assert text.endswith(".")
    assert of_the_board(board) == promised(text[0].lower() + text[1:-1], board)


@pytest.mark.parametrize("card", LASTING)
def test_what_an_event_changes_for_a_while_is_over_when_it_says_so(card: str) -> None:
    end, _, phrase = SAID["en"][f"effect-{card}"].partition(": ")
    claims = promised(phrase, BOARD)
    holds = {"until the end of the turn": [True, False, False], "until your next turn": [True, True, False]}[end]
    for turns, still in enumerate(holds):
        assert changed_by(Stand(card, turns=turns)) == (claims if still else {}), turns


SCOPES = {
    "en": {
        "this soldier": r"this soldier|\bits attacks",
        "your": r"\byour?s?\b",
        "an opponent": r"an opponent",
        "every opponent": r"every opponent",
        "foreign": r"enemy",
        "blank": r"blank",
        "single die": r"single die",
        "the ark": r"the ark",
        "at least": r"at least 1",
        "each": r"each of its attacks|each time|once a turn|each turn",
        "if you like": r"if you like|you may pay",
        "in any case": r"in any case",
        "end of the turn": r"until the end of the turn",
        "next turn": r"until your next turn",
        "this turn": r"this turn",
    },
    "de": {
        "this soldier": r"diese[rs] Soldat|seiner Angriffe",
        "your": r"\bdu\b|\bdich\b|\bdein(e[nmrs]?)?\b",
        "an opponent": r"eine[ms] Gegners?\b",
        "every opponent": r"jeder Gegner",
        "foreign": r"fremde[nr]?",
        "blank": r"Leerseite",
        "single die": r"einzigen Würfel",
        "the ark": r"Arche",
        "at least": r"mindestens 1",
        "each": r"jedem seiner Angriffe|jedes Mal|je Zug|in deinem Zug zum ersten Mal",
        "if you like": r"wenn du willst|du kannst \d zahlen",
        "in any case": r"auf jeden Fall",
        "end of the turn": r"bis zum Ende des Zuges",
        "next turn": r"bis zu deinem nächsten Zug",
        "this turn": r"in diesem Zug",
    },
    "it": {
        "this soldier": r"questo soldato|suo attacco",
        "your": r"\bpuoi\b|\bhai\b|\b(tu[oae]i?|tuoi)\b|\bti\b|prendi \d dad|che scambi|che sfondi",
        "an opponent": r"un avversario",
        "every opponent": r"ogni avversario",
        "foreign": r"altrui",
        "blank": r"facci[ae] vuot[ae]",
        "single die": r"un solo dado",
        "the ark": r"\barca",
        "at least": r"minimo 1",
        "each": r"ogni suo attacco|ogni volta|per turno|in ogni tuo turno",
        "if you like": r"se vuoi|puoi pagare",
        "in any case": r"in ogni caso",
        "end of the turn": r"fino a fine turno",
        "next turn": r"fino al tuo prossimo turno",
        "this turn": r"in questo turno",
    },
}
"""The words in each language that say whom and when a text concerns."""


def scopes(language: str, text: str) -> set[str]:
    return {name for name, pattern in SCOPES[language].items() if re.search(pattern, text, re.IGNORECASE)}


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("message", [id for id in SAID["en"] if id.startswith(("effect-", "ability-"))])
def test_other_languages_have_the_same_numbers_scope_and_conditions(language: str, message: str) -> None:
    english, other = SAID["en"][message].lower(), SAID[language][message]
    assert re.findall(r"[+−]?\d", other) == re.findall(r"[+−]?\d", english)
    assert scopes(language, other) == scopes("en", english)
