"""What can happen in Xibalba, for log and animation: the numbers of the events and their table."""

from __future__ import annotations

from typing import Final

from ludarium.games.xibalba.verbs import WIDTH, Names, dice_args
from ludarium.games.xibalba.vocabulary import TYPES
from ludarium.kernel.verbs import Arg, Kind, Verb, VerbTable, count

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


def event_table(names: Names) -> VerbTable:
    seat, other, card = Arg("seat", count(3)), Arg("other", count(7)), Arg("card", names.card)
    amount, life = Arg("amount", count(63)), Arg("life", count(31))
    faces = {"resource": ["blank", "r1", "r2", "r3"], "attack": ["blank", "attack", "critical"]}
    kept = ["r0", "r1", "r2", "r3", "a0", "attack", "critical"]
    return VerbTable(
        [
            Verb("faction", [seat, Arg("faction", names.faction)]),
            Verb("ark-soldier", [card, life]),
            Verb("opened", [card]),
            Verb("reshuffled", [Arg("type", Kind("type", TYPES, bits=2))]),
            Verb("start-roll", [seat, amount]),
            Verb("starts", [seat]),
            Verb("turn", [seat]),
            Verb("income", [seat, amount]),
            Verb("resolved", [seat, card]),
            Verb("pool", [seat, *dice_args(["resource", "attack"])]),
            Verb("rolled-resource", [seat, *dice_args(faces["resource"])]),
            Verb("rolled-attack", [seat, *dice_args(faces["attack"])]),
            Verb("rolled-paragon", [seat, *dice_args(["blank", "p1", "p2"])]),
            Verb("kept", [seat, *dice_args(kept)]),
            Verb("traded", [seat, Arg("face", names.face)]),
            Verb("gained", [seat, amount]),
            Verb("lost", [seat, amount]),
            Verb("paragon", [seat, amount]),
            Verb("paragon-lost", [seat, amount]),
            Verb("looted", [seat, other, amount]),
            Verb("stole", [seat, other, amount]),
            Verb("attacked", [seat, Arg("target", names.target), Arg("strength", count(255))]),
            Verb("damaged", [card, amount, life]),
            Verb("destroyed", [card]),
            Verb("entered", [seat, card, life]),
            Verb("blocked", [seat, card]),
            Verb("let-through", [seat]),
            Verb("held", [seat]),
            Verb("breached", [seat]),
            Verb("bought", [seat, card]),
            Verb("discarded", [seat, card]),
            Verb("demoted", [seat, card]),
            Verb("won-over", [seat, other, card]),
            Verb("recalled", [seat, card]),
            Verb("reorganised", [seat]),
            Verb("healed", [seat, life]),
            Verb("weapon-technology", [seat]),
            Verb("die", [seat, Arg("face", names.face)]),
            Verb("upgraded", [seat, Arg("level", count(7))]),
            Verb("used", [seat, card]),
            Verb("controls", [seat]),
            Verb("won", [seat]),
        ],
        WIDTH,
    )
