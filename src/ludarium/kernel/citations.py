"""Rules as citations: the numbered rule list of a game, and which tests show which rule.

`rules.toml` lists every rule with its source. A test names the rules it shows with `@pytest.mark.rule("ID")`; the tests
are read as text, so counting needs no test run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

import msgspec

from ludarium.kernel.content import read_toml
from ludarium.kernel.errors import ContentError


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One statement of the rulebook, or one decision where the rulebook is silent."""

    id: str
    says: str
    source: str
    status: Literal["printed", "ruling"]
    editions: str = "all"
    implemented: bool = False


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rule: list[Rule]


@dataclass(frozen=True)
class Coverage:
    """How far a game has come: the numbers that `ludarium rules` prints."""

    game: str
    total: int
    implemented: int
    tested: int
    missing: tuple[str, ...]
    """Rules that are not implemented yet."""
    untested: tuple[str, ...]
    """Rules said to be implemented that no test shows."""
    unknown: tuple[str, ...]
    """Ids that tests cite and the list does not have."""

    @property
    def honest(self) -> bool:
        return not self.untested and not self.unknown

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "total": self.total,
            "implemented": self.implemented,
            "tested": self.tested,
            "missing": list(self.missing),
        }


@dataclass(frozen=True)
class RuleBook:
    """All rules of a game by id."""

    rules: dict[str, Rule]

    @classmethod
    def load(cls, path: Path) -> RuleBook:
        rules: dict[str, Rule] = {}
        for rule in read_toml(path, _File).rule:
            if rule.id in rules:
                raise ContentError(path.name, 0, rule.id, "this rule stands twice")
            rules[rule.id] = rule
        return cls(rules)

    @property
    def prefix(self) -> str:
        """What the ids of this book begin with, such as `ABC-`."""
        return next(iter(self.rules)).partition("-")[0] + "-"

    def coverage(self, game: str, cited: Iterable[str]) -> Coverage:
        """Compare the list with the ids that tests cite; ids of other games do not concern this one."""
        mine = {id for id in cited if id.startswith(self.prefix)}
        done = [rule.id for rule in self.rules.values() if rule.implemented]
        return Coverage(
            game=game,
            total=len(self.rules),
            implemented=len(done),
            tested=len([id for id in self.rules if id in mine]),
            missing=tuple(rule.id for rule in self.rules.values() if not rule.implemented),
            untested=tuple(id for id in done if id not in mine),
            unknown=tuple(sorted(mine - self.rules.keys())),
        )


def cited_rules(folders: Iterable[Path]) -> set[str]:
    """Every rule id that a test under these folders names in a `pytest.mark.rule(...)`."""
    cited: set[str] = set()
    for folder in folders:
        for path in sorted(folder.rglob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
                if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                    cited.update(
                        id.value for id in node.args if isinstance(id, ast.Constant) and isinstance(id.value, str)
                    )
    return cited
