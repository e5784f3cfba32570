# Generated from declaration.py: change that, then run `python -m ludarium.kernel.generate` on it.
"""What can happen, for log and animation: the code of each event, and what notes it for its hearers."""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.state import Dei
from ludarium.kernel.seats import EVERYONE, all_but, only

WIDTH: Final = 24

LAID: Final = 0 << WIDTH
CHOSE_FACTION: Final = 1 << WIDTH
PRIORITY: Final = 2 << WIDTH
KEY: Final = 3 << WIDTH
DRONE_STARTS: Final = 4 << WIDTH
REVEALED: Final = 5 << WIDTH
MISSION_OPEN: Final = 6 << WIDTH
FEAT_DEALT: Final = 7 << WIDTH
FEAT_HIDDEN: Final = 8 << WIDTH
DRAFTED: Final = 9 << WIDTH
PLACED: Final = 10 << WIDTH
ROUND: Final = 11 << WIDTH
PHASE: Final = 12 << WIDTH
TURN: Final = 13 << WIDTH
PLANNED: Final = 14 << WIDTH
PLAYED: Final = 15 << WIDTH
PLAYED_DOWN: Final = 16 << WIDTH
KEPT_DOWN: Final = 17 << WIDTH
BOOSTED: Final = 18 << WIDTH
BOOST_DRAWN: Final = 19 << WIDTH
BOOST_HIDDEN: Final = 20 << WIDTH
ENLISTED: Final = 21 << WIDTH
RELOCATED: Final = 22 << WIDTH
SUPPLIED: Final = 23 << WIDTH
MOVED: Final = 24 << WIDTH
COLLECTED: Final = 25 << WIDTH
GAINED: Final = 26 << WIDTH
GAVE_BACK: Final = 27 << WIDTH
SWAPPED: Final = 28 << WIDTH
BUILT: Final = 29 << WIDTH
BOUGHT: Final = 30 << WIDTH
PAID: Final = 31 << WIDTH
KILLED: Final = 32 << WIDTH
COPIED: Final = 33 << WIDTH
STUCK: Final = 34 << WIDTH
FLEW: Final = 35 << WIDTH
TELEPORTED: Final = 36 << WIDTH
LEARNED: Final = 37 << WIDTH
CUBE: Final = 38 << WIDTH
CUBE_BACK: Final = 39 << WIDTH
MISSION: Final = 40 << WIDTH
MISSION_SKIPPED: Final = 41 << WIDTH
SCORED: Final = 42 << WIDTH
COUNTED: Final = 43 << WIDTH
CARDS_COUNTED: Final = 44 << WIDTH
RECYCLED: Final = 45 << WIDTH
DISCARDED: Final = 46 << WIDTH


def laid(s: Dei, tile: int, place: int, turned: int) -> None:
    if s.events is not None:
        s.emit(LAID | tile << 6 | place << 2 | turned, EVERYONE)


def chose_faction(s: Dei, seat: int, faction: int) -> None:
    if s.events is not None:
        s.emit(CHOSE_FACTION | seat << 2 | faction, EVERYONE)


def priority(s: Dei, place: int, seat: int) -> None:
    if s.events is not None:
        s.emit(PRIORITY | place << 2 | s.factions[seat], EVERYONE)


def key(s: Dei, letter: int, colour: int) -> None:
    if s.events is not None:
        s.emit(KEY | letter << 2 | colour, EVERYONE)


def drone_starts(s: Dei, drone: int, region: int) -> None:
    if s.events is not None:
        s.emit(DRONE_STARTS | drone << 7 | region, EVERYONE)


def revealed(s: Dei, market: int, card: int) -> None:
    if s.events is not None:
        s.emit(REVEALED | market << 7 | card, EVERYONE)


def mission_open(s: Dei, column: int, mission: int) -> None:
    if s.events is not None:
        s.emit(MISSION_OPEN | column << 4 | mission, EVERYONE)


def feat_dealt(s: Dei, seat: int, feat: int) -> None:
    if s.events is not None:
        s.emit(FEAT_DEALT | s.factions[seat] << 5 | feat, only(seat))


def feat_hidden(s: Dei, seat: int, colour: int) -> None:
    if s.events is not None:
        s.emit(FEAT_HIDDEN | s.factions[seat] << 2 | colour, all_but(seat))


def drafted(s: Dei, seat: int, feat: int) -> None:
    if s.events is not None:
        s.emit(DRAFTED | s.factions[seat] << 5 | feat, EVERYONE)


def placed(s: Dei, seat: int, region: int, scrappers: int, champion: int) -> None:
    if s.events is not None:
        s.emit(PLACED | s.factions[seat] << 11 | region << 4 | scrappers << 1 | champion, EVERYONE)


def round(s: Dei, round: int) -> None:
    if s.events is not None:
        s.emit(ROUND | round, EVERYONE)


def phase(s: Dei, phase: int) -> None:
    if s.events is not None:
        s.emit(PHASE | phase, EVERYONE)


def turn(s: Dei, seat: int) -> None:
    if s.events is not None:
        s.emit(TURN | s.factions[seat], EVERYONE)


def planned(s: Dei, seat: int) -> None:
    if s.events is not None:
        s.emit(PLANNED | s.factions[seat], EVERYONE)


def played(s: Dei, seat: int, card: int) -> None:
    if s.events is not None:
        s.emit(PLAYED | s.factions[seat] << 7 | card, EVERYONE)


def played_down(s: Dei, seat: int, card: int) -> None:
    if s.events is not None:
        s.emit(PLAYED_DOWN | s.factions[seat] << 7 | card, EVERYONE)


def kept_down(s: Dei, seat: int) -> None:
    if s.events is not None:
        s.emit(KEPT_DOWN | s.factions[seat], EVERYONE)


def boosted(s: Dei, seat: int, boost: int) -> None:
    if s.events is not None:
        s.emit(BOOSTED | s.factions[seat] << 3 | boost, EVERYONE)


def boost_drawn(s: Dei, seat: int, boost: int) -> None:
    if s.events is not None:
        s.emit(BOOST_DRAWN | s.factions[seat] << 3 | boost, only(seat))


def boost_hidden(s: Dei, seat: int) -> None:
    if s.events is not None:
        s.emit(BOOST_HIDDEN | s.factions[seat], all_but(seat))


def enlisted(s: Dei, seat: int, region: int) -> None:
    if s.events is not None:
        s.emit(ENLISTED | s.factions[seat] << 7 | region, EVERYONE)


def relocated(s: Dei, seat: int, src: int, dst: int) -> None:
    if s.events is not None:
        s.emit(RELOCATED | s.factions[seat] << 14 | src << 7 | dst, EVERYONE)


def supplied(s: Dei, region: int, resource: int) -> None:
    if s.events is not None:
        s.emit(SUPPLIED | region << 2 | resource, EVERYONE)


def moved(s: Dei, seat: int, src: int, dst: int, scrappers: int, champion: int, refuges: int) -> None:
    if s.events is not None:
        s.emit(
            MOVED | s.factions[seat] << 21 | src << 14 | dst << 7 | scrappers << 3 | champion << 2 | refuges, EVERYONE
        )


def collected(s: Dei, seat: int, region: int, resource: int) -> None:
    if s.events is not None:
        s.emit(COLLECTED | s.factions[seat] << 9 | region << 2 | resource, EVERYONE)


def gained(s: Dei, seat: int, resource: int, amount: int) -> None:
    if s.events is not None:
        s.emit(GAINED | s.factions[seat] << 5 | resource << 3 | amount, EVERYONE)


def gave_back(s: Dei, seat: int, resource: int) -> None:
    if s.events is not None:
        s.emit(GAVE_BACK | s.factions[seat] << 2 | resource, EVERYONE)


def swapped(s: Dei, seat: int, resource: int) -> None:
    if s.events is not None:
        s.emit(SWAPPED | s.factions[seat] << 2 | resource, EVERYONE)


def built(s: Dei, seat: int, building: int, region: int) -> None:
    if s.events is not None:
        s.emit(BUILT | s.factions[seat] << 9 | building << 7 | region, EVERYONE)


def bought(s: Dei, seat: int, card: int) -> None:
    if s.events is not None:
        s.emit(BOUGHT | s.factions[seat] << 7 | card, EVERYONE)


def paid(s: Dei, seat: int, technology: int, energy: int) -> None:
    if s.events is not None:
        s.emit(PAID | s.factions[seat] << 8 | technology << 4 | energy, EVERYONE)


def killed(s: Dei, seat: int, region: int) -> None:
    if s.events is not None:
        s.emit(KILLED | s.factions[seat] << 7 | region, EVERYONE)


def copied(s: Dei, seat: int, card: int) -> None:
    if s.events is not None:
        s.emit(COPIED | s.factions[seat] << 7 | card, EVERYONE)


def stuck(s: Dei, seat: int, act: int) -> None:
    if s.events is not None:
        s.emit(STUCK | s.factions[seat] << 3 | act, EVERYONE)


def flew(s: Dei, drone: int, region: int) -> None:
    if s.events is not None:
        s.emit(FLEW | drone << 7 | region, EVERYONE)


def teleported(s: Dei, seat: int, region: int, champion: int) -> None:
    if s.events is not None:
        s.emit(TELEPORTED | s.factions[seat] << 8 | region << 1 | champion, EVERYONE)


def learned(s: Dei, seat: int, feat: int) -> None:
    if s.events is not None:
        s.emit(LEARNED | s.factions[seat] << 5 | feat, EVERYONE)


def cube(s: Dei, seat: int, region: int) -> None:
    if s.events is not None:
        s.emit(CUBE | s.factions[seat] << 7 | region, EVERYONE)


def cube_back(s: Dei, region: int) -> None:
    if s.events is not None:
        s.emit(CUBE_BACK | region, EVERYONE)


def mission(s: Dei, seat: int, mission: int, points: int) -> None:
    if s.events is not None:
        s.emit(MISSION | s.factions[seat] << 11 | mission << 7 | points, EVERYONE)


def mission_skipped(s: Dei, seat: int) -> None:
    if s.events is not None:
        s.emit(MISSION_SKIPPED | s.factions[seat], EVERYONE)


def scored(s: Dei, seat: int, points: int) -> None:
    if s.events is not None:
        s.emit(SCORED | s.factions[seat] << 7 | points, EVERYONE)


def counted(s: Dei, seat: int, points: int) -> None:
    if s.events is not None:
        s.emit(COUNTED | s.factions[seat] << 7 | points, EVERYONE)


def cards_counted(s: Dei, seat: int, points: int) -> None:
    if s.events is not None:
        s.emit(CARDS_COUNTED | s.factions[seat] << 7 | points, EVERYONE)


def recycled(s: Dei, seat: int, card: int) -> None:
    if s.events is not None:
        s.emit(RECYCLED | s.factions[seat] << 7 | card, EVERYONE)


def discarded(s: Dei, seat: int) -> None:
    if s.events is not None:
        s.emit(DISCARDED | s.factions[seat], EVERYONE)
