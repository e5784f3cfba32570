"""Content packs: folders of TOML files, validated into frozen typed values, with errors that name the line.

An entry is a table `[KIND.ID]`, or a row `ID = { ... }` of the table `[KIND]`. `[default]` applies to every
entry of the file that says nothing else, and `[name.KIND]` has the names in three languages. Every entry says where it
comes from: `origin = "rulebook"` (a rulebook gives it exactly), `"public"` (another public source does) or `"designed"`
(no source does; we made it).

`[edition.EDITION.KIND]` patches entries for one edition of the rules: each row has the values that differ, and
`[edition.EDITION]` says why.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Collection, Iterator, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from threading import Lock
from types import GenericAlias
from typing import Any, Literal, TypeVar

import msgspec

from ludarium.kernel.errors import ContentError

T = TypeVar("T")
Origin = Literal["rulebook", "public", "designed"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card, tile or token of a content file has; games add their own fields."""

    id: str
    origin: Origin


class About(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """pack.toml: which game a pack is for and what it is called."""

    name: str
    game: str
    about: str = ""
    formerly: dict[str, str] = msgspec.field(default_factory=dict)
    """By fingerprint, the one that the same content had when its files were written in another form."""


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language; English is used where a translation is missing."""

    en: str
    de: str = ""
    it: str = ""

    def in_language(self, language: str) -> str:
        return getattr(self, language) or self.en


_ONE_AT_A_TIME = Lock()
"""The first use of a type in two threads at once crashes msgspec, and a server reads packs in several threads."""
KEPT_FILES = 32
"""More than a game has: values, names and fingerprint of a pack, and three languages, are made of the same files."""
_LINE = re.compile(r"\(at (?:line (\d+), column \d+|end of document)\)")
_PATH = re.compile(r"(.*?)(?: - at `(?:key in )?\$(.*?)`)?\Z", re.S)
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")  # a dictionary value appears as [...], which says nothing
_FIELD = re.compile(r"unknown field `([^`]+)`|missing required field `([^`]+)`")
_PART = r"""(?:[\w-]+|"[^"]*"|'[^']*')"""
_KEY = rf"({_PART}(?:\s*\.\s*{_PART})*)"
_HEADER = re.compile(rf"\s*\[\[?\s*{_KEY}\s*\]\]?\s*(?:#.*)?\Z")
_SETTING = re.compile(rf"\s*{_KEY}\s*=")


def settings(text: str) -> Iterator[tuple[int, list[str]]]:
    """Every line that opens a table or sets a key, with the path of what it opens or sets."""
    table: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if found := _HEADER.match(line):
            table = _parts(found[1])
            yield number, table
        elif found := _SETTING.match(line):
            yield number, table + _parts(found[1])


def _parts(key: str) -> list[str]:
    return [part.strip("\"'") for part in re.findall(_PART, key)]


def line_of(text: str, path: list[str]) -> int:
    """The line that sets a value or begins it, or else the line of the innermost table around it."""
    best, most = 1, 0
    for number, found in settings(text):
        same = min(len(found), len(path))
        if same > most and found[:same] == path[:same]:
            best, most = number, same
    return best


def parse_toml(path: Path) -> tuple[str, dict[str, Any]]:
    """The text of a TOML file and its contents, or a ContentError that names the line."""
    text = _read(path)
    return text, _contents(path.name, text)


def parse_once(path: Path) -> tuple[str, dict[str, Any]]:
    """The same for a file that is read several times in a row. The contents are shared: nobody may change them."""
    text = _read(path)
    return text, _kept(path.name, text)


def _read(path: Path) -> str:
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise ContentError(path.name, 0, "", f"cannot be read: {problem.strerror or problem}") from None
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        raise ContentError(path.name, line, "", "is not UTF-8 text") from None
    return text.replace("\r\n", "\n")


@lru_cache(maxsize=KEPT_FILES)
def _kept(file: str, text: str) -> dict[str, Any]:
    return _contents(file, text)


def _contents(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        found = _LINE.search(str(problem))
        line = int(found[1]) if found and found[1] else text.count("\n") + 1
        raise ContentError(file, line, "", f"is not TOML: {_LINE.sub('', str(problem)).strip()}") from None


def listed(file: str, text: str, data: dict[str, Any]) -> dict[str, Any]:
    """Every kind of entry as a list: the table `[card.c1]` is a card with the id c1, and has what `[default]` says
    where it says nothing else."""
    default = data.get("default", {})
    if not isinstance(default, dict):
        raise ContentError(file, line_of(text, ["default"]), "default", "should be a table")
    lists: dict[str, Any] = {}
    for kind, entries in data.items():
        if kind == "default":
            continue
        if not isinstance(entries, dict):
            raise ContentError(file, line_of(text, [kind]), kind, f"should be a table of entries: [{kind}.ID]")
        lists[kind] = []
        for id, entry in entries.items():
            if not isinstance(entry, dict) or "id" in entry:
                line = line_of(text, [kind, id, "id"])
                raise ContentError(file, line, f"{kind}.{id}", "should be a table named by its id")
            lists[kind].append({**default, **entry, "id": id})
    return lists


def read_toml(path: Path, schema: type[T]) -> T:
    """One TOML file as a typed value, or a ContentError that names the line and the key."""
    text, data = parse_toml(path)
    return convert(path.name, text, data, schema)


def read_entries(path: Path, schema: type[T]) -> T:
    """A TOML file of entries as a typed value: see `listed`."""
    text, data = parse_toml(path)
    return convert(path.name, text, listed(path.name, text, data), schema, [*data])


def convert(file: str, text: str, data: Any, schema: type[T], kinds: Collection[str] = (), at: Sequence[str] = ()) -> T:
    """Parsed TOML as a typed value; `text` is what it was parsed from, and `at` the place of the value in it. Of the
    lists of these kinds an error names the entry by its id."""
    try:
        with _ONE_AT_A_TIME:
            return msgspec.convert(data, schema)
    except msgspec.ValidationError as problem:
        found = _PATH.match(str(problem))
        assert found is not None
        sentence, where = found[1], found[2] or ""
        path = [a or b for a, b in _STEP.findall(where)]
        if len(path) > 1 and path[0] in kinds:
            path[1] = data[path[0]][int(path[1])]["id"]
        path = [*at, *path, *next(([a or b] for a, b in _FIELD.findall(sentence)), [])]
        line = line_of(text, path)
        if len(path) > 2 and path[0] in kinds and line == line_of(text, path[:2]):
            line = next((number for number, found in settings(text) if found == ["default", path[2]]), line)
        raise ContentError(file, line, ".".join(step for step in path if not step.isdigit()), sentence) from None


APART = ("name", "edition")
"""Tables of a file that are not kinds of entries."""


class Pack:
    """A content folder, as an edition has it. Reading is lazy; the hash covers everything that could matter."""

    def __init__(self, folder: Path, edition: str = "") -> None:
        self.folder = folder
        self.edition = edition
        if not folder.is_dir():
            raise ContentError(str(folder), 0, "", "there is no such content folder")

    @cached_property
    def about(self) -> About:
        return read_toml(self.folder / "pack.toml", About)

    @property
    def name(self) -> str:
        return self.about.name

    @property
    def files(self) -> list[str]:
        return sorted(path.name for path in self.folder.glob("*.toml") if path.name != "pack.toml")

    def _parsed(self, file: str) -> tuple[str, dict[str, Any], Any]:
        """The text of a file, its entries by kind, and its names."""
        text, data = parse_once(self.folder / file)
        entries = listed(file, text, {kind: table for kind, table in data.items() if kind not in APART})
        _, changes = self._changes(file, text, data)
        for kind, rows in changes.items():
            for id, change in rows.items():
                entry = next((entry for entry in entries.get(kind, ()) if entry["id"] == id), None)
                if entry is None:
                    path = ["edition", self.edition, kind, id]
                    raise ContentError(file, line_of(text, path), ".".join(path), "changes what the file does not have")
                entry |= change
        return text, entries, data.get("name", {})

    def _changes(
        self, file: str, text: str, data: dict[str, Any]
    ) -> tuple[Said | None, dict[str, dict[str, dict[str, Any]]]]:
        """What is different in the edition, and why: by kind and id, the values that differ."""
        tables = convert(file, text, data.get("edition", {}), dict[str, dict[str, Any]], at=["edition"])
        changes, at = dict(tables.get(self.edition, {})), ["edition", self.edition]
        if not changes:
            return None, {}
        if "because" not in changes:
            raise ContentError(file, line_of(text, at), ".".join(at), "gives no reason: because = ...")
        because = convert(file, text, changes.pop("because"), Said, at=[*at, "because"])
        return because, convert(file, text, changes, dict[str, dict[str, dict[str, Any]]], at=at)

    @cached_property
    def because(self) -> Said | None:
        """Why the edition has something different, where it has."""
        found = (self._changes(file, *parse_once(self.folder / file))[0] for file in self.files)
        return next((reason for reason in found if reason is not None), None)

    @cached_property
    def editions(self) -> dict[str, str]:
        """Those for which there are changes, each with a file that has some."""
        read = {file: parse_once(self.folder / file)[1] for file in self.files}
        return {edition: file for file, data in read.items() for edition in data.get("edition", {})}

    def entries(self, file: str) -> dict[str, Any]:
        """The entries of a file by kind, as plain values without their names."""
        return self._parsed(file)[1]

    def read(self, file: str, schema: type[T]) -> T:
        text, entries, _ = self._parsed(file)
        return convert(file, text, entries, schema, entries)

    def rows(self, file: str, kind: str, entry: type[T]) -> list[T]:
        """The entries of a file that has a single kind of them."""
        entries = GenericAlias(list, (entry,))
        schema = msgspec.defstruct(kind, [(kind, entries)], frozen=True, forbid_unknown_fields=True)
        found: list[T] = getattr(self.read(file, schema), kind)
        return found

    @cached_property
    def names(self) -> dict[str, Said]:
        """The names of cards and pieces: `[name.card]` with `c1 = { en = "..." }` is the message `card-c1`."""
        found: dict[str, Said] = {}
        for file in self.files:
            text, _, names = self._parsed(file)
            for prefix, things in convert(file, text, names, dict[str, dict[str, Any]], at=["name"]).items():
                for id, name in things.items():
                    if f"{prefix}-{id}" in found:
                        line = line_of(text, ["name", prefix, id])
                        raise ContentError(file, line, f"name.{prefix}.{id}", "is already defined in another file")
                    found[f"{prefix}-{id}"] = convert(file, text, name, Said, at=["name", prefix, id])
        return found

    @cached_property
    def hash(self) -> str:
        """A fingerprint of what affects play: names, remarks, other editions and the layout of a file do not change
        it."""
        return fingerprint(self.folder, self.edition, self.written)

    @cached_property
    def written(self) -> str:
        """A digest of the files as they are."""
        digest = hashlib.sha256()
        for path in sorted(self.folder.glob("*.toml")):
            digest.update(f"{path.name}\n".encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
        return digest.hexdigest()

    def problem(self, file: str, entry: str, problem: str) -> ContentError:
        """The error for an entry that has the right shape but cannot be used, at the line of its id."""
        text, _ = parse_toml(self.folder / file)
        lines = [number for number, path in settings(text) if path[0] not in APART and path[1:2] == [entry]]
        own = (number for number, path in settings(text) if path[:2] + path[3:] == ["edition", self.edition, entry])
        return ContentError(file, next(own, next(iter(lines), 0)), entry, problem)


@lru_cache(maxsize=64)
def fingerprint(folder: Path, edition: str, written: str) -> str:
    """The fingerprint of a pack; `written` distinguishes the files of today from those of before."""
    pack = Pack(folder, edition)
    played = {file: pack.entries(file) for file in pack.files}
    found = hashlib.sha256(json.dumps(played, sort_keys=True, default=str).encode()).hexdigest()
    return pack.about.formerly.get(found, found)
