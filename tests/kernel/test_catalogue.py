"""Catalogues: every language says the same things; a broken file is told with its line."""

from pathlib import Path

import pytest

from ludarium.kernel.catalogue import Catalogue
from ludarium.kernel.errors import ContentError


def folder(tmp_path: Path, **texts: str) -> Path:
    for language, text in texts.items():
        (tmp_path / f"{language}.ftl").write_text(text, "utf-8")
    return tmp_path


def test_messages_are_said_with_their_variables(tmp_path: Path) -> None:
    words = Catalogue(folder(tmp_path, en="a = { $n } boats\n", de="a = { $n } Boote\n", it="a = { $n } barche\n"))
    assert words.say("de", "a", n=3) == "3 Boote"
    assert words.gaps() == []


def test_parts_of_a_language_may_lie_in_a_folder(tmp_path: Path) -> None:
    for language in ("en", "de", "it"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "rules.ftl").write_text("a = A\n")
        (tmp_path / language / "terms.ftl").write_text("b = B\n")
    assert set(Catalogue(tmp_path).messages("it")) == {"a", "b"}


def test_gaps_are_found(tmp_path: Path) -> None:
    words = Catalogue(
        folder(
            tmp_path,
            en="a = A { $n }\nb = B\n",
            de="a = A { $m }\n",
            it="a = { $n -> \n  [one] A\n *[other] B\n }\nb = B\n",
        )
    )
    assert words.gaps() == ["a has not the same variables in every language", "de lacks b"]


def test_what_cannot_be_said_is_named(tmp_path: Path) -> None:
    words = Catalogue(folder(tmp_path, en="a = A { $n }\nb =\n    .x = X\n", de="", it=""))
    with pytest.raises(KeyError, match="no message 'z'"):
        words.say("en", "z")
    with pytest.raises(KeyError, match="has no text"):
        words.say("en", "b")
    with pytest.raises(KeyError, match="message 'a' of the en catalogue"):
        words.say("en", "a")


def test_a_broken_file_is_told_with_its_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"en\.ftl:2: is not Fluent"):
        Catalogue(folder(tmp_path, en="a = A\nb b b\n", de="", it="")).messages("en")
    with pytest.raises(ContentError, match=r"en\.ftl:1: a: this message is defined twice"):
        Catalogue(folder(tmp_path, en="a = A\na = B\n", de="", it="")).messages("en")


def test_a_language_is_read_when_it_is_spoken(tmp_path: Path) -> None:
    words = Catalogue(folder(tmp_path, en="a = A\n", de="b b b\n"))
    assert words.say("en", "a") == "A"
    with pytest.raises(ContentError, match=r"de\.ftl:1"):
        words.say("de", "a")
