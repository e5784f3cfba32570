"""The words of Xibalba: three catalogues that say the same, and card texts made from the effect data."""

from __future__ import annotations

import re

import pytest

from ludarium.games.xibalba import GAME
from ludarium.games.xibalba.card_text import CardTexts
from ludarium.games.xibalba.components import ONCE_A_TURN
from ludarium.games.xibalba.declaration import MODIFIERS
from ludarium.games.xibalba.grammar import COUNTED_ACTS, PLAIN_ACTS
from ludarium.kernel.wording import Wording, wording_gaps

LANGUAGES = ("en", "de", "it")
CONTENT = GAME.content()[1]
RULES = GAME.rules.rules


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_is_missing(seats: int) -> None:
    assert wording_gaps(GAME.match(seats=seats), GAME.catalogue) == []


def test_every_rule_is_listed() -> None:
    assert len(RULES) == 314
    for id, rule in RULES.items():
        assert re.fullmatch(r"XIB-[A-Z]{3}-\d\d", id)
        assert re.fullmatch(r"['A-Z0-9].*[.)]", rule.says())
        assert rule.source == "silent" or re.match(r"DE [A-Z]", rule.source)
        assert rule.status == "ruling" or rule.source != "silent"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_and_every_card_has_a_name_of_its_own(language: str) -> None:
    titles = [rule.title(language) for rule in RULES.values()]
    names = [GAME.catalogue.say(language, f"card-{card.id}") for card in CONTENT.cards]
    assert len(set(titles)) == 314
    assert len(set(names)) == 84
    assert [title for title in titles if not 2 <= len(title.split()) <= 9] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_factions_options_and_their_choices_are_explained(language: str) -> None:
    known = GAME.catalogue.messages(language).keys()
    wanted = {f"faction-{faction.id}" for faction in CONTENT.factions}
    wanted |= {f"ability-{name.split()[0]}" for name in ONCE_A_TURN}
    wanted |= {f"option-{option.id}{part}" for option in GAME.options for part in ("", "-text")}
    wanted |= {f"{option.id}-{choice}" for option in GAME.options for choice in option.choices}
    wanted |= {f"zone-{zone.name}" for zone in GAME.match().zones}
    wanted |= {f"effect-{act}" for act in (*COUNTED_ACTS, *PLAIN_ACTS)}
    wanted |= {f"modifier-{name}" for name in MODIFIERS}
    assert wanted - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_named_thing_in_an_answer_has_words(language: str) -> None:
    match = GAME.match()
    known = GAME.catalogue.messages(language)
    for table in (match.verbs, match.happenings):
        for verb in table.verbs:
            for arg in verb.args:
                assert [n for n in arg.kind.names if f"{arg.kind.name}-{n}" not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_does(language: str) -> None:
    texts = CardTexts(GAME.catalogue, language)
    said = {card.id: texts.card(card) for card in CONTENT.cards}
    assert all(text == text.strip() and "  " not in text for text in said.values())
    assert len({text for card, text in said.items()}) > 70


@pytest.mark.parametrize(
    ("card", "language", "text"),
    [
        ("bomber", "en", "Action phase: after each of its attacks: lose 1 resource"),
        ("artillery", "de", "Aktionsphase: Zahle jedes Mal 2: Ein fremder Soldat in der Arche verliert 3 Lebenspunkte"),
        (
            "black-market",
            "en",
            "Action phase: once a turn: gain 2 resources or add 1 attack symbol to your action pool",
        ),
        ("tribute", "it", "Fase azioni: per ogni soldato della tua squadra: ottieni 2 risorse"),
        (
            "fortification",
            "en",
            "Action phase: until your next turn: your base has +3 resistance",
        ),
        (
            "evacuation",
            "en",
            "Action phase: if you like: your soldier in the ark returns to the squad; in any case: gain 2 resources",
        ),
        ("slag-heap", "de", "Dauerhaft: Deine Basis hat +3 Widerstand; du nimmst 1 Würfel weniger"),
        ("rifleman", "it", "nessun effetto"),
    ],
)
def test_what_some_cards_say(card: str, language: str, text: str) -> None:
    found = next(entry for entry in CONTENT.cards if entry.id == card)
    assert CardTexts(GAME.catalogue, language).card(found) == text


def test_answers_read_well() -> None:
    match = GAME.match()
    english = Wording(match, "en")
    assert english.action(match.verbs.parse("keep r2=1 attack=2")) == "Keep ② 2×⚔"
    assert english.action(match.verbs.parse("keep")) == "Keep nothing"
    assert english.action(match.verbs.parse("attack ark criticals=1")) == "Attack the ark with ✸"
    assert english.action(match.verbs.parse("enter critical")) == "Enter the empty ark with a critical hit"
    assert english.action(match.verbs.parse("apply p2-slot1")) == "Carry out the effect: slot 1 of Seat 2"
    people = Wording(match, "en", ["Ada", "Ben", "Cleo", "Dan"])
    assert people.action(match.verbs.parse("attack p2 symbols=2")) == "Attack the base of Ben with 2×⚔"


@pytest.mark.parametrize(
    ("language", "events", "sentence"),
    [
        (
            "en",
            ["rolled-paragon p2=1", "paragon-lost seat=1 amount=2", "looted other=1 amount=2", "paragon amount=2"],
            "Ada rolls for paragon: ✦✦ and loots 2 paragon from Ben.",
        ),
        ("en", ["lost seat=1 amount=1", "stole other=1 amount=1", "gained amount=1"], "Ada takes 1 resource from Ben."),
        ("de", ["lost seat=1 amount=2", "gained amount=2"], "Ben verliert 2 Ressourcen. Ada erhält 2 Ressourcen."),
        ("en", ["tactical-attack", "rolled-attack blank=1"], "Ada makes a tactical attack and rolls 1 blank."),
        ("it", ["die p2"], "Ada raccoglie: 2 paragon."),
    ],
)
def test_what_happened_is_told_once_and_by_name(language: str, events: list[str], sentence: str) -> None:
    match = GAME.match()
    people = Wording(match, language, ["Ada", "Ben", "Cleo", "Dan"])
    assert people.told([match.happenings.parse(event) for event in events]) == sentence


def test_a_harvest_cites_its_own_rule() -> None:
    rules = {verb.name: verb.rule for verb in GAME.match().happenings.verbs}
    assert (rules["die"], rules["tactical-attack"]) == ("XIB-GEN-11", "XIB-GEN-08")
