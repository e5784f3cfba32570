"""What can happen in D.E.I., for log and animation: the numbers of the events and their table."""

from __future__ import annotations

from typing import Final

from ludarium.games.dei.verbs import WIDTH, Names
from ludarium.kernel.verbs import FLAG, Arg, Verb, VerbTable, count

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
FLEW: Final = 34 << WIDTH
TELEPORTED: Final = 35 << WIDTH
LEARNED: Final = 36 << WIDTH
CUBE: Final = 37 << WIDTH
CUBE_BACK: Final = 38 << WIDTH
MISSION: Final = 39 << WIDTH
MISSION_SKIPPED: Final = 40 << WIDTH
SCORED: Final = 41 << WIDTH
COUNTED: Final = 42 << WIDTH
CARDS_COUNTED: Final = 43 << WIDTH
RECYCLED: Final = 44 << WIDTH
DISCARDED: Final = 45 << WIDTH


def event_table(names: Names) -> VerbTable:
    faction, region, card = Arg("faction", names.faction), Arg("region", names.region), Arg("card", names.card)
    resource, points = Arg("resource", names.resource), Arg("points", count(127))
    return VerbTable(
        [
            Verb("laid", [Arg("tile", names.tile), Arg("place", count(15)), Arg("turned", count(3))]),
            Verb("chose-faction", [Arg("seat", count(3)), faction]),
            Verb("priority", [Arg("place", count(7)), faction]),
            Verb("key", [Arg("letter", names.letter), Arg("colour", names.colour)]),
            Verb("drone-starts", [Arg("drone", names.drone), region]),
            Verb("revealed", [Arg("market", names.market), card]),
            Verb("mission-open", [Arg("column", count(7)), Arg("mission", names.mission)]),
            Verb("feat-dealt", [faction, Arg("feat", names.feat)]),
            Verb("feat-hidden", [faction, Arg("colour", names.colour)]),
            Verb("drafted", [faction, Arg("feat", names.feat)]),
            Verb("placed", [faction, region, Arg("scrappers", count(7)), Arg("champion", FLAG)]),
            Verb("round", [Arg("round", count(7))]),
            Verb("phase", [Arg("phase", count(3))]),
            Verb("turn", [faction]),
            Verb("planned", [faction]),
            Verb("played", [faction, card]),
            Verb("played-down", [faction, card]),
            Verb("kept-down", [faction]),
            Verb("boosted", [faction, Arg("boost", names.boost)]),
            Verb("boost-drawn", [faction, Arg("boost", names.boost)]),
            Verb("boost-hidden", [faction]),
            Verb("enlisted", [faction, region]),
            Verb("relocated", [faction, Arg("src", names.region), Arg("dst", names.region)]),
            Verb("supplied", [region, resource]),
            Verb(
                "moved",
                [
                    faction,
                    Arg("src", names.region),
                    Arg("dst", names.region),
                    Arg("scrappers", count(15)),
                    Arg("champion", FLAG),
                    Arg("refuges", count(3)),
                ],
            ),
            Verb("collected", [faction, region, resource]),
            Verb("gained", [faction, resource, Arg("amount", count(7))]),
            Verb("gave-back", [faction, resource]),
            Verb("swapped", [faction, resource]),
            Verb("built", [faction, Arg("building", names.building), region]),
            Verb("bought", [faction, card]),
            Verb("paid", [faction, Arg("technology", count(15)), Arg("energy", count(15))]),
            Verb("killed", [faction, region]),
            Verb("copied", [faction, card]),
            Verb("flew", [Arg("drone", names.drone), region]),
            Verb("teleported", [faction, region, Arg("champion", FLAG)]),
            Verb("learned", [faction, Arg("feat", names.feat)]),
            Verb("cube", [faction, region]),
            Verb("cube-back", [region]),
            Verb("mission", [faction, Arg("mission", names.mission), points]),
            Verb("mission-skipped", [faction]),
            Verb("scored", [faction, points]),
            Verb("counted", [faction, points]),
            Verb("cards-counted", [faction, points]),
            Verb("recycled", [faction, card]),
            Verb("discarded", [faction]),
        ],
        WIDTH,
    )
