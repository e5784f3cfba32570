"""The course of a turn: income and effect phase at its start, control of the ark at its end.

`Turn > Action > Raid` is how the stack reads: the seat whose turn it is, its phase, and what is being done.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba.action import Action
from ludarium.games.xibalba.ark import FOR_CONTROL, ParagonRoll, paragon_dice
from ludarium.games.xibalba.atoms import clear_marks, gain_resources, refresh
from ludarium.games.xibalba.decks import Refill, gap
from ludarium.games.xibalba.dice import ChoosePool
from ludarium.games.xibalba.effects import begin, next_of, pending
from ludarium.games.xibalba.givens import LEVELS
from ludarium.games.xibalba.packed import cell_title, lasting_ends, lasting_seat
from ludarium.games.xibalba.state import NOBODY, Xibalba
from ludarium.games.xibalba.vocabulary import IN_EFFECT_PHASE, UNTIL_END_OF_TURN, UNTIL_NEXT_TURN
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import Frame, OfSeat

EFFECT_PHASE: Final = 0
DICE_PHASE: Final = 1
ACTION_PHASE: Final = 2
CONTROL_OF_ARK: Final = 3


def end_lasting(s: Xibalba, seat: int, end: int) -> None:
    """XIB-EVT-05: modifiers of a seat that end now."""
    kept = tuple([lasting for lasting in s.lasting if lasting_seat(lasting) != seat or lasting_ends(lasting) != end])
    if len(kept) < len(s.lasting):
        s.lasting = kept
        refresh(s, seat)


class Turn(Frame[Xibalba]):
    """XIB-TRN-03 to XIB-TRN-05: effect phase, dice phase, action phase; then the ark, then the next seat."""

    def __init__(self, seat: int, phase: int) -> None:
        self.seat: Final = seat
        self.phase: Final = phase

    def step(self, s: Xibalba) -> Ask | None:
        seat, phase = self.seat, self.phase
        if phase > CONTROL_OF_ARK:
            end_lasting(s, seat, UNTIL_END_OF_TURN)  # XIB-EVT-07: after the roll of the ark.
            s.become(Turn((seat + 1) % s.givens.seats, EFFECT_PHASE))
            return None
        s.become(Turn(seat, phase + 1))
        if phase == EFFECT_PHASE:
            begin_round(s, seat)
            s.call(EffectPhase(seat))
        elif phase == DICE_PHASE:
            s.call(ChoosePool(seat))
        elif phase == ACTION_PHASE:
            s.call(Action(seat))
        else:
            end_turn(s, seat)
        return None


def begin_round(s: Xibalba, seat: int) -> None:
    """XIB-TRN-08, XIB-EFF-01, XIB-EFF-02: marks are cleared, then the base yields its productivity, before any
    effect."""
    s.turns += 1
    s.done = 0
    events.turn(s, seat)
    clear_marks(s, seat)
    end_lasting(s, seat, UNTIL_NEXT_TURN)
    gain_resources(s, seat, s.givens.productivity[s.factions[seat] * LEVELS + s.levels[seat] - 1], income=True)


def end_turn(s: Xibalba, seat: int) -> None:
    """XIB-ACT-05, XIB-PAR-11, XIB-ARK-22 to XIB-ARK-25: dice are removed without effect, then whoever controls the ark
    rolls."""
    s.dice = [0] * 8
    if s.controller != NOBODY:
        dice = paragon_dice(s, s.controller, cell_title(s.ark), FOR_CONTROL)
        if dice > 0:
            events.controls(s, s.controller)
            s.call(ParagonRoll(s.controller, dice, FOR_CONTROL, NOBODY))


class EffectPhase(OfSeat[Xibalba]):
    """XIB-EFF-03 to XIB-EFF-12: every usable effect, in an order the owner chooses."""

    def step(self, s: Xibalba) -> Ask | None:
        if gap(s) != EMPTY:
            s.call(Refill())
            return None
        places = pending(s, self.seat, IN_EFFECT_PHASE)
        if places:
            return next_of(s, self.seat, places)
        s.finish()
        return None

    def answer(self, s: Xibalba, action: int) -> None:
        begin(s, self.seat, verbs.resolve_place(action))
