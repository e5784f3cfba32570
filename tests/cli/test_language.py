"""The catalogues of kernel and command line: complete, used, and in the language that was asked for."""

import re
from pathlib import Path

import pytest
from regatta import GAME

from ludarium.cli.language import language_of, take_language
from ludarium.kernel.catalogue import LANGUAGES, Catalogue, shared_catalogue
from ludarium.kernel.conformance import CHECKS
from ludarium.kernel.errors import SetupError
from ludarium.kernel.wording import Wording

SOURCES = sorted(Path(__file__).parents[2].glob("src/ludarium/**/*.py"))
MENTION = re.compile(r"""["'](cli(?:-[a-z]+)*|(?:bot-learned|refusal|table|told|hint)-[a-z-]+)["']""")
FAMILIES = ("cli-column-", "cli-law-", "cli-play-help-", "cli-play-key-", "cli-verify-", "cli-help-", "typed-")
"""Ids that are put together in the code."""


def mentioned() -> set[str]:
    return {id for source in SOURCES for id in MENTION.findall(source.read_text("utf-8"))}


def test_no_language_lacks_a_message() -> None:
    assert shared_catalogue().gaps() == []


def test_every_message_the_code_mentions_exists() -> None:
    assert mentioned() - shared_catalogue().messages("en").keys() == set()


def test_every_message_is_used() -> None:
    unused = shared_catalogue().messages("en").keys() - mentioned()
    assert {id for id in unused if not id.startswith(FAMILIES)} == set()


def test_every_check_of_the_kit_has_its_law() -> None:
    laws = {id.removeprefix("cli-law-") for id in shared_catalogue().messages("en") if id.startswith("cli-law-")}
    assert laws == set(CHECKS)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "C", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
    ],
)
def test_the_system_decides_the_language(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


@pytest.mark.parametrize(
    ("arguments", "rest"),
    [
        (["--language", "it", "games"], ["games"]),
        (["games", "--language=it"], ["games"]),
        (["sim", "x", "--language", "it", "--json"], ["sim", "x", "--json"]),
        (["--language", "de", "--language", "it"], []),
        (["--language", "it", "--", "--language", "xx"], ["--", "--language", "xx"]),
    ],
)
def test_the_option_stands_anywhere(arguments: list[str], rest: list[str]) -> None:
    assert take_language(arguments, {"LANG": "de_DE"}) == ("it", rest)


@pytest.mark.parametrize("arguments", [["--language", "xx"], ["--language"], ["--language="], ["--language", "DE"]])
def test_an_unknown_language_is_refused(arguments: list[str]) -> None:
    with pytest.raises(SetupError, match="the languages are: en, de, it"):
        take_language(arguments, {})


def test_actions_and_events_are_sentences() -> None:
    match = GAME.match(seats=2)
    sail = match.verbs.parse("sail spaces=3 ride")
    ram = match.happenings.parse("rammed seat=1 s5")
    assert Wording(match, "en").action(sail) == "Sail 3 and ride the current for 2 more"
    assert Wording(match, "de").action(sail) == "3 weit segeln und 2 mit der Strömung treiben"
    assert Wording(match, "en").event(ram).startswith("Seat 2 is rammed back to ")


def test_plain_names_stand_in_for_missing_messages() -> None:
    match = GAME.match(seats=2)
    words = Wording(match, "en")
    assert words.name("no-such-message", "plain") == "plain"
    assert words.name("verb-choose", "a variable is missing") == "a variable is missing"
    wordless = Wording(match, "en")
    wordless.catalogue = Catalogue()
    assert wordless.action(match.verbs.parse("anchor")) == "anchor"
    assert wordless.event(match.happenings.parse("stormed")) == "stormed"
    assert words.zone("no_such_zone") == "no such zone"
    assert words.question("Nowhere") == "Nowhere"
    assert words.rule("REG-SAI-05") == "Shoals"
    assert words.rule("REG-SAI-99") == "REG-SAI-99"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_named_in_every_language(language: str) -> None:
    words = Wording(GAME.match("second", 3, {"storm": "yes"}), language)
    parts = words.table().split(" · ")
    assert parts[0] == "Regatta"
    assert len(parts) == 4
