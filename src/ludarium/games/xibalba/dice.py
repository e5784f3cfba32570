"""The dice phase: choosing the pool, dice-phase effects, the first roll and re-rolls, keeping dice."""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba.atoms import modifier
from ludarium.games.xibalba.effects import begin, next_of, pending
from ludarium.games.xibalba.packed import attack_dice_at, kept_dice_at, kept_dice_with, resource_dice_at
from ludarium.games.xibalba.pool import least_dice, most_dice
from ludarium.games.xibalba.state import ATTACK_DICE, ROLLED, Xibalba
from ludarium.games.xibalba.vocabulary import ATTACK, BLANK, CRITICAL_HIT, IN_DICE_PHASE, R1, R3, REROLL
from ludarium.kernel.asks import Ask
from ludarium.kernel.state import Frame, OfSeat

FACE_OF: Final = [BLANK, R1, R1 + 1, R3, BLANK, ATTACK, CRITICAL_HIT]
"""What a rolled die shows in the action pool."""


class ChoosePool(OfSeat[Xibalba]):
    """XIB-DIE-01 to XIB-DIE-05, XIB-DIE-18: which dice are rolled in this turn."""

    def step(self, s: Xibalba) -> Ask | None:
        least, most = least_dice(s, self.seat), most_dice(s, self.seat)
        actions: list[int] = []
        for resource in range(s.givens.dice_of_a_kind + 1):
            for attack in range(s.givens.dice_of_a_kind + 1):
                if least <= resource + attack <= most:
                    actions.append(verbs.pool(resource, attack))
        return Ask(self.seat, actions)

    def answer(self, s: Xibalba, action: int) -> None:
        s.pool = (verbs.pool_resource(action), verbs.pool_attack(action))
        s.rerolls = s.givens.rerolls + modifier(s, self.seat, REROLL)
        events.pool(s, self.seat, s.pool[0], s.pool[1])
        s.become(DiceEffects(self.seat))


class DiceEffects(OfSeat[Xibalba]):
    """XIB-DIE-06, XIB-DIE-07: every dice-phase effect, once, before the first roll."""

    def step(self, s: Xibalba) -> Ask | None:
        places = pending(s, self.seat, IN_DICE_PHASE)
        if places:
            return next_of(s, self.seat, places)
        if s.rerolls < 0:
            s.rerolls = 0  # XIB-DIE-14: the first roll is never lost.
        resource, attack = s.pool[0], s.pool[1]
        s.pool = (0, 0)
        s.become(Roll(self.seat, resource, attack))
        return None

    def answer(self, s: Xibalba, action: int) -> None:
        begin(s, self.seat, verbs.resolve_place(action))


class Roll(Frame[Xibalba]):
    """XIB-DIE-08, XIB-DIE-10: the dice of the pool are rolled, resource dice first."""

    def __init__(self, seat: int, resource: int, attack: int) -> None:
        self.seat: Final = seat
        self.resource: Final = resource
        self.attack: Final = attack

    def step(self, s: Xibalba) -> Ask | None:
        if self.resource:
            return s.givens.resource_rolls[self.resource]
        if self.attack:
            return s.givens.attack_rolls[self.attack]
        if s.rerolls == 0 or not any_rolled(s):
            keep_rest(s)
            s.finish()
        else:
            s.become(Keep(self.seat))
        return None

    def answer(self, s: Xibalba, action: int) -> None:
        rolled = s.rolled
        if self.resource:
            dice = verbs.roll_resource_dice(action)
            for face in range(ATTACK_DICE):
                rolled[face] = resource_dice_at(dice, face)
            events.rolled_resource(s, self.seat, dice)
            s.become(Roll(self.seat, 0, self.attack))
        else:
            dice = verbs.roll_attack_dice(action)
            for face in range(ATTACK_DICE, ROLLED):
                rolled[face] = attack_dice_at(dice, face - ATTACK_DICE)
            events.rolled_attack(s, self.seat, dice)
            s.become(Roll(self.seat, 0, 0))


def any_rolled(s: Xibalba) -> bool:
    for shown in s.rolled:
        if shown:
            return True
    return False


def keep_rest(s: Xibalba) -> None:
    """XIB-DIE-12, XIB-DIE-15, XIB-DIE-17: everything left goes to the action pool, blanks too."""
    for face in range(ROLLED):
        s.dice[FACE_OF[face]] += s.rolled[face]
    s.rolled = [0] * ROLLED
    s.rerolls = 0


class Keep(OfSeat[Xibalba]):
    """XIB-DIE-09 to XIB-DIE-13, XIB-DIE-16: any number of dice is kept for good; the others are rolled again."""

    def step(self, s: Xibalba) -> Ask | None:
        codes = [verbs.KEEP]
        for face in range(ROLLED):
            shown = s.rolled[face]
            if shown:
                longer: list[int] = []
                for code in codes:
                    for kept in range(shown + 1):
                        longer.append(kept_dice_with(code, face, kept))
                codes = longer
        return Ask(self.seat, codes)

    def answer(self, s: Xibalba, action: int) -> None:
        dice = verbs.keep_dice(action)
        left = [0, 0]
        for face in range(ROLLED):
            kept = kept_dice_at(dice, face)
            s.dice[FACE_OF[face]] += kept
            left[0 if face < ATTACK_DICE else 1] += s.rolled[face] - kept
        events.kept(s, self.seat, dice)
        s.rolled = [0] * ROLLED
        if left[0] + left[1] == 0:
            s.rerolls = 0
            s.finish()
        else:
            s.rerolls -= 1
            s.become(Roll(self.seat, left[0], left[1]))
