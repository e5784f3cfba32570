"""The part of a game's declaration that its page needs, as TypeScript: constants, zones and packed values.

A page with these types reads no bits itself, and cannot be compiled with a zone that no longer exists.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludarium.kernel.cells import EMPTY
from ludarium.kernel.declaration import Declaration, Packed, Signed
from ludarium.kernel.verbs import FLAG
from ludarium.kernel.views import Zone

WIDEST_NUMBER = 31
"""The bits that a browser can shift."""


def page_types(declared: Declaration) -> str:
    """The text of `generated.ts`, without its first line."""
    return "\n".join(_lines(declared)) + "\n"


def _lines(declared: Declaration) -> Iterator[str]:
    yield "/** What a view of this game holds, and how its packed values read. */"
    yield f"export const EMPTY = {EMPTY};"
    for name, value in declared.constants.items():
        yield f"export const {name} = {value};"
    yield from ("", "/** The zones of a view; null is a thing whose face is hidden. */", "export interface Zones {")
    for zone in declared.zones:
        if not zone.derived:
            yield from (f"  /** {note} */" for note in [_note(zone)] if note)
            yield f"  readonly {zone.name}: {_type(zone)};"
    yield "}"
    held = {zone.of for zone in declared.zones}
    for packed in declared.packed:
        if packed.name in held:
            yield from _reader(packed)


def _note(zone: Zone) -> str:
    """What a cell holds, and what else is said of the zone."""
    article = "an" if zone.of[:1] in "aeiou" else "a"
    each = "each " if zone.cells or zone.whole else ""
    said = [f"{each}{article} {zone.of}.".capitalize()] if zone.of else []
    return " ".join([*said, zone.note]).strip()


def _type(zone: Zone) -> str:
    if not zone.cells and not zone.whole:
        return "number"
    return "readonly number[]" if zone.sight == "all" else "readonly (number | null)[]"


def _reader(packed: Packed) -> Iterator[str]:
    """An interface, and the function that reads one out of a number."""
    if packed.bits > WIDEST_NUMBER:
        raise SystemExit(f"{packed.name} has {packed.bits} bits; a page can read {WIDEST_NUMBER}")
    title = "".join(word.capitalize() for word in packed.name.split("_"))
    yield from ("", f"export interface {title} {{")
    for key, kind in packed.fields.items():
        yield f"  readonly {key}: {'boolean' if kind is FLAG else 'number'};"
    yield from ("}", "", f"export const {title[0].lower()}{title[1:]}Of = (packed: number): {title} => ({{")
    shift = packed.bits
    for key, kind in packed.fields.items():
        shift -= kind.bits
        mask = (1 << kind.bits) - 1
        bits = f"(packed >> {shift}) & {mask}" if shift else f"packed & {mask}"
        read = f"({bits}) === 1" if kind is FLAG else f"({bits}) - {kind.zero}" if isinstance(kind, Signed) else bits
        yield f"  {key}: {read},"
    yield "});"
