"""Traits are declared once, each under a name of its own, and found by the place of the first of their kinds."""

from __future__ import annotations

import pytest

from ludarium.kernel.traits import Traits


def test_a_trait_with_kinds_has_a_place_for_each() -> None:
    traits = Traits()
    assert traits.lasting("boat", "boats afloat") == 0
    assert traits.lasting("card", "cards in hand", "red", "blue") == 1
    assert traits.passing("wind", "wind not used yet") == 3
    assert traits.names() == ["boat", "card-red", "card-blue", "wind"]
    assert [trait.lasts for trait in traits.every] == [True, True, True, False]


def test_no_name_is_declared_twice() -> None:
    traits = Traits()
    traits.lasting("card", "cards in hand", "red")
    with pytest.raises(ValueError, match="'card-red' is declared twice"):
        traits.passing("card-red", "red cards open")
