"""Everything a seat or chance can answer in Xibalba: action codes, and the table that gives them their text.

Where asks are made, codes are packed with the small functions here; a test holds them against the table.
"""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba.vocabulary import FACES
from ludarium.kernel.verbs import FLAG, Arg, Kind, Verb, VerbTable, count

WIDTH: Final = 24
STACK_NAMES: Final = ["squad", "slot1", "slot2", "slot3", "slot4"]
PLACE_NAMES: Final = ["ark", *STACK_NAMES]
TARGET_NAMES: Final = ["ark", "p1", "p2", "p3", "p4"]
SPOT_NAMES: Final = [
    "-",
    "ark",
    *[f"p{seat + 1}" for seat in range(4)],
    *[f"p{seat + 1}-{stack}" for seat in range(4) for stack in STACK_NAMES],
]
NO_SPOT: Final = 0
ARK_SPOT: Final = 1
SEAT_SPOTS: Final = 2
STACK_SPOTS: Final = 6

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

MOST_SYMBOLS: Final = 63
"""How many symbols of a kind `attack` can name."""

KEEP_SHIFTS: Final = [18, 15, 12, 9, 6, 3, 0]
"""Where the counts of `keep` sit: resource dice blank, 1, 2, 3; attack dice blank, attack, critical."""


def verb(action: int) -> int:
    """The verb of an action, comparable with the constants above."""
    return action >> WIDTH << WIDTH


def pool(resource: int, attack: int) -> int:
    return POOL | resource << 3 | attack


def attack(target: int, symbols: int, criticals: int) -> int:
    return ATTACK | target << 12 | symbols << 6 | criticals


def buy_upgrade(card: int, stack: int) -> int:
    return BUY_UPGRADE | card << 3 | stack


def bring(stack: int, depth: int) -> int:
    return BRING | stack << 6 | depth


def shift(src: int, dst: int, depth: int) -> int:
    return SHIFT | src << 9 | dst << 6 | depth


def swap(first: int, second: int) -> int:
    return SWAP | first << 3 | second


def destroy(spot: int, depth: int) -> int:
    return DESTROY | spot << 6 | depth


def apply(spot: int, which: int) -> int:
    return APPLY | spot << 2 | which


def paragon_symbols(roll: int) -> int:
    """How many paragon symbols a roll of paragon dice shows."""
    return (roll >> 3 & 7) + 2 * (roll & 7)


def stack_spot(seat: int, stack: int) -> int:
    """The spot of a stack of a seat."""
    return STACK_SPOTS + seat * 5 + stack


class Names:
    """The kinds of things that occur in actions and events."""

    def __init__(self, factions: list[str], cards: list[str]) -> None:
        self.faction: Final = Kind("faction", factions, bits=3)
        self.card: Final = Kind("card", cards, bits=7)
        self.place: Final = Kind("place", PLACE_NAMES, bits=3)
        self.stack: Final = Kind("stack", STACK_NAMES, bits=3)
        self.target: Final = Kind("target", TARGET_NAMES, bits=3)
        self.spot: Final = Kind("spot", SPOT_NAMES, bits=5)
        self.face: Final = Kind("face", FACES, bits=3)


def dice_args(keys: list[str]) -> list[Arg]:
    return [Arg(key, count(7)) for key in keys]


def verb_table(names: Names) -> VerbTable:
    card, stack = Arg("card", names.card), Arg("place", names.stack)
    depth = Arg("depth", count(63))
    return VerbTable(
        [
            Verb("faction", [Arg("faction", names.faction)]),
            Verb("draw", [card]),
            Verb("roll-resource", dice_args(["blank", "r1", "r2", "r3"])),
            Verb("roll-attack", dice_args(["blank", "attack", "critical"])),
            Verb("roll-paragon", dice_args(["blank", "p1", "p2"])),
            Verb("resolve", [Arg("place", names.place)]),
            Verb("pool", dice_args(["resource", "attack"])),
            Verb("keep", dice_args(["r0", "r1", "r2", "r3", "a0", "attack", "critical"])),
            Verb("trade", [Arg("face", names.face)]),
            Verb(
                "attack",
                [
                    Arg("target", names.target),
                    Arg("symbols", count(MOST_SYMBOLS)),
                    Arg("criticals", count(MOST_SYMBOLS)),
                ],
            ),
            Verb("enter", [Arg("critical", FLAG)]),
            Verb("block"),
            Verb("let-through"),
            Verb("destroy", [Arg("spot", names.spot), depth]),
            Verb("spare"),
            Verb("buy-soldier", [card]),
            Verb("buy-upgrade", [card, stack]),
            Verb("buy-event", [card]),
            Verb("discard-open", [card]),
            Verb("discard-own", [stack]),
            Verb("reorganise"),
            Verb("bring", [stack, depth]),
            Verb("shift", [Arg("src", names.stack), Arg("dst", names.stack), depth]),
            Verb("swap", [Arg("first", names.stack), Arg("second", names.stack)]),
            Verb("done"),
            Verb("medicine"),
            Verb("weapon-technology"),
            Verb("tactical-attack"),
            Verb("harvest"),
            Verb("upgrade"),
            Verb("use", [stack]),
            Verb("apply", [Arg("spot", names.spot), Arg("which", count(3))]),
            Verb("skip"),
            Verb("end"),
        ],
        WIDTH,
    )
