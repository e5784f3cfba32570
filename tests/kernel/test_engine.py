"""States, frames and the loop: what the smallest possible game shows of them."""

from __future__ import annotations

from typing import Any

import pytest

from ludarium.kernel import engine
from ludarium.kernel.asks import Ask
from ludarium.kernel.engine import Rng, advance, answer, ask_of, asks, playout, weighted
from ludarium.kernel.errors import BrokenLaw, listed
from ludarium.kernel.seats import CHANCE, EVERYONE, SPECTATOR, all_but, hears, only
from ludarium.kernel.state import Frame, OfSeat, State, one_of


class Heap(State):
    """Take one, two or three counters from a heap; taking the last one wins."""

    def __init__(self, counters: int, other: Heap | None = None) -> None:
        super().__init__(other)
        self.counters = counters
        self.last = -1
        if other is not None:
            self.counters = other.counters
            self.last = other.last

    def clone(self) -> Heap:
        return Heap(0, self)


class Take(Frame[Heap]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def step(self, s: Heap) -> Ask | None:
        if s.counters == 0:
            s.finish()
            return None
        return Ask(self.seat, list(range(1, min(3, s.counters) + 1)))

    def answer(self, s: Heap, action: int) -> None:
        s.counters -= action
        s.last = self.seat
        s.emit(action, EVERYONE)
        s.become(Take(1 - self.seat))


class Hang(Frame[Any]):
    def step(self, s: Any) -> Ask | None:
        return None


def heap(counters: int) -> Heap:
    s = Heap(counters)
    s.call(Take(0))
    return s


def test_the_loop_asks_answers_and_ends() -> None:
    s = heap(4)
    ask = advance(s)
    assert ask is not None
    assert (ask.seat, ask.actions) == (0, [1, 2, 3])
    answer(s, 3)
    assert [a.seat for a in asks(s)] == [1]
    assert ask_of(s, 0) is None
    answer(s, 1)
    assert advance(s) is None
    assert asks(s) == []
    assert (s.last, s.stack) == (1, [])


def test_answering_asks_first_when_nobody_has() -> None:
    s = heap(1)
    answer(s, 1)
    assert advance(s) is None


def test_a_clone_goes_its_own_way() -> None:
    s = heap(5)
    advance(s)
    copy = s.clone()
    answer(copy, 3)
    assert (s.counters, copy.counters) == (5, 2)
    assert s.stack != copy.stack


def test_events_are_noted_only_where_somebody_listens() -> None:
    s = heap(5)
    s.events = []
    silent = s.clone()
    answer(s, 2)
    answer(silent, 2)
    assert s.events == [2, EVERYONE]
    assert silent.events is None


def test_playouts_stop_at_the_end_or_at_the_bound() -> None:
    assert playout(heap(100), Rng(1), 10) == 10
    finished = heap(100)
    assert 34 <= playout(finished, Rng(1), 1000) <= 100
    assert finished.counters == 0


def test_rules_that_hang_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    s = heap(1)
    s.call(Hang())
    with pytest.raises(BrokenLaw, match="the rules never reach a question: Hang"):
        advance(s)


def test_a_state_must_say_how_it_is_cloned() -> None:
    with pytest.raises(TypeError, match="State does not implement clone"):
        State().clone()


def test_weights_that_do_not_add_up_are_found() -> None:
    with pytest.raises(BrokenLaw, match="is less than the sum of its weights"):
        weighted(Ask(CHANCE, [1, 2], [1, 1]), 2)


def test_a_zero_seed_is_as_good_as_any() -> None:
    stuck = next(seed for seed in range(2**12) if Rng(seed).state != 0)
    assert Rng(stuck).below(1000) != Rng(stuck + 1).below(1000)
    zero = Rng(0)
    zero.state = 0
    assert zero.below(5) == 0


def test_audiences() -> None:
    assert [hears(only(1), v) for v in (0, 1, SPECTATOR)] == [False, True, False]
    assert [hears(all_but(1), v) for v in (0, 1, SPECTATOR)] == [True, False, True]


def test_long_lists_are_cut_in_messages() -> None:
    assert listed([str(n) for n in range(20)], most=3) == "0, 1, 2, ... (20 in all)"


def test_the_engine_says_where_it_comes_from() -> None:
    """The compiled run of this suite must not test the sources by accident; see LUDARIUM_COMPILED."""
    import os

    compiled = not str(engine.__file__).endswith(".py")
    assert compiled == (os.environ.get("LUDARIUM_COMPILED") == "require") or not os.environ.get("LUDARIUM_COMPILED")


class Gather(Frame[Heap]):
    """A frame with a tail of integers of any length."""

    def __init__(self, seat: int, *rest: int) -> None:
        self.seat = seat
        self.rest = rest


def test_a_frame_is_made_of_the_parameters_of_its_constructor() -> None:
    assert Take(1).ints() == OfSeat[Heap](1).ints() == [1]
    assert Hang().ints() == []
    assert Gather(1).ints() == [1]
    assert Gather(1, 5, 6).ints() == [1, 5, 6]
    assert Gather(*Gather(1, 5, 6).ints()).rest == (5, 6)


def test_a_question_that_may_be_declined_ends_by_itself_when_nothing_is_left() -> None:
    s = heap(3)
    ask = one_of(s, 1, [4, 6], 9)
    assert ask is not None
    assert (ask.seat, ask.actions, len(s.stack)) == (1, [4, 6, 9], 1)
    assert one_of(s, 1, [], 9) is None
    assert s.stack == []
