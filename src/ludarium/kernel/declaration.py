"""The declaration of a game: its zones, packed values, verbs and events, each said once, in its `declaration.py`.

It is used twice. While a table is set up, it gives the zone table and the verb tables, with the names of the content
pack. Before that, `ludarium.kernel.generate` writes the modules that must be fast from it: `state.py` with the zones
as attributes, `verbs.py` and `events.py` with codes, packers and named fields; and the types of the browser.

    >>> WIND = OfContent("wind", bits=4)
    >>> boats = Declaration(
    ...     state="Race", givens="givens: Givens", imports={"givens": "Givens"}, width=8,
    ...     zones=[Zone("hands", "owner", "wind", cells="8 * seats", start="EMPTY")],
    ...     verbs=[verb("choose", wind=WIND), verb("sail", spaces=count(7), ride=FLAG), verb("anchor")],
    ...     events=[event("drew", only="seat", seat=count(3), wind=WIND), event("stormed")],
    ... )
    >>> boats.verb_table({"wind": ["w1", "w2"]}).parse("choose w2")
    1

A declaration imports nothing of its game, so that it can be read while the game is taken apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludarium.kernel.verbs import FLAG, Arg, Kind, Verb, VerbTable, count
from ludarium.kernel.views import PoolAt, Sight, Zone

__all__ = [
    "FLAG",
    "Declaration",
    "Kind",
    "OfContent",
    "Packed",
    "Row",
    "Seated",
    "Signed",
    "Zone",
    "count",
    "event",
    "verb",
]


@dataclass(frozen=True)
class OfContent:
    """A kind whose names come with the content; `bits` is fixed, so that codes do not depend on a pack."""

    name: str
    bits: int


@dataclass(frozen=True)
class Signed:
    """A number from -most to most, in a packed value."""

    most: int

    @property
    def bits(self) -> int:
        return (2 * self.most).bit_length()

    @property
    def zero(self) -> int:
        """What is added, so that nothing below 0 is packed."""
        return 1 << self.bits - 1


class Packed:
    """Several small values in one integer, first one in the highest bits: a card with its marks, or a row of counts.

    A verb or event that has one as an argument has its fields as arguments. One that has nothing but flags is a set:
    it is made of their masks.
    """

    def __init__(self, name: str, **fields: Kind | OfContent | Signed | Packed) -> None:
        self.name = name
        self.fields = fields
        self.bits: int = sum(kind.bits for kind in fields.values())

    @property
    def even(self) -> int:
        """The width of every field where all are as wide, else 0."""
        widths = {kind.bits for kind in self.fields.values()}
        return widths.pop() if len(widths) == 1 and len(self.fields) > 1 else 0

    @property
    def flags_only(self) -> bool:
        return all(kind is FLAG for kind in self.fields.values())


Field = Kind | OfContent | Packed


@dataclass(frozen=True)
class Seated:
    """What a zone has for a seat, such as its faction: an action or event shows it, and what notes an event takes the
    seat. People read who plays it."""

    kind: Kind | OfContent
    zone: str

    @property
    def bits(self) -> int:
        return self.kind.bits


@dataclass(frozen=True)
class Row:
    """A verb, with the rule that says when its time is; or an event, with the rule behind it and who hears it."""

    name: str
    fields: Mapping[str, Field | Seated]
    rule: str = ""
    only: str = ""
    all_but: str = ""

    def flat(self) -> Iterator[tuple[str, Kind | OfContent | Signed | Packed]]:
        """All arguments by key."""
        for key, kind in self.fields.items():
            if isinstance(kind, Packed):
                yield from kind.fields.items()
            else:
                yield key, kind.kind if isinstance(kind, Seated) else kind

    def arguments(self, kinds: Mapping[str, Kind]) -> Iterator[Arg]:
        seated = {key: kind.zone for key, kind in self.fields.items() if isinstance(kind, Seated)}
        for key, kind in self.flat():
            yield Arg(key, _kind(kind, kinds), seated.get(key, ""))


def _kind(kind: Kind | OfContent | Signed | Packed, kinds: Mapping[str, Kind]) -> Kind:
    if isinstance(kind, OfContent):
        return kinds[kind.name]
    if not isinstance(kind, Kind):
        raise ValueError(f"a verb or event cannot have {kind} as a part of an argument")
    return kind


def verb(name: str, rule: str = "", **fields: Field | Seated) -> Row:
    """A verb with its arguments; `rule` is what to cite when somebody tries it at another time."""
    return Row(name, fields, rule=rule)


def event(name: str, rule: str = "", *, only: str = "", all_but: str = "", **fields: Field | Seated) -> Row:
    """An event with its arguments; `rule` is what to read about it. Everyone hears it, or only the seat in one
    argument, or all but that one."""
    return Row(name, fields, rule, only, all_but)


@dataclass(frozen=True)
class Declaration:
    """Everything that would otherwise be written twice. `width` is the number of bits for an action's arguments.

    `givens` is the name and the class of what never changes during a match; it has an attribute `seats`. Lengths and
    starting values of zones are expressions that may use `seats`, the givens, the `constants` and whatever `imports`
    names for each module of the game.
    """

    state: str
    givens: str
    imports: Mapping[str, str]
    width: int
    zones: Sequence[Zone]
    verbs: Sequence[Row]
    events: Sequence[Row]
    constants: Mapping[str, int] = field(default_factory=dict)
    packed: Sequence[Packed] = ()
    numbers: Mapping[str, Sequence[Sequence[str]]] = field(default_factory=dict)
    """By module, closed lists of names: each name becomes a constant, its place in its list."""
    rows: Mapping[str, str] = field(default_factory=lambda: {"seats": "seat"})
    """The number of cells of a zone that holds one for each of something, and what that is: a page reads it by rows."""

    def verb_table(self, names: Mapping[str, list[str]]) -> VerbTable:
        """The verbs, with names from the content."""
        return self._table(self.verbs, names)

    def event_table(self, names: Mapping[str, list[str]]) -> VerbTable:
        """The events, with names from the content."""
        return self._table(self.events, names)

    def _table(self, rows: Sequence[Row], names: Mapping[str, list[str]]) -> VerbTable:
        kinds = {
            kind.name: Kind(kind.name, names[kind.name], bits=kind.bits)
            for row in rows
            for _, kind in row.flat()
            if isinstance(kind, OfContent)
        }
        return VerbTable([Verb(row.name, list(row.arguments(kinds)), row.rule) for row in rows], self.width)

    def zone_table(
        self, givens: Any = None, sights: Mapping[str, Sight] | None = None, pools: Mapping[str, PoolAt] | None = None
    ) -> tuple[Zone, ...]:
        """Who sees what at a table. Where a zone's `sight` is a word of the game, `sights` says what it means here."""
        packed = {each.name: each for each in self.packed}
        return tuple(
            zone.at(givens, sights or {}, None if pools is None else pools.get(zone.name), packed.get(zone.of))
            for zone in self.zones
            if not zone.derived
        )
