"""Catalogues: every language says the same; a broken file is reported by line."""

import os
import pickle
from hashlib import sha256
from pathlib import Path

import pytest

from ludarium.kernel.catalogue import MOST_KEPT, Catalogue
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


def test_short_texts_are_side_by_side(tmp_path: Path) -> None:
    (tmp_path / "log.toml").write_text('[verb]\nsail = ["Sail { $n }", "{ $n } segeln", "Naviga { $n }"]\n')
    words = Catalogue(folder(tmp_path, en="a = A\n", de="a = Ä\n", it="a = À\n"))
    assert [words.say(language, "verb-sail", n=2) for language in ("en", "de", "it")] == [
        "Sail 2",
        "2 segeln",
        "Naviga 2",
    ]
    assert words.say("de", "a") == "Ä"
    assert words.gaps() == []


def test_a_row_may_be_for_several_messages(tmp_path: Path) -> None:
    (tmp_path / "terms.toml").write_text('[spot]\n"p(1-2)-slot(3-4)" = ["(2) of (1)", "d", "i"]\n')
    words = Catalogue(tmp_path)
    assert [words.say("en", f"spot-p{at}") for at in ("1-slot3", "1-slot4", "2-slot3", "2-slot4")] == [
        "3 of 1",
        "4 of 1",
        "3 of 2",
        "4 of 2",
    ]


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ('sail = { en = "Sail", de = "Segeln", it = "Naviga" }', r"log\.toml:2: verb\.sail: Expected `array`"),
        ('sail = ["Sail", "Segeln"]', r"log\.toml:2: verb\.sail: Expected `array` of length 3"),
        ('sail = ["Sail", "Segeln", "{ $n"]', r"log\.toml:2: is not Fluent"),
        ('a = ["A", "A", "A"]', r"it\.ftl:1: verb-a: this message is defined twice"),
    ],
)
def test_a_bad_row_is_told_with_its_line(tmp_path: Path, row: str, problem: str) -> None:
    (tmp_path / "log.toml").write_text(f"[verb]\n{row}\n")
    with pytest.raises(ContentError, match=problem):
        Catalogue(folder(tmp_path, it="verb-a = A\n")).messages("it")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{ COUNT($n, "# boat", "# boats", zero: "no boat") }', ["no boat", "1 boat", "2 boats"]),
        ('{ COUNT($n, "#×") }', ["0×", "1×", "2×"]),
        ('{ NTH($n, "first", "last") }', ["first", "last", "last"]),
        (
            '{ LIST(COUNT($n, "# boat", zero: ""), "a crew", by: " + ") }',
            ["a crew", "1 boat + a crew", "2 boat + a crew"],
        ),
        (
            '{ LIST("a crew", COUNT($n, "# boat", zero: ""), COUNT($n, "# oar", zero: ""), by: ", ", last: " and ") }',
            ["a crew", "a crew, 1 boat and 1 oar", "a crew, 2 boat and 2 oar"],
        ),
        ('{ LIST(COUNT($n, "#", zero: ""), none: "nothing") }', ["nothing", "1", "2"]),
    ],
)
def test_messages_count(tmp_path: Path, text: str, said: list[str]) -> None:
    words = Catalogue(folder(tmp_path, en=f"a = {text}\n"))
    assert [words.say("en", "a", n=n) for n in range(3)] == said


def test_messages_choose_by_a_flag(tmp_path: Path) -> None:
    words = Catalogue(folder(tmp_path, en='a = sail{ IF($ride, " and ride") }\nb = { IF($ride, "ride", "drift") }\n'))
    assert [words.say("en", "a", ride=ride) for ride in ("yes", "no")] == ["sail and ride", "sail"]
    assert [words.say("en", "b", ride=ride) for ride in ("yes", "no")] == ["ride", "drift"]


def test_a_part_that_does_not_exist_is_a_gap(tmp_path: Path) -> None:
    words = Catalogue(folder(tmp_path, en="a = A\n", de="a = { b }\n", it="a = A\n"))
    assert words.gaps() == ["a in de holds b, which is no message"]


def test_a_message_needs_what_those_in_it_need(tmp_path: Path) -> None:
    words = Catalogue(
        folder(tmp_path, en='a = { $n } with { b }\nb = { COUNT($crew, "# sailors") } { c }\nc = { $wind }\n')
    )
    assert words.needs("en", "a") == {"n", "crew", "wind"}


MANY = "".join(f"message-{number} = number {number} of {'{ $n }'}\n" for number in range(200))
"""So many messages that they are worth keeping."""


def no_parser(*_: object, **__: object) -> object:
    raise AssertionError("the catalogue was parsed again")


@pytest.fixture
def cached(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """A folder of texts that was read once, and the file in which its words are kept."""
    monkeypatch.setenv("LUDARIUM_CACHE", str(tmp_path / "cache"))
    texts = tmp_path / "texts"
    texts.mkdir()
    boats = 'boats = { COUNT($n, "# boat", "# boats") } at { harbour }\nharbour = the harbour\n'
    (texts / "en.ftl").write_text(boats + MANY)
    assert Catalogue(texts).say("en", "boats", n=2) == "2 boats at the harbour"
    (kept,) = (tmp_path / "cache").iterdir()
    return texts, kept


def test_words_are_parsed_once(cached: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludarium.kernel.catalogue.FluentParser", no_parser)
    again = Catalogue(cached[0])
    assert again.say("en", "boats", n=1) == "1 boat at the harbour"
    assert again.needs("en", "boats") == {"n"}
    assert again.messages("en")["boats"].parts == {"harbour"}


def test_other_texts_are_parsed_and_kept_instead(cached: tuple[Path, Path]) -> None:
    texts, kept = cached
    before = kept.read_bytes()
    (texts / "en.ftl").write_text("boats = { $n } sails\n" + MANY)
    assert Catalogue(texts).say("en", "boats", n="3") == "3 sails"
    assert kept.read_bytes() != before
    assert list(kept.parent.iterdir()) == [kept]


@pytest.mark.parametrize("cut", [slice(0, 0), slice(0, 40), slice(0, -1), slice(1, None)])
def test_a_damaged_file_counts_for_nothing(cached: tuple[Path, Path], cut: slice) -> None:
    texts, kept = cached
    whole = kept.read_bytes()
    kept.write_bytes(whole[cut])
    assert Catalogue(texts).say("en", "boats", n=2) == "2 boats at the harbour"
    assert kept.read_bytes() == whole


def test_a_file_that_somebody_else_wrote_can_do_nothing(cached: tuple[Path, Path]) -> None:
    """Given a file that fits by its digests and would run a command when unpickled, it is refused and made again."""
    texts, kept = cached
    whole = kept.read_bytes()
    foul = pickle.dumps(Foul())
    kept.write_bytes(whole[:32] + sha256(foul).digest() + foul)
    assert Catalogue(texts).say("en", "boats", n=2) == "2 boats at the harbour"
    assert kept.read_bytes() == whole


class Foul:
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.system, ("exit 1",)


def test_old_words_make_room_for_new_ones(cached: tuple[Path, Path]) -> None:
    texts, kept = cached
    for number in range(MOST_KEPT + 5):
        old = kept.with_name(f"words-{number}")
        old.write_bytes(b"")
        os.utime(old, (number, number))
    (texts / "en.ftl").write_text("boat = a boat\n" + MANY)
    Catalogue(texts).messages("en")
    left = {file.name for file in kept.parent.iterdir()}
    assert len(left) == MOST_KEPT
    assert kept.name in left
    assert "words-0" not in left


def test_without_a_folder_to_keep_words_in_they_are_parsed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LUDARIUM_CACHE", str(tmp_path / "file" / "none"))
    (tmp_path / "en.ftl").write_text("boat = a boat\n" + MANY)
    assert Catalogue(tmp_path).say("en", "boat") == "a boat"
