"""Stored starts: positions of a game that come with it and from which a table can begin, without what led there.

A level to solve and an example of a rule are two kinds of start. Each kind has a file in the game's folder,
`starts/KIND.jsonl`, or the same packed as `KIND.jsonl.gz`, with one start in a line:

    {"id": "shoal", "seats": 2, "hands": [0], "chance": 7, "position": {...}, "lines": ["1 choose w5", "* deal w2"]}

`position` is what `Match.dump` gives. `hands` are the seats that whoever tries it plays; bots have the others. `chance`
numbers the seed; without it each table has its own. `lines` are the answers that show what the start is about: chance
answers like them as long as everybody does, and nobody must. A start is known by kind, id and a digest of its line, so
that a table, a record or a film notices if it has changed. Whoever opens a table names a start and never brings one:
loading checks the lengths of a position, and not whether the rules could lead there.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ludarium.kernel.chance import seed_of
from ludarium.kernel.errors import LudariumError, NotationError, RecordError
from ludarium.kernel.game import Dump, Game, Match
from ludarium.kernel.request import TableRequest
from ludarium.kernel.seats import CHANCE
from ludarium.kernel.state import State

FOLDER = "starts"
KINDS = ("level", "puzzle", "example")
ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,59}\Z")
_LINE = re.compile(r"(\*|[1-9]) (.+)\Z")


class Stored(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A line of a file of starts."""

    id: str
    seats: int
    hands: list[int]
    position: Dump
    edition: str = ""
    options: dict[str, str] = {}
    chance: int | None = None
    lines: list[str] = []
    tried: str = ""
    """Of an example: an answer of the first of the hands that is not allowed, and the rule that refuses it."""
    refused: str = ""
    test: str = ""
    """The test that an example was recorded from."""
    look: str = ""
    """Of an example: the pane of the table that shows it, or the numbers of places; "" where its answer says that."""


@dataclass(frozen=True)
class Start:
    """A stored start under the present rules. `position` stays as it is; `state` is for playing."""

    kind: str
    id: str
    digest: str
    match: Match[Any]
    position: Dump
    hands: tuple[int, ...]
    seed: str
    """What chance answers from; "" for a fresh seed at every table."""
    lines: tuple[tuple[int, int], ...]
    """Seat and action."""

    @property
    def name(self) -> str:
        """How records and tables refer to it: kind, id and the beginning of the digest."""
        return f"{self.kind} {self.id} {self.digest[:12]}"

    @property
    def seat(self) -> int:
        """Through whose eyes it is first seen."""
        return self.hands[0]

    def state(self) -> State:
        """The position, to be changed at will."""
        return self.match.load(self.position)  # type: ignore[no-any-return]


def path_of(game: Game, kind: str) -> Path:
    return game.folder / FOLDER / f"{kind}.jsonl"


def starts_of(game: Game, kind: str) -> tuple[str, ...]:
    """The ids of a game's starts of one kind, in their order."""
    return tuple(_lines(path_of(game, kind)))


def start_of(game: Game, kind: str, id: str) -> Start:
    """A stored start; RecordError where there is none or it does not fit the present rules."""
    line = _lines(path_of(game, kind)).get(id) if kind in KINDS else None
    if line is None:
        raise RecordError(0, f"{game.title} has no {kind if kind in KINDS else 'start'} {id!r}")
    return _start(game, kind, id, line)


def stored_of(game: Game, kind: str) -> list[Stored]:
    """All of a game's starts of one kind as they are stored."""
    return [msgspec.json.decode(line, type=Stored) for line in _lines(path_of(game, kind)).values()]


def start_named(game: Game, name: str) -> Start:
    """The start that a record, a table or a film refers to; RecordError where it is gone or has changed since."""
    kind, id = [*name.split(" "), ""][:2]
    start = start_of(game, kind, id)
    if start.name != name:
        raise RecordError(0, f"the {kind} {id!r} of {game.title} has changed since: it is {start.name}, not {name}")
    return start


@cache
def _lines(path: Path) -> dict[str, str]:
    found: dict[str, str] = {}
    packed = path.with_name(f"{path.name}.gz")
    text = path.read_text("utf-8") if path.is_file() else ""
    if packed.is_file():
        text = gzip.decompress(packed.read_bytes()).decode()
    for number, line in enumerate(text.splitlines(), 1):
        try:
            id = msgspec.json.decode(line, type=_Id).id
        except msgspec.DecodeError as problem:
            raise RecordError(number, f"this is not a start in {path.name}: {problem}") from None
        if not ID.match(id) or id in found:
            raise RecordError(number, f"{id!r} is {'defined twice' if id in found else 'not an id'} in {path.name}")
        found[id] = line
    return found


class _Id(msgspec.Struct):
    id: str


@cache
def _start(game: Game, kind: str, id: str, line: str) -> Start:
    try:
        stored = msgspec.json.decode(line, type=Stored)
        match = game.resolve(TableRequest.of(game.id, stored.edition, stored.seats, stored.options))
        if not stored.hands or not set(stored.hands) <= set(range(match.seats)):
            raise RecordError(0, f"hands are one or more of the seats 0 to {match.seats - 1}, not {stored.hands}")
        match.load(stored.position)
        seed = "" if stored.chance is None else seed_of(stored.chance)
        lines = tuple(_said(match, each) for each in stored.lines)
    except (LudariumError, msgspec.DecodeError) as problem:
        raise RecordError(0, f"the {kind} {id!r} of {game.title} does not fit its rules: {problem}") from None
    digest = hashlib.sha256(line.encode()).hexdigest()
    return Start(kind, id, digest, match, stored.position, tuple(stored.hands), seed, lines)


def _said(match: Match[Any], line: str) -> tuple[int, int]:
    found = _LINE.match(line)
    if found is None:
        raise NotationError(f"a line reads 'SEAT answer', with * for chance, not {line!r}")
    return CHANCE if found[1] == "*" else int(found[1]) - 1, match.verbs.parse(found[2])
