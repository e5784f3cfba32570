"""Rule lists and the tests that cite them: the check that can say no."""

from pathlib import Path

import pytest

from ludarium.kernel.citations import RuleBook, cited_rules
from ludarium.kernel.errors import ContentError

RULES = """
[[rule]]
id = "TST-A-01"
says = "One."
source = "p. 1"
status = "printed"
implemented = true

[[rule]]
id = "TST-A-02"
says = "Two."
source = "p. 1"
status = "ruling"
"""


def book(tmp_path: Path, text: str = RULES) -> RuleBook:
    path = tmp_path / "rules.toml"
    path.write_text(text)
    return RuleBook.load(path)


def test_marks_are_found_without_running_the_tests(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_a.py").write_text(
        'import pytest\npytestmark = pytest.mark.rule("TST-A-03")\n\n'
        '@pytest.mark.rule("TST-A-01", "TST-A-02")\ndef test_x():\n    assert words.rule("TST-A-09")\n'
    )
    assert cited_rules([tests]) == {"TST-A-01", "TST-A-02", "TST-A-03"}


def test_coverage_counts_and_names_what_is_missing(tmp_path: Path) -> None:
    coverage = book(tmp_path).coverage("tst", {"TST-A-01", "OTHER-B-01"})
    assert coverage.as_json() == {"game": "tst", "total": 2, "implemented": 1, "tested": 1, "missing": ["TST-A-02"]}
    assert coverage.honest


def test_an_implemented_rule_without_a_test_is_not_honest(tmp_path: Path) -> None:
    coverage = book(tmp_path).coverage("tst", set())
    assert coverage.untested == ("TST-A-01",)
    assert not coverage.honest


def test_a_test_that_cites_an_unknown_rule_is_not_honest(tmp_path: Path) -> None:
    coverage = book(tmp_path).coverage("tst", {"TST-A-01", "TST-Z-99"})
    assert coverage.unknown == ("TST-Z-99",)
    assert not coverage.honest


def test_a_rule_that_stands_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="TST-A-01: this rule stands twice"):
        book(tmp_path, RULES + RULES)
