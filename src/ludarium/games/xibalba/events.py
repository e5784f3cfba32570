# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""What can happen, for log and animation: the code of each event, and what notes it for its hearers."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.seats import EVERYONE
from ludarium.kernel.state import State

WIDTH: Final = 24

FACTION: Final = 0 << WIDTH
ARK_SOLDIER: Final = 1 << WIDTH
OPENED: Final = 2 << WIDTH
RESHUFFLED: Final = 3 << WIDTH
START_ROLL: Final = 4 << WIDTH
STARTS: Final = 5 << WIDTH
TURN: Final = 6 << WIDTH
INCOME: Final = 7 << WIDTH
RESOLVED: Final = 8 << WIDTH
POOL: Final = 9 << WIDTH
ROLLED_RESOURCE: Final = 10 << WIDTH
ROLLED_ATTACK: Final = 11 << WIDTH
ROLLED_PARAGON: Final = 12 << WIDTH
KEPT: Final = 13 << WIDTH
TRADED: Final = 14 << WIDTH
GAINED: Final = 15 << WIDTH
LOST: Final = 16 << WIDTH
PARAGON: Final = 17 << WIDTH
PARAGON_LOST: Final = 18 << WIDTH
LOOTED: Final = 19 << WIDTH
STOLE: Final = 20 << WIDTH
ATTACKED: Final = 21 << WIDTH
DAMAGED: Final = 22 << WIDTH
DESTROYED: Final = 23 << WIDTH
ENTERED: Final = 24 << WIDTH
BLOCKED: Final = 25 << WIDTH
LET_THROUGH: Final = 26 << WIDTH
HELD: Final = 27 << WIDTH
BREACHED: Final = 28 << WIDTH
BOUGHT: Final = 29 << WIDTH
DISCARDED: Final = 30 << WIDTH
DEMOTED: Final = 31 << WIDTH
WON_OVER: Final = 32 << WIDTH
RECALLED: Final = 33 << WIDTH
REORGANISED: Final = 34 << WIDTH
HEALED: Final = 35 << WIDTH
WEAPON_TECHNOLOGY: Final = 36 << WIDTH
DIE: Final = 37 << WIDTH
UPGRADED: Final = 38 << WIDTH
USED: Final = 39 << WIDTH
CONTROLS: Final = 40 << WIDTH
WON: Final = 41 << WIDTH
TACTICAL_ATTACK: Final = 42 << WIDTH
NO_MORE: Final = 43 << WIDTH


def faction(s: State, seat: int, faction: int) -> None:
    if s.events is not None:
        s.emit(FACTION | seat << 3 | faction, EVERYONE)


def ark_soldier(s: State, card: int, life: int) -> None:
    if s.events is not None:
        s.emit(ARK_SOLDIER | card << 5 | life, EVERYONE)


def opened(s: State, card: int) -> None:
    if s.events is not None:
        s.emit(OPENED | card, EVERYONE)


def reshuffled(s: State, type: int) -> None:
    if s.events is not None:
        s.emit(RESHUFFLED | type, EVERYONE)


def start_roll(s: State, seat: int, amount: int) -> None:
    if s.events is not None:
        s.emit(START_ROLL | seat << 6 | amount, EVERYONE)


def starts(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(STARTS | seat, EVERYONE)


def turn(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(TURN | seat, EVERYONE)


def income(s: State, seat: int, amount: int) -> None:
    if s.events is not None:
        s.emit(INCOME | seat << 6 | amount, EVERYONE)


def resolved(s: State, seat: int, card: int) -> None:
    if s.events is not None:
        s.emit(RESOLVED | seat << 7 | card, EVERYONE)


def pool(s: State, seat: int, resource: int, attack: int) -> None:
    if s.events is not None:
        s.emit(POOL | seat << 6 | resource << 3 | attack, EVERYONE)


def rolled_resource(s: State, seat: int, dice: int) -> None:
    if s.events is not None:
        s.emit(ROLLED_RESOURCE | seat << 12 | dice, EVERYONE)


def rolled_attack(s: State, seat: int, dice: int) -> None:
    if s.events is not None:
        s.emit(ROLLED_ATTACK | seat << 9 | dice, EVERYONE)


def rolled_paragon(s: State, seat: int, dice: int) -> None:
    if s.events is not None:
        s.emit(ROLLED_PARAGON | seat << 9 | dice, EVERYONE)


def kept(s: State, seat: int, dice: int) -> None:
    if s.events is not None:
        s.emit(KEPT | seat << 21 | dice, EVERYONE)


def traded(s: State, seat: int, face: int) -> None:
    if s.events is not None:
        s.emit(TRADED | seat << 3 | face, EVERYONE)


def gained(s: State, seat: int, amount: int) -> None:
    if s.events is not None:
        s.emit(GAINED | seat << 6 | amount, EVERYONE)


def lost(s: State, seat: int, amount: int) -> None:
    if s.events is not None:
        s.emit(LOST | seat << 6 | amount, EVERYONE)


def paragon(s: State, seat: int, amount: int) -> None:
    if s.events is not None:
        s.emit(PARAGON | seat << 6 | amount, EVERYONE)


def paragon_lost(s: State, seat: int, amount: int) -> None:
    if s.events is not None:
        s.emit(PARAGON_LOST | seat << 6 | amount, EVERYONE)


def looted(s: State, seat: int, other: int, amount: int) -> None:
    if s.events is not None:
        s.emit(LOOTED | seat << 9 | other << 6 | amount, EVERYONE)


def stole(s: State, seat: int, other: int, amount: int) -> None:
    if s.events is not None:
        s.emit(STOLE | seat << 9 | other << 6 | amount, EVERYONE)


def attacked(s: State, seat: int, target: int, strength: int) -> None:
    if s.events is not None:
        s.emit(ATTACKED | seat << 11 | target << 8 | strength, EVERYONE)


def damaged(s: State, card: int, amount: int, life: int) -> None:
    if s.events is not None:
        s.emit(DAMAGED | card << 11 | amount << 5 | life, EVERYONE)


def destroyed(s: State, card: int) -> None:
    if s.events is not None:
        s.emit(DESTROYED | card, EVERYONE)


def entered(s: State, seat: int, card: int, life: int) -> None:
    if s.events is not None:
        s.emit(ENTERED | seat << 12 | card << 5 | life, EVERYONE)


def blocked(s: State, seat: int, card: int) -> None:
    if s.events is not None:
        s.emit(BLOCKED | seat << 7 | card, EVERYONE)


def let_through(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(LET_THROUGH | seat, EVERYONE)


def held(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(HELD | seat, EVERYONE)


def breached(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(BREACHED | seat, EVERYONE)


def bought(s: State, seat: int, card: int) -> None:
    if s.events is not None:
        s.emit(BOUGHT | seat << 7 | card, EVERYONE)


def discarded(s: State, seat: int, card: int) -> None:
    if s.events is not None:
        s.emit(DISCARDED | seat << 7 | card, EVERYONE)


def demoted(s: State, seat: int, card: int) -> None:
    if s.events is not None:
        s.emit(DEMOTED | seat << 7 | card, EVERYONE)


def won_over(s: State, seat: int, other: int, card: int) -> None:
    if s.events is not None:
        s.emit(WON_OVER | seat << 10 | other << 7 | card, EVERYONE)


def recalled(s: State, seat: int, card: int) -> None:
    if s.events is not None:
        s.emit(RECALLED | seat << 7 | card, EVERYONE)


def reorganised(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(REORGANISED | seat, EVERYONE)


def healed(s: State, seat: int, life: int) -> None:
    if s.events is not None:
        s.emit(HEALED | seat << 5 | life, EVERYONE)


def weapon_technology(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(WEAPON_TECHNOLOGY | seat, EVERYONE)


def die(s: State, seat: int, face: int) -> None:
    if s.events is not None:
        s.emit(DIE | seat << 3 | face, EVERYONE)


def upgraded(s: State, seat: int, level: int) -> None:
    if s.events is not None:
        s.emit(UPGRADED | seat << 3 | level, EVERYONE)


def used(s: State, seat: int, card: int) -> None:
    if s.events is not None:
        s.emit(USED | seat << 7 | card, EVERYONE)


def controls(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(CONTROLS | seat, EVERYONE)


def won(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(WON | seat, EVERYONE)


def tactical_attack(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(TACTICAL_ATTACK | seat, EVERYONE)


def no_more(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(NO_MORE | seat, EVERYONE)
