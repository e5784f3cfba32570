"""Sentences that are made without Fluent are those that Fluent makes."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from ludarium import games
from ludarium.kernel.catalogue import FUNCTIONS, LANGUAGES, Catalogue, euphonic, shared_catalogue
from ludarium.kernel.phrases import Unusual, phrase_of

SAMPLES: tuple[Any, ...] = (0, 1, 2, 7, -3, "yes", "no", "a name", "")
CATALOGUES = ["shared", *games.names()]


def catalogue_of(name: str) -> Catalogue:
    return shared_catalogue() if name == "shared" else games.get(name).catalogue


def by_fluent(catalogue: Catalogue, language: str, id: str, values: dict[str, Any]) -> str | None:
    bundle = catalogue.spoken(language).bundle
    pattern = bundle.get_message(id).value
    assert pattern is not None
    text, problems = bundle.format_pattern(pattern, values)
    return None if problems else str(text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_message_is_said_as_fluent_says_it(name: str, language: str) -> None:
    catalogue = catalogue_of(name)
    spoken = catalogue.spoken(language)
    for number, id in enumerate(spoken.patterns):
        variables = sorted(catalogue.needs(language, id))
        phrase = spoken.phrase(id)
        for turn in range(4 if variables else 1) if phrase is not None else ():
            values = {each: SAMPLES[(number + turn + 3 * at) % len(SAMPLES)] for at, each in enumerate(variables)}
            wanted = by_fluent(catalogue, language, id, values)
            if wanted is not None:
                assert catalogue.say(language, id, **values) == euphonic(language, wanted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_most_messages_with_variables_need_no_fluent(language: str) -> None:
    """What happens at the table is said for every answer."""
    spoken = games.get("dei").catalogue.spoken(language)
    said = [id for id, message in spoken.messages.items() if message.variables and id.startswith(("log-", "verb-"))]
    assert sum(spoken.phrase(id) is not None for id in said) >= 0.95 * len(said)


def phrase(text: str, **values: Any) -> str:
    messages = [each for each in FluentParser().parse(text).body if isinstance(each, ast.Message)]
    found = phrase_of(messages[0].id.name, {each.id.name: each.value for each in messages if each.value}, FUNCTIONS)
    if found is None:
        raise Unusual
    return found(values)


def test_texts_variables_messages_and_our_functions_make_a_phrase() -> None:
    assert phrase('a = { $who } has { COUNT($n, "# boat", "# boats") }', who="Anna", n=2) == "Anna has 2 boats"
    assert phrase("a = to { b }\nb = the { $place }", place="pier") == "to the pier"
    assert phrase('a = { LIST(IF($red, "red"), IF($blue, "blue"), by: " + ") }', red="yes", blue="yes") == "red + blue"
    listed = 'a = { LIST($a, $b, $c, by: ", ", last: " and ") }'
    assert phrase(listed, a="red", b="blue", c="green") == "red, blue and green"
    assert phrase(listed, a="red", b="", c="green") == "red and green"
    assert phrase('a = { "{" }{ $n }', n=-3) == "{-3"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("a = { $n -> \n [one] one\n *[other] many\n }", 1),
        ("a = { NUMBER($n) }", 1),
        ("a = { -term }\n-term = t", 1),
        ("a = { b.attribute }", 1),
        ("a = { a }", 1),
        ("a = { $n }", 1000),
        ("a = { $n }", 1.5),
        ("a = { $n }", "x" * 1001),
    ],
)
def test_the_rest_is_left_to_fluent(text: str, value: Any) -> None:
    with pytest.raises(Unusual):
        phrase(text, n=value)
