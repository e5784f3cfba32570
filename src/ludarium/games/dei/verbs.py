# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""The codes of all actions: one for each verb, what packs its arguments, and what reads each."""

from __future__ import annotations

from typing import Final

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


def verb(action: int) -> int:
    """The verb of an action, comparable with the constants above."""
    return action >> WIDTH << WIDTH


def not_now(action: int) -> str:
    """The rule that says when an action has its time; nothing for a number that is not an action."""
    number = action >> WIDTH
    return TIMES[number] if 0 <= number < len(TIMES) else ""


def lay(laid: int) -> int:
    return LAY | laid


def lay_laid(action: int) -> int:
    return action & 63


def faction(faction: int) -> int:
    return FACTION | faction


def faction_of(action: int) -> int:
    return action & 3


def priority(faction: int) -> int:
    return PRIORITY | faction


def priority_faction(action: int) -> int:
    return action & 3


def key(colour: int) -> int:
    return KEY | colour


def key_colour(action: int) -> int:
    return action & 3


def drone_token(drone: int) -> int:
    return DRONE_TOKEN | drone


def drone_token_drone(action: int) -> int:
    return action & 3


def reveal(card: int) -> int:
    return REVEAL | card


def reveal_card(action: int) -> int:
    return action & 127


def deal_mission(mission: int) -> int:
    return DEAL_MISSION | mission


def deal_mission_mission(action: int) -> int:
    return action & 15


def deal_feat(feat: int) -> int:
    return DEAL_FEAT | feat


def deal_feat_feat(action: int) -> int:
    return action & 31


def draft(feat: int) -> int:
    return DRAFT | feat


def draft_feat(action: int) -> int:
    return action & 31


def draw_boost(boost: int) -> int:
    return DRAW_BOOST | boost


def draw_boost_boost(action: int) -> int:
    return action & 7


def place(region: int, scrappers: int, champion: int) -> int:
    return PLACE | region << 4 | scrappers << 1 | champion


def place_region(action: int) -> int:
    return action >> 4 & 127


def place_scrappers(action: int) -> int:
    return action >> 1 & 7


def place_champion(action: int) -> int:
    return action & 1


def plan(first: int, second: int) -> int:
    return PLAN | first << 7 | second


def plan_first(action: int) -> int:
    return action >> 7 & 127


def plan_second(action: int) -> int:
    return action & 127


def plan_one(card: int) -> int:
    return PLAN_ONE | card


def plan_one_card(action: int) -> int:
    return action & 127


def play(card: int, down: int) -> int:
    return PLAY | card << 1 | down


def play_card(action: int) -> int:
    return action >> 1 & 127


def play_down(action: int) -> int:
    return action & 1


def order(card: int, price: int) -> int:
    return ORDER | card << 8 | price


def order_card(action: int) -> int:
    return action >> 8 & 127


def order_price(action: int) -> int:
    return action & 255


def boost(boost: int) -> int:
    return BOOST | boost


def boost_of(action: int) -> int:
    return action & 7


def enlist(region: int, supplied: int) -> int:
    return ENLIST | region << 1 | supplied


def enlist_region(action: int) -> int:
    return action >> 1 & 127


def enlist_supplied(action: int) -> int:
    return action & 1


def move(src: int, dst: int, scrappers: int, champion: int, refuges: int) -> int:
    return MOVE | src << 14 | dst << 7 | scrappers << 3 | champion << 2 | refuges


def move_src(action: int) -> int:
    return action >> 14 & 127


def move_dst(action: int) -> int:
    return action >> 7 & 127


def move_scrappers(action: int) -> int:
    return action >> 3 & 15


def move_champion(action: int) -> int:
    return action >> 2 & 1


def move_refuges(action: int) -> int:
    return action & 3


def collect(region: int, extra: int, swap: int) -> int:
    return COLLECT | region << 3 | extra << 2 | swap


def collect_region(action: int) -> int:
    return action >> 3 & 127


def collect_extra(action: int) -> int:
    return action >> 2 & 1


def collect_swap(action: int) -> int:
    return action & 3


def dig(region: int) -> int:
    return DIG | region


def dig_region(action: int) -> int:
    return action & 127


def kill(region: int, faction: int) -> int:
    return KILL | region << 2 | faction


def kill_region(action: int) -> int:
    return action >> 2 & 127


def kill_faction(action: int) -> int:
    return action & 3


def build_refuge(region: int) -> int:
    return BUILD_REFUGE | region


def build_refuge_region(action: int) -> int:
    return action & 127


def build_elevator(ground: int, roof: int) -> int:
    return BUILD_ELEVATOR | ground << 7 | roof


def build_elevator_ground(action: int) -> int:
    return action >> 7 & 127


def build_elevator_roof(action: int) -> int:
    return action & 127


def build_bridge(first: int, second: int, over: int) -> int:
    return BUILD_BRIDGE | first << 14 | second << 7 | over


def build_bridge_first(action: int) -> int:
    return action >> 14 & 127


def build_bridge_second(action: int) -> int:
    return action >> 7 & 127


def build_bridge_over(action: int) -> int:
    return action & 127


def gain(resource: int, amount: int) -> int:
    return GAIN | resource << 3 | amount


def gain_resource(action: int) -> int:
    return action >> 3 & 3


def gain_amount(action: int) -> int:
    return action & 7


def copy(card: int) -> int:
    return COPY | card


def copy_card(action: int) -> int:
    return action & 127


def drone(drone: int) -> int:
    return DRONE | drone


def drone_of(action: int) -> int:
    return action & 3


def buy(card: int, price: int) -> int:
    return BUY | card << 8 | price


def buy_card(action: int) -> int:
    return action >> 8 & 127


def buy_price(action: int) -> int:
    return action & 255


def spend(token: int) -> int:
    return SPEND | token


def spend_token(action: int) -> int:
    return action & 63


def relocate(region: int) -> int:
    return RELOCATE | region


def relocate_region(action: int) -> int:
    return action & 127


def take_refuge(region: int) -> int:
    return TAKE_REFUGE | region


def take_refuge_region(action: int) -> int:
    return action & 127


def take_elevator(ground: int, roof: int) -> int:
    return TAKE_ELEVATOR | ground << 7 | roof


def take_elevator_ground(action: int) -> int:
    return action >> 7 & 127


def take_elevator_roof(action: int) -> int:
    return action & 127


def take_bridge(first: int, second: int, over: int) -> int:
    return TAKE_BRIDGE | first << 14 | second << 7 | over


def take_bridge_first(action: int) -> int:
    return action >> 14 & 127


def take_bridge_second(action: int) -> int:
    return action >> 7 & 127


def take_bridge_over(action: int) -> int:
    return action & 127


def give_back(resource: int) -> int:
    return GIVE_BACK | resource


def give_back_resource(action: int) -> int:
    return action & 3


def fly(region: int) -> int:
    return FLY | region


def fly_region(action: int) -> int:
    return action & 127


def harvest(amount: int, swap: int) -> int:
    return HARVEST | amount << 2 | swap


def harvest_amount(action: int) -> int:
    return action >> 2 & 3


def harvest_swap(action: int) -> int:
    return action & 3


def teleport(region: int, champion: int) -> int:
    return TELEPORT | region << 1 | champion


def teleport_region(action: int) -> int:
    return action >> 1 & 127


def teleport_champion(action: int) -> int:
    return action & 1


def reap(scrappers: int) -> int:
    return REAP | scrappers


def reap_scrappers(action: int) -> int:
    return action & 3


def discard(card: int) -> int:
    return DISCARD | card


def discard_card(action: int) -> int:
    return action & 127


def learn(colour: int) -> int:
    return LEARN | colour


def learn_colour(action: int) -> int:
    return action & 3


def mission(mission: int) -> int:
    return MISSION | mission


def mission_of(action: int) -> int:
    return action & 15
