# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""The codes of all actions: one for each verb, what packs its arguments, and what reads each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


def verb(action: i64) -> i64:
    """The verb of an action, comparable with the constants above."""
    return action >> WIDTH << WIDTH


def not_now(action: int) -> str:
    """The rule that says when an action has its time; nothing for a number that is not an action."""
    number = action >> WIDTH
    return TIMES[number] if 0 <= number < len(TIMES) else ""


def faction(faction: i64) -> i64:
    return FACTION | faction


def faction_of(action: i64) -> i64:
    return action & 7


def draw(card: i64) -> i64:
    return DRAW | card


def draw_card(action: i64) -> i64:
    return action & 127


def roll_resource(dice: i64) -> i64:
    return ROLL_RESOURCE | dice


def roll_resource_dice(action: i64) -> i64:
    return action & 4095


def roll_attack(dice: i64) -> i64:
    return ROLL_ATTACK | dice


def roll_attack_dice(action: i64) -> i64:
    return action & 511


def roll_paragon(dice: i64) -> i64:
    return ROLL_PARAGON | dice


def roll_paragon_dice(action: i64) -> i64:
    return action & 511


def resolve(place: i64) -> i64:
    return RESOLVE | place


def resolve_place(action: i64) -> i64:
    return action & 7


def pool(resource: i64, attack: i64) -> i64:
    return POOL | resource << 3 | attack


def pool_resource(action: i64) -> i64:
    return action >> 3 & 7


def pool_attack(action: i64) -> i64:
    return action & 7


def keep(dice: i64) -> i64:
    return KEEP | dice


def keep_dice(action: i64) -> i64:
    return action & 2097151


def trade(face: i64) -> i64:
    return TRADE | face


def trade_face(action: i64) -> i64:
    return action & 7


def attack(target: i64, symbols: i64, criticals: i64) -> i64:
    return ATTACK | target << 12 | symbols << 6 | criticals


def attack_target(action: i64) -> i64:
    return action >> 12 & 7


def attack_symbols(action: i64) -> i64:
    return action >> 6 & 63


def attack_criticals(action: i64) -> i64:
    return action & 63


def enter(critical: i64) -> i64:
    return ENTER | critical


def enter_critical(action: i64) -> i64:
    return action & 1


def destroy(spot: i64, depth: i64) -> i64:
    return DESTROY | spot << 6 | depth


def destroy_spot(action: i64) -> i64:
    return action >> 6 & 31


def destroy_depth(action: i64) -> i64:
    return action & 63


def buy_soldier(card: i64) -> i64:
    return BUY_SOLDIER | card


def buy_soldier_card(action: i64) -> i64:
    return action & 127


def buy_upgrade(card: i64, place: i64) -> i64:
    return BUY_UPGRADE | card << 3 | place


def buy_upgrade_card(action: i64) -> i64:
    return action >> 3 & 127


def buy_upgrade_place(action: i64) -> i64:
    return action & 7


def buy_event(card: i64) -> i64:
    return BUY_EVENT | card


def buy_event_card(action: i64) -> i64:
    return action & 127


def discard_open(card: i64) -> i64:
    return DISCARD_OPEN | card


def discard_open_card(action: i64) -> i64:
    return action & 127


def discard_own(place: i64) -> i64:
    return DISCARD_OWN | place


def discard_own_place(action: i64) -> i64:
    return action & 7


def bring(place: i64, depth: i64) -> i64:
    return BRING | place << 6 | depth


def bring_place(action: i64) -> i64:
    return action >> 6 & 7


def bring_depth(action: i64) -> i64:
    return action & 63


def shift(src: i64, dst: i64, depth: i64) -> i64:
    return SHIFT | src << 9 | dst << 6 | depth


def shift_src(action: i64) -> i64:
    return action >> 9 & 7


def shift_dst(action: i64) -> i64:
    return action >> 6 & 7


def shift_depth(action: i64) -> i64:
    return action & 63


def swap(first: i64, second: i64) -> i64:
    return SWAP | first << 3 | second


def swap_first(action: i64) -> i64:
    return action >> 3 & 7


def swap_second(action: i64) -> i64:
    return action & 7


def use(place: i64) -> i64:
    return USE | place


def use_place(action: i64) -> i64:
    return action & 7


def apply(spot: i64, which: i64) -> i64:
    return APPLY | spot << 2 | which


def apply_spot(action: i64) -> i64:
    return action >> 2 & 31


def apply_which(action: i64) -> i64:
    return action & 3
