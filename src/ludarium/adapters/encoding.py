"""What a seat sees as a row of bytes made for learning, worked out from the zone table.

Every zone has its columns. The observer's own part comes first, then the other seats' in the order of play, and a cell
that names a seat names it the same way. What a cell contains decides how it is written:

| a cell contains | columns | value |
|---|---|---|
| one of some named things, a seat | one for each | 255 for the one that is there |
| a flag, a set | one, one for each number below 53 | 255 if it is set |
| a packed value | those of each of its fields | |
| any other number | one | `SCALE`: 0, 32, 51, 64, 74, ... for 0, 1, 2, 3, 4, ... |

An empty cell is all 0; where a cell can be empty, a number counts from 1. A thing whose face is hidden is 255 in a
column of its own. A zone in which places mean nothing, or whose part for a seat would take more than `WIDEST` columns,
has no columns for each cell: things in it are counted, 64 for each, hidden ones 12, numbers 16 times. Nothing exceeds
255.

After the zones come who has sealed an answer, who is asked, the innermost pieces of rules with their numbers, and the
words that the observer has said in answer to this question.
"""

from __future__ import annotations

from math import log2
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ludarium.kernel.asks import Ask
from ludarium.kernel.declaration import FLAG as FLAG_KIND
from ludarium.kernel.declaration import OfContent, Packed, Signed
from ludarium.kernel.state import UNANSWERED, State, Together, parameters
from ludarium.kernel.verbs import Kind
from ludarium.kernel.views import Zone

COUNT: Final = 0
ONE_OF: Final = 1
SEAT: Final = 2
FLAG: Final = 3
SET: Final = 4

FULL: Final = 255
WIDEST: Final = 512
"""The most columns that the cells of one seat in one zone may take side by side."""
NUMBERS: Final = 53
"""The numbers that a set may contain."""
THING: Final = 64
HIDDEN_THING: Final = 12
UNIT: Final = 16
NOBODY: Final = -9
"""Whose view a row is before it is written."""
NOTHING: Final = -1
"""How many cells of a zone a row shows before they are written."""
FRAMES: Final = 3
"""How many pieces of rules are written."""
FRAME_INTS: Final = 6
"""How many numbers of each."""
SCALE: Final = [min(FULL, round(FULL * log2(1 + value) / 8)) for value in range(256)]
"""How a number is written; larger ones than 255 like 255."""


class Sheet:
    """Rows of bytes side by side in one buffer.

    Marks are few and new in each writing, so their columns are remembered and cleared. All else is zones, most of
    which are the same as before: a row remembers whose view it is, the zones that it shows and what each of their
    `places` contains, and only changes are written.
    """

    def __init__(self, rows: int, width: int, marks: int | None = None, places: int = 0) -> None:
        self.width: i64 = width
        self.cells: vec[u8] = vec[u8]([0] * (rows * width))
        self.viewers: Final = [NOBODY] * rows
        self.zones: Final[list[list[Any]]] = [[] for _ in range(rows)]
        self._scale: vec[u8] = vec[u8](SCALE)
        self._marks: i64 = width if marks is None else marks
        self._marked: vec[i64] = vec[i64]([0] * (rows * int(self._marks)))
        self._count: vec[i64] = vec[i64]([0] * rows)
        self._places: i64 = places
        self._known: vec[i64] = vec[i64]([0] * (rows * places))
        self._row: i64 = 0
        self._first: i64 = 0
        self._first_place: i64 = 0

    def begin(self, row: i64) -> None:
        """Clear the marks of a row; what is written next goes there."""
        self.resume(row)
        cells, marked = self.cells, self._marked
        first = row * self._marks
        for i in range(first, first + self._count[row]):
            cells[marked[i]] = 0
        self._count[row] = 0

    def resume(self, row: i64) -> None:
        """Go on with a row as it is."""
        self._row = row
        self._first = row * self.width
        self._first_place = row * self._places

    def mark(self, column: i64, amount: i64) -> None:
        """Write until the row begins again."""
        at = self._first + column
        count = self._count[self._row]
        self.cells[at] = u8(amount)
        self._marked[self._row * self._marks + count] = at
        self._count[self._row] = count + 1

    def clear(self, column: i64, size: i64) -> None:
        cells = self.cells
        first = self._first + column
        for at in range(first, first + size):
            cells[at] = 0

    def forget(self, place: i64, size: i64, empty: i64) -> None:
        """Take some places for empty: their columns are clear."""
        known = self._known
        first = self._first_place + place
        for at in range(first, first + size):
            known[at] = empty

    def learn(self, place: i64, value: i64) -> i64:
        """Remember what a place contains; what it contained before."""
        at = self._first_place + place
        before = self._known[at]
        self._known[at] = value
        return before

    def number(self, column: i64, value: i64) -> None:
        """Write a number as `SCALE` says."""
        if value < 0:
            value = 0
        elif value > 255:
            value = 255
        self.cells[self._first + column] = self._scale[value]

    def add(self, column: i64, amount: i64) -> None:
        """Add to a cell of the present row, which holds 255 at most."""
        at = self._first + column
        after = i64(self.cells[at]) + amount
        if after > 255:
            after = 255
        self.cells[at] = u8(after)

    def buffer(self) -> Any:
        """All cells, as an object that numpy can look into."""
        return self.cells


class Field:
    """What some bits of a cell mean, and the columns they take."""

    def __init__(self, meaning: int, shift: int, bits: int, size: int) -> None:
        self.meaning: i64 = meaning
        self.shift: i64 = shift
        self.mask: i64 = (1 << bits) - 1 if bits else -1
        self.size: i64 = size
        self.first: i64 = 0


def one(value: Any) -> list[int]:
    """The cells of a zone: a single number, or many."""
    return [value] if isinstance(value, int) else value if isinstance(value, list) else list(value)


def scaled(value: i64) -> i64:
    """How a number is written."""
    if value < 0:
        return 0
    return SCALE[value if value < 255 else 255]


def fields_of(zone: Zone, kinds: dict[str, int], seats: int) -> list[Field]:
    """The fields of a zone's cells: those of the packed value, or the whole cell."""
    if zone.packed is not None:
        return packed_fields(zone.packed, 0, kinds, seats)
    if zone.of == "seat":
        return [Field(SEAT, 0, 0, seats)]
    if zone.of == "flag":
        return [Field(FLAG, 0, 0, 1)]
    if zone.of == "set":
        return [Field(SET, 0, 0, NUMBERS)]
    if zone.of in kinds:
        return [Field(ONE_OF, 0, 0, kinds[zone.of])]
    return [Field(COUNT, 0, 0, 1)]


def packed_fields(packed: Packed, shift: int, kinds: dict[str, int], seats: int) -> list[Field]:
    """The fields of a packed value, the last of which is in the lowest bits."""
    found: list[Field] = []
    for key, kind in reversed(list(packed.fields.items())):
        if isinstance(kind, Packed):
            found += packed_fields(kind, shift, kinds, seats)
        elif isinstance(kind, OfContent):
            found.append(Field(ONE_OF, shift, kind.bits, kinds.get(kind.name, 1 << kind.bits)))
        elif isinstance(kind, Signed):
            found.append(Field(COUNT, shift, kind.bits, 1))
        elif kind is FLAG_KIND:
            found.append(Field(FLAG, shift, kind.bits, 1))
        elif kind.named:
            found.append(Field(ONE_OF, shift, kind.bits, len(kind.names)))
        elif key == "seat":
            found.append(Field(SEAT, shift, kind.bits, seats))
        else:
            found.append(Field(COUNT, shift, kind.bits, 1))
        shift += kind.bits
    return found


class Columns:
    """Where a zone is written: its columns from `first`; and in a sheet's places, from `place`, how many cells
    were written and what they contain."""

    def __init__(self, zone: Zone, first: int, place: int, cells: int, seats: int, fields: list[Field]) -> None:
        self.name: Final = zone.name
        self.seen: Final[Any] = zone.sight
        self.varies: Final = callable(zone.sight)
        self.hides: Final = zone.sight != "all"
        self.of_owner: Final = zone.sight == "owner"
        self.lengths = -1
        """The number of the zone that holds the lengths of its rows, if they differ."""
        self.blank: i64 = zone.blank
        self.lift: i64 = 1 if zone.start in ("EMPTY", "NOBODY") else 0
        self.fields: Final = fields
        self.first: i64 = first
        self.place: i64 = place
        self.parts: i64 = seats if zone.by_seat or zone.lengths else 1
        self.width: i64 = 0
        for field in fields:
            field.first = self.width
            self.width += field.size
        if self.hides:
            self.width += 1
        each: i64 = cells // self.parts
        counted = len(fields) == 1 and fields[0].meaning == COUNT
        self.plain: Final = counted and not self.hides
        self.empty: i64 = -self.lift if self.plain else self.blank
        """What a cell contains whose columns are clear."""
        self.spread: Final = counted or not (zone.bag or zone.lengths or self.width * each > WIDEST)
        self.part: i64 = self.width * each if self.spread else self.width
        self.size: Final = int(self.part * self.parts)


class Encoder:
    """The layout of a match's rows: `parts` names each part with its first column and how many it has."""

    def __init__(self, match: Any, words: int) -> None:
        self.seats: i64 = match.seats
        self.parts: Final[dict[str, tuple[int, int]]] = {}
        self.size = 0
        self.zones: Final[list[Columns]] = []
        self._frames: Final[dict[type, int]] = {frame: number for number, frame in enumerate(match.frames)}
        self._seat_at: Final[dict[type, int]] = {
            frame: parameters(frame).index("seat") if "seat" in parameters(frame) else -1 for frame in match.frames
        }
        self._places: i64 = 0
        kinds, zones = kinds_of(match), {zone.name: zone for zone in match.zones}
        for name, value in match.start().zones().items():
            zone = zones[name]
            cells = 1 if isinstance(value, int) else zone.most or len(value)
            fields = fields_of(zone, kinds, match.seats)
            columns = Columns(zone, self.size, self._places, cells, match.seats, fields)
            self._places += 1 + cells
            self.zones.append(columns)
            self._add(zone.name, columns.size)
        names = [columns.name for columns in self.zones]
        for columns in self.zones:
            if zones[columns.name].lengths:
                columns.lengths = names.index(zones[columns.name].lengths)
        self._sealed: i64 = self._add("sealed", match.seats)
        self._asked: i64 = self._add("asked", match.seats)
        self._frame: i64 = len(match.frames) + FRAME_INTS
        self._stack: i64 = self._add("frames", FRAMES * (len(match.frames) + FRAME_INTS))
        self._said: i64 = self._add("said", words)
        spoken = 1 + max(len(verb.args) for verb in match.verbs.verbs)
        self._marks: Final[int] = 2 * match.seats + FRAMES * (1 + FRAME_INTS) + spoken

    def _add(self, part: str, size: int) -> int:
        first = self.size
        self.parts[part] = (first, size)
        self.size += size
        return first

    def sheet(self, rows: int) -> Sheet:
        """An empty sheet with so many rows."""
        return Sheet(rows, self.size, self._marks, int(self._places))

    def write(self, sheet: Sheet, row: int, s: State, ask: Ask | None, viewer: int, said: list[int]) -> None:
        """What a viewer sees, into a row of a sheet; `said` are the words they have said themselves.

        It is quick if the row had an earlier position of the same game for the same viewer.
        """
        sheet.begin(row)
        zones = s.held()
        if sheet.viewers[row] != viewer:
            sheet.viewers[row] = viewer
            sheet.zones[row] = [None] * len(zones)
            sheet.forget(0, self._places, NOTHING)
        before = sheet.zones[row]
        for i in range(len(zones)):
            columns, value = self.zones[i], zones[i]
            if columns.varies:
                self._write_some(sheet, columns, one(value), columns.seen(s, viewer), viewer)
                continue
            cut = columns.lengths
            recut = cut >= 0 and zones[cut] is not before[cut]
            # A list is changed in place: whether it is the same object says nothing.
            if value is before[i] and not recut and not isinstance(value, list):
                continue
            cells = one(value)
            size: i64 = len(cells)
            if sheet.learn(columns.place, size) != size or recut:
                sheet.clear(columns.first, columns.size)
                sheet.forget(columns.place + 1, size, columns.empty)
            if columns.plain:
                self._write_numbers(sheet, columns, cells, viewer)
            else:
                self._write_zone(sheet, columns, cells, one(zones[cut]) if cut >= 0 else [], viewer)
        sheet.zones[row] = zones
        self._write_course(sheet, s, ask, viewer)
        for word in said:
            sheet.mark(self._said + word, FULL)

    def say(self, sheet: Sheet, row: int, word: int) -> None:
        """Add a word that the viewer has said to a row where all else is as it was written last."""
        sheet.resume(row)
        sheet.mark(self._said + word, FULL)

    def _write_numbers(self, sheet: Sheet, columns: Columns, cells: list[int], viewer: i64) -> None:
        """A zone of numbers that all see."""
        parts, lift = columns.parts, columns.lift
        each: i64 = len(cells) // parts
        at: i64 = 0
        for part in range(parts):
            column = columns.first + (part - viewer + parts) % parts * columns.part if parts > 1 else columns.first
            for i in range(at, at + each):
                value: i64 = cells[i]
                if sheet.learn(columns.place + 1 + i, value) != value:
                    sheet.number(column, value + lift)
                column += 1
            at += each

    def _write_zone(self, sheet: Sheet, columns: Columns, cells: list[int], lengths: list[int], viewer: i64) -> None:
        """A zone that every viewer sees, or nobody, or of which each sees the own part."""
        at: i64 = 0
        parts = columns.parts
        rows: i64 = len(lengths) // parts
        each: i64 = len(cells) // parts
        for part in range(parts):
            if rows:
                each = 0
                for row in range(part * rows, part * rows + rows):
                    each += lengths[row]
            first = columns.first
            if parts > 1:
                first += (part - viewer + parts) % parts * columns.part
            seen = not columns.hides or (columns.of_owner and part == viewer)
            if columns.spread:
                self._write_cells(sheet, columns, cells, at, each, first, seen, viewer)
            else:
                self._count_cells(sheet, columns, cells, at, each, first, seen, viewer)
            at += each

    def _write_cells(
        self, sheet: Sheet, columns: Columns, cells: list[int], at: i64, each: i64, column: i64, seen: bool, viewer: i64
    ) -> None:
        """One seat's part of a zone whose cells have columns of their own."""
        hidden = columns.width - 1
        for i in range(at, at + each):
            value: i64 = cells[i]
            before = sheet.learn(columns.place + 1 + i, value)
            if value != before:
                if before != columns.blank:
                    if seen:
                        self._write_cell(sheet, columns, column, before, viewer, -FULL)
                    else:
                        sheet.add(column + hidden, -FULL)
                if value != columns.blank:
                    if seen:
                        self._write_cell(sheet, columns, column, value, viewer, FULL)
                    else:
                        sheet.add(column + hidden, FULL)
            column += columns.width

    def _count_cells(
        self, sheet: Sheet, columns: Columns, cells: list[int], at: i64, each: i64, column: i64, seen: bool, viewer: i64
    ) -> None:
        """One seat's part of a zone whose things are counted: all again if one has changed."""
        same = True
        for i in range(at, at + each):
            value: i64 = cells[i]
            if sheet.learn(columns.place + 1 + i, value) != value:
                same = False
        if same:
            return
        sheet.clear(column, columns.part)
        for i in range(at, at + each):
            value = cells[i]
            if value != columns.blank:
                if seen:
                    self._write_cell(sheet, columns, column, value, viewer, THING)
                else:
                    sheet.add(column + columns.width - 1, HIDDEN_THING)

    def _write_some(self, sheet: Sheet, columns: Columns, cells: list[int], seen: list[bool], viewer: i64) -> None:
        """A zone of which it depends on the position which cells a viewer sees."""
        sheet.clear(columns.first, columns.size)
        size: i64 = len(cells)
        each: i64 = size // columns.parts
        for i in range(size):
            value: i64 = cells[i]
            if value == columns.blank:
                continue
            part = i // each
            column = columns.first
            if columns.parts > 1:
                column += (part - viewer + columns.parts) % columns.parts * columns.part
            if columns.spread:
                column += i % each * columns.width
            if seen[i]:
                self._write_cell(sheet, columns, column, value, viewer, FULL if columns.spread else THING)
            else:
                sheet.add(column + columns.width - 1, FULL if columns.spread else HIDDEN_THING)

    def _write_cell(self, sheet: Sheet, columns: Columns, column: i64, value: i64, viewer: i64, thing: i64) -> None:
        """Add a thing to the columns of what a cell contains, or take it away again."""
        for field in columns.fields:
            bits = value >> field.shift & field.mask
            first = column + field.first
            meaning = field.meaning
            if meaning == ONE_OF:
                if bits < field.size:
                    sheet.add(first + bits, thing)
            elif meaning == SEAT:
                sheet.add(first + (bits - viewer + self.seats) % self.seats, thing)
            elif meaning == SET:
                number = first
                while bits:
                    if bits & 1:
                        sheet.add(number, thing)
                    bits >>= 1
                    number += 1
            elif meaning == FLAG:
                if bits:
                    sheet.add(first, thing)
            elif columns.spread:
                sheet.number(first, bits + columns.lift if thing > 0 else 0)
            else:
                sheet.add(first, bits * UNIT)

    def _write_course(self, sheet: Sheet, s: State, ask: Ask | None, viewer: i64) -> None:
        """Who has sealed an answer, who is asked, and where the rules are."""
        seats = self.seats
        for seat in range(seats):
            if s.sealed[seat] != UNANSWERED:
                sheet.mark(self._sealed + (seat - viewer + seats) % seats, FULL)
        for asked in seats_asked(s, ask):
            sheet.mark(self._asked + (asked - viewer + seats) % seats, FULL)
        first = self._stack
        depth: i64 = len(s.stack)
        for level in range(depth - 1, max(depth - FRAMES, 0) - 1, -1):
            frame = s.stack[level]
            kind = type(frame)
            sheet.mark(first + self._frames[kind], FULL)
            about, at = self._seat_at[kind], first + self._frame - FRAME_INTS
            first += self._frame
            for number in frame.ints():
                if at == first:
                    break
                value: i64 = number
                if at == first - FRAME_INTS + about and value >= 0:
                    value = (value - viewer + seats) % seats
                sheet.mark(at, scaled(value + 1))
                at += 1


def seats_asked(s: State, ask: Ask | None) -> list[int]:
    """Who is asked: one seat, or all that are still thinking about a simultaneous choice."""
    if ask is None or ask.seat < 0:
        return []
    if not ask.sealed:
        return [ask.seat]
    top: Any = s.stack[-1]
    assert isinstance(top, Together)
    return [seat for seat in top.seats(s) if s.sealed[seat] == UNANSWERED]


def kinds_of(match: Any) -> dict[str, int]:
    """How many names there are of each kind in the game's verbs and events."""
    kinds: dict[str, int] = {}
    for table in (match.verbs, match.happenings):
        for verb in table.verbs:
            for arg in verb.args:
                kind: Kind = arg.kind
                if kind.named:
                    kinds[kind.name] = len(kind.names)
    return kinds
