"""Citations resolve: every id in code exists, every implemented rule is cited or needs no citation, no test cites
many rules without saying why, and every decision gives its reason."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludarium import games
from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.citations import Rule, ids_in
from ludarium.kernel.content import Said
from ludarium.kernel.game import Game

CHECKOUT = Path(__file__).parents[1]
CODE = [*(CHECKOUT / "src").rglob("*.py"), *(CHECKOUT / "examples").glob("*/src/**/*.py")]
PAGE = [file for kind in ("ts", "svelte") for file in (CHECKOUT / "web" / "src").rglob(f"*.{kind}")]
TESTS = [*(CHECKOUT / "tests").rglob("test_*.py"), *(CHECKOUT / "examples").glob("*/tests/test_*.py")]
MOST = 5
"""Ids that one test may carry without a reason."""
REPEATED = 0.8
"""The share of its words that a reason may have in common with the sentence it explains."""


def name(file: Path) -> str:
    return file.relative_to(CHECKOUT).as_posix()


@pytest.fixture(scope="module")
def listed() -> dict[str, Game]:
    """Every rule id of every game, and whose it is."""
    return {id: game for game in map(games.get, games.names()) for id in game.rules.rules}


def test_every_id_in_code_exists(listed: dict[str, Game]) -> None:
    prefixes = tuple({id.partition("-")[0] + "-" for id in listed})
    for file in [*CODE, *PAGE]:
        cited = {id for id in ids_in(file.read_text("utf-8")) if id.startswith(prefixes)}
        assert cited - listed.keys() == set(), name(file)


@pytest.mark.parametrize("game", games.names())
def test_code_cites_rules_by_their_full_ids(game: str) -> None:
    """`ATK-06` alone, and numbers after a comma or two dots, cannot be found by looking for the id."""
    found = games.get(game)
    chapters = "|".join(found.rules.chapters)
    short = re.compile(rf"(?<![A-Z0-9-])(?:{chapters})-\d\d\b|{found.rules.prefix}(?:{chapters})-\d\d(?:\.\.|, \d\d\b)")
    files = [file for file in CODE if file.is_relative_to(found.folder)]
    assert {
        name(file): short.findall(file.read_text("utf-8")) for file in files if short.search(file.read_text("utf-8"))
    } == {}


@pytest.mark.parametrize("game", games.names())
def test_every_implemented_rule_is_cited_by_code_or_needs_no_citation(game: str) -> None:
    found = games.get(game)
    files = [*found.folder.rglob("*.py"), *(found.folder / "content").glob("*.toml")]
    cited = {id for file in files for id in ids_in(file.read_text("utf-8"))}
    rules = [rule for rule in found.rules.rules.values() if rule.implemented]
    assert [rule.id for rule in rules if rule.id not in cited and not rule.uncited] == []
    assert [rule.id for rule in rules if rule.id in cited and rule.uncited] == []


def marked(file: Path) -> Iterator[tuple[str, list[ast.Call]]]:
    """Every test of a file with its marks."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            calls = [mark for mark in node.decorator_list if isinstance(mark, ast.Call)]
            yield node.name, [mark for mark in calls if ast.unparse(mark.func).endswith("mark.rule")]


@pytest.mark.parametrize("file", TESTS, ids=name)
def test_a_test_with_many_rules_says_why(file: Path) -> None:
    for test, marks in marked(file):
        ids = {ast.literal_eval(id) for mark in marks for id in mark.args}
        reasons = [ast.literal_eval(reason.value) for mark in marks for reason in mark.keywords]
        assert len(ids) <= MOST or any(reasons), f"{test} shows {len(ids)} rules"


# Reasons


def words(text: str) -> set[str]:
    return set(re.findall(r"\w+", text.casefold()))


def flaws(rule: Rule) -> Iterator[str]:
    """In which languages a rule lacks its reason, or only says again what it says."""
    for language in LANGUAGES:
        reason = words(getattr(rule.because, language, ""))
        if not reason:
            yield f"{rule.id} gives no reason ({language})"
        elif len(reason & words(rule.says(language))) > REPEATED * len(reason):
            yield f"{rule.id} only repeats itself ({language})"


@pytest.mark.parametrize("game", games.names())
def test_every_decision_gives_a_reason_of_its_own(game: str) -> None:
    rules = games.get(game).rules.rules.values()
    decisions = [rule for rule in rules if rule.status == "ruling"]
    assert [flaw for rule in decisions for flaw in flaws(rule)] == []
    for language in LANGUAGES:
        reasons = Counter(getattr(rule.because, language) for rule in decisions)
        assert [reason for reason, times in reasons.items() if times > 1] == []


@pytest.mark.parametrize("game", games.names())
def test_what_is_printed_needs_no_reason(game: str) -> None:
    rules = games.get(game).rules.rules.values()
    assert [rule.id for rule in rules if rule.status == "printed" and rule.because is not None] == []


@pytest.mark.parametrize(
    ("because", "found"),
    [
        (None, ["gives no reason (en)", "gives no reason (de)", "gives no reason (it)"]),
        (Said(en="Nobody counts further.", it="Nessuno conta oltre."), ["gives no reason (de)"]),
        (
            Said(en="There are two things: two.", de="Es gibt zwei Dinge.", it="Nessuno conta oltre."),
            ["only repeats itself (en)", "only repeats itself (de)"],
        ),
        (Said(en="Nobody counts further.", de="Weiter zählt niemand.", it="Nessuno conta oltre."), []),
    ],
)
def test_a_missing_or_repeated_reason_is_found(because: Said | None, found: list[str]) -> None:
    rule = Rule(
        id="TST-A-01",
        source="silent",
        status="ruling",
        en=("Two", "There are two things."),
        de=("Zwei", "Es gibt zwei Dinge."),
        it=("Due", "Ci sono due cose."),
        because=because,
    )
    assert [flaw.removeprefix("TST-A-01 ") for flaw in flaws(rule)] == found
