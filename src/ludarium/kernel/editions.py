"""Editions and options: frozen values that rule code reads instead of asking which rulebook is in use.

An edition is a complete frozen dataclass of rule values. The base edition is written out; every other one is a patch
whose every change says why. Options are chosen per table and are independent of the edition.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True)
    ... class Rules:
    ...     hand: int = 5
    ...     ties_win: bool = False
    >>> first = Edition("first", "First printing", Rules())
    >>> second = first.patch("second", "Second printing", Change("hand", 6, because="p. 3"))
    >>> second.rules
    Rules(hand=6, ties_win=False)
    >>> compare([first, second])
    [Difference(field='hand', values=(5, 6), because=('', 'p. 3'))]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from ludarium.kernel.errors import UnknownOption, listed


@dataclass(frozen=True)
class Change:
    """One rule value an edition sets differently, with the place in its rulebook."""

    field: str
    value: object
    because: str

    def __post_init__(self) -> None:
        if not self.because.strip():
            raise ValueError(f"the change of {self.field} gives no reason")


@dataclass(frozen=True)
class Edition:
    """A rulebook: a name, and one frozen value for every question on which rulebooks differ."""

    id: str
    title: str
    rules: Any
    changes: tuple[Change, ...] = ()

    def patch(self, id: str, title: str, *changes: Change) -> Edition:
        """Another edition that differs from this one only in the named values."""
        known = {field.name for field in fields(self.rules)}
        for change in changes:
            if change.field not in known:
                raise ValueError(f"{id}: there is no rule value {change.field!r}; there are: {listed(sorted(known))}")
            if getattr(self.rules, change.field) == change.value:
                raise ValueError(f"{id}: {change.field} is already {change.value!r}")
        values: dict[str, Any] = {change.field: change.value for change in changes}
        if len(values) < len(changes):
            raise ValueError(f"{id}: a rule value is changed twice")
        return Edition(id, title, replace(self.rules, **values), changes)


@dataclass(frozen=True)
class Difference:
    """A rule value on which editions differ: the values in the order of the editions, and why."""

    field: str
    values: tuple[object, ...]
    because: tuple[str, ...]


def compare(editions: Sequence[Edition]) -> list[Difference]:
    """Every rule value that is not the same in all of these editions."""
    found = []
    for field in fields(editions[0].rules):
        values = tuple(getattr(edition.rules, field.name) for edition in editions)
        if any(value != values[0] for value in values):
            reasons = [{change.field: change.because for change in edition.changes} for edition in editions]
            found.append(Difference(field.name, values, tuple(reason.get(field.name, "") for reason in reasons)))
    return found


@dataclass(frozen=True)
class Option:
    """A choice made when a table is opened; the first of `choices` is the default.

    Where `numbers` gives a lowest and a highest number, any number between them may be chosen as well.
    """

    id: str
    choices: tuple[str, ...] = ("no", "yes")
    rule: str = ""
    numbers: tuple[int, int] | None = None

    @property
    def default(self) -> str:
        return self.choices[0]

    def allows(self, value: str) -> bool:
        """Whether this may be chosen.

        >>> goal = Option("goal", ("usual",), numbers=(1, 9))
        >>> goal.allows("usual"), goal.allows("9"), goal.allows("10"), goal.allows("09")
        (True, True, False, False)
        """
        if value in self.choices or self.numbers is None:
            return value in self.choices
        low, high = self.numbers
        return value in map(str, range(low, high + 1))

    @property
    def offer(self) -> str:
        """What may be chosen, for messages."""
        words = listed(self.choices)
        return words if self.numbers is None else f"{words}, or a number from {self.numbers[0]} to {self.numbers[1]}"


def chosen(game: str, options: Sequence[Option], wishes: Mapping[str, str]) -> dict[str, str]:
    """Every option with its value: the wish where there is one, else the default."""
    known = {option.id: option for option in options}
    for name, value in wishes.items():
        if name not in known:
            raise UnknownOption(f"{game} has no option {name!r}; its options are: {listed(known) or 'none'}")
        if not known[name].allows(value):
            raise UnknownOption(f"option {name} of {game} cannot be {value!r}; it is one of: {known[name].offer}")
    return {option.id: wishes.get(option.id, option.default) for option in options}


def parse_wishes(pairs: Iterable[str]) -> dict[str, str]:
    """Options as they are typed: `key=value` each.

    >>> parse_wishes(["draft=yes", "layout=random"])
    {'draft': 'yes', 'layout': 'random'}
    """
    wishes: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key or not value:
            raise UnknownOption(f"{pair!r} should read option=value")
        if key in wishes:
            raise UnknownOption(f"option {key} is given twice")
        wishes[key] = value
    return wishes
