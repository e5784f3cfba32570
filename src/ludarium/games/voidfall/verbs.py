# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""The codes of all actions: one for each verb, what packs its arguments, and what reads each."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 24

HOUSE: Final = 0 << WIDTH
ORIGIN: Final = 1 << WIDTH
FIRST: Final = 2 << WIDTH
LAY_OUT: Final = 3 << WIDTH
OFFER: Final = 4 << WIDTH
REVEAL: Final = 5 << WIDTH
SELECT: Final = 6 << WIDTH
PLAY_AGENDA: Final = 7 << WIDTH
NO_AGENDA: Final = 8 << WIDTH
ACT: Final = 9 << WIDTH
EXTRA: Final = 10 << WIDTH
AGENDA_ACTION: Final = 11 << WIDTH
USE: Final = 12 << WIDTH
AT: Final = 13 << WIDTH
PAY: Final = 14 << WIDTH
TAKE: Final = 15 << WIDTH
PRODUCE: Final = 16 << WIDTH
DEPLOY: Final = 17 << WIDTH
RECALL: Final = 18 << WIDTH
REGROUP: Final = 19 << WIDTH
FOUND: Final = 20 << WIDTH
BUILD: Final = 21 << WIDTH
GROW: Final = 22 << WIDTH
SHRINK: Final = 23 << WIDTH
CORRUPT: Final = 24 << WIDTH
PURIFY: Final = 25 << WIDTH
SHIFT: Final = 26 << WIDTH
ADVANCE: Final = 27 << WIDTH
OPEN_AGENDA: Final = 28 << WIDTH
DRAW_AGENDA: Final = 29 << WIDTH
DEAL: Final = 30 << WIDTH
KEEP: Final = 31 << WIDTH
RESEARCH: Final = 32 << WIDTH
IMPROVE: Final = 33 << WIDTH
BONUS: Final = 34 << WIDTH
DRAW_BOUNTY: Final = 35 << WIDTH
DRAW_RECLAIM: Final = 36 << WIDTH
KEEP_BOUNTY: Final = 37 << WIDTH
UPGRADE: Final = 38 << WIDTH
DISCARD_GLORY: Final = 39 << WIDTH
BORROW: Final = 40 << WIDTH
PEEK: Final = 41 << WIDTH
FORESEE: Final = 42 << WIDTH
SCORE: Final = 43 << WIDTH
EXCHANGE: Final = 44 << WIDTH
PLACE: Final = 45 << WIDTH
PLACE_GUILD: Final = 46 << WIDTH
DESTROY_GUILD: Final = 47 << WIDTH
DESTROY: Final = 48 << WIDTH
INVADE: Final = 49 << WIDTH
SEND: Final = 50 << WIDTH
ATTACK: Final = 51 << WIDTH
ABANDON: Final = 52 << WIDTH
LAUNCH: Final = 53 << WIDTH
FIRE: Final = 54 << WIDTH
ABSORB: Final = 55 << WIDTH
LOSE: Final = 56 << WIDTH
ESCAPE: Final = 57 << WIDTH
BOLD: Final = 58 << WIDTH
ATTACH: Final = 59 << WIDTH
DISCARD_AGENDA: Final = 60 << WIDTH
PLACE_TOKENS: Final = 61 << WIDTH
UPKEEP: Final = 62 << WIDTH
DECREE: Final = 63 << WIDTH
REMOVE_AGENDA: Final = 64 << WIDTH
STRIKE: Final = 65 << WIDTH
DONE: Final = 66 << WIDTH


def verb(action: int) -> int:
    """The verb of an action, comparable with the constants above."""
    return action >> WIDTH << WIDTH


def house(house: int) -> int:
    return HOUSE | house


def house_of(action: int) -> int:
    return action & 31


def origin(origin: int) -> int:
    return ORIGIN | origin


def origin_of(action: int) -> int:
    return action & 1


def first(seat: int) -> int:
    return FIRST | seat


def first_seat(action: int) -> int:
    return action & 3


def lay_out(technology: int) -> int:
    return LAY_OUT | technology


def lay_out_technology(action: int) -> int:
    return action & 63


def offer(agenda: int) -> int:
    return OFFER | agenda


def offer_agenda(action: int) -> int:
    return action & 63


def reveal(event: int) -> int:
    return REVEAL | event


def reveal_event(action: int) -> int:
    return action & 63


def select(focus: int, token: int) -> int:
    return SELECT | focus << 1 | token


def select_focus(action: int) -> int:
    return action >> 1 & 15


def select_token(action: int) -> int:
    return action & 1


def play_agenda(agenda: int) -> int:
    return PLAY_AGENDA | agenda


def play_agenda_agenda(action: int) -> int:
    return action & 63


def act(action: int, double: int) -> int:
    return ACT | action << 1 | double


def act_action(action: int) -> int:
    return action >> 1 & 3


def act_double(action: int) -> int:
    return action & 1


def extra(technology: int, way: int) -> int:
    return EXTRA | technology << 2 | way


def extra_technology(action: int) -> int:
    return action >> 2 & 63


def extra_way(action: int) -> int:
    return action & 3


def use(effect: int) -> int:
    return USE | effect


def use_effect(action: int) -> int:
    return action & 63


def at(sector: int) -> int:
    return AT | sector


def at_sector(action: int) -> int:
    return action & 31


def pay(credits: int, food: int, energy: int, materials: int, science: int) -> int:
    return PAY | credits << 20 | food << 15 | energy << 10 | materials << 5 | science


def pay_credits(action: int) -> int:
    return action >> 20 & 15


def pay_food(action: int) -> int:
    return action >> 15 & 31


def pay_energy(action: int) -> int:
    return action >> 10 & 31


def pay_materials(action: int) -> int:
    return action >> 5 & 31


def pay_science(action: int) -> int:
    return action & 31


def take(resource: int) -> int:
    return TAKE | resource


def take_resource(action: int) -> int:
    return action & 7


def produce(resource: int) -> int:
    return PRODUCE | resource


def produce_resource(action: int) -> int:
    return action & 7


def deploy(sector: int, fleet: int) -> int:
    return DEPLOY | sector << 3 | fleet


def deploy_sector(action: int) -> int:
    return action >> 3 & 31


def deploy_fleet(action: int) -> int:
    return action & 7


def recall(sector: int, fleet: int) -> int:
    return RECALL | sector << 3 | fleet


def recall_sector(action: int) -> int:
    return action >> 3 & 31


def recall_fleet(action: int) -> int:
    return action & 7


def regroup(src: int, dst: int, fleet: int) -> int:
    return REGROUP | src << 8 | dst << 3 | fleet


def regroup_src(action: int) -> int:
    return action >> 8 & 31


def regroup_dst(action: int) -> int:
    return action >> 3 & 31


def regroup_fleet(action: int) -> int:
    return action & 7


def found(sector: int, guild: int) -> int:
    return FOUND | sector << 3 | guild


def found_sector(action: int) -> int:
    return action >> 3 & 31


def found_guild(action: int) -> int:
    return action & 7


def build(sector: int, installation: int) -> int:
    return BUILD | sector << 3 | installation


def build_sector(action: int) -> int:
    return action >> 3 & 31


def build_installation(action: int) -> int:
    return action & 7


def grow(sector: int) -> int:
    return GROW | sector


def grow_sector(action: int) -> int:
    return action & 31


def shrink(sector: int) -> int:
    return SHRINK | sector


def shrink_sector(action: int) -> int:
    return action & 31


def corrupt(place: int) -> int:
    return CORRUPT | place


def corrupt_place(action: int) -> int:
    return action & 63


def purify(place: int) -> int:
    return PURIFY | place


def purify_place(action: int) -> int:
    return action & 63


def shift(src: int, dst: int) -> int:
    return SHIFT | src << 6 | dst


def shift_src(action: int) -> int:
    return action >> 6 & 63


def shift_dst(action: int) -> int:
    return action & 63


def advance(track: int) -> int:
    return ADVANCE | track


def advance_track(action: int) -> int:
    return action & 3


def open_agenda(kind: int) -> int:
    return OPEN_AGENDA | kind


def open_agenda_kind(action: int) -> int:
    return action & 3


def draw_agenda(kind: int) -> int:
    return DRAW_AGENDA | kind


def draw_agenda_kind(action: int) -> int:
    return action & 3


def deal(agenda: int) -> int:
    return DEAL | agenda


def deal_agenda(action: int) -> int:
    return action & 63


def keep(agenda: int) -> int:
    return KEEP | agenda


def keep_agenda(action: int) -> int:
    return action & 63


def research(technology: int, copy: int) -> int:
    return RESEARCH | technology << 3 | copy


def research_technology(action: int) -> int:
    return action >> 3 & 63


def research_copy(action: int) -> int:
    return action & 7


def improve(technology: int) -> int:
    return IMPROVE | technology


def improve_technology(action: int) -> int:
    return action & 63


def bonus(slot: int) -> int:
    return BONUS | slot


def bonus_slot(action: int) -> int:
    return action & 7


def draw_bounty(bounty: int) -> int:
    return DRAW_BOUNTY | bounty


def draw_bounty_bounty(action: int) -> int:
    return action & 15


def draw_reclaim(reclaim: int) -> int:
    return DRAW_RECLAIM | reclaim


def draw_reclaim_reclaim(action: int) -> int:
    return action & 15


def keep_bounty(bounty: int) -> int:
    return KEEP_BOUNTY | bounty


def keep_bounty_bounty(action: int) -> int:
    return action & 15


def upgrade(value: int) -> int:
    return UPGRADE | value


def upgrade_value(action: int) -> int:
    return action & 7


def discard_glory(value: int) -> int:
    return DISCARD_GLORY | value


def discard_glory_value(action: int) -> int:
    return action & 7


def borrow(focus: int, action: int) -> int:
    return BORROW | focus << 2 | action


def borrow_focus(action: int) -> int:
    return action >> 2 & 15


def borrow_action(action: int) -> int:
    return action & 3


def peek(event: int) -> int:
    return PEEK | event


def peek_event(action: int) -> int:
    return action & 63


def foresee(event: int) -> int:
    return FORESEE | event


def foresee_event(action: int) -> int:
    return action & 63


def score(agenda: int) -> int:
    return SCORE | agenda


def score_agenda(action: int) -> int:
    return action & 63


def exchange(science: int) -> int:
    return EXCHANGE | science


def exchange_science(action: int) -> int:
    return action & 7


def place(sector: int) -> int:
    return PLACE | sector


def place_sector(action: int) -> int:
    return action & 31


def place_guild(sector: int, guild: int) -> int:
    return PLACE_GUILD | sector << 3 | guild


def place_guild_sector(action: int) -> int:
    return action >> 3 & 31


def place_guild_guild(action: int) -> int:
    return action & 7


def destroy_guild(sector: int, guild: int) -> int:
    return DESTROY_GUILD | sector << 3 | guild


def destroy_guild_sector(action: int) -> int:
    return action >> 3 & 31


def destroy_guild_guild(action: int) -> int:
    return action & 7


def destroy(sector: int, installation: int) -> int:
    return DESTROY | sector << 3 | installation


def destroy_sector(action: int) -> int:
    return action >> 3 & 31


def destroy_installation(action: int) -> int:
    return action & 7


def invade(sector: int) -> int:
    return INVADE | sector


def invade_sector(action: int) -> int:
    return action & 31


def send(sector: int, fleet: int, power: int) -> int:
    return SEND | sector << 7 | fleet << 4 | power


def send_sector(action: int) -> int:
    return action >> 7 & 31


def send_fleet(action: int) -> int:
    return action >> 4 & 7


def send_power(action: int) -> int:
    return action & 15


def abandon(sector: int) -> int:
    return ABANDON | sector


def abandon_sector(action: int) -> int:
    return action & 31


def launch(power: int) -> int:
    return LAUNCH | power


def launch_power(action: int) -> int:
    return action & 15


def fire(missiles: int, drones: int, bombs: int) -> int:
    return FIRE | missiles << 4 | drones << 3 | bombs


def fire_missiles(action: int) -> int:
    return action >> 4 & 1


def fire_drones(action: int) -> int:
    return action >> 3 & 1


def fire_bombs(action: int) -> int:
    return action & 7


def absorb(source: int) -> int:
    return ABSORB | source


def absorb_source(action: int) -> int:
    return action & 7


def lose(fleet: int) -> int:
    return LOSE | fleet


def lose_fleet(action: int) -> int:
    return action & 7


def escape(fleet: int) -> int:
    return ESCAPE | fleet


def escape_fleet(action: int) -> int:
    return action & 7


def bold(now: int) -> int:
    return BOLD | now


def bold_now(action: int) -> int:
    return action & 1


def attach(field: int) -> int:
    return ATTACH | field


def attach_field(action: int) -> int:
    return action & 7


def place_tokens(tokens: int) -> int:
    return PLACE_TOKENS | tokens


def place_tokens_tokens(action: int) -> int:
    return action & 15


def upkeep(food: int, energy: int, materials: int, credits: int) -> int:
    return UPKEEP | food << 12 | energy << 8 | materials << 4 | credits


def upkeep_food(action: int) -> int:
    return action >> 12 & 15


def upkeep_energy(action: int) -> int:
    return action >> 8 & 15


def upkeep_materials(action: int) -> int:
    return action >> 4 & 15


def upkeep_credits(action: int) -> int:
    return action & 15


def decree(number: int) -> int:
    return DECREE | number


def decree_number(action: int) -> int:
    return action & 1


def remove_agenda(field: int) -> int:
    return REMOVE_AGENDA | field


def remove_agenda_field(action: int) -> int:
    return action & 7


def strike(sector: int) -> int:
    return STRIKE | sector


def strike_sector(action: int) -> int:
    return action & 31
