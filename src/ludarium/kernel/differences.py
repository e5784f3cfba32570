"""How one JSON value becomes another: what is sent of a position to those who know the last one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


def difference(before: Any, after: Any) -> Any:
    """How one JSON value becomes another: None if it is the same, a list with the new value, or for objects and lists
    of the same shape the differences of their parts by key.

    >>> difference({"a": [1, 2, 3], "b": None}, {"a": [1, 5, 3], "b": {"c": 4}})
    {'a': {1: [5]}, 'b': [{'c': 4}]}
    >>> difference((1, 2, 3), (1, 5, 3))
    {1: [5]}
    """
    return None if before == after else apart(before, after)


def apart(before: object, after: object) -> Any:
    """The difference of two values that are not the same."""
    if type(after) is dict and type(before) is dict and before.keys() == after.keys():
        return changes_of(after, before, after)
    if isinstance(after, (list, tuple)) and isinstance(before, (list, tuple)) and len(before) == len(after):
        return _cells(list(before), list(after))
    return [after]


def changes_of(keys: Iterable[str], before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """The differences of those parts that have changed."""
    found: dict[str, Any] = {}
    for key in keys:
        old, new = before[key], after[key]
        if old is not new and old != new:
            found[key] = apart(old, new)
    return found


def _cells(before: list[Any], after: list[Any]) -> Any:
    """The differences of two lists of the same length by number, or the whole list if most of it has changed."""
    changed: dict[int, Any] = {}
    for at in range(len(after)):
        old, new = before[at], after[at]
        if old is not new and old != new:
            changed[at] = [new] if type(new) is int else apart(old, new)
    return changed if 2 * len(changed) <= len(after) else [after]
