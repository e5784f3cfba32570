"""The other general actions: medicine, weapon technology, tactical attack, harvest, and upgrading the base."""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba import events, verbs
from ludarium.games.xibalba import vocabulary as v
from ludarium.games.xibalba.acts import AttackRoll
from ludarium.games.xibalba.ark import heal
from ludarium.games.xibalba.atoms import gain_resources, modifier, not_below_0
from ludarium.games.xibalba.givens import LEVELS
from ludarium.games.xibalba.moves.prices import action_price, pay_action
from ludarium.games.xibalba.packed import paragon_dice_p1, paragon_dice_p2
from ludarium.games.xibalba.state import Xibalba
from ludarium.kernel.asks import Ask
from ludarium.kernel.cells import has, joined, with_value
from ludarium.kernel.state import OfSeat

BLANK_HARVEST: Final = v.FIRSTS + 1
"""Marked as done though not an action: a blank harvest has been paid for in this turn (XIB-GEN-14)."""
WHICH: Final = {
    verbs.MEDICINE: v.MEDICINE,
    verbs.WEAPON_TECHNOLOGY: v.WEAPON_TECHNOLOGY,
    verbs.TACTICAL_ATTACK: v.TACTICAL_ATTACK,
    verbs.HARVEST: v.HARVEST,
    verbs.UPGRADE: v.UPGRADE,
}


def lacking(s: Xibalba, seat: int, which: int) -> str:
    """The rule that keeps an action out whatever it costs, or ""."""
    if which == v.MEDICINE and (s.controller != seat or s.life >= s.givens.life_limit):
        return "XIB-GEN-04"
    if which == v.WEAPON_TECHNOLOGY and s.dice[v.ATTACK] == 0:
        return "XIB-CRT-06" if s.dice[v.CRITICAL_HIT] else "XIB-GEN-07"
    if which == v.UPGRADE:
        if s.levels[seat] == LEVELS:
            return "XIB-UPG-11"
        if has(s.done, v.UPGRADE):
            return "XIB-UPG-06"
    return ""


def medicine_life(s: Xibalba, seat: int) -> int:
    """The life points that medicine gives, with what cards add; it never hurts (XIB-MOD-02)."""
    return not_below_0(s.givens.medicine_life + modifier(s, seat, v.MEDICINE_LIFE))


def add_general_actions(s: Xibalba, seat: int, out: list[int]) -> None:
    money = s.resources[seat]
    if not lacking(s, seat, v.MEDICINE) and action_price(s, seat, v.MEDICINE) <= money:
        out.append(verbs.MEDICINE)
    if s.dice[v.ATTACK] and action_price(s, seat, v.WEAPON_TECHNOLOGY) <= money:
        out.append(verbs.WEAPON_TECHNOLOGY)
    if action_price(s, seat, v.TACTICAL_ATTACK) <= money:
        out.append(verbs.TACTICAL_ATTACK)
    if action_price(s, seat, v.HARVEST) <= money:
        out.append(verbs.HARVEST)
    if not lacking(s, seat, v.UPGRADE) and action_price(s, seat, v.UPGRADE) <= money:
        out.append(verbs.UPGRADE)


def act(s: Xibalba, seat: int, verb: int) -> None:
    pay_action(s, seat, WHICH[verb])
    if verb == verbs.MEDICINE:
        # XIB-GEN-02
        heal(s, medicine_life(s, seat))
    elif verb == verbs.WEAPON_TECHNOLOGY:
        # XIB-GEN-06
        s.dice[v.ATTACK] -= 1
        s.dice[v.CRITICAL_HIT] += 1
        events.weapon_technology(s, seat)
    elif verb == verbs.TACTICAL_ATTACK:
        events.tactical_attack(s, seat)
        s.call(AttackRoll(seat, 1))
    elif verb == verbs.HARVEST:
        s.call(HarvestRoll(seat))
    else:
        # XIB-UPG-07, XIB-UPG-10: the next level, whose slot and resistance count at once.
        s.levels = with_value(s.levels, seat, s.levels[seat] + 1)
        events.upgraded(s, seat, s.levels[seat])


class HarvestRoll(OfSeat[Xibalba]):
    """XIB-GEN-11 to XIB-GEN-13, XIB-PAR-10: one paragon die, rolled once, joins the pool and counts
    when it is traded."""

    def step(self, s: Xibalba) -> Ask | None:
        return s.givens.paragon_rolls[1]

    def answer(self, s: Xibalba, action: int) -> None:
        s.finish()
        dice = verbs.roll_paragon_dice(action)
        face = v.P2 if paragon_dice_p2(dice) else v.P1 if paragon_dice_p1(dice) else v.BLANK
        s.dice[face] += 1
        events.die(s, self.seat, face)
        if face == v.BLANK and not has(s.done, BLANK_HARVEST):
            # XIB-GEN-14
            s.done = joined(s.done, BLANK_HARVEST)
            gain_resources(s, self.seat, s.givens.blank_harvest[s.factions[self.seat]])
