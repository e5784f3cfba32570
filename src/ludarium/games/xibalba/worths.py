"""What a card is worth to its owner while it is active, in paragon for each own turn: how bots judge effects.

The numbers are readable guesses, to be agreed or disagreed with; they decide nothing but what bots like.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludarium.games.xibalba import vocabulary as v
from ludarium.games.xibalba.grammar import OR_NEXT, PART
from ludarium.games.xibalba.packed import fading_modifier

RESOURCE: Final = 0.16
"""A resource: harvesting turns four of them into two thirds of a paragon."""
DIE: Final = 0.667
"""A paragon die."""
TURNS: Final = 7.0
"""Own turns that are still to come at the start of the game, for what pays every turn."""
SHELTER: Final = 0.06
"""A point of base resistance."""
FREE: Final = 0.15
"""An action that is free once a turn."""

ACTS: Final = {
    v.GAIN_RESOURCES: RESOURCE,
    v.LOSE_RESOURCES: -RESOURCE,
    v.GAIN_PARAGON: 1.0,
    v.LOSE_PARAGON: -1.0,
    v.ROLL_PARAGON: DIE,
    v.STEAL_RESOURCES: 1.3 * RESOURCE,
    v.STEAL_PARAGON: 1.4,
    v.OTHERS_LOSE_RESOURCES: 0.12,
    v.OTHERS_GAIN_RESOURCES: -0.15,
    v.DAMAGE_ARK: 0.08,
    v.HEAL: 0.08,
    v.DESTROY_SOLDIER: 0.5,
    v.DESTROY_CIVILIAN: 0.4,
    v.DESTROY_BUILDING: 0.4,
    v.DESTROY_UPGRADE: 0.5,
    v.DESTROY_ARK: 0.8,
    v.DEMOTE_SOLDIER: 0.15,
    v.DEMOTE_UPGRADE: 0.15,
    v.WIN_OVER_SOLDIER: 0.2,
    v.ROLL_ATTACK: 0.2,
    v.POOL_DICE: 0.25,
    v.REROLLS: 0.2,
    v.REFRESH: 0.06,
    v.ADD_SYMBOL: 0.22,
    v.TURN_BLANK: 0.15,
}
MODIFIERS: Final = {
    v.STRENGTH: 0.24,
    v.ARK_STRENGTH: 0.15,
    v.RESISTANCE: 0.15,
    v.BLOCK_RESISTANCE: 0.08,
    v.CRITICAL: 0.1,
    v.LOOT: 0.2,
    v.CONTROL: 0.3,
    v.KILL: 0.18,
    v.ENTRY_LIFE: 0.08,
    v.UNBLOCKABLE: 0.15,
    v.NO_BLOCK: -0.08,
    v.PARAGON_VALUE: 0.5,
    v.BASE_RESISTANCE: 0.07,
    v.ONE_DIE_RESISTANCE: 0.05,
    v.GUARD: 0.12,
    v.POOL: 0.25,
    v.REROLL: 0.22,
    v.BLANK_TRADE: 0.15,
    v.MEDICINE_LIFE: 0.06,
    v.SOLDIER_PRICE: -0.13,
    v.CIVILIAN_PRICE: -0.06,
    v.BUILDING_PRICE: -0.06,
    v.EVENT_PRICE: -0.08,
    v.REORGANISE_PRICE: -0.02,
    v.MEDICINE_PRICE: -0.06,
    v.WEAPON_TECHNOLOGY_PRICE: -0.04,
    v.TACTICAL_ATTACK_PRICE: -0.08,
    v.HARVEST_PRICE: -0.18,
    v.DISCARD_PRICE: -0.03,
    v.UPGRADE_PRICE: -0.1,
    v.KIN_PRICE: -0.08,
    v.BREACH_RESOURCES: 0.1,
    v.BLOCK_RESOURCES: 0.08,
}
PER: Final = {
    v.ONCE: 1.0,
    v.PER_SOLDIER: 1.5,
    v.PER_CIVILIAN: 1.0,
    v.PER_BUILDING: 1.0,
    v.PER_KIN: 1.0,
    v.IF_HOLDING: 0.4,
    v.IF_OUTSIDE: 0.6,
}
"""How often an effect happens that is multiplied, or bound to a condition."""
SOMETIMES: Final = 0.5
"""How much of its worth an effect keeps that has to be paid for."""
AT_HAND: Final = 0.1
"""Such an effect is worth this at least, for the threat of it."""


def program_worth(program: list[int], price: int) -> float:
    """An effect carried out once a turn, or once by a card that it destroys; of alternatives the first counts."""
    worth = 0.0
    once = False
    for at in range(0, len(program), PART):
        once = once or program[at + 1] == v.DESTROY_THIS
        if at == 0 or not program[at - PART] & OR_NEXT:
            act, amount, detail, per = program[at + 1], program[at + 2], program[at + 3], program[at + 4]
            each = MODIFIERS[fading_modifier(detail)] if act == v.LASTING else ACTS.get(act, 0.0)
            worth += PER[per] * each * amount
    if price > 0:
        worth = SOMETIMES * (worth - RESOURCE * price)
        return worth if worth > AT_HAND else AT_HAND
    return worth / TURNS if once else worth


def modifiers_worth(amounts: list[int]) -> float:
    return sum([MODIFIERS[which] * amount for which, amount in enumerate(amounts) if amount], 0.0)


def board_worth(productivity: Sequence[int], resistance: Sequence[int], upgrades: Sequence[int], worth: float) -> float:
    """A board over a game, with what its abilities are worth a turn: how bots choose one."""
    income = RESOURCE * sum(productivity) / len(productivity)
    return TURNS * (income + worth) + SHELTER * sum(resistance) / len(resistance) - RESOURCE * sum(upgrades)
