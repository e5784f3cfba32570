"""Editions: the differences of the inventory, the patches and the tests that show them fit together."""

from __future__ import annotations

import ast

from ludarium.games.dei import GAME
from ludarium.games.dei.editions import ENGLISH, GERMAN, ITALIAN
from ludarium.kernel.editions import compare
from tests.games.dei import test_editions_actions, test_editions_feats_and_missions, test_editions_order_and_champions
from tests.games.dei.editions_shown import SHOWN

SHOWING = (test_editions_actions, test_editions_feats_and_missions, test_editions_order_and_champions)
"""The tests that note what they show; imported, they have noted it."""


def test_every_difference_of_the_inventory_has_a_test() -> None:
    listed = {str(number) for number in range(1, 31)}
    corrections = {f"R-{number:02}" for number in (2, 3, 4, 7, 8, 9, 12, 13, 15, 16, 17, 21, 24, 26, 27, 41)}
    assert set(SHOWN) == listed | corrections


def test_every_change_of_an_edition_is_exercised() -> None:
    changed = {change.field for edition in (ENGLISH, ITALIAN) for change in edition.changes}
    assert {field for fields in SHOWN.values() for field in fields} == changed


def test_every_rule_value_differs_somewhere_and_every_change_says_where_it_stands() -> None:
    differences = compare([GERMAN, ENGLISH, ITALIAN])
    assert {difference.field for difference in differences} == set(vars(GERMAN.rules))
    for edition, book in ((ENGLISH, "EN "), (ITALIAN, "IT ")):
        assert all(change.because.startswith(book) for change in edition.changes)


def test_no_rule_asks_which_edition_is_played() -> None:
    folder = GAME.folder
    names = {edition.id for edition in GAME.editions}
    found = []
    for file in sorted(folder.rglob("*.py")):
        if file.name == "editions.py":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            word = node.value if isinstance(node, ast.Constant) else getattr(node, "id", getattr(node, "name", ""))
            if word in names or word in ("GERMAN", "ENGLISH", "ITALIAN"):
                found.append((file.name, word))
    assert found == []
