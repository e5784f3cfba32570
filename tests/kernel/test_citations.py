"""Rule lists and the tests that cite them: the check that can say no."""

from pathlib import Path

import pytest

from ludarium.kernel.citations import RuleBook, cited_rules, ids_in
from ludarium.kernel.errors import ContentError

RULES = """
[chapter]
A = { en = "First things", de = "Das Erste" }

[rule.TST-A-01]
source = "p. 1"
en = ["One", "One thing."]
de = ["Eins", "Eine Sache."]

[rule.TST-A-02]
source = "p. 1"
status = "ruling"
implemented = false
en = ["Two", "Two things."]
de = ["Zwei"]
it = ["Due", "Due cose."]
editions = { en = "first: three things", it = "prima: tre cose" }
because = { en = "Nobody counts further." }
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
    assert coverage.as_json() == {
        "game": "tst",
        "total": 2,
        "implemented": 1,
        "tested": 1,
        "missing": ["TST-A-02"],
        "untranslated": {"de": 3, "it": 4},
    }
    assert coverage.honest


def test_an_implemented_rule_without_a_test_is_not_honest(tmp_path: Path) -> None:
    coverage = book(tmp_path).coverage("tst", set())
    assert coverage.untested == ("TST-A-01",)
    assert not coverage.honest


def test_a_test_that_cites_an_unknown_rule_is_not_honest(tmp_path: Path) -> None:
    coverage = book(tmp_path).coverage("tst", {"TST-A-01", "TST-Z-99"})
    assert coverage.unknown == ("TST-Z-99",)
    assert not coverage.honest


def test_a_rule_speaks_three_languages_and_english_stands_in(tmp_path: Path) -> None:
    one, two = book(tmp_path).rules.values()
    assert (one.title("de"), one.says("de"), one.spoken("de")) == ("Eins", "Eine Sache.", "de")
    assert (two.title("de"), two.says("de"), two.spoken("de")) == ("Zwei", "Two things.", "en")
    assert (one.title("it"), one.says("it")) == ("One", "One thing.")
    assert two.editions is not None
    assert two.editions.in_language("it") == "prima: tre cose"
    assert two.editions.in_language("de") == "first: three things"


def test_rules_are_grouped_by_chapter(tmp_path: Path) -> None:
    ((chapter, rules),) = book(tmp_path).by_chapter().items()
    assert (chapter.in_language("de"), chapter.in_language("it")) == ("Das Erste", "First things")
    assert [rule.id for rule in rules] == ["TST-A-01", "TST-A-02"]


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('en = ["One", "One thing."]', 'en = ["One"]', "rules.toml:7: rule.TST-A-01.en: Expected `array` of length 2"),
        ('de = ["Zwei"]', 'de = ["Zwei", "Zwei.", "Drei."]', "rules.toml:15: rule.TST-A-02.de: Expected `array` of"),
        ('status = "ruling"', 'status = "guess"', "rules.toml:12: rule.TST-A-02.status: Invalid enum value 'guess'"),
        ('source = "p. 1"\n', "", "rules.toml:5: rule.TST-A-01.source: Object missing required field `source`"),
        ("because = { en", "because = { fr", "rules.toml:18: rule.TST-A-02.because.fr: Object contains unknown field"),
        ("[rule.TST-A-02]", "[rule.TST-A-01]", "rules.toml:10: is not TOML: Cannot declare ('rule', 'TST-A-01') twice"),
        ("[rule.TST-A-02]", "[rule.TST-B-02]", "rules.toml:10: TST-B-02: should read GAME-CHAPTER-NUMBER; the chap"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_line_and_key(tmp_path: Path, old: str, new: str, says: str) -> None:
    with pytest.raises(ContentError) as caught:
        book(tmp_path, RULES.replace(old, new, 1))
    assert says in str(caught.value)


def test_ids_are_found_in_text_and_a_range_names_all_of_it() -> None:
    text = "TST-A-01, TST-B-07 to TST-B-09: (TST-C-02 to\n    # TST-C-03) V-12, A-11, TST-A-1"
    assert ids_in(text) == {"TST-A-01", "TST-B-07", "TST-B-08", "TST-B-09", "TST-C-02", "TST-C-03"}
