"""Rules as citations: the numbered rule list of a game, and which tests show which rule.

`rules.toml` lists every rule in three languages, with its source. A test names the rules it shows with
`@pytest.mark.rule("ID")`; the tests are read as text, so counting needs no test run.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from ludarium.kernel.catalogue import LANGUAGES
from ludarium.kernel.content import Said, line_of, parse_toml, read_entries
from ludarium.kernel.errors import ContentError

_CITED = re.compile(r"\b([A-Z]{2,5}-[A-Z]{1,5}-)(\d\d)\b(?:\s+(?:# )?to\s+(?:# )?\1(\d\d)\b)?")
Texts = Annotated[tuple[str, ...], msgspec.Meta(max_length=2)]


class Chapter(Said, frozen=True, kw_only=True):
    """The title of a chapter; its id is the middle part of the ids of its rules."""

    id: str


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One statement of the rulebook, or one decision where the rulebook is silent: in each language a title and a
    sentence."""

    id: str
    en: tuple[str, str]
    de: Texts = ()
    it: Texts = ()
    source: str
    status: Literal["printed", "ruling"] = "printed"
    editions: Said | None = None
    """How the editions differ, where they do."""
    because: Said | None = None
    """The reason for a decision; every ruling has one."""
    implemented: bool = True
    uncited: Literal["", "meaning", "content", "follows", "absent"] = ""
    """Why no code cites the rule: it says what a word means, it is kept by the content files, it follows from the rules
    around it, or it says that something does not happen, which no code does."""

    @property
    def chapter(self) -> str:
        return self.id.split("-")[1]

    def title(self, language: str = "en") -> str:
        return self._text(language, 0)

    def says(self, language: str = "en") -> str:
        return self._text(language, 1)

    def spoken(self, language: str) -> str:
        """The language of the sentence that `says` gives."""
        return language if len(getattr(self, language)) == 2 else "en"

    def _text(self, language: str, part: int) -> str:
        texts: tuple[str, ...] = getattr(self, language)
        return texts[part] if len(texts) > part else self.en[part]

    def untranslated(self, language: str) -> int:
        """How many of its texts are missing in a language."""
        remarks = [remark for remark in (self.editions, self.because) if remark is not None]
        return 2 - len(getattr(self, language)) + sum(not getattr(remark, language) for remark in remarks)


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapter: list[Chapter]
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
    untranslated: dict[str, int]
    """For each language the number of titles, sentences and remarks that exist in English only."""

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
            "untranslated": self.untranslated,
        }


@dataclass(frozen=True)
class RuleBook:
    """All rules of a game by id, and its chapters."""

    rules: dict[str, Rule]
    chapters: dict[str, Chapter]

    @classmethod
    def load(cls, path: Path) -> RuleBook:
        file = read_entries(path, _File)
        book = cls({rule.id: rule for rule in file.rule}, {chapter.id: chapter for chapter in file.chapter})
        for rule in file.rule:
            if rule.id.count("-") < 2 or rule.chapter not in book.chapters:
                text, _ = parse_toml(path)
                known = ", ".join(book.chapters)
                line = line_of(text, ["rule", rule.id])
                raise ContentError(
                    path.name, line, rule.id, f"should read GAME-CHAPTER-NUMBER; the chapters are: {known}"
                )
        return book

    @property
    def prefix(self) -> str:
        """What the ids of this book begin with, such as `ABC-`."""
        return next(iter(self.rules)).partition("-")[0] + "-"

    def by_chapter(self) -> dict[Chapter, list[Rule]]:
        """The rules of every chapter, in the order of the book."""
        rules = self.rules.values()
        return {chapter: [rule for rule in rules if rule.chapter == chapter.id] for chapter in self.chapters.values()}

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
            untranslated={language: self.untranslated(language) for language in LANGUAGES if language != "en"},
        )

    def untranslated(self, language: str) -> int:
        chapters = sum(not getattr(chapter, language) for chapter in self.chapters.values())
        return chapters + sum(rule.untranslated(language) for rule in self.rules.values())


def ids_in(text: str) -> set[str]:
    """Every rule id in a text; `ABC-X-02 to ABC-X-05` names four."""
    return {
        f"{chapter}{number:02}"
        for chapter, first, last in _CITED.findall(text)
        for number in range(int(first), int(last or first) + 1)
    }


def cited_rules(places: Iterable[Path]) -> set[str]:
    """Every rule id that a test in these files and folders names in a `pytest.mark.rule(...)`."""
    cited: set[str] = set()
    for place in places:
        for path in [place] if place.is_file() else sorted(place.rglob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
                if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.rule"):
                    cited.update(
                        id.value for id in node.args if isinstance(id, ast.Constant) and isinstance(id.value, str)
                    )
    return cited
