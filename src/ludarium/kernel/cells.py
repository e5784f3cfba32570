"""Small edits of the parts of a position: shared tuples, bags of ids, and sets of small numbers.

A zone that changes rarely is a tuple, shared by all copies of a position and replaced when it changes. A bag is a
stretch of cells kept sorted with empty cells last, so that the order reveals nothing. A set of small numbers is one
integer with a bit for each of them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

EMPTY: Final = -1
"""An empty cell."""


# Tuples


def with_value(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The tuple with one cell changed."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)


def plus(values: tuple[int, ...], at: int, amount: int) -> tuple[int, ...]:
    """The tuple with one cell raised."""
    changed = list(values)
    changed[at] = values[at] + amount
    return tuple(changed)


# Bags


def put(bag: list[int], start: int, end: int, thing: int) -> None:
    """Put an id into the bag from `start` to `end`."""
    assert bag[end - 1] == EMPTY, "a bag is full"
    at = start
    while bag[at] != EMPTY and bag[at] <= thing:
        at += 1
    bag.pop(end - 1)
    bag.insert(at, thing)


def take(bag: list[int], start: int, end: int, thing: int) -> None:
    """Take one such id out of a bag."""
    at = start
    while bag[at] != thing:
        at += 1
    bag.pop(at)
    bag.insert(end - 1, EMPTY)


def with_thing(bag: tuple[int, ...], start: int, end: int, thing: int) -> tuple[int, ...]:
    """A tuple bag with one more id."""
    values = list(bag)
    put(values, start, end, thing)
    return tuple(values)


def without_thing(bag: tuple[int, ...], start: int, end: int, thing: int) -> tuple[int, ...]:
    """A tuple bag with one id fewer."""
    values = list(bag)
    take(values, start, end, thing)
    return tuple(values)


# Sets of small numbers. What shifts a literal takes `int`: compiled, `1 << number` of an `i64` has 32 bits only.


def has(numbers: i64, number: i64) -> bool:
    """Whether a set contains a number.

    >>> has(joined(joined(0, 2), 5), 5), has(joined(0, 2), 5)
    (True, False)
    """
    return numbers >> number & 1 == 1


def size(numbers: i64) -> i64:
    """How many numbers a set contains.

    >>> size(0), size(joined(joined(0, 2), 5))
    (0, 2)
    """
    found: i64 = 0
    while numbers:
        numbers &= numbers - 1
        found += 1
    return found


def below(number: int) -> int:
    """The set of all numbers below one.

    >>> below(2) == joined(joined(0, 0), 1)
    True
    """
    return (1 << number) - 1


def joined(numbers: int, number: int) -> int:
    """The set with one number more."""
    return numbers | 1 << number


def left(numbers: int, number: int) -> int:
    """The set with one number less.

    >>> left(joined(0, 2), 2), left(0, 2)
    (0, 0)
    """
    return numbers & ~(1 << number)
