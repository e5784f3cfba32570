"""Every example of a rule can be tried, and there are no fewer of them than before.

That they are what the tests do is checked where those tests run: see `tests/games/conftest.py`.
"""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from ludarium import games
from ludarium.kernel.book import book_of
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.examples import (
    COMPONENT,
    SHOWS,
    WRONG,
    Example,
    examples_of,
    play_on,
    problems,
    shown_by,
    verdicts_of,
)
from ludarium.table.library import example_info

DRAWN = ("dei", "voidfall", "xibalba")
LEAST = {"dei": 372, "voidfall": 457, "xibalba": 307}
SHOWN = {"dei": 326, "voidfall": 366, "xibalba": 280}
"""Rules with an example, and those that it plainly shows: these only rise."""
FLOOR = {"dei": 0.85, "voidfall": 0.70, "xibalba": 0.85}
TO_THE_END = int(os.environ.get("LUDARIUM_GAMES", "0"))
"""Every so manieth example is played to the end; in the nightly run all are."""


@pytest.mark.parametrize("name", DRAWN)
def test_every_example_loads_and_allows_or_refuses_what_it_says(name: str) -> None:
    game = games.get(name)
    found = {id: problems(example.match(game), example) for id, example in examples_of(game).items()}
    assert {id: wrong for id, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("name", DRAWN)
def test_examples_can_be_played_to_the_end(name: str) -> None:
    game = games.get(name)
    examples = [*examples_of(game).values()]
    for example in examples if TO_THE_END else examples[::40]:
        assert play_on(example.match(game), example, seed=7) == [], example.rule


@pytest.mark.parametrize("name", DRAWN)
def test_the_number_of_examples_only_rises(name: str) -> None:
    found = examples_of(games.get(name)).values()
    assert len(found) >= LEAST[name]
    assert {example.rule for example in found} <= games.get(name).rules.rules.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", DRAWN)
def test_an_example_is_told_in_words(name: str, language: str) -> None:
    game = games.get(name)
    told = [example_info(game, example, language) for example in list(examples_of(game).values())[::60] if example.line]
    assert all(info.said for info in told)


def test_an_example_says_where_to_look_and_what_its_answer_leads_to() -> None:
    game = games.get("voidfall")
    example = examples_of(game)["VF-GLD-09"]
    info = example_info(game, example, "en")
    assert (info.pane, info.after is not None, info.after != info.view) == ("", True, True)
    here = example_info(game, replace(example, line="", chance=(), look="agendas"), "en")
    assert (here.pane, here.places, here.after) == ("agendas", [], None)
    there = example_info(game, replace(example, line="", chance=(), look="3 5"), "en")
    assert (there.pane, there.places) == ("board", [3, 5])
    assert Example.of(replace(example, look="3 5").stored()).places == [3, 5]


@pytest.mark.parametrize(("rule", "ending"), [
    ("VF-GOAL-02", "Seat 2 wins the game (60 : 63)."),
    ("VF-GOAL-04", "Seat 1 and Seat 2 share the victory (58 : 58)."),
])  # fmt: skip
def test_an_example_that_ends_the_game_says_who_has_won(rule: str, ending: str) -> None:
    game = games.get("voidfall")
    assert example_info(game, examples_of(game)[rule], "en").told.endswith(ending)


def test_every_rule_of_a_game_with_a_book_is_in_it_and_every_picture_exists() -> None:
    for name in DRAWN:
        game = games.get(name)
        book = book_of(game)
        if not book.chapters:
            continue
        assert book.told == game.rules.rules.keys(), name
        blocks = [block for chapter in book.chapters.values() for block in chapter.block]
        assert {block.example for block in blocks if block.example} <= examples_of(game).keys()
        for block in [*blocks, *book.glossary, *book.summary]:
            texts = [getattr(said, language) for said in (block.head, block.text) for language in LANGUAGES]
            assert all(texts), block.head.en


@pytest.mark.parametrize("name", DRAWN)
def test_a_reader_has_judged_every_example_and_more_and_more_of_them_show_their_rule(name: str) -> None:
    game = games.get(name)
    said, shown = verdicts_of(game), shown_by(game)
    assert said.keys() == examples_of(game).keys(), "run tools/examples_sheet.py and judge what has changed"
    assert {each.words for each in said.values()} <= {SHOWS, COMPONENT, "weak", "position"}
    assert {each.picture for each in said.values()} <= {"clear", "plain", WRONG, "not seen"}
    assert len(shown) >= SHOWN[name]
    assert len(shown) / len(game.rules.rules) >= FLOOR[name]


@pytest.mark.parametrize("name", DRAWN)
def test_the_sheet_in_the_docs_has_these_verdicts(name: str) -> None:
    sheet = (Path(__file__).parents[1] / "docs" / "results" / f"examples-{name}.md").read_text("utf-8")
    rows = re.findall(r"^\| ([A-Z]+-[A-Z]+-\d+) \|.*\| ([a-z ]+) \| ([a-z ]+) \|$", sheet, re.MULTILINE)
    game = games.get(name)
    assert [id for id, *_ in rows] == [*game.rules.rules]
    assert {id: (words, picture) for id, words, picture in rows if words != "none"} == {
        id: (each.words, each.picture) for id, each in verdicts_of(game).items()
    }
