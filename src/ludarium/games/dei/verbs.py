# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""The codes of all actions: one for each verb, what packs its arguments, and what reads each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WIDTH: Final = 24

LAY: Final = 0 << WIDTH
FACTION: Final = 1 << WIDTH
PRIORITY: Final = 2 << WIDTH
KEY: Final = 3 << WIDTH
DRONE_TOKEN: Final = 4 << WIDTH
REVEAL: Final = 5 << WIDTH
DEAL_MISSION: Final = 6 << WIDTH
DEAL_FEAT: Final = 7 << WIDTH
DRAFT: Final = 8 << WIDTH
DRAW_BOOST: Final = 9 << WIDTH
PLACE: Final = 10 << WIDTH
PLAN: Final = 11 << WIDTH
PLAN_ONE: Final = 12 << WIDTH
PLAY: Final = 13 << WIDTH
TURN_UP: Final = 14 << WIDTH
KEEP_DOWN: Final = 15 << WIDTH
ORDER: Final = 16 << WIDTH
BOOST: Final = 17 << WIDTH
ENLIST: Final = 18 << WIDTH
MOVE: Final = 19 << WIDTH
COLLECT: Final = 20 << WIDTH
DIG: Final = 21 << WIDTH
KILL: Final = 22 << WIDTH
BUILD_REFUGE: Final = 23 << WIDTH
BUILD_ELEVATOR: Final = 24 << WIDTH
BUILD_BRIDGE: Final = 25 << WIDTH
GAIN: Final = 26 << WIDTH
COPY: Final = 27 << WIDTH
DRONE: Final = 28 << WIDTH
BUY: Final = 29 << WIDTH
SPEND: Final = 30 << WIDTH
RELOCATE: Final = 31 << WIDTH
TAKE_REFUGE: Final = 32 << WIDTH
TAKE_ELEVATOR: Final = 33 << WIDTH
TAKE_BRIDGE: Final = 34 << WIDTH
GIVE_BACK: Final = 35 << WIDTH
FLY: Final = 36 << WIDTH
STAY: Final = 37 << WIDTH
HARVEST: Final = 38 << WIDTH
DEPLOY: Final = 39 << WIDTH
TELEPORT: Final = 40 << WIDTH
REAP: Final = 41 << WIDTH
DISCARD: Final = 42 << WIDTH
LEARN: Final = 43 << WIDTH
MISSION: Final = 44 << WIDTH
SKIP_MISSION: Final = 45 << WIDTH
DONE: Final = 46 << WIDTH

TIMES: Final = [
    "DEI-SET-03",
    "DEI-SET-27",
    "DEI-SET-32",
    "DEI-SET-14",
    "DEI-SET-07",
    "DEI-SET-19",
    "DEI-SET-22",
    "DEI-SET-38",
    "DEI-OPT-03",
    "DEI-CDY-03",
    "DEI-PHS-04",
    "DEI-OPT-05",
    "DEI-OPT-05",
    "DEI-PHS-03",
    "DEI-OPT-05",
    "DEI-OPT-06",
    "DEI-FEA-17",
    "DEI-CDY-17",
    "DEI-CRD-05",
    "DEI-CRD-05",
    "DEI-CRD-05",
    "DEI-FEA-14",
    "DEI-CRD-05",
    "DEI-CRD-05",
    "DEI-CRD-05",
    "DEI-CRD-05",
    "DEI-CRD-05",
    "DEI-CRD-05",
    "DEI-CRD-05",
    "DEI-CRD-08",
    "DEI-CRD-22",
    "DEI-ACT-06",
    "DEI-ACT-34",
    "DEI-ACT-34",
    "DEI-ACT-34",
    "DEI-ACT-21",
    "DEI-DRN-04",
    "DEI-DRN-04",
    "DEI-DRN-14",
    "DEI-DRN-16",
    "DEI-DRN-18",
    "DEI-DRN-21",
    "DEI-FEA-17",
    "DEI-PHS-06",
    "DEI-MIS-14",
    "DEI-OPT-11",
    "DEI-CRD-13",
]
"""For each verb the rule that says when its time is."""


def verb(action: i64) -> i64:
    """The verb of an action, comparable with the constants above."""
    return action >> WIDTH << WIDTH


def not_now(action: int) -> str:
    """The rule that says when an action has its time; nothing for a number that is not an action."""
    number = action >> WIDTH
    return TIMES[number] if 0 <= number < len(TIMES) else ""


def lay(laid: i64) -> i64:
    return LAY | laid


def lay_laid(action: i64) -> i64:
    return action & 63


def faction(faction: i64) -> i64:
    return FACTION | faction


def faction_of(action: i64) -> i64:
    return action & 3


def priority(faction: i64) -> i64:
    return PRIORITY | faction


def priority_faction(action: i64) -> i64:
    return action & 3


def key(colour: i64) -> i64:
    return KEY | colour


def key_colour(action: i64) -> i64:
    return action & 3


def drone_token(drone: i64) -> i64:
    return DRONE_TOKEN | drone


def drone_token_drone(action: i64) -> i64:
    return action & 3


def reveal(card: i64) -> i64:
    return REVEAL | card


def reveal_card(action: i64) -> i64:
    return action & 127


def deal_mission(mission: i64) -> i64:
    return DEAL_MISSION | mission


def deal_mission_mission(action: i64) -> i64:
    return action & 15


def deal_feat(feat: i64) -> i64:
    return DEAL_FEAT | feat


def deal_feat_feat(action: i64) -> i64:
    return action & 31


def draft(feat: i64) -> i64:
    return DRAFT | feat


def draft_feat(action: i64) -> i64:
    return action & 31


def draw_boost(boost: i64) -> i64:
    return DRAW_BOOST | boost


def draw_boost_boost(action: i64) -> i64:
    return action & 7


def place(region: i64, scrappers: i64, champion: i64) -> i64:
    return PLACE | region << 4 | scrappers << 1 | champion


def place_region(action: i64) -> i64:
    return action >> 4 & 127


def place_scrappers(action: i64) -> i64:
    return action >> 1 & 7


def place_champion(action: i64) -> i64:
    return action & 1


def plan(first: i64, second: i64) -> i64:
    return PLAN | first << 7 | second


def plan_first(action: i64) -> i64:
    return action >> 7 & 127


def plan_second(action: i64) -> i64:
    return action & 127


def plan_one(card: i64) -> i64:
    return PLAN_ONE | card


def plan_one_card(action: i64) -> i64:
    return action & 127


def play(card: i64, down: i64) -> i64:
    return PLAY | card << 1 | down


def play_card(action: i64) -> i64:
    return action >> 1 & 127


def play_down(action: i64) -> i64:
    return action & 1


def order(card: i64, price: i64) -> i64:
    return ORDER | card << 8 | price


def order_card(action: i64) -> i64:
    return action >> 8 & 127


def order_price(action: i64) -> i64:
    return action & 255


def boost(boost: i64) -> i64:
    return BOOST | boost


def boost_of(action: i64) -> i64:
    return action & 7


def enlist(region: i64, supplied: i64) -> i64:
    return ENLIST | region << 1 | supplied


def enlist_region(action: i64) -> i64:
    return action >> 1 & 127


def enlist_supplied(action: i64) -> i64:
    return action & 1


def move(src: i64, dst: i64, scrappers: i64, champion: i64, refuges: i64) -> i64:
    return MOVE | src << 14 | dst << 7 | scrappers << 3 | champion << 2 | refuges


def move_src(action: i64) -> i64:
    return action >> 14 & 127


def move_dst(action: i64) -> i64:
    return action >> 7 & 127


def move_scrappers(action: i64) -> i64:
    return action >> 3 & 15


def move_champion(action: i64) -> i64:
    return action >> 2 & 1


def move_refuges(action: i64) -> i64:
    return action & 3


def collect(region: i64, extra: i64, swap: i64) -> i64:
    return COLLECT | region << 3 | extra << 2 | swap


def collect_region(action: i64) -> i64:
    return action >> 3 & 127


def collect_extra(action: i64) -> i64:
    return action >> 2 & 1


def collect_swap(action: i64) -> i64:
    return action & 3


def dig(region: i64) -> i64:
    return DIG | region


def dig_region(action: i64) -> i64:
    return action & 127


def kill(region: i64, faction: i64) -> i64:
    return KILL | region << 2 | faction


def kill_region(action: i64) -> i64:
    return action >> 2 & 127


def kill_faction(action: i64) -> i64:
    return action & 3


def build_refuge(region: i64) -> i64:
    return BUILD_REFUGE | region


def build_refuge_region(action: i64) -> i64:
    return action & 127


def build_elevator(ground: i64, roof: i64) -> i64:
    return BUILD_ELEVATOR | ground << 7 | roof


def build_elevator_ground(action: i64) -> i64:
    return action >> 7 & 127


def build_elevator_roof(action: i64) -> i64:
    return action & 127


def build_bridge(first: i64, second: i64, over: i64) -> i64:
    return BUILD_BRIDGE | first << 14 | second << 7 | over


def build_bridge_first(action: i64) -> i64:
    return action >> 14 & 127


def build_bridge_second(action: i64) -> i64:
    return action >> 7 & 127


def build_bridge_over(action: i64) -> i64:
    return action & 127


def gain(resource: i64, amount: i64) -> i64:
    return GAIN | resource << 3 | amount


def gain_resource(action: i64) -> i64:
    return action >> 3 & 3


def gain_amount(action: i64) -> i64:
    return action & 7


def copy(card: i64) -> i64:
    return COPY | card


def copy_card(action: i64) -> i64:
    return action & 127


def drone(drone: i64) -> i64:
    return DRONE | drone


def drone_of(action: i64) -> i64:
    return action & 3


def buy(card: i64, price: i64) -> i64:
    return BUY | card << 8 | price


def buy_card(action: i64) -> i64:
    return action >> 8 & 127


def buy_price(action: i64) -> i64:
    return action & 255


def spend(token: i64) -> i64:
    return SPEND | token


def spend_token(action: i64) -> i64:
    return action & 63


def relocate(region: i64) -> i64:
    return RELOCATE | region


def relocate_region(action: i64) -> i64:
    return action & 127


def take_refuge(region: i64) -> i64:
    return TAKE_REFUGE | region


def take_refuge_region(action: i64) -> i64:
    return action & 127


def take_elevator(ground: i64, roof: i64) -> i64:
    return TAKE_ELEVATOR | ground << 7 | roof


def take_elevator_ground(action: i64) -> i64:
    return action >> 7 & 127


def take_elevator_roof(action: i64) -> i64:
    return action & 127


def take_bridge(first: i64, second: i64, over: i64) -> i64:
    return TAKE_BRIDGE | first << 14 | second << 7 | over


def take_bridge_first(action: i64) -> i64:
    return action >> 14 & 127


def take_bridge_second(action: i64) -> i64:
    return action >> 7 & 127


def take_bridge_over(action: i64) -> i64:
    return action & 127


def give_back(resource: i64) -> i64:
    return GIVE_BACK | resource


def give_back_resource(action: i64) -> i64:
    return action & 3


def fly(region: i64) -> i64:
    return FLY | region


def fly_region(action: i64) -> i64:
    return action & 127


def harvest(amount: i64, swap: i64) -> i64:
    return HARVEST | amount << 2 | swap


def harvest_amount(action: i64) -> i64:
    return action >> 2 & 3


def harvest_swap(action: i64) -> i64:
    return action & 3


def teleport(region: i64, champion: i64) -> i64:
    return TELEPORT | region << 1 | champion


def teleport_region(action: i64) -> i64:
    return action >> 1 & 127


def teleport_champion(action: i64) -> i64:
    return action & 1


def reap(scrappers: i64) -> i64:
    return REAP | scrappers


def reap_scrappers(action: i64) -> i64:
    return action & 3


def discard(card: i64) -> i64:
    return DISCARD | card


def discard_card(action: i64) -> i64:
    return action & 127


def learn(colour: i64) -> i64:
    return LEARN | colour


def learn_colour(action: i64) -> i64:
    return action & 3


def mission(mission: i64) -> i64:
    return MISSION | mission


def mission_of(action: i64) -> i64:
    return action & 15
