"""The words of a game in every language: Fluent catalogues, one folder or file for each language.

Short texts are rows with the languages side by side: `take = ["Take", "Nehmen", "Prendi"]` below `[verb]` in a TOML
file is the message `verb-take` in the order of LANGUAGES; such a text is Fluent, too. What does not fit on a line is in
the Fluent files. The row `"p(1-4)-slot(1-4)" = ["slot (2) of { $p(1) }", ...]` makes sixteen messages: (1) and (2) in
its text are the numbers of its first and second range.
"""

from __future__ import annotations

import os
import pickle
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from threading import Lock, get_ident
from typing import Any

import platformdirs
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, parser

from ludarium.kernel.content import Said, convert, parse_once, settings
from ludarium.kernel.errors import ContentError
from ludarium.kernel.phrases import Phrase, Unusual, phrase_of

LANGUAGES = ("en", "de", "it")
_PLAIN = re.compile(r"^([A-Za-z][\w-]*) = ([^\s{}][^{}\n]*)$(?!\s*\n )", re.MULTILINE | re.ASCII)
"""A message of one line without variables: most of them."""
_RANGE = re.compile(r"\((\d)-(\d)\)")
SHARED = Path(__file__).parents[1] / "text"
"""The sentences of kernel, command line and table."""
CACHE = "LUDARIUM_CACHE"
"""The variable that names another folder for what is kept ready."""
DIGEST = sha256().digest_size
WORTH_KEEPING = 5_000
"""Texts with fewer letters are parsed in a moment."""
MOST_KEPT = 60
"""So many files are kept there: three languages of each game, of a few installations."""
LONGEST = 300
"""Characters of a text that is put into a sentence; Fluent refuses more than 1000."""


def counted(number: Any, *forms: str, zero: str | None = None) -> str:
    """`COUNT($n, "# boat", "# boats", zero: "no boat")`: one, several or none of something; # is the number."""
    text = zero if zero is not None and not number else forms[0] if number == 1 else forms[-1]
    return text.replace("#", str(int(number)))


def either(flag: Any, yes: str, no: str = "") -> str:
    """`IF($flag, "with it", "without")`: one text if the flag is set, another if not."""
    return yes if flag == "yes" else no


def nth(number: Any, *forms: str) -> str:
    """`NTH($n, "first", "second", "last")`: the words for a number that counts from 0; the last ones for all beyond."""
    return forms[min(int(number), len(forms) - 1)]


def joined(*parts: str, by: str = " ", last: str = "", none: str = "") -> str:
    """`LIST(COUNT(...), IF(...), by: ", ", last: " and ", none: "nothing")`: the parts that say something, or the word
    for none."""
    said = [part for part in parts if part]
    if last and len(said) > 1:
        said[-2:] = [said[-2] + last + said[-1]]
    return by.join(said) or none


FUNCTIONS: dict[str, Any] = {"COUNT": counted, "IF": either, "LIST": joined, "NTH": nth}
"""What messages may call; the page has the same (`web/src/words/fluent.ts`)."""


def euphonic(language: str, text: str) -> str:
    """A sentence in which Italian "a" and "e" are "ad" and "ed" before the same vowel, which may begin a name.

    >>> euphonic("it", "da Corte a Altana, cibo e energia, casa e chiesa")
    'da Corte ad Altana, cibo ed energia, casa e chiesa'
    """
    return _SAME_VOWEL.sub(_with_d, text) if language == "it" else text


def _with_d(found: re.Match[str]) -> str:
    return f"{found[0][0]}d "


_SAME_VOWEL = re.compile(r"(?<![\w'’/])(?:a (?=[aàAÀ])|e (?=[eèéEÈÉ]))")


@dataclass(frozen=True)
class Message:
    """What a translator must keep: the id and the variables of a message; and the messages that stand in it."""

    id: str
    variables: frozenset[str]
    parts: frozenset[str]


@dataclass(frozen=True)
class Words:
    """The messages of a language as Fluent's parser has read them."""

    resource: ast.Resource
    messages: dict[str, Message]


class _Reader(pickle.Unpickler):
    """Reads words, and makes nothing else: a file that somebody else wrote cannot do anything."""

    def find_class(self, module: str, name: str) -> Any:
        if module == ast.__name__ and isinstance(kind := getattr(ast, name), type) and issubclass(kind, ast.BaseNode):
            return kind
        if (module, name) in ((__name__, Words.__name__), (__name__, Message.__name__)):
            return globals()[name]
        if (module, name) == ("builtins", "frozenset"):
            return frozenset
        raise pickle.UnpicklingError(f"{module}.{name} is no part of a catalogue")


class Kept:
    """The words of a catalogue, kept ready in the user's cache folder: Fluent's parser takes ten times as long as
    reading them there. A file counts only for exactly the texts, and the code, that it was made from."""

    def __init__(self, whose: str, texts: list[tuple[str, str]]) -> None:
        folder = os.environ.get(CACHE) or platformdirs.user_cache_dir("ludarium", appauthor=False)
        self.file = Path(folder, f"words-{sha256(whose.encode()).hexdigest()[:16]}")
        self.key = sha256(_code() + repr(texts).encode()).digest()

    def read(self) -> Words | None:
        """The words, unless they are others or the file is damaged."""
        with suppress(OSError, pickle.UnpicklingError):
            found = self.file.read_bytes()
            kept = found[2 * DIGEST :]
            if found[: 2 * DIGEST] == self.key + sha256(kept).digest():
                words: Words = _Reader(BytesIO(kept)).load()
                return words
        return None

    def write(self, words: Words) -> None:
        """Keep them; where that is not possible, they are parsed again next time."""
        kept = pickle.dumps(words, pickle.HIGHEST_PROTOCOL)
        with suppress(OSError):
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            fresh = self.file.with_name(f"{self.file.name}-{os.getpid()}-{get_ident()}")
            fresh.write_bytes(self.key + sha256(kept).digest() + kept)
            fresh.replace(self.file)
            oldest_first = sorted(self.file.parent.glob("words-*"), key=lambda file: file.stat().st_mtime)
            for old in oldest_first[:-MOST_KEPT]:
                old.unlink()


@cache
def _code() -> bytes:
    """What makes words of texts: Python, Fluent's parser, and this module."""
    sources = [Path(str(module.__file__)).read_bytes() for module in (parser, ast)]
    return b"".join([sys.version.encode(), *sources, Path(__file__).read_bytes()])


@dataclass(frozen=True)
class Spoken:
    """One language, ready to be spoken."""

    bundle: FluentBundle
    messages: dict[str, Message]
    patterns: dict[str, ast.Pattern]
    phrases: dict[str, Phrase | None] = field(default_factory=dict)
    """Messages that were said already, where Fluent is not needed for them."""
    needs: dict[str, frozenset[str]] = field(default_factory=dict)

    def phrase(self, id: str) -> Phrase | None:
        if id not in self.phrases:
            self.phrases[id] = phrase_of(id, self.patterns, FUNCTIONS)
        return self.phrases[id]


class Catalogue:
    """All messages by language, of one or more folders together. A language is read when it is first used: the
    parser takes its time, and most processes speak one."""

    def __init__(self, *folders: Path, names: Callable[[], Mapping[str, Said]] = dict) -> None:
        self._folders = folders
        self._names = names
        self._spoken: dict[str, Spoken] = {}
        self._reading = Lock()

    def spoken(self, language: str) -> Spoken:
        with self._reading:
            if language not in self._spoken:
                self._spoken[language] = self._read(language)
            return self._spoken[language]

    def _read(self, language: str) -> Spoken:
        names = ("the names of the content", named(self._names(), language))
        written = [(path.name, path.read_text("utf-8")) for path in self._files(language)]
        kept = Kept(f"{language} {' '.join(map(str, self._folders))}", [*written, names])
        words = kept.read()
        if words is None:
            words = _words([*self._texts(language), names])
            if sum(len(text) for _, text in written) >= WORTH_KEEPING:
                kept.write(words)
        patterns = {
            each.id.name: each.value for each in words.resource.body if isinstance(each, ast.Message) and each.value
        }
        spoken = Spoken(FluentBundle([language], functions=FUNCTIONS, use_isolating=False), words.messages, patterns)
        spoken.bundle.add_resource(words.resource)
        return spoken

    def _texts(self, language: str) -> list[tuple[str, str]]:
        return [
            (path.name, _rows(path, language) if path.suffix == ".toml" else path.read_text("utf-8"))
            for path in self._files(language)
        ]

    def _files(self, language: str) -> list[Path]:
        """What a language is written in: rows for all of them, then its own sentences."""
        tables = [path for folder in self._folders for path in sorted(folder.glob("*.toml"))]
        return tables + [path for folder in self._folders for path in _files(folder, language)]

    def source(self, language: str, names: Mapping[str, Said]) -> str:
        """The Fluent sources of a language, with these names."""
        return "\n".join([*(text for _, text in self._texts(language)), named(names, language)])

    def messages(self, language: str) -> dict[str, Message]:
        return self.spoken(language).messages

    def needs(self, language: str, id: str) -> frozenset[str]:
        """The variables of a message and of all that stand in it."""
        spoken = self.spoken(language)
        found = spoken.needs.get(id)
        if found is None:
            known = spoken.messages
            parts = (self.needs(language, part) for part in known[id].parts if part in known)
            found = spoken.needs[id] = known[id].variables.union(*parts)
        return found

    def say(self, language: str, id: str, **values: Any) -> str:
        """A message in a language, with its variables filled in."""
        spoken = self.spoken(language)
        phrase = spoken.phrase(id)
        if phrase is not None:
            with suppress(KeyError, TypeError, ValueError, Unusual):
                return euphonic(language, phrase(values))
        bundle = spoken.bundle
        if not bundle.has_message(id):
            raise KeyError(f"the {language} catalogue has no message {id!r}")
        pattern = bundle.get_message(id).value
        if pattern is None:
            raise KeyError(f"message {id!r} of the {language} catalogue has no text")
        text, problems = bundle.format_pattern(pattern, values)
        if problems:
            raise KeyError(f"message {id!r} of the {language} catalogue: {problems[0]}")
        return euphonic(language, str(text))

    def name(self, language: str, id: str, plain: str) -> str:
        """A message without variables, or the plain name where there is none."""
        try:
            return self.say(language, id)
        except KeyError:
            return plain

    def gaps(self) -> list[str]:
        """What keeps the languages from saying the same: missing messages, other variables, parts that do not exist."""
        every = {id for language in LANGUAGES for id in self.messages(language)}
        found = []
        for id in sorted(every):
            held = {language: self.messages(language).get(id) for language in LANGUAGES}
            found += [f"{language} lacks {id}" for language, message in held.items() if message is None]
            if len({message.variables for message in held.values() if message is not None}) > 1:
                found.append(f"{id} has not the same variables in every language")
            for language, message in held.items():
                strange = sorted(message.parts - every) if message else []
                found += [f"{id} in {language} holds {part}, which is no message" for part in strange]
        return found


@cache
def shared_catalogue() -> Catalogue:
    """What is said in every game."""
    return Catalogue(SHARED)


def say_shared(language: str, id: str, **values: Any) -> str:
    """A sentence shared by all games; texts put into it are cut if they are too long."""
    cut = {
        name: f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
        for name, value in values.items()
    }
    return shared_catalogue().say(language, id, **cut)


def _files(folder: Path, language: str) -> list[Path]:
    return sorted([*folder.glob(f"{language}.ftl"), *folder.glob(f"{language}/*.ftl")])


def _rows(path: Path, language: str) -> str:
    """A file of rows as Fluent, each message on the line that it has there."""
    text, data = parse_once(path)
    tables = convert(path.name, text, data, dict[str, dict[str, Any]])
    lines = [""] * (text.count("\n") + 1)
    for number, at in settings(text):
        if len(at) == 2:
            row = convert(path.name, text, tables[at[0]][at[1]], tuple[str, str, str], at=at)
            said = row[LANGUAGES.index(language)]
            first, *others = _spread(f"{at[0]}-{at[1]} = {said}")
            lines[number - 1] = first
            lines += others
    return "\n".join(lines)


def _spread(message: str, range_at: int = 1) -> Iterator[str]:
    """A message for every number of its first range, and of those that follow it."""
    id, equals, said = message.partition(" = ")
    found = _RANGE.search(id)
    if not found:
        yield message
        return
    for number in range(int(found[1]), int(found[2]) + 1):
        one = id[: found.start()] + str(number) + id[found.end() :]
        yield from _spread(f"{one}{equals}{said.replace(f'({range_at})', str(number))}", range_at + 1)


def _line(text: str, id: str) -> int:
    before = re.split(rf"(?m)^{re.escape(id)}\s*=", text)
    return before[0].count("\n") + 1


def named(names: Mapping[str, Said], language: str) -> str:
    """Names as Fluent messages; a name is plain text, whatever signs it has."""
    return "".join(f"{id} = {_plain(name.in_language(language))}\n" for id, name in names.items())


def _plain(name: str) -> str:
    if re.fullmatch(r"\w[^{}\n]*", name) and name == name.strip():
        return name
    escaped = name.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'{{ "{escaped}" }}'


def _words(texts: list[tuple[str, str]]) -> Words:
    """A message must not be defined twice."""
    words = Words(ast.Resource([]), {})
    for file, text in texts:
        parsed = _parsed(text)
        for message in _messages(file, text, parsed):
            if message.id in words.messages:
                raise ContentError(file, _line(text, message.id), message.id, "this message is defined twice")
            words.messages[message.id] = message
        words.resource.body += parsed.body
    return words


def _parsed(text: str) -> ast.Resource:
    """What Fluent's parser makes of a text; it is slow, so plain messages are read without it."""
    plain = [
        ast.Message(ast.Identifier(found[1]), ast.Pattern([ast.TextElement(found[2].rstrip(" "))]))
        for found in _PLAIN.finditer(text)
    ]
    resource = FluentParser(with_spans=False).parse(_PLAIN.sub("", text))
    resource.body += plain
    return resource


def _messages(file: str, text: str, parsed: ast.Resource) -> list[Message]:
    """The messages of a file; text that is not Fluent is an error with its line."""
    messages = []
    for entry in parsed.body:
        if isinstance(entry, ast.Junk):
            junk = next(entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk))
            line = text[: junk.span.start if junk.span else 0].count("\n") + 1
            raise ContentError(file, line, "", f"is not Fluent: {junk.annotations[0].message}")
        if isinstance(entry, ast.Message):
            messages.append(_message(entry))
    return messages


def _message(entry: ast.Message) -> Message:
    """A message with the names of all variables and messages it refers to."""
    variables: set[str] = set()
    parts: set[str] = set()
    nodes: list[Any] = [entry.value, entry.attributes]
    while nodes:
        node = nodes.pop()
        if isinstance(node, list):
            nodes += node
        elif isinstance(node, ast.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            parts.add(node.id.name)
        elif isinstance(node, ast.BaseNode) and not isinstance(node, ast.TextElement):
            nodes += vars(node).values()
    return Message(entry.id.name, frozenset(variables), frozenset(parts))
