"""The part of a game's declaration that its page needs, as TypeScript: constants, names, zones and packed values.

A page reads its view through these types, so that it decodes no bits and counts no cells itself, and cannot be compiled
with a zone that no longer exists. Zones with a part for each seat are read as rows, one for each seat; a declaration
may name other `rows`, such as sectors.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludarium.kernel.cells import EMPTY
from ludarium.kernel.declaration import Declaration, Kind, Packed, Signed
from ludarium.kernel.verbs import FLAG
from ludarium.kernel.views import Zone

WIDEST = 120
WIDEST_NUMBER = 31
"""The bits that a browser can shift."""
READERS = {
    "part": "const part = <T>(cells: readonly T[], at: number, size: number): readonly T[] =>\n"
    "  cells.slice(at * size, at * size + size);",
    "cut": "const cut = <T>(cells: readonly T[], lengths: readonly number[]): readonly (readonly T[])[] => {\n"
    "  let at = 0;\n  return lengths.map((length) => cells.slice(at, (at += length)));\n};",
    "members": "const members = (set: number): readonly number[] =>\n"
    "  [...Array(53).keys()].filter((at) => Math.floor(set / 2 ** at) % 2 === 1);",
}
"""What reads a part of a row, rows of different lengths, and a set."""


def page_types(declared: Declaration, named: Mapping[str, Any] | None = None) -> str:
    """The text of `generated.ts`, without its first line. `named` is everything that the declaration's file names."""
    return "\n".join(_lines(declared, named or {})) + "\n"


def _lines(declared: Declaration, named: Mapping[str, Any]) -> Iterator[str]:
    yield "/** What a view of this game holds, and how it is read. */"
    yield f"export const EMPTY = {EMPTY};"
    for name, value in declared.constants.items():
        yield f"export const {name} = {value};"
    yield from _names(named)
    zones = [zone for zone in declared.zones if not zone.derived]
    held = {zone.of for zone in zones}
    for packed in declared.packed:
        if packed.name in held:
            yield from _reader(packed)
    yield from _Page(declared, zones).lines()


def titled(name: str) -> str:
    """The name of a type."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))


# The closed lists of the rules


def _names(named: Mapping[str, Any]) -> Iterator[str]:
    """Every list of names, and the type of what a kind is chosen from."""
    lists = {name: value for name, value in named.items() if isinstance(value, list) and _words(value)}
    for name, words in lists.items():
        yield from ("", *_constant(name, words))
        for kind in named.values():
            if isinstance(kind, Kind) and kind.names == words:
                yield f"export type {titled(kind.name)} = (typeof {name})[number];"


def _words(value: Sequence[Any]) -> bool:
    return len(value) > 0 and all(isinstance(word, str) for word in value)


def _constant(name: str, words: Sequence[str]) -> Iterator[str]:
    quoted = [f'"{word}"' for word in words]
    line = f"export const {name} = [{', '.join(quoted)}] as const;"
    if len(line) <= WIDEST:
        yield line
        return
    yield f"export const {name} = ["
    row = " "
    for word in quoted:
        if len(f"{row} {word},") > WIDEST:
            yield row
            row = " "
        row = f"{row} {word},"
    yield from (row, "] as const;")


# Packed values


def _reader(packed: Packed) -> Iterator[str]:
    """An interface, and the function that reads one out of a number."""
    if packed.bits > WIDEST_NUMBER:
        raise SystemExit(f"{packed.name} has {packed.bits} bits; a page can read {WIDEST_NUMBER}")
    title = titled(packed.name)
    yield from ("", f"export interface {title} {{")
    for key, kind in packed.fields.items():
        yield f"  readonly {key}: {'boolean' if kind is FLAG else 'number'};"
    yield from ("}", "", f"export const {_function(packed.name)} = (packed: number): {title} => ({{")
    shift = packed.bits
    for key, kind in packed.fields.items():
        shift -= kind.bits
        mask = (1 << kind.bits) - 1
        bits = f"(packed >> {shift}) & {mask}" if shift else f"packed & {mask}"
        read = f"({bits}) === 1" if kind is FLAG else f"({bits}) - {kind.zero}" if isinstance(kind, Signed) else bits
        yield f"  {key}: {read},"
    yield "});"


def _function(packed: str) -> str:
    title = titled(packed)
    return f"{title[0].lower()}{title[1:]}Of"


# Zones


class _Page:
    """The zones of a view, as the server sends them and as a page reads them."""

    def __init__(self, declared: Declaration, zones: Sequence[Zone]) -> None:
        self.zones = zones
        self.rows = declared.rows
        self.packed = {packed.name for packed in declared.packed}
        self.named = {zone.name: zone for zone in zones}

    def lines(self) -> Iterator[str]:
        groups = {row: [zone for zone in self.zones if self.row_of(zone)[0] == row] for row in self.rows.values()}
        groups = {row: zones for row, zones in groups.items() if zones}
        single = [zone for zone in self.zones if not self.row_of(zone)[0]]
        for row, zones in groups.items():
            yield from self.interface(f"{titled(row)}Zones", zones)
        lists = [f"  readonly {_plural(row)}: readonly {titled(row)}Zones[];" for row in groups]
        yield from self.interface("Zones", single, lists)
        yield from ("", "interface Raw {")
        yield from (f"  readonly {zone.name}: {self.raw(zone)};" for zone in self.zones)
        yield "}"
        body = list(self.reading(groups, single))
        text = "\n".join(body)
        for name, reader in READERS.items():
            if f"{name}(" in text:
                yield from ("", reader)
        yield from ("", *body)

    def interface(self, name: str, zones: Sequence[Zone], more: Sequence[str] = ()) -> Iterator[str]:
        yield ""
        if any(zone.sight != "all" for zone in zones):
            yield "/** null is a thing whose face is hidden. */"
        yield f"export interface {name} {{"
        yield from more
        for zone in zones:
            yield from (f"  /** {note} */" for note in [self.note(zone)] if note)
            yield f"  readonly {self.name(zone)}: {self.type(zone)};"
        yield "}"

    def note(self, zone: Zone) -> str:
        """What a cell holds, and what else is said of the zone."""
        article = "an" if zone.of[:1] in "aeiou" else "a"
        each = "each " if self.type(zone).startswith("readonly ") else ""
        said = [f"{each}{article} {zone.of}.".capitalize()] if zone.of not in ("", "flag", "set") else []
        return " ".join([*said, zone.note]).strip()

    def row_of(self, zone: Zone) -> tuple[str, str]:
        """The row that a zone has a part of, and the length of that part; "" where it is in no row."""
        if zone.lengths:
            return self.row_of(self.named[zone.lengths])
        for count, row in self.rows.items():
            found = re.fullmatch(rf"(?:(.+) \* )?{re.escape(count)}", zone.cells)
            if found:
                return row, found[1] or ""
        return "", ""

    def name(self, zone: Zone) -> str:
        """A row that has one of the `houses` has a `house`."""
        row, size = self.row_of(zone)
        return zone.of if row and not size and zone.name == f"{zone.of}s" else zone.name

    def raw(self, zone: Zone) -> str:
        if not zone.cells and not zone.whole:
            return "number"
        return "readonly number[]" if zone.sight == "all" else "readonly (number | null)[]"

    def type(self, zone: Zone) -> str:
        """The type of a zone, or of its part in a row."""
        row, size = self.row_of(zone)
        one = self.cell_type(zone)
        many = f"readonly ({one})[]" if " " in one else f"readonly {one}[]"
        if zone.lengths:
            return f"readonly ({many})[]"
        return one if (row and not size) or (not zone.cells and not zone.whole) else many

    def cell_type(self, zone: Zone) -> str:
        if zone.sight != "all":
            return "number | null"
        if zone.of in self.packed:
            return titled(zone.of) + (" | null" if zone.start == "EMPTY" else "")
        return {"flag": "boolean", "set": "readonly number[]"}.get(zone.of, "number")

    def cell(self, zone: Zone, value: str) -> str:
        """The expression that reads one cell."""
        if zone.sight == "all" and zone.of in self.packed:
            read = f"{_function(zone.of)}({value})"
            return f"{value} === EMPTY ? null : {read}" if zone.start == "EMPTY" else read
        return {"flag": f"{value} > 0", "set": f"members({value})"}.get(zone.of, value)

    def cells(self, zone: Zone) -> str:
        """The expression that reads all cells of a zone."""
        raw = f"raw.{zone.name}"
        one = self.cell(zone, "cell")
        read = raw if one == "cell" else f"{raw}.map((cell) => {one})"
        return f"cut({read}, raw.{zone.lengths})" if zone.lengths else read

    def reading(self, groups: Mapping[str, Sequence[Zone]], single: Sequence[Zone]) -> Iterator[str]:
        yield "/** The zones of a view, read. */"
        yield "export function zonesOf({ zones }: { readonly zones: unknown }): Zones {"
        yield "  const raw = zones as Raw;"
        for zones in groups.values():
            for zone in zones:
                if self.cells(zone) != f"raw.{zone.name}" and self.row_of(zone)[1]:
                    yield f"  const {zone.name} = {self.cells(zone)};"
        yield "  return {"
        for row, zones in groups.items():
            counted = next((zone.name for zone in zones if not self.row_of(zone)[1]), "")
            if not counted:
                raise SystemExit(f"no zone has one cell for each {row}, so that a page cannot count them")
            yield f"    {_plural(row)}: raw.{counted}.map((_, at) => ({{"
            for zone in zones:
                yield f"      {self.name(zone)}: {self.of_row(zone)},"
            yield "    })),"
        for zone in single:
            whole = zone.cells or zone.whole
            yield f"    {zone.name}: {self.cells(zone) if whole else self.cell(zone, f'raw.{zone.name}')},"
        yield from ("  };", "}")

    def of_row(self, zone: Zone) -> str:
        """The part of a zone that lies in the row `at`."""
        size = self.row_of(zone)[1]
        if not size:
            return self.cell(zone, f"raw.{zone.name}[at]!")
        read = f"raw.{zone.name}" if self.cells(zone) == f"raw.{zone.name}" else zone.name
        return f"part({read}, at, {size})"


def _plural(row: str) -> str:
    return f"{row[:-1]}ies" if row.endswith("y") else f"{row}s"
