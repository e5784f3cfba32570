# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""The names of closed lists as numbers: the place of each in its list."""

from typing import Final

GAIN_RESOURCES: Final = 0
LOSE_RESOURCES: Final = 1
GAIN_PARAGON: Final = 2
LOSE_PARAGON: Final = 3
ROLL_PARAGON: Final = 4
STEAL_RESOURCES: Final = 5
STEAL_PARAGON: Final = 6
OTHERS_LOSE_RESOURCES: Final = 7
OTHERS_GAIN_RESOURCES: Final = 8
DAMAGE_ARK: Final = 9
HEAL: Final = 10
DESTROY_SOLDIER: Final = 11
DESTROY_CIVILIAN: Final = 12
DESTROY_BUILDING: Final = 13
DESTROY_UPGRADE: Final = 14
DESTROY_ARK: Final = 15
DESTROY_THIS: Final = 16
DEMOTE_SOLDIER: Final = 17
DEMOTE_UPGRADE: Final = 18
WIN_OVER_SOLDIER: Final = 19
RECALL: Final = 20
ROLL_ATTACK: Final = 21
POOL_DICE: Final = 22
REROLLS: Final = 23
REFRESH: Final = 24
ADD_SYMBOL: Final = 25
TURN_BLANK: Final = 26
LASTING: Final = 27

STRENGTH: Final = 0
ARK_STRENGTH: Final = 1
RESISTANCE: Final = 2
BLOCK_RESISTANCE: Final = 3
CRITICAL: Final = 4
LOOT: Final = 5
CONTROL: Final = 6
KILL: Final = 7
ENTRY_LIFE: Final = 8
UNBLOCKABLE: Final = 9
NO_BLOCK: Final = 10
PARAGON_VALUE: Final = 11
BASE_RESISTANCE: Final = 12
ONE_DIE_RESISTANCE: Final = 13
GUARD: Final = 14
POOL: Final = 15
REROLL: Final = 16
BLANK_TRADE: Final = 17
MEDICINE_LIFE: Final = 18
SOLDIER_PRICE: Final = 19
CIVILIAN_PRICE: Final = 20
BUILDING_PRICE: Final = 21
EVENT_PRICE: Final = 22
REORGANISE_PRICE: Final = 23
MEDICINE_PRICE: Final = 24
WEAPON_TECHNOLOGY_PRICE: Final = 25
TACTICAL_ATTACK_PRICE: Final = 26
HARVEST_PRICE: Final = 27
DISCARD_PRICE: Final = 28
UPGRADE_PRICE: Final = 29
KIN_PRICE: Final = 30
BREACH_RESOURCES: Final = 31
BLOCK_RESOURCES: Final = 32
MODIFIERS: Final = 33

SOLDIER: Final = 0
CIVILIAN: Final = 1
BUILDING: Final = 2
EVENT: Final = 3

REORGANISE: Final = 0
MEDICINE: Final = 1
WEAPON_TECHNOLOGY: Final = 2
TACTICAL_ATTACK: Final = 3
HARVEST: Final = 4
DISCARD: Final = 5
UPGRADE: Final = 6
FIRST_EVENT: Final = 7
FIRSTS: Final = 8

BLANK: Final = 0
R1: Final = 1
R2: Final = 2
R3: Final = 3
ATTACK: Final = 4
CRITICAL_HIT: Final = 5
P1: Final = 6
P2: Final = 7

IN_EFFECT_PHASE: Final = 0
IN_DICE_PHASE: Final = 1
IN_ACTION_PHASE: Final = 2
PERMANENT: Final = 3

ONCE: Final = 0
PER_SOLDIER: Final = 1
PER_CIVILIAN: Final = 2
PER_BUILDING: Final = 3
PER_KIN: Final = 4
IF_HOLDING: Final = 5
IF_OUTSIDE: Final = 6

UNTIL_END_OF_TURN: Final = 0
UNTIL_NEXT_TURN: Final = 1
