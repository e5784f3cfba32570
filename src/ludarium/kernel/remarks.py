"""What a game says about a position or an answer, before it is put into words: a message and its values.

Rules, bots and tests compare the values; `Wording.remark` says them in a language.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ludarium.kernel.verbs import Kind


class Thing(NamedTuple):
    """A named value, such as a card or a place, which is put into words like the argument of a verb."""

    kind: Kind
    value: int


class Seat(NamedTuple):
    """Somebody at the table, who is called by name."""

    seat: int


class Card(NamedTuple):
    """What a card says, by the id of its text (`Game.card_texts`)."""

    text: str


@dataclass(frozen=True)
class Remark:
    """A message of the game's catalogue and the values of its variables; a value may be a remark itself.

    >>> Remark("lack-energy", {"need": 3, "have": 1}).values["need"]
    3
    """

    message: str
    values: dict[str, Value]


Value = int | str | Thing | Seat | Card | Remark
"""A remark within another one is a phrase of it."""


class Unused(NamedTuple):
    """Answers that end a turn, and what is useful and still left if one of them is given."""

    ends: list[int]
    left: list[Remark]


class Short(NamedTuple):
    """A thing that a seat could choose if it had more, by the kind and value of an action's argument.

    `what` is short of by `missing`: the message `short-WHAT` says so, with `$n` for the number.
    """

    kind: str
    value: int
    what: str
    missing: int
