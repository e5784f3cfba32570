"""The atoms of Xibalba: the small changes that all rules are made of, and functions that read a position.

`tops` and `modifiers` are derived; `refresh` owns them.
"""

from __future__ import annotations

from ludarium.games.xibalba import events
from ludarium.games.xibalba.givens import Givens, seat_part
from ludarium.games.xibalba.packed import (
    cell_title,
    lasting_amount,
    lasting_modifier,
    lasting_seat,
    paragon_dice_p1,
    paragon_dice_p2,
)
from ludarium.games.xibalba.state import ARK_PLACE, STACK_SPOTS, STACKS, Xibalba
from ludarium.games.xibalba.vocabulary import ARK_STRENGTH, MODIFIERS, PERMANENT, STRENGTH
from ludarium.kernel.cells import EMPTY, with_value

# Derived zones


def refresh(s: Xibalba, seat: int) -> None:
    """Tops and modifiers of a seat, after its cards, its place in the ark or a lasting modifier changed."""
    t = s.givens
    heights, cards = s.heights, s.cards
    at = 0
    for i in range(seat * STACKS):
        at += heights[i]
    tops = list(s.tops)
    sums = t.faction_modifiers[s.factions[seat]][:] if s.factions[seat] != EMPTY else [0] * MODIFIERS
    for i in range(seat * STACKS, seat * STACKS + STACKS):
        at += heights[i]
        top = cards[at - 1] if heights[i] else EMPTY
        tops[i] = top
        if top != EMPTY:
            add_permanent(t, cell_title(top), sums)
    if s.controller == seat and s.ark != EMPTY:
        add_permanent(t, cell_title(s.ark), sums)
    for lasting in s.lasting:
        if lasting_seat(lasting) == seat:
            sums[lasting_modifier(lasting)] += lasting_amount(lasting)
    s.tops = tuple(tops)
    first = seat * MODIFIERS
    s.modifiers = s.modifiers[:first] + tuple(sums) + s.modifiers[first + MODIFIERS :]


def add_permanent(t: Givens, title: int, sums: list[int]) -> None:
    if t.timing[title] == PERMANENT:
        part = seat_part(t.modifiers[title], t.type_of[title])
        for i in range(MODIFIERS):
            sums[i] += part[i]


def rebuild(s: Xibalba) -> None:
    """All derived zones, made again."""
    for seat in range(s.givens.seats):
        refresh(s, seat)


def modifier(s: Xibalba, seat: int, which: int) -> int:
    return s.modifiers[seat * MODIFIERS + which]


# Stacks


def top(s: Xibalba, seat: int, stack: int) -> int:
    """The active card of a stack, or EMPTY (XIB-STK-01)."""
    return s.tops[seat * STACKS + stack]


def height(s: Xibalba, seat: int, stack: int) -> int:
    return s.heights[seat * STACKS + stack]


def above(s: Xibalba, seat: int, stack: int) -> int:
    """The index in `cards` just above the top of a stack."""
    at = 0
    for i in range(seat * STACKS + stack + 1):
        at += s.heights[i]
    return at


def cell_at(s: Xibalba, seat: int, stack: int, depth: int) -> int:
    """The card so far below the top."""
    return s.cards[above(s, seat, stack) - 1 - depth]


def put(s: Xibalba, seat: int, stack: int, cell: int, under: bool = False) -> None:
    """Lay a card on top of a stack, or under it."""
    i = seat * STACKS + stack
    at = above(s, seat, stack) - (s.heights[i] if under else 0)
    s.cards = (*s.cards[:at], cell, *s.cards[at:])
    s.heights = with_value(s.heights, i, s.heights[i] + 1)
    refresh(s, seat)


def take(s: Xibalba, seat: int, stack: int, depth: int) -> int:
    """Take a card out of a stack; the next one is active at once when it was the top (XIB-STK-04)."""
    at = above(s, seat, stack) - 1 - depth
    cell = s.cards[at]
    s.cards = s.cards[:at] + s.cards[at + 1 :]
    i = seat * STACKS + stack
    s.heights = with_value(s.heights, i, s.heights[i] - 1)
    refresh(s, seat)
    return cell


def mark(s: Xibalba, seat: int, place: int, bit: int) -> None:
    """Set a mark on an active card."""
    if place == ARK_PLACE:
        s.ark |= bit
        return
    at = above(s, seat, place - 1) - 1
    s.cards = with_value(s.cards, at, s.cards[at] | bit)
    i = seat * STACKS + place - 1
    s.tops = with_value(s.tops, i, s.tops[i] | bit)


def marked(cell: int) -> bool:
    """Whether a card bears a mark."""
    return cell != cell_title(cell)


def clear_marks(s: Xibalba, seat: int) -> None:
    """A new round of a seat begins: its cards are fresh again (XIB-TRN-08)."""
    if s.controller == seat and s.ark != EMPTY:
        s.ark = cell_title(s.ark)
    end = above(s, seat, STACKS - 1)
    start = end
    for i in range(seat * STACKS, seat * STACKS + STACKS):
        start -= s.heights[i]
    for at in range(start, end):
        if marked(s.cards[at]):
            s.cards = with_value(s.cards, at, cell_title(s.cards[at]))
    refresh(s, seat)


def active(s: Xibalba, seat: int, place: int) -> int:
    """XIB-EFF-08: the card at a place if it is active for this seat, or EMPTY."""
    if place == ARK_PLACE:
        return s.ark if s.controller == seat else EMPTY
    return s.tops[seat * STACKS + place - 1]


def discard(s: Xibalba, cell: int) -> None:
    """A card goes to the discard pile of its type, which follows from its title (XIB-DES-04, XIB-DES-05)."""
    title = cell_title(cell)
    s.discards = with_value(s.discards, title, s.discards[title] + 1)


def slot_type(s: Xibalba, seat: int, slot: int) -> int:
    """The card type of a slot that holds cards, or EMPTY (XIB-STK-05, XIB-STK-07)."""
    cell = s.tops[seat * STACKS + slot]
    return EMPTY if cell == EMPTY else s.givens.type_of[cell_title(cell)]


def stack_spot(seat: int, stack: int) -> int:
    """The spot that an effect names to point at a stack of a seat."""
    return STACK_SPOTS + seat * STACKS + stack


# Resources and paragon


def paragon_symbols(dice: int) -> int:
    """How many paragon symbols rolled paragon dice show."""
    return paragon_dice_p1(dice) + 2 * paragon_dice_p2(dice)


def gain_resources(s: Xibalba, seat: int, amount: int, income: bool = False) -> None:
    """XIB-RES-05: what does not fit on the track is lost."""
    gained = min(amount, s.givens.resource_limit - s.resources[seat])
    if gained > 0:
        s.resources[seat] += gained
        (events.income if income else events.gained)(s, seat, gained)


def lose_resources(s: Xibalba, seat: int, amount: int) -> int:
    """XIB-RES-07: no more than is there; returns how much it was."""
    lost = amount if amount < s.resources[seat] else s.resources[seat]
    if lost > 0:
        s.resources[seat] -= lost
        events.lost(s, seat, lost)
    return lost


def pay(s: Xibalba, seat: int, price: int) -> None:
    """Resources spent; that they suffice was part of the question (XIB-RES-06)."""
    s.resources[seat] -= price


def gain_paragon(s: Xibalba, seat: int, amount: int) -> None:
    """XIB-PAR-05, XIB-WIN-01 to XIB-WIN-06, XIB-WIN-09: who reaches the target has won, and nothing else happens.

    Has to be the last thing a frame does, because a win ends every frame.
    """
    room = s.givens.paragon_limit - s.paragon[seat]
    gained = amount if amount < room else room
    if gained > 0:
        s.paragon[seat] += gained
        events.paragon(s, seat, gained)
    if s.paragon[seat] >= s.givens.target:
        s.winner = seat
        s.stack.clear()
        events.won(s, seat)


def lose_paragon(s: Xibalba, seat: int, amount: int) -> int:
    """XIB-PAR-12: no more than is there; returns how much it was."""
    lost = amount if amount < s.paragon[seat] else s.paragon[seat]
    if lost > 0:
        s.paragon[seat] -= lost
        events.paragon_lost(s, seat, lost)
    return lost


# Values


def not_below_0(value: int) -> int:
    """XIB-MOD-01: no value falls below 0."""
    return value if value > 0 else 0


def strength_of(s: Xibalba, seat: int, title: int, from_ark: bool) -> int:
    """XIB-ATK-06: the present strength of a soldier of a seat."""
    t = s.givens
    value = t.strength[title] + t.personal(title, STRENGTH) + modifier(s, seat, STRENGTH)
    if from_ark:
        value += t.personal(title, ARK_STRENGTH) + modifier(s, seat, ARK_STRENGTH)
    return not_below_0(value)


def soldier_value(s: Xibalba, seat: int, title: int, which: int) -> int:
    """A personal modifier of a soldier together with that of its seat."""
    return s.givens.personal(title, which) + modifier(s, seat, which)
