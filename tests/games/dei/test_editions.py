"""Editions: the differences of the rule list, the patches and the tests that show them fit together."""

from __future__ import annotations

import ast
from pathlib import Path

from ludarium.games.dei import GAME
from ludarium.games.dei.editions import ENGLISH, GERMAN, ITALIAN
from ludarium.kernel.citations import cited_rules
from ludarium.kernel.editions import compare
from tests.games.dei import test_editions_actions, test_editions_feats_and_missions, test_editions_order_and_champions
from tests.games.dei.editions_shown import SHOWN

SHOWING = (test_editions_actions, test_editions_feats_and_missions, test_editions_order_and_champions)
"""The tests that note what they show; imported, they have noted it."""


ELSEWHERE = {
    "DEI-ACT-21", "DEI-ACT-22", "DEI-ACT-23", "DEI-ACT-34", "DEI-CLN-03", "DEI-CLN-05", "DEI-CLN-06", "DEI-CLN-09",
    "DEI-DRN-01", "DEI-LDR-01", "DEI-LDR-11", "DEI-MAJ-11", "DEI-MAJ-16", "DEI-MIS-11", "DEI-MIS-12", "DEI-MIS-22",
    "DEI-OUT-04", "DEI-OUT-11", "DEI-PHS-01", "DEI-PHS-03", "DEI-PHS-04", "DEI-SET-26", "DEI-SET-31",
}  # fmt: skip
"""Where the editions differ only because another rule says so, which a test of the editions shows."""
ALIKE = {
    "DEI-ADV-06", "DEI-ADV-11", "DEI-CDY-06", "DEI-CDY-10", "DEI-CRD-17", "DEI-CRD-21", "DEI-FEA-08", "DEI-LDR-05",
    "DEI-LDR-13", "DEI-MAJ-04", "DEI-OUT-08", "DEI-PHS-13", "DEI-SCO-08",
}  # fmt: skip
"""Where the books differ in words and a ruling leaves no difference in play."""


def test_every_difference_of_the_rule_list_has_a_test() -> None:
    differing = {id for id, rule in GAME.rules.rules.items() if rule.editions is not None}
    shown = cited_rules([Path(str(module.__file__)) for module in SHOWING])
    assert shown == differing - ELSEWHERE | ALIKE


def test_every_change_of_an_edition_is_exercised() -> None:
    changed = {change.field for edition in (ENGLISH, ITALIAN) for change in edition.changes}
    assert changed == SHOWN


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
