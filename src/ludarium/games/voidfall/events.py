# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""What can happen, for log and animation: the code of each event, and what notes it for its hearers."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.seats import EVERYONE
from ludarium.kernel.state import State

WIDTH: Final = 24

HOUSE: Final = 0 << WIDTH
ORIGIN: Final = 1 << WIDTH
PLACE: Final = 2 << WIDTH
OFFERED: Final = 3 << WIDTH
EVENT: Final = 4 << WIDTH
CYCLE: Final = 5 << WIDTH
ROUND: Final = 6 << WIDTH
TURN: Final = 7 << WIDTH
SELECTED: Final = 8 << WIDTH
PLAYED: Final = 9 << WIDTH
GAINED: Final = 10 << WIDTH
INFLUENCE: Final = 11 << WIDTH
LOST: Final = 12 << WIDTH
PAID: Final = 13 << WIDTH
PRODUCED: Final = 14 << WIDTH
OVERPRODUCED: Final = 15 << WIDTH
ACTIVATED: Final = 16 << WIDTH
DEACTIVATED: Final = 17 << WIDTH
DEPLOYED: Final = 18 << WIDTH
RECALLED: Final = 19 << WIDTH
MOVED: Final = 20 << WIDTH
FOUNDED: Final = 21 << WIDTH
BUILT: Final = 22 << WIDTH
GUILD_GONE: Final = 23 << WIDTH
INSTALLATION_GONE: Final = 24 << WIDTH
GREW: Final = 25 << WIDTH
SHRANK: Final = 26 << WIDTH
CORRUPTED: Final = 27 << WIDTH
PURIFIED: Final = 28 << WIDTH
OFFER_CORRUPTED: Final = 29 << WIDTH
ADVANCED: Final = 30 << WIDTH
AGENDA_TAKEN: Final = 31 << WIDTH
AGENDA_DRAWN: Final = 32 << WIDTH
AGENDA_ATTACHED: Final = 33 << WIDTH
AGENDA_LEFT: Final = 34 << WIDTH
RESEARCHED: Final = 35 << WIDTH
IMPROVED: Final = 36 << WIDTH
TOKEN: Final = 37 << WIDTH
TOKEN_BACK: Final = 38 << WIDTH
BOUNTY: Final = 39 << WIDTH
RECLAIM: Final = 40 << WIDTH
TOKEN_DISCARDED: Final = 41 << WIDTH
GLORY: Final = 42 << WIDTH
GLORY_GONE: Final = 43 << WIDTH
PLACED: Final = 44 << WIDTH
INVADED: Final = 45 << WIDTH
SENT: Final = 46 << WIDTH
SHOT: Final = 47 << WIDTH
ABSORBED: Final = 48 << WIDTH
OUTCOME: Final = 49 << WIDTH
CONQUERED: Final = 50 << WIDTH
ABANDONED: Final = 51 << WIDTH
INCURSION: Final = 52 << WIDTH
SKIRMISH: Final = 53 << WIDTH
SPARED: Final = 54 << WIDTH
UPKEEP: Final = 55 << WIDTH
SCORED: Final = 56 << WIDTH
DECREE: Final = 57 << WIDTH
LAID_OUT: Final = 58 << WIDTH
START_SCORED: Final = 59 << WIDTH
HAVEN: Final = 60 << WIDTH


def house(s: State, seat: int, house: int) -> None:
    if s.events is not None:
        s.emit(HOUSE | seat << 5 | house, EVERYONE)


def origin(s: State, seat: int, origin: int, technology: int) -> None:
    if s.events is not None:
        s.emit(ORIGIN | seat << 7 | origin << 6 | technology, EVERYONE)


def place(s: State, seat: int, place: int) -> None:
    if s.events is not None:
        s.emit(PLACE | seat << 2 | place, EVERYONE)


def offered(s: State, agenda: int) -> None:
    if s.events is not None:
        s.emit(OFFERED | agenda, EVERYONE)


def event(s: State, event: int) -> None:
    if s.events is not None:
        s.emit(EVENT | event, EVERYONE)


def cycle(s: State, cycle: int) -> None:
    if s.events is not None:
        s.emit(CYCLE | cycle, EVERYONE)


def round(s: State, round: int) -> None:
    if s.events is not None:
        s.emit(ROUND | round, EVERYONE)


def turn(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(TURN | seat, EVERYONE)


def selected(s: State, seat: int, focus: int, token: int) -> None:
    if s.events is not None:
        s.emit(SELECTED | seat << 5 | focus << 1 | token, EVERYONE)


def played(s: State, seat: int, agenda: int) -> None:
    if s.events is not None:
        s.emit(PLAYED | seat << 6 | agenda, EVERYONE)


def gained(s: State, seat: int, resource: int, amount: int) -> None:
    if s.events is not None:
        s.emit(GAINED | seat << 10 | resource << 7 | amount, EVERYONE)


def influence(s: State, seat: int, points: int) -> None:
    if s.events is not None:
        s.emit(INFLUENCE | seat << 8 | points, EVERYONE)


def lost(s: State, seat: int, points: int) -> None:
    if s.events is not None:
        s.emit(LOST | seat << 8 | points, EVERYONE)


def paid(s: State, seat: int, credits: int, food: int, energy: int, materials: int, science: int) -> None:
    if s.events is not None:
        s.emit(PAID | seat << 20 | credits << 16 | food << 12 | energy << 8 | materials << 4 | science, EVERYONE)


def produced(s: State, seat: int, resource: int, amount: int) -> None:
    if s.events is not None:
        s.emit(PRODUCED | seat << 10 | resource << 7 | amount, EVERYONE)


def overproduced(s: State, seat: int, resource: int) -> None:
    if s.events is not None:
        s.emit(OVERPRODUCED | seat << 3 | resource, EVERYONE)


def activated(s: State, seat: int, amount: int) -> None:
    if s.events is not None:
        s.emit(ACTIVATED | seat << 7 | amount, EVERYONE)


def deactivated(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(DEACTIVATED | seat, EVERYONE)


def deployed(s: State, seat: int, sector: int, fleet: int) -> None:
    if s.events is not None:
        s.emit(DEPLOYED | seat << 8 | sector << 3 | fleet, EVERYONE)


def recalled(s: State, seat: int, sector: int, fleet: int) -> None:
    if s.events is not None:
        s.emit(RECALLED | seat << 8 | sector << 3 | fleet, EVERYONE)


def moved(s: State, seat: int, src: int, dst: int, fleet: int) -> None:
    if s.events is not None:
        s.emit(MOVED | seat << 13 | src << 8 | dst << 3 | fleet, EVERYONE)


def founded(s: State, seat: int, sector: int, guild: int) -> None:
    if s.events is not None:
        s.emit(FOUNDED | seat << 8 | sector << 3 | guild, EVERYONE)


def built(s: State, seat: int, sector: int, installation: int) -> None:
    if s.events is not None:
        s.emit(BUILT | seat << 8 | sector << 3 | installation, EVERYONE)


def guild_gone(s: State, sector: int, guild: int) -> None:
    if s.events is not None:
        s.emit(GUILD_GONE | sector << 3 | guild, EVERYONE)


def installation_gone(s: State, sector: int, installation: int) -> None:
    if s.events is not None:
        s.emit(INSTALLATION_GONE | sector << 3 | installation, EVERYONE)


def grew(s: State, sector: int, population: int) -> None:
    if s.events is not None:
        s.emit(GREW | sector << 3 | population, EVERYONE)


def shrank(s: State, sector: int, population: int) -> None:
    if s.events is not None:
        s.emit(SHRANK | sector << 3 | population, EVERYONE)


def corrupted(s: State, seat: int, place: int) -> None:
    if s.events is not None:
        s.emit(CORRUPTED | seat << 6 | place, EVERYONE)


def purified(s: State, seat: int, place: int) -> None:
    if s.events is not None:
        s.emit(PURIFIED | seat << 6 | place, EVERYONE)


def offer_corrupted(s: State, kind: int) -> None:
    if s.events is not None:
        s.emit(OFFER_CORRUPTED | kind, EVERYONE)


def advanced(s: State, seat: int, track: int, space: int) -> None:
    if s.events is not None:
        s.emit(ADVANCED | seat << 5 | track << 3 | space, EVERYONE)


def agenda_taken(s: State, seat: int, agenda: int) -> None:
    if s.events is not None:
        s.emit(AGENDA_TAKEN | seat << 6 | agenda, EVERYONE)


def agenda_drawn(s: State, seat: int, kind: int) -> None:
    if s.events is not None:
        s.emit(AGENDA_DRAWN | seat << 2 | kind, EVERYONE)


def agenda_attached(s: State, seat: int, agenda: int, field: int) -> None:
    if s.events is not None:
        s.emit(AGENDA_ATTACHED | seat << 9 | agenda << 3 | field, EVERYONE)


def agenda_left(s: State, seat: int, agenda: int) -> None:
    if s.events is not None:
        s.emit(AGENDA_LEFT | seat << 6 | agenda, EVERYONE)


def researched(s: State, seat: int, technology: int) -> None:
    if s.events is not None:
        s.emit(RESEARCHED | seat << 6 | technology, EVERYONE)


def improved(s: State, seat: int, technology: int) -> None:
    if s.events is not None:
        s.emit(IMPROVED | seat << 6 | technology, EVERYONE)


def token(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(TOKEN | seat, EVERYONE)


def token_back(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(TOKEN_BACK | seat, EVERYONE)


def bounty(s: State, seat: int, bounty: int) -> None:
    if s.events is not None:
        s.emit(BOUNTY | seat << 4 | bounty, EVERYONE)


def reclaim(s: State, seat: int, reclaim: int) -> None:
    if s.events is not None:
        s.emit(RECLAIM | seat << 4 | reclaim, EVERYONE)


def token_discarded(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(TOKEN_DISCARDED | seat, EVERYONE)


def glory(s: State, seat: int, value: int) -> None:
    if s.events is not None:
        s.emit(GLORY | seat << 3 | value, EVERYONE)


def glory_gone(s: State, seat: int, value: int) -> None:
    if s.events is not None:
        s.emit(GLORY_GONE | seat << 3 | value, EVERYONE)


def placed(s: State, sector: int, item: int) -> None:
    if s.events is not None:
        s.emit(PLACED | sector << 4 | item, EVERYONE)


def invaded(s: State, seat: int, sector: int) -> None:
    if s.events is not None:
        s.emit(INVADED | seat << 5 | sector, EVERYONE)


def sent(s: State, seat: int, sector: int, fleet: int, power: int) -> None:
    if s.events is not None:
        s.emit(SENT | seat << 12 | sector << 7 | fleet << 4 | power, EVERYONE)


def shot(s: State, attacker: int, fleet: int) -> None:
    if s.events is not None:
        s.emit(SHOT | attacker << 3 | fleet, EVERYONE)


def absorbed(s: State, attacker: int, source: int) -> None:
    if s.events is not None:
        s.emit(ABSORBED | attacker << 3 | source, EVERYONE)


def outcome(s: State, sector: int, outcome: int) -> None:
    if s.events is not None:
        s.emit(OUTCOME | sector << 2 | outcome, EVERYONE)


def conquered(s: State, seat: int, sector: int) -> None:
    if s.events is not None:
        s.emit(CONQUERED | seat << 5 | sector, EVERYONE)


def abandoned(s: State, seat: int, sector: int) -> None:
    if s.events is not None:
        s.emit(ABANDONED | seat << 5 | sector, EVERYONE)


def incursion(s: State, sector: int) -> None:
    if s.events is not None:
        s.emit(INCURSION | sector, EVERYONE)


def skirmish(s: State, seat: int, sector: int, strength: int) -> None:
    if s.events is not None:
        s.emit(SKIRMISH | seat << 10 | sector << 5 | strength, EVERYONE)


def spared(s: State, seat: int) -> None:
    if s.events is not None:
        s.emit(SPARED | seat, EVERYONE)


def upkeep(s: State, seat: int, points: int, unpaid: int) -> None:
    if s.events is not None:
        s.emit(UPKEEP | seat << 12 | points << 6 | unpaid, EVERYONE)


def scored(s: State, seat: int, agenda: int, points: int) -> None:
    if s.events is not None:
        s.emit(SCORED | seat << 14 | agenda << 8 | points, EVERYONE)


def decree(s: State, seat: int, number: int) -> None:
    if s.events is not None:
        s.emit(DECREE | seat << 1 | number, EVERYONE)


def laid_out(s: State, technology: int) -> None:
    if s.events is not None:
        s.emit(LAID_OUT | technology, EVERYONE)


def start_scored(s: State, seat: int, points: int) -> None:
    if s.events is not None:
        s.emit(START_SCORED | seat << 8 | points, EVERYONE)


def haven(s: State, seat: int, levels: int) -> None:
    if s.events is not None:
        s.emit(HAVEN | seat << 3 | levels, EVERYONE)
