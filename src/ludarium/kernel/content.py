"""Content packs: folders of TOML files, validated into frozen typed values, with errors that name the line.

Every entry says where it comes from: `origin = "rulebook"` (a rulebook gives it exactly), `"public"` (another public
source does) or `"designed"` (no source does; we made it).
"""

from __future__ import annotations

import hashlib
import re
import tomllib
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
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]")  # a value of a dictionary stands as [...] and tells nothing
_HEADER = re.compile(r"\s*(\[\[?)\s*([^\[\]#]+?)\s*\]\]?\s*(?:#.*)?\Z")
_FIELD = re.compile(r"unknown field `([^`]+)`|missing required field `([^`]+)`")


def _line_of(text: str, steps: list[str], field: str) -> int:
    """The line of a value: the block its path leads to, and in it the line that sets the key."""
    lines = text.splitlines()
    block = 0
    end = len(lines)
    if len(steps) >= 2 and steps[1].isdigit():
        heads = [i for i, line in enumerate(lines) if (m := _HEADER.match(line)) and m[1] == "[[" and m[2] == steps[0]]
        if int(steps[1]) < len(heads):
            block = heads[int(steps[1])]
            later = [i for i, line in enumerate(lines) if i > block and _HEADER.match(line)]
            end = later[0] if later else end
            keys = steps[2:]
        else:
            keys = steps
    else:
        keys = steps
    for key in ([field] if field else []) + keys:
        setting = re.compile(rf"\s*{re.escape(key)}\s*[=.]|\s*\[+\s*{re.escape(key)}\s*\]+")
        for i in range(block, end):
            if setting.match(lines[i]):
                return i + 1
    return block + 1


def read_toml(path: Path, schema: type[T]) -> T:
    """One TOML file as a typed value, or a ContentError that names the line and the key."""
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
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        found = _LINE.search(str(problem))
        line = int(found[1]) if found and found[1] else text.count("\n") + 1
        raise ContentError(path.name, line, "", f"is no TOML: {_LINE.sub('', str(problem)).strip()}") from None
    return convert(path.name, text, data, schema)


def convert(file: str, text: str, data: Any, schema: type[T]) -> T:
    """Parsed TOML as a typed value; `text` is what it was parsed from."""
    try:
        with _ONE_AT_A_TIME:
            return msgspec.convert(data, schema)
    except msgspec.ValidationError as problem:
        found = _PATH.match(str(problem))
        assert found is not None
        sentence, path = found[1], found[2] or ""
        steps = [a or b for a, b in _STEP.findall(path)]
        field = next((a or b for a, b in _FIELD.findall(sentence)), "")
        key = ".".join([*[step for step in steps if not step.isdigit()], *([field] if field else [])])
        raise ContentError(file, _line_of(text, steps, field), key, sentence) from None


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
