"""Content packs: folders of TOML files, validated into frozen typed values, with errors that name the line.

Every entry says where it comes from: `origin = "rulebook"` (a rulebook gives it exactly), `"public"` (another public
source does) or `"designed"` (no source does; we made it).
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections import Counter
from collections.abc import Collection, Iterator
from functools import cached_property
from pathlib import Path
from threading import Lock
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


_ONE_AT_A_TIME = Lock()
"""The first use of a type in two threads at once crashes msgspec, and a server reads packs in several threads."""
_LINE = re.compile(r"\(at (?:line (\d+), column \d+|end of document)\)")
_PATH = re.compile(r"(.*?)(?: - at `(?:key in )?\$(.*?)`)?\Z", re.S)
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")  # a value of a dictionary appears as [...], which tells nothing
_FIELD = re.compile(r"unknown field `([^`]+)`|missing required field `([^`]+)`")
_PART = r"""(?:[\w-]+|"[^"]*"|'[^']*')"""
_KEY = rf"({_PART}(?:\s*\.\s*{_PART})*)"
_HEADER = re.compile(rf"\s*\[\[?\s*{_KEY}\s*\]\]?\s*(?:#.*)?\Z")
_SETTING = re.compile(rf"\s*{_KEY}\s*=")


def _settings(text: str) -> Iterator[tuple[int, list[str]]]:
    """Every line that opens a table or sets a key, with the path of what it opens or sets."""
    table: list[str] = []
    rows: Counter[str] = Counter()
    for number, line in enumerate(text.splitlines(), 1):
        if found := _HEADER.match(line):
            table = _parts(found[1])
            if line.lstrip().startswith("[["):
                table.append(str(rows[found[1]]))
                rows[found[1]] += 1
            yield number, table
        elif found := _SETTING.match(line):
            yield number, table + _parts(found[1])


def _parts(key: str) -> list[str]:
    return [part.strip("\"'") for part in re.findall(_PART, key)]


def line_of(text: str, path: list[str]) -> int:
    """The line that sets a value, or else the line of the innermost table around it."""
    best, most = 1, 0
    for number, found in _settings(text):
        if len(found) > most and found == path[: len(found)]:
            best, most = number, len(found)
    return best


def parse_toml(path: Path) -> tuple[str, dict[str, Any]]:
    """The text of a TOML file and what it holds, or a ContentError that names the line."""
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise ContentError(path.name, 0, "", f"cannot be read: {problem.strerror or problem}") from None
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = raw[: problem.start].count(b"\n") + 1
        raise ContentError(path.name, line, "", "is not UTF-8 text") from None
    text = text.replace("\r\n", "\n")
    try:
        return text, tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        found = _LINE.search(str(problem))
        line = int(found[1]) if found and found[1] else text.count("\n") + 1
        raise ContentError(path.name, line, "", f"is not TOML: {_LINE.sub('', str(problem)).strip()}") from None


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
            raise ContentError(file, line_of(text, [kind]), kind, f"an entry should read [{kind}.ID]")
        lists[kind] = []
        for id, entry in entries.items():
            if not isinstance(entry, dict) or "id" in entry:
                line = line_of(text, [kind, id, "id"])
                raise ContentError(file, line, f"{kind}.{id}", "should be a table, whose name is its id")
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


def convert(file: str, text: str, data: Any, schema: type[T], kinds: Collection[str] = ()) -> T:
    """Parsed TOML as a typed value; `text` is what it was parsed from. Of the lists of these kinds an error names the
    entry by its id."""
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
        path += next(([a or b] for a, b in _FIELD.findall(sentence)), [])
        line = line_of(text, path)
        if len(path) > 2 and path[0] in kinds and line == line_of(text, path[:2]):
            line = next((number for number, found in _settings(text) if found == ["default", path[2]]), line)
        raise ContentError(file, line, ".".join(step for step in path if not step.isdigit()), sentence) from None


class Pack:
    """A content folder. Reading is lazy; the hash covers every file that could matter."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        if not folder.is_dir():
            raise ContentError(str(folder), 0, "", "there is no such content folder")

    @cached_property
    def about(self) -> About:
        return self.read("pack.toml", About)

    @property
    def name(self) -> str:
        return self.about.name

    @cached_property
    def hash(self) -> str:
        """A fingerprint of the pack: names and texts of its TOML files, whatever the line endings."""
        digest = hashlib.sha256()
        for path in sorted(self.folder.glob("*.toml")):
            digest.update(f"{path.name}\n".encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
        return digest.hexdigest()

    def read(self, file: str, schema: type[T]) -> T:
        return read_toml(self.folder / file, schema)

    def problem(self, file: str, entry: str, problem: str) -> ContentError:
        """The error for an entry that has the right shape but cannot be used, at the line of its id."""
        lines = (self.folder / file).read_text("utf-8").splitlines()
        quoted = re.compile(rf"\s*id\s*=\s*[\"']{re.escape(entry)}[\"']")
        line = next((i + 1 for i, line in enumerate(lines) if quoted.match(line)), 0)
        return ContentError(file, line, entry, problem)

    def check_ids(self, file: str, entries: list[Any]) -> None:
        """No id may stand twice in a file."""
        seen: set[str] = set()
        for entry in entries:
            if entry.id in seen:
                raise self.problem(file, entry.id, "this id stands twice")
            seen.add(entry.id)
