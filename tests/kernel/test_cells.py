"""Edits of tuples and bags."""

import pytest

from ludarium.kernel.cells import (
    EMPTY,
    below,
    has,
    joined,
    left,
    plus,
    put,
    size,
    take,
    with_thing,
    with_value,
    without_thing,
)


def test_a_changed_tuple_leaves_the_old_one_as_it_was() -> None:
    old = (1, 2, 3)
    assert with_value(old, 1, 7) == (1, 7, 3)
    assert plus(old, 2, -4) == (1, 2, -1)
    assert old == (1, 2, 3)


def test_a_bag_is_sorted_with_empty_cells_last_and_touches_no_other() -> None:
    bag = [9, 2, 5, EMPTY, EMPTY, 0]
    put(bag, 1, 5, 3)
    assert bag == [9, 2, 3, 5, EMPTY, 0]
    put(bag, 1, 5, 5)
    assert bag == [9, 2, 3, 5, 5, 0]
    take(bag, 1, 5, 5)
    take(bag, 1, 5, 2)
    assert bag == [9, 3, 5, EMPTY, EMPTY, 0]


def test_a_tuple_bag_is_replaced() -> None:
    bag = (2, 5, EMPTY)
    assert with_thing(bag, 0, 3, 3) == (2, 3, 5)
    assert without_thing(bag, 0, 3, 2) == (5, EMPTY, EMPTY)


@pytest.mark.parametrize("thing", [1, 3, 9])
def test_nothing_fits_into_a_full_bag(thing: int) -> None:
    with pytest.raises(AssertionError, match="a bag is full"):
        put([2, 5, 0, 0], 0, 2, thing)


@pytest.mark.parametrize("number", range(53))
def test_a_set_holds_every_number_below_53(number: int) -> None:
    every = below(53)
    assert [other for other in range(53) if has(joined(0, number), other)] == [number]
    assert [other for other in range(53) if not has(left(every, number), other)] == [number]
    assert (size(joined(0, number)), size(left(every, number)), size(below(number))) == (1, 52, number)
