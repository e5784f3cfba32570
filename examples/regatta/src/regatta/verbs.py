"""Everything a seat or chance can answer in Regatta, and everything that can happen."""

from __future__ import annotations

from typing import Final

from ludarium.kernel.verbs import FLAG, Arg, Kind, Verb, VerbTable, count

WIDTH: Final = 16

DEAL: Final = 0 << WIDTH
CHOOSE: Final = 1 << WIDTH
ROLL: Final = 2 << WIDTH
SAIL: Final = 3 << WIDTH
ANCHOR: Final = 4 << WIDTH

DREW: Final = 0 << WIDTH
DREW_HIDDEN: Final = 1 << WIDTH
OPENED: Final = 2 << WIDTH
CURRENT: Final = 3 << WIDTH
SAILED: Final = 4 << WIDTH
RAMMED: Final = 5 << WIDTH
ANCHORED: Final = 6 << WIDTH
STORMED: Final = 7 << WIDTH


def sail(spaces: int, ride: int) -> int:
    return SAIL | spaces << 1 | ride


def verb_table(winds: list[str]) -> VerbTable:
    wind = Kind("wind", winds, bits=4)
    return VerbTable(
        [
            Verb("deal", [Arg("wind", wind)]),
            Verb("choose", [Arg("wind", wind)]),
            Verb("roll", [Arg("current", count(6))]),
            Verb("sail", [Arg("spaces", count(9)), Arg("ride", FLAG)]),
            Verb("anchor"),
        ],
        WIDTH,
    )


def event_table(winds: list[str], spaces: list[str]) -> VerbTable:
    wind, seat, space = Kind("wind", winds, bits=4), count(3), Kind("space", spaces, bits=6)
    return VerbTable(
        [
            Verb("drew", [Arg("seat", seat), Arg("wind", wind)]),
            Verb("drew-hidden", [Arg("seat", seat)]),
            Verb("opened", [Arg("seat", seat), Arg("wind", wind)]),
            Verb("current", [Arg("current", count(6))]),
            Verb("sailed", [Arg("seat", seat), Arg("space", space)]),
            Verb("rammed", [Arg("seat", seat), Arg("space", space)]),
            Verb("anchored", [Arg("seat", seat)]),
            Verb("stormed"),
        ],
        WIDTH,
    )
