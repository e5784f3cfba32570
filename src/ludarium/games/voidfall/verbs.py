# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""The codes of all actions: one for each verb, what packs its arguments, and what reads each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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


def verb(action: i64) -> i64:
    """The verb of an action, comparable with the constants above."""
    return action >> WIDTH << WIDTH


def house(house: i64) -> i64:
    return HOUSE | house


def house_of(action: i64) -> i64:
    return action & 31


def origin(origin: i64) -> i64:
    return ORIGIN | origin


def origin_of(action: i64) -> i64:
    return action & 1


def first(seat: i64) -> i64:
    return FIRST | seat


def first_seat(action: i64) -> i64:
    return action & 3


def lay_out(technology: i64) -> i64:
    return LAY_OUT | technology


def lay_out_technology(action: i64) -> i64:
    return action & 63


def offer(agenda: i64) -> i64:
    return OFFER | agenda


def offer_agenda(action: i64) -> i64:
    return action & 63


def reveal(event: i64) -> i64:
    return REVEAL | event


def reveal_event(action: i64) -> i64:
    return action & 63


def select(focus: i64, token: i64) -> i64:
    return SELECT | focus << 1 | token


def select_focus(action: i64) -> i64:
    return action >> 1 & 15


def select_token(action: i64) -> i64:
    return action & 1


def play_agenda(agenda: i64) -> i64:
    return PLAY_AGENDA | agenda


def play_agenda_agenda(action: i64) -> i64:
    return action & 63


def act(action: i64, double: i64) -> i64:
    return ACT | action << 1 | double


def act_action(action: i64) -> i64:
    return action >> 1 & 3


def act_double(action: i64) -> i64:
    return action & 1


def extra(technology: i64, way: i64) -> i64:
    return EXTRA | technology << 2 | way


def extra_technology(action: i64) -> i64:
    return action >> 2 & 63


def extra_way(action: i64) -> i64:
    return action & 3


def use(effect: i64) -> i64:
    return USE | effect


def use_effect(action: i64) -> i64:
    return action & 63


def at(sector: i64) -> i64:
    return AT | sector


def at_sector(action: i64) -> i64:
    return action & 31


def pay(credits: i64, food: i64, energy: i64, materials: i64, science: i64) -> i64:
    return PAY | credits << 20 | food << 15 | energy << 10 | materials << 5 | science


def pay_credits(action: i64) -> i64:
    return action >> 20 & 15


def pay_food(action: i64) -> i64:
    return action >> 15 & 31


def pay_energy(action: i64) -> i64:
    return action >> 10 & 31


def pay_materials(action: i64) -> i64:
    return action >> 5 & 31


def pay_science(action: i64) -> i64:
    return action & 31


def take(resource: i64) -> i64:
    return TAKE | resource


def take_resource(action: i64) -> i64:
    return action & 7


def produce(resource: i64) -> i64:
    return PRODUCE | resource


def produce_resource(action: i64) -> i64:
    return action & 7


def deploy(sector: i64, fleet: i64) -> i64:
    return DEPLOY | sector << 3 | fleet


def deploy_sector(action: i64) -> i64:
    return action >> 3 & 31


def deploy_fleet(action: i64) -> i64:
    return action & 7


def recall(sector: i64, fleet: i64) -> i64:
    return RECALL | sector << 3 | fleet


def recall_sector(action: i64) -> i64:
    return action >> 3 & 31


def recall_fleet(action: i64) -> i64:
    return action & 7


def regroup(src: i64, dst: i64, fleet: i64) -> i64:
    return REGROUP | src << 8 | dst << 3 | fleet


def regroup_src(action: i64) -> i64:
    return action >> 8 & 31


def regroup_dst(action: i64) -> i64:
    return action >> 3 & 31


def regroup_fleet(action: i64) -> i64:
    return action & 7


def found(sector: i64, guild: i64) -> i64:
    return FOUND | sector << 3 | guild


def found_sector(action: i64) -> i64:
    return action >> 3 & 31


def found_guild(action: i64) -> i64:
    return action & 7


def build(sector: i64, installation: i64) -> i64:
    return BUILD | sector << 3 | installation


def build_sector(action: i64) -> i64:
    return action >> 3 & 31


def build_installation(action: i64) -> i64:
    return action & 7


def grow(sector: i64) -> i64:
    return GROW | sector


def grow_sector(action: i64) -> i64:
    return action & 31


def shrink(sector: i64) -> i64:
    return SHRINK | sector


def shrink_sector(action: i64) -> i64:
    return action & 31


def corrupt(place: i64) -> i64:
    return CORRUPT | place


def corrupt_place(action: i64) -> i64:
    return action & 63


def purify(place: i64) -> i64:
    return PURIFY | place


def purify_place(action: i64) -> i64:
    return action & 63


def shift(src: i64, dst: i64) -> i64:
    return SHIFT | src << 6 | dst


def shift_src(action: i64) -> i64:
    return action >> 6 & 63


def shift_dst(action: i64) -> i64:
    return action & 63


def advance(track: i64) -> i64:
    return ADVANCE | track


def advance_track(action: i64) -> i64:
    return action & 3


def open_agenda(kind: i64) -> i64:
    return OPEN_AGENDA | kind


def open_agenda_kind(action: i64) -> i64:
    return action & 3


def draw_agenda(kind: i64) -> i64:
    return DRAW_AGENDA | kind


def draw_agenda_kind(action: i64) -> i64:
    return action & 3


def deal(agenda: i64) -> i64:
    return DEAL | agenda


def deal_agenda(action: i64) -> i64:
    return action & 63


def keep(agenda: i64) -> i64:
    return KEEP | agenda


def keep_agenda(action: i64) -> i64:
    return action & 63


def research(technology: i64, copy: i64) -> i64:
    return RESEARCH | technology << 3 | copy


def research_technology(action: i64) -> i64:
    return action >> 3 & 63


def research_copy(action: i64) -> i64:
    return action & 7


def improve(technology: i64) -> i64:
    return IMPROVE | technology


def improve_technology(action: i64) -> i64:
    return action & 63


def bonus(slot: i64) -> i64:
    return BONUS | slot


def bonus_slot(action: i64) -> i64:
    return action & 7


def draw_bounty(bounty: i64) -> i64:
    return DRAW_BOUNTY | bounty


def draw_bounty_bounty(action: i64) -> i64:
    return action & 15


def draw_reclaim(reclaim: i64) -> i64:
    return DRAW_RECLAIM | reclaim


def draw_reclaim_reclaim(action: i64) -> i64:
    return action & 15


def keep_bounty(bounty: i64) -> i64:
    return KEEP_BOUNTY | bounty


def keep_bounty_bounty(action: i64) -> i64:
    return action & 15


def upgrade(value: i64) -> i64:
    return UPGRADE | value


def upgrade_value(action: i64) -> i64:
    return action & 7


def discard_glory(value: i64) -> i64:
    return DISCARD_GLORY | value


def discard_glory_value(action: i64) -> i64:
    return action & 7


def borrow(focus: i64, action: i64) -> i64:
    return BORROW | focus << 2 | action


def borrow_focus(action: i64) -> i64:
    return action >> 2 & 15


def borrow_action(action: i64) -> i64:
    return action & 3


def peek(event: i64) -> i64:
    return PEEK | event


def peek_event(action: i64) -> i64:
    return action & 63


def foresee(event: i64) -> i64:
    return FORESEE | event


def foresee_event(action: i64) -> i64:
    return action & 63


def score(agenda: i64) -> i64:
    return SCORE | agenda


def score_agenda(action: i64) -> i64:
    return action & 63


def exchange(science: i64) -> i64:
    return EXCHANGE | science


def exchange_science(action: i64) -> i64:
    return action & 7


def place(sector: i64) -> i64:
    return PLACE | sector


def place_sector(action: i64) -> i64:
    return action & 31


def place_guild(sector: i64, guild: i64) -> i64:
    return PLACE_GUILD | sector << 3 | guild


def place_guild_sector(action: i64) -> i64:
    return action >> 3 & 31


def place_guild_guild(action: i64) -> i64:
    return action & 7


def destroy_guild(sector: i64, guild: i64) -> i64:
    return DESTROY_GUILD | sector << 3 | guild


def destroy_guild_sector(action: i64) -> i64:
    return action >> 3 & 31


def destroy_guild_guild(action: i64) -> i64:
    return action & 7


def destroy(sector: i64, installation: i64) -> i64:
    return DESTROY | sector << 3 | installation


def destroy_sector(action: i64) -> i64:
    return action >> 3 & 31


def destroy_installation(action: i64) -> i64:
    return action & 7


def invade(sector: i64) -> i64:
    return INVADE | sector


def invade_sector(action: i64) -> i64:
    return action & 31


def send(sector: i64, fleet: i64, power: i64) -> i64:
    return SEND | sector << 7 | fleet << 4 | power


def send_sector(action: i64) -> i64:
    return action >> 7 & 31


def send_fleet(action: i64) -> i64:
    return action >> 4 & 7


def send_power(action: i64) -> i64:
    return action & 15


def abandon(sector: i64) -> i64:
    return ABANDON | sector


def abandon_sector(action: i64) -> i64:
    return action & 31


def launch(power: i64) -> i64:
    return LAUNCH | power


def launch_power(action: i64) -> i64:
    return action & 15


def fire(missiles: i64, drones: i64, bombs: i64) -> i64:
    return FIRE | missiles << 4 | drones << 3 | bombs


def fire_missiles(action: i64) -> i64:
    return action >> 4 & 1


def fire_drones(action: i64) -> i64:
    return action >> 3 & 1


def fire_bombs(action: i64) -> i64:
    return action & 7


def absorb(source: i64) -> i64:
    return ABSORB | source


def absorb_source(action: i64) -> i64:
    return action & 7


def lose(fleet: i64) -> i64:
    return LOSE | fleet


def lose_fleet(action: i64) -> i64:
    return action & 7


def escape(fleet: i64) -> i64:
    return ESCAPE | fleet


def escape_fleet(action: i64) -> i64:
    return action & 7


def bold(now: i64) -> i64:
    return BOLD | now


def bold_now(action: i64) -> i64:
    return action & 1


def attach(field: i64) -> i64:
    return ATTACH | field


def attach_field(action: i64) -> i64:
    return action & 7


def place_tokens(tokens: i64) -> i64:
    return PLACE_TOKENS | tokens


def place_tokens_tokens(action: i64) -> i64:
    return action & 15


def upkeep(food: i64, energy: i64, materials: i64, credits: i64) -> i64:
    return UPKEEP | food << 12 | energy << 8 | materials << 4 | credits


def upkeep_food(action: i64) -> i64:
    return action >> 12 & 15


def upkeep_energy(action: i64) -> i64:
    return action >> 8 & 15


def upkeep_materials(action: i64) -> i64:
    return action >> 4 & 15


def upkeep_credits(action: i64) -> i64:
    return action & 15


def decree(number: i64) -> i64:
    return DECREE | number


def decree_number(action: i64) -> i64:
    return action & 1


def remove_agenda(field: i64) -> i64:
    return REMOVE_AGENDA | field


def remove_agenda_field(action: i64) -> i64:
    return action & 7


def strike(sector: i64) -> i64:
    return STRIKE | sector


def strike_sector(action: i64) -> i64:
    return action & 31
