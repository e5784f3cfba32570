# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""The codes of all actions: one for each verb, what packs its arguments, and what reads each."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 24

FACTION: Final = 0 << WIDTH
DRAW: Final = 1 << WIDTH
ROLL_RESOURCE: Final = 2 << WIDTH
ROLL_ATTACK: Final = 3 << WIDTH
ROLL_PARAGON: Final = 4 << WIDTH
RESOLVE: Final = 5 << WIDTH
POOL: Final = 6 << WIDTH
KEEP: Final = 7 << WIDTH
TRADE: Final = 8 << WIDTH
ATTACK: Final = 9 << WIDTH
ENTER: Final = 10 << WIDTH
BLOCK: Final = 11 << WIDTH
LET_THROUGH: Final = 12 << WIDTH
DESTROY: Final = 13 << WIDTH
SPARE: Final = 14 << WIDTH
BUY_SOLDIER: Final = 15 << WIDTH
BUY_UPGRADE: Final = 16 << WIDTH
BUY_EVENT: Final = 17 << WIDTH
DISCARD_OPEN: Final = 18 << WIDTH
DISCARD_OWN: Final = 19 << WIDTH
REORGANISE: Final = 20 << WIDTH
BRING: Final = 21 << WIDTH
SHIFT: Final = 22 << WIDTH
SWAP: Final = 23 << WIDTH
DONE: Final = 24 << WIDTH
MEDICINE: Final = 25 << WIDTH
WEAPON_TECHNOLOGY: Final = 26 << WIDTH
TACTICAL_ATTACK: Final = 27 << WIDTH
HARVEST: Final = 28 << WIDTH
UPGRADE: Final = 29 << WIDTH
USE: Final = 30 << WIDTH
APPLY: Final = 31 << WIDTH
SKIP: Final = 32 << WIDTH
END: Final = 33 << WIDTH

TIMES: Final = [
    "XIB-SET-07",
    "XIB-DCK-05",
    "XIB-DIE-08",
    "XIB-DIE-08",
    "XIB-PAR-01",
    "XIB-EFF-03",
    "XIB-DIE-01",
    "XIB-DIE-09",
    "XIB-ACT-01",
    "XIB-ACT-01",
    "XIB-ACT-01",
    "XIB-BLK-01",
    "XIB-BLK-01",
    "XIB-ARK-19",
    "XIB-ARK-19",
    "XIB-BUY-01",
    "XIB-BUY-01",
    "XIB-BUY-01",
    "XIB-GEN-01",
    "XIB-GEN-01",
    "XIB-GEN-01",
    "XIB-STK-08",
    "XIB-STK-08",
    "XIB-STK-08",
    "XIB-REO-09",
    "XIB-GEN-01",
    "XIB-GEN-01",
    "XIB-GEN-01",
    "XIB-GEN-01",
    "XIB-UPG-04",
    "XIB-ACT-11",
    "XIB-EFF-04",
    "XIB-EFF-06",
    "XIB-TRN-07",
]
"""For each verb the rule that says when its time is."""


def verb(action: int) -> int:
    """The verb of an action, comparable with the constants above."""
    return action >> WIDTH << WIDTH


def not_now(action: int) -> str:
    """The rule that says when an action has its time; nothing for a number that is not an action."""
    number = action >> WIDTH
    return TIMES[number] if 0 <= number < len(TIMES) else ""


def faction(faction: int) -> int:
    return FACTION | faction


def faction_of(action: int) -> int:
    return action & 7


def draw(card: int) -> int:
    return DRAW | card


def draw_card(action: int) -> int:
    return action & 127


def roll_resource(dice: int) -> int:
    return ROLL_RESOURCE | dice


def roll_resource_dice(action: int) -> int:
    return action & 4095


def roll_attack(dice: int) -> int:
    return ROLL_ATTACK | dice


def roll_attack_dice(action: int) -> int:
    return action & 511


def roll_paragon(dice: int) -> int:
    return ROLL_PARAGON | dice


def roll_paragon_dice(action: int) -> int:
    return action & 511


def resolve(place: int) -> int:
    return RESOLVE | place


def resolve_place(action: int) -> int:
    return action & 7


def pool(resource: int, attack: int) -> int:
    return POOL | resource << 3 | attack


def pool_resource(action: int) -> int:
    return action >> 3 & 7


def pool_attack(action: int) -> int:
    return action & 7


def keep(dice: int) -> int:
    return KEEP | dice


def keep_dice(action: int) -> int:
    return action & 2097151


def trade(face: int) -> int:
    return TRADE | face


def trade_face(action: int) -> int:
    return action & 7


def attack(target: int, symbols: int, criticals: int) -> int:
    return ATTACK | target << 12 | symbols << 6 | criticals


def attack_target(action: int) -> int:
    return action >> 12 & 7


def attack_symbols(action: int) -> int:
    return action >> 6 & 63


def attack_criticals(action: int) -> int:
    return action & 63


def enter(critical: int) -> int:
    return ENTER | critical


def enter_critical(action: int) -> int:
    return action & 1


def destroy(spot: int, depth: int) -> int:
    return DESTROY | spot << 6 | depth


def destroy_spot(action: int) -> int:
    return action >> 6 & 31


def destroy_depth(action: int) -> int:
    return action & 63


def buy_soldier(card: int) -> int:
    return BUY_SOLDIER | card


def buy_soldier_card(action: int) -> int:
    return action & 127


def buy_upgrade(card: int, place: int) -> int:
    return BUY_UPGRADE | card << 3 | place


def buy_upgrade_card(action: int) -> int:
    return action >> 3 & 127


def buy_upgrade_place(action: int) -> int:
    return action & 7


def buy_event(card: int) -> int:
    return BUY_EVENT | card


def buy_event_card(action: int) -> int:
    return action & 127


def discard_open(card: int) -> int:
    return DISCARD_OPEN | card


def discard_open_card(action: int) -> int:
    return action & 127


def discard_own(place: int) -> int:
    return DISCARD_OWN | place


def discard_own_place(action: int) -> int:
    return action & 7


def bring(place: int, depth: int) -> int:
    return BRING | place << 6 | depth


def bring_place(action: int) -> int:
    return action >> 6 & 7


def bring_depth(action: int) -> int:
    return action & 63


def shift(src: int, dst: int, depth: int) -> int:
    return SHIFT | src << 9 | dst << 6 | depth


def shift_src(action: int) -> int:
    return action >> 9 & 7


def shift_dst(action: int) -> int:
    return action >> 6 & 7


def shift_depth(action: int) -> int:
    return action & 63


def swap(first: int, second: int) -> int:
    return SWAP | first << 3 | second


def swap_first(action: int) -> int:
    return action >> 3 & 7


def swap_second(action: int) -> int:
    return action & 7


def use(place: int) -> int:
    return USE | place


def use_place(action: int) -> int:
    return action & 7


def apply(spot: int, which: int) -> int:
    return APPLY | spot << 2 | which


def apply_spot(action: int) -> int:
    return action >> 2 & 31


def apply_which(action: int) -> int:
    return action & 3
