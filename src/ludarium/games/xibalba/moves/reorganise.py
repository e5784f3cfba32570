"""Reorganising: the own stacks are rearranged for one price, card by card, as one action.

Asking for every arrangement at once would explode, so the seat moves single cards and swaps slots until it says `done`.
Every arrangement can be reached: stacks of a type are merged, then spread and ordered by bringing cards to the top.
Only then is it paid for, and only if the cards have changed (XIB-REO-09).
"""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba.atoms import above, height, pay, put, refresh, slot_type, take
from ludarium.games.xibalba.moves.prices import action_price
from ludarium.games.xibalba.state import STACKS, Xibalba
from ludarium.games.xibalba.vocabulary import FIRSTS
from ludarium.games.xibalba.vocabulary import REORGANISE as PRICE
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY, has, joined, with_value
from ludarium.kernel.state import Frame

SPARE_MOVES: Final = 4
NOTHING_MOVED: Final = FIRSTS
"""Marked as done though not an action: a reorganisation that left all as it was, and nothing since (XIB-REO-11)."""


def can_reorganise(s: Xibalba, seat: int) -> bool:
    """XIB-REO-01, XIB-REO-11: something can be rearranged, it can be paid, and was not just left as it is."""
    if action_price(s, seat, PRICE) > s.resources[seat] or has(s.done, NOTHING_MOVED):
        return False
    return movable(s, seat)


def movable(s: Xibalba, seat: int) -> bool:
    """Whether the cards of a seat can lie in another way."""
    slots = s.levels[seat]
    for stack in range(slots + 1):
        tall = height(s, seat, stack)
        if tall > 1 or (tall and stack and slots > 1):
            return True
    return False


def reorganise(s: Xibalba, seat: int) -> None:
    """XIB-REO-04: one price for all stacks. Twice as many moves as cards suffice for every arrangement."""
    cards = 0
    for stack in range(STACKS):
        cards += height(s, seat, stack)
    # XIB-REO-09: the price before the cards are moved; they may change it themselves.
    s.call(Reorganise(seat, 2 * cards + SPARE_MOVES, action_price(s, seat, PRICE), *arrangement(s, seat)))


def arrangement(s: Xibalba, seat: int) -> tuple[int, ...]:
    """The arrangement of a seat's cards: the heights of its stacks, then their cards."""
    heights = s.heights[seat * STACKS : seat * STACKS + STACKS]
    end = above(s, seat, STACKS - 1)
    return heights + s.cards[end - sum(heights) : end]


def settle(s: Xibalba, seat: int, price: int, before: tuple[int, ...]) -> None:
    """XIB-REO-09, XIB-REO-11: a change is paid for; without one it costs nothing, and is not a reorganisation."""
    if arrangement(s, seat) == before:
        s.done = joined(s.done, NOTHING_MOVED)
        return
    pay(s, seat, price)
    s.done = joined(s.done, PRICE)
    events.reorganised(s, seat)


class Reorganise(Frame[Xibalba]):
    """XIB-REO-02, XIB-REO-03, XIB-REO-08 to XIB-REO-10: cards are moved until the seat is done; `before` is how they
    lay."""

    def __init__(self, seat: int, left: int, price: int, *before: int) -> None:
        self.seat: Final = seat
        self.left: Final = left
        self.price: Final = price
        self.before: Final = before

    def step(self, s: Xibalba) -> Ask | None:
        if self.left == 0:
            s.finish()
            settle(s, self.seat, self.price, self.before)
            return None
        seat, slots = self.seat, s.levels[self.seat]
        actions: list[int] = []
        for stack in range(slots + 1):
            for depth in range(1, height(s, seat, stack)):
                actions.append(verbs.bring(stack, depth))
        for src in range(1, slots + 1):
            for dst in range(1, slots + 1):
                if src != dst and slot_type(s, seat, dst) in (EMPTY, slot_type(s, seat, src)):
                    for depth in range(height(s, seat, src)):
                        actions.append(verbs.shift(src, dst, depth))
        for first in range(1, slots + 1):
            for second in range(first + 1, slots + 1):
                if height(s, seat, first) or height(s, seat, second):
                    actions.append(verbs.swap(first, second))
        actions.append(verbs.DONE)
        return Ask(seat, actions)

    def answer(self, s: Xibalba, action: int) -> None:
        verb = verbs.verb(action)
        if verb == verbs.DONE:
            s.finish()
            settle(s, self.seat, self.price, self.before)
            return
        s.become(Reorganise(self.seat, self.left - 1, self.price, *self.before))
        if verb == verbs.SWAP:
            swap_slots(s, self.seat, verbs.swap_first(action), verbs.swap_second(action))
        elif verb == verbs.BRING:
            stack = verbs.bring_place(action)
            put(s, self.seat, stack, take(s, self.seat, stack, verbs.bring_depth(action)))
        else:
            card = take(s, self.seat, verbs.shift_src(action), verbs.shift_depth(action))
            put(s, self.seat, verbs.shift_dst(action), card)


def swap_slots(s: Xibalba, seat: int, first: int, second: int) -> None:
    """XIB-REO-10: two slots exchange their whole stacks."""
    i, j = seat * STACKS + first, seat * STACKS + second
    end_first, end_second = above(s, seat, first), above(s, seat, second)
    start_first, start_second = end_first - s.heights[i], end_second - s.heights[j]
    cards = s.cards
    s.cards = (
        cards[:start_first]
        + cards[start_second:end_second]
        + cards[end_first:start_second]
        + cards[start_first:end_first]
        + cards[end_second:]
    )
    s.heights = with_value(with_value(s.heights, i, s.heights[j]), j, s.heights[i])
    refresh(s, seat)
