"""The ark: entering, life points, damage, control, and every roll of paragon dice that is added at once."""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba.atoms import (
    discard,
    gain_paragon,
    lose_paragon,
    modifier,
    not_below_0,
    paragon_symbols,
    refresh,
    soldier_value,
    take,
)
from ludarium.games.xibalba.givens import MOST_PARAGON_DICE
from ludarium.games.xibalba.packed import cell_title
from ludarium.games.xibalba.state import NOBODY, SQUAD, Xibalba
from ludarium.games.xibalba.vocabulary import CONTROL, ENTRY_LIFE, GUARD, KILL, LOOT, PARAGON_VALUE, RESISTANCE
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import EMPTY
from ludarium.kernel.state import Frame

# Why paragon dice are rolled.
FOR_LOOT: Final = 0
FOR_CONQUEST: Final = 1
FOR_KILL: Final = 2
FOR_CONTROL: Final = 3
FOR_EFFECT: Final = 4


def capped_life(s: Xibalba, life: int) -> int:
    """XIB-ARK-08, XIB-APO-07."""
    return life if life < s.givens.life_limit else s.givens.life_limit


def neutral_life(s: Xibalba, title: int) -> int:
    """XIB-SET-03, XIB-SET-04: the first occupant's life points."""
    return capped_life(s, s.givens.resistance[title] + s.givens.seats)


def enter(s: Xibalba, seat: int) -> None:
    """XIB-ARK-02, XIB-ARK-04, XIB-ARK-06, XIB-ARK-07, XIB-MOD-02: the active soldier goes into the empty ark."""
    s.ark = take(s, seat, SQUAD, 0)
    s.controller = seat
    refresh(s, seat)
    title = cell_title(s.ark)
    resistance = not_below_0(s.givens.resistance[title] + soldier_value(s, seat, title, RESISTANCE))
    life = resistance + s.givens.seats + soldier_value(s, seat, title, ENTRY_LIFE)
    s.life = capped_life(s, life if life > 0 else 1)
    events.entered(s, seat, title, s.life)


def leave(s: Xibalba) -> int:
    """XIB-ARK-33: the ark is empty and nobody controls it; returns the card that was there."""
    cell, seat = s.ark, s.controller
    s.ark, s.controller, s.life = EMPTY, NOBODY, 0
    if seat != NOBODY:
        refresh(s, seat)
    return cell


def destroy_occupant(s: Xibalba) -> None:
    """XIB-ARK-09: the soldier in the ark goes to the discard pile."""
    cell = leave(s)
    discard(s, cell)
    events.destroyed(s, cell_title(cell))


def damage(s: Xibalba, amount: int) -> bool:
    """XIB-ATK-07, XIB-ATK-13: the soldier in the ark loses life points; True when it is destroyed by that."""
    s.life = not_below_0(s.life - amount)
    events.damaged(s, cell_title(s.ark), amount if amount < 63 else 63, s.life)
    if s.life > 0:
        return False
    destroy_occupant(s)
    return True


def heal(s: Xibalba, amount: int) -> None:
    """Life points for the soldier in the ark, up to the maximum (XIB-GEN-03)."""
    s.life = capped_life(s, s.life + amount)
    events.healed(s, s.controller, s.life)


def paragon_dice(s: Xibalba, seat: int, title: int, why: int) -> int:
    """XIB-PAR-06, XIB-PAR-07: how many dice a soldier's paragon value gives; none for value 0."""
    value = not_below_0(s.givens.paragon[title] + soldier_value(s, seat, title, PARAGON_VALUE))
    if value > 0 and why in (FOR_KILL, FOR_CONQUEST):
        value += soldier_value(s, seat, title, KILL)
    elif value > 0 and why == FOR_CONTROL:
        value += soldier_value(s, seat, title, CONTROL)
    return value if value < MOST_PARAGON_DICE else MOST_PARAGON_DICE


def apocalypse_extra(s: Xibalba, why: int) -> int:
    """XIB-APO-08 to XIB-APO-11: 1 or 2 more for the controller, by the life points of the soldier in the ark."""
    if not s.givens.apocalypse or why not in (FOR_CONTROL, FOR_CONQUEST):
        return 0
    if why == FOR_CONQUEST and not s.givens.bonus_for_conquest:
        return 0
    return 1 if s.life <= s.givens.wounded else 2


class ParagonRoll(Frame[Xibalba]):
    """XIB-PAR-01, XIB-PAR-08, XIB-ARK-26, XIB-DES-06, XIB-DES-08: dice rolled and added at once; loot comes from the
    other seat, all else from the supply."""

    def __init__(self, seat: int, dice: int, why: int, other: int) -> None:
        self.seat: Final = seat
        self.dice: Final = dice
        self.why: Final = why
        self.other: Final = other

    def step(self, s: Xibalba) -> Ask | None:
        if self.dice <= 0:
            s.finish()
            return None
        return s.givens.paragon_rolls[self.dice]

    def answer(self, s: Xibalba, action: int) -> None:
        s.finish()
        dice = verbs.roll_paragon_dice(action)
        events.rolled_paragon(s, self.seat, dice)
        symbols = paragon_symbols(dice)
        if self.why == FOR_LOOT:
            self.loot(s, symbols)
        else:
            gain_paragon(s, self.seat, symbols + apocalypse_extra(s, self.why))

    def loot(self, s: Xibalba, symbols: int) -> None:
        """XIB-ARK-20, XIB-ARK-21, XIB-PAR-09: no more than the base has."""
        amount = 0
        if symbols > 0:
            changed = soldier_value(s, self.seat, cell_title(s.ark), LOOT) - modifier(s, self.other, GUARD)
            amount = not_below_0(symbols + changed)
        taken = lose_paragon(s, self.other, amount)
        if taken > 0:
            events.looted(s, self.seat, self.other, taken)
            gain_paragon(s, self.seat, taken)
