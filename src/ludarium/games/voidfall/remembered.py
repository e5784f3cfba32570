"""Estimates that remember: a bot compares many positions in which one seat has done different things. What the others
can expect is taken from an earlier position, as far as nothing has changed that it depends on.

What belongs to a seat matters to it alone. What is in a sector matters to its holder, and to neighbours as a target;
what the players share matters to all. The results are exactly those of `estimate`.
"""

from __future__ import annotations

from typing import Any, Final

from ludarium.games.voidfall.ahead import Ahead
from ludarium.games.voidfall.estimate import settled, to_come
from ludarium.games.voidfall.evaluation_phase import Evaluation
from ludarium.games.voidfall.flow import Rounds
from ludarium.games.voidfall.moves.invade import Fight
from ludarium.games.voidfall.state import FIELDS, GLORY_VALUES, HAND, NOBODY, TECHNOLOGIES, TOKEN_KINDS, Void

STRANGE: Final = 2
"""After so many positions in a row in which several seats have changed, the last of them is the one to compare with."""


class Known:
    """A position, what each seat could expect in it, and whether it was in the middle of something."""

    def __init__(self, s: Void, worth: list[float], busy: list[bool]) -> None:
        self.s: Final = s
        self.worth: Final = worth
        self.busy: Final = busy


class Memory:
    """What is remembered in one match."""

    def __init__(self) -> None:
        self.known: Known | None = None
        self.strange = 0


def estimate(s: Void, memory: Memory) -> list[float]:
    """The influence each seat will probably end with."""
    if settled(s):
        return [float(points) for points in s.influence]
    known, busy = memory.known, concerned(s)
    changed = [True] * s.givens.seats if known is None else changes(s, known.s)
    worth: list[float] = []
    anew = 0
    for seat in range(s.givens.seats):
        if known is None or changed[seat] or busy[seat] or known.busy[seat]:
            worth.append(to_come(s, Ahead(s, seat)))
            anew += 1
        else:
            worth.append(known.worth[seat])
    memory.strange = memory.strange + 1 if anew > 1 else 0
    if memory.strange >= STRANGE or known is None:
        memory.known = Known(s.clone(), worth, busy)
        memory.strange = 0
    return [s.influence[seat] + worth[seat] for seat in range(s.givens.seats)]


def concerned(s: Void) -> list[bool]:
    """By seat, whether a piece of rules under way is about it."""
    found = [False] * s.givens.seats
    for i in range(1, len(s.stack)):
        frame: Any = s.stack[i]
        if isinstance(frame, (Rounds, Evaluation)):
            continue
        seat: int = getattr(frame, "seat", NOBODY)
        if seat != NOBODY:
            found[seat] = True
        if isinstance(frame, Fight) and frame.owner != NOBODY:
            found[frame.owner] = True
    return found


def changes(s: Void, then: Void) -> list[bool]:
    """By seat, whether anything has changed that it depends on. The seat whose turn it is always counts as changed."""
    seats = s.givens.seats
    if shared_changed(s, then):
        return [True] * seats
    changed = [seat == s.turn or seat == then.turn for seat in range(seats)]
    mark_numbers(changed, s.stock, then.stock, 5)
    mark_numbers(changed, s.influence, then.influence, 1)
    mark_numbers(changed, s.active, then.active, 1)
    mark_numbers(changed, s.inactive, then.inactive, 1)
    mark_numbers(changed, s.tokens, then.tokens, 1)
    mark(changed, s.tracks, then.tracks, 3)
    mark(changed, s.track_corrupt, then.track_corrupt, 3)
    mark(changed, s.fallen, then.fallen, 1)
    mark(changed, s.hand, then.hand, 1)
    mark(changed, s.discard, then.discard, 1)
    mark(changed, s.agendas, then.agendas, FIELDS)
    mark(changed, s.field_corrupt, then.field_corrupt, FIELDS)
    mark(changed, s.agenda_hands, then.agenda_hands, HAND)
    mark(changed, s.technologies, then.technologies, TECHNOLOGIES)
    mark(changed, s.bounties, then.bounties, TOKEN_KINDS)
    mark(changed, s.reclaims, then.reclaims, TOKEN_KINDS)
    mark(changed, s.glory, then.glory, GLORY_VALUES)
    mark(changed, s.chambers, then.chambers, 1)
    mark(changed, s.kept, then.kept, 1)
    mark(changed, s.paid, then.paid, 1)
    mark(changed, s.havens, then.havens, 1)
    mark(changed, s.sheltering, then.sheltering, 1)
    mark(changed, s.researched, then.researched, 1)
    mark_sectors(changed, s, s.guilds, then.guilds, 5, 0)
    mark_sectors(changed, s, s.population, then.population, 1, 1)
    mark_sectors(changed, s, s.corrupt, then.corrupt, 1, 1)
    mark_sectors(changed, s, s.fleets, then.fleets, 5, 1)
    # Missiles at a shipyard or starbase defend the sectors beside it (VF-CMB-19).
    mark_sectors(changed, s, s.installations, then.installations, 3, 2)
    return changed


def shared_changed(s: Void, then: Void) -> bool:
    """Whether anything has changed that all players share: the clock, who holds what, the void, displays and stocks."""
    if s.stack[0] is not then.stack[0] or evaluation_moved(s, then):
        return True
    if s.cycle != then.cycle or s.event != then.event or s.trade_board != then.trade_board:
        return True
    if s.owner != then.owner or s.void != then.void:
        return True
    return (
        differ(s.order, then.order)
        or differ(s.houses, then.houses)
        or differ(s.origins, then.origins)
        or differ(s.bounty_at, then.bounty_at)
        or differ(s.reclaim_at, then.reclaim_at)
        or differ(s.glory_at, then.glory_at)
        or differ(s.claimed, then.claimed)
        or differ(s.copies, then.copies)
        or differ(s.improved, then.improved)
        or differ(s.later, then.later)
        or differ(s.agenda_offer, then.agenda_offer)
        or differ(s.offer_corrupt, then.offer_corrupt)
        or differ(s.agenda_decks, then.agenda_decks)
        or differ(s.agenda_under, then.agenda_under)
        or differ(s.bounty_left, then.bounty_left)
        or differ(s.reclaim_left, then.reclaim_left)
    )


def evaluation_moved(s: Void, then: Void) -> bool:
    """Whether the evaluation phase of a cycle has begun, gone on or ended."""
    if len(s.stack) < 2 or len(then.stack) < 2:
        return True
    if s.stack[1] is then.stack[1]:
        return False
    return isinstance(s.stack[1], Evaluation) or isinstance(then.stack[1], Evaluation)


def differ(now: tuple[int, ...], then: tuple[int, ...]) -> bool:
    return now is not then and now != then


def mark(changed: list[bool], now: tuple[int, ...], then: tuple[int, ...], part: int) -> None:
    """Mark the seats whose part of a zone has changed."""
    if now is then:
        return
    for seat in range(len(changed)):
        if now[seat * part : seat * part + part] != then[seat * part : seat * part + part]:
            changed[seat] = True


def mark_numbers(changed: list[bool], now: list[int], then: list[int], part: int) -> None:
    """The same for a zone that changes in place."""
    for seat in range(len(changed)):
        for i in range(seat * part, seat * part + part):
            if now[i] != then[i]:
                changed[seat] = True


def mark_sectors(changed: list[bool], s: Void, now: list[int], then: list[int], part: int, reach: int) -> None:
    """Mark the seats to which a sector matters that has changed: its holder, and who is within reach of it. What nobody
    holds matters to all."""
    if now == then:
        return
    for i in range(len(now)):
        if now[i] != then[i]:
            sector = i // part
            if s.owner[sector] == NOBODY:
                for seat in range(len(changed)):
                    changed[seat] = True
                return
            mark_near(changed, s, sector, reach)


def mark_near(changed: list[bool], s: Void, sector: int, reach: int) -> None:
    if s.owner[sector] != NOBODY:
        changed[s.owner[sector]] = True
    if reach > 0:
        for near in s.givens.near[sector]:
            mark_near(changed, s, near, reach - 1)
