"""A position of Xibalba: flat zones, and the atoms that change them.

A card in play is a *cell*: its title, and marks that belong to the physical card (XIB-ACT-16). All stacks of all seats
lie in one tuple, seat by seat, squad first and then the four build slots, each from bottom to top; `heights` says how
many cards each has. Decks are counts: their order is nobody's knowledge, so chance is asked when a card is drawn.
`tops` and `modifiers` are derived; `refresh` owns them.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import events
from ludarium.games.xibalba.table import Table, seat_part
from ludarium.games.xibalba.vocabulary import ARK_STRENGTH, MODIFIERS, PERMANENT, STRENGTH
from ludarium.kernel.seats import EVERYONE
from ludarium.kernel.state import UNANSWERED, State

EMPTY: Final = -1
NOBODY: Final = -1
STACKS: Final = 5
SQUAD: Final = 0
ARK_PLACE: Final = 0
"""Places of active cards: the ark, then the stacks."""
NO_PLACE: Final = 6
"""An event lies nowhere."""

TITLE: Final = 127
RESOLVED: Final = 128
"""Its effect-phase or dice-phase effect is done in this round."""
USED: Final = 256
"""Its free action-phase effect is done in this turn."""

# What is rolled: resource dice by face, then attack dice by face.
ROLLED: Final = 7
ATTACK_DICE: Final = 4

# A modifier that lasts for a while: seat, modifier, amount, end.
AMOUNT_ZERO: Final = 16


class Xibalba(State):
    """Everything on the table."""

    def __init__(self, table: Table, other: Xibalba | None = None) -> None:
        super().__init__()
        self.table: Final = table
        seats = table.seats
        if other is None:
            self.factions: tuple[int, ...] = (EMPTY,) * seats
            self.first: int = EMPTY
            self.turns: int = 0
            self.resources: list[int] = [table.start_resources] * seats
            self.paragon: list[int] = [0] * seats
            self.levels: tuple[int, ...] = (1,) * seats
            self.cards: tuple[int, ...] = ()
            self.heights: tuple[int, ...] = (0,) * (STACKS * seats)
            self.market: tuple[int, ...] = (EMPTY,) * (4 * table.open_cards)
            self.deck: tuple[int, ...] = tuple(table.copies)
            self.discards: tuple[int, ...] = (0,) * table.titles
            self.event: int = EMPTY
            self.ark: int = EMPTY
            self.controller: int = NOBODY
            self.life: int = 0
            self.pool: tuple[int, ...] = (0, 0)
            self.rerolls: int = 0
            self.rolled: list[int] = [0] * ROLLED
            self.dice: list[int] = [0] * 8
            self.committed: tuple[int, ...] = (0, 0)
            self.done: int = 0
            self.lasting: tuple[int, ...] = ()
            self.winner: int = NOBODY
            self.tops: tuple[int, ...] = (EMPTY,) * (STACKS * seats)
            self.modifiers: tuple[int, ...] = (0,) * (MODIFIERS * seats)
            self.sealed = [UNANSWERED] * seats
        else:
            self.share(other)
            self.factions = other.factions
            self.first = other.first
            self.turns = other.turns
            self.resources = other.resources[:]
            self.paragon = other.paragon[:]
            self.levels = other.levels
            self.cards = other.cards
            self.heights = other.heights
            self.market = other.market
            self.deck = other.deck
            self.discards = other.discards
            self.event = other.event
            self.ark = other.ark
            self.controller = other.controller
            self.life = other.life
            self.pool = other.pool
            self.rerolls = other.rerolls
            self.rolled = other.rolled[:]
            self.dice = other.dice[:]
            self.committed = other.committed
            self.done = other.done
            self.lasting = other.lasting
            self.winner = other.winner
            self.tops = other.tops
            self.modifiers = other.modifiers

    def clone(self) -> Xibalba:
        return Xibalba(self.table, self)


ZONES: Final = [
    "factions", "first", "turns", "resources", "paragon", "levels", "cards", "heights", "market", "deck", "discards",
    "event", "ark", "controller", "life", "pool", "rerolls", "rolled", "dice", "committed", "done", "lasting", "winner",
]  # fmt: skip


def with_value(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """A tuple with one cell changed."""
    changed = list(values)
    changed[at] = value
    return tuple(changed)


def emit(s: Xibalba, event: int, seat: int, rest: int, bits: int) -> None:
    """Note an event that begins with a seat, for everyone."""
    if s.events is not None:
        s.emit(event | seat << bits | rest, EVERYONE)


# Derived zones


def refresh(s: Xibalba, seat: int) -> None:
    """Tops and modifiers of a seat, after its cards, its place in the ark or a lasting modifier changed."""
    t = s.table
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
            add_permanent(t, top & TITLE, sums)
    if s.controller == seat and s.ark != EMPTY:
        add_permanent(t, s.ark & TITLE, sums)
    for code in s.lasting:
        if code >> 12 == seat:
            sums[code >> 6 & 63] += (code >> 1 & 31) - AMOUNT_ZERO
    s.tops = tuple(tops)
    first = seat * MODIFIERS
    s.modifiers = s.modifiers[:first] + tuple(sums) + s.modifiers[first + MODIFIERS :]


def add_permanent(t: Table, title: int, sums: list[int]) -> None:
    if t.timing[title] == PERMANENT:
        part = seat_part(t.modifiers[title], t.type_of[title])
        for i in range(MODIFIERS):
            sums[i] += part[i]


def rebuild(s: Xibalba) -> None:
    """All derived zones anew."""
    for seat in range(s.table.seats):
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


def put(s: Xibalba, seat: int, stack: int, cell: int) -> None:
    """Lay a card on top of a stack."""
    at = above(s, seat, stack)
    s.cards = (*s.cards[:at], cell, *s.cards[at:])
    i = seat * STACKS + stack
    s.heights = with_value(s.heights, i, s.heights[i] + 1)
    refresh(s, seat)


def put_under(s: Xibalba, seat: int, stack: int, cell: int) -> None:
    """Lay a card under a stack."""
    i = seat * STACKS + stack
    at = above(s, seat, stack) - s.heights[i]
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


def clear_marks(s: Xibalba, seat: int) -> None:
    """A new round of a seat begins: its cards are fresh again (XIB-TRN-08)."""
    if s.controller == seat and s.ark != EMPTY:
        s.ark &= TITLE
    end = above(s, seat, STACKS - 1)
    start = end
    for i in range(seat * STACKS, seat * STACKS + STACKS):
        start -= s.heights[i]
    for at in range(start, end):
        if s.cards[at] > TITLE:
            s.cards = with_value(s.cards, at, s.cards[at] & TITLE)
    refresh(s, seat)


def active(s: Xibalba, seat: int, place: int) -> int:
    """XIB-EFF-08: the card at a place if it is active for this seat, or EMPTY."""
    if place == ARK_PLACE:
        return s.ark if s.controller == seat else EMPTY
    return s.tops[seat * STACKS + place - 1]


def discard(s: Xibalba, cell: int) -> None:
    """A card goes to the discard pile of its type, which its title tells (XIB-DES-04, DES-05)."""
    title = cell & TITLE
    s.discards = with_value(s.discards, title, s.discards[title] + 1)


def slot_type(s: Xibalba, seat: int, slot: int) -> int:
    """The card type of a slot that holds cards, or EMPTY (XIB-STK-05, STK-07)."""
    cell = s.tops[seat * STACKS + slot]
    return EMPTY if cell == EMPTY else s.table.type_of[cell & TITLE]


# Resources and paragon


def gain_resources(s: Xibalba, seat: int, amount: int) -> None:
    """XIB-RES-05: what does not fit on the track is lost."""
    room = s.table.resource_limit - s.resources[seat]
    gained = amount if amount < room else room
    if gained > 0:
        s.resources[seat] += gained
        emit(s, events.GAINED, seat, gained, 6)


def lose_resources(s: Xibalba, seat: int, amount: int) -> int:
    """XIB-RES-07: no more than is there; returns how much it was."""
    lost = amount if amount < s.resources[seat] else s.resources[seat]
    if lost > 0:
        s.resources[seat] -= lost
        emit(s, events.LOST, seat, lost, 6)
    return lost


def pay(s: Xibalba, seat: int, price: int) -> None:
    """Resources spent; that they suffice was part of the question (XIB-RES-06)."""
    s.resources[seat] -= price


def gain_paragon(s: Xibalba, seat: int, amount: int) -> None:
    """XIB-PAR-05, WIN-01 to WIN-05: who reaches the target has won, and nothing else happens.

    Has to be the last thing a frame does, because a win ends every frame.
    """
    room = s.table.paragon_limit - s.paragon[seat]
    gained = amount if amount < room else room
    if gained > 0:
        s.paragon[seat] += gained
        emit(s, events.PARAGON, seat, gained, 6)
    if s.paragon[seat] >= s.table.target:
        s.winner = seat
        s.stack.clear()
        emit(s, events.WON, seat, 0, 0)


def lose_paragon(s: Xibalba, seat: int, amount: int) -> int:
    """XIB-PAR-12: no more than is there; returns how much it was."""
    lost = amount if amount < s.paragon[seat] else s.paragon[seat]
    if lost > 0:
        s.paragon[seat] -= lost
        emit(s, events.PARAGON_LOST, seat, lost, 6)
    return lost


# Values


def not_below_0(value: int) -> int:
    """XIB-MOD-01: no value falls below 0."""
    return value if value > 0 else 0


def strength_of(s: Xibalba, seat: int, title: int, from_ark: bool) -> int:
    """XIB-ATK-06: the present strength of a soldier of a seat."""
    t = s.table
    value = t.strength[title] + t.personal(title, STRENGTH) + modifier(s, seat, STRENGTH)
    if from_ark:
        value += t.personal(title, ARK_STRENGTH) + modifier(s, seat, ARK_STRENGTH)
    return not_below_0(value)


def soldier_value(s: Xibalba, seat: int, title: int, which: int) -> int:
    """A personal modifier of a soldier together with that of its seat."""
    return s.table.personal(title, which) + modifier(s, seat, which)
