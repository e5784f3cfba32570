"""Editions are patches that say why; options are checked when a table is opened."""

from dataclasses import dataclass

import pytest

from ludarium.kernel.editions import Change, Edition, Option, chosen, compare, parse_wishes
from ludarium.kernel.errors import UnknownOption


@dataclass(frozen=True)
class Rules:
    hand: int = 5
    reading: str = "strict"


BASE = Edition("base", "Base", Rules())


def test_a_patch_changes_only_what_it_names() -> None:
    other = BASE.patch("other", "Other", Change("hand", 7, because="p. 2"))
    assert other.rules == Rules(hand=7)
    assert [(row.field, row.values, row.because) for row in compare([BASE, other])] == [("hand", (5, 7), ("", "p. 2"))]


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ([("hands", 7)], "there is no rule value 'hands'; there are: hand, reading"),
        ([("hand", 5)], "hand is already 5"),
        ([("hand", 7), ("hand", 8)], "changed twice"),
    ],
)
def test_a_patch_that_changes_nothing_sensible_is_refused(changes: list[tuple[str, object]], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        BASE.patch("other", "Other", *[Change(field, value, because="p. 2") for field, value in changes])


def test_a_change_must_say_why() -> None:
    with pytest.raises(ValueError, match="gives no reason"):
        Change("hand", 7, because=" ")


OPTIONS = (Option("draft"), Option("layout", ("fixed", "random")))


def test_options_have_defaults() -> None:
    assert chosen("game", OPTIONS, {"layout": "random"}) == {"draft": "no", "layout": "random"}


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        (["speed=fast"], "game has no option 'speed'; its options are: draft, layout"),
        (["layout=round"], "option layout of game cannot be 'round'; it is one of: fixed, random"),
        (["layout"], "'layout' should read option=value"),
        (["draft=yes", "draft=no"], "option draft is given twice"),
    ],
)
def test_a_wrong_option_is_named(typed: list[str], says: str) -> None:
    with pytest.raises(UnknownOption) as caught:
        chosen("game", OPTIONS, parse_wishes(typed))
    assert str(caught.value) == says


def test_an_option_with_numbers_takes_any_number_between_them() -> None:
    goal = Option("goal", ("usual", "high"), numbers=(5, 12))
    assert chosen("made-up", [goal], {"goal": "12"}) == {"goal": "12"}
    for wish in ("4", "13", "7.5", "007", "-5", "many"):
        with pytest.raises(UnknownOption, match=r"cannot be '.*'; it is one of: usual, high, or a number from 5 to 12"):
            chosen("made-up", [goal], {"goal": wish})
