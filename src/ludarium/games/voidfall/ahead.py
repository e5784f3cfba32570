"""What is still to come for a player: turns, scorings of agendas, steps of the evaluation phase."""

from __future__ import annotations

from typing import Final

from ludarium.games.voidfall.evaluation_phase import Evaluation, Upkeep, coverable
from ludarium.games.voidfall.flow import Cycle
from ludarium.games.voidfall.state import Void
from ludarium.kernel.cells import EMPTY, size
from ludarium.kernel.state import innermost

CYCLES: Final = 3
ROUNDS: Final = 5
"""Turns in a cycle whose event is not known yet; events give four to six."""
EVALUATION: Final = 3
"""The phase of a cycle that follows preparation and focus phase."""
UPKEEP_STEP: Final = 2
DECREE_STEP: Final = 3
ALL_STEPS: Final = 4


class Ahead:
    """What is still to come for one seat; `left` is the share of its turns left, from 1 to 0."""

    def __init__(self, s: Void, seat: int) -> None:
        self.seat: Final = seat
        steps = steps_done(s, seat)
        later = CYCLES - s.cycle
        self.upkeep: Final = steps < UPKEEP_STEP
        self.decree: Final = steps < DECREE_STEP and s.event != EMPTY
        self.scorings: Final = later + (1 if steps < ALL_STEPS else 0)
        self.soon: Final = turns_in_cycle(s, seat)
        self.turns: Final = self.soon + ROUNDS * later
        self.left: Final = self.turns / (CYCLES * ROUNDS)


def steps_done(s: Void, seat: int) -> int:
    """How many steps of this cycle's evaluation a seat has behind it, the one under way included."""
    if len(s.stack) < 2:
        return 0
    frame = s.stack[1]
    if not isinstance(frame, Evaluation):
        return 0
    place = s.order.index(seat)
    if place != frame.turn:
        return ALL_STEPS if place < frame.turn else 0
    return frame.stage


def unpaid(s: Void, seat: int, due: int) -> int:
    """How many points of upkeep this cycle would leave unpaid: none once it is paid, whatever the stock is then."""
    asked = innermost(s, Upkeep)
    paid = steps_done(s, seat) >= UPKEEP_STEP and (asked is None or asked.seat != seat)
    return 0 if paid else due - coverable(s, seat, due)


def turns_in_cycle(s: Void, seat: int) -> int:
    """Turns that a seat begins in this cycle's focus phase from now on."""
    first = s.stack[0]
    if isinstance(first, Cycle) and first.phase == EVALUATION:
        return 0
    rounds = s.givens.event_rounds[s.event] if s.event != EMPTY else ROUNDS
    begun = size(s.discard[seat]) + (1 if s.turn == seat and s.focus != EMPTY else 0)
    return max(0, rounds - begun)
