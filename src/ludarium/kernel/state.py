"""A position: flat integer zones plus a stack of frames, the suspended pieces of rules.

A game subclasses `State` with one flat list per zone and `Frame` with one class per decision or step of its flow.
A frame's `step` either returns an ask and changes nothing, or makes progress and returns None. Printing the stack
reads like a traceback of the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from inspect import signature
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludarium.kernel.asks import Ask

UNANSWERED: Final = -1
"""The mark in `State.sealed` of a seat that has not answered."""

S = TypeVar("S", bound="State")
F = TypeVar("F", bound="Frame[Any]")

_PARAMETERS: Final[dict[type, list[str]]] = {}


def parameters(kind: type) -> list[str]:
    """The names of the integers that a kind of frame is made of: the parameters of its constructor."""
    known = _PARAMETERS.get(kind)
    if known is None:
        known = list(signature(kind).parameters)
        _PARAMETERS[kind] = known
    return known


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A suspended piece of rules: an immutable value made of integers only.

    A frame keeps each parameter of its constructor, which are integers, as an attribute of the same name; `*rest` may
    be the last of them. Frames contain nothing secret: the stack is part of every seat's view.
    """

    rule: ClassVar[str] = ""
    """The id of the rule that decides what may be answered, where one is enough."""

    def step(self, s: S) -> Ask | None:
        """Ask (and change nothing), or make progress and return None."""
        return None

    def answer(self, s: S, action: int) -> None:
        """Carry out one legal answer to what `step` asked."""

    def ints(self) -> list[int]:
        """The arguments that make this frame again: `type(f)(*f.ints())` equals `f`."""
        values: list[int] = []
        for name in parameters(type(self)):
            value = getattr(self, name)
            if isinstance(value, int):
                values.append(value)
            else:
                values.extend(value)
        return values

    def why_not(self, s: S, action: int) -> str:
        """The id of the rule that keeps `action` out of this frame's ask, or "" when no rule is to the point."""
        return self.rule


@mypyc_attr(allow_interpreted_subclasses=True)
class OfSeat(Frame[S]):
    """A frame that knows one number: the seat it is about."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything a position consists of. A subclass adds its zones and implements `clone`."""

    def __init__(self, other: State | None = None) -> None:
        """A new position, or the kernel's part of a copy; events are switched off in it."""
        self.stack: list[Frame[Any]] = [] if other is None else other.stack[:]
        self.sealed: list[int] = [] if other is None else other.sealed[:]
        self.pending: Ask | None = None if other is None else other.pending
        self.events: list[int] | None = None

    def clone(self) -> State:
        """An independent copy; events are switched off in it."""
        raise TypeError(f"{type(self).__name__} does not implement clone")

    def zones(self) -> dict[str, Any]:
        """All zones but the derived ones by name, in the order of the declaration: numbers, tuples and copied lists."""
        raise TypeError(f"{type(self).__name__} does not list its zones: generate its module again")

    def held(self) -> list[Any]:
        """The same zones in the same order as they are: numbers, tuples and lists, to be read only."""
        raise TypeError(f"{type(self).__name__} does not list its zones: generate its module again")

    def call(self, frame: Frame[Any]) -> None:
        """Start a piece of rules; the current frame continues when it has finished."""
        self.stack.append(frame)

    def become(self, frame: Frame[Any]) -> None:
        """Replace the present frame."""
        self.stack[-1] = frame

    def finish(self) -> None:
        """End the present frame."""
        self.stack.pop()

    def emit(self, event: int, audience: int) -> None:
        """Note an event for log and animation, if anybody listens."""
        if self.events is not None:
            self.events.append(event)
            self.events.append(audience)


def innermost(s: State, kind: type[F]) -> F | None:
    """The piece of rules of this kind that began last and has not ended, if there is one."""
    for frame in s.stack[::-1]:
        if isinstance(frame, kind):
            return frame
    return None


def one_of(s: State, seat: int, actions: list[int], done: int) -> Ask | None:
    """Ask a seat for one of some answers, or for `done`, whose code is the largest; without any the frame ends."""
    if not actions:
        s.finish()
        return None
    actions.append(done)
    return Ask(seat, actions)


def choose_one(s: S, frame: Frame[S], seat: int, actions: list[int]) -> Ask | None:
    """Ask a seat for one of some answers. A single one is carried out at once; without any the frame ends."""
    if len(actions) > 1:
        return Ask(seat, actions)
    if actions:
        frame.answer(s, actions[0])
    else:
        s.finish()
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Frame[S], ABC):
    """A question to several seats at once: answers are sealed, and opened when all are in."""

    @abstractmethod
    def seats(self, s: S) -> list[int]:
        """The seats that take part, in the order in which a table without hands asks them."""

    @abstractmethod
    def ask_of(self, s: S, seat: int) -> Ask:
        """The question to one seat, sealed; it must not depend on what others have sealed."""

    @abstractmethod
    def open(self, s: S, answers: list[int]) -> None:
        """All answers, in the order of `seats`: replace or finish this frame."""

    def step(self, s: S) -> Ask | None:
        seats = self.seats(s)
        for seat in seats:
            if s.sealed[seat] == UNANSWERED:
                return self.ask_of(s, seat)
        answers = [s.sealed[seat] for seat in seats]
        for seat in seats:
            s.sealed[seat] = UNANSWERED
        self.open(s, answers)
        return None
